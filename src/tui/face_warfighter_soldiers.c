/* SPDX-License-Identifier: MIT */
/* face_warfighter_soldiers.c -- the Soldiers, a row each: Health, Actions, what is in force, and what they hold. */
#include "face_warfighter.h"
#include "session/play_system.h"

#include <stdio.h>
#include <string.h>

/* The numbers of a row, in columns under their heads; those at the end go first when there is no room. */
enum { FIELD_TEXT = 16, BAR_MOST = 7 };
struct field {
    const char *head;                   /* warfighter.table.head-NAME */
    uint8_t     wide;
    void (*text)(const struct table *t, uint16_t soldier, char out[FIELD_TEXT]);
};

static void put_number(const struct table *t, uint16_t soldier, const char *mark, char out[FIELD_TEXT])
{
    snprintf(out, FIELD_TEXT, "%d", table_number(t, soldier, mark));
}

static void put_of(const struct table *t, uint16_t soldier, const char *mark, const char *most, char out[FIELD_TEXT])
{
    int of = table_number(t, soldier, most);
    snprintf(out, FIELD_TEXT, of ? "%d/%d" : "-", table_number(t, soldier, mark), of);
}

static void cover_text(const struct table *t, uint16_t soldier, char out[FIELD_TEXT])
{
    int least = table_number(t, soldier, "cover"), most = table_number(t, soldier, "most_cover");
    snprintf(out, FIELD_TEXT, most ? "%d-%d" : "%d", least, most);
}

static void suppress_text(const struct table *t, uint16_t s, char out[FIELD_TEXT])
{
    int n = table_number(t, s, "suppress");
    snprintf(out, FIELD_TEXT, n ? "s%d" : "-", n);
}

static void move_text(const struct table *t, uint16_t s, char out[FIELD_TEXT]) { put_number(t, s, "movement", out); }
static void xp_text(const struct table *t, uint16_t s, char out[FIELD_TEXT])   { put_number(t, s, "xp", out); }
static void at_text(const struct table *t, uint16_t s, char out[FIELD_TEXT])   { put_number(t, s, "place", out); }
static void load_text(const struct table *t, uint16_t s, char out[FIELD_TEXT]) { put_of(t, s, "load", "loadout", out); }
static void hand_text(const struct table *t, uint16_t s, char out[FIELD_TEXT])
{
    put_of(t, s, "cards", "hand_size", out);
}

/* Suppress, Wound, Down in the coming Hostile Turn, of 100. */
static void threat_text(const struct table *t, uint16_t s, char out[FIELD_TEXT])
{
    int of[GROG_THREATS];
    if (wf_threats_of(t, s, of))
        snprintf(out, FIELD_TEXT, "%d/%d/%d%%", of[0], of[1], of[2]);
    else
        snprintf(out, FIELD_TEXT, "-");
}

static const struct field fields[] = {
    { "suppress", 4, suppress_text }, { "cover", 4, cover_text }, { "threat", 11, threat_text },
    { "hand", 5, hand_text }, { "move", 4, move_text }, { "xp", 3, xp_text }, { "load", 6, load_text },
    { "at", 3, at_text },
};
enum { FIELDS = sizeof fields / sizeof *fields, HEALTH_WIDE = BAR_MOST + 5, ACTIONS_WIDE = 5 };

/* Where the parts of a row are. */
struct row_plan { int name, health, actions, field[FIELDS], n, gear; };

static struct row_plan plan_of(const struct wf_layout *l)
{
    int w = l->rows.w;
    bool below = l->lines > 1;                          /* what he holds has lines of its own */
    struct row_plan p = { .name = 3 };
    p.health = p.name + (w >= 140 ? 26 : w >= 90 ? 20 : below ? 17 : 14);
    p.actions = p.health + HEALTH_WIDE;
    int x = p.actions + ACTIONS_WIDE, room = w - (below ? 0 : w / 3 + (w >= 90 ? 8 : 0));
    while (p.n < FIELDS && x + fields[p.n].wide <= room) {
        p.field[p.n] = x;
        x += fields[p.n].wide + (w >= 140 ? 2 : 0);
        p.n++;
    }
    p.gear = x + 1;
    return p;
}

static void put_head(struct table *t, struct area a, int x, const char *name)
{
    char key[48];
    GROG_ROOM(text, 48);
    snprintf(key, sizeof key, "head-%s", name);
    wf_say(t, key, NULL, &text);
    if (x >= a.w)
        return;
    canvas_put(t->canvas, a, x - 1, 0, ' ', ROLE_PLAIN, 0);
    x += canvas_text(t->canvas, a, x, 0, ROLE_TITLE, 0, text_room);
    canvas_put(t->canvas, a, x, 0, ' ', ROLE_PLAIN, 0);
}

static void draw_heads(struct table *t, const struct wf_layout *l, const struct row_plan *p)
{
    struct area a = area_top(l->rows, 1);
    int hidden = l->soldiers - l->shown;
    for (int x = 0; x < a.w; x++)
        canvas_put(t->canvas, a, x, 0, 0x2500, ROLE_FRAME, 0);
    put_head(t, a, p->name, "soldiers");
    put_head(t, a, p->health, "health");
    put_head(t, a, p->actions, "actions");
    for (int i = 0; i < p->n; i++)
        put_head(t, area_left(a, p->field[i] + fields[i].wide), p->field[i], fields[i].head);
    if (l->lines == 1)
        put_head(t, a, p->gear, "gear");
    if (!hidden && p->n < FIELDS) {                     /* not all numbers have a column */
        GROG_ROOM(text, 48);
        wf_say(t, "head-more", NULL, &text);
        canvas_text(t->canvas, a, a.w - text_columns(text_room) - 1, 0, ROLE_DIM, 0, text_room);
    }
    if (hidden) {
        GROG_ROOM(text, 48);
        wf_say(t, "more", GROG_PAIRS({ "n", NULL, hidden }, { "above", NULL, l->first }), &text);
        canvas_text(t->canvas, a, a.w - text_columns(text_room) - 1, 0, ROLE_WARN, BOLD, text_room);
    }
}

/* The rest of an area behind so many columns. */
static struct area rest_of(struct area a, int x)
{
    return (struct area){ a.x + x, a.y, a.w > x ? a.w - x : 0, a.h };
}

/* ---- what he holds ----------------------------------------------------------------------------- */

/* "M1 Garand 2/3", "Grenade x2", "Tommy Gun EMPTY". */
static enum role say_item(const struct table *t, uint16_t item, struct grog_text *out)
{
    bool empty = table_number(t, item, "is_empty"), jammed = table_number(t, item, "is_jammed");
    int most = table_number(t, item, "most_ammo"), sort = table_number(t, item, "item_sort");
    GROG_ROOM(name, WF_NAME);
    GROG_ROOM(on, WF_NAME);
    table_name(t, item, &name);
    if (wf_lies_in(t, item, "hostiles")) {
        wf_say(t, "next-hostile", GROG_PAIRS({ "name", name_room, 0 }), out);        /* WF-SHW-83 */
        return ROLE_NEUTRAL;
    }
    if (wf_is(t, item, "beside")) {
        wf_say(t, "beside", GROG_PAIRS({ "name", name_room, 0 }, { "n", NULL, table_number(t, item, "count") },
            { "fired", NULL, table_number(t, item, "has_fired") }), out);
        return ROLE_NEUTRAL;
    }
    if (table_number(t, item, "on"))
        table_name(t, t->p->scene->thing[wf_array(t, "item")][table_number(t, item, "on") - 1], &on);
    wf_say(t, "item", GROG_PAIRS({ "name", name_room, 0 }, { "ammo", NULL, table_number(t, item, "ammo") },
        { "most", NULL, most }, { "loaded", NULL, table_number(t, item, "loaded") },
        { "uses", NULL, table_number(t, item, "uses") },
        { "counted", NULL, table_number(t, item, "most_uses") }, { "empty", NULL, empty }, { "jammed", NULL, jammed },
        { "thrown", NULL, table_number(t, item, "is_thrown") },
        { "deployed", NULL, table_number(t, item, "is_deployed") }, { "on", on_room, 0 }), out);
    return empty || jammed ? ROLE_BAD : sort == 1 ? ROLE_CARD : sort == 2 ? ROLE_PLAIN : ROLE_DIM;
}

static bool is_skill(const struct table *t, uint16_t item) { return table_number(t, item, "item_sort") == 3; }

/* Columns of an item with its mark, and a space behind it. */
static int item_columns(const struct table *t, uint16_t item)
{
    GROG_ROOM(text, WF_NAME + 64);
    say_item(t, item, &text);
    return text_columns(text_room) + 2;
}

/* The item at which a line begins, so that the cursor's is seen; the last columns say how many more there are. */
enum { MORE_WIDE = 8 };
static int first_item(const struct table *t, int width, const uint16_t *items, int n)
{
    int at = 0, first = 0, used = 0;
    for (int i = 0; i < n; i++)
        at = wf_is_at_row(t, items[i]) ? i : at;
    for (int i = 0; i <= at; i++) {
        used += item_columns(t, items[i]);
        while (first < i && used > width - MORE_WIDE)
            used -= item_columns(t, items[first++]);
    }
    return first;
}

void wf_draw_items(struct table *t, struct area a, const uint16_t *items, int n)
{
    int x = 0;
    for (int i = n ? first_item(t, a.w, items, n) : 0; i < n; i++) {
        GROG_ROOM(text, WF_NAME + 64);
        enum role role = say_item(t, items[i], &text);
        int wide = item_columns(t, items[i]) - 1, room = a.w - x - (i + 1 < n ? MORE_WIDE : 0);
        if (x && wide > room) {
            GROG_ROOM(more, 48);
            wf_say(t, "more", GROG_PAIRS({ "n", NULL, n - i }, { "above", NULL, 0 }), &more);
            canvas_text(t->canvas, a, x, 0, ROLE_DIM, 0, more_room);
            return;
        }
        struct area one = area_top(area_left(rest_of(a, x), wide < room ? wide : room), 1);
        canvas_text(t->canvas, one, 1, 0, role, 0, text_room);
        wf_mark_line(t, one, items[i], wf_is_at_row(t, items[i]));
        x += one.w + 1;
    }
}

/* What lies on him, and counters that packs name: "Faith 3". */
static int draw_counters(struct table *t, struct area a, uint16_t soldier)
{
    const struct grog_scene_object *o = &t->p->scene->object[soldier];
    const struct grog_eyes e = play_eyes(t->p);
    GROG_ROOM(notes, WF_NAME);
    board_say_notes(&e, soldier, &notes);
    int x = 1 + canvas_text(t->canvas, a, 1, 0, ROLE_NUMBER, BOLD, notes_room);
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &t->p->scene->marked[o->mark + i];
        uint16_t word = wf_counter_of(t, m);
        GROG_ROOM(name, WF_NAME);
        GROG_ROOM(text, WF_NAME + 32);
        if (!word)
            continue;
        grog_say_card(&t->p->s, word, GROG_SHORT, &name);
        wf_say(t, "counter", GROG_PAIRS({ "name", name_room, 0 }, { "n", NULL, m->value }), &text);
        x += canvas_text(t->canvas, a, x, 0, ROLE_NUMBER, BOLD, text_room) + 1;
    }
    return x > 1 ? x : 0;
}

/* Of one who fights without a Weapon's card: "R0 6+ R1 7+". */
static int draw_hits(struct table *t, struct area a, uint16_t soldier)
{
    int x = 1;
    for (int range = 0; range < 4; range++) {
        char mark[16];
        GROG_ROOM(text, 48);
        snprintf(mark, sizeof mark, "hit_%d", range);
        if (!table_number(t, soldier, mark))
            continue;
        wf_say(t, "hits", GROG_PAIRS({ "range", NULL, range }, { "hit", NULL, table_number(t, soldier, mark) }), &text);
        x += canvas_text(t->canvas, a, x, 0, ROLE_CARD, 0, text_room) + 1;
    }
    return x > 1 ? x : 0;
}

enum { COUNTERS_FROM = 30 };                            /* a shorter line is for his gear */

/* How many of them a line has room for. */
static int items_in(const struct table *t, int width, const uint16_t *items, int n)
{
    int used = 0, i = 0;
    while (i < n && (used += item_columns(t, items[i])) <= width + 1)
        i++;
    return i;
}

/* Beside his numbers, where a second line goes on; or below them, skills on a line of their own. */
static void draw_gear(struct table *t, struct area a, int lines, int gear, uint16_t soldier)
{
    uint16_t items[WF_ITEMS];
    int n = wf_items_of(t, soldier, items), gears = 0, before = lines == 1 ? 0 : 1, x = lines == 1 ? gear : 3;
    struct area line = area_top(rest_of(area_below(a, before), x), 1);
    struct area below = a.h > before + 1 ? area_top(rest_of(area_below(a, before + 1), x), 1) : (struct area){ 0 };
    if (!line.h)
        return;
    bool at_item = wf_holder(t) == soldier && t->object != soldier;
    if (!at_item || lines > 1) {                        /* on a short line the cursor's item comes first */
        line = rest_of(line, line.w >= COUNTERS_FROM ? draw_counters(t, line, soldier) : 0);
        line = rest_of(line, draw_hits(t, line, soldier));
    }
    while (lines > 1 && gears < n && !is_skill(t, items[gears]))
        gears++;
    gears = lines > 1 ? gears : items_in(t, line.w, items, n);
    wf_draw_items(t, line, items, below.h ? gears : n);
    if (below.h)
        wf_draw_items(t, below, items + gears, n - gears);
}

/* ---- a row ------------------------------------------------------------------------------------------ */

static void draw_health(struct table *t, struct area a, int x, uint16_t soldier)
{
    int health = table_number(t, soldier, "health"), most = table_number(t, soldier, "most_health");
    enum role role = health <= 1 ? ROLE_BAD : health < most ? ROLE_WARN : ROLE_GOOD;
    int bar = most <= BAR_MOST ? most : 0;              /* each mark is one: where there is no room for all, a number */
    if (bar)
        canvas_bar(t->canvas, a, x, 0, health, bar, role);
    canvas_print(t->canvas, a, bar ? x + bar + 1 : x, 0, role, BOLD, "%d/%d", health, most);
}

static void draw_numbers(struct table *t, struct area a, const struct row_plan *p, uint16_t soldier)
{
    int actions = table_number(t, soldier, "actions");
    draw_health(t, a, p->health, soldier);
    for (int i = 0; i < (actions < ACTIONS_WIDE ? actions : 1); i++)
        canvas_put(t->canvas, a, p->actions + i, 0, 0x25cf, ROLE_GOOD, BOLD);
    if (actions >= ACTIONS_WIDE)
        canvas_print(t->canvas, a, p->actions + 1, 0, ROLE_GOOD, BOLD, "%d", actions);
    if (!actions)
        canvas_text(t->canvas, a, p->actions, 0, ROLE_DIM, 0, "-");
    for (int i = 0; i < p->n; i++) {
        char text[FIELD_TEXT];
        fields[i].text(t, soldier, text);
        bool warns = (fields[i].text == suppress_text || fields[i].text == threat_text) && *text != '-';
        canvas_text(t->canvas, area_left(a, p->field[i] + fields[i].wide), p->field[i], 0,
                    warns ? ROLE_WARN : ROLE_PLAIN, warns ? BOLD : 0u, text);
    }
}

static void draw_row(struct table *t, const struct row_plan *p, struct area a, int lines, uint16_t soldier)
{
    bool yours = t->p->scene->object[soldier].bits & GROG_YOURS, gone = table_number(t, soldier, "fate");
    struct area line = area_top(a, 1);
    char name[WF_NAME];
    wf_short_name(t, soldier, p->health - 1 - p->name, name);
    canvas_print(t->canvas, line, 1, 0, ROLE_NUMBER, BOLD, "%d", wf_number_of(t, soldier));
    canvas_text(t->canvas, area_left(line, p->health - 1), p->name, 0, gone ? ROLE_DIM : yours ? ROLE_YOURS : ROLE_ALLY,
                gone ? 0u : BOLD, name);
    if (gone) {
        GROG_ROOM(text, 96);
        wf_say(t, "gone", GROG_PAIRS({ "fate", NULL, table_number(t, soldier, "fate") }), &text);
        canvas_text(t->canvas, line, p->health, 0, ROLE_BAD, 0, text_room);
    } else {
        draw_numbers(t, line, p, soldier);
    }
    wf_mark_line(t, area_left(line, p->gear - 1), soldier, wf_is_at_row(t, soldier));
    if (!gone)
        draw_gear(t, a, lines, p->gear, soldier);
}

void wf_draw_rows(struct table *t, const struct wf_layout *l)
{
    struct row_plan p = plan_of(l);
    draw_heads(t, l, &p);
    for (int i = l->first, y = 1; i < l->first + l->shown; y += l->high[i++])
        draw_row(t, &p, area_top(area_below(l->rows, y), l->high[i]), l->lines, l->soldier[i]);
    if (l->aside.h) {
        GROG_ROOM(text, 48);
        wf_say(t, "head-beside", NULL, &text);
        wf_draw_items(t, rest_of(l->aside, canvas_text(t->canvas, l->aside, 1, 0, ROLE_TITLE, 0, text_room) + 2),
                      l->beside, l->besides);
    }
}
