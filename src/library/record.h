/* SPDX-License-Identifier: MIT */
/* record.h -- a file that holds a replay or a position, told by its first line. */
#ifndef RECORD_H
#define RECORD_H

#include "base/file.h"
#include "library.h"
#include "grognard.h"

enum record_kind { RECORD_NEITHER, RECORD_REPLAY, RECORD_POSITION };

struct record {
    const char  *name;
    enum record_kind  kind;
    enum grog_status  status;       /* GROG_OK, or GROG_DIVERGED: a replay up to where it is true; GROG_WAITS */
    struct grog_error why;          /* if it is not GROG_OK */
    bool read;                      /* false: there was no such file, or it could not be read */
    struct grog_replay   replay;
    struct grog_position position;
};

enum record_kind record_kind(const struct file *f);

/* Yours: record_close it.  A replay is played through `acts` of its acts.  False if it
 * cannot be read: see r->why. */
bool record_open(struct record *r, struct library *l, const char *name, const struct file *f, uint32_t acts);
/* The same from a file by name.  A failure to read it is the file's own: r->kind is RECORD_NEITHER then. */
bool record_read(struct record *r, struct library *l, const char *name, uint32_t acts);
void record_close(struct record *r);
const struct grog_match *record_match(const struct record *r);
const struct grog_game  *record_game(const struct record *r);

/* What is wrong with it, and where: "FILE, line 7: the hash differs". */
void record_say_why(const struct record *r, struct grog_error *out);

#endif
