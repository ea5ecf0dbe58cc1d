/* SPDX-License-Identifier: MIT */
/* attack.c -- Soldier Attacks: from the declaration to the counters on the Hostile card.
 *
 * Two procedures.  SHOOT rolls the dice and says what they did; what cards alter about an
 * Attack is pending there, and odds are about its result.  ATTACK pays for it before, and
 * carries the result out afterwards.  A result is KILLS times the Kills, plus the Suppresses. */
#include "rules.h"

enum { KILLS = 16 };                /* more than the Suppresses of any Attack */
/* Locals of SHOOT: the dice as they lie, highest first; the cover die; what is to be rolled again. */
enum { DICE, COVER = DICE + MOST_DICE, AGAIN };
/* Locals of ATTACK: it costs no Action; its Kills also Suppress; they burn what lies on the Hostile, they Slow it; the
 * Unaware Target counter, from 1; the target did not know of the team, and (2) it was shot at, (3) not in vain; where
 * it was. */
enum { FREE, HUSHED, WASTES, SLOWS, SIGHT = ATTACK_THERE + 1, SURPRISED, WHERE };
enum { WAS_UNAWARE = 1, WAS_SHOT_AT, WAS_TOUCHED };
enum { NOT_SHOT = -1 };                                 /* a result of SHOOT: it came to nothing before the dice fell */

/* ---- what it is made with ------------------------------------------------ */

static const struct item *weapon_of(const struct warfighter *w, const struct grog_frame *f)
{
    return f->with ? &w->item[grog_ref_slot(f->with)] : NULL;
}

static const struct hostile *target_of(const struct warfighter *w, const struct grog_frame *f)
{
    return &w->hostile[grog_ref_slot(f->target)];
}

/* The row of a table {range, ...} or, of a Squad Soldier, {health, range, ...} that fits; NULL if none. */
static const int16_t *row_at(const int16_t *table, unsigned wide, int health, int range)
{
    for (int i = 0; i < table[0]; i++) {
        const int16_t *row = table + 1 + (unsigned)i * wide;
        if (health ? row[0] == health && row[1] == range : row[0] == range)
            return row;
    }
    return NULL;
}

/* WF-ATK-38, WF-WPN-13, WF-ATK-07  {range, Reload, Hit} for the Range to the target; NULL: out of Range.  A Squad
 * Soldier's row is {range, nothing, Hit} as well: his own chart has Health before it.  Hand to Hand (WF-HTH-01):
 * {dice, Stumble, Hit, Penetration, Aim}. */
const int16_t *wf_chart(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    const struct soldier *s = &w->soldier[grog_ref_slot(attack->actor)];
    const struct hostile *h = &w->hostile[grog_ref_slot(attack->target)];
    int far = (int)apart(s->place, h->place);
    if (is_melee(attack->mode))                         /* WF-HTH-03, WF-HTH-04: the card that he is Engaged with */
        return wf_strikes(w, s, attack->target)
             ? wf_melee_row(m, attack->with ? weapon_of(w, attack)->thing.card : wf_unarmed(m, s), attack->mode) : NULL;
    if (attack->with)
        return row_at(numbers_of(m, weapon_of(w, attack)->thing.card) + WEAPON_RANGES, 3, 0, far);
    return row_at(numbers_of(m, s->thing.card) + SQUAD_HITS, 3, wf_health(m, s), far);
}

static bool each_die_counts(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    return mode == EXPLOSION || mode == SPRAY || numbers_of(m, weapon)[WEAPON_SPRAYS];      /* WF-ATK-40, WF-VEH-16 */
}

bool wf_hits_many(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    return each_die_counts(m, weapon, mode) || numbers_of(m, weapon)[WEAPON_PROX];
}

/* WF-VEH-15  The table of a Weapon with Proximity: one die, so many Hits; NULL: it has none. */
static const int16_t *prox_of(match_p m, const struct warfighter *w, const struct grog_frame *f)
{
    const struct item *i = weapon_of(w, f);
    const int16_t *table = i ? numbers_of(m, i->thing.card) + WEAPON_PROX : NULL;
    return table && table[0] ? table : NULL;
}

/* WF-PMT-66  The numbers of a Squad Soldier, whose Attack is on his own card; NULL: it is none of his. */
static const int16_t *squad_of(match_p m, const struct warfighter *w, const struct grog_frame *f)
{
    uint16_t card = w->soldier[grog_ref_slot(f->actor)].thing.card;
    return !weapon_of(w, f) && !is_melee(f->mode) && kind_of(m, card) == OF_SQUAD ? numbers_of(m, card) : NULL;
}

/* Does each die of the Attack count? */
static bool sprays(match_p m, const struct warfighter *w, const struct grog_frame *f)
{
    const int16_t *squad = squad_of(m, w, f);
    return weapon_of(w, f) ? each_die_counts(m, weapon_of(w, f)->thing.card, f->mode) : squad && squad[SQUAD_SPRAYS];
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

/* WF-ATK-12 */
static int dice_of(struct grog_run *r, const struct grog_frame *f)
{
    return wf_printed_dice(r->m, const_wf(r->g), f) + grog_value(r->m, r->g, VALUE_ATTACK_DICE, f, NULL);
}

/* WF-HTH-22, WF-HTH-30  Of a Hand to Hand Attack: its Mode's Penetration, and Aim. */
int wf_penetration(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack)
{
    const int16_t *row = is_melee(attack->mode) ? wf_chart(m, w, attack) : NULL;
    const struct item *i = is_melee(attack->mode) ? NULL : weapon_of(w, attack);
    int loaded = i && wf_loaded(i) == SUBSONIC_AMMO ? -2 : 0;           /* WF-SHW-72 */
    return row ? row[MELEE_PEN] + row[MELEE_AIM] : loaded;
}

/* ---- SHOOT: the dice ------------------------------------------------------ */

static bool needs_ammo(match_p m, const struct warfighter *w, const struct grog_frame *f)
{
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

/* WF-ATK-35, WF-ATK-39, WF-WPN-12  On the dice as they lie, before anything is added. */
static bool runs_out(match_p m, game_p g, const struct grog_frame *f, const int16_t *row)
{
    int reload = row[1] + grog_value(m, g, VALUE_RELOAD, f, NULL);
    return needs_ammo(m, const_wf(g), f) && weapon_of(const_wf(g), f)->count
        && f->local[DICE + dice_lying(f) - 1] <= reload;
}

static void check_reload(struct grog_run *r, const struct grog_frame *f, const int16_t *row)
{
    bool out = runs_out(r->m, r->g, f, row);
    if (row[1] && needs_ammo(r->m, const_wf(r->g), f))  /* WF-OPT-06 */
        wf_check_jam(r, f, row[1] + grog_value(r->m, r->g, VALUE_RELOAD, f, NULL), f->local + DICE,
                     dice_lying(f));
    if (!out)
        return;
    wf(r->g)->item[grog_ref_slot(f->with)].flags |= ITEM_EMPTY;     /* WF-WPN-31: one counter, however many dice */
    TELL(TOLD_EMPTY, f->with);
}

/* WF-HTH-20, WF-HTH-25..27  On the natural dice; the Attack goes on. */
static void check_stumble(struct grog_run *r, const struct grog_frame *f, const int16_t *row)
{
    if (!is_melee(f->mode) || f->local[DICE + dice_lying(f) - 1] > row[MELEE_STUMBLE])
        return;
    TELL(TOLD_STUMBLES, f->actor);
    wf_suppress_soldier(r, grog_ref_slot(f->actor), 1); /* once, however many dice */
}

/* WF-HOS-13 */
int wf_cover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    struct grog_frame about = { .proc = PROC_AIM, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
                                .target = f->target };
    int cover = numbers_of(m, h->thing.card)[wf_is_target(m, h) ? TARGET_COVER : HOSTILE_COVER];
    if (f->proc == PROC_SHOOT && f->local[SHOOT_AT_DOOR] && wf_door(m, h))
        return wf_door(m, h)[0];                        /* WF-DOR-03 */
    if ((h->flags & HOSTILE_BREACHED) && f->actor && w->soldier[grog_ref_slot(f->actor)].place == h->place
        && grog_value(m, g, VALUE_INTERIOR, &about, NULL))
        cover = wf_interior(m, h);                      /* WF-DOR-10..12 */
    return cover + grog_value(m, g, VALUE_COVER, &about, NULL);
}

/* WF-VEH-15: of a Cannon by its best die; else each die by itself. */
static int hits_with(match_p m, const struct warfighter *w, const struct grog_frame *f, int needed, int bonus)
{
    const int16_t *prox = prox_of(m, w, f);
    int hits = 0;
    if (prox)
        return wf_hits_by_proximity(prox, wf_chart(m, w, f)[0], f->local[DICE] + bonus);
    for (int i = 0; i < dice_lying(f); i++)
        hits += f->local[DICE + i] + bonus >= needed;
    return hits;
}

/* WF-ATK-17, WF-ATK-09  Each die by itself, with what is added to all of them. */
static int hits_of(struct grog_run *r, const struct grog_frame *f, int needed)
{
    int bonus = f->pending[ATTACK_BONUS] + grog_value_told(r, VALUE_ATTACK_ROLL, f);
    wf_tell_best(r, f->actor, f->local + DICE, f->pending[ATTACK_DICE], needed, bonus);
    return hits_with(r->m, const_wf(r->g), f, needed, bonus);
}

static int cover_roll(match_p m, game_p g, const struct grog_frame *f)
{
    return f->local[COVER] + f->pending[ATTACK_COVER_BONUS] + grog_value(m, g, VALUE_COVER_ROLL, f, NULL)
         + wf_penetration(m, const_wf(g), f);
}

/* What is on no card counts too, and is told with its reason. */
static void tell_reason(struct grog_run *r, uint8_t counts, enum reason why, int n)
{
    if (n)
        grog_tell(r, counts, GROG_EVERYBODY,
                  (struct grog_event){ .object = { 0, (uint16_t)why }, .amount = (int16_t)n });
}

/* WF-ATK-15, WF-ATK-16, WF-ATK-10 */
static bool defeats_cover(struct grog_run *r, const struct grog_frame *f)
{
    const struct item *i = weapon_of(const_wf(r->g), f);
    int total = f->local[COVER] + f->pending[ATTACK_COVER_BONUS], needed = wf_cover(r->m, r->g, f);
    int pierced = wf_penetration(r->m, const_wf(r->g), f);
    if (is_melee(f->mode))
        grog_tell_counts(r, i ? i->thing.card : 0, pierced);
    else
        tell_reason(r, TOLD_COUNTS, BY_SUBSONIC, pierced);
    total += pierced + grog_value_told(r, VALUE_COVER_ROLL, f);
    TELL_AMOUNT(TOLD_COVER, total, (uint16_t)f->local[COVER], (uint16_t)(needed < 0 ? 0 : needed));
    return total >= needed;
}

/* WF-ATK-18..23  Kill, Suppress or No Effect: of the whole Attack, or (WF-ATK-42) of each die. */
static int result_of(match_p m, const struct warfighter *w, const struct grog_frame *f, int hits, bool cover)
{
    int dice = dice_lying(f);
    if (prox_of(m, w, f))                               /* WF-VEH-15 */
        return cover ? KILLS * hits + !hits : hits;
    if (sprays(m, w, f))
        return cover ? KILLS * hits + dice - hits : hits;
    return hits && cover ? KILLS : hits || cover;       /* WF-ATK-05, WF-ATK-21 */
}

/* Do the dice as they lie Kill all that they can, with a Weapon that stays loaded?  Then nothing betters them. */
bool wf_is_settled(match_p m, game_p g, const struct grog_frame *f)
{
    const struct warfighter *w = const_wf(g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    const int16_t *row = wf_is_live(m, w, f->target) && (!f->with || wf_is_live(m, w, f->with)) ? wf_chart(m, w, f)
                                                                                                : NULL;
    if (!row || !f->local[COVER] || cover_roll(m, g, f) < wf_cover(m, g, f) || runs_out(m, g, f, row))
        return false;
    int bonus = f->pending[ATTACK_BONUS] + grog_value(m, g, VALUE_ATTACK_ROLL, f, NULL);
    int kills = result_of(m, w, f, hits_with(m, w, f, row[2], bonus), true) / KILLS;
    int most = sprays(m, w, f) || prox_of(m, w, f) ? dice_lying(f) : 1;
    int left = wf_is_target(m, h) ? most : wf_reticles(m, h) - h->ekia;
    return kills >= (most < left ? most : left);
}

/* Is it still possible?  Reactions may have put an end to who shoots, or to what is shot at or with. */
static bool goes_on(struct grog_run *r, const struct grog_frame *f)
{
    return in_play(wf_soldier(r, f->actor)) && grog_thing_at(r->m, r->g, f->target)
        && (!f->with || grog_thing_at(r->m, r->g, f->with)) && wf_chart(r->m, const_wf(r->g), f)
        && (!f->local[SHOOT_AT_DOOR] || wf_door(r->m, &const_wf(r->g)->hostile[grog_ref_slot(f->target)]));
}

enum grog_flow wf_shoot(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    f->pending[ATTACK_DICE] = (int16_t)dice_of(r, f);
    REACH(SHOOT_DECLARED, POINT_DECLARES_ATTACK);       /* WF-ATK-11 */
    r->result = NOT_SHOT;
    if (!goes_on(r, f))
        return GROG_DONE;
    f->pending[ATTACK_DICE] = (int16_t)dice_lying(f);
    wf_note_dice(r, f, dice_lying(f));
    if (f->local[SHOOT_NO_ROLL]) {                      /* WF-SHW-126..129 */
        r->result = KILLS * dice_lying(f);
        return GROG_DONE;
    }
    f->local[AGAIN] = 3;
    while (f->local[AGAIN]) {
        if (f->local[AGAIN] & 1) {
            ROLL(SHOOT_ROLL, DIE, (unsigned)dice_lying(f));                 /* WF-ATK-13 */
            for (int i = 0; i < dice_lying(f); i++)
                f->local[DICE + i] = r->rolled[i];
        }
        if (f->local[AGAIN] & 2) {
            ROLL(SHOOT_COVER, COVER_DIE, 1);                                /* WF-ATK-14, WF-ATK-41 */
            f->local[COVER] = r->rolled[0];
        }
        f->pending[ATTACK_REROLL] = 0;
        wf_tell_dice(r, f->local + DICE, dice_lying(f), f->local[COVER]);
        REACH(SHOOT_ROLLED, POINT_ATTACK_ROLLED);
        f->local[AGAIN] = f->pending[ATTACK_REROLL];
        wf_tell_again(r, f->local[AGAIN]);
    }
    r->result = NOT_SHOT;
    if (!goes_on(r, f))
        return GROG_DONE;
    const int16_t *row = wf_chart(r->m, const_wf(r->g), f);
    check_reload(r, f, row);
    check_stumble(r, f, row);
    int hits = hits_of(r, f, row[2]);
    wf_tell_hits(r, hits, dice_lying(f));
    r->result = result_of(r->m, const_wf(r->g), f, hits, defeats_cover(r, f));
    END;
}

/* ---- ATTACK: before and after --------------------------------------------- */

static void declare(struct grog_run *r, struct grog_frame *f)
{
    const struct warfighter *w = const_wf(r->g);
    const struct soldier *s = wf_soldier(r, f->actor);
    if (!f->local[FREE])
        wf_spend_action(r, grog_ref_slot(f->actor), 1); /* WF-ATK-01, WF-TRN-20 */
    else
        wf_count_action(r);                             /* WF-SHW-172 */
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
        i->flags |= ITEM_USED;
        i->shots = (uint8_t)(i->shots + (!is_melee(f->mode) && i->shots < 255));
        i->marks |= f->mode == BOLT ? MARK_BOLTED : 0;
        const int16_t *n = numbers_of(r->m, i->thing.card);
        if (i->on)
            w->item[i->on - 1].flags |= ITEM_USED;      /* CHT-WPN-24: one card */
        f->local[HUSHED] = !is_melee(f->mode) && n[WEAPON_SUPPRESSED];
        f->local[WASTES] = !is_melee(f->mode) && (each_die_counts(r->m, i->thing.card, f->mode) || n[WEAPON_FIRE]);
        f->local[SLOWS] = is_melee(f->mode) ? 0 : n[WEAPON_SLOWS];
    }
}

/* WF-SHW-138  On the chart for who does not know of the team there is no Suppress. */
static void look_up(struct grog_run *r, struct grog_frame *f)
{
    if (r->result >= 0 && f->local[SURPRISED])
        f->local[SURPRISED] = r->result ? WAS_TOUCHED : WAS_SHOT_AT;
    if (r->result < 0)
        r->result = 0;
    if (f->local[SURPRISED])
        r->result -= r->result % KILLS;                 /* WF-SHW-135, WF-SHW-136 */
    else if (r->result && grog_thing_at(r->m, r->g, f->target)
             && target_of(const_wf(r->g), f)->awareness == GOING_FOR_ALARM)
        f->local[SURPRISED] = WAS_TOUCHED;              /* WF-SHW-205l */
}

/* What the target has noticed of it, if it still lives; and who else has. */
static void notice(struct grog_run *r, const struct grog_frame *f)
{
    if (f->local[SURPRISED] > WAS_UNAWARE && grog_thing_at(r->m, r->g, f->target))
        wf_notices(r, f->target, f->local[SURPRISED] == WAS_TOUCHED);
    if (f->local[SIGHT] && wf_sight_of(r->m, f->local[SIGHT]).alarm)     /* WF-SHW-130 */
        wf_alarms_one(r, wf_soldier(r, f->actor)->place, (unsigned)f->local[WHERE]);
}

/* What the Weapon is worth afterwards: one of it is gone, or it lies with its target. */
static void put_away(struct grog_run *r, const struct grog_frame *f)
{
    struct warfighter *w = wf(r->g);
    struct item *i = f->with ? &w->item[grog_ref_slot(f->with)] : NULL;
    if (!i || is_melee(f->mode) || !grog_thing_at(r->m, r->g, f->with))
        return;
    if (f->mode == THROWN && !numbers_of(r->m, i->thing.card)[WEAPON_EXPENDED]) {
        i->thrown_at = f->target;                       /* WF-ATK-48 */
        return;
    }
    if (!numbers_of(r->m, i->thing.card)[WEAPON_EXPENDED])
        return;
    int used = wf_uses_up(r->m, i->thing.card, f->mode);
    i->count = (uint8_t)(i->count > used ? i->count - used : 0);    /* WF-WPN-21, WF-SET-59, CHT-WPN-26 */
    TELL_AMOUNT(TOLD_SPENT, i->count, f->with);
    if (!i->count && !is_tank(numbers_of(r->m, i->thing.card)))
        wf_put_item_out(r, f->with);
}

/* WF-WPN-17  Action cards for a further Bolt Attack this Turn. */
static int bolt_cost(struct grog_run *r, const struct grog_frame *f)
{
    const struct item *i = weapon_of(const_wf(r->g), f);
    return i && f->mode == BOLT && (i->marks & MARK_BOLTED) ? grog_value(r->m, r->g, VALUE_BOLT_COST, f, NULL) : 0;
}

/* What it makes, and where it was aimed at: its target may be gone when that is heard. */
static void note_noise(struct grog_run *r, struct grog_frame *f)
{
    const struct warfighter *w = const_wf(r->g);
    int n = wf_attack_noise(r->m, w, f, r->result >= KILLS);
    f->local[ATTACK_NOISE] = (int16_t)(n < 0 ? 0 : n);
    f->local[ATTACK_THERE] = grog_thing_at(r->m, r->g, f->target) ? w->hostile[grog_ref_slot(f->target)].place : 0;
}

/* with: the Weapon (none: the Squad Soldier's own chart, or bare hands); mode; target.  PROC_BREACH: at its Door. */
enum grog_flow wf_attack(struct grog_run *r, struct grog_frame *f)
{
    struct wf_sight sight;
    int cost;
    BEGIN;
    cost = bolt_cost(r, f);
    if (cost)
        CALL(ATTACK_BOLT, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor, .pending = { (int16_t)cost });
    if (wf_mode_xp(r->m, const_wf(r->g), f))            /* NAM-WPN-20 */
        CALL(ATTACK_XP, .proc = PROC_PAY_XP, .seat = f->seat,
             .pending = { (int16_t)wf_mode_xp(r->m, const_wf(r->g), f) });
    if (f->with && wf_free_attacks(r->m, r->g, grog_ref_slot(f->actor), grog_ref_slot(f->with)))
        f->local[FREE] = 1;                             /* WF-VEH-19 */
    declare(r, f);
    if (!wf_knows(target_of(const_wf(r->g), f)) && wf_is_surprise(r->m, const_wf(r->g), f)) {
        f->local[SURPRISED] = WAS_UNAWARE;
        f->local[WHERE] = target_of(const_wf(r->g), f)->place;
    }
    if (f->local[SURPRISED] && wf_draws_sight(r->m, r->g, f)) {
        CALL(ATTACK_SIGHT, .proc = PROC_SIGHT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
             .target = f->target);
        f->local[SIGHT] = (int16_t)r->result;
        if (!f->local[SIGHT])                           /* WF-SHW-123, WF-SHW-133 */
            return GROG_DONE;
    }
    open_fire(r, f);
    sight = f->local[SIGHT] ? wf_sight_of(r->m, f->local[SIGHT]) : (struct wf_sight){ 0 };
    tell_reason(r, TOLD_COUNTS, BY_SIGHT, sight.attack);
    tell_reason(r, TOLD_COUNTS_TOO, BY_SIGHT, sight.cover);
    CALL(ATTACK_SHOOT, .proc = PROC_SHOOT, .seat = f->seat, .actor = f->actor, .with = f->with, .mode = f->mode,
         .target = f->target, .local = { [SHOOT_AT_DOOR] = f->proc == PROC_BREACH, [SHOOT_NO_ROLL] = sight.kills },
         .pending = { [ATTACK_BONUS] = sight.attack, [ATTACK_COVER_BONUS] = sight.cover });     /* WF-SHW-125 */
    look_up(r, f);
    put_away(r, f);
    if (wf_said(r->m, r->g, VALUE_MAKES_NOISE))
        note_noise(r, f);
    if (!grog_thing_at(r->m, r->g, f->target)) {
        r->result = 0;                                  /* gone meanwhile */
    } else if (f->proc == PROC_BREACH) {
        if (r->result >= KILLS)                         /* WF-DOR-05: a Suppress is lost */
            wf_hit_door(r, f->target, r->result / KILLS);
    } else if (wf_is_target(r->m, &const_wf(r->g)->hostile[grog_ref_slot(f->target)])) {
        if (r->result >= KILLS)                         /* WF-OBJ-13, WF-OBJ-14 */
            wf_hit_target(r, f->target, r->result / KILLS);
    } else if (r->result) {
        if (f->local[SLOWS] && r->result >= KILLS)      /* CHT-WPN-28 */
            wf_slow(r, f->target, r->result / KILLS);
        if (f->local[SLOWS] == SLOWS_INSTEAD)
            r->result %= KILLS;
    }
    if (r->result && grog_thing_at(r->m, r->g, f->target) && f->proc != PROC_BREACH
        && !wf_is_target(r->m, &const_wf(r->g)->hostile[grog_ref_slot(f->target)])) {
        CALL(ATTACK_KILLS, .proc = PROC_KILLS, .seat = f->seat, .actor = f->actor, .target = f->target,
             .with = grog_thing_at(r->m, r->g, f->with) ? f->with : 0, .mode = f->mode,
             .pending = { (int16_t)(r->result / KILLS), (int16_t)(r->result % KILLS),
                          (int16_t)(f->local[HUSHED] | f->local[WASTES] << 1) });
    }
    if (f->local[SURPRISED])
        notice(r, f);
    if (f->local[ATTACK_NOISE] > 0)
        CALL(ATTACK_HEARD, .proc = PROC_NOISE, .seat = f->seat, .target = f->actor,
             .with = grog_thing_at(r->m, r->g, f->with) ? f->with : 0,
             .pending = { f->local[ATTACK_NOISE], f->local[ATTACK_THERE] });        /* WF-SHW-144 */
    REACH(ATTACK_DONE, POINT_AFTER_ATTACK);
    END;
}

/* ---- Attacks by Support --------------------------------------------------- */

/* WF-ACD-24  Neither Skills nor Action cards improve it.  pending 0: dice; locals as in SHOOT. */
enum grog_flow wf_bombard(struct grog_run *r, struct grog_frame *f)
{
    enum { NEEDED = 6 };
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(f->target)];
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    ROLL(BOMBARD_ROLL, DIE, (unsigned)f->pending[0]);
    for (int i = 0; i < f->pending[0]; i++)
        f->local[DICE + i] = r->rolled[i];
    REACH(BOMBARD_DICE, POINT_BOMBARDED);               /* WF-MEL-04 */
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    ROLL(BOMBARD_COVER, COVER_DIE, 1);
    wf_tell_dice(r, f->local + DICE, f->pending[0], r->rolled[0]);
    int needed = numbers_of(r->m, h->thing.card)[wf_is_target(r->m, h) ? TARGET_COVER : HOSTILE_COVER], hits = 0;
    for (int i = 0; i < f->pending[0]; i++)
        hits += f->local[DICE + i] >= NEEDED;
    wf_tell_best(r, 0, f->local + DICE, f->pending[0], NEEDED, 0);
    wf_tell_hits(r, hits, f->pending[0]);
    bool cover = r->rolled[0] >= needed;
    int kills = cover ? hits : 0, suppresses = cover ? f->pending[0] - hits : hits;
    TELL_AMOUNT(TOLD_COVER, r->rolled[0], r->rolled[0], (uint16_t)needed);
    r->result = KILLS * kills + suppresses;
    if (wf_is_target(r->m, h)) {
        if (kills)
            wf_hit_target(r, f->target, kills);         /* WF-OBJ-17 */
        return GROG_DONE;
    }
    while (kills-- > 0) {
        uint16_t other = wf_other_of_band(const_wf(r->g), f->target);       /* WF-UND-10 */
        if (!wf_kill(r, f->target, wf_active(r->m, target_of(const_wf(r->g), f)) <= 0, NULL))
            continue;
        if (!other)
            return GROG_DONE;
        f->target = other;
    }
    while (suppresses-- > 0)
        wf_suppress_hostile(r, f->target);
    END;
}

/* ---- a free Attack -------------------------------------------------------- */

void wf_list_free_attack(match_p m, game_p g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
    wf_list_attacks(m, g, grog_ref_slot(g->frame[g->depth - 1].target), l);
}

/* An effect: the Soldier (target) may make an Attack without an Action. */
enum grog_flow wf_free_attack(struct grog_run *r, struct grog_frame *f)
{
    const struct soldier *s = wf_soldier(r, f->target);
    BEGIN;
    if (!in_play(s) || s->thing.owner >= r->m->seats || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return GROG_DONE;                               /* WF-K9-11 */
    ASK(FREE_ATTACK_WHICH, ASK_FREE_ATTACK, 1u << s->thing.owner);
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
        return GROG_DONE;
    CALL(FREE_ATTACK_DOES, .proc = PROC_ATTACK, .seat = r->answer.seat, .actor = f->target,
         .with = r->answer.option.object[0], .mode = r->answer.option.object[1], .target = r->answer.option.object[2],
         .local = { [FREE] = 1 });
    END;
}
