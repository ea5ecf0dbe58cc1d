/* SPDX-License-Identifier: MIT */
/* wf_optional.c -- Optional Rules: saved Action cards, Weapon Jams, random Missions; and what a card is called. */
#include "mission.h"
#include "warfighter/optional_rules.h"

#include "kernel/dice.h"
#include "pack/pack.h"

static void fits(const char *setup)
{
    struct play p;
    begin(&p, setup);
    end_play(&p);
}

/* With these optional rules: can cards be saved, and does a Weapon Jam? */
static void assert_in_force(const char *setup, bool saves, bool jams)
{
    struct play p;
    begin(&p, setup);
    given(&p, "hand[0] = Aim");
    assert_int_equal(offered(&p, "save card Able/1, Aim"), saves);
    given(&p, "hand[0] =");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 6, 3, 1);
    assert_int_equal(told(&p, "is jammed: Auto Rifle/1"), jams);
    end_play(&p);
}

TEST(each_optional_rule_is_on_or_off_by_itself)
{
    RULE("WF-OPT-01");
    assert_in_force("team Able + Auto Rifle", false, false);
    assert_in_force("rules Keeping, team Able + Auto Rifle", true, false);
    assert_in_force("rules Jams, team Able + Auto Rifle", false, true);
    assert_in_force("rules Jams + Keeping, team Able + Auto Rifle", true, true);
    assert_unfit("rules Jams + Jams, team Able", "once or not at all");
}

/* ---- Saving Action Cards To Enter ------------------------------------------------------ */

TEST(cards_are_set_aside_over_several_turns_for_an_entrance_cost)
{
    RULE("WF-OPT-02");
    struct play p;
    begin(&p, "rules Keeping, team Able + Baker");
    put_location(&p, "Wall of Thorns");                 /* 5, less Able's 2 */
    given(&p, "hand[0] = Aim, Aim, Field");
    take(&p, "save card Able/1, Aim");
    assert_false(offered(&p, "save card Able/1, Field"));               /* a Location card */
    end_turn(&p);
    assert_int_equal(in_pile_of(&p, ZONE_SAVED, 0, "Aim"), 1);
    given(&p, "hand[0] = Duck");
    assert_refused(&p, "move Able/1, Wall of Thorns/3", "WF-MOV-02");   /* 1 and 1 of 3 */
    take(&p, "save card Able/1, Duck");
    end_turn(&p);
    given(&p, "hand[0] = Aim, Duck\nhand[1] =");
    take(&p, "move Able/1, Wall of Thorns/3");
    assert_question(&p, "discard");                     /* one of the two that he holds */
    take(&p, "discard Able/1, Aim");
    assert_is(&p, "soldier[0].place = 2");
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Duck"), 1);
    assert_int_equal(p.wf.saved[0][0], 0);
    end_play(&p);
}

TEST(so_many_cards_are_set_aside_and_no_more)
{
    RULE("WF-OPT-02");
    struct play p;
    begin(&p, "rules Keeping, team Able");
    given(&p, "saved[0] = Aim, Aim, Aim, Duck, Duck, Duck\nhand[0] = Duck, Aim");
    take(&p, "save card Able/1, Aim");
    assert_refused(&p, "save card Able/1, Duck", "WF-OPT-02");
    end_play(&p);
}

TEST(what_is_left_over_is_discarded)
{
    RULE("WF-OPT-03");
    struct play p;
    begin(&p, "rules Keeping, team Able");
    put_location(&p, "Wall of Thorns");
    given(&p, "action_discards =\nsaved[0] = Aim, Aim, Aim, Duck\nhand[0] = Aim");
    take(&p, "move Able/1, Wall of Thorns/3");          /* 3 */
    assert_int_equal(p.wf.saved[0][0], 0);
    assert_int_equal(p.wf.action_discards[0], 4);
    assert_int_equal(p.wf.hand[0][0], 1);
    end_play(&p);
}

TEST(saved_cards_are_not_of_the_hand)
{
    RULE("WF-OPT-04");
    struct play p;
    begin(&p, "rules Keeping, team Able");
    given(&p, "hand[0] = Aim, Aim, Duck\nsaved[0] =");
    take(&p, "save card Able/1, Aim");
    take(&p, "save card Able/1, Aim");
    stack(&p, ZONE_ACTIONS, "Duck, Duck, Duck, Duck, Duck");
    take(&p, "discard and draw Able/1");
    take(&p, "draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 6);               /* his Health */
    assert_int_equal(p.wf.saved[0][0], 2);
    end_play(&p);
}

TEST(saved_cards_serve_nothing_else)
{
    RULE("WF-OPT-05");
    struct play p;
    begin(&p, "rules Keeping, team Able + Baker + Squad");
    put_location(&p, "Wall of Thorns");
    given(&p, "hand[0] = Sneak\nsaved[0] = Aim, Aim, Duck, Duck, Duck");
    assert_refused(&p, "play Able/1, Sneak", "WF-ACD-31");              /* Covert 2 */
    assert_false(offered(&p, "play Able/1, Aim"));
    assert_refused(&p, "move Baker/2, Wall of Thorns/3", "WF-MOV-02");  /* not another's */
    assert_refused(&p, "move Squad/3, Wall of Thorns/3", "WF-MOV-02");
    given(&p, "soldier[0].wound[0] = 5");
    take(&p, "withdraw Able/1");
    assert_int_equal(p.wf.saved[0][0], 0);
    assert_true(in_pile_of(&p, ZONE_ACTION_DISCARDS, 0, "Duck") >= 3);
    end_play(&p);
}

/* ---- Weapon Jams -------------------------------------------------------------------------- */

TEST(two_dice_one_above_the_reload_number_jam_a_weapon)
{
    RULE("WF-OPT-06");
    struct play p;
    begin(&p, "rules Jams, team Able + Auto Rifle + Blue Pistol");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 6, 4, 1);  /* one */
    assert_is(&p, "item[0].marks = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 3, 1);
    assert_is(&p, "item[0].marks = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 6, 3, 1);
    assert_is(&p, "item[0].marks = 2");
    TAKE(&p, "attack Able/1, Blue Pistol/2, Burst, Nest/1", 2, 2, 1);   /* Reload 1 */
    assert_is(&p, "item[1].marks = 2");
    end_play(&p);
}

TEST(a_jammed_weapon_is_cleared_for_an_action)
{
    RULE("WF-OPT-07");
    struct play p;
    begin(&p, "rules Jams, team Able + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    assert_false(offered(&p, "clear jam Able/1, Auto Rifle/1"));
    given(&p, "item[0].marks = 2");
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", "WF-OPT-07");
    take(&p, "clear jam Able/1, Auto Rifle/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_true(offered(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1"));
    given(&p, "item[0].marks = 2\nhostile[0].suppress = 4");
    end_turn(&p);
    assert_is(&p, "item[0].marks = 2");                 /* not by itself */
    end_play(&p);
    begin(&p, "mission Brawl, rules Jams, team Dagger + Rifle and Butt");      /* for no Mode, a blow either */
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].actions = 9");
    take(&p, "engage Dagger/1, Mob/1");
    assert_true(offered(&p, "attack Dagger/1, Rifle and Butt/1, Combo, Mob/1"));
    given(&p, "item[0].marks = 2");
    assert_refused(&p, "attack Dagger/1, Rifle and Butt/1, Combo, Mob/1", "WF-OPT-07");
    end_play(&p);
}

TEST(jams_are_of_the_dice_as_they_lie)
{
    RULE("WF-OPT-08");
    struct play p;
    begin(&p, "rules Jams, team Able + Handy + Auto Rifle");            /* 1 to every roll */
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Auto Rifle/2, Auto, Nest/1", 9, 4, 4, 1);
    assert_is(&p, "item[1].marks = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/2, Auto, Nest/1", 9, 3, 3, 1);
    assert_is(&p, "item[1].marks = 2");
    end_play(&p);
}

TEST(the_attack_that_jams_is_resolved)
{
    RULE("WF-OPT-09");
    struct play p;
    begin(&p, "rules Jams, team Able + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 3, 9, 6);
    assert_is(&p, "item[0].marks = 2");
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(a_weapon_can_be_jammed_and_empty_at_once)
{
    RULE("WF-OPT-10");
    struct play p;
    begin(&p, "rules Jams, team Able + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 3, 1, 1);
    assert_is(&p, "item[0].marks = 2");
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);
    given(&p, "soldier[0].actions = 2");
    take(&p, "reload Able/1, Auto Rifle/1");
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", "WF-OPT-07");
    take(&p, "clear jam Able/1, Auto Rifle/1");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(jams_are_worth_a_point_for_each_soldier_who_may_have_them)
{
    RULE("WF-OPT-11");
    assert_unfit("mission Home Drill, team Baker + Gast + Able + Handy + Auto Rifle", "costs 61 Resource Points");
    fits("mission Home Drill, rules Jams, team Baker + Gast + Able + Handy + Auto Rifle");
    assert_unfit("mission Home Drill, rules Jams, team Baker + Gast + Able + Handy + Auto Rifle + Blue Pistol",
                 "costs 62 Resource Points; the Mission has 61");            /* one Soldier, one point */
    fits("mission Home Drill, rules Jams, team Baker + Blue Pistol + Gast + Able + Handy + Auto Rifle");
    assert_unfit("mission Home Drill, rules Jams, team Carl + Gast + Able + Calm + Quick + Handy + Knife",
                 "costs 61 Resource Points; the Mission has 60");            /* printed on Carl's card */
}

/* ---- random Missions, names of cards -------------------------------------------------------- */

TEST(a_random_mission_has_an_objective_of_its_region)
{
    RULE("WF-OPT-12");
    static uint8_t seen[4096];
    struct play p;
    begin(&p, "team Able");
    const struct grog_cards *c = p.m->cards;
    uint8_t seed[GROG_SEED_BYTES] = { 7 };
    struct grog_dice dice;
    unsigned missions = 0;
    assert_true(c->cards < sizeof seen);
    grog_dice_seed(&dice, seed);
    for (unsigned i = 0; i < 4000; i++) {
        uint16_t mission = 0, objective = 0;
        assert_true(wf_random_mission(c, &dice, &mission, &objective));
        assert_int_equal(c->card[mission].kind, OF_MISSION);
        assert_int_equal(c->card[objective].kind, OF_OBJECTIVE);
        int16_t region = c->card[objective].number[PLACE_REGION];
        assert_true(!region || region == c->card[mission].number[PLACE_REGION]);
        missions += !seen[mission];
        seen[mission] = seen[objective] = 1;
    }
    assert_true(missions > 4);
    struct grog_lot lot[GROG_DRAWN_MAX] = { 0 };        /* the record names both */
    assert_int_equal(wf_by_lot(c, &dice, lot), 2);
    assert_int_equal(lot[0].row, SETUP_MISSION);
    assert_int_equal(lot[1].row, SETUP_OBJECTIVE);
    assert_int_equal(c->card[lot[0].card].kind, OF_MISSION);
    assert_int_equal(c->card[lot[1].card].kind, OF_OBJECTIVE);
    for (uint32_t i = 1; i < c->cards; i++)
        if (c->card[i].kind == OF_OBJECTIVE && !c->card[i].number[OBJECTIVE_TYPES])
            assert_true(seen[i]);
    end_play(&p);
}

TEST(every_card_has_a_name_of_its_own_and_its_set)
{
    RULE("WF-OPT-14");
    struct play p;
    begin(&p, "team Able");
    const struct grog_cards *c = p.m->cards;
    uint32_t ours = 0, shared = 0;
    for (uint32_t i = 1; i < c->cards; i++) {
        assert_non_null(c->text[i].id);
        const char *own = strpbrk(c->text[i].id, ":/");
        assert_true(own && own[1]);                     /* its set, and what is its own */
        size_t set = (size_t)(own - c->text[i].id);
        ours += set == strlen("proving") && !strncmp(c->text[i].id, "proving", set);
        shared += set == strlen("settings") && !strncmp(c->text[i].id, "settings", set);
        for (uint32_t k = 1; k < i; k++)
            assert_string_not_equal(c->text[i].id, c->text[k].id);
    }
    assert_int_equal(ours + shared, c->cards - 1);
    assert_true(ours && shared);
    end_play(&p);
}

static unsigned titled(const struct grog_cards *c, const char *title)
{
    unsigned n = 0;
    for (uint32_t i = 1; i < c->cards; i++)
        n += !strcmp(c->text[i].title, title);
    return n;
}

/* A card of a later pack that is a revision lies where the other lay. */
TEST(a_revised_card_replaces_the_original)
{
    RULE("WF-OPT-15");
    struct grog_error why = { 0 };
    struct grog_pack *pack[] = { open_pack(SETTINGS), open_pack(PROVING), open_pack(PROVING_TWO) };
    for (unsigned packs = 2; packs <= 3; packs++) {
        struct grog_cards *c = grog_cards_link(&warfighter_system, NULL, (const struct grog_pack *const *)pack, packs,
                                               &why);
        if (!c)
            fail_msg("%s", why.text);
        unsigned found = grog_card_named(c, "Laurels");
        assert_int_equal(titled(c, "Laurels"), 1);
        assert_int_equal(c->card[found].number[SKILL_COST], packs == 2 ? 1 : 4);
        grog_cards_free(c);
    }
    for (unsigned i = 0; i < 3; i++)
        grog_pack_close(pack[i]);
}

TEST(what_never_runs_out_never_jams)
{
    RULE("WF-OPT-06");
    struct play p;
    begin(&p, "rules Jams, team Able + Crank Gun + Sure Gun");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Crank Gun/1, Auto, Nest/1", 6, 3, 3, 1);   /* it needs no Ammo */
    assert_false(told(&p, "is jammed: Crank Gun/1"));
    TAKE(&p, "attack Able/1, Sure Gun/2, Auto, Nest/1", 6, 1, 1, 1);    /* it has no Reload number */
    assert_false(told(&p, "is jammed: Sure Gun/2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_optional_rule_is_on_or_off_by_itself), IT(cards_are_set_aside_over_several_turns_for_an_entrance_cost),
        IT(so_many_cards_are_set_aside_and_no_more),
        IT(what_is_left_over_is_discarded), IT(saved_cards_are_not_of_the_hand), IT(saved_cards_serve_nothing_else),
        IT(two_dice_one_above_the_reload_number_jam_a_weapon), IT(a_jammed_weapon_is_cleared_for_an_action),
        IT(jams_are_of_the_dice_as_they_lie), IT(the_attack_that_jams_is_resolved),
        IT(a_weapon_can_be_jammed_and_empty_at_once), IT(jams_are_worth_a_point_for_each_soldier_who_may_have_them),
        IT(a_random_mission_has_an_objective_of_its_region), IT(every_card_has_a_name_of_its_own_and_its_set),
        IT(a_revised_card_replaces_the_original),
        IT(what_never_runs_out_never_jams),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
