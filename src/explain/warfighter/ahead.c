/* SPDX-License-Identifier: MIT */
/* ahead.c -- what a choice would come to, found by making it in a game that looks like this one.
 *
 * The game is filled from the view of who looks, so that nothing hidden is told; only what does not depend on chance is
 * read off it. */
#include "table.h"
#include "warfighter/actions.h"
#include "warfighter/threat.h"
#include "words/rowtext.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 8 };

/* What is asked on the way is answered with as little as can be: nothing is played, and the first pays. */
static bool go_on(const struct grog_eyes *e, struct grog_game *g, struct grog_options *list, struct grog_events *events)
{
    uint32_t take = 0;
    list->n = 0;
    if (!(g->asked >> e->s->viewer & 1))
        return false;
    grog_list(e->m, g, e->s->viewer, list);
    for (uint32_t i = 0; i < list->n; i++)
        if (list->at[i].verb == VERB_DECLINE || list->at[i].verb == VERB_SKIP || list->at[i].verb == GROG_PASS)
            take = i;
    if (!list->n || (list->n > 1 && list->at[0].verb == VERB_CHOOSE_HOSTILE))
        return false;                                   /* who is chosen nobody knows before */
    events->n = 0;
    grog_take_listed(e->m, g, e->s->viewer, list->at[take], events);
    return true;
}

static const struct grog_event *told_of(const struct grog_events *events, unsigned kind)
{
    for (uint32_t i = 0; i < events->n; i++)
        if (events->at[i].kind == kind)
            return &events->at[i];
    return NULL;
}

/* What is looked for: something that is told, or a question with one answer. */
struct wanted { uint8_t told, asked; };

/* Make the choice, and go on until it is found: what is told, and what comes behind it. */
static bool look_ahead(const struct grog_eyes *e, struct grog_option o, struct wanted is, struct grog_event out[2])
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 1 };
    struct grog_game *copy = calloc(1, grog_state_bytes(e->m));
    struct grog_events *events = calloc(1, sizeof *events);
    struct grog_options *list = calloc(1, sizeof *list);
    const struct grog_event *told = NULL;
    bool asked = false;
    bool goes = copy && events && list;
    if (goes)
        grog_fill(e->m, e->view, e->s->viewer, seed, copy);
    goes = goes && grog_take(e->m, copy, e->s->viewer, o, events) == GROG_OK;
    for (unsigned i = 0; goes && i < STEPS_MOST && !asked && !(told = told_of(events, is.told)); i++) {
        const uint8_t question = copy->question;
        goes = question != ASK_TURN && go_on(e, copy, list, events);
        asked = goes && is.asked && question == is.asked && list->n == 1;
    }
    if (told) {
        out[0] = *told;
        out[1] = told + 1 < events->at + events->n ? told[1] : (struct grog_event){ 0 };
    }
    free(list);
    free(events);
    free(copy);
    return told || asked;
}

int board_hostiles_drawn(const struct grog_eyes *e, struct grog_option o, int otherwise)
{
    struct grog_event told[2];
    return look_ahead(e, o, (struct wanted){ .told = TOLD_DRAWS_FOR }, told) ? told[0].amount : otherwise;
}

bool board_is_upgunned(const struct grog_eyes *e, struct grog_option o)
{
    struct grog_event told[2];
    return look_ahead(e, o, (struct wanted){ .told = TOLD_UPGUNS }, told);
}

int board_dice_rolled(const struct grog_eyes *e, struct grog_option o)
{
    struct grog_event told[2];
    int n = 0;
    if (look_ahead(e, o, (struct wanted){ .told = TOLD_DICE }, told))
        for (unsigned i = 0; i < 8; i++)
            n += (i < 4 || told[1].kind == TOLD_MORE_DICE) && told[i / 4].object[i % 4];
    return n;
}

/* ---- what would be lost ---------------------------------------------------------------------------------------- */

static bool moves_for_nothing(const struct grog_match *m, const struct grog_ability *a)
{
    bool moves = false;
    for (unsigned i = 0; i < a->effects; i++)
        moves = moves || m->cards->effect[a->effect + i].effect == EFFECT_FREE_MOVE;
    return moves;
}

bool board_moves_nowhere(const struct grog_eyes *e, struct grog_option o)
{
    struct grog_event told[2];
    int32_t row = o.verb < VERBS ? wf_chosen_for(e->m, e->view, o) : -1;
    return row >= 0 && moves_for_nothing(e->m, &e->m->cards->ability[row])
        && look_ahead(e, o, (struct wanted){ .asked = ASK_FREE_MOVE }, told);
}

/* Against whom a card is that leaves no choice. */
void board_say_against(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    struct grog_event told[2];
    GROG_ROOM(name, 256);
    if (wf_chosen_for(e->m, e->view, o) < 0
        || !look_ahead(e, o, (struct wanted){ .told = TOLD_CHOOSES_HOSTILE }, told) || !told[0].object[1])
        return;
    grog_say_thing(e->s, e->view, ARRAY_HOSTILE, grog_ref_slot(told[0].object[1]), &name);
    grog_print(out, "%s", out->n ? " " : "");
    board_say(e, "against", GROG_PAIRS({ "hostile", name_room, 0 }), out);
}

/* ---- who pays ------------------------------------------------------------------------------------------------- */

static bool asks_for_xp(const struct grog_ability *a)
{
    bool asks = false;
    for (unsigned i = 0; i < GROG_PRICES; i++)
        asks = asks || a->price[i].cost == COST_XP;
    return asks;
}

/* WF-ACD-11  Experience Points are anybody's: who has some.  xp: what the choice costs beside its card. */
void board_say_purses(const struct grog_eyes *e, struct grog_option o, int xp, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    int32_t row = wf_chosen_for(e->m, e->view, o);
    GROG_ROOM(list, 512);
    const struct grog_ability *a = row < 0 ? NULL : &e->m->cards->ability[row];
    bool asks = xp || (a && asks_for_xp(a));
    if (!asks && (!a || a->raise.cost != COST_XP))
        return;
    EACH_SOLDIER(w, i)
        if (in_play(&w->soldier[i]) && w->soldier[i].xp) {
            GROG_ROOM(name, 256);
            board_comma(&list);
            grog_say_thing(e->s, e->view, ARRAY_SOLDIER, i, &name);
            board_say(e, "purse", GROG_PAIRS({ "name", name_room, 0 }, { "n", NULL, w->soldier[i].xp }), &list);
        }
    grog_print(out, "%s", out->n ? " " : "");
    board_say(e, "purses", GROG_PAIRS({ "list", list_room, 0 }, { "raise", NULL, !asks }), out);
}

/* ---- why not ------------------------------------------------------------------------------------------------- */

/* What a card says of a value. */
static void say_of_value(const struct grog_eyes *e, uint16_t card, unsigned value, struct grog_text *out)
{
    const struct grog_card *c = grog_card(e->m, card);
    for (unsigned i = 0; i < c->modifiers; i++)
        if (e->m->cards->modifier[c->modifier + i].value == value) {
            grog_print(out, "%s", out->n ? "; " : "");
            grog_say_modifier(e->s, card, &e->m->cards->modifier[c->modifier + i], out);
        }
}

/* The card that makes a value what it is, with what it says of it; own: the card that it is about. */
static void say_because(const struct grog_eyes *e, const char *key, unsigned value, uint16_t own,
                        const struct grog_because *b, struct grog_text *out)
{
    for (uint32_t i = b->n; i-- > 0; ) {
        GROG_ROOM(name, 256);
        GROG_ROOM(text, 1024);
        if (i >= GROG_BECAUSE_MAX || !b->at[i].card)
            continue;
        grog_say_card(e->s, b->at[i].card, GROG_SHORT, &name);
        say_of_value(e, b->at[i].card, value, &text);
        board_say(e, key, GROG_PAIRS({ "card", name_room, 0 }, { "text", text_room, 0 },
            { "own", NULL, own == b->at[i].card }), out);
        return;
    }
}

static bool is_aimed(unsigned verb) { return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE; }

/* An Attack that is refused: the card that keeps its target from being attacked, or how far away it is. */
void refused_warfighter(const struct grog_eyes *e, struct grog_option o, const char *rule, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = o.object[2] };
    struct grog_because because = { 0 };
    if (!is_aimed(o.verb) || !o.actor || strcmp(rule, "WF-ATK-02") != 0)
        return;
    if (grog_value(e->m, e->view, VALUE_CAN_BE_ATTACKED, &about, &because))
        board_say(e, "too-far", GROG_PAIRS({ "n", NULL, (int)apart(w, w->soldier[o.actor - 1u].place,
                                                              w->hostile[grog_ref_slot(o.object[2])].place) }), out);
    else
        say_because(e, "shielded", VALUE_CAN_BE_ATTACKED, w->hostile[grog_ref_slot(o.object[2])].thing.card, &because,
                    out);
}

/* A Hostile with its target in Range that does not attack: it has no Attack, or the card that keeps it from it. */
void board_say_held(const struct grog_eyes *e, unsigned slot, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    const struct hostile *h = &w->hostile[slot];
    struct grog_because because = { 0 };
    if (!h->target)
        return;
    struct grog_frame about = { .proc = PROC_SHELTER, .seat = GROG_NOBODY, .actor = hostile_ref(w, slot),
                                .target = soldier_ref(w, h->target - 1u) };
    if (!numbers_of(e->m, h->thing.card)[HOSTILE_CHART])
        board_say(e, "harmless", NULL, out);
    else if (!grog_value(e->m, e->view, VALUE_CAN_ATTACK, &about, &because))
        say_because(e, "held", VALUE_CAN_ATTACK, h->thing.card, &because, out);
}

/* What it does to him in the coming Hostile Turn. */
static void say_aimed(const struct grog_eyes *e, unsigned slot, struct grog_text *out)
{
    const struct hostile *h = &const_wf(e->view)->hostile[slot];
    const int16_t *n = numbers_of(e->m, h->thing.card);
    uint16_t id = e->scene->thing[ARRAY_HOSTILE][slot];
    bool attacks = wf_will_attack(e->m, e->view, slot, NULL);
    GROG_ROOM(name, 256);
    GROG_ROOM(held, 1024);
    grog_say_thing(e->s, e->view, ARRAY_HOSTILE, slot, &name);
    if (!attacks)
        board_say_held(e, slot, &held);
    grog_print(out, "%s", out->n ? "\n" : "");
    board_say(e, "aims", GROG_PAIRS({ "name", name_room, 0 }, { "attacks", NULL, attacks }, { "held", held_room, 0 },
        { "active", NULL, wf_active(e->m, h) }, { "reach", NULL, grog_scene_number(e->m, e->scene, id, "in_range") },
        { "low", NULL, n[HOSTILE_RANGE] }, { "high", NULL, n[HOSTILE_RANGE + 1] } ), out);
}

void aimed_warfighter(const struct grog_eyes *e, uint16_t object, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    const struct grog_scene_object *o = &e->scene->object[object];
    if (o->sort != GROG_IS_A_THING || o->row != ARRAY_SOLDIER)
        return;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].target == o->place + 1u && !wf_is_target(e->m, &w->hostile[i]))
            say_aimed(e, i, out);
}
