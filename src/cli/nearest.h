/* SPDX-License-Identifier: MIT */
/* nearest.h -- telling somebody who mistyped a word what he may have meant. */
#ifndef NEAREST_H
#define NEAREST_H

#include "kernel/nearest.h"

/* " (did you mean 'sim'?)" on stderr, if something was near. */
void nearest_say(const struct grog_nearest *n);

#endif
