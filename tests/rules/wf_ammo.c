/* SPDX-License-Identifier: MIT */
/* wf_ammo.c -- New Ammo Types: Black and Subsonic among the counters of a Weapon: each test would fail without its
 * rule. */
#include "mission.h"
#include "warfighter/ammo.h"
#include "warfighter/deal.h"

static int ammo(const struct play *p, unsigned item, enum ammo kind) { return wf_ammo_of(&p->wf.item[item], kind); }

static void assert_ammo(const struct play *p, unsigned item, int standard, int black, int subsonic, enum ammo loaded)
{
    assert_int_equal(ammo(p, item, STANDARD_AMMO), standard);
    assert_int_equal(ammo(p, item, BLACK_AMMO), black);
    assert_int_equal(ammo(p, item, SUBSONIC_AMMO), subsonic);
    assert_int_equal(wf_loaded(&p->wf.item[item]), loaded);
}

TEST(counters_of_a_weapon_are_chosen_one_by_one)
{
    RULE("WF-SHW-66");
    RULE("WF-SHW-69");
    RULE("WF-SHW-74");
    RULE("WF-SHW-76");
    RULE("WF-SHW-77");
    struct play p;
    begin(&p, "team Able + Night Rifle");
    assert_is(&p, "points = 22");
    assert_ammo(&p, 0, 6, 0, 0, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x2 + Black Rounds x2");
    assert_is(&p, "points = 24");                           /* two for the Black, nothing for the others */
    assert_is(&p, "item[0].count = 6");
    assert_ammo(&p, 0, 2, 2, 2, BLACK_AMMO);                /* what is listed last is loaded */
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds x2 + Plain Rounds");
    assert_ammo(&p, 0, 4, 2, 0, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Ready Guard");                   /* two are printed on his card */
    assert_ammo(&p, 0, 2, 2, 0, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds x6 + Plain Rounds");
    assert_ammo(&p, 0, 0, 6, 0, BLACK_AMMO);                /* there is no other */
    end_play(&p);
    assert_unfit("team Able + Night Rifle + Black Rounds x4 + Subsonic Rounds x3", "WF-SHW-76");
    assert_unfit("team Quiet + Guard Rifle + Black Rounds x2", "WF-SHW-76");        /* his own take three of the four */
    begin(&p, "team Quiet + Tube + Able + Night Rifle + Black Rounds x2");
    end_play(&p);
    assert_unfit("mission Night Mission, team Able + Night Rifle + Black Rounds x6 + Stalker", "WF-BUY-05");
}

TEST(as_many_as_there_are_counters)
{
    RULE("WF-SHW-76");
    struct play p;
    begin(&p, "team Able + Night Rifle x2 + Subsonic Rounds + Black Rounds x10 "
              "+ Stalker + Night Rifle x2 + Black Rounds x8");
    assert_ammo(&p, 0, 1, 10, 1, BLACK_AMMO);
    assert_ammo(&p, 1, 4, 8, 0, BLACK_AMMO);
    for (unsigned i = 0; i < 2; i++) {                      /* the standard one, then one that is Black */
        take(&p, "take ammo Stalker/2, Night Rifle/1, Night Rifle/2");
        given(&p, "item[0].flags = 0\nitem[1].flags = 0");
    }
    assert_ammo(&p, 0, 0, 9, 1, BLACK_AMMO);
    assert_ammo(&p, 1, 5, 9, 0, BLACK_AMMO);
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
    begin(&p, "team Able + Night Rifle x2 + Subsonic Rounds x12");
    assert_ammo(&p, 0, 0, 0, 12, SUBSONIC_AMMO);
    end_play(&p);
}

TEST(only_some_weapons_take_them)
{
    RULE("WF-SHW-71");
    RULE("WF-SHW-75");
    assert_unfit("team Able + Tube + Black Rounds", "NAM-EQP-05");
    assert_unfit("team Able + Tube + Subsonic Rounds", "NAM-EQP-05");
    assert_unfit("team Able + Black Rounds", "NAM-EQP-05");
}

TEST(they_are_for_non_player_soldiers_too)
{
    RULE("WF-SHW-80");
    struct play p;
    begin(&p, "team Able + Night Guard + Black Rounds x2");
    assert_is(&p, "points = 32");
    assert_ammo(&p, 0, 2, 2, 0, BLACK_AMMO);
    end_play(&p);
}

/* The Last Shot is printed on his card, the Rifle chosen: what is listed behind a Weapon is for it. */
TEST(for_whichever_of_his_weapons)
{
    RULE("WF-SHW-80");
    struct play p;
    begin(&p, "team Able + Two Guns + Black Rounds + Guard Rifle + Subsonic Rounds x2");
    assert_ammo(&p, 0, 0, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 2, 0, 2, SUBSONIC_AMMO);
    assert_is(&p, "points = 31");
    end_play(&p);
    begin(&p, "team Able + Two Guns + Guard Rifle + Black Rounds x3");
    assert_ammo(&p, 0, 1, 0, 0, STANDARD_AMMO);
    assert_ammo(&p, 1, 1, 3, 0, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Able + Two Guns + Guard Rifle + Black Rounds x5");      /* one more than the Rifle has */
    assert_ammo(&p, 0, 0, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 0, 4, 0, BLACK_AMMO);
    end_play(&p);
    assert_unfit("team Able + Two Guns + Guard Rifle + Black Rounds x6", "WF-SHW-76");
    begin(&p, "team Able + Two Guns");                      /* none chosen: the first */
    assert_int_equal(p.wf.item[1].thing.card, card("Night Rifle"));
    end_play(&p);
}

/* Both are printed on his card: one that is named has the Ammo behind it. */
TEST(also_of_those_that_are_printed)
{
    RULE("WF-SHW-80");
    struct play p;
    begin(&p, "team Able + Old Guard + Black Rounds");      /* the last, unless he names one */
    assert_ammo(&p, 0, 4, 0, 0, STANDARD_AMMO);
    assert_ammo(&p, 1, 0, 1, 0, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Able + Old Guard + Guard Rifle + Black Rounds");
    assert_ammo(&p, 0, 3, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 1, 0, 0, STANDARD_AMMO);
    assert_false(p.wf.item[2].thing.live);                  /* it is no other Rifle */
    assert_is(&p, "points = 31");                           /* and costs nothing */
    end_play(&p);
    begin(&p, "team Able + Old Guard + Last Shot + Subsonic Rounds + Guard Rifle + Black Rounds x2 "
              "+ Night Guard + Black Rounds");
    assert_ammo(&p, 0, 2, 2, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 0, 0, 1, SUBSONIC_AMMO);
    assert_ammo(&p, 2, 3, 1, 0, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Able + Old Guard + Guard Rifle + Black Rounds + Amulet + Subsonic Rounds");
    assert_ammo(&p, 0, 3, 1, 0, BLACK_AMMO);                /* so long as nothing else is listed */
    assert_ammo(&p, 1, 0, 0, 1, SUBSONIC_AMMO);
    end_play(&p);
    begin(&p, "mission Night Mission, team Able + Night Rifle + Black Rounds x6 "
              "+ Old Guard + Guard Rifle + Black Rounds x4");
    assert_is(&p, "points = 50");                           /* all that the Mission has */
    end_play(&p);
    assert_unfit("team Able + Old Guard + Guard Rifle + Black Rounds x5", "WF-SHW-76");
    assert_unfit("team Able + Old Guard + Night Rifle + Black Rounds", "WF-SOL-29");        /* it is not his */
    assert_unfit("team Able + Old Guard + Guard Rifle + Guard Rifle + Black Rounds", "WF-SOL-29");
    assert_unfit("team Able + Old Guard + Guard Rifle x2 + Black Rounds", "WF-SOL-29");
    assert_unfit("team Able + Night Guard + Guard Rifle + Black Rounds", "WF-SOL-29");      /* he has but the one */
}

TEST(a_soldier_may_come_with_some)
{
    RULE("WF-SHW-81");
    struct play p;
    begin(&p, "team Quiet + Tube + Night Rifle");
    assert_is(&p, "points = 25");                           /* they cost nothing more */
    assert_ammo(&p, 0, 3, 0, 0, STANDARD_AMMO);
    assert_ammo(&p, 1, 3, 2, 1, BLACK_AMMO);
    end_play(&p);
}

TEST(what_one_weapon_has_no_counters_for_is_with_the_next)
{
    RULE("WF-SHW-81");
    struct play p;
    begin(&p, "team Quiet + Last Shot + Night Rifle");
    int points = p.wf.points;
    assert_ammo(&p, 0, 0, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 4, 1, 1, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Quiet + Last Shot + Night Rifle + Black Rounds x4");
    assert_ammo(&p, 0, 0, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 0, 5, 1, BLACK_AMMO);
    assert_int_equal(p.wf.points, points + 4);              /* his own cost nothing, wherever they are */
    end_play(&p);
    assert_unfit("team Quiet + Last Shot + Night Rifle + Black Rounds x5", "WF-SHW-76");
}

TEST(who_comes_with_a_vehicle_has_his_own_too)
{
    RULE("WF-SHW-81");
    struct play p;
    begin(&p, "team Able + Quiet Car");
    assert_int_equal(p.wf.soldier[2].thing.card, card("Quiet Gunner"));
    assert_ammo(&p, 0, 2, 0, 2, SUBSONIC_AMMO);
    end_play(&p);
}

static int points_now(const struct play *p) { return wf_points_of(p->m, &p->wf); }

/* Quiet's own two Black ones cost nothing, whoever has them; two others were bought. */
TEST(what_came_with_a_soldier_costs_nothing_whoever_has_it)
{
    RULE("WF-SHW-81");
    struct play p;
    begin(&p, "team Quiet + Night Rifle + Able + Night Rifle + Black Rounds x2");
    int points = p.wf.points;
    assert_int_equal(points, 20 + 2 + 20 + 2 + 2);
    take(&p, "pass Quiet/1, Night Rifle/1, Able/2");
    assert_int_equal(points_now(&p), points);
    take(&p, "pass Able/2, Night Rifle/2, Quiet/1");        /* what was bought is not his own */
    assert_int_equal(points_now(&p), points);
    end_turn(&p);
    take(&p, "drop Able/2, Night Rifle/1");
    assert_int_equal(points_now(&p), points);
    end_turn(&p);
    given(&p, "item[1].count = 2");                         /* the Black ones are left */
    for (unsigned i = 0; i < 4; i++) {                      /* 3 standard ones, then one that is Black */
        take(&p, "take ammo Quiet/1, Night Rifle/1, Night Rifle/2");
        given(&p, "item[0].flags = 0\nitem[1].flags = 0");
    }
    assert_ammo(&p, 0, 0, 1, 1, BLACK_AMMO);
    assert_ammo(&p, 1, 3, 3, 0, BLACK_AMMO);
    assert_int_equal(points_now(&p), points);
    for (int left = 3; left > 0; left--) {                  /* what was bought is used up first */
        assert_int_equal(points_now(&p), points - 2 + (left > 1 ? left - 1 : 0));
        given(&p, "item[1].flags = 1\nsoldier[0].actions = 2");
        take(&p, "reload Quiet/1, Night Rifle/2");
    }
    assert_ammo(&p, 1, 3, 0, 0, STANDARD_AMMO);
    assert_int_equal(points_now(&p), points - 2);
    assert_is(&p, "item[1].own = 0");                       /* so that one which comes later costs what it cost */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

/* His own lie behind what is listed; what is listed last is loaded all the same. */
TEST(he_chooses_what_is_loaded_with_his_own_too)
{
    RULE("WF-SHW-77");
    struct play p;
    begin(&p, "team Quiet + Night Rifle + Plain Rounds");
    assert_ammo(&p, 0, 3, 2, 1, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Quiet + Night Rifle + Subsonic Rounds");
    assert_ammo(&p, 0, 2, 2, 2, SUBSONIC_AMMO);
    end_play(&p);
    begin(&p, "team Quiet + Last Shot + Plain Rounds");     /* there is none left */
    assert_ammo(&p, 0, 0, 1, 0, BLACK_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Plain Rounds");
    assert_is(&p, "item[0].kinds = 0");
    end_play(&p);
}

/* Able fires the Night Rifle (Penetration 1) at a Sentry of Cover 2. */
static void fires_with(struct play *p, const char *rounds, uint8_t cover)
{
    char setup[128] = "team Able + Night Rifle";
    begin(p, strcat(setup, rounds));
    put_hostile(p, "Sentry Post", 1, 0);
    TAKE(p, "attack Able/1, Night Rifle/1, Semi, Sentry Post/1", 8, cover);
}

TEST(subsonic_ammo_takes_two_from_the_penetration)
{
    RULE("WF-SHW-67");
    RULE("WF-SHW-68");
    RULE("WF-SHW-70");
    RULE("WF-SHW-72");
    struct play p;
    fires_with(&p, "", 1);                                  /* 1 + 1: Cover 2 is defeated */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    fires_with(&p, " + Black Rounds", 1);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    fires_with(&p, " + Subsonic Rounds", 2);                /* 2 - 1: it is not */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    fires_with(&p, " + Subsonic Rounds", 3);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(a_reload_takes_any_that_is_left)
{
    RULE("WF-SHW-78");
    struct play p;
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x2 + Black Rounds");
    given(&p, "item[0].flags = 1");                         /* the Black one is Empty */
    assert_refused(&p, "load Able/1, Night Rifle/1, Black", "WF-SHW-78");
    take(&p, "load Able/1, Night Rifle/1, Subsonic");
    assert_ammo(&p, 0, 3, 0, 2, SUBSONIC_AMMO);
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "item[0].flags = 0");
    assert_is(&p, "soldier[0].actions = 1");
    given(&p, "item[0].flags = 1");
    take(&p, "reload Able/1, Night Rifle/1");               /* the same again */
    assert_ammo(&p, 0, 3, 0, 1, SUBSONIC_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds");
    given(&p, "item[0].flags = 1");
    take(&p, "reload Able/1, Night Rifle/1");               /* none of it is left */
    assert_ammo(&p, 0, 5, 0, 0, STANDARD_AMMO);
    end_play(&p);
}

TEST(a_card_that_reloads_asks_which)
{
    RULE("WF-SHW-78");
    struct play p;
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x2 + Black Rounds");
    given(&p, "item[0].flags = 1\nhand[0] = Load");         /* the Black one is Empty */
    take(&p, "play Able/1, Load");
    take(&p, "choose item Night Rifle/1");
    assert_question(&p, "which ammo");
    assert_refused(&p, "fill Night Rifle/1, Black", "WF-SHW-78");
    take(&p, "fill Night Rifle/1, Subsonic");
    assert_question(&p, "soldier turn");
    assert_ammo(&p, 0, 3, 0, 2, SUBSONIC_AMMO);
    assert_is(&p, "item[0].flags = 0");
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "soldier[0].actions = 2");
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds");    /* what is left is of one kind: nothing is asked */
    given(&p, "item[0].flags = 1\nhand[0] = Load");
    take(&p, "play Able/1, Load");
    take(&p, "choose item Night Rifle/1");
    assert_question(&p, "soldier turn");
    assert_ammo(&p, 0, 5, 0, 0, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds x6");
    given(&p, "item[0].flags = 1\nhand[0] = Load");
    take(&p, "play Able/1, Load");
    take(&p, "choose item Night Rifle/1");
    assert_ammo(&p, 0, 0, 5, 0, BLACK_AMMO);
    end_play(&p);
}

TEST(and_it_may_exchange_them)
{
    RULE("WF-SHW-79");
    struct play p;
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x2 + Black Rounds x2 + Stalker + Night Rifle");
    given(&p, "hand[0] = Load, Load");
    take(&p, "play Able/1, Load");
    assert_false(offered(&p, "choose item Night Rifle/2"));
    take(&p, "choose item Night Rifle/1");
    assert_refused(&p, "fill Night Rifle/1, Black", "WF-SHW-79");
    take(&p, "fill Night Rifle/1, Subsonic");
    assert_ammo(&p, 0, 2, 2, 2, SUBSONIC_AMMO);             /* what was taken out stays with it */
    assert_is(&p, "item[0].count = 6");
    take(&p, "play Able/1, Load");
    take(&p, "choose item Night Rifle/1");
    take(&p, "fill Night Rifle/1, standard");
    assert_ammo(&p, 0, 2, 2, 2, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle");                   /* all of one kind, and not Empty */
    given(&p, "hand[0] = Load");
    assert_false(offered(&p, "play Able/1, Load"));
    end_play(&p);
}

TEST(a_reload_exchanges_what_is_loaded_and_keeps_it)
{
    RULE("WF-SHW-79");
    struct play p;
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x2 + Black Rounds x2");
    assert_refused(&p, "load Able/1, Night Rifle/1, Black", "WF-SHW-79");
    take(&p, "load Able/1, Night Rifle/1, standard");
    assert_ammo(&p, 0, 2, 2, 2, STANDARD_AMMO);
    assert_is(&p, "item[0].count = 6");
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "load Able/1, Night Rifle/1, Black");
    assert_refused(&p, "load Able/1, Night Rifle/1, Subsonic", "WF-TRN-02");
    assert_ammo(&p, 0, 2, 2, 2, BLACK_AMMO);
    end_play(&p);
}

TEST(what_is_passed_on_keeps_its_kind)
{
    RULE("WF-SHW-66");
    struct play p;
    begin(&p, "team Able + Night Rifle + Black Rounds x6 + Stalker + Night Rifle");
    take(&p, "take ammo Stalker/2, Night Rifle/1, Night Rifle/2");
    assert_ammo(&p, 0, 0, 5, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 6, 1, 0, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds x2 + Stalker + Night Rifle");
    take(&p, "take ammo Stalker/2, Night Rifle/1, Night Rifle/2");
    assert_ammo(&p, 0, 3, 2, 0, BLACK_AMMO);                /* a standard one, if there is one */
    assert_ammo(&p, 1, 7, 0, 0, STANDARD_AMMO);
    end_play(&p);
}

/* An NPS whose Weapon lacks one counter gets a Black one, though there are standard ones. */
TEST(who_passes_ammo_chooses_the_kind)
{
    RULE("WF-WPN-36");
    struct play p;
    begin(&p, "team Able + Night Rifle + Black Rounds x2 + Night Guard");
    given(&p, "item[1].count = 3");
    assert_refused(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, Subsonic", "WF-WPN-36");
    assert_refused(&p, "take kind Able/1, Night Rifle/1, Night Rifle/1, Black", "WF-WPN-36");       /* from itself */
    assert_true(offered(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, standard"));
    take(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, Black");
    assert_ammo(&p, 0, 4, 1, 0, BLACK_AMMO);
    assert_ammo(&p, 1, 3, 1, 0, STANDARD_AMMO);
    assert_refused(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, Black", "WF-BUY-18");   /* it is full */
    end_turn(&p);
    given(&p, "item[0].flags = 1\nitem[1].count = 3");      /* the last Black one is Empty */
    assert_refused(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, Black", "WF-WPN-36");
    take(&p, "take kind Night Guard/2, Night Rifle/1, Guard Rifle/2, standard");
    assert_ammo(&p, 0, 3, 1, 0, BLACK_AMMO);
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(and_only_for_weapons_that_take_it)
{
    RULE("WF-SHW-71");
    RULE("WF-SHW-75");
    struct play p;
    begin(&p, "team Able + Night Rifle + Black Rounds x2 + Subsonic Rounds x2 + Stalker + Sure Gun");
    assert_refused(&p, "take kind Stalker/2, Night Rifle/1, Sure Gun/2, Black", "WF-SHW-71");
    assert_refused(&p, "take kind Stalker/2, Night Rifle/1, Sure Gun/2, Subsonic", "WF-SHW-75");
    assert_true(offered(&p, "take kind Stalker/2, Night Rifle/1, Sure Gun/2, standard"));
    take(&p, "take ammo Stalker/2, Night Rifle/1, Sure Gun/2");
    assert_ammo(&p, 1, 4, 0, 0, STANDARD_AMMO);
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Black Rounds x6 + Stalker + Sure Gun + Night Rifle");
    assert_refused(&p, "take ammo Stalker/2, Night Rifle/1, Sure Gun/2", "WF-SHW-71");      /* nothing else is left */
    take(&p, "take ammo Stalker/2, Night Rifle/1, Night Rifle/3");
    end_play(&p);
    begin(&p, "team Able + Night Rifle + Subsonic Rounds x6 + Stalker + Sure Gun");
    assert_refused(&p, "take ammo Stalker/2, Night Rifle/1, Sure Gun/2", "WF-SHW-75");
    given(&p, "item[0].count = 7\nitem[0].flags = 1");      /* an Empty Subsonic one, and one that is standard */
    take(&p, "take ammo Stalker/2, Night Rifle/1, Sure Gun/2");
    assert_ammo(&p, 0, 0, 0, 6, SUBSONIC_AMMO);
    assert_ammo(&p, 1, 4, 0, 0, STANDARD_AMMO);
    end_play(&p);
}

TEST(what_a_soldier_comes_with_is_a_card_of_the_mission)
{
    RULE("WF-SHW-81");
    struct play p;
    begin(&p, "team Quiet + Tube + Night Rifle");
    assert_true(uses_also(&p, "Black Rounds"));
    assert_true(uses_also(&p, "Subsonic Rounds"));
    end_play(&p);
    begin(&p, "team Able + Tube");
    assert_false(uses_also(&p, "Black Rounds"));
    assert_false(uses_also(&p, "Subsonic Rounds"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(counters_of_a_weapon_are_chosen_one_by_one), IT(only_some_weapons_take_them),
        IT(they_are_for_non_player_soldiers_too), IT(a_soldier_may_come_with_some),
        IT(as_many_as_there_are_counters), IT(for_whichever_of_his_weapons), IT(also_of_those_that_are_printed),
        IT(who_comes_with_a_vehicle_has_his_own_too),
        IT(what_one_weapon_has_no_counters_for_is_with_the_next),
        IT(what_came_with_a_soldier_costs_nothing_whoever_has_it), IT(he_chooses_what_is_loaded_with_his_own_too),
        IT(subsonic_ammo_takes_two_from_the_penetration), IT(a_reload_takes_any_that_is_left),
        IT(a_card_that_reloads_asks_which), IT(and_it_may_exchange_them),
        IT(a_reload_exchanges_what_is_loaded_and_keeps_it), IT(what_is_passed_on_keeps_its_kind),
        IT(who_passes_ammo_chooses_the_kind), IT(and_only_for_weapons_that_take_it),
        IT(what_a_soldier_comes_with_is_a_card_of_the_mission),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
