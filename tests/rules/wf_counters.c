/* SPDX-License-Identifier: MIT */
/* wf_counters.c -- Action cards, dice and counters; Nations, Regions, the path and the decks at the set-up. */
#include "mission.h"
#include "warfighter/tables.h"

static const uint16_t *pile(const struct play *p, unsigned zone, unsigned of)
{
    return grog_pile_of(p->m, &p->game, zone, of);
}

static void reseed(struct play *p, unsigned with)
{
    uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)with, 7 };
    grog_dice_seed(&p->game.dice, seed);
}

static void make_active(struct play *p)
{
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* ---- Action cards ---------------------------------------------------------------- */

/* Whatever is chosen, a card of Able's hand does not come into Baker's. */
TEST(action_cards_are_not_handed_over)
{
    RULE("WF-SET-44");
    static struct grog_options all;
    struct play p;
    begin(&p, "team Able + Plain Rifle + Kit + Baker");
    given(&p, "hand[0] = Aim, Shake Off\nsoldier[0].wound[0] = 1\nactions = Duck, Duck, Duck, Duck, Duck, Duck");
    given(&p, "action_discards =");
    grog_list(p.m, &p.game, 0, &all);
    assert_true(all.n > 8);
    for (uint32_t i = 0; i < all.n; i++) {
        static struct play copy;
        copy = p;
        grog_forget(&copy.heard);
        assert_int_equal(grog_take(copy.m, &copy.game, 0, all.at[i], &copy.heard), GROG_OK);
        assert_int_equal(in_pile_of(&copy, ZONE_HAND, 1, "Aim"), 0);
        assert_int_equal(in_pile_of(&copy, ZONE_HAND, 1, "Shake Off"), 0);
    }
    end_play(&p);
}

/* ---- dice -------------------------------------------------------------------------- */

struct seen { unsigned ten[256], six[256]; };

static void note(const struct play *p, struct seen *s)
{
    for (uint32_t i = 0; i < p->heard.n; i++) {
        const struct grog_event *e = &p->heard.at[i];
        for (unsigned k = 0; e->kind == TOLD_DICE && k < 3; k++)
            s->ten[e->object[k]]++;
        if (e->kind == TOLD_DICE)
            s->six[e->amount]++;
        if (e->kind == TOLD_ASSAULT_ROLLED)
            s->ten[e->object[1]]++;
        if (e->kind == TOLD_ASSAULT_COVER)
            s->six[e->object[0]]++;
    }
}

TEST(dice_are_d10_and_d6_for_cover)
{
    RULE("WF-SET-45");
    RULE("WF-SET-46");
    struct play p;
    static struct seen s;
    begin(&p, "team Able + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    for (unsigned turn = 0; turn < 150; turn++) {
        given(&p, "hostile[0].ekia = 0\nhostile[0].suppress = 0\nitem[0].flags = 0\nsoldier[0].wound[0] = 0");
        given(&p, "timer = 18\nsoldier[0].suppress = 0");
        take(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1");
        note(&p, &s);
        given(&p, "hostile[0].ekia = 0\nhostile[0].suppress = 0");
        end_turn(&p);
        note(&p, &s);
    }
    for (unsigned i = 0; i < 256; i++) {
        assert_int_equal(s.ten[i] > 0, i >= 1 && i <= 10);
        assert_int_equal(s.six[i] > 0, i >= 1 && i <= 6);
    }
    end_play(&p);
}

TEST(the_highest_face_of_a_d10_is_10)
{
    RULE("WF-SET-47");
    struct play p;
    begin(&p, "team Able + Long Tens");                 /* Hit 10 at Range 0 */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Long Tens/1, Semi, Nest/1", 9, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Long Tens/1, Semi, Nest/1", 10, 1);
    assert_is(&p, "hostile[0].suppress = 1");           /* a Hit; and no Reload, as a 0 would be */
    assert_is(&p, "item[0].flags = 4");
    end_play(&p);
}

TEST(weapons_skills_and_equipment_modify_rolls)
{
    RULE("WF-SET-49");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Sight + Gast + Plain Rifle + Quill + Carbine");
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3 */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 1");           /* Equipment: 7 */
    TAKE(&p, "attack Gast/3, Plain Rifle/5, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 2");           /* his Skill: 7 */
    TAKE(&p, "attack Quill/4, Carbine/6, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 3");           /* the Weapon: 3 on the cover die */
    end_play(&p);
}

/* ---- counters ----------------------------------------------------------------------- */

TEST(the_timer_shows_the_turns_that_remain)
{
    RULE("WF-SET-50");
    struct play p;
    begin(&p, "mission Light Drill, team Able");
    assert_is(&p, "timer = 3");
    for (unsigned left = 2; left; left--) {
        stack(&p, ZONE_HOSTILES, "Chief");              /* too much for the place */
        end_turn(&p);
        assert_int_equal(p.wf.timer, left);
        assert_false(p.game.over);
    }
    stack(&p, ZONE_HOSTILES, "Chief");
    end_turn(&p);
    assert_true(p.game.over);
    end_play(&p);
}

TEST(the_objective_is_inactive_until_it_is_activated)
{
    RULE("WF-SET-51");
    struct play p;
    begin(&p, "objective Depot, team Able");
    assert_is(&p, "location[1].flags = 1");
    assert_is(&p, "active = 0");
    for (unsigned i = 0; i < 4; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 5");
    assert_refused(&p, "move Able/1, Depot/2", "WF-TRN-32");
    take(&p, "activate Able/1");
    assert_is(&p, "location[1].flags = 0");
    assert_true(offered(&p, "move Able/1, Depot/2"));
    end_play(&p);
}

TEST(each_soldier_has_a_number_and_is_in_one_location)
{
    RULE("WF-SET-52");
    RULE("WF-SET-77");
    struct play p;
    begin(&p, "team Able + Baker");
    put_location(&p, "Field");
    put_location(&p, "Field");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[1].place = 1");              /* Baker, number 2, is where he was */
    take(&p, "move Baker/2, Field/3");
    assert_is(&p, "soldier[1].place = 2");
    end_turn(&p);
    assert_true(offered(&p, "move Able/1, Field/4"));
    assert_true(offered(&p, "move Able/1, Drill/1"));
    assert_false(offered(&p, "move Able/1, Field/3"));  /* he is there, and nowhere else */
    end_play(&p);
}

TEST(four_targeting_counters_a_soldier)
{
    RULE("WF-SET-53");
    struct play p;
    begin(&p, "team Able + Baker + Carl");
    unsigned n = 0;
    for (unsigned i = 0; i < SOLDIERS; i++) {
        assert_int_equal(p.wf.cup[i], i < 3 ? 4 : 0);
        n += p.wf.cup[i];
    }
    assert_int_equal(n, 12);
    end_play(&p);
}

/* Able and Baker in Stream; a Lone Hostile arrives there. */
static void a_hostile_comes(struct play *p, const char *lines, unsigned seed)
{
    begin(p, "team Able + Baker");
    put_location(p, "Stream");
    given(p, "soldier[0].place = 2\nsoldier[1].place = 2");
    given(p, lines);
    reseed(p, seed);
    stack(p, ZONE_HOSTILES, "Loner");
    end_turn(p);
    assert_is(p, "hostile[0].card = Loner");
}

TEST(a_counter_from_the_cup_is_the_target)
{
    RULE("WF-SET-54");
    struct play p;
    unsigned targets = 0;
    for (unsigned seed = 0; seed < 24; seed++) {
        a_hostile_comes(&p, "", seed);
        unsigned target = p.wf.hostile[0].target;
        targets |= 1u << target;
        assert_int_equal(p.wf.cup[target - 1], 3);      /* it lies on the Hostile now */
        assert_int_equal(p.wf.cup[2 - target], 4);
        end_play(&p);
        a_hostile_comes(&p, "cup[0] = 0", seed);
        assert_is(&p, "hostile[0].target = 2");         /* only his are left */
        end_play(&p);
    }
    assert_int_equal(targets, 1u << 1 | 1u << 2);       /* chance decides */
}

TEST(an_empty_cup_is_no_shelter)
{
    RULE("WF-SET-53");
    struct play p;
    unsigned targets = 0;
    for (unsigned seed = 0; seed < 24; seed++) {
        a_hostile_comes(&p, "cup[0] = 0\ncup[1] = 0", seed);
        targets |= 1u << p.wf.hostile[0].target;
        assert_is(&p, "cup[0] = 0");
        assert_is(&p, "cup[1] = 0");
        end_play(&p);
    }
    assert_int_equal(targets, 1u << 1 | 1u << 2);
}

TEST(two_actions_unless_the_card_says_otherwise)
{
    RULE("WF-SET-55");
    RULE("WF-SET-81");
    struct play p;
    begin(&p, "team Able + Baker + Quick + Squad");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 3");            /* the card wins against the rulebook */
    assert_is(&p, "soldier[2].actions = 3");            /* his table */
    end_play(&p);
}

TEST(a_card_wins_against_the_rulebook)
{
    RULE("WF-SET-81");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Zealot", 1, 0);                    /* Fearless */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Zealot/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

TEST(actions_are_used_up_and_return_with_the_turn)
{
    RULE("WF-SET-56");
    RULE("WF-SET-57");
    struct play p;
    begin(&p, "team Able + Baker");
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim, Aim, Aim, Aim");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "discard and draw Able/1");
    take(&p, "draw Able/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[1].actions = 2");
    assert_refused(&p, "discard and draw Able/1", "WF-TRN-02");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 2");            /* what was left over is not kept */
    assert_true(offered(&p, "discard and draw Able/1"));
    end_play(&p);
}

TEST(counters_for_ammo_grenades_and_equipment)
{
    RULE("WF-SET-58");
    RULE("WF-SET-59");
    RULE("WF-SET-69");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Bomb x2 + Kit + Baker + Kit x2");
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[2].count = 4");                 /* 4 Bandages */
    assert_is(&p, "item[3].count = 8");                 /* of 2 Kits */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_is(&p, "item[1].count = 1");
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_false(p.wf.item[1].thing.live);
    assert_int_equal(in_pile_of(&p, ZONE_OUT, 0, "Bomb"), 1);
    given(&p, "soldier[1].wound[0] = 1");
    take(&p, "use Baker/2, Kit/4");
    TAKE(&p, "choose wound 17", 1);
    assert_is(&p, "item[3].count = 7");
    end_play(&p);
}

TEST(experience_is_the_sum_of_a_soldiers_counters)
{
    RULE("WF-SET-63");
    RULE("WF-SET-64");
    RULE("WF-SET-65");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Baker");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 2");                 /* as printed */
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Pair/1", 8, 6);
    assert_is(&p, "soldier[0].xp = 0");                 /* not the last on the card */
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Pair/1", 8, 6);
    assert_is(&p, "soldier[0].xp = 1");                 /* its value */
    assert_is(&p, "soldier[1].xp = 2");
    put_hostile(&p, "Chief", 1, 0);
    given(&p, "soldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Chief/1", 8, 6);
    assert_is(&p, "soldier[0].xp = 4");                 /* 1 and 3 */
    given(&p, "soldier[1].xp = 0\nhand[0] = Pep Talk");
    take(&p, "play Able/1, Pep Talk");
    take(&p, "choose soldier Able/1");
    assert_is(&p, "soldier[0].xp = 2");                 /* 2 of them are paid */
    end_play(&p);
}

TEST(each_result_is_a_counter_on_the_card)
{
    RULE("WF-SET-66");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Bomb x2");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Nest/1", 8, 8, 1, 1, 1);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 2");
    end_play(&p);
}

TEST(wounds_reduce_health)
{
    RULE("WF-SET-67");
    RULE("WF-SET-68");
    struct play p;
    begin(&p, "team Able + Kit");
    given(&p, "soldier[0].wound[0] = 2\nsoldier[0].wound[1] = 1");
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim, Aim, Aim, Aim");
    assert_int_equal(wf_health(p.m, &p.wf.soldier[0]), 3);
    take(&p, "discard and draw Able/1");
    assert_int_equal(pile(&p, ZONE_HAND, 0)[0], 3);
    take(&p, "use Able/1, Kit/1");
    assert_true(offered(&p, "choose wound 2"));
    TAKE(&p, "choose wound 1", 5);                      /* 5 of 5: one point */
    assert_is(&p, "soldier[0].wound[0] = 129");         /* Treated, 1 */
    assert_int_equal(wf_health(p.m, &p.wf.soldier[0]), 4);
    given(&p, "soldier[0].actions = 2");
    take(&p, "use Able/1, Kit/1");
    assert_false(offered(&p, "choose wound 1"));        /* not again */
    TAKE(&p, "choose wound 2", 9);
    assert_int_equal(wf_health(p.m, &p.wf.soldier[0]), 5);
    given(&p, "soldier[0].actions = 2");
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");
    end_play(&p);
}

/* ---- Nations ------------------------------------------------------------------------- */

TEST(flagged_cards_are_for_their_nations)
{
    RULE("WF-SET-70");
    RULE("WF-SET-71");
    RULE("WF-SET-72");
    struct play p;
    assert_unfit("team Gast + Blue Pistol", "it is of another Nation");
    assert_unfit("team Gast + Blue Bugle", "it is of another Nation");
    assert_unfit("team Gast + Blue Boast", "it is of another Nation");
    begin(&p, "team Gast + Cape + Plain Rifle + Able + Cape + Blue Pistol + Plain Rifle");    /* both may go */
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Able/2, Blue Pistol/5, Semi, Nest/1"));
    take(&p, "pass Able/2, Blue Pistol/5, Gast/1");     /* he may carry it */
    assert_refused(&p, "attack Gast/1, Blue Pistol/5, Semi, Nest/1", "WF-SET-71");
    assert_true(offered(&p, "attack Gast/1, Plain Rifle/3, Semi, Nest/1"));       /* no flag */
    END_TURN(&p, 8, 2);                                 /* the Cape is for both: Cover 3 */
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
}

TEST(flagged_equipment_is_used_by_its_nations_alone)
{
    RULE("WF-SET-71");
    struct play p;
    begin(&p, "team Able + Blue Bugle + Gast");
    assert_true(offered(&p, "use Able/1, Blue Bugle/1"));
    take(&p, "pass Able/1, Blue Bugle/1, Gast/2");
    assert_false(offered(&p, "use Gast/2, Blue Bugle/1"));
    end_play(&p);
}

/* ---- the Region, the path, the decks ---------------------------------------------------- */

TEST(all_cards_of_the_path_are_of_one_region)
{
    RULE("WF-SET-73");
    struct play p;
    assert_unfit("objective Harbour, team Able", "the Objective is of another Region");
    begin(&p, "team Able");
    for (unsigned i = 1; i <= pile(&p, ZONE_LOCATIONS, 0)[0]; i++)
        assert_int_not_equal(numbers_of(p.m, pile(&p, ZONE_LOCATIONS, 0)[i])[PLACE_REGION], card("Coast"));
    assert_true(in_pile_of(&p, ZONE_LOCATIONS, 0, "Field") > 0);
    end_play(&p);
    begin(&p, "mission Coast Drill, team Able");
    assert_is(&p, "location[1].card = Harbour");
    for (unsigned i = 1; i <= pile(&p, ZONE_LOCATIONS, 0)[0]; i++)
        assert_int_not_equal(numbers_of(p.m, pile(&p, ZONE_LOCATIONS, 0)[i])[PLACE_REGION], card("Plain"));
    assert_true(in_pile_of(&p, ZONE_LOCATIONS, 0, "Pier") + in_pile_of(&p, ZONE_LOCATION_DISCARDS, 0, "Pier") == 2);
    end_play(&p);
}

TEST(mission_and_objective_are_locations)
{
    RULE("WF-SET-78");
    struct play p;
    begin(&p, "mission Light Drill, objective Post, team Able + Plain Rifle + Bomb");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nhand[0] = Aim, Aim, Aim");
    take(&p, "move Able/1, Light Drill/1");             /* Entrance 4, Movement 2 */
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Aim");
    assert_is(&p, "soldier[0].place = 1");
    take(&p, "drop Able/1, Bomb/2");
    assert_is(&p, "item[1].place = 1");
    stack(&p, ZONE_HOSTILES, "Loner");
    END_TURN(&p, 1, 1);                                 /* its Reinforce is 0-1 */
    assert_is(&p, "hostile[0].place = 1");
    make_active(&p);
    given(&p, "soldier[0].place = 2\nhand[0] =\nhostile[0].suppress = 1");
    put_hostile(&p, "Loner", 3, 0);
    given(&p, "hostile[1].suppress = 1");
    take(&p, "move Able/1, Post/2");                    /* Entrance 1, Movement 2 */
    assert_is(&p, "soldier[0].place = 3");
    stack(&p, ZONE_HOSTILES, "Pair");
    END_TURN(&p, 1, 1);                                 /* so is the Objective's */
    assert_is(&p, "hostile[2].card = Pair");
    assert_is(&p, "hostile[2].place = 3");
    end_play(&p);
}

TEST(the_path_leads_from_the_mission_to_the_objective)
{
    RULE("WF-SET-79");
    struct play p;
    begin(&p, "team Able");
    assert_is(&p, "objective = 6");
    for (unsigned i = 2; i <= 5; i++) {
        given(&p, "hand[0] = Field\nplayed = 0");
        take(&p, "play location Able/1, Field");
        assert_is(&p, "location[1].card = Post");
        assert_int_equal(p.wf.front, i);
        given(&p, "soldier[0].actions = 2\nsoldier[0].flags = 0");
        take(&p, i == 2 ? "move Able/1, Field/3" : i == 3 ? "move Able/1, Field/4" : i == 4 ? "move Able/1, Field/5"
                                                                                           : "move Able/1, Field/6");
        assert_int_equal(p.wf.soldier[0].place, i);
    }
    given(&p, "hand[0] = Field\nplayed = 0");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-21");       /* 2, 3, 4 and 5 are taken; 6 is Post */
    make_active(&p);
    given(&p, "soldier[0].actions = 2\nsoldier[0].flags = 0");
    take(&p, "move Able/1, Post/2");
    assert_is(&p, "soldier[0].place = 6");
    assert_false(offered(&p, "move Able/1, Drill/1"));
    end_play(&p);
}

static int by_number(const void *a, const void *b) { return *(const uint16_t *)a - *(const uint16_t *)b; }

TEST(decks_are_shuffled_and_face_down)
{
    RULE("WF-SET-80");
    static const unsigned decks[] = { ZONE_HOSTILES, ZONE_LOCATIONS, ZONE_EVENTS, ZONE_ACTIONS };
    static struct play p, q;
    unsigned differ = 0;
    begin(&p, "team Able");
    begin(&q, "team Able");
    for (unsigned seed = 0; seed < 6; seed++) {
        uint8_t bytes[GROG_SEED_BYTES] = { (uint8_t)(seed + 9) };
        grog_start(q.m, &q.game, bytes, &q.heard);
        for (unsigned i = 0; i < 4; i++) {
            uint16_t one[256], other[256];
            unsigned n = pile(&p, decks[i], 0)[0], more = pile(&q, decks[i], 0)[0];
            assert_int_equal(wf_zones[decks[i]].sight, GROG_SEEN_BY_NONE);
            memcpy(one, pile(&p, decks[i], 0) + 1, n * sizeof one[0]);
            memcpy(other, pile(&q, decks[i], 0) + 1, more * sizeof one[0]);
            differ |= n != more || memcmp(one, other, n * sizeof one[0]) != 0 ? 1u << i : 0;
            qsort(one, n, sizeof one[0], by_number);
            qsort(other, more, sizeof one[0], by_number);
            if (i == 0 || i == 2)                       /* nobody has drawn of these */
                assert_memory_equal(one, other, n * sizeof one[0]);
        }
    }
    assert_int_equal(differ, 15);
    assert_int_equal(in_pile_of(&p, ZONE_EVENTS, 0, "Shell"), 2);
    end_play(&p);
    end_play(&q);
}

TEST(a_depleted_deck_is_its_discards_shuffled)
{
    RULE("WF-SET-82");
    struct play p;
    begin(&p, "team Able");
    given(&p, "actions = Duck\naction_discards = Aim, Map, Aim, Aim, Aim\nlocations =\nlocation_discards = Field");
    take(&p, "discard and draw Able/1");
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Duck"), 1);
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Aim"), 4);
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Field"), 1);    /* the Marker was drawn for it */
    assert_int_equal(in_pile_of(&p, ZONE_ACTION_DISCARDS, 0, "Map"), 1);
    given(&p, "hand[0] =\nactions =\naction_discards =\nsoldier[0].actions = 2");
    take(&p, "discard and draw Able/1");                /* there is none */
    assert_int_equal(pile(&p, ZONE_HAND, 0)[0], 0);
    end_play(&p);
}

TEST(markers_without_locations_come_to_an_end)
{
    RULE("WF-SET-82");
    struct play p;
    begin(&p, "team Able");
    given(&p, "actions = Aim, Map\naction_discards =\nlocations =\nlocation_discards =");
    take(&p, "discard and draw Able/1");
    assert_int_equal(in_pile_of(&p, ZONE_HAND, 0, "Aim"), 1);
    assert_int_equal(pile(&p, ZONE_HAND, 0)[0], 1);
    end_play(&p);
}
TEST(a_depleted_event_deck_too)
{
    RULE("WF-SET-82");
    struct play p;
    begin(&p, "team Able");
    put_location(&p, "Stream");
    given(&p, "soldier[0].place = 2\nevents =\nevent_discards = Fog");
    stack(&p, ZONE_HOSTILES, "Herald");
    END_TURN(&p, 1, 1);
    assert_is(&p, "event[0].card = Fog");
    assert_int_equal(pile(&p, ZONE_EVENT_DISCARDS, 0)[0], 0);
    stack(&p, ZONE_HOSTILES, "Herald");
    END_TURN(&p, 1, 1, 1, 1);                           /* now there is none at all */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_false(p.wf.event[1].thing.live);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(action_cards_are_not_handed_over), IT(dice_are_d10_and_d6_for_cover), IT(the_highest_face_of_a_d10_is_10),
        IT(weapons_skills_and_equipment_modify_rolls), IT(the_timer_shows_the_turns_that_remain),
        IT(the_objective_is_inactive_until_it_is_activated), IT(each_soldier_has_a_number_and_is_in_one_location),
        IT(four_targeting_counters_a_soldier), IT(a_counter_from_the_cup_is_the_target),
        IT(an_empty_cup_is_no_shelter), IT(two_actions_unless_the_card_says_otherwise),
        IT(a_card_wins_against_the_rulebook), IT(actions_are_used_up_and_return_with_the_turn),
        IT(counters_for_ammo_grenades_and_equipment), IT(experience_is_the_sum_of_a_soldiers_counters),
        IT(each_result_is_a_counter_on_the_card), IT(wounds_reduce_health), IT(flagged_cards_are_for_their_nations),
        IT(flagged_equipment_is_used_by_its_nations_alone), IT(all_cards_of_the_path_are_of_one_region),
        IT(mission_and_objective_are_locations), IT(the_path_leads_from_the_mission_to_the_objective),
        IT(decks_are_shuffled_and_face_down), IT(a_depleted_deck_is_its_discards_shuffled),
        IT(a_depleted_event_deck_too), IT(markers_without_locations_come_to_an_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
