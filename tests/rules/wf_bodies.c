/* SPDX-License-Identifier: MIT */
/* wf_bodies.c -- what Settings change of what is earned and paid: Body Count, the last EKIA; Search, Battle Fatigue,
 * Upkeep, Service Records. */
#include "mission.h"

#define JUNGLE "setting Jungle Drill, "

/* ---- Body Count --------------------------------------------------------------------------------- */

TEST(an_ekia_by_an_attack_is_kept_or_banked)
{
    RULE("NAM-CON-20");
    RULE("NAM-CON-22");
    RULE("NAM-CON-23");
    RULE("NAM-CON-24");
    RULE("NAM-ACT-65");
    struct play p;
    begin(&p, JUNGLE "team Able + Sprayer");
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3, 4 Reticles */
    TAKE(&p, "attack Able/1, Sprayer/1, Spray, Nest/1", 8, 7, 4, 3);     /* the manual's example: 2 EKIA, a Suppress */
    assert_question(&p, "keep or bank");
    take(&p, "bank Able/1");
    assert_is(&p, "bank = 1");
    assert_is(&p, "hostile[0].ekia = 1");
    take(&p, "bank Able/1");
    assert_is(&p, "bank = 2");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[0].suppress = 4");               /* a Suppress that becomes an EKIA earns as well */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 3);
    take(&p, "keep Able/1");
    assert_is(&p, "soldier[0].bodies = 1");
    assert_is(&p, "bank = 0");
    given(&p, "hand[0] = Stray Shell");
    take(&p, "play Able/1, Stray Shell");
    take(&p, "choose hostile Nest/1");                  /* no Attack: nothing is earned */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].bodies = 1");
    assert_is(&p, "hostile[0].ekia = 2");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");               /* elsewhere nobody counts */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 3);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(a_hostile_may_earn_more_or_less)
{
    RULE("NAM-CON-21");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Found Sniper", 1, 0);
    put_hostile(&p, "Caught Courier", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Found Sniper/1", 8, 3);
    take(&p, "bank Able/1");
    take(&p, "keep Able/1");                            /* 2, each by itself */
    assert_is(&p, "bank = 1");
    assert_is(&p, "soldier[0].bodies = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Caught Courier/2", 8, 3);
    assert_question(&p, "soldier turn");                /* none */
    end_play(&p);
}

TEST(kept_body_count_goes_with_its_soldier)
{
    RULE("NAM-CON-25");
    RULE("NAM-HTN-25");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    given(&p, "soldier[0].bodies = 2\nsoldier[1].bodies = 1\nbank = 3");
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 0, 9);
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "soldier[1].bodies = 1");
    assert_is(&p, "bank = 3");
    end_play(&p);
}

TEST(any_kept_body_count_pays)
{
    RULE("NAM-CON-26");
    RULE("NAM-ACT-82");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    stack(&p, ZONE_HOSTILES, "Loner");
    given(&p, "hand[0] = Toll Gate\nsoldier[0].bodies = 1\nbank = 5");
    assert_refused(&p, "play location Able/1, Toll Gate", "NAM-ACT-82");        /* what is Banked is of no use */
    given(&p, "soldier[1].bodies = 2");
    take(&p, "play location Able/1, Toll Gate");
    assert_question(&p, "who pays body count");
    take(&p, "pays body count Baker/2");
    take(&p, "pays body count Able/1");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "soldier[1].bodies = 1");
    assert_is(&p, "front = 2");
    end_play(&p);
}

TEST(at_the_start_it_is_kept_and_conditions_count_the_team)
{
    RULE("NAM-SET-45");
    RULE("NAM-SET-46");
    RULE("NAM-CON-27");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Grim + Baker");
    assert_is(&p, "soldier[0].bodies = 2");
    assert_is(&p, "bank = 0");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);       /* 7 with Body Count 2 or more */
    take(&p, "bank Able/1");
    given(&p, "soldier[0].bodies = 1\nsoldier[1].bodies = 1\nsoldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);       /* of both */
    take(&p, "bank Able/1");
    given(&p, "soldier[1].bodies = 0\nbank = 9");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 3);
    assert_is(&p, "hostile[0].suppress = 1");           /* not those that are Banked */
    end_play(&p);
}

/* At the Objective, with this Body Count Banked, before the last Hostile. */
static void last_hostile(struct play *p, const char *bank)
{
    begin(p, JUNGLE "mission Grim Drill, team Able + Plain Rifle");
    put_location(p, "Field");
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
    given(p, "soldier[0].place = 3");
    given(p, bank);
    put_hostile(p, "Pair", 3, 0);
    given(p, "hostile[0].ekia = 1");
    TAKE(p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
}

TEST(it_is_won_when_the_objective_is_done_and_enough_is_banked)
{
    RULE("NAM-CON-07");
    RULE("NAM-CON-08");
    RULE("NAM-OBJ-01");
    struct play p;
    last_hostile(&p, "bank = 1");
    take(&p, "bank Able/1");
    take(&p, "end turn");
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
    last_hostile(&p, "bank = 1");
    take(&p, "keep Able/1");
    take(&p, "end turn");
    assert_int_equal(p.game.over, 0);                   /* the Objective is done; Body Count is lacking */
    assert_is(&p, "location[1].flags = 8");
    put_hostile(&p, "Pair", 3, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    take(&p, "bank Able/1");                            /* at that moment */
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
}

TEST(who_last_gave_an_ekia_is_paid)
{
    RULE("NAM-ACT-72");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Baker");
    put_hostile(&p, "Pair", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 8, 3);
    take(&p, "bank Able/1");
    given(&p, "hand[1] = Stray Shell, Stray Shell");
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Pair/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    put_hostile(&p, "Chief", 1, 0);
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Chief/1");                 /* nobody has Attacked it */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    end_play(&p);
}

/* ---- all of it --------------------------------------------------------------------------------- */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_ekia_by_an_attack_is_kept_or_banked),
        IT(a_hostile_may_earn_more_or_less),
        IT(kept_body_count_goes_with_its_soldier),
        IT(any_kept_body_count_pays),
        IT(at_the_start_it_is_kept_and_conditions_count_the_team),
        IT(it_is_won_when_the_objective_is_done_and_enough_is_banked),
        IT(who_last_gave_an_ekia_is_paid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
