/* SPDX-License-Identifier: MIT */
/* points.c -- in which order abilities are heard, and for whom a window opens. */
#include "support.h"
#include "kernel/table.h"

/* ---- abilities ----------------------------------------------------------- */

/* Cards that say a number when a point is reached: "wounded" ones and "turn ends" ones. */
enum { FIRST = 4, SAYS_WOUNDED = 4, SAYS_TURN_ENDS, SAYS_BOTH };
static int said[32];
static unsigned n_said;

static void say(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)r, (void)e, (void)whom;
    said[n_said++] = 10 * f->seat + amount;
}

#define SAY(n) { .amount = n, .effect = 1, .target = TARGET_STRIKER }
static const struct grog_effect effects_of_test[] = { SAY(1), SAY(2), SAY(3) };
static const struct grog_ability abilities_of_test[] = {
    { .point = POINT_WOUNDED, .effect = 0, .effects = 1 },
    { .point = POINT_TURN_ENDS, .effect = 1, .effects = 1 },
    { .point = POINT_TURN_ENDS, .effect = 1, .effects = 2 },
};
static const int16_t blank[STRIKE_NUMBERS];
#define SAYS_BY(row) .back = 1, .kind = OF_WEATHER, .number = blank, .ability = row, .abilities = 1
static const struct grog_card cards_of_test[] = {
    [1] = { .name = "Card", .back = 1, .kind = OF_BACK, .number = blank },
    [2] = { .name = "Guard", .back = 2, .kind = OF_BACK, .number = blank },
    [3] = { .name = "High Guard", .back = 2, .kind = OF_GUARD, .number = (const int16_t[]){ HIGH } },
    [SAYS_WOUNDED]   = { .name = "Wounded", SAYS_BY(0) },
    [SAYS_TURN_ENDS] = { .name = "Turn Ends", SAYS_BY(1) },
    [SAYS_BOTH]      = { .name = "Both", SAYS_BY(2) },
};
static const struct grog_cards deck_of_test = {
    .name = "test", .card = cards_of_test, .cards = GROG_COUNT(cards_of_test),
    .ability = abilities_of_test, .abilities = GROG_COUNT(abilities_of_test),
    .effect = effects_of_test, .effects = GROG_COUNT(effects_of_test),
};

/* At seat 0's turn; `wait` then reaches the point TURN_ENDS. */
static void begin_saying(struct play *p, const char *setup)
{
    static const struct grog_effect_row rows[EFFECTS] = { [1] = { "say", "", 0, 0, 9, TARGET_ME, say, 0, NULL, 0, 0 } };
    static struct grog_system system;
    system = duel_system;
    system.effects = rows;
    system.n_effects = 2;
    system.fits = NULL;
    begin_with(p, &system, &deck_of_test, setup, 1);
    no_guards(p);
    n_said = 0;
}

static uint16_t put_up(struct play *p, uint16_t which, unsigned owner)
{
    return grog_thing_new(&p->run, ARRAY_STANDARD, which, owner);
}

static void wound(struct play *p)
{
    const struct grog_frame about = { .proc = PROC_STRIKE, .seat = 0, .target = 1 };
    grog_after(&p->run, &about, POINT_WOUNDED);
}

TEST(an_ability_is_heard_when_its_point_is_reached)
{
    struct play p;
    begin_saying(&p, "seats 2");
    put_up(&p, SAYS_TURN_ENDS, 1);
    take(&p, 0, "wait");
    assert_int_equal(n_said, 1);
    assert_int_equal(said[0], 12);
    end_play(&p);
}

TEST(all_rows_of_an_ability_are_carried_out_in_order)
{
    struct play p;
    begin_saying(&p, "seats 2");
    put_up(&p, SAYS_BOTH, 0);
    take(&p, 0, "wait");
    assert_int_equal(n_said, 2);
    assert_int_equal(said[0], 2);
    assert_int_equal(said[1], 3);
    end_play(&p);
}

TEST(triggers_are_heard_by_point_first)
{
    struct play p;
    begin_saying(&p, "seats 2");
    put_up(&p, SAYS_TURN_ENDS, 0);
    put_up(&p, SAYS_WOUNDED, 0);
    wound(&p);
    assert_int_equal(p.game.triggers, 1);
    assert_int_equal(n_said, 0);                /* it waits for the next point */
    take(&p, 0, "wait");
    assert_int_equal(n_said, 2);
    assert_int_equal(said[0], 1);               /* wounded, */
    assert_int_equal(said[1], 2);               /* then turn ends */
    end_play(&p);
}

TEST(at_one_point_seats_are_heard_from_the_initiative_on)
{
    static const int wanted[4][4] = { { 2, 12, 22, 32 }, { 12, 22, 32, 2 }, { 22, 32, 2, 12 }, { 32, 2, 12, 22 } };
    for (unsigned first = 0; first < 4; first++) {
        struct play p;
        begin_saying(&p, "seats 4");
        static const unsigned order[] = { 3, 1, 0, 2 };
        for (unsigned i = 0; i < 4; i++)
            put_up(&p, SAYS_TURN_ENDS, order[i]);
        unsigned seat = grog_first_seat(p.game.asked);
        p.game.initiative = (uint8_t)first;
        take(&p, seat, "wait");
        assert_int_equal(n_said, 4);
        for (unsigned i = 0; i < 4; i++)
            assert_int_equal(said[i], wanted[first][i]);
        end_play(&p);
    }
}

TEST(abilities_of_nobodys_things_are_heard_last)
{
    struct play p;
    begin_saying(&p, "seats 2");
    put_up(&p, SAYS_TURN_ENDS, GROG_NOBODY);
    put_up(&p, SAYS_TURN_ENDS, 1);
    take(&p, 0, "wait");
    assert_int_equal(n_said, 2);
    assert_int_equal(said[0], 12);
    assert_int_equal(said[1], 10 * GROG_NOBODY + 2);
    end_play(&p);
}

TEST(a_trigger_whose_thing_has_left_is_not_heard)
{
    struct play p;
    begin_saying(&p, "seats 2");
    uint16_t leaves = put_up(&p, SAYS_WOUNDED, 0);
    put_up(&p, SAYS_WOUNDED, 1);
    wound(&p);
    grog_thing_free(&p.run, leaves);
    put_up(&p, SAYS_TURN_ENDS, 0);              /* and another takes its slot */
    take(&p, 0, "wait");
    assert_int_equal(n_said, 2);
    assert_int_equal(said[0], 11);
    assert_int_equal(said[1], 2);
    end_play(&p);
}

TEST(no_trigger_is_left_when_the_point_is_past)
{
    struct play p;
    begin_saying(&p, "seats 2");
    put_up(&p, SAYS_WOUNDED, 0);
    wound(&p);
    take(&p, 0, "wait");
    static const struct grog_trigger none;
    assert_int_equal(p.game.triggers, 0);
    for (unsigned i = 0; i < GROG_TRIGGERS; i++)
        assert_memory_equal(&p.game.trigger[i], &none, sizeof none);
    end_play(&p);
}

/* ---- windows ------------------------------------------------------------- */

/* Seat 0 may strike seat 1, who holds this. */
static void before_a_strike(struct play *p, const char *setup, const char *hand)
{
    begin(p, setup, 1);
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, "High Cut");
    lay_out(p, ZONE_HAND, 1, hand);
}

static bool window_opens(const char *hand, enum grog_reaction setting)
{
    struct play p;
    before_a_strike(&p, "seats 2", hand);
    p.game.table.reaction[1][0] = (uint8_t)setting;
    take(&p, 0, "strike High Cut, seat 1");
    bool open = !strcmp(grog_question(p.m, &p.game), "parry");
    assert_true(!open || p.game.asked == 2);
    end_play(&p);
    return open;
}

/* The opening must not tell: a hand with and a hand without a parry look alike. */
TEST(against_foes_a_window_opens_whatever_the_hand_holds)
{
    assert_true(window_opens("Parry", GROG_ASK_ME));
    assert_true(window_opens("Banner", GROG_ASK_ME));
    assert_true(window_opens("High Cut, Low Thrust", GROG_ASK_ME));
    assert_false(window_opens("", GROG_ASK_ME));            /* all can count to none */
}

TEST(always_opens_and_never_does_not)
{
    assert_true(window_opens("", GROG_ALWAYS));
    assert_true(window_opens("Parry", GROG_ALWAYS));
    assert_false(window_opens("Parry", GROG_NEVER));
}

static unsigned one_side(const struct grog_match *m, unsigned seat)
{
    (void)seat;
    return (1u << m->seats) - 1;
}

TEST(among_open_hands_a_window_opens_only_for_something_to_play)
{
    struct play p;
    struct grog_system together = duel_system;
    together.side = one_side;
    begin_with(&p, &together, &duel_cards, "seats 2, open 1", 1);
    assert_true(p.m->open_handed);
    lay_out(&p, ZONE_HAND, 1, "Banner, High Cut");
    assert_false(grog_opens(p.m, &p.game, ASK_PARRY, 1));
    lay_out(&p, ZONE_HAND, 1, "Banner, Parry");
    assert_true(grog_opens(p.m, &p.game, ASK_PARRY, 1));
    p.game.table.reaction[1][0] = GROG_NEVER;
    assert_false(grog_opens(p.m, &p.game, ASK_PARRY, 1));
    lay_out(&p, ZONE_HAND, 1, "");
    p.game.table.reaction[1][0] = GROG_ALWAYS;
    assert_true(grog_opens(p.m, &p.game, ASK_PARRY, 1));
    end_play(&p);
}

TEST(a_pass_is_always_offered_in_a_window_and_closes_it)
{
    struct play p;
    before_a_strike(&p, "seats 2", "Banner");
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(options_of(&p, 1)->n, 1);
    assert_int_equal(options_of(&p, 1)->at[0].verb, GROG_PASS);
    take(&p, 1, "pass");
    assert_string_equal(grog_question(p.m, &p.game), "take your turn");
    end_play(&p);
}

TEST(after_an_answer_the_window_opens_again)
{
    struct play p;
    before_a_strike(&p, "seats 2", "Parry, Parry, Banner");
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", "1 parry Parry", "1 parry Parry", NULL });
    assert_string_equal(grog_question(p.m, &p.game), "parry");
    assert_int_equal(options_of(&p, 1)->n, 1);
    take(&p, 1, "pass");
    assert_string_equal(grog_question(p.m, &p.game), "take your turn");
    end_play(&p);
}

TEST(a_window_goes_round_from_the_initiative_one_seat_at_a_time)
{
    for (uint8_t first = 0; first < 4; first++) {
        struct play p;
        before_a_strike(&p, "seats 4", "Banner");
        lay_out(&p, ZONE_HAND, 3, "Banner");
        p.game.initiative = first;
        take(&p, 0, "strike High Cut, seat 1");
        unsigned opener = first == 2 || first == 3 ? 3 : 1;
        assert_int_equal(p.game.asked, 1u << opener);
        take(&p, opener, "pass");
        assert_string_equal(grog_question(p.m, &p.game), "parry");
        assert_int_equal(p.game.asked, 1u << (4 - opener));
        take(&p, 4 - opener, "pass");
        assert_string_equal(grog_question(p.m, &p.game), "take your turn");
        end_play(&p);
    }
}

TEST(an_answer_lets_those_who_passed_speak_again)
{
    struct play p;
    before_a_strike(&p, "seats 4", "Banner");
    lay_out(&p, ZONE_HAND, 3, "Parry");
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", "1 pass", "3 parry Parry", NULL });
    assert_int_equal(p.game.asked, 1u << 1);
    end_play(&p);
}

TEST(a_resigned_seat_is_skipped_by_windows)
{
    struct play p;
    before_a_strike(&p, "seats 4", "Parry");
    lay_out(&p, ZONE_HAND, 3, "Parry");
    p.game.table.resigned = 1u << 1;
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.game.asked, 1u << 3);
    end_play(&p);
}

TEST(a_seat_that_resigns_in_its_window_lets_the_next_one_speak)
{
    struct play p;
    before_a_strike(&p, "seats 4", "Parry");
    lay_out(&p, ZONE_HAND, 3, "Parry");
    take(&p, 0, "strike High Cut, seat 1");
    grog_carry_out_act(p.m, &p.game, 1, (struct grog_option){ .verb = GROG_RESIGN }, NULL);
    assert_string_equal(grog_question(p.m, &p.game), "parry");
    assert_int_equal(p.game.asked, 1u << 3);
    assert_sound(&p);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_ability_is_heard_when_its_point_is_reached),
        IT(all_rows_of_an_ability_are_carried_out_in_order),
        IT(triggers_are_heard_by_point_first),
        IT(at_one_point_seats_are_heard_from_the_initiative_on),
        IT(abilities_of_nobodys_things_are_heard_last),
        IT(a_trigger_whose_thing_has_left_is_not_heard),
        IT(no_trigger_is_left_when_the_point_is_past),
        IT(against_foes_a_window_opens_whatever_the_hand_holds),
        IT(always_opens_and_never_does_not),
        IT(among_open_hands_a_window_opens_only_for_something_to_play),
        IT(a_pass_is_always_offered_in_a_window_and_closes_it),
        IT(after_an_answer_the_window_opens_again),
        IT(a_window_goes_round_from_the_initiative_one_seat_at_a_time),
        IT(an_answer_lets_those_who_passed_speak_again),
        IT(a_resigned_seat_is_skipped_by_windows),
        IT(a_seat_that_resigns_in_its_window_lets_the_next_one_speak),
    };
    return cmocka_run_group_tests_name("points", tests, NULL, NULL);
}
