/* SPDX-License-Identifier: MIT */
/* wf_combat.c -- close combat: what it is worth to Engage, to save Actions for it, and to open a Door. */
#include "wf_bot.h"

enum { MORE_BLOWS = 150,            /* percent: those that follow the first */
       SHOTS_INSIDE = 3 };          /* Attacks that an open Door is good for */

static int sides_from(int needed, int sides) { return needed <= 1 ? sides : needed > sides ? 0 : sides + 1 - needed; }

/* ---- charts -------------------------------------------------------------- */

static bool is_of(const int16_t *nations, uint16_t nation)
{
    for (int i = 0; i < nations[0]; i++)
        if ((uint16_t)nations[1 + i] == nation)
            return true;
    return !nations[0];
}

static uint16_t bare_hands(const struct mind *d, const struct soldier *s)
{
    uint16_t nation = (uint16_t)numbers(d, s->thing.card)[SOLDIER_NATION];
    for (uint32_t c = 1; c < d->m->cards->cards; c++) {
        const struct grog_card *k = &d->m->cards->card[c];
        if (k->kind == OF_WEAPON && k->number[WEAPON_UNARMED] && is_of(k->number + WEAPON_NATIONS, nation))
            return (uint16_t)c;
    }
    return 0;
}

const int16_t *wfb_melee_row(const struct mind *d, const struct soldier *s, const struct item *with, unsigned mode)
{
    uint16_t card = with ? with->thing.card : bare_hands(d, s);
    if (!card || mode < GUN_MODES || mode >= MODES)
        return NULL;
    const int16_t *table = numbers(d, card) + WEAPON_MELEE + MELEE_SLOTS * (mode - GUN_MODES);
    return table[0] ? table + 1 : NULL;
}

/* What it costs on average that a die may Stumble. */
int wfb_stumble(const int16_t *row, int dice)
{
    int safe = 100;
    for (int i = 0; i < dice; i++)
        safe = safe * (DIE - (row[MELEE_STUMBLE] > DIE ? DIE : row[MELEE_STUMBLE])) / DIE;
    return (100 - safe) * WORTH_PIN / 100;
}

/* The Cover that counts for a Soldier at this Hostile: inside it is another. */
int wfb_cover(struct mind *d, const struct grog_frame *aim)
{
    const struct hostile *h = &d->w->hostile[grog_ref_slot(aim->target)];
    const int16_t *n = numbers(d, h->thing.card);
    if (d->foe[grog_ref_slot(aim->target)].target)
        return n[TARGET_COVER];
    const struct soldier *s = &d->w->soldier[grog_ref_slot(aim->actor)];
    bool vehicle = kind_of(d, s->thing.card) == OF_SQUAD && numbers(d, s->thing.card)[SQUAD_VEHICLE];
    bool inside = (h->flags & HOSTILE_BREACHED) && s->place == h->place && !vehicle
               && hear(d, VALUE_INTERIOR, aim);
    return inside ? n[HOSTILE_DOOR + 3] : n[HOSTILE_COVER];
}

/* ---- to Engage ----------------------------------------------------------- */

/* His best blow at it, as if he were Engaged. */
static int best_blow(struct mind *d, unsigned soldier, uint16_t hostile)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)d->seat, .actor = soldier_name(d, soldier),
                            .target = hostile };
    int best = 0;
    for (f.mode = GUN_MODES; f.mode < MODES; f.mode++) {
        f.with = 0;
        int worth = wfb_shot(d, &f, false);
        best = worth > best ? worth : best;
        EACH_ITEM(d, i) {
            const struct item *it = &d->w->item[i];
            if (it->holder != soldier + 1 || kind_of(d, it->thing.card) != OF_WEAPON || it->thrown_at)
                continue;
            f.with = grog_ref(ARRAY_ITEM, i, it->thing.gen);
            worth = wfb_shot(d, &f, false);
            best = worth > best ? worth : best;
        }
    }
    return best;
}

static int engage_cost(struct mind *d, unsigned soldier, uint16_t hostile)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = (uint8_t)d->seat, .actor = soldier_name(d, soldier),
                                .target = hostile };
    unsigned slot = slot_of_space(d->w, d->w->soldier[soldier].place);
    int printed = numbers(d, d->w->location[slot].thing.card)[PLACE_ENGAGE];
    int cost = printed + hear(d, VALUE_ENGAGE_COST, &about);
    return printed < 0 ? -1 : cost < 0 ? 0 : cost;
}

/* Better than what he can do with the same Actions from where he stands. */
static int closing(struct mind *d, unsigned soldier, uint16_t hostile, int actions)
{
    int shot = wfb_best_from(d, soldier, d->w->soldier[soldier].place), blow = best_blow(d, soldier, hostile);
    int due = actions * (shot > WORTH_ACTION ? shot : WORTH_ACTION);
    return blow > shot ? blow * MORE_BLOWS / 100 - due : -1;
}

int wfb_engage(struct mind *d, unsigned soldier, uint16_t hostile)
{
    int due = engage_cost(d, soldier, hostile) - d->w->soldier[soldier].saved;
    return closing(d, soldier, hostile, due < 0 ? 0 : due);
}

/* The Action that nothing else wants, if with those of the next Turn it will suffice. */
int wfb_set_aside(struct mind *d, unsigned soldier)
{
    const struct soldier *s = &d->w->soldier[soldier];
    EACH_HOSTILE(d, i) {
        const struct hostile *h = &d->w->hostile[i];
        uint16_t ref = grog_ref(ARRAY_HOSTILE, i, h->thing.gen);
        if (h->place != s->place || d->foe[i].target)
            continue;
        int cost = engage_cost(d, soldier, ref);
        if (cost > s->saved && cost <= s->saved + s->actions + 2 && closing(d, soldier, ref, 1) > 0)
            return 1;
    }
    return -1;
}

/* ---- Doors --------------------------------------------------------------- */

/* What it is worth that the Door is open: Kills that the outer Cover would hold. */
static int inside(const struct mind *d, unsigned hostile)
{
    const int16_t *n = numbers(d, d->w->hostile[hostile].thing.card);
    int more = sides_from(n[HOSTILE_DOOR + 3] - 1, COVER_DIE) - sides_from(n[HOSTILE_COVER] - 1, COVER_DIE);
    int kills = d->foe[hostile].left < SHOTS_INSIDE ? d->foe[hostile].left : SHOTS_INSIDE;
    return more > 0 ? wfb_blow(d, hostile, 1, 0) * kills * more / COVER_DIE : 0;
}

/* The frame of an Attack on a Door: {Cover, Hits, Interior Cover}. */
int wfb_breach(struct mind *d, const struct grog_frame *f)
{
    unsigned hostile = grog_ref_slot(f->target);
    const struct hostile *h = &d->w->hostile[hostile];
    const int16_t *door = numbers(d, h->thing.card) + HOSTILE_DOOR + 1, *row = wfb_row(d, f);
    int dice = wfb_dice(d, f), needed = door[1] - h->hits;
    if (!row || needed < 1)
        return -1;
    struct grog_frame at = *f;
    at.local[wfb_local(&d->m->system->procs[PROC_SHOOT], "at door")] = 1;
    int hit = sides_from(row[CHART_HIT] - hear(d, VALUE_ATTACK_ROLL, &at), DIE);
    int open = sides_from(door[0] - hear(d, VALUE_COVER_ROLL, &at), COVER_DIE);
    bool each = f->with && (f->mode == EXPLOSION || f->mode == SPRAY);
    int miss = 1000;
    for (int i = 0; i < dice; i++)
        miss = miss * (DIE - hit) / DIE;
    int hits = each ? 1000 * dice * hit / DIE : 1000 - miss;            /* in thousandths, the Cover defeated */
    hits = hits > 1000 * needed ? 1000 * needed : hits;
    return inside(d, hostile) * (hits * open / COVER_DIE) / (1000 * needed);
}

static int least_ability(const struct mind *d, unsigned soldier, uint16_t keyword)
{
    int best = DIE + 1;
    for (unsigned i = 0; i <= ITEMS; i++) {
        const struct grog_thing *t = i ? &d->w->item[i - 1].thing : &d->w->soldier[soldier].thing;
        if (!t->live || (i && d->w->item[i - 1].holder != soldier + 1))
            continue;
        enum card_kind kind = kind_of(d, t->card);
        unsigned at = !i ? SOLDIER_KEYWORDS : kind == OF_WEAPON ? WEAPON_KEYWORDS
                    : kind == OF_EQUIPMENT ? EQUIPMENT_KEYWORDS : SKILL_KEYWORDS;
        const int16_t *list = numbers(d, t->card) + at;
        for (int k = 0; k < list[0]; k++)
            if (wf_listed(list, k).card == keyword && wf_listed(list, k).n < best)
                best = wf_listed(list, k).n;
    }
    return best;
}

int wfb_pick(struct mind *d, unsigned soldier, uint16_t hostile)
{
    const int16_t *n = numbers(d, d->w->hostile[grog_ref_slot(hostile)].thing.card);
    struct grog_frame about = { .proc = PROC_TEST, .seat = (uint8_t)d->seat, .actor = soldier_name(d, soldier),
                                .mode = (uint16_t)n[HOSTILE_LOCK], .target = hostile };
    int needed = least_ability(d, soldier, (uint16_t)n[HOSTILE_LOCK]) - n[HOSTILE_LOCK_ROLL]
               - hear(d, VALUE_ABILITY_ROLL, &about);
    return inside(d, grog_ref_slot(hostile)) * sides_from(needed, DIE) / DIE;
}

/* ---- cards --------------------------------------------------------------- */

/* To be hidden helps who is about to strike. */
int wfb_hidden(const struct mind *d, unsigned soldier)
{
    return d->w->soldier[soldier].engaged && d->w->soldier[soldier].actions ? WORTH_XP : 1;
}
