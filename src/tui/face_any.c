/* SPDX-License-Identifier: MIT */
/* face_any.c -- the middle of the table for a system without a face of its own: each seat with its numbers, and below
 * it its things and its piles; the table with its own; the player last, as he sits nearest.
 *
 * What always holds: everything that is seen stands once, below whoever has it, here or in the pane of the hand. */
#include "table.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "session/play_price.h"
#include "session/play_table.h"

#include <string.h>

/* Objects in the order of their lines; 0: the table itself. */
struct lines { uint32_t n; uint16_t object[GROG_SCENE_OBJECTS]; };

static void say_marks(const struct table *t, const struct grog_scene_object *o, struct grog_text *out)
{
    play_say_marks(t->p, o, ", ", out);
}

/* ---- which lines there are ------------------------------------------------------------------- */

/* Is it a line of its own?  Cards of piles that are seen are, but those of the player's hand, which stand in its pane;
 * and of a pile with a top only those that can be chosen, as the pile names its top. */
static bool is_line(const struct table *t, uint32_t i)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    if (o->sort == GROG_IS_A_CARD)
        return o->card && !play_is_in_hand(t->p, i)
            && (!(t->p->scene->object[o->parent].bits & GROG_IN_ORDER) || table_is_live(t, (uint16_t)i));
    return o->sort == GROG_IS_A_SEAT || o->sort == GROG_IS_A_THING || o->sort == GROG_IS_A_PILE
        || (o->sort == GROG_IS_A_TRACK && o->marks);
}

/* All that lies below an object, but for seats. */
static void add_below(const struct table *t, uint16_t parent, struct lines *out)
{
    for (uint32_t i = parent + 1u; i < t->p->scene->objects; i++) {
        const struct grog_scene_object *o = &t->p->scene->object[i];
        if (o->parent != parent || o->sort == GROG_IS_A_SEAT)
            continue;
        if (is_line(t, i))
            out->object[out->n++] = (uint16_t)i;
        add_below(t, (uint16_t)i, out);
    }
}

/* Seats with these of the two bits, each with what it has. */
static void add_seats(const struct table *t, unsigned bits, struct lines *out)
{
    for (uint16_t i = 1; i <= grog_seats(t->p->m); i++) {
        if ((t->p->scene->object[i].bits & (GROG_YOURS | GROG_ALLIED)) != bits)
            continue;
        out->object[out->n++] = i;
        add_below(t, i, out);
    }
}

static void read_lines(const struct table *t, struct lines *out)
{
    out->n = 0;
    add_seats(t, 0, out);
    uint32_t before = out->n;
    out->object[out->n++] = 0;
    add_below(t, 0, out);
    if (out->n == before + 1)
        out->n = before;                                /* nothing lies there */
    add_seats(t, GROG_ALLIED, out);
    add_seats(t, GROG_YOURS | GROG_ALLIED, out);
    add_seats(t, GROG_YOURS, out);
}

/* ---- drawing ----------------------------------------------------------------------------------- */

static enum role role_of(const struct grog_scene_object *o)
{
    return o->bits & GROG_YOURS ? ROLE_YOURS : o->bits & GROG_ALLIED ? ROLE_ALLY : o->owner != 255 ? ROLE_ENEMY
                                                                                  : ROLE_NEUTRAL;
}

/* What lies on a thing or in a pile stands behind it. */
static int indent_of(const struct table *t, uint32_t i)
{
    const struct grog_scene_object *object = t->p->scene->object;
    if (!i || object[i].sort == GROG_IS_A_SEAT)
        return 0;
    int x = 4;
    for (uint32_t at = object[i].parent; at && object[at].sort != GROG_IS_A_SEAT; at = object[at].parent)
        x += 2;
    return x;
}

/* "discard 5: Feint": how many lie there, and of a pile with a top what that is. */
static void say_pile(const struct table *t, uint32_t i, struct grog_text *out)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    uint32_t top = 0;
    for (uint32_t k = i + 1; k < t->p->scene->objects && t->p->scene->object[k].parent == i; k++)
        top = k;
    grog_print(out, " %u", o->count);
    if (!(o->bits & GROG_IN_ORDER) || !t->p->scene->object[top].card)
        return;
    grog_print(out, ": ");
    table_name(t, (uint16_t)top, out);
}

static void say_line(const struct table *t, uint16_t i, struct grog_text *name, struct grog_text *marks)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    if (!i)
        grog_say_plain(&t->p->s, "play.table", NULL, name);
    else if (o->sort == GROG_IS_A_TRACK)
        say_marks(t, o, name);
    else
        table_name(t, i, name);
    if (o->sort == GROG_IS_A_PILE)
        say_pile(t, i, name);
    else if (i && o->sort != GROG_IS_A_TRACK)
        say_marks(t, o, marks);
}

static void draw_line(struct table *t, struct area line, uint16_t i)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    char room[1024], marks_room[1024];
    struct grog_text name = grog_text_in(room, sizeof room), marks = empty(marks_room, sizeof marks_room);
    bool on = i && t->object == i;
    int x = indent_of(t, i);
    say_line(t, i, &name, &marks);
    if (on)
        canvas_over(t->canvas, line, ROLE_CHOSEN);
    if (i) {
        canvas_spot(t->canvas, line, (uint16_t)(SPOT_OBJECT + i));
        canvas_put(t->canvas, line, x, 0, on ? 0x25b6 : table_is_lit(t, i) ? '>' : table_is_live(t, i) ? 0x2022 : ' ',
                   ROLE_FOCUS, BOLD);
    }
    x += 2 + canvas_text(t->canvas, line, x + 2, 0, role_of(o), x ? 0 : BOLD, room);
    if (*marks_room)
        canvas_text(t->canvas, line, x + 2, 0, ROLE_NUMBER, 0, marks_room);
}

/* The line of what is under the cursor; -1: nothing here is. */
static int line_of(const struct table *t, const struct lines *all)
{
    for (uint32_t i = 0; i < all->n; i++)
        if (t->object && all->object[i] == t->object)
            return (int)i;
    return -1;
}

static void draw(struct table *t, struct area a)
{
    struct lines all;
    read_lines(t, &all);
    int at = line_of(t, &all), n = (int)all.n, skip = at >= a.h ? at - a.h + 1 : 0;
    for (int y = 0; y < a.h && skip + y < n; y++)
        draw_line(t, (struct area){ a.x, a.y + y, a.w, 1 }, all.object[skip + y]);
    if (skip)
        canvas_put(t->canvas, a, a.w - 1, 0, 0x25b2, ROLE_KEY, BOLD);
    if (n - skip > a.h)
        canvas_put(t->canvas, a, a.w - 1, a.h - 1, 0x25bc, ROLE_KEY, BOLD);
}

/* All of it, and its frame. */
static int height(const struct table *t)
{
    struct lines all;
    read_lines(t, &all);
    return (int)all.n + 2;
}

static void head(struct table *t, struct area a)
{
    char room[256], turn_room[128];
    struct grog_text game = grog_text_in(room, sizeof room), turn = empty(turn_room, sizeof turn_room);
    grog_say_game(&t->p->s, &game);
    room[strcspn(room, ":")] = 0;                       /* its name, and not what it is about */
    grog_say_turn(&t->p->s, t->p->scene->turn, &turn);
    int x = canvas_text(t->canvas, a, 1, 0, ROLE_TITLE, BOLD, room);
    canvas_text(t->canvas, a, x + 4, 0, ROLE_NUMBER, BOLD, turn_room);
}

/* ---- the cursor --------------------------------------------------------------------------------- */

static void tab(struct table *t, int way)
{
    struct lines all;
    read_lines(t, &all);
    uint32_t n = all.n, at = (uint32_t)line_of(t, &all);
    uint32_t from = at < n ? at : way > 0 ? n - 1 : 0;
    for (uint32_t k = 1; k <= n; k++) {
        uint16_t object = all.object[(from + (way > 0 ? k : n - k)) % n];
        if (object) {
            t->object = object;
            return;
        }
    }
}

static void go(struct table *t, int dx, int dy) { tab(t, dx + dy < 0 ? -1 : 1); }

const struct face face_any = { .system = NULL, .draw = draw, .head = head, .go = go, .tab = tab, .height = height,
                               .least_width = 40 };
