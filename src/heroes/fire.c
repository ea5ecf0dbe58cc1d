/* SPDX-License-Identifier: MIT */
/* fire.c -- Firing: who can be fired at, and how a shot is resolved.
 *
 * The sequence of a shot (HN-SEQ-07 to HN-SEQ-14): its kind; the bonus of the weapon, less what firing on the move takes,
 * plus equipment; doubled for suppressive fire; the die; then what is taken from the final result: markers, range,
 * obstacles.  What a card changes of it lies in the pending values until the die falls. */
#include "rules.h"

static const unsigned bonus_against[CLASSES] = { WEAPON_INFANTRY, WEAPON_LIGHT, WEAPON_HEAVY };

/* ---- whom, and how well ------------------------------------------------------------------------------ */

/* HN-CTR-23, HN-LOS-09  The defence that faces the shot; of two on an exact diagonal the lower. */
static int defence_from(const struct grog_match *m, const struct unit *u, unsigned at, unsigned from)
{
    const int16_t *face = hn_face(m, u);
    if (hn_class(m, u) != HEAVY)
        return face[FACE_DEFENCE];
    unsigned aspect = aspect_from(at, u->facing, from);
    int best = 99;
    if ((aspect & ASPECT_FRONT) && face[FACE_DEFENCE] < best)
        best = face[FACE_DEFENCE];
    if ((aspect & ASPECT_SIDE) && face[FACE_SIDE] < best)
        best = face[FACE_SIDE];
    if ((aspect & ASPECT_BACK) && face[FACE_REAR] < best)
        best = face[FACE_REAR];
    return best;
}

/* HN-TER-06, HN-BLD-02, HN-BLD-03, HN-BLD-22, HN-BLD-23  What the ground adds; nothing against who shares the building
 * or the position. */
int hn_cover(const struct grog_match *m, const struct grog_game *g, const struct field *f, const struct unit *u,
             unsigned from)
{
    if (hn_class(m, u) != INFANTRY || !u->place)
        return 0;
    const struct ground *ground = ground_at(f, u->place);
    if (!ground->defence)
        return 0;
    if ((ground->flags & (GROUND_INSIDE | GROUND_POSITION)) && from && same_overlay(f, from, u->place))
        return 0;
    return ground->defence + hn_value(m, g, VALUE_COVER, unit_ref(const_heroes(g), (unsigned)(u - const_heroes(g)->unit)),
                                      0, 0);
}

/* HN-FIR-08, HN-TRT-24, HN-ABL-45 */
static int long_range(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon, int range)
{
    if (numbers_of(m, weapon)[WEAPON_HAWKEYE])
        return 0;
    return range > hn_value(m, g, VALUE_LONG_RANGE, unit_ref(const_heroes(g), slot), 0, 0) ? 2 : 0;
}

/* HN-FIR-10, HN-FIR-11 */
static bool is_in_its_arc(const struct grog_match *m, const struct unit *u, uint16_t weapon, unsigned from, unsigned at)
{
    enum arc arc = (enum arc)numbers_of(m, weapon)[WEAPON_ARC];
    return is_in_arc(arc, u->facing, place_x(at) - place_x(from), place_y(at) - place_y(from));
}

/* HN-FIR-01, HN-LOS-01, HN-LOS-07, HN-LOS-08  The line that serves the firer best. */
grog_rule hn_aim(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 uint16_t weapon, unsigned target, struct aim *out)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[target];
    const int16_t *gun = numbers_of(m, weapon);
    uint16_t from[2], at[2];
    unsigned n = hn_squares(m, h, u, from), k = hn_squares(m, h, t, at);
    unsigned carrier = u->aboard ? u->aboard : slot + 1;
    unsigned how = hn_class(m, u) != INFANTRY || hn_class(m, t) != INFANTRY ? THROUGH_INFANTRY : 0;
    grog_rule why = R_LOS_01;
    int best = 999;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < k; j++) {
            int range = spaces_between(from[i], at[j]);
            int most = gun[WEAPON_RANGE] ? gun[WEAPON_RANGE] + hn_value(m, g, VALUE_RANGE, unit_ref(h, slot), 0, 0) : 99;
            if (range > most) {
                why = R_ABL_76;
                continue;
            }
            if (gun[WEAPON_ARC] != ARC_ALL && !is_in_its_arc(m, u, weapon, from[i], at[j])) {
                why = R_FIR_11;
                continue;
            }
            struct line line = line_between(f, from[i], at[j], how, carrier, target + 1);
            if (line.sight == BLOCKED) {
                why = R_TER_14;
                continue;
            }
            int defence = defence_from(m, t, at[j], from[i]) + hn_cover(m, g, f, t, from[i]);
            int hard = defence + line.penalty + (range > 7 ? 2 : 0);
            if (hard < best) {
                best = hard;
                *out = (struct aim){ line, from[i], at[j], range, defence };
            }
        }
    return best == 999 ? why : 0;
}

/* HN-FIR-02, HN-ABL-06, HN-ABL-107, HN-TRN-11, HN-TRN-13, HN-MUL-23 */
grog_rule hn_may_fire(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      uint16_t weapon, enum shot shot, unsigned target)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot], *t = &h->unit[target];
    struct aim aim;
    if (!hn_is_enemy(m, u->thing.owner, t->thing.owner) || !is_out_there(t))
        return R_MUL_23;
    if (t->aboard)
        return R_TRN_13;
    if (t->thing.hidden)
        return R_ABL_06;
    if (shot == SHOT_SNIPER ? hn_class(m, t) != INFANTRY
                            : numbers_of(m, weapon)[bonus_against[hn_class(m, t)]] == NO_BONUS)
        return shot == SHOT_SNIPER ? R_ABL_107 : R_FIR_02;
    return hn_aim(m, g, f, slot, weapon, target, &aim);
}

/* ---- what may be chosen -------------------------------------------------------------------------------- */

/* HN-FIR-06, HN-DMG-02  May it fire this weapon now at all? */
static grog_rule may_use(const struct grog_match *m, const struct unit *u, uint16_t weapon, unsigned which, bool moving)
{
    const int16_t *gun = numbers_of(m, weapon);
    if (u->shots >> which & 1)
        return R_FIR_03;
    if ((u->damage & DAMAGE_CREW) && u->shots)
        return R_DMG_02;
    if (moving && gun[WEAPON_ON_THE_MOVE] == NO_BONUS)
        return R_FIR_06;
    if (u->aboard && hn_category(m, u) == HEAVY_WEAPON && gun[WEAPON_ON_THE_MOVE] == NO_BONUS)
        return R_TRN_11;
    return 0;
}

static bool has_shot(const int16_t *gun, enum shot shot)
{
    switch (shot) {
    case SHOT_PLAIN:       return true;
    case SHOT_SUPPRESSIVE: return gun[WEAPON_SUPPRESSIVE];
    case SHOT_SNIPER:      return gun[WEAPON_SNIPER];
    default:               return false;
    }
}

void hn_offer_fire(const struct grog_match *m, const struct grog_game *g, unsigned slot, const struct field *field,
                   bool moving, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_weapon(m, u, which);
        if (!weapon)
            continue;
        grog_rule forbidden = may_use(m, u, weapon, which, moving);
        if (grog_skips(l, forbidden))
            continue;
        EACH_UNIT(h, i) {
            if (!h->unit[i].place || !hn_is_enemy(m, u->thing.owner, h->unit[i].thing.owner))
                continue;
            for (unsigned shot = SHOT_PLAIN; shot <= SHOT_SNIPER; shot++)
                if (has_shot(numbers_of(m, weapon), (enum shot)shot))
                    grog_offer(l, grog_option(VERB_FIRE, slot + 1, weapon, shot, unit_ref(h, i)),
                               forbidden ? forbidden : hn_may_fire(m, g, field, slot, weapon, (enum shot)shot, i));
        }
    }
    hn_offer_blasts(m, g, slot, field, moving, l);
}

void hn_list_action(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(f->actor);
    struct field field;
    (void)seat;
    hn_field(m, h, &field);
    grog_offer(l, grog_option(VERB_STAY, slot + 1, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_MOVE, slot + 1, 0, MOVES_IN_ACTIVATION, 0), 0);
    hn_offer_assaults(m, g, slot, &field, l);
    hn_offer_fire(m, g, slot, &field, false, l);
}

void hn_list_fire(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    struct field field;
    (void)seat;
    hn_field(m, const_heroes(g), &field);
    hn_offer_fire(m, g, grog_ref_slot(f->actor), &field, false, l);
    grog_offer(l, grog_option(VERB_DONE, grog_ref_slot(f->actor) + 1, 0, 0, 0), 0);
}

/* ---- the action ------------------------------------------------------------------------------------------ */

static bool has_more(const struct grog_run *r, const struct grog_frame *f)
{
    struct grog_option any[2];
    struct grog_list l = { .at = any, .room = 2 };
    hn_list_fire(r->m, r->g, f->seat, &l);
    return l.n > 1;
}

/* HN-FIR-03 to HN-FIR-05  FIRE: one weapon after the other.  with, mode, target: the first shot. */
enum grog_flow hn_fire(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    f->local[FIRE_AT] = (int16_t)hn_shelled(r->m, r->g, f->with, f->target);
    CALL(FIRE_SHOT, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
         .target = f->target);
    if (f->local[FIRE_AT])
        CALL(FIRE_SHELLS, .proc = PROC_DEMOLISH, .seat = f->seat, .actor = f->actor, .with = f->with,
             .mode = (uint16_t)f->local[FIRE_AT]);
    if (grog_thing_at(r->m, r->g, f->actor) && is_out_there(unit_of(r, f->actor)) && f[-1].proc == PROC_ACTIVATE
        && has_more(r, f)) {
        ASK(FIRE_MORE, ASK_FIRE, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_DONE)
            DO(FIRE_NEXT);
    }
    END;
}

/* ---- a shot -------------------------------------------------------------------------------------------------- */

static unsigned which_weapon(const struct grog_match *m, const struct unit *u, uint16_t weapon)
{
    return hn_weapon(m, u, 0) == weapon ? 0 : 1;
}

/* HN-SEQ-07 to HN-SEQ-12, HN-SEQ-14: what is known before the die falls. */
static bool prepare(struct grog_run *r, struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    unsigned slot = grog_ref_slot(f->actor);
    struct unit *u = unit_of(r, f->actor), *t = unit_of(r, f->target);
    const int16_t *gun = numbers_of(r->m, f->with);
    struct field field;
    struct aim aim;
    hn_field(r->m, h, &field);
    u->shots |= (uint8_t)(1u << which_weapon(r->m, u, f->with));
    hn_reveal(r, f->actor);                             /* HN-ABL-21 */
    TELL(TOLD_FIRES, f->actor, f->with, f->mode, f->target);
    if (hn_aim(r->m, r->g, &field, slot, f->with, grog_ref_slot(f->target), &aim))
        return false;
    int bonus = f->mode == SHOT_SNIPER ? 0 : gun[bonus_against[hn_class(r->m, t)]];
    bool moving = f[-1].proc == PROC_MOVE && !u->aboard;
    if (moving && gun[WEAPON_ON_THE_MOVE] > 0)
        bonus -= hn_on_the_move(r->m, r->g, f);
    bonus += hn_value(r->m, r->g, VALUE_ATTACK, f->actor, f->with, f->target);
    if (f->mode == SHOT_SUPPRESSIVE)
        bonus *= 2;                                     /* HN-ABL-115 */
    int result = -2 * u->suppressed - aim.line.penalty; /* HN-SPR-01, HN-SPR-02, HN-TER-08 */
    if (f->mode != SHOT_SNIPER)
        result -= long_range(r->m, r->g, slot, f->with, aim.range);
    f->pending[SHOT_BONUS] = (int16_t)bonus;
    f->pending[SHOT_RESULT] = (int16_t)(result + hn_value(r->m, r->g, VALUE_RESULT, f->actor, f->with, f->target));
    f->pending[SHOT_DEFENCE] = (int16_t)(aim.defence + hn_value(r->m, r->g, VALUE_DEFENCE, f->target, f->with, f->actor));
    f->pending[SHOT_DICE] = gun[WEAPON_DUAL] ? 2 : 1;   /* HN-ABL-41 */
    return true;
}

/* HN-TRT-01 */
int hn_on_the_move(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot)
{
    int n = numbers_of(m, shot->with)[WEAPON_ON_THE_MOVE] + hn_value(m, g, VALUE_ON_THE_MOVE, shot->actor, shot->with, 0);
    return n < 0 ? 0 : n;
}

/* What the result means: hits, markers, or a kill shot. */
struct effect { int hits, markers; bool kill; };

/* HN-ABL-108 to HN-ABL-111 */
static struct effect sniped(int result)
{
    return (struct effect){ .hits = result >= 4, .markers = (result >= 2 && result <= 3) || result >= 6 };
}

static struct effect effect_of(enum shot shot, int result, int defence)
{
    if (shot == SHOT_SNIPER)
        return sniped(result);
    if (shot == SHOT_SUPPRESSIVE)                       /* HN-ABL-117, HN-ABL-118 */
        return (struct effect){ .markers = result < defence ? 0 : result < 2 * defence ? 1 : 2 };
    return (struct effect){ .hits = result >= defence, .kill = result >= 2 * defence };      /* HN-FIR-14, HN-FIR-19 */
}

/* HN-SEQ-13, HN-SEQ-14  A SHOT.  with: the weapon; mode: its kind; local 0: the die that counts. */
enum grog_flow hn_shot(struct grog_run *r, struct grog_frame *f)
{
    int16_t *die = &f->local[0], *markers = &f->local[1];
    BEGIN;
    if (!(is_blast(f->mode) ? hn_prepare_blast(r, f) : prepare(r, f)))
        return GROG_DONE;
    REACH(SHOT_DECLARED, POINT_SHOT);
    if (!grog_thing_at(r->m, r->g, f->actor) || !grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    ROLL(SHOT_ROLL, DIE, (unsigned)f->pending[SHOT_DICE]);
    *die = r->rolled[0];
    REACH(SHOT_ROLLED, POINT_ROLLED);
    int result = *die + f->pending[SHOT_BONUS] + f->pending[SHOT_RESULT];
    struct effect e = effect_of((enum shot)f->mode, result, f->pending[SHOT_DEFENCE]);
    TELL_AMOUNT(TOLD_ROLLED, result, f->actor, (uint16_t)*die, 0, (uint16_t)f->pending[SHOT_DEFENCE]);
    r->result = result;
    if (!e.hits && !e.markers) {
        TELL(TOLD_MISSED, f->actor, f->target);
        if (numbers_of(r->m, f->with)[WEAPON_FRIGHTENING])
            hn_suppress(r, f->target, 1);               /* HN-ABL-44 */
        return GROG_DONE;
    }
    *markers = (int16_t)e.markers;
    if (e.hits)
        CALL(SHOT_HITS, .proc = PROC_HIT, .seat = f->seat, .actor = f->target, .with = f->with, .mode = e.kill,
             .target = f->actor, .pending = { [HITS] = (int16_t)e.hits });
    if (*markers && grog_thing_at(r->m, r->g, f->target))
        hn_suppress(r, f->target, *markers);
    END;
}

/* ---- hits ------------------------------------------------------------------------------------------------------ */

/* HN-FIR-15 to HN-FIR-20, HN-CTR-12  HITS on a unit.  actor: who takes them; mode: a kill shot; target: by whom. */
enum grog_flow hn_hit(struct grog_run *r, struct grog_frame *f)
{
    int16_t *hits = &f->pending[HITS];
    struct unit *u = unit_of(r, f->actor);
    BEGIN;
    while (*hits > 0 && grog_thing_at(r->m, r->g, f->actor) && is_out_there(u)) {
        --*hits;
        hn_reveal(r, f->actor);
        TELL(TOLD_HIT, f->actor);
        if (hn_class(r->m, u) == INFANTRY) {
            const int16_t *n = numbers_of(r->m, u->thing.card);
            bool stands = !f->mode && hn_face(r->m, u)[FACE_TOUGH] && n[UNIT_REVERSE] && !(u->flags & UNIT_TURNED)
                       && numbers_of(r->m, (uint16_t)n[UNIT_REVERSE])[FACE_DAMAGED];    /* HN-CTR-04 */
            if (stands)
                hn_turn_over(r, f->actor);
            else
                hn_eliminate(r, f->actor);
        } else if (f->mode || hn_class(r->m, u) == LIGHT) {
            hn_wreck(r, f->actor);
            CALL(HIT_REDEPLOYS, .proc = PROC_REDEPLOY, .seat = u->thing.owner, .target = f->actor);
        } else {
            CALL(HIT_DAMAGES, .proc = PROC_DAMAGE, .seat = f->seat, .actor = f->actor, .with = f->with,
                 .target = f->target);
        }
    }
    END;
}

static int16_t location_of(int pips) { return (int16_t)(pips < 1 ? 1 : pips > 6 ? 6 : pips); }

/* HN-DMG-01 to HN-DMG-09  DAMAGE on a heavy vehicle.  target: who did it; local 0: the location. */
enum grog_flow hn_damage(struct grog_run *r, struct grog_frame *f)
{
    static const uint8_t damage_at[7] = { 0, DAMAGE_CREW, DAMAGE_TRACK, DAMAGE_HULL, DAMAGE_HULL, DAMAGE_PRIMARY, 0 };
    struct unit *u = unit_of(r, f->actor);
    int16_t *at = &f->local[0];
    BEGIN;
    ROLL(DAMAGE_ROLL, DIE, 1);
    int pips = r->rolled[0];
    if (f->with && numbers_of(r->m, f->with)[WEAPON_PERFORATING])
        pips++;                                         /* HN-ABL-96 */
    if (f->target && grog_thing_at(r->m, r->g, f->target))
        pips -= 2 * unit_of(r, f->target)->suppressed;
    *at = location_of(pips);
    TELL_AMOUNT(TOLD_DAMAGED, *at, f->actor);
    if (*at == 6 || (u->damage & damage_at[*at])) {     /* HN-DMG-08, HN-DMG-09 */
        hn_wreck(r, f->actor);
        CALL(DAMAGE_REDEPLOYS, .proc = PROC_REDEPLOY, .seat = u->thing.owner, .target = f->actor);
        return GROG_DONE;
    }
    u->damage |= damage_at[*at];
    if (damage_at[*at] == DAMAGE_HULL)
        hn_suppress(r, f->actor, 2);
    if (damage_at[*at] == DAMAGE_HULL || damage_at[*at] == DAMAGE_TRACK)
        u->moves |= MOVE_STOPPED;                       /* HN-DMG-04, HN-DMG-06 */
    END;
}

/* ---- opportunity fire ---------------------------------------------------------------------------------------- */

/* HN-TER-22, HN-ABL-88  By its side that is up, or by where it is. */
static grog_rule may_interrupt(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                               unsigned mover)
{
    const struct heroes *h = const_heroes(g);
    const struct unit *u = &h->unit[slot];
    bool by_ground = hn_class(m, u) == INFANTRY && u->place && (ground_at(f, u->place)->flags & GROUND_OPPORTUNITY);
    uint16_t weapon = hn_weapon(m, u, 0);
    if (!is_out_there(u) || u->aboard || u->thing.hidden || (!by_ground && !hn_face(m, u)[FACE_OPPORTUNITY]) || !weapon)
        return R_TER_22;
    if (hn_has_acted(u))
        return R_ACT_08;
    return hn_may_fire(m, g, f, slot, weapon, SHOT_PLAIN, mover);
}

void hn_list_opportunity(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *step = hn_frame_of(g, PROC_STEP);
    struct field field;
    hn_field(m, h, &field);
    EACH_UNIT(h, i)
        if (h->unit[i].thing.owner == seat && h->unit[i].place)
            grog_offer(l, grog_option(VERB_OPPORTUNITY, i + 1, hn_weapon(m, &h->unit[i], 0), 0, step->actor),
                       may_interrupt(m, g, &field, i, grog_ref_slot(step->actor)));
}

bool hn_could_interrupt_now(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    return hn_has_option(m, g, seat, hn_list_opportunity);
}

unsigned hn_could_interrupt(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *step)
{
    const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, step->actor);
    return t ? plan_of(m)->sides[!hn_side_of(m, t->owner)] : 0;
}

/* HN-TER-24 to HN-TER-26, HN-ABL-89 to HN-ABL-92 */
enum grog_flow hn_opportunity(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    hn_mark_activated(r, f->actor);
    unit_of(r, f->actor)->shots = 0;
    CALL(OPPORTUNITY_FIRES, .proc = PROC_SHOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = SHOT_PLAIN,
         .target = f->target);
    END;
}
