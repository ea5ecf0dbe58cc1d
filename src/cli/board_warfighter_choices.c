/* SPDX-License-Identifier: MIT */
/* board_warfighter_choices.c -- a Mission's choices: their names with what they cost, what they do, what their dice
 * need, and what helps to answer a question.
 *
 * It reads the view of the seat that looks, and the rules' own readers; all words are in the catalogue. */
#include "board_warfighter.h"
#include "kernel/odds.h"

#include <stdio.h>

enum { SAID = 512 };

/* ---- an Attack's numbers ------------------------------------------------------------------ */

enum { BEST_DIE = 0, COVER_DIE_AT = MOST_DICE };        /* locals of PROC_SHOOT */

/* In so many of 100 throws no die of n is this or less; a hundredth is a whole. */
static int percent_empty(int dice, int reload)
{
    double none = 1;
    for (int i = 0; i < dice; i++)
        none *= (double)(DIE - (reload < 0 ? 0 : reload > DIE ? DIE : reload)) / DIE;
    return (int)(100 * (1 - none) + 0.5);
}

static bool each_die_counts(const struct grog_frame *f)
{
    return f->with && (f->mode == EXPLOSION || f->mode == SPRAY);
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
    return !wf_other_of_band(const_wf(view), ref) && !wf_is_target(m, h)
        && (wf_active(m, h) <= 0 || !wf_may_suppress(m, view, ref));
}

/* WF-WPN-31  A die of so much or less empties the Weapon; 0: none does. */
static int reload_of(const struct play *p, const struct grog_frame *f, const int16_t *row)
{
    const struct item *i = f->with ? &const_wf(p->view)->item[grog_ref_slot(f->with)] : NULL;
    bool loaded = i && !is_melee(f->mode) && numbers_of(p->m, i->thing.card)[WEAPON_CALIBER];
    return loaded ? row[1] + grog_value(p->m, p->view, VALUE_RELOAD, f, NULL) : 0;
}

static bool does_not_know(const struct grog_match *m, const struct grog_game *view, uint16_t ref)
{
    const struct hostile *h = &const_wf(view)->hostile[grog_ref_slot(ref)];
    return !wf_is_target(m, h) && wf_can_be_surprised(h);
}

/* Why one alone of hit and Cover does not Suppress: 1 all are already, 2 it does not know of the team; 0: it does. */
static int vain_of(const struct play *p, const struct grog_frame *f)
{
    return does_not_know(p->m, p->view, f->target) ? 2 : is_beyond_suppress(p->m, p->view, f->target);
}

/* What an Attack needs before the dice fall. */
static void say_needs(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    const int16_t *row = wf_chart(p->m, w, f);
    unsigned from = w->soldier[grog_ref_slot(f->actor)].place, to = w->hostile[grog_ref_slot(f->target)].place;
    int dice = f->pending[ATTACK_DICE] ? f->pending[ATTACK_DICE]
             : wf_printed_dice(p->m, w, f) + grog_value(p->m, p->view, VALUE_ATTACK_DICE, f, NULL);
    if (!row)
        return;
    int bonus = f->pending[ATTACK_BONUS] + grog_value(p->m, p->view, VALUE_ATTACK_ROLL, f, NULL);
    int through = f->pending[ATTACK_COVER_BONUS] + grog_value(p->m, p->view, VALUE_COVER_ROLL, f, NULL)
                + wf_penetration(p->m, w, f);
    int reload = reload_of(p, f, row), cover = board_cover(p, f);
    int own = grog_scene_number(p->m, p->scene, p->scene->thing[ARRAY_HOSTILE][grog_ref_slot(f->target)], "cover");
    board_say(p, f->local[SHOOT_NO_ROLL] ? "needs-none" : "needs",
        PAIRS({ "dice", NULL, dice < 1 ? 1 : dice }, { "hit", NULL, row[2] },
        { "range", NULL, (int)apart(from, to) }, { "cover", NULL, cover },
        { "own", NULL, own == cover ? 0 : own }, { "reload", NULL, reload }, { "each", NULL, each_die_counts(f) },
        { "empty", NULL, percent_empty(dice, reload) }, { "bonus", NULL, bonus }, { "through", NULL, through },
        { "vain", NULL, vain_of(p, f) },
        { "more", NULL, hits_to_destroy(p->m, w, f->target, f->local[SHOOT_AT_DOOR]) }), out);
}

static bool is_at_door(unsigned verb) { return verb == VERB_BREACH || verb == VERB_BATTER; }
static bool is_attack(unsigned verb)
{
    return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE || is_at_door(verb);
}

/* WF-ACD-09, WF-EQP-06  Could this card be used once the Attack is declared, or once its dice lie?  Then name it. */
static void add_help(const struct play *p, const struct grog_frame *f, uint16_t card, uint16_t thing,
                     struct grog_text *list)
{
    struct grog_source by = { .card = card, .thing = thing, .owner = (uint8_t)p->s.viewer };
    if (grog_usable(p->m, p->view, &by, POINT_DECLARES_ATTACK, f) < 0
        && grog_usable(p->m, p->view, &by, POINT_ATTACK_ROLLED, f) < 0)
        return;
    board_comma(list);
    grog_say_card(&p->s, card, GROG_SHORT, list);
}

static void say_helps(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    ROOM(list, SAID);
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; w->soldier[i].thing.owner == p->s.viewer && k <= w->hand[i][0]; k++)
            if ((k == 1 || w->hand[i][k] != w->hand[i][k - 1]) && kind_of(p->m, w->hand[i][k]) == OF_ACTION
                && numbers_of(p->m, w->hand[i][k])[ACTION_SUPPORT] < 0
                && wf_card_cost(p->m, p->view, i, w->hand[i][k], NULL) < w->hand[i][0])
                add_help(p, f, w->hand[i][k], soldier_ref(w, i), &list);
    EACH_ITEM(w, i)
        if (w->item[i].holder && w->item[i].thing.owner == p->s.viewer && !wf_silent(p->m, p->view, item_ref(w, i)))
            add_help(p, f, w->item[i].thing.card, item_ref(w, i), &list);
    if (list.n) {
        grog_print(out, "%s", out->n ? " " : "");
        board_say(p, "helps", PAIRS({ "list", list_room, 0 }), out);
    }
}

void needs_warfighter(const struct play *p, struct grog_option o, struct grog_text *out)
{
    struct grog_frame f = { .proc = PROC_SHOOT, .seat = (uint8_t)p->s.viewer, .with = o.object[0],
                            .mode = (uint8_t)o.object[1], .target = o.object[2] };
    if (!is_attack(o.verb) || !o.object[2])
        return;
    f.local[SHOOT_AT_DOOR] = is_at_door(o.verb);
    f.actor = soldier_ref(const_wf(p->view), o.actor - 1u);
    f.pending[ATTACK_DICE] = (int16_t)board_dice_rolled(p, o);
    say_needs(p, &f, out);
    f.pending[ATTACK_DICE] = 0;
    say_helps(p, &f, out);
}

/* WF-ATK-19, WF-ATK-43  No more Kills than there are Hostiles on the card, and Suppress only for those without. */
static int32_t in_effect(const struct grog_match *m, const struct grog_game *view, uint16_t ref, int32_t result)
{
    const struct hostile *h = &const_wf(view)->hostile[grog_ref_slot(ref)];
    int left = wf_reticles(m, h) - h->ekia, kills = result / KILLS, suppress = result % KILLS;
    if (wf_other_of_band(const_wf(view), ref))
        return result;                                  /* WF-UND-10: it goes over to others */
    kills = kills < left ? kills : left;
    int fresh = is_beyond_suppress(m, view, ref) ? 0 : wf_active(m, h);
    fresh = fresh < left - kills ? fresh : left - kills;
    return KILLS * kills + (suppress < fresh ? suppress : fresh);
}

/* WF-SHW-134..138  Kills; else it goes for the alarm; else it pauses, or nothing was fired. */
static int32_t in_secret(const struct grog_match *m, const struct grog_game *view, uint16_t ref, int32_t result)
{
    return result >= KILLS ? in_effect(m, view, ref, result - result % KILLS) : result ? ALARMS_IT : 0;
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
        int32_t hits = odds->at[i].result / KILLS;
        odds->at[i].result = unaware ? in_secret(m, view, target, odds->at[i].result)
                           : !needed ? in_effect(m, view, target, odds->at[i].result)
                           : !hits ? 0 : hits < needed ? HITS_IT + hits : DESTROYS_IT;
    }
}

/* ---- what a question is about ---------------------------------------------------------------- */

static void say_stands(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const int16_t *row = wf_chart(p->m, const_wf(p->view), f);
    int bonus = f->pending[ATTACK_BONUS] + grog_value(p->m, p->view, VALUE_ATTACK_ROLL, f, NULL), hits = 0;
    int cover = f->local[COVER_DIE_AT] + f->pending[ATTACK_COVER_BONUS]
              + grog_value(p->m, p->view, VALUE_COVER_ROLL, f, NULL) + wf_penetration(p->m, const_wf(p->view), f);
    if (!row)
        return;
    int dice = f->pending[ATTACK_DICE] < MOST_DICE ? f->pending[ATTACK_DICE] : MOST_DICE;
    for (int i = 0; i < dice; i++)
        hits += f->local[BEST_DIE + i] + bonus >= row[2];
    bool empties = dice > 0 && f->local[BEST_DIE + dice - 1] <= reload_of(p, f, row);
    board_say(p, each_die_counts(f) ? "stand" : "stands", PAIRS({ "best", NULL, f->local[BEST_DIE] + bonus },
        { "hit", NULL, row[2] }, { "cover", NULL, cover }, { "needs", NULL, board_cover(p, f) },
        { "hits", NULL, hits }, { "misses", NULL, f->pending[ATTACK_DICE] - hits },
        { "dice", NULL, f->pending[ATTACK_DICE] }, { "beats", NULL, cover >= board_cover(p, f) },
        { "empties", NULL, empties },
        { "vain", NULL, vain_of(p, f) },
        { "more", NULL, hits_to_destroy(p->m, const_wf(p->view), f->target, f->local[SHOOT_AT_DOOR]) }), out);
}

/* What a hit that lies would do to him. */
static void say_hit(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    int health = wf_health(p->m, &const_wf(p->view)->soldier[grog_ref_slot(f->target)]);
    int wounds = f->pending[ASSAULT_WOUNDS];
    board_say(p, "hit", PAIRS({ "wounds", NULL, wounds }, { "health", NULL, health },
        { "down", NULL, wounds >= health }, { "left", NULL, health - wounds },
        { "suppress", NULL, f->pending[ASSAULT_SUPPRESS] > 0 && wounds < health }), out);
}

/* Of so many sides, those that come to this number or more. */
static int sides_from(int least, int sides)
{
    return least < 1 ? sides : least > sides ? 0 : sides + 1 - least;
}

/* WF-HAT-18..22  What an Attack on him may come to; with Armor more dice are thrown. */
static void say_threat(const struct play *p, const struct grog_frame *f, struct grog_text *out)
{
    const struct hostile *h = &const_wf(p->view)->hostile[grog_ref_slot(f->actor)];
    unsigned soldier = grog_ref_slot(f->target);
    int bonus = f->pending[ASSAULT_BONUS] + grog_value(p->m, p->view, VALUE_HOSTILE_ROLL, f, NULL);
    int through = f->pending[ASSAULT_COVER_BONUS] + grog_value(p->m, p->view, VALUE_HOSTILE_COVER_ROLL, f, NULL);
    int cover = wf_shelter(p->m, p->view, soldier, f->actor, NULL);
    int hits = sides_from(wf_least_roll(p->m, h) - bonus, DIE), beats = sides_from(cover - through, COVER_DIE);
    int whole = DIE * COVER_DIE, one = hits * (COVER_DIE - beats) + (DIE - hits) * beats;
    ROOM(chart, 256);
    board_say_chart(p, h, &chart);
    board_say(p, "threat", PAIRS({ "chart", chart_room, 0 }, { "bonus", NULL, bonus }, { "cover", NULL, cover },
        { "through", NULL, through }, { "sure", NULL, !wf_is_armored(p->m, p->view, soldier) },
        { "wound", NULL, (100 * hits * beats + whole / 2) / whole },
        { "suppress", NULL, (100 * one + whole / 2) / whole }), out);
}

/* WF-LOC-22  The way has a hole, and nobody holds what fills it. */
static void say_way(const struct play *p, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    int missing = (int)w->objective - 1 - (int)w->front;
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; k <= w->hand[i][0]; k++)
            missing = kind_of(p->m, w->hand[i][k]) == OF_LOCATION ? 0 : missing;
    if (missing > 0 && !w->played && !w->active)
        board_say(p, "find-location", PAIRS({ "n", NULL, missing }), out);
}

/* Where an Event lies, and what it would do. */
static void say_event(const struct play *p, uint16_t ref, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    const struct event *e = &w->event[grog_ref_slot(ref)];
    const struct location *l = &w->location[slot_of_space(w, e->place)];
    ROOM(name, SAID);
    ROOM(text, 2 * SAID);
    int here = 0;
    if (l->thing.live)
        grog_say_card(&p->s, l->thing.card, GROG_SHORT, &name);
    grog_say_card_text(&p->s, e->thing.card, GROG_SHORT, &text);
    EACH_SOLDIER(w, i)
        here += in_play(&w->soldier[i]) && w->soldier[i].place == e->place;
    board_say(p, "event-at", PAIRS({ "space", NULL, e->place }, { "name", name_room, 0 }, { "here", NULL, here },
        { "text", text_room, 0 }), out);
}

/* WF-TRN-32  Hostiles are chosen among, and some stand where nothing reaches them. */
static bool leaves_out_shut(const struct play *p)
{
    const struct warfighter *w = const_wf(p->view);
    if (!p->scene->options.n || p->scene->options.at[0].verb != VERB_CHOOSE_HOSTILE)
        return false;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == w->objective && (w->location[1].flags & LOCATION_INACTIVE))
            return true;
    return false;
}

/* WF-MOV-07, WF-TRN-28  Is it for somebody who has no hand? */
static bool is_for_others(const struct play *p, const struct grog_frame *f)
{
    return f->proc == PROC_PAY_CARDS && f->actor
        && kind_of(p->m, const_wf(p->view)->soldier[grog_ref_slot(f->actor)].thing.card) != OF_PLAYER;
}

void about_warfighter(const struct play *p, struct grog_text *out)
{
    uint8_t asked = p->view->question;
    const struct grog_frame *top = &p->view->frame[p->view->depth ? p->view->depth - 1 : 0];
    if (asked == ASK_TURN)
        say_way(p, out);
    if (asked == ASK_CANCEL && top->actor)
        say_event(p, top->actor, out);
    if (asked == ASK_TARGET && leaves_out_shut(p))
        board_say(p, "shut", NULL, out);
    if (asked == ASK_PAY_CARD && is_for_others(p, top))
        board_say(p, "pays-for-others", NULL, out);
    if (asked == ASK_DISCARDS && top->actor)
        board_say_filling(p, grog_ref_slot(top->actor), out);
    if (asked != ASK_DECLARED && asked != ASK_ROLLED && asked != ASK_ATTACKED && asked != ASK_USE
        && asked != ASK_HIT && asked != ASK_DRAWN)
        return;
    for (unsigned i = p->view->depth; i-- > 0; ) {
        const struct grog_frame *f = &p->view->frame[i];
        if (f->proc == PROC_SHOOT)
            (f->local[BEST_DIE] ? say_stands : say_needs)(p, f, out);
        else if (f->proc == PROC_DRAW_HOSTILES && asked == ASK_DRAWN)
            board_say(p, "draws", PAIRS({ "n", NULL, f->pending[DRAW_VALUE] > 0 ? f->pending[DRAW_VALUE] : 0 }), out);
        else if (f->proc == PROC_TEST && f->mode && asked == ASK_USE)
            board_say_roll(p, f, out);
        else if (f->proc == PROC_HOSTILE_ATTACK)
            (asked == ASK_HIT ? say_hit : say_threat)(p, f, out);
        else
            continue;
        return;
    }
}

/* Of an Attack whose dice lie: it Kills all that it can.  Of a Move: nothing is left to pay. */
bool settled_warfighter(const struct play *p)
{
    for (unsigned i = p->view->question == ASK_ENTERING ? p->view->depth : 0; i-- > 0; )
        if (p->view->frame[i].proc == PROC_MOVE)
            return !p->view->frame[i].pending[MOVE_COST] && !p->view->frame[i].pending[MOVE_NIGHT];
    for (unsigned i = p->view->question == ASK_ROLLED ? p->view->depth : 0; i-- > 0; )
        if (p->view->frame[i].proc == PROC_SHOOT)
            return wf_is_settled(p->m, p->view, &p->view->frame[i]);
    return false;
}

/* ---- what a choice costs ------------------------------------------------------------------------ */

/* What the option is chosen for: what the card itself asks for it, and what it does.  The latter is said of an ability
 * without a name of its own, of a card that has another for the same moment ("Or"), and in windows. */
static void say_use(const struct play *p, struct grog_option o, struct grog_text *price, struct grog_text *does)
{
    int32_t row = wf_chosen_for(p->m, p->view, o);
    ROOM(asks, SAID);
    ROOM(effects, SAID);
    if (row < 0)
        return;
    const struct grog_card *c = grog_card(p->m, grog_ability_card(p->m->cards, (uint32_t)row));
    unsigned ways = 0;
    for (unsigned i = 0; i < c->abilities; i++)
        ways += p->m->cards->ability[c->ability + i].point == p->m->cards->ability[row].point;
    grog_say_use(&p->s, (uint32_t)row, &asks, &effects);
    if (asks.n)
        board_comma(price);
    grog_print(price, "%s", asks_room);
    if (p->m->cards->ability[row].raise.cost && board_is_upgunned(p, o)) {
        board_comma(price);
        board_say(p, "price-upgun", PAIRS({ "n", NULL, p->m->cards->ability[row].raise.amount }), price);
    }
    if (ways > 1 || o.verb == VERB_USE_OWN || wf_questions[p->view->question].window)
        grog_print(does, "%s", effects_room);
}

/* ---- names of choices ------------------------------------------------------------------------------ */

enum { OBJECTS = 4, NAME = 16 };

/* The items of an option that look like this one and lie with the same Soldier. */
static void mark_items(const struct play *p, struct grog_option o, const struct item *like, bool seen[ITEMS])
{
    for (unsigned i = 1; i < OBJECTS; i++) {
        unsigned slot = grog_ref_slot(o.object[i - 1]);
        const struct item *it = &const_wf(p->view)->item[slot < ITEMS ? slot : 0];
        if (wf_verbs[o.verb].kind[i] == KIND_ITEM && o.object[i - 1] && it->thing.card == like->thing.card
            && it->holder == like->holder)
            seen[slot] = true;
    }
}

/* Of those that look like it in the list of his that has it, the so-manieth; 0: there is no other. */
static unsigned number_of_item(const struct play *p, struct grog_option o, uint16_t ref)
{
    bool seen[ITEMS] = { false };
    unsigned slot = grog_ref_slot(ref), all = 0, number = 0;
    const struct item *like = &const_wf(p->view)->item[slot];
    mark_items(p, o, like, seen);
    for (uint32_t i = 0; p->scene && i < p->scene->options.n; i++)
        if (p->scene->options.at[i].actor == o.actor && p->scene->options.at[i].verb == o.verb)
            mark_items(p, p->scene->options.at[i], like, seen);
    for (unsigned i = 0; i < ITEMS; i++) {
        all += seen[i];
        number += seen[i] && i <= slot;
    }
    return all > 1 ? number : 0;
}

/* "M1 Garand", or "M1 Garand #2", or what somebody else holds, "M1 Garand of PFC Lindqvist". */
static void say_item(const struct play *p, struct grog_option o, uint16_t ref, struct grog_text *out)
{
    const struct item *it = &const_wf(p->view)->item[grog_ref_slot(ref)];
    unsigned number = number_of_item(p, o, ref);
    ROOM(card, SAID);
    ROOM(item, SAID);
    ROOM(name, SAID);
    grog_say_card(&p->s, it->thing.card, GROG_SHORT, &card);
    if (number)
        grog_say_plain(&p->s, "noun.double", PAIRS({ "card", card_room, 0 }, { "n", NULL, number }), &item);
    if (!it->holder || it->holder == o.actor) {
        grog_print(out, "%s", number ? item_room : card_room);
        return;
    }
    grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, it->holder - 1u, &name);
    board_say(p, "whose-item", PAIRS({ "name", name_room, 0 }, { "item", number ? item_room : card_room, 0 }), out);
}

/* The objects of a choice by the names of their kinds, as its message calls them: soldier, item, soldier2. */
struct said { char name[OBJECTS][NAME], text[OBJECTS][SAID]; };

static void say_objects(const struct play *p, struct grog_option o, struct said *said)
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
            say_item(p, o, object[i], &t);
        else if (kind[i])
            grog_say_object(&p->s, p->view, kind[i], object[i], GROG_SHORT, &t);
    }
}

/* Actions that this seat's Soldiers have left. */
static int actions_left(const struct play *p)
{
    const struct warfighter *w = const_wf(p->view);
    int n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].thing.owner == p->s.viewer ? w->soldier[i].actions : 0;
    return n;
}

/* Which Wound of whom; which Soldier's Weapon. */
static bool name_choice(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    unsigned soldier, size = 0;
    ROOM(name, SAID);
    ROOM(item, SAID);
    if (o.verb == VERB_CHOOSE_WOUND && o.object[0]) {
        soldier = (o.object[0] - 1u) / 16;
        unsigned counter = (o.object[0] - 1u) % 16;
        size = soldier < SOLDIERS && counter < WOUNDS ? w->soldier[soldier].wound[counter] & (TREATED - 1u) : 0;
    } else if (o.verb == VERB_CHOOSE_ITEM && o.object[0] && w->item[grog_ref_slot(o.object[0])].holder) {
        soldier = w->item[grog_ref_slot(o.object[0])].holder - 1u;
        grog_say_card(&p->s, w->item[grog_ref_slot(o.object[0])].thing.card, GROG_SHORT, &item);
    } else {
        return false;
    }
    if (soldier >= SOLDIERS)
        return false;
    grog_say_thing(&p->s, p->view, ARRAY_SOLDIER, soldier, &name);
    board_say(p, item.n ? "whose-item" : "whose-wound", PAIRS({ "name", name_room, 0 }, { "item", item_room, 0 },
        { "n", NULL, size }), out);
    return true;
}

/* The verb's own message, with its price and with items that are numbered only where that tells them apart. */
/* A Move towards the Mission card. */
static bool goes_back(const struct play *p, struct grog_option o)
{
    const struct warfighter *w = const_wf(p->view);
    return o.verb == VERB_MOVE && o.actor && o.object[2]
        && space_of_slot(w, grog_ref_slot(o.object[2])) < w->soldier[o.actor - 1u].place;
}

bool name_warfighter(const struct play *p, struct grog_option o, enum grog_length how, struct grog_text *out)
{
    struct said is;
    char key[96];
    ROOM(price, SAID);
    ROOM(does, SAID);
    ROOM(ability, SAID);
    if (!o.verb || o.verb >= VERBS || how == GROG_LONG)
        return false;
    if (name_choice(p, o, out))
        return true;
    say_objects(p, o, &is);
    board_say_price(p, o, &price);
    say_use(p, o, &price, &does);
    board_say_ability(p, o, &ability);
    const struct grog_pair pairs[] = { { is.name[0], is.text[0], 0 }, { is.name[1], is.text[1], 0 },
        { is.name[2], is.text[2], 0 }, { is.name[3], is.text[3], 0 }, { "price", price_room, 0 },
        { "does", does_room, 0 }, { "ability", ability_room, 0 }, { "chance", NULL, board_chance(p, o) },
        { "actions", NULL, actions_left(p) }, { "back", NULL, goes_back(p, o) },
        { "draws", NULL, o.verb == VERB_DRAW_NOW && o.actor ? board_cards_drawn(p, o.actor - 1u) : 0 },
        { "xp", NULL, o.actor && o.actor <= SOLDIERS ? const_wf(p->view)->soldier[o.actor - 1u].xp : 0 }, { 0 } };
    snprintf(key, sizeof key, "warfighter.short.%s", wf_verbs[o.verb].name);
    if (how == GROG_BRIEF && grog_say_plain(&p->s, key, pairs, out))
        return true;
    snprintf(key, sizeof key, "warfighter.verb.%s", wf_verbs[o.verb].name);
    return grog_say_plain(&p->s, key, pairs, out);
}

/* ---- what a choice does ---------------------------------------------------------------------------- */

/* WF-LOC-15  How many Hostiles a card of the path brings, in value or in Reticles; ref: 0 until it lies there. */
static int hostiles_of(const struct play *p, const struct warfighter *w, uint16_t card, uint16_t ref)
{
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = (uint8_t)p->s.viewer, .target = ref };
    return wf_value_to_draw(p->m, w, card) + grog_value(p->m, p->view, VALUE_HOSTILE_VALUE, &about, NULL);
}

/* The card of the path that the choice opens, or the side of a Hostile that it turns up; or 0. */
static uint16_t opened_by(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    uint16_t other = wf_objective_for(p->m, w, w->front + 1u);
    if (o.verb == VERB_TURN_OVER) {
        const int16_t *n = board_hostile_card(p, w, o.object[2]);
        return (uint16_t)(n[HOSTILE_ENGAGED] ? n[HOSTILE_ENGAGED] : n[HOSTILE_JOINS]);
    }
    return o.verb == VERB_PLAY_LOCATION ? o.object[0] : o.verb != VERB_ACTIVATE ? 0
         : other ? other : w->location[1].thing.card;
}

void explain_warfighter(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    struct grog_frame nobody = { .seat = GROG_NOBODY };
    uint16_t opens = o.verb < VERBS ? opened_by(p, w, o) : 0;
    char key[96];
    ROOM(card, SAID);
    ROOM(price, SAID);
    if (!o.verb || o.verb >= VERBS)
        return;
    if (opens)
        grog_say_card(&p->s, opens, GROG_SHORT, &card);
    board_say_price(p, o, &price);
    ROOM(others, SAID);
    struct board_sum sum = board_sum_of_move(p, o, &others);
    bool draws = opens && o.verb != VERB_TURN_OVER;
    int printed = draws ? wf_value_to_draw(p->m, w, opens) : 0, value = draws ? board_hostiles_drawn(p, o,
        hostiles_of(p, w, opens, o.verb == VERB_ACTIVATE ? location_ref(w, 1) : 0)) : 0;
    snprintf(key, sizeof key, "warfighter.explain.%s", wf_verbs[o.verb].name);
    grog_say_plain(&p->s, key, PAIRS({ "price", price_room, 0 }, { "card", card_room, 0 },
        { "entrance", NULL, sum.entrance }, { "movement", NULL, sum.movement }, { "others", others_room, 0 },
        { "printed", NULL, printed }, { "value", NULL, value }, { "change", NULL, value ? value - printed : 0 },
        { "reticles", NULL, grog_value(p->m, p->view, VALUE_DRAWN_BY, &nobody, NULL) },
        { "counts", NULL, grog_value(p->m, p->view, VALUE_ACTIVATING_PLAYS, &nobody, NULL) },
        { "back", NULL, o.verb == VERB_TURN_OVER && wf_turns_back(p->m, w, grog_ref_slot(o.object[2])) },
        { "target", NULL, o.verb == VERB_CHOOSE_HOSTILE
                          && wf_is_target(p->m, &w->hostile[grog_ref_slot(o.object[0])]) },
        { "actions", NULL, actions_left(p) }, { "turns", NULL, w->timer }, { "left", NULL, board_left_of(p, o) },
        { "deck", NULL, w->hostiles[0] + w->hostile_discards[0] }), out);
    if (o.verb == VERB_DISCARD_AND_DRAW && o.actor) {
        grog_print(out, " ");
        board_say_filling(p, o.actor - 1u, out);
    }
    if (o.verb == VERB_END_TURN)
        board_say_turn_end(p, out);
    if (board_moves_nowhere(p, o)) {
        grog_print(out, "%s", out->n ? " " : "");
        board_say(p, "moves-nowhere.long", NULL, out);
    }
    board_say_against(p, o, out);
    board_say_purses(p, o, board_xp_of(p, o), out);
    board_say_rolls(p, o, out);
    board_say_noise(p, o, out);
    if (o.verb == VERB_ACTIVATE || (o.verb == VERB_TURN_OVER && opens)) {
        grog_print(out, "\n");
        grog_say_card_text(&p->s, opens, GROG_LONG, out);
    }
}
