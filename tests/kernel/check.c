/* SPDX-License-Identifier: MIT */
/* check.c -- each invariant of a game at rest, damaged, is told by name. */
#include "support.h"

/* In the middle of a strike: game, turn, strike and point are half done, seat 1 may parry. */
static void in_a_strike(struct play *p)
{
    begin(p, "seats 2", 1);
    take(p, 1, "lay High Guard");
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, "High Cut, Parry");
    lay_out(p, ZONE_HAND, 1, "Parry, Banner");
    take(p, 0, "strike High Cut, seat 1");
    grog_thing_new(&p->run, ARRAY_STANDARD, card("Trophy"), 0);
    assert_int_equal(p->game.depth, 4);
    assert_sound(p);
}

/* After this damage grog_check says so, and without it nothing. */
#define BROKEN(damage, wanted) do {                                         \
        struct play p;                                                      \
        in_a_strike(&p);                                                    \
        damage;                                                             \
        const char *told = grog_check(p.m, &p.game);                        \
        if (!told || strcmp(told, wanted) != 0)                             \
            fail_msg("told '%s', not '%s'", told ? told : "nothing", wanted); \
        end_play(&p);                                                       \
    } while (0)

TEST(a_number_out_of_its_bounds)
{
    BROKEN(p.duel.health[1] = 10, "health");
    BROKEN(p.game.dice.left = 17, "dice.left");
    BROKEN(p.game.over = 2, "over");
    BROKEN(p.game.depth = GROG_FRAMES + 1, "depth");
    BROKEN(p.game.triggers = GROG_TRIGGERS + 1, "triggers");
    BROKEN(p.game.table.reaction[1][0] = 3, "reaction");
    BROKEN(p.game.table.reaction[5][31] = 3, "reaction");
    BROKEN(p.game.broken = GROG_PILE_FULL + 1, "broken");
    BROKEN(p.game.broken = GROG_TOO_DEEP, "broken");                    /* and goes on */
    BROKEN(p.game.breaker = 1, "broken");
    BROKEN(p.duel.guard[0].thing.gen = GROG_GENERATIONS, "gen");
    BROKEN(p.duel.standard[0].spare = 1, "spare");
}

TEST(a_pile_that_cannot_be)
{
    BROKEN(p.duel.deck[0] = DECK_ROOM + 1, "deck");
    BROKEN(p.duel.deck[1] = 0, "deck");
    BROKEN(p.duel.deck[1] = 999, "deck");
    BROKEN(p.duel.discard[DECK_ROOM] = card("Parry"), "discard");       /* its tail */
    BROKEN((p.duel.hand[3][0] = 1, p.duel.hand[3][1] = card("Parry")), "hand");     /* nobody sits there */
    BROKEN((p.duel.hand[1][1] = card("Banner"), p.duel.hand[1][2] = card("Parry")), "a set that is not sorted");
}

TEST(a_thing_that_cannot_be)
{
    BROKEN(p.duel.standard[0].thing.card = 999, "standard");
    BROKEN(p.duel.standard[0].thing.owner = 2, "standard");
    BROKEN(p.duel.guard[0].thing.card = 0, "guard");                    /* face down, but no card */
    BROKEN(p.duel.standard[4].thing.card = card("Banner"), "unused bytes that are not zero");
    BROKEN(p.duel.standard[2] = p.duel.standard[0], "a thing behind a slot that was never used");
    BROKEN(p.duel.standard[2].thing.gen = 1, "a thing behind a slot that was never used");
    BROKEN(p.duel.standard[4].rounds = 1, "unused bytes that are not zero");
}

TEST(a_table_that_cannot_be)
{
    BROKEN(p.game.match[0] ^= 1, "a game of another match");
    BROKEN(p.game.asked = 1u << 2, "a seat that is not at the table");
    BROKEN(p.game.winners = 1u << 2, "a seat that is not at the table");
    BROKEN(p.game.table.resigned = 1u << 2, "a seat that is not at the table");
    BROKEN(p.game.table.acted = 1u << 2, "a seat that is not at the table");
    BROKEN(p.game.initiative = 2, "a seat that is not at the table");
    BROKEN((p.game.table.undo_wait = 1u << 2, p.game.table.undo_by = 1), "a seat that is not at the table");
    BROKEN((p.game.table.undo_wait = 1, p.game.table.undo_by = 3), "a seat that is not at the table");
    BROKEN(p.game.table.resigned = 1u << 1, "a question to a seat that has resigned");
    BROKEN(p.game.table.undo_wait = 1, "undo_wait");
    BROKEN(p.game.table.undo_by = 1, "undo_wait");
    BROKEN(p.game.table.person[0] = 2, "person");
}

TEST(unused_bytes_that_are_not_zero)
{
    BROKEN(p.game.frame[10].local[3] = 1, "unused bytes that are not zero");
    BROKEN(p.game.trigger[0].seat = 1, "unused bytes that are not zero");
    BROKEN((p.game.dice.left = 3, p.game.dice.block[0] = 7), "unused bytes that are not zero");
    BROKEN(p.game.depth = 3, "unused bytes that are not zero");
}

TEST(frames_that_do_not_fit_together)
{
    BROKEN(p.game.frame[0].proc = PROC_TURN, "no root procedure");
    BROKEN(p.game.question = 0, "no question");
    BROKEN(p.game.asked = 0, "no question");
    BROKEN(p.game.question = 99, "no question");
    BROKEN(p.game.frame[1].proc = 99, "a frame that waits for something else");
    BROKEN(p.game.frame[2].proc = 99, "a frame that was called by nobody");
    BROKEN(p.game.frame[1].step = 99, "a frame that is not of its procedure");
    BROKEN(p.game.frame[1].local[0] = 1, "a frame that is not of its procedure");
    BROKEN(p.game.frame[0].local[1] = 99, "a frame that is not of its procedure");
    BROKEN(p.game.frame[1].pending[0] = 1, "a frame that is not of its procedure");
    BROKEN(p.game.frame[2].pending[0] = 100, "a frame that is not of its procedure");
    BROKEN(p.game.frame[1].subject = 2, "a frame that is not of its procedure");
    BROKEN(p.game.frame[1].seat = 2, "a frame of no seat");
    BROKEN(p.game.frame[3].subject = 0, "a point or trigger");
    BROKEN(p.game.frame[3].local[0] = POINTS, "a point or trigger");
    BROKEN(p.game.frame[3].local[1] = 1 << 2, "a point or trigger");
    BROKEN(p.game.frame[2].target = 2, "a frame's object");
    BROKEN(p.game.frame[2].with = 999, "a frame's object");
    BROKEN(p.game.frame[2].actor = 1, "a frame's object");
    BROKEN(p.game.frame[1].step = 1, "a frame at a step where it cannot rest");
    BROKEN(p.game.frame[3].step = 1, "a frame at a step where it cannot rest");
    BROKEN(p.game.frame[3].local[0] = POINT_WOUNDED, "a window that is not its point's");
    BROKEN(p.game.question = 1, "a window that is not its point's");
    BROKEN(p.game.frame[2].proc = PROC_TURN, "a frame that was called by nobody");
}

TEST(a_frame_that_waits_for_another_procedure)
{
    struct play p;
    begin(&p, "seats 2", 1);
    no_guards(&p);
    p.game.question = 1;                                /* a turn waits for the question about the turn */
    assert_string_equal(grog_check(p.m, &p.game), "a frame that waits for something else");
    end_play(&p);
}

TEST(a_trigger_that_cannot_be)
{
    static const struct grog_trigger good = { .point = POINT_WOUNDED, .seat = 0, .ability = 0 };
    static const struct grog_trigger bad[] = {
        { .point = 0 }, { .point = POINTS }, { .point = POINT_WOUNDED, .ability = 99 },
        { .point = POINT_STRUCK, .ability = 0 }, { .point = POINT_WOUNDED, .seat = 4 },
    };
    struct play p;
    in_a_strike(&p);
    p.game.triggers = 1;
    p.game.trigger[0] = good;
    assert_sound(&p);
    for (unsigned i = 0; i < GROG_COUNT(bad); i++) {
        p.game.trigger[0] = bad[i];
        assert_string_equal(grog_check(p.m, &p.game), "a trigger");
    }
    end_play(&p);
}

TEST(an_ended_game_that_goes_on)
{
    BROKEN(p.game.over = 1, "an ended game that goes on");
}

TEST(what_only_the_system_knows)
{
    BROKEN(p.duel.health[4] = 1, "health of a seat that is not at the table");
    BROKEN(p.duel.health[1] = 0, "a question to a seat that is out");
    BROKEN(p.game.frame[2].with = card("Parry"), "a procedure about the wrong thing");
}

static void list_nothing(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat, (void)l;
}

TEST(a_question_without_an_answer)
{
    struct play p;
    struct grog_system mute = duel_system;
    struct grog_question questions[16];
    memcpy(questions, duel_system.questions, duel_system.n_questions * sizeof *questions);
    questions[1].list = list_nothing;
    mute.questions = questions;
    begin_with(&p, &mute, &duel_cards, "seats 2", 1);
    assert_string_equal(grog_check(p.m, &p.game), "a question without an answer");
    end_play(&p);
}

TEST(every_step_of_random_games_is_sound_and_canonical)
{
    static const char *const setups[] = { "seats 2", "seats 4", "seats 4, open 0, weather Mud", "seats 3" };
    struct grog_dice dice = { .key = { 99 } };
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct play p, same;
        begin(&p, setups[seed % 4], seed);
        for (;;) {
            assert_sound(&p);
            grog_canonical(p.m, &p.game, &same.game);
            assert_true(same_game(&p, &same.game));
            if (p.game.over)
                break;
            step(&p, &dice);
        }
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_number_out_of_its_bounds),
        IT(a_pile_that_cannot_be),
        IT(a_thing_that_cannot_be),
        IT(a_table_that_cannot_be),
        IT(unused_bytes_that_are_not_zero),
        IT(frames_that_do_not_fit_together),
        IT(a_frame_that_waits_for_another_procedure),
        IT(a_trigger_that_cannot_be),
        IT(an_ended_game_that_goes_on),
        IT(what_only_the_system_knows),
        IT(a_question_without_an_answer),
        IT(every_step_of_random_games_is_sound_and_canonical),
    };
    return cmocka_run_group_tests_name("check", tests, NULL, NULL);
}
