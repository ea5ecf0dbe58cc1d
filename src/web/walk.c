/* SPDX-License-Identifier: MIT */
/* walk.c -- a recorded game, walked forth and back in anybody's eyes (cli/replay_walk.h), and on from any moment. */
#include "core.h"
#include "base/file.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/kept_games.h"
#include "base/json.h"
#include "command/memory.h"
#include "session/play_open.h"
#include "session/play_book.h"
#include "session/play_moments.h"

#include <stdlib.h>
#include <string.h>

void walk_look(struct core *c)
{
    c->p->m = c->sees_all ? c->open_cards : (struct grog_match *)(uintptr_t)c->walk->m;
    c->p->s.m = c->p->m;
    play_look_at(c->p, walk_game(c->walk), c->at);
    c->p->scene->options.n = 0;                         /* nobody chooses here */
    c->p->scene->turn = c->walk->turn[c->walk->at];
}

void walk_close(struct core *c)
{
    walk_end(c->walk);
    free(c->walk);
    c->walk = NULL;
    free(c->open_cards);
    c->open_cards = NULL;
    record_close(&c->record);
    c->p->journal = NULL;
}

/* What the act that leads here brought about, as these eyes were told it. */
static void write_beats(struct core *c, struct grog_log *log)
{
    uint32_t event = 0;
    struct play *p = c->p;
    walk_events(c->walk, p->events);
    grog_log_see(log, p->m, p->view);
    for (uint32_t i = 0; i < p->events->n; i++) {
        char room[PLAY_LINE] = "";
        struct grog_text line = { .at = room, .room = sizeof room };
        if (!grog_log_feed(log, &p->s, p->view, &p->events->at[i], &line))
            continue;
        tell_beat(c, moments_of(p, i), room, event, i + 1);
        event = i + 1;
    }
    if (event < p->events->n)
        tell_beat(c, moments_of(p, p->events->n - 1), NULL, event, p->events->n);
}

static void write_walked(struct core *c)
{
    struct walk *w = c->walk;
    uint32_t at = w->at;
    struct grog_log *log = must_have(1, sizeof *log);
    struct grog_text choice = core_room(c, 0), title = core_room(c, 1), turn = core_room(c, 2);
    char option[GROG_TEXT_MAX] = "";
    uint16_t *turns = must_have(w->acts + 1, sizeof *turns);
    const struct grog_act *a = at ? &w->log[at - 1] : NULL;
    if (a) {
        walk_go(w, at - 1);
        walk_look(c);
        grog_log_see(log, c->p->m, c->p->view);
        walk_say_choice(w, &c->p->s, c->p->view, c->sees_all, a, &choice);
        if (c->sees_all || c->at == a->seat)
            grog_option_text(w->m, walk_game(w), a->option, option);
        walk_go(w, at);
    }
    walk_look(c);
    for (uint32_t i = 0; i <= w->acts; i++)
        turns[i] = (uint16_t)w->turn[i];
    grog_say_game(&c->p->s, &title);
    grog_say_turn(&c->p->s, c->p->scene->turn, &turn);
    wire_walked_open(&c->j, NULL, &(struct wire_walked){
        .system = grog_system_name(w->m->system), .title = c->text[1], .setup = grog_setup_text(w->m),
        .acts = w->acts, .act = at, .seats = grog_seats(w->m),
        .eyes = c->sees_all ? -2 : c->at == GROG_SPECTATOR ? -1 : (int)c->at, .turn = c->p->scene->turn,
        .turn_text = c->text[2], .by = a ? a->seat : -1, .choice = c->text[0], .option = option,
        .turns = { turns, w->acts + 1 } });
    wire_walked_beats(&c->j);
    if (a)
        write_beats(c, log);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    walk_look(c);
    free(turns);
    free(log);
}

/* -2: everything, -1: who watches, or a seat; false: there is no such seat, and stderr says so. */
static bool read_eyes(struct core *c, const char *text)
{
    uint64_t seat = GROG_SPECTATOR;
    bool all = !strcmp(text, "-2");
    if (!all && strcmp(text, "-1") != 0 && !core_number(text, grog_seats(c->walk->m) - 1, &seat))
        return false;
    c->sees_all = all;
    c->at = (unsigned)seat;
    return true;
}

static unsigned hands_in(const char *path)
{
    struct kept *k = must_have(1, sizeof *k);
    struct file f;
    struct grog_error why;
    if (file_read(path, &f, &why)) {
        kept_read(f.text, k);
        file_free(&f);
    }
    unsigned hands = k->hands;
    free(k);
    return hands;
}

bool ask_walk(struct core *c, int n, char **arg)
{
    (void)n;
    core_end(c);
    struct grog_error why = { 0 };
    if (!record_read(&c->record, c->library, arg[0], UINT32_MAX)) {
        record_say_why(&c->record, &why);
        return core_fail_with(&why);
    }
    struct walk *w = must_have(1, sizeof *w);
    if (c->record.kind != RECORD_REPLAY || !walk_begin(w, c->record.replay.journal)) {
        walk_end(w);
        free(w);
        record_close(&c->record);
        return core_fail("that is no game that can be played again");
    }
    c->walk = w;
    c->walk_hands = hands_in(arg[0]);
    c->open_cards = walk_open_cards(w);
    c->sees_all = true;
    c->at = GROG_SPECTATOR;
    struct play *p = c->p = must_have(1, sizeof *p);
    p->view = must_have(1, grog_state_bytes(w->m));
    p->scene = must_have(1, sizeof *p->scene);
    p->events = must_have(1, sizeof *p->events);
    p->menu = must_have(1, sizeof *p->menu);
    p->react = must_have(1, sizeof *p->react);
    p->journal = w->again;
    p->m = c->open_cards;
    p->fair = c->record.replay.has_fair ? &c->record.replay.fair : NULL;
    p->s = (struct grog_speaker){ .words = c->words, .m = c->open_cards, .viewer = GROG_SPECTATOR };
    p->on_screen = p->pictured = true;
    moments_open(p);
    walk_go(w, 0);
    write_walked(c);
    return true;
}

bool ask_step(struct core *c, int n, char **arg)
{
    uint64_t act;
    (void)n;
    if (!c->walk)
        return core_fail("no recorded game is open");
    if (!core_number(arg[0], c->walk->acts, &act) || !read_eyes(c, arg[1]))
        return false;
    walk_go(c->walk, (uint32_t)act);
    write_walked(c);
    return true;
}

/* ---- all of it ------------------------------------------------------------------------------ */

static void write_line(void *to, const char *line, uint32_t moment)
{
    struct core *c = to;
    (void)moment;
    wire_story_line(&c->j, NULL, &(struct wire_story_line){ .act = c->walk->at,
                                                            .text = line + (*line == BOOK_GOES_ON) });
}

static void write_lines(struct core *c)
{
    struct play *p = c->p;
    struct grog_log *log = must_have(1, sizeof *log);
    for (uint32_t i = 0; i <= c->walk->acts; i++) {
        walk_go(c->walk, i);
        if (i)
            walk_events(c->walk, p->events);
        else
            play_begun(p);
        grog_view(p->m, walk_game(c->walk), c->at, p->view);
        book_lines(p, &p->s, log, NULL, write_line, c);
    }
    free(log);
}

bool ask_story(struct core *c, int n, char **arg)
{
    (void)n;
    if (!c->walk)
        return core_fail("no recorded game is open");
    if (!read_eyes(c, arg[0]))
        return false;
    struct walk *w = c->walk;
    uint32_t at = w->at;
    uint16_t *decisions = must_have(w->acts + 1, sizeof *decisions);
    struct grog_text about = core_room(c, 0);
    for (uint32_t i = 0; i <= w->acts; i++) {
        walk_go(w, i);
        decisions[i] = (uint16_t)grog_decisions(walk_game(w));
    }
    walk_look(c);
    grog_say_setup(&c->p->s, &about);
    wire_story_open(&c->j, NULL, &(struct wire_story){
        .about = c->text[0], .over = grog_over(walk_game(w)), .hands = c->walk_hands,
        .decisions = { decisions, w->acts + 1 } });
    wire_story_lines(&c->j);
    write_lines(c);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    walk_go(w, at);
    walk_look(c);
    free(decisions);
    return true;
}

/* ---- and on --------------------------------------------------------------------------------- */

/* Whoever was asked there sits down, unless a seat is named, and plays all of his side. */
bool ask_practice(struct core *c, int n, char **arg)
{
    struct grog_position here;
    char seats[32];
    uint64_t seat;
    (void)n;
    if (!c->walk)
        return core_fail("no recorded game is open");
    bool given = strcmp(arg[0], "-1") != 0;
    if ((given && !core_number(arg[0], grog_seats(c->walk->m) - 1, &seat)) || !walk_practice(c->walk, &here))
        return core_fail("it cannot be played on from there");
    if (!given)
        seat = grog_first_seat(grog_asked(here.game));
    core_say_seats(grog_side(here.match, (unsigned)seat), seats);
    core_end(c);
    c->position = here;
    struct play_wish w = { .seed = play_any_seed(), .seat = seats, .from = &c->position, .reactions = "none" };
    return core_begin(c, &w);
}
