/* SPDX-License-Identifier: MIT */
/* assert.h -- what a function relies on, said where it relies on it.
 *
 *     GROG_ASSERT(slot < HOSTILES_MAX);
 *
 * A claim is about our own code, never about what comes from outside: a file, a pack or a caller's option that is wrong
 * gets an answer, not an assertion.  Claims are checked where GROG_CHECKED is defined (debug and sanitizer builds);
 * elsewhere they cost nothing, and what they name is not evaluated. */
#ifndef BASE_ASSERT_H
#define BASE_ASSERT_H

#ifdef GROG_CHECKED
#include <assert.h>
#define GROG_ASSERT(claim) assert(claim)
#else
#define GROG_ASSERT(claim) ((void)sizeof((claim) ? 1 : 0))
#endif

#endif
