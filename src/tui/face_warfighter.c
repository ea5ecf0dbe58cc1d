/* SPDX-License-Identifier: MIT */
/* face_warfighter.c -- the middle of the table for warfighter: its parts, how the cursor goes about in it, and the head
 * line. */
#include "face_warfighter.h"
#include "kernel/system.h"
#include "session/play_system.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* ---- text beside text ------------------------------------------------------------------ */

void wf_add(struct wf_strip *s, enum role role, unsigned look, const char *format, ...)
{
    if (s->n == sizeof s->part / sizeof *s->part)
        return;
    struct wf_part *p = &s->part[s->n++];
    va_list args;
    va_start(args, format);
    vsnprintf(p->text, sizeof p->text, format, args);
    va_end(args);
    p->role = (uint8_t)role;
    p->look = (uint8_t)look;
}

int wf_strip_columns(const struct wf_strip *s)
{
    int n = 0;
    for (int i = 0; i < s->n; i++)
        n += text_columns(s->part[i].text);
    return n;
}

int wf_strip_left(struct canvas *c, struct area a, int x, int y, const struct wf_strip *s)
{
    for (int i = 0; i < s->n && x < a.w; i++)
        x += canvas_text(c, a, x, y, s->part[i].role, s->part[i].look, s->part[i].text);
    return x;
}

int wf_strip_right(struct canvas *c, struct area a, int y, const struct wf_strip *s)
{
    int x = a.w - wf_strip_columns(s);
    wf_strip_left(c, a, x < 0 ? 0 : x, y, s);
    return x < 0 ? 0 : x;
}

/* ---- what the scene has ------------------------------------------------------------------ */

unsigned wf_array(const struct table *t, const char *name)
{
    const struct grog_system *y = t->p->m->system;
    for (unsigned i = 0; i < y->n_arrays; i++)
        if (!strcmp(y->arrays[i].name, name))
            return i;
    return UINT8_MAX;
}

bool wf_is(const struct table *t, uint16_t object, const char *array)
{
    const struct grog_scene_object *o = &t->p->scene->object[object];
    return object && o->sort == GROG_IS_A_THING && !strcmp(t->p->m->system->arrays[o->row].name, array);
}

void wf_say(const struct table *t, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(t->p);
    board_say_in_sight(&e, key, pairs, out);
}

bool wf_is_harmless(const struct table *t, uint16_t hostile)
{
    const struct grog_eyes e = play_eyes(t->p);
    return board_is_harmless(&e, hostile);
}

int wf_number_of(const struct table *t, uint16_t soldier)
{
    const struct grog_eyes e = play_eyes(t->p);
    return board_number_of(&e, soldier);
}

/* So many columns of a whole name are too few for one of them at least. */
static bool some_name_is_longer(const struct table *t, int columns)
{
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "soldier"), i)) != 0; ) {
        GROG_ROOM(name, WF_NAME);
        table_name(t, i, &name);
        if (text_columns(name_room) > columns)
            return true;
    }
    return false;
}

void wf_short_name(const struct table *t, uint16_t soldier, int columns, char out[WF_NAME])
{
    GROG_ROOM(name, WF_NAME);
    const char *last;
    table_name(t, soldier, &name);
    last = strrchr(name_room, ' ');
    snprintf(out, WF_NAME, "%s", last && some_name_is_longer(t, columns) ? last + 1 : name_room);
}

int wf_items_of(const struct table *t, uint16_t soldier, uint16_t out[WF_ITEMS])
{
    int n = 0;
    for (uint16_t i = 0; n < WF_ITEMS && (i = table_next(t, wf_array(t, "support"), i)) != 0; )
        if (t->p->scene->object[i].with == soldier)
            out[n++] = i;                               /* Support in play is seldom, and first */
    for (int sort = 1; sort <= 3; sort++)
        for (uint16_t i = 0; n < WF_ITEMS && (i = table_next(t, wf_array(t, "item"), i)) != 0; )
            if (t->p->scene->object[i].with == soldier && table_number(t, i, "item_sort") == sort
                && !table_number(t, i, "is_gone"))
                out[n++] = i;
    return n;
}

void wf_mark_line(struct table *t, struct area line, uint16_t object, bool cursor)
{
    bool touched = object && object != t->object && table_is_lit(t, object);
    uint32_t here = t->canvas->ascii ? '>' : t->focus == PANE_BOARD ? 0x25b6 : 0x25b7,
             there = t->canvas->ascii ? '=' : '>';
    uint32_t live = t->canvas->ascii ? ':' : 0x2022;    /* '*' is a Reticle there */
    uint32_t mark = cursor ? here : touched ? there : object && table_is_live(t, object) ? live : ' ';
    if (mark != ' ')
        canvas_put(t->canvas, line, 0, 0, mark, ROLE_KEY, BOLD);
    if (cursor)
        canvas_over(t->canvas, line, ROLE_CHOSEN);
    else if (touched)
        canvas_over(t->canvas, line, ROLE_TARGET);
    if (cursor && t->focus == PANE_BOARD)
        canvas_look(t->canvas, line, BOLD | REVERSE);
    if (object)
        canvas_spot(t->canvas, line, (uint16_t)(SPOT_OBJECT + object));
}

uint16_t wf_counter_of(const struct table *t, const struct grog_scene_mark *m)
{
    const struct grog_system *y = t->p->m->system;
    if (m->show || strcmp(y->fields[m->field].name, "counter"))
        return 0;
    for (unsigned i = 0; i < y->n_fields; i++)          /* those on the Mission are of the same words */
        if (!strcmp(y->fields[i].name, "tally"))
            return grog_nth_of_kind(t->p->m->cards, y->fields[i].of, m->index);
    return 0;
}

int wf_side_of(const struct table *t, uint16_t hostile)
{
    const struct grog_eyes e = play_eyes(t->p);
    return board_side_of(&e, hostile);
}

int wf_fast_of(const struct table *t, uint16_t hostile)
{
    const struct grog_eyes e = play_eyes(t->p);
    return board_fast_of(&e, hostile);
}

bool wf_is_at_row(const struct table *t, uint16_t object)
{
    return object == t->object && (!t->square || !t->p->scene->object[object].square);
}

/* ---- drawing --------------------------------------------------------------------------------------- */

/* As many of its parts, two spaces apart, as there is room for. */
static char *whole_parts(char *text, int columns)
{
    char *last = text;
    while (text_columns(text) > columns) {
        for (char *at = last = text; (at = strstr(at, "  ")) != NULL; at += 2)
            last = at;
        if (last == text)
            return text;
        *last = 0;
    }
    return text;
}

static void draw_legend(struct table *t, struct area a)
{
    GROG_ROOM(text, 512);
    wf_say_legend(t, &text);
    if (a.h > 1)
        canvas_wrap(t->canvas, a, ROLE_DIM, 0, 0, text_room);
    else
        canvas_text(t->canvas, a, 0, 0, ROLE_DIM, 0, whole_parts(text_room, a.w));
}

static void draw(struct table *t, struct area a)
{
    struct wf_layout l;
    wf_lay_out(t, a, &l);
    wf_draw_path(t, &l);
    if (l.noise.h)
        wf_draw_noise(t, l.noise);
    wf_draw_rows(t, &l);
    if (l.legend.h)
        draw_legend(t, l.legend);
}

/* Counters that lie on the Mission, as its pack calls them. */
static void add_tallies(const struct table *t, struct wf_strip *s)
{
    const struct grog_scene *scene = t->p->scene;
    for (uint32_t i = 1; i < scene->objects; i++) {
        const struct grog_scene_object *o = &scene->object[i];
        if (o->sort != GROG_IS_A_TRACK || strcmp(t->p->m->system->fields[o->row].name, "tally"))
            continue;
        for (unsigned k = 0; k < o->marks; k++) {
            const struct grog_scene_mark *m = &scene->marked[o->mark + k];
            GROG_ROOM(text, 64);
            grog_say_mark(&t->p->s, t->p->view, m->field, m->index, m->word, m->value, &text);
            wf_add(s, ROLE_WARN, BOLD, "  %s", text_room);
        }
    }
}

static void head(struct table *t, struct area a)
{
    int left = table_number(t, 0, "turns_left"), active = table_number(t, 0, "is_active");
    int done = table_number(t, 0, "is_done");
    struct wf_strip s = { 0 };
    GROG_ROOM(turn, 64);
    GROG_ROOM(turns, 64);
    GROG_ROOM(objective, 128);
    GROG_ROOM(rest, 128);
    grog_say_turn(&t->p->s, t->p->scene->turn, &turn);
    wf_say(t, "turns", GROG_PAIRS({ "n", NULL, left }), &turns);
    wf_say(t, "objective", GROG_PAIRS({ "state", NULL, done ? 2 : active },
                                      { "space", NULL, table_number(t, 0, "spaces") },
        { "destroy", NULL, table_number(t, 0, "to_destroy") },
        { "eliminate", NULL, done ? 0 : table_number(t, 0, "to_eliminate") }), &objective);
    wf_say(t, "rest", GROG_PAIRS({ "hostiles", NULL, table_number(t, 0, "hostile_cards") },
        { "points", NULL, table_number(t, 0, "team_points") },
        { "mission", NULL, table_number(t, 0, "mission_points") },
        { "back", NULL, table_number(t, 0, "is_backward") }), &rest);
    wf_add(&s, ROLE_TITLE, BOLD, "%s", turn_room);
    wf_add(&s, left <= 1 ? ROLE_BAD : left <= 3 ? ROLE_WARN : ROLE_NUMBER, BOLD, "  %s", turns_room);
    wf_add(&s, done ? ROLE_GOOD : ROLE_GOAL, 0, "  %s", objective_room);
    if (table_number(t, 0, "bodies_wanted")) {
        GROG_ROOM(bodies, 96);
        wf_say(t, "bodies", GROG_PAIRS({ "banked", NULL, table_number(t, 0, "banked") },
            { "wanted", NULL, table_number(t, 0, "bodies_wanted") }), &bodies);
        wf_add(&s, table_number(t, 0, "to_bank") ? ROLE_GOAL : ROLE_GOOD, 0, "  %s", bodies_room);
    }
    add_tallies(t, &s);
    if (wf_strip_columns(&s) + 2 + text_columns(rest_room) <= a.w)
        wf_add(&s, ROLE_DIM, 0, "  %s", rest_room);
    wf_strip_left(t->canvas, a, 0, 0, &s);
}

/* ---- the cursor --------------------------------------------------------------------------------------- */

static void go_to_column(struct table *t, const struct wf_layout *l, int column, int line)
{
    const struct wf_column *c = &l->col[column < 0 ? 0 : column >= l->cols ? l->cols - 1 : column];
    line = line < 0 ? 0 : line > c->n ? c->n : line;
    t->square = c->square;
    t->object = line > 0 ? c->who[line - 1] : c->place;
}

/* Behind the last row is what lies beside the path. */
static void go_to_row(struct table *t, const struct wf_layout *l, int row)
{
    t->square = 0;
    int last = l->soldiers - 1;
    t->object = row > last && l->besides ? l->beside[0] : l->soldier[row < 0 ? 0 : row > last ? last : row];
}

/* The Soldier of the cursor's row, and which of what he holds it is at: 0 is he himself. */
static int row_of_cursor(const struct table *t, const struct wf_layout *l, int *item)
{
    uint16_t items[WF_ITEMS], who = wf_holder(t);
    *item = 0;
    for (int i = 0; i < l->soldiers; i++) {
        if (l->soldier[i] != who)
            continue;
        int n = wf_items_of(t, who, items);
        for (int k = 0; k < n; k++)
            *item = items[k] == t->object ? k + 1 : *item;
        return i;
    }
    return 0;
}

/* Beside the path; false: the cursor is not there. */
static bool go_beside(struct table *t, const struct wf_layout *l, int dx, int dy)
{
    for (int i = 0; i < l->besides; i++) {
        if (l->beside[i] != t->object)
            continue;
        int to = i + dx < 0 ? 0 : i + dx >= l->besides ? l->besides - 1 : i + dx;
        t->object = l->beside[to];
        if (dy < 0)
            go_to_row(t, l, l->soldiers - 1);
        return true;
    }
    return false;
}

static void go_in_rows(struct table *t, const struct wf_layout *l, int dx, int dy)
{
    uint16_t items[WF_ITEMS];
    int item, row = row_of_cursor(t, l, &item), n = wf_items_of(t, l->soldier[row], items);
    int to = item + dx < 0 ? 0 : item + dx > n ? n : item + dx;
    if (dy < 0 && row == 0) {
        for (int i = 0; i < l->cols; i++)
            if (l->col[i].square == t->p->scene->object[l->soldier[row]].square) {
                go_to_column(t, l, i, l->col[i].n);
                return;
            }
        go_to_column(t, l, 0, 0);
    } else if (dy) {
        go_to_row(t, l, row + dy);
    } else {
        t->object = to ? items[to - 1] : l->soldier[row];
    }
}

static void go(struct table *t, int dx, int dy)
{
    struct wf_layout l;
    int line, column;
    wf_gather(t, &l);
    column = wf_cursor_column(t, &l, &line);
    if (!l.soldiers || !l.cols)
        return;
    if (!t->object && !t->square)
        go_to_row(t, &l, 0);
    else if (column < 0 && !go_beside(t, &l, dx, dy))
        go_in_rows(t, &l, dx, dy);
    else if (column < 0)
        return;
    else if (dy > 0 && line >= l.col[column].n)
        go_to_row(t, &l, 0);
    else
        go_to_column(t, &l, column + dx, line + dy);
}

/* Is it drawn in the middle, and has it choices? */
static bool is_of_interest(const struct table *t, uint16_t i, bool live)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    bool drawn = o->square || wf_is(t, o->with, "soldier") || wf_is(t, i, "beside");
    return o->sort == GROG_IS_A_THING && drawn && (!live || table_is_live(t, i));
}

static void tab(struct table *t, int way)
{
    uint32_t n = t->p->scene->objects;
    for (int live = 1; live >= 0; live--)
        for (uint32_t k = 1; k <= n; k++) {
            uint32_t i = (t->object + (way > 0 ? k : n - k % n)) % n;
            if (!i || !is_of_interest(t, (uint16_t)i, live))
                continue;
            t->object = (uint16_t)i;
            t->square = wf_is(t, t->object, "soldier") ? 0 : t->p->scene->object[i].square;
            return;
        }
}

const struct face face_warfighter = {
    .system = "warfighter", .draw = draw, .head = head, .go = go, .tab = tab,
    .threats = wf_draw_threats, .height = wf_wanted_height, .least_width = 90, .least_height = 21,
};
