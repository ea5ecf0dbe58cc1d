/* SPDX-License-Identifier: MIT */
/* play_open.c -- a game is begun at a table, or gone on with: which match, who plays here, and who the others are.
 *
 * What always holds here: a game that is open has a view, a scene, a book for each seat that is played here, and
 * settings for reactions; whatever play_open has taken, play_close gives back. */
#define _POSIX_C_SOURCE 200809L
#include "args.h"
#include "kernel/state.h"
#include "out.h"
#include "play_open.h"
#include "record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- what is wanted ---------------------------------------------------------------- */

/* Another game every time; 'inspect' shows its seed afterwards. */
uint64_t play_any_seed(void)
{
    uint64_t seed = (uint64_t)time(NULL);
    FILE *f = fopen("/dev/urandom", "rb");
    if (f && fread(&seed, sizeof seed, 1, f) != 1)
        seed = (uint64_t)time(NULL);
    if (f)
        fclose(f);
    return seed >> 1;
}

enum args_answer play_read_wish(int argc, char **argv, struct play_wish *w)
{
    const struct args_option options[] = {
        WISH_OPTIONS(&w->match),
        { "seed",   "S",    "the seed of deck and dice, to play a game again (any)",
                            ARGS_NUMBER(&w->seed, 0, INT64_MAX) },
        { "seat",   "N",    "the seat that you play (0), several as in 0,1, or 'all'", ARGS_TEXT(&w->seat) },
        { "bot",    "NAME", "who plays the other seats (against a side of people: heuristic, if the\n"
                            "system has it; else random); several go round the seats", ARGS_TEXT(&w->bot) },
        { "curtain", NULL,  "two sides at one keyboard: clear the screen before the other side looks",
                            ARGS_FLAG(&w->curtain) },
        { "watch",  NULL,   "play no seat: bots play all of them, and you are told the game", ARGS_FLAG(&w->watch) },
        { "ask",    NULL,   "ask for Mission and team first, even if the input is no terminal", ARGS_FLAG(&w->ask) },
        { "plain",  NULL,   "line by line, even at a terminal that can show the whole table", ARGS_FLAG(&w->plain) },
        { "lang",   "LANGUAGE", "another language by name, as in fr (else as LANG says), or the file of a catalogue",
                            ARGS_TEXT(&w->lang) },
        { "save",   "FILE", "keep the game there, not in the state folder", ARGS_TEXT(&w->save) },
        { "reactions", "FILE", "settings for reactions, instead of your own; 'none': ask for all",
                            ARGS_TEXT(&w->reactions) },
        { "resume", "[FILE]", "go on with this replay, or begin with this position; without a file with\n"
                            "the game that was played last", ARGS_MAYBE(&w->resume) },
        { 0 },
    };
    const struct args_usage usage = {
        "play", "", "Play a game in the terminal.  Type ? there for help.\n"
        "At a terminal it asks for the Mission and the team, or the scenario and the side, unless they are\n"
        "said; Enter takes the first.\n"
        "The game is kept after every choice; leaving tells where, and how to go on.", options, 0, 0,
    };
    return args_read(&usage, argc, argv, NULL);
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
        if (!args_number(one, 0, grog_seats(p->m) - 1, &n))
            return 0;
        bits |= 1u << n;
        at += strcspn(at, ",");
        if (!*at)
            return bits;
    }
}

/* Which seats are played here, and who plays the others; false: stderr says why. */
static bool take_seats(struct play *p, const struct play_wish *w)
{
    unsigned all = (1u << grog_seats(p->m)) - 1;
    const char *seats = w->seat ? w->seat : w->curtain ? "all" : "0";
    p->hands = w->watch ? 0 : !strcmp(seats, "all") ? all : seats_in(p, seats);
    p->curtain = w->curtain;
    if (!p->hands && !w->watch) {
        fprintf(stderr, "grognard play: --seat is a number from 0 to %u, several as in 0,1, or 'all'\n",
                grog_seats(p->m) - 1);
        return false;
    }
    return others_come(p, w->bot, w->seed);
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

/* ---- the table is laid ------------------------------------------------------------- */

/* The match and the journal are there: so is all the rest; `record` (may be NULL) is played again. */
static bool lay(struct play *p, const struct play_wish *w, struct grog_journal *record)
{
    p->view = must_have(1, grog_state_bytes(p->m));
    p->scene = must_have(1, sizeof *p->scene);
    p->events = must_have(1, sizeof *p->events);
    p->menu = must_have(1, sizeof *p->menu);
    p->s.m = p->m;
    p->s.viewer = p->hands ? grog_first_seat(p->hands) : GROG_SPECTATOR;
    book_open(p);
    if (w->lesson)
        lesson_open(p, w->lesson);
    if (record && !play_again(p, record))
        return false;
    if (!record && p->hands && !p->curtain)
        sit_down(p);
    if (!react_open(p, w->reactions))
        return false;
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++)
        p->book[i].shown = book_news(&p->book[i], !record);
    return true;
}

static bool begin_new(struct play *p, const struct play_wish *said)
{
    uint8_t seed[GROG_SEED_BYTES];
    struct play_wish w = *said;
    play_easiest(&w.match);
    p->held.match = wish_match("play", &w.match);
    p->m = p->held.match;
    grog_seed_from_number(w.seed, seed);
    p->journal = p->m ? grog_journal_new(p->m, seed) : NULL;
    return p->journal && take_seats(p, &w) && lay(p, &w, NULL);
}

/* From a position a new game begins. */
static bool begin_with(struct play *p, const struct play_wish *w, const struct grog_position *at)
{
    p->m = at->match;
    p->journal = grog_journal_from(p->m, at->game);
    return p->journal && take_seats(p, w) && lay(p, w, NULL);
}

/* A replay is opened twice: `full` gives its acts, `start` is at its beginning and plays them again. */
static bool go_on_with(struct play *p, const struct play_wish *w, const char *file)
{
    struct record *start = must_have(1, sizeof *start);
    p->held.start = start;
    if (!record_read(start, file, 0))
        return false;
    p->m = start->replay.match;
    p->journal = start->replay.journal;
    p->fair = start->replay.has_fair ? &start->replay.fair : NULL;
    if (!*p->file)
        snprintf(p->file, sizeof p->file, "%s", file);
    return take_seats(p, w) && lay(p, w, p->held.full->replay.journal);
}

static bool resume(struct play *p, const struct play_wish *w)
{
    char last[PLAY_PATH];
    if (!*w->resume && !play_find_last(last))
        return false;
    const char *file = *w->resume ? w->resume : last;
    p->held.full = must_have(1, sizeof *p->held.full);
    if (!record_read(p->held.full, file, UINT32_MAX))
        return false;
    if (p->held.full->status != GROG_OK) {
        record_complain(p->held.full);
        return false;
    }
    return p->held.full->kind == RECORD_POSITION ? begin_with(p, w, &p->held.full->position) : go_on_with(p, w, file);
}

bool play_open(struct play *p, const struct play_wish *w)
{
    if (w->save)
        snprintf(p->file, sizeof p->file, "%s", w->save);
    return w->from ? begin_with(p, w, w->from) : w->resume ? resume(p, w) : begin_new(p, w);
}

static void close_record(struct record *r)
{
    if (r)
        record_close(r);
    free(r);
}

void play_close(struct play *p)
{
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
