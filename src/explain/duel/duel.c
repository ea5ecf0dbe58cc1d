/* SPDX-License-Identifier: MIT */
/* duel.c -- all that faces ask of the duel beyond its state: what a blow needs and takes, what a parry leaves of it,
 * and what the plainer choices come to. */
#include "duel/rules.h"
#include "explain/explain.h"

#include <stdio.h>

#define GROG_PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }

enum { PIPS = 6 };

/* Of a die: 0 any, one more than there are none. */
static int least_of(int die) { return die <= 1 ? 0 : die > PIPS ? PIPS + 1 : die; }

/* The strike that is parried now; NULL: there is none. */
static const struct grog_frame *strike_now(const struct grog_game *view)
{
    for (unsigned i = view->depth; i-- > 0; )
        if (view->frame[i].proc == PROC_STRIKE)
            return &view->frame[i];
    return NULL;
}

/* ---- a blow --------------------------------------------------------------------------------- */

/* D-3.3 to D-3.5 */
static void say_needs(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct grog_frame strike = { .proc = PROC_STRIKE, .seat = (uint8_t)e->s->viewer, .with = o.object[0],
                                 .target = o.object[1] };
    if (o.verb != VERB_STRIKE || e->s->viewer >= e->m->seats)
        return;
    int strength = number_of(e->m, o.object[0], STRIKE_STRENGTH);
    int more = grog_value(e->m, e->view, VALUE_STRIKE, &strike, NULL);
    strike.pending[PENDING_STRENGTH] = (int16_t)strength;
    int die = duel_least_die(e->m, e->view, &strike), best = PIPS + strength + more;
    int takes = duel_damage(e->m, e->view, &strike, die + strength + more);
    grog_say_plain(e->s, "duel.needs", GROG_PAIRS({ "die", NULL, least_of(die) }, { "total", NULL,
                                                                                    die + strength + more },
        { "strength", NULL, strength }, { "more", NULL, more }, { "takes", NULL, takes },
        { "fury", NULL, duel_damage(e->m, e->view, &strike, best) - takes },
        { "health", NULL, const_duel(e->view)->health[o.object[1]] },
        { "high", NULL, number_of(e->m, o.object[0], STRIKE_LINE) == HIGH },
        { "guard", NULL, duel_guard_of(e->m, e->view, o.object[1]) != 0 }), out);
}

/* D-3.2  How much weaker it makes the blow. */
static void explain_parry(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct grog_frame *strike = strike_now(e->view);
    struct grog_frame parry = { .proc = PROC_PARRY, .seat = (uint8_t)e->s->viewer, .with = o.object[0] };
    if (!strike)
        return;
    struct grog_frame weaker = *strike;
    weaker.pending[PENDING_STRENGTH] = (int16_t)duel_parried(e->m, e->view, &parry, strike->pending[PENDING_STRENGTH]);
    grog_say_plain(e->s, "duel.explain.parry", GROG_PAIRS({ "was", NULL, strike->pending[PENDING_STRENGTH] },
        { "left", NULL, weaker.pending[PENDING_STRENGTH] },
        { "before", NULL, least_of(duel_least_die(e->m, e->view, strike)) },
        { "die", NULL, least_of(duel_least_die(e->m, e->view, &weaker)) }), out);
}

/* ---- other choices ------------------------------------------------------------------------------ */

static void explain_choice(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct grog_frame about = { .seat = (uint8_t)e->s->viewer };
    char key[64];
    if (!o.verb || o.verb >= VERBS || e->s->viewer >= e->m->seats)
        return;
    if (o.verb == VERB_PARRY) {
        explain_parry(e, o, out);
        return;
    }
    snprintf(key, sizeof key, "duel.explain.%s", e->m->system->verbs[o.verb].name);
    grog_say_plain(e->s, key, GROG_PAIRS(
        { "high", NULL, o.verb == VERB_LAY && number_of(e->m, o.object[0], GUARD_LINE) == HIGH },
        { "n", NULL, const_duel(e->view)->hand[e->s->viewer][0] },
        { "most", NULL, grog_value(e->m, e->view, VALUE_HAND, &about, NULL) }), out);
}

extern const struct grog_explain explain_duel;
const struct grog_explain explain_duel = { .system = "duel", .choice = explain_choice, .needs = say_needs };
