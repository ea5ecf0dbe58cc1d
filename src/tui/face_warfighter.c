/* SPDX-License-Identifier: MIT */
/* face_warfighter.c -- the middle of the table for warfighter: where its parts go, how the cursor goes about in them,
 * and the head line. */
#include "face_warfighter.h"
#include "kernel/system.h"

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
    char whole[96];
    snprintf(whole, sizeof whole, "warfighter.table.%s", key);
    table_say(t, whole, pairs, out);
}

int wf_number_of(const struct table *t, uint16_t soldier) { return t->p->scene->object[soldier].place + 1; }

void wf_short_name(const struct table *t, uint16_t soldier, int columns, char out[WF_NAME])
{
    ROOM(name, WF_NAME);
    const char *from = name_room, *space;
    table_name(t, soldier, &name);
    while (text_columns(from) > columns && (space = strchr(from, ' ')) != NULL)
        from = space + 1;
    snprintf(out, WF_NAME, "%s", from);
}

int wf_items_of(const struct table *t, uint16_t soldier, uint16_t out[WF_ITEMS])
{
    int n = 0;
    for (int sort = 1; sort <= 3; sort++)
        for (uint16_t i = 0; n < WF_ITEMS && (i = table_next(t, wf_array(t, "item"), i)) != 0; )
            if (t->p->scene->object[i].with == soldier && table_number(t, i, "item_sort") == sort
                && !table_number(t, i, "is_gone"))
                out[n++] = i;
    for (uint16_t i = 0; n < WF_ITEMS && (i = table_next(t, wf_array(t, "support"), i)) != 0; )
        if (t->p->scene->object[i].with == soldier)
            out[n++] = i;                               /* Support in play goes with Skills */
    return n;
}

void wf_mark_line(struct table *t, struct area line, uint16_t object, bool cursor)
{
    bool touched = object && object != t->object && table_is_lit(t, object);
    bool ascii = t->canvas->ascii;
    uint32_t live = ascii ? '+' : 0x2022;               /* '*' is a Reticle there */
    uint32_t mark = cursor ? '>' : touched ? ascii ? '@' : 0x25c6 : object && table_is_live(t, object) ? live : ' ';
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

/* ---- who is where --------------------------------------------------------------------------- */

static void gather_column(const struct table *t, struct wf_column *c, unsigned square)
{
    static const char *const order[] = { "soldier", "hostile", "event", "item", "beside" };
    *c = (struct wf_column){ .square = (uint16_t)square };
    for (unsigned k = 0; k < sizeof order / sizeof *order; k++)
        for (uint16_t i = 0; c->n < WF_WHO && (i = table_next(t, wf_array(t, order[k]), i)) != 0; )
            if (t->p->scene->object[i].square == square)
                c->who[c->n++] = i;
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "location"), i)) != 0; )
        if (t->p->scene->object[i].square == square)
            c->place = i;
}

/* What belongs to no space: types of the Mission, Platforms, Hostiles that lie open by the Objective. */
static void gather_besides(const struct table *t, struct wf_layout *l)
{
    const struct grog_scene *s = t->p->scene;
    for (uint32_t i = 1; i < s->objects && l->besides < WF_ITEMS; i++) {
        const struct grog_scene_object *o = &s->object[i], *pile = &s->object[o->parent];
        bool card = o->sort == GROG_IS_A_CARD && pile->sort == GROG_IS_A_PILE
                 && !strcmp(t->p->m->system->zones[pile->row].name, "set_out");
        if (card || (!o->square && wf_is(t, (uint16_t)i, "beside")))
            l->beside[l->besides++] = (uint16_t)i;
    }
}

void wf_gather(const struct table *t, struct wf_layout *l)
{
    l->cols = l->soldiers = l->besides = 0;
    gather_besides(t, l);
    for (unsigned x = 0; x < t->board.width && x < WF_COLUMNS; x++)
        gather_column(t, &l->col[l->cols++], grog_square(x, 0));
    for (int gone = 0; gone < 2; gone++)                /* those who are out of the Mission come last */
        for (uint16_t i = 0; l->soldiers < WF_SOLDIERS && (i = table_next(t, wf_array(t, "soldier"), i)) != 0; )
            if ((table_number(t, i, "fate") != 0) == gone)
                l->soldier[l->soldiers++] = i;
}

/* The Soldier under the cursor, or who holds what is. */
static uint16_t holder_of_cursor(const struct table *t)
{
    const struct grog_scene_object *o = &t->p->scene->object[t->object < t->p->scene->objects ? t->object : 0];
    return wf_is(t, o->with, "soldier") ? o->with : t->object;
}

static int line_of(const struct wf_column *c, uint16_t object)
{
    for (int i = 0; i < c->n; i++)
        if (c->who[i] == object)
            return i + 1;
    return 0;
}

int wf_cursor_column(const struct table *t, const struct wf_layout *l, int *line)
{
    const struct grog_scene_object *o = &t->p->scene->object[t->object < t->p->scene->objects ? t->object : 0];
    bool rows = !t->square && (wf_is(t, t->object, "soldier") || wf_is(t, o->with, "soldier"));
    unsigned square = t->square ? t->square : o->square;
    *line = 0;
    for (int i = 0; !rows && i < l->cols; i++)
        if (l->col[i].square == square) {
            *line = line_of(&l->col[i], t->object);
            return i;
        }
    return -1;
}

/* ---- where it goes ---------------------------------------------------------------------------- */

/* A space without a card, a card where nobody is, one where somebody is. */
enum { NARROW = 5, EMPTY = 12, LEAST_WIDE = 20, EDGE = 4, MOST_WIDE = 44 };

static bool is_narrow(const struct wf_column *c) { return !c->place && !c->n; }
static int least_width(const struct wf_column *c) { return 1 + (is_narrow(c) ? NARROW : c->n ? LEAST_WIDE : EMPTY); }

/* The column that must be seen: the cursor's, else that of the foremost Soldier. */
static int middle_column(const struct table *t, const struct wf_layout *l)
{
    int line, at = wf_cursor_column(t, l, &line);
    const struct grog_scene_object *o = &t->p->scene->object[t->object < t->p->scene->objects ? t->object : 0];
    uint16_t square = o->with ? t->p->scene->object[o->with].square : o->square;
    for (int i = 0; at < 0 && i < l->cols; i++)
        if (square ? l->col[i].square == square : l->col[i].n && wf_is(t, l->col[i].who[0], "soldier"))
            at = i;
    return at < 0 ? 0 : at;
}

/* As many columns about that one as there is room for. */
static void choose_columns(const struct table *t, struct wf_layout *l, int room)
{
    int all = 0, middle = middle_column(t, l);
    for (int i = 0; i < l->cols; i++)
        all += least_width(&l->col[i]);
    l->from = 0;
    l->to = l->cols;
    if (all - 1 <= room || !l->cols)
        return;
    l->from = middle;
    l->to = middle + 1;
    int used = 2 * EDGE + least_width(&l->col[middle]) - 1;
    for (bool grew = true; grew; ) {
        grew = false;
        if (l->to < l->cols && used + least_width(&l->col[l->to]) <= room) {
            used += least_width(&l->col[l->to++]);
            grew = true;
        }
        if (l->from > 0 && used + least_width(&l->col[l->from - 1]) <= room) {
            used += least_width(&l->col[--l->from]);
            grew = true;
        }
    }
}

/* The column that the next free cell goes to, those with people first; -1: none wants it. */
static int neediest(const struct wf_layout *l)
{
    int best = -1, least = MOST_WIDE;
    for (int i = l->from; i < l->to; i++) {
        const struct wf_column *c = &l->col[i];
        int has = c->w + (c->n ? 0 : LEAST_WIDE - EMPTY);
        if (!is_narrow(c) && has < least) {
            least = has;
            best = i;
        }
    }
    return best;
}

static void place_columns(struct wf_layout *l)
{
    int x = l->from > 0 ? EDGE : 0, room = l->path.w - x - (l->to < l->cols ? EDGE : 0) + 1, next;
    for (int i = l->from; i < l->to; i++) {
        l->col[i].w = least_width(&l->col[i]) - 1;
        room -= least_width(&l->col[i]);
    }
    for (; room > 0 && (next = neediest(l)) >= 0; room--)
        l->col[next].w++;
    for (int i = l->from; i < l->to; i++) {
        l->col[i].x = x;
        x += l->col[i].w + 1;
    }
}

/* Which of a column's people are drawn: all, or so many that there is a line for how many more, about the cursor. */
static void scroll_column(const struct table *t, struct wf_layout *l, int i)
{
    struct wf_column *c = &l->col[i];
    int room = (l->path.h - l->head) / l->each, line, at = wf_cursor_column(t, l, &line);
    c->shown = c->n;
    c->first = 0;
    if (c->n <= room)
        return;
    while (c->folded < c->n && wf_is(t, c->who[c->folded], "soldier"))
        c->folded++;
    c->folded = c->folded > 1 ? c->folded : 0;
    int lines = l->path.h - l->head - (c->folded > 0);
    c->first = c->folded;
    c->shown = c->n - c->folded;
    if (c->shown * l->each <= lines)
        return;
    room = (lines - 1) / l->each;                       /* the last line says how many more */
    c->shown = room > 0 ? room : 0;
    if (at == i && line > c->first + c->shown)
        c->first = line - c->shown;
}

static int busiest(const struct wf_layout *l)
{
    int n = 1;
    for (int i = 0; i < l->cols; i++)
        n = l->col[i].n > n ? l->col[i].n : n;
    return n;
}

/* Lines of a Soldier's row: himself, his gear, his skills. */
static int height_of(const struct table *t, uint16_t soldier, int lines)
{
    uint16_t items[WF_ITEMS];
    int n = table_number(t, soldier, "fate") ? 0 : wf_items_of(t, soldier, items), skills = 0;
    for (int i = 0; i < n; i++)
        skills += wf_is(t, items[i], "support") || table_number(t, items[i], "item_sort") == 3;
    int gear = n > skills || table_number(t, soldier, "hit_0") || table_number(t, soldier, "hit_1");
    int high = 1 + gear + (skills > 0);
    return high < lines ? high : lines;
}

static int height_of_rows(const struct table *t, struct wf_layout *l)
{
    int high = 1;
    for (int i = 0; i < l->soldiers; i++) {
        l->high[i] = (uint8_t)height_of(t, l->soldier[i], l->lines);
        high += l->high[i];
    }
    return high;
}

/* Lines of those in columns, and of the Soldiers' rows: the best that fit. */
static void choose_lines(const struct table *t, struct wf_layout *l, struct area a, int high)
{
    enum { WIDE = 100, WAYS = 4 };                      /* a wide row has room for what he holds */
    static const struct { uint8_t each, lines; } ways[2][WAYS] = {
        { { 2, 3 }, { 2, 2 }, { 1, 2 }, { 1, 1 } }, { { 2, 3 }, { 2, 2 }, { 2, 1 }, { 1, 1 } } };
    for (unsigned i = 0; i < WAYS; i++) {
        l->each = ways[a.w >= WIDE][i].each;
        l->lines = ways[a.w >= WIDE][i].lines;
        if (l->head + busiest(l) * l->each + height_of_rows(t, l) <= high)
            return;
    }
}

/* As many rows as fit, with the cursor's among them. */
static void scroll_rows(const struct table *t, struct wf_layout *l)
{
    int room = l->rows.h - 1, at = 0;
    uint16_t who = holder_of_cursor(t);
    for (int i = 0; i < l->soldiers; i++)
        at = l->soldier[i] == who ? i : at;
    for (l->first = 0; ; l->first++) {
        int used = 0;
        l->shown = 0;
        while (l->first + l->shown < l->soldiers && used + l->high[l->first + l->shown] <= room)
            used += l->high[l->first + l->shown++];
        if (at < l->first + l->shown || l->first >= at)
            return;
    }
}

static void say_legend(const struct table *t, struct grog_text *out)
{
    wf_say(t, t->canvas->ascii ? "legend-ascii" : "legend", NULL, out);
}

static int legend_lines(const struct table *t, int width)
{
    ROOM(text, 512);
    say_legend(t, &text);
    int n = canvas_lines(width, 0, text_room);
    return n < 2 ? n : 2;
}

void wf_lay_out(const struct table *t, struct area a, struct wf_layout *l)
{
    memset(l, 0, sizeof *l);
    wf_gather(t, l);
    int legend = a.h >= 24 ? legend_lines(t, a.w) : a.h >= 20, aside = l->besides > 0 && a.h >= 16;
    int high = a.h - legend - aside;
    l->head = a.h >= 16 ? 3 : a.h >= 12 ? 2 : 1;
    choose_lines(t, l, a, high);
    int least = l->head + 3 < high / 2 ? high / 2 : l->head + 3, rows = height_of_rows(t, l);
    rows = rows > high - least && l->lines == 1 && l->head + busiest(l) > high - rows ? high - least : rows;
    l->legend = area_bottom(a, legend);
    l->aside = area_top(area_below(a, high), aside);
    l->path = area_top(a, high - rows);
    l->rows = area_top(area_below(a, high - rows), rows);
    choose_columns(t, l, a.w);
    place_columns(l);
    for (int i = l->from; i < l->to; i++)
        scroll_column(t, l, i);
    scroll_rows(t, l);
}

/* ---- drawing --------------------------------------------------------------------------------------- */

static void draw_legend(struct table *t, struct area a)
{
    ROOM(text, 512);
    say_legend(t, &text);
    if (a.h > 1)
        canvas_wrap(t->canvas, a, ROLE_DIM, 0, 0, text_room);
    else
        canvas_text(t->canvas, a, 0, 0, ROLE_DIM, 0, text_room);
}

static void draw(struct table *t, struct area a)
{
    struct wf_layout l;
    wf_lay_out(t, a, &l);
    wf_draw_path(t, &l);
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
            ROOM(text, 64);
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
    ROOM(turn, 64);
    ROOM(turns, 64);
    ROOM(objective, 128);
    ROOM(rest, 128);
    grog_say_turn(&t->p->s, t->p->scene->turn, &turn);
    wf_say(t, "turns", PAIRS({ "n", NULL, left }), &turns);
    wf_say(t, "objective", PAIRS({ "state", NULL, done ? 2 : active }, { "space", NULL, table_number(t, 0, "spaces") },
        { "destroy", NULL, table_number(t, 0, "to_destroy") },
        { "eliminate", NULL, table_number(t, 0, "to_eliminate") }), &objective);
    wf_say(t, "rest", PAIRS({ "hostiles", NULL, table_number(t, 0, "hostile_cards") },
        { "points", NULL, table_number(t, 0, "team_points") },
        { "back", NULL, table_number(t, 0, "is_backward") }), &rest);
    wf_add(&s, ROLE_TITLE, BOLD, "%s", turn_room);
    wf_add(&s, left <= 1 ? ROLE_BAD : left <= 3 ? ROLE_WARN : ROLE_NUMBER, BOLD, "  %s", turns_room);
    wf_add(&s, done ? ROLE_GOOD : ROLE_GOAL, 0, "  %s", objective_room);
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
    uint16_t items[WF_ITEMS], who = holder_of_cursor(t);
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
    .system = "warfighter", .draw = draw, .head = head, .go = go, .tab = tab, .explain = wf_explain,
    .threats = wf_draw_threats, .least_width = 60, .least_height = 18,
};
