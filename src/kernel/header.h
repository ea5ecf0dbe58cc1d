/* SPDX-License-Identifier: MIT */
/* header.h -- what replays and positions begin with, and reading text by lines.
 *
 *     grognard replay 1
 *     rules 0.1
 *     system duel 1
 *     match 5b0c...                 the match's hash: cards and setup are the same
 *     setup seats 2, practice 0     at most GROG_SETUP_TEXT letters; a line has room for them
 *     seed 2900...                  where its dice come from: fair.h
 *
 * A line that begins with # is a remark.  Everything is bounded and checked. */
#ifndef GROG_HEADER_H
#define GROG_HEADER_H

#include "fair.h"
#include "state.h"

enum { GROG_LINE_MAX = 12288, GROG_CARRIED = 5120 };

struct grog_lines {
    const char *at, *end;
    uint32_t number;                /* of the line in `line` */
    uint32_t bad;                   /* of one that is too long, or not plain (base/plain.h); then number is 0 */
    const char *wrong;              /* what is wrong with it */
    char     line[GROG_LINE_MAX];
};
/* The next line that says something; false at the end, or at a bad line, a remark too.  It may begin with tabs. */
bool grog_next_line(struct grog_lines *l);
enum grog_status grog_fail_line(const struct grog_lines *l, struct grog_error *why);    /* tells of the bad line */
/* If the line begins with this word, what follows it; else NULL. */
const char *grog_after_word(const char *line, const char *word);
bool grog_read_hex(const char *text, uint8_t *byte, size_t n);

struct grog_header {
    struct grog_match *match;       /* yours */
    uint8_t  seed[GROG_SEED_BYTES];
    char     carried[GROG_CARRIED]; /* what it was carried from: "system version, chapter ..."; "": it was not */
    bool     has_fair;              /* its dice come from the secret that it committed to */
    bool     sealed;                /* its seed or secret was */
    struct grog_fairness fair;
};

/* Reads up to the first line that is not the header's, and leaves that one in lines->line.  GROG_WAITS: a fair game
 * without its secret; the match is there, the seed is not. */
enum grog_status grog_read_header(struct grog_lines *lines, const char *what, const struct grog_box *shelf,
                                  struct grog_header *out, struct grog_error *why);
void grog_write_header(struct grog_text *out, const char *what, const struct grog_match *m);

/* Lines that set what differs from a start (position.c); open: its dice may be known, else they are sealed.  Reading
 * begins with the current line, ends at the end of the text or at the line `stop`, and checks the game. */
void grog_write_overrides(struct grog_text *out, const struct grog_match *m, const struct grog_game *g, bool open);
/* All of a game, from nothing: for whoever may have other cards or rules.  Of coming dice nothing is written, or all,
 * or all sealed for the match. */
enum grog_dice_in { GROG_DICE_LEFT_OUT, GROG_DICE_SHOWN, GROG_DICE_SEALED };
void grog_write_whole(struct grog_text *out, const struct grog_match *m, const struct grog_game *g,
                      enum grog_dice_in dice);
enum grog_status grog_read_whole(const char *text, size_t n, const struct grog_match *m, struct grog_game *g,
                                 struct grog_error *why);
/* Dice that were sealed for the match with this hash, as hex; how many words are left is known.  False: they are not
 * such dice. */
bool grog_unseal_dice(struct grog_game *g, const uint8_t hash[GROG_HASH_BYTES], const char *hex);
enum grog_status grog_read_overrides(struct grog_lines *lines, const char *stop, const struct grog_match *m,
                                     struct grog_game *g, struct grog_error *why);

#endif
