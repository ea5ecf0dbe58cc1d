/* SPDX-License-Identifier: MIT */
/* choices.c -- what a choice of a battle is: what its dice need and of which parts, what a card would be
 * played for, what a token on a unit means; and what helps to answer the question that is asked.
 *
 * All of it is read off the view of the seat that looks and counted by the rules themselves. */
#include "table.h"
#include "heroes/aim.h"
#include "heroes/approach.h"
#include "heroes/assault.h"
#include "heroes/move.h"
#include "heroes/orders.h"
#include "heroes/play.h"
#include "heroes/supply.h"
#include "heroes/tokens.h"
#include "heroes/forecast.h"
#include "heroes/showing.h"
#include "kernel/odds.h"
#include "words/rowtext.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1024 };

/* A sentence behind those that there are. */
static void add(const struct grog_eyes *e, const char *key, const struct grog_pair *pairs, struct grog_text *out)
{
    grog_print(out, out->n ? " " : "");
    hn_say(e, key, pairs, out);
}

static const struct unit *unit_at(const struct grog_eyes *e, unsigned slot)
{
    return &const_heroes(e->view)->unit[slot];
}

/* ---- a shot ------------------------------------------------------------------------------------------------ */

/* Its parts, as the rules count them, and the ground on which the target stands. */
struct parts { struct shot_sums sums; int cover; uint16_t ground; };

static bool parts_of(const struct grog_eyes *e, struct grog_option o, struct parts *s)
{
    const struct heroes *h = const_heroes(e->view);
    if ((o.verb != VERB_FIRE && o.verb != VERB_OPPORTUNITY) || !o.actor || !o.object[2])
        return false;
    const struct shooting shot = { .slot = o.actor - 1u, .target = grog_ref_slot(o.object[2]), .weapon = o.object[0],
                                   .shot = (enum shot)o.object[1], .moving = e->view->question == ASK_STEP };
    const struct unit *t = &h->unit[shot.target];
    struct field *f = malloc(sizeof *f);
    if (!f)
        return false;
    hn_field(e->m, h, f);
    bool aims = hn_shot_sums(e->m, e->view, f, &shot, &s->sums);
    if (aims) {
        s->cover = hn_cover(e->m, e->view, f, t, s->sums.aim.from);
        s->ground = t->place ? ground_at(f, t->place)->card : 0;
    }
    free(f);
    return aims;
}

/* Squares of one sort: " (E9, H7)". */
static void list_squares(const struct grog_toll *toll, unsigned n, unsigned of, struct grog_text *out)
{
    unsigned listed = 0;
    for (unsigned i = of; i < n; i++)
        if (toll[i].card == toll[of].card && toll[i].sort == toll[of].sort && toll[i].square) {
            grog_print(out, listed++ ? ", " : " (");
            grog_print_square(out, toll[i].square);
        }
    grog_print(out, listed ? ")" : "");
}

/* "Wreckage (E9, H7), Hedge (C4)". */
void between_heroes(const struct grog_eyes *e, unsigned from, unsigned to, struct grog_text *out)
{
    struct grog_toll toll[GROG_TOLLS];
    const struct grog_showing *shows = e->m->system->showing;
    unsigned n = shows->between(e->m, e->view, from, to, toll), said = 0;
    for (unsigned i = 0; i < n; i++) {
        unsigned same = 0;
        char name[HN_NAME];
        while (same < i && (toll[same].card != toll[i].card || toll[same].sort != toll[i].sort))
            same++;
        if (same < i)
            continue;
        hn_name_card(e, toll[i].card, name);
        grog_print(out, said++ ? ", " : "");
        hn_say(e, "toll", GROG_PAIRS({ "sort", NULL, toll[i].sort }, { "card", name, 0 }), out);
        list_squares(toll, n, i, out);
    }
}

/* "4 or more on the die hits defence 7 (6, +1 for Wreckage): +2 for M1 Rifles, -1 for Wreckage (H7)"; `key`: in so many
 * words. */
static void needs_of_shot(const struct grog_eyes *e, struct grog_option o, const char *key, struct grog_text *out)
{
    struct parts s = { 0 };
    char weapon[HN_NAME], ground[HN_NAME], room[TEXT] = "", between[TEXT] = "";
    struct grog_text defended = { .at = room, .room = sizeof room };
    if (!parts_of(e, o, &s))
        return;
    const struct shot_sums *n = &s.sums;
    enum shot shot = (enum shot)o.object[1];
    struct shot_stands stands = hn_shot_begins(n, shot);
    struct shot_needs needs = hn_shot_needs(&stands, shot, 0, unit_at(e, o.actor - 1u));
    hn_name_card(e, o.object[0], weapon);
    hn_name_card(e, s.ground, ground);
    if (n->aim.line.penalty)
        between_heroes(e, n->aim.from, n->aim.at, &(struct grog_text){ .at = between, .room = sizeof between });
    hn_say(e, "defended", GROG_PAIRS({ "defence", NULL, stands.defence }, { "parts", NULL, s.cover || n->more },
                             { "own", NULL, n->aim.defence - s.cover }, { "cover", NULL, s.cover },
                             { "ground", ground, 0 }, { "more", NULL, n->more }), &defended);
    hn_say(e, shot == SHOT_SNIPER ? "snipes" : key,
        GROG_PAIRS({ "need", NULL, hn_least_die(needs.die) }, { "dice", NULL, stands.dice },
              { "does", NULL, shot == SHOT_SUPPRESSIVE }, { "bonus", NULL, n->bonus.weapon }, { "weapon", weapon, 0 },
              { "cards", NULL, n->bonus.cards + n->result }, { "move", NULL, n->bonus.less },
              { "doubled", NULL, needs.doubled }, { "far", NULL, n->far }, { "range", NULL, n->aim.range },
              { "hidden", NULL, n->aim.line.penalty }, { "markers", NULL, needs.markers }, { "defended", room, 0 },
              { "between", between, 0 }), out);
}

/* Cards of the hand that could be played before the die of such a shot is rolled. */
static void say_cards_for(const struct grog_eyes *e, uint8_t point, const struct grog_frame *about,
                          struct grog_text *out)
{
    char list[TEXT] = "";
    struct grog_text cards = { .at = list, .room = sizeof list };
    const uint16_t *hand = const_heroes(e->view)->hand[e->s->viewer];
    for (unsigned i = 1; i <= hand[0]; i++) {
        struct grog_source by = { .card = hand[i], .owner = (uint8_t)e->s->viewer };
        if ((i > 1 && hand[i] == hand[i - 1]) || !(hn_note(e->m, hand[i])->phases >> const_heroes(e->view)->phase & 1)
            || grog_usable(e->m, e->view, &by, point, about) < 0)
            continue;
        grog_print(&cards, cards.n ? ", " : "");
        grog_say_card(e->s, hand[i], GROG_SHORT, &cards);
    }
    if (cards.n)
        add(e, "could-play", GROG_PAIRS({ "list", list, 0 }), out);
}

/* What a hit makes of it. */
static void say_hit(const struct grog_eyes *e, unsigned target, struct grog_text *out)
{
    const struct unit *t = unit_at(e, target);
    char reverse[HN_NAME] = "";
    if (t->thing.hidden || hn_class(e->m, t) == HEAVY)
        return;
    bool tough = hn_face(e->m, t)[FACE_TOUGH];
    if (tough && kind_of(e->m, t->thing.card) == OF_UNIT)
        hn_name_card(e, (uint16_t)numbers_of(e->m, t->thing.card)[UNIT_REVERSE], reverse);
    add(e, "hit", GROG_PAIRS({ "tough", NULL, tough }, { "reverse", reverse, 0 }), out);
}

static void explain_shot(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    struct grog_frame shot = { .proc = PROC_SHOT, .seat = (uint8_t)e->s->viewer, .actor = unit_ref(h, o.actor - 1u),
                               .with = o.object[0], .mode = o.object[1], .target = o.object[2] };
    if (o.object[1] != SHOT_SUPPRESSIVE)
        say_hit(e, grog_ref_slot(o.object[2]), out);
    add(e, o.object[1] == SHOT_SUPPRESSIVE ? "does.suppress" : o.verb == VERB_OPPORTUNITY ? "does.react" : "does.fire",
        NULL, out);
    say_cards_for(e, POINT_SHOT, &shot, out);
}

/* What it is made of as it would be if no card had been played for it; false: of other attacks that is not known. */
static bool before_cards(const struct grog_eyes *e, const struct grog_frame *f, struct shot_sums *out)
{
    const struct shooting shot = { .slot = grog_ref_slot(f->actor), .target = f->target ? grog_ref_slot(f->target) : 0,
                                   .weapon = f->with, .shot = (enum shot)f->mode };
    if (!f->target)
        return false;
    struct field *field = malloc(sizeof *field);
    if (!field)
        return false;
    hn_field(e->m, const_heroes(e->view), field);
    bool aims = hn_shot_sums(e->m, e->view, field, &shot, out);
    free(field);
    return aims;
}

/* A shot that waits for cards: what it needs as it stands. */
static void about_shot(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_SHOT);
    struct shot_sums was = { 0 };
    char between[TEXT] = "";
    if (!f || !f->actor)
        return;
    bool known = before_cards(e, f, &was);
    const struct shot_stands now = { f->pending[SHOT_BONUS], f->pending[SHOT_RESULT], f->pending[SHOT_DEFENCE],
                                     f->pending[SHOT_DICE] };
    struct shot_needs needs = hn_shot_needs(&now, f->mode, f->local[SHOT_SHARE], unit_at(e, grog_ref_slot(f->actor)));
    int line = was.aim.line.penalty, least = hn_least_die(needs.die);
    int more = known ? now.defence - hn_shot_begins(&was, f->mode).defence : 0;
    if (line)
        between_heroes(e, was.aim.from, was.aim.at, &(struct grog_text){ .at = between, .room = sizeof between });
    hn_say(e, "stands", GROG_PAIRS({ "need", NULL, least }, { "dice", NULL, now.dice },
                           { "p", NULL, hn_percent(least, now.dice) },
                           { "does", NULL, f->mode == SHOT_SUPPRESSIVE }, { "bonus", NULL, now.bonus + needs.doubled },
                           { "line", NULL, line }, { "between", between, 0 }, { "far", NULL, was.far },
                           { "markers", NULL, needs.markers }, { "result", NULL, now.result + line + was.far },
                           { "defence", NULL, needs.needed }, { "more", NULL, more }), out);
}

/* ---- an assault ---------------------------------------------------------------------------------------------- */

static bool is_known(const struct grog_eyes *e, unsigned target)
{
    return !unit_at(e, target)->thing.hidden && kind_of(e->m, unit_at(e, target)->thing.card) == OF_UNIT;
}

static void say_parts(const struct grog_eyes *e, const struct assault_parts *of, char out[TEXT])
{
    out[0] = 0;
    if (of)
        hn_say(e, "sums-of", GROG_PAIRS({ "weapon", NULL, of->weapon }, { "symbol", NULL, of->symbol },
                                { "markers", NULL, of->markers }, { "cover", NULL, of->cover },
                                { "cards", NULL, of->cards }), &(struct grog_text){ .at = out, .room = TEXT });
}

static void say_sums(const struct grog_eyes *e, const char *key, unsigned slot, unsigned target,
                     const struct assault_sums *s, const struct assault_parts *parts, struct grog_text *out)
{
    char us[HN_NAME], them[HN_NAME], mine[TEXT], theirs[TEXT];
    struct assault_chances c = hn_assault_chances(s);
    say_parts(e, parts, mine);
    say_parts(e, parts ? parts + 1 : NULL, theirs);
    hn_name_unit(e, slot, us);
    hn_name_unit(e, target, them);
    add(e, key, GROG_PAIRS({ "us", us, 0 }, { "them", them, 0 }, { "attack", NULL, s->attack },
                      { "defence", NULL, s->defence }, { "dice", NULL, s->dice }, { "mine", mine, 0 },
                      { "theirs", theirs, 0 },
                      { "won", NULL, (200 * c.above + c.all) / (2 * c.all) },
                      { "lost", NULL, (200 * c.below + c.all) / (2 * c.all) }), out);
}

/* The square from which it would be launched, if the way there is known. */
static unsigned launched_from(const struct grog_eyes *e, unsigned slot, unsigned target)
{
    uint16_t way[WAY_MOST];
    unsigned n = hn_way_to_assault(e->m, e->view, slot, target, way);
    return n > 1 ? way[n - 2] : unit_at(e, slot)->place;
}

/* What either side throws and adds, and for what. */
static void needs_of_assault(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    unsigned slot = o.actor - 1u, target = grog_ref_slot(o.object[2]);
    struct assault_parts parts[2];
    if (!is_known(e, target))
        return;
    unsigned from = launched_from(e, slot, target);
    struct assault_sums s = hn_assault_sums(e->m, e->view, slot, target, from);
    hn_assault_parts(e->m, e->view, slot, target, from, parts);
    say_sums(e, "sums", slot, target, &s, parts, out);
}

static void explain_assault(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    hn_say(e, "does.assault", NULL, out);
    needs_of_assault(e, o, out);
}

void needs_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    if (o.verb == VERB_ASSAULT && o.actor && o.object[2])
        needs_of_assault(e, o, out);
    else
        needs_of_shot(e, o, "needs", out);
}

void needs_in_a_line_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    if (o.verb == VERB_ASSAULT && o.actor && o.object[2])
        needs_of_assault(e, o, out);
    else
        needs_of_shot(e, o, "needs-line", out);
}

static void about_assault(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_ASSAULT);
    if (!f || !f->actor || !f->target)
        return;
    unsigned target = grog_ref_slot(f->target);
    struct assault_sums s = hn_assault_now(e->m, e->view, f);
    say_sums(e, "sums", grog_ref_slot(f->actor), target, &s, NULL, out);
}

/* ---- tokens and cards ---------------------------------------------------------------------------------------- */

static void add_stars(const struct grog_eyes *e, uint16_t card, int n, struct grog_text *list)
{
    if (n <= 0)
        return;
    grog_print(list, list->n ? ", " : "");
    grog_say_card(e->s, card, GROG_SHORT, list);
    grog_print(list, " %d", n);
}

/* HN-ORD-06  Whence a player's orders come: tiles and options, and units on the board. */
static void say_stars(const struct grog_eyes *e, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    unsigned seat = e->s->viewer;
    char room[TEXT] = "";
    struct grog_text list = { .at = room, .room = sizeof room };
    if (seat >= e->m->seats)
        return;
    EACH_HOLDING(h, i)
        add_stars(e, h->holding[i].thing.card, hn_stars_of(e->m, h, seat, &h->holding[i]), &list);
    EACH_UNIT(h, i)
        add_stars(e, h->unit[i].thing.card, hn_stars_of_unit(e->m, seat, &h->unit[i]), &list);
    add(e, "orders", GROG_PAIRS({ "n", NULL, h->stars[seat] }, { "specials", NULL, h->specials[seat] }, { "list",
                                                                                                          room, 0 }),
        out);
}

static void explain_token(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    int n = numbers_of(e->m, o.object[0])[TOKEN_NUMBER];
    if (n == BLUFF || n == SPECIAL_ORDER)
        hn_say(e, n == BLUFF ? "does.bluff" : "does.special", NULL, out);
    else
        hn_say(e, "does.order", GROG_PAIRS({ "n", NULL, n }), out);
    say_stars(e, out);
}

/* What a card does if it is played now: of several halves the one that counts. */
static void say_effect(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    int32_t row = hn_row_now(e->m, e->view, e->s->viewer, o.verb == VERB_PLAY_FOR ? o.actor : 0, o.object[0]);
    if (row >= 0)
        grog_say_effects(e->s, o.object[0], &e->m->cards->ability[row], false, out);
}

static void note_card(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    char who[TEXT] = "";
    say_effect(e, o, out);
    fire_by_card_heroes(e, o.object[0], o.verb == VERB_PLAY_FOR ? o.actor : 0,
                        &(struct grog_text){ .at = who, .room = sizeof who });
    grog_print(out, *who ? "; %s" : "%s", who);
}

static void explain_card(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    char does[TEXT] = "";
    say_effect(e, o, &(struct grog_text){ .at = does, .room = sizeof does });
    hn_say(e, "does.play", GROG_PAIRS({ "does", does, 0 }), out);
    grog_print(out, " ");
    fire_by_card_heroes(e, o.object[0], o.verb == VERB_PLAY_FOR ? o.actor : 0, out);
}

/* Do the dice come out with it as they do without it? */
static bool is_idle(const struct grog_eyes *e, struct grog_option o)
{
    struct grog_odds with, without;
    if (!grog_weighed(e->m, e->view, o).proc
        || grog_odds_by(&explain_heroes, e->m, e->view, e->s->viewer, o, &with) != GROG_OK
        || grog_odds_by(&explain_heroes, e->m, e->view, e->s->viewer, (struct grog_option){ .verb = GROG_PASS },
                        &without) != GROG_OK
        || with.n != without.n || with.whole != without.whole)
        return false;
    for (uint32_t i = 0; i < with.n; i++)
        if (with.at[i].result != without.at[i].result || with.at[i].share != without.at[i].share)
            return false;
    return true;
}

/* What a token of equipment adds to the attack that waits for it. */
static void say_spent(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct holding *held = &const_heroes(e->view)->holding[grog_ref_slot(o.object[0])];
    const struct use *use = hn_use_of(e->m, held);
    const struct grog_frame *f = hn_frame_of(e->view, PROC_SHOT);
    enum unit_class class = f && f->target ? hn_class(e->m, unit_at(e, grog_ref_slot(f->target))) : INFANTRY;
    hn_say(e, "spent", GROG_PAIRS({ "bonus", NULL, use->bonus[class] }, { "defence", NULL, use->defence },
                          { "markers", NULL, use->markers }, { "left", NULL, held->left },
                             { "idle", NULL, !use->markers && is_idle(e, o) }), out);
}

/* ---- by verb ----------------------------------------------------------------------------------------------- */

/* HN-ACT-08  What firing at who moves costs. */
static void note_reaction(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    hn_say(e, "reacts", GROG_PAIRS({ "order", NULL, hn_token_on(const_heroes(e->view), o.actor - 1u) != NULL }), out);
}

static void note_assault(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    unsigned slot = o.actor - 1u, target = grog_ref_slot(o.object[2]);
    if (!is_known(e, target))
        return;
    struct assault_sums s = hn_assault_sums(e->m, e->view, slot, target, launched_from(e, slot, target));
    say_sums(e, "wins", slot, target, &s, NULL, out);
}

/* How far it can go. */
static void explain_move(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct unit *u = unit_at(e, o.actor - 1u);
    uint16_t weapon = hn_gun(e->m, u, GUN_FIRST);
    bool fires = weapon && numbers_of(e->m, weapon)[WEAPON_ON_THE_MOVE] != NO_BONUS;
    const int16_t *n = kind_of(e->m, u->thing.card) == OF_UNIT ? numbers_of(e->m, u->thing.card) : NULL;
    int other = !n || !n[UNIT_REVERSE] ? 0 : u->flags & UNIT_TURNED ? n[FACE_MOVE]
              : numbers_of(e->m, (uint16_t)n[UNIT_REVERSE])[FACE_MOVE];
    hn_say(e, o.verb == VERB_SUPPLY_MOVE ? "does.supply" : "does.move",
        GROG_PAIRS({ "n", NULL, hn_movement(e->m, e->view, o.actor - 1u) }, { "fires", NULL, fires },
              { "other", NULL, other },
              { "less", NULL, fires ? hn_on_the_move(e->m, e->view, o.actor - 1u, weapon) : 0 }), out);
}

static void explain_discard(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    (void)o;
    hn_say(e, "does.discard", GROG_PAIRS({ "n", NULL, hn_hand_size(e->m, e->view, e->s->viewer) }), out);
}

static void explain_stop(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    (void)o;
    hn_say(e, "does.stop", GROG_PAIRS({ "supply", NULL, const_heroes(e->view)->phase == PHASE_SUPPLY }), out);
}

/* HN-TRT-36  What the dice show that would be thrown again. */
static void note_reroll(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    const struct grog_frame *roll = hn_frame_of(e->view, PROC_ROLL);
    unsigned n = 0;
    for (unsigned i = roll ? roll->mode : 0; i > 0; i--)
        if (o.object[1] >> (roll->mode - i) & 1)
            grog_print(out, n++ ? ", %d" : "%d", roll->local[i - 1]);
}

/* Of each verb a sentence that is always so, or what says it; and what stands in parentheses behind it. */
static const struct { const char *does; grog_of_option *explain, *note; } verbs[VERBS] = {
    [VERB_DEPLOY]     = { .note = note_side_heroes },
    [VERB_ORDER]      = { .explain = explain_token },
    [VERB_SPECIAL]    = { .does = "does.special-now" },
    [VERB_AUTONOMOUS] = { .does = "does.alone" },
    [VERB_MOVE]       = { .explain = explain_move },
    [VERB_SUPPLY_MOVE] = { .explain = explain_move },
    [VERB_ASSAULT]    = { .explain = explain_assault, .note = note_assault },
    [VERB_FIRE]       = { .explain = explain_shot },
    [VERB_OPPORTUNITY] = { .explain = explain_shot, .note = note_reaction },
    [VERB_DIVIDE]     = { .explain = explain_divided_heroes },
    [VERB_STAY]       = { .does = "does.stay" },
    [VERB_STOP]       = { .explain = explain_stop },
    [VERB_PLAY]       = { .explain = explain_card, .note = note_card },
    [VERB_PLAY_FOR]   = { .explain = explain_card, .note = note_card },
    [VERB_TURN_OVER]  = { .note = note_turning_heroes },
    [VERB_SPEND]      = { .explain = say_spent, .note = say_spent },
    [VERB_DISCARD]    = { .explain = explain_discard },
    [VERB_REROLL]     = { .note = note_reroll },
};

void choice_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    if (o.verb >= VERBS || e->s->viewer >= e->m->seats)
        return;
    if (verbs[o.verb].does)
        hn_say(e, verbs[o.verb].does, NULL, out);
    if (verbs[o.verb].explain)
        verbs[o.verb].explain(e, o, out);
}

void note_heroes(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    if (o.verb < VERBS && verbs[o.verb].note && e->s->viewer < e->m->seats)
        verbs[o.verb].note(e, o, out);
}

/* ---- the question ------------------------------------------------------------------------------------------- */

/* How far whoever moves can still go. */
static void about_step(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_MOVE);
    const struct unit *t = f && f->mode == MOVES_TO_ASSAULT && f->target ? unit_at(e, grog_ref_slot(f->target)) : NULL;
    char whom[HN_NAME] = "", at[16] = "";
    if (t && t->thing.live && t->place) {
        hn_name_unit(e, grog_ref_slot(f->target), whom);
        grog_print_square(&(struct grog_text){ .at = at, .room = sizeof at }, t->place);
    }
    if (f)
        hn_say(e, "left", GROG_PAIRS({ "n", NULL, f->local[MOVE_LEFT] }, { "whom", whom, 0 }, { "at", at, 0 }), out);
}

/* HN-ABL-98  Who must get an order, so that nobody is surprised when none is left for others. */
static void say_owed(const struct grog_eyes *e, struct grog_text *out)
{
    char list[TEXT] = "", name[HN_NAME];
    struct grog_text names = { .at = list, .room = sizeof list };
    uint8_t unit[UNITS];
    unsigned n = e->s->viewer < e->m->seats ? hn_owed_orders(e->m, const_heroes(e->view), e->s->viewer, unit) : 0;
    for (unsigned i = 0; i < n; i++) {
        hn_name_unit(e, unit[i], name);
        grog_print(&names, "%s%s", i ? ", " : "", name);
    }
    if (n)
        add(e, "owed", GROG_PAIRS({ "list", list, 0 }, { "n", NULL, n }), out);
}

/* Before the first of them is placed: whence they come. */
static void about_orders(const struct grog_eyes *e, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    unsigned placed = 0;
    say_owed(e, out);
    EACH_TOKEN(h, i)
        placed += h->token[i].thing.owner == e->s->viewer;
    if (!placed)
        say_stars(e, out);
}

/* What the card does that is played, and how the dice stand that wait for it. */
static void about_card(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_PLAY);
    char does[TEXT] = "";
    if (!f || f->local[PLAY_ROW] < 0)
        return;
    grog_say_effects(e->s, f->with, &e->m->cards->ability[f->local[PLAY_ROW]], false,
                     &(struct grog_text){ .at = does, .room = sizeof does });
    hn_say(e, "says", GROG_PAIRS({ "does", does, 0 }), out);
    grog_print(out, " ");
    (hn_frame_of(e->view, PROC_SHOT) ? about_shot : about_assault)(e, out);
}

/* How many counters are still to come. */
static void about_deployment(const struct grog_eyes *e, struct grog_text *out)
{
    const struct heroes *h = const_heroes(e->view);
    const struct grog_frame *f = hn_frame_of(e->view, PROC_DEPLOY);
    char name[HN_NAME] = "";
    int left = 0;
    EACH_UNIT(h, i)
        left += h->unit[i].thing.owner == e->s->viewer && !h->unit[i].place && !h->unit[i].aboard
             && !(h->unit[i].flags & UNIT_LATE);
    if (f && f->actor)
        hn_name_unit(e, grog_ref_slot(f->actor), name);
    hn_say(e, "deploys", GROG_PAIRS({ "unit", name, 0 }, { "n", NULL, left - 1 }), out);
}

/* How many cards come; in the last round they are of no more use. */
static void about_discard(const struct grog_eyes *e, struct grog_text *out)
{
    const int16_t *s = numbers_of(e->m, (uint16_t)e->m->setup[SETUP_SCENARIO]);
    if (const_heroes(e->view)->ending || (int)e->view->turn >= s[SCENARIO_ROUNDS]) {
        hn_say(e, "last-discard", NULL, out);
        return;
    }
    int size = hn_hand_size(e->m, e->view, e->s->viewer), has = const_heroes(e->view)->hand[e->s->viewer][0];
    hn_say(e, "refill", GROG_PAIRS({ "size", NULL, size }, { "has", NULL, has }, { "n", NULL,
                                                                                   size > has ? size - has : 0 }),
           out);
}

/* How many units may still move. */
static void about_supply(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_options *l = &e->scene->options;
    int n = 0;
    for (uint32_t i = 0; i < l->n; i++)
        n += l->at[i].verb == VERB_SUPPLY_MOVE;
    if (n)
        hn_say(e, "may-move", GROG_PAIRS({ "n", NULL, n }), out);
}

/* HN-VMV-09, HN-MOV-07  Why somebody must make way. */
static void about_displaced(const struct grog_eyes *e, struct grog_text *out)
{
    const struct grog_frame *f = hn_frame_of(e->view, PROC_PUSH);
    bool vehicle = f && f->actor && hn_class(e->m, unit_at(e, grog_ref_slot(f->actor))) != INFANTRY;
    hn_say(e, "make-way", GROG_PAIRS({ "vehicle", NULL, vehicle }), out);
}

/* Whoever acts next has the next order. */
static const struct { uint8_t question; grog_of_view *say; } questions[] = {
    { ASK_STEP, about_step }, { ASK_ORDER, about_orders }, { ASK_DEPLOY, about_deployment }, { ASK_SHOT, about_shot },
    { ASK_ASSAULT, about_assault }, { ASK_CARD, about_card }, { ASK_REFILL, about_discard },
    { ASK_SUPPLY_MOVE, about_supply }, { ASK_DISPLACE, about_displaced }, { ASK_POOL, about_divided_heroes },
    { ASK_TARGETS, about_divided_heroes }, { ASK_PARTS, about_divided_heroes },
};

void about_heroes(const struct grog_eyes *e, struct grog_text *out)
{
    for (unsigned i = 0; i < GROG_COUNT(questions); i++)
        if (questions[i].question == e->view->question)
            questions[i].say(e, out);
}
