/* SPDX-License-Identifier: MIT */
/* wf_airborne.c -- Airborne Mission: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/decks.h"
#include "warfighter/gear.h"

#include "pack/pack.h"

#include <stdio.h>

static void drop(struct play *p, const char *setup)
{
    char text[256] = "mission Night Drop, ";
    begin(p, strncat(text, setup, 200));
}

static int items_of(const struct play *p, const char *title)
{
    int n = 0;
    EACH_ITEM(&p->wf, i)
        n += p->wf.item[i].thing.card == card(title);
    return n;
}

static int zones_left(const struct play *p)
{
    int n = 0;
    for (unsigned i = 1; i <= p->wf.aside[0]; i++)
        n += wf_deck_of(p->m, p->wf.aside[i]) == card("Zones");
    return n;
}

TEST(only_airborne_soldiers_take_part)
{
    RULE("WF-AIR-01");
    RULE("WF-AIR-02");
    RULE("WF-AIR-03");
    struct play p;
    drop(&p, "team Jumper + Diver + Stick");
    assert_int_equal(p.wf.beside[0].thing.card, card("Drop"));
    end_play(&p);
    assert_unfit("mission Night Drop, team Able", "WF-AIR-02");
    assert_unfit("mission Night Drop, team Jumper + Carl", "WF-AIR-02");
    assert_unfit("mission Night Drop, team Jumper + Squad", "WF-AIR-02");
    assert_unfit("mission Night Drop, team Diver", "WF-BUY-02");        /* otherwise as ever */
}

TEST(the_objective_is_chosen_as_ever)
{
    RULE("WF-AIR-04");
    struct play p;
    drop(&p, "objective Huts, team Jumper");
    assert_int_equal(p.wf.location[1].thing.card, card("Huts"));
    assert_is(&p, "active = 0");
    end_play(&p);
}

TEST(all_come_by_one_glider_or_by_parachutes)
{
    RULE("WF-AIR-05");
    RULE("WF-AIR-07");
    struct play p;
    drop(&p, "team Jumper + Leaper + Diver");            /* a Glider, unless something else is chosen */
    assert_int_equal(p.wf.beside[1].thing.card, card("Glider"));
    assert_false(p.wf.beside[2].thing.live);
    assert_int_equal(items_of(&p, "Canopy"), 0);
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(p.wf.soldier[i].suppress, 2);  /* what the Glider says, and the Landing Zone */
    end_play(&p);
    assert_unfit("mission Night Drop, team Jumper + Leaper + Diver + Stick", "WF-AIR-07");
    assert_unfit("mission Night Drop, transport Boat, team Jumper", "WF-AIR-05");
}

TEST(with_parachutes_everybody_has_one)
{
    RULE("WF-AIR-05");
    RULE("WF-AIR-06");
    struct play p;
    drop(&p, "transport Canopies, team Jumper + Leaper + Diver + Stick");
    assert_int_equal(items_of(&p, "Canopy"), 4);
    bool has[SOLDIERS] = { false };
    EACH_ITEM(&p.wf, i)
        has[p.wf.item[i].holder - 1] = true;
    for (unsigned i = 0; i < 4; i++)
        assert_true(has[i]);
    assert_is(&p, "points = 53");                       /* 20 15 8 6, and 1 each */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 2);
    put_location(&p, "Crest");
    given(&p, "soldier[0].suppress = 0\nsoldier[0].actions = 2\nhand[0] = Aim, Aim, Aim");
    take(&p, "move Jumper/1, Crest/3");                 /* 3, less Movement 2, and the Canopy hinders by 1 */
    assert_question(&p, "discard");
    take(&p, "discard Jumper/1, Aim");
    take(&p, "discard Jumper/1, Aim");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
    assert_unfit("mission Night Drop, transport Canopies, team Jumper + Auto Rifle + Crate", "WF-SOL-10");
}

TEST(both_decks_lie_beside)
{
    RULE("WF-AIR-08");
    RULE("WF-AIR-10");
    struct play p;
    drop(&p, "team Jumper");
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Zones")), 3);
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Lines")), 2);
    for (unsigned i = 1; i <= p.wf.events[0]; i++)
        assert_false(wf_deck_of(p.m, p.wf.events[i]));
    end_play(&p);
    begin(&p, "team Able");
    assert_int_equal(p.wf.aside[0], 0);
    end_play(&p);
}

TEST(which_zone_comes_first_chance_says)
{
    RULE("WF-AIR-08");
    struct play p;
    unsigned first[2] = { 0 };
    drop(&p, "transport Canopies, team Jumper");        /* 2 of Marsh and a Meadow */
    for (unsigned i = 0; i < 24; i++) {
        uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)i };
        grog_start(p.m, &p.game, seed, &p.heard);
        assert_int_equal(p.wf.aside_discards[0], 1);
        first[p.wf.aside_discards[1] == card("Meadow")]++;
    }
    assert_true(first[0] && first[1]);
    grog_match_free(p.m);
}

/* In the box of every game are the packs that its players want there. */
TEST(cards_of_several_packs_make_one_deck)
{
    RULE("WF-AIR-09");
    RULE("WF-AIR-11");
    struct grog_error why = { 0 };
    struct grog_pack *settings = open_pack(SETTINGS), *first = open_pack(PROVING), *second = open_pack(PROVING_TWO);
    const struct grog_pack *packs[] = { settings, first, second };
    struct grog_cards *linked = grog_cards_link(&warfighter_system, NULL, packs, GROG_COUNT(packs), &why);
    if (!linked)
        fail_msg("%s", why.text);
    struct grog_box box = { &warfighter_system, linked };
    struct play p;
    memset(&p, 0, sizeof p);
    p.m = grog_match_new(&box, "mission Night Drop, team Jumper", &why);
    if (!p.m)
        fail_msg("%s", why.text);
    grog_start(p.m, &p.game, (const uint8_t[GROG_SEED_BYTES]){ 1 }, &p.heard);
    assert_int_equal(wf_aside_left(p.m, &p.wf, (uint16_t)grog_card_named(linked, "Zones")), 3 + 2);
    assert_int_equal(wf_aside_left(p.m, &p.wf, (uint16_t)grog_card_named(linked, "Lines")), 2 + 3);
    end_play(&p);
    grog_cards_free(linked);
    grog_pack_close(settings);
    grog_pack_close(first);
    grog_pack_close(second);
}

TEST(a_landing_zone_on_the_first_turn_and_enemy_lines_on_each_later_one)
{
    RULE("WF-AIR-12");
    RULE("WF-AIR-13");
    RULE("WF-AIR-14");
    struct play p;
    drop(&p, "transport Canopies, team Jumper");
    assert_is(&p, "soldier[0].suppress = 1");           /* one Landing Zone, before anybody acts */
    assert_int_equal(p.wf.aside_discards[0], 1);
    assert_int_equal(wf_deck_of(p.m, p.wf.aside_discards[1]), card("Zones"));
    assert_is(&p, "soldier[0].xp = 0");
    for (unsigned turn = 2; turn < 5; turn++) {         /* the third of them is a discard again */
        end_turn(&p);
        assert_int_equal(p.wf.soldier[0].xp, turn - 1);
        assert_int_equal(zones_left(&p), 2);            /* and no Landing Zone more */
    }
    end_play(&p);
    begin(&p, "mission Double Drop, transport Canopies, team Jumper");  /* before whatever else the Turn opens with */
    assert_true(told_at(&p, "is suppressed: Jumper/1") >= 0);
    assert_true(told_at(&p, "is suppressed: Jumper/1") < told_at(&p, "has Experience: Jumper/1"));
    end_play(&p);
}

TEST(they_are_drawn_before_the_environment_is_rolled_for)
{
    RULE("WF-AIR-12");
    RULE("WF-AIR-14");
    struct play p;
    begin(&p, "mission Cold Drop, transport Canopies, team Jumper");
    assert_question(&p, "soldier turn");                /* Fever 1: whatever falls resists it */
    assert_true(told_at(&p, "is suppressed: Jumper/1") >= 0);
    assert_true(told_at(&p, "is suppressed: Jumper/1") < told_at(&p, "resists the Environment: Jumper/1"));
    END_TURN(&p, 5);
    assert_true(told_at(&p, "has Experience: Jumper/1") >= 0);
    assert_true(told_at(&p, "has Experience: Jumper/1") < told_at(&p, "resists the Environment: Jumper/1"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(only_airborne_soldiers_take_part),
        IT(the_objective_is_chosen_as_ever),
        IT(all_come_by_one_glider_or_by_parachutes),
        IT(with_parachutes_everybody_has_one),
        IT(both_decks_lie_beside), IT(which_zone_comes_first_chance_says),
        IT(cards_of_several_packs_make_one_deck),
        IT(a_landing_zone_on_the_first_turn_and_enemy_lines_on_each_later_one),
        IT(they_are_drawn_before_the_environment_is_rolled_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
