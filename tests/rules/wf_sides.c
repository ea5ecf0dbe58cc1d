/* SPDX-License-Identifier: MIT */
/* wf_sides.c -- what Settings change of Hostiles and of what is earned by fighting them: what sizes a draw, sides, allies,
 * Fade, Body Count; Search, Battle Fatigue, Upkeep. */
#include "mission.h"

#define JUNGLE "setting Jungle Drill, "

static unsigned in_pile(const struct play *p, unsigned zone, const char *name)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, 0);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card(name);
    return n;
}

/* ---- what sizes a draw ------------------------------------------------------------------- */

TEST(reticles_are_drawn_by_the_space_of_the_objective)
{
    RULE("NAM-ACT-83");
    RULE("NAM-ACT-84");
    RULE("NAM-ACT-85");
    RULE("NAM-CON-05");
    struct play p;
    begin(&p, JUNGLE "mission Far Drill, team Able");   /* the Objective in #5: 4 */
    stack(&p, ZONE_HOSTILES, "Chief, Pair, Cold Rain, Zealot, Loner");
    given(&p, "hand[0] = Paddy");
    take(&p, "play location Able/1, Paddy");            /* 1, 3, an Event: 3, 5 */
    assert_int_equal(hostiles_in_play(&p), 3);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Cold Rain"), 1);       /* it was resolved there */
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Loner") > 0, 1);
    end_play(&p);
    begin(&p, "mission Far Drill, team Able");          /* elsewhere by points and value: 114 or so is past 8 */
    stack(&p, ZONE_HOSTILES, "Chief, Nest, Nest, Chief, Loner");
    given(&p, "hand[0] = Paddy\npoints = 6");
    take(&p, "play location Able/1, Paddy");            /* 6: 3, 7 */
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

TEST(experience_is_the_value_and_not_the_reticles)
{
    RULE("NAM-CON-02");
    RULE("NAM-CON-15");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Chief", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", 9, 6);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(for_a_number_of_0_one_comes)
{
    RULE("NAM-ACT-86");
    RULE("CHT-ACT-62");
    static const char *const settings[] = { JUNGLE "team Able", "setting Nest Drill, team Able" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        begin(&p, settings[i]);
        stack(&p, ZONE_HOSTILES, "Cold Rain, Nest, Loner");
        given(&p, "hand[0] = Field");
        take(&p, "play location Able/1, Field");
        assert_int_equal(hostiles_in_play(&p), 1);      /* an Event is none */
        assert_is(&p, "hostile[0].card = Nest");
        end_play(&p);
    }
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Field");
    take(&p, "play location Able/1, Field");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

/* A Turn in a Paddy, which Reinforcements of 1 to 2 Reticles reach, without a Hostile. */
static void in_paddy(struct play *p, const char *setup, const char *top)
{
    begin(p, setup);
    put_location(p, "Paddy");
    given(p, "soldier[0].place = 2");
    stack(p, ZONE_HOSTILES, top);
}

TEST(reinforcements_fit_by_their_reticles)
{
    RULE("NAM-HTN-04");
    RULE("NAM-HTN-06");
    struct play p;
    in_paddy(&p, JUNGLE "team Able", "Zealot, Loner");
    given(&p, "soldier[0].suppress = 0");
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 1);          /* 2 Reticles */
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Nest, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);          /* 4 do not fit, and no other card is drawn */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Nest"), 1);
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Chief, Loner");   /* value 3, 1 Reticle */
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    in_paddy(&p, "team Able", "Chief, Loner");          /* by its value it does not fit */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(an_event_among_reinforcements_is_played_and_another_card_drawn)
{
    RULE("NAM-HTN-07");
    struct play p;
    in_paddy(&p, JUNGLE "team Able", "Cold Rain, Cold Rain, Loner");
    END_TURN(&p, 1, 1);
    assert_is(&p, "soldier[0].suppress = 2");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Cold Rain, Nest, Loner");
    end_turn(&p);
    assert_is(&p, "soldier[0].suppress = 1");           /* although what comes does not fit */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    in_paddy(&p, "team Able", "Cold Rain, Nest, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Nest"), 0);    /* elsewhere it is the card drawn */
    end_play(&p);
}

TEST(what_the_team_is_worth_is_of_no_account)
{
    RULE("NAM-SET-33");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Baker");
    assert_is(&p, "points = 37");
    assert_refused(&p, "discard gear Able/1, Plain Rifle/1", "NAM-SET-33");
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 1, 9);
    assert_is(&p, "points = 37");
    end_play(&p);
}

/* ---- all of it --------------------------------------------------------------------------------- */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(reticles_are_drawn_by_the_space_of_the_objective), IT(experience_is_the_value_and_not_the_reticles),
        IT(for_a_number_of_0_one_comes), IT(reinforcements_fit_by_their_reticles),
        IT(an_event_among_reinforcements_is_played_and_another_card_drawn),
        IT(what_the_team_is_worth_is_of_no_account),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
