/* SPDX-License-Identifier: MIT */
/* wf_divinity.c -- Clergy: the Theology and the Weapons that they have, and what their Powers cost. */
#include "mission.h"
#include "warfighter/types.h"

TEST(clergy_have_one_school_and_light_blessed_weapons)
{
    RULE("WF-DIV-02");
    RULE("WF-DIV-03");
    RULE("WF-DIV-04");
    RULE("WF-DIV-06");
    RULE("WF-DIV-13");
    RULE("WF-DIV-14");
    struct play p;
    assert_unfit("team Abbot + Lamp School + Light Pistol", "he cannot have it (WF-DIV-02)");
    assert_unfit("team Abbot + Lamp School + Blessed Bar", "he cannot have it (WF-DIV-02)");    /* weight 4 */
    assert_unfit("team Abbot", "one School for Clergy, none for others (WF-DIV-04)");
    assert_unfit("team Abbot + Lamp School + Key School", "one School for Clergy");
    assert_unfit("team Able + Key School", "one School for Clergy, none for others");
    begin(&p, "team Abbot + Lamp School + Blessed Mace + Crate + Able + Blessed Bar + Light Pistol");
    assert_false(offered(&p, "pass Able/2, Light Pistol/7, Abbot/1"));
    assert_refused(&p, "pass Able/2, Light Pistol/7, Abbot/1", "WF-DIV-02");
    assert_true(offered(&p, "pass Abbot/1, Blessed Mace/4, Able/2"));
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Able/2, Blessed Bar/6, Semi, Nest/1"));     /* WF-DIV-14  of use to anybody */
    end_play(&p);
    begin(&p, "team Abbot + Lamp School");
    assert_is(&p, "points = 10");
    end_play(&p);
    begin(&p, "team Abbot + Dear School");
    assert_is(&p, "points = 13");                       /* a School has its price, though he must have one */
    end_play(&p);
}

TEST(extra_ammo_and_several_units_make_no_weapon_heavier_for_clergy)
{
    RULE("WF-DIV-02");
    struct play p;
    begin(&p, "team Abbot + Lamp School + Able + Blessed Carbine x2 + Blessed Flask x3");
    assert_true(offered(&p, "pass Able/2, Blessed Carbine/4, Abbot/1"));
    assert_true(offered(&p, "pass Able/2, Blessed Flask/5, Abbot/1"));
    end_play(&p);
    begin(&p, "team Abbot + Lamp School + Blessed Carbine x2 + Blessed Flask x3");
    assert_is(&p, "item[3].holder = 1");
    assert_is(&p, "item[4].count = 3");
    end_play(&p);
}

TEST(clergy_resupply_only_what_they_can_have)
{
    RULE("WF-DIV-02");
    struct play p;
    begin(&p, "setting Nest Drill, team Abbot + Lamp School + Field Set");
    p.wf.soldier[0].counter[grog_card(p.m, card("Field Point"))->ordinal] = 9;
    assert_true(offered(&p, "resupply Abbot/1, Field Ration"));
    assert_refused(&p, "resupply Abbot/1, Field Mortar", "WF-DIV-02");
    end_play(&p);
}

TEST(powers_cost_divinity_and_most_an_action)
{
    RULE("WF-DIV-01");
    RULE("WF-DIV-05");
    RULE("WF-DIV-07");
    RULE("WF-DIV-08");
    RULE("WF-DIV-09");
    struct play p;
    begin(&p, "team Abbot + Lamp School");
    uint8_t *divinity = &p.wf.soldier[0].counter[grog_card(p.m, card("Divinity"))->ordinal];
    assert_int_equal(*divinity, 6);
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "use Abbot/1, Light Them/3");
    if (p.game.question == ASK_TARGET)
        take(&p, "choose hostile Nest/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_int_equal(*divinity, 4);
    assert_is(&p, "soldier[0].actions = 1");
    given(&p, "soldier[0].suppress = 2");
    assert_false(offered(&p, "use Abbot/1, Light Them/3"));             /* it takes an Action */
    given(&p, "soldier[0].suppress = 0");
    *divinity = 1;
    assert_false(offered(&p, "use Abbot/1, Light Them/3"));
    given(&p, "soldier[0].actions = 0");                /* it takes none */
    END_TURN(&p, 8, 6);                                 /* a Reaction, out of his turn */
    take(&p, "use Abbot/1, Turn Aside/2");
    assert_int_equal(*divinity, 0);
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(clergy_have_one_school_and_light_blessed_weapons),
        IT(extra_ammo_and_several_units_make_no_weapon_heavier_for_clergy),
        IT(clergy_resupply_only_what_they_can_have), IT(powers_cost_divinity_and_most_an_action),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
