/* SPDX-License-Identifier: MIT */
/* wf_medals.c -- Medal Cards: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/hostiles.h"
#include "warfighter/medals.h"
#include "warfighter/report.h"
#include "warfighter/team.h"
#include "warfighter/wounds.h"

#include <stdio.h>

#define WITH "orders With Medals, "

static unsigned top(const struct play *p)
{
    for (unsigned i = 0; i < MEDALS; i++)
        if (p->wf.medal[i].thing.live && !p->wf.medal[i].kept)
            return i;
    return MEDALS;
}

static unsigned kept(const struct play *p)
{
    unsigned n = 0;
    for (unsigned i = 0; i < MEDALS; i++)
        n += p->wf.medal[i].thing.live && p->wf.medal[i].kept;
    return n;
}

/* The Medal of this name that a Soldier has or can earn: its slot, or ITEMS. */
static unsigned medal(const struct play *p, const char *name)
{
    EACH_ITEM(&p->wf, i)
        if (p->wf.item[i].thing.card == card(name))
            return i;
    return ITEMS;
}

/* A Location is played by the first Soldier. */
static void play_location(struct play *p)
{
    p->wf.played = 0;
    p->wf.soldier[0].place = p->wf.front;
    given(p, "hand[0] = Field");
    char line[80];
    snprintf(line, sizeof line, "play location %s/1, Field", grog_card(p->m, p->wf.soldier[0].thing.card)->name);
    take(p, line);
}

static void kill_one(struct play *p, unsigned soldier, const char *hostile)
{
    unsigned h = put_hostile(p, hostile, 1, soldier);
    struct grog_run r = run_of(p);
    p->wf.hurt_by[h] = 0;                               /* nobody has touched this one */
    wf_kill(&r, hostile_ref(&p->wf, h), false, &(struct grog_frame){ .proc = PROC_KILLS,
            .actor = soldier_ref(&p->wf, soldier), .seat = 0 });
    take(p, "end turn");                                /* what it has set off is heard */
}

/* ---- the deck ---------------------------------------------------------------------------- */

TEST(the_deck_is_of_the_nation_that_is_commanded)
{
    struct play p;
    RULE("WF-MED-03");
    begin(&p, WITH "team Silvester");
    assert_int_equal(in_pile(&p, ZONE_MEDALS, "Silver Star"), 1);   /* two, and one of them is its top */
    assert_int_equal(in_pile(&p, ZONE_MEDALS, "Copper Cross"), 0);
    assert_int_equal(p.wf.medal[0].thing.card, card("Silver Star"));
    end_play(&p);
    RULE("WF-MED-05");
    RULE("WF-MED-04");
    begin(&p, WITH "team Leader");
    union grog_any_game view;
    grog_view(p.m, &p.game, 0, &view.game);
    const struct warfighter *w = const_wf(&view.game);
    assert_int_equal(w->medal[0].thing.card, grog_card(p.m, p.wf.medal[0].thing.card)->back);
    assert_int_equal(w->medals[0], 2);                  /* of the others nobody knows the order */
    assert_true(w->medals[1] <= w->medals[2]);
    end_play(&p);
    begin(&p, "team Silvester");                        /* nothing of it without the switch */
    assert_int_equal(p.wf.medals[0], 0);
    assert_int_equal(top(&p), MEDALS);
    end_play(&p);
    begin(&p, WITH "team Able");                        /* no Medals of that Nation */
    assert_int_equal(top(&p), MEDALS);
    play_location(&p);
    end_play(&p);
}

TEST(hostiles_are_elite)
{
    struct play p;
    RULE("WF-MED-06");
    static const char *const setups[] = { WITH "team Silvester",         /* the Mission's own are Frontline ones */
                                          WITH "hostiles Diggers, team Silvester",
                                          WITH "hostiles All Reds, team Silvester" };     /* some of them */
    for (unsigned i = 0; i < GROG_COUNT(setups); i++) {
        begin(&p, setups[i]);
        assert_int_equal(numbers_of(p.m, wf_force(p.m))[FORCE_LEVEL], ELITE);
        assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Loner"), 0);
        end_play(&p);
        begin(&p, setups[i] + strlen(WITH));            /* without Medals they stay */
        assert_int_not_equal(numbers_of(p.m, wf_force(p.m))[FORCE_LEVEL], ELITE);
        end_play(&p);
    }
    begin(&p, WITH "hostiles Red Guards, team Silvester");
    assert_int_equal(wf_force(p.m), card("Red Guards"));
    end_play(&p);
}

TEST(one_is_drawn_when_its_back_says_so)
{
    struct play p;
    RULE("WF-MED-07");
    begin(&p, WITH "team Silvester");
    assert_int_equal(medal(&p, "Silver Star"), ITEMS);
    play_location(&p);
    assert_true(told(&p, "can earn: Silvester/1, Silver Star 0"));
    unsigned m = medal(&p, "Silver Star");
    assert_true(m < ITEMS && p.wf.item[m].extra == MEDAL_WAITS);
    RULE("WF-MED-08");
    assert_int_equal(p.wf.medals[0], 0);                /* the other is the top now, and waits for another Location */
    assert_true(top(&p) < MEDALS);
    end_turn(&p);
    play_location(&p);
    assert_int_equal(top(&p), MEDALS);
    play_location(&p);                                  /* the deck is empty */
    end_play(&p);
}

TEST(any_soldier_in_the_mission_can_be_chosen)
{
    struct play p;
    RULE("WF-MED-09");
    RULE("WF-MED-10");
    unsigned chosen = 0;
    for (unsigned seed = 0; seed < 40; seed++) {
        begin(&p, WITH "team Silvester + Silver Squad + Silvan + Baker");
        p.game.dice.key[0] ^= seed;
        p.game.dice.left = 0;
        memset(p.game.dice.block, 0, sizeof p.game.dice.block);
        struct grog_run r = run_of(&p);
        wf_leave(&r, &(struct grog_frame){ .proc = PROC_READY, .seat = GROG_NOBODY }, 3, REMOVED_AT_2);
        play_location(&p);
        chosen |= 1u << p.wf.item[medal(&p, "Silver Star")].holder;
        grog_match_free(p.m);
    }
    assert_int_equal(chosen, 2 | 4 | 8);                /* and nobody who has left */
}

/* ---- earned ---------------------------------------------------------------------------------- */

static void with_star(struct play *p, unsigned soldier)
{
    begin(p, WITH "team Silvester + Silver Squad + Silvan");
    play_location(p);
    p->wf.item[medal(p, "Silver Star")].holder = (uint8_t)(soldier + 1);
}

TEST(who_does_what_it_wants_earns_it)
{
    struct play p;
    RULE("WF-MED-11");
    RULE("WF-MED-12");
    with_star(&p, 0);
    int points = wf_points_of(p.m, &p.wf);
    kill_one(&p, 1, "Loner");                           /* another Soldier's Kill */
    assert_int_equal(p.wf.item[medal(&p, "Silver Star")].extra, MEDAL_WAITS);
    assert_int_equal(wf_points_of(p.m, &p.wf), points);
    end_play(&p);
    with_star(&p, 0);
    kill_one(&p, 0, "Pair");
    assert_true(told(&p, "earns: Silvester/1, Silver Star"));
    assert_int_equal(p.wf.item[medal(&p, "Silver Star")].extra, MEDAL_WORN);
    assert_is(&p, "soldier[0].xp = 2");
    assert_true(medal(&p, "Medalled") < ITEMS);
    RULE("WF-MED-15");
    assert_int_equal(wf_points_of(p.m, &p.wf), points + 3);
    assert_int_equal(p.wf.points, points + 3);
    kill_one(&p, 0, "Pair");                            /* once */
    assert_is(&p, "soldier[0].xp = 2");
    assert_true(p.m->system->silent(p.m, &p.game, item_ref(&p.wf, medal(&p, "Silver Star"))));       /* it is done */
    end_play(&p);
    begin(&p, WITH "team Silvester + Silver Star");     /* another one: the Skill that both give comes once */
    play_location(&p);
    unsigned skills = 0;
    EACH_ITEM(&p.wf, i)
        assert_false(p.wf.item[i].extra == MEDAL_WAITS && p.wf.item[i].thing.card == card("Silver Star")
                     && p.m->system->silent(p.m, &p.game, item_ref(&p.wf, i)));
    kill_one(&p, 0, "Pair");
    EACH_ITEM(&p.wf, i)
        skills += p.wf.item[i].thing.card == card("Medalled");
    assert_int_equal(skills, 1);
    assert_int_equal(in_pile(&p, ZONE_OUT, "Medalled"), 2);
    end_play(&p);
    RULE("WF-MED-13");
    with_star(&p, 1);                                   /* a Squad Soldier has the Skill */
    kill_one(&p, 1, "Pair");
    assert_int_equal(p.wf.item[medal(&p, "Medalled")].holder, 2);
    end_play(&p);
    RULE("WF-MED-13b");
    with_star(&p, 2);                                   /* a Non-Player Soldier gets a Grenade, and uses it */
    kill_one(&p, 2, "Pair");
    assert_int_equal(p.wf.item[medal(&p, "Bomb")].holder, 3);
    p.wf.soldier[2].actions = 2;
    assert_true(offered(&p, "attack Silvan/3, Bomb/3, Explosion, Pair/1") || offered(&p, "end turn"));
    end_play(&p);
}

TEST(medals_go_with_who_is_down)
{
    struct play p;
    RULE("WF-MED-16");
    RULE("WF-MED-14");
    struct grog_result now;
    begin(&p, WITH "team Silvester + Silver Star + Silver Squad + Silver Star");
    assert_int_equal(p.wf.medals[0], 1);                /* what they wear takes no card from the deck */
    assert_true(top(&p) < MEDALS);
    grog_result(p.m, &p.game, &now);
    unsigned worn = 0, lost = 0;
    for (unsigned i = 0; i < now.lines; i++)
        worn += now.line[i].kind == RESULT_MEDAL && now.line[i].amount == 1 && now.line[i].whom;
    assert_int_equal(worn, 2);
    struct grog_run r = run_of(&p);
    int points = wf_points_of(p.m, &p.wf);
    wf_wound(&r, &(struct grog_frame){ .proc = PROC_READY, .seat = GROG_NOBODY }, 1, 2);
    assert_int_equal(wf_points_of(p.m, &p.wf), points - 6 - 3);
    grog_result(p.m, &p.game, &now);
    for (unsigned i = 0, n = worn = 0; i < now.lines; i++, n++) {
        worn += now.line[i].kind == RESULT_MEDAL && now.line[i].amount == 1;
        lost += now.line[i].kind == RESULT_MEDAL && now.line[i].amount == 0
             && now.line[i].whom == soldier_ref(&p.wf, 1);
    }
    assert_int_equal(worn, 1);
    assert_int_equal(lost, 1);
    end_play(&p);
    with_star(&p, 1);                                   /* what he has not earned goes back into the deck */
    r = run_of(&p);
    wf_wound(&r, &(struct grog_frame){ .proc = PROC_READY, .seat = GROG_NOBODY }, 1, 2);
    assert_int_equal(medal(&p, "Silver Star"), ITEMS);
    assert_int_equal(p.wf.medals[0], 1);
    assert_true(top(&p) < MEDALS);
    end_play(&p);
    begin(&p, WITH "team Silvester + Silver Star + Silver Squad + Silver Star");
    r = run_of(&p);                                     /* who walks away keeps his */
    wf_leave(&r, &(struct grog_frame){ .proc = PROC_READY, .seat = GROG_NOBODY }, 1, REMOVED_AT_2);
    grog_result(p.m, &p.game, &now);
    worn = 0;
    for (unsigned i = 0; i < now.lines; i++)
        worn += now.line[i].kind == RESULT_MEDAL && now.line[i].amount == 1;
    assert_int_equal(worn, 2);
    end_play(&p);
}

TEST(who_has_medals_is_worth_more)
{
    struct play p;
    begin(&p, WITH "team Silvester");
    int alone = wf_points_of(p.m, &p.wf);
    end_play(&p);
    RULE("WF-MED-02");
    begin(&p, "orders With Medals of Theirs, team Silvester + Silver Star");
    assert_int_equal(wf_points_of(p.m, &p.wf), alone + 3);
    assert_true(medal(&p, "Medalled") < ITEMS);         /* and what it gives he has */
    end_play(&p);
    begin(&p, WITH "team Silvester + Silver Star x2");  /* earned twice */
    assert_int_equal(wf_points_of(p.m, &p.wf), alone + 6);
    end_play(&p);
    assert_unfit("mission Light Drill, " WITH "team Silvester + Silver Star x2 + Able + Baker + Cooper", "costs 81");
    RULE("WF-MED-17");                                  /* in a single Mission he costs more, too */
    assert_unfit("mission Light Drill, " WITH "team Silvester + Silver Star + Able + Baker + Cooper", "costs 78");
    assert_unfit("mission Light Drill, orders With Medals of Theirs, "
                 "team Silvester + Silver Star + Able + Baker + Cooper", "costs 75");
}

/* A Copper Cross waits for Cooper (0) beside Baker (1), and there is time. */
static void with_cross(struct play *p)
{
    begin(p, WITH "hostiles Graves, team Cooper + Baker");
    play_location(p);
    unsigned m = medal(p, "Copper Cross");
    p->wf.item[m].holder = 1;
    p->wf.item[m].count = 5;
}

/* Is it earned by what Cooper does with the rest of the card? */
static bool earns_with(struct play *p, unsigned hostile)
{
    struct grog_run r = run_of(p);
    struct grog_frame by = { .proc = PROC_KILLS, .actor = soldier_ref(&p->wf, 0) };
    uint16_t ref = hostile_ref(&p->wf, hostile);
    while (grog_thing_at(p->m, &p->game, ref) && !wf_kill(&r, ref, true, &by))
        continue;
    end_turn(p);
    return p->wf.item[medal(p, "Copper Cross")].extra == MEDAL_WORN;
}

TEST(his_cards_are_his_and_a_band_is_one_card)
{
    struct play p;
    RULE("WF-MED-18");
    for (unsigned who = 0; who < 2; who++) {            /* the card is his, or the other's */
        with_cross(&p);
        unsigned h = put_hostile(&p, "Pair", 1, who);
        given(&p, who ? "hand[1] = Near Gun" : "hand[0] = Near Gun");
        p.wf.soldier[1].place = 1;
        take(&p, who ? "play Baker/2, Near Gun" : "play Cooper/1, Near Gun");
        take(&p, "choose hostile Pair/1");
        assert_int_equal(p.wf.hostile[h].ekia, 1);
        assert_int_equal(earns_with(&p, h), !who);
        end_play(&p);
    }
    with_cross(&p);                                     /* the whole card at once */
    put_hostile(&p, "Pair", 1, 0);
    struct grog_run r = run_of(&p);
    wf_eliminate_some(&r, 1, 1, &(struct grog_frame){ .proc = PROC_READY, .actor = soldier_ref(&p.wf, 0) });
    end_turn(&p);
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].extra, MEDAL_WORN);
    end_play(&p);
    RULE("WF-MED-19");
    for (unsigned who = 0; who < 2; who++) {            /* one of a band, and then the other */
        with_cross(&p);
        r = run_of(&p);
        uint16_t ref = wf_enter_hostile(&r, card("Warriors"), 1, false);
        struct grog_frame by = { .proc = PROC_KILLS, .actor = soldier_ref(&p.wf, who) };
        while (!wf_kill(&r, ref, false, &by))
            continue;
        unsigned left = 0, last = HOSTILES;
        EACH_HOSTILE(&p.wf, i)
            left++, last = i;
        assert_int_equal(left, 1);
        assert_int_equal(earns_with(&p, last), !who);
        end_play(&p);
    }
}

/* ---- Eliminate, limits ------------------------------------------------------------------------------ */

TEST(eliminate_means_alone)
{
    struct play p;
    RULE("WF-MED-18");
    begin(&p, WITH "team Cooper + Baker");
    play_location(&p);
    p.wf.item[medal(&p, "Copper Cross")].holder = 1;
    kill_one(&p, 0, "Loner");
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].extra, MEDAL_WORN);
    end_play(&p);
    RULE("WF-MED-19");
    begin(&p, WITH "team Cooper + Baker");
    play_location(&p);
    p.wf.item[medal(&p, "Copper Cross")].holder = 1;
    unsigned h = put_hostile(&p, "Pair", 1, 0);
    struct grog_run r = run_of(&p);
    wf_suppress_hostile(&r, hostile_ref(&p.wf, h), soldier_ref(&p.wf, 1));      /* by another */
    struct grog_frame by = { .proc = PROC_KILLS, .actor = soldier_ref(&p.wf, 0) };
    wf_kill(&r, hostile_ref(&p.wf, h), true, &by);
    wf_kill(&r, hostile_ref(&p.wf, h), false, &by);
    p.wf.item[medal(&p, "Copper Cross")].count = 5;     /* there is time */
    end_turn(&p);
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].extra, MEDAL_WAITS);
    kill_one(&p, 0, "Loner");                           /* another Hostile card still counts */
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].extra, MEDAL_WORN);
    end_play(&p);
}

TEST(out_of_time_it_is_shuffled_back)
{
    struct play p;
    RULE("WF-MED-20");
    begin(&p, WITH "team Cooper");
    play_location(&p);
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].count, 1);
    end_turn(&p);
    assert_true(told(&p, "is not earned: Copper Cross"));
    assert_int_equal(medal(&p, "Copper Cross"), ITEMS);
    assert_true(top(&p) < MEDALS);
    end_play(&p);
    begin(&p, WITH "team Cooper");                      /* drawn between two Soldier Turns it has the next */
    struct grog_game at = p.game;
    p.game.depth = 1;
    struct grog_run r = run_of(&p);
    wf_award(&r, medal_ref(&p.wf, 0));
    p.game.depth = at.depth;
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].count, 2);
    end_turn(&p);
    assert_int_equal(p.wf.item[medal(&p, "Copper Cross")].count, 1);
    assert_true(p.wf.item[medal(&p, "Copper Cross")].extra == MEDAL_WAITS);
    end_turn(&p);
    assert_int_equal(medal(&p, "Copper Cross"), ITEMS);
    end_play(&p);
}

/* ---- face down; somebody comes ------------------------------------------------------------------------ */

TEST(some_are_left_face_down)
{
    struct play p;
    RULE("WF-MED-21");
    begin(&p, WITH "team Ironside");
    play_location(&p);
    assert_true(told(&p, "a Medal is left face down"));
    assert_int_equal(kept(&p), 1);
    assert_int_equal(medal(&p, "Iron Ring"), ITEMS);
    p.wf.front = (uint8_t)(p.wf.objective - 1);
    for (unsigned i = 3; i < p.wf.objective; i++) {     /* the rest of the way lies already */
        struct grog_run r = run_of(&p);
        grog_thing_new(&r, ARRAY_LOCATION, card("Field"), GROG_NOBODY);
    }
    p.wf.soldier[0].place = 5;
    p.wf.played = 0;
    take(&p, "activate Ironside/1");
    assert_int_equal(kept(&p), 0);
    assert_true(medal(&p, "Iron Ring") < ITEMS);
    end_play(&p);
}

TEST(a_hostile_comes_for_it)
{
    struct play p;
    RULE("WF-MED-22");
    RULE("WF-MED-23");
    begin(&p, WITH "team Tinker");
    stack(&p, ZONE_HOSTILES, "Loner");
    play_location(&p);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].place = 2");              /* the Field is front-most, though nobody is there */
    assert_is(&p, "hostile[0].target = 1");
    end_play(&p);
    begin(&p, WITH "team Tinker");                      /* nothing is laid yet: where they are */
    stack(&p, ZONE_HOSTILES, "Loner");
    struct grog_run r = run_of(&p);
    wf_meet(&r);
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
    begin(&p, WITH "mission Sweep, declared Fallback March, start Farm Road, team Tinker");
    stack(&p, ZONE_HOSTILES, "Loner");
    r = run_of(&p);
    wf_meet(&r);                                        /* and where they travel back, at the Objective */
    assert_int_equal(p.wf.hostile[0].place, p.wf.objective);
    end_play(&p);
    begin(&p, WITH "team Tinker");                      /* all lie, and the Objective is Active: it is the last */
    for (unsigned i = 2; i < p.wf.objective; i++)
        put_location(&p, "Field");
    stack(&p, ZONE_HOSTILES, "Loner, Loner");
    r = run_of(&p);
    wf_meet(&r);
    assert_int_equal(p.wf.hostile[0].place, p.wf.objective - 1);
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    wf_meet(&r);
    assert_int_equal(p.wf.hostile[1].place, p.wf.objective);
    end_play(&p);
    RULE("WF-MED-24");
    begin(&p, WITH "team Tinker");
    stack(&p, ZONE_HOSTILES, "Lurkers");                /* its own word */
    play_location(&p);
    EACH_HOSTILE(&p.wf, i)
        if (p.wf.hostile[i].thing.card == card("Lurkers"))
            assert_int_equal(p.wf.hostile[i].place != 2, numbers_of(p.m, card("Lurkers"))[HOSTILE_PLACE] != PLACE_HERE);
    end_play(&p);
}

/* ---- a company's ------------------------------------------------------------------------------------------ */

static void lead(struct play *p, const char *name)
{
    begin(p, WITH "team Leader");
    struct grog_run r = run_of(p);
    uint16_t was = p->wf.medal[0].thing.card;
    if (was != card(name)) {                            /* this one is the top */
        grog_remove(&r, ZONE_MEDALS, 0, card(name));
        grog_put(&r, ZONE_MEDALS, 0, was);
        p->wf.medal[0].thing.card = card(name);
    }
}

static int stickers(const struct play *p, const char *name)
{
    struct grog_result now;
    int n = 0;
    grog_result(p->m, &p->game, &now);
    for (unsigned i = 0; i < now.lines; i++)
        n += now.line[i].kind == RESULT_MEDAL && now.line[i].card == card(name) && now.line[i].amount == 1;
    return n;
}

TEST(a_company_s_medal_speaks_at_once)
{
    struct play p;
    RULE("WF-MED-25");
    RULE("WF-MED-26");
    lead(&p, "Lead Boots");
    play_location(&p);
    unsigned m = medal(&p, "Lead Boots");
    assert_int_equal(p.wf.item[m].extra, MEDAL_WORN);
    assert_false(offered(&p, "use Leader/1, Lead Boots/1"));
    given(&p, "soldier[0].xp = 1");
    RULE("WF-MED-29");
    take(&p, "use Leader/1, Lead Boots/1");             /* a cost ends it */
    assert_int_equal(p.wf.item[m].extra, MEDAL_OVER);
    assert_false(offered(&p, "use Leader/1, Lead Boots/1"));
    RULE("WF-MED-31");
    assert_int_equal(stickers(&p, "Lead Boots"), 1);    /* it was placed all the same */
    RULE("WF-MED-30");
    assert_int_equal(wf_points_of(p.m, &p.wf), 20);
    end_play(&p);
    RULE("WF-MED-28");                                  /* at once, and done with */
    lead(&p, "Lead Purse");
    p.wf.front = (uint8_t)(p.wf.objective - 1);
    for (unsigned i = 2; i < p.wf.objective; i++) {
        struct grog_run r = run_of(&p);
        grog_thing_new(&r, ARRAY_LOCATION, card("Field"), GROG_NOBODY);
    }
    given(&p, "soldier[0].place = 5");
    take(&p, "activate Leader/1");
    assert_is(&p, "soldier[0].xp = 3");
    assert_int_equal(p.wf.item[medal(&p, "Lead Purse")].extra, MEDAL_OVER);
    assert_int_equal(stickers(&p, "Lead Purse"), 1);
    assert_true(medal(&p, "Medalled") < ITEMS);         /* and what comes with it */
    RULE("WF-MED-30");
    assert_int_equal(wf_points_of(p.m, &p.wf), 22);     /* it has points, and they stay */
    assert_int_equal(p.wf.points, 22);
    end_play(&p);
    RULE("WF-MED-27");                                  /* both, till he goes elsewhere */
    lead(&p, "Lead Watch");
    put_location(&p, "Field");
    end_turn(&p);
    m = medal(&p, "Lead Watch");
    assert_int_equal(p.wf.item[m].extra, MEDAL_WORN);
    take(&p, "move Leader/1, Field/3");
    assert_int_equal(p.wf.item[m].extra, MEDAL_OVER);
    end_play(&p);
}

TEST(of_a_company_s_medal_only_the_sticker_lasts)
{
    struct play p;
    RULE("WF-MED-31");
    begin(&p, WITH "team Leader + Lead Boots + Lead Purse + Baker");
    struct grog_frame about = { .proc = PROC_READY, .seat = 0, .actor = soldier_ref(&p.wf, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_MOVEMENT, &about, NULL), 0);
    given(&p, "soldier[0].xp = 1");
    assert_false(offered(&p, "use Leader/1, Lead Boots/1"));
    assert_int_equal(p.wf.item[medal(&p, "Lead Boots")].extra, MEDAL_OVER);
    assert_int_equal(medal(&p, "Medalled"), ITEMS);
    RULE("WF-MED-30");
    EACH_ITEM(&p.wf, i)
        if (wf_is_medal(p.m, &p.wf.item[i]))
            assert_true(p.m->system->silent(p.m, &p.game, item_ref(&p.wf, i)));
    assert_int_equal(wf_points_of(p.m, &p.wf), 22 + numbers_of(p.m, card("Baker"))[SOLDIER_COST]);
    assert_int_equal(stickers(&p, "Lead Boots"), 1);
    assert_int_equal(stickers(&p, "Lead Purse"), 1);
    RULE("WF-MED-16");
    struct grog_result now;
    struct grog_run r = run_of(&p);
    wf_wound(&r, &(struct grog_frame){ .proc = PROC_READY, .seat = GROG_NOBODY }, 0, 6);
    grog_result(p.m, &p.game, &now);
    unsigned lost = 0;
    for (unsigned i = 0; i < now.lines; i++)
        lost += now.line[i].kind == RESULT_MEDAL && !now.line[i].amount;
    assert_int_equal(lost, 2);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_deck_is_of_the_nation_that_is_commanded), IT(hostiles_are_elite), IT(one_is_drawn_when_its_back_says_so),
        IT(any_soldier_in_the_mission_can_be_chosen), IT(who_does_what_it_wants_earns_it),
        IT(medals_go_with_who_is_down), IT(who_has_medals_is_worth_more), IT(eliminate_means_alone),
        IT(out_of_time_it_is_shuffled_back), IT(some_are_left_face_down), IT(a_hostile_comes_for_it),
        IT(a_company_s_medal_speaks_at_once), IT(of_a_company_s_medal_only_the_sticker_lasts),
        IT(his_cards_are_his_and_a_band_is_one_card),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
