/* SPDX-License-Identifier: MIT */
/* wf_field.c -- Field Points: earned with Hostiles, spent to Resupply Field Gear and to Spark Field Skills. */
#include "mission.h"
#include "warfighter/cards.h"
#include "warfighter/hostiles.h"
#include "warfighter/wounds.h"

static unsigned points(const struct play *p, unsigned soldier)
{
    return p->wf.soldier[soldier].counter[grog_card(p->m, card("Field Point"))->ordinal];
}
static void give(struct play *p, unsigned soldier, unsigned n)
{
    p->wf.soldier[soldier].counter[grog_card(p->m, card("Field Point"))->ordinal] = (uint8_t)n;
}

static unsigned in_supply(const struct play *p, const char *name)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->wf.supply[0]; i++)
        n += p->wf.supply[i] == card(name);
    return n;
}

static uint16_t placed(struct play *p, const char *name)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    return wf_enter_hostile(&r, card(name), 1, false);
}

/* ---- earning -------------------------------------------------------------------------- */

TEST(soldiers_may_start_with_field_points)
{
    RULE("KW-166"); RULE("KW-167");
    RULE("CHT-SOL-09"); RULE("CHT-SOL-13"); RULE("CHT-FLD-05");
    struct play p;
    begin(&p, "team Shorty + Able");
    assert_int_equal(points(&p, 0), 2);
    assert_int_equal(points(&p, 1), 0);                 /* each has his own */
    assert_is(&p, "soldier[0].xp = 1");
    assert_int_equal(wf_hand_size(p.m, &p.game, 0), 6);
    assert_is(&p, "item[0].holder = 1");                /* its printed Command Set */
    end_play(&p);
}

TEST(they_lie_on_every_hostile_that_is_placed)
{
    RULE("KW-046");
    RULE("CHT-FLD-02"); RULE("CHT-FLD-05"); RULE("CHT-FLD-10");
    struct play p;
    begin(&p, "team Able");
    placed(&p, "Crawler");
    assert_is(&p, "hostile[0].field = 3");
    placed(&p, "Loner");
    assert_is(&p, "hostile[1].field = 0");
    end_play(&p);
}

TEST(who_eliminates_a_hostile_takes_what_lies_on_it)
{
    RULE("CHT-FLD-05");
    RULE("CHT-FLD-09");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Tess + Plain Rifle");
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3\nhostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Crawler/1", 8, 6);
    assert_is(&p, "hostile[0].field = 3");              /* no Spray */
    TAKE(&p, "attack Tess/2, Plain Rifle/2, Semi, Crawler/1", 8, 6);
    assert_int_equal(points(&p, 0), 0);
    assert_int_equal(points(&p, 1), 3);
    end_play(&p);
}

/* A Hostile with 3 Field Points: a Spray that places 2 EKIA leaves 1. */
TEST(spray_explosion_and_fire_leave_fewer)
{
    RULE("KW-147"); RULE("KW-148"); RULE("KW-150");
    RULE("CHT-FLD-04"); RULE("CHT-FLD-08");
    struct play p;
    begin(&p, "team Able + Sprayer + Bomb x2 + Flamer");
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3\nsoldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Sprayer/1, Spray, Crawler/1", 8, 8, 2, 6);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].field = 1");
    TAKE(&p, "attack Able/1, Flamer Fuel/4, Semi, Crawler/1", 8, 6);    /* the last goes before it is taken */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(points(&p, 0), 0);
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3");
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Crawler/1", 8, 8, 8, 8, 6);     /* 3 EKIA: it has no more Reticles */
    assert_int_equal(points(&p, 0), 0);
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3\nhostile[0].ekia = 1\nhostile[0].suppress = 2");
    TAKE(&p, "attack Able/1, Sprayer/1, Spray, Crawler/1", 8, 8, 8, 6);     /* 2 that were Suppressed */
    assert_int_equal(points(&p, 0), 1);
    end_play(&p);
}

TEST(who_is_down_loses_his)
{
    RULE("CHT-SOL-26");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Tess");
    give(&p, 1, 4);
    given(&p, "soldier[1].xp = 3");
    struct grog_run r = run_of(&p);
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 1, 9);
    assert_int_equal(p.wf.soldier[1].fate, DOWNED);
    assert_int_equal(points(&p, 1), 0);
    assert_is(&p, "soldier[1].xp = 0");
    end_play(&p);
}

/* ---- Resupply ---------------------------------------------------------------------------- */

TEST(field_gear_is_not_bought)
{
    RULE("KW-168");
    RULE("CHT-FLD-01"); RULE("CHT-FLD-06");
    struct play p;
    assert_unfit("team Able + Field Ration", "CHT-FLD-06");
    assert_unfit("team Able + Field Mortar", "CHT-FLD-06");
    begin(&p, "team Able");
    assert_int_equal(in_supply(&p, "Field Mortar"), 2);
    end_play(&p);
}

TEST(a_soldier_with_a_radio_resupplies_for_anybodys_points)
{
    RULE("KW-170"); RULE("KW-171");
    RULE("CHT-FLD-03"); RULE("CHT-FLD-13"); RULE("CHT-FLD-14"); RULE("CHT-EQP-12");
    struct play p;
    begin(&p, "team Able + Field Set + Tess + Baker");
    give(&p, 0, 1);
    assert_refused(&p, "resupply Able/1, Field Mortar", "CHT-FLD-13");
    assert_true(offered(&p, "resupply Able/1, Field Ration"));
    give(&p, 1, 2);
    give(&p, 2, 1);
    assert_refused(&p, "resupply Tess/2, Field Mortar", "CHT-EQP-12");          /* no Radio */
    take(&p, "resupply Able/1, Field Mortar");
    assert_question(&p, "who pays it");
    take(&p, "pays one Baker/3, Field Point");
    take(&p, "pays one Tess/2, Field Point");
    take(&p, "pays one Able/1, Field Point");
    assert_int_equal(points(&p, 0) + points(&p, 1) + points(&p, 2), 1);
    assert_int_equal(points(&p, 1), 1);
    assert_is(&p, "item[1].holder = 1");
    assert_is(&p, "item[1].count = 1");
    assert_int_equal(in_supply(&p, "Field Mortar"), 2);         /* the card stays, for another */
    end_play(&p);
}

TEST(no_second_armor_of_a_coverage_is_resupplied)
{
    RULE("WF-ARM-12");
    struct play p;
    begin(&p, "team Able + Field Set + Plate + Gast + Field Set + Pot");
    give(&p, 0, 9);
    assert_refused(&p, "resupply Able/1, Field Plate", "WF-ARM-12");
    assert_true(offered(&p, "resupply Gast/2, Field Plate"));   /* he has one for his head alone */
    end_play(&p);
}

TEST(what_he_cannot_carry_is_dropped_there)
{
    RULE("CHT-FLD-14");
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Field Set + Tess + Auto Rifle + Field Set");
    give(&p, 0, 9);
    assert_refused(&p, "resupply Tess/2, Field Mortar", "WF-BUY-11");           /* 8 of 8 */
    take(&p, "resupply here Tess/2, Field Mortar");
    assert_is(&p, "item[3].place = 1");
    assert_is(&p, "item[3].holder = 0");
    assert_true(offered(&p, "pick up Able/1, Field Mortar/4"));
    end_play(&p);
}

TEST(what_is_resupplied_may_be_traded_at_once)
{
    RULE("CHT-FLD-15");
    struct play p;
    begin(&p, "team Able + Field Set + Tess");
    give(&p, 0, 9);
    take(&p, "resupply Able/1, Field Ration");
    take(&p, "resupply Able/1, Field Ration");
    assert_true(offered(&p, "pass Able/1, Field Ration/2, Tess/2"));
    take(&p, "use Able/1, Field Ration/2");
    assert_refused(&p, "pass Able/1, Field Ration/2, Tess/2", "WF-BUY-12");     /* used */
    take(&p, "pass Able/1, Field Ration/3, Tess/2");
    take(&p, "use Tess/2, Field Ration/3");
    assert_is(&p, "soldier[1].actions = 3");
    assert_true(offered(&p, "resupply Able/1, Field Ration"));                  /* there are always more */
    end_play(&p);
}

TEST(field_gear_does_not_run_out)
{
    RULE("CHT-FLD-13");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Field Set");
    give(&p, 0, 4);
    for (unsigned i = 0; i < 4; i++)                    /* two copies of the card lie there */
        take(&p, "resupply Able/1, Field Ration");
    assert_is(&p, "item[4].holder = 1");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "use Able/1, Field Ration/2");
    end_turn(&p);
    assert_int_equal(p.wf.item[1].thing.live, 0);
    assert_false(grog_holds(p.wf.out, card("Field Ration")));   /* its card is where it was */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(radios_may_change_the_resupply)
{
    RULE("KW-373");
    RULE("CHT-EQP-12");
    struct play p;
    begin(&p, "team Shorty + Able");
    assert_true(offered(&p, "resupply Shorty/1, Field Mortar"));        /* 3, less 1 */
    take(&p, "resupply Shorty/1, Field Mortar");
    assert_int_equal(points(&p, 0), 0);
    assert_true(offered(&p, "resupply Shorty/1, Field Ration"));        /* 1, less 1 */
    end_play(&p);
}

TEST(the_radio_that_resupplies_is_used)
{
    RULE("CHT-EQP-12"); RULE("WF-BUY-19"); RULE("CHT-ACT-74");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Field Set + Tess");
    give(&p, 0, 2);
    assert_true(offered(&p, "pass Able/1, Field Set/1, Tess/2"));
    take(&p, "resupply Able/1, Field Ration");
    assert_refused(&p, "pass Able/1, Field Set/1, Tess/2", "WF-BUY-12");
    assert_refused(&p, "drop Able/1, Field Set/1", "WF-PMT-58");
    take(&p, "resupply here Able/1, Field Ration");             /* he goes on with it */
    end_turn(&p);
    assert_true(offered(&p, "pass Able/1, Field Set/1, Tess/2"));
    end_play(&p);
    begin(&p, "setting Nest Drill, team Able + Field Set + Command Set + Tess");
    give(&p, 0, 9);
    take(&p, "resupply here Able/1, Field Mortar");             /* by the one that makes it cheaper */
    assert_int_equal(points(&p, 0), 7);
    assert_refused(&p, "pass Able/1, Command Set/2, Tess/2", "WF-BUY-12");
    assert_true(offered(&p, "pass Able/1, Field Set/1, Tess/2"));
    end_play(&p);
    begin_by(&p, "} } skill \"Old Friends\" { cost = 1, says = { set { resupplies = 1, of = actor } }, keywords = {",
             "team Able + Field Set + Old Friends + Tess");
    give(&p, 0, 9);
    take(&p, "resupply here Able/1, Field Ration");             /* a card says that he needs none */
    assert_true(offered(&p, "pass Able/1, Field Set/1, Tess/2"));
    end_play(&p);
}

TEST(a_field_attachment_is_put_on_a_weapon)
{
    RULE("CHT-EQP-09"); RULE("CHT-EQP-11");
    struct play p;
    begin(&p, "team Able + Field Set + Plain Rifle + Blue Pistol");
    give(&p, 0, 2);
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "resupply Able/1, Field Scope");
    assert_is(&p, "item[3].on = 0");
    assert_refused(&p, "attach Able/1, Field Scope/4, Blue Pistol/3", "NAM-EQP-05");
    take(&p, "attach Able/1, Field Scope/4, Plain Rifle/2");
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 5, 1);       /* 5 + 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

/* ---- Sparks --------------------------------------------------------------------------------- */

TEST(a_field_skill_is_sparked_for_anybodys_points)
{
    RULE("KW-169");
    RULE("CHT-SKL-06"); RULE("CHT-SKL-07"); RULE("CHT-FLD-07"); RULE("CHT-FLD-11"); RULE("CHT-FLD-12");
    struct play p;
    begin(&p, "team Able + Tess + Sparked");
    assert_int_equal(p.wf.points, 30);                  /* bought with Resource Points */
    give(&p, 1, 1);
    assert_refused(&p, "use Tess/2, Sparked/1", "WF-EQP-05");
    give(&p, 0, 4);
    take(&p, "use Tess/2, Sparked/1");
    assert_question(&p, "who pays it");
    take(&p, "pays one Able/1, Field Point");
    take(&p, "pays one Able/1, Field Point");
    assert_int_equal(points(&p, 0), 2);
    assert_int_equal(points(&p, 1), 1);
    assert_is(&p, "soldier[1].actions = 3");
    take(&p, "use Tess/2, Sparked/1");                  /* as often as it is paid for */
    take(&p, "pays one Tess/2, Field Point");
    assert_is(&p, "soldier[1].actions = 4");
    assert_int_equal(points(&p, 0), 1);
    end_play(&p);
}

/* ---- the team's points ------------------------------------------------------------------------ */

/* Field Gear that costs 3 Field Points counts 3. */
TEST(field_gear_counts_a_point_each_when_the_team_is_counted)
{
    RULE("CHT-FLD-16");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Field Set + Bomb");
    give(&p, 0, 9);
    assert_int_equal(p.wf.points, 23);
    take(&p, "resupply Able/1, Field Mortar");
    take(&p, "resupply here Able/1, Field Mortar");
    assert_int_equal(p.wf.points, 23);
    take(&p, "discard gear Able/1, Bomb/2");
    assert_int_equal(p.wf.points, 28);                  /* one is carried, one was dropped there */
    take(&p, "discard gear Able/1, Field Mortar/3");
    assert_int_equal(p.wf.points, 25);
    take(&p, "pick up Able/1, Field Mortar/4");
    take(&p, "discard gear Able/1, Field Mortar/4");
    assert_int_equal(p.wf.points, 22);
    end_play(&p);
}

/* Wherever it lies, and whoever put it there. */
TEST(dropped_field_gear_counts_like_other_gear)
{
    RULE("CHT-FLD-16");
    static const char *const ways[][2] = {
        { "resupply Able/1, Field Mortar", "drop Able/1, Field Mortar/3" },
        { "resupply here Able/1, Field Mortar", NULL },
    };
    for (unsigned i = 0; i < GROG_COUNT(ways); i++) {
        struct play p;
        begin(&p, "setting Nest Drill, team Able + Field Set + Bomb");
        give(&p, 0, 3);
        take(&p, ways[i][0]);
        if (ways[i][1])
            take(&p, ways[i][1]);
        assert_is(&p, "item[2].place = 1");
        take(&p, "discard gear Able/1, Bomb/2");
        assert_int_equal(p.wf.points, 25);
        end_play(&p);
    }
}

/* A Radio may come to somebody who does not carry what he likes. */
TEST(for_others_and_of_another_era_it_is_only_laid_down)
{
    RULE("WF-BUY-13"); RULE("WF-ERA-07");
    struct play p;
    begin(&p, "team Able + Field Set + Carl");
    give(&p, 0, 9);
    given(&p, "item[0].holder = 2");
    assert_refused(&p, "resupply Carl/2, Field Ration", "WF-BUY-13");
    assert_true(offered(&p, "resupply here Carl/2, Field Ration"));
    end_play(&p);
    begin(&p, "mission Home Drill, team Able + Field Set + Newman + Oldham");
    give(&p, 0, 9);
    given(&p, "item[0].holder = 2");
    assert_refused(&p, "resupply Newman/2, Old Ration", "WF-ERA-07");
    assert_true(offered(&p, "resupply here Newman/2, Old Ration"));
    assert_true(offered(&p, "resupply Newman/2, Field Ration"));        /* which names none */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(soldiers_may_start_with_field_points), IT(they_lie_on_every_hostile_that_is_placed),
        IT(who_eliminates_a_hostile_takes_what_lies_on_it), IT(spray_explosion_and_fire_leave_fewer),
        IT(who_is_down_loses_his), IT(field_gear_is_not_bought),
        IT(a_soldier_with_a_radio_resupplies_for_anybodys_points), IT(no_second_armor_of_a_coverage_is_resupplied),
        IT(what_he_cannot_carry_is_dropped_there),
        IT(what_is_resupplied_may_be_traded_at_once), IT(field_gear_does_not_run_out),
        IT(radios_may_change_the_resupply), IT(the_radio_that_resupplies_is_used),
        IT(a_field_attachment_is_put_on_a_weapon), IT(a_field_skill_is_sparked_for_anybodys_points),
        IT(field_gear_counts_a_point_each_when_the_team_is_counted), IT(dropped_field_gear_counts_like_other_gear),
        IT(for_others_and_of_another_era_it_is_only_laid_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
