/* SPDX-License-Identifier: MIT */
/* eras.h -- Settings, Eras and Nations: in whose decks cards lie, whose gear Soldiers have, what is chosen with the
 * Mission. */
#ifndef WARFIGHTER_ERAS_H
#define WARFIGHTER_ERAS_H

#include "common.h"
#include "outfit.h"

bool     wf_can_buy_in(const struct grog_match *m, uint16_t setting, uint16_t soldier, uint16_t card);
bool     wf_can_buy(const struct grog_match *m, uint16_t soldier, uint16_t card);   /* cards: with its flags */
bool     wf_can_use(const struct grog_match *m, uint16_t soldier, uint16_t card);   /* cards: is it of his Nation? */
bool     wf_is_printed_on(const struct grog_match *m, uint16_t soldier, uint16_t card);
bool     wf_is_flagged_for(const struct grog_match *m, uint16_t soldier, uint16_t card);
bool     wf_is_of_nation(const struct grog_match *m, uint16_t soldier, uint16_t nation);
bool     wf_is_of_era(const struct grog_match *m, uint16_t soldier, uint16_t card); /* of his Era? */
uint16_t wf_setting(const struct grog_match *m);    /* 0: none */
uint16_t wf_usual(const struct grog_match *m, unsigned row);
/* The deck that the card lies in at the start; ZONES: none. */
unsigned wf_zone_for(const struct grog_match *m, uint16_t card);
int      wf_sitrep_points(const struct grog_match *m);
bool     wf_choices_fit(const struct grog_match *m, struct grog_error *why);
bool     wf_is_at_home(const struct grog_match *m, uint16_t force);      /* are they those of the Region? */

#endif
