/* SPDX-License-Identifier: MIT */
/* opportunity.c -- Opportunity Fire: at an enemy that moves, by who has not acted.  By the ground it stands on
 * (HN-TER-22), by its side that is up (HN-ABL-88), or because a card says so (HN-ACT-06). */
#include "opportunity.h"
#include "aim.h"
#include "directives.h"
#include "fire.h"
#include "play.h"
#include "procedure.h"

/* HN-TER-22  Infantry on ground with the symbol; concealed or not. */
static bool is_on_symbol(const struct grog_match *m, const struct field *f, const struct unit *u)
{
    return hn_class(m, u) == INFANTRY && u->place && (ground_at(f, u->place)->flags & GROUND_OPPORTUNITY);
}

/* Could it have a chance at all, whatever has become of the ground?  It saves the building of a field for each step.
 * laid: there are marks on the board. */
static bool may_wait(const struct grog_match *m, const struct heroes *h, const struct unit *u, bool laid)
{
    const struct board *b = &plan_of(m)->board;
    if (!is_on_foot_or_wheels(u) || hn_has_acted(u))
        return false;
    return ((b->ground[b->lies[u->place]].flags | b->ground[b->ruin_lies[u->place]].flags) & GROUND_OPPORTUNITY)
        || hn_face(m, u)[FACE_OPPORTUNITY] || plan_of(m)->wrecks_wait || (laid && hn_is_laid_on(h, u->place));
}

/* HN-TER-22, HN-ABL-88  As far as everybody can see, and as far as it does not matter whom it fires at. */
static grog_rule may_interrupt(const struct grog_match *m, const struct field *f, const struct unit *u)
{
    if (!is_on_foot_or_wheels(u) || (!is_on_symbol(m, f, u) && !hn_face(m, u)[FACE_OPPORTUNITY]))
        return R_TER_22;
    return hn_has_acted(u) ? R_ACT_08 : 0;
}

void hn_list_opportunity(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *step = hn_frame_of(g, PROC_STEP);
    struct hiding hiding = { m, h, false, false };
    struct field field;
    const bool laid = hn_are_marks(h);
    bool built = false;
    hn_list_reactions(m, g, seat, l);
    hn_offer_calming(m, g, seat, l);
    if (!step || (h->unit[grog_ref_slot(step->actor)].thing.hidden && !grog_seeks(l)))
        return;                                         /* nobody can aim at it */
    EACH_UNIT(h, i) {
        const struct unit *u = &h->unit[i];
        if (u->thing.owner != seat || !u->place
            || (!grog_seeks(l) && (!may_wait(m, h, u, laid)
                                   || hn_is_behind(&hiding, u, &h->unit[grog_ref_slot(step->actor)]))))
            continue;
        if (!built)
            hn_field(m, h, &field);
        built = true;
        grog_rule forbidden = may_interrupt(m, &field, u);
        struct firing how = { .field = &field, .slot = i, .verb = VERB_OPPORTUNITY, .forbidden = forbidden,
                              .only = (uint8_t)(grog_ref_slot(step->actor) + 1) };
        if (!grog_skips(l, forbidden))
            hn_offer_shots(m, g, &how, l);
    }
}

/* What lies concealed on such ground may have a weapon for it: only its owner knows.  Whoever moves is not concealed
 * himself (HN-ABL-06): then nobody asks. */
static bool might_fire(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned mover)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[mover];
    uint16_t at[2];
    unsigned n = hn_squares(m, h, t, at), how = hn_class(m, t) != INFANTRY ? THROUGH_INFANTRY : 0;
    for (unsigned k = 0; k < n; k++)
        if (line_between(f, u->place, at[k], how, slot + 1, mover + 1).sight != BLOCKED)
            return true;
    return false;
}

static bool can_shoot(const struct grog_match *m, const struct grog_game *g, const struct field *field, unsigned slot,
                      unsigned target)
{
    struct grog_option any;
    struct grog_list l = { .at = &any, .room = 1 };
    hn_offer_shots(m, g, &(struct firing){ .field = field, .slot = slot, .verb = VERB_OPPORTUNITY,
                                           .only = (uint8_t)(target + 1) }, &l);
    return l.n;
}

bool hn_may_wait(const struct grog_match *m, const struct heroes *h, unsigned slot)
{
    return may_wait(m, h, &h->unit[slot], hn_are_marks(h));
}

bool hn_waits_for(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                  unsigned mover)
{
    const struct unit *u = &const_heroes(g)->unit[slot];
    if (may_interrupt(m, f, u))
        return false;
    return u->thing.hidden ? might_fire(m, g, f, slot, mover) : can_shoot(m, g, f, slot, mover);
}

/* HN-TRT-09  A unit of infantry with markers, so near that without them it might hold the one that moves: its zone of
 * control. */
static bool could_calm_near(const struct grog_match *m, const struct heroes *h, unsigned seat, const struct unit *mover)
{
    if (!mover->place || hn_tokens_for(m, h, seat, USE_HARDBOILED, GROG_SLOTS_MAX) < 0)
        return false;
    EACH_UNIT_SLOT(m, i)
        if (h->unit[i].suppressed && h->unit[i].place && spaces_between(h->unit[i].place, mover->place) <= 2
            && hn_could_calm_unit(m, h, seat, i))
            return true;
    return false;
}

static bool could_interrupt(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *step = hn_frame_of(g, PROC_STEP);
    struct hiding hiding = { m, h, false, false };
    struct field field;
    const bool laid = hn_are_marks(h);
    bool built = false;
    if (h->unit[grog_ref_slot(step->actor)].thing.hidden)       /* HN-ABL-06: nobody fires at it */
        return hn_could_play(m, g, seat);
    EACH_UNIT(h, i) {
        const struct unit *u = &h->unit[i];
        if (u->thing.owner != seat || !may_wait(m, h, u, laid)
            || hn_is_behind(&hiding, u, &h->unit[grog_ref_slot(step->actor)]))
            continue;
        if (!built)
            hn_field(m, h, &field);
        built = true;
        if (hn_waits_for(m, g, &field, i, grog_ref_slot(step->actor)))
            return true;
    }
    return hn_could_play(m, g, seat);
}

bool hn_could_interrupt_now(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    const struct grog_frame *step = hn_frame_of(g, PROC_STEP);
    if (!step || !grog_thing_at(m, (struct grog_game *)(uintptr_t)g, step->actor))
        return false;
    return could_calm_near(m, const_heroes(g), seat, &const_heroes(g)->unit[grog_ref_slot(step->actor)])
        || could_interrupt(m, g, seat);
}

unsigned hn_could_interrupt(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *step)
{
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, step->actor);
    return t ? plan_of(m)->sides[!hn_side_of(m, t->owner)] : 0;
}

/* HN-TER-24 to HN-TER-26, HN-ABL-89 to HN-ABL-91  OPPORTUNITY FIRE.  It loses its token and is marked, and stays on the
 * side that is up; then it fires as in any action. */
enum grog_flow hn_opportunity(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_OPPORTUNITY);
    BEGIN;
    hn_mark_activated(r, f->actor);
    CALL(OPPORTUNITY_FIRES, .proc = PROC_FIRE, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
         .target = f->target);
    END;
}

/* ---- a card lets a unit fire ------------------------------------------------------------------------------ */

/* HN-FIR-03, HN-EQP-06, HN-ABL-105  What can hit the other beside a plain shot with its first weapon: a sniper's, its
 * second weapon, a token's.  How many. */
static unsigned other_guns(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t first,
                           const struct unit *t, uint16_t out[2 + GUNS_MOST])
{
    const struct slots *tokens = &plan_of(m)->spent[SPENT_AS_SHOT];
    if (!(tokens->in[0] | tokens->in[1]) && !hn_face(m, u)[FACE_SECOND]
        && !(first && numbers_of(m, first)[WEAPON_SNIPER]))
        return 0;
    unsigned n = hn_guns(m, h, u, out), left = 0;
    for (unsigned k = 0; k < n; k++) {
        enum shot shot = numbers_of(m, out[k])[WEAPON_SNIPER] ? SHOT_SNIPER : SHOT_PLAIN;
        if ((out[k] != first || shot == SHOT_SNIPER) && !hn_may_target(m, u, out[k], shot, t)
            && !hn_may_use(m, u, out[k], false))
            out[left++] = out[k];
    }
    return left;
}

/* With its first weapon (0: that is of no use), or with one of the others?  Where a line to one square is closed to the
 * first, nothing else gets there. */
static bool can_hit(const struct grog_match *m, const struct grog_game *g, const struct field *field, unsigned slot,
                    unsigned target, uint16_t first, uint16_t gun[2 + GUNS_MOST], unsigned guns)
{
    const struct heroes *h = const_heroes(g);
    struct gunner s;
    hn_take_stand(m, g, field, slot, &s);
    hn_spare_allies(&s, target);
    if (first) {
        hn_take_weapon(&s, first);
        grog_rule why = hn_sees(&s, target);
        if (!why || (why == R_TER_14 && s.squares == 1 && hn_length(m, &h->unit[target]) < 2))
            return !why;
        guns = other_guns(m, h, &h->unit[slot], first, &h->unit[target], gun);
    }
    for (unsigned k = 0; k < guns; k++) {
        hn_take_weapon(&s, gun[k]);
        if (!hn_sees(&s, target))
            return true;
    }
    return false;
}

/* HN-ACT-06  Units that could fire at the one that moves, if a card lets them: so many at most.  HN-CRD-04, HN-SUP-04:
 * whatever a card says, none in the Supply Phase. */
unsigned hn_units_that_could_fire(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                  unsigned most, uint16_t out[GROG_TARGETS])
{
    const struct heroes *h = const_heroes(g);
    unsigned n = 0;
    struct hiding hiding = { m, h, false, false };
    struct field field;
    if (!f->actor || grog_ref_array(f->actor) != ARRAY_UNIT || h->phase == PHASE_SUPPLY
        || !grog_thing_at(m, (struct grog_game *)(uintptr_t)g, f->actor))
        return 0;
    const struct unit *t = &h->unit[grog_ref_slot(f->actor)];
    if (t->thing.hidden)
        return 0;                                       /* nobody can aim at it */
    bool built = false;
    for (unsigned i = 0; i < UNITS && n < most && !grog_unused(&h->unit[i].thing); i++) {
        const struct unit *u = &h->unit[i];
        if (!u->thing.live || u->thing.owner != f->seat || !is_on_foot_or_wheels(u) || hn_has_acted(u)
            || u->thing.hidden)
            continue;
        uint16_t weapon = hn_gun(m, u, GUN_FIRST), gun[2 + GUNS_MOST];
        bool hits = weapon && !hn_may_target(m, u, weapon, SHOT_PLAIN, t);
        unsigned guns = hits ? 0 : other_guns(m, h, u, weapon, t, gun);
        if ((!hits && !guns) || hn_is_behind(&hiding, u, t))
            continue;
        if (!built)
            hn_field(m, h, &field);
        built = true;
        if (can_hit(m, g, &field, i, grog_ref_slot(f->actor), hits ? weapon : 0, gun, guns))
            out[n++] = unit_ref(h, i);
    }
    return n;
}

/* The shots with which it can begin, of which its owner picks one. */
void hn_list_by_card(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    struct field field;
    (void)seat;
    hn_field(m, h, &field);
    hn_offer_shots(m, g, &(struct firing){ .field = &field, .slot = grog_ref_slot(f->target), .verb = VERB_OPPORTUNITY,
                                           .only = (uint8_t)(grog_ref_slot(f->actor) + 1) }, l);
}

/* An effect: the unit (target) fires at the one that moves (actor), with any of its weapons, in any way (HN-ACT-06);
 * the others may follow (HN-FIR-03).  HN-ACT-08  Not if it is marked; HN-CRD-04: not in the Supply Phase. */
enum grog_flow hn_fires_by_card(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FIRE_BY_CARD);
    struct grog_option first;
    struct grog_list l = { .at = &first, .room = 1 };
    BEGIN;
    if (!hn_is_there(r, f->target) || !hn_is_there(r, f->actor) || hn_has_acted(unit_of(r, f->target))
        || heroes(r->g)->phase == PHASE_SUPPLY)
        return GROG_DONE;
    hn_list_by_card(r->m, r->g, f->seat, &l);
    if (!l.n)
        return GROG_DONE;
    if (hn_has_options(r->m, r->g, f->seat, hn_list_by_card, 2)) {
        ASK(BY_CARD_WHICH, ASK_FIRE, 1u << unit_of(r, f->target)->thing.owner);
        if (r->answer.seat != GROG_NOBODY)
            DO(BY_CARD_CHOSEN);
        return GROG_DONE;
    }
    CALL(BY_CARD_FIRES, .proc = PROC_OPPORTUNITY, .seat = unit_of(r, f->target)->thing.owner, .actor = f->target,
         .with = first.object[0], .mode = first.object[1], .target = f->actor);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_opportunity_steps[OPPORTUNITY_RESTS] = {
    STARTS, [OPPORTUNITY_FIRES] = CALLS("fires", R_TER_24, PROC_FIRE),
};
const struct grog_step hn_by_card_steps[BY_CARD_RESTS] = {
    STARTS, [BY_CARD_FIRES] = CALLS("fires", R_ACT_06, PROC_OPPORTUNITY),
    [BY_CARD_WHICH] = ASKS("which", R_FIR_03, ASK_FIRE), [BY_CARD_CHOSEN] = CALLS("as chosen", R_ACT_06, 0),
};

const struct hn_frame hn_opportunity_frame = {
    .seat = true, .actor = true, .target = true, .with = OF_WEAPON,
    .rest = { [OPPORTUNITY_FIRES] = { .hands = { ACTOR, WITH, MODE, TARGET } } },
};
const struct hn_frame hn_by_card_frame = {
    .actor = true, .target = true,
    .rest = { [BY_CARD_FIRES] = { .hands = { TARGET, ANY, ANY, ACTOR } },
              [BY_CARD_CHOSEN] = { .hands = { TARGET, ANY, ANY, ACTOR }, .starts = { PROC_OPPORTUNITY } } },
};
