/* SPDX-License-Identifier: MIT */
/* wf_unaware.c -- Attacks on Hostiles that do not know of the team: Unaware Target counters, and their chart.
 *
 * In the drill's cup is one of each, in this order: No Shot; +3 / +0; +0 / +2; EKIA; EKIA for 1 XP; and two of EKIA,
 * GFA.  The first die of an Attack says which is drawn. */
#include "mission.h"

#include <stdio.h>

enum { NO_SHOT = 1, AIMED_WELL, AT_A_GAP, SURE, DEAR, LOUD };

#define NIGHT "setting Unaware Drill, "
#define ATTACK "attack Able/1, Plain Rifle/1, Semi, "

/* Able with a Rifle, and a Hostile of that status in his Location. */
static void surprise(struct play *p, const char *setup, const char *hostile, enum awareness awareness)
{
    begin(p, setup);
    put_hostile(p, hostile, 1, 0);
    p->wf.hostile[0].awareness = (uint8_t)awareness;
}

static void with_rifle(struct play *p, const char *hostile, enum awareness awareness)
{
    surprise(p, NIGHT "team Able + Plain Rifle", hostile, awareness);
}

/* ---- the cup -------------------------------------------------------------------------------------- */

TEST(a_counter_is_drawn_before_the_dice)
{
    RULE("KW-064");
    RULE("WF-SHW-61");
    RULE("WF-SHW-120");
    RULE("WF-SHW-142");
    RULE("WF-SHW-143");
    for (unsigned knows = AWARE; knows <= GOING_FOR_ALARM; knows++) {
        struct play p;
        with_rifle(&p, "Dozers", (enum awareness)knows);
        bool draws = knows == UNAWARE || knows == PAUSES;
        if (draws) {
            TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
            assert_question(&p, "unaware target");
            assert_is(&p, "soldier[0].actions = 1");            /* it is paid for */
            assert_true(told(&p, "draws an unaware target counter: Able/1, 3, 0, 0 0"));
        } else {
            TAKE(&p, ATTACK "Dozers/1", 7, 1);                  /* a Hit, the Cover holds */
            assert_question(&p, "soldier turn");
            assert_is(&p, "hostile[0].suppress = 1");           /* by the chart of all Missions */
            assert_int_equal(p.wf.hostile[0].awareness, knows);
        }
        end_play(&p);
    }
    struct play p;
    surprise(&p, "team Able + Plain Rifle", "Dozers", UNAWARE);  /* without a cup */
    TAKE(&p, ATTACK "Dozers/1", 7, 1);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(none_is_drawn_hand_to_hand)
{
    RULE("WF-SHW-62");
    struct play p;
    surprise(&p, NIGHT "mission Brawl, team Dagger + Bayonet", "Dozers", UNAWARE);
    take(&p, "engage Dagger/1, Dozers/1");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Dozers/1", 10, 6);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].awareness = 3");          /* the chart is the same */
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
    surprise(&p, NIGHT "mission Brawl, team Dagger + Bayonet", "Dozers", UNAWARE);
    take(&p, "engage Dagger/1, Dozers/1");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Dozers/1", 3, 1);
    assert_is(&p, "hostile[0].awareness = 2");
    end_play(&p);
}

TEST(none_is_drawn_for_what_has_no_eyes)
{
    RULE("WF-SHW-121");
    RULE("WF-SHW-122");
    RULE("KW-038");
    RULE("KW-039");
    static const char *const things[] = { "Generator", "Parked Truck" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        char attack[64];
        with_rifle(&p, things[i], UNAWARE);
        snprintf(attack, sizeof attack, ATTACK "%s/1", things[i]);
        TAKE(&p, attack, 7, 1);
        assert_question(&p, "soldier turn");
        assert_is(&p, "hostile[0].suppress = 0");       /* by the chart for the Unaware */
        assert_int_equal(p.wf.hostile[0].awareness, i ? GOING_FOR_ALARM : UNAWARE);     /* Inanimate: it notices not */
        end_play(&p);
    }
    struct play p;
    with_rifle(&p, "Generator", UNAWARE);
    TAKE(&p, ATTACK "Generator/1", 1, 1);
    assert_is(&p, "hostile[0].awareness = 1");
    end_play(&p);
    for (unsigned i = 0; i < 2; i++) {                  /* nor while all of it is Suppressed: it is no other thing */
        char attack[64];
        with_rifle(&p, things[i], PAUSES);
        given(&p, "hostile[0].suppress = 1");
        snprintf(attack, sizeof attack, ATTACK "%s/1", things[i]);
        TAKE(&p, attack, 7, 1);
        assert_question(&p, "soldier turn");
        assert_int_equal(p.wf.hostile[0].awareness, i ? GOING_FOR_ALARM : PAUSES);
        end_play(&p);
    }
    with_rifle(&p, "Fuel Drum", UNAWARE);               /* Vulnerable */
    TAKE(&p, ATTACK "Fuel Drum/1", AIMED_WELL);
    assert_question(&p, "unaware target");
    end_play(&p);
}

TEST(a_door_has_no_eyes_either)
{
    RULE("WF-SHW-121");
    struct play p;
    surprise(&p, NIGHT "team Able + Plain Rifle", "Barracks", UNAWARE);
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Barracks/1", 1, 1);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 1");
    end_play(&p);
    with_rifle(&p, "Old Barn", UNAWARE);                /* nor has one on a card without such a word */
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Old Barn/1", 1, 1);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 1");
    end_play(&p);
    with_rifle(&p, "Barracks", UNAWARE);                /* nor has the house, for who shoots at that */
    TAKE(&p, ATTACK "Barracks/1", 1, 1);
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 2");
    end_play(&p);
}

/* Unless it is that of a Vulnerable Hostile: then it is as if the Attack were on the card. */
TEST(a_door_of_who_is_vulnerable)
{
    RULE("WF-SHW-122");
    struct play p;
    with_rifle(&p, "Open Barracks", UNAWARE);
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Open Barracks/1", SURE);
    assert_question(&p, "unaware target");
    take(&p, "take the shot Open Barracks/1");
    assert_is(&p, "hostile[0].hits = 1");               /* on the Door */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].awareness = 3");
    end_play(&p);
    with_rifle(&p, "Open Barracks", AWARE);
    TAKE(&p, "breach Able/1, Plain Rifle/1, Semi, Open Barracks/1", 8, 6);
    assert_is(&p, "hostile[0].hits = 1");
    end_play(&p);
}

/* A Hit on its Door is none on who goes for the alarm. */
TEST(a_breach_wakes_nobody_on_alert)
{
    RULE("WF-SHW-205l");
    struct play p;
    for (unsigned door = 0; door < 2; door++) {
        with_rifle(&p, "Barracks", GOING_FOR_ALARM);
        given(&p, "alert = 1");
        TAKE(&p, door ? "breach Able/1, Plain Rifle/1, Semi, Barracks/1" : ATTACK "Barracks/1", 8, 6);
        assert_int_equal(p.wf.hostile[0].awareness, door ? GOING_FOR_ALARM : AWARE);
        end_play(&p);
    }
}

/* ---- what they say ---------------------------------------------------------------------------------- */

TEST(without_a_shot_the_action_is_wasted)
{
    RULE("WF-SHW-123");
    RULE("WF-SHW-124");
    RULE("WF-SHW-141");
    struct play p;
    with_rifle(&p, "Dozers", UNAWARE);
    TAKE(&p, ATTACK "Dozers/1", NO_SHOT);
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[0].attacks = 0");
    assert_is(&p, "hostile[0].awareness = 1");
    TAKE(&p, ATTACK "Dozers/1", NO_SHOT);               /* a new Attack; the counter was back in the cup */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
    surprise(&p, NIGHT "team Able + Tube + Bomb", "Dozers", UNAWARE);   /* nothing was fired or thrown */
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Dozers/1", NO_SHOT);
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Dozers/1"));
    TAKE(&p, "attack Able/1, Bomb/2, Explosion, Dozers/1", NO_SHOT);
    assert_int_equal(p.wf.item[1].count, 1);
    end_play(&p);
}

TEST(a_counter_is_out_of_the_cup_until_its_attack_is_done)
{
    RULE("WF-SHW-141");
    struct play p;
    surprise(&p, NIGHT "team Able + Plain Rifle + Two Cords", "Dozers", UNAWARE);
    put_hostile(&p, "Dozer", 1, 0);
    given(&p, "hostile[1].awareness = 1");
    TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
    take(&p, "take the shot Dozers/1");
    take(&p, "use Able/1, Two Cords/2");                /* another Attack when one is declared */
    take(&p, "choose soldier Able/1");
    TAKE(&p, ATTACK "Dozer/2", AIMED_WELL);             /* it is not there: the next one is drawn */
    assert_true(told(&p, "draws an unaware target counter: Able/1, 0, 2, 0 0"));
    TAKE(&p, "hold fire Dozer/2", 4, 1);                /* and the first Attack goes on */
    TAKE(&p, ATTACK "Dozer/2", AIMED_WELL);             /* it is back */
    assert_true(told(&p, "draws an unaware target counter: Able/1, 3, 0, 0 0"));
    end_play(&p);
}

TEST(a_wasted_action_is_one_all_the_same)
{
    RULE("WF-SHW-133");
    RULE("WF-SHW-173b");
    struct play p;
    with_rifle(&p, "Dozers", UNAWARE);
    put_hostile(&p, "Dozer", 1, 0);
    given(&p, "hostile[1].awareness = 3\nhostile[1].alarm_space = 2");
    TAKE(&p, ATTACK "Dozers/1", NO_SHOT);
    assert_is(&p, "hostile[1].alarm_space = 1");
    TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
    take(&p, "hold fire Dozers/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "hostile[1].alarm_space = 0");
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(numbers_are_added_to_the_rolls)
{
    RULE("WF-SHW-125");
    RULE("WF-SHW-132");
    struct play p;
    with_rifle(&p, "Dozer", UNAWARE);
    TAKE(&p, ATTACK "Dozer/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozer/1", 4, 3);            /* 4 + 3 */
    assert_true(told(&p, "counts: 0, the Unaware Target counter 3"));
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    with_rifle(&p, "Dozer", UNAWARE);
    TAKE(&p, ATTACK "Dozer/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozer/1", 3, 3);            /* 3 + 3 is not 7 */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    with_rifle(&p, "Dozer", PAUSES);
    TAKE(&p, ATTACK "Dozer/1", AT_A_GAP);
    TAKE(&p, "take the shot Dozer/1", 7, 1);            /* 1 + 2 against a Cover of 3 */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    with_rifle(&p, "Dozer", UNAWARE);                   /* the example: +3 / +0, or not at all */
    TAKE(&p, ATTACK "Dozer/1", AIMED_WELL);
    take(&p, "hold fire Dozer/1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_int_equal(p.wf.item[0].flags & ITEM_EMPTY, 0);
    end_play(&p);
    with_rifle(&p, "Dozer", UNAWARE);                   /* the Reload number is met by the die as it lies */
    TAKE(&p, ATTACK "Dozer/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozer/1", 2, 1);
    assert_int_equal(p.wf.item[0].flags & ITEM_EMPTY, ITEM_EMPTY);
    end_play(&p);
}

TEST(each_die_kills_without_a_roll)
{
    RULE("WF-SHW-126");
    RULE("WF-SHW-127");
    struct play p;
    surprise(&p, NIGHT "team Able + Auto Rifle", "Shape", UNAWARE);      /* 4 of them */
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Shape/1", SURE);
    take(&p, "take the shot Shape/1");
    assert_is(&p, "hostile[0].ekia = 3");
    assert_int_equal(p.wf.item[0].flags & ITEM_EMPTY, 0);
    assert_is(&p, "hostile[0].awareness = 3");
    end_play(&p);
    surprise(&p, NIGHT "team Able + Auto Rifle", "Dozers", UNAWARE);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Dozers/1", SURE);
    take(&p, "take the shot Dozers/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 2");
    end_play(&p);
}

TEST(some_shots_cost_experience)
{
    RULE("WF-SHW-128");
    struct play p;
    surprise(&p, NIGHT "team Able + Auto Rifle + Baker", "Shape", UNAWARE);     /* Baker's do not help */
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Shape/1", DEAR);
    assert_refused(&p, "take the shot Shape/1", "WF-SHW-128");
    take(&p, "hold fire Shape/1");
    assert_is(&p, "hostile[0].ekia = 0");
    given(&p, "soldier[0].xp = 1");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Shape/1", DEAR);
    take(&p, "take the shot Shape/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_true(told(&p, "pays Experience: Able/1 1"));
    assert_is(&p, "hostile[0].ekia = 3");
    assert_int_equal(p.wf.item[0].flags & ITEM_EMPTY, 0);
    end_play(&p);
    with_rifle(&p, "Shape", UNAWARE);                   /* others cost none */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Shape/1", SURE);
    take(&p, "take the shot Shape/1");
    assert_int_equal(told_at(&p, "pays Experience:"), -1);
    end_play(&p);
}

TEST(some_shots_are_heard)
{
    RULE("WF-SHW-129");
    RULE("WF-SHW-130");
    RULE("WF-SHW-131");
    struct play p;
    surprise(&p, NIGHT "team Able + Auto Rifle", "Dozers", UNAWARE);
    put_location(&p, "Field");
    put_location(&p, "Field");
    p.wf.hostile[0].place = 2;
    for (unsigned i = 1; i <= 3; i++)
        put_unaware(&p, "Dozer", i);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Dozers/1", LOUD);
    take(&p, "take the shot Dozers/1");
    assert_int_equal(hostiles_in_play(&p), 3);
    assert_int_equal((p.wf.hostile[1].awareness == GOING_FOR_ALARM)     /* in either Location, but not in #3 */
                     + (p.wf.hostile[2].awareness == GOING_FOR_ALARM), 1);
    assert_is(&p, "hostile[3].awareness = 1");
    end_play(&p);
    for (unsigned there = 1; there <= 2; there++) {     /* with the Soldier alone, with the target alone */
        surprise(&p, NIGHT "team Able + Auto Rifle", "Dozers", UNAWARE);
        put_location(&p, "Field");
        p.wf.hostile[0].place = 2;
        put_unaware(&p, "Dozer", there);
        TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Dozers/1", LOUD);
        take(&p, "take the shot Dozers/1");
        assert_is(&p, "hostile[1].awareness = 3");
        end_play(&p);
    }
    surprise(&p, NIGHT "team Able + Auto Rifle", "Dozers", UNAWARE);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Dozers/1", LOUD + 1);
    take(&p, "take the shot Dozers/1");                 /* nobody is there who could */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

/* ---- the chart ---------------------------------------------------------------------------------------- */

TEST(the_chart_for_the_unaware)
{
    RULE("WF-SHW-134");
    RULE("WF-SHW-135");
    RULE("WF-SHW-136");
    RULE("WF-SHW-137");
    RULE("WF-SHW-138");
    RULE("WF-SHW-140");
    static const struct { uint8_t die, cover; enum awareness then; int ekia, space; } rows[] = {
        { 6, 2, PAUSES, 0, 0 }, { 7, 2, GOING_FOR_ALARM, 0, 3 }, { 6, 3, GOING_FOR_ALARM, 0, 3 },
        { 7, 3, GOING_FOR_ALARM, 1, 3 },                /* an EKIA, but not all of them */
    };
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct play p;
        with_rifle(&p, "Dozers", UNAWARE);
        TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
        TAKE(&p, "take the shot Dozers/1", (uint8_t)(rows[i].die - 3), rows[i].cover);
        assert_int_equal(p.wf.hostile[0].awareness, rows[i].then);
        assert_int_equal(p.wf.hostile[0].alarm_space, rows[i].space);
        assert_int_equal(p.wf.hostile[0].ekia, rows[i].ekia);
        assert_is(&p, "hostile[0].suppress = 0");
        end_play(&p);
    }
    struct play p;
    with_rifle(&p, "Dozers", PAUSES);                   /* twice is too often */
    TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozers/1", 3, 1);
    assert_is(&p, "hostile[0].awareness = 3");
    end_play(&p);
}

TEST(one_of_three_dead_the_others_go_for_the_alarm)
{
    RULE("WF-SHW-139");
    struct play p;
    with_rifle(&p, "Dozers", UNAWARE);
    TAKE(&p, ATTACK "Dozers/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozers/1", 9, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].awareness = 3");
    assert_is(&p, "hostile[0].alarm_space = 3");
    end_play(&p);
    with_rifle(&p, "Dozer", UNAWARE);                   /* the last: nobody is left to go */
    TAKE(&p, ATTACK "Dozer/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozer/1", 9, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_false(told(&p, "goes for the alarm, from space: Dozer/1 4"));
    end_play(&p);
}

TEST(of_many_dice_kills_count_first)
{
    RULE("WF-SHW-137");
    struct play p;
    surprise(&p, NIGHT "team Able + Bomb", "Shape", UNAWARE);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Shape/1", AT_A_GAP);
    TAKE(&p, "take the shot Shape/1", 9, 8, 2, 1, 3);   /* two hits; 3 + 1 + 2 against 5 */
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 0");
    assert_is(&p, "hostile[0].awareness = 3");
    end_play(&p);
    surprise(&p, NIGHT "team Able + Hush Gun", "Dozers", UNAWARE);      /* a Suppressed Weapon's EKIA Suppresses too */
    TAKE(&p, "attack Able/1, Hush Gun/1, Semi, Dozers/1", AIMED_WELL);
    TAKE(&p, "take the shot Dozers/1", 9, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].awareness = 3");
    end_play(&p);
}

TEST(what_is_not_fired_is_not_noticed)
{
    RULE("WF-SHW-134");
    struct play p;
    surprise(&p, NIGHT "team Able + Blue Pistol", "Dozers", UNAWARE);
    put_location(&p, "Field");
    given(&p, "hand[0] = Step Off");
    TAKE(&p, "attack Able/1, Blue Pistol/1, Semi, Dozers/1", AIMED_WELL);
    take(&p, "take the shot Dozers/1");
    take(&p, "play Able/1, Step Off");                  /* out of its Range before he has fired */
    take(&p, "move Able/1, Field/3");
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].awareness = 1");
    end_play(&p);
}

/* An EKIA, No Roll, GFA counter alarms somebody by the Attack: without one nobody. */
TEST(what_is_not_fired_alarms_nobody)
{
    RULE("WF-SHW-130");
    for (int goes = 0; goes < 2; goes++) {
        struct play p;
        surprise(&p, NIGHT "team Able + Blue Pistol", "Dozers", UNAWARE);
        put_location(&p, "Field");
        put_unaware(&p, "Watchmen", 1);
        put_unaware(&p, "Watchmen", 2);
        given(&p, "hand[0] = Step Off");
        TAKE(&p, "attack Able/1, Blue Pistol/1, Semi, Dozers/1", LOUD);
        take(&p, "take the shot Dozers/1");
        if (goes) {
            take(&p, "play Able/1, Step Off");          /* out of its Range before he has fired */
            take(&p, "move Able/1, Field/3");
        } else {
            take(&p, "pass");
        }
        assert_question(&p, "soldier turn");
        unsigned alarmed = 0;
        for (unsigned i = 0; i < 3; i++)
            alarmed += p.wf.hostile[i].awareness == GOING_FOR_ALARM;
        assert_true(goes ? !alarmed : alarmed);
        end_play(&p);
    }
}

/* How likely an Attack is to come out so, in parts of a whole. */
static void assert_odds(const struct play *p, struct grog_option o, int32_t result, uint64_t share, uint64_t whole)
{
    struct grog_odds odds;
    uint64_t is = 0;
    assert_int_equal(grog_odds(p->m, &p->game, 0, o, &odds), GROG_OK);
    for (uint32_t i = 0; i < odds.n; i++)
        is += odds.at[i].result == result ? odds.at[i].share : 0;
    assert_int_equal(is * whole, share * odds.whole);
    assert_int_equal(odds.unknown, 0);
}

TEST(odds_are_of_all_counters)
{
    RULE("WF-SHW-120");
    RULE("WF-SHW-125");
    struct play p;
    with_rifle(&p, "Dozer", UNAWARE);
    struct grog_option o = grog_option(VERB_ATTACK, 1, item_ref(&p.wf, 0), SEMI, hostile_ref(&p.wf, 0));
    assert_odds(&p, o, 16, 58, 105);                    /* +3: 14 of 30; at a gap: 12; sure and loud: 3 of 7 */
    assert_odds(&p, o, 1, 31, 210);
    assert_odds(&p, o, 0, 3 + 60, 210);                 /* no shot, or no Experience for it */
    given(&p, "soldier[0].xp = 1");
    assert_odds(&p, o, 16, 58 + 15, 105);
    end_play(&p);
}

/* ---- all of it -------------------------------------------------------------------------------------------- */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_counter_is_drawn_before_the_dice), IT(none_is_drawn_hand_to_hand), IT(none_is_drawn_for_what_has_no_eyes),
        IT(a_door_has_no_eyes_either), IT(a_door_of_who_is_vulnerable), IT(a_breach_wakes_nobody_on_alert),
        IT(without_a_shot_the_action_is_wasted),
        IT(a_counter_is_out_of_the_cup_until_its_attack_is_done), IT(a_wasted_action_is_one_all_the_same),
        IT(numbers_are_added_to_the_rolls), IT(each_die_kills_without_a_roll), IT(some_shots_cost_experience),
        IT(some_shots_are_heard), IT(the_chart_for_the_unaware), IT(one_of_three_dead_the_others_go_for_the_alarm),
        IT(of_many_dice_kills_count_first), IT(what_is_not_fired_is_not_noticed), IT(what_is_not_fired_alarms_nobody),
        IT(odds_are_of_all_counters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
