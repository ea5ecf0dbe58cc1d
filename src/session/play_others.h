/* SPDX-License-Identifier: MIT */
/* play_others.h -- the seats that no person plays. */
#ifndef SESSION_PLAY_OTHERS_H
#define SESSION_PLAY_OTHERS_H

#include "play.h"

/* Their bots, by names (NULL: the heuristic one, if there is one and there are sides).  False: see why. */
bool others_come(struct play *p, const char *names, uint64_t seed, struct grog_error *why);
/* One of them chooses, if one of them is asked; false: none is, or there is no memory. */
bool others_step(struct play *p);
/* They choose until it is for somebody here to choose.  False: there was no memory for that. */
bool others_play(struct play *p);
/* Nobody here chooses: the whole game as everybody may see it, with the table whenever a phase begins.  False:
 * there was no memory for its end. */
bool others_play_all(struct play *p);
/* "seat 1 (the German side)": these seats, as bits. */
void play_name_seats(const struct play *p, unsigned seats, struct grog_text *out);
/* What others call a seat: "the German side". */
void play_call_seat(const struct play *p, unsigned seat, struct grog_text *out);
/* "heuristic plays seat 1"; nothing if there is no such seat. */
void others_name(const struct play *p, struct grog_text *out);
/* The bots by name, seat by seat, as a wish says them; "": nobody else plays. */
void others_list(const struct play *p, struct grog_text *out);

#endif
