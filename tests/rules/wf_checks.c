/* SPDX-License-Identifier: MIT */
/* wf_checks.c -- Ability Checks, Traps, Tunnel Rats: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/abilities.h"

#define JUNGLE ", setting Jungle Drill"

/* The team on the Mission card, a Location before it, and in the Hostile deck a Trap for the next. */
static void before(struct play *p, const char *team, const char *location)
{
    begin(p, team);
    put_location(p, location);
}

/* A Trap lies armed in the Field in space 2. */
static void trapped(struct play *p, const char *team, const char *trap)
{
    before(p, team, "Field");
    struct grog_run r = { .m = p->m, .g = &p->game };
    uint16_t ref = grog_thing_new(&r, ARRAY_EVENT, card(trap), GROG_NOBODY);
    p->wf.event[grog_ref_slot(ref)].place = 2;
    p->wf.event[grog_ref_slot(ref)].flags = EVENT_ARMED;
    assert_null(grog_check(p->m, &p->game));
}

static int events(const struct play *p)
{
    int n = 0;
    EACH_EVENT(&p->wf, i)
        n++;
    return n;
}

/* ---- Ability Checks ---------------------------------------------------------------------- */

/* The book's: Pick 8, and 6 when it is Upgunned. */
TEST(the_check_of_pick_8)
{
    RULE("NAM-EXP-04");
    RULE("NAM-EXP-06");
    RULE("NAM-EXP-09");
    struct play p;
    before(&p, "team Mole + Able" JUNGLE, "Larder");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    TAKE(&p, "attempt Mole/1, Larder/3", 7);
    assert_is(&p, "soldier[0].xp = 0");
    TAKE(&p, "attempt Mole/1, Larder/3", 8);
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].actions = 0");            /* an Action each */
    given(&p, "soldier[0].actions = 2");
    take(&p, "attempt Mole/1, Larder/3");                /* no limit is stated: again; and Upgunned */
    assert_question(&p, "use it");
    TAKE(&p, "use it Mole", 6);
    assert_is(&p, "soldier[0].xp = 1");                 /* 1 paid, 1 gained */
    end_play(&p);
    before(&p, "team Mole", "Larder");                   /* by the standard rules it is gained once */
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attempt Mole/1, Larder/3", 8);
    assert_refused(&p, "attempt Mole/1, Larder/3", "WF-ABL-05");
    end_play(&p);
}

TEST(who_has_it_on_his_card_or_by_a_skill)
{
    RULE("NAM-EXP-05");
    struct play p;
    before(&p, "team Able + Feeler + Baker" JUNGLE, "Larder");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    assert_true(offered(&p, "attempt Able/1, Larder/3"));
    assert_refused(&p, "attempt Baker/2, Larder/3", "WF-SOL-17");
    end_play(&p);
}

TEST(a_check_without_a_heading_wants_a_positive_result)
{
    RULE("NAM-EXP-08");
    struct play p;
    begin(&p, "team Vole + Listening Rod" JUNGLE);
    TAKE(&p, "use Vole/1, Listening Rod/1", 6);
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
    begin(&p, "team Vole + Listening Rod" JUNGLE);
    TAKE(&p, "use Vole/1, Listening Rod/1", 7);
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].actions = 2");
    end_play(&p);
}

TEST(whoever_enters_must_try)
{
    RULE("NAM-EXP-10");
    struct play p;
    before(&p, "team Mole + Vole" JUNGLE, "Shaft");
    TAKE(&p, "move Mole/1, Shaft/3", 6);                /* 6 + 1 is not 8 */
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "soldier[0].actions = 1");            /* the Move alone */
    TAKE(&p, "move Vole/2, Shaft/3", 6);                /* he as well, and 7 is enough for him */
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

TEST(who_is_forced_without_the_ability_has_rolled_1)
{
    RULE("NAM-EXP-07");
    struct play p;
    before(&p, "team Able + Light Hands" JUNGLE, "Shaft");
    take(&p, "move Able/1, Shaft/3");                   /* no die, and nothing is added */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

/* ---- Traps -------------------------------------------------------------------------------- */

TEST(a_trap_waits_for_the_first_to_enter)
{
    RULE("KW-090");
    RULE("NAM-EXP-12");
    RULE("NAM-EXP-13");
    RULE("NAM-EXP-18");
    struct play p;
    begin(&p, "team Mole + Able" JUNGLE);
    given(&p, "hand[0] = Side Tunnel");
    stack(&p, ZONE_HOSTILES, "Pit Stakes, Worth One, Loner");
    take(&p, "play location Mole/1, Side Tunnel");
    assert_int_equal(events(&p), 1);
    assert_is(&p, "event[0].flags = 8");
    assert_int_equal(hostiles_in_play(&p), 1);          /* it counts nothing */
    given(&p, "hostile[0].place = 6");
    TAKE(&p, "move Mole/1, Side Tunnel/3", 8);          /* 7: not enough; but not below 4 */
    assert_true(told(&p, "springs a Trap: Mole/1, Pit Stakes"));
    assert_true(told_at(&p, "springs a Trap:") < told_at(&p, "moves: Mole/1"));
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "soldier[0].place = 2");              /* the Move goes on */
    assert_int_equal(events(&p), 0);
    assert_is(&p, "hostile_discards = Pit Stakes");
    take(&p, "move Able/2, Side Tunnel/3");             /* and it is gone */
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

TEST(its_table_says_what_comes_of_it)
{
    RULE("NAM-EXP-15");
    static const struct { uint8_t die; const char *line; } rows[] = {
        { 10, "soldier[0].suppress = 0" }, { 9, "soldier[0].suppress = 0" }, { 8, "soldier[0].suppress = 1" },
        { 5, "soldier[0].suppress = 1" }, { 4, "soldier[0].wound[0] = 2" }, { 1, "soldier[0].wound[0] = 2" },
    };
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct play p;
        trapped(&p, "team Mole" JUNGLE, "Pit Stakes");
        TAKE(&p, "move Mole/1, Field/3", rows[i].die);
        assert_is(&p, rows[i].line);
        end_play(&p);
    }
}

TEST(who_is_down_does_not_arrive)
{
    RULE("NAM-EXP-13");
    struct play p;
    trapped(&p, "team Mole + Able" JUNGLE, "Gas Jar");
    TAKE(&p, "move Mole/1, Field/3", 3);
    assert_is(&p, "soldier[0].fate = 1");
    assert_int_equal(told_at(&p, "moves: Mole/1"), -1);
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(one_that_stays_is_armed_again)
{
    RULE("NAM-EXP-18");
    struct play p;
    trapped(&p, "team Mole + Vole" JUNGLE, "Old Wire");
    TAKE(&p, "move Mole/1, Field/3", 3);
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "event[0].flags = 8");
    TAKE(&p, "move Vole/2, Field/3", 7);
    assert_is(&p, "soldier[1].wound[0] = 0");
    end_play(&p);
}

/* In the Hostile Turn too; who has the ability is chosen by the players. */
TEST(drawn_where_soldiers_are_it_is_sprung_at_once)
{
    RULE("KW-090");
    RULE("NAM-EXP-11");
    RULE("NAM-EXP-14");
    struct play p;
    before(&p, "team Mole + Able + Vole" JUNGLE, "Side Tunnel");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2\nsoldier[2].place = 2");
    stack(&p, ZONE_HOSTILES, "Pit Stakes, Loner");
    end_turn(&p);
    assert_question(&p, "who springs it");
    assert_true(offered(&p, "choose soldier Mole/1"));
    assert_false(offered(&p, "choose soldier Able/2"));
    TAKE(&p, "choose soldier Vole/3", 4);               /* 3 */
    assert_is(&p, "soldier[2].wound[0] = 2");
    assert_question(&p, "soldier turn");
    assert_int_equal(events(&p), 0);
    end_play(&p);
    before(&p, "team Mole + Able" JUNGLE, "Side Tunnel");       /* one only has it: he */
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    stack(&p, ZONE_HOSTILES, "Pit Stakes, Loner");
    END_TURN(&p, 4);
    assert_is(&p, "soldier[0].wound[0] = 2");
    end_play(&p);
}

TEST(if_nobody_has_the_ability_it_is_anybody)
{
    RULE("NAM-EXP-16");
    RULE("NAM-EXP-17");
    unsigned hurt = 0;
    for (unsigned seed = 1; seed < 30; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        before(&p, "team Able + Light Hands + Baker + Light Hands" JUNGLE, "Side Tunnel");
        given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
        stack(&p, ZONE_HOSTILES, "Pit Stakes, Runt");
        grog_dice_seed(&p.game.dice, with);
        end_turn(&p);
        assert_int_equal(p.wf.soldier[0].wound[0] + p.wf.soldier[1].wound[0], 2);       /* as a 1, whatever helps */
        hurt |= p.wf.soldier[0].wound[0] ? 1 : 2;
        end_play(&p);
    }
    assert_int_equal(hurt, 3);
}

TEST(without_the_ability_it_is_a_1)
{
    RULE("NAM-EXP-07");
    RULE("NAM-EXP-16");
    struct play p;
    trapped(&p, "team Able + Light Hands" JUNGLE, "Tin Bell");
    take(&p, "move Able/1, Field/3");                   /* no die falls, but it counts as one: 1, not 0 */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

/* ---- Tunnel Rats ---------------------------------------------------------------------------- */

TEST(tunnel_rats_both_cards_and_no_vehicles)
{
    RULE("NAM-MSN-42");
    RULE("NAM-MSN-43");
    assert_unfit("mission Tunnel, objective Post, team Able" JUNGLE, "Tunnel Rats");
    assert_unfit("mission Drill, objective Tunnel End, team Able" JUNGLE, "Tunnel Rats");
    assert_unfit("mission Tunnel, team Able + Tank" JUNGLE, "Tank");
    struct play p;
    begin(&p, "mission Tunnel, team Able" JUNGLE);
    end_play(&p);
}

TEST(which_weapons_they_use)
{
    RULE("KW-117");
    RULE("NAM-MSN-44");
    RULE("NAM-MSN-45");
    RULE("NAM-MSN-46");
    struct play p;
    begin(&p, "mission Tunnel, team Able + Plain Rifle + Side Arm + Bayonet + Hook + Sly Knife + Blast Arm" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Loner", 1, 0);
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2", "NAM-MSN-44");
    assert_true(offered(&p, "attack Able/1, Side Arm/2, Semi, Loner/2"));
    assert_true(offered(&p, "attack Able/1, Sly Knife/5, Thrown, Loner/2"));    /* of the type for Hand to Hand */
    assert_refused(&p, "attack Able/1, Blast Arm/6, Explosion, Loner/2", "NAM-MSN-44");
    take(&p, "engage Able/1, Mob/1");
    assert_true(offered(&p, "attack Able/1, Bayonet/3, Strong, Mob/1"));
    assert_refused(&p, "attack Able/1, Hook/4, Strong, Mob/1", "NAM-MSN-44");   /* Pen */
    assert_true(offered(&p, "strike Able/1, Strong, Mob/1"));
    end_play(&p);
}

TEST(no_support)
{
    RULE("KW-117");
    RULE("NAM-MSN-47");
    struct play p;
    begin(&p, "mission Tunnel, team Able" JUNGLE);
    given(&p, "hand[0] = Flare, Aim, Aim");
    assert_refused(&p, "play Able/1, Flare", "NAM-MSN-47");
    take(&p, "discard and draw Able/1");
    assert_true(offered(&p, "discard Able/1, Flare"));
    end_play(&p);
    begin(&p, "team Able" JUNGLE);
    given(&p, "hand[0] = Flare, Aim, Aim");
    assert_true(offered(&p, "play Able/1, Flare"));
    end_play(&p);
}

/* They have one side only, and fight from the moment when they come. */
TEST(who_waits_below_is_there_at_once)
{
    RULE("NAM-MSN-48");
    struct play p;
    begin(&p, "mission Tunnel, team Able" JUNGLE);
    given(&p, "hand[0] = Side Tunnel");
    stack(&p, ZONE_HOSTILES, "Digger, Loner");
    take(&p, "play location Able/1, Side Tunnel");
    assert_true(told(&p, "arrives: Digger/1, 2, Digger"));
    assert_is(&p, "hostile[0].flags = 2");              /* its counter, and nothing that hides it */
    take(&p, "move Able/1, Side Tunnel/3");
    stack(&p, ZONE_HOSTILES, "Nest");
    END_TURN(&p, 8, 6);
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

/* ---- what is said before -------------------------------------------------------------------- */

static struct grog_option option_of(const struct play *p, const char *text)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    all.n = 0;
    grog_list(p->m, &p->game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strcmp(grog_option_text(p->m, &p->game, all.at[i], line), text))
            return all.at[i];
    fail_msg("not offered: %s", text);
    return (struct grog_option){ 0 };
}

/* What a Move leads to is asked of the rules before it is made: the Trap first, then what tries whoever enters. */
TEST(the_rolls_of_a_move_are_known_before_it)
{
    struct rolls rolls;
    struct play p;
    trapped(&p, "team Mole + Able" JUNGLE, "Pit Stakes");
    wf_rolls_of(p.m, &p.game, 0, option_of(&p, "move Mole/1, Field/3"), &rolls);
    assert_int_equal(rolls.n, 1);
    assert_int_equal(wf_least_die(p.m, &p.game, &rolls.at[0]), 9);      /* Probe 8, and it takes 1 */
    TAKE(&p, "move Mole/1, Field/3", 9);
    assert_is(&p, "soldier[0].suppress = 0");
    wf_rolls_of(p.m, &p.game, 0, option_of(&p, "move Able/2, Field/3"), &rolls);
    assert_int_equal(rolls.n, 0);
    end_play(&p);
    before(&p, "team Mole + Vole" JUNGLE, "Shaft");
    wf_rolls_of(p.m, &p.game, 0, option_of(&p, "move Mole/1, Shaft/3"), &rolls);
    assert_int_equal(rolls.n, 1);
    assert_int_equal(wf_least_die(p.m, &p.game, &rolls.at[0]), 7);
    end_play(&p);
}

TEST(the_rolls_of_an_encounter_are_known_before_it)
{
    RULE("WF-K9-19");
    struct rolls rolls;
    struct play p;
    begin(&p, "objective Dog House, team Wade + Gus + Able");
    given(&p, "locations =\naside = Tripwire\nhand[0] = Field");
    take(&p, "play location Wade/1, Field");
    wf_rolls_of(p.m, &p.game, 0, option_of(&p, "move Wade/1, Field/3"), &rolls);
    assert_true(rolls.n > 0);
    unsigned n = rolls.n;
    assert_int_equal(rolls.at[0].actor, soldier_ref(&p.wf, 1));         /* the K9 */
    wf_rolls_of(p.m, &p.game, 0, option_of(&p, "move Able/3, Field/3"), &rolls);
    assert_int_equal(rolls.n, n);
    for (unsigned i = 0; i < n; i++)
        assert_int_equal(rolls.at[i].actor, 0);         /* nobody's: it fails */
    assert_int_equal(wf_least_die(p.m, &p.game, &rolls.at[0]), DIE + 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_check_of_pick_8), IT(who_has_it_on_his_card_or_by_a_skill), IT(whoever_enters_must_try),
        IT(a_check_without_a_heading_wants_a_positive_result),
        IT(who_is_forced_without_the_ability_has_rolled_1), IT(a_trap_waits_for_the_first_to_enter),
        IT(its_table_says_what_comes_of_it), IT(who_is_down_does_not_arrive), IT(one_that_stays_is_armed_again),
        IT(drawn_where_soldiers_are_it_is_sprung_at_once), IT(if_nobody_has_the_ability_it_is_anybody),
        IT(without_the_ability_it_is_a_1),
        IT(tunnel_rats_both_cards_and_no_vehicles), IT(which_weapons_they_use), IT(no_support),
        IT(who_waits_below_is_there_at_once), IT(the_rolls_of_a_move_are_known_before_it),
        IT(the_rolls_of_an_encounter_are_known_before_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
