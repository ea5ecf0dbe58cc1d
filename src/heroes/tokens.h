/* SPDX-License-Identifier: MIT */
/* tokens.h -- what tokens of options are for: a row a use, and the tokens that are spent on an attack.
 *
 * An attack is whatever is about to be rolled for: a shot, the pool of a machine gun, a blast.  Its first local is
 * ATTACK_USED, and its pending values begin like those of a shot. */
#ifndef HEROES_TOKENS_H
#define HEROES_TOKENS_H

#include "common.h"

enum { ATTACK_USED };               /* the first local of any attack: which of the tokens that count once it has had */
/* What its pending values begin with, and how far they go. */
enum { BONUS_MOST = 99, RESULT_LEAST = -199, DEFENCE_LEAST = -9 };
#define ATTACK_PENDING { "bonus", -BONUS_MOST, BONUS_MOST }, { "result", RESULT_LEAST, BONUS_MOST }, \
                       { "defence", DEFENCE_LEAST, BONUS_MOST }
static inline int16_t within(int n, int low, int high) { return (int16_t)(n < low ? low : n > high ? high : n); }
grog_proc_fn hn_spends;
lister hn_list_at_pool, hn_list_at_shot;
can_fn hn_could_at_pool, hn_could_at_shot;

struct use {
    grog_rule rule, no_blast, once_rule;    /* the refusals: not by this unit, not with a blast, not twice */
    uint8_t when, users;            /* enum spent; classes of unit that may, as bits (0: all) */
    uint8_t needs;                  /* a number of the weapon that must not be 0, + 1 */
    uint8_t once;                   /* one an attack: its bit in ATTACK_USED; 0: as many as one likes */
    int8_t  bonus[CLASSES];         /* added to the combat bonus, by the target's class */
    int8_t  defence, markers;       /* added to the target's defence; Suppressed markers put on the target */
};
extern const struct use hn_uses[USES];
static inline const struct use *hn_use_of(const struct grog_match *m, const struct holding *o)
{
    return &hn_uses[hn_note(m, o->thing.card)->use];
}
bool hn_has_token(const struct grog_match *m, const struct heroes *h, const struct holding *o, const struct unit *u);
void hn_spend(struct grog_run *r, uint16_t holding);
/* What tokens could add to the pool of a division at this target, if all of them were spent on it. */
int  hn_tokens_at_hand(const struct grog_match *m, const struct grog_game *g, unsigned slot, uint16_t weapon,
                       unsigned target);
struct attack { uint16_t firer, weapon, target; bool is_blast, is_pool, no_bonus; };
bool hn_attack(const struct grog_frame *f, struct attack *out);         /* false: the frame is no attack */

#endif
