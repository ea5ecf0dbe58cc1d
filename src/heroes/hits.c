/* SPDX-License-Identifier: MIT */
/* hits.c -- what a hit does: a counter is turned over or eliminated, a vehicle wrecked or damaged; Substitute. */
#include "hits.h"
#include "aim.h"
#include "alliances.h"
#include "procedure.h"
#include "rolls.h"

/* ---- substitutes ---------------------------------------------------------------------------------------- */

/* HN-FIR-09  Spaces between the nearest squares of two units; FARTHEST if one is nowhere. */
int hn_distance(const struct grog_match *m, const struct heroes *h, unsigned a, unsigned b)
{
    uint16_t one[2], other[2];
    unsigned n = hn_squares(m, h, &h->unit[a], one), k = hn_squares(m, h, &h->unit[b], other);
    int least = FARTHEST;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++)
            if (spaces_between(one[i], other[j]) < least)
                least = spaces_between(one[i], other[j]);
    return least;
}

/* HN-ABL-112  A unit of the same owner with Substitute, two spaces away at most. */
static bool can_substitute(const struct grog_match *m, const struct heroes *h, unsigned hit, unsigned by)
{
    const struct unit *u = &h->unit[hit], *s = &h->unit[by];
    return hit != by && hn_lends(m, h, s, u->thing.owner) && is_on_foot_or_wheels(s) && hn_face(m, s)[FACE_SUBSTITUTE]
        && hn_distance(m, h, hit, by) <= 2;
}

/* HN-ABL-113  Not in an assault. */
static bool has_substitute(struct grog_run *r, const struct grog_frame *f)
{
    const struct heroes *h = const_heroes(r->g);
    if (f[-1].proc == PROC_ASSAULT || hn_category(r->m, unit_of(r, f->actor)) != HEAVY_WEAPON)
        return false;
    EACH_UNIT(h, i)
        if (can_substitute(r->m, h, grog_ref_slot(f->actor), i))
            return true;
    return false;
}

void hn_list_substitutes(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned hit = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)seat;
    grog_offer(l, grog_option(VERB_BEAR_IT, hit + 1, 0, 0, 0), 0);
    EACH_UNIT(h, i)
        if (hn_lends(m, h, &h->unit[i], h->unit[hit].thing.owner) && i != hit)
            grog_offer(l, grog_option(VERB_SUBSTITUTE, i + 1, 0, 0, 0), can_substitute(m, h, hit, i) ? 0 : R_ABL_112);
}

/* ---- hits ----------------------------------------------------------------------------------------------------- */

/* HN-CTR-12, HN-CTR-04  Does it bear a hit: has it the icon, and a damaged side to be turned to? */
static bool bears_hit(const struct grog_match *m, const struct unit *u)
{
    uint16_t reverse = (uint16_t)numbers_of(m, u->thing.card)[UNIT_REVERSE];
    return hn_face(m, u)[FACE_TOUGH] && reverse && !(u->flags & UNIT_TURNED) && numbers_of(m, reverse)[FACE_DAMAGED];
}

/* HN-FIR-15 to HN-FIR-20  HITS on a unit.  actor: who is hit; mode: a kill shot; target: by whom; local: who takes the
 * hit that is being resolved. */
enum grog_flow hn_hit(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_HIT);
    int16_t *hits = &f->pending[HITS], *whom = &f->local[HIT_WHOM];
    BEGIN;
    while (*hits > 0 && hn_is_there(r, f->actor)) {
        --*hits;
        *whom = (int16_t)f->actor;
        hn_reveal(r, f->actor);
        TELL(TOLD_HIT, f->actor);
        if (has_substitute(r, f)) {
            ASK(HIT_SUBSTITUTED, ASK_SUBSTITUTE, 1u << unit_of(r, f->actor)->thing.owner);
            if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_SUBSTITUTE) {
                *whom = (int16_t)unit_ref(const_heroes(r->g), r->answer.option.actor - 1u);
                TELL(TOLD_SUBSTITUTES, (uint16_t)*whom, f->actor);
            }
        }
        if (!hn_is_there(r, (uint16_t)*whom))
            continue;
        struct unit *u = unit_of(r, (uint16_t)*whom);
        if (hn_class(r->m, u) == INFANTRY) {
            if (!f->mode && bears_hit(r->m, u))         /* HN-FIR-16  It is turned over. */
                hn_turn_over(r, (uint16_t)*whom);
            else                                        /* HN-FIR-15, HN-FIR-19  It is lost. */
                hn_eliminate(r, (uint16_t)*whom);
        } else if (f->mode || hn_class(r->m, u) == LIGHT) {     /* HN-FIR-17, HN-FIR-20  A wreck. */
            hn_wreck(r, (uint16_t)*whom);
            CALL(HIT_REDEPLOYS, .proc = PROC_REDEPLOY, .seat = u->thing.owner, .target = (uint16_t)*whom);
        } else {                                        /* HN-FIR-18  Where is rolled. */
            CALL(HIT_DAMAGES, .proc = PROC_DAMAGE, .seat = f->seat, .actor = (uint16_t)*whom, .with = f->with,
                 .target = f->target);
        }
    }
    END;
}

/* ---- damage on heavy vehicles ---------------------------------------------------------------------------------- */

/* HN-DMG-02 to HN-DMG-07  What is damaged, by the die. */
static const uint8_t damage_at[7] = { 0, DAMAGE_CREW, DAMAGE_TRACK, DAMAGE_HULL, DAMAGE_HULL, DAMAGE_PRIMARY, 0 };
enum { DESTROYED_AT = 6 };

/* HN-DMG-01, HN-ABL-96, HN-SPR-01  Where the damage is: +1 if perforating, less what suppresses whoever rolls. */
static int16_t location_of(struct grog_run *r, const struct grog_frame *f, int pips)
{
    if (f->with && numbers_of(r->m, f->with)[WEAPON_PERFORATING])
        pips++;
    if (f->target && grog_thing_at(r->m, r->g, f->target))
        pips -= 2 * unit_of(r, f->target)->suppressed;
    return (int16_t)(pips < 1 ? 1 : pips > DESTROYED_AT ? DESTROYED_AT : pips);
}

void hn_list_locations(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_LOCATE, 0, (unsigned)f->local[DAMAGE_AT], 0, 0), 0);
    grog_offer(l, grog_option(VERB_LOCATE, 0, (unsigned)f->local[DAMAGE_OTHER], 0, 0), 0);
}

/* HN-DMG-03 to HN-DMG-07  The marker, and what it does at once. */
static void mark_damage(struct grog_run *r, struct grog_frame *f, int at)
{
    struct unit *u = unit_of(r, f->actor);
    unsigned damage = damage_at[at];
    u->damage |= (uint8_t)damage;
    TELL_AMOUNT(TOLD_DAMAGED, at, f->actor);
    if (damage == DAMAGE_HULL)
        hn_suppress(r, f->actor, 2);                    /* HN-DMG-05  The hull shakes. */
    if (damage == DAMAGE_HULL || damage == DAMAGE_TRACK)
        u->moves |= MOVE_STOPPED;                       /* HN-DMG-04, HN-DMG-06  It goes no farther. */
}

/* HN-DMG-01 to HN-DMG-09  DAMAGE on a heavy vehicle.  target: who did it (0: no unit); local: where, or where else. */
enum grog_flow hn_damage(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DAMAGE);
    int16_t *at = &f->local[DAMAGE_AT], *other = &f->local[DAMAGE_OTHER];
    struct unit *u = unit_of(r, f->actor);
    BEGIN;
    CALL(DAMAGE_ROLL, .proc = PROC_ROLL, .seat = f->seat, .mode = hn_face(r->m, u)[FACE_WAVES] ? 2 : 1,
         .actor = f->target && grog_thing_at(r->m, r->g, f->target) ? f->target : 0);
    if (!hn_is_there(r, f->actor))
        return GROG_DONE;
    *at = location_of(r, f, hn_die(r, 0));
    if (hn_face(r->m, u)[FACE_WAVES]) {                 /* HN-ABL-99  Two dice, of which its owner picks. */
        *other = location_of(r, f, hn_die(r, 1));
        if (damage_at[*other] != damage_at[*at]) {
            ASK(DAMAGE_CHOSEN, ASK_LOCATION, 1u << u->thing.owner);
            if (r->answer.seat != GROG_NOBODY)
                *at = (int16_t)r->answer.option.object[0];
        }
    }
    if (!hn_is_there(r, f->actor))
        return GROG_DONE;
    if (*at == DESTROYED_AT || (u->damage & damage_at[*at])) {    /* HN-DMG-08, HN-DMG-09  Twice the same is the end. */
        TELL_AMOUNT(TOLD_DAMAGED, *at, f->actor);
        hn_wreck(r, f->actor);
        CALL(DAMAGE_REDEPLOYS, .proc = PROC_REDEPLOY, .seat = u->thing.owner, .target = f->actor);
        return GROG_DONE;
    }
    mark_damage(r, f, *at);
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_hit_steps[HIT_RESTS] = {
    STARTS, [HIT_DAMAGES] = CALLS("damages", R_FIR_18, PROC_DAMAGE),
    [HIT_REDEPLOYS] = CALLS("redeploys", R_TRN_16, PROC_REDEPLOY),
    [HIT_SUBSTITUTED] = ASKS("substituted", R_ABL_112, ASK_SUBSTITUTE),
};
const struct grog_local hn_hit_locals[HIT_LOCALS] = { [HIT_WHOM] = { "whom", INT16_MIN, INT16_MAX } };
const struct grog_step hn_damage_steps[DAMAGE_RESTS] = {
    STARTS, [DAMAGE_ROLL] = CALLS("roll", R_DMG_01, PROC_ROLL),
    [DAMAGE_CHOSEN] = ASKS("chosen", R_ABL_99, ASK_LOCATION),
    [DAMAGE_REDEPLOYS] = CALLS("redeploys", R_TRN_16, PROC_REDEPLOY),
};
const struct grog_local hn_damage_locals[DAMAGE_LOCALS] = { { "location", 0, 6 }, { "or", 0, 6 } };

const struct hn_frame hn_hit_frame = {
    .actor = true, .with = OF_WEAPON, .or_none = true, .asks = IN_BATTLE,
    .rest = { [HIT_REDEPLOYS] = { .hands = { ANY, NONE, NONE, ANY } },
              [HIT_DAMAGES] = { .hands = { ANY, WITH, NONE, TARGET } } },
};
const struct hn_frame hn_damage_frame = {
    .actor = true, .with = OF_WEAPON, .or_none = true, .asks = IN_BATTLE,
    .rest = { [DAMAGE_ROLL] = { .hands = { ANY, NONE, ANY, NONE } },
              [DAMAGE_REDEPLOYS] = { .hands = { ANY, NONE, NONE, ACTOR } } },
};
