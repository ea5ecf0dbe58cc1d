/* SPDX-License-Identifier: MIT */
/* face_heroes_aim.c -- what is lit on heroes' board while one moves or aims: squares to choose, to reach, to fear;
 * the line of sight from who acts to the cursor; and all of it in words. */
#include "face_heroes.h"

#include "kernel/system.h"
#include "session/play_lesson.h"
#include "session/play_system.h"
#include "session/play_way.h"

#include <stdlib.h>

enum { TEXT = 1024 };

static const struct grog_showing *showing(const struct table *t) { return t->p->m->system->showing; }

static const struct grog_scene_object *object_of(const struct table *t, uint16_t id)
{
    return id && id < t->p->scene->objects ? &t->p->scene->object[id] : NULL;
}

/* ---- who aims at what ------------------------------------------------------------------------------------- */

static bool has_option(const struct table *t) { return t->option < t->p->scene->options.n; }

/* The square that the choice under the cursor is about. */
static uint16_t option_aims(const struct table *t)
{
    const struct grog_eyes e = play_eyes(t->p);
    return hn_aimed_by(&e, t->option);
}

/* The square of who would act by the choice, or by one of several, under the cursor of the list. */
uint16_t hn_actor_square(const struct table *t)
{
    const struct grog_scene *s = t->p->scene;
    uint32_t option = has_option(t) ? t->option : t->group;
    const struct grog_scene_object *actor = option < s->options.n ? object_of(t, s->touch[option][0]) : NULL;
    return actor ? actor->square : 0;
}

uint16_t hn_pointed(const struct table *t)
{
    uint32_t option = has_option(t) ? t->option : t->group;
    const struct grog_scene_object *o = NULL;
    if (t->focus == PANE_CHOICES && option < t->p->scene->options.n)
        o = object_of(t, t->p->scene->touch[option][0]);
    return o && o->sort == GROG_IS_A_THING ? t->p->scene->touch[option][0] : t->object;
}

uint16_t hn_choice_square(const struct table *t)
{
    uint16_t aims = t->focus == PANE_CHOICES ? option_aims(t) : 0;
    return aims || t->focus != PANE_CHOICES ? aims : hn_actor_square(t);
}

uint16_t hn_looks_from(const struct sheet *s)
{
    const struct grog_eyes e = play_eyes(s->t->p);
    return s->t->focus == PANE_CHOICES && hn_is_assault(&e, s->t->option) ? 0
         : hn_looking_from(&e, &s->counters, s->t->option);
}

/* ---- what is lit ------------------------------------------------------------------------------------------ */

static void light(struct sheet *s, uint16_t square, unsigned how)
{
    if (square && square <= GROG_BOARD_SQUARES)
        s->lit[square] |= (uint8_t)how;
}

static void light_reach(struct sheet *s, const struct counter *c, unsigned how, unsigned which)
{
    uint8_t out[GROG_BOARD_SQUARES];
    if (!showing(s->t) || !showing(s->t)->reach || c->aboard || c->wreck)
        return;
    showing(s->t)->reach(s->t->p->m, s->t->p->view, s->t->p->scene->object[c->object].row,
                         s->t->p->scene->object[c->object].place, out);
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        if (out[i] & which)
            light(s, (uint16_t)(i + 1), how);
}

/* Is the option one of who is under the cursor, or is nobody there who could choose? */
static bool concerns(const struct sheet *s, uint32_t option)
{
    const struct grog_scene_object *under = object_of(s->t, s->t->object);
    if (!under || !(under->bits & GROG_YOURS) || under->sort != GROG_IS_A_THING || !table_is_live(s->t, s->t->object))
        return true;
    for (unsigned k = 0; k < GROG_SCENE_TOUCHES; k++)
        if (s->t->p->scene->touch[option][k] == s->t->object)
            return true;
    return false;
}

static void light_options(struct sheet *s)
{
    const struct grog_scene *scene = s->t->p->scene;
    for (uint32_t i = 0; i < scene->options.n; i++) {
        if (!concerns(s, i))
            continue;
        light(s, scene->square[i], LIT_CHOICE | (lesson_marks(s->t->p, scene->options.at[i]) ? LIT_TAUGHT : 0u));
        for (unsigned k = 1; k < GROG_SCENE_TOUCHES; k++) {
            const struct grog_scene_object *o = object_of(s->t, scene->touch[i][k]);
            if (o && o->sort == GROG_IS_A_THING && !(o->bits & GROG_ALLIED))
                light(s, o->square, LIT_TARGET);
        }
    }
    if (s->t->focus != PANE_CHOICES)
        return;
    light(s, option_aims(s->t), LIT_AIM);
    light(s, hn_actor_square(s->t), LIT_CHOICE);
}

/* Is one asked about units and squares, and not about cards alone? */
static bool is_about_units(const struct table *t)
{
    const struct grog_scene *s = t->p->scene;
    for (uint32_t i = 0; i < s->options.n; i++) {
        const struct grog_scene_object *o = object_of(t, s->touch[i][0]);
        if (s->square[i] || (o && o->sort == GROG_IS_A_THING && o->square))
            return true;
    }
    return false;
}

/* Whose reach is shown: of who acts, of who would by the choice, of one's own under the cursor; NULL: nobody's. */
static const struct counter *who_moves(const struct sheet *s, const struct counter *under)
{
    if (!is_about_units(s->t))
        return NULL;
    const struct counter *chosen = s->t->focus == PANE_CHOICES ? hn_counter_on(s, hn_actor_square(s->t)) : NULL;
    if (s->counters.acting && s->counters.at[s->counters.acting - 1].yours)
        return &s->counters.at[s->counters.acting - 1];
    if (chosen && chosen->yours)
        return chosen;
    return under && (under->yours || under->allied) ? under : NULL;
}

/* Does the choice under the cursor of the list fire at an enemy?  Then the line to him is what matters. */
static bool is_shot(const struct table *t)
{
    const struct grog_eyes e = play_eyes(t->p);
    unsigned first = hn_is_assault(&e, t->option) ? GROG_SCENE_TOUCHES : 1;
    for (unsigned k = first; t->focus == PANE_CHOICES && has_option(t) && k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(t, t->p->scene->touch[t->option][k]);
        if (o && o->sort == GROG_IS_A_THING && o->square && !(o->bits & GROG_ALLIED))
            return true;
    }
    return false;
}

/* Of who acts, all squares that it can come to, and the way to the one under the cursor. */
static bool light_ways(struct sheet *s)
{
    const struct counter *c = s->counters.acting ? &s->counters.at[s->counters.acting - 1] : NULL;
    const struct grog_scene_object *who = c ? object_of(s->t, c->object) : NULL;
    if (!s->t->asked || !who || !c->yours || c->wreck || !play_ways(s->t->p, who->row, who->place, s->ways))
        return false;
    for (unsigned i = 0; i < GROG_BOARD_SQUARES; i++)
        if (s->ways[i])
            light(s, (uint16_t)(i + 1), LIT_REACH);
    if (s->t->focus == PANE_BOARD)
        table_way(s->t, c->object, s->cursor, &s->walk);
    for (unsigned i = 0; i < s->walk.steps; i++)
        light(s, s->walk.leg[i].square, LIT_WAY | (s->walk.leg[i].under_fire ? LIT_DANGER : 0u));
    return true;
}

void hn_light(struct sheet *s)
{
    const struct counter *under = hn_counter_on(s, s->cursor);
    uint16_t option = option_aims(s->t);
    uint16_t actor = s->t->focus == PANE_CHOICES ? hn_actor_square(s->t) : 0;
    s->aims = s->t->focus == PANE_BOARD ? s->cursor : option ? option : actor ? actor : s->cursor;
    const struct counter *moves = s->t->asked ? who_moves(s, under) : NULL;
    if (!is_shot(s->t) && !light_ways(s) && moves)
        light_reach(s, moves, LIT_REACH, GROG_DANGER_REACH);
    if (under && !under->yours && !under->allied && s->t->focus == PANE_BOARD && !s->counters.acting)
        light_reach(s, under, LIT_DANGER, GROG_DANGER_REACH | GROG_DANGER_FIRE);
    for (unsigned i = 0; s->t->shows_danger && i < GROG_BOARD_SQUARES; i++)
        if (s->t->danger[i])
            light(s, (uint16_t)(i + 1), LIT_DANGER);
    light_options(s);
}

/* ---- the line --------------------------------------------------------------------------------------------- */

static const struct { uint32_t glyph; uint8_t role; } strokes[] = {
    [GROG_CLEAR] = { 0, ROLE_GOOD }, [GROG_OBSCURED] = { 0x25cb, ROLE_WARN },
    [GROG_BLOCKED] = { 0x00d7, ROLE_BAD },
};

static uint16_t square_at(const struct sheet *s, int x, int y)
{
    int column = s->first_x + x / s->w, row = s->first_y + y / s->h;
    return hn_is_on_board(s->t, column, row) ? grog_square((unsigned)column, (unsigned)row) : 0;
}

static int along(int a, int b, int i, int n)
{
    int d = 2 * i * (b - a);
    return a + (d >= 0 ? d + n : d - n) / (2 * n);
}

/* A line that nothing hides has its own slant. */
static uint32_t slant(int dx, int dy)
{
    return !dy ? 0x2500 : !dx ? 0x2502 : (dx > 0) == (dy > 0) ? 0x2572 : 0x2571;
}

/* Is an edge drawn in the cell?  The line leaves it in sight. */
static bool is_edge(const struct sheet *s, int x, int y)
{
    uint32_t glyph = s->t->canvas->at[s->board.y + y][s->board.x + x].glyph;
    return (x % s->w == 0 || (s->rims && y % s->h == 0)) && glyph != ' ' && glyph != 0xb7;
}

/* The squares that hide something of what is aimed at. */
static void light_between(const struct sheet *s, uint16_t from, uint16_t to)
{
    struct grog_toll toll[GROG_TOLLS];
    unsigned n = showing(s->t) && showing(s->t)->between
               ? showing(s->t)->between(s->t->p->m, s->t->p->view, from, to, toll) : 0;
    for (unsigned i = 0; i < n; i++)
        if (toll[i].square)
            canvas_over(s->t->canvas, hn_cells(s, toll[i].square), ROLE_SIGHT);
}

/* Cell by cell, each as far as its square is seen. */
void hn_draw_line(const struct sheet *s)
{
    uint16_t from = hn_looks_from(s), to = s->aims, last = 0;
    if (!from || !to || from == to)
        return;
    int ax = ((int)grog_square_x(from) - s->first_x) * s->w + s->w / 2;
    int ay = ((int)grog_square_y(from) - s->first_y) * s->h + s->h / 2;
    int bx = ((int)grog_square_x(to) - s->first_x) * s->w + s->w / 2;
    int by = ((int)grog_square_y(to) - s->first_y) * s->h + s->h / 2;
    int n = abs(bx - ax) > abs(by - ay) ? abs(bx - ax) : abs(by - ay);
    const struct grog_eyes e = play_eyes(s->t->p);
    enum grog_line_sight seen = GROG_CLEAR;
    for (int i = 1; i < n; i++) {
        int x = along(ax, bx, i, n), y = along(ay, by, i, n);
        uint16_t square = x >= 0 && y >= 0 ? square_at(s, x, y) : 0;
        if (square && square != last && square != from)
            seen = (enum grog_line_sight)hn_sightline(&e, from, last = square).sight;
        if (!square || !is_in(s->board, s->board.x + x, s->board.y + y) || s->counters.on[square]
            || is_edge(s, x, y))
            continue;
        uint32_t glyph = seen == GROG_CLEAR ? slant(bx - ax, by - ay) : strokes[seen].glyph;
        canvas_put(s->t->canvas, s->board, x, y, glyph, (enum role)strokes[seen].role, BOLD);
    }
    light_between(s, from, to);
}

/* ---- in words --------------------------------------------------------------------------------------------- */

static void say(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(t->p);
    hn_say_in_sight(&e, key, pairs, out);
}

/* Of who moves and is under the cursor, the one choice that takes him nowhere; UINT32_MAX: none, or several. */
static uint32_t the_stay(const struct table *t)
{
    const struct grog_scene *s = t->p->scene;
    uint32_t stays = UINT32_MAX, n = 0, goes = 0;
    for (uint32_t i = grog_scene_next_option(s, t->object, 0); i != UINT32_MAX;
         i = grog_scene_next_option(s, t->object, i + 1)) {
        goes += s->square[i] || s->corner[i];
        if (!s->square[i] && !s->corner[i] && table_is_alone(t, i) && !n++)
            stays = i;
    }
    return goes && n == 1 ? stays : UINT32_MAX;
}

/* Of a lesson, the square that is to be chosen and is not under the cursor. */
static void say_taught(const struct sheet *s, struct grog_text *out)
{
    for (uint16_t at = 1; s->t->asked && s->t->focus == PANE_BOARD && at <= GROG_BOARD_SQUARES; at++)
        if (s->lit[at] & LIT_TAUGHT && at != s->cursor) {
            char name[16] = "";
            grog_print_square(&(struct grog_text){ .at = name, .room = sizeof name }, at);
            say(s->t, "taught", GROG_PAIRS({ "at", name, 0 }), out);
            return;
        }
}

/* What Enter does there, if there is one choice about the square. */
static void say_enter(const struct sheet *s, uint16_t square, struct grog_text *out)
{
    const struct table *t = s->t;
    char room[TEXT] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    uint32_t first = t->object ? the_stay(t) : grog_scene_next_option_at(t->p->scene, square, 0);
    if (!t->asked || t->focus != PANE_BOARD || first == UINT32_MAX || s->walk.steps
        || (!t->object && grog_scene_next_option_at(t->p->scene, square, first + 1) != UINT32_MAX))
        return;
    play_say_option(t->p, t->p->scene->options.at[first], GROG_SHORT, &text);
    say(t, "enter", GROG_PAIRS({ "option", room, 0 }), out);
}

/* Whose are the dots that are lit, and does Enter take him there?  Only on the board, and only who acts. */
static void say_reach(const struct sheet *s, uint16_t at, struct grog_text *out)
{
    const struct counter *c = hn_counter_on(s, at);
    bool dots = false, steps = false, goes = false;
    for (unsigned i = 1; i <= GROG_BOARD_SQUARES; i++) {
        dots = dots || (s->lit[i] & (LIT_REACH | LIT_CHOICE)) == LIT_REACH;
        steps = steps || (s->lit[i] & LIT_CHOICE && !s->counters.on[i]);
        goes = goes || (s->t->focus == PANE_BOARD && s->ways[i - 1]);
    }
    if (c && c->yours && dots && who_moves(s, c) == c)
        say(s->t, "reach", GROG_PAIRS({ "code", c->code, 0 }, { "dot", s->t->canvas->ascii ? "." : "\u2022", 0 },
                                 { "choose", s->t->canvas->ascii ? "@" : "\u25c7", 0 }, { "steps", NULL, steps },
                                 { "goes", NULL, goes }),
            out);
}

/* While others do something, nothing is said of where the player's cursor was left. */
void hn_say_line(const struct sheet *s, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(s->t->p);
    const struct grog_pointed pointed = table_pointed(s->t);
    uint16_t from = hn_looks_from(s), at = s->aims ? s->aims : s->cursor;
    if (!at || (!s->t->asked && s->t->focus != PANE_BOARD) 
        || (!s->walk.steps && hn_say_needed(&e, &pointed, s->line.h > 1, out)))     /* what Enter does comes first */
        return;
    const struct counter *c = hn_counter_on(s, at);
    say_taught(s, out);
    if (s->walk.steps)
        table_say_way(s->t, s->counters.at[s->counters.acting - 1].object, &s->walk, out);
    say_reach(s, at, out);
    say_enter(s, at, out);
    hn_say_square(&e, &s->t->board, at, out);
    if (c) {
        char name[160] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        table_name(s->t, c->object, &text);
        say(s->t, "counter", GROG_PAIRS({ "code", c->code, 0 }, { "name", name, 0 },
                                   { "defence", NULL, table_number(s->t, c->object, "defence") },
                                   { "cover", NULL, table_number(s->t, c->object, "cover") }), out);
    }
    if (from && from != at)
        hn_say_sight(&e, &s->counters, from, at, out);
    if (!s->rims && s->t->focus == PANE_BOARD)          /* where walls are but lines under a square */
        hn_say_edges(&e, &s->t->board, at, out);
}

uint16_t hn_cursor(const struct table *t)
{
    const struct grog_eyes e = play_eyes(t->p);
    const struct grog_pointed at = table_pointed(t);
    return hn_pointed_square(&e, &t->board, &at);
}
