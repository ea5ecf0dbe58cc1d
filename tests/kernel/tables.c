/* SPDX-License-Identifier: MIT */
/* tables.c -- a row of a system's table that is wrong is refused, and named. */
#include "support.h"

static void assert_refused(const struct grog_system *s, const struct grog_cards *c, const char *wanted)
{
    struct grog_box box = { s, c };
    struct grog_error why = { 0 };
    const char *wrong = grog_system_check(s, c);
    if (!wrong || strcmp(wrong, wanted) != 0)
        fail_msg("told '%s', not '%s'", wrong ? wrong : "nothing", wanted);
    assert_null(grog_match_new(&box, "", &why));
    assert_non_null(strstr(why.text, wanted));
}

/* The duel with row i of these rows changed by a statement about `row`. */
#define WRONG(rows, type, i, change, wanted) do {                           \
        struct grog_system s = duel_system;                                 \
        struct type copy[64], *row = &copy[i];                              \
        memcpy(copy, s.rows, s.n_##rows * sizeof *copy);                    \
        change;                                                             \
        s.rows = copy;                                                      \
        assert_refused(&s, &duel_cards, wanted);                            \
    } while (0)

/* The duel with one number of its table changed. */
#define WRONG_NUMBER(member, value, wanted) do {                            \
        struct grog_system s = duel_system;                                 \
        s.member = value;                                                   \
        assert_refused(&s, &duel_cards, wanted);                            \
    } while (0)

#define WRONG_CARD(rows, type, i, change, wanted) do {                      \
        struct grog_cards c = duel_cards;                                   \
        struct type copy[64], *row = &copy[i];                              \
        memcpy(copy, c.rows, c.rows##s * sizeof *copy);                     \
        change;                                                             \
        c.rows = copy;                                                      \
        assert_refused(&duel_system, &c, wanted);                           \
    } while (0)

TEST(the_duels_own_table_is_sound)
{
    assert_null(grog_system_check(&duel_system, &duel_cards));
}

TEST(what_every_system_has_must_be_there)
{
    WRONG_NUMBER(side, NULL, "a system has side, open_hands, deal, resign and result");
    WRONG_NUMBER(result, NULL, "a system has side, open_hands, deal, resign and result");
    struct grog_cards none = duel_cards;
    none.cards = 0;
    assert_refused(&duel_system, &none, "cards begin with an empty row");
}

TEST(every_byte_of_the_state_must_have_exactly_one_row)
{
    WRONG_NUMBER(state_bytes, sizeof(struct duel) + 2, "a byte of the state has no row");
    WRONG_NUMBER(state_bytes, GROG_STATE_MAX + 2, "the state is too large or too small");
    WRONG_NUMBER(state_bytes, 100, "the state is too large or too small");
    WRONG_NUMBER(n_zones, (uint8_t)(duel_system.n_zones - 1), "a byte of the state has no row");
    WRONG_NUMBER(n_fields, (uint8_t)(duel_system.n_fields - 1), "a byte of the state has no row");
    WRONG(fields, grog_field, 0, row->at += 1, "counter");          /* two rows want one byte */
    WRONG(fields, grog_field, 0, row->each -= 1, "a byte of the state has no row");
    WRONG(fields, grog_field, 0, row->at = UINT16_MAX, "health");
    WRONG(zones, grog_zone, ZONE_DISCARD, row->at -= 2, "discard");
    WRONG(zones, grog_zone, ZONE_DISCARD, row->at += 1, "discard");
    WRONG(zones, grog_zone, ZONE_HAND, row->room += 1, "token");         /* where hand would lie */
}

TEST(a_zone_or_array_must_be_possible)
{
    WRONG(zones, grog_zone, ZONE_DECK, row->refill = 9, "deck");
    WRONG(zones, grog_zone, ZONE_DECK, row->piles = 0, "deck");
    WRONG(zones, grog_zone, ZONE_HAND, row->piles = GROG_SEATS_MAX + 1, "hand");
    WRONG(zones, grog_zone, ZONE_HAND, row->of_array = 3, "hand");          /* there are two */
    WRONG(zones, grog_zone, ZONE_TOKEN, (row->of_array = ARRAY_GUARD + 1, row->piles++), "token");
    WRONG(zones, grog_zone, ZONE_TOKEN, (row->of_array = ARRAY_GUARD + 1, row->sight = GROG_SEEN_BY_ALL,
                                         row->in_force = 1), "token");
    WRONG(zones, grog_zone, ZONE_DECK, row->refill = ZONE_HAND + 1, "deck");    /* of whose hand? */
    WRONG(arrays, grog_array, ARRAY_GUARD, row->room = GROG_SLOTS_MAX + 1, "guard");
    WRONG(arrays, grog_array, ARRAY_GUARD, row->at += 1, "guard");
    WRONG(arrays, grog_array, ARRAY_GUARD, row->stride += 1, "guard");
    WRONG_NUMBER(n_arrays, GROG_ARRAYS_MAX + 1, "too many arrays");
}

TEST(what_is_hidden_may_not_speak)
{
    WRONG(zones, grog_zone, ZONE_HAND, row->in_force = 1, "hand");
}

TEST(a_name_stands_once)
{
    WRONG(zones, grog_zone, ZONE_DISCARD, row->name = "deck", "deck");
    WRONG(fields, grog_field, 1, row->name = "health", "health");
    WRONG(fields, grog_field, 0, row->name = "turn", "turn");       /* the kernel has one */
}

TEST(kinds_fields_verbs_and_events_must_name_rows_that_are_there)
{
    WRONG(kinds, grog_kind, 1, (row->class = GROG_THING, row->array = 7), "card");
    WRONG(fields, grog_field, 0, row->kind = 99, "health");
    WRONG(fields, grog_field, 0, row->each = 0, "health");
    WRONG(verbs, grog_verb, 1, row->kind[1] = 99, "lay");
    WRONG(verbs, grog_verb, 1, row->proc = 99, "lay");
    WRONG(verbs, grog_verb, 1, row->decides = 99, "lay");
    WRONG(events, grog_event_row, 1, row->kind[0] = 99, "a round begins");
    WRONG(events, grog_event_row, 4, row->hides = 1, "strikes:");   /* a seat has no back */
    WRONG(events, grog_event_row, 4, row->shows = 1, "strikes:");   /* and no face */
}

TEST(questions_procedures_points_and_effects_must_be_possible)
{
    WRONG(questions, grog_question, 1, row->list = NULL, "lay a guard");
    WRONG(questions, grog_question, 1, row->window = GROG_WINDOWS + 1, "lay a guard");
    WRONG(questions, grog_question, 1, row->rule = 999, "lay a guard");
    WRONG(procs, grog_proc, 1, row->run = NULL, "game");
    WRONG(procs, grog_proc, 1, row->locals = GROG_LOCALS + 1, "game");
    WRONG(procs, grog_proc, 1, row->kind[0] = 99, "game");
    WRONG(procs, grog_proc, 1, row->rule = 999, "game");
    WRONG(points, grog_point, 1, row->window = 99, "struck");
    WRONG(points, grog_point, 1, row->who = NULL, "struck");
    WRONG(effects, grog_effect_row, 1, row->proc = 1, "draw");      /* a procedure and a function */
    WRONG(effects, grog_effect_row, 1, row->run = NULL, "draw");    /* neither */
    WRONG(effects, grog_effect_row, 2, row->proc = 99, "mend");
}

/* What a match says of the duel with this row of its words changed. */
#define SAYS(rows, type, i, change, wanted) do {                            \
        struct grog_system s = duel_system;                                 \
        struct type copy[64], *row = &copy[i];                              \
        struct grog_error why = { 0 };                                      \
        memcpy(copy, s.rows, s.n_##rows * sizeof *copy);                    \
        change;                                                             \
        s.rows = copy;                                                      \
        assert_null(grog_match_new(&(struct grog_box){ &s, &duel_cards }, "", &why)); \
        assert_string_equal(why.text, wanted);                              \
    } while (0)

TEST(what_is_wrong_with_a_word_is_said)
{
    SAYS(effects, grog_effect_row, 1, row->run = NULL, "duel: draw: nothing carries it out: it has neither .run nor "
                                                       ".proc");
    SAYS(effects, grog_effect_row, 1, row->proc = 1, "duel: draw: it is carried out twice: it has .run and .proc");
    SAYS(effects, grog_effect_row, 1, row->target = 0, "duel: draw: it has no .target");
    SAYS(measures, grog_measure_row, 1, row->read = NULL, "duel: high: it has no function: .read");
    SAYS(costs, grog_cost_row, 1, row->proc = 0, "duel: discard: nothing pays it: it has neither .pay nor .proc");
    SAYS(targets, grog_target_row, 1, row->chosen = 99, "duel: me: it is .chosen by no verb");
}

TEST(what_cards_may_say_must_be_possible)
{
    WRONG(measures, grog_measure_row, 1, row->read = NULL, "high");
    WRONG(measures, grog_measure_row, 1, row->takes = 98, "high");
    WRONG(costs, grog_cost_row, 1, row->can = NULL, "discard");
    WRONG(costs, grog_cost_row, 1, row->proc = 0, "discard");
    WRONG(targets, grog_target_row, 1, row->list = NULL, "me");
    WRONG(targets, grog_target_row, 1, row->chosen = 99, "me");
    WRONG(effects, grog_effect_row, 1, memset(row, 0, sizeof *row), "a row of effects is left out");
    WRONG(values, grog_value_row, 1, memset(row, 0, sizeof *row), "a row of values is left out");
    WRONG(effects, grog_effect_row, 1, row->target = 0, "draw");
    WRONG(effects, grog_effect_row, 1, row->takes = 99, "draw");
    WRONG(card_kinds, grog_card_kind, OF_STRIKE, row->numbers--, "strike");
    static const struct grog_card_field too_many[] = {
        { .name = "many", .type = GROG_IS_CARDS, .of = OF_KEYWORD, .room = GROG_NUMBERS_MAX } };
    WRONG(card_kinds, grog_card_kind, OF_SCHOOL, row->field = too_many; row->fields = 1;
          row->numbers = GROG_NUMBERS_MAX + 1, "school");
    WRONG(card_kinds, grog_card_kind, OF_STRIKE, row->has_back = false, "strike");
    WRONG(card_kinds, grog_card_kind, OF_BACK, row->has_back = true, "back");
    WRONG(card_kinds, grog_card_kind, OF_SCHOOL, row->has_back = true, "school");
    WRONG_NUMBER(ask_use, 99, "the questions of abilities");
    WRONG_NUMBER(verb_decline, 99, "the questions of abilities");
}

TEST(a_card_is_of_a_kind_and_names_what_is_there)
{
    WRONG_CARD(card, grog_card, 5, row->kind = CARD_KINDS, "Wild Swing");
    WRONG_CARD(card, grog_card, 5, row->number = NULL, "Wild Swing");
    static const int16_t of_no_school[STRIKE_NUMBERS] = { [STRIKE_SCHOOL] = 3 };
    WRONG_CARD(card, grog_card, 5, row->number = of_no_school, "Wild Swing");
    static const int16_t too_much_fury[STRIKE_NUMBERS] = { [STRIKE_FURY] = FURY_ROOM + 1 };
    WRONG_CARD(card, grog_card, 5, row->number = too_much_fury, "Wild Swing");
    static const int16_t of_no_kind[BACK_NUMBERS] = { 1, CARD_KINDS }, of_too_many[BACK_NUMBERS] = { BACK_KINDS + 1 };
    WRONG_CARD(card, grog_card, 1, row->number = of_no_kind, "Card");
    WRONG_CARD(card, grog_card, 1, row->number = of_too_many, "Card");
}

TEST(values_and_setup_must_be_possible)
{
    WRONG(values, grog_value_row, VALUE_HAND, row->setup = 99, "hand");
    WRONG(values, grog_value_row, VALUE_HAND, row->base = 99, "hand");
    WRONG(setup, grog_setup_row, 0, row->max = GROG_SEATS_MAX + 1, "setup: row 0 is seats, row 1 practice");
    WRONG(setup, grog_setup_row, 0, row->min = 0, "setup: row 0 is seats, row 1 practice");
    WRONG_NUMBER(n_setup, 1, "setup: row 0 is seats, row 1 practice");
    WRONG_NUMBER(n_values, GROG_VALUES_MAX + 1, "too many values, verbs or procedures");
}

TEST(the_root_must_be_a_procedure)
{
    WRONG_NUMBER(root, 0, "no root procedure");
    WRONG_NUMBER(root, 99, "no root procedure");
}

/* ---- cards --------------------------------------------------------------- */

TEST(a_card_has_a_name_of_its_own_without_a_comma)
{
    static const char told[] = "a card's name is missing or cannot be written";
    WRONG_CARD(card, grog_card, 5, row->name = NULL, told);
    WRONG_CARD(card, grog_card, 5, row->name = "", told);
    WRONG_CARD(card, grog_card, 5, row->name = "Parry, Riposte", told);
    WRONG_CARD(card, grog_card, 5, row->name = "Two\nLines", told);
    WRONG_CARD(card, grog_card, 5, row->name = "Salt + Pepper", told);
    WRONG_CARD(card, grog_card, 5, row->name = "High Cut", "a card's name stands twice");
}

TEST(a_card_has_a_back_and_its_rows)
{
    WRONG_CARD(card, grog_card, 5, row->back = 0, "Wild Swing");
    WRONG_CARD(card, grog_card, 5, row->back = 999, "Wild Swing");
    WRONG_CARD(card, grog_card, 2, row->back = 1, "Guard");         /* a back is its own */
    WRONG_CARD(card, grog_card, 5, row->back = 4, "Wild Swing");     /* a face is no back */
    WRONG_CARD(card, grog_card, 5, row->modifiers = 200, "Wild Swing");
    WRONG_CARD(card, grog_card, 5, (row->modifier = 4, row->modifiers = 1), "Wild Swing");
    WRONG_CARD(card, grog_card, 5, row->abilities = 200, "Wild Swing");
}

TEST(a_modifier_and_an_effect_must_name_what_is_there)
{
    WRONG_CARD(modifier, grog_modifier, 0, row->value = 0, "a modifier");
    WRONG_CARD(modifier, grog_modifier, 0, row->value = VALUES, "a modifier");
    WRONG_CARD(modifier, grog_modifier, 0, row->operation = 9, "a modifier");
    WRONG_CARD(modifier, grog_modifier, 0, row->scope = 99, "a modifier");
    WRONG_CARD(effect, grog_effect, 0, row->effect = 0, "an effect");
    WRONG_CARD(effect, grog_effect, 0, row->effect = EFFECTS, "an effect");
    WRONG_CARD(effect, grog_effect, 0, row->target = 0, "an effect");
    WRONG_CARD(effect, grog_effect, 0, row->target = TARGETS, "an effect");
    WRONG_CARD(effect, grog_effect, 0, row->word = 3, "an effect");
    WRONG_CARD(effect, grog_effect, 0, row->per = MEASURES, "an effect");
    WRONG_CARD(modifier, grog_modifier, 0, row->per = MEASURE_COUNTERS, "a modifier");
}

TEST(an_ability_must_name_a_point_and_effects_that_are_there)
{
    struct grog_cards c = duel_cards;
    struct grog_ability ability[8];
    memcpy(ability, c.ability, c.abilities * sizeof *ability);
    c.ability = ability;
    static const struct grog_ability wrong[] = {
        { .point = 0, .effects = 1 }, { .point = POINTS, .effects = 1 }, { .point = 1, .effects = 9 },
        { .point = 1, .effect = 3, .effects = 1 }, { .point = 1, .scope = 99 },
        { .point = 1, .test = { { .measure = MEASURES } } }, { .point = 1, .test = { { .measure = 1, .less = 2 } } },
        { .point = 1, .test = { { .measure = MEASURE_COUNTERS, .word = 3 } } },     /* not a counter */
        { .point = 1, .price = { { .cost = COSTS, .amount = 1 } } },
        { .point = 1, .price = { { .cost = COST_DISCARD, .amount = 0 } } },
        { .point = 1, .price = { { 0 }, { .cost = COST_DISCARD, .amount = 1 } } },
        { .point = 1, .raise = { .cost = COST_SPEND, .amount = 1 } },               /* of no counter */
    };
    for (unsigned i = 0; i < GROG_COUNT(wrong); i++) {
        ability[0] = wrong[i];
        assert_refused(&duel_system, &c, "an ability");
    }
}

/* ---- the setup text ------------------------------------------------------ */

static void assert_setup_refused(const char *setup, const char *told)
{
    struct grog_error why = { 0 };
    assert_null(grog_match_new(duel_shelf, setup, &why));
    if (!strstr(why.text, told))
        fail_msg("'%s': %s", setup, why.text);
}

TEST(a_setting_that_does_not_fit_is_refused)
{
    assert_setup_refused("seats 5", "seats must be 2 to 4, not '5'");
    assert_setup_refused("seats two", "seats must be");
    assert_setup_refused("seats", "seats must be");
    assert_setup_refused("seats 99999999999999999999", "seats must be");
    assert_setup_refused("wind 3", "no setting 'wind'");
    assert_setup_refused("weather Sunshine", "no card is called 'Sunshine'");
}

static bool no_setup(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    return m && g && out;
}

static bool no_report(const struct grog_match *m, const struct grog_game *g, const struct grog_match *mission,
                      const struct grog_result *result, struct grog_option *out)
{
    return m && g && mission && result && out;
}

static uint32_t first(const struct grog_match *m, const struct grog_game *g) { return m && g ? 0 : 1; }

TEST(a_question_that_fields_needs_a_whole_fielding_table)
{
    const struct grog_fielding whole = { "sparring", no_setup, no_report, first };
    struct grog_fielding f = whole;
    WRONG_NUMBER(fielding, &whole, "a fielding table, and no question that fields");
    struct grog_system s = duel_system;
    struct grog_question questions[64];
    memcpy(questions, s.questions, s.n_questions * sizeof *questions);
    questions[1].fields = true;
    s.questions = questions;
    assert_refused(&s, &duel_cards, "a question fields, and there is no fielding table");
    s.fielding = &whole;
    assert_null(grog_system_check(&s, &duel_cards));
    s.fielding = &f;
    f.system = "duel";
    assert_refused(&s, &duel_cards, "the fielding table names another system");
    f = whole, f.setup = NULL;
    assert_refused(&s, &duel_cards, "a fielding table has setup, report and ordinal");
    f = whole, f.report = NULL;
    assert_refused(&s, &duel_cards, "a fielding table has setup, report and ordinal");
    f = whole, f.ordinal = NULL;
    assert_refused(&s, &duel_cards, "a fielding table has setup, report and ordinal");
}

TEST(a_setup_text_reads_back_to_the_same_match)
{
    struct grog_match *a = match_of(&duel_system, &duel_cards, " health 7 ,\tweather Mud\nseats 4");
    struct grog_match *b = match_of(&duel_system, &duel_cards, grog_setup_text(a));
    struct grog_match *c = match_of(&duel_system, &duel_cards, "seats 4, health 7");
    assert_memory_equal(a->hash, b->hash, sizeof a->hash);
    assert_memory_not_equal(a->hash, c->hash, sizeof a->hash);
    assert_int_equal(grog_seats(a), 4);
    assert_int_equal(grog_side(a, 1), 1u << 1 | 1u << 3);
    assert_int_equal(grog_side(a, GROG_SPECTATOR), 0);
    assert_false(grog_practice(a));
    grog_match_free(a);
    grog_match_free(b);
    grog_match_free(c);
}

TEST(a_card_that_differs_makes_another_match)
{
    struct grog_cards other = duel_cards;
    struct grog_card copy[64];
    memcpy(copy, duel_cards.card, duel_cards.cards * sizeof *copy);
    int16_t number[STRIKE_NUMBERS];
    memcpy(number, copy[4].number, sizeof number);
    number[STRIKE_DAMAGE]++;
    copy[4].number = number;
    other.card = copy;
    struct grog_match *a = match_of(&duel_system, &duel_cards, ""), *b = match_of(&duel_system, &other, "");
    assert_memory_not_equal(a->hash, b->hash, sizeof a->hash);
    grog_match_free(a);
    grog_match_free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_duels_own_table_is_sound),
        IT(what_every_system_has_must_be_there),
        IT(every_byte_of_the_state_must_have_exactly_one_row),
        IT(a_zone_or_array_must_be_possible),
        IT(what_is_hidden_may_not_speak),
        IT(a_name_stands_once),
        IT(kinds_fields_verbs_and_events_must_name_rows_that_are_there),
        IT(questions_procedures_points_and_effects_must_be_possible),
        IT(what_is_wrong_with_a_word_is_said),
        IT(what_cards_may_say_must_be_possible),
        IT(a_card_is_of_a_kind_and_names_what_is_there),
        IT(values_and_setup_must_be_possible),
        IT(the_root_must_be_a_procedure),
        IT(a_card_has_a_name_of_its_own_without_a_comma),
        IT(a_card_has_a_back_and_its_rows),
        IT(a_modifier_and_an_effect_must_name_what_is_there),
        IT(an_ability_must_name_a_point_and_effects_that_are_there),
        IT(a_setting_that_does_not_fit_is_refused),
        IT(a_question_that_fields_needs_a_whole_fielding_table),
        IT(a_setup_text_reads_back_to_the_same_match),
        IT(a_card_that_differs_makes_another_match),
    };
    return cmocka_run_group_tests_name("tables", tests, NULL, NULL);
}
