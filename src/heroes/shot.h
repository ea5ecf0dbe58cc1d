/* SPDX-License-Identifier: MIT */
/* shot.h -- Shot Resolution, in the order of HN-SEQ-07 to HN-SEQ-14.
 *
 * Of what a shot is made before its dice fall is told by hn_shot_sums: whoever shows it adds nothing up. */
#ifndef HEROES_SHOT_H
#define HEROES_SHOT_H

#include "aim.h"

enum { SHOT_DECLARED = 1, SHOT_ROLL, SHOT_ROLLED, SHOT_HITS, SHOT_SHELLS, SHOT_FRIGHTENS, SHOT_RESTS };
/* locals of a shot, behind ATTACK_USED (tokens.h) */
enum { SHOT_SHARE = 1, SHOT_DIE, SHOT_MARKERS, SHOT_HITS_DONE, SHOT_STRUCTURE, SHOT_SMOKE, SHOT_LINED, SHOT_LOCALS };
enum { SHOT_BONUS, SHOT_RESULT, SHOT_DEFENCE, SHOT_DICE };      /* pending: of a shot that is about to be rolled */
enum outcome { OUTCOME_NOTHING, OUTCOME_SUPPRESSED, OUTCOME_HIT, OUTCOME_ELIMINATED };  /* r->result of a shot */
extern const struct grog_step hn_shot_steps[SHOT_RESTS];
extern const struct grog_local hn_shot_locals[SHOT_LOCALS];
extern const struct hn_frame hn_shot_frame;
grog_proc_fn hn_shot, hn_line;
lister hn_offer_lines;
can_fn hn_could_line;

struct shooting { unsigned slot, target; uint16_t weapon; enum shot shot; bool moving; };
struct shot_bonus { int weapon, less, cards; };         /* less: for firing on the move */
struct shot_sums {
    struct shot_bonus bonus;        /* of a sniper none */
    struct aim aim;                 /* its line takes aim.line.penalty from the result */
    int result, far;                /* what cards add to the result, and the range takes */
    int more, dice;                 /* what cards add to aim.defence; the higher die counts */
};
static inline int hn_sum_of(const struct shot_bonus *b) { return b->weapon - b->less + b->cards; }
struct shot_bonus hn_shot_bonus(const struct grog_match *m, const struct grog_game *g, const struct shooting *s);
bool hn_shot_sums(const struct grog_match *m, const struct grog_game *g, const struct field *f,
                  const struct shooting *s, struct shot_sums *out);
/* HN-SEQ-12, HN-ABL-115  What doubling adds to the bonus; a share was doubled before it was divided. */
static inline int hn_doubling(enum shot shot, int bonus, int share)
{
    return shot == SHOT_SUPPRESSIVE ? bonus - share : 0;
}
static inline int hn_markers_take(const struct unit *u) { return 2 * u->suppressed; }     /* HN-SPR-01  two each */
/* The least result that does what the shot is for: HN-ABL-108 or the defence. */
static inline int hn_result_needed(enum shot shot, int defence) { return shot == SHOT_SNIPER ? 4 : defence; }
/* Of 36 throws of one die or two, the higher counting, how many show so much or more. */
static inline int hn_throws(int least, bool two)
{
    int fails = least <= 1 ? 0 : least > DIE ? DIE : least - 1;
    return two ? 36 - fails * fails : 36 - 6 * fails;
}
/* And how many show just this as the higher. */
static inline int hn_throws_of(int pips, bool two) { return hn_throws(pips, two) - hn_throws(pips + 1, two); }
int  hn_attack_bonus(struct grog_run *r, const struct grog_frame *f);   /* and tell what counts */
void hn_spend_shot(struct grog_run *r, const struct unit *u, uint16_t weapon);
void hn_announce(struct grog_run *r, const struct grog_frame *f);

#endif
