/* SPDX-License-Identifier: MIT */
/* session.c -- grognard/session.h over src/session: a game at a table for whoever brings the table.
 *
 * What always holds here: view, scene and speaker are those of the seat that is asked, of the seats here; or if none of
 * them is, of the one that was asked last, in the game as it is now. */
#include "grognard/session.h"
#include "library.h"
#include "kernel/state.h"
#include "session/play_open.h"
#include "session/result.h"
#include "session/play_book.h"
#include "session/play_turn.h"
#include "session/play_others.h"
#include "session/play_undo.h"
#include "session/play_system.h"
#include "session/play_explain.h"
#include "session/play_table.h"
#include "session/play_save.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 100 };                                   /* of lines that are broken */

struct grog_session {
    struct play p;
    struct grog_words *words;
    struct { grog_player *choose; void *arg; } player[GROG_SEATS_MAX];
};

static const struct grog_game *game(const struct grog_session *s) { return grog_journal_game(s->p.journal); }

/* Whoever is asked looks. */
static void look(struct grog_session *s)
{
    unsigned asked = grog_over(game(s)) ? 0 : grog_asked(game(s)) & s->p.hands;
    play_look(&s->p, asked ? grog_first_seat(asked) : s->p.s.viewer);
}

/* ---- opening ------------------------------------------------------------------------------ */

static bool begin(struct grog_session *s, struct library *on, const struct grog_wish *w, const char *setup,
                  struct grog_error *why)
{
    bool none = w->seats && !strcmp(w->seats, "none");
    struct play_wish wish = {
        .match = { .system = w->system, .setup = setup }, .seat = none ? NULL : w->seats, .bot = w->bot,
        .resume = w->resume, .reactions = "none", .watch = none, .loose = true, .seed = w->seed,
    };
    s->p.library = on;
    s->p.s.words = s->words;
    s->p.width = WIDTH;
    return play_open(&s->p, &wish, why);
}

struct grog_session *grog_session_open(struct grog_library *l, const struct grog_wish *w, struct grog_error *why)
{
    char ready[GROG_SETUP_TEXT];
    struct library *on = embedded(l, why);
    const char *setup = !on ? NULL : w->resume ? "" : setup_or_ready(l, w->system, w->setup, ready, why);
    struct grog_session *s = setup ? calloc(1, sizeof *s) : NULL;
    if (setup && !s)
        grog_fail(why, 0, "out of memory");
    if (!s)
        return NULL;
    s->words = grog_library_words(l, w->language, why);
    if (s->words && begin(s, on, w, setup, why)) {
        look(s);
        return s;
    }
    grog_session_close(s);
    return NULL;
}

void grog_session_close(struct grog_session *s)
{
    if (!s)
        return;
    play_close(&s->p);
    grog_words_close(s->words);
    free(s);
}

void grog_session_seat_player(struct grog_session *s, unsigned seat, grog_player *player, void *arg)
{
    if (seat >= GROG_SEATS_MAX)
        return;
    s->player[seat].choose = player;
    s->player[seat].arg = arg;
}

/* ---- playing ------------------------------------------------------------------------------ */

/* A player from outside gets what a bot gets; what is not offered, the first option stands in for. */
static bool let_choose(struct grog_session *s, unsigned seat)
{
    struct grog_options *l = &s->p.scene->options;
    grog_list(s->p.m, game(s), seat, l);
    grog_view(s->p.m, game(s), seat, s->p.view);
    uint32_t i = s->player[seat].choose(s->player[seat].arg, s->p.m, s->p.view, seat, l);
    return play_take(&s->p, seat, l->at[i < l->n ? i : 0], NULL);
}

static bool step(struct grog_session *s)
{
    unsigned others = grog_over(game(s)) ? 0 : grog_asked(game(s)) & ~s->p.hands;
    return others && (s->player[grog_first_seat(others)].choose ? let_choose(s, grog_first_seat(others))
                                                                : others_step(&s->p));
}

bool grog_session_step(struct grog_session *s)
{
    bool chosen = step(s);
    if (chosen)
        look(s);
    return chosen;
}

bool grog_session_wait(struct grog_session *s)
{
    while (!grog_over(game(s))) {
        unsigned here = grog_asked(game(s)) & s->p.hands;
        if (!step(s) && (!here || !play_answer_alone(&s->p, grog_first_seat(here))))
            break;
    }
    look(s);
    return !grog_over(game(s)) && grog_asked(game(s)) & s->p.hands;
}

bool grog_session_over(const struct grog_session *s) { return grog_over(game(s)); }

unsigned grog_session_seat(const struct grog_session *s) { return s->p.s.viewer; }

uint32_t grog_session_options(const struct grog_session *s)
{
    unsigned seat = s->p.s.viewer;
    bool asked = seat < GROG_SEATS_MAX && !grog_over(game(s)) && grog_asked(game(s)) >> seat & 1;
    return asked ? s->p.scene->options.n : 0;
}

struct grog_option grog_session_option(const struct grog_session *s, uint32_t i)
{
    return i < grog_session_options(s) ? s->p.scene->options.at[i] : (struct grog_option){ 0 };
}

enum grog_status grog_session_take(struct grog_session *s, uint32_t i)
{
    if (i >= grog_session_options(s))
        return GROG_REFUSED;
    bool taken = play_take(&s->p, s->p.s.viewer, s->p.scene->options.at[i], NULL);
    look(s);
    return taken ? GROG_OK : GROG_FULL;
}

bool grog_session_undo(struct grog_session *s)
{
    bool done = s->p.hands && play_undo(&s->p);
    look(s);
    return done;
}

bool grog_session_redo(struct grog_session *s)
{
    bool done = s->p.hands && play_redo(&s->p);
    look(s);
    return done;
}

/* ---- what there is to see ------------------------------------------------------------------- */

const struct grog_match   *grog_session_match(const struct grog_session *s)   { return s->p.m; }
const struct grog_game    *grog_session_game(const struct grog_session *s)    { return game(s); }
const struct grog_game    *grog_session_view(const struct grog_session *s)    { return s->p.view; }
const struct grog_scene   *grog_session_scene(const struct grog_session *s)   { return s->p.scene; }
const struct grog_speaker *grog_session_speaker(const struct grog_session *s) { return &s->p.s; }

/* ---- in words ------------------------------------------------------------------------------- */

void grog_session_say_question(const struct grog_session *s, struct grog_text *out)
{
    grog_say_question(&s->p.s, s->p.view, out);
}

void grog_session_say_option(const struct grog_session *s, uint32_t i, enum grog_length how, struct grog_text *out)
{
    if (i < grog_session_options(s))
        play_say_option(&s->p, s->p.scene->options.at[i], how, out);
}

/* What the table would print goes there. */
static void into(struct grog_session *s, struct grog_text *out) { s->p.into = out; }

void grog_session_explain(struct grog_session *s, uint32_t i, struct grog_text *out)
{
    if (i >= grog_session_options(s))
        return;
    into(s, out);
    play_explain_option(&s->p, s->p.scene->options.at[i], true);
    into(s, NULL);
}

void grog_session_say_table(struct grog_session *s, struct grog_text *out)
{
    into(s, out);
    play_show_table(&s->p);
    into(s, NULL);
}

void grog_session_say_outcome(const struct grog_session *s, struct grog_text *out)
{
    grog_say_outcome(&s->p.s, game(s), out);
}

void grog_session_say_result(struct grog_session *s, struct grog_text *out)
{
    struct grog_result r;
    grog_result(s->p.m, game(s), &r);
    into(s, out);
    result_print(&s->p, &r);
    into(s, NULL);
}

bool grog_session_read(const struct grog_session *s, unsigned seat, uint32_t *at, struct grog_text *line)
{
    char room[PLAY_LINE];
    if (seat > GROG_SPECTATOR || !book_read(&s->p, seat, at, room))
        return false;
    grog_print(line, "%s", room);
    return true;
}

uint32_t grog_session_lines(const struct grog_session *s, unsigned seat)
{
    return seat <= GROG_SPECTATOR ? s->p.book[seat].n : 0;
}

/* ---- keeping it ----------------------------------------------------------------------------- */

bool grog_session_save(const struct grog_session *s, const char *file, struct grog_error *why)
{
    return play_save_in(&s->p, file, why);
}

bool grog_session_write(const struct grog_session *s, struct grog_text *out)
{
    return grog_replay_write(s->p.journal, s->p.fair, out);
}
