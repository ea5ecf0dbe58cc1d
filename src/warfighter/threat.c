/* SPDX-License-Identifier: MIT */
/* threat.c -- how likely the worst is for a Soldier in the coming Hostile Turn.
 *
 * Every Hostile that will Attack him as things stand is taken in the order in which they Attack, with all the dice that
 * its Attack has; a Fast Hostile that has not acted from where it will have Moved.  Exact as long as no card answers,
 * nothing arrives, and nobody aims anew: those are not known.
 *
 * All chances are whole numbers of ways, out of all ways there are. */
#include "common.h"
#include "actions.h"
#include "armor.h"
#include "band.h"
#include "fast.h"
#include "hostile_turn.h"
#include "threat.h"
#include "forecast.h"

#include <string.h>

/* What one Attack may come to: the ways to each number of Wounds and to a Suppress, out of all; the others come to
 * nothing. */
enum { WOUNDS_MOST = 32, ARMOR_WAYS = BODY_DIE * COVER_DIE, COVER_WAYS = COVER_DIE * ARMOR_WAYS };
struct assault { uint64_t wounds[WOUNDS_MOST + 1], suppress, all; };

/* Of ARMOR_WAYS, those in which the Body Armor lets the dice through. */
static unsigned through_armor(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    unsigned soldier = grog_ref_slot(f->target), n = 0;
    if (!wf_is_armored(m, g, soldier))
        return ARMOR_WAYS;
    int bonus = grog_value(m, g, VALUE_ARMOR_ROLL, f, NULL);
    for (int body = 1; body <= BODY_DIE; body++) {
        int cover = wf_armor_at(m, g, soldier, body);
        for (int die = 1; die <= COVER_DIE; die++)
            n += !cover || die + bonus >= cover;
    }
    return n;
}

/* Of COVER_WAYS, those in which his Cover is beaten, and his Body Armor. */
static unsigned through_cover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    int needed = wf_shelter(m, g, grog_ref_slot(f->target), f->actor, NULL);
    unsigned n = 0;
    int bonus = f->pending[ASSAULT_COVER_BONUS] + grog_value(m, g, VALUE_HOSTILE_COVER_ROLL, f, NULL);
    for (int die = 1; die <= COVER_DIE; die++)
        n += die + bonus >= needed;
    return n ? n * through_armor(m, g, f) : 0;
}

static void count(struct assault *a, struct wf_hurt hurt, unsigned ways)
{
    a->wounds[hurt.wounds < WOUNDS_MOST ? hurt.wounds : WOUNDS_MOST] += hurt.wounds > 0 ? ways : 0;
    a->suppress += hurt.suppress ? ways : 0;
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* In the smallest numbers, so that many Attacks can be multiplied. */
static void reduce(struct assault *a)
{
    uint64_t by = common_divisor(a->all, a->suppress);
    for (int i = 1; i <= WOUNDS_MOST; i++)
        by = common_divisor(by, a->wounds[i]);
    a->all /= by;
    a->suppress /= by;
    for (int i = 1; i <= WOUNDS_MOST; i++)
        a->wounds[i] /= by;
}

/* WF-HAT-07..25  f: the Attack. */
static struct assault assault_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    struct assault a = { .all = DIE * COVER_WAYS };
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(f->actor)];
    unsigned beaten = through_cover(m, g, f);
    int bonus = f->pending[ASSAULT_BONUS] + grog_value(m, g, VALUE_HOSTILE_ROLL, f, NULL);
    int more = grog_value(m, g, VALUE_WOUNDS, f, NULL);
    for (int die = 1; die <= DIE; die++) {
        bool other = wf_result_by_chart(m, h, die + bonus) > 0;
        int wounds = other ? 0 : wf_wounds_by_chart(m, h, die + bonus);
        if (!other)
            count(&a, wf_hurt_by(wounds, true, more), beaten);
        count(&a, wf_hurt_by(other ? 1 : wounds, false, 0), COVER_WAYS - beaten);
    }
    reduce(&a);
    return a;
}

/* In so many of 100, rounded. */
static int percent(uint64_t ways, uint64_t all) { return (int)((200 * ways + all) / (2 * all)); }

struct wf_assault_shares wf_assault_shares(const struct grog_match *m, const struct grog_game *g,
                                           const struct grog_frame *f)
{
    struct assault a = assault_of(m, g, f);
    uint64_t wound = 0;
    for (int i = 1; i <= WOUNDS_MOST; i++)
        wound += a.wounds[i];
    return (struct wf_assault_shares){ percent(wound, a.all), percent(a.suppress, a.all) };
}

/* What may have come of all Attacks so far: by Wounds taken (as many as his Health: he is Down), Suppressed or not; all
 * of them together are `all`. */
struct fate_of { int health; uint64_t all, at[WOUNDS_MOST + 1][2]; };

/* There is room to count in thousandths. */
static const uint64_t all_most = UINT64_MAX / 2048;

/* So many Attacks that their ways no longer fit: each is rounded, the one in 10^10 that is lost nobody sees. */
static void make_room(struct fate_of *f, uint64_t factor)
{
    while (f->all > all_most / factor) {
        f->all = 0;
        for (int i = 0; i <= f->health; i++)
            for (int pinned = 0; pinned < 2; pinned++)
                f->all += f->at[i][pinned] = (f->at[i][pinned] + 1) / 2;
    }
}

static void suffer(struct fate_of *f, const struct assault *a)
{
    make_room(f, a->all);
    struct fate_of next = { .health = f->health, .all = f->all * a->all };
    for (int pinned = 0; pinned < 2; pinned++)                              /* who is Down is left alone */
        next.at[f->health][pinned] = f->at[f->health][pinned] * a->all;
    uint64_t hurt = a->suppress;
    for (int i = 1; i <= WOUNDS_MOST; i++)
        hurt += a->wounds[i];
    for (int had = 0; had < f->health; had++)
        for (int pinned = 0; pinned < 2; pinned++) {
            uint64_t ways = f->at[had][pinned];
            for (int i = 1; i <= WOUNDS_MOST; i++)
                next.at[had + i < f->health ? had + i : f->health][pinned] += ways * a->wounds[i];
            next.at[had][1] += ways * a->suppress;
            next.at[had][pinned] += ways * (a->all - hurt);
        }
    *f = next;
}

/* CHT-FST-05, CHT-FST-13  It Moves before it Attacks, unless it has acted or is held. */
static void close_range(const struct grog_match *m, struct warfighter *then, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    struct hostile *h = &then->hostile[slot];
    unsigned to = space_after(then, h->place, wf_step_of(m, &then->game, h));
    if (!wf_is_held(then, h) && to)
        h->place = (uint8_t)to;
}

bool wf_will_attack(const struct grog_match *m, const struct grog_game *g, unsigned slot, struct warfighter *then)
{
    GROG_ASSERT(slot < HOSTILES);
    const struct hostile *h = &const_wf(g)->hostile[slot];
    struct warfighter room;
    if (wf_is_target(m, h) || !h->target)
        return false;
    bool rushes = wf_active(m, h) > 0 && !(h->flags & HOSTILE_ACTED) && wf_is_fast(m, g, h)
               && !frame_of(g, PROC_HOSTILE_TURN);
    if (!rushes && !then)
        return wf_attacks(m, const_wf(g), h, NULL);
    then = then ? then : &room;
    *then = *const_wf(g);
    if (rushes)
        close_range(m, then, slot);
    return wf_attacks(m, then, &then->hostile[slot], NULL);
}

/* Of the Attacks in the order of the path the one after this one; HOSTILES: no more. */
static unsigned next_of(const struct grog_match *m, const struct warfighter *w, unsigned soldier, unsigned last,
                        bool began)
{
    unsigned best = HOSTILES;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        bool behind = last == HOSTILES || h->place > w->hostile[last].place
                   || (h->place == w->hostile[last].place && i > last);
        if (h->target == soldier + 1 && behind && !(began && (h->flags & HOSTILE_ACTED))
            && (best == HOSTILES || h->place < w->hostile[best].place)
            && wf_will_attack(m, &w->game, i, NULL))
            best = i;
    }
    return best;
}

static uint16_t share(uint64_t ways, uint64_t all) { return (uint16_t)((2000 * ways + all) / (2 * all)); }

static void add_up(const struct fate_of *f, struct grog_shares *out)
{
    uint64_t pinned = 0, wounded = 0;
    for (int i = 0; i <= f->health; i++) {
        pinned += f->at[i][1];
        wounded += i ? f->at[i][0] + f->at[i][1] : 0;
    }
    out->of_thousand[THREAT_SUPPRESS] = share(pinned, f->all);
    out->of_thousand[THREAT_WOUND] = share(wounded, f->all);
    out->of_thousand[THREAT_DOWN] = share(f->at[f->health][0] + f->at[f->health][1], f->all);
}

/* WF-ACD-27  Support that nobody can Retain is gone before the Hostiles act. */
static void without_support(const struct grog_match *m, const struct grog_game *g, struct warfighter *out)
{
    *out = *const_wf(g);
    EACH_SUPPORT(out, i)
        out->support[i].thing.live = wf_can_retain(m, g, &out->support[i]);
}

bool wf_threat(const struct grog_match *m, const struct grog_game *now_is, unsigned array, unsigned slot,
               struct grog_shares *out)
{
    GROG_ASSERT(array != ARRAY_SOLDIER || slot < SOLDIERS);
    struct warfighter coming;
    const struct grog_game *g = now_is;
    if (!frame_of(g, PROC_HOSTILE_TURN)) {
        without_support(m, now_is, &coming);
        g = &coming.game;
    }
    const struct warfighter *w = const_wf(g);
    const struct grog_frame *turn = frame_of(g, PROC_HOSTILE_TURN), *now = frame_of(g, PROC_HOSTILE_ATTACK);
    unsigned n = 0;
    memset(out, 0, sizeof *out);
    if (array != ARRAY_SOLDIER || !in_play(&w->soldier[slot]) || g->over
        || (!turn && !wf_said(m, g, VALUE_HOSTILE_TURN)))
        return false;
    int health = wf_health(m, &w->soldier[slot]);
    struct fate_of fate = { .health = health < 1 ? 1 : health > WOUNDS_MOST ? WOUNDS_MOST : health };
    fate.at[0][0] = fate.all = 1;
    if (now && g->question == ASK_ATTACKED && grog_ref_slot(now->target) == slot) {    /* its dice have not fallen */
        struct assault a = assault_of(m, g, now);
        suffer(&fate, &a);
        n++;
    }
    for (unsigned i = HOSTILES; (i = next_of(m, w, slot, i, turn != NULL)) < HOSTILES; n++) {
        struct warfighter then;
        wf_will_attack(m, g, i, &then);
        struct assault a = assault_of(m, &then.game, &(struct grog_frame){ .proc = PROC_HOSTILE_ATTACK,
            .seat = GROG_NOBODY, .actor = hostile_ref(w, i), .target = soldier_ref(w, slot) });
        suffer(&fate, &a);
    }
    add_up(&fate, out);
    return n > 0;
}
