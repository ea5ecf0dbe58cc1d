/* SPDX-License-Identifier: MIT */
/* face_warfighter_path.c -- the path from the Mission card to the Objective: a column a space, with its card, and who
 * and what is there. */
#include "face_warfighter.h"

#include <stdio.h>
#include <string.h>

/* ---- who is there ------------------------------------------------------------------------ */

/* "3/4", red when it is nearly gone. */
static void add_health(const struct table *t, uint16_t soldier, struct wf_strip *s)
{
    int health = table_number(t, soldier, "health"), most = table_number(t, soldier, "most_health");
    wf_add(s, health <= 1 ? ROLE_BAD : health < most ? ROLE_WARN : ROLE_GOOD, 0, " %d/%d", health, most);
}

static enum role role_of_soldier(const struct table *t, uint16_t object)
{
    return t->p->scene->object[object].bits & GROG_YOURS ? ROLE_YOURS : ROLE_ALLY;
}

/* A name at the left, up to where what stands at the right begins. */
static void put_name(struct table *t, struct area line, int x, int right, enum role role, const char *name)
{
    canvas_text(t->canvas, area_left(line, right), x, 0, role, 0, name);
}

/* What is so with him, in words or in letters. */
static void say_soldier(const struct table *t, uint16_t object, bool letters, struct grog_text *out)
{
    wf_say(t, letters ? "soldier-letters" : "soldier-line",
           GROG_PAIRS({ "cover", NULL, table_number(t, object, "cover") },
        { "most", NULL, table_number(t, object, "most_cover") },
        { "attackers", NULL, table_number(t, object, "attacked_by") },
        { "engaged", NULL, table_number(t, object, "is_engaged") },
        { "hidden", NULL, table_number(t, object, "is_hidden") },
        { "rescue", NULL, table_number(t, object, "is_rescue") },
        { "leaves", NULL, table_number(t, object, "leaves_in") }), out);
}

enum { NAME_BEHIND = 14 };              /* his number, and what may stand at the right */

static void draw_soldier(struct table *t, struct area a, uint16_t object, bool letters)
{
    struct wf_strip s = { 0 };
    int actions = table_number(t, object, "actions"), suppress = table_number(t, object, "suppress");
    char name[WF_NAME + 16], called[WF_NAME];
    GROG_ROOM(about, 160);
    if (suppress)
        wf_add(&s, ROLE_WARN, BOLD, " s%d", suppress);
    for (int i = 0; i < actions && actions <= 4; i++)
        wf_add(&s, ROLE_GOOD, 0, i ? "●" : " ●");
    if (actions > 4)
        wf_add(&s, ROLE_GOOD, 0, " ●%d", actions);
    add_health(t, object, &s);
    wf_short_name(t, object, a.w - NAME_BEHIND, called);
    snprintf(name, sizeof name, "%d %s", wf_number_of(t, object), called);
    put_name(t, a, 1, wf_strip_right(t->canvas, a, 0, &s), role_of_soldier(t, object), name);
    if (a.h < 2)
        return;
    say_soldier(t, object, letters, &about);
    canvas_text(t->canvas, a, 3, 1, table_number(t, object, "attacked_by") ? ROLE_BAD : ROLE_DIM, 0, about_room);
}

/* A glyph for each Reticle: active, Suppressed, killed; of many, numbers. */
static void add_reticles(const struct table *t, uint16_t object, struct wf_strip *s)
{
    enum { DRAWN = 6 };
    static const struct { const char *glyph; uint8_t role; } sorts[] = {
        { "●", ROLE_ENEMY }, { "s", ROLE_WARN }, { "·", ROLE_DIM } };
    int pinned = table_number(t, object, "suppress"), all = table_number(t, object, "reticles");
    int standing = table_number(t, object, "standing");
    const int n[] = { standing - pinned, pinned, all - standing };
    wf_add(s, ROLE_DIM, 0, " ");
    for (unsigned i = 0; i < 3; i++) {
        char text[48] = "";
        for (int k = 0; all <= DRAWN && k < n[i]; k++)
            strcat(text, sorts[i].glyph);
        if (all > DRAWN && n[i] > 0)
            snprintf(text, sizeof text, "%d%s", n[i], sorts[i].glyph);
        if (*text)
            wf_add(s, sorts[i].role, i < 2 ? BOLD : 0, "%s", text);
    }
}

static void add_aim(const struct table *t, uint16_t object, struct wf_strip *s)
{
    int target = table_number(t, object, "target");
    if (target && table_number(t, object, "attacks"))
        wf_add(s, ROLE_BAD, BOLD, " ▶%d", target);
    else if (target)
        wf_add(s, ROLE_DIM, 0, " →%d", target);
}

/* Which side of its card lies up, where the line below does not say it; and whether it is Fast. */
static void add_letters(const struct table *t, uint16_t object, bool alone, struct wf_strip *s)
{
    int fast = wf_fast_of(t, object), side = wf_side_of(t, object);
    if (fast)
        wf_add(s, fast == 1 ? ROLE_BAD : ROLE_DIM, fast == 1 ? BOLD : 0u, fast == 1 ? " F" : " f");
    if (side && alone)
        wf_add(s, ROLE_NEUTRAL, 0, side == 1 ? " E" : " U");
}

/* What it has in force, likewise. */
static void say_hostile(const struct table *t, uint16_t object, bool letters, struct grog_text *out)
{
    static const char *const keys[2][2] = {
        { "hostile-line", "hostile-letters" }, { "target-line", "target-letters" } };
    bool target = table_number(t, object, "is_target");
    wf_say(t, keys[target][letters], GROG_PAIRS({ "cover", NULL, table_number(t, object, "cover") },
        { "most", NULL, table_number(t, object, "most_cover") },
        { "low", NULL, table_number(t, object, "least_range") },
        { "high", NULL, table_number(t, object, "most_range") },
        { "roll", NULL, table_number(t, object, "wounds_on") - table_number(t, object, "die_bonus") },
        { "wounds", NULL, table_number(t, object, "most_wounds") },
        { "same", NULL, table_number(t, object, "least_wounds") == table_number(t, object, "most_wounds") },
        { "least", NULL, table_number(t, object, "least_wounds") }, { "never", NULL, wf_is_harmless(t, object) },
        { "hits", NULL, table_number(t, object, "hits") },
        { "needed", NULL, table_number(t, object, "hits_needed") },
        { "door", NULL, table_number(t, object, "door_hits") },
        { "breached", NULL, table_number(t, object, "is_breached") },
        { "side", NULL, wf_side_of(t, object) }, { "slow", NULL, table_number(t, object, "slow") },
        { "field", NULL, table_number(t, object, "field") },
        { "fades", NULL, table_number(t, object, "will_fade") }), out);
}

/* Of one that has no second line its Cover is told beside its name, and more as far as the name leaves room. */
static void add_numbers(const struct table *t, uint16_t object, const char *name, int room, struct wf_strip *s)
{
    enum { NAME_LEAST = 6 };
    GROG_ROOM(text, 160);
    say_hostile(t, object, true, &text);
    int columns = text_columns(name), least = columns < NAME_LEAST ? columns : NAME_LEAST;
    char *first = text_room + strcspn(text_room, " ");
    if (2 + columns + 1 + text_columns(text_room) > room)
        *first = 0;
    if (2 + least + 1 + text_columns(text_room) <= room)
        wf_add(s, ROLE_DIM, 0, " %s", text_room);
}

static void draw_hostile(struct table *t, struct area a, uint16_t object, bool letters)
{
    struct wf_strip s = { 0 };
    bool target = table_number(t, object, "is_target");
    GROG_ROOM(name, WF_NAME);
    GROG_ROOM(about, 160);
    table_name(t, object, &name);
    if (target && a.h < 2)
        wf_add(&s, ROLE_GOAL, 0, " %d/%d", table_number(t, object, "hits"), table_number(t, object, "hits_needed"));
    if (target || (table_number(t, object, "is_marked") && table_number(t, 0, "to_eliminate")))
        wf_add(&s, ROLE_GOAL, BOLD, " ★");
    if (table_number(t, object, "door_hits"))
        wf_add(&s, ROLE_HOUSE, BOLD, " D");
    add_letters(t, object, a.h < 2, &s);
    wf_add_awareness(t, object, &s);
    if (a.h < 2 && !target) {
        struct wf_strip behind = { 0 };
        add_reticles(t, object, &behind);
        add_aim(t, object, &behind);
        add_numbers(t, object, name_room, a.w - wf_strip_columns(&s) - wf_strip_columns(&behind), &s);
    }
    add_reticles(t, object, &s);
    add_aim(t, object, &s);
    put_name(t, a, 1, wf_strip_right(t->canvas, a, 0, &s), target ? ROLE_GOAL : ROLE_ENEMY, name_room);
    if (a.h < 2)
        return;
    say_hostile(t, object, letters, &about);
    canvas_text(t->canvas, a, 3, 1, ROLE_DIM, 0, about_room);
}

/* An Event, something on the ground, what lies beside the path. */
static void draw_other(struct table *t, struct area a, uint16_t object)
{
    bool event = wf_is(t, object, "event"), item = wf_is(t, object, "item");
    char line[WF_NAME + 8];
    GROG_ROOM(name, WF_NAME);
    table_name(t, object, &name);
    snprintf(line, sizeof line, "%s %s", event ? "⚑" : item ? "◇" : "■", name_room);
    canvas_text(t->canvas, a, 1, 0, event ? ROLE_WARN : ROLE_NEUTRAL, 0, line);
}

static void draw_one(struct table *t, struct area a, uint16_t object, bool cursor, bool letters)
{
    struct area in = area_left(a, a.w - 1);
    if (wf_is(t, object, "soldier"))
        draw_soldier(t, in, object, letters);
    else if (wf_is(t, object, "hostile"))
        draw_hostile(t, in, object, letters);
    else
        draw_other(t, in, object);
    wf_mark_line(t, a, object, cursor);
}

/* "+3 more", at the column's foot. */
static void draw_more(struct table *t, struct area a, const struct wf_column *c)
{
    int above = c->first - c->folded, below = c->n - c->first - c->shown;
    GROG_ROOM(text, 64);
    wf_say(t, "more", GROG_PAIRS({ "n", NULL, above + below }, { "above", NULL, above }), &text);
    canvas_text(t->canvas, a, 1, 0, ROLE_WARN, 0, text_room);
    canvas_spot(t->canvas, a, (uint16_t)(SPOT_OBJECT + c->who[below ? c->first + c->shown : c->folded]));
}

/* Soldiers who share a line: their numbers, as their rows have them. */
static void draw_folded(struct table *t, struct area a, const struct wf_column *c, int line)
{
    int x = canvas_text(t->canvas, a, 1, 0, ROLE_YOURS, 0, "■") + 1;
    for (int i = 0; i < c->folded && x < a.w; i++) {
        int suppress = table_number(t, c->who[i], "suppress");
        char text[16];
        snprintf(text, sizeof text, suppress ? "%ds" : "%d", wf_number_of(t, c->who[i]));
        struct area one = area_left((struct area){ a.x + x, a.y, a.w - x, 1 }, 1 + text_columns(text));
        canvas_text(t->canvas, one, 1, 0, suppress ? ROLE_WARN : role_of_soldier(t, c->who[i]), BOLD, text);
        wf_mark_line(t, one, c->who[i], line == i + 1);
        x += one.w;
    }
}

/* ---- the card of the space ------------------------------------------------------------------- */

/* What may come there, and what can be done. */
static void add_marks(const struct table *t, uint16_t place, struct wf_strip *s)
{
    int low = table_number(t, place, "reinforce"), high = table_number(t, place, "most_reinforce");
    bool now = table_number(t, place, "reinforces");
    if (table_number(t, place, "space") <= table_number(t, 0, "mobilized_to"))
        wf_add(s, ROLE_BAD, BOLD, " M");
    if (table_number(t, place, "obstacle"))
        wf_add(s, ROLE_BAD, BOLD, " ✖");
    if (table_number(t, place, "offers"))
        wf_add(s, ROLE_GOOD, BOLD, table_number(t, place, "is_resolved") ? " ✓" : " ◆");
    if (high)
        wf_add(s, now ? ROLE_WARN : ROLE_DIM, now ? BOLD : 0u, now ? " ⚠%d-%d" : " (%d-%d)", low, high);
}

/* Its name, and whether it is the goal; `all`: and everything else, on the same line. */
static void draw_name(struct table *t, struct area a, const struct wf_column *c, bool all)
{
    int low = table_number(t, c->place, "enter"), high = table_number(t, c->place, "most_enter");
    bool goal = table_number(t, c->place, "is_objective");
    char line[WF_NAME + 16];
    struct wf_strip s = { 0 };
    GROG_ROOM(name, WF_NAME);
    table_name(t, c->place, &name);
    snprintf(line, sizeof line, "%d %s", table_number(t, c->place, "space"), name_room);
    if (all && table_number(t, c->place, "is_inactive"))
        wf_add(&s, ROLE_DIM, 0, " ○");
    else if (all && (low || high))
        wf_add(&s, ROLE_DIM, 0, high ? " e%d-%d" : " e%d", low, high);
    if (all)
        add_marks(t, c->place, &s);
    if (goal)
        wf_add(&s, ROLE_GOAL, BOLD, " ★");
    put_name(t, a, 1, wf_strip_right(t->canvas, a, 0, &s), goal ? ROLE_GOAL : ROLE_TITLE, line);
    canvas_look(t->canvas, a, BOLD);
}

static void draw_card(struct table *t, struct area a, const struct wf_column *c, bool cursor)
{
    int low = table_number(t, c->place, "enter"), high = table_number(t, c->place, "most_enter");
    struct wf_strip s = { 0 };
    struct area first = area_left(area_top(a, 1), a.w - 1);
    GROG_ROOM(enter, 96);
    draw_name(t, first, c, a.h < 2);
    wf_mark_line(t, first, c->place, cursor);
    if (a.h < 2)
        return;
    add_marks(t, c->place, &s);
    struct area second = area_left(area_top(area_below(a, 1), 1), a.w - 1);
    for (int words = 1; words >= 0; words--) {          /* in few words where there is no room for more */
        if (!words && 1 + text_columns(enter_room) <= second.w - wf_strip_columns(&s))
            break;
        enter.n = 0;
        enter_room[0] = 0;
        wf_say(t, words ? "place" : "place-short",
               GROG_PAIRS({ "inactive", NULL, table_number(t, c->place, "is_inactive") },
            { "enter", NULL, low }, { "most", NULL, high },
            { "mission", NULL, table_number(t, c->place, "is_mission") }), &enter);
    }
    put_name(t, second, 1, wf_strip_right(t->canvas, second, 0, &s), ROLE_DIM, enter_room);
    canvas_spot(t->canvas, second, (uint16_t)(SPOT_OBJECT + c->place));
}

/* What the card says, where there is room for all of it. */
static void draw_text(struct table *t, struct area a, uint16_t place)
{
    struct area in = { a.x + 1, a.y, a.w - 2, a.h };
    GROG_ROOM(text, 2048);
    if (a.w < 24 || a.h < 2)
        return;
    grog_say_card_text(&t->p->s, t->p->scene->object[place].card, GROG_SHORT, &text);
    int lines = canvas_lines(in.w, 1, text_room);
    if (lines <= in.h)
        canvas_wrap(t->canvas, area_bottom(in, lines), ROLE_DIM, 0, 1, text_room);
}

/* A space that no card lies in yet. */
static void draw_nothing(struct table *t, struct area a, const struct wf_column *c, bool cursor)
{
    canvas_print(t->canvas, a, 1, 0, ROLE_DIM, 0, "%u", grog_square_x(c->square) + 1u);
    for (int x = 1; a.h > 1 && x < a.w - 1; x++)
        canvas_text(t->canvas, a, x, 1, ROLE_DIM, 0, "·");
    canvas_spot(t->canvas, a, (uint16_t)(SPOT_SQUARE + c->square));
    wf_mark_line(t, area_top(a, 1), 0, cursor);
}

/* ---- columns -------------------------------------------------------------------------------------- */

static void draw_column(struct table *t, const struct wf_layout *l, int i)
{
    const struct wf_column *c = &l->col[i];
    struct area a = { l->path.x + c->x, l->path.y, c->w, l->path.h };
    int line, at = wf_cursor_column(t, l, &line);
    bool here = at == i;
    if (c->place)
        draw_card(t, area_top(a, l->head < 2 ? 1 : 2), c, here && !line);
    else
        draw_nothing(t, area_top(a, l->head < 2 ? 1 : 2), c, here && !line);
    struct area below = area_below(a, l->head);
    if (c->folded) {
        draw_folded(t, area_top(below, 1), c, here ? line : -1);
        below = area_below(below, 1);
    }
    int y = 0;
    for (int k = 0; k < c->shown; y += c->tall[c->first + k++])
        draw_one(t, area_top(area_below(below, y), c->tall[c->first + k]), c->who[c->first + k],
                 here && line == c->first + k + 1, l->letters);
    if (c->shown < c->n - c->folded)
        draw_more(t, area_top(area_below(below, y), 1), c);
    else if (c->place)
        draw_text(t, area_below(below, y + 1), c->place);
}

/* Columns that are not drawn: how many, and how many Hostiles and Soldiers are there. */
static void draw_edge(struct table *t, struct area a, const struct wf_layout *l, int from, int to, const char *arrow)
{
    int soldiers = 0, hostiles = 0;
    if (from >= to)
        return;
    for (int i = from; i < to; i++)
        for (int k = 0; k < l->col[i].n; k++) {
            soldiers += wf_is(t, l->col[i].who[k], "soldier");
            hostiles += wf_is(t, l->col[i].who[k], "hostile");
        }
    canvas_print(t->canvas, a, 0, 0, ROLE_KEY, BOLD, "%s%d", arrow, to - from);
    if (hostiles)
        canvas_print(t->canvas, a, 0, l->head, ROLE_ENEMY, BOLD, "●%d", hostiles);
    if (soldiers)
        canvas_print(t->canvas, a, 0, l->head + 1, ROLE_YOURS, BOLD, "■%d", soldiers);
    canvas_spot(t->canvas, a, (uint16_t)(SPOT_SQUARE + l->col[from > 0 ? from : to - 1].square));
}

/* Is there somebody for whom the words are too long?  Then all are told of in letters, so that they can be compared. */
static bool needs_letters(const struct table *t, const struct wf_column *c)
{
    for (int i = c->first; i < c->first + c->shown; i++) {
        GROG_ROOM(text, 160);
        if (wf_is(t, c->who[i], "soldier"))
            say_soldier(t, c->who[i], false, &text);
        else if (wf_is(t, c->who[i], "hostile"))
            say_hostile(t, c->who[i], false, &text);
        if (c->tall[i] > 1 && text_columns(text_room) > c->w - 4)
            return true;
    }
    return false;
}

void wf_draw_path(struct table *t, struct wf_layout *l)
{
    l->letters = false;
    for (int i = l->from; i < l->to; i++)
        l->letters = l->letters || needs_letters(t, &l->col[i]);
    for (int x = 0; l->head > 2 && x < l->path.w; x++)
        canvas_put(t->canvas, l->path, x, 2, 0x2500, ROLE_FRAME, 0);
    for (int i = l->from; i < l->to; i++) {
        draw_column(t, l, i);
        for (int y = 0; i > l->from && y < l->path.h; y++)
            canvas_put(t->canvas, l->path, l->col[i].x - 1, y, y == 2 && l->head > 2 ? 0x253c : 0x2502, ROLE_FRAME, 0);
    }
    draw_edge(t, area_left(l->path, 3), l, 0, l->from, "«");
    draw_edge(t, area_right(l->path, 3), l, l->to, l->cols, "»");
}
