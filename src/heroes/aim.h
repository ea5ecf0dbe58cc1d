/* SPDX-License-Identifier: MIT */
/* aim.h -- Line of Sight, Range, Firing Arc: who can be fired at with what, and how hard it is.
 *
 * Every predicate returns 0 or the rule that forbids it. */
#ifndef HEROES_AIM_H
#define HEROES_AIM_H

#include "field.h"

enum { FARTHEST = 199, LONG_RANGE_PENALTY = 2 };
enum gun { GUN_FIRST, GUN_SECOND, GUN_TOKEN };          /* bits of unit.shots: fired in this activation, */
enum { FIRED_NOW = 15, FIRED_THIS_ROUND = 4 };          /* and, so many bits higher, in this round */

/* HN-CTR-08, HN-CTR-11, HN-CTR-15, HN-CTR-16  The combat bonus by the colour of the target's defence; NO_BONUS: X. */
static inline int hn_bonus(const struct grog_match *m, uint16_t weapon, enum unit_class against)
{
    _Static_assert(WEAPON_INFANTRY == (int)INFANTRY && WEAPON_LIGHT == (int)LIGHT && WEAPON_HEAVY == (int)HEAVY, "");
    GROG_ASSERT(kind_of(m, weapon) == OF_WEAPON && against < CLASSES);
    return numbers_of(m, weapon)[WEAPON_INFANTRY + (int)against];
}
/* HN-FIR-02, HN-ABL-06, HN-ABL-107, HN-TRN-13, HN-MUL-23  Whom it cannot fire at, however well it sees. */
static inline grog_rule hn_may_target(const struct grog_match *m, const struct unit *u, uint16_t weapon, enum shot shot,
                                      const struct unit *t)
{
    if (!hn_is_enemy(m, u->thing.owner, t->thing.owner) || !is_out_there(t))
        return R_MUL_23;
    if (t->aboard)
        return R_TRN_13;
    if (t->thing.hidden)
        return R_ABL_06;
    if (shot == SHOT_SNIPER)
        return hn_class(m, t) != INFANTRY ? R_ABL_107 : 0;
    return hn_bonus(m, weapon, hn_class(m, t)) == NO_BONUS ? R_FIR_02 : 0;
}
uint16_t hn_gun(const struct grog_match *m, const struct unit *u, enum gun which);      /* also if it lies concealed */
enum gun hn_which_gun(const struct grog_match *m, const struct unit *u, uint16_t weapon);
grog_rule hn_may_use(const struct grog_match *m, const struct unit *u, uint16_t weapon, bool moving);
int  hn_range(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon);
int  hn_more_range(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon);
int  hn_on_the_move(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon);
int hn_cover(const struct grog_match *m, const struct grog_game *g, const struct field *f, const struct unit *u,
             unsigned from);                            /* HN-TER-06, HN-BLD-03, HN-BLD-23  none in one shelter */

/* The best line from a unit to another, over the squares of either (HN-LOS-07, HN-LOS-08). */
struct aim { struct line line; uint16_t from, at; int range, far, defence; };   /* far: the penalty for it */
grog_rule hn_aim(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                 uint16_t weapon, unsigned target, struct aim *out);
/* HN-LOS-07, HN-LOS-08  All its lines, of at most four: how many.  The best comes first. */
enum { LINES_MOST = 4 };
unsigned hn_lines(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                  uint16_t weapon, unsigned target, struct aim out[LINES_MOST]);
grog_rule hn_may_fire(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      uint16_t weapon, enum shot shot, unsigned target);

/* A unit that looks for targets, from where it stands, with one weapon after the other: what is the same for all. */
struct gunner {
    const struct grog_match *m;
    const struct grog_game  *g;
    const struct field *f;
    const struct unit  *unit;
    unsigned slot, squares, skips;  /* skips: the unit that stops none of its lines (slot + 1) */
    int      reach;
    uint16_t from[2], weapon;
    uint8_t  arc, shots;            /* shots: the ways that the weapon can be fired in, as bits */
    bool     vehicle;
    uint8_t  asked[UNITS], free[UNITS];     /* lines to each: a bit for each pair of squares */
};
void hn_take_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   struct gunner *out);
void hn_take_weapon(struct gunner *s, uint16_t weapon);
grog_rule hn_sees(struct gunner *s, unsigned target);
grog_rule hn_spare_allies(struct gunner *s, unsigned target);           /* HN-MUL-23: of one that moves */

#endif
