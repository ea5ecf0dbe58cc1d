/* SPDX-License-Identifier: MIT */
/* prices.c -- what a choice costs: Actions, cards, Experience Points, Body Count, counters; by night
 * the Noise that it makes. */
#include "table.h"
#include "warfighter/abilities.h"
#include "warfighter/actions.h"
#include "warfighter/arms.h"
#include "warfighter/attack.h"
#include "warfighter/before.h"
#include "warfighter/field.h"
#include "warfighter/hand_to_hand.h"
#include "warfighter/move.h"
#include "warfighter/noise.h"
#include "warfighter/optional_rules.h"
#include "warfighter/unaware.h"
#include "warfighter/forecast.h"

struct price { int actions, cards, xp, bodies; };

typedef struct price pricing(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o);

static struct price of_move(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame move = { .proc = PROC_MOVE, .seat = (uint8_t)e->s->viewer, .actor = soldier_ref(w, o.actor - 1u),
                               .target = o.object[2] };
    int cost = wf_entrance(e->m, e->view, &move, NULL);
    return (struct price){ .cards = cost - wf_saved_for(w, o.actor - 1u, cost) };
}

/* WF-WPN-17  A further Bolt Attack; NAM-WPN-20: a Mode that costs Experience. */
static struct price of_attack(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame about = { .proc = PROC_ATTACK, .seat = (uint8_t)e->s->viewer, .with = o.object[0],
                                .actor = soldier_ref(w, o.actor - 1u), .mode = o.object[1], .target = o.object[2] };
    return (struct price){ .cards = wf_bolt_cost(e->m, e->view, &about), .xp = wf_mode_xp(e->m, w, &about) };
}

/* WF-HTH-05, WF-HTH-11  What is not yet set aside. */
static struct price of_engaging(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    (void)w;
    int cost = wf_engage_cost(e->m, e->view, o.actor - 1u, o.object[2]);
    return (struct price){ .actions = wf_left_to_pay(e->view, o.actor - 1u, cost) };
}

static struct price of_closing_in(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    o.object[2] = 0;                                    /* nobody in particular */
    return of_engaging(e, w, o);
}

static struct price of_card(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    (void)w;
    return (struct price){ .cards = wf_card_cost(e->m, e->view, o.actor - 1u, o.object[0]) };
}

static struct price of_location(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = numbers_of(e->m, o.object[0]);
    (void)w;
    return (struct price){ .actions = n[LOCATION_ACTIONS], .xp = n[LOCATION_XP], .bodies = n[LOCATION_BODIES] };
}

static struct price of_cancelling(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = numbers_of(e->m, w->event[grog_ref_slot(o.object[0])].thing.card)[EVENT_CANCEL] };
}

const int16_t *board_hostile_card(const struct grog_eyes *e, const struct warfighter *w, uint16_t ref)
{
    return numbers_of(e->m, w->hostile[grog_ref_slot(ref)].thing.card);
}

/* NAM-CON-37  What turns a Hostile over; NAM-CON-40: what it takes for him to join; NAM-CON-46: for it to stay. */
static struct price of_turning(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(e, w, o.object[2]);
    return (struct price){ n[HOSTILE_TURN_ACTIONS], n[HOSTILE_TURN_CARDS], n[HOSTILE_TURN_XP], n[HOSTILE_TURN_BODIES] };
}

static struct price of_joining(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(e, w, o.object[0]);
    return (struct price){ .xp = n[HOSTILE_JOIN_XP], .bodies = n[HOSTILE_JOIN_BODIES] };
}

static struct price of_holding(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    const int16_t *n = board_hostile_card(e, w, o.object[0]);
    return (struct price){ .xp = n[HOSTILE_STAY_XP], .bodies = n[HOSTILE_STAY_BODIES] };
}

/* WF-SHW-151, WF-SHW-128 */
static struct price of_evading(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = board_hostile_card(e, w, o.object[2])[HOSTILE_EVADE] };
}

static struct price of_shooting(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    (void)o;
    return (struct price){ .xp = w->game.depth ? wf_sight_xp(e->m, &w->game.frame[w->game.depth - 1]) : 0 };
}

static struct price of_retaining(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    return (struct price){ .xp = wf_retain_cost(e->m, e->view, &w->support[grog_ref_slot(o.object[0])]) };
}

static pricing *const pricings[VERBS] = {
    [VERB_MOVE] = of_move, [VERB_ATTACK] = of_attack, [VERB_PLAY] = of_card, [VERB_PLAY_LOCATION] = of_location,
    [VERB_CANCEL] = of_cancelling, [VERB_ENGAGE] = of_engaging, [VERB_BREACH] = of_attack,
    [VERB_CLOSE_IN] = of_closing_in, [VERB_TURN_OVER] = of_turning, [VERB_TAKE_IN] = of_joining,
    [VERB_HOLD] = of_holding, [VERB_EVADE] = of_evading, [VERB_TAKE_SHOT] = of_shooting,
    [VERB_RETAIN] = of_retaining,
};

/* What is left of the Weapon of an Attack, as wf_left_of says it. */
int board_left_of(const struct grog_eyes *e, struct grog_option o)
{
    if (o.verb != VERB_ATTACK || !o.object[0])
        return LEFT_IN_HAND;
    return wf_left_of(e->m, &const_wf(e->view)->item[grog_ref_slot(o.object[0])], o.object[1]);
}

/* CHT-FLD-13  "4 Field Point": the counters that a Resupply costs, by their own name. */
static void say_counters_due(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    GROG_ROOM(name, 128);
    if (o.verb != VERB_RESUPPLY && o.verb != VERB_RESUPPLY_HERE)
        return;
    grog_say_card(e->s, (uint16_t)wf_field_price(e->m, o.object[0])[0], GROG_SHORT, &name);
    board_comma(out);
    board_say(e, "price-counters", GROG_PAIRS({ "name", name_room, 0 },
        { "n", NULL, wf_resupply_price(e->m, e->view, o.actor - 1u, o.object[0]) }), out);
}

static struct price price_of(const struct grog_eyes *e, struct grog_option o)
{
    return pricings[o.verb] ? pricings[o.verb](e, const_wf(e->view), o) : (struct price){ 0 };
}

int board_xp_of(const struct grog_eyes *e, struct grog_option o) { return price_of(e, o).xp; }

/* "1 Action, discard 2 cards"; nothing if it is free. */
void board_say_price(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    static const char *const key[] = { "price-actions", "price-cards", "price-xp", "price-bodies" };
    struct price is = price_of(e, o);
    const int n[] = { is.actions, is.cards, is.xp, is.bodies };
    for (unsigned i = 0; i < 4; i++)
        if (n[i]) {
            board_comma(out);
            board_say(e, key[i], GROG_PAIRS({ "n", NULL, n[i] }), out);
        }
    say_counters_due(e, o, out);
}

/* ---- by night --------------------------------------------------------------------------------------------------- */

static bool is_loud(unsigned verb)
{
    return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE || verb == VERB_BREACH;
}

/* WF-SHW-144, WF-SHW-158, WF-SHW-159  Before what cards do about it when it is made. */
static int noise_of(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    struct grog_frame about = { .proc = PROC_NOISE, .seat = (uint8_t)e->s->viewer,
                                .actor = soldier_ref(w, o.actor - 1u) };
    struct grog_frame attack = { .proc = PROC_ATTACK, .with = o.object[0], .mode = (uint8_t)o.object[1] };
    int n = NOISE_OF_MOVE;
    if (o.verb != VERB_MOVE) {
        attack.local[ATTACK_ROLLED] = (int16_t)board_dice_rolled(e, o);
        about.with = o.object[0];
        n = wf_attack_noise(e->m, w, &attack, false);
    }
    return wf_noise_made(e->m, e->view, &about, n);
}

void board_say_noise(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    uint16_t stealth = wf_stealth(e->m);
    GROG_ROOM(quiet, 128);
    if (!o.actor || (o.verb != VERB_MOVE && !is_loud(o.verb)) || !wf_loudest(e->m)
        || !wf_said(e->m, e->view, VALUE_MAKES_NOISE))
        return;
    if (o.verb == VERB_MOVE && stealth && wf_ability(e->m, e->view, o.actor - 1u, stealth))
        grog_say_card(e->s, stealth, GROG_SHORT, &quiet);
    bool melee = o.verb != VERB_MOVE && (is_melee((uint8_t)o.object[1]) || o.object[1] == THROWN);
    grog_print(out, "%s", out->n ? "\n" : "");
    board_say(e, "makes-noise", GROG_PAIRS({ "n", NULL, noise_of(e, w, o) }, { "quiet", quiet_room, 0 },
        { "kills", NULL, melee }, { "two", NULL, o.verb != VERB_MOVE }, { "now", NULL, w->noise },
        { "most", NULL, wf_loudest(e->m) }), out);
}

/* ---- what an Entrance cost is made of ---------------------------------------------------------------- */

/* Each card that adds to it, with how much; all of that together. */
static int say_causes(const struct grog_eyes *e, const struct grog_frame *move, struct grog_text *out)
{
    struct grog_because because = { 0 };
    int sum = 0;
    grog_value(e->m, e->view, VALUE_ENTRANCE, move, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        if (because.at[i].card && because.at[i].operation == GROG_ADD && because.at[i].amount) {
            GROG_ROOM(name, 256);
            grog_say_card(e->s, because.at[i].card, GROG_SHORT, &name);
            board_comma(out);
            board_say(e, "adds", GROG_PAIRS({ "n", NULL, because.at[i].amount }, { "by", name_room, 0 }), out);
            sum += because.at[i].amount;
        }
    return sum;
}

struct board_sum board_sum_of_move(const struct grog_eyes *e, struct grog_option o, struct grog_text *others)
{
    const struct warfighter *w = const_wf(e->view);
    unsigned slot = grog_ref_slot(o.object[2]), there = 0;
    if (o.verb != VERB_MOVE || !o.actor || w->soldier[o.actor - 1u].follower || !w->location[slot].thing.live)
        return (struct board_sum){ 0 };
    struct grog_frame move = { .proc = PROC_MOVE, .seat = (uint8_t)e->s->viewer, .actor = soldier_ref(w, o.actor - 1u),
                               .target = o.object[2] };
    struct board_sum is = { .entrance = numbers_of(e->m, w->location[slot].thing.card)[PLACE_ENTRANCE]
                                      + wf_circumstance(e->m, CIRCUMSTANCE_ENTRANCE),
        .movement = grog_scene_number(e->m, e->scene, e->scene->thing[ARRAY_SOLDIER][o.actor - 1u], "movement") };
    int cost = wf_entrance(e->m, e->view, &move, NULL), rest = cost - is.entrance + is.movement;
    EACH_HOSTILE(w, i)
        there += w->hostile[i].place == space_of_slot(w, slot) && !wf_is_target(e->m, &w->hostile[i]);
    if (!cost && is.entrance <= is.movement)
        return is;
    rest -= say_causes(e, &move, others);
    if (rest) {
        board_comma(others);
        board_say(e, "others", GROG_PAIRS({ "n", NULL, rest }, { "there", NULL, there > 0 }), others);
    }
    return is;
}
