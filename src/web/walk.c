/* SPDX-License-Identifier: MIT */
/* walk.c -- a recorded game, walked forth and back in anybody's eyes (cli/replay_walk.h), and on from any moment. */
#include "core.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "out.h"
#include "play_open.h"

#include <stdlib.h>
#include <string.h>

void walk_look(struct core *c)
{
    c->p->m = c->sees_all ? c->open_cards : (struct grog_match *)(uintptr_t)c->walk->m;
    c->p->s.m = c->p->m;
    play_look_at(c->p, walk_game(c->walk), c->at);
    c->p->scene->options.n = 0;                         /* nobody chooses here */
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

bool ask_walk(struct core *c, int n, char **arg)
{
    (void)n;
    core_end(c);
    if (!record_read(&c->record, arg[0], UINT32_MAX))
        return false;
    struct walk *w = must_have(1, sizeof *w);
    if (c->record.kind != RECORD_REPLAY || !walk_begin(w, c->record.replay.journal)) {
        walk_end(w);
        free(w);
        record_close(&c->record);
        return core_fail("that is no game that can be played again");
    }
    c->walk = w;
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
    p->on_screen = true;
    moments_open(p);
    walk_go(w, 0);
    write_walked(c);
    return true;
}

bool ask_step(struct core *c, int n, char **arg)
{
    uint64_t act, seat = GROG_SPECTATOR;
    bool all = !strcmp(arg[1], "-2"), nobody = !strcmp(arg[1], "-1");
    (void)n;
    if (!c->walk)
        return core_fail("no recorded game is open");
    if (!core_number(arg[0], c->walk->acts, &act)
        || (!all && !nobody && !core_number(arg[1], grog_seats(c->walk->m) - 1, &seat)))
        return false;
    c->sees_all = all;
    c->at = (unsigned)seat;
    walk_go(c->walk, (uint32_t)act);
    write_walked(c);
    return true;
}

/* Whoever was asked there sits down, unless a seat is named. */
bool ask_practice(struct core *c, int n, char **arg)
{
    struct grog_position here;
    char seat[16];
    uint64_t named;
    (void)n;
    if (!c->walk)
        return core_fail("no recorded game is open");
    bool given = strcmp(arg[0], "-1") != 0;
    if ((given && !core_number(arg[0], grog_seats(c->walk->m) - 1, &named)) || !walk_practice(c->walk, &here))
        return core_fail("it cannot be played on from there");
    snprintf(seat, sizeof seat, "%u", given ? (unsigned)named : grog_first_seat(grog_asked(here.game)));
    core_end(c);
    c->position = here;
    struct play_wish w = { .seed = play_any_seed(), .seat = seat, .from = &c->position, .reactions = "none" };
    return core_begin(c, &w);
}
