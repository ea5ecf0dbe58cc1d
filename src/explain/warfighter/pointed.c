/* SPDX-License-Identifier: MIT */
/* pointed.c -- what is in force about whatever is pointed at: a Soldier and what threatens him, a Hostile and whom it
 * aims at, a Location; with every card that changes a number of theirs.
 *
 * It reads the scene, where the rules' own numbers are; all words are in the catalogue. */
#include "pointed.h"
#include "kernel/square.h"
#include "kernel/system.h"
#include "kernel/value.h"
#include "table.h"

#include <stdio.h>

enum { NAME = 128, TEXT = 2048 };

void board_say_in_sight(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs,
                        struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "warfighter.table.%s", key);
    grog_say_plain(e->s, whole, pairs, out);
}

static const struct grog_scene_object *object_of(const struct grog_eyes *e, uint16_t object)
{
    return &e->scene->object[object];
}

/* ---- what the scene shows of it ------------------------------------------------------------------- */

int board_number_of(const struct grog_eyes *e, uint16_t soldier) { return object_of(e, soldier)->place + 1; }

int board_side_of(const struct grog_eyes *e, uint16_t hostile)
{
    return grog_number_of(e, hostile, "is_engaged_side") ? 1
         : grog_number_of(e, hostile, "has_other_side") || grog_number_of(e, hostile, "may_join") ? 2 : 0;
}

int board_fast_of(const struct grog_eyes *e, uint16_t hostile)
{
    return grog_number_of(e, hostile, "has_acted") ? 2 : grog_number_of(e, hostile, "is_fast");
}

bool board_is_harmless(const struct grog_eyes *e, uint16_t hostile)
{
    return grog_number_of(e, hostile, "wounds_on") && !grog_number_of(e, hostile, "most_wounds");
}

bool board_threat_of(const struct grog_eyes *e, uint16_t soldier, struct grog_shares *out)
{
    const struct grog_scene_object *o = object_of(e, soldier);
    return e->m->system->showing->threat(e->m, e->view, o->row, o->place, out);
}

/* ---- lines of a face ---------------------------------------------------------------------------------- */

void board_say_attackers(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out)
{
    for (uint16_t i = 0; (i = grog_next_thing(e, ARRAY_HOSTILE, i)) != 0; ) {
        GROG_ROOM(name, NAME);
        if (grog_number_of(e, i, "target") != board_number_of(e, soldier))
            continue;
        grog_say_called(e, i, &name);
        board_say_in_sight(e, "aims", GROG_PAIRS({ "name", name_room, 0 },
            { "attacks", NULL, grog_number_of(e, i, "attacks") },
            { "space", NULL, grog_number_of(e, i, "place") }), out);
        grog_print(out, "\n");
    }
}

void board_say_notes(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out)
{
    board_say_in_sight(e, "note", GROG_PAIRS({ "bodies", NULL, grog_number_of(e, soldier, "bodies") },
        { "set-by", NULL, grog_number_of(e, soldier, "set_by") },
        { "rescue", NULL, grog_number_of(e, soldier, "is_rescue") },
        { "leaves", NULL, grog_number_of(e, soldier, "leaves_in") }), out);
}

void board_say_signs(const struct grog_eyes *e, bool ascii, struct grog_text *out)
{
    int sides = 0, fast = 0;
    for (uint16_t i = 0; (i = grog_next_thing(e, ARRAY_HOSTILE, i)) != 0; ) {
        sides |= board_side_of(e, i);
        fast |= board_fast_of(e, i);
    }
    board_say_in_sight(e, ascii ? "legend-ascii" : "legend", GROG_PAIRS({ "sides", NULL, sides },
        { "fast", NULL, fast }, { "night", NULL, grog_number_of(e, 0, "loudest") }), out);
}

/* ---- what is in force ------------------------------------------------------------------------------ */

/* A number that cards change, with every one of them. */
static void say_reasons(const struct grog_eyes *e, uint16_t object, struct grog_text *out)
{
    const struct grog_scene_object *o = object_of(e, object);
    const struct grog_showing *y = e->m->system->showing;
    for (unsigned i = 0; i < o->marks; i++) {
        unsigned show = e->scene->marked[o->mark + i].show;
        struct grog_because why = { 0 };
        int is = 0;
        unsigned value = show ? y->because(e->m, e->view, e->s->viewer, show - 1, o->place, &is, &why) : 0;
        if (!value)
            continue;
        if (grog_say_value(e->s, value, is, &why, out))
            grog_print(out, "\n");
    }
}

static void say_threats(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out)
{
    struct grog_shares is;
    GROG_ROOM(name, NAME);
    if (!board_threat_of(e, soldier, &is))
        return;
    grog_say_called(e, soldier, &name);
    board_say_in_sight(e, "threats", GROG_PAIRS({ "name", name_room, 0 },
        { "suppress", NULL, board_percent(is.of_thousand[0]) }, { "wound", NULL, board_percent(is.of_thousand[1]) },
        { "down", NULL, board_percent(is.of_thousand[2]) }), out);
    grog_print(out, "\n");
}

/* What the card of his Location does: of what it gives now and then, sums show only what counts at the moment. */
static void say_ground(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out)
{
    uint16_t square = object_of(e, soldier)->square;
    GROG_ROOM(does, TEXT);
    GROG_ROOM(name, NAME);
    for (uint16_t i = 0; square && (i = grog_next_thing(e, ARRAY_LOCATION, i)) != 0; )
        if (object_of(e, i)->square == square && object_of(e, i)->place && object_of(e, i)->card) {
            grog_say_card_text(e->s, object_of(e, i)->card, GROG_BRIEF,
                               &does);        /* the Mission card is no ground */
            grog_say_called(e, i, &name);
        }
    if (does.n)
        board_say_in_sight(e, "ground", GROG_PAIRS({ "place", name_room, 0 }, { "text", does_room, 0 }), out);
}

static void say_soldier(const struct grog_eyes *e, uint16_t soldier, struct grog_text *out)
{
    int cards = grog_number_of(e, soldier, "cards"), size = grog_number_of(e, soldier, "hand_size");
    say_threats(e, soldier, out);
    board_say_attackers(e, soldier, out);
    if (size && cards > size) {
        board_say_in_sight(e, "over-hand", GROG_PAIRS({ "n", NULL, cards }, { "size", NULL, size }), out);
        grog_print(out, "\n");
    }
}

/* Is it in an Objective that is not yet active? */
static bool is_shut(const struct grog_eyes *e, uint16_t hostile)
{
    for (uint16_t i = 0; (i = grog_next_thing(e, ARRAY_LOCATION, i)) != 0; )
        if (object_of(e, i)->square == object_of(e, hostile)->square)
            return grog_number_of(e, i, "is_inactive");
    return false;
}

/* Whom it aims at; 0: nobody. */
static uint16_t target_of(const struct grog_eyes *e, uint16_t hostile)
{
    int target = grog_number_of(e, hostile, "target");
    for (uint16_t i = 0; target && (i = grog_next_thing(e, ARRAY_SOLDIER, i)) != 0; )
        if (board_number_of(e, i) == target)
            return i;
    return 0;
}

static void say_hostile(const struct grog_eyes *e, uint16_t hostile, struct grog_text *out)
{
    uint16_t whom = target_of(e, hostile);
    GROG_ROOM(name, NAME);
    GROG_ROOM(held, NAME * 4);
    if (whom)
        grog_say_called(e, whom, &name);
    if (whom && !grog_number_of(e, hostile, "attacks"))
        board_say_held(e, object_of(e, hostile)->place, &held);
#define IS(name) NULL, grog_number_of(e, hostile, name)
    board_say_in_sight(e, grog_number_of(e, hostile, "is_target") ? "about-target" : "about-hostile", GROG_PAIRS(
        { "target", name_room, 0 }, { "held", held_room, 0 }, { "active", IS("fighting") }, { "of", IS("reticles") },
        { "standing", IS("standing") }, { "attacks", IS("attacks") }, { "reach", IS("in_range") },
        { "low", IS("least_range") }, { "high", IS("most_range") },
        { "roll", NULL, grog_number_of(e, hostile, "wounds_on") - grog_number_of(e, hostile, "die_bonus") },
        { "cover", IS("cover") }, { "most", IS("most_cover") }, { "wounds", IS("most_wounds") },
        { "least", IS("least_wounds") }, { "same", NULL, grog_number_of(e, hostile, "least_wounds")
                                                         == grog_number_of(e, hostile, "most_wounds") },
        { "never", NULL, board_is_harmless(e, hostile) }, { "bonus", IS("die_bonus") },
        { "shut", NULL, is_shut(e, hostile) }, { "hits", IS("hits") }, { "needed", IS("hits_needed") }), out);
    board_say_in_sight(e, "about-sides", GROG_PAIRS({ "side", NULL, board_side_of(e, hostile) },
        { "joins", IS("may_join") }, { "fast", NULL, board_fast_of(e, hostile) },
        { "slow", IS("slow") }, { "field", IS("field") }, { "fades", IS("will_fade") }), out);
#undef IS
    grog_print(out, "\n");
}

static void say_place(const struct grog_eyes *e, uint16_t place, struct grog_text *out)
{
    board_say_in_sight(e, "about-place", GROG_PAIRS({ "reinforces", NULL, grog_number_of(e, place, "reinforces") },
        { "low", NULL, grog_number_of(e, place, "reinforce") },
        { "high", NULL, grog_number_of(e, place, "most_reinforce") },
        { "rolls", NULL, grog_number_of(e, place, "rein_roll") },
        { "enter", NULL, grog_number_of(e, place, "enter") }, { "most", NULL, grog_number_of(e, place, "most_enter") },
        { "inactive", NULL, grog_number_of(e, place, "is_inactive") } ), out);
    grog_print(out, "\n");
}

void pointed_warfighter(const struct grog_eyes *e, const struct grog_pointed *at, struct grog_text *out)
{
    static const struct {
        unsigned array;
        void (*say)(const struct grog_eyes *e, uint16_t object, struct grog_text *out);
    } sorts[] = {
        { ARRAY_SOLDIER, say_soldier }, { ARRAY_HOSTILE, say_hostile }, { ARRAY_LOCATION, say_place },
    };
    if (!at->object && at->square)
        board_say_in_sight(e, "about-space", GROG_PAIRS({ "space", NULL, (int64_t)grog_square_x(at->square) + 1 }),
                           out);
    if (!at->object || at->object >= e->scene->objects)
        return;
    for (unsigned i = 0; i < GROG_COUNT(sorts); i++)
        if (grog_is_thing(e, at->object, sorts[i].array))
            sorts[i].say(e, at->object, out);
    say_reasons(e, at->object, out);
    if (grog_is_thing(e, at->object, ARRAY_SOLDIER))
        say_ground(e, at->object, out);
}

/* What lies on the other side of a Hostile's card, or who he is that may join. */
void pointed_too_warfighter(const struct grog_eyes *e, const struct grog_pointed *at, struct grog_text *out)
{
    uint16_t card = grog_is_thing(e, at->object, ARRAY_HOSTILE) ? object_of(e, at->object)->card : 0;
    if (!card || board_side_of(e, at->object) != 2)
        return;
    const int16_t *n = numbers_of(e->m, card);
    int16_t other = n[HOSTILE_ENGAGED] ? n[HOSTILE_ENGAGED] : n[HOSTILE_JOINS];
    if (!other)
        return;
    board_say_in_sight(e, "other-side", NULL, out);
    grog_print(out, " ");
    grog_say_card_text(e->s, (uint16_t)other, GROG_LONG, out);
}
