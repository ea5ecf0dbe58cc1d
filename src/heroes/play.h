/* SPDX-License-Identifier: MIT */
/* play.h -- Action Cards: played when they say so; the last one played is resolved first.
 *
 * Whether a window opens is decided by what everybody can see, never by what is in a hand. */
#ifndef HEROES_PLAY_H
#define HEROES_PLAY_H

#include "common.h"

enum { PLAY_ANSWERED = 1, PLAY_DOES, PLAY_FLAK, PLAY_LATER, PLAY_RESTS };
/* locals: the ability that a card is played for; it is one of those that lie on the first card of an action; of that
 * first card: the seats + 1 that have played the later ones, in order */
enum { PLAY_ROW, PLAY_ON_FIRST, PLAY_SEATS, PLAY_LOCALS = PLAY_SEATS + PLAYED_ROOM - 1 };
enum { PLAY_CANCELLED };                                /* pending: 1, and the card does nothing */
extern const struct grog_step hn_play_steps[PLAY_RESTS];
extern const struct grog_local hn_play_locals[PLAY_LOCALS];
extern const struct hn_frame hn_play_frame;
grog_proc_fn hn_play;
lister hn_list_reactions;
can_fn hn_could_play, hn_could_be_ready;

/* Is what is in the air what is being played? */
bool hn_played_fit(const struct grog_match *m, const struct heroes *h);
/* The innermost frame of a procedure, or NULL. */
const struct grog_frame *hn_frame_of(const struct grog_game *g, uint8_t proc);
unsigned hn_players_of_shot(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *shot);
/* The ability that a card would be played for at the question that is asked, for this unit + 1 (0: none); -1: none. */
int32_t hn_row_now(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit, uint16_t card);
/* Cards that the seat may play where it is its turn to choose, for the unit that is acting (slot + 1) or none. */
void hn_offer_ready(const struct grog_match *m, const struct grog_game *g, unsigned seat, unsigned unit,
                    struct grog_list *l);

#endif
