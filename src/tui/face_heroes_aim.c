/* SPDX-License-Identifier: MIT */
/* face_heroes_aim.c -- what is lit on heroes' board while one moves or aims: squares to choose, to reach, to fear;
 * the line of sight from who acts to the cursor; and all of it in words. */
#include "face_heroes.h"

#include "kernel/system.h"

#include <stdlib.h>
#include <string.h>

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
    const struct grog_scene *s = t->p->scene;
    if (!has_option(t))
        return 0;
    if (s->square[t->option])
        return s->square[t->option];
    uint16_t last = 0;
    for (unsigned k = 1; k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(t, s->touch[t->option][k]);
        last = o && o->square ? o->square : last;
    }
    return last;
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

/* The square from which one looks: of who acts, or of who would by the choice under the cursor; 0: nobody. */
uint16_t hn_looks_from(const struct sheet *s)
{
    const struct table *t = s->t;
    if (s->acting && (s->counter[s->acting - 1].yours || s->counter[s->acting - 1].allied))
        return s->counter[s->acting - 1].square;
    for (unsigned k = 0; option_aims(t) && k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(t, t->p->scene->touch[t->option][k]);
        if (o && o->square && (o->bits & GROG_YOURS))
            return o->square;
    }
    return 0;
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
    if (s->acting && s->counter[s->acting - 1].yours)
        return &s->counter[s->acting - 1];
    if (chosen && chosen->yours)
        return chosen;
    return under && (under->yours || under->allied) ? under : NULL;
}

/* Is the choice under the cursor of the list one against an enemy?  Then the line to him is what matters. */
static bool is_shot(const struct table *t)
{
    for (unsigned k = 1; t->focus == PANE_CHOICES && has_option(t) && k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(t, t->p->scene->touch[t->option][k]);
        if (o && o->sort == GROG_IS_A_THING && o->square && !(o->bits & GROG_ALLIED))
            return true;
    }
    return false;
}

void hn_light(struct sheet *s)
{
    const struct counter *under = hn_counter_on(s, s->cursor);
    uint16_t option = option_aims(s->t);
    uint16_t actor = s->t->focus == PANE_CHOICES ? hn_actor_square(s->t) : 0;
    s->aims = s->t->focus == PANE_BOARD ? s->cursor : option ? option : actor ? actor : s->cursor;
    const struct counter *moves = s->t->asked ? who_moves(s, under) : NULL;
    if (moves && !is_shot(s->t))
        light_reach(s, moves, LIT_REACH, GROG_DANGER_REACH);
    if (under && !under->yours && !under->allied && s->t->focus == PANE_BOARD && !s->acting)
        light_reach(s, under, LIT_DANGER, GROG_DANGER_REACH | GROG_DANGER_FIRE);
    for (unsigned i = 0; s->t->shows_danger && i < GROG_BOARD_SQUARES; i++)
        if (s->t->danger[i])
            light(s, (uint16_t)(i + 1), LIT_DANGER);
    light_options(s);
}

/* ---- the line --------------------------------------------------------------------------------------------- */

struct grog_sightline hn_sight(const struct table *t, unsigned from, unsigned to)
{
    if (!showing(t) || !showing(t)->sight)
        return (struct grog_sightline){ .sight = GROG_BLOCKED };
    return showing(t)->sight(t->p->m, t->p->view, from, to);
}

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
    enum grog_line_sight seen = GROG_CLEAR;
    for (int i = 1; i < n; i++) {
        int x = along(ax, bx, i, n), y = along(ay, by, i, n);
        uint16_t square = x >= 0 && y >= 0 ? square_at(s, x, y) : 0;
        if (square && square != last && square != from)
            seen = (enum grog_line_sight)hn_sight(s->t, from, last = square).sight;
        if (!square || !is_in(s->board, s->board.x + x, s->board.y + y) || s->on[square]
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
    char whole[96] = "heroes.table.";
    strncat(whole, key, sizeof whole - strlen(whole) - 1);
    if (out->n)
        grog_print(out, " ");
    table_say(t, whole, pairs, out);
}

static void name_card(const struct table *t, uint16_t card, char out[160])
{
    struct grog_text text = { .at = out, .room = 160 };
    out[0] = 0;
    if (card)
        grog_say_card(&t->p->s, card, GROG_SHORT, &text);
}

static void say_square(const struct table *t, uint16_t square, struct grog_text *out)
{
    const struct grog_square *at = hn_square(t, square);
    char name[16] = "", ground[160];
    struct grog_text where = { .at = name, .room = sizeof name };
    unsigned viewer = t->p->scene->viewer < t->p->m->seats ? t->p->scene->viewer : 0;
    grog_print_square(&where, square);
    name_card(t, at->ground, ground);
    say(t, "square", PAIRS({ "at", name, 0 }, { "ground", ground, 0 }, { "plain", NULL, !at->ground }), out);
    if (at->goal) {
        char letter[2] = { (char)('a' + (at->goal - 1) % 26), 0 };
        int held = !at->holders ? 0 : at->holders >> viewer & 1 ? 1 : 2;
        say(t, "goal", PAIRS({ "letter", letter, 0 }, { "n", NULL, at->worth }, { "held", NULL, held }), out);
    }
}

int hn_spaces(uint16_t from, uint16_t to)
{
    int dx = abs((int)grog_square_x(from) - (int)grog_square_x(to));
    int dy = abs((int)grog_square_y(from) - (int)grog_square_y(to));
    return dx > dy ? dx : dy;
}

static void say_sight(const struct sheet *s, uint16_t from, uint16_t to, struct grog_text *out)
{
    const struct counter *c = hn_counter_on(s, from);
    struct grog_sightline line = hn_sight(s->t, from, to);
    char between[TEXT] = "";
    if (line.sight != GROG_CLEAR)
        between_heroes(s->t->p, from, to, &(struct grog_text){ .at = between, .room = sizeof between });
    say(s->t, "sight", PAIRS({ "who", c ? c->code : "", 0 }, { "sight", NULL, line.sight },
                             { "penalty", NULL, line.penalty }, { "n", NULL, hn_spaces(from, to) },
                             { "between", between, 0 }), out);
}

/* The choice that the needed roll is asked of: the one under the cursor of the list, or the first against who is under
 * the cursor of the board; UINT32_MAX: none. */
static uint32_t shot_of(const struct table *t)
{
    const struct grog_scene *s = t->p->scene;
    if (t->focus == PANE_CHOICES)
        return has_option(t) ? t->option : UINT32_MAX;
    uint32_t i = grog_scene_next_option(s, t->object, 0);
    while (i != UINT32_MAX && s->touch[i][0] == t->object)
        i = grog_scene_next_option(s, t->object, i + 1);
    return i;
}

/* "5 or more on the die hits ..."; false: nothing is rolled for. */
static bool say_needs(const struct table *t, play_needs *needs, struct grog_text *out)
{
    char room[TEXT] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    uint32_t shot = shot_of(t);
    if (shot != UINT32_MAX)
        needs(t->p, t->p->scene->options.at[shot], &text);
    if (text.n)
        grog_print(out, "%s%s", out->n ? " " : "", room);
    return text.n;
}

/* Of who moves and is under the cursor, the one choice that takes him nowhere; UINT32_MAX: none, or several. */
static uint32_t the_stay(const struct table *t)
{
    const struct grog_scene *s = t->p->scene;
    uint32_t stays = UINT32_MAX, n = 0, goes = 0;
    for (uint32_t i = grog_scene_next_option(s, t->object, 0); i != UINT32_MAX;
         i = grog_scene_next_option(s, t->object, i + 1)) {
        goes += s->square[i] || s->corner[i];
        if (!s->square[i] && !s->corner[i] && !n++)
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
            say(s->t, "taught", PAIRS({ "at", name, 0 }), out);
            return;
        }
}

/* What Enter does there, if there is one choice about the square. */
static void say_enter(const struct table *t, uint16_t square, struct grog_text *out)
{
    char room[TEXT] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    uint32_t first = t->object ? the_stay(t) : grog_scene_next_option_at(t->p->scene, square, 0);
    if (!t->asked || t->focus != PANE_BOARD || first == UINT32_MAX
        || (!t->object && grog_scene_next_option_at(t->p->scene, square, first + 1) != UINT32_MAX))
        return;
    play_say_option(t->p, t->p->scene->options.at[first], GROG_SHORT, &text);
    say(t, "enter", PAIRS({ "option", room, 0 }), out);
}

/* "North of it a Wall, west a Door." */
static void say_edges(const struct table *t, uint16_t square, struct grog_text *out)
{
    static const char *const side[4] = { "north", "west", "south", "east" };
    unsigned x = grog_square_x(square), y = grog_square_y(square);
    const uint16_t card[4] = {
        hn_square(t, square)->north, hn_square(t, square)->west,
        y + 1 < GROG_BOARD_SIDE ? hn_square(t, grog_square(x, y + 1))->north : 0,
        x + 1 < GROG_BOARD_SIDE ? hn_square(t, grog_square(x + 1, y))->west : 0,
    };
    for (unsigned i = 0; i < 4; i++) {
        char name[160], key[32] = "edge-";
        if (!card[i])
            continue;
        name_card(t, card[i], name);
        strncat(key, side[i], sizeof key - strlen(key) - 1);
        say(t, key, PAIRS({ "edge", name, 0 }), out);
    }
}

/* Whose are the dots that are lit? */
static void say_reach(const struct sheet *s, uint16_t at, struct grog_text *out)
{
    const struct counter *c = hn_counter_on(s, at);
    bool dots = false, steps = false;
    for (unsigned i = 1; i <= GROG_BOARD_SQUARES; i++) {
        dots = dots || (s->lit[i] & (LIT_REACH | LIT_CHOICE)) == LIT_REACH;
        steps = steps || (s->lit[i] & LIT_CHOICE && !s->on[i]);
    }
    if (c && c->yours && dots && who_moves(s, c) == c)
        say(s->t, "reach", PAIRS({ "code", c->code, 0 }, { "dot", s->t->canvas->ascii ? "." : "\u2022", 0 },
                                 { "choose", s->t->canvas->ascii ? "@" : "\u25c7", 0 }, { "steps", NULL, steps }),
            out);
}

/* While others do something, nothing is said of where the player's cursor was left. */
void hn_say_line(const struct sheet *s, struct grog_text *out)
{
    uint16_t from = hn_looks_from(s), at = s->aims ? s->aims : s->cursor;
    play_needs *needs = s->line.h > 1 ? needs_heroes : needs_in_a_line_heroes;
    if (!at || (!s->t->asked && s->t->focus != PANE_BOARD) || say_needs(s->t, needs, out))
        return;
    const struct counter *c = hn_counter_on(s, at);
    say_taught(s, out);
    say_reach(s, at, out);
    say_enter(s->t, at, out);
    say_square(s->t, at, out);
    if (c) {
        char name[160] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        table_name(s->t, c->object, &text);
        say(s->t, "counter", PAIRS({ "code", c->code, 0 }, { "name", name, 0 },
                                   { "defence", NULL, table_number(s->t, c->object, "defence") },
                                   { "cover", NULL, table_number(s->t, c->object, "cover") }), out);
    }
    if (from && from != at)
        say_sight(s, from, at, out);
    if (!s->rims && s->t->focus == PANE_BOARD)          /* where walls are but lines under a square */
        say_edges(s->t, at, out);
}

/* What the rules make of the ground. */
void hn_say_ground(const struct table *t, uint16_t square, struct grog_text *out)
{
    const struct grog_square *at = hn_square(t, square);
    unsigned vehicles = (at->bits & GROG_SQUARE_NO_LIGHT ? 1u : 0) | (at->bits & GROG_SQUARE_NO_HEAVY ? 2u : 0);
    char lies[160];
    if (at->cover)
        say(t, "cover", PAIRS({ "n", NULL, at->cover }, { "inside", NULL, at->bits & GROG_SQUARE_INSIDE }), out);
    if (at->bits & GROG_SQUARE_BLOCKS)
        say(t, "blocks", PAIRS({ "inside", NULL, at->bits & GROG_SQUARE_INSIDE }), out);
    else if (at->hides)
        say(t, "hides", PAIRS({ "n", NULL, at->hides }), out);
    if (at->bits & GROG_SQUARE_SLOW)
        say(t, "slow", NULL, out);
    if (at->bits & GROG_SQUARE_NO_FOOT)
        say(t, "no-foot", NULL, out);
    if (vehicles)
        say(t, "no-vehicle", PAIRS({ "n", NULL, vehicles }), out);
    if (at->lies) {
        name_card(t, at->lies, lies);
        say(t, "lies", PAIRS({ "card", lies, 0 }), out);
    }
}

/* Smoke at any of its four corners. */
static void say_smoke(const struct table *t, uint16_t square, struct grog_text *out)
{
    for (unsigned i = 0; i < 4; i++) {
        uint16_t at = grog_square(grog_square_x(square) + i % 2, grog_square_y(square) + i / 2);
        if (at && hn_square(t, at)->smoke)
            say(t, "smoke", PAIRS({ "n", NULL, hn_square(t, at)->smoke }), out);
    }
}

static void say_danger(const struct table *t, uint16_t square, struct grog_text *out)
{
    uint8_t danger[GROG_BOARD_SQUARES];
    enum { SUPPLY = 4 };                                /* nobody fires then */
    if (!showing(t) || !showing(t)->danger || t->p->scene->viewer >= t->p->m->seats
        || table_number(t, 0, "round phase") == SUPPLY)
        return;
    showing(t)->danger(t->p->m, t->p->view, t->p->scene->viewer, danger);
    say(t, "danger", PAIRS({ "n", NULL, danger[square - 1] }), out);
}

uint16_t hn_cursor(const struct table *t)
{
    const struct grog_scene_object *o = object_of(t, t->object);
    uint16_t at = t->square ? t->square : o ? o->square : 0;
    return at && hn_is_on_board(t, (int)grog_square_x(at), (int)grog_square_y(at)) ? at : 0;
}

void hn_explain(struct table *t, struct grog_text *out)
{
    struct sheet s = { 0 };
    uint16_t at = hn_cursor(t);
    if (!at)
        return;
    hn_gather(&s, t);
    say_needs(t, needs_heroes, out);
    say_square(t, at, out);
    hn_say_ground(t, at, out);
    say_smoke(t, at, out);
    say_edges(t, at, out);
    uint16_t from = hn_looks_from(&s);
    if (from && from != at)
        say_sight(&s, from, at, out);
    say_danger(t, at, out);
}

/* Behind the text of a counter's card: what both its sides can do. */
void hn_explain_sides(struct table *t, struct grog_text *out)
{
    const struct grog_scene_object *o = &t->p->scene->object[t->object];
    if (o->sort == GROG_IS_A_THING && o->row == 0)         /* of the first array: a unit */
        sides_heroes(t->p, o->place, out);
}

/* Enter on a square that can be reached, but not at once. */
void hn_idle(struct table *t, struct grog_text *out)
{
    struct sheet s = { 0 };
    uint16_t at = hn_cursor(t);
    hn_gather(&s, t);
    hn_light(&s);
    if (at && s.acting && s.lit[at] & LIT_REACH)
        say(t, "step-by-step", PAIRS({ "choose", t->canvas->ascii ? "@" : "\u25c7", 0 }), out);
}
