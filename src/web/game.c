/* SPDX-License-Identifier: MIT */
/* game.c -- a game is begun, gone on with, and played: one choice, or one step of what needs nobody. */
#include "command/args.h"
#include "core.h"
#include "base/file.h"
#include "library/kept_games.h"
#include "kernel/market.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "library/lessons.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/play_options.h"
#include "session/play_book.h"
#include "session/play_lesson.h"
#include "session/play_moments.h"
#include "session/play_others.h"
#include "session/play_react.h"
#include "session/play_save.h"
#include "session/play_system.h"
#include "session/play_table.h"
#include "session/play_turn.h"
#include "session/play_undo.h"
#include "session/play_way.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ARGUMENTS = 64, SEVERAL = 64 };

/* ---- beginning ------------------------------------------------------------------------- */

bool ask_words(struct core *c, int n, char **arg)
{
    struct grog_words *opened[2] = { NULL, NULL };
    (void)n;
    if (c->p)
        return core_fail("a game is open");
    struct grog_error why = { 0 };
    if (!lang_open(c->library, arg[0], opened, &why))
        return core_fail_with(&why);
    lang_close(c->opened);
    memcpy(c->opened, opened, sizeof opened);
    c->words = lang_words(c->opened);
    wire_messages_open(&c->j, NULL, &(struct wire_messages){ .language = grog_words_language(c->words) });
    wire_messages_list(&c->j);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    return true;
}

void core_end(struct core *c)
{
    if (c->walk)
        walk_close(c);
    if (c->p) {
        moments_close(c->p);
        play_close(c->p);
        free(c->p);
        c->p = NULL;
    }
    if (c->position.match)
        grog_position_close(&c->position);
    c->position = (struct grog_position){ 0 };
    free(c->lesson);
    c->lesson = NULL;
}

/* What a team or an army is for in this game; "": nothing. */
static const char *goal_of(const struct grog_match *m)
{
    const struct grog_market *market = m->system->market;
    int32_t card = market ? m->setup[market->mission] : 0;
    return card ? m->cards->card[card].name : "";
}

static void write_opened(struct core *c)
{
    struct play *p = c->p;
    struct grog_text title = core_room(c, 0), about = core_room(c, 1), others = core_room(c, 2),
                     greeting = core_room(c, 3);
    char lesson[GROG_LESSON_TEXT] = "", bot_names[128] = "";
    struct grog_text bots = { .at = bot_names, .room = sizeof bot_names };
    grog_say_game(&p->s, &title);
    p->into = &about;
    play_show_beginning(p);
    p->into = NULL;
    others_name(p, &others);
    others_list(p, &bots);
    if (c->lesson) {
        struct grog_text t = { .at = lesson, .room = sizeof lesson };
        if (!c->lesson->plays_on)
            grog_lesson_say(c->lesson, c->words, 0, "title", &t);
        grog_lesson_say(c->lesson, c->words, 0, "about", &greeting);
    }
    wire_opened(&c->j, NULL, &(struct wire_opened){
        .system = grog_system_name(p->m->system), .title = c->text[0], .setup = grog_setup_text(p->m),
        .goal = goal_of(p->m), .about = c->text[1], .seats = grog_seats(p->m), .hands = p->hands, .curtain = p->curtain,
        .others = c->text[2], .bots = bot_names, .lesson = lesson, .greeting = c->text[3], .file = p->file,
        .from = p->book[c->at].shown, .no_threats = !play_has_threats(p), .no_reactions = !react_has_any(p) });
}

/* As the wish says; the table is laid, and the first seat of those that are played here looks. */
bool core_begin(struct core *c, const struct play_wish *w)
{
    struct play *p = must_have(1, sizeof *p);
    c->p = p;
    struct grog_error why = { 0 };
    p->library = c->library;
    p->width = CORE_WIDTH;
    p->on_screen = p->pictured = true;
    p->s.words = c->words;
    if (!play_open(p, w, &why)) {
        core_end(c);
        return core_fail_with(&why);
    }
    moments_open(p);
    c->at = p->hands ? grog_first_seat(p->hands) : GROG_SPECTATOR;
    c->last = GROG_SPECTATOR;
    c->lifted = false;
    play_look(p, c->at);
    write_opened(c);
    return true;
}

static bool begin_with(struct core *c, int n, char **arg, struct play_wish *w)
{
    char *argv[ARGUMENTS + 2] = { (char[]){ "play" } };
    if (n > ARGUMENTS)
        return core_fail("too many arguments");
    memcpy(argv + 1, arg, (size_t)n * sizeof *arg);
    core_end(c);
    return play_read_wish(n + 1, argv, w) == ARGS_GO_ON && core_begin(c, w);
}

bool ask_begin(struct core *c, int n, char **arg)
{
    struct play_wish w = { .seed = play_any_seed() };
    return begin_with(c, n, arg, &w);
}

void core_say_seats(unsigned hands, char seats[32])
{
    for (unsigned seat = 0, n = 0; seat < GROG_SEATS_MAX; seat++)
        if (hands >> seat & 1)
            n += (unsigned)snprintf(seats + n, 32 - n, "%s%u", n ? "," : "", seat);
}

bool ask_resume(struct core *c, int n, char **arg)
{
    struct play_wish w = { .seed = play_any_seed(), .resume = arg[0] };
    struct kept *k = must_have(1, sizeof *k);
    struct file f;
    struct grog_error why;
    char seats[32] = "";
    if (file_read(arg[0], &f, &why)) {
        if (kept_read(f.text, k)) {
            core_say_seats(k->hands, seats);
            for (char *b = k->bots; *b; b++)
                *b = *b == ' ' ? ',' : *b;
            w.seat = *seats ? seats : NULL;
            w.watch = !k->hands;
            w.bot = *k->bots && !strchr(k->bots, '-') ? k->bots : NULL;
            w.curtain = k->curtain;
        }
        file_free(&f);
    }
    bool good = begin_with(c, n - 1, arg + 1, &w);
    free(k);
    return good;
}

bool ask_teach(struct core *c, int n, char **arg)
{
    char seat[16];
    (void)n;
    core_end(c);
    c->lesson = must_have(1, sizeof *c->lesson);
    struct grog_error why = { 0 };
    if (!lesson_named(arg[0], c->lesson, &why) || !lesson_position(c->library, c->lesson, &c->position, &why)) {
        core_end(c);
        return core_fail_with(&why);
    }
    snprintf(seat, sizeof seat, "%u", c->lesson->seat);
    struct play_wish w = { .seed = 1, .seat = seat, .from = &c->position, .lesson = c->lesson,
                           .reactions = c->lesson->plays_on ? NULL : "none", .bot = "random" };
    return core_begin(c, &w);
}

/* ---- what comes next -------------------------------------------------------------------- */

/* The seat here that is asked; GROG_SPECTATOR: none is. */
static unsigned asked(const struct core *c)
{
    unsigned seats = grog_over(core_game(c)) ? 0 : grog_asked(core_game(c)) & c->p->hands;
    return seats ? grog_first_seat(seats) : GROG_SPECTATOR;
}

/* At one keyboard the next seat must not see the last one's hand, if they are people of two sides. */
static bool is_behind_curtain(const struct core *c, unsigned seat)
{
    return c->p->curtain && !c->lifted && c->last != GROG_SPECTATOR && seat != c->last
        && !(grog_side(c->p->m, seat) >> c->last & 1);
}

enum wire_doing core_doing(struct core *c)
{
    if (lesson_is_over(c->p))
        return WIRE_DOING_TAUGHT;
    if (c->walk || grog_over(core_game(c)))
        return WIRE_DOING_OVER;
    if (play_stops(c->p))
        return WIRE_DOING_FIELDS;
    unsigned seat = asked(c);
    if (grog_asked(core_game(c)) & ~c->p->hands)
        return WIRE_DOING_OTHERS;
    play_look(c->p, seat);
    bool alone = (!c->p->lesson || lesson_guides(c->p)) && (play_only_answer(c->p) || react_would_answer(c->p));
    play_look(c->p, c->at);
    return alone ? WIRE_DOING_ALONE : is_behind_curtain(c, seat) ? WIRE_DOING_CURTAIN : WIRE_DOING_ASKS;
}

void core_look(struct core *c)
{
    if (c->walk) {
        walk_look(c);
        return;
    }
    unsigned seat = asked(c);
    if (seat != GROG_SPECTATOR && !is_behind_curtain(c, seat) && core_doing(c) == WIRE_DOING_ASKS) {
        c->at = seat;
        c->last = seat;
        c->lifted = false;
    }
    play_look(c->p, c->at);
}

bool ask_look(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    core_look(c);
    scene_write(c, core_game(c));
    return true;
}

bool ask_moment(struct core *c, int n, char **arg)
{
    uint64_t number;
    (void)n;
    if (!core_number(arg[0], UINT32_MAX, &number))
        return false;
    const struct grog_game *then = moments_at(c->p, (uint32_t)number);
    if (!then)
        return core_fail("that moment is no longer kept");
    play_look_at(c->p, then, c->at);
    c->p->scene->options.n = 0;                         /* nobody chooses there */
    scene_write(c, then);
    core_look(c);
    return true;
}

bool ask_lift(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    c->lifted = true;
    core_look(c);
    tell_open(c, NULL);
    tell_close(c);
    return true;
}

/* After every choice; what goes wrong is said. */
static void keep(struct core *c)
{
    struct grog_error why = { 0 };
    if (!play_save(c->p, &why))
        core_fail_with(&why);
}

/* ---- doing ---------------------------------------------------------------------------------- */

static bool is_offered(const struct core *c, struct grog_option o)
{
    for (uint32_t i = 0; i < c->p->scene->options.n; i++)
        if (!memcmp(&c->p->scene->options.at[i], &o, sizeof o))
            return true;
    return false;
}

/* The options one after the other: those that are still offered to the seat that began, or all up to the first that is
 * not. */
static bool take(struct core *c, const struct grog_option *o, int n, bool skips)
{
    struct grog_text why = core_room(c, 0);
    core_look(c);
    if (core_doing(c) != WIRE_DOING_ASKS)
        return core_fail("nobody is asked");
    if (!is_offered(c, o[0]) || !lesson_allows(c->p, o[0], &why)) {
        tell_open(c, *c->text[0] ? c->text[0] : "not offered");
        tell_close(c);
        return true;
    }
    uint32_t from = c->p->book[c->at].n;
    tell_open(c, NULL);
    for (int i = 0; i < n; i++) {
        if (i && core_doing(c) != WIRE_DOING_ASKS)
            break;
        play_look(c->p, c->at);
        bool may = is_offered(c, o[i]) && (skips || lesson_allows(c->p, o[i], &why));
        if (!may && skips)
            continue;
        if (!may)
            break;
        c->p->react->uses = 0;
        must(play_take(c->p, c->at, o[i], NULL));
        tell_step(c, &from);
    }
    keep(c);
    tell_close(c);
    return true;
}

/* With what carries it out, as far as that is offered; in a lesson each is chosen by itself. */
bool ask_take(struct core *c, int n, char **arg)
{
    const struct grog_showing *shows = c->p->m->system->showing;
    struct grog_option all[GROG_WAY + 1];
    (void)n;
    core_look(c);
    const struct grog_option *o = core_option(c, arg[0]);
    if (!o)
        return false;
    all[0] = *o;
    bool carries = shows && shows->carries_out && !c->p->lesson;
    return take(c, all, 1 + (int)(carries ? shows->carries_out(c->p->m, c->p->view, *o, all + 1) : 0), false);
}

bool ask_several(struct core *c, int n, char **arg)
{
    struct grog_option all[SEVERAL];
    if (n > SEVERAL)
        return core_fail("too many at once");
    core_look(c);
    for (int i = 0; i < n; i++) {
        const struct grog_option *o = core_option(c, arg[i]);
        if (!o)
            return false;
        all[i] = *o;
    }
    return take(c, all, n, true);
}

/* A whole way, choice by choice, as far as nobody else is asked. */
bool ask_along(struct core *c, int n, char **arg)
{
    struct play_way way;
    core_look(c);
    (void)n;
    return board_way(c, arg, &way) && take(c, way.take, (int)way.n, false);
}

/* Others, or what needs nobody; a choice of theirs is kept too. */
bool ask_go(struct core *c, int n, char **arg)
{
    enum wire_doing doing = core_doing(c);
    uint32_t from = c->p->book[c->at].n;
    (void)n, (void)arg;
    tell_open(c, NULL);
    if (doing == WIRE_DOING_OTHERS) {
        others_step(c->p);
        tell_step(c, &from);
    } else if (doing == WIRE_DOING_ALONE) {
        unsigned seat = asked(c);
        if (seat != c->at) {                            /* its own log goes on; who looks is told nothing */
            from = c->p->book[seat].n;
            c->at = is_behind_curtain(c, seat) ? c->at : seat;
        }
        if (!play_answer_alone(c->p, seat))
            react_answer(c->p, seat);
        if (seat == c->at)
            tell_step(c, &from);
    }
    if (doing == WIRE_DOING_OTHERS || doing == WIRE_DOING_ALONE)
        keep(c);
    tell_close(c);
    return true;
}

static bool back_or_forth(struct core *c, bool (*act)(struct play *p), const char *refused)
{
    c->p->s.viewer = c->at;
    bool good = c->p->hands && act(c->p);
    struct grog_text t = core_room(c, 0);
    grog_say_plain(&c->p->s, refused, NULL, &t);
    if (good)
        keep(c);
    play_look(c->p, c->at);
    tell_open(c, good ? NULL : c->text[0]);
    tell_close(c);
    return true;
}

bool ask_undo(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    return back_or_forth(c, play_undo, "web.table.undo.not");
}

bool ask_redo(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    return back_or_forth(c, play_redo, "play.no-redo");
}

bool ask_resign(struct core *c, int n, char **arg)
{
    uint32_t from = c->p->book[c->at].n;
    (void)n, (void)arg;
    tell_open(c, NULL);
    if (c->at != GROG_SPECTATOR) {
        play_take(c->p, c->at, (struct grog_option){ .verb = GROG_RESIGN }, NULL);
        tell_step(c, &from);
        keep(c);
    }
    tell_close(c);
    return true;
}
