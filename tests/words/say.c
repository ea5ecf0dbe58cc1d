/* SPDX-License-Identifier: MIT */
/* say.c -- a game in words: objects, options, questions, events, refusals, values, odds, the end. */
#include "wordy.h"

static struct talk t;
static struct play p;

static int setup(void **state)
{
    (void)state;
    begin_talk(&t, &duel_cards, "", 0);
    begin(&p, "", 1);
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    end_play(&p);
    end_talk(&t);
    return 0;
}

/* ---- names --------------------------------------------------------------- */

TEST(cards_short_and_long)
{
    grog_say_card(&t.s, card("High Cut"), GROG_SHORT, say(&t));
    SAYS(&t, "High Cut");
    grog_say_object(&t.s, &p.game, KIND_CARD, card("High Cut"), GROG_LONG, say(&t));
    SAYS(&t, "High Cut, a strike");
    grog_say_card(&t.s, card("Mud"), GROG_LONG, say(&t));
    SAYS(&t, "Mud, the weather");
}

TEST(seats_are_you_or_a_number_or_a_name)
{
    static const char *const names[GROG_SEATS_MAX] = { "Ada", "Bert" };
    grog_say_seat(&t.s, 0, say(&t));
    SAYS(&t, "you");
    grog_say_seat(&t.s, 1, say(&t));
    SAYS(&t, "seat 1");
    t.s.names = names;
    grog_say_seat(&t.s, 1, say(&t));
    SAYS(&t, "Bert");
    t.s.viewer = GROG_SPECTATOR;
    grog_say_seat(&t.s, 0, say(&t));
    SAYS(&t, "Ada");
}

TEST(cards_are_found_by_what_somebody_types)
{
    assert_int_equal(grog_card_called(&t.s, "high cut"), card("High Cut"));
    assert_int_equal(grog_card_called(&t.s, "FIELD"), card("Field Surgeon"));
    assert_int_equal(grog_card_called(&t.s, "high"), 0);            /* Cut or Guard? */
    assert_int_equal(grog_card_called(&t.s, ""), 0);
    assert_int_equal(grog_card_called(&t.s, "no such card"), 0);
}

/* Equal faces in play are counted from 1, single ones need no number, wherever they lie. */
TEST(things_with_one_face_have_numbers)
{
    no_guards(&p);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    grog_say_thing(&t.s, &p.game, ARRAY_STANDARD, 0, say(&t));
    SAYS(&t, "Banner");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 1);
    grog_say_thing(&t.s, &p.game, ARRAY_STANDARD, 1, say(&t));
    SAYS(&t, "Banner #2");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 1);
    grog_thing_free(&p.run, grog_ref(ARRAY_STANDARD, 0, grog_thing_of(p.m, &p.game, ARRAY_STANDARD, 0)->gen));
    grog_say_thing(&t.s, &p.game, ARRAY_STANDARD, 2, say(&t));
    SAYS(&t, "Banner #2");                              /* in the third slot */
    grog_thing_free(&p.run, grog_ref(ARRAY_STANDARD, 1, grog_thing_of(p.m, &p.game, ARRAY_STANDARD, 1)->gen));
    grog_say_thing(&t.s, &p.game, ARRAY_STANDARD, 2, say(&t));
    SAYS(&t, "Banner");
}

TEST(rows_and_marks)
{
    grog_say_row(&t.s, GROG_ROW_ZONE, ZONE_DISCARD, false, say(&t));
    SAYS(&t, "discards");
    grog_say_row(&t.s, GROG_ROW_ARRAY, ARRAY_STANDARD, true, say(&t));
    SAYS(&t, "standards");
    grog_say_mark(&t.s, &p.game, 0, 0, 0, 4, say(&t));
    SAYS(&t, "4 health");
}

/* ---- playing ------------------------------------------------------------- */

TEST(options)
{
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut, Banner");
    grog_say_option(&t.s, &p.game, option_of(&p, 0, "strike High Cut, seat 1"), GROG_SHORT, say(&t));
    SAYS(&t, "strike seat 1 with High Cut");
    grog_say_option(&t.s, &p.game, option_of(&p, 0, "raise Banner"), GROG_LONG, say(&t));
    SAYS(&t, "raise Banner. Banner, a standard (3 in the deck). Your side's strikes get +1.");
    grog_say_option(&t.s, &p.game, (struct grog_option){ .verb = GROG_RESIGN }, GROG_SHORT, say(&t));
    SAYS(&t, "give up");
    grog_say_option(&t.s, &p.game, (struct grog_option){ .verb = GROG_REACT, .actor = 1, .object = { GROG_NEVER } },
                    GROG_SHORT, say(&t));
    SAYS(&t, "pass for me at every \"parry\"");
}

TEST(questions_have_their_arguments_from_the_subject)
{
    grog_say_question(&t.s, &p.game, say(&t));
    SAYS(&t, "Lay a guard? A blow of its line will be stopped.");
    no_guards(&p);
    grog_say_question(&t.s, &p.game, say(&t));
    SAYS(&t, "It is your turn.");
    t.s.viewer = 1;
    grog_say_question(&t.s, &p.game, say(&t));
    SAYS(&t, "It is seat 0's turn.");
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "Parry");
    take(&p, 0, "strike High Cut, seat 1");
    grog_say_question(&t.s, &p.game, say(&t));
    SAYS(&t, "Seat 0 strikes you with High Cut, strength 2. Parry?");
    grog_say_option(&t.s, &p.game, (struct grog_option){ .verb = GROG_PASS }, GROG_SHORT, say(&t));
    SAYS(&t, "do not parry");
}

/* ---- abilities that ask -------------------------------------------------- */

static void hold(struct play *q, unsigned seat, const char *const *names)
{
    memset(q->duel.hand[seat], 0, sizeof q->duel.hand[seat]);
    for (; *names; names++)
        grog_put(&q->run, ZONE_HAND, seat, wordy(*names));
}
#define HOLD(q, seat, ...) hold(q, seat, (const char *const[]){ __VA_ARGS__, NULL })

/* The wordy cards, first turn; nobody has anything to react with. */
static void begin_wordy(struct play *q)
{
    begin_with(q, &duel_system, &wordy_cards, "", 1);
    no_guards(q);
    HOLD(q, 1, "High Cut");
    t.s.m = q->m;
}

static void end_wordy(struct play *q)
{
    t.s.m = t.m;
    end_play(q);
}

/* To the seat that is asked and to the other one. */
#define ASKS(q, expected, others) do { \
        grog_say_question(&t.s, &(q)->game, say(&t)); \
        SAYS(&t, expected); \
        t.s.viewer = 1 - t.s.viewer; \
        grog_say_question(&t.s, &(q)->game, say(&t)); \
        SAYS(&t, others); \
        t.s.viewer = 1 - t.s.viewer; \
    } while (0)

TEST(abilities_tell_what_is_paid_and_gained)
{
    struct play q;
    begin_wordy(&q);
    HOLD(&q, 0, "Anchor Swing", "Banner");
    q.duel.counter[0][1] = 3;
    take(&q, 0, "strike Anchor Swing, seat 1");
    ASKS(&q, "Anchor Swing: when you strike with this, you may lose 1 health to add 2 to the blow's strength (5 if you "
         "also spend 2 Nerve). Use it?", "Seat 0 may use Anchor Swing.");
    take(&q, 0, "use Anchor Swing");
    ASKS(&q, "Pay more for Anchor Swing: spend 2 Nerve to add 5 to the blow's strength (else 2)?",
         "Seat 0 may pay more for Anchor Swing.");
    end_wordy(&q);
}

TEST(what_is_discarded_for_a_card_and_whom_it_concerns)
{
    struct play q;
    begin_wordy(&q);
    HOLD(&q, 0, "High Cut", "Banner", "Rend");
    grog_thing_new(&q.run, ARRAY_STANDARD, wordy("Harbour Flag"), 0);
    take(&q, 0, "wait");
    take(&q, 0, "use Harbour Flag");
    ASKS(&q, "Discard a card for Harbour Flag: which?", "Seat 0 discards a card for Harbour Flag.");
    take(&q, 0, "discard Rend");
    ASKS(&q, "Pay more for Harbour Flag: discard another card to wound a foe for 2 (else 1)?",
         "Seat 0 may pay more for Harbour Flag.");
    take(&q, 0, "pay more for Harbour Flag");
    take(&q, 0, "discard Banner");
    ASKS(&q, "Harbour Flag: wound a foe for 2, put 1 Bleeding before that foe, then draw a card. Whom?",
         "Seat 0 chooses whom Harbour Flag concerns.");
    end_wordy(&q);
}

TEST(what_a_card_makes_somebody_do)
{
    struct play q;
    begin_wordy(&q);
    HOLD(&q, 0, "High Cut", "Banner");
    grog_thing_new(&q.run, ARRAY_STANDARD, wordy("Harbour Toll"), 1);
    take(&q, 0, "wait");
    ASKS(&q, "Harbour Toll makes you discard a card: which?", "Harbour Toll makes seat 0 discard a card.");
    take(&q, 0, "discard Banner");
    ASKS(&q, "Harbour Toll: who regains 1 health?", "Harbour Toll: seat 0 chooses who regains 1 health.");
    end_wordy(&q);
}

/* ---- what happened ------------------------------------------------------- */

TEST(events_as_the_viewer_may_see_them)
{
    struct grog_event e = { .kind = EVENT_DREW, .seen = 2, .object = { 1, card("Parry") } };
    grog_say_event(&t.s, &p.game, &e, say(&t));
    SAYS(&t, "Seat 1 draws a card.");
    t.s.viewer = 1;
    grog_say_event(&t.s, &p.game, &e, say(&t));
    SAYS(&t, "You draw Parry.");
    e = (struct grog_event){ .kind = EVENT_LAID, .seen = 1, .object = { 0, card("Low Guard") } };
    grog_say_event(&t.s, &p.game, &e, say(&t));
    SAYS(&t, "Seat 0 lays a guard face down.");
}

TEST(refusals_and_rules)
{
    grog_say_refusal(&t.s, "D-4.1", VERB_DRAW, say(&t));
    SAYS(&t, "you hold as many cards as you may, or there is none to draw (D-4.1)");
    grog_say_refusal(&t.s, "D-6.3", 0, say(&t));
    SAYS(&t, "who must discard chooses which cards (D-6.3)");
    grog_say_refusal(&t.s, "X-1", 0, say(&t));
    SAYS(&t, "the rule forbids it (X-1)");
    grog_say_refusal(&t.s, GROG_NO_CHOICE, VERB_DRAW, say(&t));
    SAYS(&t, "that is not a choice here");
    assert_true(grog_say_rule(&t.s, "d-2.3", say(&t)));
    assert_false(grog_say_rule(&t.s, "D-9.9", say(&t)));
    assert_string_equal(grog_rule_id(&t.s, 0), "D-1.1");
    assert_null(grog_rule_id(&t.s, 99));
}

/* ---- numbers ------------------------------------------------------------- */

TEST(values_with_their_reasons)
{
    struct grog_because because;
    struct grog_frame about = { .proc = PROC_STRIKE, .with = card("High Cut"), .target = 1 };
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Raised Lance"), 0);
    int is = grog_value(p.m, &p.game, VALUE_STRIKE, &about, &because);
    grog_say_value(&t.s, VALUE_STRIKE, is, &because, say(&t));
    SAYS(&t, "strike 3: base 0, Banner +1, Raised Lance +2");
}

TEST(odds_short_and_exact)
{
    struct grog_odds odds;
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "Wild Swing");
    struct grog_option o = option_of(&p, 0, "strike Wild Swing, seat 1");
    assert_int_equal(grog_odds(p.m, &p.game, 0, o, &odds), GROG_OK);
    grog_say_odds(&t.s, "strike", &odds, GROG_SHORT, say(&t));
    SAYS(&t, "hits 89%, else misses; if nobody parries");
    grog_say_odds(&t.s, "strike", &odds, GROG_LONG, say(&t));
    SAYS(&t, "misses 1/9 (11%), wounds for 1 8/9 (89%); if nobody parries");
    odds = (struct grog_odds){ .n = 1, .whole = 1000, .unknown = 999, .at = { { 1, 1 } } };
    grog_say_odds(&t.s, "strike", &odds, GROG_SHORT, say(&t));
    SAYS(&t, "hits under 1%, hits unless the guard stops it over 99%");
    odds = (struct grog_odds){ .n = 1, .whole = UINT64_MAX, .at = { { 0, UINT64_MAX } } };
    grog_say_odds(&t.s, "strike", &odds, GROG_SHORT, say(&t));
    SAYS(&t, "misses");
}

static void assert_odds(struct play *q, const char *option, const char *brief, const char *exactly)
{
    struct grog_odds odds;
    struct grog_option o = option_of(q, 0, option);
    assert_int_equal(grog_odds(q->m, &q->game, 0, o, &odds), GROG_OK);
    grog_say_odds(&t.s, "strike", &odds, GROG_SHORT, say(&t));
    SAYS(&t, brief);
    grog_say_odds(&t.s, "strike", &odds, GROG_LONG, say(&t));
    SAYS(&t, exactly);
}

TEST(odds_tell_what_is_not_used_and_what_is_still_to_be_chosen)
{
    struct play q;
    begin_wordy(&q);
    HOLD(&q, 0, "Anchor Swing", "Boat Hook");
    assert_odds(&q, "strike Anchor Swing, seat 1", "hits 56%, else misses; if nobody parries and nothing more is used",
                "misses 4/9 (44%), wounds for 1 5/9 (56%); if nobody parries and nothing more is used");
    assert_odds(&q, "strike Boat Hook, seat 1", "depends on a further choice 100%",
                "depends on a further choice 1/1 (100%)");
    struct grog_odds odds = { .n = 2, .whole = 100, .unknown = 60, .asked = 20, .declined = 1,
                              .at = { { 0, 30 }, { 1, 10 } } };
    grog_say_odds(&t.s, "strike", &odds, GROG_SHORT, say(&t));
    SAYS(&t, "hits 10%, hits unless the guard stops it 40%, depends on a further choice 20%, else misses; if nothing "
         "more is used");
    grog_say_odds(&t.s, "strike", &odds, GROG_LONG, say(&t));
    SAYS(&t, "misses 3/10 (30%), wounds for 1 1/10 (10%), hits unless the guard stops it 2/5 (40%), depends on a "
         "further choice 1/5 (20%); if nothing more is used");
    end_wordy(&q);
}

TEST(settings)
{
    grog_say_setup(&t.s, say(&t));
    SAYS(&t, "2 seats.\nEverybody begins with 4 health.\nThe last round is round 12.\nAllies see each other's "
          "hands.\n");
}

TEST(the_end)
{
    struct grog_result r = { .over = 1, .winners = 1, .lines = 2, .line = { { .amount = 3 }, { .seat = 1 } } };
    grog_say_result(&t.s, &r, say(&t));
    SAYS(&t, "You win.\nHealth: you 3, seat 1 0.\n");
    r.winners = 2;
    grog_say_result(&t.s, &r, say(&t));
    SAYS(&t, "Seat 1 wins; you lose.\nHealth: you 3, seat 1 0.\n");
    r.winners = 0;
    r.lines = 0;
    grog_say_result(&t.s, &r, say(&t));
    SAYS(&t, "Nobody wins.\n");
    r.over = 0;
    grog_say_result(&t.s, &r, say(&t));
    SAYS(&t, "The game is not over.\n");
}

TEST(the_outcome_needs_a_match_a_game_and_words_alone)
{
    struct grog_speaker s = { .words = t.s.words, .m = p.m, .viewer = GROG_SPECTATOR };
    grog_say_outcome(&s, &p.game, say(&t));
    SAYS(&t, "The game is not over.");
    p.game.over = 1;
    p.game.winners = 2;
    grog_say_outcome(&s, &p.game, say(&t));
    SAYS(&t, "Seat 1 wins.");
    s.viewer = 1;
    grog_say_outcome(&s, &p.game, say(&t));
    SAYS(&t, "You win.");
}

/* Whatever is said at any point of any game fits, and has no leftovers of a message. */
TEST(whole_games_can_be_said)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct grog_dice dice;
        struct play q;
        uint8_t bytes[GROG_SEED_BYTES];
        struct grog_log log = { .open = false };
        number_seed(seed, bytes);
        grog_dice_seed(&dice, bytes);
        begin(&q, "seats 4", seed);
        t.s.m = q.m;
        while (!q.game.over) {
            union grog_any_game view;
            grog_view(q.m, &q.game, 0, &view.game);
            grog_log_see(&log, q.m, &view.game);
            grog_say_question(&t.s, &view.game, say(&t));
            assert_null(strpbrk(t.room, "{}|"));
            step(&q, &dice);
            grog_view(q.m, &q.game, 0, &view.game);
            grog_log_see(&log, q.m, &view.game);
            for (uint32_t i = 0; i < heard.n; i++) {
                grog_log_feed(&log, &t.s, &view.game, &heard.at[i], say(&t));
                assert_null(strpbrk(t.room, "{}|/"));
            }
        }
        t.s.m = t.m;
        end_play(&q);
    }
}

#define TALKS(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TALKS(cards_short_and_long), TALKS(seats_are_you_or_a_number_or_a_name),
        TALKS(cards_are_found_by_what_somebody_types), TALKS(things_with_one_face_have_numbers), TALKS(rows_and_marks),
        TALKS(options), TALKS(questions_have_their_arguments_from_the_subject),
        TALKS(abilities_tell_what_is_paid_and_gained), TALKS(what_is_discarded_for_a_card_and_whom_it_concerns),
        TALKS(what_a_card_makes_somebody_do), TALKS(events_as_the_viewer_may_see_them),
        TALKS(refusals_and_rules), TALKS(the_outcome_needs_a_match_a_game_and_words_alone),
        TALKS(values_with_their_reasons), TALKS(odds_short_and_exact),
        TALKS(odds_tell_what_is_not_used_and_what_is_still_to_be_chosen), TALKS(settings),
        TALKS(the_end), TALKS(whole_games_can_be_said),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
