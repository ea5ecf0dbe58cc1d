/* SPDX-License-Identifier: MIT */
/* packlist.h -- the packs that a record names: "name hash, name hash", a hash being 64 hex digits. */
#ifndef GROG_PACKLIST_H
#define GROG_PACKLIST_H

#include "grognard.h"

enum { GROG_PACKLIST_NAME = 48, GROG_PACKLIST_HASH = 2 * GROG_HASH_BYTES, GROG_PACKLIST_SHORT = 8 };

struct grog_named_pack { char name[GROG_PACKLIST_NAME + 1], hash[GROG_PACKLIST_HASH + 1]; };   /* hash "": not said */

/* The next of a list, which is moved on.  False: there is none, or what stands there is no pack. */
bool grog_next_pack(const char **list, struct grog_named_pack *out);
/* Is a pack of this name in the list?  Then *out is it. */
bool grog_pack_in(const char *list, const char *name, struct grog_named_pack *out);
/* The one pack because of which two lists differ, in a sentence. */
void grog_packs_differ(const char *made_with, const char *here, struct grog_error *why);

#endif
