/* SPDX-License-Identifier: MIT */
/* aim.c -- Line of Sight, Range, Firing Arc: who can be fired at with what, and how hard it is. */
#include "aim.h"
#include "goliath.h"
#include "grenades.h"

/* ---- what it fires ------------------------------------------------------------------------------------ */

uint16_t hn_gun(const struct grog_match *m, const struct unit *u, enum gun which)
{
    if (hn_roams(m, u))
        return 0;                                       /* HN-EQP-57: it explodes, and does not fire */
    if (which == GUN_FIRST && (u->damage & DAMAGE_PRIMARY))
        return 0;                                       /* HN-DMG-07  The red one is shot to pieces. */
    /* HN-ABL-21  A concealed unit that fires is turned over first: its owner sees what it will fire with. */
    const int16_t *face = hn_face_of(m, u, u->thing.card);
    return (uint16_t)face[which == GUN_FIRST ? FACE_WEAPON : FACE_SECOND];
}

/* HN-EQP-06  A weapon that is not its own is a token's. */
enum gun hn_which_gun(const struct grog_match *m, const struct unit *u, uint16_t weapon)
{
    return hn_gun(m, u, GUN_FIRST) == weapon ? GUN_FIRST : hn_gun(m, u, GUN_SECOND) == weapon ? GUN_SECOND : GUN_TOKEN;
}

/* HN-ABL-42, HN-EQP-07  Its Firing on the Move; who has it has it with a token's weapon too. */
static int firing_on_the_move(const struct grog_match *m, const struct unit *u, uint16_t weapon)
{
    int own = numbers_of(m, weapon)[WEAPON_ON_THE_MOVE];
    uint16_t first = own == NO_BONUS && hn_which_gun(m, u, weapon) == GUN_TOKEN ? hn_gun(m, u, GUN_FIRST) : 0;
    return first ? numbers_of(m, first)[WEAPON_ON_THE_MOVE] : own;
}

/* HN-TRT-01, HN-TRT-02  What it takes from the bonus, never less than nothing. */
int hn_on_the_move(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    int n = firing_on_the_move(m, &h->unit[slot], weapon)
          + hn_value(m, g, VALUE_ON_THE_MOVE, unit_ref(h, slot), weapon, 0);
    return n < 0 ? 0 : n;
}

/* HN-FIR-03, HN-FIR-06, HN-DMG-02, HN-EQP-08, HN-TRN-11  May it fire this weapon now at all? */
grog_rule hn_may_use(const struct grog_match *m, const struct unit *u, uint16_t weapon, bool moving)
{
    enum gun which = hn_which_gun(m, u, weapon);
    unsigned fired = u->shots & FIRED_NOW, before = u->shots >> FIRED_THIS_ROUND;
    if (fired && (which == GUN_TOKEN || fired >> GUN_TOKEN & 1))
        return R_EQP_08;
    if (fired >> which & 1)
        return R_FIR_03;
    if ((u->damage & DAMAGE_CREW) && (before & ~(1u << which)))
        return R_DMG_02;
    if (moving && firing_on_the_move(m, u, weapon) == NO_BONUS)
        return hn_class(m, u) == INFANTRY ? R_FIR_01 : R_FIR_06;
    if (u->aboard && hn_category(m, u) == HEAVY_WEAPON && firing_on_the_move(m, u, weapon) == NO_BONUS)
        return R_TRN_11;
    return 0;
}

/* ---- how hard it is -------------------------------------------------------------------------------------- */

/* HN-CTR-23, HN-LOS-09  The defence that faces the shot; of two on an exact diagonal the lower. */
static int defence_from(const struct grog_match *m, const struct unit *u, unsigned at, unsigned from)
{
    static const struct { uint8_t aspect, number; } side[] = {
        { ASPECT_FRONT, FACE_DEFENCE }, { ASPECT_SIDE, FACE_SIDE }, { ASPECT_BACK, FACE_REAR },
    };
    const int16_t *face = hn_face(m, u);
    if (hn_class(m, u) != HEAVY)
        return face[FACE_DEFENCE];
    unsigned aspect = aspect_from(at, u->facing, from);
    int best = 99;
    for (unsigned i = 0; i < GROG_COUNT(side); i++)
        if ((aspect & side[i].aspect) && face[side[i].number] < best)
            best = face[side[i].number];
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
    if ((ground->flags & GROUND_INSIDE) && from && same_overlay(f, from, u->place) && is_inside(f, from))
        return 0;
    if ((ground->flags & GROUND_POSITION) && hn_same_shelter(f, from, u->place))
        return 0;                                       /* HN-BLD-03  He is in the same position. */
    unsigned slot = (unsigned)(u - const_heroes(g)->unit);
    return ground->defence + hn_value(m, g, VALUE_COVER, unit_ref(const_heroes(g), slot), 0, 0);
}

/* HN-FIR-08, HN-TRT-24, HN-ABL-45  Spaces beyond which a shot is at long range. */
static int long_range_of(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon)
{
    return numbers_of(m, weapon)[WEAPON_HAWKEYE]
        ? FARTHEST : hn_value(m, g, VALUE_LONG_RANGE, unit_ref(const_heroes(g), slot), weapon, 0);
}

/* HN-TRT-25  What is added to a Limited Range: of the unit's own weapons, for a token is no ability of it. */
int hn_more_range(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    if (hn_which_gun(m, &h->unit[slot], weapon) == GUN_TOKEN)
        return 0;
    return hn_value(m, g, VALUE_RANGE, unit_ref(h, slot), weapon, 0);
}

/* HN-FIR-07, HN-ABL-76, HN-ABL-77, HN-TRT-25  Spaces that it reaches. */
int hn_range(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon)
{
    GROG_ASSERT(slot < UNITS);
    int range = numbers_of(m, weapon)[WEAPON_RANGE];
    return range ? range + hn_more_range(m, g, slot, weapon) : FARTHEST;
}

/* ---- the aim --------------------------------------------------------------------------------------------------- */

void hn_take_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   struct gunner *out)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    out->m = m;
    out->g = g;
    out->f = f;
    out->unit = &h->unit[slot];
    out->slot = slot;
    out->squares = hn_squares(m, h, out->unit, out->from);
    out->vehicle = hn_class(m, out->unit) != INFANTRY;
    out->skips = out->unit->aboard ? out->unit->aboard : slot + 1;
    memset(out->asked, 0, sizeof out->asked);
}

void hn_take_weapon(struct gunner *s, uint16_t weapon)
{
    s->weapon = weapon;
    s->reach = hn_range(s->m, s->g, s->slot, weapon);
    const int16_t *gun = numbers_of(s->m, weapon);
    s->arc = (uint8_t)gun[WEAPON_ARC];
    /* HN-ABL-114  In place of a plain shot. */
    s->shots = (uint8_t)(1u << SHOT_PLAIN | (gun[WEAPON_SUPPRESSIVE] ? 1u << SHOT_SUPPRESSIVE : 0)
                         | (gun[WEAPON_SNIPER] ? 1u << SHOT_SNIPER : 0));                    /* HN-ABL-105  Likewise. */
}

/* HN-FIR-07, HN-FIR-10, HN-FIR-11, HN-ABL-76  No farther than a Limited Range, and only within its arc, if it has
 * one. */
static inline grog_rule is_beyond(const struct gunner *s, unsigned from, unsigned at)
{
    if (s->reach < FARTHEST && spaces_between(from, at) > s->reach)
        return R_ABL_76;
    return s->arc == ARC_ALL || is_in_arc((enum arc)s->arc, s->unit->facing, place_x(at) - place_x(from),
                                          place_y(at) - place_y(from)) ? 0 : R_FIR_11;
}

/* HN-LOS-05, HN-LOS-06  Infantry stops no line of a vehicle; a vehicle stops every line. */
static unsigned through(const struct gunner *s, unsigned target)
{
    const struct unit *t = &const_heroes(s->g)->unit[target];
    return s->vehicle || hn_class(s->m, t) != INFANTRY ? THROUGH_INFANTRY : 0;
}

/* Is a line free, from one of its squares to one of the target's?  No weapon changes that: it is looked up once. */
static inline bool is_free(struct gunner *s, unsigned i, unsigned target, unsigned j, unsigned at)
{
    unsigned bit = 1u << (2 * i + j);
    if (!(s->asked[target] & bit)) {
        s->free[target] = s->asked[target] ? s->free[target] : 0;
        s->asked[target] |= (uint8_t)bit;
        if (is_line_free(s->f, s->from[i], at, through(s, target), s->skips, target + 1))
            s->free[target] |= (uint8_t)bit;
    }
    return s->free[target] & bit;
}

/* HN-LOS-01, HN-LOS-07, HN-LOS-08  Is there a line at all, over the squares of either? */
grog_rule hn_sees(struct gunner *s, unsigned target)
{
    GROG_ASSERT(target < UNITS);
    const struct heroes *h = const_heroes(s->g);
    const struct unit *t = &h->unit[target];
    if (s->squares == 1 && !t->aboard && t->place && hn_length(s->m, t) < 2) {          /* mostly */
        grog_rule beyond = is_beyond(s, s->from[0], t->place);
        return beyond ? beyond : is_free(s, 0, target, 0, t->place) ? 0 : R_TER_14;
    }
    uint16_t at[2];
    unsigned k = hn_squares(s->m, h, t, at);
    grog_rule why = R_LOS_01;
    for (unsigned i = 0; i < s->squares; i++)
        for (unsigned j = 0; j < k; j++) {
            why = is_beyond(s, s->from[i], at[j]);
            if (!why && is_free(s, i, target, j, at[j]))
                return 0;
            why = why ? why : R_TER_14;
        }
    return why;
}

/* Does an ally's unit stand there too, under the enemy who moves over it? */
static bool is_allys(const struct gunner *s, unsigned at)
{
    const struct heroes *h = const_heroes(s->g);
    unsigned owner = s->unit->thing.owner;
    if (!is_crowded(s->f, at))
        return false;
    EACH_UNIT(h, i)
        if (h->unit[i].place == at && h->unit[i].thing.owner != owner && !(h->unit[i].flags & UNIT_WRECKED)
            && !hn_is_enemy(s->m, h->unit[i].thing.owner, owner))
            return true;
    return false;
}

/* HN-MUL-23  Lines to squares of allies count as looked up, and not free.  Only whoever is moving can be over one. */
grog_rule hn_spare_allies(struct gunner *s, unsigned target)
{
    uint16_t at[2];
    unsigned n = s->m->seats > 2 ? hn_squares(s->m, const_heroes(s->g), &const_heroes(s->g)->unit[target], at) : 0;
    unsigned barred = 0;
    for (unsigned j = 0; j < n; j++)
        if (is_allys(s, at[j])) {
            s->free[target] = 0;
            s->asked[target] |= (uint8_t)(5u << j);     /* from either square of its own */
            barred++;
        }
    return barred && barred == n ? R_MUL_23 : 0;
}

static grog_rule try_line(const struct gunner *s, int far, unsigned from, unsigned target, unsigned at,
                          struct aim *out)
{
    const struct unit *t = &const_heroes(s->g)->unit[target];
    int range = spaces_between(from, at);
    grog_rule beyond = is_beyond(s, from, at);
    if (beyond || (s->m->seats > 2 && is_allys(s, at)))
        return beyond ? beyond : R_MUL_23;
    struct line line = line_between(s->f, from, at, through(s, target), s->skips, target + 1);
    if (line.sight == BLOCKED)
        return R_TER_14;
    *out = (struct aim){ .line = line, .from = (uint16_t)from, .at = (uint16_t)at, .range = range,
                         .far = range > far ? LONG_RANGE_PENALTY : 0,
                         .defence = defence_from(s->m, t, at, from) + hn_cover(s->m, s->g, s->f, t, from) };
    return 0;
}

/* The result that is needed, whatever is taken from it; of equal ones the lower defence, for a kill shot's sake. */
static int hardness(const struct aim *a) { return 256 * (a->defence + a->line.penalty + a->far) + a->defence; }

/* HN-LOS-01, HN-LOS-07, HN-LOS-08, HN-LOS-09  The line that serves the firer best, over the squares of either. */
grog_rule hn_aim(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 uint16_t weapon, unsigned target, struct aim *out)
{
    GROG_ASSERT(target < UNITS);
    const struct heroes *h = const_heroes(g);
    int far = long_range_of(m, g, slot, weapon);
    struct gunner s;
    uint16_t at[2];
    unsigned k = hn_squares(m, h, &h->unit[target], at);
    grog_rule why = R_LOS_01;
    bool found = false;
    hn_take_stand(m, g, f, slot, &s);
    hn_take_weapon(&s, weapon);
    for (unsigned i = 0; i < s.squares; i++)
        for (unsigned j = 0; j < k; j++) {
            struct aim aim;
            grog_rule forbidden = try_line(&s, far, s.from[i], target, at[j], &aim);
            if (forbidden) {
                why = forbidden;
            } else if (!found || hardness(&aim) < hardness(out)) {
                *out = aim;
                found = true;
            }
        }
    return found ? 0 : why;
}

unsigned hn_lines(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                  uint16_t weapon, unsigned target, struct aim out[LINES_MOST])
{
    GROG_ASSERT(target < UNITS);
    int far = long_range_of(m, g, slot, weapon);
    struct gunner s;
    uint16_t at[2];
    unsigned k = hn_squares(m, const_heroes(g), &const_heroes(g)->unit[target], at), n = 0;
    hn_take_stand(m, g, f, slot, &s);
    hn_take_weapon(&s, weapon);
    for (unsigned i = 0; i < s.squares; i++)
        for (unsigned j = 0; j < k; j++)
            n += !try_line(&s, far, s.from[i], target, at[j], &out[n]);
    unsigned best = 0;
    for (unsigned i = 1; i < n; i++)
        best = hardness(&out[i]) < hardness(&out[best]) ? i : best;
    if (best) {
        struct aim first = out[best];
        out[best] = out[0];
        out[0] = first;
    }
    return n;
}

grog_rule hn_may_fire(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      uint16_t weapon, enum shot shot, unsigned target)
{
    GROG_ASSERT(slot < UNITS);
    GROG_ASSERT(target < UNITS);
    const struct heroes *h = const_heroes(g);
    struct gunner s;
    grog_rule forbidden = hn_may_target(m, &h->unit[slot], weapon, shot, &h->unit[target]);
    if (forbidden)
        return forbidden;
    hn_take_stand(m, g, f, slot, &s);
    hn_take_weapon(&s, weapon);
    return hn_sees(&s, target);
}
