/* SPDX-License-Identifier: MIT */
/* starters.h -- first packs, file by file; @NAME@ stands for the pack's name. */
#ifndef STARTERS_H
#define STARTERS_H

#include <stddef.h>

struct starter { const char *system, *file, *text; };
extern const struct starter starters[];         /* ends in a row of nulls */

#endif
