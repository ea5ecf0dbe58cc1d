/* SPDX-License-Identifier: MIT */
/* clock.h -- a clock that only goes forward. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

#include <stdint.h>

uint64_t nanoseconds(void);

#endif
