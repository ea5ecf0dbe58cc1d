/* SPDX-License-Identifier: MIT */
/* think.h -- what takes long is done beside the table: a bot's choice, the odds of an option.
 *
 * One thread, one task at a time, on copies of its own; the table asks, goes on drawing, and hears through a file that
 * can be waited for. */
#ifndef TUI_THINK_H
#define TUI_THINK_H

#include "session/play.h"

struct thinker;

enum thought_kind { THOUGHT_CHOICE, THOUGHT_ODDS };
struct thought {
    enum thought_kind kind;
    uint32_t about;                     /* as it was asked: whose choice; the option */
    uint64_t moment;                    /* as it was asked: what is out of date is forgotten */
    struct grog_option option;          /* the choice, */
    struct grog_dice dice;              /* and the bot's chance after it */
    enum grog_status status;            /* of the odds */
    struct grog_odds odds;
};

/* Yours: think_close it, which waits for what it is at.  NULL: there is no thread to be had. */
struct thinker *think_open(const struct grog_match *m);
void think_close(struct thinker *t);
int  think_file(const struct thinker *t);
bool think_is_busy(const struct thinker *t);
/* What the bot of the seat chooses here. */
void think_choice(struct thinker *t, const struct grog_game *game, unsigned seat, const struct grog_bot *bot,
                  const struct grog_dice *dice, uint64_t moment);
void think_odds(struct thinker *t, const struct grog_game *view, unsigned seat, struct grog_option o, uint32_t about,
                uint64_t moment);
/* What has come of it; false: nothing yet. */
bool think_hear(struct thinker *t, struct thought *out);

#endif
