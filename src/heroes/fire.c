/* SPDX-License-Identifier: MIT */
/* fire.c -- Firing: the action.  What may be fired at whom, one weapon after the other.
 *
 * What a unit fires with: its weapons, and tokens that are a shot (HN-EQP-06); a token's weapon stands in an option
 * where otherwise the unit's own does.  Who can be hit is in aim.c, the shot itself in shot.c, its hits in hits.c. */
#include "fire.h"
#include "aim.h"
#include "approach.h"
#include "barrage.h"
#include "blast.h"
#include "directives.h"
#include "machine_gun.h"
#include "move.h"
#include "opportunity.h"
#include "play.h"
#include "procedure.h"
#include "tokens.h"

/* HN-EQP-06, HN-EQP-80, HN-EQP-81  Weapons of tokens that serve the unit, each once: how many. */
static unsigned token_guns(const struct grog_match *m, const struct heroes *h, const struct unit *u,
                           uint16_t out[GUNS_MOST])
{
    unsigned n = 0;
    EACH_SLOT(&plan_of(m)->spent[SPENT_AS_SHOT], i) {
        const struct holding *o = &h->holding[i];
        if (!o->thing.live || n == GUNS_MOST || !hn_has_token(m, h, o, u))
            continue;
        uint16_t weapon = (uint16_t)numbers_of(m, o->thing.card)[OPTION_WEAPON];
        unsigned k = 0;
        while (k < n && out[k] != weapon)
            k++;
        if (k == n && weapon)
            out[n++] = weapon;
    }
    return n;
}

unsigned hn_guns(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t out[2 + GUNS_MOST])
{
    unsigned n = 0;
    for (enum gun which = GUN_FIRST; which <= GUN_SECOND; which++) {
        uint16_t weapon = hn_gun(m, u, which);
        if (weapon)
            out[n++] = weapon;
    }
    return n + token_guns(m, h, u, out + n);
}

/* ---- what may be chosen -------------------------------------------------------------------------------- */

/* One weapon at one target, in every way that it can be fired; whether it is seen is the same for each, and most are
 * not. */
static bool offer_shots(struct gunner *s, const struct firing *how, grog_rule forbidden, unsigned target,
                        struct grog_list *l)
{
    const struct heroes *h = const_heroes(s->g);
    bool can = false, looked = !grog_seeks(l);
    if (looked && !(s->shots >> SHOT_SNIPER & 1)
        && hn_bonus(s->m, s->weapon, hn_class(s->m, &h->unit[target])) == NO_BONUS)
        return false;
    grog_rule unseen = looked ? hn_sees(s, target) : 0;
    if (grog_skips(l, unseen))
        return false;
    for (unsigned shots = s->shots; shots; shots &= shots - 1) {
        enum shot shot = (enum shot)__builtin_ctz(shots);
        grog_rule why = forbidden ? forbidden : hn_may_target(s->m, s->unit, s->weapon, shot, &h->unit[target]);
        if (grog_skips(l, why))
            continue;
        if (!why && !looked) {
            unseen = hn_sees(s, target);
            looked = true;
        }
        why = why ? why : unseen;
        grog_offer(l, grog_option(how->verb, how->slot + 1, s->weapon, shot, unit_ref(h, target)), why);
        can = can || (!why && shot != SHOT_SNIPER);
    }
    return can;
}

/* Is it hidden for good from who fires?  Of one square each it is soon known. */
static inline bool is_behind(const struct gunner *s, const struct unit *t)
{
    return s->f->hides && s->squares == 1 && hn_length(s->m, t) < 2
        && is_out_of_sight(s->f->board, s->from[0], t->place);
}

/* Enemies in the battle; a list of what may be done leaves out those that nobody can fire at, or it cannot see. */
static unsigned find_targets(const struct gunner *s, const struct firing *how, const struct grog_list *l,
                             uint8_t out[UNITS])
{
    const struct heroes *h = const_heroes(s->g);
    const unsigned enemies = hn_enemies_of(s->m, s->unit->thing.owner);
    unsigned n = 0, first = how->only ? how->only - 1u : 0, most = how->only ? how->only : (unsigned)UNITS;
    for (unsigned i = first; i < most && (h->unit[i].place || !grog_unused(&h->unit[i].thing)); i++) {
        const struct unit *t = &h->unit[i];
        if ((t->place || (grog_seeks(l) && t->aboard))                /* whoever asks is told of passengers too */
            && (enemies >> (t->thing.owner & 7) & 1)                  /* nobody's bit is never set */
            && (grog_seeks(l) || !(t->thing.hidden || (t->flags & UNIT_WRECKED) || is_behind(s, t))))
            out[n++] = (uint8_t)i;
    }
    return n;
}

/* Its weapons, and what forbids each: how many.  A list of what may be done leaves out those that it may not use. */
static unsigned find_weapons(const struct grog_match *m, const struct heroes *h, const struct firing *how,
                             const struct grog_list *l, uint16_t weapon[2 + GUNS_MOST],
                             grog_rule forbidden[2 + GUNS_MOST])
{
    const struct unit *u = &h->unit[how->slot];
    unsigned n = hn_guns(m, h, u, weapon), left = 0;
    for (unsigned k = 0; k < n; k++) {
        grog_rule why = how->forbidden ? how->forbidden : hn_may_use(m, u, weapon[k], how->moving);
        if (grog_skips(l, why))
            continue;
        forbidden[left] = why;
        weapon[left++] = weapon[k];
    }
    return left;
}

void hn_offer_shots(const struct grog_match *m, const struct grog_game *g, const struct firing *how,
                    struct grog_list *l)
{
    struct gunner s;
    uint16_t weapon[2 + GUNS_MOST];
    grog_rule forbidden[2 + GUNS_MOST];
    uint8_t target[UNITS], in_sight[UNITS];
    unsigned n = find_weapons(m, const_heroes(g), how, l, weapon, forbidden);
    if (!n)
        return;
    hn_take_stand(m, g, how->field, how->slot, &s);
    unsigned targets = find_targets(&s, how, l, target);
    if (!targets)
        return;
    grog_rule spared = how->only ? hn_spare_allies(&s, how->only - 1u) : 0;
    for (unsigned k = 0; k < n; k++) {
        unsigned seen = 0;
        hn_take_weapon(&s, weapon[k]);
        for (unsigned i = 0; i < targets; i++)
            if (offer_shots(&s, how, spared ? spared : forbidden[k], target[i], l))
                in_sight[seen++] = target[i];
        if (!how->only && numbers_of(m, weapon[k])[WEAPON_MACHINE_GUN])
            hn_offer_divisions(m, g, how, weapon[k], in_sight, seen, l);
    }
}

void hn_offer_fire(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                   bool moving, struct grog_list *l)
{
    const struct firing how = { .field = field, .slot = slot, .verb = VERB_FIRE, .moving = moving };
    hn_offer_shots(m, g, &how, l);
    hn_offer_blasts(m, g, slot, field, moving, l);
}

/* HN-ACT-02  What an activated unit may do: move, assault or fire. */
void hn_list_action(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    struct field field;
    hn_field(m, const_heroes(g), &field);
    grog_offer(l, grog_option(VERB_STAY, slot + 1, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_MOVE, slot + 1, 0, MOVES_IN_ACTIVATION, 0), 0);
    if (const_heroes(g)->phase != PHASE_SUPPLY) {       /* HN-SUP-04, HN-CRD-04  Whatever a card says: not then. */
        hn_offer_assaults(m, g, slot, &field, l);
        hn_offer_fire(m, g, slot, &field, false, l);
        hn_offer_barrages(m, g, slot, l);
    }
    hn_offer_calming(m, g, seat, l);                    /* HN-TRT-09  Hardboiled. */
    hn_offer_ready(m, g, seat, slot + 1, l);
}

/* HN-FIR-03, HN-EQP-08  Is there something to fire on with, or need no field be built?  Whoever has fired has only
 * weapons of its own left. */
static bool can_fire_on(const struct grog_match *m, const struct unit *u)
{
    for (enum gun which = GUN_FIRST; which <= GUN_SECOND; which++) {
        uint16_t weapon = hn_gun(m, u, which);
        if (weapon && !hn_may_use(m, u, weapon, false))
            return true;
    }
    return !(u->shots & FIRED_NOW);
}

static void offer_fire_on(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                          unsigned slot, struct grog_list *l)
{
    struct field field;
    hn_field(m, const_heroes(g), &field);
    if (f[-1].proc == PROC_OPPORTUNITY)
        hn_offer_shots(m, g, &(struct firing){ .field = &field, .slot = slot, .verb = VERB_FIRE,
                                               .only = (uint8_t)(grog_ref_slot(f->target) + 1) }, l);
    else
        hn_offer_fire(m, g, slot, &field, false, l);
}

/* HN-FIR-04  Further weapons, each at a target of its own; in opportunity fire at whoever moves. */
void hn_list_fire(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned slot = grog_ref_slot(f->actor);
    if (f->proc == PROC_FIRE_BY_CARD) {
        hn_list_by_card(m, g, seat, l);                 /* HN-ACT-06  Its first shot. */
        return;
    }
    if (grog_seeks(l) || can_fire_on(m, &const_heroes(g)->unit[slot]))
        offer_fire_on(m, g, f, slot, l);
    grog_offer(l, grog_option(VERB_DONE, slot + 1, 0, 0, 0), 0);
}

/* ---- the action ------------------------------------------------------------------------------------------ */

/* Is it the first shot of its action, and not one between two steps or after another? */
static bool may_go_on(struct grog_run *r, const struct grog_frame *f)
{
    return hn_is_there(r, f->actor) && f[-1].proc != PROC_MOVE && f[-1].proc != PROC_FIRE
        && f[-1].proc != PROC_FIRE_DIVIDED;
}

/* HN-FIR-03 to HN-FIR-05  FIRE: one weapon after the other, each declared when the one before is resolved.  with, mode,
 * target: the first shot. */
enum grog_flow hn_fire(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FIRE || f->proc == PROC_FIRE_DIVIDED);
    BEGIN;
    CALL(FIRE_SHOT, .proc = f->proc == PROC_FIRE ? PROC_SHOT : PROC_DIVIDE, .seat = f->seat, .actor = f->actor,
         .with = f->with, .mode = f->mode, .target = f->target);
    while (may_go_on(r, f) && hn_has_options(r->m, r->g, f->seat, hn_list_fire, 2)) {
        ASK(FIRE_MORE, ASK_FIRE, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        DO(FIRE_NEXT);
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_fire_steps[FIRE_RESTS] = {
    STARTS, [FIRE_SHOT] = CALLS("shot", R_FIR_13, PROC_SHOT), [FIRE_MORE] = ASKS("more", R_FIR_03, ASK_FIRE),
    [FIRE_NEXT] = CALLS("next", R_FIR_05, 0),
};
const struct grog_step hn_fire_divided_steps[FIRE_RESTS] = {
    STARTS, [FIRE_SHOT] = CALLS("divides", R_ABL_79, PROC_DIVIDE), [FIRE_MORE] = ASKS("more", R_FIR_03, ASK_FIRE),
    [FIRE_NEXT] = CALLS("next", R_FIR_05, 0),
};

const struct hn_frame hn_fire_frame = {
    .seat = true, .actor = true, .target = true, .with = OF_WEAPON, .asks = IN_BATTLE,
    .rest = { [FIRE_SHOT] = { .hands = { ACTOR, WITH, MODE, TARGET } },
              [FIRE_NEXT] = { .hands = { ACTOR }, .starts = { SHOOTS } } },
};
