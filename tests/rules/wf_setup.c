/* SPDX-License-Identifier: MIT */
/* wf_setup.c -- the components: how a Mission is won, its decks, kinds of Soldier, Skills and gear. */
#include "mission.h"
#include "warfighter/gear.h"

static const uint16_t *pile(const struct play *p, unsigned zone, unsigned of)
{
    return grog_pile_of(p->m, &p->game, zone, of);
}

/* Items of this name that the Soldier has. */
static unsigned has(const struct play *p, unsigned soldier, const char *name)
{
    unsigned n = 0;
    EACH_ITEM(&p->wf, i)
        n += p->wf.item[i].holder == soldier + 1 && p->wf.item[i].thing.card == card(name);
    return n;
}

/* Able in Stream, where Hostiles of value 0 and 1 arrive. */
static void in_stream(struct play *p)
{
    begin(p, "team Able + Plain Rifle");
    put_location(p, "Stream");
    given(p, "soldier[0].place = 2");
}

static void make_active(struct play *p)
{
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* ---- victory ------------------------------------------------------------------- */

TEST(all_win_together_as_soon_as_the_objective_is_done)
{
    RULE("WF-SET-01");
    RULE("WF-SET-02");
    struct play p;
    begin(&p, "seats 2, objective Depot, team Able + Bomb x2 + Baker");
    make_active(&p);
    given(&p, "soldier[0].place = 6");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 7, 1, 1, 6);
    assert_false(p.game.over);                          /* 2 Hits of 3 */
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 1, 1, 1, 6);
    assert_true(p.game.over);                           /* neither seat has ended its turn */
    assert_int_equal(p.game.winners, 3);                /* seat 1, far off, too */
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(all_lose_together_when_time_has_run_out)
{
    RULE("WF-SET-01");
    RULE("WF-SET-03");
    struct play p;
    begin(&p, "seats 2, team Able + Baker");
    given(&p, "timer = 2");
    end_turn(&p);
    assert_false(p.game.over);                          /* the last Turn */
    end_turn(&p);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 0);
    assert_is(&p, "success = 0");
    end_play(&p);
}

TEST(the_last_soldier_without_health_loses_the_mission)
{
    RULE("WF-SET-04");
    struct play p;
    begin(&p, "team Able + Baker");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Loner", 1, 1);
    given(&p, "soldier[0].wound[0] = 5\nsoldier[1].wound[0] = 3");
    END_TURN(&p, 8, 2, 1, 1);
    assert_true(told(&p, "is down: Able/1"));
    assert_false(p.game.over);                          /* Baker is left */
    given(&p, "hostile[1].target = 2");
    END_TURN(&p, 8, 3);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 0);
    end_play(&p);
}

TEST(nobody_left_by_his_own_will_loses_too)
{
    RULE("WF-SET-04");
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].wound[0] = 5");
    take(&p, "withdraw Able/1");
    assert_true(p.game.over);                           /* at once */
    assert_false(told(&p, "a Hostile Turn begins"));
    assert_int_equal(p.game.winners, 0);
    end_play(&p);
}

TEST(down_as_the_soldier_turn_ends_the_last_one_loses_it)
{
    RULE("WF-SET-04");
    struct play p;
    static const char *const mission[] = { "objective Camp", "mission The Front", "mission Watch" };
    for (unsigned i = 0; i < GROG_COUNT(mission); i++) {
        char setup[60];
        snprintf(setup, sizeof setup, "%s, team Able", mission[i]);
        begin(&p, setup);
        if (i)
            p.wf.location[2].thing.card = card("Quicksand"), p.wf.location[2].flags = LOCATION_LAID;
        else
            put_location(&p, "Quicksand");
        given(&p, "soldier[0].place = 2\nsoldier[0].wound[0] = 5");
        p.game.turn = 2;
        p.wf.timer = i ? 1 : p.wf.timer;                /* each would be won now */
        p.wf.active = 1, p.wf.location[1].flags = 0;
        end_turn(&p);
        assert_true(told(&p, "is down: Able/1"));
        assert_true(p.game.over);
        assert_is(&p, "success = 0");
        assert_false(told(&p, "a Hostile Turn begins"));
        end_play(&p);
    }
}

/* ---- keywords -------------------------------------------------------------------- */

TEST(a_keyword_has_its_own_rule)
{
    RULE("WF-SET-05");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Auto Rifle");
    put_hostile(&p, "Pair", 1, 0);                      /* Cover 3 */
    TAKE(&p, "attack Able/1, Auto Rifle/2, Semi, Pair/1", 7, 2);
    assert_is(&p, "hostile[0].ekia = 1");               /* Pen 1 */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 7, 2);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_reference_keyword_is_only_referred_to)
{
    RULE("WF-SET-06");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Handy + Plain Rifle + Tube");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");           /* Ranged adds nothing by itself */
    TAKE(&p, "attack Baker/2, Tube/4, Explosion, Pair/1", 6, 6, 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");           /* it is not Ranged */
    TAKE(&p, "attack Baker/2, Plain Rifle/3, Semi, Pair/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 1");           /* a Skill speaks of Ranged */
    end_play(&p);
}

/* ---- one Mission, one Objective, one kind of Hostile ------------------------------- */

TEST(one_mission_and_one_objective_are_in_play)
{
    RULE("WF-SET-07");
    RULE("WF-SET-08");
    struct play p;
    begin(&p, "mission Light Drill, objective Huts, team Able");
    assert_is(&p, "location[0].card = Light Drill");
    assert_is(&p, "location[1].card = Huts");
    for (unsigned i = 2; i < LOCATIONS; i++)
        assert_false(p.wf.location[i].thing.live);
    end_play(&p);
    begin(&p, "mission Light Drill, team Able");        /* none is named: the Mission's own */
    assert_is(&p, "location[1].card = Depot");
    end_play(&p);
}

TEST(locations_lie_between_mission_and_objective)
{
    RULE("WF-SET-09");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Field");
    assert_false(offered(&p, "move Able/1, Field/3"));
    take(&p, "play location Able/1, Field");
    assert_is(&p, "location[2].card = Field");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");              /* the Mission is 1, the Objective 6 */
    for (unsigned space = 3; space <= 5; space++)
        put_location(&p, "Field");
    given(&p, "hand[0] = Field\nsoldier[0].place = 5\nplayed = 0");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-21");
    end_play(&p);
}

TEST(a_marker_says_draw_a_location)
{
    RULE("WF-SET-10");
    struct play p;
    begin(&p, "team Able");
    stack(&p, ZONE_ACTIONS, "Aim, Map, Aim, Aim, Aim, Aim");
    stack(&p, ZONE_LOCATIONS, "Field");
    take(&p, "discard and draw Able/1");
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Aim"), 5);
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Field"), 1);
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Map"), 0);
    assert_int_equal(pile(&p, ZONE_HAND, 0)[0], 6);
    end_play(&p);
}

static void assert_deck_is_of(const struct play *p, const char *force, unsigned cards)
{
    assert_int_equal(pile(p, ZONE_HOSTILES, 0)[0], cards);
    for (unsigned i = 1; i <= cards; i++)
        assert_int_equal(numbers_of(p->m, pile(p, ZONE_HOSTILES, 0)[i])[HOSTILE_FORCE], card(force));
}

static unsigned copies_of_force(const struct play *p, const char *force)
{
    unsigned n = 0;
    for (uint32_t c = 1; c < p->m->cards->cards; c++)
        if (p->m->cards->card[c].kind == OF_HOSTILE
            && (uint16_t)p->m->cards->card[c].number[HOSTILE_FORCE] == card(force)
            && !p->m->cards->card[c].number[HOSTILE_DECK])
            n += (unsigned)p->m->cards->card[c].number[COPIES];
    return n;
}

TEST(the_hostile_deck_is_of_one_level)
{
    RULE("WF-SET-11");
    RULE("WF-SET-13");
    RULE("WF-SET-14");
    RULE("WF-SET-74");
    RULE("WF-SET-75");
    struct play p;
    begin(&p, "team Able");                             /* the Mission's choice: Frontline */
    assert_int_equal(numbers_of(p.m, card("Reds"))[FORCE_LEVEL], FRONTLINE);
    assert_deck_is_of(&p, "Reds", copies_of_force(&p, "Reds"));
    end_play(&p);
    begin(&p, "hostiles Red Guards, team Able");        /* Elite */
    assert_int_equal(numbers_of(p.m, card("Red Guards"))[FORCE_LEVEL], ELITE);
    assert_deck_is_of(&p, "Red Guards", copies_of_force(&p, "Red Guards"));
    assert_true(pile(&p, ZONE_HOSTILES, 0)[0] >= 4);
    end_play(&p);
}

TEST(no_other_type_arrives_in_the_mission)
{
    RULE("WF-SET-14");
    struct play p;
    begin(&p, "hostiles Red Guards, team Able");
    given(&p, "hand[0] = Stream");
    take(&p, "play location Able/1, Stream");           /* 3 points: 2 Guards */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[0].card = Guard");
    assert_is(&p, "hostile[1].card = Guard");
    end_play(&p);
}

TEST(an_empty_hostile_deck_is_its_discards)
{
    RULE("WF-SET-15");
    struct play p;
    in_stream(&p);
    given(&p, "hostiles =\nhostile_discards = Loner, Pair");
    END_TURN(&p, 1, 1);                                 /* either of them arrives, and misses */
    assert_true(told(&p, "discards are shuffled"));
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(pile(&p, ZONE_HOSTILE_DISCARDS, 0)[0], 0);
    assert_int_equal(pile(&p, ZONE_HOSTILES, 0)[0], 1);
    end_play(&p);
}

TEST(it_is_shuffled_on_demand)
{
    RULE("WF-SET-15");
    struct play p;
    in_stream(&p);
    given(&p, "hostiles = Loner\nhostile_discards = Pair");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].card = Loner");
    assert_int_equal(pile(&p, ZONE_HOSTILES, 0)[0], 0); /* nobody needs one now */
    assert_int_equal(pile(&p, ZONE_HOSTILE_DISCARDS, 0)[0], 1);
    end_play(&p);
}

TEST(without_cards_no_hostile_comes)
{
    RULE("WF-SET-16");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Stream\nhostiles = Loner\nhostile_discards =");
    take(&p, "play location Able/1, Stream");           /* 3 points are wanted, there are 0 */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_question(&p, "soldier turn");
    take(&p, "move Able/1, Stream/3");
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);                                       /* nor as Reinforcement */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

/* ---- three kinds of Soldier ---------------------------------------------------------- */

TEST(one_player_runs_soldiers_of_all_three_kinds)
{
    RULE("WF-SET-17");
    RULE("WF-SET-18");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Carl + Squad");
    put_hostile(&p, "Pair", 1, 0);
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1"));
    assert_true(offered(&p, "discard and draw Able/1"));
    assert_true(offered(&p, "attack Carl/2, Auto Rifle/2, Semi, Pair/1"));
    assert_refused(&p, "discard and draw Carl/2", "WF-TRN-24");
    assert_refused(&p, "reload Able/1, Plain Rifle/1", "WF-TRN-21");
    assert_true(offered(&p, "fight Squad/3, Pair/1"));  /* by his own chart */
    assert_false(offered(&p, "fight Carl/2, Pair/1"));
    assert_false(offered(&p, "fight Able/1, Pair/1"));
    end_play(&p);
}

TEST(a_squad_soldier_is_as_printed)
{
    RULE("WF-SET-19");
    RULE("WF-SET-20");
    RULE("WF-SET-23");
    struct play p;
    assert_unfit("team Able + Squad + Plain Rifle", "only Player Soldiers are equipped");
    assert_unfit("team Able + Squad + Kit", "only Player Soldiers are equipped");
    assert_unfit("team Able + Squad + Handy", "only Player Soldiers are equipped");
    begin(&p, "team Able + Riflemen");
    assert_int_equal(has(&p, 1, "Plain Rifle"), 1);
    assert_int_equal(has(&p, 1, "Handy"), 1);
    assert_int_equal(has(&p, 1, "Kit"), 1);
    assert_is(&p, "points = 27");                       /* 20 and 7, without what is printed */
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "fight Riflemen/2, Pair/1", 6, 3);         /* 7 with his Skill */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(a_non_player_soldier_comes_with_what_his_card_lists)
{
    RULE("WF-SET-21");
    RULE("WF-SET-23");
    struct play p;
    assert_unfit("team Able + Carl + Plain Rifle", "only Player Soldiers are equipped");
    begin(&p, "team Able + Carl");
    assert_int_equal(has(&p, 1, "Auto Rifle"), 1);
    assert_int_equal(has(&p, 1, "Bomb"), 1);
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "item[1].count = 2");                 /* two Bombs */
    assert_is(&p, "points = 30");
    end_play(&p);
}

/* Cards that a Soldier drew, of what is told. */
static unsigned drawn_by(const struct play *p, unsigned soldier)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < p->heard.n; i++) {
        const struct grog_event *e = &p->heard.at[i];
        n += (e->kind == TOLD_DREW || e->kind == TOLD_FINDS) && e->object[0] == soldier_ref(&p->wf, soldier);
    }
    return n;
}

TEST(only_player_soldiers_have_hands)
{
    RULE("WF-SET-22");
    RULE("WF-SET-43");
    struct play p;
    begin(&p, "team Able + Carl + Squad");
    assert_int_equal(drawn_by(&p, 0), 6);               /* his Health */
    assert_int_equal(drawn_by(&p, 1), 0);
    assert_int_equal(drawn_by(&p, 2), 0);
    assert_refused(&p, "discard and draw Carl/2", "WF-TRN-24");
    assert_refused(&p, "discard and draw Squad/3", "WF-TRN-24");
    given(&p, "hand[0] = Shake Off\nsoldier[0].wound[0] = 2");
    take(&p, "play Able/1, Shake Off");
    take(&p, "choose wound 1");                    /* its printed text: a Wound mends */
    assert_is(&p, "soldier[0].wound[0] = 129");
    assert_int_equal(in_pile_of(&p, ZONE_ACTION_DISCARDS, 0, "Shake Off") > 0, 1);
    assert_int_equal(pile(&p, ZONE_HAND, 0)[0], 0);
    end_play(&p);
}

/* ---- Skills ---------------------------------------------------------------------------- */

TEST(skills_are_bought_for_player_soldiers)
{
    RULE("WF-SET-24");
    RULE("WF-SET-23");
    struct play p;
    begin(&p, "team Able + Handy + Plain Rifle");
    assert_is(&p, "points = 24");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Pair/1", 6, 3);
    assert_is(&p, "hostile[0].ekia = 1");               /* 7 with it */
    end_play(&p);
    assert_unfit("team Able + Carl + Handy", "only Player Soldiers are equipped");
}

TEST(a_skill_stays_with_its_soldier)
{
    RULE("WF-SET-25");
    RULE("WF-SET-36");
    struct play p;
    begin(&p, "team Able + Handy + Plain Rifle + Kit + Baker");
    assert_false(offered(&p, "pass Able/1, Handy/1, Baker/2"));
    assert_false(offered(&p, "drop Able/1, Handy/1"));
    assert_false(offered(&p, "discard gear Able/1, Handy/1"));
    assert_true(offered(&p, "pass Able/1, Plain Rifle/2, Baker/2"));      /* Gear: a Weapon, */
    assert_true(offered(&p, "drop Able/1, Plain Rifle/2"));
    assert_true(offered(&p, "discard gear Able/1, Plain Rifle/2"));
    assert_true(offered(&p, "pass Able/1, Kit/3, Baker/2"));              /* and Equipment */
    assert_true(offered(&p, "drop Able/1, Kit/3"));
    assert_true(offered(&p, "discard gear Able/1, Kit/3"));
    end_play(&p);
}

TEST(a_nation_skill_is_for_soldiers_of_its_nation)
{
    RULE("WF-SET-26");
    RULE("WF-SET-27");
    struct play p;
    assert_unfit("team Gast + Blue Boast", "it is of another Nation");
    begin(&p, "team Able + Blue Boast");
    assert_int_equal(has(&p, 0, "Blue Boast"), 1);
    end_play(&p);
    assert_unfit("team Able + Blue Pride", "a Pre-Req is missing");       /* no Marine */
    assert_unfit("team Rusk + Blue Pride", "it is of another Nation");    /* a Marine of another */
    begin(&p, "team Baker + Blue Pride");
    assert_int_equal(has(&p, 0, "Blue Pride"), 1);
    end_play(&p);
}

TEST(a_specialist_brings_skills_for_one_price)
{
    RULE("WF-SET-28");
    RULE("WF-SET-29");
    struct play p;
    begin(&p, "team Gast + Expert + Plain Rifle");      /* printed: Handy */
    assert_is(&p, "points = 27");                       /* 21, 4 and 2: Calm and Strong cost nothing */
    assert_int_equal(has(&p, 0, "Calm"), 1);
    assert_int_equal(has(&p, 0, "Strong"), 1);
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Gast/1, Plain Rifle/5, Semi, Pair/1", 6, 2);
    assert_is(&p, "hostile[0].ekia = 1");               /* Calm: 3 on the cover die */
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);  /* Strong: 10 and 2 */
    end_play(&p);
}

TEST(a_specialist_has_pre_reqs)
{
    RULE("WF-SET-30");
    struct play p;
    assert_unfit("team Able + Handy + Expert", "printed cost is too low");      /* 20 */
    assert_unfit("team Quill + Expert", "a Skill that it needs is missing");     /* 25, without Handy */
    begin(&p, "team Quill + Handy + Expert");
    assert_int_equal(has(&p, 0, "Calm"), 1);
    end_play(&p);
    begin(&p, "team Gast + Expert");                    /* 21, and Handy is printed */
    assert_int_equal(has(&p, 0, "Calm"), 1);
    end_play(&p);
    assert_unfit("team Able + Handy + Strong + Expert", "printed cost is too low");     /* not 24 */
}

TEST(a_specialist_does_not_meet_its_own_pre_req)
{
    RULE("WF-SET-30");
    assert_unfit("team Quill + Master", "a Skill that it needs is missing");     /* Master gives Handy, and needs it */
}
TEST(each_skill_is_there_once)
{
    RULE("WF-SET-31");
    struct play p;
    begin(&p, "team Gast + Master");                    /* gives Handy, which is printed */
    assert_int_equal(has(&p, 0, "Handy"), 1);
    end_play(&p);
    begin(&p, "team Gast + Calm + Expert");             /* bought, then given */
    assert_int_equal(has(&p, 0, "Calm"), 1);
    end_play(&p);
}

TEST(each_skill_is_there_once_in_any_order)
{
    RULE("WF-SET-31");
    struct play p;
    begin(&p, "team Gast + Expert + Calm");             /* given, then bought */
    assert_int_equal(has(&p, 0, "Calm"), 1);
    end_play(&p);
}
/* ---- gear ------------------------------------------------------------------------------ */

TEST(weapons_are_bought_and_handed_over_freely)
{
    RULE("WF-SET-32");
    RULE("WF-SET-33");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker");
    put_location(&p, "Field");
    assert_is(&p, "points = 37");
    take(&p, "pass Able/1, Plain Rifle/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 2");
    end_turn(&p);
    given(&p, "soldier[0].place = 2");
    assert_false(offered(&p, "pass Baker/2, Plain Rifle/1, Able/1"));     /* he is elsewhere */
    given(&p, "soldier[0].place = 1");
    take(&p, "pass Baker/2, Plain Rifle/1, Able/1");
    assert_is(&p, "item[0].holder = 1");
    end_play(&p);
}

TEST(equipment_is_bought_and_handed_over_freely)
{
    RULE("WF-SET-34");
    RULE("WF-SET-35");
    struct play p;
    begin(&p, "team Able + Kit + Baker");
    put_location(&p, "Field");
    assert_is(&p, "points = 37");
    given(&p, "soldier[1].place = 2");
    assert_false(offered(&p, "pass Able/1, Kit/1, Baker/2"));
    given(&p, "soldier[1].place = 1");
    take(&p, "pass Able/1, Kit/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 2");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(all_win_together_as_soon_as_the_objective_is_done), IT(all_lose_together_when_time_has_run_out),
        IT(the_last_soldier_without_health_loses_the_mission), IT(nobody_left_by_his_own_will_loses_too),
        IT(down_as_the_soldier_turn_ends_the_last_one_loses_it),
        IT(a_keyword_has_its_own_rule), IT(a_reference_keyword_is_only_referred_to),
        IT(one_mission_and_one_objective_are_in_play), IT(locations_lie_between_mission_and_objective),
        IT(a_marker_says_draw_a_location), IT(the_hostile_deck_is_of_one_level),
        IT(no_other_type_arrives_in_the_mission), IT(an_empty_hostile_deck_is_its_discards),
        IT(it_is_shuffled_on_demand), IT(without_cards_no_hostile_comes),
        IT(one_player_runs_soldiers_of_all_three_kinds), IT(a_squad_soldier_is_as_printed),
        IT(a_non_player_soldier_comes_with_what_his_card_lists), IT(only_player_soldiers_have_hands),
        IT(skills_are_bought_for_player_soldiers), IT(a_skill_stays_with_its_soldier),
        IT(a_nation_skill_is_for_soldiers_of_its_nation), IT(a_specialist_brings_skills_for_one_price),
        IT(a_specialist_has_pre_reqs), IT(each_skill_is_there_once), IT(weapons_are_bought_and_handed_over_freely),
        IT(equipment_is_bought_and_handed_over_freely), IT(a_specialist_does_not_meet_its_own_pre_req),
        IT(each_skill_is_there_once_in_any_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
