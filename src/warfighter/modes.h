/* SPDX-License-Identifier: MIT */
/* modes.h -- whether a Mode of a Weapon may be used, and whether that can matter: one list, in modes.c, says
 * both. */
#ifndef WARFIGHTER_MODES_H
#define WARFIGHTER_MODES_H

#include "common.h"

bool      wf_has_dear_mode(const int16_t *weapon);                          /* for the note of its card */
/* Can anything forbid a Mode of it in this match: of a Weapon whose card is so (enum is), with these marks on it now?
 * Lists do not ask for each Mode where nothing can. */
bool      wf_mode_can_matter(const struct grog_match *m, uint32_t is, unsigned marks);
/* 0, or the rule that forbids it; of a Mode that the Weapon has. */
grog_rule wf_may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                          enum mode mode);

#endif
