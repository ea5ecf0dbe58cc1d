/* SPDX-License-Identifier: MIT */
/* board_warfighter_rolls.c -- the ability rolls that a choice leads to: who makes them, what each needs, and how likely
 * it is that all of them succeed; and how good a roll's result is.
 *
 * Which they are the rules say (wf_rolls_of), from the view of who looks. */
#include "board_warfighter.h"

#include <string.h>

enum { SAID = 256 };

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

/* WF-K9-29 */
static int ignored_from(const struct play *p, uint16_t encounter)
{
    return numbers_of(p->m, const_wf(p->view)->event[grog_ref_slot(encounter)].thing.card)[ENCOUNTER_IGNORE];
}

int board_chance(const struct play *p, struct grog_option o)
{
    struct rolls r;
    wf_rolls_of(p->m, p->view, p->s.viewer, o, &r);
    if (o.verb == VERB_IGNORE)
        return tenths(ignored_from(p, o.object[0])) * 100 / DIE;
    return r.n ? percent_of(p, &r) : -1;
}

void board_say_ability(const struct play *p, struct grog_option o, struct grog_text *out)
{
    struct rolls r;
    wf_rolls_of(p->m, p->view, p->s.viewer, o, &r);
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
    wf_rolls_of(p->m, p->view, p->s.viewer, o, &r);
    for (unsigned i = 0; i < r.n; i++) {
        grog_print(out, "%s", i ? " " : out->n ? "\n" : "");
        if (o.verb == VERB_MOVE && (!i || r.at[i].with != r.at[i - 1].with)) {
            say_met(p, r.at[i].with, out);
            grog_print(out, " ");
        }
        board_say_roll(p, &r.at[i], out);
    }
    if (r.n > 1) {
        grog_print(out, " ");
        board_say(p, "rolls", PAIRS({ "n", NULL, r.n }, { "percent", NULL, percent_of(p, &r) }), out);
    }
}

/* WF-ATK-41  An Attack that no Soldier makes with a Weapon: by Support, or by an Event. */
void rolls_warfighter(const struct play *p, const struct grog_game *g, struct grog_text *out)
{
    const struct grog_frame *f = g->depth ? &g->frame[g->depth - 1] : NULL;
    ROOM(by, SAID);
    ROOM(at, SAID);
    if (!f || f->proc != PROC_BOMBARD || !f->target)
        return;
    if (f->with || f->actor)
        grog_say_object(&p->s, g, KIND_THING, f->with ? f->with : f->actor, GROG_SHORT, &by);
    grog_say_thing(&p->s, g, ARRAY_HOSTILE, grog_ref_slot(f->target), &at);
    board_say(p, "bombards", PAIRS({ "by", by_room, 0 }, { "at", at_room, 0 }), out);
}

/* A Suppress, or a hit on what takes several; a Kill; more of them, or what is destroyed.  An alarm is no good.
 * Below 0 is harm: a Suppress or the like, a Wound, Down. */
int grade_warfighter(int32_t result)
{
    if (result < 0)
        return result > -HARM_WOUND ? -1 : result > -HARM_DOWN ? -2 : -3;
    return !result || result >= ALARMS_IT ? 0 : result >= DESTROYS_IT ? 3 : result > HITS_IT ? 1
         : result >= 2 * KILLS ? 3 : result >= KILLS ? 2 : 1;
}
