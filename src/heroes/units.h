/* SPDX-License-Identifier: MIT */
/* units.h -- what a unit is, where it stands, and the changes that several chapters make to one.
 *
 * A counter is read through the side that is up, as whoever looks at this game sees it (HN-CTR-02, HN-ABL-124); of a
 * concealed one that is what everybody sees of it.  Whatever changes here has been told. */
#ifndef HEROES_UNITS_H
#define HEROES_UNITS_H

#include "common.h"

/* ---- what it is -------------------------------------------------------------------------------------- */

static inline struct unit *unit_of(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_UNIT && grog_ref_slot(ref) < UNITS);
    return &heroes(r->g)->unit[grog_ref_slot(ref)];
}
/* The unit of this name if it is still in play, else NULL. */
const struct unit *hn_unit_at(const struct grog_match *m, const struct grog_game *g, uint16_t ref);

static inline bool is_out_there(const struct unit *u) { return (u->place || u->aboard) && !(u->flags & UNIT_WRECKED); }
static inline bool is_on_foot_or_wheels(const struct unit *u) { return u->place && !(u->flags & UNIT_WRECKED); }
/* Is what had this name still in play, and out there?  What a procedure asks of a unit after it has waited. */
static inline bool hn_is_there(struct grog_run *r, uint16_t unit)
{
    return grog_thing_at(r->m, r->g, unit) && is_out_there(unit_of(r, unit));
}
/* Has the counter of the armies left the game? */
static inline bool hn_is_gone(const struct heroes *h, unsigned roster) { return h->gone[roster / 8] >> roster % 8 & 1; }
/* HN-ABL-11, HN-ABL-14  In the movement that is under way, by its owner or because it was spotted. */
static inline bool has_turned(const struct unit *u) { return u->moves & (MOVE_TURNED | MOVE_SPOTTED); }

/* The numbers of its side that is up, and of that side of a card. */
static inline const int16_t *hn_face_of(const struct grog_match *m, const struct unit *u, uint16_t card)
{
    uint16_t reverse = u->flags & UNIT_TURNED ? hn_note(m, card)->reverse : 0;
    return numbers_of(m, reverse ? reverse : card);
}
static inline const int16_t *hn_face(const struct grog_match *m, const struct unit *u)
{
    return hn_face_of(m, u, grog_face(m, &u->thing));
}
static inline const struct hn_note *hn_note_of(const struct grog_match *m, const struct unit *u)
{
    return hn_note(m, grog_face(m, &u->thing));
}
static inline enum unit_class hn_class(const struct grog_match *m, const struct unit *u)
{
    return (enum unit_class)hn_note_of(m, u)->class;
}
static inline enum category hn_category(const struct grog_match *m, const struct unit *u)
{
    return (enum category)hn_note_of(m, u)->category;
}
int  hn_movement(const struct grog_match *m, const struct grog_game *g, unsigned slot);
uint16_t hn_weapon(const struct grog_match *m, const struct unit *u, unsigned which);   /* 0: red, 1: yellow; 0: none */
/* The card of its side that is up; 0: it is concealed. */
uint16_t hn_side_up(const struct grog_match *m, const struct unit *u);
const struct token *hn_token_on(const struct heroes *h, unsigned unit);
bool hn_had_token(const struct heroes *h, unsigned unit);               /* it lies there, or was taken away */
bool hn_has_acted(const struct unit *u);                                /* activated, or its order was carried out */

/* ---- where it stands ----------------------------------------------------------------------------------- */

static inline unsigned hn_length(const struct grog_match *m, const struct unit *u) { return hn_note_of(m, u)->length; }
/* The tail of a two-space vehicle with this head and facing, or 0: the neighbour right behind the head (HN-VMV-01). */
static inline unsigned hn_tail(const struct grog_match *m, const struct unit *u, unsigned head, unsigned facing)
{
    return hn_length(m, u) < 2 ? 0 : neighbour(&plan_of(m)->board, head, turned_by(facing, 4));
}
/* The squares that it stands on, its head and tail alone (HN-VMV-06): how many; of a passenger those of its vehicle. */
static inline unsigned hn_squares(const struct grog_match *m, const struct heroes *h, const struct unit *u,
                                  uint16_t out[2])
{
    GROG_ASSERT(u->aboard <= UNITS);
    const struct unit *on = u->aboard ? &h->unit[u->aboard - 1] : u;
    if (!on->place)
        return 0;
    out[0] = on->place;
    out[1] = (uint16_t)hn_tail(m, on, on->place, on->facing);
    return out[1] ? 2 : 1;
}

/* ---- changes --------------------------------------------------------------------------------------------- */

void hn_suppress(struct grog_run *r, uint16_t unit, int markers);
void hn_token_back(struct grog_run *r, unsigned token);                 /* to those that are not in use */
void hn_lose_token(struct grog_run *r, unsigned unit);                  /* HN-ORD-05: unseen */
void hn_take_token_away(struct grog_run *r, unsigned unit);              /* and the unit has had it this round */
void hn_mark_activated(struct grog_run *r, uint16_t unit);              /* HN-ACT-07  its token goes */
void hn_turn_over(struct grog_run *r, uint16_t unit);
void hn_reveal(struct grog_run *r, uint16_t unit);                      /* a concealed unit is seen */
void hn_eliminate(struct grog_run *r, uint16_t unit);                   /* off the board, and counted (HN-REC-10) */
void hn_wreck(struct grog_run *r, uint16_t unit);

#endif
