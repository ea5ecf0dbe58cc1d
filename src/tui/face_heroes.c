/* SPDX-License-Identifier: MIT */
/* face_heroes.c -- the middle of the table for heroes: the board as large as it fits, the counters beside it, a line
 * about what is under the cursor; and how the cursor goes about. */
#include "face_heroes.h"

#include "kernel/system.h"
#include "session/play_system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- how large, and which part ---------------------------------------------------------------------------- */

/* Sizes of a square, the largest first; from two lines on it has rims. */
static const struct { int w, h; } sizes[] = {
    { 12, 6 }, { 10, 5 }, { 8, 4 }, { 7, 3 }, { 6, 3 }, { 5, 3 }, { 4, 3 }, { 6, 2 }, { 5, 2 }, { 4, 2 }, { 4, 1 },
    { 3, 1 },
};
enum { SIZES = sizeof sizes / sizeof *sizes };

static int wide(const struct table *t, unsigned i)  { return t->board.width * sizes[i].w + 1; }
static int high(const struct table *t, unsigned i)  { return t->board.height * sizes[i].h + (sizes[i].h > 1); }

/* How the list of units goes with the board: beside it; below it, of so many lines; below it, shorter; not at all.
 * It does not depend on how many units there are, so that the board does not change its size in a game. */
enum fit { BESIDE, BELOW, PART_BELOW, ALONE };
enum { WHOLE = 14, PART = 6 };

static bool fits(const struct table *t, unsigned size, enum fit how, int w, int h)
{
    int left = w - wide(t, size), below = h - high(t, size) - 1;
    if (left < 0 || below < -1)
        return false;
    switch (how) {
    case BESIDE:     return left > UNITS_LEAST;
    case BELOW:      return below >= WHOLE && w > 2 * UNITS_LEAST;
    case PART_BELOW: return below >= PART && w > 2 * UNITS_LEAST;
    case ALONE:      break;
    }
    return true;
}

/* Where it must scroll anyway: squares of one line, with the list beside them if they can. */
static unsigned scrolled_size(const struct table *t, int w)
{
    for (unsigned i = 0; i < SIZES; i++)
        if (sizes[i].h == 1 && wide(t, i) + 1 + UNITS_LEAST <= w)
            return i;
    return SIZES - 1;
}

/* The largest that fits with the list whole, or else with a part of it, or else without; else the smallest. */
static unsigned size_for(const struct table *t, int w, int h, enum fit *how)
{
    static const uint8_t tries[][2] = { { BESIDE, BELOW }, { PART_BELOW, PART_BELOW }, { ALONE, ALONE } };
    for (unsigned k = 0; k < sizeof tries / sizeof *tries; k++)
        for (unsigned i = 0; i < SIZES; i++)
            for (*how = tries[k][0]; *how <= tries[k][1]; ++*how)
                if (fits(t, i, *how, w, h))
                    return i;
    *how = ALONE;
    return scrolled_size(t, w);
}

static int clamp(int n, int least, int most)
{
    n = n > most ? most : n;
    return n < least ? least : n;
}

/* The first square of a side that is seen: as it was, unless what one looks at, from where one looks, or a square
 * beside them would not be; at the beginning (was < 0) with it in the middle if both are seen so. */
static int first_seen(int was, int from, int at, int seen, int all)
{
    int low = from < at ? from : at, high = from < at ? at : from;
    if (high - low >= seen)
        low = high = at;
    if (was < 0)
        was = at - seen / 2;
    int beside = high - low + 2 < seen;
    was = low - beside < was ? low - beside : was;
    was = high + beside >= was + seen ? high + beside - seen + 1 : was;
    return clamp(was, 0, all - seen);
}

static void scroll(struct sheet *s)
{
    struct table *t = s->t;
    uint16_t at = hn_choice_square(t) ? hn_choice_square(t) : s->cursor, from = hn_looks_from(s);
    int x = at ? (int)grog_square_x(at) : t->board.width / 2, y = at ? (int)grog_square_y(at) : t->board.height / 2;
    int from_x = from ? (int)grog_square_x(from) : x, from_y = from ? (int)grog_square_y(from) : y;
    s->first_x = first_seen(t->corner.is ? t->corner.x : -1, from_x, x, s->columns, t->board.width);
    s->first_y = first_seen(t->corner.is ? t->corner.y : -1, from_y, y, s->rows, t->board.height);
    t->corner.x = (int16_t)s->first_x;
    t->corner.y = (int16_t)s->first_y;
    t->corner.is = at;
}

/* The list of units, and the board in the middle of what is left. */
static void lay_units(struct sheet *s, struct area room, enum fit how, int left)
{
    int units = left < UNITS_LEAST ? 0 : left < UNITS_MOST ? left : UNITS_MOST;
    if (how == BELOW || how == PART_BELOW) {
        s->units = area_below(room, s->board.h + 2);
        s->board.x += left / 2;
    } else if (units) {
        s->units = area_right(room, units);
        s->board.x += (left - units) / 2;
    }
}

/* What is said below may be longer where there is room under the board. */
static void lay_line(struct sheet *s, struct area a, enum fit how)
{
    int spare = s->line.y - s->board.y - s->board.h;
    if (!s->line.h || how == BELOW || how == PART_BELOW || spare <= 0)
        return;
    s->line = area_bottom(a, spare < 2 ? 2 : 3);
    s->line.w = s->units.w ? s->units.x - a.x - 1 : a.w;
}

static void lay_out(struct sheet *s, struct area a)
{
    const struct table *t = s->t;
    struct area room = s->all = a;
    enum fit how;
    if (a.h > 5) {
        s->line = area_bottom(a, 1);
        room = area_top(a, a.h - 1);
    }
    int w = room.w - ROW_NAMES, h = room.h - 1;
    unsigned size = size_for(t, w, h, &how);
    s->w = sizes[size].w;
    s->h = sizes[size].h;
    s->rims = s->h > 1;
    s->columns = clamp((w - 1) / s->w, 0, t->board.width);
    s->rows = clamp((h - s->rims) / s->h, 0, t->board.height);
    int used = s->columns * s->w + 1;
    s->board = (struct area){ room.x + ROW_NAMES, room.y + 1, used, s->rows * s->h + s->rims };
    lay_units(s, room, how, w - used - 1);
    lay_line(s, a, how);
    scroll(s);
}

static bool is_on(const struct sheet *s, uint16_t object, uint16_t square)
{
    for (unsigned i = 0; i < s->counters.n; i++)
        if (s->counters.at[i].object == object && object)
            return s->counters.at[i].square == square || s->counters.at[i].tail == square;
    return false;
}

/* The square and whoever stands on it are one cursor. */
static void settle_cursor(struct table *t, struct sheet *s)
{
    const struct grog_scene *scene = t->p->scene;
    if (t->object >= scene->objects)
        t->object = 0;
    if (!t->square && t->object)
        t->square = scene->object[t->object].square;
    s->cursor = hn_cursor(t);
    if (s->cursor && !is_on(s, t->object, s->cursor))
        t->object = s->counters.on[s->cursor] ? s->counters.at[s->counters.on[s->cursor] - 1].object : 0;
    if (t->asked && hn_choice_square(t))                /* one looks at what the list's line is about */
        s->cursor = hn_choice_square(t);
}

/* As much as there is room for; where something is cut, where it is to be found. */
static void draw_cut(struct sheet *s, struct area a, int indent, const char *text)
{
    struct canvas *on = s->t->canvas;
    char room[128] = "";
    if (canvas_lines(a.w, indent, text) > a.h) {
        table_say(s->t, "heroes.table.legend.more", NULL, &(struct grog_text){ .at = room, .room = sizeof room });
        canvas_text(on, area_bottom(a, 1), 0, 0, ROLE_KEY, 0, room);
        a = area_top(a, a.h - 1);
    }
    canvas_wrap(on, a, ROLE_DIM, 0, indent, text);
}

/* What the signs mean: where there is room between the board and that line, else by name below the counters. */
static void draw_legend(struct sheet *s, struct area left)
{
    enum { LEAST = 3 };
    const struct grog_eyes e = play_eyes(s->t->p);
    char room[4096] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    int top = s->board.y + s->board.h + 1, h = s->line.y - top;
    bool below = s->units.h && s->units.y > s->board.y + s->board.h;
    if (!below && s->line.h > 1 && h >= LEAST) {
        hn_say_signs(&e, &s->t->board, s->t->canvas->ascii, &text);
        draw_cut(s, (struct area){ s->line.x, top, s->line.w, h }, 2, room);
    } else if (left.h > 1) {
        hn_say_sign_names(&e, &s->t->board, s->t->canvas->ascii, &text);
        draw_cut(s, area_below(left, 1), 0, room);
    }
}

static void draw(struct table *t, struct area a)
{
    struct sheet s = { 0 };
    char room[1024] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    if (!t->board.width || a.w < 2 * ROW_NAMES || a.h < 2)
        return;
    hn_gather(&s, t);
    settle_cursor(t, &s);
    lay_out(&s, a);
    hn_light(&s);
    hn_draw_board(&s);
    hn_draw_counters(&s);
    hn_draw_line(&s);
    draw_legend(&s, hn_draw_units(&s));
    hn_say_line(&s, &text);
    if (s.line.h > 1)
        canvas_wrap(t->canvas, s.line, ROLE_PLAIN, 0, 2, room);
    else
        canvas_text(t->canvas, s.line, 0, 0, ROLE_PLAIN, 0, room);
}

/* ---- the head --------------------------------------------------------------------------------------------- */

struct head { struct table *t; struct area a; int x; bool brief; };

static void tell(struct head *h, const char *key, const struct grog_pair *pairs, enum role role)
{
    char room[256] = "", whole[96];
    struct grog_text text = { .at = room, .room = sizeof room };
    snprintf(whole, sizeof whole, "heroes.table.%s%s", key, h->brief ? "-brief" : "");
    table_say(h->t, whole, pairs, &text);
    if (!*room)
        return;
    if (h->x)
        h->x += canvas_text(h->t->canvas, h->a, h->x, 0, ROLE_DIM, 0, " \xe2\x94\x82 ");
    canvas_text(h->t->canvas, h->a, h->x, 0, role, BOLD, room);
    h->x += text_columns(room);
}

static int of_table(const struct table *t, const char *name) { return table_number(t, 0, name); }

/* The tokens that are still to be placed: "1 3 Bluff". */
static bool pool_of(const struct table *t, struct grog_text *out)
{
    const struct grog_scene *s = t->p->scene;
    bool any = false;
    for (uint32_t i = 1; i < s->objects; i++) {
        const struct grog_scene_object *o = &s->object[i], *pile = &s->object[o->parent];
        if (o->sort != GROG_IS_A_CARD || !(o->bits & GROG_YOURS) || pile->sort != GROG_IS_A_PILE
            || strcmp(t->p->m->system->zones[pile->row].name, "pool"))
            continue;
        char name[128] = "";
        struct grog_text text = { .at = name, .room = sizeof name };
        grog_say_card(&t->p->s, o->card, GROG_SHORT, &text);
        const char *last = strrchr(name, ' ');
        bool number = last && last[1] >= '0' && last[1] <= '9';
        grog_print(out, "%s%s", any ? " " : "", number ? last + 1 : name);
        any = true;
    }
    return any;
}

/* What is needed now stands first: the tokens that are left, and who begins.  How wide it is. */
static int draw_head(struct table *t, struct area a, bool brief)
{
    enum { ORDERS = 2 };
    struct head h = { t, a, 0, brief };
    char list[256] = "";
    struct grog_text pool = { .at = list, .room = sizeof list };
    tell(&h, "head", GROG_PAIRS({ "round", NULL, of_table(t, "round") }, { "rounds", NULL, of_table(t, "rounds") },
                           { "phase", NULL, of_table(t, "round phase") }), ROLE_TITLE);
    if (of_table(t, "last round"))
        tell(&h, "last", NULL, ROLE_WARN);
    if (of_table(t, "round phase") == ORDERS && pool_of(t, &pool))
        tell(&h, "pool", GROG_PAIRS({ "list", list, 0 }), ROLE_PLAIN);
    if (of_table(t, "initiative"))
        tell(&h, "initiative", GROG_PAIRS({ "n", NULL, of_table(t, "initiative") }),
             of_table(t, "initiative") == 1 ? ROLE_YOURS : ROLE_ENEMY);
    for (unsigned theirs = 0; theirs < 2; theirs++)
        tell(&h, "score", GROG_PAIRS({ "theirs", NULL, theirs },
                                     { "watched", NULL, t->p->scene->viewer >= t->p->m->seats },
                                { "points", NULL, of_table(t, theirs ? "their points" : "your points") },
                                { "held", NULL, of_table(t, theirs ? "they hold" : "you hold") },
                                { "all", NULL, of_table(t, "objectives") }, { "goal", NULL, of_table(t, "goal") }),
             theirs ? ROLE_ENEMY : ROLE_YOURS);
    return h.x;
}

static void head(struct table *t, struct area a)
{
    if (draw_head(t, a, false) <= a.w)
        return;
    canvas_fill(t->canvas, area_top(a, 1), ROLE_PLAIN);
    draw_head(t, a, true);
}

/* ---- the cursor ------------------------------------------------------------------------------------------- */

/* The square, and whoever stands on it. */
static void point_at(struct table *t, const struct sheet *s, uint16_t square)
{
    const struct counter *c = hn_counter_on(s, square);
    t->square = square;
    t->object = c ? c->object : 0;
}

/* Where one begins: with who acts, else the first of one's own, else in the middle. */
static uint16_t first_square(const struct sheet *s)
{
    if (s->counters.acting)
        return s->counters.at[s->counters.acting - 1].square;
    for (unsigned i = 0; i < s->counters.n; i++)
        if (s->counters.at[i].yours)
            return s->counters.at[i].square;
    return grog_square(s->t->board.width / 2u, s->t->board.height / 2u);
}

static void go(struct table *t, int dx, int dy)
{
    struct sheet s = { 0 };
    uint16_t at = hn_cursor(t);
    if (!t->board.width)
        return;
    hn_gather(&s, t);
    if (!at) {
        point_at(t, &s, first_square(&s));
        return;
    }
    int x = (int)grog_square_x(at) + dx, y = (int)grog_square_y(at) + dy;
    if (hn_is_on_board(t, x, y))
        point_at(t, &s, grog_square((unsigned)x, (unsigned)y));
}

/* From whoever acts, or from the cursor once it is on the board, to the last square that way where he can stop. */
static void leap(struct table *t, int dx, int dy)
{
    struct sheet s = { 0 };
    bool there = t->focus == PANE_BOARD;
    t->led = t->led || t->focus == PANE_CHOICES;
    t->focus = PANE_BOARD;                              /* what is lit is lit for the cursor there */
    hn_gather(&s, t);
    settle_cursor(t, &s);
    hn_light(&s);
    if (!there || !s.cursor)
        point_at(t, &s, first_square(&s));
    uint16_t at = hn_cursor(t), last = 0;
    for (int x = (int)grog_square_x(at) + dx, y = (int)grog_square_y(at) + dy; hn_is_on_board(t, x, y);
         x += dx, y += dy)
        if (s.ways[grog_square((unsigned)x, (unsigned)y) - 1])
            last = grog_square((unsigned)x, (unsigned)y);
    if (last)
        point_at(t, &s, last);
    else
        go(t, dx, dy);
}

/* In order: who can act, the rest of one's own side, the enemy. */
static unsigned rank_of(const struct table *t, const struct counter *c)
{
    bool ours = c->yours || c->allied;
    return c->acting && ours ? 0 : ours && table_is_live(t, c->object) ? 1 : table_is_live(t, c->object) ? 2
         : ours ? 3 : c->wreck ? 5 : 4;
}

static void tab(struct table *t, int way)
{
    struct sheet s = { 0 };
    uint16_t order[HN_COUNTERS];
    unsigned n = 0, at = HN_COUNTERS;
    hn_gather(&s, t);
    for (unsigned rank = 0; rank < 5; rank++)
        for (unsigned i = 0; i < s.counters.n; i++)
            if (!s.counters.at[i].aboard && rank_of(t, &s.counters.at[i]) == rank) {
                at = s.counters.at[i].object == t->object ? n : at;
                order[n++] = (uint16_t)i;
            }
    if (!n)
        return;
    unsigned next = at == HN_COUNTERS ? (way > 0 ? 0 : n - 1) : (unsigned)((int)at + way + (int)n) % n;
    t->object = s.counters.at[order[next]].object;
    t->square = s.counters.at[order[next]].square;
}

/* ---- a question ------------------------------------------------------------------------------------------- */

/* Are most of the choices about squares, so that they are made on the board? */
static bool is_about_squares(const struct grog_scene *s)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->options.n; i++)
        n += s->square[i] || s->corner[i];
    return n && 2 * n >= s->options.n;
}

/* The middle of the squares that may be chosen; 0: none. */
static uint16_t middle_choice(const struct grog_scene *s)
{
    unsigned x = 0, y = 0, n = 0;
    for (uint32_t i = 0; i < s->options.n; i++)
        if (s->square[i]) {
            x += grog_square_x(s->square[i]);
            y += grog_square_y(s->square[i]);
            n++;
        }
    return n ? grog_square(x / n, y / n) : 0;
}

/* The square that may be chosen nearest to this one (0: to the middle of all); 0: none. */
static uint16_t nearest_choice(const struct grog_scene *s, uint16_t from)
{
    uint16_t best = 0;
    int least = 0;
    from = from ? from : middle_choice(s);
    for (uint32_t i = 0; i < s->options.n; i++) {
        uint16_t to = s->square[i];
        if (!to)
            continue;
        int dx = from ? (int)grog_square_x(from) - (int)grog_square_x(to) : 0;
        int dy = from ? (int)grog_square_y(from) - (int)grog_square_y(to) : 0;
        if (!best || dx * dx + dy * dy < least) {
            best = to;
            least = dx * dx + dy * dy;
        }
    }
    return best;
}

/* Where the last choice was against, if whoever acts can go there: to assault it; 0: nowhere. */
static uint16_t aimed_square(const struct table *t, uint16_t actor)
{
    uint16_t now = t->aimed.sort == GROG_IS_A_THING ? t->p->scene->thing[t->aimed.row][t->aimed.place] : 0;
    uint16_t square = now ? t->p->scene->object[now].square : 0;
    struct play_way way;
    bool is = square && (grog_scene_next_option_at(t->p->scene, square, 0) != UINT32_MAX
                         || table_way(t, actor, square, &way));
    return is ? square : 0;
}

/* The cursor goes to whoever begins to act and along with him, or to whom he goes to assault; where squares are to be
 * chosen, the arrows move it. */
static void asked(struct table *t)
{
    struct sheet s = { 0 };
    hn_gather(&s, t);
    const struct counter *acts = s.counters.acting ? &s.counters.at[s.counters.acting - 1] : NULL;
    bool mine = acts && acts->yours, squares = is_about_squares(t->p->scene);
    uint16_t aimed = mine && squares ? aimed_square(t, acts->object) : 0;
    if (aimed)
        t->square = aimed, t->object = 0;
    else if (mine && (t->actor != acts->object || squares))
        t->square = acts->square, t->object = acts->object;
    else if (squares && grog_scene_next_option_at(t->p->scene, hn_cursor(t), 0) == UINT32_MAX)
        t->square = nearest_choice(t->p->scene, hn_cursor(t)), t->object = 0;
    else if (!squares && acts && !mine)                 /* somebody else acts, and one may react to him */
        t->square = acts->square, t->object = acts->object;
    t->actor = mine ? acts->object : 0;
    if (squares && t->focus == PANE_CHOICES) {
        t->focus = PANE_BOARD;
        t->led = true;
    } else if (!squares && t->led && t->focus == PANE_BOARD) {
        t->focus = PANE_CHOICES;
        t->led = false;
    }
}

const struct face face_heroes = {
    .system = "heroes", .draw = draw, .head = head, .go = go, .leap = leap, .tab = tab,
    .threats = hn_threats, .say_threats = hn_say_threats, .asked = asked,
    .tells = true, .guards = true,
    .least_width = 60, .least_height = 30,
};
