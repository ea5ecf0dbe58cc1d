/* SPDX-License-Identifier: MIT */
/* wf_keywords.c -- keywords of Hostiles, Soldiers and Action cards (docs/rules/keywords.tsv): each test would fail
 * without its row. */
#include "mission.h"

static void shake(struct play *p, unsigned times)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (times--)
        grog_dice_below(grog_chance(&r), 10);
}

static void two(struct play *p) { begin(p, "team Able + Plain Rifle + Baker + Plain Rifle"); }

/* Fields up to this space; Able is there, Baker in `rear`.  A card for the next space draws this Hostile first. */
static void at_the_front(struct play *p, unsigned front, unsigned rear, const char *hostile)
{
    two(p);
    while (p->wf.front < front)
        put_location(p, "Field");
    p->wf.soldier[0].place = (uint8_t)front;
    p->wf.soldier[1].place = (uint8_t)rear;
    given(p, "hand[0] = Stream");
    stack(p, ZONE_HOSTILES, "Nest");
    stack(p, ZONE_HOSTILES, hostile);
}

/* ---- where they are placed ----------------------------------------------------- */

TEST(placement_keywords_put_a_hostile_elsewhere)
{
    RULE("KW-001");
    RULE("KW-002");
    RULE("KW-003");
    RULE("KW-004");
    RULE("KW-005");
    RULE("KW-007");
    RULE("KW-008");
    /* The Objective is in space 6; the card is drawn for the space behind `front`. */
    static const struct { const char *hostile; uint8_t front, rear, space; } cases[] = {
        { "Loner", 2, 1, 3 },                           /* no such keyword: where it was drawn for */
        { "Vanguard", 2, 1, 2 }, { "Prowlers", 2, 1, 1 }, { "Prowlers", 3, 2, 2 },
        { "Gun Pit", 2, 1, 4 },                         /* no card lies there */
        { "Gun Pit", 3, 1, 5 }, { "Gun Pit", 4, 1, 6 },
        { "Stalkers", 3, 3, 2 }, { "Stalkers", 3, 2, 1 },
        { "Stalkers", 2, 1, 1 },                        /* not behind the Mission card */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        at_the_front(&p, cases[i].front, cases[i].rear, cases[i].hostile);
        take(&p, "play location Able/1, Stream");
        assert_int_equal(p.wf.hostile[0].thing.card, card(cases[i].hostile));
        assert_int_equal(p.wf.hostile[0].place, cases[i].space);
        end_play(&p);
    }
    unsigned seen = 0;                                  /* Place in Targeted */
    for (unsigned i = 0; i < 20; i++) {
        struct play p;
        at_the_front(&p, 3, 1, "Lurkers");
        shake(&p, i);
        take(&p, "play location Able/1, Stream");
        assert_int_equal(p.wf.hostile[0].place, p.wf.hostile[0].target == 1 ? 3 : 1);
        seen |= p.wf.hostile[0].target;
        end_play(&p);
    }
    assert_int_equal(seen, 3);
}

TEST(nobody_is_placed_beyond_the_objective)
{
    RULE("KW-003");
    RULE("KW-005");
    struct play p;
    two(&p);
    while (p.wf.front < 5)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 5");
    stack(&p, ZONE_HOSTILES, "Gun Pit, Nest");
    take(&p, "activate Able/1");
    assert_is(&p, "hostile[0].card = Gun Pit");
    assert_is(&p, "hostile[0].place = 6");              /* 5 and 2 would be 7 */
    end_play(&p);
}

TEST(a_hostile_in_its_targets_location_follows_only_if_he_is_down)
{
    RULE("KW-007");
    struct play p;
    two(&p);
    put_location(&p, "Field");
    put_hostile(&p, "Lurkers", 1, 0);
    given(&p, "soldier[1].place = 2\nsoldier[0].wound[0] = 5");
    END_TURN(&p, 8, 6);                                 /* Able is down */
    assert_is(&p, "hostile[0].target = 2");
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(a_hostile_may_target_the_costliest_soldier)
{
    RULE("KW-009");
    struct play p;
    for (unsigned i = 0; i < 10; i++) {
        begin(&p, "team Able + Plain Rifle + Gast + Plain Rifle + Baker + Plain Rifle");    /* 20, 21, 15 */
        given(&p, "hand[0] = Stream");
        stack(&p, ZONE_HOSTILES, "Hunter, Nest, Nest");
        shake(&p, i);
        take(&p, "play location Able/1, Stream");
        assert_is(&p, "hostile[0].card = Hunter");
        assert_is(&p, "hostile[0].target = 2");
        assert_is(&p, "hostile[0].flags = 2");          /* with a counter of his */
        given(&p, "soldier[1].wound[0] = 4");
        take(&p, "withdraw Gast/2");
        assert_is(&p, "hostile[0].target = 1");         /* then the next */
        end_play(&p);
    }
    begin(&p, "team Able + Plain Rifle + Gast + Plain Rifle");
    for (unsigned i = 0; i < 4; i++)
        put_hostile(&p, "Nest", 3, 1);                  /* all of Gast's counters are out */
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Hunter, Nest");
    take(&p, "play location Able/1, Stream");
    assert_is(&p, "hostile[4].target = 1");             /* any that is in the cup */
    end_play(&p);
}

/* ---- what they do ----------------------------------------------------------------- */

TEST(a_hostile_that_maintains_keeps_its_distance)
{
    RULE("KW-010");
    static const struct { uint8_t from, suppress, to; } cases[] = {
        { 3, 0, 4 },                                    /* away from him */
        { 4, 0, 4 }, { 2, 0, 2 },                       /* 1 apart: it stays */
        { 5, 0, 4 }, { 6, 0, 5 }, { 1, 0, 2 },          /* nearer, although he is in Range from 5 and from 1 */
        { 5, 1, 5 }, { 3, 1, 3 },                       /* not while one is Suppressed */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle");
        put_location(&p, "Field");
        put_location(&p, "Field");
        put_hostile(&p, "Skirmishers", cases[i].from, 0);
        p.wf.soldier[0].place = 3;
        p.wf.hostile[0].suppress = cases[i].suppress;
        if (cases[i].from < 6)
            END_TURN(&p, 1, 1);                         /* it Attacks as others do */
        else
            end_turn(&p);
        assert_int_equal(p.wf.hostile[0].place, cases[i].to);
        end_play(&p);
    }
}

TEST(one_that_maintains_leaves_the_objective)
{
    RULE("KW-010");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Skirmishers", 6, 0);
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.soldier[0].place = 6;
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].place = 5");
    end_play(&p);
}

TEST(a_timer_hostile_costs_a_game_turn)
{
    RULE("KW-011");
    struct play p;
    two(&p);
    put_hostile(&p, "Decoys", 5, 0);
    put_hostile(&p, "Decoys", 5, 0);
    assert_is(&p, "timer = 18");
    end_turn(&p);
    assert_is(&p, "timer = 15");                        /* one for each, and one as always */
    given(&p, "hostile[0].suppress = 2\nhostile[1].suppress = 1");
    end_turn(&p);
    assert_is(&p, "timer = 13");                        /* of those with an active one */
    given(&p, "timer = 1\nhostile[0].suppress = 2");
    end_turn(&p);
    assert_true(told(&p, "the Mission has failed"));
    assert_false(told(&p, "a Hostile Turn begins"));    /* at the end of the Soldier Turn */
    end_play(&p);
}

TEST(overkill_is_not_placed_if_it_would_exceed_the_value)
{
    RULE("KW-012");
    struct play p;
    begin(&p, "team Able + Plain Rifle");               /* for Stream 3 are drawn */
    given(&p, "hand[0] = Stream\nhostile_discards =");
    stack(&p, ZONE_HOSTILES, "Giant, Pair, Small Giant, Chief");
    take(&p, "play location Able/1, Stream");
    assert_true(told(&p, "does not come: Giant"));      /* 4 */
    assert_is(&p, "hostile_discards = Giant");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[1].card = Small Giant");     /* 1 and 2 are just 3 */
    end_play(&p);

    begin(&p, "team Able + Plain Rifle");               /* others may exceed it */
    given(&p, "hand[0] = Stream\nhostile_discards =");
    stack(&p, ZONE_HOSTILES, "Pair, Nest");
    take(&p, "play location Able/1, Stream");
    assert_is(&p, "hostile[1].card = Nest");
    end_play(&p);

    begin(&p, "team Able + Plain Rifle");               /* nobody fits: the draw ends */
    given(&p, "hand[0] = Stream\nhostiles = Giant, Giant, Giant\nhostile_discards = Giant");
    take(&p, "play location Able/1, Stream");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_question(&p, "soldier turn");
    end_play(&p);

    begin(&p, "mission Deep Drill, team Able + Plain Rifle");   /* it is nothing to Reinforcements */
    stack(&p, ZONE_HOSTILES, "Giant");
    end_turn(&p);
    assert_is(&p, "hostile[0].card = Giant");
    end_play(&p);
}

TEST(hostiles_add_to_the_entrance_cost_by_column)
{
    RULE("KW-015");
    static const struct { uint8_t ekia, suppress, cost; } cases[] = {
        { 0, 0, 2 }, { 1, 0, 2 }, { 1, 1, 1 }, { 0, 3, 1 }, { 0, 4, 0 }, { 2, 2, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        two(&p);
        put_location(&p, "Field");                      /* free by itself, and Baker has no Movement */
        put_hostile(&p, "Nest", 2, 0);
        p.wf.hostile[0].ekia = cases[i].ekia;
        p.wf.hostile[0].suppress = cases[i].suppress;
        given(&p, "hand[1] = Duck, Duck, Duck, Duck");
        take(&p, "move Baker/2, Field/3");
        for (unsigned k = 0; k < cases[i].cost; k++)
            take(&p, "discard Baker/2, Duck");
        assert_is(&p, "soldier[1].place = 2");
        assert_int_equal(p.wf.hand[1][0], 4 - cases[i].cost);
        end_play(&p);
    }
}

TEST(the_fearless_are_never_suppressed)
{
    RULE("KW-016");
    struct play p;
    begin(&p, "team Able + Sprayer + Hush Gun");
    put_hostile(&p, "Zealot", 1, 0);                    /* two */
    put_hostile(&p, "Pair", 1, 0);
    given(&p, "hand[0] = Sure Aim");
    TAKE(&p, "attack Able/1, Sprayer/1, Spray, Zealot/1", 9, 9, 9, 1);      /* not by Attacks, */
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Hush Gun/2, Semi, Zealot/1", 9, 6);            /* not by what follows a Kill, */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 0");
    take(&p, "play Able/1, Sure Aim");
    assert_false(offered(&p, "choose hostile Zealot/1"));                   /* and not by cards */
    take(&p, "choose hostile Pair/2");
    assert_is(&p, "hostile[1].suppress = 1");
    end_play(&p);
}

TEST(one_who_inspires_adds_to_the_attacks_of_others_beside_him)
{
    RULE("KW-017");
    /* Loner needs 8.  Where the Chief (1) and the Herald (2) are, and whether he then hits with this. */
    static const struct { uint8_t chief, herald, suppress, die, wound; } cases[] = {
        { 1, 0, 0, 7, 1 }, { 1, 0, 0, 6, 0 }, { 0, 1, 0, 6, 1 }, { 0, 1, 0, 5, 0 },
        { 1, 1, 0, 5, 1 },                              /* both */
        { 2, 0, 0, 7, 0 },                              /* from elsewhere not */
        { 1, 0, 1, 7, 0 },                              /* nor when he is Suppressed */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        uint8_t dice[6] = { cases[i].die, 6, 1, 1, 1, 1 };
        uint32_t n = 2;
        begin(&p, "team Able + Plain Rifle");
        put_hostile(&p, "Loner", 1, 0);
        if (cases[i].chief) {
            p.wf.hostile[put_hostile(&p, "Chief", cases[i].chief, 0)].suppress = cases[i].suppress;
            n += cases[i].suppress ? 0 : 2;
        }
        if (cases[i].herald) {
            put_hostile(&p, "Herald of Two", cases[i].herald, 0);
            n += 2;
        }
        end_turn_dice(&p, dice, n);
        assert_int_equal(p.wf.soldier[0].wound[0], cases[i].wound);
        end_play(&p);
    }
    struct play p;                                      /* not himself, and not the cover die */
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Chief", 1, 0);
    END_TURN(&p, 8, 6);
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Chief", 1, 0);
    END_TURN(&p, 8, 1, 1, 1);                           /* Able's Cover is 2 */
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
}

TEST(a_screened_hostile_is_no_target_while_another_is_active_there)
{
    RULE("KW-018");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Sprayer + Squad");
    put_hostile(&p, "Chief", 1, 0);
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1"));
    put_hostile(&p, "Pair", 2, 0);                      /* elsewhere */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1"));
    put_hostile(&p, "Captain", 1, 0);                   /* Screened too */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1"));
    put_hostile(&p, "Pair", 1, 0);
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", "WF-ATK-02");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Captain/3", "WF-ATK-02");
    assert_refused(&p, "attack Able/1, Sprayer/2, Spray, Chief/1", "WF-ATK-02");
    assert_refused(&p, "fight Squad/2, Chief/1", "WF-ATK-02");
    given(&p, "hostile[3].suppress = 1");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", "WF-ATK-02");
    given(&p, "hostile[3].suppress = 2");               /* none of them is active */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1"));
    end_play(&p);
}

/* ---- Soldiers and Action cards -------------------------------------------------------- */

TEST(combat_experience_draws_as_the_turn_begins)
{
    RULE("KW-185");
    struct play p;
    two(&p);                                            /* Baker has CX 1, and Hand Size 4 */
    given(&p, "hand[1] = Duck, Duck, Duck, Duck, Duck");
    stack(&p, ZONE_ACTIONS, "Load");
    end_turn(&p);
    assert_is(&p, "hand[1] = Duck, Duck, Duck, Duck, Duck, Load");
    assert_is(&p, "hand[0] =");
    end_play(&p);
}

TEST(who_starts_with_experience_has_it)
{
    RULE("KW-166");
    struct play p;
    two(&p);                                            /* Baker's number is 2 */
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 2");
    end_play(&p);
}

TEST(upgunned_a_card_is_for_any_soldier)
{
    RULE("KW-219");
    RULE("KW-220");
    struct play p;
    two(&p);
    given(&p, "hand[0] = Load, Load\nitem[0].flags = 1\nitem[1].flags = 1\nsoldier[1].xp = 1");
    take(&p, "play Able/1, Load");
    assert_question(&p, "upgun");
    take(&p, "upgun Load");
    assert_is(&p, "soldier[1].xp = 0");                 /* any Soldier's Experience Point */
    take(&p, "choose item Plain Rifle/2");              /* and any Soldier's Weapon */
    assert_is(&p, "item[1].flags = 0");
    given(&p, "item[1].flags = 1");
    take(&p, "play Able/1, Load");
    assert_false(offered(&p, "choose item Plain Rifle/2"));
    take(&p, "choose item Plain Rifle/1");              /* else his own */
    assert_is(&p, "item[0].flags = 0");
    end_play(&p);
}

TEST(a_support_card_costs_others_and_stays_while_it_is_retained)
{
    RULE("KW-221");
    RULE("KW-223");
    RULE("KW-360");
    struct play p;
    two(&p);
    put_hostile(&p, "Pair", 5, 0);
    put_hostile(&p, "Lurkers", 5, 0);                   /* worth 2: too much */
    given(&p, "hand[0] = Lookout, Duck\nsoldier[1].xp = 2");
    assert_refused(&p, "play Able/1, Lookout", "WF-ACD-20");
    given(&p, "hand[0] = Lookout, Duck, Load");
    take(&p, "play Able/1, Lookout");
    assert_is(&p, "hand[0] =");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Pair/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_false(offered(&p, "use support Able/1, Lookout/1"));     /* once a Turn */
    end_turn(&p);
    assert_question(&p, "retain");
    take(&p, "retain Lookout/1");
    assert_is(&p, "soldier[1].xp = 0");                 /* 2 */
    given(&p, "hand[0] =\nhand[1] =");
    take(&p, "use support Able/1, Lookout/1");
    take(&p, "choose hostile Pair/1");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "soldier[0].xp = 0");                 /* no Experience Points */
    end_turn(&p);                                       /* and none to Retain it */
    assert_is(&p, "support[0].card = 0");
    end_play(&p);
}

TEST(a_covert_card_costs_others)
{
    RULE("KW-222");
    struct play p;
    two(&p);
    given(&p, "hand[0] = Sneak, Duck");
    assert_refused(&p, "play Able/1, Sneak", "WF-ACD-31");
    given(&p, "hand[0] = Sneak, Duck, Load");
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim");
    take(&p, "play Able/1, Sneak");
    assert_is(&p, "hand[0] = Aim, Aim, Aim");
    end_play(&p);
}

TEST(once_per_mission_is_once)
{
    RULE("KW-181");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Stash");
    stack(&p, ZONE_ACTIONS, "Aim");
    take(&p, "use Able/1, Stash/2");
    assert_is(&p, "hand[0] = Aim");
    assert_false(offered(&p, "use Able/1, Stash/2"));
    end_turn(&p);
    assert_false(offered(&p, "use Able/1, Stash/2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(placement_keywords_put_a_hostile_elsewhere), IT(nobody_is_placed_beyond_the_objective),
        IT(a_hostile_in_its_targets_location_follows_only_if_he_is_down),
        IT(a_hostile_may_target_the_costliest_soldier),
        IT(one_that_maintains_leaves_the_objective),
        IT(a_hostile_that_maintains_keeps_its_distance), IT(a_timer_hostile_costs_a_game_turn),
        IT(overkill_is_not_placed_if_it_would_exceed_the_value), IT(hostiles_add_to_the_entrance_cost_by_column),
        IT(the_fearless_are_never_suppressed), IT(one_who_inspires_adds_to_the_attacks_of_others_beside_him),
        IT(a_screened_hostile_is_no_target_while_another_is_active_there),
        IT(combat_experience_draws_as_the_turn_begins),
        IT(who_starts_with_experience_has_it), IT(upgunned_a_card_is_for_any_soldier),
        IT(a_support_card_costs_others_and_stays_while_it_is_retained), IT(a_covert_card_costs_others),
        IT(once_per_mission_is_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
