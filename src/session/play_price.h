/* SPDX-License-Identifier: MIT */
/* play_price.h -- choices that take several cards, or that are asked about first. */
#ifndef SESSION_PLAY_PRICE_H
#define SESSION_PLAY_PRICE_H

#include "play.h"

bool play_is_in_hand(const struct play *p, uint32_t object);
/* Where one and the same may do one thing with any of several cards, or (one more option) no more, several can be
 * marked and are then chosen one after the other. */
bool play_is_one_of_several(const struct play *p, uint32_t option);
/* How many cards of the hand the option can be taken with, one after the other: copies are one option. */
unsigned play_copies(const struct play *p, uint32_t option);
/* Actions that would be lost with a turn: in all (may be NULL), and of those who have a choice; and whose (may be
 * NULL). */
int64_t play_left_over(const struct play *p, int64_t *all, struct grog_text *out);
/* Is something lost by it, so that it is to be asked about first, `warfighter.confirm.end-turn`? */
bool play_is_to_be_confirmed(const struct play *p, struct grog_option o);
/* Do dice follow from it, if not at once, `heroes.rolls.assault`? */
bool play_rolls(const struct play *p, struct grog_option o);
/* Does it only end what is asked: to pass, to decline, and what the catalogue says, `heroes.way-out.done`? */
bool play_is_way_out(const struct play *p, struct grog_option o);

#endif
