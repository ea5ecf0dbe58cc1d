/* SPDX-License-Identifier: MIT */
/* saving.c -- Saving Action Cards To Enter, an optional rule or one of the Setting: cards are set aside for the next
 * Entrance cost. */
#include "common.h"
#include "optional_rules.h"

/* NAM-ACT-39, CHT-ACT-24  For one who has no hand of his own: another Player Soldier pays from his. */
static grog_rule may_save_for(const struct grog_match *m, const struct warfighter *w, int saves, unsigned other)
{
    GROG_ASSERT(other < SOLDIERS);
    struct wf_traits has = wf_traits(kind_of(m, w->soldier[other].thing.card));
    return saves > 1 && has.acts && !has.hand && w->saved[other][0] < SAVED_ROOM ? 0 : R_NAM_ACT_39;
}

/* NAM-ACT-39, CHT-ACT-24  By the rule of a Setting Locations are Action cards too, and Markers that were kept. */
static bool can_save(const struct grog_match *m, uint16_t card, int saves)
{
    unsigned kind = kind_of(m, card);
    return kind == OF_ACTION || (saves > 1 && (kind == OF_LOCATION || kind == OF_MARKER));
}

/* Those of his hand, each title once; for another, or for himself (0). */
static void list_hand(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t whom,
                      int saves, grog_rule verdict, struct grog_list *l)
{
    const uint16_t *hand = w->hand[soldier];
    if (grog_skips(l, verdict))
        return;
    for (unsigned i = 1; i <= hand[0]; i++)
        if ((i == 1 || hand[i] != hand[i - 1]) && can_save(m, hand[i], saves))
            grog_offer(l, grog_option(whom ? VERB_SAVE_FOR : VERB_SAVE, soldier + 1, hand[i], 0, whom), verdict);
}

/* WF-OPT-02  Cards can be set aside for the next Entrance cost. */
WF_APART void wf_list_saves(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                            struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier) };
    int saves = grog_value(m, g, VALUE_SAVES_CARDS, &about, NULL);
    if (grog_wants_of(l, VERB_SAVE_FOR, soldier + 1))
        EACH_SOLDIER(w, other)
            if (other != soldier)
                list_hand(m, w, soldier, soldier_ref(w, other), saves, may_save_for(m, w, saves, other), l);
    list_hand(m, w, soldier, 0, saves, saves > 0 && w->saved[soldier][0] < SAVED_ROOM ? 0 : R_OPT_02, l);
}

/* with: the card; target: for whom, if not for himself.  WF-OPT-04, NAM-ACT-41: it is no longer of the hand. */
enum grog_flow wf_save(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SAVE_FOR || f->proc == PROC_SAVE);
    unsigned soldier = grog_ref_slot(f->actor);
    grog_remove(r, ZONE_HAND, soldier, f->with);
    grog_put(r, ZONE_SAVED, f->target ? grog_ref_slot(f->target) : soldier, f->with);
    if (f->target)
        TELL(TOLD_SAVES_FOR, f->actor, f->with, f->target);
    else
        TELL(TOLD_SAVES, f->actor, f->with);
    return GROG_DONE;
}

int wf_saved_for(const struct warfighter *w, unsigned soldier, int cost)
{
    int saved = w->saved[soldier][0];
    return cost < 0 ? 0 : saved < cost ? saved : cost;
}

/* WF-OPT-03, WF-OPT-05  All of it, whatever the cost was. */
void wf_use_saved(struct grog_run *r, unsigned soldier)
{
    const uint16_t *saved = const_wf(r->g)->saved[soldier];
    while (saved[0]) {
        uint16_t card = saved[1];
        grog_remove(r, ZONE_SAVED, soldier, card);
        grog_put(r, kind_of(r->m, card) == OF_LOCATION ? ZONE_LOCATION_DISCARDS : ZONE_ACTION_DISCARDS, 0, card);
        TELL(TOLD_DISCARDS, soldier_ref(const_wf(r->g), soldier), card);
    }
}
