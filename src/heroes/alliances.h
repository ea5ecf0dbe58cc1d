/* SPDX-License-Identifier: MIT */
/* alliances.h -- three and four players: the order of play, what allies share and what they lend.
 *
 * Of a side of one player every question here is answered without asking him. */
#ifndef HEROES_ALLIANCES_H
#define HEROES_ALLIANCES_H

#include "common.h"

enum { PLAY_ORDER_FIRST = 1, PLAY_ORDER_NEXT, PLAY_ORDER_LENDS, PLAY_ORDER_RESTS };
enum { PLAY_ORDER_AT, PLAY_ORDER_LOCALS };              /* locals: the side, or the seat, that is asked */
enum { SHARE_CUT = 1, SHARE_ASSIGN, SHARE_RESTS };
/* locals: tokens of each sort that are still to be assigned */
enum { SHARE_ORDERS, SHARE_SPECIALS, SHARE_BLUFFS, SHARE_LOCALS };
enum tokens { TOKENS_ORDER, TOKENS_SPECIAL, TOKENS_BLUFF, TOKEN_SORTS };
enum { EXCHANGE_GIVES = 1, EXCHANGE_RETURNS, EXCHANGE_RESTS };
enum { EXCHANGE_TIMES, EXCHANGE_WITH, EXCHANGE_LOCALS };        /* locals: how often still; with whom */
extern const struct grog_step hn_play_order_steps[PLAY_ORDER_RESTS], hn_share_steps[SHARE_RESTS],
                              hn_exchange_steps[EXCHANGE_RESTS];
extern const struct grog_local hn_play_order_locals[PLAY_ORDER_LOCALS], hn_share_locals[SHARE_LOCALS],
                               hn_exchange_locals[EXCHANGE_LOCALS];
extern const struct hn_frame hn_play_order_frame, hn_share_frame, hn_exchange_frame;
grog_proc_fn hn_play_order, hn_share, hn_exchange;
lister hn_list_play_order, hn_list_play_next, hn_list_lend, hn_list_share, hn_list_cut, hn_list_exchange,
       hn_list_return;

unsigned hn_players(const struct grog_match *m, unsigned side);         /* how many a side has */
/* The nth seat of a side in its order of play; of all seats, the sides in turn (HN-MUL-20, HN-MUL-21, HN-MUL-25). */
unsigned hn_member(const struct grog_match *m, const struct heroes *h, unsigned side, unsigned nth);
uint8_t hn_player_at(const struct grog_match *m, const struct grog_game *g, int nth);
/* The seat whose turn it is in an alternation of the sides (HN-ACT-03, HN-MUL-22, HN-MUL-41): counted from the first
 * of the side with initiative; those for which `can` is false are passed over.  GROG_NOBODY: nobody can. */
enum { TURNS_MOST = 0xfc8 };                            /* 200, and above that what alliances.c keeps there */
unsigned hn_next_seat(const struct grog_match *m, const struct grog_game *g, int16_t *turn, can_fn *can);
/* Is what lies on this tile, or as an option on it, at the seat's disposal: its own, or its side's High Command? */
bool hn_disposes(const struct grog_match *m, const struct heroes *h, const struct holding *o, unsigned seat);
/* Who uses it, as bits: of an option on an Alliance's High Command all of the Alliance (HN-MUL-11); 0: its owner. */
unsigned hn_users(const struct grog_match *m, const struct grog_game *g, const struct holding *o);
bool hn_is_command(const struct grog_match *m, const struct heroes *h, const struct holding *o);
/* A value of a seat where what its Alliance's High Command says is said for `owner`: itself, or GROG_NOBODY. */
int  hn_value_shared(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned seat,
                     unsigned owner);
int  hn_command_stars(const struct grog_match *m, const struct grog_game *g, unsigned side);
/* HN-MUL-34, HN-MUL-35  May the seat use this unit for an ability of its own: its own, or one that an ally lends? */
bool hn_lends(const struct grog_match *m, const struct heroes *h, const struct unit *u, unsigned seat);
bool hn_helps_teammate(const struct grog_match *m, const struct grog_game *g, unsigned seat, int32_t ability);
#define ONE_COMMAND "an Alliance has one High Command at most"          /* HN-MUL-09 */
bool hn_alliances_fit(const struct grog_match *m, const struct ground_plan *p, struct grog_error *why);

#endif
