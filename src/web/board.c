/* SPDX-License-Identifier: MIT */
/* board.c -- the board of the view, what is seen from where, what can be reached, and what threatens. */
#include "core.h"
#include "kernel/showing.h"
#include "kernel/square.h"
#include "kernel/system.h"
#include "base/json.h"
#include "command/memory.h"
#include "session/play_look.h"
#include "session/play_system.h"
#include "session/play_way.h"

#include <stdlib.h>
#include <string.h>

_Static_assert(WIRE_GROUND_LOOKS == GROG_LOOKS && WIRE_EDGE_LOOKS == GROG_EDGES, "words of wire.txt");
_Static_assert(WIRE_SIGHTS == GROG_BLOCKED + 1, "words of wire.txt");

static const char *card_name(const struct core *c, uint16_t card)
{
    return card ? c->p->m->cards->card[card].name : "";
}

/* A letter as text; "": none. */
static const char *letter(uint8_t is, char room[2])
{
    room[0] = (char)is;
    room[1] = 0;
    return room;
}

/* The north (0) or west (1) edge of a square. */
static struct wire_edge edge(const struct core *c, const struct grog_square *q, unsigned i, char room[2])
{
    uint16_t card = i ? q->west : q->north;
    uint8_t bits = q->edge_bits[i];
    return (struct wire_edge){ .card = card, .name = card_name(c, card), .look = (enum wire_edge_look)q->looks[i],
                               .letter = letter(q->letters[i], room), .hides = q->edge_hides[i],
                               .closed = bits & GROG_EDGE_IS_CLOSED, .blocks = bits & GROG_EDGE_IS_BLOCKING,
                               .entrance = bits & GROG_EDGE_IS_ENTRANCE, .opening = bits & GROG_EDGE_IS_OPENING };
}

static void write_square(struct core *c, const struct grog_board *b, unsigned x, unsigned y)
{
    const struct grog_square *q = &b->at[x + GROG_BOARD_SIDE * y];
    char name_room[16] = "", ground[2], north[2], west[2];
    struct grog_text name = { .at = name_room, .room = sizeof name_room };
    grog_print_square(&name, grog_square(x, y));
    wire_square_open(&c->j, NULL, &(struct wire_square){
        .name = name_room, .x = x, .y = y, .card = q->ground, .ground = card_name(c, q->ground),
        .look = (enum wire_ground_look)q->look, .letter = letter(q->letter, ground), .lies = q->lies, .goal = q->goal,
        .worth = q->worth, .holders = q->holders, .zones = q->zones, .cover = q->cover, .hides = q->hides,
        .smoke = q->smoke, .inside = q->bits & GROG_SQUARE_INSIDE, .ruin = q->bits & GROG_SQUARE_RUIN,
        .covered = q->bits & GROG_SQUARE_COVERED, .blocks = q->bits & GROG_SQUARE_BLOCKS,
        .slow = q->bits & GROG_SQUARE_SLOW, .no_foot = q->bits & GROG_SQUARE_NO_FOOT,
        .no_light = q->bits & GROG_SQUARE_NO_LIGHT, .no_heavy = q->bits & GROG_SQUARE_NO_HEAVY });
    struct wire_edge n = edge(c, q, 0, north), w = edge(c, q, 1, west);
    wire_square_north(&c->j, &n);
    json_close(&c->j, '}');
    wire_square_west(&c->j, &w);
    json_close(&c->j, '}');
    json_close(&c->j, '}');
}

void board_write(struct core *c)
{
    struct grog_board *b = must_have(1, sizeof *b);
    if (grog_scene_board(c->p->m, c->p->view, b) && b->width) {
        wire_scene_board(&c->j, &(struct wire_board){ .width = b->width, .height = b->height });
        wire_board_squares(&c->j);
        for (unsigned y = 0; y < b->height; y++)
            for (unsigned x = 0; x < b->width; x++)
                write_square(c, b, x, y);
        json_close(&c->j, ']');
        json_close(&c->j, '}');
    }
    free(b);
}

/* ---- what can be done from where ------------------------------------------------------------ */

static const struct grog_showing *showing(const struct core *c) { return c->p->m->system->showing; }

/* The board, or NULL, and stderr says that there is none; free it. */
static struct grog_board *board_of(const struct core *c)
{
    struct grog_board *b = must_have(1, sizeof *b);
    if (grog_scene_board(c->p->m, c->p->view, b) && b->width)
        return b;
    free(b);
    core_fail("there is no board");
    return NULL;
}

/* What is known of each square, row by row, as the board has them; free it. */
static uint16_t *rows_of(const struct grog_board *b, const uint8_t *at)
{
    uint16_t *row = must_have(GROG_BOARD_SQUARES, sizeof *row);
    uint32_t n = 0;
    for (unsigned y = 0; y < b->height; y++)
        for (unsigned x = 0; x < b->width; x++)
            row[n++] = at[x + GROG_BOARD_SIDE * y];
    return row;
}

static void write_reach(struct core *c, const struct grog_board *b, const uint8_t *bits)
{
    uint16_t *row = rows_of(b, bits);
    wire_reach(&c->j, NULL, &(struct wire_reach){ .width = b->width, .height = b->height,
                                                  .bits = { row, (uint32_t)b->width * b->height } });
    free(row);
}

static void write_ways(struct core *c, const struct grog_board *b, const uint8_t *steps)
{
    uint16_t *row = rows_of(b, steps);
    wire_ways(&c->j, NULL, &(struct wire_ways){ .width = b->width, .height = b->height,
                                                .steps = { row, (uint32_t)b->width * b->height } });
    free(row);
}

bool ask_danger(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    struct grog_board *b = board_of(c);
    uint8_t *bits = must_have(GROG_BOARD_SQUARES, 1);
    bool good = b && c->at != GROG_SPECTATOR && showing(c)->danger;
    if (good) {
        showing(c)->danger(c->p->m, c->p->view, c->at, bits);
        write_reach(c, b, bits);
    }
    free(bits);
    free(b);
    return good || core_fail("nothing is known of dangers here");
}

bool ask_reach(struct core *c, int n, char **arg)
{
    uint64_t id;
    (void)n;
    if (!core_number(arg[0], c->p->scene->objects - 1, &id))
        return false;
    const struct grog_scene_object *o = &c->p->scene->object[id];
    struct grog_board *b = board_of(c);
    uint8_t *bits = must_have(GROG_BOARD_SQUARES, 1);
    bool good = b && o->sort == GROG_IS_A_THING && showing(c)->reach;
    if (good) {
        showing(c)->reach(c->p->m, c->p->view, o->row, o->place, bits);
        write_reach(c, b, bits);
    }
    free(bits);
    free(b);
    return good || core_fail("that goes nowhere");
}

/* The way of a thing to a square, by its object and the square's name; false, and stderr says so: there is none. */
bool board_way(struct core *c, char **arg, struct play_way *out)
{
    uint64_t id;
    uint16_t to = grog_square_named(arg[1]);
    if (!core_number(arg[0], c->p->scene->objects - 1, &id))
        return false;
    const struct grog_scene_object *o = &c->p->scene->object[id];
    return (to && o->sort == GROG_IS_A_THING && play_way(c->p, o->row, o->place, to, out))
        || core_fail("no way there is known");
}

bool ask_way(struct core *c, int n, char **arg)
{
    struct play_way way;
    uint16_t fire[GROG_WAY];
    struct grog_text names = core_room(c, 0);
    (void)n;
    if (!board_way(c, arg, &way))
        return false;
    for (unsigned i = 0; i < way.steps; i++) {
        grog_print(&names, "%s", i ? " " : "");
        grog_print_square(&names, way.leg[i].square);
        fire[i] = way.leg[i].under_fire;
    }
    wire_way(&c->j, NULL, &(struct wire_way){ .squares = c->text[0], .under_fire = { fire, way.steps } });
    return true;
}

bool ask_ways(struct core *c, int n, char **arg)
{
    uint64_t id;
    (void)n;
    if (!core_number(arg[0], c->p->scene->objects - 1, &id))
        return false;
    const struct grog_scene_object *o = &c->p->scene->object[id];
    struct grog_board *b = board_of(c);
    uint8_t *steps = must_have(GROG_BOARD_SQUARES, 1);
    bool good = b && o->sort == GROG_IS_A_THING && play_ways(c->p, o->row, o->place, steps);
    if (good)
        write_ways(c, b, steps);
    free(steps);
    free(b);
    return good || core_fail("it is not to move now");
}

bool ask_steps(struct core *c, int n, char **arg)
{
    struct grog_option step[GROG_WAY];
    struct grog_text names = core_room(c, 0);
    const struct grog_option *o = core_option(c, arg[0]);
    (void)n;
    unsigned steps = o && showing(c)->carries_out ? showing(c)->carries_out(c->p->m, c->p->view, *o, step) : 0;
    for (unsigned i = 0; i < steps; i++) {
        grog_print(&names, "%s", i ? " " : "");
        grog_print_square(&names, step[i].object[2]);
    }
    if (steps)
        wire_way(&c->j, NULL, &(struct wire_way){ .squares = c->text[0] });
    return steps || core_fail("nothing is known of its way");
}

bool ask_sight(struct core *c, int n, char **arg)
{
    uint16_t from = grog_square_named(arg[0]);
    struct grog_board *b = board_of(c);
    (void)n;
    bool good = b && from && grog_square_x(from) < b->width && grog_square_y(from) < b->height && showing(c)->sight;
    if (good) {
        wire_sights_open(&c->j, NULL, &(struct wire_sights){ .width = b->width, .height = b->height });
        wire_sights_at(&c->j);
        for (unsigned y = 0; y < b->height; y++)
            for (unsigned x = 0; x < b->width; x++) {
                struct grog_sightline s = showing(c)->sight(c->p->m, c->p->view, from, grog_square(x, y));
                wire_sightline(&c->j, NULL, &(struct wire_sightline){ (enum wire_sight)s.sight, s.penalty });
            }
        json_close(&c->j, ']');
        json_close(&c->j, '}');
    }
    free(b);
    return good || core_fail("nothing is seen from there");
}

/* What stands in the way, each with its squares. */
bool ask_between(struct core *c, int n, char **arg)
{
    uint16_t from = grog_square_named(arg[0]), to = grog_square_named(arg[1]);
    struct grog_text out = core_room(c, 0);
    (void)n;
    if (from && to)
        play_say_between(c->p, from, to, &out);
    wire_said(&c->j, NULL, &(struct wire_said){ .text = c->text[0] });
    return true;
}

bool ask_sides(struct core *c, int n, char **arg)
{
    struct grog_text out = core_room(c, 0);
    uint64_t id;
    (void)n;
    if (!core_number(arg[0], c->p->scene->objects - 1, &id))
        return false;
    const struct grog_scene_object *o = &c->p->scene->object[id];
    if (o->sort == GROG_IS_A_THING && o->row == 0)      /* of the first array: a counter */
        play_say_sides(c->p, o->place, &out);
    wire_said(&c->j, NULL, &(struct wire_said){ .text = c->text[0] });
    return true;
}

/* ---- threats ----------------------------------------------------------------------------------- */

bool ask_threats(struct core *c, int n, char **arg)
{
    const struct grog_showing *s = showing(c);
    struct grog_text words = core_room(c, 0);
    (void)n, (void)arg;
    for (unsigned i = 0; s && s->threat && i < GROG_THREATS && s->threats[i]; i++)
        grog_print(&words, "%s%s", i ? " " : "", s->threats[i]);
    struct grog_text said = core_room(c, 1);
    if (c->at != GROG_SPECTATOR)
        play_say_menaces(c->p, 0, &said);
    wire_threats_open(&c->j, NULL, &(struct wire_threats){ .words = c->text[0], .said = c->text[1] });
    wire_threats_things(&c->j);
    for (uint32_t i = 1; s && s->threat && i < c->p->scene->objects; i++) {
        const struct grog_scene_object *o = &c->p->scene->object[i];
        struct grog_shares shares = { { 0 } };
        char name_room[256] = "", text_room[512] = "";
        struct grog_text name = { .at = name_room, .room = sizeof name_room },
                         text = { .at = text_room, .room = sizeof text_room };
        struct grog_text from = core_room(c, 2);
        if (o->sort != GROG_IS_A_THING)
            continue;
        play_say_aimed(c->p, (uint16_t)i, &from);
        if (!s->threat(c->p->m, c->p->view, o->row, o->place, &shares) && !from.n)
            continue;
        grog_say_thing(&c->p->s, c->p->view, o->row, o->place, &name);
        play_say_threat(c->p, i, &text);
        wire_threat(&c->j, NULL, &(struct wire_threat){ .object = i, .name = name_room, .text = text_room,
                    .from = c->text[2], .shares = { shares.of_thousand, GROG_THREATS } });
    }
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    return true;
}
