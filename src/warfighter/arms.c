/* SPDX-License-Identifier: MIT */
/* arms.c -- what Weapons have beyond a chart: Bipods, Attachments, a second Attack Table, Modes that cost Experience,
 * counters used by the dice; Slow counters.
 *
 * What always holds here: what is attached to a Weapon, or is a part of it, is where the Weapon is, and goes out of the
 * game with it. */
#include "common.h"
#include "arms.h"
#include "cards.h"
#include "deal.h"
#include "hand_to_hand.h"
#include "forecast.h"
#include "jtac.h"

/* ---- what lies on a Weapon --------------------------------------------------- */

bool wf_is_part(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_WEAPON && numbers_of(m, card)[WEAPON_PART];
}

/* Is it more Ammo than a Weapon comes with?  What is Expended is bought by the piece. */
bool wf_is_extra_ammo(const struct grog_match *m, const struct grog_listed *c)
{
    const int16_t *n = numbers_of(m, c->card);
    return kind_of(m, c->card) == OF_WEAPON
        && (n[WEAPON_PART] || (c->number > 1 && (!n[WEAPON_EXPENDED] || is_tank(n))));
}

/* NAM-EQP-05, CHT-EQP-09  An Attachment goes on a Weapon that one of its words is about. */
bool wf_fits_on(const struct grog_match *m, uint16_t attachment, uint16_t weapon)
{
    if (kind_of(m, attachment) != OF_EQUIPMENT || kind_of(m, weapon) != OF_WEAPON)
        return false;
    const int16_t *fits = numbers_of(m, attachment) + EQUIPMENT_FITS;
    for (int i = 0; i < fits[0]; i++)
        if (wf_keyword(m, weapon, (uint16_t)fits[1 + i]))
            return true;
    return false;
}

/* NAM-EQP-06  With a Weapon goes what is on it. */
void wf_carry_along(struct grog_run *r, const struct item *weapon)
{
    struct warfighter *w = wf(r->g);
    unsigned slot = (unsigned)(weapon - w->item);
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        if (it->on != slot + 1)
            continue;
        it->holder = weapon->holder;
        it->place = weapon->place;
        it->thing.owner = weapon->thing.owner;
        it->marks = (uint8_t)((it->marks & ~MARK_DROPPED) | (weapon->marks & MARK_DROPPED));
    }
}

void wf_put_alone_out(struct grog_run *r, uint16_t ref)
{
    const struct item *i = &const_wf(r->g)->item[grog_ref_slot(ref)];
    if (!(i->marks & MARK_ONE_OF))                      /* the card is where the others are */
        grog_put(r, ZONE_OUT, 0, i->thing.card);
    wf_guides_no_more(wf(r->g), grog_ref_slot(ref));
    grog_thing_free(r, ref);
}

void wf_put_item_out(struct grog_run *r, uint16_t ref)
{
    const struct warfighter *w = const_wf(r->g);
    EACH_ITEM(w, i)
        if (w->item[i].on == grog_ref_slot(ref) + 1)
            wf_put_alone_out(r, item_ref(w, i));
    wf_put_alone_out(r, ref);
}

/* At the muster: NAM-EQP-05 on the last of his Weapons that it fits. */
void wf_attach_at_start(struct grog_run *r, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i)
        if (i < item && w->item[i].holder == w->item[item].holder
            && wf_fits_on(r->m, w->item[item].thing.card, w->item[i].thing.card))
            w->item[item].on = (uint8_t)(i + 1);
}

/* CHT-WPN-14  More counters for the part that he has; false: there is none. */
bool wf_add_to_part(struct grog_run *r, unsigned soldier, uint16_t card, unsigned copies)
{
    struct warfighter *w = wf(r->g);
    unsigned part = ITEMS;
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == card)
            part = i;
    if (part == ITEMS)
        return false;
    unsigned n = w->item[part].count + wf_counters(r->m, card, copies);
    w->item[part].count = (uint8_t)(n > 99 ? 99 : n);
    return true;
}

/* ---- to move an Attachment ------------------------------------------------------ */

/* CHT-EQP-11  To another Weapon of his; once a Turn. */
static grog_rule may_attach(const struct grog_match *m, const struct warfighter *w, unsigned item, unsigned to)
{
    GROG_ASSERT(item < ITEMS && to < ITEMS);
    const struct item *a = &w->item[item], *b = &w->item[to];
    if (a->on == to + 1 || a->holder != b->holder || !wf_fits_on(m, a->thing.card, b->thing.card))
        return R_NAM_EQP_05;
    bool used = a->on && (w->item[a->on - 1].flags & ITEM_USED);
    return used || (a->marks & MARK_MOVED) ? R_CHT_EQP_11 : 0;
}

WF_RARE void wf_list_attaching(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                               struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_ITEM(w, i) {
        bool loose = !w->item[i].on;                    /* Resupplied */
        if (w->item[i].holder != soldier + 1 || !(wf_note(m, w->item[i].thing.card)->is & IS_ATTACHMENT))
            continue;
        EACH_ITEM(w, k)
            if (w->item[k].holder == soldier + 1 && kind_of(m, w->item[k].thing.card) == OF_WEAPON) {
                grog_rule verdict = loose || wf_said(m, g, VALUE_MOVES_ATTACHMENTS) ? may_attach(m, w, i, k)
                                                                                   : R_NAM_EQP_06;
                if (!grog_skips(l, verdict))
                    grog_offer(l, grog_option(VERB_ATTACH, soldier + 1, item_ref(w, i), item_ref(w, k), 0), verdict);
            }
    }
}

/* with: the Attachment; mode: the Weapon. */
enum grog_flow wf_attach(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ATTACH);
    struct item *i = &wf(r->g)->item[grog_ref_slot(f->with)];
    i->on = (uint8_t)(grog_ref_slot(f->mode) + 1);
    i->marks |= MARK_MOVED;
    TELL(TOLD_ATTACHES, f->actor, f->with, f->mode);
    return GROG_DONE;
}

/* ---- Bipods ----------------------------------------------------------------------- */

/* NAM-ACT-105, CHT-ACT-75  1 Action. */
enum grog_flow wf_deploy_bipod(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BIPOD);
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    wf(r->g)->item[grog_ref_slot(f->with)].marks |= MARK_DEPLOYED;
    TELL(TOLD_BIPOD, f->actor, f->with);
    return GROG_DONE;
}

/* NAM-WPN-24, NAM-WPN-25, NAM-ACT-42, NAM-ACT-106, NAM-ACT-132, CHT-WPN-23, CHT-ACT-28  All of his. */
void wf_undeploy(struct grog_run *r, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1)
            w->item[i].marks &= (uint8_t)~MARK_DEPLOYED;
}

/* ---- Modes -------------------------------------------------------------------------- */

/* NAM-WPN-20, NAM-WPN-21  Experience Points that the Attack costs. */
int wf_mode_xp(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    GROG_ASSERT(grog_ref_array(attack->actor) == ARRAY_SOLDIER);
    uint16_t card = attack->with ? w->item[grog_ref_slot(attack->with)].thing.card
                  : is_melee(attack->mode) ? wf_unarmed(m, &w->soldier[grog_ref_slot(attack->actor)]) : 0;
    return card && attack->mode < MODES ? numbers_of(m, card)[WEAPON_XP + attack->mode] : 0;
}

/* NAM-WPN-12, CHT-WPN-10, CHT-WPN-26, CHT-WPN-27  Counters that an Attack with an Expended Weapon uses up. */
int wf_uses_up(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    GROG_ASSERT(mode < MODES);
    const int16_t *n = numbers_of(m, weapon);
    return n[WEAPON_BY_DICE] && mode < GUN_MODES ? n[WEAPON_MODES + mode] : 1;
}

int wf_left_of(const struct grog_match *m, const struct item *i, unsigned mode)
{
    if (!numbers_of(m, i->thing.card)[WEAPON_EXPENDED])
        return mode == THROWN ? LEFT_WITH_TARGET : LEFT_IN_HAND;
    int used = wf_uses_up(m, i->thing.card, mode);
    return i->count > used ? i->count - used : 0;
}

/* ---- Cryo ----------------------------------------------------------------------------- */

/* CHT-WPN-28  Slow counters come on the card. */
void wf_slow(struct grog_run *r, uint16_t hostile, int n)
{
    GROG_ASSERT(grog_ref_array(hostile) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(hostile)];
    h->slow = (uint8_t)(h->slow + n > 99 ? 99 : h->slow + n);
    TELL_AMOUNT(TOLD_SLOWED, h->slow, hostile);
}
