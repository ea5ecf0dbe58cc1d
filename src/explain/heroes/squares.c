/* SPDX-License-Identifier: MIT */
/* squares.c -- a square of the battlefield in words: its ground and edges, smoke and danger, and how it is seen from
 * whoever acts.
 *
 * It reads scene and board of the seat that looks; all words are in the catalogue. */
#include "squares.h"
#include "kernel/square.h"
#include "kernel/system.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT = 1024 };

void hn_say_in_sight(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96] = "heroes.table.";
    strncat(whole, key, sizeof whole - strlen(whole) - 1);
    if (out->n)
        grog_print(out, " ");
    grog_say_plain(e->s, whole, pairs, out);
}

static const struct grog_showing *showing(const struct grog_eyes *e) { return e->m->system->showing; }

static const struct grog_square *square_of(const struct grog_board *b, uint16_t square) { return &b->at[square - 1]; }

/* NULL: there is none. */
static const struct grog_scene_object *object_of(const struct grog_eyes *e, uint16_t object)
{
    return object && object < e->scene->objects ? &e->scene->object[object] : NULL;
}

/* ---- what it is ------------------------------------------------------------------------------------------ */

void hn_say_square(const struct grog_eyes *e, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    const struct grog_square *at = square_of(b, square);
    char ground[HN_NAME];
    unsigned viewer = e->scene->viewer < e->m->seats ? e->scene->viewer : 0;
    GROG_ROOM(name, 16);
    grog_print_square(&name, square);
    hn_name_card(e, at->ground, ground);
    hn_say_in_sight(e, "square", GROG_PAIRS({ "at", name_room, 0 }, { "ground", ground, 0 },
                                            { "plain", NULL, !at->ground }), out);
    if (at->goal) {
        char letter[2] = { (char)('a' + (at->goal - 1) % 26), 0 };
        int held = !at->holders ? 0 : at->holders >> viewer & 1 ? 1 : 2;
        hn_say_in_sight(e, "goal", GROG_PAIRS({ "letter", letter, 0 }, { "n", NULL, at->worth },
                                              { "held", NULL, held }), out);
    }
}

void hn_say_ground(const struct grog_eyes *e, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    const struct grog_square *at = square_of(b, square);
    unsigned vehicles = (at->bits & GROG_SQUARE_NO_LIGHT ? 1u : 0) | (at->bits & GROG_SQUARE_NO_HEAVY ? 2u : 0);
    char lies[HN_NAME];
    if (at->cover)
        hn_say_in_sight(e, "cover", GROG_PAIRS({ "n", NULL, at->cover },
                                               { "inside", NULL, at->bits & GROG_SQUARE_INSIDE }), out);
    if (at->bits & GROG_SQUARE_BLOCKS)
        hn_say_in_sight(e, "blocks", GROG_PAIRS({ "inside", NULL, at->bits & GROG_SQUARE_INSIDE }), out);
    else if (at->hides)
        hn_say_in_sight(e, "hides", GROG_PAIRS({ "n", NULL, at->hides }), out);
    if (at->bits & GROG_SQUARE_SLOW)
        hn_say_in_sight(e, "slow", NULL, out);
    if (at->bits & GROG_SQUARE_NO_FOOT)
        hn_say_in_sight(e, "no-foot", NULL, out);
    if (vehicles)
        hn_say_in_sight(e, "no-vehicle", GROG_PAIRS({ "n", NULL, vehicles }), out);
    if (at->lies) {
        hn_name_card(e, at->lies, lies);
        hn_say_in_sight(e, "lies", GROG_PAIRS({ "card", lies, 0 }), out);
    }
}

void hn_say_edges(const struct grog_eyes *e, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    static const char *const side[4] = { "edge-north", "edge-west", "edge-south", "edge-east" };
    unsigned x = grog_square_x(square), y = grog_square_y(square);
    const uint16_t card[4] = {
        square_of(b, square)->north, square_of(b, square)->west,
        y + 1 < GROG_BOARD_SIDE ? square_of(b, grog_square(x, y + 1))->north : 0,
        x + 1 < GROG_BOARD_SIDE ? square_of(b, grog_square(x + 1, y))->west : 0,
    };
    for (unsigned i = 0; i < 4; i++) {
        char name[HN_NAME];
        if (!card[i])
            continue;
        hn_name_card(e, card[i], name);
        hn_say_in_sight(e, side[i], GROG_PAIRS({ "edge", name, 0 }), out);
    }
}

/* Smoke at any of its four corners. */
static void say_smoke(const struct grog_eyes *e, const struct grog_board *b, uint16_t square, struct grog_text *out)
{
    for (unsigned i = 0; i < 4; i++) {
        uint16_t at = grog_square(grog_square_x(square) + i % 2, grog_square_y(square) + i / 2);
        if (at && square_of(b, at)->smoke)
            hn_say_in_sight(e, "smoke", GROG_PAIRS({ "n", NULL, square_of(b, at)->smoke }), out);
    }
}

static void say_danger(const struct grog_eyes *e, uint16_t square, struct grog_text *out)
{
    uint8_t danger[GROG_BOARD_SQUARES];
    enum { SUPPLY = 4 };                                /* nobody fires then */
    if (e->scene->viewer >= e->m->seats || grog_number_of(e, 0, "round phase") == SUPPLY)
        return;
    showing(e)->danger(e->m, e->view, e->scene->viewer, danger);
    hn_say_in_sight(e, "danger", GROG_PAIRS({ "n", NULL, danger[square - 1] }), out);
}

/* ---- how it is seen --------------------------------------------------------------------------------------- */

int hn_spaces(uint16_t from, uint16_t to)
{
    int dx = abs((int)grog_square_x(from) - (int)grog_square_x(to));
    int dy = abs((int)grog_square_y(from) - (int)grog_square_y(to));
    return dx > dy ? dx : dy;
}

struct grog_sightline hn_sightline(const struct grog_eyes *e, unsigned from, unsigned to)
{
    return showing(e)->sight(e->m, e->view, from, to);
}

void hn_say_sight(const struct grog_eyes *e, const struct counters *c, uint16_t from, uint16_t to,
                  struct grog_text *out)
{
    const struct counter *who = hn_counter_at(c, from);
    struct grog_sightline line = hn_sightline(e, from, to);
    GROG_ROOM(between, TEXT);
    if (line.sight != GROG_CLEAR)
        between_heroes(e, from, to, &between);
    hn_say_in_sight(e, "sight", GROG_PAIRS({ "who", who ? who->code : "", 0 }, { "sight", NULL, line.sight },
                                           { "penalty", NULL, line.penalty }, { "n", NULL, hn_spaces(from, to) },
                                           { "between", between_room, 0 }), out);
}

/* A message of `heroes.table` on a line of its own. */
static void say_line(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    GROG_ROOM(text, TEXT);
    hn_say_in_sight(e, key, pairs, &text);
    grog_print(out, "%s\n", text_room);
}

static bool can_fire_at(const struct grog_eyes *e, const struct counter *c, uint16_t square)
{
    int range = grog_number_of(e, c->object, "range");
    return !c->yours && !c->allied && !c->wreck && !c->aboard && !c->concealed
        && hn_sightline(e, c->square, square).sight != GROG_BLOCKED
        && (!range || hn_spaces(c->square, square) <= range);
}

void hn_say_threats_at(const struct grog_eyes *e, const struct counters *c, uint16_t square, struct grog_text *out)
{
    bool any = false;
    GROG_ROOM(at, 16);
    grog_print_square(&at, square);
    say_line(e, "threatened", GROG_PAIRS({ "at", at_room, 0 }), out);
    for (unsigned i = 0; i < c->n; i++) {
        const struct counter *who = &c->at[i];
        GROG_ROOM(name, HN_NAME);
        if (!can_fire_at(e, who, square))
            continue;
        grog_say_called(e, who->object, &name);
        say_line(e, "threat", GROG_PAIRS({ "code", who->code, 0 }, { "name", name_room, 0 },
                 { "penalty", NULL, hn_sightline(e, who->square, square).penalty },
                 { "bonus", NULL, grog_number_of(e, who->object, "against infantry") },
                 { "n", NULL, hn_spaces(who->square, square) }), out);
        any = true;
    }
    if (!any)
        say_line(e, "no-threat", NULL, out);
}

/* ---- who points at it ------------------------------------------------------------------------------------- */

uint16_t hn_aimed_by(const struct grog_eyes *e, uint32_t option)
{
    const struct grog_scene *s = e->scene;
    if (option >= s->options.n)
        return 0;
    if (s->square[option])
        return s->square[option];
    uint16_t last = 0;
    for (unsigned k = 1; k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(e, s->touch[option][k]);
        last = o && o->square ? o->square : last;
    }
    return last;
}

bool hn_is_assault(const struct grog_eyes *e, uint32_t option)
{
    return option < e->scene->options.n && e->scene->options.at[option].verb == VERB_ASSAULT;
}

uint16_t hn_looking_from(const struct grog_eyes *e, const struct counters *c, uint32_t option)
{
    const struct counter *acts = c->acting ? &c->at[c->acting - 1] : NULL;
    if (acts && (acts->yours || acts->allied))
        return acts->square;
    for (unsigned k = 0; hn_aimed_by(e, option) && k < GROG_SCENE_TOUCHES; k++) {
        const struct grog_scene_object *o = object_of(e, e->scene->touch[option][k]);
        if (o && o->square && (o->bits & GROG_YOURS))
            return o->square;
    }
    return 0;
}

/* The choice that the needed roll is asked of: the one that is thought of, or the first against the object; UINT32_MAX:
 * none. */
static uint32_t shot_of(const struct grog_eyes *e, const struct grog_pointed *at)
{
    const struct grog_scene *s = e->scene;
    if (at->weighs)
        return at->option < s->options.n ? at->option : UINT32_MAX;
    uint32_t i = grog_scene_next_option(s, at->object, 0);
    while (i != UINT32_MAX && s->touch[i][0] == at->object)
        i = grog_scene_next_option(s, at->object, i + 1);
    return i;
}

bool hn_say_needed(const struct grog_eyes *e, const struct grog_pointed *at, bool in_full, struct grog_text *out)
{
    uint32_t shot = shot_of(e, at);
    GROG_ROOM(text, TEXT);
    if (shot != UINT32_MAX)
        (in_full ? needs_heroes : needs_in_a_line_heroes)(e, e->scene->options.at[shot], &text);
    if (text.n)
        grog_print(out, "%s%s", out->n ? " " : "", text_room);
    return text.n;
}

uint16_t hn_pointed_square(const struct grog_eyes *e, const struct grog_board *b, const struct grog_pointed *at)
{
    const struct grog_scene_object *o = object_of(e, at->object);
    uint16_t square = at->square ? at->square : o ? o->square : 0;
    return square && grog_square_x(square) < b->width && grog_square_y(square) < b->height ? square : 0;
}

void pointed_heroes(const struct grog_eyes *e, const struct grog_pointed *at, struct grog_text *out)
{
    struct grog_board b;
    struct counters c;
    uint16_t square = grog_scene_board(e->m, e->view, &b) ? hn_pointed_square(e, &b, at) : 0;
    if (!square)
        return;
    hn_counters(e, at->object, &c);
    hn_say_needed(e, at, true, out);
    hn_say_square(e, &b, square, out);
    hn_say_ground(e, &b, square, out);
    say_smoke(e, &b, square, out);
    hn_say_edges(e, &b, square, out);
    uint16_t from = hn_looking_from(e, &c, at->option);
    if (from && from != square)
        hn_say_sight(e, &c, from, square, out);
    say_danger(e, square, out);
}

/* What both sides of a counter can do. */
void pointed_too_heroes(const struct grog_eyes *e, const struct grog_pointed *at, struct grog_text *out)
{
    if (grog_is_thing(e, at->object, ARRAY_UNIT))
        sides_heroes(e, e->scene->object[at->object].place, out);
}
