/* SPDX-License-Identifier: MIT */
/* directives.h -- tokens of traits and orders that no other heading spends: directives on officers, Hardboiled,
 * and the Initiative that is kept. */
#ifndef HEROES_DIRECTIVES_H
#define HEROES_DIRECTIVES_H

#include "common.h"

enum { DIRECTIVE_WHICH = 1, DIRECTIVE_RESTS };
enum { KEEP_CHOICE = 1, KEEP_RESTS };
enum { KEEP_NTH, KEEP_LOCALS };
extern const struct grog_step hn_directive_steps[DIRECTIVE_RESTS], hn_keep_steps[KEEP_RESTS];
extern const struct grog_local hn_keep_locals[KEEP_LOCALS];
extern const struct hn_frame hn_directive_frame;
grog_proc_fn hn_directive, hn_keep, hn_calm;
lister hn_list_directive, hn_list_keep;

/* An option with tokens left for this use that the seat disposes of, and that serves the unit (GROG_SLOTS_MAX: any):
 * its slot, or -1. */
int  hn_tokens_for(const struct grog_match *m, const struct heroes *h, unsigned seat, enum token_use use,
                   unsigned unit);
void hn_use_up(struct grog_run *r, unsigned seat, unsigned holding);
bool hn_has_directives(const struct grog_match *m, const struct grog_game *g, unsigned seat);
bool hn_is_directed(const struct grog_match *m, const struct heroes *h, const struct unit *u, uint16_t directive);
void hn_end_directives(struct grog_run *r);
/* Hardboiled: is there by public knowledge something to calm, and what may be calmed? */
bool hn_could_calm_unit(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned unit);
bool hn_could_calm(const struct grog_match *m, const struct heroes *h, unsigned seat);
void hn_offer_calming(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

#endif
