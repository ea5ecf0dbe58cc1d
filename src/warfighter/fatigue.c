/* SPDX-License-Identifier: MIT */
/* fatigue.c -- Battle Fatigue cards, which lie out of the game until something adds them to the Action deck; and the
 * Upkeep of Skills. */
#include "common.h"
#include "arms.h"
#include "cards.h"
#include "fatigue.h"
#include "frame.h"

/* ---- Battle Fatigue ------------------------------------------------------------ */

bool wf_is_fatigue(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_ACTION && numbers_of(m, card)[ACTION_FATIGUE];
}

static uint16_t one_of_reserve(const struct grog_match *m, const struct warfighter *w)
{
    for (unsigned i = 1; i <= w->out[0]; i++)
        if (wf_is_fatigue(m, w->out[i]))
            return w->out[i];
    return 0;
}

/* NAM-SET-37, NAM-SET-38  From the reserve to the Action deck, which must then be shuffled; with none left nothing
 * happens. */
void wf_add_fatigue(struct grog_run *r, int n)
{
    uint16_t card;
    for (; n > 0 && (card = one_of_reserve(r->m, const_wf(r->g))); n--) {
        grog_remove(r, ZONE_OUT, 0, card);
        grog_put(r, ZONE_ACTIONS, 0, card);
        TELL(TOLD_FATIGUE, card);
    }
}

/* NAM-SET-35, NAM-SKL-16  For each Soldier what his cards say; what is said of all counts once. */
int wf_fatigue_at_start(const struct grog_match *m, const struct grog_game *g)
{
    const struct warfighter *w = const_wf(g);
    if (!grog_match_modifies(m, VALUE_FATIGUE))
        return 0;
    int all = wf_said(m, g, VALUE_FATIGUE), n = all;
    EACH_SOLDIER(w, i) {
        struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[i].thing.owner, .actor = soldier_ref(w, i) };
        n += grog_value(m, g, VALUE_FATIGUE, &about, NULL) - all;
    }
    return n;
}

/* ---- Upkeep ---------------------------------------------------------------------- */

bool wf_has_upkeep(const struct grog_match *m, const struct item *i)
{
    return i->thing.live && i->holder && (wf_note(m, i->thing.card)->is & HAS_UPKEEP);
}

bool wf_can_keep_up(const struct grog_match *m, const struct warfighter *w, const struct item *i)
{
    const int16_t *n = numbers_of(m, i->thing.card);
    return wf_team_xp(w) >= (unsigned)n[SKILL_UPKEEP] && wf_can_pay_cards(m, w, i->holder - 1u, n[SKILL_UPKEEP_CARDS]);
}

void wf_list_upkeep(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t ref = g->frame[g->depth - 1].with;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_KEEP_UP, 0, ref, 0, 0), 0);
    grog_offer(l, grog_option(VERB_GIVE_UP, 0, ref, 0, 0), 0);
}

const struct grog_step wf_upkeep_steps[] = {
    STARTS, [UPKEEP_CHOICE] = ASKS("choice", R_NAM_SKL_05, ASK_UPKEEP),
    [UPKEEP_CARDS] = CALLS("cards", R_NAM_SKL_05, PROC_PAY_CARDS), [UPKEEP_XP] = CALLS("xp", R_NAM_SKL_05, PROC_PAY_XP),
};

static bool upkeep_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->seat < m->seats && wf_is_live(m, w, f->with) && wf_has_upkeep(m, &w->item[grog_ref_slot(f->with)])
        && (f->step != UPKEEP_CHOICE || wf_can_keep_up(m, w, &w->item[grog_ref_slot(f->with)]));
}

const struct wf_rests wf_upkeep_rests = {
    .fits = upkeep_fits,
    .hands = { [UPKEEP_CARDS] = { ANY, NONE, NONE, NONE }, [UPKEEP_XP] = { NONE, NONE, NONE, NONE } },
};

/* NAM-SKL-05, NAM-SKL-06  with: the Skill, at the end of the Soldier Turn. */
enum grog_flow wf_upkeep(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_UPKEEP);
    const struct warfighter *w = const_wf(r->g);
    const struct item *i = &w->item[grog_ref_slot(f->with)];
    const int16_t *n = numbers_of(r->m, i->thing.card);
    BEGIN;
    if (wf_can_keep_up(r->m, w, i)) {
        ASK(UPKEEP_CHOICE, ASK_UPKEEP, 1u << f->seat);
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_KEEP_UP) {
            TELL(TOLD_KEEPS_UP, f->with);
            CALL(UPKEEP_CARDS, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = soldier_ref(w, i->holder - 1u),
                 .pending = { n[SKILL_UPKEEP_CARDS] });
            CALL(UPKEEP_XP, .proc = PROC_PAY_XP, .seat = f->seat, .pending = { n[SKILL_UPKEEP] });
            return GROG_DONE;
        }
    }
    TELL(TOLD_GIVES_UP, soldier_ref(w, i->holder - 1u), i->thing.card);
    wf_put_item_out(r, f->with);
    END;
}
