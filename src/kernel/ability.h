/* SPDX-License-Identifier: MIT */
/* ability.h -- what a card does at a point: price, targets, effects.
 *
 * An ability is carried out in a frame of its own: `seat` is the owner of the card,
 * `with` the thing that has it or plays it (0: none), actor and target are those of the
 * procedure that reached the point; grog_context gives all that was known of it.  At a
 * before point that procedure waits, and effects may alter its pending values.  `mode`
 * becomes the target that the owner chose.  What has a price, or says that it may be
 * used, is offered and not forced.  Nothing is offered that would change nothing, and nobody
 * is offered as a target who would not be changed.  What can be used only for the further price
 * (for the sake of a target, or of a condition that it waives) is used for that, unasked. */
#ifndef GROG_ABILITY_H
#define GROG_ABILITY_H

#include "list.h"
#include "run.h"

/* As grog_usable below, for a lister that knows which of the system's facts hold; it takes those that it does not know
 * to hold.  With point 0 `about` is not read. */
int32_t grog_usable_given(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                          uint8_t point, const struct grog_frame *about, uint32_t facts);

/* A card (by->card) to be played: its first ability for the point that by->owner could use now in
 * the context `about`; by->thing is who plays it.  Its row, or -1.  Point 0: the innermost that is
 * reached, and the frame that waits there.  Unless the thing is the card itself, the card is
 * played from the hand, and pays for nothing. */
static inline int32_t grog_usable(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                                  uint8_t point, const struct grog_frame *about)
{
    return grog_usable_given(m, g, by, point, about, UINT32_MAX);
}

/* The same at a point that need not be the innermost: the frame of its window. */
int32_t grog_usable_in(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                       const struct grog_frame *window);

/* The next ability after this row that could be used, for a card that can be used in several ways. */
int32_t grog_usable_beyond(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                           uint8_t point, const struct grog_frame *about, int32_t row);

/* In the procedure that plays such a card: carry it out, by this thing (0: none), if there is such a row.  Its owner
 * is not asked again.  What it is about is the procedure's subject; if it has none, the procedure itself:
 * its seat, actor, with and target. */
#define CARRY_OUT(label, row, thing) GROG_STOP(label, grog_carry_out_ability(r, f, (row), (thing)))
enum grog_flow grog_carry_out_ability(struct grog_run *r, const struct grog_frame *f, int32_t row, uint16_t thing);

/* Carry out an ability in this frame, unless it is refused (grog_why_unheard). */
enum grog_flow grog_call_ability(struct grog_run *r, struct grog_frame frame, uint32_t ability);

/* What an ability is about: the frame at its point, or as much of it as is remembered. */
struct grog_frame grog_context(const struct grog_game *g, const struct grog_frame *f);

/* The card whose ability a trigger's frame carries out, its thing and its owner: for effects and
 * costs.  The thing may have left play since. */
struct grog_source grog_source_of(const struct grog_match *m, const struct grog_frame *f);

/* The ability that a trigger's frame carries out. */
const struct grog_ability *grog_ability_of(const struct grog_match *m, const struct grog_frame *f);

/* Has the owner, or chance, chosen a target for it? */
bool grog_has_chosen(const struct grog_frame *f);

/* Is the further price paid for what this trigger's frame carries out, or would it be? */
bool grog_is_raised(const struct grog_frame *f);

/* A frame for a trigger; and for an ability that its owner has chosen to use.  subject: the frame that it is about,
 * if that waits at a point, else 0. */
struct grog_frame grog_trigger_frame(const struct grog_trigger *t, uint8_t subject);
struct grog_frame grog_use_frame(const struct grog_source *by, uint8_t subject, const struct grog_frame *about,
                                 uint32_t row);

/* The listers of a system's ask_use, ask_raise and ask_target. */
void grog_list_use(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void grog_list_raise(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void grog_list_targets(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);

/* Can an effect be done to what a row of targets lists: never, to some of them, or to all? */
enum grog_suits { GROG_SUITS_NONE, GROG_SUITS_SOME, GROG_SUITS_ALL };
enum grog_suits grog_suits(const struct grog_system *s, uint8_t effect, uint8_t target);

/* What follows from its rows, for the match's table of it (match.c). */
struct grog_brief grog_brief_of(const struct grog_match *m, const struct grog_ability *a);

/* The card that has the ability. */
uint16_t grog_ability_card(const struct grog_cards *cards, uint32_t ability);

/* Is there an ability, and a context that it was set off in?  Then, and if that names what can
 * be: is a trigger's frame sound, as far as rows can tell? (check.c) */
bool grog_trigger_remembers(const struct grog_match *m, const struct grog_game *g, unsigned frame);
bool grog_trigger_fits(const struct grog_match *m, const struct grog_game *g, unsigned frame);
/* Can the ability be set off, and is it this thing's card's?  Nobody can tell of a thing that has left play; 0: any
 * card's. */
bool grog_is_of_thing(const struct grog_match *m, const struct grog_game *g, uint32_t ability, uint16_t thing);

/* The verb by which the trigger's owner chooses a target, or 0. */
uint8_t grog_trigger_chooses(const struct grog_match *m, const struct grog_frame *f);

/* The local of a trigger's frame that holds what the procedure it is about was done with. */
extern const int grog_trigger_tool;

#endif
