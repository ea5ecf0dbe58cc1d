/* SPDX-License-Identifier: MIT */
/* unaware.c -- Attacking an Unaware or Pauses Hostile: the Unaware Target counters, and the chart of such an Attack.
 *
 * The counters are rows of the Setting's card.  Since each goes back into the cup when its Attack is done, a draw is a
 * die with as many sides as there are counters, but for those of Attacks that are still under way. */
#include "common.h"
#include "attack.h"
#include "awareness.h"
#include "cards.h"
#include "eras.h"
#include "frame.h"
#include "hand_to_hand.h"
#include "noise.h"
#include "unaware.h"

enum { COPIES_OF, ATTACK_OF, COVER_OF, RESULT_OF, XP_OF };      /* columns of the Setting's table */

/* ---- the cup ---------------------------------------------------------------- */

static const int16_t *cup_of(const struct grog_match *m)
{
    static const int16_t none[1];
    uint16_t setting = wf_setting(m);
    return setting ? numbers_of(m, setting) + SETTING_UNAWARE : none;
}

static const int16_t *counter_of(const struct grog_match *m, int row)
{
    return wf_row(cup_of(m), row, SIGHT_WIDE);
}

/* WF-SHW-141  Those of a row that are in the cup: back when the Attack is done that one was drawn for. */
static int lying(const struct grog_match *m, const struct grog_game *g, int row)
{
    int n = counter_of(m, row)[COPIES_OF];
    for (unsigned i = 0; i < g->depth; i++) {
        const struct grog_frame *f = &g->frame[i];
        n -= (f->proc == PROC_ATTACK || f->proc == PROC_BREACH) && f->local[ATTACK_DRAWN] == row + 1;
    }
    return n;
}

static int counters_in(const struct grog_match *m, const struct grog_game *g)
{
    int n = 0;
    for (int i = 0; i < cup_of(m)[0]; i++)
        n += lying(m, g, i);
    return n;
}

static int drawn(const struct grog_match *m, const struct grog_game *g, int die)
{
    int row = 0;
    while (die > lying(m, g, row))
        die -= lying(m, g, row++);
    return row;
}

struct wf_sight wf_sight_of(const struct grog_match *m, int sight)
{
    const int16_t *n = counter_of(m, sight - 1);
    bool rolls = n[RESULT_OF] == SIGHT_ROLLS;
    return (struct wf_sight){ .attack = rolls ? n[ATTACK_OF] : 0, .cover = rolls ? n[COVER_OF] : 0,
                              .kills = n[RESULT_OF] == SIGHT_KILLS || n[RESULT_OF] == SIGHT_KILLS_ALARM,
                              .alarm = n[RESULT_OF] == SIGHT_KILLS_ALARM };
}

/* ---- drawing one ------------------------------------------------------------- */

/* What the target's words say: 0: none is drawn for it; 2: also for its Door. */
static int draws(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = attack->seat, .actor = attack->actor, .with = attack->with,
                                .mode = attack->mode, .target = attack->target };
    return grog_value(m, g, VALUE_DRAWS_UNAWARE_TARGET, &about, NULL);
}

/* WF-SHW-120, WF-SHW-142, WF-SHW-143  Is it an Attack on one who does not know of the team?  A Door is no one. */
bool wf_is_surprise(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    GROG_ASSERT(grog_ref_array(attack->target) == ARRAY_HOSTILE);
    const struct hostile *h = &w->hostile[grog_ref_slot(attack->target)];
    if (attack->proc == PROC_BREACH && draws(m, &w->game, attack) < 2)  /* WF-SHW-122  but that of who is Vulnerable */
        return false;
    return !wf_is_target(m, h) && wf_can_be_surprised(h);                   /* WF-SHW-121  no building is surprised */
}

/* Is a counter drawn for such an Attack? */
bool wf_draws_sight(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack)
{
    if (!counters_in(m, g))
        return false;
    if (is_melee(attack->mode))                         /* WF-SHW-61, WF-SHW-62  for Ranged Attacks only */
        return false;
    return draws(m, g, attack) > 0;                     /* WF-SHW-121, WF-SHW-122  not for things, unless Vulnerable */
}

enum { DRAWN };                                         /* the local of PROC_SIGHT: its row */

static const int16_t *counter_at(const struct grog_match *m, const struct grog_frame *f)
{
    return counter_of(m, f->local[DRAWN]);
}

int wf_sight_xp(const struct grog_match *m, const struct grog_frame *f)
{
    return f->proc == PROC_SIGHT ? counter_at(m, f)[XP_OF] : 0;
}

bool wf_can_choose_sight(const struct grog_match *m, int row)
{
    return row < cup_of(m)[0] && counter_of(m, row)[RESULT_OF] != SIGHT_NO_SHOT;
}

void wf_list_sight(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct grog_frame *f = &g->frame[g->depth - 1];
    int xp = counter_at(m, f)[XP_OF];
    (void)seat;
    grog_offer(l, grog_option(VERB_TAKE_SHOT, 0, f->target, 0, 0),
               const_wf(g)->soldier[grog_ref_slot(f->actor)].xp < xp ? R_SHW_128 : 0);
    grog_offer(l, grog_option(VERB_HOLD_FIRE, 0, f->target, 0, 0), 0);
}

const struct grog_step wf_sight_steps[] = {
    STARTS, [SIGHT_DRAW] = ROLLS("draw", R_SHW_132), [SIGHT_CHOICE] = ASKS("choice", R_SHW_132, ASK_SIGHT),
};
const struct grog_local wf_sight_locals[] = { [DRAWN] = { "counter", 0, SIGHT_ROOM } };

/* Whoever is asked has drawn a counter of the cup, and one by which he may shoot. */
static bool sight_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->seat < m->seats && wf_attack_fits(m, w, f) && wf_can_choose_sight(m, f->local[DRAWN]);
}

const struct wf_rests wf_sight_rests = {
    .fits = sight_fits,
};

/* The result: the row that was drawn, from 1; 0: the Attack is not made, and its Action is wasted. */
enum grog_flow wf_sight(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SIGHT);
    const int16_t *n = counter_at(r->m, f);
    BEGIN;
    ROLL(SIGHT_DRAW, (unsigned)counters_in(r->m, r->g), 1);     /* WF-SHW-61, WF-SHW-120  one, before any dice */
    f->local[DRAWN] = (int16_t)drawn(r->m, r->g, r->rolled[0]);
    n = counter_at(r->m, f);
    TELL_AMOUNT(TOLD_SIGHT, n[XP_OF], f->actor, (uint16_t)n[ATTACK_OF], (uint16_t)n[COVER_OF], (uint16_t)n[RESULT_OF]);
    r->result = 0;
    if (n[RESULT_OF] == SIGHT_NO_SHOT)                  /* WF-SHW-123, WF-SHW-124  No Shot: he may try again */
        return GROG_DONE;
    ASK(SIGHT_CHOICE, ASK_SIGHT, 1u << f->seat);        /* WF-SHW-132  he may decline */
    r->result = 0;
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb != VERB_TAKE_SHOT) {
        TELL(TOLD_HOLDS_FIRE, f->actor, f->target);
        return GROG_DONE;                               /* WF-SHW-133  declined, it stays paid for */
    }
    if (n[XP_OF])                                       /* WF-SHW-128  it may cost Experience */
        wf_pay_xp(r, grog_ref_slot(f->actor), n[XP_OF]);
    r->result = f->local[DRAWN] + 1;
    END;
}

/* ---- what comes of it ----------------------------------------------------------- */

/* WF-SHW-130, WF-SHW-131  One by lot of those in both Locations. */
void wf_alarms_one(struct grog_run *r, unsigned here, unsigned there)
{
    uint16_t who = wf_random_hearer(r, here, there);
    if (who)
        wf_goes_for_alarm(r, who);
}

/* WF-SHW-134..140  Unless all of them are killed: of a Hostile that did not know of the team. */
void wf_notices(struct grog_run *r, uint16_t hostile, bool touched)
{
    if (touched)
        wf_goes_for_alarm(r, hostile);       /* WF-SHW-135, WF-SHW-136, WF-SHW-139, WF-SHW-140  it goes for the alarm */
    else
        wf_pauses(r, hostile);                          /* WF-SHW-134  missed altogether: it Pauses */
}
