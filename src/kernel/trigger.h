/* SPDX-License-Identifier: MIT */
/* trigger.h -- the frame in which an ability is carried out: its labels and locals.
 *
 * Only ability.c, which carries it out, and triggercheck.c, which checks it, include this: the names are short. */
#ifndef GROG_TRIGGER_H
#define GROG_TRIGGER_H

#include "ability.h"

/* Its labels. */
enum { USE = 1, PAY, RAISE, PAY_RAISE, CHOOSE, EFFECT };
/* Its locals: the ability's row; effects that are done; is its use agreed; prices that are paid; is it raised; is a
 * target chosen; the next target; does what it is about wait at the point; and of that the tool, the seat and the
 * procedure, which are remembered if it does not. */
enum { ABILITY, DONE, AGREED, PAID, RAISED, CHOSEN, NEXT, HERE, TOOL, BY, PROC, LOCALS };
/* RAISED: the further price is paid; or it cannot be used without, and is not yet paid for. */
enum { IS_RAISED = 1, MUST_BE_RAISED };

static inline const struct grog_ability *ability_of(const struct grog_match *m, const struct grog_frame *f)
{
    GROG_ASSERT(f->proc == GROG_PROC_TRIGGER && (uint16_t)f->local[ABILITY] < m->cards->abilities);
    return &m->cards->ability[(uint16_t)f->local[ABILITY]];
}

static inline const struct grog_brief *brief_of(const struct grog_match *m, const struct grog_frame *f)
{
    GROG_ASSERT(f->proc == GROG_PROC_TRIGGER && (uint16_t)f->local[ABILITY] < m->cards->abilities);
    return &m->brief[(uint16_t)f->local[ABILITY]];
}

/* What an effect can be done to (brief.c). */
uint8_t grog_effect_kind(const struct grog_system *s, uint8_t effect);

/* The row of targets that the owner must choose by, or 0. */
#define chooses(m, f) (brief_of(m, f)->chooses)

/* Is its target drawn, and not chosen by the owner? */
static inline bool is_drawn(const struct grog_match *m, const struct grog_frame *f)
{
    return m->system->targets[chooses(m, f)].drawn;
}

/* Is there anybody to choose, if anybody need be? */
bool grog_has_choice(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f);

#endif
