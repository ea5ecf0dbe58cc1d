/* SPDX-License-Identifier: MIT */
/* ability.h -- what a card does at a point: price, targets, effects.
 *
 * An ability is carried out in a frame of its own: `seat` is the owner of the card,
 * `with` the thing that has it (0 if it is a card), actor and target are those of the
 * procedure that reached the point; grog_context gives all that was known of it.  At a
 * before point that procedure waits, and effects may alter its pending values.  `mode`
 * becomes the target that the owner chose.  What has a price, or says that it may be
 * used, is offered and not forced. */
#ifndef GROG_ABILITY_H
#define GROG_ABILITY_H

#include "list.h"
#include "run.h"

/* A card to be played from the hand at a point (the innermost that is reached): its first
 * ability for that point that the seat could use now.  Its row, or -1. */
int32_t grog_usable(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t card);

/* In the procedure that plays such a card: carry it out.  Its owner is not asked again. */
#define CARRY_OUT(label, row) GROG_STOP(label, grog_carry_out_ability(r, f, (row)))
enum grog_flow grog_carry_out_ability(struct grog_run *r, const struct grog_frame *f, int32_t row);

/* What an ability is about: the frame at its point, or as much of it as is remembered. */
struct grog_frame grog_context(const struct grog_game *g, const struct grog_frame *f);

/* A frame for a trigger; agreed: its owner has chosen to use it. */
struct grog_frame grog_trigger_frame(const struct grog_trigger *t, uint8_t subject, bool agreed);

/* The listers of a system's ask_use, ask_raise and ask_target. */
void grog_list_use(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void grog_list_raise(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void grog_list_targets(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

/* The card that has the ability. */
uint16_t grog_ability_card(const struct grog_cards *cards, uint32_t ability);

/* Is a trigger's frame sound, as far as rows can tell? (check.c) */
bool grog_trigger_fits(const struct grog_match *m, const struct grog_game *g, unsigned frame);

/* The verb by which the trigger's owner chooses a target, or 0. */
uint8_t grog_trigger_chooses(const struct grog_match *m, const struct grog_frame *f);

extern const struct grog_proc grog_proc_trigger;

#endif
