/* SPDX-License-Identifier: MIT */
/* play_open.c -- a game is begun at a table, or gone on with: which match, who plays here, and who the others are.
 *
 * What always holds here: a game that is open has a view, a scene, a book for each seat that is played here, and
 * settings for reactions; whatever play_open has taken, play_close gives back. */
#define _POSIX_C_SOURCE 200809L
#include "base/host.h"
#include "base/number.h"
#include "library/kept_games.h"
#include "kernel/state.h"
#include "lesson/lesson.h"
#include "play_open.h"
#include "library/record.h"
#include "play_book.h"
#include "play_lesson.h"
#include "play_others.h"
#include "play_react.h"
#include "play_save.h"
#include "sortie.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- what is wanted ---------------------------------------------------------------- */

/* Another game every time; its file shows the seed when it is over. */
uint64_t play_any_seed(void)
{
    uint64_t seed;
    if (!host_chance(&seed, sizeof seed))
        seed = (uint64_t)time(NULL);
    return seed >> 1;
}

/* ---- who plays ----------------------------------------------------------------------- */

/* "0,2" as bits; 0: it is no such list. */
static unsigned seats_in(const struct play *p, const char *list)
{
    unsigned bits = 0;
    for (const char *at = list; ; at++) {
        char one[8];
        uint64_t n;
        snprintf(one, sizeof one, "%.*s", (int)strcspn(at, ","), at);
        if (!read_number(one, 0, grog_seats(p->m) - 1, &n))
            return 0;
        bits |= 1u << n;
        at += strcspn(at, ",");
        if (!*at)
            return bits;
    }
}

/* Which seats are played here, and who plays the others.  False: see why. */
static bool take_seats(struct play *p, const struct play_wish *w, struct grog_error *why)
{
    unsigned all = (1u << grog_seats(p->m)) - 1;
    const char *seats = w->seat ? w->seat : w->curtain ? "all" : "0";
    p->hands = w->watch ? 0 : !strcmp(seats, "all") ? all : seats_in(p, seats);
    p->curtain = w->curtain;
    if (!p->hands && !w->watch) {
        grog_fail(why, 0, "--seat is a number from 0 to %u, several as in 0,1, or 'all'", grog_seats(p->m) - 1);
        return false;
    }
    return others_come(p, w->bot, w->seed, why);
}

/* One person holds all seats that are played here, and so may take any of their choices back. */
static void sit_down(struct play *p)
{
    unsigned first = grog_first_seat(p->hands);
    for (unsigned seat = first + 1; seat < grog_seats(p->m); seat++)
        if (p->hands >> seat & 1)
            grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_HAND_OVER, .object = { (uint16_t)first } },
                      p->events);
}

/* Play the acts of a record again, so that all that has happened is known. */
static bool play_again(struct play *p, struct grog_journal *from)
{
    uint32_t n;
    const struct grog_act *log = grog_journal_log(from, &n);
    for (uint32_t i = 0; i < n; i++) {
        bool back = log[i].option.verb == GROG_UNDO || log[i].option.verb == GROG_CONSENT;
        book_mark(p);
        if (grog_play(p->journal, log[i].seat, log[i].option, p->events) != GROG_OK)
            return false;
        if (back)
            book_go_back(p);
        book_hear(p);
    }
    return true;
}

/* The first line that is news to who sits down: of a campaign, what its last Mission has brought. */
static uint32_t news_of(const struct play *p, unsigned seat, const struct play_wish *w, bool begun)
{
    const struct book *b = &p->book[seat];
    uint32_t told = w->sortie && w->part == PLAY_CAMPAIGN ? w->sortie->told : 0;
    if (told && b->past && b->past[told % PLAY_PAST].decisions == told)
        return b->past[told % PLAY_PAST].n;
    return book_news(b, begun);
}

/* ---- the table is laid ------------------------------------------------------------- */

/* The match and the journal are there: so is all the rest; `record` (may be NULL) is played again. */
static bool lay(struct play *p, const struct play_wish *w, struct grog_journal *record, struct grog_error *why)
{
    grog_fail(why, 0, "out of memory");
    p->view = calloc(1, grog_state_bytes(p->m));
    p->scene = calloc(1, sizeof *p->scene);
    p->events = calloc(1, sizeof *p->events);
    p->menu = calloc(1, sizeof *p->menu);
    if (!p->view || !p->scene || !p->events || !p->menu)
        return false;
    p->s.m = p->m;
    p->s.viewer = p->hands ? grog_first_seat(p->hands) : GROG_SPECTATOR;
    if (!book_open(p) || (w->lesson && !lesson_open(p, w->lesson)))
        return false;
    if (record && !play_again(p, record)) {
        grog_fail(why, 0, "the game cannot be played again");
        return false;
    }
    if (!record && p->hands && !p->curtain)
        sit_down(p);
    if (!react_open(p, w->reactions, why))
        return false;
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++)
        p->book[i].shown = news_of(p, i, w, !record);
    return true;
}

/* A campaign's Mission: its setup and its dice are the campaign's. */
static bool begin_mission(struct play *p, const struct play_wish *w, struct grog_error *why)
{
    p->held.match = sortie_match(p->library, w->sortie, why);
    p->m = p->held.match;
    p->journal = p->m ? grog_journal_new(p->m, w->sortie->seed) : NULL;
    return p->journal && take_seats(p, w, why) && lay(p, w, NULL, why);
}

static bool begin_new(struct play *p, const struct play_wish *said, struct grog_error *why)
{
    uint8_t seed[GROG_SEED_BYTES];
    struct play_wish w = *said;
    wish_easiest(p->library, &w.match);
    p->held.match = wish_match(p->library, &w.match, why);
    p->m = p->held.match;
    grog_seed_from_number(w.seed, seed);
    p->journal = p->m ? grog_journal_new(p->m, seed) : NULL;
    return p->journal && take_seats(p, &w, why) && lay(p, &w, NULL, why);
}

/* The beginning of the game that a guide is for. */
static struct grog_journal *begin_guided(const struct play *p, const struct grog_lesson *l)
{
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(strtoull(l->seed, NULL, 10), seed);
    return grog_journal_new(p->m, seed);
}

/* From a position a new game begins. */
static bool begin_with(struct play *p, const struct play_wish *w, const struct grog_position *at,
                       struct grog_error *why)
{
    p->m = at->match;
    p->journal = w->lesson && w->lesson->plays_on ? begin_guided(p, w->lesson) : grog_journal_from(p->m, at->game);
    return p->journal && take_seats(p, w, why) && lay(p, w, NULL, why);
}

/* A replay is opened twice: `full` gives its acts, `start` is at its beginning and plays them again. */
static bool go_on_with(struct play *p, const struct play_wish *w, const char *file, struct grog_error *why)
{
    struct record *start = calloc(1, sizeof *start);
    p->held.start = start;
    if (!start || !record_read(start, p->library, file, 0)) {
        if (start)
            record_say_why(start, why);
        return false;
    }
    p->m = start->replay.match;
    p->journal = start->replay.journal;
    p->fair = start->replay.has_fair ? &start->replay.fair : NULL;
    return take_seats(p, w, why) && lay(p, w, p->held.full->replay.journal, why);
}

static bool resume(struct play *p, const struct play_wish *w, struct grog_error *why)
{
    char last[PLAY_PATH];
    if (!*w->resume && !kept_find_last(last, why))
        return false;
    const char *file = *w->resume ? w->resume : last;
    if (!*p->file && !w->loose && !play_take_place(p, file, true, why))
        return false;
    grog_fail(why, 0, "out of memory");
    struct record *full = p->held.full = calloc(1, sizeof *full);
    if (!full)
        return false;
    if (!record_read(full, p->library, file, UINT32_MAX) || full->status != GROG_OK) {
        record_say_why(full, why);
        return false;
    }
    if (full->kind == RECORD_REPLAY)
        return go_on_with(p, w, file, why);
    if (!w->save)
        play_leave_place(p);                            /* a position is not written over */
    return begin_with(p, w, &full->position, why);
}

bool play_open(struct play *p, const struct play_wish *w, struct grog_error *why)
{
    bool same = w->save && w->resume && !strcmp(w->save, w->resume);
    if (w->save && !play_take_place(p, w->save, same, why))
        return false;
    grog_fail(why, 0, "out of memory");
    p->part = w->part;
    p->command = w->command;
    p->reported = w->part == PLAY_REPORT && w->sortie ? w->sortie->number : 0;
    if (w->part == PLAY_MISSION && !w->resume)
        return begin_mission(p, w, why);
    return w->from ? begin_with(p, w, w->from, why) : w->resume ? resume(p, w, why) : begin_new(p, w, why);
}

static void close_record(struct record *r)
{
    if (r)
        record_close(r);
    free(r);
}

void play_close(struct play *p)
{
    play_leave_place(p);
    lesson_close(p);
    book_close(p);
    free(p->view);
    free(p->scene);
    free(p->events);
    free(p->menu);
    free(p->react);
    if (!p->held.start)                                 /* else it is the record's */
        grog_journal_free(p->journal);
    grog_match_free(p->held.match);
    close_record(p->held.start);
    close_record(p->held.full);
}
