/* SPDX-License-Identifier: MIT */
/* system.c -- heroes' table: what is told, who sees what, what a battle comes to. */
#include "alliances.h"
#include "army.h"
#include "check.h"
#include "deal.h"
#include "equipment.h"
#include "opportunity.h"
#include "showing.h"
#include "table.h"
#include "units.h"

#define RULE_ID(name, id) id,
static const char *const rules[RULES] = { "", RULE_IDS(RULE_ID) };
#undef RULE_ID

/* ---- what is told ---------------------------------------------------------------------------------------- */

#define ABOUT(...) .kind = { __VA_ARGS__ }
static const struct grog_event_row told[TOLD_EVENTS] = {
    [TOLD_ROUND]      = { .name = "a round begins:", .amount = 1 },
    [TOLD_PHASE]      = { .name = "a phase begins:", ABOUT(KIND_PHASE) },
    [TOLD_INITIATIVE] = { .name = "has the initiative:", ABOUT(KIND_SEAT) },
    [TOLD_DEPLOYED]   = { .name = "is deployed:", ABOUT(KIND_UNIT, KIND_SQUARE, KIND_CARD), .shows = 2 },
    [TOLD_FACES]      = { .name = "faces:", ABOUT(KIND_UNIT, KIND_FACING) },
    [TOLD_ORDERED]    = { .name = "gets a token:", ABOUT(KIND_UNIT, KIND_CARD), .hides = 2 },
    [TOLD_ACTIVATED]  = { .name = "is marked as activated:", ABOUT(KIND_UNIT) },
    [TOLD_REVEALS]    = { .name = "its order is revealed:", ABOUT(KIND_UNIT, KIND_CARD) },
    [TOLD_LOSES_TOKEN] = { .name = "loses its token:", ABOUT(KIND_UNIT) },
    [TOLD_SETS_OUT]   = { .name = "sets out:", ABOUT(KIND_UNIT, KIND_UNIT), .amount = 1 },
    [TOLD_MOVES]      = { .name = "moves:", ABOUT(KIND_UNIT, KIND_SQUARE) },
    [TOLD_DRIVES]     = { .name = "drives:", ABOUT(KIND_UNIT, KIND_SQUARE, KIND_FACING) },
    [TOLD_BOARDS]     = { .name = "boards:", ABOUT(KIND_UNIT, KIND_UNIT) },
    [TOLD_LEAVES]     = { .name = "leaves:", ABOUT(KIND_UNIT, KIND_UNIT) },
    [TOLD_TURNED]     = { .name = "is turned over:", ABOUT(KIND_UNIT, KIND_CARD),
                          .amount = 1 },                /* 1: back; 2: face down */
    [TOLD_STOPS]      = { .name = "ends its move:", ABOUT(KIND_UNIT) },
    [TOLD_STAYS]      = { .name = "does nothing:", ABOUT(KIND_UNIT) },
    [TOLD_FIRES]      = { .name = "fires:", ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          .amount = 1, .part = GROG_OPENS_ROLL },     /* 1: on the move */
    [TOLD_COUNTS]     = { .name = "counts:", ABOUT(KIND_CARD, KIND_REASON), .amount = 1,
                          .part = GROG_COUNTS },
    [TOLD_ROLLED]     = { .name = "rolls:", ABOUT(KIND_UNIT, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1,
                          .part = GROG_ROLLED },
    [TOLD_MISSED]     = { .name = "misses:", ABOUT(KIND_UNIT, KIND_UNIT) },
    [TOLD_HIT]        = { .name = "is hit:", ABOUT(KIND_UNIT) },
    [TOLD_ELIMINATED] = { .name = "is eliminated:", ABOUT(KIND_UNIT, KIND_CARD),
                          .amount = 1 },                /* 1: it had one side */
    [TOLD_WRECKED]    = { .name = "is a wreck:", ABOUT(KIND_UNIT) },
    [TOLD_SUPPRESSED] = { .name = "is suppressed:", ABOUT(KIND_UNIT), .amount = 1 },
    [TOLD_DAMAGED]    = { .name = "is damaged:", ABOUT(KIND_UNIT), .amount = 1 },
    [TOLD_ASSAULTS]   = { .name = "assaults:", ABOUT(KIND_UNIT, KIND_UNIT, KIND_SQUARE, KIND_SQUARE) },
    [TOLD_ASSAULT_ROLLED] = { .name = "in the assault:", ABOUT(KIND_UNIT, KIND_UNIT, KIND_PIPS), .amount = 1 },
    [TOLD_RETREATS]   = { .name = "retreats:", ABOUT(KIND_UNIT, KIND_SQUARE) },
    [TOLD_ADVANCES]   = { .name = "advances:", ABOUT(KIND_UNIT, KIND_SQUARE) },
    [TOLD_DISPLACED]  = { .name = "makes way:", ABOUT(KIND_UNIT, KIND_SQUARE) },
    [TOLD_SPOTTED]    = { .name = "is seen to be:", ABOUT(KIND_UNIT, KIND_CARD), .shows = 1 },
    [TOLD_RALLIES]    = { .name = "has Suppressed markers left:", ABOUT(KIND_UNIT), .amount = 1 },
    [TOLD_DISCARDS]   = { .name = "discards:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_DREW]       = { .name = "draws:", ABOUT(KIND_SEAT, KIND_CARD), .hides = 2 },
    [TOLD_TOKENS]     = { .name = "takes orders:", ABOUT(KIND_SEAT), .amount = 1 },
    [TOLD_POINTS]     = { .name = "has victory points:", ABOUT(KIND_TEAM), .amount = 1 },
    [TOLD_HOLDS]      = { .name = "holds objective:", ABOUT(KIND_TEAM), .amount = 1 },
    [TOLD_BROKEN]     = { .name = "is broken:", ABOUT(KIND_HOLDING) },
    [TOLD_EVENT]      = { .name = "an event:", ABOUT(KIND_HAPPENING, KIND_NUMBER), .amount = 1 },
    [TOLD_PLAYS]      = { .name = "plays:", ABOUT(KIND_SEAT, KIND_CARD), .amount = 1 },
    [TOLD_ENDS]       = { .name = "the battle is over" },
    [TOLD_BACK_IN_POOL] = { .name = "had a bluff:", ABOUT(KIND_UNIT) },
    [TOLD_CONCEALED]  = { .name = "lies concealed:", ABOUT(KIND_UNIT, KIND_SQUARE, KIND_CARD), .hides = 4,
                          .keeps = true },
    [TOLD_USES]       = { .name = "a seat uses:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_DECLINES]   = { .name = "declines:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_RAISES]     = { .name = "raises:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_KEEPS_PLAIN] = { .name = "does not raise:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_CHOOSES]    = { .name = "chooses:", ABOUT(KIND_SEAT, KIND_UNIT) },
    [TOLD_SPENDS]     = { .name = "spends a token, left:", ABOUT(KIND_HOLDING), .amount = 1 },
    [TOLD_DICE]       = { .name = "throws:", ABOUT(KIND_UNIT, KIND_PIPS, KIND_PIPS, KIND_PIPS), .part = GROG_THROWN },
    [TOLD_DIVIDES]    = { .name = "divides its fire:", ABOUT(KIND_UNIT, KIND_CARD, KIND_SHOT, KIND_UNIT),
                          .part = GROG_OPENS_ROLL },
    [TOLD_AIMS]       = { .name = "takes aim at:", ABOUT(KIND_UNIT, KIND_UNIT) },
    [TOLD_ALLOTS]     = { .name = "allots:", ABOUT(KIND_UNIT, KIND_UNIT), .amount = 1 },
    [TOLD_BARRAGE]    = { .name = "orders a barrage:", ABOUT(KIND_UNIT, KIND_CARD) },
    [TOLD_SUBSTITUTES] = { .name = "takes the hit for:", ABOUT(KIND_UNIT, KIND_UNIT) },
    [TOLD_BOMBARDS]   = { .name = "bombards:", ABOUT(KIND_UNIT, KIND_CARD, KIND_PATTERN, KIND_CORNER) },
    [TOLD_THROWS]     = { .name = "throws into:", ABOUT(KIND_UNIT, KIND_CARD, KIND_SQUARE) },
    [TOLD_SCATTERS]   = { .name = "the dispersal die:", ABOUT(KIND_UNIT, KIND_PIPS) },
    [TOLD_EXPLODES]   = { .name = "comes down:", ABOUT(KIND_UNIT, KIND_CORNER) },
    [TOLD_LOST_BLAST] = { .name = "comes down off the board:", ABOUT(KIND_UNIT) },
    [TOLD_BATTERS]    = { .name = "fires at a structure:", ABOUT(KIND_UNIT, KIND_CARD, KIND_OVERLAY, KIND_UNIT) },
    [TOLD_DEMOLISHES] = { .name = "has demolition points:", ABOUT(KIND_OVERLAY), .amount = 1 },
    [TOLD_DAMAGES_WRECK] = { .name = "the wreck has demolition points:", ABOUT(KIND_UNIT), .amount = 1 },
    [TOLD_RUINED]     = { .name = "is destroyed:", ABOUT(KIND_OVERLAY) },
    [TOLD_CLEARED]    = { .name = "the wreck is removed:", ABOUT(KIND_UNIT, KIND_CARD) },
    [TOLD_MARK]       = { .name = "is laid:", ABOUT(KIND_MARK, KIND_CARD, KIND_SQUARE, KIND_CORNER) },
    [TOLD_UNMARK]     = { .name = "is taken away:", ABOUT(KIND_MARK, KIND_CARD, KIND_SQUARE, KIND_CORNER) },
    [TOLD_CHARGED]    = { .name = "lays a charge:", ABOUT(KIND_UNIT, KIND_OVERLAY, KIND_UNIT) },
    [TOLD_STUCK]      = { .name = "has bombs on it:", ABOUT(KIND_UNIT, KIND_CARD), .amount = 1 },
    [TOLD_BOMB]       = { .name = "a bomb explodes:", ABOUT(KIND_UNIT, KIND_CARD) },
    [TOLD_OPTION_ORDERED] = { .name = "the option gets a token:", ABOUT(KIND_HOLDING, KIND_CARD), .hides = 2 },
    [TOLD_OPTION_REVEALS] = { .name = "the option's order is revealed:", ABOUT(KIND_HOLDING, KIND_CARD) },
    [TOLD_FUELS]      = { .name = "takes fuel, spaces left:", ABOUT(KIND_UNIT), .amount = 1 },
    [TOLD_DETONATES]  = { .name = "is detonated:", ABOUT(KIND_UNIT) },
    [TOLD_CLOAKED]    = { .name = "is concealed by a token:", ABOUT(KIND_UNIT, KIND_HOLDING), .amount = 1 },
    [TOLD_CLOAK_BACK] = { .name = "has Concealed tokens again:", ABOUT(KIND_HOLDING), .amount = 1 },
    [TOLD_PLAY_ORDER] = { .name = "plays in its side as number:", ABOUT(KIND_SEAT), .amount = 1 },
    [TOLD_LENDS]      = { .name = "its units serve its allies:", ABOUT(KIND_SEAT), .amount = 1 },
    [TOLD_ASSIGNED]   = { .name = "takes:", ABOUT(KIND_SEAT, KIND_TOKENS) },
    [TOLD_HANDED]     = { .name = "hands over:", ABOUT(KIND_SEAT, KIND_SEAT, KIND_CARD), .hides = 4 },
    [TOLD_DIRECTED]   = { .name = "gets a directive:", ABOUT(KIND_UNIT, KIND_CARD) },
    [TOLD_DEFEATED]   = { .name = "has no units or no orders left:", ABOUT(KIND_TEAM) },
    [TOLD_KEEPS]      = { .name = "keeps the initiative:", ABOUT(KIND_SEAT) },
    [TOLD_AGAIN]      = { .name = "acts again:", ABOUT(KIND_UNIT) },
    [TOLD_TURN]       = { .name = "is to reveal an order, before its turn if 1:", ABOUT(KIND_SEAT), .amount = 1 },
    [TOLD_LAST_GAP]   = { .name = "no order is left" },
    [TOLD_DIRECTIVE_ENDS] = { .name = "is over:", ABOUT(KIND_CARD) },
    [TOLD_FLAK]       = { .name = "against the aeroplanes:", ABOUT(KIND_CARD, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_CANCELLED]  = { .name = "has no effect:", ABOUT(KIND_CARD) },
    [TOLD_STRUCK]     = { .name = "is struck:", ABOUT(KIND_UNIT, KIND_CARD, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_SPECIAL]    = { .name = "gets special orders:", ABOUT(KIND_SEAT), .amount = 1 },
    [TOLD_SMOKE]      = { .name = "lays smoke:", ABOUT(KIND_HOLDING, KIND_CORNER) },
    [TOLD_TAKES_UP]   = { .name = "comes next:", ABOUT(KIND_UNIT) },
    [TOLD_LINE]       = { .name = "aims over another line:", ABOUT(KIND_SQUARE, KIND_SQUARE) },
    [TOLD_FORGOES]    = { .name = "does without:", ABOUT(KIND_SEAT) },
    [TOLD_RECOVERS]   = { .name = "takes back:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_UNHEARD]    = { .name = "does not take effect:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_TAKES_EFFECT] = { .name = "takes effect:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_STANDS_STILL] = { .name = "stands still:", ABOUT(KIND_UNIT) },
};

/* ---- the fields of the state --------------------------------------------------------------------------------- */

#define AT(member) .at = offsetof(struct heroes, member)
#define OF(where, type, member, high) \
    { .name = #member, .array = (where) + 1, .width = GROG_U8, .at = offsetof(struct type, member), .each = 1, \
      .min = 0, .max = high }
#define GAME(member, high) \
    { .name = #member, .width = GROG_U8, AT(member), .each = sizeof ((struct heroes *)0)->member, .min = 0, \
      .max = high }
#define MARK(called, member, bits, high) \
    { .name = called, .width = bits, AT(mark_##member), .each = MARKS, .min = 0, .max = high }
static const struct grog_field fields[] = {
    { .name = "place", .array = ARRAY_UNIT + 1, .kind = KIND_SQUARE, .width = GROG_U16,
      .at = offsetof(struct unit, place), .each = 1, .min = 0, .max = PLACES },
    OF(ARRAY_UNIT, unit, roster, UNITS), OF(ARRAY_UNIT, unit, facing, DIRECTIONS - 1), OF(ARRAY_UNIT, unit, flags, 255),
    OF(ARRAY_UNIT, unit, moves, 31), OF(ARRAY_UNIT, unit, suppressed, 99), OF(ARRAY_UNIT, unit, damage, 15),
    OF(ARRAY_UNIT, unit, aboard, UNITS), OF(ARRAY_UNIT, unit, bombs, 99), OF(ARRAY_UNIT, unit, demolition, 99),
    OF(ARRAY_UNIT, unit, shots, 255),
    { .name = "bomb", .array = ARRAY_UNIT + 1, .kind = KIND_CARD, .width = GROG_U16, .at = offsetof(struct unit, bomb),
      .each = 1, .min = 0, .max = UINT16_MAX },
    OF(ARRAY_TOKEN, token, unit, UNITS), OF(ARRAY_TOKEN, token, holding, HOLDINGS + UNITS),
    OF(ARRAY_HOLDING, holding, on, HOLDINGS), OF(ARRAY_HOLDING, holding, slot, 255),
    OF(ARRAY_HOLDING, holding, left, 99), OF(ARRAY_HOLDING, holding, lost, 99), OF(ARRAY_HOLDING, holding, flags, 7),
    OF(ARRAY_HOLDING, holding, cloaked, 9),
    MARK("mark_at", at, GROG_U16, UINT16_MAX),
    { .name = "mark_card", .kind = KIND_CARD, .width = GROG_U16, AT(mark_card), .each = MARKS, .min = 0,
      .max = UINT16_MAX },
    MARK("mark_type", type, GROG_U8, MARK_TYPES - 1), MARK("mark_owner", owner, GROG_U8, SEATS),
    MARK("mark_level", level, GROG_U8, 255), MARK("mark_overlay", overlay, GROG_U8, OVERLAYS),
    { .name = "points", .width = GROG_I16, AT(points), .each = 2, .min = -999, .max = 999 },
    GAME(phase, PHASES - 1), GAME(first, SEATS - 1), GAME(held, 2), GAME(demolition, 99), GAME(ruined, 1),
    GAME(stars, MOST_ORDERS), GAME(specials, MOST_SPECIALS), GAME(ending, 1), GAME(gone, 255), GAME(spare, 0),
    GAME(second, SEATS - 1), GAME(agrees, (1 << SEATS) - 1), GAME(kept, 1),
};

/* ---- sides, sight, resigning, the result ----------------------------------------------------------------------- */

/* HN-MUL-02, HN-MUL-29  Allies see each other's hands. */
static unsigned side(const struct grog_match *m, unsigned seat)
{
    unsigned all = (1u << m->seats) - 1, second = 2;
    if (m->setup[SETUP_SCENARIO])
        second = (unsigned)numbers_of(m, (uint16_t)m->setup[SETUP_SCENARIO])[SCENARIO_SIDES] & all;
    return second >> seat & 1 ? second : all & ~second;
}

static bool open_hands(const struct grog_match *m)
{
    (void)m;
    return true;
}

/* HN-ABL-20  A concealed counter is consulted by its owner, not by his allies. */
static bool keeps(const struct grog_match *m, const struct grog_thing *t)
{
    uint16_t card = t->card;
    if (kind_of(m, card) == OF_UNIT)
        card = grog_card(m, card)->back;
    return kind_of(m, card) == OF_CONCEALED;            /* which a vehicle has not, though it waits face down */
}

/* Who gives up takes his units with him; a side without players has lost. */
static void resign(struct grog_run *r, unsigned seat)
{
    const uint8_t *sides = plan_of(r->m)->sides;
    unsigned own = hn_side_of(r->m, seat);
    grog_drop_triggers(r, seat);
    if (!(sides[own] & ~(unsigned)r->g->table.resigned))
        grog_end(r, sides[!own]);
}

enum { RESULT_POINTS, RESULT_ROUNDS, RESULT_UNITS, RESULT_LOST, RESULTS };
static const char *const result_words[RESULTS] = { "victory points", "rounds", "units left", "units lost" };

static void result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    const struct heroes *h = const_heroes(g);
    for (unsigned side = 0; side < 2; side++)
        grog_result_add(out, RESULT_POINTS, (uint8_t)grog_first_seat(plan_of(m)->sides[side]), 0, h->points[side]);
    grog_result_add(out, RESULT_ROUNDS, GROG_NOBODY, 0, (int32_t)g->turn);
    for (unsigned seat = 0; seat < m->seats; seat++) {
        int left = 0, all = 0;
        EACH_UNIT(h, i)
            left += h->unit[i].thing.owner == seat && is_out_there(&h->unit[i]);
        for (unsigned i = 1; i <= plan_of(m)->n_roster; i++)
            all += plan_of(m)->roster[i].seat == seat && hn_is_gone(h, i);
        grog_result_add(out, RESULT_UNITS, (uint8_t)seat, 0, left);
        grog_result_add(out, RESULT_LOST, (uint8_t)seat, 0, all);
    }
}

/* ---- what a seat sees ------------------------------------------------------------------------------------------- */

static bool is_unknown(const struct grog_match *m, const struct unit *u, unsigned seat)
{
    return u->thing.live && !grog_sees_thing(m, &u->thing, seat);
}

/* HN-ABL-20  Which counter lies concealed there is the owner's to know. */
void hn_view(const struct grog_match *m, struct grog_game *g, unsigned seat)
{
    struct heroes *h = heroes(g);
    EACH_UNIT(h, i)
        if (is_unknown(m, &h->unit[i], seat)) {
            h->unit[i].roster = 0;
            h->unit[i].flags &= (uint8_t)~UNIT_TURNED;  /* nor which of its sides is beneath */
        }
}

static bool is_taken(const struct heroes *h, unsigned roster)
{
    if (hn_is_gone(h, roster))
        return true;
    EACH_UNIT(h, i)
        if (h->unit[i].roster == roster)
            return true;
    return false;
}

/* Is it as a counter like this would lie: beneath a token one that is something, else one that hides by itself? */
static bool is_likely(const struct unit *u, const int16_t *card)
{
    if (!u->place)
        return true;
    return u->flags & UNIT_CLOAKED ? !card[UNIT_RUSE] : card[UNIT_RUSE] || card[FACE_TURNS] == TURNS_AMBUSH;
}

/* Counters of the owner's that are not seen elsewhere, with the back that is seen here: how many. */
static unsigned candidates(const struct grog_match *m, const struct heroes *h, const struct unit *u, bool likely,
                           uint8_t out[UNITS])
{
    const struct ground_plan *p = plan_of(m);
    unsigned n = 0;
    for (unsigned k = 1; k <= p->n_roster; k++)
        if (p->roster[k].seat == u->thing.owner && !is_taken(h, k)
            && grog_card(m, p->roster[k].card)->back == grog_card(m, u->thing.card)->back
            && (!likely || is_likely(u, numbers_of(m, p->roster[k].card))))
            out[n++] = (uint8_t)k;
    return n;
}

/* Any of them, likely ones first; and first for those of which fewer can be. */
void hn_fill(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice)
{
    struct heroes *h = heroes(g);
    for (unsigned pass = 0; pass < 3; pass++)
        EACH_UNIT(h, i) {
            struct unit *u = &h->unit[i];
            uint8_t could[UNITS];
            unsigned turn = !u->place ? 2 : u->flags & UNIT_CLOAKED ? 1 : 0;
            if (turn != pass || u->roster || !is_unknown(m, u, seat))
                continue;
            unsigned n = candidates(m, h, u, true, could);
            if (!n)
                n = candidates(m, h, u, false, could);
            if (!n)
                continue;
            u->roster = could[grog_dice_below(dice, n)];
            u->thing.card = plan_of(m)->roster[u->roster].card;
        }
}

/* ---- who speaks -------------------------------------------------------------------------------------------------- */

/* HN-OOP-12  Of equal directives one speaks: the token that was placed is one. */
static bool is_borne(const struct grog_match *m, uint16_t card, const struct grog_source *borne, unsigned n)
{
    enum token_use use = (enum token_use)hn_note(m, card)->use;
    if (use < USE_FIRE_AT_WILL || use > USE_HOLD)
        return false;
    for (unsigned i = 0; i < n; i++)
        if (borne[i].card == card)
            return true;
    return false;
}

static unsigned bears(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                      struct grog_source out[GROG_BORNE_MAX])
{
    const struct heroes *h = const_heroes(g);
    unsigned n = 0;
    if (grog_ref_array(thing) != ARRAY_UNIT)
        return 0;
    const struct unit *u = &h->unit[grog_ref_slot(thing)];
    EACH_HOLDING(h, i)
        if (n < GROG_BORNE_MAX && grog_has_rows(m, h->holding[i].thing.card, of) && hn_serves(m, h, &h->holding[i], u)
            && !is_borne(m, h->holding[i].thing.card, out, n))
            out[n++] = (struct grog_source){ .card = h->holding[i].thing.card, .thing = holding_ref(h, i),
                                             .owner = u->thing.owner };             /* HN-MUL-11  whoever bought it */
    return n;
}

static unsigned users(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    return grog_ref_array(thing) == ARRAY_HOLDING ? hn_users(m, g, &const_heroes(g)->holding[grog_ref_slot(thing)]) : 0;
}

static bool has_target(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                       uint8_t target)
{
    uint16_t at[GROG_TARGETS];
    if (target == TARGET_COULD_FIRE)
        return hn_units_that_could_fire(m, g, f, 1, at) > 0;
    return hn_targets[target].list(m, g, f, at) > 0;
}

/* HN-REC-14  What is broken gives nothing more. */
static bool silent(const struct grog_match *m, const struct grog_game *g, uint16_t thing)
{
    const struct holding *o = &const_heroes(g)->holding[grog_ref_slot(thing)];
    (void)m;
    return grog_ref_array(thing) == ARRAY_HOLDING && (o->flags & HOLDING_BROKEN);
}

const struct grog_system heroes_system = {
    .name = "heroes", .version = "3",
    .about = "hidden orders, fire and assault on a board of squares, two to four players",
    .state_bytes = sizeof(struct heroes), .root = PROC_GAME,
    .rules = rules, .n_rules = RULES,
    .result_words = result_words, .n_result_words = RESULTS,
    .setup = hn_setup_rows, .n_setup = SETUPS,
    .kinds = hn_kinds, .n_kinds = KINDS,
    .zones = hn_zones, .n_zones = ZONES,
    .arrays = hn_arrays, .n_arrays = ARRAYS,
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = hn_verbs, .n_verbs = VERBS,
    .questions = hn_questions, .n_questions = QUESTIONS,
    .procs = hn_procs, .n_procs = PROCS,
    .points = hn_points, .n_points = POINTS,
    .values = hn_values, .n_values = VALUES,
    .events = told, .n_events = TOLD_EVENTS,
    .card_kinds = hn_card_kinds, .n_card_kinds = CARD_KINDS,
    .measures = hn_measures, .n_measures = MEASURES,
    .costs = hn_costs, .n_costs = COSTS,
    .targets = hn_targets, .n_targets = TARGETS,
    .effects = hn_effects, .brings = hn_brings, .n_effects = EFFECTS, .demands = hn_demands,
    .ask_use = ASK_USE, .ask_raise = ASK_RAISE, .ask_target = ASK_TARGET,
    .verb_use = VERB_USE_IT, .verb_raise = VERB_RAISE, .verb_decline = VERB_DECLINE, .event_counts = TOLD_COUNTS,
    .event_uses = TOLD_USES, .event_declines = TOLD_DECLINES, .event_raises = TOLD_RAISES,
    .event_keeps = TOLD_KEEPS_PLAIN, .event_takes_effect = TOLD_TAKES_EFFECT, .event_unheard = TOLD_UNHEARD,
    .windows_offer = true, .has_initiative = true, .bears = bears, .silent = silent, .users = users,
    .has_target = has_target,
    .note_bytes = sizeof(struct hn_note), .note = hn_note_card,
    .own_bytes = sizeof(struct ground_plan), .make_own = hn_make_plan,
    .side = side, .open_hands = open_hands, .keeps = keeps, .deal = hn_deal, .resign = resign,
    .fits = hn_fits, .market = &hn_market, .result = result, .check = hn_check, .lies = hn_lies, .view = hn_view,
    .fill = hn_fill,
    .showing = &hn_showing,
};

/* ---- the tokens: a set each for four players ------------------------------------------------------- */

enum { NO_CARD, FIRST_BACK, FIRST_TOKEN = FIRST_BACK + SEATS };
#define NUMBERS (const int16_t[])
#define TOKEN_BACK(colour, set) \
    { .name = colour " Token", .back = FIRST_BACK + (set), .kind = OF_BACK, \
      .number = NUMBERS{ (set) == 0, (set) == 0 ? OF_TOKEN : 0, [BACK_KINDS] = 0 } }
#define TOKEN(title, n, set) { .name = title, .back = FIRST_BACK + (set), .kind = OF_TOKEN, \
                               .ordinal = 12 * (set) + (n) - 1, \
                               .number = NUMBERS{ n, set } }
#define TOKEN_SET_OF(colour, set) \
    TOKEN(colour " Order 1", 1, set), TOKEN(colour " Order 2", 2, set), TOKEN(colour " Order 3", 3, set), \
    TOKEN(colour " Order 4", 4, set), TOKEN(colour " Order 5", 5, set), TOKEN(colour " Order 6", 6, set), \
    TOKEN(colour " Order 7", 7, set), TOKEN(colour " Order 8", 8, set), TOKEN(colour " Order 9", 9, set), \
    TOKEN(colour " Order 10", 10, set), TOKEN(colour " Special Order", SPECIAL_ORDER, set), \
    TOKEN(colour " Bluff", BLUFF, set)
static const struct grog_card tokens[] = {
    [NO_CARD] = { .name = "" },
    TOKEN_BACK("Blue", 0), TOKEN_BACK("Red", 1), TOKEN_BACK("Green", 2), TOKEN_BACK("White", 3),
    TOKEN_SET_OF("Blue", 0), TOKEN_SET_OF("Red", 1), TOKEN_SET_OF("Green", 2), TOKEN_SET_OF("White", 3),
};
const struct grog_cards heroes_cards = { .name = "heroes", .card = tokens, .cards = GROG_COUNT(tokens) };
