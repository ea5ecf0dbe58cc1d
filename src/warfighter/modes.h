/* SPDX-License-Identifier: MIT */
/* modes.h -- whether a Mode of a Weapon may be used, and whether that can matter: one list says both. */
#ifndef WARFIGHTER_MODES_H
#define WARFIGHTER_MODES_H

#include "common.h"

/* What may forbid a Mode, each with when it can: with one of these on the Weapon's card (enum is), or with one of these
 * marks on it now.  A refusal that can matter with any Weapon has ALWAYS in the first column.  Lists ask none of them
 * where none can matter; one with neither would never be asked, and does not compile. */
#define ALWAYS UINT32_MAX
#define MODE_REFUSALS(X) \
    X(HAS_DEAR_MODE, 0, is_too_dear) \
    X(0, MARK_BOLTED, cannot_work_bolt)
#define CAN_MATTER(is, marks, refuses) static_assert((is) != 0 || (marks) != 0, #refuses " would never be asked");
MODE_REFUSALS(CAN_MATTER)
#undef CAN_MATTER
#define CARD_OF(is, marks, refuses)  | (is)
#define MARKS_OF(is, marks, refuses) | (marks)
static inline bool wf_mode_can_matter(uint32_t is, unsigned marks)
{
    const uint32_t cards = 0u MODE_REFUSALS(CARD_OF);
    return cards == ALWAYS || (is & cards) || (marks & (0u MODE_REFUSALS(MARKS_OF)));
}
#undef CARD_OF
#undef MARKS_OF

bool      wf_has_dear_mode(const int16_t *weapon);                          /* for the note of its card */
/* 0, or the rule that forbids it; of a Mode that the Weapon has. */
grog_rule wf_may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                          enum mode mode);

#endif
