/* SPDX-License-Identifier: MIT */
/* number.h -- numbers in text. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>

/* A whole number without sign in these bounds; false if it is anything else. */
bool read_number(const char *text, uint64_t min, uint64_t max, uint64_t *out);

#endif
