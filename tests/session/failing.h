/* SPDX-License-Identifier: MIT */
/* failing.h -- calls of the system that fail when a test wants it: the linker puts these in place of malloc, open,
 * write, fsync, rename, close and their kin (--wrap; tests/meson.build has the list).
 *
 * What always holds: what is allocated through them is counted, so that a leak is found after every run. */
#ifndef TESTS_FAILING_H
#define TESTS_FAILING_H

#include <stdbool.h>

/* From now on calls are counted, and the n-th fails (0: none); `stays`: and all behind it. */
void failing_from(unsigned long n, bool stays);
/* No call fails any more; how many were counted. */
unsigned long failing_ends(void);
/* Which call has failed first: its name; "": none has. */
const char *failing_was(void);
/* How many allocations are not freed. */
unsigned long failing_live(void);

#endif
