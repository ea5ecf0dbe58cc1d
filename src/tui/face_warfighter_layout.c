/* SPDX-License-Identifier: MIT */
/* face_warfighter_layout.c -- who is in which column of the path, and where columns and rows go at any size. */
#include "face_warfighter.h"
#include "kernel/system.h"
#include "session/play_system.h"

#include <string.h>

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

/* Is it a card that lies in this zone? */
bool wf_lies_in(const struct table *t, uint16_t object, const char *zone)
{
    const struct grog_scene_object *o = &t->p->scene->object[object], *pile = &t->p->scene->object[o->parent];
    return o->sort == GROG_IS_A_CARD && pile->sort == GROG_IS_A_PILE
        && !strcmp(t->p->m->system->zones[pile->row].name, zone);
}

/* What belongs to no space: types of the Mission, Platforms, Hostiles that lie open by the Objective or on their
 * deck. */
static void gather_besides(const struct table *t, struct wf_layout *l)
{
    const struct grog_scene *s = t->p->scene;
    for (uint32_t i = 1; i < s->objects && l->besides < WF_ITEMS; i++) {
        const struct grog_scene_object *o = &s->object[i];
        bool card = wf_lies_in(t, (uint16_t)i, "set_out") || wf_lies_in(t, (uint16_t)i, "hostiles");
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
uint16_t wf_holder(const struct table *t)
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
    unsigned square = o->square || t->object ? o->square : t->square;   /* it may have moved since */
    *line = 0;
    for (int i = 0; !rows && i < l->cols; i++)
        if (l->col[i].square == square) {
            *line = line_of(&l->col[i], t->object);
            return i;
        }
    return -1;
}

/* ---- where it goes ---------------------------------------------------------------------------- */

/* Widths at least of a space without a card, of a card where nobody is, of one where somebody is: at ease, and tight
 * before any column is left out. */
enum { EDGE = 4, MOST_WIDE = 60, EASES = 2 };
static const struct { uint8_t narrow, empty, wide; } least[EASES] = { { 5, 12, 20 }, { 3, 9, 17 } };

static bool is_narrow(const struct wf_column *c) { return !c->place && !c->n; }

/* With the line between two columns. */
static int least_width(const struct wf_layout *l, const struct wf_column *c)
{
    return 1 + (is_narrow(c) ? least[l->tight].narrow : c->n ? least[l->tight].wide : least[l->tight].empty);
}

static bool all_fit(const struct wf_layout *l, int room)
{
    int all = -1;
    for (int i = 0; i < l->cols; i++)
        all += least_width(l, &l->col[i]);
    return all <= room;
}

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
    int middle = middle_column(t, l);
    l->from = 0;
    l->to = l->cols;
    for (l->tight = 0; l->tight < EASES; l->tight++)
        if (all_fit(l, room))
            return;
    l->tight = EASES - 1;
    l->from = middle;
    l->to = middle + 1;
    int used = 2 * EDGE + least_width(l, &l->col[middle]) - 1;
    for (bool grew = true; grew; ) {
        grew = false;
        if (l->to < l->cols && used + least_width(l, &l->col[l->to]) <= room) {
            used += least_width(l, &l->col[l->to++]);
            grew = true;
        }
        if (l->from > 0 && used + least_width(l, &l->col[l->from - 1]) <= room) {
            used += least_width(l, &l->col[--l->from]);
            grew = true;
        }
    }
}

/* About so many columns are its card's name, and whoever is there, with what stands behind them. */
static int wanted_width(const struct table *t, const struct wf_layout *l, const struct wf_column *c)
{
    enum { MARKS = 12, BEHIND = 13 };
    GROG_ROOM(name, WF_NAME);
    if (c->place)
        table_name(t, c->place, &name);
    int wants = c->place ? 3 + text_columns(name_room) + (l->head < 2 ? MARKS : 2) : 0;
    for (int i = 0; i < c->n; i++) {
        GROG_ROOM(who, WF_NAME);
        table_name(t, c->who[i], &who);
        wants = text_columns(who_room) + BEHIND > wants ? text_columns(who_room) + BEHIND : wants;
    }
    return wants;
}

/* The column that the next free cell goes to: one that wants it, those with people first, else the narrowest; -1:
 * none. */
static int neediest(const struct wf_layout *l)
{
    enum { CONTENT = 1000 };
    int best = -1, fewest = CONTENT + MOST_WIDE;
    for (int i = l->from; i < l->to; i++) {
        const struct wf_column *c = &l->col[i];
        int has = c->w + (c->n ? 0 : 4) + (c->w < c->wants ? 0 : CONTENT);
        if (!is_narrow(c) && has < fewest) {
            fewest = has;
            best = i;
        }
    }
    return best;
}

static void place_columns(const struct table *t, struct wf_layout *l)
{
    int x = l->from > 0 ? EDGE : 0, room = l->path.w - x - (l->to < l->cols ? EDGE : 0) + 1, next;
    for (int i = l->from; i < l->to; i++) {
        l->col[i].wants = wanted_width(t, l, &l->col[i]);
        l->col[i].w = least_width(l, &l->col[i]) - 1;
        room -= least_width(l, &l->col[i]);
    }
    for (; room > 0 && (next = neediest(l)) >= 0; room--)
        l->col[next].w++;
    for (int i = l->from; i < l->to; i++) {
        l->col[i].x = x;
        x += l->col[i].w + 1;
    }
}

/* Who has a second line, where there are so many to spare: what is to be destroyed first, then Hostiles, then all. */
static void give_lines(const struct table *t, struct wf_column *c, int spare)
{
    memset(c->tall, 1, sizeof c->tall);
    for (int turn = 0; turn < 3; turn++)
        for (int i = c->first; i < c->n && spare > 0; i++) {
            bool hostile = wf_is(t, c->who[i], "hostile"), target = hostile && table_number(t, c->who[i], "is_target");
            bool wants = turn == 0 ? target : turn == 1 ? hostile : wf_is(t, c->who[i], "soldier");
            if (!wants || c->tall[i] > 1)
                continue;
            c->tall[i] = 2;
            spare--;
        }
}

/* Which of a column's people are drawn: all, or so many that there is a line for how many more, about the cursor. */
static void scroll_column(const struct table *t, struct wf_layout *l, int i)
{
    struct wf_column *c = &l->col[i];
    int high = l->path.h - l->head, line, at = wf_cursor_column(t, l, &line);
    c->shown = c->n;
    c->first = 0;
    if (c->n <= high) {
        give_lines(t, c, high - c->n);
        return;
    }
    while (c->folded < c->n && wf_is(t, c->who[c->folded], "soldier"))
        c->folded++;
    c->folded = c->folded > 1 ? c->folded : 0;
    int lines = l->path.h - l->head - (c->folded > 0);
    c->first = c->folded;
    c->shown = c->n - c->folded;
    if (c->shown <= lines) {
        give_lines(t, c, lines - c->shown);
        return;
    }
    give_lines(t, c, 0);
    c->shown = lines > 1 ? lines - 1 : 0;               /* the last line says how many more */
    if (at == i && line > c->first + c->shown)
        c->first = line - c->shown;
}

/* Lines of the column that wants most: two for each Hostile, whose numbers come before more of what Soldiers hold, and
 * for others as many as there are for each. */
static int wanted_lines(const struct table *t, const struct wf_layout *l)
{
    int most = l->each;
    for (int i = 0; i < l->cols; i++) {
        int lines = 0;
        for (int k = 0; k < l->col[i].n; k++)
            lines += wf_is(t, l->col[i].who[k], "hostile") ? 2 : wf_is(t, l->col[i].who[k], "soldier") ? l->each : 1;
        most = lines > most ? lines : most;
    }
    return most;
}

static int busiest(const struct wf_layout *l)
{
    int n = 1;
    for (int i = 0; i < l->cols; i++)
        n = l->col[i].n > n ? l->col[i].n : n;
    return n;
}

/* Lines that the path wants where there are few, with Soldiers folded into one; not more than half of all. */
static int path_at_least(const struct table *t, const struct wf_layout *l, int high)
{
    int most = 2;
    for (int i = 0; i < l->cols; i++) {
        int soldiers = 0, n = l->col[i].n;
        while (soldiers < n && wf_is(t, l->col[i].who[soldiers], "soldier"))
            soldiers++;
        n -= soldiers > 1 ? soldiers - 1 : 0;
        most = n > most ? n : most;
    }
    return l->head + most < high / 2 ? l->head + most : high / 2;
}

/* Lines of a Soldier's row: himself, his gear, his skills. */
static int height_of(const struct table *t, uint16_t soldier, int lines)
{
    uint16_t items[WF_ITEMS];
    int n = table_number(t, soldier, "fate") ? 0 : wf_items_of(t, soldier, items), skills = 0;
    for (int i = 0; i < n; i++)
        skills += table_number(t, items[i], "item_sort") == 3;
    const struct grog_eyes e = play_eyes(t->p);
    GROG_ROOM(notes, WF_NAME);
    board_say_notes(&e, soldier, &notes);
    int gear = n > skills || notes.n || table_number(t, soldier, "hit_0") || table_number(t, soldier, "hit_1")
            || table_number(t, soldier, "counter");
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

/* Lines of the Soldiers' rows, with so many of each in the busiest column: the best that fit.  They do not grow again
 * in the same Turn while the window stays as it is, so that everything is where it was. */
static void choose_lines(struct table *t, struct wf_layout *l, struct area a, int high)
{
    enum { WIDE = 100, WAYS = 4 };                      /* a wide row has room for what he holds */
    static const struct { uint8_t each, lines; } ways[2][WAYS] = {
        { { 2, 3 }, { 2, 2 }, { 1, 2 }, { 1, 1 } }, { { 2, 3 }, { 2, 2 }, { 2, 1 }, { 1, 1 } } };
    if (t->way.w != a.w || t->way.h != a.h || t->way.turn != t->p->scene->turn) {
        t->way.w = (int16_t)a.w;
        t->way.h = (int16_t)a.h;
        t->way.turn = t->p->scene->turn;
        t->way.is = 0;
        t->way.more = UINT8_MAX;
    }
    for (unsigned i = t->way.is; i < WAYS; i++) {
        t->way.more = i == t->way.is ? t->way.more : UINT8_MAX;
        t->way.is = (uint8_t)i;
        l->lines = ways[a.w >= WIDE][i].lines;
        l->each = ways[a.w >= WIDE][i].each;
        if (l->head + busiest(l) * l->each + height_of_rows(t, l) <= high)
            return;
    }
}

/* Has he more than his row has room for? */
static bool wants_line(const struct table *t, const struct wf_layout *l, int i)
{
    enum { ROW_HOLDS = 2 };
    uint16_t items[WF_ITEMS];
    if (l->lines > 1)
        return height_of(t, l->soldier[i], 3) > l->high[i];
    return l->high[i] == 1 && !table_number(t, l->soldier[i], "fate")
        && wf_items_of(t, l->soldier[i], items) > ROW_HOLDS;
}

/* Lines that nobody in the path needs are for those who hold more than is seen; the first of them first. */
static int give_rows(struct table *t, struct wf_layout *l, int spare)
{
    int most = spare < t->way.more ? spare : t->way.more, given = 0;
    for (int i = 0; i < l->soldiers && given < most; i++)
        if (wants_line(t, l, i)) {
            l->high[i]++;
            given++;
        }
    t->way.more = (uint8_t)(most < 0 ? 0 : most);
    return given;
}

int wf_wanted_height(const struct table *t)
{
    enum { FRAME = 2, HEAD = 2, EACH = 2 };
    struct wf_layout l = { .lines = 2 };
    wf_gather(t, &l);
    int most = busiest(&l) > 1 ? busiest(&l) : 1;
    return FRAME + HEAD + most * EACH + height_of_rows(t, &l) + (l.besides > 0);
}

/* As many rows as fit, with the cursor's among them. */
static void scroll_rows(const struct table *t, struct wf_layout *l)
{
    int room = l->rows.h - 1, at = 0;
    uint16_t who = wf_holder(t);
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

void wf_say_legend(const struct table *t, struct grog_text *out)
{
    const struct grog_eyes e = play_eyes(t->p);
    board_say_signs(&e, t->canvas->ascii, out);
}

static int legend_lines(const struct table *t, int width)
{
    GROG_ROOM(text, 512);
    wf_say_legend(t, &text);
    int n = canvas_lines(width, 0, text_room);
    return n < 2 ? n : 2;
}

void wf_lay_out(struct table *t, struct area a, struct wf_layout *l)
{
    memset(l, 0, sizeof *l);
    wf_gather(t, l);
    int legend = a.h >= 24 ? legend_lines(t, a.w) : a.h >= 18, aside = l->besides > 0 && a.h >= 16;
    int noise = table_number(t, 0, "loudest") > 0;
    int high = a.h - legend - aside - noise;
    l->head = a.h >= 16 ? 3 : a.h >= 12 ? 2 : 1;
    choose_lines(t, l, a, high);
    int rows = height_of_rows(t, l), room = high - path_at_least(t, l, high);
    rows = rows > room && l->lines == 1 && l->head + busiest(l) > high - rows ? room : rows;
    rows += give_rows(t, l, high - rows - l->head - wanted_lines(t, l));
    l->legend = area_bottom(a, legend);
    l->aside = area_top(area_below(a, high + noise), aside);
    l->path = area_top(a, high - rows);
    l->noise = area_top(area_below(a, high - rows), noise);
    l->rows = area_top(area_below(a, high - rows + noise), rows);
    choose_columns(t, l, a.w);
    place_columns(t, l);
    for (int i = l->from; i < l->to; i++)
        scroll_column(t, l, i);
    scroll_rows(t, l);
}
