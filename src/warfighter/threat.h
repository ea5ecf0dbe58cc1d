/* SPDX-License-Identifier: MIT */
/* threat.h -- what Hostiles will do (hostile_turn.c), what it may come to (threat.c), what faces show (showing.c). */
#ifndef WARFIGHTER_THREAT_H
#define WARFIGHTER_THREAT_H

#include "common.h"
#include "kernel/showing.h"

bool     wf_is_reinforced(const struct grog_match *m, const struct warfighter *w, unsigned space);
bool     wf_attacks(const struct grog_match *m, const struct warfighter *w, const struct hostile *h,
                    struct grog_voices *voices);                            /* voices: may be NULL */
const int16_t *wf_wound_column(const struct grog_match *m, const struct hostile *h);
int      wf_wounds_by_chart(const struct grog_match *m, const struct hostile *h, int roll);
int      wf_result_by_chart(const struct grog_match *m, const struct hostile *h, int roll);  /* another than Wounds */
int      wf_least_roll(const struct grog_match *m, const struct hostile *h);
/* A Soldier's Cover against this Hostile (a ref; 0: nobody in particular). */
int      wf_shelter(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile,
                    struct grog_because *because);
struct wf_hurt { int wounds; bool suppress; };
struct wf_hurt wf_hurt_by(int by_chart, bool cover, int more);              /* more: Wounds that cards add */
/* Will it Attack in the coming Hostile Turn, as things stand?  A Fast Hostile Closes Range first: `then` is the game
 * behind that; NULL: nobody wants to see it. */
bool     wf_will_attack(const struct grog_match *m, const struct grog_game *g, unsigned hostile,
                        struct warfighter *then);
/* By what a card's table of Hostiles is read and what it counts, in the match's Setting or in that of its Region. */
int      wf_reading(const struct grog_match *m, uint16_t card, const struct grog_card_field *field);
enum { THREAT_SUPPRESS, THREAT_WOUND, THREAT_DOWN, THREATS };
bool     wf_threat(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                   struct grog_shares *out);
/* showing_path.c: the space of a thing, and the path itself */
struct grog_spot wf_spot(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot);
void     wf_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out);
extern const struct grog_showing wf_showing;        /* showing.c */
extern const struct grog_ending wf_ending;          /* ended.c */

#endif
