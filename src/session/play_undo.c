/* SPDX-License-Identifier: MIT */
/* play_undo.c -- the last choice taken back, and done again. */
#include "kernel/journal.h"
#include "kernel/list.h"
#include "play_book.h"
#include "play_react.h"
#include "play_table.h"
#include "play_undo.h"

#include <stdlib.h>
#include <string.h>

static bool offers(const struct play *p, unsigned seat, uint8_t verb)
{
    struct grog_options *acts = calloc(1, sizeof *acts);
    bool found = false;
    if (!acts)
        return false;
    grog_list_acts(p->m, grog_journal_game(p->journal), seat, acts);
    for (uint32_t i = 0; i < acts->n; i++)
        found = found || acts->at[i].verb == verb;
    free(acts);
    return found;
}

/* Is the choice one that others have seen and learnt nothing from that would help them, `heroes.lifted.deploy`?  Bots
 * let it be taken back; it is then no part of the game. */
static bool is_lifted(const struct play *p, const struct grog_act *a)
{
    return a->seat == p->s.viewer && a->option.verb < p->m->system->n_verbs     /* no pass, no act of the table */
        && grog_row_text(&p->s, "lifted", p->m->system->verbs[a->option.verb].name, NULL);
}

/* Where in the log the viewer's choice begins that can be lifted; its end: nowhere.  Nobody has chosen since. */
static uint32_t to_be_lifted(const struct play *p)
{
    uint32_t n, at;
    const struct grog_act *log = grog_journal_log(p->journal, &n);
    bool bots = p->s.viewer < grog_seats(p->m) && p->hands == 1u << p->s.viewer           /* nobody who only watches */
             && !grog_journal_start(p->journal) && !grog_journal_carried(p->journal);
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        bots = bots && (seat == p->s.viewer || p->bot[seat]);
    int64_t stand = 0;                                  /* choices behind it that were not taken back */
    for (at = n; bots && at > 0 && !is_lifted(p, &log[at - 1]); at--) {
        if (!grog_is_act(log[at - 1].option) && log[at - 1].seat != p->s.viewer)
            return n;
        stand += log[at - 1].option.verb == GROG_UNDO ? -1 : !grog_is_act(log[at - 1].option)
               || log[at - 1].option.verb == GROG_REDO;
    }
    return bots && at > 0 && !stand ? at - 1 : n;
}

/* The game once more from its beginning, without the choice. */
static bool lift(struct play *p)
{
    uint32_t n, target = to_be_lifted(p);
    const struct grog_act *log = grog_journal_log(p->journal, &n);
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_act *kept = target < n ? malloc((target + 1u) * sizeof *kept) : NULL;
    if (!kept)
        return false;
    memcpy(kept, log, target * sizeof *kept);
    memcpy(seed, grog_journal_seed(p->journal), sizeof seed);
    grog_journal_restart(p->journal, seed);
    for (uint32_t i = 0; i < target; i++)
        grog_play(p->journal, kept[i].seat, kept[i].option, p->events);
    grog_forget(p->events);
    free(kept);
    return true;
}

bool play_can_undo(const struct play *p)
{
    const struct grog_game *g = grog_journal_game(p->journal);
    uint32_t n = grog_decisions(g), since = g->table.since;
    bool chosen = grog_practice(p->m) || since > 64;
    for (uint32_t i = 1; i <= since && i <= n && !chosen; i++)
        chosen = !(p->alone >> (n - i) % 64 & 1);
    uint32_t acts;
    grog_journal_log(p->journal, &acts);
    return offers(p, p->s.viewer, GROG_UNDO) ? chosen : to_be_lifted(p) < acts;
}

/* Bots let everything be taken back; people at one keyboard can talk about it. */
static void consent(struct play *p)
{
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        if (offers(p, seat, GROG_CONSENT))
            grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_CONSENT }, p->events);
}

/* What was answered because there was no other answer, or by a setting, goes back with the choice before it. */
static void go_back_alone(struct play *p)
{
    unsigned seat = p->s.viewer;
    for (;;) {
        play_look(p, seat);
        if ((!play_only_answer(p) && !react_would_answer(p)) || !offers(p, seat, GROG_UNDO)
            || grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_UNDO }, p->events) != GROG_OK)
            return;
        consent(p);
    }
}

bool play_undo(struct play *p)
{
    if (offers(p, p->s.viewer, GROG_UNDO)) {
        if (grog_play(p->journal, p->s.viewer, (struct grog_option){ .verb = GROG_UNDO }, p->events) != GROG_OK)
            return false;
        consent(p);
        go_back_alone(p);
    } else if (!lift(p)) {
        return false;
    }
    book_go_back(p);
    p->looks_again = true;
    return true;
}

const char *play_no_undo(const struct play *p)
{
    uint32_t n, chosen = 0;
    const struct grog_act *log = grog_journal_log(p->journal, &n);
    for (uint32_t i = 0; i < n; i++)
        chosen += (p->hands >> log[i].seat & 1) && !grog_is_act(log[i].option);
    return grog_over(grog_journal_game(p->journal)) ? "play.no-undo.over" : chosen ? "play.no-undo"
         : "play.no-undo.first";
}

bool play_redo(struct play *p)
{
    if (!offers(p, p->s.viewer, GROG_REDO)
        || grog_play(p->journal, p->s.viewer, (struct grog_option){ .verb = GROG_REDO }, p->events) != GROG_OK)
        return false;
    book_hear(p);
    p->looks_again = true;
    return true;
}
