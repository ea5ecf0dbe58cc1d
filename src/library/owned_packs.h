/* SPDX-License-Identifier: MIT */
/* owned_packs.h -- the packs that the player owns, one a line in grognard/packs of his configuration.
 *
 * Without that file all packs count as owned.  It is no rule: it says what is offered, and what is told when somebody
 * adds another card. */
#ifndef LIBRARY_OWNED_PACKS_H
#define LIBRARY_OWNED_PACKS_H

#include "folders.h"
#include "pack/pack.h"

enum { OWNED_MAX = 256 };

struct owned_packs { bool read, listed; unsigned n; char name[OWNED_MAX][GROG_PACK_NAME_MAX + 1]; };

bool owned_file(char path[PATH_BYTES], struct grog_error *why);
void owned_read(struct owned_packs *o);
bool owned_has(const struct owned_packs *o, const char *pack);

#endif
