/* SPDX-License-Identifier: MIT */
/* wf_hostiles.c -- Hostile Cards: each test would fail without its rule. */
#include "mission.h"

static void shake(struct play *p, unsigned times)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (times--)
        grog_dice_below(grog_chance(&r), 10);
}

/* Able alone, worth 22 points: for Stream Hostiles of value 3 are drawn. */
static void alone(struct play *p) { begin(p, "team Able + Plain Rifle"); }

/* ---- the card and its numbers --------------------------------------------------- */

TEST(drawn_hostiles_lie_open_at_their_location)
{
    RULE("WF-HOS-01");
    struct play p;
    alone(&p);
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Chief");
    take(&p, "play location Able/1, Stream");
    assert_true(told(&p, "arrives: Chief/1, 2, Chief"));       /* all are told its name */
    assert_is(&p, "hostile[0].card = Chief");
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(a_title_is_a_name_only)
{
    RULE("WF-HOS-02");
    struct hostile left[2];
    static const char *const attacks[2] = {
        "attack Able/1, Plain Rifle/1, Semi, Twin/1", "attack Able/1, Plain Rifle/1, Semi, Other Twin/1",
    };
    uint8_t wound[2];
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, i ? "Other Twin" : "Twin", 1, 0);
        TAKE(&p, attacks[i], 8, 3);
        TAKE(&p, attacks[i], 6, 2);
        END_TURN(&p, 8, 3);
        left[i] = p.wf.hostile[0];
        wound[i] = p.wf.soldier[0].wound[0];
        end_play(&p);
    }
    left[0].thing.card = left[1].thing.card;
    assert_memory_equal(&left[0], &left[1], sizeof left[0]);
    assert_int_equal(left[0].ekia, 1);
    assert_int_equal(wound[0], 1);
    assert_int_equal(wound[1], 1);
}

TEST(as_many_kills_as_the_reticle_says_eliminate_a_card)
{
    RULE("WF-HOS-03");
    RULE("WF-HOS-05");
    struct play p;
    alone(&p);
    put_hostile(&p, "Charge", 1, 0);                    /* four, worth 2 */
    for (unsigned kills = 1; kills <= 4; kills++) {
        assert_is(&p, "soldier[0].xp = 0");             /* nothing for a part of the card */
        given(&p, "soldier[0].actions = 1");
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Charge/1", 8, 3);
        assert_int_equal(hostiles_in_play(&p), kills < 4);
    }
    assert_is(&p, "soldier[0].xp = 2");
    end_play(&p);
}

TEST(the_value_counts_for_the_draw_for_reinforcements_and_as_experience)
{
    RULE("WF-HOS-04");
    struct play p;
    alone(&p);
    given(&p, "hand[0] = Stream");
    stack(&p, ZONE_HOSTILES, "Pair, Lurkers, Nest");    /* 1 and 2 are 3: the Nest stays in the deck */
    take(&p, "play location Able/1, Stream");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(p.wf.hostiles[p.wf.hostiles[0]], card("Nest"));
    end_play(&p);

    static const struct { const char *hostile; int comes; } cases[] = {
        { "Loner", 1 }, { "Pair", 1 }, { "Lurkers", 0 }, { "Nest", 0 },     /* values 0, 1; 2, 4 */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        begin(&p, "mission Light Drill, team Able + Plain Rifle");          /* takes 0 and 1 */
        stack(&p, ZONE_HOSTILES, cases[i].hostile);
        end_turn(&p);
        assert_int_equal(hostiles_in_play(&p), cases[i].comes);
        end_play(&p);
    }

    alone(&p);
    put_hostile(&p, "Chief", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", 8, 3);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(all_hostiles_of_the_deck_are_of_the_level_that_was_chosen)
{
    RULE("WF-HOS-06");
    RULE("KW-052");
    static const struct { const char *setup, *force; } cases[] = {
        { "team Able + Plain Rifle", "Reds" }, { "hostiles Red Guards, team Able + Plain Rifle", "Red Guards" },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, cases[i].setup);
        int level = numbers_of(p.m, card(cases[i].force))[FORCE_LEVEL];
        assert_int_equal(level, i ? ELITE : FRONTLINE);
        assert_true(p.wf.hostiles[0] > 0);
        for (unsigned k = 1; k <= p.wf.hostiles[0]; k++) {
            int force = numbers_of(p.m, p.wf.hostiles[k])[HOSTILE_FORCE];
            assert_int_equal(force, card(cases[i].force));
        }
        end_play(&p);
    }
}

/* ---- Range and Attack Chart ---------------------------------------------------------- */

TEST(a_hostile_attacks_in_its_range_by_its_chart)
{
    RULE("WF-HOS-08");
    RULE("KW-050");
    RULE("KW-051");
    static const struct { uint8_t space, die, cover, attacks, wound, suppress; } cases[] = {
        { 1, 8, 2, 1, 1, 0 }, { 2, 8, 2, 1, 1, 0 }, { 3, 8, 2, 0, 0, 0 },   /* its Range is 0-1 */
        { 1, 7, 1, 1, 0, 0 },                           /* a Miss is below 8 */
        { 1, 7, 2, 1, 0, 1 },                           /* and Suppresses if the Cover is defeated */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Loner", cases[i].space, 0);
        if (cases[i].attacks)
            END_TURN(&p, cases[i].die, cases[i].cover);
        else
            end_turn(&p);
        assert_int_equal(told(&p, "attacks: Loner/1, Able/1"), cases[i].attacks);
        assert_int_equal(p.wf.soldier[0].wound[0], cases[i].wound);
        assert_int_equal(p.wf.soldier[0].suppress, cases[i].suppress);
        end_play(&p);
    }
    struct play p;                                      /* too near is out of Range as well */
    alone(&p);
    put_hostile(&p, "Bombardiers", 1, 0);               /* Range 1-2 */
    end_turn(&p);
    assert_false(told(&p, "attacks: Bombardiers/1, Able/1"));
    given(&p, "hostile[0].place = 2");
    END_TURN(&p, 8, 2);
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    alone(&p);
    put_hostile(&p, "Nest", 1, 0);                      /* by its own chart: a 9 gives a Wound of 3 */
    END_TURN(&p, 9, 2);
    assert_is(&p, "soldier[0].wound[0] = 3");
    end_play(&p);
}

TEST(the_column_is_that_of_the_active_hostiles)
{
    RULE("WF-HOS-09");
    static const struct { uint8_t ekia, suppress, die, wound; } cases[] = {
        { 0, 0, 5, 2 }, { 1, 0, 5, 2 }, { 0, 1, 5, 2 },                     /* 4-3 */
        { 2, 0, 7, 0 }, { 1, 1, 7, 0 }, { 0, 3, 7, 0 },                     /* 2-1 */
        { 2, 0, 8, 1 }, { 1, 2, 8, 1 }, { 0, 3, 8, 1 }, { 3, 0, 8, 1 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Charge", 1, 0);
        p.wf.hostile[0].ekia = cases[i].ekia;
        p.wf.hostile[0].suppress = cases[i].suppress;
        END_TURN(&p, cases[i].die, 2);
        assert_int_equal(p.wf.soldier[0].wound[0], cases[i].wound);
        end_play(&p);
    }
}

TEST(a_card_without_a_chart_has_an_effect_while_active_and_in_range)
{
    RULE("WF-HOS-10");
    RULE("KW-019");
    static const struct { uint8_t space, suppress, works; } cases[] = {
        { 1, 0, 1 }, { 2, 0, 1 }, { 3, 0, 1 }, { 4, 0, 0 }, { 1, 1, 0 }, { 3, 1, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Lorry", cases[i].space, 0);    /* Range 0-2 */
        p.wf.hostile[0].suppress = cases[i].suppress;
        stack(&p, ZONE_HOSTILES, "Chief");
        end_turn(&p);
        assert_int_equal(hostiles_in_play(&p), 1 + cases[i].works);
        assert_false(told(&p, "attacks: Lorry/1, Able/1"));
        end_play(&p);
    }
}

TEST(the_truck_brings_what_is_worth_3_or_less)
{
    RULE("WF-HOS-11");
    RULE("KW-019");
    struct play p;
    alone(&p);
    put_hostile(&p, "Lorry", 3, 0);
    stack(&p, ZONE_HOSTILES, "Chief");                  /* 3 */
    end_turn(&p);
    assert_is(&p, "hostile[1].card = Chief");
    assert_true(told(&p, "arrives: Chief/2, 3, Chief"));
    end_play(&p);
    alone(&p);
    put_hostile(&p, "Lorry", 3, 0);
    given(&p, "hostile_discards =");
    stack(&p, ZONE_HOSTILES, "Nest");                   /* 4 */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile_discards = Nest");
    end_play(&p);
}

TEST(a_reinforce_beside_a_chart_works_at_any_range_while_active)
{
    RULE("WF-HOS-12");
    RULE("WF-HOS-14");
    RULE("KW-019");
    static const struct { uint8_t space, suppress, works; } cases[] = {
        { 5, 0, 1 }, { 2, 0, 1 }, { 5, 1, 0 }, { 2, 1, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Captain", cases[i].space, 0);  /* Range 0-1 */
        p.wf.hostile[0].suppress = cases[i].suppress;
        stack(&p, ZONE_HOSTILES, "Loner");
        end_turn(&p);
        assert_int_equal(hostiles_in_play(&p), 1 + cases[i].works);
        end_play(&p);
    }
}

TEST(a_cover_die_of_the_cover_or_more_defeats_it)
{
    RULE("WF-HOS-13");
    struct play p;
    alone(&p);
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3 */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 2);
    assert_is(&p, "hostile[0].suppress = 0");
    assert_true(told(&p, "against cover: 2, 3 2"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 3);
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

/* ---- Special Notes and Keywords ---------------------------------------------------------- */

TEST(text_works_while_one_on_the_card_is_active)
{
    RULE("WF-HOS-14");
    RULE("KW-017");
    for (unsigned suppressed = 0; suppressed < 2; suppressed++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Loner", 1, 0);
        put_hostile(&p, "Chief", 1, 0);
        p.wf.hostile[1].suppress = (uint8_t)suppressed;
        if (suppressed)
            END_TURN(&p, 7, 6);                         /* the Chief neither inspires nor Attacks */
        else
            END_TURN(&p, 7, 6, 1, 1);                   /* 7, and 1 for him, is 8 */
        assert_int_equal(p.wf.soldier[0].wound[0], !suppressed);
        end_play(&p);
    }
    static const struct { uint8_t suppress, ekia, works; } cases[] = {     /* of two on a card, one is enough */
        { 0, 0, 1 }, { 1, 0, 1 }, { 0, 1, 1 }, { 2, 0, 0 }, { 1, 1, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        alone(&p);
        put_hostile(&p, "Loner", 1, 0);
        put_hostile(&p, "Two Chiefs", 1, 0);
        p.wf.hostile[1].suppress = cases[i].suppress;
        p.wf.hostile[1].ekia = cases[i].ekia;
        end_turn_dice(&p, (const uint8_t[]){ 7, 6, 1, 1 }, cases[i].works ? 4 : 2);
        assert_int_equal(p.wf.soldier[0].wound[0], cases[i].works);
        end_play(&p);
    }
}

TEST(some_keywords_work_although_all_are_suppressed)
{
    RULE("WF-HOS-15");
    RULE("KW-018");
    struct play p;
    alone(&p);
    put_hostile(&p, "Chief", 1, 0);
    put_hostile(&p, "Loner", 1, 0);
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", "WF-ATK-02");
    given(&p, "hostile[0].suppress = 1");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", "WF-ATK-02");     /* still Screened */
    given(&p, "hostile[1].suppress = 1");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1"));            /* nobody screens him */
    end_play(&p);
}

TEST(a_front_most_card_goes_there_and_may_target_one_who_is_there)
{
    RULE("WF-HOS-16");
    RULE("KW-001");
    RULE("KW-009");
    unsigned seen = 0;
    for (unsigned i = 0; i < 20; i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Squad");
        put_location(&p, "Field");
        given(&p, "soldier[0].place = 2\nsoldier[2].place = 2\nhand[0] = Long Gully");
        stack(&p, ZONE_HOSTILES, "Vanguard, Loud Herald, Nest");
        shake(&p, i);
        take(&p, "play location Able/1, Long Gully");
        assert_is(&p, "hostile[0].card = Vanguard");
        assert_is(&p, "hostile[0].place = 2");          /* not 3, which it was drawn for */
        assert_is(&p, "hostile[2].place = 3");
        assert_int_not_equal(p.wf.hostile[0].target, 2);        /* Baker is elsewhere */
        seen |= 1u << p.wf.hostile[0].target;
        end_play(&p);
    }
    assert_int_equal(seen, 1u << 1 | 1u << 3);          /* by chance, one or the other */
}

TEST(keywords_do_what_their_sheet_says)
{
    RULE("WF-HOS-17");
    RULE("KW-016");
    RULE("KW-002");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Zealot", 1, 0);                    /* Fearless: never Suppressed, but Killed */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Zealot/1", 8, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Zealot/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2\nhand[0] = Long Gully");
    stack(&p, ZONE_HOSTILES, "Prowlers, Nest, Nest, Nest");
    take(&p, "play location Able/1, Long Gully");
    assert_is(&p, "hostile[1].card = Prowlers");        /* Rear-most: where Baker is */
    assert_is(&p, "hostile[1].place = 1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(drawn_hostiles_lie_open_at_their_location), IT(a_title_is_a_name_only),
        IT(as_many_kills_as_the_reticle_says_eliminate_a_card),
        IT(the_value_counts_for_the_draw_for_reinforcements_and_as_experience),
        IT(all_hostiles_of_the_deck_are_of_the_level_that_was_chosen), IT(a_hostile_attacks_in_its_range_by_its_chart),
        IT(the_column_is_that_of_the_active_hostiles),
        IT(a_card_without_a_chart_has_an_effect_while_active_and_in_range),
        IT(the_truck_brings_what_is_worth_3_or_less), IT(a_reinforce_beside_a_chart_works_at_any_range_while_active),
        IT(a_cover_die_of_the_cover_or_more_defeats_it), IT(text_works_while_one_on_the_card_is_active),
        IT(some_keywords_work_although_all_are_suppressed),
        IT(a_front_most_card_goes_there_and_may_target_one_who_is_there),
        IT(keywords_do_what_their_sheet_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
