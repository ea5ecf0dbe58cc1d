/* SPDX-License-Identifier: MIT */
/* wf_attack.c -- Soldier Attacks: each test would fail without its rule. */
#include "mission.h"

/* Able with the Auto Rifle, and a Hostile in his Location. */
static void at_range_0(struct play *p, const char *hostile)
{
    begin(p, "team Able + Auto Rifle + Bomb x2");
    put_hostile(p, hostile, 1, 0);
}

TEST(a_hit_that_defeats_the_cover_kills)
{
    RULE("WF-ATK-18");
    struct play p;
    at_range_0(&p, "Loner");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Loner/1", 2, 8, 9, 5);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");                 /* its value is 0 */
    assert_is(&p, "item[0].flags = 5");                 /* the 2 has emptied it: used and empty */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(a_hit_that_defeats_the_cover_kills) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
