/* SPDX-License-Identifier: MIT */
/* explosion.h -- what explodes: blasts at corners, grenades thrown into a room or position, Goliaths.
 *
 * One procedure does all three; whom it touches lies in its locals, and is resolved one by one. */
#ifndef HEROES_EXPLOSION_H
#define HEROES_EXPLOSION_H

#include "aim.h"

enum { BLAST_ROLL = 1, BLAST_HITS, BLAST_RAZES, BLAST_CLEARS, BLAST_ON, BLAST_SPOTS, BLAST_RESTS };
/* locals: the corner it comes down on, corners that it may scatter, how it fires; whom it touches */
enum { BLAST_AT, BLAST_SCATTER, BLAST_NEXT, BLAST_TOUCHED,
       BLAST_MOST = GROG_LOCALS - BLAST_TOUCHED };
/* pending: corners that a spotter takes from the dispersal; what was used on its shots so far (ATTACK_USED) */
enum { BLAST_SPOTTER, BLAST_USED };
enum { FIRE_ON_MORE = 1, FIRE_ON_NEXT, FIRE_ON_RESTS };
extern const struct grog_step hn_blast_steps[BLAST_RESTS], hn_fire_on_steps[FIRE_ON_RESTS];
extern const struct grog_local hn_blast_locals[GROG_LOCALS];
extern const struct hn_frame hn_blast_frame, hn_detonate_frame, hn_fire_on_frame;
grog_proc_fn hn_blast, hn_fire_on;

static inline bool is_blast(unsigned shot) { return shot == SHOT_BLAST || shot == SHOT_INSIDE; }
bool hn_prepare_blast(struct grog_run *r, struct grog_frame *f);        /* of a shot with SHOT_BLAST or SHOT_INSIDE */
unsigned hn_smoke_on_blast(const struct grog_run *r, const struct grog_frame *blast);
void hn_has_fired(struct grog_run *r, uint16_t unit, enum gun which);

#endif
