/* SPDX-License-Identifier: MIT */
/* hn_shot.c -- the sequence of a shot; suppressive fire, snipers, two dice, frightening shots. */
#include "firing.h"

#include "kernel/square.h"

#include "heroes/shot.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

TEST(die_and_bonus_less_penalties_against_the_defence)
{
    RULE("HN-FIR-13");
    RULE("HN-FIR-14");
    RULE("HN-CTR-13");
    RULE("HN-SEQ-08");
    RULE("HN-SEQ-14");
    struct play p;
    battle(&p, ". . t . . . . . t\n"
               ". . . . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "I1");
    put(&p, "Red Leader", "I2");
    p.hn.unit[us].suppressed = 1;
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 6, 3, 7);     /* 6 + 2 - 2 - 2 - 1; 6 + 1 */
    assert_true(told(&p, "misses: Blue Rifles/1, Red Rifles/2"));
    p.hn.unit[us].suppressed = 0;
    p.hn.unit[us].place = (uint16_t)place("D1");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 4, 6, 7);     /* one too few */
    assert_false(p.hn.unit[them].flags & UNIT_TURNED);
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 5, 7, 7);     /* just enough */
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

TEST(what_counts_is_told_and_adds_up)
{
    RULE("HN-SEQ-14");
    struct play p;
    battle(&p, ". t . . . . . . .\n"
               ". . . . . . . . .");
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "I1");
    p.hn.unit[us].suppressed = 1;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 3, 6, 6);     /* 3 + 8 - 2 - 1 - 2 */
    int sum = 3;
    for (uint32_t i = 0; i < p.heard.n; i++)
        sum += p.heard.at[i].kind == TOLD_COUNTS ? p.heard.at[i].amount : 0;
    assert_int_equal(sum, 6);
    end_play(&p);
}

/* What is no card's has its reason, each its own. */
TEST(what_counts_says_why)
{
    RULE("HN-SPR-01");
    RULE("HN-FIR-08");
    RULE("HN-TER-08");
    struct play p;
    int by[REASONS] = { 0 };
    battle(&p, ". t . . . . . . .\n"
               ". . . . . . . . .");
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "I1");
    p.hn.unit[us].suppressed = 1;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 3, 6, 6);
    for (uint32_t i = 0; i < p.heard.n; i++)
        if (p.heard.at[i].kind == TOLD_COUNTS && !p.heard.at[i].object[0])
            by[p.heard.at[i].object[1]] += p.heard.at[i].amount;
    assert_int_equal(by[REASON_NONE], 0);
    assert_int_equal(by[REASON_MARKERS], -2);
    assert_int_equal(by[REASON_RANGE], -2);
    assert_int_equal(by[REASON_LINE], -1);
    assert_int_equal(by[REASON_SUPPRESSIVE], 4);
    end_play(&p);
}

TEST(each_marker_takes_two_from_the_final_result)
{
    RULE("HN-SPR-01");
    RULE("HN-SPR-02");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    p.hn.unit[us].suppressed = 2;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2", 5, 5, 6);       /* 5 + 4 - 4 */
    p.hn.unit[us].suppressed = 1;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 1, 7, 6); /* 1 + 8 - 2: not doubled */
    end_play(&p);
}

/* ---- suppressive fire ---------------------------------------------------------------------------------- */

TEST(suppressive_fire)
{
    RULE("HN-ABL-114");
    RULE("HN-ABL-115");
    RULE("HN-ABL-116");
    RULE("HN-ABL-117");
    RULE("HN-ABL-118");
    RULE("HN-ABL-119");
    RULE("HN-SEQ-07");
    RULE("HN-SEQ-12");
    struct play p;
    battle(&p, ". . . . t . . . . . . .\n"
               ". . . . . . . . . . . .");
    unsigned us = put(&p, "Blue Gunners", "A1"), them = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L2");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 1);
    assert_true(told(&p, "fires: Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2 0"));
    assert_rolled(&p, 9, 7);                            /* 1 + 2 x 4 against 6 + 1 */
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    assert_false(p.hn.unit[them].flags & UNIT_TURNED);
    p.hn.unit[us].flags = 0;
    p.hn.unit[them].suppressed = 7;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 6, 14, 7);     /* twice, and no kill */
    assert_int_equal(p.hn.unit[them].suppressed, 9);
    assert_true(is_out_there(&p.hn.unit[them]));
    p.hn.unit[us].suppressed = 2;
    fires(&p, us, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2", 2, 6, 7);
    assert_int_equal(p.hn.unit[them].suppressed, 9);
    end_play(&p);
}

TEST(only_who_has_it_fires_suppressively)
{
    RULE("HN-ABL-114");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    activate(&p, us);
    assert_false(offered(&p, "fire Blue Rifles/1, Rifles, suppressive, Red Rifles/2"));
    end_play(&p);
}

TEST(a_card_s_bonus_is_doubled_too)
{
    RULE("HN-ABL-115");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "E1");
    holds(&p, 0, "Blue Steady");
    its_turn(&p, us);
    take(&p, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2");
    assert_question(&p, "shot");
    TAKE(&p, "play Blue Steady", 1);
    assert_rolled(&p, 11, 6);                           /* 1 + 2 x (4 + 1) */
    end_play(&p);
}

/* ---- snipers ----------------------------------------------------------------------------------------------- */

struct sniped { uint8_t die, suppressed, markers; bool hit; };

TEST(the_sniper_s_table)
{
    RULE("HN-ABL-105");
    RULE("HN-ABL-106");
    RULE("HN-ABL-108");
    RULE("HN-ABL-109");
    RULE("HN-ABL-110");
    RULE("HN-ABL-111");
    static const struct sniped as[] = {
        { 1, 0, 0, false }, { 2, 0, 1, false }, { 3, 0, 1, false }, { 4, 0, 0, true },
        { 5, 0, 0, true }, { 6, 0, 1, true }, { 4, 1, 1, false }, { 2, 3, 0, false },
    };
    for (unsigned i = 0; i < GROG_COUNT(as); i++) {
        struct play p;
        battle(&p, ". . . . . . . . . H\n"              /* cover and range do not matter */
                   ". . . . . . . . . .");
        unsigned us = put(&p, "Blue Sniper", "A1"), them = put(&p, "Red Rifles", "J1");
        put(&p, "Red Leader", "J2");
        p.hn.unit[us].suppressed = as[i].suppressed;
        fires(&p, us, "fire Blue Sniper/1, Scoped Rifle, sniper, Red Rifles/2", as[i].die,
              as[i].die - 2 * as[i].suppressed, 4);
        assert_int_equal(p.hn.unit[them].suppressed, as[i].markers);
        assert_int_equal(p.hn.unit[them].flags & UNIT_TURNED, as[i].hit);
        end_play(&p);
    }
}

TEST(obstacles_are_taken_from_the_sniper_s_roll)
{
    RULE("HN-ABL-106");
    struct play p;
    battle(&p, ". . f . .\n"
               ". . . . .");
    unsigned us = put(&p, "Blue Sniper", "A1"), them = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "A2");
    fires(&p, us, "fire Blue Sniper/1, Scoped Rifle, sniper, Red Rifles/2", 5, 3, 4);
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    end_play(&p);
}

TEST(a_six_marks_nobody_who_is_gone)
{
    RULE("HN-ABL-111");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Sniper", "A1"), them = put(&p, "Red Leader", "E1");
    put(&p, "Red Rifles", "L4");
    fires(&p, us, "fire Blue Sniper/1, Scoped Rifle, sniper, Red Leader/2", 6, 6, 4);
    assert_false(p.hn.unit[them].thing.live);
    assert_int_equal(told_at(&p, "is suppressed:"), -1);
    end_play(&p);
}

TEST(snipers_aim_at_infantry)
{
    RULE("HN-ABL-107");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Sniper", "A1");
    put(&p, "Red Car", "E1");
    activate(&p, us);
    assert_refused(&p, "fire Blue Sniper/1, Scoped Rifle, sniper, Red Car/2", "HN-ABL-107");
    assert_true(offered(&p, "fire Blue Sniper/1, Scoped Rifle, plain, Red Car/2"));
    end_play(&p);
}

/* ---- dice, and a miss ------------------------------------------------------------------------------------ */

TEST(two_dice_and_the_higher)
{
    RULE("HN-ABL-41");
    RULE("HN-SEQ-13");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Hero", "A1");
    put(&p, "Red Rifles", "C1");
    put(&p, "Red Leader", "L4");
    activate(&p, us);
    TAKE(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/2", 1, 3);
    assert_rolled(&p, 5, 6);                            /* 3 + 2 */
    end_play(&p);
}

TEST(a_frightening_miss)
{
    RULE("HN-ABL-44");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Loader", "A1"), them = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    fires(&p, us, "fire Blue Loader/1, Shouting Gun, plain, Red Rifles/2", 4, 5, 6);
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    fires(&p, us, "fire Blue Loader/1, Shouting Gun, plain, Red Rifles/2", 5, 6, 6);       /* a hit is a result */
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

TEST(a_miss_need_not_frighten)
{
    RULE("HN-ABL-44");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Loader", "A1"), them = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Loader/1, Shouting Gun, plain, Red Rifles/2", 4);
    assert_question(&p, "frightening shot");
    take(&p, "do without");
    assert_int_equal(p.hn.unit[them].suppressed, 0);
    p.game.table.reaction[0][WINDOW_FRIGHTEN - 1] = GROG_NEVER;     /* a setting answers it: it is done */
    its_turn(&p, us);
    TAKE(&p, "fire Blue Loader/1, Shouting Gun, plain, Red Rifles/2", 4);
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    p.game.table.reaction[0][WINDOW_FRIGHTEN - 1] = GROG_ALWAYS;
    its_turn(&p, us);
    TAKE(&p, "fire Blue Loader/1, Shouting Gun, plain, Red Rifles/2", 4);
    take(&p, "do without");
    assert_refused(&p, "do without", "HN-ABL-44");                  /* there is nothing left of it */
    take(&p, "pass");
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    end_play(&p);
}

/* Over its tail the side of the target is hit, through smoke; a hit needs less over its head, a kill over its tail. */
TEST(another_line_may_be_taken)
{
    RULE("HN-LOS-07"); RULE("HN-LOS-09");
    struct play p;
    for (unsigned takes = 0; takes < 2; takes++) {
        battle(&p, ". . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .");
        unsigned us = put(&p, "Blue Tank", "A5"), them = put(&p, "Red Slab", "E2");
        face(&p, us, NORTH);
        face(&p, them, WEST);
        p.hn.mark_type[0] = MARK_SMOKE;
        p.hn.mark_at[0] = grog_corner_named("@6/A7");
        p.hn.mark_card[0] = card("Blue Smoke");
        p.hn.mark_level[0] = 4;
        its_turn(&p, us);
        take(&p, "fire Blue Tank/1, Gun, plain, Red Slab/2");
        assert_question(&p, "shot");
        assert_false(offered(&p, "aim from A5, E2"));           /* which it has */
        const struct grog_frame *shot = &p.game.frame[p.game.depth - 2];
        assert_int_equal(shot->pending[SHOT_DEFENCE], 9);
        int bonus = shot->pending[SHOT_BONUS];
        TAKE(&p, takes ? "aim from A6, E2" : "pass", 1);
        assert_rolled(&p, 1 + bonus - (takes ? 4 : 0), takes ? 6 : 9);
        end_play(&p);
    }
}

/* ---- odds ------------------------------------------------------------------------------------------------------ */

static uint64_t share_of(const struct grog_odds *o, int result)
{
    for (uint32_t i = 0; i < o->n; i++)
        if (o->at[i].result == result)
            return 36 * o->at[i].share / o->whole;
    return 0;
}

static struct grog_odds odds_of(struct play *p, const char *text)
{
    struct grog_option o;
    struct grog_odds odds;
    assert_int_equal(grog_option_parse(p->m, &p->game, 0, text, &o), GROG_OK);
    assert_int_equal(grog_odds(p->m, &p->game, 0, o, &odds), GROG_OK);
    return odds;
}

TEST(odds_say_what_a_shot_comes_to)
{
    RULE("HN-FIR-14");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1"), sniper = put(&p, "Blue Sniper", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    activate(&p, us);
    struct grog_odds odds = odds_of(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Rifles/3");
    assert_int_equal(share_of(&odds, OUTCOME_NOTHING), 6);
    assert_int_equal(share_of(&odds, OUTCOME_HIT), 30);
    odds = odds_of(&p, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/3");
    assert_int_equal(share_of(&odds, OUTCOME_SUPPRESSED), 36);
    p.hn.unit[2].flags |= UNIT_TURNED;                  /* hurt: the next hit is the last */
    its_turn(&p, sniper);
    odds = odds_of(&p, "fire Blue Sniper/2, Scoped Rifle, sniper, Red Rifles/3");
    assert_int_equal(share_of(&odds, OUTCOME_NOTHING), 6);
    assert_int_equal(share_of(&odds, OUTCOME_SUPPRESSED), 12);
    assert_int_equal(share_of(&odds, OUTCOME_ELIMINATED), 18);
    end_play(&p);
}

/* With its tail as well as with its front. */
TEST(a_shot_at_half_a_vehicle_in_a_structure_shells_it)
{
    RULE("HN-ABL-38");
    for (unsigned tail = 0; tail < 2; tail++) {
        struct play p;
        battle(&p, ". . . s . . .\n"
                   ". . . . . . .\n"
                   ". . . . . . .");
        unsigned us = put(&p, "Blue Tank", "B2"), in = put(&p, "Red Tank", tail ? "E1" : "D1");
        unsigned wreck = put(&p, "Red Truck", "F3"), on = put(&p, "Red Tank", tail ? "G3" : "F3");
        p.hn.unit[wreck].flags = UNIT_WRECKED;
        face(&p, us, EAST);
        face(&p, in, tail ? EAST : WEST);
        face(&p, on, tail ? EAST : WEST);
        activate(&p, us);
        TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2", 1, 4, 3);
        assert_is(&p, "demolition[0] = 1");
        p.hn.unit[us].flags = p.hn.unit[us].shots = 0;
        activate(&p, us);
        TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/4", 1, 4, 3);
        assert_true(!p.hn.unit[wreck].thing.live || p.hn.unit[wreck].demolition == 1);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(die_and_bonus_less_penalties_against_the_defence), IT(what_counts_is_told_and_adds_up),
        IT(what_counts_says_why),
        IT(each_marker_takes_two_from_the_final_result), IT(suppressive_fire), IT(only_who_has_it_fires_suppressively),
        IT(a_card_s_bonus_is_doubled_too), IT(the_sniper_s_table), IT(obstacles_are_taken_from_the_sniper_s_roll),
        IT(a_six_marks_nobody_who_is_gone), IT(snipers_aim_at_infantry), IT(two_dice_and_the_higher),
        IT(a_frightening_miss), IT(a_miss_need_not_frighten),
        IT(another_line_may_be_taken), IT(odds_say_what_a_shot_comes_to),
        IT(a_shot_at_half_a_vehicle_in_a_structure_shells_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
