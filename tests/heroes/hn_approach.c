/* SPDX-License-Identifier: MIT */
/* hn_approach.c -- the way to an Assault where walls and doors stand in it. */
#include "battle.h"

#include "allies.h"
#include "heroes/approach.h"
#include "heroes/assault.h"
#include "heroes/move.h"
#include "heroes/showing.h"

#include <stdio.h>

TEST(the_way_round)
{
    RULE("HN-ASL-02");
    RULE("HN-ASL-03");
    struct play p;
    battle(&p, "+ + + + + +\n"
               " . . . . . \n"
               "+ + + + + +\n"
               " . . .|. . \n"
               "+ + +-+ + +\n"
               " . . . . . \n"
               "+ + + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "C2");                 /* a wall between them */
    put(&p, "Red Clerks", "D2");
    put(&p, "Blue Clerks", "C1");                               /* a friend where it would be nearest */
    p.hn.unit[1].suppressed = 1;                                /* no zone on the way */
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/2");
    assert_false(offered(&p, "close in Blue Rifles/1, C2, D2"));
    take(&p, "step Blue Rifles/1, C1");
    assert_refused(&p, "close in Blue Rifles/1, C1, D2", "HN-ASL-02");          /* not a free square */
    take(&p, "step Blue Rifles/1, D1");
    TAKE(&p, "close in Blue Rifles/1, D1, D2", 6, 1, 1);
    end_play(&p);
}

/* No way leads through a mire, whether it lies beside the target or before that; out of one leads a step. */
TEST(not_through_a_mire)
{
    RULE("HN-TER-15");
    static const char *const boards[] = { ". . m . .", ". m . . .", ". . . . .", "m . . . ." };
    for (unsigned i = 0; i < 4; i++) {
        struct play p;
        battle(&p, boards[i]);
        unsigned us = put(&p, "Blue Rifles", "A1");
        put(&p, "Red Clerks", "D1");
        activate(&p, us);
        assert_int_equal(offered(&p, "assault Blue Rifles/1, 1, Red Clerks/2"), i == 2);
        end_play(&p);
    }
}

TEST(through_the_door_alone)
{
    RULE("HN-ASL-02");
    struct play p;
    battle(&p, "+ + + + + +\n"
               " . . . . . \n"
               "+ +-+-+ + +\n"
               " .|_ _d. . \n"
               "+ +-+-+ + +\n"
               " . . . . . \n"
               "+ + + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "D1"), them = put(&p, "Red Clerks", "C2");
    uint16_t way[WAY_MOST];
    struct grog_option steps[GROG_WAY];
    activate(&p, us);
    assert_int_equal(hn_way_to_assault(p.m, &p.game, us, them, way), 2);        /* the shortest, as it is offered */
    assert_int_equal(way[0], place("D2"));
    assert_int_equal(way[1], place("C2"));
    struct grog_option assault = grog_option(VERB_ASSAULT, us + 1, 0, MOVES_TO_ASSAULT, unit_ref(&p.hn, them));
    assert_int_equal(hn_showing.carries_out(p.m, &p.game, assault, steps), 2);
    assert_int_equal(steps[0].verb, VERB_STEP);
    assert_int_equal(steps[1].verb, VERB_CLOSE);
    assert_int_equal(steps[1].object[0], place("D2"));
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/2");
    assert_int_equal(hn_way_to_assault(p.m, &p.game, us, them, way), 2);        /* and on the way */
    assert_refused(&p, "close in Blue Rifles/1, D1, C2", "HN-ASL-02");
    take(&p, "step Blue Rifles/1, D2");
    TAKE(&p, "close in Blue Rifles/1, D2, C2", 6, 6, 1);
    end_play(&p);
}

TEST(into_the_square_of_a_long_vehicle_that_no_wall_cuts_off)
{
    RULE("HN-ASL-02");
    struct play p;
    battle(&p, "+ + + + + +\n"
               " . . . . . \n"
               "+ + + + + +\n"
               " . . .|. . \n"
               "+ + + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "C2"), carrier = put(&p, "Red Carrier", "D2");
    face(&p, carrier, SOUTH);                                   /* its tail is at D1 */
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Carrier/2");
    assert_refused(&p, "close in Blue Rifles/1, C2, D2", "HN-ASL-02");          /* the wall */
    assert_true(offered(&p, "close in Blue Rifles/1, C2, D1"));
    end_play(&p);
}

/* It fires from either of its squares, so from where either has it in its arc nobody comes from behind. */
TEST(a_long_vehicle_is_taken_from_behind_both_its_squares)
{
    RULE("HN-ASL-36");
    static const struct { const char *from, *at; int markers; } ways[] = {
        { "D2", "D3", 0 }, { "D2", "C3", 0 },                   /* ahead of the tail, beside the front */
        { "C2", "C3", 1 }, { "C2", "D3", 1 },                   /* beside the tail */
        { "B3", "C3", 1 }, { "E3", "D3", 0 },
    };
    for (unsigned i = 0; i < 6; i++) {
        struct play p;
        char line[80];
        battle(&p, ". . . . . . .\n"
                   ". . . . . . .\n"
                   ". . . . . . .\n"
                   ". . . . . . .");
        unsigned us = put(&p, "Blue Grenadiers", ways[i].from);
        unsigned them = put_for(&p, 1, "Blue Rocket Carrier", "D3");
        face(&p, them, EAST);                                   /* a quarter; its tail is at C3 */
        activate(&p, us);
        take(&p, "assault Blue Grenadiers/1, 1, Blue Rocket Carrier/2");
        snprintf(line, sizeof line, "close in Blue Grenadiers/1, %s, %s", ways[i].from, ways[i].at);
        TAKE(&p, line, 3, 3, 3);
        assert_int_equal(p.hn.unit[them].suppressed, ways[i].markers);
        end_play(&p);
    }
}

/* What is left of it assaults with its other weapon; without one nothing can be assaulted. */
TEST(a_lost_gun_helps_in_no_assault)
{
    RULE("HN-ASL-10"); RULE("HN-ASL-12"); RULE("HN-DMG-07");
    struct play p;
    static const char *const name[] = { "Blue Crusher", "Blue Roller" };
    char line[80];
    for (unsigned i = 0; i < 4; i++) {
        const bool lost = i % 2, roller = i / 2;
        battle(&p, ". . . . . . .\n"
                   ". . . . . . .");
        unsigned us = put(&p, name[roller], "C1");
        face(&p, us, EAST);
        put(&p, "Red Clerks", "D1");
        p.hn.unit[us].damage = lost ? DAMAGE_PRIMARY : 0;
        assert_int_equal(hn_assault_bonus(p.m, &p.game, us, INFANTRY), !lost ? 1 : roller ? NO_BONUS : 3);
        assert_int_equal(hn_assault_bonus(p.m, &p.game, us, HEAVY), lost ? NO_BONUS : 5);
        activate(&p, us);
        snprintf(line, sizeof line, "assault %s/1, 1, Red Clerks/2", name[roller]);
        if (lost && roller) {
            assert_refused(&p, line, "HN-ASL-12");
        } else {
            take(&p, line);
            snprintf(line, sizeof line, "close in %s/1, C1, D1", name[roller]);
            TAKE(&p, line, 3, 1, 3);
            for (uint32_t k = 0; k < p.heard.n; k++)
                if (p.heard.at[k].kind == TOLD_ASSAULT_ROLLED)
                    assert_int_equal(p.heard.at[k].amount, lost ? 6 : 4);
        }
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_way_round), IT(not_through_a_mire),
        IT(through_the_door_alone),
        IT(into_the_square_of_a_long_vehicle_that_no_wall_cuts_off),
        IT(a_long_vehicle_is_taken_from_behind_both_its_squares), IT(a_lost_gun_helps_in_no_assault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
