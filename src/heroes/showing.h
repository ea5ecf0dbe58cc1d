/* SPDX-License-Identifier: MIT */
/* showing.h -- the parts of what faces are told of a battle (kernel/showing.h): numbers, the board, dangers. */
#ifndef HEROES_SHOWING_H
#define HEROES_SHOWING_H

#include "kernel/showing.h"
#include "common.h"

extern const struct grog_showing hn_showing;
extern const struct grog_ending hn_ending;              /* ended.c */

/* A counter's number on its side, from 1, by which it is called on a picture of the board. */
unsigned hn_number(const struct grog_match *m, const struct grog_game *view, unsigned slot);

struct grog_spot hn_spot_of(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot);
void hn_show_board(const struct grog_match *m, const struct grog_game *view, struct grog_board *out);
struct grog_sightline hn_show_sight(const struct grog_match *m, const struct grog_game *view, unsigned from,
                                    unsigned to);
unsigned hn_show_between(const struct grog_match *m, const struct grog_game *view, unsigned from, unsigned to,
                         struct grog_toll out[GROG_TOLLS]);
void hn_show_danger(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                    uint8_t out[GROG_BOARD_SQUARES]);
void hn_show_reach(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                   uint8_t out[GROG_BOARD_SQUARES]);
void hn_show_ways(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                  uint8_t out[GROG_BOARD_SQUARES]);
unsigned hn_show_way(const struct grog_match *m, const struct grog_game *view, unsigned array, unsigned slot,
                     unsigned to, struct grog_leg out[GROG_WAY]);
unsigned hn_show_charge(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                        struct grog_option out[GROG_WAY]);

#endif
