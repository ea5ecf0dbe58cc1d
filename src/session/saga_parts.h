/* SPDX-License-Identifier: MIT */
/* saga_parts.h -- what the parts of saga.h share. */
#ifndef SESSION_SAGA_PARTS_H
#define SESSION_SAGA_PARTS_H

#include "library/record.h"
#include "saga.h"
#include "words/words.h"

struct saga_making {
    struct saga *s;
    struct library *library;
    const struct grog_words *words;
    const char *folder;
    const struct grog_chronicle *x;
};

/* saga_lines.c: what happened and stands, chapter by chapter.  False: no memory. */
bool saga_tell(struct saga_making *k, const struct record *r);
/* saga_missions.c: what its lines come to, and its Missions' files. */
void saga_fold(struct saga_making *k);
void saga_read_missions(struct saga_making *k, enum saga_depth depth);

#endif
