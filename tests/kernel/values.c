/* SPDX-License-Identifier: MIT */
/* values.c -- what cards say about a number, put together in one order. */
#include "support.h"

/* Cards of our own: two backs, the guards, then one card for each modifier, named by it. */
enum { FIRST = 5 };
static struct grog_modifier modifier[16];
static struct grog_card cards_of_test[FIRST + 16];
static char names[16][16];
static struct grog_cards deck_of_test;

static const struct grog_cards *speakers(const struct grog_modifier *row, uint16_t n)
{
    static const int16_t blank[STRIKE_NUMBERS], high_guard[GUARD_NUMBERS] = { [GUARD_LINE] = HIGH };
    static const int16_t twelve_high_cuts[STRIKE_NUMBERS] = { [COPIES] = 12, [STRIKE_LINE] = HIGH };
    static const struct grog_card first[FIRST] = {
        [1] = { .name = "Card", .back = 1, .kind = OF_BACK, .number = blank },
        [2] = { .name = "Guard", .back = 2, .kind = OF_BACK, .number = blank },
        [3] = { .name = "High Guard", .back = 2, .kind = OF_GUARD, .number = high_guard },
        [4] = { .name = "High Cut", .back = 1, .kind = OF_STRIKE, .number = twelve_high_cuts },
    };
    memcpy(cards_of_test, first, sizeof first);
    for (uint16_t i = 0; i < n; i++) {
        modifier[i] = row[i];
        names[i][0] = (char)('a' + i);
        cards_of_test[FIRST + i] = (struct grog_card){ .name = names[i], .back = 1, .kind = OF_WEATHER, .number = blank,
                                                      .modifier = i, .modifiers = 1 };
    }
    deck_of_test = (struct grog_cards){ .name = "test", .card = cards_of_test, .cards = (uint16_t)(FIRST + n),
                                        .modifier = modifier, .modifiers = n };
    return &deck_of_test;
}

/* The modifiers are raised as standards of seat 0, in this order ("ba": the second first). */
static int speak(const char *order, unsigned value, const struct grog_modifier *row, uint16_t n,
                 struct grog_because *because)
{
    struct play p;
    begin_with(&p, &duel_system, speakers(row, n), "seats 2, health 4", 1);
    for (; *order; order++)
        grog_thing_new(&p.run, ARRAY_STANDARD, (uint16_t)(FIRST + *order - 'a'), 0);
    struct grog_frame about = { .seat = 0 };
    int is = grog_value(p.m, &p.game, value, &about, because);
    end_play(&p);
    return is;
}
#define SPEAK(order, value, ...) speak(order, value, (const struct grog_modifier[]){ __VA_ARGS__ }, \
    (uint16_t)GROG_COUNT(((const struct grog_modifier[]){ __VA_ARGS__ })), NULL)
#define SAYS(v, op, n) { .value = v, .operation = op, .amount = n }

TEST(without_cards_a_value_is_its_base)
{
    struct play p;
    struct grog_frame about = { .seat = 0 };
    begin(&p, "seats 2, health 7", 1);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HAND, &about, NULL), 6);        /* the row's */
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HEALTH, &about, NULL), 7);      /* the setup's */
    end_play(&p);
}

TEST(a_card_of_the_setup_speaks_during_the_whole_match)
{
    struct play p;
    struct grog_frame about = { .proc = PROC_STRIKE, .seat = 1, .with = card("Low Thrust") };
    begin(&p, "seats 2, weather Mud", 1);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), -1);
    end_play(&p);
}

/* 6 set to 2, +1, +2, times 2: (2 + 3) * 2 = 10 in whatever order they are said. */
TEST(set_then_add_then_times_whoever_speaks_first)
{
    static const char *const orders[] = { "abcd", "dcba", "bdac", "cadb", "dabc" };
    for (unsigned i = 0; i < GROG_COUNT(orders); i++)
        assert_int_equal(SPEAK(orders[i], VALUE_HAND, SAYS(VALUE_HAND, GROG_SET, 2), SAYS(VALUE_HAND, GROG_ADD, 1),
                               SAYS(VALUE_HAND, GROG_ADD, 2), SAYS(VALUE_HAND, GROG_TIMES, 2)), 10);
}

TEST(of_two_sets_the_last_counts)
{
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_SET, 2), SAYS(VALUE_HAND, GROG_SET, 5)), 5);
    assert_int_equal(SPEAK("ba", VALUE_HAND, SAYS(VALUE_HAND, GROG_SET, 2), SAYS(VALUE_HAND, GROG_SET, 5)), 2);
}

TEST(at_least_and_at_most_come_after_the_sum)
{
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_MOST, 4), SAYS(VALUE_HAND, GROG_ADD, 3)), 4);
    assert_int_equal(SPEAK("ba", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_MOST, 4), SAYS(VALUE_HAND, GROG_ADD, 3)), 4);
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_LEAST, 5), SAYS(VALUE_HAND, GROG_ADD, -4)), 5);
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_LEAST, 5), SAYS(VALUE_HAND, GROG_ADD, 2)), 8);
}

TEST(the_narrowest_of_several_limits_counts)
{
    assert_int_equal(SPEAK("abc", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_LEAST, 8), SAYS(VALUE_HAND, GROG_AT_LEAST, 7),
                           SAYS(VALUE_HAND, GROG_SET, 0)), 8);
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_MOST, 3), SAYS(VALUE_HAND, GROG_AT_MOST, 4)), 3);
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_MOST, 3), SAYS(VALUE_HAND, GROG_AT_LEAST, 5)), 3);
}

TEST(a_value_stays_within_its_rows_bounds)
{
    assert_int_equal(SPEAK("a", VALUE_HAND, SAYS(VALUE_HAND, GROG_ADD, 100)), HAND_ROOM);
    assert_int_equal(SPEAK("a", VALUE_HAND, SAYS(VALUE_HAND, GROG_ADD, -100)), 0);
    assert_int_equal(SPEAK("a", VALUE_STRIKE, SAYS(VALUE_STRIKE, GROG_SET, -100)), -9);
    assert_int_equal(SPEAK("a", VALUE_HAND, SAYS(VALUE_HAND, GROG_AT_LEAST, 100)), HAND_ROOM);
}

TEST(a_card_that_speaks_of_another_value_does_not_count)
{
    assert_int_equal(SPEAK("ab", VALUE_HAND, SAYS(VALUE_STRIKE, GROG_ADD, 2), SAYS(VALUE_HAND, GROG_ADD, 1)), 7);
}

/* ---- whom it concerns ---------------------------------------------------- */

/* A card with this scope, owned by seat 0 of four (0 and 2 are a side): what seat 0..3 get. */
static void assert_scope(uint8_t scope, int a, int b, int c, int d)
{
    struct play p;
    const struct grog_modifier row = { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = scope };
    const int wanted[4] = { a, b, c, d };
    begin_with(&p, &duel_system, speakers(&row, 1), "seats 4", 1);
    grog_thing_new(&p.run, ARRAY_STANDARD, FIRST, 0);
    for (uint8_t seat = 0; seat < 4; seat++) {
        struct grog_frame about = { .seat = seat };
        assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), wanted[seat]);
    }
    struct grog_frame nobody = { .seat = GROG_NOBODY };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &nobody, NULL), scope == GROG_FOR_ALL);
    end_play(&p);
}

TEST(a_scope_says_which_seats_a_card_concerns)
{
    assert_scope(GROG_FOR_ALL, 1, 1, 1, 1);
    assert_scope(GROG_FOR_OWNER, 1, 0, 0, 0);
    assert_scope(GROG_FOR_SIDE, 1, 0, 1, 0);
    assert_scope(GROG_FOR_FOES, 0, 1, 0, 1);
    assert_scope(GROG_FOR_ACTOR, 0, 0, 0, 0);
}

/* The duel, but waiting is about standards: as actor, tool and target. */
static const struct grog_system *duel_of_standards(void)
{
    static struct grog_proc procs[PROCS];
    static struct grog_system system;
    memcpy(procs, duel_system.procs, sizeof procs);
    procs[PROC_WAIT].kind[0] = procs[PROC_WAIT].kind[1] = procs[PROC_WAIT].kind[3] = KIND_STANDARD;
    system = duel_system;
    system.procs = procs;
    return &system;
}

TEST(a_scope_can_be_the_thing_itself)
{
    static const uint8_t scopes[] = { GROG_FOR_ACTOR, GROG_FOR_WITH, GROG_FOR_TARGET };
    for (unsigned i = 0; i < 3; i++) {
        struct play p;
        const struct grog_modifier row = {
            .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = scopes[i],
        };
        begin_with(&p, duel_of_standards(), speakers(&row, 1), "seats 2", 1);
        uint16_t thing = grog_thing_new(&p.run, ARRAY_STANDARD, FIRST, 0);
        struct grog_frame about = { .proc = PROC_WAIT, .seat = 1 };
        uint16_t *place[] = { &about.actor, &about.with, &about.target };
        for (unsigned k = 0; k < 3; k++) {
            about.actor = about.with = about.target = 0;
            *place[k] = thing;
            assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), k == i);
        }
        end_play(&p);
    }
}

TEST(a_thing_that_is_actor_and_target_at_once_speaks_once)
{
    static const uint8_t scopes[] = { GROG_FOR_ACTOR, GROG_FOR_WITH, GROG_FOR_TARGET };
    for (unsigned i = 0; i < 3; i++) {
        struct play p;
        const struct grog_modifier row = {
            .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = scopes[i],
        };
        begin_with(&p, duel_of_standards(), speakers(&row, 1), "seats 2", 1);
        uint16_t thing = grog_thing_new(&p.run, ARRAY_STANDARD, FIRST, 0);
        struct grog_frame about = { .proc = PROC_WAIT, .actor = thing, .with = thing, .target = thing };
        assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 1);
        end_play(&p);
    }
}

TEST(a_number_that_looks_like_a_thing_is_none)
{
    struct play p;
    static const struct grog_modifier row = {
        .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .scope = GROG_FOR_WITH,
    };
    begin_with(&p, &duel_system, speakers(&row, 1), "seats 2", 1);
    struct grog_frame about = { .proc = PROC_STRIKE, .with = grog_thing_new(&p.run, ARRAY_STANDARD, FIRST, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 0);     /* a strike is with a card */
    end_play(&p);
}

TEST(voices_gathered_once_say_what_asking_each_time_would)
{
    struct play p;
    struct grog_voices voices;
    begin(&p, "seats 4, weather Mud", 1);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Raised Lance"), 2);
    grog_no_voices(&voices);
    for (uint8_t seat = 0; seat < 4; seat++)
        for (uint16_t c = 1; c < p.m->cards->cards; c++) {
            struct grog_frame about = { .proc = PROC_STRIKE, .seat = seat, .with = c };
            assert_int_equal(grog_value_from(p.m, &p.game, &voices, VALUE_STRIKE, &about, NULL),
                             grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL));
        }
    assert_int_equal(voices.n, 3);
    end_play(&p);
}

TEST(a_card_speaks_only_under_its_conditions)
{
    struct play p;
    static const struct grog_modifier rows[] = {
        { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 1, .test = { { MEASURE_HIGH, 0, 0, 1 } } },
        { .value = VALUE_STRIKE, .operation = GROG_ADD, .amount = 4, .test = { { MEASURE_HIGH, 1, 0, 1 } } },
    };
    begin_with(&p, &duel_system, speakers(rows, 2), "seats 2", 1);
    grog_thing_new(&p.run, ARRAY_STANDARD, FIRST, 0);
    grog_thing_new(&p.run, ARRAY_STANDARD, FIRST + 1, 0);
    struct grog_frame high = { .proc = PROC_STRIKE, .with = 4 }, none = { .proc = PROC_STRIKE };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &high, NULL), 1);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &none, NULL), 4);
    end_play(&p);
}

TEST(a_card_that_left_play_is_silent)
{
    struct play p;
    struct grog_frame about = { .seat = 0 };
    begin(&p, "seats 2", 1);
    uint16_t banner = grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 1);
    grog_thing_free(&p.run, banner);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 0);
    end_play(&p);
}

TEST(a_face_down_thing_speaks_through_its_back)
{
    struct play p;
    struct grog_frame about = { .seat = 0 };
    begin(&p, "seats 2", 1);
    uint16_t banner = grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    grog_hide(grog_thing_at(p.m, &p.game, banner));
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &about, NULL), 0);
    end_play(&p);
}

/* Put the explanation together by hand, as a face would. */
static int added_up(const struct grog_because *b)
{
    int set = b->base, add = 0, times = 1, low = INT16_MIN, high = INT16_MAX;
    for (uint32_t i = 0; i < b->n; i++)
        switch (b->at[i].operation) {
        case GROG_SET:      set = b->at[i].amount; break;
        case GROG_ADD:      add += b->at[i].amount; break;
        case GROG_TIMES:    times *= b->at[i].amount; break;
        case GROG_AT_LEAST: low = b->at[i].amount > low ? b->at[i].amount : low; break;
        case GROG_AT_MOST:  high = b->at[i].amount < high ? b->at[i].amount : high; break;
        }
    int sum = (set + add) * times;
    sum = sum < low ? low : sum;
    return sum > high ? high : sum;
}

/* ---- what the setup settles ------------------------------------------------ */

/* One card that says all of it is the weather; those of `order` are raised beside it. */
static void begin_settled(struct play *p, const struct grog_modifier *row, uint16_t n, uint16_t of_weather,
                          const char *order)
{
    speakers(row, n);
    cards_of_test[FIRST].modifiers = of_weather;
    begin_with(p, &duel_system, &deck_of_test, "seats 2, weather a", 1);
    for (; *order; order++)
        grog_thing_new(&p->run, ARRAY_STANDARD, (uint16_t)(FIRST + *order - 'a'), 0);
}

TEST(what_the_setup_sets_whatever_happens_is_the_base)
{
    static const struct grog_modifier rows[] = {
        SAYS(VALUE_HAND, GROG_SET, 3), SAYS(VALUE_HAND, GROG_SET, 4),       /* the last of them */
        SAYS(VALUE_HAND, GROG_ADD, 2), SAYS(VALUE_HAND, GROG_SET, 1),
    };
    static const struct { uint16_t of_weather; const char *raised; int is; } with[] = {
        { 2, "", 4 }, { 2, "c", 6 }, { 2, "d", 1 }, { 2, "cd", 3 }, { 3, "", 6 }, { 3, "d", 3 },
    };
    for (unsigned i = 0; i < GROG_COUNT(with); i++) {
        struct play p;
        struct grog_frame about = { .seat = 0 };
        struct grog_because because;
        struct grog_voices voices;
        begin_settled(&p, rows, 4, with[i].of_weather, with[i].raised);
        assert_int_equal(p.m->base[VALUE_HAND], 4);
        assert_int_equal(grog_value(p.m, &p.game, VALUE_HAND, &about, NULL), with[i].is);
        grog_no_voices(&voices);
        assert_true(grog_game_modifies(p.m, &p.game, &voices, VALUE_HAND));      /* it is not the row's */
        assert_int_equal(grog_value_from(p.m, &p.game, &voices, VALUE_HAND, &about, NULL), with[i].is);
        assert_true(grog_game_modifies(p.m, &p.game, &voices, VALUE_HAND));
        assert_int_equal(grog_value(p.m, &p.game, VALUE_HAND, &about, &because), with[i].is);
        assert_int_equal(because.base, 6);              /* the reasons are told as if nothing were settled */
        assert_int_equal(because.n, with[i].of_weather + strlen(with[i].raised));
        assert_int_equal(added_up(&because), with[i].is);
        end_play(&p);
    }
}

/* The cards of a match that is closed are known: what none of them says again is not looked for. */
TEST(what_is_settled_is_asked_of_nobody)
{
    static const struct grog_modifier rows[] = { SAYS(VALUE_HAND, GROG_SET, 3) };
    struct play p;
    begin_settled(&p, rows, 1, 1, "");
    assert_true(grog_match_modifies(p.m, VALUE_HAND));
    assert_false(grog_can_vary(p.m, VALUE_HAND));
    assert_int_equal(p.m->topics[GROG_BROAD_VALUES][GROG_ALL_TOPICS][FIRST], 0);
    end_play(&p);
}

TEST(what_is_set_under_conditions_or_out_of_bounds_is_not_settled)
{
    static const struct grog_modifier rows[] = {        /* the last counts, and the first never does */
        { .value = VALUE_HAND, .operation = GROG_SET, .amount = 2, .test = { { .measure = MEASURE_ROUND,
          .amount = 99 } } },
        SAYS(VALUE_HAND, GROG_SET, 3),
        { .value = VALUE_HAND, .operation = GROG_SET, .amount = 5, .test = { { .measure = MEASURE_ROUND,
          .amount = 99, .less = GROG_TEST_LESS } } },
        SAYS(VALUE_HAND, GROG_SET, 9999), SAYS(VALUE_HAND, GROG_ADD, -9997),
    };
    static const struct { unsigned from, n; int is; } with[] = { { 0, 2, 3 }, { 1, 2, 5 }, { 3, 2, 2 } };
    for (unsigned i = 0; i < GROG_COUNT(with); i++) {
        struct play p;
        struct grog_frame about = { .seat = 0 };
        begin_settled(&p, rows + with[i].from, (uint16_t)with[i].n, (uint16_t)with[i].n, "");
        assert_int_equal(p.m->base[VALUE_HAND], 6);
        assert_int_equal(grog_value(p.m, &p.game, VALUE_HAND, &about, NULL), with[i].is);
        end_play(&p);
    }
}

/* ---- the explanation ----------------------------------------------------- */

TEST(the_explanation_names_each_card_that_counted_and_adds_up)
{
    static const struct grog_modifier rows[] = {
        SAYS(VALUE_HAND, GROG_ADD, 1), SAYS(VALUE_HAND, GROG_SET, 2), SAYS(VALUE_STRIKE, GROG_ADD, 5),
        SAYS(VALUE_HAND, GROG_TIMES, 3), SAYS(VALUE_HAND, GROG_AT_MOST, 8),
    };
    struct grog_because because;
    int is = speak("abcde", VALUE_HAND, rows, 5, &because);
    assert_int_equal(is, 8);
    assert_int_equal(because.base, 6);
    assert_int_equal(because.n, 4);                         /* the one about another value is not there */
    assert_int_equal(because.at[0].card, FIRST);
    assert_int_equal(because.at[3].card, FIRST + 4);
    assert_int_equal(added_up(&because), is);
}

TEST(each_of_those_who_set_it_would_have_made_it)
{
    static const struct grog_modifier rows[] = {
        SAYS(VALUE_HAND, GROG_SET, 1), SAYS(VALUE_HAND, GROG_ADD, 1), SAYS(VALUE_HAND, GROG_SET, 3),
        SAYS(VALUE_HAND, GROG_TIMES, 2), SAYS(VALUE_HAND, GROG_AT_MOST, 7),
    };
    struct play p;
    struct grog_because because;
    struct grog_frame about = { .seat = 0 };
    begin_with(&p, &duel_system, speakers(rows, 5), "seats 2, health 4", 1);
    for (uint16_t i = 0; i < 5; i++)
        grog_thing_new(&p.run, ARRAY_STANDARD, (uint16_t)(FIRST + i), 0);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_HAND, &about, &because), 7);
    assert_int_equal(grog_value_set_by(p.m, VALUE_HAND, &because, 0), 4);
    assert_int_equal(grog_value_set_by(p.m, VALUE_HAND, &because, 2), 7);
    end_play(&p);
}

TEST(in_random_games_the_explanation_adds_up_to_every_value)
{
    struct grog_dice dice = { .key = { 11 } };
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct play p;
        begin(&p, "seats 4, weather Frost", seed);
        while (!p.game.over) {
            for (uint8_t seat = 0; seat < 4; seat++)
                for (unsigned v = 1; v < VALUES; v++) {
                    struct grog_because because;
                    struct grog_frame about = { .proc = PROC_STRIKE, .seat = seat, .with = card("High Cut") };
                    int is = grog_value(p.m, &p.game, v, &about, &because), sum = added_up(&because);
                    sum = sum < p.m->system->values[v].min ? p.m->system->values[v].min : sum;
                    sum = sum > p.m->system->values[v].max ? p.m->system->values[v].max : sum;
                    assert_int_equal(is, sum);
                }
            step(&p, &dice);
        }
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(without_cards_a_value_is_its_base),
        IT(a_card_of_the_setup_speaks_during_the_whole_match),
        IT(what_the_setup_sets_whatever_happens_is_the_base),
        IT(what_is_settled_is_asked_of_nobody),
        IT(what_is_set_under_conditions_or_out_of_bounds_is_not_settled),
        IT(set_then_add_then_times_whoever_speaks_first),
        IT(of_two_sets_the_last_counts),
        IT(at_least_and_at_most_come_after_the_sum),
        IT(the_narrowest_of_several_limits_counts),
        IT(a_value_stays_within_its_rows_bounds),
        IT(a_card_that_speaks_of_another_value_does_not_count),
        IT(a_scope_says_which_seats_a_card_concerns),
        IT(a_scope_can_be_the_thing_itself),
        IT(a_thing_that_is_actor_and_target_at_once_speaks_once),
        IT(a_number_that_looks_like_a_thing_is_none),
        IT(voices_gathered_once_say_what_asking_each_time_would),
        IT(a_card_speaks_only_under_its_conditions),
        IT(a_card_that_left_play_is_silent),
        IT(a_face_down_thing_speaks_through_its_back),
        IT(the_explanation_names_each_card_that_counted_and_adds_up),
        IT(each_of_those_who_set_it_would_have_made_it),
        IT(in_random_games_the_explanation_adds_up_to_every_value),
    };
    return cmocka_run_group_tests_name("values", tests, NULL, NULL);
}
