/* SPDX-License-Identifier: MIT */
/* board_warfighter_rolls.c -- the ability rolls that a choice leads to: who makes them, what each needs, and how likely
 * it is that all of them succeed.
 *
 * They are listed as the rules would make them (places.c, doors.c, checks.c, k9.c), from the view of who looks. */
#include "board_warfighter.h"

#include <string.h>

enum { ROLLS = 1 + ROLL_ROOM, SAID = 256 };

struct rolls { unsigned n; struct grog_frame at[ROLLS]; };

static void add(const struct play *p, struct rolls *r, unsigned soldier, uint16_t with, int ability, int bonus)
{
    const struct warfighter *w = const_wf(p->view);
    if (!ability || r->n == ROLLS)
        return;
    r->at[r->n++] = (struct grog_frame){ .proc = PROC_TEST, .seat = (uint8_t)p->s.viewer, .with = with,
        .actor = soldier < SOLDIERS ? soldier_ref(w, soldier) : 0, .mode = (uint16_t)ability,
        .target = with, .pending = { [TEST_BONUS] = (int16_t)bonus } };
}

/* Those of an Encounter, in the order of its card.  WF-K9-19  Without a K9 it goes badly. */
static void add_all(const struct play *p, struct rolls *r, unsigned soldier, uint16_t encounter, const int16_t *list)
{
    bool led = const_wf(p->view)->soldier[soldier].follower;
    for (int i = 0; i < list[0]; i++)
        add(p, r, led ? wf_roller(p->m, p->view, soldier, (uint16_t)list[1 + 2 * i]) : SOLDIERS, encounter,
            list[1 + 2 * i], list[2 + 2 * i]);
}

static const int16_t *encounter_of(const struct play *p, uint16_t encounter)
{
    return numbers_of(p->m, const_wf(p->view)->event[grog_ref_slot(encounter)].thing.card);
}

/* Whoever enters a Location first meets what waits there; some Locations try all who enter. */
static void add_entering(const struct play *p, struct rolls *r, unsigned soldier, uint16_t location)
{
    const struct warfighter *w = const_wf(p->view);
    const struct location *l = &w->location[grog_ref_slot(location)];
    const int16_t *n = numbers_of(p->m, l->thing.card);
    uint16_t met = wf_unmet(w, space_of_slot(w, grog_ref_slot(location)));
    if ((l->flags & LOCATION_WAITS) && met)
        add_all(p, r, soldier, met, encounter_of(p, met) + ENCOUNTER_ROLLS);
    else if ((l->flags & LOCATION_WAITS) && wf_obstacle_of(p->m, l->thing.card))
        add(p, r, soldier, location, n[LOCATION_OBSTACLE], n[LOCATION_DETECT]);
    else
        add(p, r, soldier, location, n[PLACE_FAIL], n[PLACE_FAIL_ROLL]);
}

static void add_asked(const struct play *p, struct rolls *r, unsigned verb)
{
    const struct grog_frame *f = &p->view->frame[p->view->depth ? p->view->depth - 1 : 0];
    unsigned soldier = grog_ref_slot(f->actor);
    if (f->proc == PROC_OBSTACLE) {
        const int16_t *n = numbers_of(p->m, const_wf(p->view)->location[grog_ref_slot(f->target)].thing.card);
        add(p, r, soldier, f->target, n[LOCATION_OBSTACLE], n[LOCATION_DISARM]);
    } else if (f->proc == PROC_ENCOUNTER) {
        add_all(p, r, soldier, f->with, encounter_of(p, f->with) + (verb == VERB_FACE ? ENCOUNTER_ROLLS
                                                                                       : ENCOUNTER_SECOND));
    }
}

static void gather(const struct play *p, struct grog_option o, struct rolls *r)
{
    const struct warfighter *w = const_wf(p->view);
    const int16_t *n = NULL;
    r->n = 0;
    switch (o.verb) {
    case VERB_ATTEMPT:
        n = numbers_of(p->m, w->location[grog_ref_slot(o.object[2])].thing.card);
        add(p, r, o.actor - 1u, o.object[2], n[PLACE_SUCCESS], n[PLACE_SUCCESS_ROLL]);
        break;
    case VERB_PICK:
        n = numbers_of(p->m, w->hostile[grog_ref_slot(o.object[2])].thing.card);
        add(p, r, o.actor - 1u, 0, n[HOSTILE_LOCK], n[HOSTILE_LOCK_ROLL]);
        break;
    case VERB_MOVE:
        add_entering(p, r, o.actor - 1u, o.object[2]);
        break;
    case VERB_DISARM: case VERB_FACE: case VERB_TRY_AGAIN:
        add_asked(p, r, o.verb);
        break;
    default:
        break;
    }
}

/* Of ten, by one die of so much or more. */
static int tenths(int least) { return DIE + 1 - least; }

static int least_of(const struct play *p, const struct grog_frame *test)
{
    return test->actor ? wf_least_die(p->m, p->view, test) : DIE + 1;
}

static int percent_of(const struct play *p, const struct rolls *r)
{
    int share = 10000, whole = 10000;
    for (unsigned i = 0; i < r->n; i++)
        share = share * tenths(least_of(p, &r->at[i])) / DIE;
    return (100 * share + whole / 2) / whole;
}

int board_chance(const struct play *p, struct grog_option o)
{
    struct rolls r;
    gather(p, o, &r);
    if (o.verb == VERB_IGNORE)
        return tenths(encounter_of(p, o.object[0])[ENCOUNTER_IGNORE]) * 100 / DIE;
    return r.n ? percent_of(p, &r) : -1;
}

void board_say_ability(const struct play *p, struct grog_option o, struct grog_text *out)
{
    struct rolls r;
    gather(p, o, &r);
    if (r.n)
        grog_say_card(&p->s, r.at[0].mode, GROG_SHORT, out);
}

void board_say_roll(const struct play *p, const struct grog_frame *test, struct grog_text *out)
{
    ROOM(name, SAID);
    ROOM(ability, SAID);
    int least = least_of(p, test);
    if (test->actor)
        grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, grog_ref_slot(test->actor), &name);
    grog_say_card(&p->s, test->mode, GROG_SHORT, &ability);
    int number = test->actor ? wf_ability(p->m, p->view, grog_ref_slot(test->actor), test->mode) : 0;
    board_say(p, "roll", PAIRS({ "soldier", name_room, 0 }, { "ability", ability_room, 0 }, { "number", NULL, number },
        { "bonus", NULL, number ? number - least : 0 }, { "least", NULL, least },
        { "never", NULL, least > DIE }, { "percent", NULL, tenths(least) * 100 / DIE }), out);
}

/* What is met in a Location: an Encounter, or the Location itself. */
static void say_met(const struct play *p, uint16_t ref, struct grog_text *out)
{
    ROOM(name, SAID);
    grog_say_thing(&p->s, p->view, grog_ref_array(ref), grog_ref_slot(ref), &name);
    board_say(p, "meets", PAIRS({ "name", name_room, 0 },
        { "place", NULL, grog_ref_array(ref) == ARRAY_LOCATION }), out);
}

void board_say_rolls(const struct play *p, struct grog_option o, struct grog_text *out)
{
    struct rolls r;
    gather(p, o, &r);
    if (r.n && o.verb == VERB_MOVE) {
        grog_print(out, "%s", out->n ? "\n" : "");
        say_met(p, r.at[0].with, out);
        grog_print(out, " ");
    }
    for (unsigned i = 0; i < r.n; i++) {
        grog_print(out, "%s", i ? " " : out->n && o.verb != VERB_MOVE ? "\n" : "");
        board_say_roll(p, &r.at[i], out);
    }
    if (r.n > 1) {
        grog_print(out, " ");
        board_say(p, "rolls", PAIRS({ "n", NULL, r.n }, { "percent", NULL, percent_of(p, &r) }), out);
    }
}
