/* SPDX-License-Identifier: MIT */
/* choices.c -- a Mission's choices: their names with what they cost, what they do, what their dice
 * need, and what helps to answer a question.
 *
 * It reads the view of the seat that looks, and the rules' own readers; all words are in the catalogue. */
#include "table.h"
#include "warfighter/actions.h"
#include "warfighter/armor.h"
#include "warfighter/attack.h"
#include "warfighter/awareness.h"
#include "warfighter/band.h"
#include "warfighter/before.h"
#include "warfighter/doors.h"
#include "warfighter/goals.h"
#include "warfighter/hand_to_hand.h"
#include "warfighter/hostiles.h"
#include "warfighter/locations.h"
#include "warfighter/move.h"
#include "warfighter/sides.h"
#include "warfighter/tables.h"
#include "warfighter/threat.h"
#include "warfighter/vehicles.h"
#include "warfighter/forecast.h"

#include <stdio.h>

enum { SAID = 512 };

/* ---- an Attack's numbers ------------------------------------------------------------------ */

/* In so many of 100 throws at least one of the dice is this or less. */
static int percent_of_any(int least, int dice)
{
    int64_t none = 1, whole = 1;
    for (int i = 0; i < dice; i++) {
        none *= DIE - (least < DIE ? least : DIE);
        whole *= DIE;
    }
    return (int)((200 * (whole - none) + whole) / (2 * whole));
}

/* Hits that an Objective's target, or a Door, still takes; 0: it is a Hostile. */
static int hits_to_destroy(const struct grog_match *m, const struct warfighter *w, uint16_t ref, bool at_door)
{
    const struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    if (at_door)
        return wf_door(m, h) ? wf_door(m, h)[1] - h->hits : 0;
    return wf_is_target(m, h) ? numbers_of(m, h->thing.card)[TARGET_HITS] - h->hits : 0;
}

/* WF-ATK-19  Nobody is left on the card whom a Suppress would do anything to. */
static bool is_beyond_suppress(const struct grog_match *m, const struct grog_game *view, uint16_t ref)
{
    const struct hostile *h = &const_wf(view)->hostile[grog_ref_slot(ref)];
    return !wf_other_of_band(const_wf(view), ref) && !wf_is_target(m, h) && !wf_takes_suppress(m, view, ref);
}

static bool does_not_know(const struct grog_match *m, const struct grog_game *view, uint16_t ref)
{
    const struct hostile *h = &const_wf(view)->hostile[grog_ref_slot(ref)];
    return !wf_is_target(m, h) && wf_can_be_surprised(h);
}

/* Why one alone of hit and Cover does not Suppress: 1 all are already, 2 it does not know of the team, 3 it never is;
 * 0: it does. */
static int vain_of(const struct grog_eyes *e, const struct grog_frame *f)
{
    if (does_not_know(e->m, e->view, f->target))
        return 2;
    return !is_beyond_suppress(e->m, e->view, f->target) ? 0 : wf_may_suppress(e->m, e->view, f->target) ? 1 : 3;
}

/* WF-VEH-15  "6+ for 1 Hit, 8+ for 2 Hits"; nothing for a Weapon without Proximity. */
static void say_proximity(const struct grog_eyes *e, const struct wf_forecast *is, int range, struct grog_text *out)
{
    for (int die = 1, most = 0; is->prox && die <= DIE; die++) {
        int hits = wf_hits_by_proximity(is->prox, range, die + is->bonus);
        if (hits <= most)
            continue;
        most = hits;
        board_comma(out);
        board_say(e, "proximity", GROG_PAIRS({ "roll", NULL, die + is->bonus }, { "hits", NULL, hits }), out);
    }
}

/* What an Attack needs before the dice fall. */
static void say_needs(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    unsigned from = w->soldier[grog_ref_slot(f->actor)].place, to = w->hostile[grog_ref_slot(f->target)].place;
    struct wf_forecast is;
    GROG_ROOM(prox, SAID);
    if (!wf_forecast(e->m, e->view, f, &is))
        return;
    int own = grog_scene_number(e->m, e->scene, e->scene->thing[ARRAY_HOSTILE][grog_ref_slot(f->target)], "cover");
    say_proximity(e, &is, (int)apart(w, from, to), &prox);
    board_say(e, f->local[SHOOT_NO_ROLL] ? "needs-none" : "needs",
        GROG_PAIRS({ "dice", NULL, is.dice }, { "hit", NULL, is.hit }, { "range", NULL, (int)apart(w, from, to) },
        { "cover", NULL, is.cover }, { "own", NULL, own == is.cover ? 0 : own }, { "reload", NULL, is.reload },
        { "each", NULL, is.each }, { "prox", prox_room, 0 }, { "empty", NULL, percent_of_any(is.reload, is.dice) },
        { "bonus", NULL, is.bonus }, { "through", NULL, is.through }, { "vain", NULL, vain_of(e, f) },
        { "more", NULL, hits_to_destroy(e->m, w, f->target, f->local[SHOOT_AT_DOOR]) }), out);
}

static bool is_at_door(unsigned verb) { return verb == VERB_BREACH || verb == VERB_BATTER; }
static bool is_attack(unsigned verb)
{
    return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE || is_at_door(verb);
}

/* WF-ACD-09, WF-EQP-06  Could this card be used once the Attack is declared, or once its dice lie?  Then name it. */
static void add_help(const struct grog_eyes *e, const struct grog_frame *f, uint16_t card, uint16_t thing,
                     struct grog_text *list)
{
    struct grog_source by = { .card = card, .thing = thing, .owner = (uint8_t)e->s->viewer };
    if (grog_usable(e->m, e->view, &by, POINT_DECLARES_ATTACK, f) < 0
        && grog_usable(e->m, e->view, &by, POINT_ATTACK_ROLLED, f) < 0)
        return;
    board_comma(list);
    grog_say_card(e->s, card, GROG_SHORT, list);
}

static void say_helps(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    GROG_ROOM(list, SAID);
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; w->soldier[i].thing.owner == e->s->viewer && k <= w->hand[i][0]; k++)
            if ((k == 1 || w->hand[i][k] != w->hand[i][k - 1]) && kind_of(e->m, w->hand[i][k]) == OF_ACTION
                && numbers_of(e->m, w->hand[i][k])[ACTION_SUPPORT] < 0
                && wf_card_cost(e->m, e->view, i, w->hand[i][k]) < w->hand[i][0])
                add_help(e, f, w->hand[i][k], soldier_ref(w, i), &list);
    EACH_ITEM(w, i)
        if (w->item[i].holder && w->item[i].thing.owner == e->s->viewer && !wf_silent(e->m, e->view, item_ref(w, i)))
            add_help(e, f, w->item[i].thing.card, item_ref(w, i), &list);
    if (list.n) {
        grog_print(out, "%s", out->n ? " " : "");
        board_say(e, "helps", GROG_PAIRS({ "list", list_room, 0 }), out);
    }
}

void needs_warfighter(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)e->s->viewer, .with = o.object[0],
                            .mode = (uint8_t)o.object[1], .target = o.object[2] };
    if (!is_attack(o.verb) || !o.object[2])
        return;
    f.local[SHOOT_AT_DOOR] = is_at_door(o.verb);
    f.actor = soldier_ref(const_wf(e->view), o.actor - 1u);
    f.pending[ATTACK_DICE] = (int16_t)board_dice_rolled(e, o);
    say_needs(e, &f, out);
    f.pending[ATTACK_DICE] = 0;
    say_helps(e, &f, out);
}

/* WF-SHW-134..138  Kills; else it goes for the alarm; else it pauses, or nothing was fired. */
static int32_t in_secret(const struct grog_match *m, const struct grog_game *view, uint16_t ref, int32_t result)
{
    struct wf_attack_result kills = { .kills = wf_attack_result(result).kills };
    return kills.kills ? wf_in_effect(m, view, ref, wf_pack_result(kills)) : result ? ALARMS_IT : 0;
}

/* What an Attack that has begun is made at; 0: there is none. */
static uint16_t attacked_now(const struct grog_game *view, bool *at_door)
{
    for (unsigned i = view->depth; i-- > 0; )
        if (view->frame[i].proc == PROC_SHOOT) {
            *at_door = view->frame[i].local[SHOOT_AT_DOOR];
            return view->frame[i].target;
        }
    return 0;
}

/* WF-OBJ-13..15  A target is not Suppressed: so many hits, or enough of them.  Of others what it really does. */
void odds_warfighter(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                     struct grog_odds *odds)
{
    bool at_door = is_at_door(o.verb);
    struct grog_weighed weighed = grog_weighed(m, view, o);
    uint16_t target = is_attack(o.verb) ? o.object[2] : weighed.proc == PROC_BOMBARD ? o.object[0]
                    : weighed.proc == PROC_SHOOT && !weighed.own ? attacked_now(view, &at_door) : 0;
    if (!target)
        return;
    int needed = hits_to_destroy(m, const_wf(view), target, at_door);
    bool unaware = !at_door && weighed.proc == PROC_SHOOT && does_not_know(m, view, target);
    for (uint32_t i = 0; i < odds->n; i++) {
        int32_t hits = wf_attack_result(odds->at[i].result).kills;
        odds->at[i].result = unaware ? in_secret(m, view, target, odds->at[i].result)
                           : !needed ? wf_in_effect(m, view, target, odds->at[i].result)
                           : !hits ? 0 : hits < needed ? HITS_IT + hits : DESTROYS_IT;
    }
}

/* ---- what a question is about ---------------------------------------------------------------- */

static void say_stands(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    struct wf_forecast is;
    if (!wf_forecast(e->m, e->view, f, &is))
        return;
    if (f->pending[ATTACK_REROLL]) {                    /* what lies is not what counts */
        board_say(e, "again", GROG_PAIRS({ "n", NULL, f->pending[ATTACK_REROLL] }, { "dice", NULL, is.dice }), out);
        return;
    }
    board_say(e, is.each ? "stand" : "stands", GROG_PAIRS({ "best", NULL, is.best }, { "hit", NULL, is.hit },
        { "cover", NULL, is.over }, { "needs", NULL, is.cover }, { "hits", NULL, is.hits },
        { "misses", NULL, is.dice - is.hits }, { "dice", NULL, is.dice }, { "beats", NULL, is.beats },
        { "n", NULL, is.prox && is.hits ? is.hits : 1 }, { "empties", NULL, is.empties },
        { "vain", NULL, vain_of(e, f) },
        { "more", NULL, hits_to_destroy(e->m, const_wf(e->view), f->target, f->local[SHOOT_AT_DOOR]) }), out);
}

static void say_attack(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    struct wf_forecast is;
    (wf_forecast(e->m, e->view, f, &is) && is.lies ? say_stands : say_needs)(e, f, out);
}

/* What a hit that lies would do to him. */
static void say_hit(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    int health = wf_health(e->m, &const_wf(e->view)->soldier[grog_ref_slot(f->target)]);
    int wounds = f->pending[ASSAULT_WOUNDS];
    board_say(e, "hit", GROG_PAIRS({ "wounds", NULL, wounds }, { "health", NULL, health },
        { "down", NULL, wounds >= health }, { "left", NULL, health - wounds },
        { "suppress", NULL, f->pending[ASSAULT_SUPPRESS] > 0 && wounds < health }), out);
}

/* WF-HAT-18..22  What an Attack on him may come to; with Armor more dice are thrown. */
static void say_threat(const struct grog_eyes *e, const struct grog_frame *f, struct grog_text *out)
{
    const struct hostile *h = &const_wf(e->view)->hostile[grog_ref_slot(f->actor)];
    unsigned soldier = grog_ref_slot(f->target);
    int bonus = f->pending[ASSAULT_BONUS] + grog_value(e->m, e->view, VALUE_HOSTILE_ROLL, f, NULL);
    int through = f->pending[ASSAULT_COVER_BONUS] + grog_value(e->m, e->view, VALUE_HOSTILE_COVER_ROLL, f, NULL);
    int cover = wf_shelter(e->m, e->view, soldier, f->actor, NULL);
    struct wf_assault_shares of = wf_assault_shares(e->m, e->view, f);
    GROG_ROOM(chart, 256);
    board_say_chart(e, h, &chart);
    board_say(e, "threat", GROG_PAIRS({ "chart", chart_room, 0 }, { "bonus", NULL, bonus }, { "cover", NULL, cover },
        { "through", NULL, through }, { "sure", NULL, !wf_is_armored(e->m, e->view, soldier) },
        { "wound", NULL, of.wound }, { "suppress", NULL, of.suppress }), out);
}

/* WF-LOC-22  The way has a hole, and nobody holds what fills it. */
static void say_way(const struct grog_eyes *e, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    int missing = (int)w->objective - 1 - (int)w->front;
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; k <= w->hand[i][0]; k++)
            missing = kind_of(e->m, w->hand[i][k]) == OF_LOCATION ? 0 : missing;
    if (missing > 0 && !w->played && !w->active)
        board_say(e, "find-location", GROG_PAIRS({ "n", NULL, missing }), out);
}

/* Where an Event lies, and what it would do. */
static void say_event(const struct grog_eyes *e, uint16_t ref, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    const struct event *event = &w->event[grog_ref_slot(ref)];
    const struct location *l = &w->location[slot_of_space(w, event->place)];
    GROG_ROOM(name, SAID);
    GROG_ROOM(text, 2 * SAID);
    int here = 0;
    if (l->thing.live)
        grog_say_card(e->s, l->thing.card, GROG_SHORT, &name);
    grog_say_card_text(e->s, event->thing.card, GROG_SHORT, &text);
    EACH_SOLDIER(w, i)
        here += in_play(&w->soldier[i]) && w->soldier[i].place == event->place;
    board_say(e, "event-at", GROG_PAIRS({ "space", NULL, event->place }, { "name", name_room, 0 }, { "here", NULL,
                                                                                                     here },
        { "text", text_room, 0 }), out);
}

/* WF-TRN-32  Hostiles are chosen among, and some stand where nothing reaches them. */
static bool leaves_out_shut(const struct grog_eyes *e)
{
    const struct warfighter *w = const_wf(e->view);
    if (!e->scene->options.n || e->scene->options.at[0].verb != VERB_CHOOSE_HOSTILE)
        return false;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == w->objective && (w->location[1].flags & LOCATION_INACTIVE))
            return true;
    return false;
}

/* WF-MOV-07, WF-TRN-28  Is it for somebody who has no hand? */
static bool is_for_others(const struct grog_eyes *e, const struct grog_frame *f)
{
    return f->proc == PROC_PAY_CARDS && f->actor
        && kind_of(e->m, const_wf(e->view)->soldier[grog_ref_slot(f->actor)].thing.card) != OF_PLAYER;
}

void about_warfighter(const struct grog_eyes *e, struct grog_text *out)
{
    uint8_t asked = e->view->question;
    const struct grog_frame *top = &e->view->frame[e->view->depth ? e->view->depth - 1 : 0];
    if (asked == ASK_TURN)
        say_way(e, out);
    if (asked == ASK_CANCEL && top->actor)
        say_event(e, top->actor, out);
    if (asked == ASK_TARGET && leaves_out_shut(e))
        board_say(e, "shut", NULL, out);
    if (asked == ASK_PAY_CARD && is_for_others(e, top))
        board_say(e, "pays-for-others", NULL, out);
    if (asked == ASK_DISCARDS && top->actor)
        board_say_filling(e, grog_ref_slot(top->actor), out);
    if (asked != ASK_DECLARED && asked != ASK_ROLLED && asked != ASK_ATTACKED && asked != ASK_USE
        && asked != ASK_HIT && asked != ASK_DRAWN)
        return;
    for (unsigned i = e->view->depth; i-- > 0; ) {
        const struct grog_frame *f = &e->view->frame[i];
        if (f->proc == PROC_SHOOT)
            say_attack(e, f, out);
        else if (f->proc == PROC_DRAW_HOSTILES && asked == ASK_DRAWN)
            board_say(e, "draws", GROG_PAIRS({ "n", NULL, f->pending[DRAW_VALUE] > 0 ? f->pending[DRAW_VALUE] : 0 }),
                      out);
        else if (f->proc == PROC_TEST && f->mode && asked == ASK_USE)
            board_say_roll(e, f, out);
        else if (f->proc == PROC_HOSTILE_ATTACK)
            (asked == ASK_HIT ? say_hit : say_threat)(e, f, out);
        else
            continue;
        return;
    }
}

/* Of an Attack whose dice lie: it Kills all that it can.  Of a Move: nothing is left to pay.  Nobody is to come. */
enum grog_settled settled_warfighter(const struct grog_eyes *e)
{
    uint8_t asked = e->view->question;
    bool looks = asked == ASK_ENTERING || asked == ASK_ROLLED || asked == ASK_DRAWN;
    for (unsigned i = looks ? e->view->depth : 0; i-- > 0; ) {
        const struct grog_frame *f = &e->view->frame[i];
        if (asked == ASK_ENTERING && f->proc == PROC_MOVE)
            return !wf_entrance_due(e->m, e->view, f) && !f->pending[MOVE_NIGHT] ? GROG_SETTLED : GROG_OPEN;
        if (asked == ASK_ROLLED && f->proc == PROC_SHOOT)
            return wf_is_settled(e->m, e->view, f) && !f->pending[ATTACK_REROLL] ? GROG_SETTLED : GROG_OPEN;
        if (asked == ASK_DRAWN && f->proc == PROC_DRAW_HOSTILES)
            return f->pending[DRAW_VALUE] <= 0 ? GROG_SETTLED_BELOW : GROG_OPEN;
    }
    return GROG_OPEN;
}

/* ---- what a choice costs ------------------------------------------------------------------------ */

/* What the option is chosen for: what the card itself asks for it, and what it does.  The latter is said of a card
 * that is played, of an ability without a name of its own or with another for the same moment ("Or"), and in
 * windows. */
static void say_use(const struct grog_eyes *e, struct grog_option o, struct grog_text *price, struct grog_text *does)
{
    int32_t row = wf_chosen_for(e->m, e->view, o);
    GROG_ROOM(asks, SAID);
    GROG_ROOM(effects, SAID);
    if (row < 0)
        return;
    const struct grog_card *c = grog_card(e->m, grog_ability_card(e->m->cards, (uint32_t)row));
    unsigned ways = 0;
    for (unsigned i = 0; i < c->abilities; i++)
        ways += e->m->cards->ability[c->ability + i].point == e->m->cards->ability[row].point;
    grog_say_use(e->s, (uint32_t)row, &asks, &effects);
    if (asks.n)
        board_comma(price);
    grog_print(price, "%s", asks_room);
    if (e->m->cards->ability[row].raise.cost && board_is_upgunned(e, o)) {
        board_comma(price);
        board_say(e, "price-upgun", GROG_PAIRS({ "n", NULL, e->m->cards->ability[row].raise.amount }), price);
    }
    if (ways > 1 || o.verb == VERB_USE_OWN || o.verb == VERB_PLAY || wf_questions[e->view->question].window)
        grog_print(does, "%s", effects_room);
}

/* ---- names of choices ------------------------------------------------------------------------------ */

enum { OBJECTS = 4, NAME = 16 };

/* The items of an option that look like this one and lie with the same Soldier. */
static void mark_items(const struct grog_eyes *e, struct grog_option o, const struct item *like, bool seen[ITEMS])
{
    for (unsigned i = 1; i < OBJECTS; i++) {
        unsigned slot = grog_ref_slot(o.object[i - 1]);
        const struct item *it = &const_wf(e->view)->item[slot < ITEMS ? slot : 0];
        if (wf_verbs[o.verb].kind[i] == KIND_ITEM && o.object[i - 1] && it->thing.card == like->thing.card
            && it->holder == like->holder)
            seen[slot] = true;
    }
}

/* Of those that look like it in the list of his that has it, the so-manieth; 0: there is no other. */
static unsigned number_of_item(const struct grog_eyes *e, struct grog_option o, uint16_t ref)
{
    bool seen[ITEMS] = { false };
    unsigned slot = grog_ref_slot(ref), all = 0, number = 0;
    const struct item *like = &const_wf(e->view)->item[slot];
    mark_items(e, o, like, seen);
    for (uint32_t i = 0; e->scene && i < e->scene->options.n; i++)
        if (e->scene->options.at[i].actor == o.actor && e->scene->options.at[i].verb == o.verb)
            mark_items(e, e->scene->options.at[i], like, seen);
    for (unsigned i = 0; i < ITEMS; i++) {
        all += seen[i];
        number += seen[i] && i <= slot;
    }
    return all > 1 ? number : 0;
}

/* "M1 Garand", or "M1 Garand #2", or what somebody else holds, "M1 Garand of PFC Lindqvist". */
static void say_item(const struct grog_eyes *e, struct grog_option o, uint16_t ref, struct grog_text *out)
{
    const struct item *it = &const_wf(e->view)->item[grog_ref_slot(ref)];
    unsigned number = number_of_item(e, o, ref);
    GROG_ROOM(card, SAID);
    GROG_ROOM(item, SAID);
    GROG_ROOM(name, SAID);
    grog_say_card(e->s, it->thing.card, GROG_SHORT, &card);
    if (number)
        grog_say_plain(e->s, "noun.double", GROG_PAIRS({ "card", card_room, 0 }, { "n", NULL, number }), &item);
    if (!it->holder || it->holder == o.actor) {
        grog_print(out, "%s", number ? item_room : card_room);
        return;
    }
    grog_say_thing(e->s, e->view, ARRAY_SOLDIER, it->holder - 1u, &name);
    board_say(e, "whose-item", GROG_PAIRS({ "name", name_room, 0 }, { "item", number ? item_room : card_room, 0 }),
              out);
}

/* The objects of a choice by the names of their kinds, as its message calls them: soldier, item, soldier2. */
struct said { char name[OBJECTS][NAME], text[OBJECTS][SAID]; };

static void say_objects(const struct grog_eyes *e, struct grog_option o, struct said *said)
{
    const uint16_t object[OBJECTS] = { o.actor, o.object[0], o.object[1], o.object[2] };
    const uint8_t *kind = wf_verbs[o.verb].kind;
    for (unsigned i = 0; i < OBJECTS; i++) {
        struct grog_text t = { .at = said->text[i], .room = SAID };
        bool second = false;
        for (unsigned k = 0; k < i; k++)
            second = second || kind[k] == kind[i];
        said->text[i][0] = 0;
        snprintf(said->name[i], NAME, "%s%s", kind[i] ? wf_kinds[kind[i]].name : "-", second ? "2" : "");
        if (kind[i] == KIND_ITEM && object[i])
            say_item(e, o, object[i], &t);
        else if (kind[i])
            grog_say_object(e->s, e->view, kind[i], object[i], GROG_SHORT, &t);
    }
}

/* Actions that this seat's Soldiers have left. */
int board_actions_left(const struct grog_eyes *e)
{
    const struct warfighter *w = const_wf(e->view);
    int n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].thing.owner == e->s->viewer ? w->soldier[i].actions : 0;
    return n;
}

/* Which Wound of whom; which Soldier's Weapon. */
static bool name_choice(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    unsigned soldier, size = 0;
    GROG_ROOM(name, SAID);
    GROG_ROOM(item, SAID);
    if (o.verb == VERB_CHOOSE_WOUND && o.object[0]) {
        soldier = (o.object[0] - 1u) / 16;
        unsigned counter = (o.object[0] - 1u) % 16;
        size = soldier < SOLDIERS && counter < WOUNDS ? w->soldier[soldier].wound[counter] & (TREATED - 1u) : 0;
    } else if (o.verb == VERB_CHOOSE_ITEM && o.object[0] && w->item[grog_ref_slot(o.object[0])].holder) {
        soldier = w->item[grog_ref_slot(o.object[0])].holder - 1u;
        grog_say_card(e->s, w->item[grog_ref_slot(o.object[0])].thing.card, GROG_SHORT, &item);
    } else {
        return false;
    }
    if (soldier >= SOLDIERS)
        return false;
    grog_say_thing(e->s, e->view, ARRAY_SOLDIER, soldier, &name);
    board_say(e, item.n ? "whose-item" : "whose-wound", GROG_PAIRS({ "name", name_room, 0 }, { "item", item_room, 0 },
        { "n", NULL, size }), out);
    return true;
}

/* The verb's own message, with its price and with items that are numbered only where that tells them apart. */
bool name_warfighter(const struct grog_eyes *e, struct grog_option o, enum grog_length how, struct grog_text *out)
{
    struct said is;
    char key[96];
    GROG_ROOM(price, SAID);
    GROG_ROOM(does, SAID);
    GROG_ROOM(ability, SAID);
    if (!o.verb || o.verb >= VERBS || how == GROG_LONG)
        return false;
    if (name_choice(e, o, out))
        return true;
    say_objects(e, o, &is);
    board_say_price(e, o, &price);
    say_use(e, o, &price, &does);
    board_say_ability(e, o, &ability);
    const struct grog_pair pairs[] = { { is.name[0], is.text[0], 0 }, { is.name[1], is.text[1], 0 },
        { is.name[2], is.text[2], 0 }, { is.name[3], is.text[3], 0 }, { "price", price_room, 0 },
        { "does", does_room, 0 }, { "ability", ability_room, 0 }, { "chance", NULL, board_chance(e, o) },
        { "actions", NULL, board_actions_left(e) }, { "back", NULL, board_goes_back(e, o) },
        { "draws", NULL, o.verb == VERB_DRAW_NOW && o.actor ? board_cards_drawn(e, o.actor - 1u) : 0 },
        { "xp", NULL, o.actor && o.actor <= SOLDIERS ? const_wf(e->view)->soldier[o.actor - 1u].xp : 0 }, { 0 } };
    snprintf(key, sizeof key, "warfighter.line.%s", wf_verbs[o.verb].name);
    if (how == GROG_BRIEF && e->at_table && !e->pictured && grog_say_plain(e->s, key, pairs, out))
        return true;
    snprintf(key, sizeof key, "warfighter.short.%s", wf_verbs[o.verb].name);
    if (how == GROG_BRIEF && grog_say_plain(e->s, key, pairs, out))
        return true;
    snprintf(key, sizeof key, "warfighter.verb.%s", wf_verbs[o.verb].name);
    return grog_say_plain(e->s, key, pairs, out);
}

/* ---- what a choice does ---------------------------------------------------------------------------- */

/* WF-LOC-15  How many Hostiles a card of the path brings, in value or in Reticles. */
static int hostiles_of(const struct grog_eyes *e, uint16_t card)
{
    const struct warfighter *w = const_wf(e->view);
    return card == w->location[1].thing.card ? wf_value_in(e->m, w, 1) : wf_value_to_draw(e->m, w, card);
}

int board_value_of_location(const struct grog_eyes *e, struct grog_option o)
{
    int value = hostiles_of(e, o.object[0]);
    return value ? board_hostiles_drawn(e, o, value) : 0;
}

/* The card of the path that the choice opens, or the side of a Hostile that it turns up; or 0. */
static uint16_t opened_by(const struct grog_eyes *e, const struct warfighter *w, struct grog_option o)
{
    uint16_t other = wf_objective_for(e->m, w, w->front + 1u);
    if (o.verb == VERB_TURN_OVER) {
        const int16_t *n = board_hostile_card(e, w, o.object[2]);
        return (uint16_t)(n[HOSTILE_ENGAGED] ? n[HOSTILE_ENGAGED] : n[HOSTILE_JOINS]);
    }
    return o.verb == VERB_PLAY_LOCATION ? o.object[0] : o.verb != VERB_ACTIVATE ? 0
         : other ? other : w->location[1].thing.card;
}

void choice_warfighter(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    struct grog_frame nobody = { .seat = GROG_NOBODY };
    uint16_t opens = o.verb < VERBS ? opened_by(e, w, o) : 0;
    char key[96];
    GROG_ROOM(card, SAID);
    GROG_ROOM(price, SAID);
    if (!o.verb || o.verb >= VERBS)
        return;
    if (opens)
        grog_say_card(e->s, opens, GROG_SHORT, &card);
    board_say_price(e, o, &price);
    GROG_ROOM(others, SAID);
    struct board_sum sum = board_sum_of_move(e, o, &others);
    bool draws = opens && o.verb != VERB_TURN_OVER;
    struct grog_frame draw = { .proc = PROC_DRAW_HOSTILES, .seat = (uint8_t)e->s->viewer,
                               .target = o.verb == VERB_ACTIVATE ? location_ref(w, 1) : 0 };
    int printed = draws ? hostiles_of(e, opens) : 0;
    int more = grog_value(e->m, e->view, VALUE_HOSTILE_VALUE, &draw, NULL);
    int value = draws ? board_hostiles_drawn(e, o, printed + more) : 0;
    GROG_ROOM(drawn, SAID);
    if (value)
        board_say_drawn(e, opens, &draw, value - printed, &drawn);
    snprintf(key, sizeof key, "warfighter.explain.%s", wf_verbs[o.verb].name);
    grog_say_plain(e->s, key, GROG_PAIRS({ "price", price_room, 0 }, { "card", card_room, 0 },
        { "entrance", NULL, sum.entrance }, { "movement", NULL, sum.movement }, { "others", others_room, 0 },
        { "printed", NULL, printed }, { "value", NULL, value }, { "drawn", drawn_room, 0 },
        { "reticles", NULL, grog_value(e->m, e->view, VALUE_DRAWN_BY, &nobody, NULL) },
        { "counts", NULL, grog_value(e->m, e->view, VALUE_ACTIVATING_PLAYS, &nobody, NULL) },
        { "back", NULL, o.verb == VERB_TURN_OVER && wf_turns_back(e->m, w, grog_ref_slot(o.object[2])) },
        { "target", NULL, o.verb == VERB_CHOOSE_HOSTILE
                          && wf_is_target(e->m, &w->hostile[grog_ref_slot(o.object[0])]) },
        { "actions", NULL, board_actions_left(e) }, { "turns", NULL, w->timer }, { "left", NULL, board_left_of(e, o) },
        { "deck", NULL, w->hostiles[0] + w->hostile_discards[0] }), out);
    if (o.verb == VERB_DISCARD_AND_DRAW && o.actor) {
        grog_print(out, " ");
        board_say_filling(e, o.actor - 1u, out);
    }
    if (o.verb == VERB_END_TURN)
        board_say_turn_end(e, out);
    if (board_moves_nowhere(e, o)) {
        grog_print(out, "%s", out->n ? " " : "");
        board_say(e, "moves-nowhere.long", NULL, out);
    }
    board_say_against(e, o, out);
    board_say_purses(e, o, board_xp_of(e, o), out);
    board_say_rolls(e, o, out);
    board_say_noise(e, o, out);
    if (o.verb == VERB_ACTIVATE || (o.verb == VERB_TURN_OVER && opens)) {
        grog_print(out, "\n");
        grog_say_card_text(e->s, opens, GROG_LONG, out);
    }
}
