/* SPDX-License-Identifier: MIT */
/* medals.c -- Medal Cards.
 *
 * The deck is a set, of which one card by lot lies face down beside the table: its top.  The back of that card says
 * when it is drawn.  A card that is drawn lies on a Soldier, an item like others: until it is earned it says what is
 * to be done for it, and then it is worth its points and says nothing; a card of a company speaks from the first on,
 * until it is shed.  What a Medal gives lies out of the game till then.
 *
 * What always holds: no card of the deck is on the table but its top and those that were left face down. */
#include "common.h"
#include "cards.h"
#include "deal.h"
#include "decks.h"
#include "eras.h"
#include "hostiles.h"
#include "medals.h"
#include "tables.h"
#include "team.h"

/* ---- whose Medals they are ----------------------------------------------------------- */

/* The Nation that is commanded: that of the first Player Soldier. */
static int16_t nation_of(const struct grog_match *m)
{
    struct grog_listed at[TEAM_ROOM];
    unsigned n = wf_team_cards(m, at);
    for (unsigned i = 0; i < n; i++)
        if (kind_of(m, at[i].card) == OF_PLAYER)
            return numbers_of(m, at[i].card)[SOLDIER_NATION];
    return 0;
}

/* WF-MED-03  Only those of the Nation that is commanded. */
bool wf_is_medal_of_deck(const struct grog_match *m, uint16_t medal)
{
    return wf_has_medals(m) && wf_is_one(m, numbers_of(m, medal)[MEDAL_NATION], nation_of(m));
}

bool wf_is_medal_silent(const struct grog_match *m, const struct item *i)
{
    bool company = numbers_of(m, i->thing.card)[MEDAL_COMPANY];
    return company ? i->extra == MEDAL_OVER : i->extra != MEDAL_WAITS;
}

/* WF-MED-15, WF-MED-30  Of one that is earned or, of a company's, was placed, by who is with the team. */
int wf_medal_points(const struct grog_match *m, const struct warfighter *w, const struct item *i)
{
    enum fate fate = i->holder ? (enum fate)w->soldier[i->holder - 1].fate : GONE;
    return i->extra != MEDAL_WAITS && (fate == IN_PLAY || fate == WAITING) ? numbers_of(m, i->thing.card)[MEDAL_POINTS]
                                                                           : 0;
}

/* ---- what Medals give ------------------------------------------------------------------ */

unsigned wf_gifts(const struct grog_match *m, uint16_t medal)
{
    return kind_of(m, medal) == OF_MEDAL ? (unsigned)numbers_of(m, medal)[MEDAL_GIVES] : 0;
}

void wf_put_gifts_out(struct grog_run *r, uint16_t medal)
{
    const int16_t *gives = numbers_of(r->m, medal) + MEDAL_GIVES;
    for (int i = 0; i < gives[0]; i++)
        grog_put(r, ZONE_OUT, 0, (uint16_t)gives[1 + i]);
}

static bool has(const struct warfighter *w, unsigned soldier, uint16_t card)
{
    EACH_ITEM(w, i)
        if (w->item[i].holder == soldier + 1 && w->item[i].thing.card == card)
            return true;
    return false;
}

/* WF-MED-12, WF-MED-13  At once, and whatever Soldier he is. */
static void give(struct grog_run *r, unsigned soldier, uint16_t medal)
{
    const int16_t *gives = numbers_of(r->m, medal) + MEDAL_GIVES;
    for (int i = 0; i < gives[0]; i++) {
        uint16_t card = (uint16_t)gives[1 + i];
        if (kind_of(r->m, card) == OF_SKILL && has(const_wf(r->g), soldier, card))
            continue;                                   /* WF-SET-31  a Skill comes once */
        if (grog_remove(r, ZONE_OUT, 0, card))
            wf_add_gift(r, soldier, card);
    }
}

/* WF-MED-14  It was earned in an earlier Mission, and what it gives he has; WF-MED-31  of a company's only that it was
 * placed on him is left. */
void wf_wear(struct grog_run *r, unsigned soldier, uint16_t medal)
{
    GROG_ASSERT(grog_ref_array(medal) == ARRAY_ITEM);
    struct item *i = &wf(r->g)->item[grog_ref_slot(medal)];
    const int16_t *n = numbers_of(r->m, i->thing.card), *gives = n + MEDAL_GIVES;
    i->extra = n[MEDAL_COMPANY] ? MEDAL_OVER : MEDAL_WORN;
    if (n[MEDAL_COMPANY])
        return;
    for (int k = 0; k < gives[0]; k++)
        wf_add_gift(r, soldier, (uint16_t)gives[1 + k]);
}

/* ---- the deck ------------------------------------------------------------------------------ */

static uint16_t top_of(const struct warfighter *w)
{
    for (unsigned i = 0; i < MEDALS; i++)
        if (w->medal[i].thing.live && !w->medal[i].kept)
            return medal_ref(w, i);
    return 0;
}

/* WF-MED-04  One by lot. */
void wf_next_medal(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!w->medals[0] || top_of(w))
        return;
    uint16_t card = w->medals[1 + grog_dice_below(grog_chance(r), w->medals[0])];
    uint16_t ref = grog_thing_new(r, ARRAY_MEDAL, card, GROG_NOBODY);
    if (!ref)
        return;
    w->medal[grog_ref_slot(ref)].thing.hidden = 1;      /* WF-MED-05  its back is seen */
    grog_remove(r, ZONE_MEDALS, 0, card);
}

/* WF-MED-20  It is shuffled back, the top with it. */
static void shuffle_back(struct grog_run *r, uint16_t card)
{
    uint16_t top = top_of(const_wf(r->g));
    if (top) {
        grog_put(r, ZONE_MEDALS, 0, grog_thing_at(r->m, r->g, top)->card);
        grog_thing_free(r, top);
    }
    grog_put(r, ZONE_MEDALS, 0, card);
    TELL(TOLD_MEDAL_BACK, card);
    wf_next_medal(r);
}

/* A Medal with its Soldier, as rows on it speak of it (`of = with`). */
static struct grog_frame about(const struct warfighter *w, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    unsigned soldier = w->item[item].holder - 1u;
    return (struct grog_frame){ .proc = PROC_USE, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .with = item_ref(w, item) };
}

/* WF-MED-09, WF-MED-10  One of those in the Mission, by lot, of whatever kind. */
static unsigned candidate(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    uint8_t at[SOLDIERS];
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (kind_of(r->m, w->soldier[i].thing.card) != OF_K9)
            at[n++] = (uint8_t)i;
    return n ? at[grog_dice_below(grog_chance(r), n)] : SOLDIERS;
}

static void draw(struct grog_run *r, uint16_t medal)
{
    struct warfighter *w = wf(r->g);
    uint16_t card = grog_thing_at(r->m, r->g, medal)->card;
    const int16_t *n = numbers_of(r->m, card);
    unsigned soldier = candidate(r);
    grog_thing_free(r, medal);
    wf_next_medal(r);                                   /* WF-MED-08  it waits for another moment */
    uint16_t ref = soldier < SOLDIERS ? grog_thing_new(r, ARRAY_ITEM, card, w->soldier[soldier].thing.owner) : 0;
    if (!ref) {
        grog_put(r, ZONE_MEDALS, 0, card);
        return;
    }
    struct item *i = &w->item[grog_ref_slot(ref)];
    i->holder = (uint8_t)(soldier + 1);
    i->extra = n[MEDAL_COMPANY] ? MEDAL_WORN : MEDAL_WAITS;
    bool acting = frame_of(r->g, PROC_SOLDIER_TURN);
    i->count = (uint8_t)(n[MEDAL_TURNS] + (n[MEDAL_TURNS] && !acting)); /* WF-MED-20  this Soldier Turn, or the next */
    TELL_AMOUNT(TOLD_MEDAL, i->count, soldier_ref(w, soldier), card);
    struct grog_frame at = about(w, grog_ref_slot(ref));
    grog_after(r, &at, POINT_MEDAL_DRAWN);
    if (!n[MEDAL_COMPANY])
        return;
    give(r, soldier, card);                             /* WF-MED-28  some give something at once */
    wf_count_points(r);                                 /* WF-MED-30 */
}

static struct medal *medal_at(struct grog_run *r, uint16_t ref)
{
    return ref && grog_ref_array(ref) == ARRAY_MEDAL && grog_thing_at(r->m, r->g, ref)
         ? &wf(r->g)->medal[grog_ref_slot(ref)] : NULL;
}

/* WF-MED-07, WF-MED-08  What its back waits for has come; WF-MED-21  some are set aside face down. */
void wf_award(struct grog_run *r, uint16_t medal)
{
    struct medal *top = medal_at(r, medal);
    if (!top || top->kept || r->g->over)
        return;
    if (!numbers_of(r->m, top->thing.card)[MEDAL_FACE_DOWN]) {
        draw(r, medal);
        return;
    }
    top->kept = 1;
    TELL(TOLD_MEDAL_KEPT, 0);
    wf_next_medal(r);
}

/* WF-MED-21  Until the condition is met. */
void wf_reveal_medal(struct grog_run *r, uint16_t medal)
{
    struct medal *kept = medal_at(r, medal);
    if (kept && kept->kept && !r->g->over)
        draw(r, medal);
}

/* ---- earned, or not -------------------------------------------------------------------------- */

static struct item *item_at(struct grog_run *r, uint16_t ref)
{
    if (!ref || grog_ref_array(ref) != ARRAY_ITEM || !grog_thing_at(r->m, r->g, ref))
        return NULL;
    struct item *i = &wf(r->g)->item[grog_ref_slot(ref)];
    return wf_is_medal(r->m, i) && i->holder ? i : NULL;
}

/* WF-MED-11, WF-MED-12  The requirements are met. */
void wf_earn(struct grog_run *r, uint16_t medal)
{
    struct item *i = item_at(r, medal);
    if (!i || i->extra != MEDAL_WAITS)
        return;
    struct grog_frame at = about(const_wf(r->g), grog_ref_slot(medal));
    grog_after(r, &at, POINT_EARNED);                   /* what it says of that, it says while it can still be heard */
    i->extra = MEDAL_WORN;
    i->count = 0;
    TELL(TOLD_EARNS, soldier_ref(const_wf(r->g), i->holder - 1u), i->thing.card);
    give(r, i->holder - 1u, i->thing.card);
    wf_count_points(r);                                 /* WF-MED-15 */
}

/* WF-MED-26, WF-MED-29  A company's Medal ends. */
void wf_shed(struct grog_run *r, uint16_t medal)
{
    struct item *i = item_at(r, medal);
    if (!i || i->extra != MEDAL_WORN || !numbers_of(r->m, i->thing.card)[MEDAL_COMPANY])
        return;
    i->extra = MEDAL_OVER;
    i->count = 0;
    TELL(TOLD_SHEDS, soldier_ref(const_wf(r->g), i->holder - 1u), i->thing.card);
}

/* WF-MED-20  As a Turn begins, before anything else: what has a limit has one Turn less. */
void wf_count_medal_turns(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        if (!wf_is_medal(r->m, it) || it->extra != MEDAL_WAITS || !it->count || --it->count)
            continue;
        uint16_t card = it->thing.card;
        grog_thing_free(r, item_ref(w, i));
        shuffle_back(r, card);
    }
}

/* WF-MED-16  Lost with who is Down, kept by who walks away; WF-MED-11  what he has not earned goes back. */
bool wf_keeps_medal(struct grog_run *r, unsigned item, enum fate how)
{
    GROG_ASSERT(item < ITEMS);
    struct warfighter *w = wf(r->g);
    struct item *i = &w->item[item];
    uint16_t card = i->thing.card;
    if (i->extra != MEDAL_WAITS)
        return how != DOWNED;
    grog_thing_free(r, item_ref(w, item));
    shuffle_back(r, card);
    return true;
}

/* ---- "Eliminate", "Draw a Hostile" -------------------------------------------------------------- */

/* WF-MED-18, WF-MED-19  One Soldier and nobody else, or several; of a band, which is one card, for each of them. */
void wf_hurts(struct grog_run *r, uint16_t hostile, uint16_t by)
{
    struct warfighter *w = wf(r->g);
    if (!wf_has_medals(r->m) || !hostile || grog_ref_array(hostile) != ARRAY_HOSTILE)
        return;
    unsigned slot = grog_ref_slot(hostile), band = w->hostile[slot].band;
    uint8_t who = by && grog_ref_array(by) == ARRAY_SOLDIER ? (uint8_t)(grog_ref_slot(by) + 1) : SEVERAL;
    EACH_HOSTILE(w, i)
        if (i == slot || (band && w->hostile[i].band == band))
            w->hurt_by[i] = w->hurt_by[i] && w->hurt_by[i] != who ? SEVERAL : who;
}

/* Is it so of the Hostile and the Soldier that the context is about? */
int wf_hurt_alone(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                  const struct grog_source *by, uint16_t word)
{
    uint8_t names = m->names[about->proc];
    (void)by, (void)word;
    if (!(names & GROG_ROLE_ACTOR) || !(names & GROG_ROLE_TARGET) || !about->actor || !about->target
        || grog_ref_array(about->actor) != ARRAY_SOLDIER || grog_ref_array(about->target) != ARRAY_HOSTILE)
        return 0;
    return const_wf(g)->hurt_by[grog_ref_slot(about->target)] == grog_ref_slot(about->actor) + 1;
}

/* The last card of the path that lies, be it that where they begin, or the Objective once it is Active. */
static unsigned front_most(const struct warfighter *w)
{
    if (w->front > 1 && (!w->active || w->front + 1 < w->objective || w->way & FROM_OBJECTIVE))
        return space_of_slot(w, w->front);
    return w->way & FROM_OBJECTIVE || (w->active && w->front + 1 == w->objective) ? w->objective : 1;
}

/* WF-MED-22..24  In the front-most card of the path, unless its own word says where; it Targets as any does.
 * NAM-HTN-07  What is no Hostile is laid, and another drawn. */
void wf_meet(struct grog_run *r)
{
    unsigned space = front_most(const_wf(r->g));
    uint16_t card = wf_draw_for_space(r, space);
    if (card)
        wf_enter_hostile(r, card, space, false);
}

/* ---- whom they meet ---------------------------------------------------------------------------------- */

/* Frontline Hostiles, or some among them. */
static bool has_frontline(const struct grog_match *m, uint16_t force)
{
    const int16_t *n = numbers_of(m, force), *parts = n + FORCE_PARTS;
    bool found = n[FORCE_LEVEL] == FRONTLINE;
    for (int i = 0; i < parts[0]; i++)
        found = found || numbers_of(m, (uint16_t)parts[1 + i])[FORCE_LEVEL] == FRONTLINE;
    return found;
}

/* Elite Hostiles of that Nation who are met here. */
static bool is_elite(const struct grog_match *m, uint16_t force, int16_t nation)
{
    return numbers_of(m, force)[FORCE_LEVEL] == ELITE && wf_is_one(m, numbers_of(m, force)[FORCE_NATION], nation)
        && wf_is_met_on(m, wf_setting(m), wf_mission_card(m), force)
        && (!m->base[VALUE_HOSTILES_OF_REGION] || wf_is_at_home(m, force));
}

/* WF-MED-06  Whatever was chosen: Elite ones of the same Nation, if there are any. */
uint16_t wf_with_medals(const struct grog_match *m, uint16_t force)
{
    if (!force || !wf_has_medals(m) || !has_frontline(m, force))
        return force;
    GROG_EACH_OF(m, OF_FORCE, c)
        if (is_elite(m, *c, numbers_of(m, force)[FORCE_NATION]))
            return *c;
    return force;
}
