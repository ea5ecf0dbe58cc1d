/* SPDX-License-Identifier: MIT */
/* wf_report.c -- what a Mission came to: what a campaign takes in. */
#include "mission.h"
#include "warfighter/objective.h"
#include "warfighter/overwatch.h"
#include "warfighter/report.h"
#include "warfighter/wounds.h"

#define CONVOY "setting Contract Drill, mission Hired Convoy, "

static struct grog_result now;

static void ask(const struct play *p) { grog_result(p->m, &p->game, &now); }

/* The amount of a line; -1: there is none.  card, whom: "" or -1 for any. */
static int amount(const struct play *p, const char *word, const char *about, int whom)
{
    for (unsigned i = 0; i < now.lines; i++) {
        const struct grog_result_line *l = &now.line[i];
        if (!strcmp(grog_result_word(p->m, l->kind), word) && (!*about || l->card == card(about))
            && (whom < 0 ? !l->whom : l->whom == soldier_ref(&p->wf, (unsigned)whom)))
            return l->amount;
    }
    return -1;
}

TEST(the_objective_its_space_and_how_it_ended)
{
    struct play p;
    RULE("WF-PLC-09");
    begin(&p, "mission Light Drill, team Able + Bomb x3, circumstances Farther");
    ask(&p);
    assert_int_equal(amount(&p, "space", "", -1), 4);
    assert_int_equal(amount(&p, "completed", "", -1), 0);
    assert_int_equal(amount(&p, "success", "Light Drill", -1), 0);
    RULE("WF-OFF-24");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    struct grog_run r = run_of(&p);
    wf_complete(&r, 1);
    ask(&p);
    assert_true(p.game.over);
    assert_int_equal(amount(&p, "completed", "", -1), 1);
    assert_int_equal(amount(&p, "end", "", -1), 0);
    grog_match_free(p.m);
    begin(&p, "team Able");                             /* time out */
    given(&p, "timer = 1");
    end_turn(&p);
    ask(&p);
    assert_int_equal(amount(&p, "end", "", -1), 3);
    end_play(&p);
    begin(&p, "mission Sweep, declared Fallback March, start Farm Road, team Able");
    take(&p, "end here");
    ask(&p);
    assert_int_equal(amount(&p, "end", "", -1), 4);
    end_play(&p);
    begin(&p, "team Able");                             /* nobody is left */
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nsoldier[0].wound[0] = 5");
    put_hostile(&p, "Loner", 2, 0);
    END_TURN(&p, 9, 6);
    ask(&p);
    assert_int_equal(amount(&p, "end", "", -1), 2);
    end_play(&p);
}

TEST(each_soldier_with_his_fate_and_his_wounds)
{
    struct play p;
    RULE("WF-WND-13");
    RULE("WF-WND-14");
    begin(&p, "team Able + Baker + Carl, wounded Baker x2");
    given(&p, "soldier[0].wound[0] = 1\nsoldier[0].wound[1] = 130\nsoldier[0].xp = 3\nsoldier[0].kills = 2");
    ask(&p);
    assert_int_equal(amount(&p, "wounds", "Able", 0), 3);       /* a Treated one is one to be Healed later */
    assert_int_equal(amount(&p, "health", "Able", 0), 3);
    assert_int_equal(amount(&p, "experience", "Able", 0), 3);
    assert_int_equal(amount(&p, "kills", "Able", 0), 2);
    assert_int_equal(amount(&p, "wounds", "Baker", 1), 2);
    end_play(&p);
    RULE("WF-DWN-15");
    begin(&p, "team Able + Baker + Carl");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2\nsoldier[1].wound[0] = 3\ntimer = 1");
    put_hostile(&p, "Loner", 2, 1);
    END_TURN(&p, 9, 6);
    ask(&p);
    assert_true(p.game.over);
    assert_int_equal(amount(&p, "fate", "Baker", 1), DOWNED);
    int outcome = amount(&p, "outcome", "Baker", 1);
    assert_true(outcome == RETURNS || outcome == DISCHARGED || outcome == KILLED);
    assert_int_equal(amount(&p, "outcome", "Able", 0), NO_OUTCOME);
    assert_int_equal(now.lost, 0);
    end_play(&p);
    RULE("WF-DEF-16");
    begin(&p, "mission Sweep, declared Fallback March, start Farm Road, team Able");
    take(&p, "end here");
    ask(&p);
    assert_int_equal(amount(&p, "fate", "Able", 0), CAPTURED);
    end_play(&p);
}

TEST(what_hit_him_last)
{
    struct play p;
    begin(&p, "team Able + Baker");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2");
    put_hostile(&p, "Loner", 2, 1);
    END_TURN(&p, 9, 6);
    ask(&p);
    assert_int_equal(amount(&p, "hit by", "Loner", 1), 1);      /* in Turn 1 */
    assert_int_equal(amount(&p, "hit in", "Field", 1), 2);      /* in space 2 */
    assert_int_equal(amount(&p, "hit in", "", 0), -1);
    end_play(&p);
}

TEST(gear_says_whose_it_is_and_what_is_gone)
{
    struct play p;
    RULE("WF-OFF-22");
    RULE("WF-PMC-23");
    begin(&p, "team Able + Kit + Bomb x4 + Baker + Kit + Carl");
    ask(&p);
    assert_int_equal(amount(&p, "gear", "Kit", 0), 4);
    assert_int_equal(amount(&p, "gear", "Kit", 1), 4);
    assert_int_equal(amount(&p, "used", "", 0), -1);
    given(&p, "item[0].count = 1\nitem[1].count = 2");
    ask(&p);
    assert_int_equal(amount(&p, "used", "Kit", 0), 3);
    assert_int_equal(amount(&p, "used", "Bomb", 0), 2);
    assert_int_equal(amount(&p, "used", "Kit", 1), -1);
    given(&p, "item[0].count = 4");
    take(&p, "pass Able/1, Kit/1, Baker/2");            /* what another has is not gone */
    ask(&p);
    assert_int_equal(amount(&p, "used", "Kit", 0), -1);
    assert_int_equal(amount(&p, "gear", "Kit", 0), -1);
    end_play(&p);
    RULE("WF-PMC-136");                                 /* what lies about is gone, unless somebody has picked it up */
    begin(&p, "team Able + Kit + Baker");
    take(&p, "drop Able/1, Kit/1");
    ask(&p);
    assert_int_equal(amount(&p, "used", "Kit", 0), 5);  /* its four counters, and the card */
    take(&p, "pick up Baker/2, Kit/1");
    ask(&p);
    assert_int_equal(amount(&p, "used", "Kit", 0), -1);
    end_play(&p);
    begin(&p, "team Able + Carl, used Carl + Bomb");    /* what was gone before is not gone again */
    ask(&p);
    assert_int_equal(amount(&p, "used", "Bomb", 1), -1);
    end_play(&p);
}

TEST(a_vehicle_that_cannot_move)
{
    struct play p;
    RULE("WF-PMC-19");
    RULE("WF-PMC-20");
    begin(&p, CONVOY "team Dune + Kit + Old Truck");
    put_location(&p, "Stream");
    ask(&p);
    assert_int_equal(amount(&p, "immobile", "Old Truck", 1), -1);
    given(&p, "soldier[1].wound[0] = 1");
    ask(&p);
    assert_int_equal(amount(&p, "immobile", "Old Truck", 1), 1);
    assert_int_equal(amount(&p, "immobile", "Dune", 0), -1);
    end_play(&p);
}

/* Peter watches over the others, with this counter. */
static void watch(struct play *p, const char *name)
{
    begin(p, CONVOY "overwatch Peter, team Dune + Plain Rifle + Sand 6");
    struct grog_run r = run_of(p);
    wf_end_overwatch(&r, SOLDIERS);
    grog_remove(&r, ZONE_ASIDE, 0, card(name));
    uint16_t ref = grog_thing_new(&r, ARRAY_SUPPORT, card(name), 0);
    p->wf.support[grog_ref_slot(ref)].player = 3;
}

TEST(who_watched_over_the_others)
{
    struct play p;
    RULE("WF-PMC-97");
    RULE("WF-PMC-99");
    watch(&p, "Three Points");
    ask(&p);
    assert_int_equal(amount(&p, "overwatch", "Peter", 2), 1);
    assert_int_equal(amount(&p, "overwatch", "Dune", 0), -1);
    take(&p, "use support Peter/3, Three Points/1");
    while (!offered(&p, "end turn"))
        take(&p, "gives it to Dune/1");
    ask(&p);
    assert_int_equal(amount(&p, "overwatch", "Peter", 2), 2);
    grog_match_free(p.m);
    RULE("WF-PMT-29");
    watch(&p, "Stand In");
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 10, 6);
    take(&p, "use support Peter/3, Stand In/1");
    ask(&p);
    assert_int_equal(amount(&p, "overwatch", "Peter", 2), 3);
    assert_int_equal(amount(&p, "fate", "Peter", 2), DOWNED);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_objective_its_space_and_how_it_ended), IT(each_soldier_with_his_fate_and_his_wounds),
        IT(what_hit_him_last), IT(a_vehicle_that_cannot_move), IT(who_watched_over_the_others),
        IT(gear_says_whose_it_is_and_what_is_gone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
