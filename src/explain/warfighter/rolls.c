/* SPDX-License-Identifier: MIT */
/* rolls.c -- the ability rolls that a choice leads to: who makes them, what each needs, and how likely
 * it is that all of them succeed; and how good a roll's result is.
 *
 * Which they are the rules say (wf_rolls_of), from the view of who looks. */
#include "table.h"
#include "warfighter/abilities.h"
#include "warfighter/attack.h"
#include "warfighter/forecast.h"

#include <string.h>

enum { SAID = 256 };

/* Of ten, by one die of so much or more. */
static int tenths(int least) { return DIE + 1 - least; }

static int percent_of(const struct grog_eyes *e, const struct rolls *r)
{
    int64_t whole = 100000000, share = whole;           /* exact for as many rolls as it has noughts */
    for (unsigned i = 0; i < r->n; i++)
        share = share * tenths(wf_least_die(e->m, e->view, &r->at[i])) / DIE;
    return (int)((100 * share + whole / 2) / whole);
}

int board_chance(const struct grog_eyes *e, struct grog_option o)
{
    struct rolls r;
    wf_rolls_of(e->m, e->view, e->s->viewer, o, &r);
    if (o.verb == VERB_IGNORE)
        return tenths(wf_ignored_from(e->m, e->view, o.object[0])) * 100 / DIE;
    return r.n ? percent_of(e, &r) : -1;
}

void board_say_ability(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct rolls r;
    wf_rolls_of(e->m, e->view, e->s->viewer, o, &r);
    if (r.n)
        grog_say_card(e->s, r.at[0].mode, GROG_SHORT, out);
}

void board_say_roll(const struct grog_eyes *e, const struct grog_frame *test, struct grog_text *out)
{
    GROG_ROOM(name, SAID);
    GROG_ROOM(ability, SAID);
    int least = wf_least_die(e->m, e->view, test);
    if (test->actor)
        grog_say_thing(e->s, e->view, ARRAY_SOLDIER, grog_ref_slot(test->actor), &name);
    grog_say_card(e->s, test->mode, GROG_SHORT, &ability);
    int number = test->actor ? wf_ability(e->m, e->view, grog_ref_slot(test->actor), test->mode) : 0;
    board_say(e, "roll", GROG_PAIRS({ "soldier", name_room, 0 }, { "ability", ability_room, 0 }, { "number", NULL,
                                                                                                   number },
        { "bonus", NULL, number ? number - least : 0 }, { "least", NULL, least },
        { "never", NULL, least > DIE }, { "percent", NULL, tenths(least) * 100 / DIE }), out);
}

/* What is met in a Location: an Encounter, or the Location itself. */
static void say_met(const struct grog_eyes *e, uint16_t ref, struct grog_text *out)
{
    GROG_ROOM(name, SAID);
    grog_say_thing(e->s, e->view, grog_ref_array(ref), grog_ref_slot(ref), &name);
    board_say(e, "meets", GROG_PAIRS({ "name", name_room, 0 },
        { "place", NULL, grog_ref_array(ref) == ARRAY_LOCATION }), out);
}

void board_say_rolls(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct rolls r;
    wf_rolls_of(e->m, e->view, e->s->viewer, o, &r);
    for (unsigned i = 0; i < r.n; i++) {
        grog_print(out, "%s", i ? " " : out->n ? "\n" : "");
        if (o.verb == VERB_MOVE && (!i || r.at[i].with != r.at[i - 1].with)) {
            say_met(e, r.at[i].with, out);
            grog_print(out, " ");
        }
        board_say_roll(e, &r.at[i], out);
    }
    if (r.n > 1) {
        grog_print(out, " ");
        board_say(e, "rolls", GROG_PAIRS({ "n", NULL, r.n }, { "percent", NULL, percent_of(e, &r) }), out);
    }
}

/* WF-ATK-41  An Attack that no Soldier makes with a Weapon: by Support, or by an Event. */
void rolls_warfighter(const struct grog_eyes *e, const struct grog_game *g, struct grog_text *out)
{
    const struct grog_frame *f = g->depth ? &g->frame[g->depth - 1] : NULL;
    GROG_ROOM(by, SAID);
    GROG_ROOM(at, SAID);
    if (!f || f->proc != PROC_BOMBARD || !f->target)
        return;
    if (f->with || f->actor)
        grog_say_object(e->s, g, KIND_THING, f->with ? f->with : f->actor, GROG_SHORT, &by);
    grog_say_thing(e->s, g, ARRAY_HOSTILE, grog_ref_slot(f->target), &at);
    board_say(e, "bombards", GROG_PAIRS({ "by", by_room, 0 }, { "at", at_room, 0 }), out);
}

/* A Suppress; a Kill, or a hit on what takes several; more Kills, or what is destroyed.  An alarm is no good.
 * Below 0 is harm: a Suppress or the like, a Wound, Down. */
int grade_warfighter(int32_t result)
{
    if (result < 0)
        return result > -HARM_WOUND ? -1 : result > -HARM_DOWN ? -2 : -3;
    int kills = wf_attack_result(result).kills;
    return !result || result >= ALARMS_IT ? 0 : result >= DESTROYS_IT ? 3 : result > HITS_IT ? 2
         : kills > 1 ? 3 : kills ? 2 : 1;
}
