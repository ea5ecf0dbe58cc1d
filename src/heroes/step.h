/* SPDX-License-Identifier: MIT */
/* step.h -- Zone of Control, and what a step of infantry meets: ground, walls, units, zones.
 *
 * Every predicate returns 0 or the rule that forbids it.  Whoever lists steps looks at a square once (hn_look_round)
 * and then at each of its eight neighbours. */
#ifndef HEROES_STEP_H
#define HEROES_STEP_H

#include "field.h"

/* What a unit of infantry meets in a square, for steps out of it. */
struct outlook {
    const struct grog_match *m;
    const struct heroes *h;
    const struct field *f;
    unsigned slot, from, zones;
    uint16_t zone[DIRECTIONS];      /* squares of enemies in whose zones it is */
    uint16_t closed;                /* flags of ground that closes a square to it */
};
void hn_look_round(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                   unsigned from, struct outlook *out);
void hn_look_from(struct outlook *o, unsigned from);    /* the same unit in another square */
grog_rule hn_may_go(const struct outlook *o, unsigned direction, unsigned to);
grog_rule hn_may_pass_wall(const struct outlook *o, unsigned direction, unsigned to);
bool hn_is_held(const struct outlook *o, unsigned to);  /* HN-ZOC-03  from one zone into the same */
bool hn_can_end(const struct outlook *from, unsigned place, int left);

bool hn_shares(const struct heroes *h, unsigned slot);
static inline bool hn_shares_on(const struct field *f, const struct heroes *h, unsigned slot)
{
    return is_crowded(f, h->unit[slot].place) && hn_shares(h, slot);
}
/* May it step from here to the square beside it, in a movement of its own or of another's making? */
grog_rule hn_may_step(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                      unsigned from, unsigned to);
/* May it stop there? */
grog_rule hn_may_stand(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                       unsigned place);
/* Right between two buildings, where infantry alone passes? */
bool hn_is_alley(const struct field *f, unsigned place);
grog_rule hn_is_closed(const struct grog_match *m, const struct unit *u, const struct field *f, unsigned place);
/* Is the place in a zone of control, of an enemy of the seat? */
bool hn_is_in_zone(const struct grog_match *m, const struct heroes *h, const struct field *f, unsigned seat,
                   unsigned place);
/* Steps that are left of so many when it has come there; on that ground. */
int  hn_left_in(const struct field *f, unsigned place, int left);
int  hn_left_on(const struct ground *g, int left);

#endif
