/* SPDX-License-Identifier: MIT */
/* roaming.c -- Random Hostile Movement: where Unaware Hostiles wander; and Evading Hostiles.
 *
 * What always holds here: whoever leaves alive gives no Experience Points, and his counter on the Going For Alarm Track
 * goes on without him. */
#include "common.h"
#include "awareness.h"
#include "band.h"
#include "frame.h"
#include "goals.h"
#include "hostiles.h"
#include "roaming.h"

/* ---- Random Hostile Movement --------------------------------------------------- */

/* WF-SHW-96, WF-SHW-97, WF-SHW-98, WF-SHW-152  Out of the Mission without Experience Points; its counter on the Track
 * goes on. */
void wf_leaves_alive(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    TELL(TOLD_GONE, ref, wf(r->g)->hostile[grog_ref_slot(ref)].thing.card);
    wf_loosens_alarm(r, ref);
    wf_remove_hostile(r, ref);
}

/* Is a die rolled for it? */
static bool roams(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    const struct hostile *h = &w->hostile[slot];
    if (!h->thing.live || h->awareness != UNAWARE || !wf_leads(w, slot))    /* WF-SHW-86..89  only Unaware: WF-SHW-93 */
        return false;
    if (wf_is_held(w, h))                               /* WF-SHW-101  Suppressed, it stays */
        return false;
    const int16_t *stays = numbers_of(m, h->thing.card) + HOSTILE_ROAMS;
    return stays[0] > 1 || stays[1] < DIE;              /* WF-SHW-92, WF-SHW-99  some are Stationary */
}

static void wander(struct grog_run *r, unsigned slot, int die)
{
    GROG_ASSERT(slot < HOSTILES);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[slot];
    const int16_t *stays = numbers_of(r->m, h->thing.card) + HOSTILE_ROAMS;
    TELL(TOLD_ROAMS, hostile_ref(w, slot), (uint16_t)die);
    int steps = 0;
    if (die < stays[0])                                 /* WF-SHW-93  below the range: to the left */
        steps--;
    if (die > stays[1])                                 /* WF-SHW-95  above it: to the right */
        steps++;
    unsigned to = space_after(w, h->place, steps);
    if ((h->flags & HOSTILE_MARKED) && wf_is_objective(r->m, w, slot_of_space(w, h->place)))
        return;                                         /* WF-SHW-100  an Objective's own stay there */
    if (!to)                                            /* WF-SHW-96, WF-SHW-97  off the path: removed, without XP */
        wf_leaves_alive(r, hostile_ref(w, slot));
    else
        wf_band_goes(r, h, to);                         /* WF-SHW-94: or stays */
}

bool wf_some_roam(const struct grog_match *m, const struct warfighter *w)
{
    EACH_HOSTILE(w, i)
        if (roams(m, w, i))
            return true;
    return false;
}

const struct grog_step wf_roam_steps[] = { STARTS, [ROAM_ROLL] = ROLLS("roll", R_SHW_93) };
const struct grog_local wf_roam_locals[] = { { "slot", 0, HOSTILES } };

static bool roam_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->local[0] < HOSTILES;
}

const struct wf_rests wf_roam_rests = {
    .fits = roam_fits,
};

/* Local: the slot. */
enum grog_flow wf_roam(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ROAM);
    const struct warfighter *w = const_wf(r->g);
    int16_t *slot = &f->local[0];
    BEGIN;
    for (*slot = 0; *slot < HOSTILES && !grog_unused(&w->hostile[*slot].thing); ++*slot)
        if (roams(r->m, w, (unsigned)*slot)) {
            ROLL(ROAM_ROLL, DIE, 1);
            wander(r, (unsigned)*slot, r->rolled[0]);
        }
    END;
}

/* ---- Evading Hostiles ------------------------------------------------------------ */

/* WF-SHW-151  One who is where he is, for Experience Points of any Soldiers. */
static grog_rule may_evade(const struct grog_match *m, const struct warfighter *w, unsigned soldier, unsigned hostile)
{
    GROG_ASSERT(soldier < SOLDIERS && hostile < HOSTILES);
    const struct hostile *h = &w->hostile[hostile];
    int xp = numbers_of(m, h->thing.card)[HOSTILE_EVADE];
    return w->soldier[soldier].place != h->place || (int)wf_team_xp(w) < xp ? R_SHW_151 : 0;
}

WF_APART void wf_list_evading(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_HOSTILE(w, h) {
        if (wf_is_target(m, &w->hostile[h]) || !(wf_note(m, w->hostile[h].thing.card)->modes & CAN_EVADE))
            continue;
        EACH_SOLDIER(w, i)
            if (w->soldier[i].thing.owner == seat && wf_traits(kind_of(m, w->soldier[i].thing.card)).acts)
                grog_offer(l, grog_option(VERB_EVADE, i + 1, 0, 0, hostile_ref(w, h)), may_evade(m, w, i, h));
    }
}

const struct grog_step wf_evade_steps[] = { STARTS, [EVADE_PAY] = CALLS("pay", R_SHW_151, PROC_PAY_XP) };

static bool evade_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)]);
}

const struct wf_rests wf_evade_rests = {
    .fits = evade_fits,
    .hands = { [EVADE_PAY] = { NONE, NONE, NONE, NONE } },
};

/* actor: the Soldier; target: the Hostile. */
enum grog_flow wf_evade(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_EVADE);
    BEGIN;
    CALL(EVADE_PAY, .proc = PROC_PAY_XP, .seat = f->seat,
         .pending = { numbers_of(r->m, wf(r->g)->hostile[grog_ref_slot(f->target)].thing.card)[HOSTILE_EVADE] });
    TELL(TOLD_EVADES, f->actor, f->target);
    wf_leaves_alive(r, f->target);
    END;
}
