/* SPDX-License-Identifier: MIT */
/* run.c -- how procedures stop and go on; each test puts one of its own in the place of "wait". */
#include "support.h"

enum { LABEL_A = 1, LABEL_B };
static const struct grog_step asks[] = { { "begin", 0, 0, 0 }, [LABEL_A] = { "a", 0, GROG_FOR_ANSWER, 0 } };
static const struct grog_step calls[] = {
    { "begin", 0, 0, 0 }, [LABEL_A] = { "a", 0, GROG_FOR_PROC, 0 }, [LABEL_B] = { "b", 0, GROG_FOR_ANSWER, 0 },
};
static struct { int a, b, c; uint8_t rolled[GROG_POOL_MAX]; } noted;

/* To seat 0's turn, where it waits. */
static void wait_with(struct play *p, grog_proc_fn *run, const struct grog_step *step, uint8_t steps)
{
    memset(&noted, 0, sizeof noted);
    begin_with(p, duel_with_wait(run, step, steps), &duel_cards, "seats 2", 1);
    no_guards(p);
    take(p, 0, "wait");
}

static enum grog_flow ask_nobody(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    noted.a = 1;
    ASK(LABEL_A, ASK_MEND, 0);
    noted.b = r->answer.seat;
    noted.c = r->answer.option.verb;
    END;
}

TEST(a_question_to_nobody_goes_on_at_once)
{
    struct play p;
    wait_with(&p, ask_nobody, asks, GROG_COUNT(asks));
    assert_int_equal(noted.a, 1);
    assert_int_equal(noted.b, GROG_NOBODY);
    assert_int_equal(noted.c, 0);
    assert_string_equal(grog_question(p.m, &p.game), "take your turn");
    assert_int_equal(p.game.asked, 2);
    end_play(&p);
}

static enum grog_flow ask_one(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    f->local[0] = 77;
    ASK(LABEL_A, ASK_MEND, 3);
    noted.a = r->answer.seat;
    noted.b = r->answer.option.object[0];
    noted.c = f->local[0];
    END;
}

TEST(the_answer_and_the_frame_are_there_behind_the_label)
{
    struct play p;
    wait_with(&p, ask_one, asks, GROG_COUNT(asks));
    assert_int_equal(p.game.asked, 3);
    assert_sound(&p);
    take(&p, 1, "mend seat 1");
    assert_int_equal(noted.a, 1);
    assert_int_equal(noted.b, 1);
    assert_int_equal(noted.c, 77);
    end_play(&p);
}

TEST(a_question_is_not_put_to_those_who_resigned)
{
    struct play p;
    memset(&noted, 0, sizeof noted);
    begin_with(&p, duel_with_wait(ask_one, asks, GROG_COUNT(asks)), &duel_cards, "seats 2", 1);
    no_guards(&p);
    p.game.table.resigned = 2;
    take(&p, 0, "wait");
    assert_int_equal(p.game.asked, 1);
    end_play(&p);
}

static enum grog_flow call_and_count(struct grog_run *r, struct grog_frame *f)
{
    int16_t *down = &f->local[0], *sum = &f->local[1];
    BEGIN;
    if (*down == 0 && f->actor == 0)
        *down = 5;                                          /* called by the duel */
    if (*down > 1) {
        CALL(LABEL_A, .proc = f->proc, .seat = f->seat, .actor = 1, .local = { (int16_t)(*down - 1) });
        *sum = (int16_t)r->result;
    }
    r->result = *sum + *down;
    noted.a = r->result;
    END;
}

TEST(a_call_gives_back_a_result)
{
    struct play p;
    wait_with(&p, call_and_count, calls, GROG_COUNT(calls));
    assert_int_equal(noted.a, 5 + 4 + 3 + 2 + 1);
    end_play(&p);
}

static enum grog_flow roll_five(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    ROLL(LABEL_A, 6, 5);
    memcpy(noted.rolled, r->rolled, sizeof noted.rolled);
    noted.a = r->barrier;
    END;
}

TEST(a_pool_of_dice_is_read_highest_first_and_sets_a_barrier)
{
    struct play p;
    memset(&noted, 0, sizeof noted);
    begin_with(&p, duel_with_wait(roll_five, calls, GROG_COUNT(calls)), &duel_cards, "seats 2", 1);
    no_guards(&p);
    RIG(&p, 3, 6, 1, 4, 4);
    take(&p, 0, "wait");
    static const uint8_t wanted[] = { 6, 4, 4, 3, 1 };
    assert_memory_equal(noted.rolled, wanted, 5);
    assert_int_equal(noted.a, 1);
    assert_int_equal(p.game.table.since, 0);
    end_play(&p);
}

static enum grog_flow roll_none(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    ROLL(LABEL_A, 6, 0);
    noted.a++;
    ROLL(LABEL_B, 255, GROG_POOL_MAX);
    for (unsigned i = 1; i < GROG_POOL_MAX; i++)
        assert_true(r->rolled[i - 1] >= r->rolled[i] && r->rolled[i] >= 1);
    noted.a++;
    END;
}

TEST(no_dice_and_the_largest_pool_can_be_rolled)
{
    struct play p;
    wait_with(&p, roll_none, calls, GROG_COUNT(calls));
    assert_int_equal(noted.a, 2);
    end_play(&p);
}

enum { DEEP = GROG_FRAMES - 2 };                            /* below it: the game and the turn */

static enum grog_flow dive(struct grog_run *r, struct grog_frame *f)
{
    BEGIN;
    if (r->g->depth < GROG_FRAMES) {
        CALL(LABEL_A, .proc = f->proc, .seat = f->seat, .local = { (int16_t)(f->local[0] + 1) });
        noted.b++;
        assert_int_equal(r->result, f->local[0] + 1);
    } else {
        ASK(LABEL_B, ASK_MEND, 1);
    }
    r->result = f->local[0];
    END;
}

TEST(procedures_may_nest_as_deep_as_there_are_frames)
{
    struct play p;
    wait_with(&p, dive, calls, GROG_COUNT(calls));
    assert_int_equal(p.game.depth, GROG_FRAMES);
    assert_int_equal(p.game.frame[GROG_FRAMES - 1].local[0], DEEP - 1);
    take(&p, 0, "mend seat 0");
    assert_int_equal(noted.b, DEEP - 1);
    end_play(&p);
}

TEST(a_popped_frame_is_zero)
{
    struct play p;
    static const struct grog_frame none;
    wait_with(&p, dive, calls, GROG_COUNT(calls));
    take(&p, 0, "mend seat 0");
    assert_int_equal(p.game.depth, 2);
    for (unsigned i = p.game.depth; i < GROG_FRAMES; i++)
        assert_memory_equal(&p.game.frame[i], &none, sizeof none);
    end_play(&p);
}

TEST(an_ended_game_has_no_frame_and_asks_nobody)
{
    struct play p;
    struct grog_dice dice = { .key = { 3 } };
    static const struct grog_frame none;
    begin(&p, "seats 2", 1);
    while (!p.game.over)
        step(&p, &dice);
    assert_int_equal(p.game.depth + p.game.asked + p.game.question + p.game.triggers, 0);
    for (unsigned i = 0; i < GROG_FRAMES; i++)
        assert_memory_equal(&p.game.frame[i], &none, sizeof none);
    assert_int_equal(options_of(&p, 0)->n, 0);
    assert_sound(&p);
    end_play(&p);
}

/* ---- taking -------------------------------------------------------------- */

TEST(what_is_not_offered_is_refused_and_changes_nothing)
{
    struct play p;
    begin(&p, "seats 2", 1);
    struct grog_dice dice = { .key = { 8 } };
    for (unsigned k = 0; k < 20000; k++) {
        struct duel before = p.duel;
        uint32_t a = grog_dice_word(&dice), b = grog_dice_word(&dice);
        struct grog_option o = { (uint8_t)(a % 12), (uint8_t)(a >> 8 & 1),
                                 { (uint16_t)(b & 15), (uint16_t)(b >> 8 & 1), (uint16_t)(b >> 16 & 1) } };
        unsigned seat = a >> 30;
        const struct grog_options *list = options_of(&p, seat);
        bool is_offered = false;
        for (uint32_t i = 0; i < list->n; i++)
            is_offered |= grog_same_option(list->at[i], o);
        enum grog_status status = grog_take(p.m, &p.game, seat, o, NULL);
        assert_int_equal(status, is_offered ? GROG_OK : GROG_REFUSED);
        if (!is_offered)
            assert_memory_equal(&before, &p.duel, sizeof before);
        if (p.game.over) {
            uint8_t seed[GROG_SEED_BYTES];
            number_seed(k, seed);
            grog_start(p.m, &p.game, seed, NULL);
        }
    }
    end_play(&p);
}

TEST(a_forbidden_candidate_is_told_by_its_rule)
{
    struct play p;
    begin(&p, "seats 4", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    struct grog_option at_foe = option_of(&p, 0, "strike High Cut, seat 1"), at_ally = at_foe;
    at_ally.object[1] = 2;
    assert_null(grog_why_not(p.m, &p.game, 0, at_foe));
    assert_string_equal(grog_why_not(p.m, &p.game, 0, at_ally), "D-3.1");
    assert_int_equal(grog_take(p.m, &p.game, 0, at_ally, NULL), GROG_REFUSED);
    assert_string_equal(grog_why_not(p.m, &p.game, 1, at_foe), GROG_NO_CHOICE);
    end_play(&p);
}

TEST(what_is_allowed_in_one_way_is_allowed)
{
    const struct grog_option o = grog_option(GROG_PASS, 0, 1, 2, 3), other = grog_option(GROG_PASS, 0, 1, 2, 4);
    const grog_rule ways[][2] = { { 7, 0 }, { 0, 7 } };
    for (unsigned i = 0; i < GROG_COUNT(ways); i++) {
        struct grog_list l = { .seek = true, .wanted = o };
        grog_offer(&l, o, ways[i][0]);
        grog_offer(&l, other, 8);
        grog_offer(&l, o, ways[i][1]);
        assert_true(l.found);
        assert_int_equal(l.refusal, 0);
    }
    struct grog_list l = { .seek = true, .wanted = o };
    grog_offer(&l, o, 7);
    grog_offer(&l, o, 9);
    assert_int_equal(l.refusal, 7);
}

TEST(same_seed_and_choices_give_the_same_bytes)
{
    for (uint64_t seed = 0; seed < 10; seed++) {
        struct play p, q;
        struct grog_dice a = { .key = { 4 } }, b = { .key = { 4 } };
        begin(&p, "seats 4", seed);
        begin(&q, "seats 4", seed);
        while (!p.game.over) {
            step(&p, &a);
            step(&q, &b);
            assert_true(same_game(&p, &q.game));
        }
        end_play(&p);
        end_play(&q);
    }
}

TEST(scripted_dice_fall_as_they_are_told_and_then_by_chance)
{
    static const uint8_t pips[] = { 2, 6, 5 };
    struct play p;
    uint32_t used;
    begin(&p, "seats 2", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "");
    struct grog_option o = option_of(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(grog_take_with_dice(p.m, &p.game, 0, o, &heard, pips, 3, &used), GROG_OK);
    assert_int_equal(used, 2);
    assert_true(heard_event(&p, "rolls: seat 0, 6, 2, 7 8"));
    assert_int_equal(grog_take_with_dice(p.m, &p.game, 0, o, &heard, pips, 3, &used), GROG_REFUSED);
    assert_int_equal(used, 0);
    end_play(&p);
}

TEST(what_the_rules_use_is_noted)
{
    struct play p;
    static struct grog_reached reached;
    uint8_t seed[GROG_SEED_BYTES];
    begin(&p, "seats 2", 1);
    grog_seed_from_number(1, seed);
    grog_start_noting(p.m, &p.game, seed, NULL, &reached);
    assert_true(grog_in(reached.step[PROC_GAME], 0));
    assert_true(grog_in(reached.question, p.game.question));
    assert_false(grog_in(reached.step[PROC_STRIKE], 0));
    assert_false(grog_in(reached.question, ASK_TURN));
    for (unsigned s = 0; s < 2; s++)
        grog_take_noting(p.m, &p.game, s, option_of(&p, s, "stand open"), NULL, &reached);
    assert_true(grog_in(reached.question, ASK_TURN));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_the_rules_use_is_noted),
        IT(a_question_to_nobody_goes_on_at_once),
        IT(the_answer_and_the_frame_are_there_behind_the_label),
        IT(a_question_is_not_put_to_those_who_resigned),
        IT(a_call_gives_back_a_result),
        IT(a_pool_of_dice_is_read_highest_first_and_sets_a_barrier),
        IT(no_dice_and_the_largest_pool_can_be_rolled),
        IT(procedures_may_nest_as_deep_as_there_are_frames),
        IT(a_popped_frame_is_zero),
        IT(an_ended_game_has_no_frame_and_asks_nobody),
        IT(what_is_not_offered_is_refused_and_changes_nothing),
        IT(a_forbidden_candidate_is_told_by_its_rule),
        IT(what_is_allowed_in_one_way_is_allowed),
        IT(same_seed_and_choices_give_the_same_bytes),
        IT(scripted_dice_fall_as_they_are_told_and_then_by_chance),
    };
    return cmocka_run_group_tests_name("run", tests, NULL, NULL);
}
