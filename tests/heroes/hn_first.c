/* SPDX-License-Identifier: MIT */
/* hn_first.c -- a battle can be put on the table, and a counter acts. */
#include "battle.h"

TEST(a_shot_needs_the_defence)
{
    RULE("HN-FIR-14");
    RULE("HN-FIR-16");
    struct play p;
    battle(&p, ". . . . .\n"
               ". . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "E1");
    activate(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 3);         /* 3 + 2 < 6 */
    assert_false(p.hn.unit[them].flags & UNIT_TURNED);
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 4);
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

TEST(a_step_and_a_stop)
{
    RULE("HN-MOV-01");
    struct play p;
    battle(&p, ". . . . .\n"
               ". . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E2");
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    for (unsigned i = 0; i < 3; i++)
        take(&p, i == 0 ? "step Blue Rifles/1, B1" : i == 1 ? "step Blue Rifles/1, C2" : "step Blue Rifles/1, C1");
    assert_is(&p, "unit[0].place = C1");
    take(&p, "stop Blue Rifles/1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(a_shot_needs_the_defence), IT(a_step_and_a_stop) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
