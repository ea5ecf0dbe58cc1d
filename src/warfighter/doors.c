/* SPDX-License-Identifier: MIT */
/* doors.c -- Doors, Breached: the way into a Fortification.
 *
 * An Attack on a Door is an Attack like any other (attack.c): its Kills are Hits on the Door.  What always
 * holds here: a card with a Door has fewer Hits than would Breach it, and none when it is Breached. */
#include "common.h"
#include "abilities.h"
#include "attack.h"
#include "cards.h"
#include "choices.h"
#include "doors.h"
#include "frame.h"
#include "modes.h"
#include "vehicles.h"

enum { DOOR_COVER, DOOR_HITS, DOOR_INTERIOR };

static const int16_t *printed_door(const struct grog_match *m, const struct hostile *h)
{
    const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_DOOR;
    return !wf_is_target(m, h) && table[0] ? table + 1 : NULL;
}

/* WF-DOR-01, WF-DOR-03  A Door has its own Cover, and so many Hits until it is Breached. */
const int16_t *wf_door(const struct grog_match *m, const struct hostile *h)
{
    return h->flags & HOSTILE_BREACHED ? NULL : printed_door(m, h);
}

int wf_interior(const struct grog_match *m, const struct hostile *h)
{
    const int16_t *door = printed_door(m, h);
    return door ? door[DOOR_INTERIOR] : 0;
}

/* WF-DOR-05, WF-DOR-10  It is Breached: from inside, the Interior Cover counts. */
static void breach(struct grog_run *r, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(ref)];
    h->hits = 0;
    h->flags |= HOSTILE_BREACHED;
    TELL(TOLD_BREACHED, ref);
}

/* WF-DOR-05  Hits stay; what it does not need is lost. */
void wf_hit_door(struct grog_run *r, uint16_t ref, int hits)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(ref)];
    const int16_t *door = wf_door(r->m, h);
    if (!door)
        return;
    int now = h->hits + hits;
    h->hits = (uint8_t)(now < door[DOOR_HITS] ? now : door[DOOR_HITS]);
    TELL_AMOUNT(TOLD_HIT_DOOR, hits, ref);
    if (h->hits >= door[DOOR_HITS])
        breach(r, ref);
}

/* ---- Pick ---------------------------------------------------------------- */

/* WF-DOR-06, WF-DOR-07  Where he is. */
static grog_rule may_pick(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile)
{
    GROG_ASSERT(soldier < SOLDIERS && grog_ref_array(hostile) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(hostile)];
    uint16_t lock = wf_door(m, h) ? (uint16_t)numbers_of(m, h->thing.card)[HOSTILE_LOCK] : 0;
    if (!lock)
        return R_DOR_06;
    return wf_ability(m, g, soldier, lock) ? wf_may_act(&w->soldier[soldier], 1) : R_DOR_07;
}

struct grog_frame wf_lock_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    GROG_ASSERT(grog_ref_array(f->target) == ARRAY_HOSTILE);
    const int16_t *n = numbers_of(m, const_wf(g)->hostile[grog_ref_slot(f->target)].thing.card);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat, .actor = f->actor,
        .mode = (uint16_t)n[HOSTILE_LOCK], .target = f->target, .pending = { n[HOSTILE_LOCK_ROLL] } };
}

const struct grog_step wf_pick_steps[] = { STARTS, [PICK_TEST] = CALLS("test", R_DOR_07, PROC_TEST) };

static bool pick_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->actor && f->target;
}

const struct wf_rests wf_pick_rests = {
    .fits = pick_fits,
    .hands = { [PICK_TEST] = { ACTOR, NONE, ANY, TARGET } },
};

/* WF-DOR-07..09  target: the Hostile. */
enum grog_flow wf_pick_lock(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PICK);
    const struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(f->target)];
    BEGIN;
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    CALL_FRAME(PICK_TEST, wf_lock_test(r->m, r->g, f));
    if (r->result && grog_thing_at(r->m, r->g, f->target) && wf_door(r->m, h))
        breach(r, f->target);                           /* WF-DOR-06  a picked lock opens the Door */
    END;
}

/* ---- what may be chosen -------------------------------------------------- */

/* WF-DOR-02  From the same Location. */
static bool is_beside(const struct warfighter *w, unsigned soldier, uint16_t door)
{
    return w->hostile[grog_ref_slot(door)].place == w->soldier[soldier].place;
}

/* With a Weapon, in the Modes that reach it: what is Thrown would lie inside. */
static void list_weapons(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t door,
                         grog_rule acts, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_ITEM(w, i) {
        const struct item *it = &w->item[i];
        if (it->holder != soldier + 1 || kind_of(m, it->thing.card) != OF_WEAPON)
            continue;
        struct grog_frame attack = { .proc = PROC_BREACH, .actor = soldier_ref(w, soldier), .with = item_ref(w, i),
                                     .target = door };
        grog_rule verdict = wf_by_free_attacks(m, g, soldier, i, acts);
        if (!verdict)
            verdict = is_beside(w, soldier, door) ? wf_may_use_weapon(m, g, soldier, it) : R_DOR_02;
        for (unsigned mode = 0; mode < GUN_MODES && !grog_skips(l, verdict); mode++)
            if (mode != THROWN && numbers_of(m, it->thing.card)[WEAPON_MODES + mode])
                grog_offer(l, grog_option(VERB_BREACH, soldier + 1, item_ref(w, i), mode, door),
                           verdict ? verdict : !wf_chart(m, w, &attack) ? R_ATK_02
                           : wf_may_use_mode(m, g, soldier, i, (enum mode)mode));
    }
}

/* WF-DOR-01, WF-DOR-02  With what he has, from the same Location. */
static void list_door(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t door,
                      grog_rule acts, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS && grog_ref_array(door) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(g);
    struct grog_frame attack = { .proc = PROC_BREACH, .actor = soldier_ref(w, soldier), .target = door };
    grog_rule so_far = acts ? acts : is_beside(w, soldier, door) ? 0 : R_DOR_02;
    if (kind_of(m, w->soldier[soldier].thing.card) == OF_SQUAD)
        grog_offer(l, grog_option(VERB_BATTER, soldier + 1, 0, 0, door),
                   so_far ? so_far : wf_chart(m, w, &attack) ? 0 : R_ATK_02);
    list_weapons(m, g, soldier, door, acts, l);        /* WF-DOR-01  a Squad's card may name some too */
    grog_offer(l, grog_option(VERB_PICK, soldier + 1, 0, 0, door),
               so_far ? so_far : may_pick(m, g, soldier, door));
}

WF_APART void wf_list_doors(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                            struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    EACH_HOSTILE(w, i)
        if ((l->seek || w->hostile[i].place == w->soldier[soldier].place) && wf_door(m, &w->hostile[i]))
            list_door(m, g, soldier, hostile_ref(w, i), so_far, l);
}
