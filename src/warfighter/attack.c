/* SPDX-License-Identifier: MIT */
/* attack.c -- Soldier Attacks: from the declaration to the counters on the Hostile card.
 *
 * Two procedures.  SHOOT rolls the dice and says what they did; what cards alter about an
 * Attack is pending there, and odds are about its result.  ATTACK pays for it before, and
 * carries the result out afterwards.  What it came to is a
 * wf_attack_result (attack.h). */
#include "common.h"
#include "ammo.h"
#include "arms.h"
#include "attack.h"
#include "awareness.h"
#include "cards.h"
#include "doors.h"
#include "frame.h"
#include "gear.h"
#include "hand_to_hand.h"
#include "noise.h"
#include "objective.h"
#include "optional_rules.h"
#include "striking.h"
#include "telling.h"
#include "unaware.h"
#include "vehicles.h"
#include "wounds.h"
#include "forecast.h"

enum { WAS_UNAWARE = 1, WAS_SHOT_AT, WAS_TOUCHED };     /* what has come to the target that did not know of the team */

_Static_assert((int)MELEE_HIT == CHART_HIT, "a chart has what hits in one column");

/* ---- what it is made with ------------------------------------------------ */

static const struct item *weapon_of(const struct warfighter *w, const struct grog_frame *f)
{
    return f->with ? &w->item[grog_ref_slot(f->with)] : NULL;
}

static const struct hostile *target_of(const struct warfighter *w, const struct grog_frame *f)
{
    return &w->hostile[grog_ref_slot(f->target)];
}

bool wf_each_die_counts(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    /* WF-ATK-40, WF-VEH-16  Such an Attack is resolved die by die. */
    return mode == EXPLOSION || mode == SPRAY || numbers_of(m, weapon)[WEAPON_SPRAYS];
}

bool wf_hits_many(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    return wf_each_die_counts(m, weapon, mode) || numbers_of(m, weapon)[WEAPON_PROX];
}

/* WF-VEH-15  The table of a Weapon with Proximity: one die, so many Hits; NULL: it has none. */
static const int16_t *prox_of(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    const struct item *i = weapon_of(w, f);
    const int16_t *table = i ? numbers_of(m, i->thing.card) + WEAPON_PROX : NULL;
    return table && table[0] ? table : NULL;
}

/* WF-PMT-66  The numbers of a Squad Soldier, whose Attack is on his own card; NULL: it is none of his. */
static const int16_t *squad_of(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    uint16_t card = w->soldier[grog_ref_slot(f->actor)].thing.card;
    return !weapon_of(w, f) && !is_melee(f->mode) && kind_of(m, card) == OF_SQUAD ? numbers_of(m, card) : NULL;
}

/* Does each die of the Attack count? */
static bool sprays(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    const int16_t *squad = squad_of(m, w, f);
    return weapon_of(w, f) ? wf_each_die_counts(m, weapon_of(w, f)->thing.card, f->mode) : squad && squad[SQUAD_SPRAYS];
}

/* WF-WPN-15..19, WF-ATK-06, WF-HTH-19  As printed. */
int wf_printed_dice(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    const struct item *i = weapon_of(w, attack);
    if (is_melee(attack->mode)) {
        const int16_t *row = wf_chart(m, w, attack);
        return row ? row[MELEE_DICE] : 0;
    }
    const int16_t *squad = squad_of(m, w, attack);
    return i ? numbers_of(m, i->thing.card)[WEAPON_MODES + attack->mode] : squad ? squad[SQUAD_DICE] : 1;
}

/* WF-ATK-12  The Weapon's dice in the Mode, and those that cards add. */
static int dice_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    return wf_printed_dice(m, const_wf(g), f) + grog_value(m, g, VALUE_ATTACK_DICE, f, NULL);
}

/* WF-HTH-22, WF-HTH-30  Of a Hand to Hand Attack: its Mode's Penetration, and Aim. */
int wf_penetration(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    const int16_t *row = is_melee(attack->mode) ? wf_chart(m, w, attack) : NULL;
    const struct item *i = is_melee(attack->mode) ? NULL : weapon_of(w, attack);
    int loaded = i && wf_loaded(i) == SUBSONIC_AMMO ? -2 : 0;           /* WF-SHW-72  Subsonic Ammo pierces 2 less */
    return row ? row[MELEE_PEN] + row[MELEE_AIM] : loaded;
}

/* ---- SHOOT: the dice ------------------------------------------------------ */

static bool needs_ammo(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    GROG_ASSERT(grog_ref_array(f->actor) == ARRAY_SOLDIER);
    const struct item *i = weapon_of(w, f);
    const struct soldier *s = &w->soldier[grog_ref_slot(f->actor)];
    return kind_of(m, s->thing.card) != OF_SQUAD        /* WF-SOL-46: never runs out */
        && i && !is_melee(f->mode) && numbers_of(m, i->thing.card)[WEAPON_CALIBER] && !(i->flags & ITEM_EMPTY);
}

/* How many lie: cards may alter the number when they do, but not what was rolled. */
static int dice_lying(const struct grog_frame *f)
{
    int n = f->pending[ATTACK_DICE];
    return n < 1 ? 1 : n > MOST_DICE ? MOST_DICE : n;
}

/* WF-ATK-35, WF-ATK-39, WF-WPN-12  A die of so much or less, before anything is added, empties it; 0: none does. */
static int empties_at(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                      const int16_t *row)
{
    bool can = needs_ammo(m, const_wf(g), f) && weapon_of(const_wf(g), f)->count;
    int reload = can ? row[RANGE_RELOAD] + grog_value(m, g, VALUE_RELOAD, f, NULL) : 0;
    return reload < 0 ? 0 : reload;
}

static bool runs_out(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const int16_t *row)
{
    int at = empties_at(m, g, f, row);
    return at && f->local[SHOOT_DIE + dice_lying(f) - 1] <= at;
}

static void check_reload(struct grog_run *r, const struct grog_frame *f, const int16_t *row)
{
    bool out = runs_out(r->m, r->g, f, row);
    if (row[RANGE_RELOAD] && needs_ammo(r->m, const_wf(r->g), f))  /* WF-OPT-06  its Attack dice can jam it */
        wf_check_jam(r, f, row[RANGE_RELOAD] + grog_value(r->m, r->g, VALUE_RELOAD, f, NULL), f->local + SHOOT_DIE,
                     dice_lying(f));
    if (!out)
        return;
    wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_EMPTY;     /* WF-WPN-31: one counter, however many dice */
    TELL(TOLD_EMPTY, f->with);
}

/* WF-HTH-20, WF-HTH-25..27  On the natural dice; the Attack goes on. */
static void check_stumble(struct grog_run *r, const struct grog_frame *f, const int16_t *row)
{
    if (!is_melee(f->mode) || f->local[SHOOT_DIE + dice_lying(f) - 1] > row[MELEE_STUMBLE])
        return;
    TELL(TOLD_STUMBLES, f->actor);
    wf_suppress_soldier(r, grog_ref_slot(f->actor), 1); /* once, however many dice */
}

/* WF-HOS-13  What a Defeat Cover roll must come to: the Door's, the inside's or the card's own. */
int wf_cover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    GROG_ASSERT(grog_ref_array(f->target) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    struct grog_frame about = { .proc = PROC_AIM, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
                                .target = f->target };
    int cover = numbers_of(m, h->thing.card)[wf_is_target(m, h) ? TARGET_COVER : HOSTILE_COVER];
    if (f->proc == PROC_SHOOT && f->local[SHOOT_AT_DOOR] && wf_door(m, h))
        return wf_door(m, h)[0];                        /* WF-DOR-03  the Door has a Cover of its own */
    if ((h->flags & HOSTILE_BREACHED) && f->actor && w->soldier[grog_ref_slot(f->actor)].place == h->place
        && !wf_vehicle(m, w->soldier[grog_ref_slot(f->actor)].thing.card)       /* WF-DOR-12  a Vehicle's never do */
        && grog_value(m, g, VALUE_INTERIOR, &about, NULL))
        cover = wf_interior(m, h);                      /* WF-DOR-10..12  through a Breach the Interior Cover counts */
    return cover + grog_value(m, g, VALUE_COVER, &about, NULL);
}

/* WF-VEH-15: of a Cannon by its best die; else each die by itself. */
static int hits_with(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f, int needed,
                     int bonus)
{
    const int16_t *prox = prox_of(m, w, f);
    int hits = 0;
    if (prox)
        return wf_hits_by_proximity(prox, wf_chart(m, w, f)[0], f->local[SHOOT_DIE] + bonus);
    for (int i = 0; i < dice_lying(f); i++)
        hits += f->local[SHOOT_DIE + i] + bonus >= needed;
    return hits;
}

/* WF-ATK-17, WF-ATK-09  Each die by itself, with what is added to all of them. */
static int hits_of(struct grog_run *r, const struct grog_frame *f, int needed)
{
    int bonus = f->pending[ATTACK_BONUS] + grog_value_told(r, VALUE_ATTACK_ROLL, f);
    if (f->actor)
        wf_use_helpers(r, grog_ref_slot(f->actor), VALUE_ATTACK_ROLL, 1, f);    /* WF-BUY-19 */
    wf_tell_best(r, f->actor, f->local + SHOOT_DIE, f->pending[ATTACK_DICE], needed, bonus);
    return hits_with(r->m, const_wf(r->g), f, needed, bonus);
}

static int cover_roll(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    return f->local[SHOOT_COVER_DIE] + f->pending[ATTACK_COVER_BONUS] + grog_value(m, g, VALUE_COVER_ROLL, f, NULL)
         + wf_penetration(m, const_wf(g), f);
}

/* What is on no card counts too, and is told with its reason. */
static void tell_reason(struct grog_run *r, uint8_t counts, enum reason why, int n)
{
    if (n)
        grog_tell(r, counts, GROG_EVERYBODY,
                  (struct grog_event){ .object = { 0, (uint16_t)why }, .amount = (int16_t)n });
}

/* WF-ATK-15, WF-ATK-16, WF-ATK-10  The die, Penetration and what speaks of this roll must come to the Cover. */
static bool defeats_cover(struct grog_run *r, const struct grog_frame *f)
{
    const struct item *i = weapon_of(const_wf(r->g), f);
    int total = f->local[SHOOT_COVER_DIE] + f->pending[ATTACK_COVER_BONUS], needed = wf_cover(r->m, r->g, f);
    int pierced = wf_penetration(r->m, const_wf(r->g), f);
    if (is_melee(f->mode))
        grog_tell_counts(r, i ? i->thing.card : 0, pierced);
    else
        tell_reason(r, TOLD_COUNTS, BY_SUBSONIC, pierced);
    total += pierced + grog_value_told(r, VALUE_COVER_ROLL, f);
    if (f->actor)
        wf_use_helpers(r, grog_ref_slot(f->actor), VALUE_COVER_ROLL, 1, f);     /* WF-BUY-19 */
    TELL_AMOUNT(TOLD_COVER, total, (uint16_t)f->local[SHOOT_COVER_DIE], (uint16_t)(needed < 0 ? 0 : needed));
    return total >= needed;
}

/* WF-ATK-18..23  Kill, Suppress or No Effect: of the whole Attack, or (WF-ATK-42) of each die. */
static struct wf_attack_result result_of(const struct grog_match *m, const struct warfighter *w,
                                         const struct grog_frame *f, int hits, bool cover)
{
    int dice = dice_lying(f);
    if (prox_of(m, w, f))                               /* WF-VEH-15  Proximity: each hit counts by itself */
        return cover ? (struct wf_attack_result){ hits, !hits } : (struct wf_attack_result){ 0, hits };
    if (sprays(m, w, f))
        return cover ? (struct wf_attack_result){ hits, dice - hits } : (struct wf_attack_result){ 0, hits };
    /* WF-ATK-05, WF-ATK-21  There is at most one result, with however many dice. */
    return hits && cover ? (struct wf_attack_result){ 1, 0 }
                         : (struct wf_attack_result){ 0, hits || cover };
}

/* Do the dice as they lie Kill all that they can, with a Weapon that stays loaded?  Then nothing betters them. */
bool wf_is_settled(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    GROG_ASSERT(grog_ref_array(f->target) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    const int16_t *row = wf_is_live(m, w, f->target) && (!f->with || wf_is_live(m, w, f->with)) ? wf_chart(m, w, f)
                                                                                                : NULL;
    if (!row || !f->local[SHOOT_COVER_DIE] || cover_roll(m, g, f) < wf_cover(m, g, f) || runs_out(m, g, f, row))
        return false;
    int bonus = f->pending[ATTACK_BONUS] + grog_value(m, g, VALUE_ATTACK_ROLL, f, NULL);
    int kills = result_of(m, w, f, hits_with(m, w, f, row[CHART_HIT], bonus), true).kills;
    int most = sprays(m, w, f) ? dice_lying(f) : 1;
    if (prox_of(m, w, f))                               /* WF-VEH-15, NAM-VEH-19, CHT-VEH-20  the best of its rows */
        most = wf_hits_by_proximity(prox_of(m, w, f), row[RANGE_OF], INT16_MAX);
    int left = wf_is_target(m, h) ? most : wf_reticles(m, h) - h->ekia;
    return kills >= (most < left ? most : left);
}

bool wf_forecast(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                 struct wf_forecast *out)
{
    const struct warfighter *w = const_wf(g);
    const int16_t *row = wf_chart(m, w, f);
    struct grog_frame shot = *f;
    if (!row)
        return false;
    if (!shot.pending[ATTACK_DICE])
        shot.pending[ATTACK_DICE] = (int16_t)dice_of(m, g, f);
    int hit = prox_of(m, w, f) ? 1 : row[CHART_HIT];
    while (prox_of(m, w, f) && hit < 99 && !wf_hits_by_proximity(prox_of(m, w, f), row[RANGE_OF], hit))
        hit++;
    *out = (struct wf_forecast){ .dice = dice_lying(&shot), .hit = hit,
        .bonus = f->pending[ATTACK_BONUS] + grog_value(m, g, VALUE_ATTACK_ROLL, f, NULL), .each = sprays(m, w, f),
        .cover = wf_cover(m, g, f), .reload = empties_at(m, g, f, row), .lies = f->local[SHOOT_DIE] > 0,
        .over = cover_roll(m, g, f), .prox = prox_of(m, w, f) };
    out->through = out->over - f->local[SHOOT_COVER_DIE];
    if (out->lies) {
        out->best = f->local[SHOOT_DIE] + out->bonus;
        out->hits = hits_with(m, w, f, row[CHART_HIT], out->bonus);
        out->beats = out->over >= out->cover;
        out->empties = runs_out(m, g, f, row);
    }
    return true;
}

/* Is it still possible?  Reactions may have put an end to who shoots, or to what is shot at or with. */
static bool goes_on(struct grog_run *r, const struct grog_frame *f)
{
    return in_play(wf_soldier(r, f->actor)) && grog_thing_at(r->m, r->g, f->target)
        && (!f->with || grog_thing_at(r->m, r->g, f->with)) && wf_chart(r->m, const_wf(r->g), f)
        && (!f->local[SHOOT_AT_DOOR] || wf_door(r->m, &const_wf(r->g)->hostile[grog_ref_slot(f->target)]));
}

const struct grog_step wf_shoot_steps[] = {
    STARTS, [SHOOT_DECLARED] = AT_POINT("declared", R_ATK_11), [SHOOT_ROLL] = ROLLS("roll", R_ATK_13),
    [SHOOT_COVER] = ROLLS("cover", R_ATK_13), [SHOOT_ROLLED] = AT_POINT("rolled", R_ACD_09),
};
const struct grog_local wf_shoot_locals[] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE }, [SHOOT_COVER_DIE] = { "cover", 0, COVER_DIE }, [SHOOT_AGAIN] = { "again", 0, 3 },
    [SHOOT_AT_DOOR] = { "at door", 0, 1 }, [SHOOT_NO_ROLL] = { "no roll", 0, 1 },
    [SHOOT_ROLLS] = { "rolls", 0, SHOTS_ROLLED_MOST + 1 },
};

/* A Weapon, if there is one, that has the Mode; and nothing else in its place. */
static bool weapon_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->actor || !f->target || f->mode >= MODES)
        return false;
    if (!f->with)
        return is_melee(f->mode)
            || (f->mode == 0 && kind_of(m, w->soldier[grog_ref_slot(f->actor)].thing.card) == OF_SQUAD);
    const struct item *i = &w->item[grog_ref_slot(f->with)];
    return !wf_is_live(m, w, f->with) || kind_of(m, i->thing.card) == OF_WEAPON;
}

/* An Attack that is still to be declared: by whom, with what and at what. */
bool wf_attack_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!weapon_fits(m, w, f) || !wf_is_in_play(w, f->actor) || !wf_is_live(m, w, f->target))
        return false;
    if (f->proc == PROC_BREACH && (f->mode >= GUN_MODES || !wf_door(m, &w->hostile[grog_ref_slot(f->target)])))
        return false;
    return (!f->with || (wf_is_live(m, w, f->with) && wf_printed_dice(m, w, f) > 0)) && wf_chart(m, w, f);
}

static bool shoot_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return weapon_fits(m, w, f) && (f->step == SHOOT_DECLARED || f->local[SHOOT_DIE] > 0);
}

const struct wf_rests wf_shoot_rests = {
    .fits = shoot_fits,
    .point = { [SHOOT_DECLARED] = POINT_DECLARES_ATTACK, [SHOOT_ROLLED] = POINT_ATTACK_ROLLED },
};

enum grog_flow wf_shoot(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHOOT);
    BEGIN;
    f->pending[ATTACK_DICE] = (int16_t)dice_of(r->m, r->g, f);
    REACH(SHOOT_DECLARED, POINT_DECLARES_ATTACK);       /* WF-ATK-11  cards can be played on it now */
    r->result = NOT_SHOT;
    if (!goes_on(r, f))
        return GROG_DONE;
    f->pending[ATTACK_DICE] = (int16_t)dice_lying(f);
    wf_note_dice(r, f, dice_lying(f));
    if (f->local[SHOOT_NO_ROLL]) {                      /* WF-SHW-126..129  a Kill for each die, and none is rolled */
        r->result = wf_pack_result((struct wf_attack_result){ .kills = dice_lying(f) });
        return GROG_DONE;
    }
    f->local[SHOOT_AGAIN] = 3;
    while (f->local[SHOOT_AGAIN]) {
        if (f->local[SHOOT_AGAIN] & 1) {
            ROLL(SHOOT_ROLL, DIE, (unsigned)dice_lying(f));                 /* WF-ATK-13  they have ten sides */
            for (int i = 0; i < dice_lying(f); i++)
                f->local[SHOOT_DIE + i] = r->rolled[i];
        }
        if (f->local[SHOOT_AGAIN] & 2) {
            ROLL(SHOOT_COVER, COVER_DIE, 1);                                /* WF-ATK-14, WF-ATK-41  one for them all */
            f->local[SHOOT_COVER_DIE] = r->rolled[0];
        }
        f->pending[ATTACK_REROLL] = 0;
        wf_tell_dice(r, f->local + SHOOT_DIE, dice_lying(f), f->local[SHOOT_COVER_DIE]);
        REACH(SHOOT_ROLLED, POINT_ATTACK_ROLLED);
        /* Texts that have them rolled again each time come to an end, whatever is asked between. */
        f->local[SHOOT_AGAIN] = f->local[SHOOT_ROLLS]++ < SHOTS_ROLLED_MOST ? f->pending[ATTACK_REROLL] : 0;
        wf_tell_again(r, f->local[SHOOT_AGAIN]);
    }
    r->result = NOT_SHOT;
    if (!goes_on(r, f))
        return GROG_DONE;
    const int16_t *row = wf_chart(r->m, const_wf(r->g), f);
    check_reload(r, f, row);
    check_stumble(r, f, row);
    int hits = hits_of(r, f, row[CHART_HIT]);
    wf_tell_hits(r, hits, dice_lying(f));
    r->result = wf_pack_result(result_of(r->m, const_wf(r->g), f, hits, defeats_cover(r, f)));
    END;
}

/* ---- ATTACK: before and after --------------------------------------------- */

static void declare(struct grog_run *r, struct grog_frame *f)
{
    const struct warfighter *w = const_wf(r->g);
    const struct soldier *s = wf_soldier(r, f->actor);
    if (!f->local[ATTACK_FREE])
        wf_spend_action(r, grog_ref_slot(f->actor), 1); /* WF-ATK-01, WF-TRN-20  it costs an Action */
    else
        wf_count_free(r);                               /* WF-SHW-172  a free one counts as an Action too */
    uint16_t tool = f->with ? weapon_of(w, f)->thing.card : is_melee(f->mode) ? wf_unarmed(r->m, s) : s->thing.card;
    TELL(TOLD_ATTACKS, f->actor, tool, f->mode, f->target);
}

/* It is made: what it is made with has been used. */
static void open_fire(struct grog_run *r, struct grog_frame *f)
{
    struct warfighter *w = wf(r->g);
    struct soldier *s = wf_soldier(r, f->actor);
    s->attacks = (uint8_t)(s->attacks + (s->attacks < 255));
    if (f->with) {
        struct item *i = &w->item[grog_ref_slot(f->with)];
        if (wf_units(r->m, i) < 2)
            i->flags |= ITEM_USED;                      /* WF-BUY-12  one of several is gone when it is thrown */
        i->shots = (uint8_t)(i->shots + (!is_melee(f->mode) && i->shots < 255));
        i->marks |= f->mode == BOLT ? MARK_BOLTED : 0;
        const int16_t *n = numbers_of(r->m, i->thing.card);
        if (i->on)
            w->item[i->on - 1].flags |= ITEM_USED;      /* CHT-WPN-24: one card */
        f->local[ATTACK_HUSHED] = !is_melee(f->mode) && n[WEAPON_SUPPRESSED];
        f->local[ATTACK_WASTES] = !is_melee(f->mode)    /* CHT-VEH-21: Prox is the same as Spray */
            && (wf_hits_many(r->m, i->thing.card, f->mode) || n[WEAPON_FIRE]);
        f->local[ATTACK_SLOWS] = is_melee(f->mode) ? 0 : n[WEAPON_SLOWS];
    } else {
        f->local[ATTACK_WASTES] = sprays(r->m, w, f);   /* CHT-FLD-08  by the chart of his own card too */
    }
}

/* WF-SHW-138  On the chart for who does not know of the team there is no Suppress. */
static struct wf_attack_result look_up(struct grog_run *r, struct grog_frame *f)
{
    bool shot = r->result != NOT_SHOT, touched = shot && r->result;
    struct wf_attack_result came = wf_attack_result(shot ? r->result : 0);
    if (shot && f->local[ATTACK_SURPRISED])
        f->local[ATTACK_SURPRISED] = touched ? WAS_TOUCHED : WAS_SHOT_AT;
    if (f->local[ATTACK_SURPRISED])
        came.suppresses = 0;                            /* WF-SHW-135, WF-SHW-136  no Suppress: it goes for the alarm */
    else if (touched && f->proc != PROC_BREACH && grog_thing_at(r->m, r->g, f->target)
             && target_of(const_wf(r->g), f)->awareness == GOING_FOR_ALARM)
        f->local[ATTACK_SURPRISED] = WAS_TOUCHED;       /* WF-SHW-205l  On Alert it becomes Aware */
    return came;
}

/* What the target has noticed of it, if it still lives; and who else has. */
static void notice(struct grog_run *r, const struct grog_frame *f)
{
    if (f->local[ATTACK_SURPRISED] > WAS_UNAWARE && grog_thing_at(r->m, r->g, f->target))
        wf_notices(r, f->target, f->local[ATTACK_SURPRISED] == WAS_TOUCHED);
    bool made = f->local[ATTACK_SURPRISED] > WAS_UNAWARE;       /* WF-SHW-123  what came to nothing alarms nobody */
    if (made && f->local[ATTACK_DRAWN] && wf_sight_of(r->m, f->local[ATTACK_DRAWN]).alarm)
        wf_alarms_one(r, wf_soldier(r, f->actor)->place, (unsigned)f->local[ATTACK_WHERE]);     /* WF-SHW-130  by lot */
}

/* What the Weapon is worth afterwards: one of it is gone, or it lies with its target. */
static void put_away(struct grog_run *r, const struct grog_frame *f)
{
    struct warfighter *w = wf(r->g);
    struct item *i = f->with ? &w->item[grog_ref_slot(f->with)] : NULL;
    if (!i || is_melee(f->mode) || !grog_thing_at(r->m, r->g, f->with))
        return;
    int left = wf_left_of(r->m, i, f->mode);
    if (left == LEFT_WITH_TARGET && grog_thing_at(r->m, r->g, f->target))
        i->thrown_at = f->target;                       /* WF-ATK-48  it lies with its target while that is there */
    if (left < 0)
        return;
    i->count = (uint8_t)left;                           /* WF-WPN-21, WF-SET-59, CHT-WPN-26  one fewer is left */
    TELL_AMOUNT(TOLD_SPENT, i->count, f->with);
    if (!i->count && !is_tank(numbers_of(r->m, i->thing.card)))
        wf_put_item_out(r, f->with);
}

/* WF-WPN-17  Action cards for a further Bolt Attack this Turn. */
int wf_bolt_cost(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct item *i = weapon_of(const_wf(g), f);
    return i && f->mode == BOLT && (i->marks & MARK_BOLTED) ? grog_value(m, g, VALUE_BOLT_COST, f, NULL) : 0;
}

/* What it makes, and where it was aimed at: its target may be gone when that is heard. */
static void note_noise(struct grog_run *r, struct grog_frame *f, bool killed)
{
    const struct warfighter *w = const_wf(r->g);
    int n = wf_attack_noise(r->m, w, f, killed);
    f->local[ATTACK_NOISE] = (int16_t)(n < 0 ? 0 : n);
    f->local[ATTACK_THERE] = grog_thing_at(r->m, r->g, f->target) ? w->hostile[grog_ref_slot(f->target)].place : 0;
}

/* Is what it came to for a Hostile card that is still there, and not for a Door or a thing of the Objective? */
static bool is_at_card(struct grog_run *r, const struct grog_frame *f)
{
    return grog_thing_at(r->m, r->g, f->target) && f->proc != PROC_BREACH
        && !wf_is_target(r->m, target_of(const_wf(r->g), f));
}

/* What it does to anything but the counters of a Hostile card. */
static void land(struct grog_run *r, const struct grog_frame *f, struct wf_attack_result *came)
{
    if (!grog_thing_at(r->m, r->g, f->target)) {
        *came = (struct wf_attack_result){ 0 };         /* gone meanwhile */
    } else if (f->proc == PROC_BREACH) {
        if (came->kills)                                /* WF-DOR-05: a Suppress is lost */
            wf_hit_door(r, f->target, came->kills);
    } else if (wf_is_target(r->m, target_of(const_wf(r->g), f))) {
        if (came->kills)                                /* WF-OBJ-13, WF-OBJ-14  each Hit counts, a Suppress does not */
            wf_hit_target(r, f->target, came->kills);
    } else {
        if (f->local[ATTACK_SLOWS] && came->kills)      /* CHT-WPN-28  it is slowed as well, or instead */
            wf_slow(r, f->target, came->kills);
        if (f->local[ATTACK_SLOWS] == SLOWS_INSTEAD)
            came->kills = 0;
    }
}

const struct grog_step wf_attack_steps[] = {
    STARTS, [ATTACK_BOLT] = CALLS("bolt", R_WPN_17, PROC_PAY_CARDS),
    [ATTACK_SHOOT] = CALLS("shoot", R_ATK_13, PROC_SHOOT), [ATTACK_KILLS] = CALLS("kills", R_ATK_18, PROC_KILLS),
    [ATTACK_DONE] = AT_POINT("done", R_ATK_01), [ATTACK_XP] = CALLS("xp", R_NAM_WPN_20, PROC_PAY_XP),
    [ATTACK_HEARD] = CALLS("heard", R_SHW_144, PROC_NOISE),
    [ATTACK_SIGHT] = CALLS("unaware target", R_SHW_132, PROC_SIGHT),
};
const struct grog_local wf_attack_locals[] = {
    [ATTACK_FREE] = { "free", 0, 1 }, [ATTACK_HUSHED] = { "hushed", 0, 1 }, [ATTACK_WASTES] = { "wastes", 0, 1 },
    [ATTACK_SLOWS] = { "slows", 0, SLOWS_INSTEAD }, [ATTACK_ROLLED] = { "rolled", 0, MOST_DICE },
    [ATTACK_NOISE] = { "noise", 0, 999 }, [ATTACK_THERE] = { "there", 0, SPACES },
    [ATTACK_DRAWN] = { "sight", 0, SIGHT_ROOM }, [ATTACK_SURPRISED] = { "surprised", 0, WAS_TOUCHED },
    [ATTACK_WHERE] = { "where", 0, SPACES + 1 },
};

static bool is_undeclared(const struct grog_frame *f) { return f->step == ATTACK_BOLT || f->step == ATTACK_XP; }

static bool attack_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (is_undeclared(f))
        return wf_attack_fits(m, w, f);
    return (f->proc != PROC_BREACH || f->step != ATTACK_KILLS) && weapon_fits(m, w, f);
}

const struct wf_rests wf_attack_rests = {
    .fits = attack_fits,
    .point = { [ATTACK_DONE] = POINT_AFTER_ATTACK },
    .hands = { [ATTACK_BOLT] = { ACTOR, NONE, NONE, NONE }, [ATTACK_SHOOT] = { ACTOR, WITH, MODE, TARGET },
               [ATTACK_KILLS] = { ACTOR, ANY, MODE, ANY }, [ATTACK_HEARD] = { NONE, ANY, NONE, ACTOR },
               [ATTACK_XP] = { NONE, NONE, NONE, NONE }, [ATTACK_SIGHT] = { ACTOR, WITH, MODE, TARGET } },
};

/* with: the Weapon (none: the Squad Soldier's own chart, or bare hands); mode; target.  PROC_BREACH: at its Door. */
enum grog_flow wf_attack(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ATTACK || f->proc == PROC_BREACH);
    struct wf_sight sight;
    struct wf_attack_result came;
    int cost;
    BEGIN;
    cost = wf_bolt_cost(r->m, r->g, f);
    if (cost)
        CALL(ATTACK_BOLT, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor, .pending = { (int16_t)cost });
    cost = wf_mode_xp(r->m, const_wf(r->g), f);         /* NAM-WPN-20  this Fire Mode costs Experience */
    if (cost)
        CALL(ATTACK_XP, .proc = PROC_PAY_XP, .seat = f->seat, .pending = { (int16_t)cost });
    if (f->with && wf_free_attacks(r->m, r->g, grog_ref_slot(f->actor), grog_ref_slot(f->with)))
        f->local[ATTACK_FREE] = 1;                             /* WF-VEH-19  beyond its own Actions */
    declare(r, f);
    if (!wf_knows(target_of(const_wf(r->g), f)) && wf_is_surprise(r->m, const_wf(r->g), f)) {
        f->local[ATTACK_SURPRISED] = WAS_UNAWARE;
        f->local[ATTACK_WHERE] = target_of(const_wf(r->g), f)->place;
    }
    if (f->local[ATTACK_SURPRISED] && wf_draws_sight(r->m, r->g, f)) {
        CALL(ATTACK_SIGHT, .proc = PROC_SIGHT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
             .target = f->target);
        f->local[ATTACK_DRAWN] = (int16_t)r->result;
        if (!f->local[ATTACK_DRAWN])                           /* WF-SHW-123, WF-SHW-133  none, but it is paid for */
            return GROG_DONE;
    }
    open_fire(r, f);
    sight = f->local[ATTACK_DRAWN] ? wf_sight_of(r->m, f->local[ATTACK_DRAWN]) : (struct wf_sight){ 0 };
    tell_reason(r, TOLD_COUNTS, BY_SIGHT, sight.attack);
    tell_reason(r, TOLD_COUNTS_TOO, BY_SIGHT, sight.cover);
    CALL(ATTACK_SHOOT, .proc = PROC_SHOOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
         .target = f->target, .local = { [SHOOT_AT_DOOR] = f->proc == PROC_BREACH, [SHOOT_NO_ROLL] = sight.kills },
         .pending = { [ATTACK_BONUS] = sight.attack, [ATTACK_COVER_BONUS] = sight.cover }); /* WF-SHW-125  both rolls */
    came = look_up(r, f);
    if (wf_said(r->m, r->g, VALUE_MAKES_NOISE))
        note_noise(r, f, came.kills > 0);               /* WF-SHW-147: while there is still what made it */
    put_away(r, f);
    land(r, f, &came);
    r->result = wf_pack_result(came);
    if (r->result && is_at_card(r, f))
        CALL(ATTACK_KILLS, .proc = PROC_KILLS, .seat = f->seat, .actor = f->actor, .target = f->target,
             .with = grog_thing_at(r->m, r->g, f->with) ? f->with : 0, .mode = f->mode,
             .pending = { (int16_t)came.kills, (int16_t)came.suppresses,
                          (int16_t)(f->local[ATTACK_HUSHED] | f->local[ATTACK_WASTES] << 1) });
    if (f->local[ATTACK_SURPRISED])
        notice(r, f);
    if (f->local[ATTACK_NOISE] > 0)
        CALL(ATTACK_HEARD, .proc = PROC_NOISE, .seat = f->seat, .target = f->actor,
             .with = grog_thing_at(r->m, r->g, f->with) ? f->with : 0,
             .pending = { f->local[ATTACK_NOISE], f->local[ATTACK_THERE] });        /* WF-SHW-144  noise comes last */
    REACH(ATTACK_DONE, POINT_AFTER_ATTACK);
    END;
}
