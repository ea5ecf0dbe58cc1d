/* SPDX-License-Identifier: MIT */
/* board_warfighter_prices.c -- what a choice costs: Actions, cards, Experience Points, Body Count, counters; by night
 * the Noise that it makes. */
#include "board_warfighter.h"

struct price { int actions, cards, xp, bodies; };

typedef struct price pricing(const struct play *p, const struct warfighter *w, struct grog_option o);

static struct price of_move(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame move = { .proc = PROC_MOVE, .seat = (uint8_t)p->s.viewer, .actor = soldier_ref(w, o.actor - 1u),
                               .target = o.object[2] };
    int cost = wf_entrance(p->m, p->view, &move, NULL);
    return (struct price){ .cards = cost - wf_saved_for(w, o.actor - 1u, cost) };
}

/* WF-WPN-17  A further Bolt Attack. */
static struct price of_attack(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame about = { .proc = PROC_ATTACK, .seat = (uint8_t)p->s.viewer, .with = o.object[0],
                                .actor = soldier_ref(w, o.actor - 1u), .mode = o.object[1], .target = o.object[2] };
    bool again = o.object[1] == BOLT && (w->item[grog_ref_slot(o.object[0])].marks & MARK_BOLTED);
    return (struct price){ .cards = again ? grog_value(p->m, p->view, VALUE_BOLT_COST, &about, NULL) : 0 };
}

/* WF-HTH-05, WF-HTH-11  What is not yet set aside. */
static struct price of_engaging(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    int due = wf_engage_cost(p->m, p->view, o.actor - 1u, o.object[2]) - w->soldier[o.actor - 1u].saved;
    return (struct price){ .actions = due < 0 ? 0 : due };
}

static struct price of_closing_in(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    o.object[2] = 0;                                    /* nobody in particular */
    return of_engaging(p, w, o);
}

static struct price of_card(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    (void)w;
    return (struct price){ .cards = wf_card_cost(p->m, p->view, o.actor - 1u, o.object[0], NULL) };
}

static struct price of_location(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = numbers_of(p->m, o.object[0]);
    (void)w;
    return (struct price){ .actions = n[LOCATION_ACTIONS], .xp = n[LOCATION_XP], .bodies = n[LOCATION_BODIES] };
}

static struct price of_cancelling(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = numbers_of(p->m, w->event[grog_ref_slot(o.object[0])].thing.card)[EVENT_CANCEL] };
}

const int16_t *board_hostile_card(const struct play *p, const struct warfighter *w, uint16_t ref)
{
    return numbers_of(p->m, w->hostile[grog_ref_slot(ref)].thing.card);
}

/* NAM-CON-37  What turns a Hostile over; NAM-CON-40: what it takes for him to join; NAM-CON-46: for it to stay. */
static struct price of_turning(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(p, w, o.object[2]);
    return (struct price){ n[HOSTILE_TURN_ACTIONS], n[HOSTILE_TURN_CARDS], n[HOSTILE_TURN_XP], n[HOSTILE_TURN_BODIES] };
}

static struct price of_joining(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(p, w, o.object[0]);
    return (struct price){ .xp = n[HOSTILE_JOIN_XP], .bodies = n[HOSTILE_JOIN_BODIES] };
}

static struct price of_holding(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(p, w, o.object[0]);
    return (struct price){ .xp = n[HOSTILE_STAY_XP], .bodies = n[HOSTILE_STAY_BODIES] };
}

/* WF-SHW-151, WF-SHW-128 */
static struct price of_evading(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = board_hostile_card(p, w, o.object[2])[HOSTILE_EVADE] };
}

static struct price of_shooting(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    (void)o;
    return (struct price){ .xp = w->game.depth ? wf_sight_xp(p->m, &w->game.frame[w->game.depth - 1]) : 0 };
}

static struct price of_retaining(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = wf_retain_cost(p->m, p->view, &w->support[grog_ref_slot(o.object[0])]) };
}

static pricing *const pricings[VERBS] = {
    [VERB_MOVE] = of_move, [VERB_ATTACK] = of_attack, [VERB_PLAY] = of_card, [VERB_PLAY_LOCATION] = of_location,
    [VERB_CANCEL] = of_cancelling, [VERB_ENGAGE] = of_engaging, [VERB_BREACH] = of_attack,
    [VERB_CLOSE_IN] = of_closing_in, [VERB_TURN_OVER] = of_turning, [VERB_TAKE_IN] = of_joining,
    [VERB_HOLD] = of_holding, [VERB_EVADE] = of_evading, [VERB_TAKE_SHOT] = of_shooting,
    [VERB_RETAIN] = of_retaining,
};

/* WF-ATK-48, WF-WPN-21  What is left of a Weapon that an Attack takes out of his hands; -1: it stays in
 * them, -2: it lies with its target. */
int board_left_of(const struct play *p, struct grog_option o)
{
    if (o.verb != VERB_ATTACK || !o.object[0])
        return -1;
    const struct item *i = &const_wf(p->view)->item[grog_ref_slot(o.object[0])];
    if (!numbers_of(p->m, i->thing.card)[WEAPON_EXPENDED])
        return o.object[1] == THROWN ? -2 : -1;
    int left = i->count - wf_uses_up(p->m, i->thing.card, (uint8_t)o.object[1]);
    return left < 0 ? 0 : left;
}

/* CHT-FLD-13  "4 Field Point": the counters that a Resupply costs, by their own name. */
static void say_counters_due(const struct play *p, struct grog_option o, struct grog_text *out)
{
    ROOM(name, 128);
    if (o.verb != VERB_RESUPPLY && o.verb != VERB_RESUPPLY_HERE)
        return;
    grog_say_card(&p->s, (uint16_t)wf_field_price(p->m, o.object[0])[0], GROG_SHORT, &name);
    board_comma(out);
    board_say(p, "price-counters", PAIRS({ "name", name_room, 0 },
        { "n", NULL, wf_resupply_price(p->m, p->view, o.actor - 1u, o.object[0]) }), out);
}

static struct price price_of(const struct play *p, struct grog_option o)
{
    return pricings[o.verb] ? pricings[o.verb](p, const_wf(p->view), o) : (struct price){ 0 };
}

int board_xp_of(const struct play *p, struct grog_option o) { return price_of(p, o).xp; }

/* "1 Action, discard 2 cards"; nothing if it is free. */
void board_say_price(const struct play *p, struct grog_option o, struct grog_text *out)
{
    static const char *const key[] = { "price-actions", "price-cards", "price-xp", "price-bodies" };
    struct price is = price_of(p, o);
    const int n[] = { is.actions, is.cards, is.xp, is.bodies };
    for (unsigned i = 0; i < 4; i++)
        if (n[i]) {
            board_comma(out);
            board_say(p, key[i], PAIRS({ "n", NULL, n[i] }), out);
        }
    say_counters_due(p, o, out);
}

/* ---- by night --------------------------------------------------------------------------------------------------- */

static bool is_loud(unsigned verb)
{
    return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE || verb == VERB_BREACH;
}

/* WF-SHW-144, WF-SHW-158, WF-SHW-159  Before what cards do about it when it is made. */
static int noise_of(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame about = { .proc = PROC_NOISE, .seat = (uint8_t)p->s.viewer,
                                .actor = soldier_ref(w, o.actor - 1u) };
    struct grog_frame attack = { .proc = PROC_ATTACK, .with = o.object[0], .mode = (uint8_t)o.object[1] };
    int n = 1;
    if (o.verb != VERB_MOVE) {
        attack.local[ATTACK_ROLLED] = (int16_t)board_dice_rolled(p, o);
        about.with = o.object[0];
        n = wf_attack_noise(p->m, w, &attack, false);
    }
    n += grog_value(p->m, p->view, VALUE_ACTION_NOISE, &about, NULL);
    return n < 0 ? 0 : n;
}

void board_say_noise(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    uint16_t stealth = wf_stealth(p->m);
    ROOM(quiet, 128);
    if (!o.actor || (o.verb != VERB_MOVE && !is_loud(o.verb)) || !wf_loudest(p->m)
        || !wf_said(p->m, p->view, VALUE_MAKES_NOISE))
        return;
    if (o.verb == VERB_MOVE && stealth && wf_ability(p->m, p->view, o.actor - 1u, stealth))
        grog_say_card(&p->s, stealth, GROG_SHORT, &quiet);
    bool melee = o.verb != VERB_MOVE && (is_melee((uint8_t)o.object[1]) || o.object[1] == THROWN);
    grog_print(out, "%s", out->n ? "\n" : "");
    board_say(p, "makes-noise", PAIRS({ "n", NULL, noise_of(p, w, o) }, { "quiet", quiet_room, 0 },
        { "kills", NULL, melee }, { "two", NULL, o.verb != VERB_MOVE }, { "now", NULL, w->noise },
        { "most", NULL, wf_loudest(p->m) }), out);
}

/* ---- what an Entrance cost is made of ---------------------------------------------------------------- */

/* Each card that adds to it, with how much; all of that together. */
static int say_causes(const struct play *p, const struct grog_frame *move, struct grog_text *out)
{
    struct grog_because because = { 0 };
    int sum = 0;
    grog_value(p->m, p->view, VALUE_ENTRANCE, move, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        if (because.at[i].card && because.at[i].operation == GROG_ADD && because.at[i].amount) {
            ROOM(name, 256);
            grog_say_card(&p->s, because.at[i].card, GROG_SHORT, &name);
            board_comma(out);
            board_say(p, "adds", PAIRS({ "n", NULL, because.at[i].amount }, { "by", name_room, 0 }), out);
            sum += because.at[i].amount;
        }
    return sum;
}

struct board_sum board_sum_of_move(const struct play *p, struct grog_option o, struct grog_text *others)
{
    const struct warfighter *w = const_wf(p->view);
    unsigned slot = grog_ref_slot(o.object[2]), there = 0;
    if (o.verb != VERB_MOVE || !o.actor || w->soldier[o.actor - 1u].follower || !w->location[slot].thing.live)
        return (struct board_sum){ 0 };
    struct grog_frame move = { .proc = PROC_MOVE, .seat = (uint8_t)p->s.viewer, .actor = soldier_ref(w, o.actor - 1u),
                               .target = o.object[2] };
    struct board_sum is = { .entrance = numbers_of(p->m, w->location[slot].thing.card)[PLACE_ENTRANCE],
        .movement = grog_scene_number(p->m, p->scene, p->scene->thing[ARRAY_SOLDIER][o.actor - 1u], "movement") };
    int cost = wf_entrance(p->m, p->view, &move, NULL), rest = cost - is.entrance + is.movement;
    EACH_HOSTILE(w, i)
        there += w->hostile[i].place == space_of_slot(w, slot) && !wf_is_target(p->m, &w->hostile[i]);
    if (!cost && is.entrance <= is.movement)
        return is;
    rest -= say_causes(p, &move, others);
    if (rest) {
        board_comma(others);
        board_say(p, "others", PAIRS({ "n", NULL, rest }, { "there", NULL, there > 0 }), others);
    }
    return is;
}
