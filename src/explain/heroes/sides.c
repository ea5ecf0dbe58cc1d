/* SPDX-License-Identifier: MIT */
/* sides.c -- the two sides of a counter in words: what each of them can do, and what turning it over or
 * putting it down on one of them is called. */
#include "table.h"

#include <stdio.h>

/* ---- what all parts say with ---------------------------------------------------------------------------------- */

void hn_say(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    char whole[96];
    snprintf(whole, sizeof whole, "heroes.board.%s", key);
    grog_say_plain(e->s, whole, pairs, out);
}

void hn_name_card(const struct grog_eyes *e, uint16_t card, char out[HN_NAME])
{
    out[0] = 0;
    if (card)
        grog_say_card(e->s, card, GROG_SHORT, &(struct grog_text){ .at = out, .room = HN_NAME });
}

void hn_name_unit(const struct grog_eyes *e, unsigned slot, char out[HN_NAME])
{
    out[0] = 0;
    grog_say_object(e->s, e->view, KIND_UNIT, (uint16_t)(slot + 1), GROG_SHORT,
                    &(struct grog_text){ .at = out, .room = HN_NAME });
}

/* ---- its sides ------------------------------------------------------------------------------------------------ */

/* The counter, if it is known. */
static const struct unit *known_unit(const struct grog_eyes *e, unsigned slot)
{
    const struct unit *u = &const_heroes(e->view)->unit[slot];
    return kind_of(e->m, u->thing.card) == OF_UNIT ? u : NULL;
}

static uint16_t reverse_of(const struct grog_eyes *e, const struct unit *u)
{
    return (uint16_t)numbers_of(e->m, u->thing.card)[UNIT_REVERSE];
}

/* Infantry of which either side may be up while it is whole, as a gun that is carried and set up. */
static bool has_two(const struct grog_eyes *e, const struct unit *u)
{
    uint16_t reverse = reverse_of(e, u);
    return reverse && hn_note(e->m, u->thing.card)->class == INFANTRY && !numbers_of(e->m, reverse)[FACE_DAMAGED];
}

/* 0: it is carried with this side up, and moves; 1: it is set up, and does not; 2: neither can be said of it. */
static int posture_of(const struct grog_eyes *e, const struct unit *u, bool reverse)
{
    bool front = numbers_of(e->m, u->thing.card)[FACE_MOVE] > 0;
    bool back = has_two(e, u) && numbers_of(e->m, reverse_of(e, u))[FACE_MOVE] > 0;
    return !has_two(e, u) || front == back ? 2 : reverse ? !back : !front;
}

/* ---- what a choice is called ---------------------------------------------------------------------------------- */

/* What turning it over makes of it: it comes out of its ambush, goes into one, or has its other side up. */
static void name_turning(const struct grog_eyes *e, const struct unit *u, const char *unit, struct grog_text *out)
{
    char side[HN_NAME];
    bool ambush = hn_face(e->m, u)[FACE_TURNS] == TURNS_AMBUSH, turned = u->flags & UNIT_TURNED;
    hn_name_card(e, turned ? u->thing.card : reverse_of(e, u), side);
    hn_say(e, u->thing.hidden ? "uncover" : ambush ? "cover" : "turn-over",
        GROG_PAIRS({ "unit", unit, 0 }, { "side", side, 0 }, { "up", NULL, posture_of(e, u, !turned) }), out);
}

/* A counter's other side has a name. */
bool name_heroes(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out)
{
    const struct unit *u = o.verb < VERBS && o.actor ? known_unit(e, o.actor - 1u) : NULL;
    bool turns = o.verb == VERB_TURN_OVER, deploys = o.verb == VERB_DEPLOY && o.object[0] != UP_CONCEALED;
    char side[HN_NAME], unit[HN_NAME] = "", at[16] = "";
    if (!(turns || deploys) || !u)
        return false;
    hn_name_unit(e, o.actor - 1u, unit);
    if (turns) {
        name_turning(e, u, unit, out);
        return true;
    }
    int up = posture_of(e, u, o.object[0] == UP_REVERSE);
    if (o.object[0] != UP_REVERSE && up == 2)
        return false;
    hn_name_card(e, reverse_of(e, u), side);
    grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, o.object[2]);
    hn_say(e, "deploy", GROG_PAIRS({ "unit", unit, 0 }, { "at", at, 0 }, { "side", side, 0 }, { "up", NULL, up },
                           { "brief", NULL, how == GROG_BRIEF }), out);
    return true;
}

/* ---- what a side can do --------------------------------------------------------------------------------------- */

static void say_face(const struct grog_eyes *e, uint16_t card, struct grog_text *out)
{
    const int16_t *face = numbers_of(e->m, card);
    const int16_t *gun = face[FACE_WEAPON] ? numbers_of(e->m, (uint16_t)face[FACE_WEAPON]) : NULL;
    hn_say(e, "face", GROG_PAIRS({ "move", NULL, face[FACE_MOVE] }, { "defence", NULL, face[FACE_DEFENCE] },
                         { "infantry", NULL, gun ? gun[WEAPON_INFANTRY] : NO_BONUS },
                         { "light", NULL, gun ? gun[WEAPON_LIGHT] : NO_BONUS },
                         { "heavy", NULL, gun ? gun[WEAPON_HEAVY] : NO_BONUS },
                         { "range", NULL, gun ? gun[WEAPON_RANGE] : 0 }), out);
}

/* Of a counter that can be put down on either side, what the one can do that is chosen. */
void note_side_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct unit *u = known_unit(e, o.actor - 1u);
    if (u && o.object[0] != UP_CONCEALED && has_two(e, u))
        say_face(e, o.object[0] == UP_REVERSE ? reverse_of(e, u) : u->thing.card, out);
}

/* Of one that is turned over, what its other side can do. */
void note_turning_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct unit *u = known_unit(e, o.actor - 1u);
    if (u && !u->thing.hidden && has_two(e, u) && hn_face(e->m, u)[FACE_TURNS] != TURNS_AMBUSH)
        say_face(e, u->flags & UNIT_TURNED ? u->thing.card : reverse_of(e, u), out);
}

static void say_side(const struct grog_eyes *e, const struct unit *u, bool reverse, struct grog_text *out)
{
    char side[HN_NAME], face_room[2 * HN_NAME] = "";
    uint16_t card = reverse ? reverse_of(e, u) : u->thing.card;
    hn_name_card(e, card, side);
    say_face(e, card, &(struct grog_text){ .at = face_room, .room = sizeof face_room });
    hn_say(e, "side", GROG_PAIRS({ "side", side, 0 }, { "face", face_room, 0 }, { "up", NULL, posture_of(e, u,
                                                                                                         reverse) }),
           out);
}

/* Both sides of a counter that is known, a line each. */
void sides_heroes(const struct grog_eyes *e, unsigned slot, struct grog_text *out)
{
    const struct unit *u = known_unit(e, slot);
    if (!u || (u->flags & UNIT_WRECKED))
        return;
    say_side(e, u, false, out);
    if (reverse_of(e, u)) {
        grog_print(out, "\n");
        say_side(e, u, true, out);
    }
    grog_print(out, "\n");
    hn_say(e, "how-it-fires", NULL, out);
}
