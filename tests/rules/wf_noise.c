/* SPDX-License-Identifier: MIT */
/* wf_noise.c -- the Noise of Moves and Attacks, and who hears it: each test would fail without its rule. */
#include "mission.h"

#include <stdio.h>

#define NIGHT ", setting Noise Drill"

/* ---- the counter ------------------------------------------------------------------- */

TEST(it_starts_on_the_lowest_circle)
{
    RULE("WF-SHW-59");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, NULL, 0);
    assert_is(&p, "noise = 0");
    end_play(&p);
}

/* Shadows 8+: a 9 is no Noise, a 7 is 1. */
TEST(a_move_is_heard_or_not)
{
    RULE("WF-SHW-03");
    RULE("WF-SHW-113");
    RULE("WF-SHW-114");
    RULE("WF-SHW-115");
    RULE("WF-SHW-158");
    struct play p;
    quiet_night(&p, "team Dagger" NIGHT, NULL, 0);
    TAKE(&p, "move Dagger/1, Field/3", 9);
    assert_is(&p, "noise = 0");
    end_play(&p);
    quiet_night(&p, "team Dagger" NIGHT, NULL, 0);
    TAKE(&p, "move Dagger/1, Field/3", 7);
    assert_is(&p, "noise = 1");
    assert_true(told(&p, "the Noise goes up by, to: 1 1"));
    end_play(&p);
    quiet_night(&p, "team Able" NIGHT, NULL, 0);        /* who has not the ability is heard */
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "noise = 1");
    end_play(&p);
    quiet_night(&p, "team Dagger", NULL, 0);            /* by the standard rules nobody is */
    take(&p, "move Dagger/1, Field/3");
    assert_is(&p, "noise = 0");
    end_play(&p);
}

TEST(cards_take_from_it_and_it_is_never_less_than_none)
{
    RULE("WF-SHW-159");
    struct play p;
    quiet_night(&p, "team Able + Soft Soles" NIGHT, NULL, 0);
    given(&p, "noise = 4");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "noise = 4");
    end_play(&p);
    quiet_night(&p, "team Able + Cat Feet" NIGHT, NULL, 0);     /* 1 - 2: it does not go back */
    given(&p, "noise = 4");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "noise = 4");
    assert_false(told(&p, "the Noise goes down by, to: 1 3"));
    end_play(&p);
    quiet_night(&p, "team Able + Loud Boots" NIGHT, NULL, 0);
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "noise = 3");
    end_play(&p);
    quiet_night(&p, "team Able + Whisper + Soft Soles" NIGHT, "Watchmen", 1);   /* the book's Pistol: 0, and 1 less */
    given(&p, "noise = 4");
    TAKE(&p, "attack Able/1, Whisper/1, Semi, Watchmen/1", 8, 5);
    assert_is(&p, "noise = 4");
    end_play(&p);
}

/* ---- the Noise Track --------------------------------------------------------------- */

/* A Move into the Watchman's Location makes 1; so much with this die. */
static int heard_at(unsigned noise, uint8_t die)
{
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 1);
    p.wf.noise = (uint8_t)(noise - 1);
    TAKE(&p, "move Able/1, Field/3", die);
    int awareness = p.wf.hostile[0].awareness;
    assert_int_equal(p.wf.noise, noise);
    end_play(&p);
    return awareness;
}

TEST(six_sections_and_the_die)
{
    RULE("WF-SHW-153");
    RULE("WF-SHW-154");
    RULE("WF-SHW-155");
    RULE("WF-SHW-156");
    RULE("WF-SHW-157");
    static const struct { uint8_t noise, alarm, pauses; } section[] = {
        { 1, 0, 1 }, { 4, 0, 1 }, { 5, 0, 3 }, { 9, 0, 3 }, { 10, 2, 5 }, { 12, 2, 5 }, { 14, 2, 5 },
        { 15, 4, 7 }, { 19, 4, 7 }, { 20, 6, 9 }, { 24, 6, 9 }, { 25, 8, 10 }, { 29, 8, 10 },
    };
    for (unsigned i = 0; i < GROG_COUNT(section); i++)
        for (uint8_t die = 1; die <= 10; die++)
            assert_int_equal(heard_at(section[i].noise, die), die <= section[i].alarm ? GOING_FOR_ALARM
                                                            : die <= section[i].pauses ? PAUSES : UNAWARE);
}

/* The same of the Setting that is played; the drill above has a table of its own. */
TEST(the_track_of_the_setting)
{
    RULE("WF-SHW-153");
    RULE("WF-SHW-154");
    RULE("WF-SHW-155");
    RULE("WF-SHW-156");
    static const int16_t up_to[][2] = { { 0, 1 }, { 0, 3 }, { 2, 5 } };
    struct play p;
    begin(&p, "team Able");
    const int16_t *track = numbers_of(p.m, card("Shadow War")) + SETTING_NOISE_TRACK;
    assert_int_equal(track[0], 6);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(wf_row(track, i, SECTION_WIDE)[SECTION_ALARM], up_to[i][0]);
        assert_int_equal(wf_row(track, i, SECTION_WIDE)[SECTION_PAUSES], up_to[i][1]);
    }
    for (int i = 0; i < 6; i++)
        assert_true(wf_row(track, i, SECTION_WIDE)[SECTION_SPACES] > 0);
    end_play(&p);
}

/* The book's: a failed Shadows roll, the middle space of the third section; 1, 4 and 7. */
TEST(the_books_move)
{
    RULE("WF-SHW-161");
    RULE("WF-SHW-162");
    RULE("WF-SHW-163");
    RULE("WF-SHW-163b");
    static const uint8_t die[] = { 1, 4, 7 }, becomes[] = { GOING_FOR_ALARM, PAUSES, UNAWARE };
    for (unsigned i = 0; i < 3; i++) {
        struct play p;
        quiet_night(&p, "team Dagger" NIGHT, "Watchman", 1);
        given(&p, "noise = 11");
        TAKE(&p, "move Dagger/1, Field/3", 7, die[i]);
        assert_is(&p, "noise = 12");
        assert_int_equal(p.wf.hostile[0].awareness, becomes[i]);
        assert_int_equal(p.wf.hostile[0].alarm_space, i ? 0 : 4);       /* and this Action does not move it */
        end_play(&p);
    }
}

TEST(whoever_knows_already_hears_nothing_new)
{
    RULE("WF-SHW-166");
    for (unsigned knows = 0; knows < 2; knows++) {
        struct play p;
        quiet_night(&p, "team Dagger" NIGHT, "Watchman", 1);
        given(&p, "noise = 11");
        if (knows)
            given(&p, "hostile[0].awareness = 3\nhostile[0].alarm_space = 2");
        TAKE(&p, "move Dagger/1, Field/3", 7, 4);
        assert_int_equal(told(&p, "hears nothing new: Watchman/1"), knows);
        assert_int_equal(p.wf.hostile[0].awareness, knows ? GOING_FOR_ALARM : PAUSES);
        end_play(&p);
    }
    struct play p;                                      /* On Alert it is something new */
    quiet_night(&p, "team Dagger" NIGHT, "Watchman", 1);
    given(&p, "noise = 11\nalert = 1\nhostile[0].awareness = 3\nhostile[0].alarm_space = 0");
    TAKE(&p, "move Dagger/1, Field/3", 7, 4);
    assert_false(told(&p, "hears nothing new: Watchman/1"));
    assert_is(&p, "hostile[0].awareness = 0");
    end_play(&p);
}

TEST(the_section_is_that_of_the_counter_when_it_has_moved)
{
    RULE("WF-SHW-161");
    assert_int_equal(heard_at(10, 2), GOING_FOR_ALARM);         /* it comes from the second section */
    assert_int_equal(heard_at(5, 3), PAUSES);
}

TEST(nobody_rolls_where_nobody_is)
{
    RULE("WF-SHW-160");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, "Watchman", 2);  /* not where he comes to, nor where he was */
    take(&p, "move Able/1, Field/3");
    assert_int_equal(told_at(&p, "somebody may have heard"), -1);
    end_play(&p);
    quiet_night(&p, "team Able" NIGHT, "Watchman", 0);  /* where he was */
    take(&p, "move Able/1, Field/3");
    assert_int_equal(told_at(&p, "somebody may have heard"), -1);
    end_play(&p);
    quiet_night(&p, "team Dagger" NIGHT, "Watchman", 1);        /* nor without Noise */
    TAKE(&p, "move Dagger/1, Field/3", 8);
    assert_int_equal(told_at(&p, "somebody may have heard"), -1);
    end_play(&p);
}

TEST(whoever_comes_to_the_top_sounds_the_alarm)
{
    RULE("WF-SHW-158");
    RULE("WF-SHW-187");
    struct play p;
    quiet_night(&p, "team Able" NIGHT, NULL, 0);
    given(&p, "noise = 28");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "noise = 29");
    assert_is(&p, "alert = 0");
    end_play(&p);
    quiet_night(&p, "team Able + Loud Boots" NIGHT, "Watchman", 1);
    given(&p, "noise = 29");
    TAKE(&p, "move Able/1, Field/3", 10);               /* the highest section: it pauses, and so is Aware */
    assert_is(&p, "noise = 30");                        /* and not beyond */
    assert_is(&p, "alert = 1");
    assert_true(told(&p, "the alarm sounds"));
    assert_is(&p, "hostile[0].awareness = 0");
    end_play(&p);
}

/* ---- of Attacks ---------------------------------------------------------------------- */

static void attack(struct play *p, const char *setup, const char *option, int dice)
{
    static const uint8_t low[] = { 1, 1, 1, 1, 1, 1 };
    uint8_t pips[8];
    char text[128];
    snprintf(text, sizeof text, "%s, Watchmen/1", option);
    quiet_night(p, setup, "Watchmen", 0);
    memcpy(pips, low, sizeof low);
    pips[dice] = 1;                                     /* the Cover */
    pips[dice + 1] = 10;                                /* and who hears it */
    take_dice(p, 0, text, pips, (uint32_t)dice + 2);
}

TEST(ten_for_each_die)
{
    RULE("WF-SHW-144");
    RULE("WF-SHW-145");
    struct play p;
    attack(&p, "team Able + Auto Rifle" NIGHT, "attack Able/1, Auto Rifle/1, Semi", 1);
    assert_is(&p, "noise = 10");
    end_play(&p);
    attack(&p, "team Able + Blue Pistol" NIGHT, "attack Able/1, Blue Pistol/1, Burst", 2);
    assert_is(&p, "noise = 20");
    end_play(&p);
    attack(&p, "team Able + Auto Rifle" NIGHT, "attack Able/1, Auto Rifle/1, Auto", 3);
    assert_is(&p, "noise = 30");
    assert_is(&p, "alert = 1");
    end_play(&p);
    quiet_night(&p, "team Able + Squad" NIGHT, "Watchmen", 0);          /* a Squad Soldier's own chart as well */
    TAKE(&p, "fight Squad/2, Watchmen/1", 1, 1, 10);
    assert_is(&p, "noise = 10");
    end_play(&p);
}

TEST(a_suppressor_takes_from_each_die)
{
    RULE("WF-SHW-147");
    RULE("WF-ATK-46");
    struct play p;
    attack(&p, "team Able + Muffled Carbine" NIGHT, "attack Able/1, Muffled Carbine/1, Semi", 1);
    assert_is(&p, "noise = 7");
    end_play(&p);
    attack(&p, "team Able + Muffled Carbine" NIGHT, "attack Able/1, Muffled Carbine/1, Burst", 2);
    assert_is(&p, "noise = 14");
    end_play(&p);
    attack(&p, "team Able + Hush Tube" NIGHT, "attack Able/1, Hush Tube/1, Semi", 1);   /* the last of them, too */
    assert_is(&p, "noise = 1");
    end_play(&p);
}

/* An Attack of so many dice by Able's first Weapon, whose counters are all of this kind: what it makes. */
static int noise_with(enum ammo kind, const char *weapon, const char *mode, int dice)
{
    struct play p;
    char text[128];
    uint8_t pips[8] = { 1, 1, 1, 1, 1, 1 };
    bool silent = !strcmp(weapon, "Whisper");           /* nobody rolls for what nobody hears */
    snprintf(text, sizeof text, "team Able + %s" NIGHT, weapon);
    quiet_night(&p, text, "Watchmen", 1);
    given(&p, "hostile[0].awareness = 0");
    p.wf.item[0].kinds = (uint16_t)(kind == STANDARD_AMMO ? 0 : kind | 5u << (kind == BLACK_AMMO ? 2 : 5));
    p.wf.special = 1;
    snprintf(text, sizeof text, "attack Able/1, %s/1, %s, Watchmen/1", weapon, mode);
    pips[dice + 1] = 10;
    take_dice(&p, 0, text, pips, (uint32_t)dice + (silent ? 1 : 2));
    int noise = p.wf.noise;
    end_play(&p);
    return noise;
}

TEST(black_and_subsonic_ammo_is_heard_less)
{
    RULE("WF-SHW-70");
    RULE("WF-SHW-73");
    RULE("WF-SHW-146");
    assert_int_equal(noise_with(STANDARD_AMMO, "Auto Rifle", "Semi", 1), 10);
    assert_int_equal(noise_with(BLACK_AMMO, "Auto Rifle", "Semi", 1), 5);
    assert_int_equal(noise_with(BLACK_AMMO, "Auto Rifle", "Auto", 3), 15);
    assert_int_equal(noise_with(SUBSONIC_AMMO, "Auto Rifle", "Semi", 1), 5);
}

/* The book's: 5 less 3 for each die; 5 less 2. */
TEST(with_a_suppressor_still_less)
{
    RULE("WF-SHW-147");
    RULE("WF-SHW-147b");
    RULE("WF-SHW-159");
    assert_int_equal(noise_with(BLACK_AMMO, "Muffled Carbine", "Semi", 1), 2);
    assert_int_equal(noise_with(SUBSONIC_AMMO, "Muffled Carbine", "Burst", 2), 4);
    assert_int_equal(noise_with(BLACK_AMMO, "Muffled Rifle", "Semi", 1), 3);
    assert_int_equal(noise_with(BLACK_AMMO, "Whisper", "Semi", 1), 0);      /* 5 less 10 */
}

/* The book's: from space 3 at one in space 5, with Black Ammo and 2 less: 3, and whoever of these two Locations. */
TEST(the_books_attack)
{
    RULE("WF-SHW-147b");
    RULE("WF-SHW-163c");
    unsigned seen = 0;
    for (unsigned seed = 1; seed < 30; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        quiet_night(&p, "team Able + Muffled Rifle" NIGHT, "Watchmen", 4);
        put_location(&p, "Field");
        put_location(&p, "Field");
        p.wf.item[0].kinds = BLACK_AMMO | 5 << 2;
        p.wf.special = 1;
        for (unsigned space = 3; space <= 5; space++)
            put_unaware(&p, "Watchman", space);
        given(&p, "soldier[0].place = 3\nnoise = 12\nhostile[0].awareness = 0");
        grog_dice_seed(&p.game.dice, with);
        TAKE(&p, "attack Able/1, Muffled Rifle/1, Semi, Watchmen/1", 1, 1, 6);
        assert_is(&p, "noise = 15");
        for (unsigned i = 1; i <= 3; i++)
            seen |= p.wf.hostile[i].awareness == PAUSES ? 1u << p.wf.hostile[i].place : 0;
        end_play(&p);
    }
    assert_int_equal(seen, 1u << 3 | 1u << 5);
}

/* A Grenade of four dice. */
TEST(five_for_each_die_of_an_explosion)
{
    RULE("WF-SHW-148");
    struct play p;
    attack(&p, "team Able + Bomb" NIGHT, "attack Able/1, Bomb/1, Explosion", 4);
    assert_is(&p, "noise = 20");
    end_play(&p);
}

/* Two dice that are left in a Location and set off. */
TEST(and_of_a_distraction)
{
    RULE("WF-SHW-148b");
    struct play p;
    begin(&p, "team Able + Twin Cap" NIGHT);
    put_location(&p, "Engine Room");
    given(&p, "soldier[0].place = 2");
    take(&p, "drop Able/1, Twin Cap/1");
    take(&p, "trigger Able/1, Engine Room/3");
    assert_is(&p, "noise = 10");
    end_play(&p);
}

TEST(hand_to_hand_is_silent_if_it_kills)
{
    RULE("WF-SHW-149");
    RULE("WF-SHW-150");
    struct play p;
    for (int kills = 0; kills < 2; kills++) {
        begin(&p, "mission Brawl, team Dagger + Sly Knife" NIGHT);
        put_hostile(&p, "Watchmen", 1, 0);
        p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
        if (kills)
            TAKE(&p, "attack Dagger/1, Sly Knife/1, Combo, Watchmen/1", 9, 9, 6);
        else
            TAKE(&p, "attack Dagger/1, Sly Knife/1, Combo, Watchmen/1", 3, 2, 1, 10);
        assert_int_equal(p.wf.hostile[0].ekia, kills);
        assert_int_equal(p.wf.noise, !kills);
        end_play(&p);
    }
}

/* From where he is, and where his target is: whoever it is that hears it. */
TEST(an_attack_is_heard_in_both_locations)
{
    RULE("WF-SHW-03");
    RULE("WF-SHW-160");
    RULE("WF-SHW-162");
    RULE("WF-SHW-163c");
    unsigned seen = 0;
    for (unsigned seed = 1; seed < 40; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        quiet_night(&p, "team Able + Plain Rifle" NIGHT, "Watchmen", 2);
        put_location(&p, "Field");
        for (unsigned space = 1; space <= 4; space++)
            put_unaware(&p, "Watchman", space);
        p.wf.hostile[0].awareness = AWARE;              /* it is drawn as well, and nothing happens */
        grog_dice_seed(&p.game.dice, with);
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchmen/1", 1, 1, 4);    /* one pauses */
        assert_is(&p, "noise = 10");
        unsigned who = 0;
        for (unsigned i = 0; i <= 4; i++)
            who |= p.wf.hostile[i].awareness == PAUSES ? 1u << i : 0;
        assert_true(!(who & (who - 1)));
        seen |= who ? who : 1;
        end_play(&p);
    }
    assert_int_equal(seen, 1 | 1u << 1 | 1u << 3);      /* the Aware one; in space 1; in space 3 */
}

/* A target that falls makes no difference to where it is heard. */
TEST(what_fell_is_heard_where_it_was)
{
    RULE("WF-SHW-160");
    struct play p;
    quiet_night(&p, "team Able + Plain Rifle" NIGHT, "Watchman", 1);
    put_unaware(&p, "Watchmen", 2);
    given(&p, "hostile[0].awareness = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchman/1", 9, 6, 1);
    assert_is(&p, "hostile[1].awareness = 3");
    assert_is(&p, "hostile[1].alarm_space = 3");        /* not by this Action */
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[1].alarm_space = 2");
    end_play(&p);
}

/* ---- of what is tried in a Location ---------------------------------------------------- */

TEST(what_is_gained_with_a_noise)
{
    RULE("WF-ABL-06");
    RULE("WF-ABL-07");
    struct play p;
    for (int somebody = 0; somebody < 2; somebody++) {
        begin(&p, "team Dagger" NIGHT);
        put_location(&p, "Old Gate");
        given(&p, "soldier[0].place = 2\nnoise = 8");
        if (somebody)
            put_unaware(&p, "Watchman", 2);
        if (somebody)
            TAKE(&p, "attempt Dagger/1, Old Gate/3", 9, 2);
        else
            TAKE(&p, "attempt Dagger/1, Old Gate/3", 9);
        assert_is(&p, "noise = 11");
        if (somebody)
            assert_is(&p, "hostile[0].awareness = 3");
        end_play(&p);
    }
    begin(&p, "team Dagger");                           /* without a Track nothing is heard */
    put_location(&p, "Old Gate");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attempt Dagger/1, Old Gate/3", 9);
    assert_is(&p, "noise = 0");
    end_play(&p);
}

TEST(an_obstacle_that_makes_a_noise)
{
    RULE("WF-SHA-01");
    struct play p;
    begin(&p, "team Dagger" NIGHT);
    given(&p, "hand[0] = Tin Cans\nnoise = 8");
    take(&p, "play location Dagger/1, Tin Cans");
    put_unaware(&p, "Watchman", 2);
    TAKE(&p, "move Dagger/1, Tin Cans/3", 8, 1, 5);     /* a quiet Move; he does not see them; and one pauses */
    assert_is(&p, "noise = 12");
    assert_is(&p, "hostile[0].awareness = 2");
    end_play(&p);
}

TEST(a_strike_from_the_air_is_heard_by_all)
{
    RULE("WF-JTC-18");
    struct play p;
    begin(&p, "mission Short Drill, objective Dugout, team Able + Pointer + Drone" NIGHT);
    put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.beside[0].by = 1;
    TAKE(&p, "call in Able/1, Drone/1", 3, 2);
    assert_is(&p, "noise = 30");
    assert_is(&p, "alert = 1");
    end_play(&p);
    begin(&p, "mission Short Drill, objective Dugout, team Able + Pointer + Drone");
    put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.beside[0].by = 1;
    TAKE(&p, "call in Able/1, Drone/1", 3, 2);
    assert_is(&p, "alert = 0");
    end_play(&p);
}

TEST(the_ability_is_a_card_of_the_mission)
{
    RULE("WF-SHW-113");
    struct play p;
    begin(&p, "team Able" NIGHT);
    assert_true(uses_also(&p, "Shadows"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_starts_on_the_lowest_circle), IT(a_move_is_heard_or_not),
        IT(cards_take_from_it_and_it_is_never_less_than_none), IT(six_sections_and_the_die),
        IT(the_track_of_the_setting), IT(the_books_move),
        IT(whoever_knows_already_hears_nothing_new),
        IT(the_section_is_that_of_the_counter_when_it_has_moved), IT(nobody_rolls_where_nobody_is),
        IT(whoever_comes_to_the_top_sounds_the_alarm), IT(ten_for_each_die), IT(a_suppressor_takes_from_each_die),
        IT(black_and_subsonic_ammo_is_heard_less), IT(with_a_suppressor_still_less), IT(the_books_attack),
        IT(five_for_each_die_of_an_explosion), IT(and_of_a_distraction), IT(hand_to_hand_is_silent_if_it_kills),
        IT(an_attack_is_heard_in_both_locations), IT(what_fell_is_heard_where_it_was), IT(what_is_gained_with_a_noise),
        IT(an_obstacle_that_makes_a_noise), IT(a_strike_from_the_air_is_heard_by_all),
        IT(the_ability_is_a_card_of_the_mission),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
