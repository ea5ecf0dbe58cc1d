/* SPDX-License-Identifier: MIT */
/* pack_folder.h -- a pack's folder compiled, with all that it needs, and its mistakes told. */
#ifndef COMPILE_H
#define COMPILE_H

#include "folder.h"
#include "library/library.h"

#include <stdio.h>

struct compiled {
    struct folder folder;
    struct packs  needed;           /* what it needs, opened */
    bool          owns;             /* and to be closed with it */
    struct packc_output out;
    const struct grog_box *box;     /* the system that it is for, */
    const struct grog_system *beside;   /* and another that plays with its packs; NULL: none */
    char name[GROG_PACK_NAME_MAX + 1];
};

/* True: the folder could be read and was compiled; out tells whether without a mistake.  False: see why.
 * compile_free it.  `have` are packs that are open already, or NULL. */
bool compile_folder(struct library *l, const char *path, struct packs *have, const struct packs_chain *above,
                    struct compiled *c, struct grog_error *why);
void compile_free(struct compiled *c);

/* The system's cards with the compiled pack and all that it needs.  NULL: see why.  grog_cards_free them. */
struct grog_cards *compile_link(const struct compiled *c, const struct grog_pack *pack, struct grog_error *why);

/* The same for the system beside it; NULL too if there is none. */
struct grog_cards *compile_link_beside(const struct compiled *c, const struct grog_pack *pack, struct grog_error *why);

/* Every mistake with its place, the line, a caret, what was expected and the nearest word; and every warning. */
void compile_tell(const struct compiled *c, FILE *to);
void compile_tell_warnings(const struct compiled *c, FILE *to);

/* For a library: it compiles the folders that it finds. */
extern const struct library_compiler packc_compiler;

#endif
