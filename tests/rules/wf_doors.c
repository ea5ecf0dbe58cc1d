/* SPDX-License-Identifier: MIT */
/* wf_doors.c -- Doors, Breached: each test would fail without its rule. */
#include "mission.h"

/* Post Hut: Cover 12, Size 2; Door 9, 2 Hits, inside 2.  Barracks: Door 4, 3 Hits, inside 1, a lock. */
static void at_the_door(struct play *p, const char *team, const char *hostile)
{
    begin(p, team);
    put_location(p, "Cage");
    put_hostile(p, hostile, 1, 0);
}

static bool is_breached(const struct play *p) { return p->wf.hostile[0].flags & HOSTILE_BREACHED; }

static void breached(struct play *p, const char *team, const char *hostile)
{
    at_the_door(p, team, hostile);
    p->wf.hostile[0].flags |= HOSTILE_BREACHED;
}

TEST(the_card_or_its_door)
{
    RULE("KW-041");
    RULE("WF-DOR-01");
    struct play p;
    at_the_door(&p, "team Able + Auto Rifle", "Barracks");
    assert_true(offered(&p, "attack Able/1, Auto Rifle/1, Auto, Barracks/1"));
    assert_true(offered(&p, "breach Able/1, Auto Rifle/1, Auto, Barracks/1"));
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Barracks/1", 9, 6);        /* 7 against its own 12 */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    begin(&p, "team Able + Auto Rifle");
    put_hostile(&p, "Mob", 1, 0);
    assert_false(offered(&p, "breach Able/1, Auto Rifle/1, Auto, Mob/1"));
    end_play(&p);
}

TEST(only_from_its_location)
{
    RULE("WF-DOR-02");
    struct play p;
    at_the_door(&p, "team Dagger + Auto Rifle + Squad", "Barracks");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    assert_true(offered(&p, "attack Dagger/1, Auto Rifle/1, Auto, Barracks/1"));
    assert_refused(&p, "breach Dagger/1, Auto Rifle/1, Auto, Barracks/1", "WF-DOR-02");
    assert_refused(&p, "batter Squad/2, Barracks/1", "WF-DOR-02");
    assert_refused(&p, "pick Dagger/1, Barracks/1", "WF-DOR-02");
    end_play(&p);
}

TEST(a_door_has_its_own_cover_and_hits)
{
    RULE("WF-DOR-03");
    RULE("WF-DOR-05");
    struct play p;
    at_the_door(&p, "team Able + Auto Rifle + Calm + Baker", "Barracks");   /* Cover 4; the rifle pierces 1, Calm 1 */
    given(&p, "soldier[0].actions = 6");
    TAKE(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1", 9, 1);        /* a hit, and the Cover holds: nothing */
    assert_is(&p, "hostile[0].hits = 0");
    assert_is(&p, "hostile[0].suppress = 0");
    assert_int_equal(told_at(&p, "its door is hit"), -1);
    TAKE(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1", 9, 2);
    assert_is(&p, "hostile[0].hits = 1");
    assert_true(told(&p, "its door is hit: Barracks/1 1"));
    TAKE(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1", 6, 6);        /* a miss */
    assert_is(&p, "hostile[0].hits = 1");
    assert_is(&p, "soldier[0].actions = 3");
    end_turn(&p);                                       /* Hits stay */
    given(&p, "soldier[0].actions = 6");
    TAKE(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1", 9, 2);
    assert_is(&p, "hostile[0].hits = 2");
    TAKE(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1", 9, 2);
    assert_is(&p, "hostile[0].hits = 0");
    assert_is(&p, "hostile[0].ekia = 0");
    assert_true(is_breached(&p));
    assert_true(told(&p, "its door is breached: Barracks/1"));
    assert_false(offered(&p, "breach Able/1, Auto Rifle/1, Semi, Barracks/1"));
    end_play(&p);
}

TEST(each_die_of_an_explosion_is_a_hit)
{
    RULE("WF-DOR-05");
    struct play p;
    at_the_door(&p, "team Able + Bomb x2", "Barracks");
    TAKE(&p, "breach Able/1, Bomb/1, Explosion, Barracks/1", 9, 9, 9, 1, 3);        /* 3 + 1 against 4 */
    assert_true(is_breached(&p));
    assert_is(&p, "item[0].count = 1");
    end_play(&p);
}

TEST(a_squad_batters_it)
{
    RULE("WF-DOR-01");
    RULE("WF-DOR-05");
    struct play p;
    at_the_door(&p, "team Able + Squad", "Barracks");
    TAKE(&p, "batter Squad/2, Barracks/1", 6, 4);
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
    at_the_door(&p, "team Able + Riflemen", "Barracks");        /* with the rifle on their card too, */
    given(&p, "soldier[1].wound[0] = 1\nsoldier[1].actions = 1");
    assert_refused(&p, "batter Riflemen/2, Barracks/1", "WF-ATK-02");       /* where the chart has no row */
    TAKE(&p, "breach Riflemen/2, Plain Rifle/1, Semi, Barracks/1", 9, 6);
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

TEST(size_does_not_count_at_the_door)
{
    RULE("KW-040");
    RULE("WF-DOR-04");
    struct play p;
    at_the_door(&p, "team Able + Plain Rifle", "Post Hut");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Post Hut/1", 5, 1);       /* 5 + 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_int_not_equal(told_at(&p, "counts: Post Hut"), -1);
    given(&p, "hostile[0].suppress = 0\nsoldier[0].actions = 2");
    p.wf.hostile[0].hits = 1;
    struct hostile before = p.wf.hostile[0];
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Post Hut/1", 5, 6);       /* 5 against 7, 6 against 9 */
    assert_memory_equal(&before, &p.wf.hostile[0], sizeof before);
    assert_int_equal(told_at(&p, "counts: Post Hut"), -1);
    end_play(&p);
    at_the_door(&p, "team Able + Plain Rifle", "Gate House");
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Gate House/1", 5, 6);     /* 5 against 7; 6 would do for its 4 */
    assert_is(&p, "hostile[0].hits = 0");
    given(&p, "soldier[0].actions = 2");
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Gate House/1", 7, 6);
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

TEST(a_lock_is_picked)
{
    RULE("KW-190");
    RULE("WF-DOR-06");
    RULE("WF-DOR-07");
    RULE("WF-DOR-08");
    struct play p;
    at_the_door(&p, "team Dagger + Able", "Barracks");              /* Dagger Picks on 9 */
    TAKE(&p, "pick Dagger/1, Barracks/1", 8);
    assert_false(is_breached(&p));
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "pick Dagger/1, Barracks/1", 9);           /* again, for another Action */
    assert_true(is_breached(&p));
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "pick Able/2, Barracks/1", GROG_NO_CHOICE);
    end_play(&p);
    at_the_door(&p, "team Dagger + Able", "Barracks");
    assert_refused(&p, "pick Able/2, Barracks/1", "WF-DOR-07");     /* he has not learnt it */
    given(&p, "soldier[0].actions = 0");
    assert_refused(&p, "pick Dagger/1, Barracks/1", "WF-TRN-02");
    end_play(&p);
    at_the_door(&p, "team Dagger", "Post Hut");
    assert_refused(&p, "pick Dagger/1, Post Hut/1", "WF-DOR-06");   /* it has no lock */
    end_play(&p);
}

TEST(locks_and_tools_change_the_roll)
{
    RULE("WF-DOR-09");
    struct play p;
    at_the_door(&p, "team Able + Locksmith", "Vault");  /* 7, and the lock takes 2 */
    TAKE(&p, "pick Able/1, Vault/1", 8);
    assert_false(is_breached(&p));
    TAKE(&p, "pick Able/1, Vault/1", 9);
    assert_true(is_breached(&p));
    end_play(&p);
    at_the_door(&p, "team Able + Locksmith + Wrench", "Vault");
    TAKE(&p, "pick Able/1, Vault/1", 8);
    assert_true(is_breached(&p));
    end_play(&p);
}

TEST(inside_the_cover_is_low)
{
    RULE("KW-042");
    RULE("WF-DOR-10");
    struct play p;
    breached(&p, "team Able + Plain Rifle + Bomb", "Post Hut");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Post Hut/1", 5, 2);       /* Interior Cover 2 */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    breached(&p, "team Able + Plain Rifle", "Post Hut");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Post Hut/1", 6, 6);       /* from outside it is 12 */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_breached_card_can_be_engaged)
{
    RULE("WF-DOR-11");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Post Hut", 1, 0);
    assert_refused(&p, "engage Dagger/1, Post Hut/1", "WF-HTH-15");
    p.wf.hostile[0].flags |= HOSTILE_BREACHED;
    take(&p, "engage Dagger/1, Post Hut/1");
    assert_is(&p, "soldier[0].actions = 1");            /* for the usual cost */
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Post Hut/1", 9, 3);       /* 3 - 1 against 2 */
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(vehicles_and_support_need_the_normal_cover)
{
    RULE("WF-DOR-12");
    struct play p;
    breached(&p, "team Driver + Plain Rifle", "Post Hut");
    TAKE(&p, "attack Driver/1, Plain Rifle/1, Semi, Post Hut/1", 9, 6);
    assert_is(&p, "hostile[0].ekia = 0");
    end_play(&p);
    breached(&p, "team Able + Pack Mule", "Post Hut");         /* a Vehicle, whatever its words */
    TAKE(&p, "attack Pack Mule/2, Heavy Mount/1, Semi, Post Hut/1", 9, 6);
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    breached(&p, "team Able", "Post Hut");
    given(&p, "hand[0] = Far Battery");
    take(&p, "play Able/1, Far Battery");
    TAKE(&p, "choose hostile Post Hut/1", 9, 9, 1, 1, 6);
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 2");
    end_play(&p);
}

/* What a position may not say. */
TEST(a_door_is_hit_or_breached)
{
    RULE("WF-DOR-05");
    struct play p;
    at_the_door(&p, "team Able", "Barracks");
    p.wf.hostile[0].hits = 3;
    assert_non_null(grog_check(p.m, &p.game));          /* that would have Breached it */
    p.wf.hostile[0].hits = 2;
    assert_null(grog_check(p.m, &p.game));
    p.wf.hostile[0].flags |= HOSTILE_BREACHED;
    assert_non_null(grog_check(p.m, &p.game));
    p.wf.hostile[0].hits = 0;
    end_play(&p);
    at_the_door(&p, "team Able", "Mob");
    p.wf.hostile[0].flags |= HOSTILE_BREACHED;
    assert_non_null(grog_check(p.m, &p.game));          /* it has no Door */
    p.wf.hostile[0].flags &= (uint8_t)~HOSTILE_BREACHED;
    end_play(&p);
}

TEST(what_does_not_reach_a_door_does_not_breach_it)
{
    RULE("WF-ATK-02");
    struct play p;
    at_the_door(&p, "team Able + Long Arm + Far Squad", "Barracks");
    assert_refused(&p, "breach Able/1, Long Arm/1, Semi, Barracks/1", "WF-ATK-02");
    assert_refused(&p, "batter Far Squad/2, Barracks/1", "WF-ATK-02");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_card_or_its_door), IT(only_from_its_location), IT(a_door_has_its_own_cover_and_hits),
        IT(each_die_of_an_explosion_is_a_hit), IT(a_squad_batters_it), IT(size_does_not_count_at_the_door),
        IT(a_lock_is_picked), IT(locks_and_tools_change_the_roll), IT(inside_the_cover_is_low),
        IT(a_breached_card_can_be_engaged), IT(vehicles_and_support_need_the_normal_cover),
        IT(a_door_is_hit_or_breached), IT(what_does_not_reach_a_door_does_not_breach_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
