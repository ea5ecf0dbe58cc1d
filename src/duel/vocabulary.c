/* SPDX-License-Identifier: MIT */
/* vocabulary.c -- what the duel's cards are and what they may say: one row a word.
 *
 * A row is the word's name, what it means, what it takes and what carries it out.  The
 * pack compiler reads these rows, the reference page is printed from them, and the
 * rules go through them; a word that a card may use stands here and nowhere else. */
#include "rules.h"

#include <stdio.h>

/* ---- kinds of card ------------------------------------------------------- */

static const char *const lines[] = { "low", "high", NULL };
static const char *const fury_columns[] = { "total", "damage", NULL };

#define NUMBER(called, means, slot, low, high, otherwise) \
    { .name = called, .about = means, .type = GROG_IS_NUMBER, .at = slot, .min = low, .max = high, .base = otherwise }
#define COPIES_FIELD NUMBER("copies", "how many of it lie in the deck", COPIES, 0, 40, 1)
#define KEYWORDS_FIELD(slot) { .name = "keywords", .about = "words whose rows become the card's own", \
    .type = GROG_IS_KEYWORDS, .at = slot, .of = OF_KEYWORD, .room = KEYWORD_ROOM, .min = 1, .max = 9, .base = 1 }

static const struct grog_card_field back_fields[] = {
    { .name = "of", .about = "the kinds of card that have it, if they name no other", .type = GROG_IS_KINDS,
      .at = BACK_OF, .room = BACK_KINDS },
};
static const struct grog_card_field strike_fields[] = {
    COPIES_FIELD,
    { .name = "strength", .about = "added to the higher die", .type = GROG_IS_NUMBER, .at = STRIKE_STRENGTH,
      .min = -9, .max = 9, .required = true },
    { .name = "damage", .about = "health that the struck loses", .type = GROG_IS_NUMBER, .at = STRIKE_DAMAGE,
      .min = 0, .max = 9, .required = true },
    { .name = "line", .about = "where it goes; a guard of the same line stops it", .type = GROG_IS_CHOICE,
      .at = STRIKE_LINE, .word = lines },
    { .name = "school", .about = "where it is taught", .type = GROG_IS_CARD, .at = STRIKE_SCHOOL, .of = OF_SCHOOL },
    KEYWORDS_FIELD(STRIKE_KEYWORDS),
    { .name = "fury", .about = "more damage from a total on; the last row that is reached counts",
      .type = GROG_IS_TABLE, .at = STRIKE_FURY, .room = FURY_ROOM, .min = 0, .max = 30, .word = fury_columns },
};
static const struct grog_card_field parry_fields[] = {
    COPIES_FIELD,
    { .name = "against", .about = "the strengths it can be played against", .type = GROG_IS_RANGE, .at = PARRY_AGAINST,
      .min = -MOST_STRENGTH, .max = MOST_STRENGTH },
};
static const struct grog_card_field standard_fields[] = { COPIES_FIELD, KEYWORDS_FIELD(STANDARD_KEYWORDS) };
static const struct grog_card_field ploy_fields[] = { COPIES_FIELD };
static const struct grog_card_field guard_fields[] = {
    { .name = "line", .about = "the blows it stops", .type = GROG_IS_CHOICE, .at = GUARD_LINE, .required = true,
      .word = lines },
};
static const struct grog_card_field counter_fields[] = {
    NUMBER("most", "how many a seat can have", COUNTER_MOST, 1, 99, 9),
};
static const struct grog_card_field deck_fields[] = {
    { .name = "cards", .about = "its cards, each with how many of it", .type = GROG_IS_KEYWORDS, .at = DECK_CARDS,
      .room = DECK_TITLES, .min = 1, .max = 40, .base = 1, .required = true },
};

/* In which scopes the rows of a kind are ever heard. */
enum {
    ANYBODY  = 1 << GROG_FOR_ALL,
    IN_FORCE = 1 << GROG_FOR_ALL | 1 << GROG_FOR_OWNER | 1 << GROG_FOR_SIDE | 1 << GROG_FOR_FOES,
    ITSELF   = 1 << GROG_FOR_WITH,
};

#define FIELDS(of) .field = of, .fields = GROG_COUNT(of)
const struct grog_card_kind duel_card_kinds[CARD_KINDS] = {
    [OF_BACK]     = { .name = "back", .about = "what others see of a hidden card", FIELDS(back_fields),
                      .numbers = BACK_NUMBERS, .is_back = true },
    [OF_STRIKE]   = { .name = "strike", .about = "a blow", FIELDS(strike_fields), .numbers = STRIKE_NUMBERS,
                      .speaks = true, .scopes = ITSELF, .has_back = true },
    [OF_PARRY]    = { .name = "parry", .about = "played when your side is struck, to weaken the blow",
                      FIELDS(parry_fields), .numbers = PARRY_NUMBERS, .speaks = true, .scopes = ITSELF,
                      .has_back = true },
    [OF_STANDARD] = { .name = "standard", .about = "raised in your turn; speaks until you are out",
                      FIELDS(standard_fields), .numbers = STANDARD_NUMBERS, .speaks = true,
                      .scopes = IN_FORCE | ITSELF, .has_back = true },
    [OF_PLOY]     = { .name = "ploy", .about = "played from the hand when your side is struck; speaks at 'struck'",
                      FIELDS(ploy_fields), .numbers = PLOY_NUMBERS, .speaks = true, .scopes = ANYBODY,
                      .only_at = POINT_STRUCK, .has_back = true },
    [OF_GUARD]    = { .name = "guard", .about = "laid face down before the turns", FIELDS(guard_fields),
                      .numbers = GUARD_NUMBERS, .has_back = true, .most = GUARDS },
    [OF_WEATHER]  = { .name = "weather", .about = "chosen in the setup; speaks during the whole match", .speaks = true,
                      .scopes = ANYBODY, .ownerless = true, .has_back = true },
    [OF_KEYWORD]  = { .name = "keyword", .about = "a word that cards bear; its rows become theirs", .is_word = true,
                      .speaks = true, .lends = true },
    [OF_COUNTER]  = { .name = "counter", .about = "lies before a seat", FIELDS(counter_fields),
                      .numbers = COUNTER_NUMBERS, .is_word = true, .most = COUNTERS },
    [OF_SCHOOL]   = { .name = "school", .about = "where blows are taught", .is_word = true },
    [OF_DECK]     = { .name = "deck", .about = "cards to play with, chosen in the setup", FIELDS(deck_fields),
                      .numbers = DECK_NUMBERS, .is_word = true, .speaks = true, .scopes = ANYBODY, .ownerless = true },
};

/* ---- values -------------------------------------------------------------- */

const struct grog_value_row duel_values[VALUES] = {
    [VALUE_STRIKE] = { "strike", "added to the roll of a strike", R_3_3, 0, -9, 9, 0, false },
    [VALUE_DAMAGE] = { "damage", "added to the damage of a strike", R_3_5, 0, 0, 9, 0, false },
    [VALUE_HAND]   = { "hand", "the most cards a seat holds", R_4_1, 6, 0, HAND_ROOM, 0, false },
    [VALUE_HEALTH] = { "health", "health at the start, and the most there is", R_1_1, 0, 1, 9, SETUP_HEALTH, false },
    [VALUE_PARRY]  = { "parry", "how much a parry takes from the strength", R_3_2, 2, 0, 9, 0, false },
    [VALUE_TO_HIT] = { "to hit", "the total that a strike needs", R_3_3, 7, 2, 20, 0, false },
};

/* ---- points -------------------------------------------------------------- */

const struct grog_point duel_points[POINTS] = {
    [POINT_STRUCK]       = { "struck", "a blow has been named and not yet rolled for; its strength can still change",
                             R_3_2, PROC_STRIKE, ASK_PARRY, duel_struck_side, false },
    [POINT_WOUNDED]      = { "wounded", "a blow has wounded", R_3_5, 0, 0, NULL, false },
    [POINT_TURN_ENDS]    = { "turn ends", "a seat's turn ends", R_2_2, PROC_TURN, 0, NULL, false },
    [POINT_RAISED]       = { "raised", "a standard has been raised", R_4_2, 0, 0, NULL, false },
    [POINT_ROUND_BEGINS] = { "round begins", "a round begins, before guards are laid", R_2_1, PROC_GAME, 0, NULL,
                             false },
};

/* ---- measures ------------------------------------------------------------ */

#define ASKED const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about, \
    const struct grog_source *by, uint16_t word
#define UNUSED ((void)m, (void)g, (void)about, (void)by, (void)word)

/* The strike that a context is about: itself, or the one that is parried. */
static const struct grog_frame *strike_of(const struct grog_game *g, const struct grog_frame *about)
{
    if (about->proc == PROC_PARRY && about->subject)
        about = &g->frame[about->subject - 1];
    return about->proc == PROC_STRIKE ? about : NULL;
}

static uint16_t blow_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about)
{
    const struct grog_frame *strike = strike_of(g, about);
    return strike && kind_of(m, strike->with) == OF_STRIKE ? strike->with : 0;
}

static int high(ASKED)
{
    UNUSED;
    return blow_of(m, g, about) && number_of(m, blow_of(m, g, about), STRIKE_LINE) == HIGH;
}

static int keyword(ASKED)
{
    UNUSED;
    const int16_t *list = blow_of(m, g, about) ? grog_card(m, blow_of(m, g, about))->number + STRIKE_KEYWORDS : NULL;
    for (int i = 0; list && i < list[0]; i++)
        if ((uint16_t)list[1 + 2 * i] == word)
            return list[2 + 2 * i];
    return 0;
}

static int school(ASKED)
{
    UNUSED;
    return blow_of(m, g, about) && (uint16_t)number_of(m, blow_of(m, g, about), STRIKE_SCHOOL) == word;
}

static int counters_at(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint16_t counter)
{
    return seat < m->seats ? const_duel(g)->counter[seat][grog_card(m, counter)->ordinal] : 0;
}

static int counters(ASKED)    { UNUSED; return counters_at(m, g, about->seat, word); }
static int my_counters(ASKED) { UNUSED; return counters_at(m, g, by->owner, word); }
static int struck_counters(ASKED)
{
    UNUSED;
    const struct grog_frame *strike = strike_of(g, about);
    return strike ? counters_at(m, g, strike->target, word) : 0;
}

static int standards(ASKED)
{
    UNUSED;
    int n = 0;
    for (unsigned i = 0; i < STANDARDS; i++)
        n += const_duel(g)->standard[i].thing.live && const_duel(g)->standard[i].thing.owner == by->owner;
    return n;
}

static int cards(ASKED)  { UNUSED; return by->owner < m->seats ? const_duel(g)->hand[by->owner][0] : 0; }
static int health(ASKED) { UNUSED; return by->owner < m->seats ? const_duel(g)->health[by->owner] : 0; }
static int this_round(ASKED) { UNUSED; return (int)g->turn + 1; }

const struct grog_measure_row duel_measures[MEASURES] = {
    [MEASURE_HIGH]            = { "high", "the blow is a high one", 0, false, high },
    [MEASURE_KEYWORD]         = { "keyword", "the blow has the keyword; counts its number", OF_KEYWORD, false,
                                  keyword },
    [MEASURE_SCHOOL]          = { "school", "the blow is of the school", OF_SCHOOL, false, school },
    [MEASURE_COUNTERS]        = { "counters", "counters before the seat that acts", OF_COUNTER, false, counters },
    [MEASURE_MY_COUNTERS]     = { "my counters", "counters before the card's owner", OF_COUNTER, true, my_counters },
    [MEASURE_STRUCK_COUNTERS] = { "struck counters", "counters before the seat that is struck", OF_COUNTER, false,
                                  struck_counters },
    [MEASURE_STANDARDS]       = { "standards", "standards of the card's owner", 0, true, standards },
    [MEASURE_CARDS]           = { "cards", "cards in the hand of the card's owner", 0, true, cards },
    [MEASURE_HEALTH]          = { "health", "health of the card's owner", 0, true, health },
    [MEASURE_ROUND]           = { "round", "which round it is, from 1", 0, false, this_round },
};

/* ---- costs --------------------------------------------------------------- */

#define PAYER const struct grog_match *m, const struct grog_game *g, const struct grog_source *by, \
    const struct grog_price *p, uint16_t played

static bool can_discard(PAYER)
{
    (void)m;
    return const_duel(g)->hand[by->owner][0] - (played != 0) >= p->amount;
}

static bool can_bleed(PAYER)
{
    (void)m, (void)played;
    return const_duel(g)->health[by->owner] > p->amount;
}

static void bleed(struct grog_run *r, const struct grog_frame *f, const struct grog_price *p)
{
    duel(r->g)->health[f->seat] = (uint8_t)(duel(r->g)->health[f->seat] - p->amount);
    grog_tell(r, EVENT_PAYS, GROG_EVERYBODY, (struct grog_event){ .object = { f->seat }, .amount = p->amount });
}

static bool can_spend(PAYER)
{
    (void)played;
    return counters_at(m, g, by->owner, p->word) >= p->amount;
}

static void spend(struct grog_run *r, const struct grog_frame *f, const struct grog_price *p)
{
    duel_place(r, f->seat, p->word, -p->amount);
}

const struct grog_cost_row duel_costs[COSTS] = {
    [COST_DISCARD] = { "discard", "discard so many cards of your choice", 0, 1, HAND_ROOM, can_discard, NULL,
                       PROC_PAY_CARDS, 0 },
    [COST_HEALTH]  = { "health", "lose so much health, and keep some", 0, 1, 8, can_bleed, bleed, 0, 0 },
    [COST_SPEND]   = { "spend", "take so many of your counters away", OF_COUNTER, 1, 99, can_spend, spend, 0, 0 },
};

/* ---- targets ------------------------------------------------------------- */

#define WHO const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, \
    uint16_t out[GROG_TARGETS]

static unsigned seats_of(const struct grog_match *m, const struct grog_game *g, unsigned seats,
                         uint16_t out[GROG_TARGETS])
{
    unsigned n = 0;
    for (uint16_t s = 0; s < m->seats; s++)
        if ((seats >> s & 1) && in_play(g, s))
            out[n++] = s;
    return n;
}

static unsigned all_seats(const struct grog_match *m) { return (1u << m->seats) - 1; }
static unsigned bit(unsigned seat) { return seat < GROG_SEATS_MAX ? 1u << seat : 0; }
static unsigned side_of(const struct grog_match *m, unsigned seat) { return seat < m->seats ? m->side[seat] : 0; }

static unsigned me(WHO)        { return seats_of(m, g, bit(f->seat), out); }
static unsigned each_foe(WHO)  { return seats_of(m, g, all_seats(m) & ~side_of(m, f->seat), out); }
static unsigned each_ally(WHO) { return seats_of(m, g, side_of(m, f->seat), out); }
static unsigned everyone(WHO)  { (void)f; return seats_of(m, g, all_seats(m), out); }
static unsigned striker(WHO)   { return seats_of(m, g, bit(grog_context(g, f).seat), out); }
static unsigned struck(WHO)
{
    struct grog_frame about = grog_context(g, f);
    return about.proc == PROC_STRIKE ? seats_of(m, g, bit(about.target), out) : 0;
}

const struct grog_target_row duel_targets[TARGETS] = {
    [TARGET_ME]        = { "me", "the card's owner", me, 0, 0, true, false, 0 },
    [TARGET_STRIKER]   = { "striker", "the seat whose turn it is", striker, 0, 0, false, false, 0 },
    [TARGET_STRUCK]    = { "struck", "the seat that is struck", struck, 0, 0, false, false, 0 },
    [TARGET_EACH_FOE]  = { "each foe", "every seat of the other side", each_foe, 0, 0, true, false, 0 },
    [TARGET_EACH_ALLY] = { "each ally", "every seat of your side, you too", each_ally, 0, 0, true, false, 0 },
    [TARGET_FOE]       = { "a foe", "a seat of the other side, of your choice", each_foe, VERB_CHOOSE,
                           EVENT_CHOOSES, true, false, 0 },
    [TARGET_ALLY]      = { "an ally", "a seat of your side, of your choice", each_ally, VERB_CHOOSE,
                           EVENT_CHOOSES, true, false, 0 },
    [TARGET_EVERYONE]  = { "everyone", "every seat in play", everyone, 0, 0, false, false, 0 },
};

/* ---- verbs --------------------------------------------------------------- */

#define DOES struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom

static void draw(DOES)
{
    (void)f, (void)e;
    for (int i = 0; i < amount && in_play(r->g, whom); i++)
        duel_draw_card(r, whom);
}

static void wound(DOES)
{
    (void)f, (void)e;
    if (!in_play(r->g, whom))
        return;
    duel_wound(r, whom, amount);
    if (!duel(r->g)->health[whom])
        duel_leave(r, whom);
}

static void place(DOES)
{
    (void)f;
    if (in_play(r->g, whom))
        duel_place(r, whom, e->word, amount);
}
static void take_away(DOES) { place(r, f, e, -amount, whom); }

const struct grog_effect_row duel_effects[EFFECTS] = {
    [EFFECT_DRAW]    = { "draw", "draws so many cards", 0, 1, HAND_ROOM, TARGET_ME, draw, 0, NULL, 0, 0 },
    [EFFECT_MEND]    = { "mend", "lets one seat of its side regain so much health", 0, 1, 9, TARGET_ME, NULL,
                         PROC_MEND, NULL, 0, 0 },
    [EFFECT_WOUND]   = { "wound", "loses so much health", 0, 1, 9, TARGET_FOE, wound, 0, NULL, 0, 0 },
    [EFFECT_DISCARD] = { "discard", "discards so many cards of its choice", 0, 1, HAND_ROOM, TARGET_FOE, NULL,
                         PROC_DISCARD, NULL, 0, 0 },
    [EFFECT_PLACE]   = { "place", "gets so many counters", OF_COUNTER, 1, 99, TARGET_FOE, place, 0, NULL, 0, 0 },
    [EFFECT_REMOVE]  = { "remove", "loses so many counters", OF_COUNTER, 1, 99, TARGET_ME, take_away, 0, NULL, 0, 0 },
};
