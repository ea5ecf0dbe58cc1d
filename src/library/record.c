/* SPDX-License-Identifier: MIT */
/* record.c -- see record.h. */
#include "record.h"
#include "kernel/state.h"

#include <stdio.h>
#include <string.h>

/* The first line that is neither empty nor a remark. */
static const char *first_line(const struct file *f)
{
    const char *line = f->text;
    while (line && (*line == '#' || *line == '\n' || *line == '\r')) {
        line = strchr(line, '\n');
        line += line != NULL;
    }
    return line ? line : "";
}

enum record_kind record_kind(const struct file *f)
{
    static const char replay[] = "grognard replay ", position[] = "grognard position ";
    const char *line = first_line(f);
    return !strncmp(line, replay, strlen(replay)) ? RECORD_REPLAY
         : !strncmp(line, position, strlen(position)) ? RECORD_POSITION
         : RECORD_NEITHER;
}

void record_say_why(const struct record *r, struct grog_error *out)
{
    if (r->why.line)
        grog_fail(out, r->why.line, "%s, line %lu: %s", r->name, (unsigned long)r->why.line, r->why.text);
    else
        grog_fail(out, 0, r->read ? "%s: %s" : "%s%s", r->read ? r->name : "", r->why.text);
}

/* What stands behind a word at the beginning of a line before the acts; "" if there is no such line. */
static void header_line(const struct file *f, const char *word, char *out, size_t room)
{
    const char *line = first_line(f);
    size_t n = strlen(word);
    *out = 0;
    while (line && strncmp(line, "acts", 4) && (strncmp(line, word, n) || line[n] != ' ')) {
        line = strchr(line, '\n');
        line += line != NULL;
    }
    if (line && !strncmp(line, word, n))
        snprintf(out, room, "%.*s", (int)strcspn(line + n + 1, "\r\n"), line + n + 1);
}

/* A record names the packs it was made with.  One that somebody typed need not: then it is for
 * all that are installed, unless the hash of its match says that there were none. */
static const struct grog_box *boxes_for(struct library *l, const char *name, const struct file *f,
                                        struct grog_error *why)
{
    char system[64], match[80], packs[4096];
    header_line(f, "system", system, sizeof system);
    header_line(f, "match", match, sizeof match);
    header_line(f, "packs", packs, sizeof packs);
    system[strcspn(system, " ")] = 0;
    if (*packs || *match)
        return library_with(l, system, packs, name, why);
    if (!library_stock(l, system, why))
        library_tell(l, why->text);
    return library_boxes(l);
}

bool record_open(struct record *r, struct library *l, const char *name, const struct file *f, uint32_t acts)
{
    *r = (struct record){ .name = name, .read = true, .kind = record_kind(f), .status = GROG_BAD_TEXT,
                          .why = { 1, "neither a replay nor a position of grognard" } };
    const struct grog_box *boxes = r->kind == RECORD_NEITHER ? NULL : boxes_for(l, name, f, &r->why);
    if (boxes && r->kind == RECORD_REPLAY)
        r->status = grog_replay_open(boxes, f->text, f->n, acts, &r->replay, &r->why);
    else if (boxes)
        r->status = grog_position_open(boxes, f->text, f->n, &r->position, &r->why);
    return r->status == GROG_OK || r->status == GROG_DIVERGED;          /* one that waits for its secret is not open */
}

bool record_read(struct record *r, struct library *l, const char *name, uint32_t acts)
{
    struct file f;
    *r = (struct record){ .name = name, .status = GROG_BAD_TEXT };
    if (!file_read(name, &f, &r->why))
        return false;
    bool opened = record_open(r, l, name, &f, acts);
    file_free(&f);
    return opened;
}

void record_close(struct record *r)
{
    if (r->kind == RECORD_REPLAY)
        grog_replay_close(&r->replay);
    else if (r->kind == RECORD_POSITION)
        grog_position_close(&r->position);
}

const struct grog_match *record_match(const struct record *r)
{
    return r->kind == RECORD_REPLAY ? r->replay.match : r->position.match;
}

const struct grog_game *record_game(const struct record *r)
{
    return r->kind == RECORD_REPLAY ? grog_journal_game(r->replay.journal) : r->position.game;
}
