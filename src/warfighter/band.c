/* SPDX-License-Identifier: MIT */
/* band.c -- Double-Reticle Hostiles: several Hostiles on one card, each with its own Health, target and Attack.
 *
 * Each is a Hostile of its own in play; all of a card share a number, the band.
 * What always holds here: those of one band have the same card and place, and know the same of the team.  One of them
 * stands for the card itself; the others' cards come from what is out of the game, and go back there. */
#include "common.h"
#include "awareness.h"
#include "band.h"
#include "hand_to_hand.h"
#include "hostile_turn.h"
#include "hostiles.h"
#include "tables.h"

#define EACH_OF_BAND(w, of, i) EACH_HOSTILE(w, i) if ((w)->hostile[i].band == (of))

bool wf_leads_band(const struct warfighter *w, unsigned hostile)
{
    GROG_ASSERT(hostile < HOSTILES);
    EACH_OF_BAND(w, w->hostile[hostile].band, i)
        return i == hostile;
    return true;
}

/* The card's text speaks once, by the first of them that is active; else by the first. */
bool wf_echoes(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    const struct warfighter *w = const_wf(g);
    unsigned self = grog_ref_slot(thing), band = grog_ref_array(thing) == ARRAY_HOSTILE ? w->hostile[self].band : 0;
    if (!band)
        return false;
    EACH_OF_BAND(w, band, i)
        if (wf_active(m, &w->hostile[i]) > 0)
            return i != self;
    return !wf_leads(w, self);
}

uint16_t wf_other_of_band(const struct warfighter *w, uint16_t ref)
{
    unsigned self = grog_ref_slot(ref), band = w->hostile[self].band;
    if (band)
        EACH_OF_BAND(w, band, i)
            if (i != self)
                return hostile_ref(w, i);
    return 0;
}

/* WF-UND-02  The small number is how many they are. */
unsigned wf_companions(const struct grog_match *m, uint16_t card)
{
    bool several = kind_of(m, card) == OF_HOSTILE && numbers_of(m, card)[HOSTILE_HITS];
    return several ? (unsigned)numbers_of(m, card)[HOSTILE_RETICLES] - 1 : 0;
}

void wf_put_companions(struct grog_run *r, uint16_t card)
{
    for (unsigned n = wf_companions(r->m, card) * (unsigned)numbers_of(r->m, card)[COPIES]; n > 0; n--)
        grog_put(r, ZONE_OUT, 0, card);
}

static uint8_t new_band(const struct warfighter *w)
{
    uint8_t band = 1;
    for (bool taken = true; taken; band = (uint8_t)(band + taken)) {
        taken = false;
        EACH_OF_BAND(w, band, i)
            taken = true;
    }
    return band;
}

/* WF-UND-04  Each draws a counter of its own. */
void wf_enter_band(struct grog_run *r, uint16_t leader)
{
    GROG_ASSERT(grog_ref_array(leader) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(leader)];
    unsigned n = wf_companions(r->m, h->thing.card);
    h->band = n ? new_band(w) : 0;
    for (; n > 0 && grog_holds(w->out, h->thing.card); n--) {
        uint16_t ref = grog_thing_new(r, ARRAY_HOSTILE, h->thing.card, GROG_NOBODY);
        if (!ref)
            return;
        grog_remove(r, ZONE_OUT, 0, h->thing.card);
        struct hostile *other = &w->hostile[grog_ref_slot(ref)];
        w->hurt_by[grog_ref_slot(ref)] = 0;
        other->place = h->place;
        wf_comes_last(w, other);
        other->flags = h->flags & HOSTILE_MARKED;
        other->band = h->band;
        other->awareness = h->awareness;
        if (wf_knows(h))
            wf_draw_counter(r, other);                  /* WF-SHW-102  only who is Aware has a target */
        TELL(TOLD_HOSTILE, ref, other->place);
        wf_tell_target(r, other);
    }
}

void wf_member_goes(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    if (h->target && (h->flags & HOSTILE_COUNTER))
        w->cup[h->target - 1]++;
    wf_give_back(r, ref, h->place);
    wf_disengage(r, ref, h->place);                     /* WF-HTH-09  nobody is Engaged with it any more */
    grog_put(r, ZONE_OUT, 0, h->thing.card);
    grog_thing_free(r, ref);
}

void wf_band_goes(struct grog_run *r, struct hostile *h, unsigned space)
{
    struct warfighter *w = wf(r->g);
    unsigned band = h->band;
    wf_hostile_goes(r, h, space);
    if (band)
        EACH_OF_BAND(w, band, i)
            wf_hostile_goes(r, &w->hostile[i], space);
}

/* WF-SHW-60, WF-SHW-65  Counters of the night lie on the card. */
void wf_tell_band(struct warfighter *w, const struct hostile *h)
{
    if (h->band)
        EACH_OF_BAND(w, h->band, i) {
            struct hostile *other = &w->hostile[i];
            other->awareness = h->awareness;
            other->alarm_space = h->alarm_space;
            other->flags = (uint8_t)((other->flags & ~HOSTILE_FRESH) | (h->flags & HOSTILE_FRESH));
        }
}

bool wf_is_held(const struct warfighter *w, const struct hostile *h)
{
    if (h->band)
        EACH_OF_BAND(w, h->band, i)
            if (w->hostile[i].suppress)
                return true;
    return h->suppress;
}

int wf_most_active(const struct grog_match *m, const struct warfighter *w, const struct hostile *leader)
{
    int most = wf_active(m, leader);
    if (leader->band)
        EACH_OF_BAND(w, leader->band, i)
            most = wf_active(m, &w->hostile[i]) > most ? wf_active(m, &w->hostile[i]) : most;
    return most;
}

/* WF-UND-08  In Range of one of its targets, the others are aimed anew. */
static void aim_band(struct grog_run *r, unsigned band)
{
    struct warfighter *w = wf(r->g);
    bool in_range = false;
    EACH_OF_BAND(w, band, i)
        in_range = in_range || wf_in_range(r->m, w, &w->hostile[i]);
    EACH_OF_BAND(w, band, i)
        if (in_range && !wf_in_range(r->m, w, &w->hostile[i]))
            wf_aim_near(r, &w->hostile[i]);
}

/* WF-UND-07, WF-UND-08, WF-UND-14  In Range of one target, the others are aimed anew; else all go towards the
 * nearest.  A Suppress counter on any of them keeps all where they are. */
void wf_close_band(struct grog_run *r, struct hostile *leader)
{
    struct warfighter *w = wf(r->g);
    unsigned band = leader->band, near = SPACES + 1, to = 0;
    bool in_range = false, stays = false;
    EACH_OF_BAND(w, band, i) {
        const struct hostile *h = &w->hostile[i];
        if (!h->target)
            return;
        stays = stays || h->suppress;
        unsigned place = w->soldier[h->target - 1].place, far = apart(w, h->place, place);
        in_range = in_range || (wf_in_range(r->m, w, h) && !wf_is_kept_off(r->m, w, h));        /* WF-HCR-05 */
        if (far < near)
            near = far, to = place;
    }
    if (leader->flags & HOSTILE_HELD)
        stays = true;                                   /* WF-OVW-17  an Overwatch counter holds them */
    int step = stays ? 0 : wf_kept_step(r->m, r->g, leader, to);
    if (step) {                                         /* KW-010  it keeps its distance */
        unsigned at = space_after(w, leader->place, step);
        if (at)
            wf_band_goes(r, leader, at);
    } else if (!in_range && !stays) {
        if (near && wf_kept_distance(r->m, r->g, leader) < 0)
            wf_band_goes(r, leader, space_after(w, leader->place,
                                                line_of(w, leader->place) < line_of(w, to) ? 1 : -1));
        return;
    }
    aim_band(r, band);
}

/* ---- Hits are spread ------------------------------------------------------------ */

/* WF-UND-10  Each that still stands. */
void wf_list_spread(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    unsigned band = w->hostile[grog_ref_slot(g->frame[g->depth - 1].target)].band;
    (void)m, (void)seat;
    EACH_OF_BAND(w, band, i)
        grog_offer(l, grog_option(VERB_SPREAD, 0, hostile_ref(w, i), 0, 0), 0);
}
