/* SPDX-License-Identifier: MIT */
/* choices_gear.c -- what a seat may choose in the Soldier Turn about gear and Ammo: to give, take, drop and load it. */
#include "common.h"
#include "ammo.h"
#include "armor.h"
#include "deal.h"
#include "distraction.h"
#include "divinity.h"
#include "gear.h"
#include "look.h"

/* ---- gear ------------------------------------------------------------------- */

/* WF-BUY-11  What is used up weighs nothing. */
static WF_RARE int used_up(const struct look *k, unsigned soldier)
{
    int n = 0;
    EACH_OF(k, soldier + 1, i)
        n += k->w->item[i].flags & ITEM_LOST ? k->weight[i] : 0;
    return n;
}

/* WF-SOL-10  What he carries never weighs more than his Loadout. */
static inline int find_spare(const struct look *k, unsigned soldier)
{
    int n = is_spoken_of(k, soldier, VALUE_LOADOUT)
          ? wf_loadout(k->m, k->g, soldier) : wf_printed_loadout(k->m, k->w, soldier);
    return (n < 0 ? 0 : n) - k->load[soldier + 1] + (k->w->special & SPECIAL_GONE ? used_up(k, soldier) : 0);
}

static inline int spare_of(struct look *k, unsigned soldier)
{
    if (k->spare[soldier] == UNKNOWN)
        k->spare[soldier] = (int16_t)find_spare(k, soldier);
    return k->spare[soldier];
}

/* Does it lie where only another card goes: with its Weapon, or with its target, for who has thrown it? */
static inline grog_rule is_bound(const struct item *i)
{
    return !(i->on | i->thrown_at) ? 0 : i->on ? R_NAM_EQP_06 : R_ATK_48;
}

static WF_RARE bool is_held(const struct look *k, const struct item *i)
{
    return i->flags & (ITEM_EXCHANGED | ITEM_LOST) || !wf_has_unused(k->m, i);
}

/* May it go to another this Turn?  WF-BUY-12, WF-BUY-19  Used this Turn, it stays where it is; of several the others
 * need not. */
static inline grog_rule may_change_hands(const struct look *k, const struct item *i, grog_rule bound)
{
    return bound ? bound : i->flags & (ITEM_USED | ITEM_EXCHANGED | ITEM_LOST) && is_held(k, i) ? R_BUY_12 : 0;
}

/* WF-BUY-09, WF-BUY-20  What is used up is no Gear any more, that could be dropped or discarded. */
static inline grog_rule may_be_gone(const struct item *i) { return i->flags & ITEM_LOST ? R_BUY_09 : 0; }

/* WF-BUY-12, WF-PMT-58  What changed hands, or where the rules say so was used, is not dropped this Turn. */
static inline grog_rule may_not_fall(const struct look *k, const struct item *i)
{
    return !(i->flags & k->held) ? 0 : i->flags & ITEM_EXCHANGED ? R_BUY_12 : is_held(k, i) ? R_PMT_58 : 0;
}

/* And if it is one of several, is there a place for it? */
static inline grog_rule may_part(const struct look *k, int units)
{
    return units > 1 && !wf_can_part(k->w) ? R_BUY_11 : 0;
}

/* What is asked of an item whoever takes it. */
struct gift {
    grog_rule changes;                                  /* what forbids it to change hands */
    int16_t  weight;
    uint16_t era;
    bool     choosy;                                    /* more is asked of who can have it */
};

/* How many of it there are. */
static inline int units_of(const struct look *k, unsigned item)
{
    const struct item *i = &k->w->item[item];
    return (k->is[item] & COMES_IN_UNITS) || i->extra ? wf_units(k->m, i) : 1;
}

/* Of which items it is asked who can have them: Weapons too, where something may be on one. */
static inline uint32_t choosy_of(const struct look *k, unsigned holder)
{
    return k->choosy | (k->has[holder] & GOES_ALONG ? (uint32_t)IS_WEAPON : 0u);
}

static inline struct gift gift_of(const struct look *k, unsigned item, int units, grog_rule stays, uint32_t choosy)
{
    GROG_ASSERT(item < ITEMS);
    const struct item *i = &k->w->item[item];
    int16_t weight = (int16_t)(units > 1 ? k->weight[item] / units : k->weight[item]);
    return (struct gift){ .changes = stays ? stays : may_part(k, units), /* WF-BUY-11  one is given, and weighed */
                          .weight = weight,
                          .era = wf_note(k->m, i->thing.card)->era,
                          .choosy = k->is[item] & choosy };
}

/* WF-BUY-11, NAM-EQP-06  With a Weapon goes what is on it, and weighs. */
static WF_RARE int weight_with_all(const struct look *k, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    int n = k->weight[item];
    EACH_OF(k, k->w->item[item].holder, i)
        n += k->w->item[i].on == item + 1 ? k->weight[i] : 0;
    return n;
}

static WF_RARE grog_rule may_have(struct look *k, unsigned soldier, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    if ((k->has[k->w->item[item].holder] & GOES_ALONG) && (k->is[item] & IS_WEAPON) && !(k->is[item] & COMES_IN_UNITS)
        && weight_with_all(k, item) > spare_of(k, soldier))
        return R_BUY_11;
    if ((k->is[item] & IS_ARMOR) && wf_wears(k->m, k->w, soldier, k->w->item[item].thing.card))
        return R_ARM_12;
    return is_spoken_of(k, soldier, VALUE_CAN_HAVE) && !wf_can_have(k->m, k->g, soldier, item) ? R_DIV_02 : 0;
}

/* May this Player Soldier have the item: WF-BUY-13, WF-BUY-11? */
static inline grog_rule may_take(struct look *k, unsigned soldier, unsigned item, struct gift gift)
{
    uint16_t his = k->era[soldier];
    if (!his || gift.changes)
        return his ? gift.changes : R_BUY_13;
    if (gift.weight > spare_of(k, soldier))
        return R_BUY_11;
    if (gift.era && gift.era != his)
        return R_ERA_07;
    return gift.choosy ? may_have(k, soldier, item) : 0;
}

/* NAM-SET-33  May nothing be thrown away now?  CHT-ACT-83, CHT-ACT-85  Or only what is worth a point (strict)? */
static WF_APART grog_rule may_recount(const struct look *k, bool *strict)
{
    *strict = wf_said(k->m, k->g, VALUE_LIGHTENS) > 1;
    return grog_match_modifies(k->m, VALUE_RECOUNTS) && !wf_said(k->m, k->g, VALUE_RECOUNTS) ? R_NAM_SET_33 : 0;
}

/* WF-BUY-10, WF-BUY-17  What lies where he is. */
static void list_ground(struct look *k, unsigned soldier, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    EACH_OF(k, 0, i) {
        const struct item *it = &k->w->item[i];
        if (it->place == k->w->soldier[soldier].place && (k->is[i] & IS_GEAR))
            offer(l, may_take(k, soldier, i, gift_of(k, i, units_of(k, i), may_change_hands(k, it, is_bound(it)),
                                                  choosy_of(k, 0))),
                  VERB_PICK_UP, soldier + 1, item_ref(k->w, i));
    }
}

/* WF-SHW-34  A Distraction is for every Soldier, also with what he was just handed; other gear falls as it may. */
static WF_RARE grog_rule may_be_left(const struct look *k, unsigned soldier, unsigned item, grog_rule falls)
{
    const struct item *it = &k->w->item[item];
    if (!wf_can_place(k->m, k->w, soldier, item))
        return falls;
    if (is_bound(it))
        return is_bound(it);
    if (may_be_gone(it))
        return may_be_gone(it);
    return it->flags & k->held & ~(unsigned)ITEM_EXCHANGED ? R_PMT_58 : may_part(k, wf_units(k->m, it));
}

/* carries: something that he has says how much he carries. */
static inline __attribute__((always_inline)) void list_gear(struct look *k, unsigned soldier, struct grog_list *l,
                                                            bool carries)
{
    const struct warfighter *w = k->w;
    grog_rule mine = k->era[soldier] ? 0 : R_BUY_13;                            /* WF-VEH-22  a Vehicle's passes too */
    unsigned here = k->here[w->soldier[soldier].place] & ~(1u << soldier);
    bool places = w->special & SPECIAL_TRIGGERED;
    if ((grog_skips(l, mine) && !places) || !(k->has[soldier + 1] & IS_GEAR))
        return;
    bool strict = false;
    grog_rule lightens = mine ? mine : k->lightens ? may_recount(k, &strict) : 0;
    uint32_t choosy = choosy_of(k, soldier + 1);
    EACH_THAT(k, IS_GEAR, soldier + 1, i) {             /* WF-SET-25, WF-SKL-06, WF-VEH-13  no Skill, nothing mounted */
        const struct item *it = &w->item[i];
        uint16_t ref = item_ref(w, i);
        int units = units_of(k, i);
        grog_rule bound = is_bound(it), changes = bound, drops = 0;
        if (it->flags & (ITEM_USED | ITEM_EXCHANGED | ITEM_LOST)) {
            changes = may_change_hands(k, it, bound);
            drops = may_not_fall(k, it);
            bound = bound ? bound : may_be_gone(it);
        }
        if (carries && !wf_can_do_without(k->m, k->g, i)) {
            bound = bound ? bound : R_SOL_10;
            changes = changes ? changes : R_SOL_10;
        }
        grog_rule lies = mine ? mine : bound;
        bool loose = it->on && (k->is[i] & IS_ATTACHMENT) && k->m->base[VALUE_MOVES_ATTACHMENTS] && !may_be_gone(it);
        grog_rule stays = loose ? mine : lies;          /* CHT-ACT-83  what comes off its Weapon goes by itself */
        offer(l, stays ? stays : strict && wf_worth(k->m, it) < 1 ? R_CHT_ACT_85 : lightens, VERB_LIGHTEN, soldier + 1,
              ref);
        grog_rule falls = lies ? lies : drops ? drops : may_part(k, units);
        if (places)
            falls = may_be_left(k, soldier, i, falls);
        offer(l, falls, VERB_DROP, soldier + 1, ref);
        if (!here || grog_skips(l, changes))
            continue;
        struct gift gift = gift_of(k, i, units, changes, choosy);
        for (unsigned others = here; others; others &= others - 1) {
            unsigned other = (unsigned)__builtin_ctz(others);
            grog_rule verdict = mine ? mine : may_take(k, other, i, gift);
            if (!grog_skips(l, verdict))
                grog_offer(l, grog_option(VERB_PASS_GEAR, soldier + 1, ref, 0, soldier_ref(w, other)), verdict);
        }
    }
}

static WF_RARE void list_gear_of_carrier(struct look *k, unsigned soldier, struct grog_list *l)
{
    list_gear(k, soldier, l, true);
}

/* WF-BUY-09, WF-BUY-11..13, WF-BUY-16, WF-BUY-20  Gear is dropped, passed and picked up without an Action, within the
 * Loadout. */
void wf_list_gear(struct look *k, unsigned soldier, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    list_ground(k, soldier, l);
    if (k->own[soldier + 1] >> VALUE_LOADOUT % 64 & 1)
        list_gear_of_carrier(k, soldier, l);
    else
        list_gear(k, soldier, l, false);
}

/* ---- Ammo ------------------------------------------------------------------- */

/* May one more counter of Ammo go to his Weapon: by itself, and by WF-SOL-10 for one who has a Loadout?  (Inline: it is
 * asked at every list.) */
static inline __attribute__((always_inline)) grog_rule may_load(struct look *k, unsigned soldier, unsigned to)
{
    GROG_ASSERT(soldier < SOLDIERS && to < ITEMS);
    grog_rule verdict = wf_may_get_ammo(k->m, k->w, to);
    if (verdict || !is_outfitted(kind_of(k->m, k->w->soldier[soldier].thing.card)))
        return verdict;
    const struct item *it = &k->w->item[to];
    if (it->count < wf_note(k->m, it->thing.card)->plain && !it->extra)
        return 0;                                       /* with no more than it comes with, it weighs the same */
    struct item fuller = *it;
    fuller.count++;
    int more = wf_weight(k->m, &fuller) - k->weight[to];        /* WF-WPN-37 */
    return more && more > spare_of(k, soldier) ? R_BUY_11 : 0;
}

/* He has no room for more.  What goes from one of his Weapons to another may leave him with no more than before. */
static WF_RARE grog_rule may_shift(struct look *k, unsigned soldier, unsigned from, unsigned to)
{
    GROG_ASSERT(from < ITEMS && to < ITEMS);
    if (k->w->item[from].holder != soldier + 1)
        return R_BUY_11;
    struct item lighter = k->w->item[from], fuller = k->w->item[to];
    lighter.count--;
    fuller.count++;
    int more = wf_weight(k->m, &fuller) + wf_weight(k->m, &lighter) - k->weight[to] - k->weight[from];
    return more > 0 && more > spare_of(k, soldier) ? R_BUY_11 : 0;
}

/* From those of one type.  Whether the Weapon can get some is asked when one can give it. */
static void list_ammo_of(struct look *k, unsigned type, unsigned soldier, unsigned to, struct grog_list *l)
{
    const struct warfighter *w = k->w;
    grog_rule gets = RULES;                             /* not asked yet */
    bool seeks = grog_seeks(l);
    uint8_t place = w->soldier[soldier].place;
    for (unsigned from_at = k->type_first[type], from; from_at; from_at = k->alike[from]) {
        from = from_at - 1;
        if (from == to)
            continue;
        grog_rule gives = seeks ? wf_may_give_ammo(k->m, w, from, to)              /* else they are of one type */
                        : wf_may_give_counter(k->m, w, &w->item[from], place);
        if (!gives && w->item[from].kinds)              /* WF-SHW-71, WF-SHW-75  none of a kind that is not for it */
            gives = wf_may_hand_some(k->m, &w->item[from], &w->item[to]);
        if (grog_skips(l, gives))
            continue;
        gets = gets == RULES ? may_load(k, soldier, to) : gets;
        grog_rule loads = gets == R_BUY_11 ? may_shift(k, soldier, from, to) : gets;
        if (grog_skips(l, loads)) {
            if (gets != R_BUY_11)
                return;
            continue;
        }
        grog_offer(l, grog_option(VERB_PASS_AMMO, soldier + 1, item_ref(w, from), item_ref(w, to), 0),
                   gives ? gives : loads);
    }
}

/* WF-WPN-35, WF-WPN-36  Who receives it is the actor; he, somebody else who is here, or the ground has some of it. */
void wf_list_ammo(struct look *k, unsigned soldier, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    EACH_THAT(k, HAS_AMMO, soldier + 1, to) {
        unsigned type = wf_note(k->m, k->w->item[to].thing.card)->ammo;
        bool alone = k->type_first[type] == to + 1 && !k->alike[to];
        if (alone && !grog_seeks(l))
            continue;
        if (!grog_seeks(l))
            list_ammo_of(k, type, soldier, to, l);
        else
            for (type = 1; type < AMMO_TYPES; type++)
                list_ammo_of(k, type, soldier, to, l);
    }
}

/* WF-WPN-36  Of a Weapon with more than standard counters, which one goes: beside the one that goes by itself. */
WF_RARE void wf_list_kinds(struct look *k, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = k->w;
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].thing.owner != seat || !grog_wants_of(l, VERB_PASS_KIND, i + 1))
            continue;
        EACH_THAT(k, HAS_AMMO, i + 1, to)
            EACH_ITEM(w, from) {
                if (!w->item[from].kinds)
                    continue;
                grog_rule gives = wf_may_give_ammo(k->m, w, from, to), gets = gives ? gives : may_load(k, i, to);
                for (enum ammo kind = STANDARD_AMMO; kind < AMMO_KINDS; kind++)
                    grog_offer(l, grog_option(VERB_PASS_KIND, i + 1, item_ref(w, from), item_ref(w, to), kind),
                               gets ? gets : wf_may_hand(k->m, &w->item[from], &w->item[to], kind));
            }
    }
}
