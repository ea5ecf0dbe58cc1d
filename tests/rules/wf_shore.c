/* SPDX-License-Identifier: MIT */
/* wf_shore.c -- Shore Defense Mission: each test would fail without its rule.  Surf is in space 2, Beach in 3, the
 * Objective in 4. */
#include "mission.h"
#include "warfighter/decks.h"
#include "warfighter/gear.h"
#include "warfighter/hostiles.h"

static void clear(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    EACH_HOSTILE(&p->wf, i)
        wf_remove_hostile(&r, hostile_ref(&p->wf, i));
}

static void land(struct play *p, const char *setup)
{
    char text[256] = "mission Landing, ";
    begin(p, strncat(text, setup, 200));
}

static uint16_t deck_of(const struct play *p, unsigned slot)
{
    return wf_deck_of(p->m, p->wf.location[slot].thing.card);
}

TEST(the_path_is_craft_surf_beach_and_defences)
{
    RULE("WF-SHO-01");
    RULE("WF-SHO-02");
    RULE("WF-SHO-08");
    RULE("WF-SHO-09");
    struct play p;
    bool other = false;
    land(&p, "team Able");
    assert_is(&p, "objective = 4");
    assert_is(&p, "front = 3");
    assert_int_equal(deck_of(&p, 2), card("Surf"));
    assert_int_equal(deck_of(&p, 3), card("Beach"));
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "beside[1].place = 1");
    assert_int_equal(p.wf.beside[1].thing.card, card("Boat"));
    EACH_HOSTILE(&p.wf, i)
        assert_int_equal(p.wf.hostile[i].place, 4);     /* no Hostiles for the two */
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Surf")), 2);       /* the rest stays in its deck */
    for (uint8_t i = 1; i < 30 && !other; i++) {        /* drawn at random, when all is bought */
        grog_start(p.m, &p.game, (const uint8_t[GROG_SEED_BYTES]){ i }, &p.heard);
        other = p.wf.location[2].thing.card == card("Runnel");
    }
    assert_true(other);
    end_play(&p);
    assert_unfit("mission Far Landing, team Able", "WF-SHO-01");
}

TEST(mission_and_objective_are_of_the_shore)
{
    RULE("WF-SHO-03");
    RULE("WF-SHO-04");
    struct play p;
    land(&p, "team Able");
    assert_int_equal(p.wf.location[0].thing.card, card("Landing"));
    assert_int_equal(p.wf.location[1].thing.card, card("Sea Wall"));
    end_play(&p);
    assert_unfit("mission Landing, objective Post, team Able", "must both be of this type");
    assert_unfit("mission Light Drill, objective Sea Wall, team Able", "must both be of this type");
}

TEST(a_landing_craft_is_chosen_and_paid_for)
{
    RULE("WF-SHO-05");
    struct play p;
    land(&p, "team Able");
    assert_is(&p, "points = 24");                       /* 20 and 4 */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 0);        /* nobody carries it */
    end_play(&p);
    assert_unfit("mission Landing, transport Glider, team Able", "WF-SHO-05");
    assert_unfit("transport Boat, team Able", "WF-SHO-05");
    begin(&p, "team Able + Baker + Gast + Jumper + Leaper + Carl + Squad + Stick");        /* 113 of 114 points */
    end_play(&p);
    assert_unfit("mission Landing, team Able + Baker + Gast + Jumper + Leaper + Carl + Squad + Stick", "WF-BUY-05");
}

TEST(smoke_is_neither_bought_nor_used)
{
    RULE("WF-SHO-06");
    RULE("WF-SHO-07");
    struct play p;
    assert_unfit("mission Landing, team Able + Smoke Shell", "WF-SHO-06");
    assert_unfit("mission Landing, team Able + Smoke Pot", "WF-SHO-06");
    land(&p, "team Able + Fogger");                     /* his are printed */
    clear(&p);
    put_hostile(&p, "Loner", 1, 0);
    assert_refused(&p, "attack Fogger/2, Smoke Shell/1, Explosion, Loner/1", "WF-SHO-07");
    assert_refused(&p, "use Fogger/2, Smoke Pot/2", "WF-EQP-05");
    end_play(&p);
    begin(&p, "team Able + Fogger");
    put_hostile(&p, "Loner", 1, 0);
    assert_true(offered(&p, "attack Fogger/2, Smoke Shell/1, Explosion, Loner/1"));
    assert_true(offered(&p, "use Fogger/2, Smoke Pot/2"));
    end_play(&p);
}

TEST(its_defences_come_from_a_deck_of_their_own)
{
    RULE("WF-SHO-10");
    struct play p;
    int value = 0;
    land(&p, "team Able + Gast");                       /* 41 points and the craft: value 3 */
    EACH_HOSTILE(&p.wf, i) {
        assert_int_equal(wf_deck_of(p.m, p.wf.hostile[i].thing.card), card("Shore Defences"));
        assert_int_equal(p.wf.hostile[i].place, 4);
        assert_true(p.wf.hostile[i].flags & HOSTILE_MARKED);
        value += numbers_of(p.m, p.wf.hostile[i].thing.card)[HOSTILE_VALUE];
    }
    assert_in_range(value, 3, 4);
    clear(&p);
    assert_int_equal(wf_aside_left(p.m, &p.wf, card("Shore Defences")), 7);     /* and they go back there */
    end_play(&p);
}

TEST(with_fortifications_the_first_is_one)
{
    RULE("WF-SHO-11");
    RULE("WF-SHO-12");
    struct play p;
    int value = 0;
    land(&p, "declared Fortified, team Able + Gast");
    assert_int_equal(p.wf.hostile[0].thing.card, card("Bunker"));       /* the Keep exceeds the value */
    EACH_HOSTILE(&p.wf, i) {
        value += numbers_of(p.m, p.wf.hostile[i].thing.card)[HOSTILE_VALUE];
        assert_true(i == 0 || wf_deck_of(p.m, p.wf.hostile[i].thing.card) == card("Shore Defences"));
    }
    assert_in_range(value, 3, 4);                       /* it counts */
    end_play(&p);
    assert_unfit("mission Landing, objective Ring, team Able", "must both be of this type");
}

TEST(in_the_craft_its_limits_count)
{
    RULE("WF-SHO-13");
    struct play p;
    land(&p, "team Able + Plain Rifle");
    clear(&p);
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 6);       /* 7 hits, less 2 */
    assert_is(&p, "hostile[0].ekia = 0");
    given(&p, "soldier[0].place = 2\nhostile[0].place = 2\nhostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(no_hostile_is_placed_in_the_first_three)
{
    RULE("WF-SHO-14");
    struct play p;
    land(&p, "team Able");
    clear(&p);
    given(&p, "soldier[0].place = 2");
    struct grog_run r = { .m = p.m, .g = &p.game };
    uint16_t ref = wf_enter_hostile(&r, card("Lurkers"), 3, false);     /* Place in Targeted */
    assert_int_equal(p.wf.hostile[grog_ref_slot(ref)].place, 4);
    ref = wf_enter_hostile(&r, card("Loner"), 3, false);
    assert_int_equal(p.wf.hostile[grog_ref_slot(ref)].place, 4);
    end_play(&p);
}

TEST(none_moves_there)
{
    RULE("WF-SHO-15");
    struct play p;
    land(&p, "team Able");
    clear(&p);
    put_hostile(&p, "Zealot", 4, 0);
    given(&p, "hand[0] = Retreat");
    take(&p, "play Able/1, Retreat");                   /* nearer to its target */
    assert_is(&p, "hostile[0].place = 4");
    END_TURN(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
}

TEST(reinforcements_come_from_the_common_deck)
{
    RULE("WF-SHO-16");
    struct play p;
    land(&p, "team Able");
    clear(&p);
    given(&p, "soldier[0].place = 3");
    put_hostile(&p, "Wire", 4, 0);
    stack(&p, ZONE_HOSTILES, "Guard, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);          /* value 2 fits the Beach's 2-4, */
    assert_int_equal(p.wf.hostile[1].thing.card, card("Guard"));
    assert_is(&p, "hostile[1].place = 4");              /* and it stands in the Objective */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);          /* 0 does not */
    clear(&p);
    assert_int_equal(p.wf.hostile_discards[p.wf.hostile_discards[0]], card("Guard"));
    end_play(&p);
}

TEST(objective_and_defences_are_active_from_the_start)
{
    RULE("WF-SHO-17");
    RULE("WF-SHO-18");
    struct play p;
    land(&p, "team Able + Plain Rifle");
    assert_is(&p, "active = 1");
    assert_is(&p, "location[1].flags = 0");
    given(&p, "soldier[0].place = 3");
    assert_true(offered(&p, "move Able/1, Sea Wall/2"));
    assert_int_equal(p.game.turn, 1);
    clear(&p);
    put_hostile(&p, "Pillbox", 4, 0);
    stack(&p, ZONE_HOSTILES, "Loner");
    END_TURN(&p, 8, 6);
    assert_true(told(&p, "attacks: Pillbox/1, Able/1"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_path_is_craft_surf_beach_and_defences),
        IT(mission_and_objective_are_of_the_shore),
        IT(a_landing_craft_is_chosen_and_paid_for),
        IT(smoke_is_neither_bought_nor_used),
        IT(its_defences_come_from_a_deck_of_their_own),
        IT(with_fortifications_the_first_is_one),
        IT(in_the_craft_its_limits_count),
        IT(no_hostile_is_placed_in_the_first_three),
        IT(none_moves_there),
        IT(reinforcements_come_from_the_common_deck),
        IT(objective_and_defences_are_active_from_the_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
