/* SPDX-License-Identifier: MIT */
/* also.h -- cards that a Mission uses though nobody deals or names them. */
#ifndef WARFIGHTER_ALSO_H
#define WARFIGHTER_ALSO_H

#include "kernel/system.h"

void wf_uses_also(const struct grog_match *m, void (*use)(void *arg, uint16_t card), void *arg);

#endif
