/* SPDX-License-Identifier: MIT */
/* face_any.c -- the middle of the table for a system without a face of its own: each seat with its numbers, its things
 * and its piles, and the table's. */
#include "table.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "session/play_table.h"

#include <string.h>

static void say_marks(const struct table *t, const struct grog_scene_object *o, struct grog_text *out)
{
    play_say_marks(t->p, o, ", ", out);
}

/* Is it a line of its own?  Cards of open piles are; those of the player's hand stand in its pane. */
static bool is_line(const struct table *t, uint32_t i)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    if (o->sort == GROG_IS_A_CARD)
        return o->card && t->p->scene->object[o->parent].row != 255
            && !(t->p->scene->object[o->parent].bits & (GROG_YOURS | GROG_IN_ORDER));
    return o->sort == GROG_IS_A_SEAT || o->sort == GROG_IS_A_THING || o->sort == GROG_IS_A_PILE
        || (o->sort == GROG_IS_A_TRACK && o->marks);
}

static enum role role_of(const struct grog_scene_object *o)
{
    return o->bits & GROG_YOURS ? ROLE_YOURS : o->bits & GROG_ALLIED ? ROLE_ALLY : o->owner != 255 ? ROLE_ENEMY
                                                                                  : ROLE_NEUTRAL;
}

static int draw_line(struct table *t, struct area a, int y, uint32_t i)
{
    const struct grog_scene_object *o = &t->p->scene->object[i];
    char room[1024], marks_room[1024];
    struct grog_text name = grog_text_in(room, sizeof room), marks = empty(marks_room, sizeof marks_room);
    bool on = t->object == i, seat = o->sort == GROG_IS_A_SEAT;
    int x = seat ? 0 : o->sort == GROG_IS_A_CARD ? 6 : 4;
    struct area line = { a.x, a.y + y, a.w, 1 };
    if (o->sort == GROG_IS_A_TRACK)
        say_marks(t, o, &name);
    else
        table_name(t, (uint16_t)i, &name);
    if (o->sort == GROG_IS_A_PILE)
        grog_print(&name, " %u", o->count);
    else if (o->sort != GROG_IS_A_TRACK)
        say_marks(t, o, &marks);
    if (on)
        canvas_over(t->canvas, line, ROLE_CHOSEN);
    canvas_spot(t->canvas, line, (uint16_t)(SPOT_OBJECT + i));
    canvas_put(t->canvas, line, x, 0, on ? 0x25b6 : table_is_lit(t, (uint16_t)i) ? '>'
               : table_is_live(t, (uint16_t)i) ? 0x2022 : ' ', ROLE_FOCUS, BOLD);
    x += 2 + canvas_text(t->canvas, line, x + 2, 0, role_of(o), seat ? BOLD : 0, room);
    if (*marks_room)
        canvas_text(t->canvas, line, x + 2, 0, ROLE_NUMBER, 0, marks_room);
    return 1;
}

static int line_of(const struct table *t, uint32_t object)
{
    int n = 0;
    for (uint32_t i = 1; i < object; i++)
        n += is_line(t, i);
    return n;
}

static void draw(struct table *t, struct area a)
{
    int at = t->object ? line_of(t, t->object) : 0, y = 0;
    int skip = at >= a.h ? at - a.h + 1 : 0;
    for (uint32_t i = 1; i < t->p->scene->objects; i++)
        if (is_line(t, i) && y++ >= skip && y - skip <= a.h)
            draw_line(t, a, y - 1 - skip, i);
}

static void head(struct table *t, struct area a)
{
    char room[256], turn_room[128];
    struct grog_text game = grog_text_in(room, sizeof room), turn = empty(turn_room, sizeof turn_room);
    grog_say_game(&t->p->s, &game);
    grog_say_turn(&t->p->s, t->p->scene->turn, &turn);
    int x = canvas_text(t->canvas, a, 1, 0, ROLE_TITLE, BOLD, room);
    canvas_text(t->canvas, a, x + 4, 0, ROLE_NUMBER, BOLD, turn_room);
}

static void tab(struct table *t, int way)
{
    uint32_t n = t->p->scene->objects;
    for (uint32_t k = 1; k < n; k++) {
        uint32_t i = (t->object + (way > 0 ? k : n - k)) % n;
        if (i && is_line(t, i)) {
            t->object = (uint16_t)i;
            return;
        }
    }
}

static void go(struct table *t, int dx, int dy) { tab(t, dx + dy < 0 ? -1 : 1); }

const struct face face_any = { .system = NULL, .draw = draw, .head = head, .go = go, .tab = tab,
                               .least_width = 40, .least_height = 10 };
