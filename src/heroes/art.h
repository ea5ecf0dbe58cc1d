/* SPDX-License-Identifier: MIT */
/* art.h -- the symbols of pictures (art.c). */
#ifndef HEROES_ART_H
#define HEROES_ART_H

#include "kernel/kernel.h"

/* Into the <defs> of an SVG text. */
void art_print_grounds(struct grog_text *out);       /* of those that cards name */
void art_print(struct grog_text *out);

#endif
