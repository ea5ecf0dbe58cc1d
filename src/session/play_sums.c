/* SPDX-License-Identifier: MIT */
/* play_sums.c -- sums of what is told: each Attack closes with what it came to, and a turn of the others with it all.
 *
 * Which events count for what the catalogue says: `warfighter.event.attacks.sum = attack` begins one,
 * `killed-in-action.sum = kills` counts in it, `plays.amid = yes` belongs to one that goes on (`takes-effect.amid =
 * first`: what it has come to until then is told before); what else begins a line of its own ends it.
 * `a-hostile-turn-begins.sum = turn` begins a turn, `a-soldier-turn-begins.sum = end` ends it. */
#include "play_sums.h"
#include "kernel/system.h"

#include <stdio.h>
#include <string.h>

static const char *const counted[BOOK_SUMS] = { "kills", "eliminated", "suppresses", "hits", "wounds", "down",
                                                "suppressed" };

static const char *row_of(const struct grog_speaker *s, const struct grog_event *e, const char *part)
{
    return e->kind && e->kind < s->m->system->n_events
         ? grog_row_text(s, "event", s->m->system->events[e->kind].name, part) : NULL;
}

bool sums_is_harm(const struct grog_speaker *s, const struct grog_event *e) { return row_of(s, e, "harm") != NULL; }

bool sums_is_outcome(const struct grog_speaker *s, const struct grog_event *e)
{
    return row_of(s, e, "outcome") != NULL;
}

/* "2 Kills, 1 Suppress" */
static void say_counts(const struct grog_speaker *s, const uint16_t of[BOOK_SUMS], struct grog_text *out)
{
    for (unsigned i = 0; i < BOOK_SUMS; i++) {
        char key[64];
        if (!of[i])
            continue;
        snprintf(key, sizeof key, "%s.sum.%s", grog_system_name(s->m->system), counted[i]);
        grog_print(out, "%s", out->n ? ", " : "");
        grog_say_plain(s, key, GROG_PAIRS({ "n", NULL, of[i] }), out);
    }
}

static void say_sum(const struct grog_speaker *s, const char *of, const uint16_t count[BOOK_SUMS], unsigned attacks,
                    struct grog_text *out)
{
    char list_room[512] = "", key[64];
    struct grog_text list = { .at = list_room, .room = sizeof list_room };
    say_counts(s, count, &list);
    snprintf(key, sizeof key, "%s.sum.%s", grog_system_name(s->m->system), of);
    grog_print(out, "%s%c ", out->n ? "\n" : "", BOOK_SUM);
    grog_say_plain(s, key, GROG_PAIRS({ "list", list_room, 0 }, { "n", NULL, attacks }), out);
}

static bool has_counted(const struct book_sums *b)
{
    for (unsigned i = 0; i < BOOK_SUMS; i++)
        if (b->of[i])
            return true;
    return false;
}

void sums_rest(struct book_sums *b, const struct grog_speaker *s, struct grog_text *out)
{
    if (b->attacks && (!b->said || has_counted(b)))
        say_sum(s, "attack", b->of, 1, out);
    b->attacks = b->said = false;
    memset(b->of, 0, sizeof b->of);
}

void sums_end(struct book_sums *b, const struct grog_speaker *s, const struct grog_event *e, const char *line,
              struct grog_text *out)
{
    const char *sum = row_of(s, e, "sum");
    bool own = *line != '-' && (!sum || !strcmp(sum, "attack") || !strcmp(sum, "turn") || !strcmp(sum, "end"));
    const char *amid = row_of(s, e, "amid");
    if (own && !amid) {
        sums_rest(b, s, out);
    } else if (own && !strcmp(amid, "first") && b->attacks && has_counted(b)) {
        say_sum(s, "attack", b->of, 1, out);            /* what has come of it until then; it may go on */
        b->said = true;
        memset(b->of, 0, sizeof b->of);
    }
    if (sum && !strcmp(sum, "end") && b->turn) {
        say_sum(s, "turn", b->of_turn, b->turn_attacks, out);
        b->turn = false;
    }
}

void sums_add(struct book_sums *b, const struct grog_speaker *s, const struct grog_event *e)
{
    const char *sum = row_of(s, e, "sum");
    if (sum && !strcmp(sum, "turn")) {
        b->turn = true;
        b->turn_attacks = 0;
        memset(b->of_turn, 0, sizeof b->of_turn);
    }
    if (sum && !strcmp(sum, "attack")) {
        b->attacks = true;
        b->said = false;
        b->turn_attacks++;
        memset(b->of, 0, sizeof b->of);
    }
    for (unsigned i = 0; sum && i < BOOK_SUMS; i++)
        if (!strcmp(sum, counted[i])) {
            b->of[i]++;
            b->of_turn[i]++;
        }
}
