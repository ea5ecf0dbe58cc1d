/* SPDX-License-Identifier: MIT */
/* hnb_fight.c -- what fire and assault are expected to bring, from the printed numbers and the lines of sight. */
#include "hn_bot.h"
#include "heroes/aim.h"
#include "heroes/assault.h"
#include "heroes/blast.h"
#include "heroes/grenades.h"
#include "heroes/shot.h"

int hnb_worth(const struct mind *d, const struct unit *u)
{
    static const int by_class[CLASSES] = { WORTH_SQUAD, 160, 330 };
    const int16_t *face = hn_face(d->m, u);
    int worth = by_class[hn_class(d->m, u)];
    if (hn_class(d->m, u) == INFANTRY && face[FACE_DAMAGED])
        worth = worth * 7 / 10;
    if (hn_category(d->m, u) != ORDINARY)
        worth = worth * 13 / 10;
    return worth + 40 * face[FACE_ORDERS];
}

/* What a hit costs its side. */
static int harm(const struct mind *d, const struct unit *t)
{
    int worth = hnb_worth(d, t);
    switch (hn_class(d->m, t)) {
    case INFANTRY: return hn_face(d->m, t)[FACE_TOUGH] ? worth * 6 / 10 : worth;
    case LIGHT:    return worth;
    default:       return worth / 2;
    }
}

/* A roll against this defence, with so much added to it, in worth. */
static int strike(const struct mind *d, const struct unit *t, int defence, int added, bool two)
{
    int kills = hn_throws(2 * defence - added, two);
    return ((hn_throws(defence - added, two) - kills) * harm(d, t) + kills * hnb_worth(d, t)) / 36;
}

/* As it would be from another square. */
static bool aim_from(struct mind *d, unsigned slot, uint16_t weapon, unsigned target, unsigned from, struct aim *aim)
{
    const struct unit *u = &d->h->unit[slot], *t = &d->h->unit[target];
    if (!from || from == u->place || u->aboard)
        return !hn_aim(d->m, d->g, &d->field, slot, weapon, target, aim);
    const int16_t *gun = numbers_of(d->m, weapon);
    unsigned how = hn_class(d->m, u) != INFANTRY || hn_class(d->m, t) != INFANTRY ? THROUGH_INFANTRY : 0;
    int range = spaces_between(from, t->place);
    if (gun[WEAPON_RANGE] && range > gun[WEAPON_RANGE])
        return false;
    struct line line = line_between(&d->field, from, t->place, how, slot + 1, target + 1);
    if (line.sight == BLOCKED)
        return false;
    const int16_t *face = hn_face(d->m, t);
    *aim = (struct aim){ .line = line, .from = (uint16_t)from, .at = t->place, .range = range,
        .defence = (hn_class(d->m, t) == HEAVY ? face[FACE_SIDE] : face[FACE_DEFENCE])
                 + hn_cover(d->m, d->g, &d->field, t, from) };
    return true;
}

int hnb_shot(struct mind *d, unsigned slot, uint16_t weapon, enum shot shot, unsigned target, unsigned from)
{
    const struct unit *u = &d->h->unit[slot], *t = &d->h->unit[target];
    const int16_t *gun = numbers_of(d->m, weapon);
    int bonus = hn_bonus(d->m, weapon, hn_class(d->m, t));
    struct aim aim;
    if ((shot != SHOT_SNIPER && bonus == NO_BONUS) || t->thing.hidden || !t->place
        || !aim_from(d, slot, weapon, target, from, &aim))
        return 0;
    int less = 2 * u->suppressed + aim.line.penalty;
    bool two = gun[WEAPON_DUAL];
    int pin = hnb_worth(d, t) * (t->suppressed ? 15 : 35) / 100;
    if (shot == SHOT_SNIPER)
        return (hn_throws(4 + less, false) * harm(d, t)
                + (hn_throws(2 + less, false) - hn_throws(4 + less, false)) * pin) / 36;
    if (aim.range > 7 && !gun[WEAPON_HAWKEYE])
        less += 2;
    if (shot == SHOT_SUPPRESSIVE)
        return (hn_throws(aim.defence - 2 * bonus + less, two)
                + hn_throws(2 * aim.defence - 2 * bonus + less, two)) * pin / 36;
    return strike(d, t, aim.defence, bonus - less, two);
}

/* Whoever is under it is hit, friend or enemy; at: a corner, or a square of a room or position. */
int hnb_blast(struct mind *d, unsigned slot, uint16_t with, unsigned at, bool inside)
{
    uint16_t weapon = hn_fired(d->m, d->h, slot, with);
    int brings = 0, less = hn_markers_take(&d->h->unit[slot]);
    less += (int)(inside ? hn_smoke_on_throw(d->m, d->h, &d->field, slot, at)
                         : hn_smoke_to(d->m, d->h, &d->field, slot, weapon, at, at));
    EACH_UNIT(d->h, i) {
        const struct unit *t = &d->h->unit[i];
        bool enemy = hn_is_enemy(d->m, d->seat, t->thing.owner);
        if (!is_on_foot_or_wheels(t) || (enemy && t->thing.hidden) || !hn_can_hurt(d->m, t, weapon)
            || !(inside ? hn_same_shelter(&d->field, t->place, at) : hn_is_under(d->m, d->h, &d->field, t, at)))
            continue;
        const int16_t *face = hn_face(d->m, t);
        int defence = hn_class(d->m, t) == HEAVY ? face[FACE_SIDE] : face[FACE_DEFENCE];
        int cover = inside ? 0 : hn_cover(d->m, d->g, &d->field, t, 0);
        int does = strike(d, t, defence + cover, hn_bonus(d->m, weapon, hn_class(d->m, t)) - less, false);
        brings += enemy ? does : -2 * does;
    }
    return brings > 0 ? brings : brings - 1;
}

int hnb_best_shot(struct mind *d, unsigned slot, unsigned from)
{
    int best = 0;
    for (unsigned which = 0; which < 2; which++) {
        uint16_t weapon = hn_weapon(d->m, &d->h->unit[slot], which);
        if (!weapon)
            continue;
        for (unsigned i = 0; i < d->foes; i++) {
            int worth = hnb_shot(d, slot, weapon, SHOT_PLAIN, (unsigned)d->foe[i], from);
            best = worth > best ? worth : best;
        }
    }
    return best;
}

/* The chance of each enemy that could fire there, on what is lost by a hit; at most half of the unit. */
int hnb_danger(struct mind *d, unsigned slot, unsigned place)
{
    const struct unit *u = &d->h->unit[slot];
    const int16_t *face = hn_face(d->m, u);
    enum unit_class class = hn_class(d->m, u);
    int all = 0, cover = class == INFANTRY ? ground_at(&d->field, place)->defence : 0;
    for (unsigned i = 0; i < d->foes; i++) {
        const struct unit *e = &d->h->unit[d->foe[i]];
        uint16_t weapon = hn_weapon(d->m, e, 0);
        int bonus = weapon && !e->thing.hidden ? hn_bonus(d->m, weapon, class) : NO_BONUS;
        if (bonus == NO_BONUS)
            continue;
        int range = spaces_between(e->place, place);
        const int16_t *gun = numbers_of(d->m, weapon);
        if (gun[WEAPON_RANGE] && range > gun[WEAPON_RANGE])
            continue;
        unsigned how = hn_class(d->m, e) != INFANTRY || class != INFANTRY ? THROUGH_INFANTRY : 0;
        struct line line = line_between(&d->field, e->place, place, how, (unsigned)d->foe[i] + 1, slot + 1);
        if (line.sight == BLOCKED)
            continue;
        int needs = face[FACE_DEFENCE] + cover - bonus + line.penalty + 2 * e->suppressed + (range > 7 ? 2 : 0);
        all += hn_throws(needs, gun[WEAPON_DUAL]);
    }
    int danger = all * harm(d, u) / 36 / 2, most = hnb_worth(d, u);
    return danger > most ? most : danger;
}

/* ---- assault ------------------------------------------------------------------------------------- */

static int hand_to_hand(const struct mind *d, const struct unit *u, enum unit_class against, bool defends)
{
    const int16_t *face = hn_face(d->m, u);
    uint16_t weapon = (uint16_t)face[hn_class(d->m, u) == HEAVY && defends ? FACE_SECOND : FACE_WEAPON];
    int bonus = weapon ? hn_bonus(d->m, weapon, against) : NO_BONUS;
    return (bonus == NO_BONUS ? 0 : bonus) + (face[FACE_ASSAULT] == NO_ASSAULT ? 0 : face[FACE_ASSAULT])
         - 2 * u->suppressed;
}

int hnb_assault(struct mind *d, unsigned slot, unsigned target)
{
    const struct unit *u = &d->h->unit[slot], *t = &d->h->unit[target];
    const struct assault_sums sums = {
        .attack = hand_to_hand(d, u, hn_class(d->m, t), false),
        .defence = hand_to_hand(d, t, hn_class(d->m, u), true) + hn_cover(d->m, d->g, &d->field, t, 0),
        .dice = hn_face(d->m, t)[FACE_ASSAULT] != NO_ASSAULT ? 2 : 1,
    };
    struct assault_chances c = hn_assault_chances(&sums);
    int goal = t->place && plan_of(d->m)->objective[t->place] ? 60 : 20;
    return (c.above * (harm(d, t) + goal) - c.below * harm(d, u)) / c.all;
}
