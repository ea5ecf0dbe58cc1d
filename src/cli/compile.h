/* SPDX-License-Identifier: MIT */
/* compile.h -- a pack's folder compiled, with all that it needs, and its mistakes told. */
#ifndef COMPILE_H
#define COMPILE_H

#include "folder.h"
#include "packs.h"

#include <stdio.h>

struct compiled {
    struct folder folder;
    struct packs  needed;           /* what it needs, opened */
    bool          owns;             /* and to be closed with it */
    struct packc_output out;
    const struct grog_box *box;     /* the system that it is for */
    char name[GROG_PACK_NAME_MAX + 1];
};

/* true: the folder could be read and was compiled; out tells whether without a mistake.
 * compile_free it.  `have` are packs that are open already, or NULL. */
bool compile_folder(const char *path, struct packs *have, const struct packs_chain *above, struct compiled *c);
void compile_free(struct compiled *c);

/* The system's cards with the compiled pack and all that it needs; NULL, and stderr says why.  grog_cards_free them. */
const struct grog_cards *compile_link(const struct compiled *c, const struct grog_pack *pack);

/* Every mistake with its place, the line, a caret, what was expected and the nearest word. */
void compile_tell(const struct compiled *c, FILE *to);

/* What a folder's pack.lua says; false if it has none that can be read. */
bool compile_label(const char *path, struct packs_label *out);

/* The pack, or NULL when it has mistakes, which are told on stderr. */
struct grog_pack *compile_to_pack(const char *path, struct packs *have, const struct packs_chain *above);

#endif
