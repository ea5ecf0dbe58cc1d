/* SPDX-License-Identifier: MIT */
/* replay_walk.c -- see replay_walk.h. */
#include "replay_walk.h"
#include "play_book.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const size_t MOMENTS_MOST = (size_t)128 << 20;           /* bytes */

static struct grog_journal *begin_again(const struct walk *w)
{
    return grog_journal_start(w->full) ? grog_journal_from(w->m, grog_journal_start(w->full))
                                       : grog_journal_new(w->m, grog_journal_seed(w->full));
}

static struct grog_game *moment(const struct walk *w, uint32_t act)
{
    return (struct grog_game *)(void *)(w->moments + act * grog_state_bytes(w->m));
}

static void note(struct walk *w, uint32_t act)
{
    const struct grog_game *g = grog_journal_game(w->again);
    w->turn[act] = play_turn_shown(g, act ? w->turn[act - 1] : 0);
    if (w->moments)
        memcpy(moment(w, act), g, grog_state_bytes(w->m));
}

bool walk_begin(struct walk *w, const struct grog_journal *full)
{
    *w = (struct walk){ .m = grog_journal_match(full), .full = full };
    w->log = grog_journal_log(full, &w->acts);
    w->turn = calloc(w->acts + 1, sizeof *w->turn);
    if (!w->turn)
        return false;
    if ((w->acts + 1) * grog_state_bytes(w->m) <= MOMENTS_MOST)
        w->moments = calloc(w->acts + 1, grog_state_bytes(w->m));
    w->again = begin_again(w);
    if (!w->again)
        return false;
    note(w, 0);
    for (uint32_t i = 0; i < w->acts; i++) {
        if (grog_play(w->again, w->log[i].seat, w->log[i].option, NULL) != GROG_OK)
            return false;
        note(w, i + 1);
    }
    w->at = w->acts;
    walk_go(w, 0);
    return true;
}

void walk_end(struct walk *w)
{
    grog_journal_free(w->again);
    free(w->turn);
    free(w->moments);
    *w = (struct walk){ 0 };
}

void walk_go(struct walk *w, uint32_t act)
{
    act = act < w->acts ? act : w->acts;
    if (!w->moments && act < w->at) {
        grog_journal_free(w->again);
        w->again = begin_again(w);
        w->at = 0;
    }
    for (; !w->moments && w->again && w->at < act; w->at++)
        grog_play(w->again, w->log[w->at].seat, w->log[w->at].option, NULL);
    w->at = act;
}

const struct grog_game *walk_game(const struct walk *w)
{
    return w->moments ? moment(w, w->at) : grog_journal_game(w->again);
}

const struct grog_act *walk_act(const struct walk *w) { return w->at ? &w->log[w->at - 1] : NULL; }

static bool begins_turn(const struct walk *w, uint32_t act) { return !act || w->turn[act] != w->turn[act - 1]; }

void walk_go_turn(struct walk *w, int way)
{
    uint32_t act = w->at;
    if (way > 0)
        for (act++; act < w->acts && !begins_turn(w, act); act++)
            ;
    else if (act)
        for (act--; act && !begins_turn(w, act); act--)
            ;
    walk_go(w, act);
}

bool walk_turn_acts(const struct walk *w, uint32_t turn, uint64_t *first, uint64_t *last)
{
    bool found = false;
    for (uint32_t i = 0; i <= w->acts; i++) {
        if (w->turn[i] != turn)
            continue;
        *first = found ? *first : i ? i : 1;
        *last = i < w->acts ? i + 1 : w->acts;
        found = true;
    }
    return found;
}

/* An option is taken again in the game before it; table acts bring nothing about. */
void walk_events(const struct walk *w, struct grog_events *out)
{
    union grog_any_game before;
    struct walk *back = (struct walk *)(uintptr_t)w;
    const struct grog_act *a = walk_act(w);
    uint32_t at = w->at;
    out->n = out->lost = 0;
    if (!a || (a->option.verb >= GROG_REACT && a->option.verb != GROG_PASS))
        return;
    walk_go(back, at - 1);
    memcpy(&before, walk_game(w), grog_state_bytes(w->m));
    walk_go(back, at);
    if (grog_take(w->m, &before.game, a->seat, a->option, out) != GROG_OK)
        out->n = 0;
}

/* ---- playing on --------------------------------------------------------------------------- */

void walk_practise(const char *setup, char *out, size_t room)
{
    static const char word[] = "practice ";
    const char *at = strstr(setup, word);
    if (at)
        snprintf(out, room, "%.*s%s1%s", (int)(at - setup), setup, word, at + strcspn(at, ","));
    else
        snprintf(out, room, "%s%s%s1", setup, *setup ? ", " : "", word);
}

bool walk_practice(const struct walk *w, struct grog_position *out)
{
    char setup[GROG_SETUP_TEXT + 32];
    struct grog_error why;
    const struct grog_box box = { w->m->system, w->m->cards };
    walk_practise(grog_setup_text(w->m), setup, sizeof setup);
    *out = (struct grog_position){ .match = grog_match_new(&box, setup, &why) };
    if (!out->match)
        return false;
    out->game = malloc(grog_state_bytes(w->m));
    if (!out->game) {
        grog_position_close(out);
        return false;
    }
    memcpy(out->game, walk_game(w), grog_state_bytes(w->m));
    memcpy(out->game->match, out->match->hash, sizeof out->game->match);
    if (!grog_over(out->game) && !grog_check(out->match, out->game))
        return true;
    grog_position_close(out);
    return false;
}
