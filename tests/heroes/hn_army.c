/* SPDX-License-Identifier: MIT */
/* hn_army.c -- recruitment tiles, options and heroes, army creation, decks: each test would fail without its rule. */
#include "battle.h"

#include "heroes/equipment.h"
#include "heroes/orders.h"
#include "heroes/tokens.h"
#include "kernel/market.h"

#include <stdio.h>

#define DECK " + Blue Plain x8 + Blue Other x8 + Blue Third x8 + Blue Fourth x8 + Blue Fifth x8"
#define RED  ", army2 Red Platoon"

static char text[1024];
static const char *muster(const char *army, const char *deck)
{
    snprintf(text, sizeof text, "scenario Muster, army1 %s%s" RED, army, deck);
    return text;
}

static void assert_fits(const char *army, const char *deck)
{
    struct play p;
    begin(&p, muster(army, deck));
    end_play(&p);
}

/* How many counters of this name the seat has, anywhere. */
static unsigned counters(const struct play *p, const char *name)
{
    unsigned n = 0;
    for (unsigned i = 0; i < UNITS; i++)
        n += p->hn.unit[i].thing.live && p->hn.unit[i].thing.card == card(name);
    return n;
}

static const struct holding *holding(const struct play *p, const char *name)
{
    for (unsigned i = 0; i < HOLDINGS; i++)
        if (p->hn.holding[i].thing.live && p->hn.holding[i].thing.card == card(name))
            return &p->hn.holding[i];
    fail_msg("no '%s'", name);
    return NULL;
}

TEST(a_tile_brings_its_units_and_its_openings)
{
    RULE("HN-REC-01"); RULE("HN-REC-02"); RULE("HN-REC-06"); RULE("HN-ARM-07"); RULE("HN-ARM-18");
    RULE("HN-ARM-11");
    struct play p;
    begin(&p, muster("Blue Platoon + Blue Crates + Blue Armour", DECK));
    assert_int_equal(counters(&p, "Blue Rifles"), 3);
    assert_int_equal(counters(&p, "Blue Leader"), 1);
    assert_int_equal(counters(&p, "Blue Tank"), 1);
    assert_int_equal(holding(&p, "Blue Crates")->left, 3);
    assert_int_equal(holding(&p, "Blue Crates")->on, 1);
    assert_int_equal(holding(&p, "Blue Crates")->slot, 1);
    assert_int_equal(holding(&p, "Blue Armour")->slot, 2);
    end_play(&p);
}

/* Of whom an option serves: units of its tile, of another tile, heroes. */
static unsigned served(const struct play *p, const char *option)
{
    const struct holding *o = holding(p, option);
    unsigned whom = 0;
    for (unsigned i = 0; i < UNITS; i++) {
        const struct unit *u = &p->hn.unit[i];
        if (u->thing.live && u->thing.owner == 0 && hn_serves(p->m, &p->hn, o, u))
            whom |= u->thing.card == card("Blue Gunners") ? 1 : u->thing.card == card("Blue Rifles") ? 2
                  : u->thing.card == card("Blue Ace") ? 4 : 0;
    }
    return whom;
}

TEST(options_are_of_four_kinds)
{
    RULE("HN-ARM-06"); RULE("HN-ARM-12"); RULE("HN-ARM-13");
    struct play p;
    begin(&p, "army1 Blue Staff + Blue Levy + Blue Gunnery + Blue Ammo + Blue Veterans + The Blue Ace + Blue Guards"
              " + Blue Plan + Blue Park + Blue Siege Train");
    for (unsigned i = 0; i < UNITS; i++)                    /* as their owner knows them */
        p.hn.unit[i].thing.hidden = 0;
    assert_int_equal(served(&p, "Blue Ammo"), 1 + 4);       /* equipment: its tile, and heroes */
    assert_int_equal(served(&p, "Blue Veterans"), 1);       /* a trait: its tile, */
    assert_int_equal(served(&p, "Blue Levy"), 1 + 2 + 4);   /* and the army if it is an Officer's */
    assert_int_equal(served(&p, "Blue Plan"), 1 + 2 + 4);   /* an order: the army */
    assert_int_equal(counters(&p, "Blue Howitzer"), 1);     /* support: it brings units */
    grog_match_free(p.m);
}

TEST(equipment_of_an_officer_is_everybodys)
{
    RULE("HN-ARM-09");
    struct play p;
    begin(&p, "army1 Blue Staff + Blue Crates + Blue Gunnery + The Blue Ace + Blue Guards");
    for (unsigned i = 0; i < UNITS; i++)
        p.hn.unit[i].thing.hidden = 0;
    assert_int_equal(served(&p, "Blue Crates"), 1 + 2 + 4);
    grog_match_free(p.m);
}

TEST(an_option_fits_an_opening_by_size_and_band)
{
    RULE("HN-ARM-04"); RULE("HN-ARM-05");
    assert_unfit(muster("Blue Guards + Blue Long Crates", DECK), "no free opening");
    assert_unfit(muster("Blue Guards + Blue Grey Crates", DECK), "no free opening");
    assert_unfit(muster("Blue Guards + Blue Crates x2", DECK), "no free opening");
    assert_unfit(muster("Blue Crates + Blue Guards", DECK), "needs a recruitment tile");
    assert_fits("Blue Guards + Blue Crates", DECK);
}

TEST(an_army_needs_a_tile_with_units)
{
    RULE("HN-ARM-03"); RULE("HN-MUL-07"); RULE("HN-MUL-09");
    assert_unfit(muster("A Blue Wanderer", DECK), "needs a recruitment tile");
    assert_unfit(muster("Blue Command", DECK), "needs a recruitment tile with units");
    assert_fits("Blue Command + Blue Platoon", DECK);
}

/* Of an Alliance, in the shop too; who plays alone buys such tiles as he buys others. */
TEST(an_alliance_has_one_high_command)
{
    RULE("HN-MUL-09"); RULE("HN-ARM-02");
    static const char *const commands = "Blue Command + Blue Command + Blue Platoon";
    struct grog_error why = { 0 };
    struct play p;
    assert_fits(commands, DECK);
    begin(&p, "scenario Drill");
    const struct grog_box box = { p.m->system, p.m->cards };
    for (unsigned allied = 0; allied < 2; allied++) {
        char setup[GROG_TEXT_MAX];
        snprintf(setup, sizeof setup, "scenario %s, army1 %s%s", allied ? "Shared Muster, seats 3" : "Muster", commands,
                 allied ? "" : DECK);
        struct grog_match *m = grog_draft_new(&box, setup, &why);
        assert_int_equal(m && grog_draft_fits(m, &why), !allied);
        grog_match_free(m);
    }
    assert_non_null(strstr(why.text, "an Alliance has one High Command at most"));
    end_play(&p);
}

TEST(tiles_and_options_cost_points)
{
    RULE("HN-ARM-01"); RULE("HN-ARM-02"); RULE("HN-REC-05"); RULE("HN-REC-07"); RULE("HN-SET-02");
    assert_fits("Blue Platoon + Blue Platoon", DECK);                       /* 200 of 200 */
    assert_unfit(muster("Blue Platoon + Blue Crates + Blue Platoon", DECK), "costs 205 of 200");
    assert_unfit(muster("Blue Platoon + Blue Platoon + Blue Guards", DECK), "costs 260 of 200");
}

TEST(some_options_bring_points)
{
    RULE("HN-TRT-22");
    assert_fits("Blue Platoon + Blue Levy + Blue Platoon + A Blue Wanderer", DECK);       /* 225 of 230 */
}

TEST(orders_need_an_officer)
{
    RULE("HN-ARM-14"); RULE("HN-ORD-16");
    assert_unfit(muster("Blue Guards + Blue Plan", DECK), "no Officer tile");
    assert_fits("Blue Staff + Blue Plan + Blue Guards", DECK);
    assert_fits("Blue Guards + Blue Plan + Blue Staff", DECK);              /* wherever his tile stands */
}

TEST(a_filled_slot_gives_the_tiles_bonus)
{
    RULE("HN-REC-03"); RULE("HN-ORD-06");
    struct play p;
    begin(&p, muster("Blue Staff + Blue Guards", DECK));
    assert_false(holding(&p, "Blue Staff")->flags & HOLDING_BONUS);
    unsigned without = hn_stars(p.m, &p.game, 0);
    end_play(&p);
    begin(&p, muster("Blue Staff + Blue Plan + Blue Guards", DECK));
    assert_true(holding(&p, "Blue Staff")->flags & HOLDING_BONUS);
    assert_int_equal(hn_stars(p.m, &p.game, 0), without + 2);              /* the bonus, and the plan's own star */
    end_play(&p);
}

TEST(an_option_goes_where_the_bonus_is)
{
    RULE("HN-REC-03"); RULE("HN-ARM-05");
    struct play p;
    begin(&p, muster("Blue Choosy + Blue Crates", DECK));
    assert_int_equal(holding(&p, "Blue Crates")->slot, 2);
    assert_true(holding(&p, "Blue Choosy")->flags & HOLDING_BONUS);
    end_play(&p);
    begin(&p, muster("Blue Choosy + Blue Crates + Blue Flyers + Blue Staff", DECK));  /* which fit that one alone */
    assert_int_equal(holding(&p, "Blue Crates")->slot, 1);
    assert_int_equal(holding(&p, "Blue Flyers")->slot, 2);
    end_play(&p);
    assert_unfit(muster("Blue Choosy + Blue Flyers + Blue Flyers + Blue Staff", DECK), "no free opening");
}

TEST(heroes_stand_beside_the_tiles)
{
    RULE("HN-REC-08"); RULE("HN-REC-09"); RULE("HN-ARM-15"); RULE("HN-ARM-16"); RULE("HN-ARM-17");
    struct play p;
    assert_unfit(muster("Blue Guards + The Blue Ace", DECK), "only a tile of his own insignia");
    begin(&p, muster("Blue Guards + Blue Crates + A Blue Wanderer", DECK));    /* the one opening is filled */
    assert_int_equal(holding(&p, "A Blue Wanderer")->on, 0);
    assert_int_equal(counters(&p, "Blue Ace"), 1);
    end_play(&p);
    assert_fits("Blue Platoon + The Blue Ace", DECK);
    assert_fits("The Blue Ace + Blue Platoon", DECK);                       /* wherever his tile stands */
    assert_fits("Blue Guards + The Blue Ace + Blue Platoon", DECK);
    assert_fits("Blue Platoon + A Blue Wanderer", DECK);                    /* the cross joins any tile of the army, */
    assert_unfit(muster("Blue Platoon + A Red Wanderer", DECK), "is not of Blue");      /* of his own nation */
}

TEST(an_option_may_go_on_one_tile_alone)
{
    RULE("HN-OOP-23");
    assert_unfit(muster("Blue Platoon + Guards Only", DECK), "goes only on 'Blue Guards'");
    assert_fits("Blue Guards + Guards Only", DECK);
}

TEST(gear_is_tokens_of_ones_choice)
{
    RULE("HN-EQP-51"); RULE("HN-EQP-52");
    struct play p;
    begin(&p, muster("Blue Guards + Blue Locker + Blue Crates x2", DECK));
    assert_int_equal(holding(&p, "Blue Crates")->left, 2);
    assert_int_equal(holding(&p, "Blue Crates")->slot, 0);
    end_play(&p);
    assert_unfit(muster("Blue Guards + Blue Locker + Blue Crates x4", DECK), "3 tokens, and 1 more");
    assert_unfit(muster("Blue Guards + Blue Locker + Blue Grey Crates", DECK), "has no tokens of");
    assert_unfit(muster("Blue Guards + Blue Locker + Blue Veterans", DECK), "has no tokens of");        /* a trait's */
    assert_unfit(muster("Blue Guards + Blue Locker + Blue Levy", DECK), "has no tokens of");
    assert_unfit(muster("Blue Guards + Blue Locker + Blue Plan", DECK), "has no tokens of");            /* an order */
}

/* Gear need not be full when the next tile comes, nor when a hero does. */
TEST(gear_is_on_its_own_tile)
{
    RULE("HN-EQP-51"); RULE("HN-ARM-15");
    struct play p;
    begin(&p, muster("Blue Guards + Blue Locker + Blue Crates x2 + Blue Guards + Blue Crates", DECK));
    const struct holding *chosen = holding(&p, "Blue Crates"), *bought = chosen + 1;
    while (bought < p.hn.holding + HOLDINGS - 1 && bought->thing.card != card("Blue Crates"))
        bought++;
    assert_int_equal(chosen->left, 2);
    assert_int_equal(bought->thing.card, card("Blue Crates"));
    assert_int_equal(bought->slot, 1);                  /* in the opening of the second tile */
    assert_int_equal(bought->left, 3);
    assert_int_not_equal(bought->on, chosen->on);
    end_play(&p);
    begin(&p, muster("Blue Guards + Blue Locker + Blue Crates + A Blue Wanderer + Blue Crates", DECK));
    assert_int_equal(holding(&p, "A Blue Wanderer")->on, 0);
    assert_int_equal(counters(&p, "Blue Ace"), 1);
    end_play(&p);
}

TEST(a_deck_has_forty_cards_of_the_own_nation)
{
    RULE("HN-SET-04"); RULE("HN-SET-05"); RULE("HN-CRD-03");
    assert_unfit(muster("Blue Platoon", " + Blue Plain x8 + Blue Other x8"), "at least 40 cards, and this one 16");
    assert_unfit(muster("Blue Platoon", DECK " + Red Steady"), "is not of Blue");
    assert_unfit(muster("Blue Platoon", DECK " + Blue Plain"), "at most 8 of 'Blue Plain'");
}

TEST(command_cards_come_with_options)
{
    RULE("HN-SET-06"); RULE("HN-SET-07"); RULE("HN-CRD-08"); RULE("HN-CRD-09"); RULE("HN-OOP-01"); RULE("HN-OOP-02");
    assert_unfit(muster("Blue Staff + Blue Guards", DECK " + Blue Dive"), "1 Aviation cards, and the options allow 0");
    assert_fits("Blue Staff + Blue Flyers + Blue Guards", DECK " + Blue Dive x2 + Blue Salvo");
    assert_unfit(muster("Blue Staff + Blue Flyers + Blue Guards", DECK " + Blue Dive x3"), "allow 2");
    assert_unfit(muster("Blue Staff + Blue Flyers + Blue Guards", DECK " + Blue Salvo x2"), "allow 1");
    assert_unfit(muster("Blue Staff + Blue Flyers + Blue Guards",
                        " + Blue Plain x8 + Blue Other x8 + Blue Third x8 + Blue Fourth x8 + Blue Fifth x7"
                        " + Blue Dive"),
                 "at least 40 cards, and this one 39");
}

/* An army that is being bought. */
static struct grog_match *draft_for(const char *scenario, const char *army, const char *deck)
{
    struct grog_error why = { 0 };
    struct play p;
    begin(&p, "scenario Drill");
    const struct grog_box box = { p.m->system, p.m->cards };
    snprintf(text, sizeof text, "scenario %s, army1 %s%s", scenario, army, deck);
    struct grog_match *m = grog_draft_new(&box, text, &why);
    if (!m)
        fail_msg("%s: %s", text, why.text);
    end_play(&p);
    return m;
}

static struct grog_match *draft(const char *army, const char *deck)
{
    return draft_for("Muster", army, deck);
}

static void assert_draft_for(const char *scenario, const char *army, const char *deck, bool fits, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_match *m = draft_for(scenario, army, deck);
    if (grog_draft_fits(m, &why) != fits || !strstr(why.text, because))
        fail_msg("%s: %s", text, why.text);
    grog_match_free(m);
}

static void assert_draft(const char *army, const char *deck, bool fits, const char *because)
{
    assert_draft_for("Muster", army, deck, fits, because);
}

TEST(a_draft_is_judged_by_the_side_of_its_nation)
{
    RULE("HN-ARM-01"); RULE("HN-TRT-22"); RULE("HN-SET-04");
    assert_draft("Blue Platoon + Blue Platoon", DECK, true, "");
    assert_draft("Blue Platoon + Blue Platoon", "", false, "at least 40 cards, and this one 0");
    assert_draft("Blue Platoon + Blue Platoon + Blue Guards", DECK, false, "costs 260 of 200");
    assert_draft("Blue Platoon + Blue Levy + Blue Platoon + A Blue Wanderer + A Blue Wanderer", DECK, false, "of 230");
    assert_draft("Red Platoon", "", true, "");                              /* whose armies are given */
}

TEST(a_draft_of_one_against_two_has_a_deck)
{
    RULE("HN-SET-04"); RULE("HN-MUL-16");
    static const char uneven[] = "Uneven Muster, seats 3";
    assert_draft_for(uneven, "Blue Platoon", "", false, "at least 50 cards, and this one 0");
    assert_draft_for(uneven, "Blue Platoon", DECK, false, "at least 50 cards, and this one 40");
    assert_draft_for(uneven, "Blue Platoon", DECK " + Blue Sixth x8 + Blue Steady x2", true, "");
    assert_draft_for(uneven, "Red Platoon", "", true, "");                  /* his ally may have the deck */
}

TEST(a_bill_has_a_line_each_of_the_list)
{
    RULE("HN-REC-07"); RULE("HN-ARM-02"); RULE("HN-EQP-51");
    struct grog_bill bill;
    struct grog_match *m = draft("Blue Guards x2 + Blue Locker + Blue Crates x3", " + Blue Plain x8");
    assert_true(grog_draft_bill(m, &bill));
    assert_int_equal(bill.n, 4);
    assert_int_equal(bill.at[0].cost, 120);
    assert_int_equal(bill.at[0].carries, 1);                                /* the opening of the second */
    assert_int_equal(bill.at[0].most, 1);
    assert_int_equal(bill.at[2].number, 3);
    assert_int_equal(bill.at[2].member, 0);
    assert_int_equal(bill.at[2].cost, 0);                                   /* tokens of the locker */
    assert_int_equal(bill.at[3].member, 3);
    assert_int_equal(bill.at[3].most, -1);
    assert_int_equal(bill.most, 200);
    grog_match_free(m);
}

TEST(equipment_serves_its_tile_an_officers_all_and_heroes_have_everything)
{
    RULE("HN-ARM-08"); RULE("HN-ARM-09"); RULE("HN-ARM-10"); RULE("HN-ARM-12"); RULE("HN-ARM-13"); RULE("HN-EQP-01");
    RULE("HN-EQP-02"); RULE("HN-EQP-03"); RULE("HN-EQP-05");
    struct play p;
    begin(&p, muster("Blue Staff + Blue Plan + Blue Guards + Blue Crates + Blue Guards + A Blue Wanderer", DECK));
    const struct holding *crates = holding(&p, "Blue Crates"), *order = holding(&p, "Blue Plan");
    unsigned served = 0, ordered = 0, heroes_served = 0, concealed_heroes = 0, all = 0;
    for (unsigned i = 0; i < UNITS; i++) {
        struct unit *u = &p.hn.unit[i];
        if (!u->thing.live || u->thing.owner != 0)
            continue;
        u->thing.hidden = 0;
        bool hero = u->thing.card == card("Blue Ace");
        all++;
        served += !hero && hn_serves(p.m, &p.hn, crates, u);
        heroes_served += hero && hn_serves(p.m, &p.hn, crates, u);
        ordered += hn_serves(p.m, &p.hn, order, u);
        u->thing.hidden = 1;
        concealed_heroes += hero && hn_serves(p.m, &p.hn, crates, u);
    }
    assert_int_equal(served, 2);                                            /* the first Guards, not the second */
    assert_int_equal(heroes_served, 1);
    assert_int_equal(concealed_heroes, 1);                                  /* he is one all the same */
    assert_int_equal(ordered, all);
    grog_match_free(p.m);
}

TEST(a_token_of_equipment_is_used_up)
{
    RULE("HN-EQP-04");
    struct play p;
    begin(&p, muster("Blue Guards + Blue Crates", DECK));
    struct grog_run r = { .m = p.m, .g = &p.game };
    unsigned slot = (unsigned)(holding(&p, "Blue Crates") - p.hn.holding);
    for (unsigned left = 3; left; left--) {
        assert_int_equal(p.hn.holding[slot].left, left);
        hn_spend(&r, holding_ref(&p.hn, slot));
    }
    assert_int_equal(p.hn.holding[slot].left, 0);
    for (unsigned i = 0; i < UNITS; i++)                                    /* and then it serves nobody */
        assert_false(p.hn.unit[i].thing.live && hn_has_token(p.m, &p.hn, &p.hn.holding[slot], &p.hn.unit[i]));
    end_play(&p);
}

/* Two allies of Blue against Red, 300 army points a side. */
#define ALLIES(first, second) "scenario Shared Muster, seats 3, army1 " first ", army2 " second ", army3 Red Platoon"
#define SHARED " + Blue Plain x8 + Blue Other x8 + Blue Third x8 + Blue Fourth x8 + Blue Fifth x8 + Blue Sixth x8" \
               " + Blue Aim x2"

TEST(each_ally_needs_a_tile_with_units)
{
    RULE("HN-MUL-07");
    assert_unfit(ALLIES("Blue Platoon" SHARED, "Blue Command"), "needs a recruitment tile with units");
    assert_unfit(ALLIES("Blue Command" SHARED, "Blue Platoon"), "needs a recruitment tile with units");
}

TEST(allies_have_a_share_of_the_points_each)
{
    RULE("HN-MUL-08");
    struct play p;
    begin(&p, ALLIES("Blue Platoon" SHARED, "Blue Platoon"));
    end_play(&p);
    assert_unfit(ALLIES("Blue Platoon + Blue Platoon" SHARED, "Blue Platoon"), "costs 200 of 150");
}

TEST(allies_have_one_deck_of_fifty)
{
    RULE("HN-MUL-16");
    struct play p;
    begin(&p, ALLIES("Blue Platoon" SHARED, "Blue Platoon"));
    assert_int_equal(p.hn.deck[0][0] + p.hn.hand[0][0] + p.hn.hand[1][0], 50);
    assert_int_equal(p.hn.deck[1][0], 0);
    end_play(&p);
    assert_unfit(ALLIES("Blue Platoon" DECK, "Blue Platoon"), "at least 50 cards");
}

TEST(a_high_command_takes_options_of_its_bands)
{
    RULE("HN-MUL-15");
    assert_unfit(ALLIES("Blue Platoon + Blue Command + Blue Grey Crates" SHARED, "Blue Platoon"), "no free opening");
    struct play p;
    begin(&p, ALLIES("Blue Platoon + Blue Command + Blue Flyers" SHARED, "Blue Platoon"));
    end_play(&p);
}

TEST(the_high_command_is_paid_from_what_all_have)
{
    RULE("HN-MUL-10");
    struct play p;                                                          /* 120 + 30 and 100, of 150 each */
    begin(&p, ALLIES("Blue Guards + Blue Guards + Blue Command + Blue Flyers" SHARED, "Blue Platoon"));
    end_play(&p);
    assert_unfit(ALLIES("Blue Guards + Blue Guards + Blue Command + Blue Flyers" SHARED, "Blue Platoon + Blue Guards"),
                 "costs");
}

/* How many units of seat 0 the holding serves; heroes among them; and how many there are. */
static unsigned who_is_served(struct play *p, const struct holding *o, unsigned *heroes_too, unsigned *all)
{
    unsigned n = *heroes_too = *all = 0;
    EACH_UNIT(&p->hn, i) {
        struct unit *u = &p->hn.unit[i];
        if (u->thing.owner != 0)
            continue;
        u->thing.hidden = 0;
        ++*all;
        n += hn_serves(p->m, &p->hn, o, u);
        *heroes_too += hn_serves(p->m, &p->hn, o, u) && u->thing.card == card("Blue Ace");
    }
    return n;
}

TEST(a_trait_serves_its_tile_alone_and_an_officers_everybody)
{
    RULE("HN-EQP-02"); RULE("HN-EQP-03");
    struct play p;
    unsigned n, heroes_too, all;
    begin(&p, muster("Blue Staff + Blue Guards + Blue Levy + Blue Guards + A Blue Wanderer", DECK));
    assert_int_equal(who_is_served(&p, holding(&p, "Blue Levy"), &heroes_too, &all), 2);   /* of six */
    assert_int_equal(heroes_too, 0);
    assert_int_equal(all, 6);
    end_play(&p);
    begin(&p, muster("Blue Staff + Blue Levy + Blue Guards + A Blue Wanderer", DECK));
    n = who_is_served(&p, holding(&p, "Blue Levy"), &heroes_too, &all);
    assert_int_equal(n, all);
    end_play(&p);
    begin(&p, muster("Blue Staff + Blue Crates + Blue Guards", DECK));
    n = who_is_served(&p, holding(&p, "Blue Crates"), &heroes_too, &all);
    assert_int_equal(n, all);
    assert_int_equal(all, 3);
    end_play(&p);
}

TEST(of_equal_tokens_those_of_the_own_tile_go_first)
{
    RULE("HN-EQP-04");
    struct play p;
    begin(&p, muster("Blue Staff + Blue Crates + Blue Guards + Blue Crates", DECK));
    unsigned officers = (unsigned)(holding(&p, "Blue Crates") - p.hn.holding), own = officers + 2;
    assert_int_equal(p.hn.holding[own].thing.card, card("Blue Crates"));
    EACH_UNIT(&p.hn, i) {
        struct unit *u = &p.hn.unit[i];
        if (u->thing.owner != 0)
            continue;
        u->thing.hidden = 0;
        bool guards = plan_of(p.m)->roster[u->roster].tile == p.hn.holding[own].on;
        assert_int_equal(hn_equipment_of(p.m, &p.hn, i, card("Blue Crates")), guards ? own : officers);
        p.hn.holding[own].left = 0;                                         /* then the officer's serve them too */
        assert_int_equal(hn_equipment_of(p.m, &p.hn, i, card("Blue Crates")), officers);
        p.hn.holding[own].left = 3;
    }
    end_play(&p);
}

TEST(the_high_command_may_be_paid_by_an_ally)
{
    RULE("HN-MUL-10");
    struct play p;                                                          /* 130 + 30 and 120, of 150 each */
    begin(&p, ALLIES("Blue Platoon + Blue Staff + Blue Command + Blue Flyers" SHARED, "Blue Guards + Blue Guards"));
    end_play(&p);
    assert_unfit(ALLIES("Blue Platoon + Blue Staff + Blue Command + Blue Flyers" SHARED,
                        "Blue Guards + Blue Guards + Blue Staff"), "the side's armies cost 310 of 300");
    struct grog_error why = { 0 };                                          /* and in the shop, one army at a time */
    begin(&p, "scenario Drill");
    const struct grog_box box = { p.m->system, p.m->cards };
    struct grog_match *m = grog_draft_new(&box, "scenario Shared Muster, seats 3, army1 Blue Platoon + Blue Staff"
                                                " + Blue Command + Blue Flyers", &why);
    assert_non_null(m);
    assert_true(grog_draft_fits(m, &why));
    grog_match_free(m);
    m = grog_draft_new(&box, "scenario Shared Muster, seats 3, army1 Blue Platoon + Blue Guards", &why);
    assert_true(!m || !grog_draft_fits(m, &why));                           /* his own alone */
    assert_non_null(strstr(why.text, "costs 160 of 150"));
    grog_match_free(m);
    end_play(&p);
}

#define HALF  " + Blue Plain x8 + Blue Other x8 + Blue Third x8 + Blue Aim"
#define OTHER " + Blue Fourth x8 + Blue Fifth x8 + Blue Sixth x8 + Blue Aim"

TEST(the_deck_of_a_side_is_one_whoever_lists_it)
{
    RULE("HN-MUL-16"); RULE("HN-MUL-17");
    struct play p;
    begin(&p, ALLIES("Blue Platoon" HALF, "Blue Platoon" OTHER));
    assert_int_equal(p.hn.deck[0][0] + p.hn.hand[0][0] + p.hn.hand[1][0], 50);
    end_play(&p);
    begin(&p, ALLIES("Blue Platoon", "Blue Platoon" SHARED));               /* the second one's deck */
    assert_int_equal(p.hn.deck[0][0] + p.hn.hand[0][0] + p.hn.hand[1][0], 50);
    end_play(&p);
    assert_unfit(ALLIES("Blue Platoon" HALF, "Blue Platoon + Blue Fourth x8 + Blue Fifth x8 + Blue Sixth x8"),
                 "at least 50 cards, and this one 49");
    assert_unfit(ALLIES("Blue Platoon" SHARED, "Blue Platoon + Blue Plain"), "at most 8 of 'Blue Plain'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_tile_brings_its_units_and_its_openings), IT(options_are_of_four_kinds),
        IT(equipment_of_an_officer_is_everybodys),
        IT(an_option_fits_an_opening_by_size_and_band),
        IT(an_army_needs_a_tile_with_units), IT(an_alliance_has_one_high_command),
        IT(tiles_and_options_cost_points), IT(some_options_bring_points),
        IT(orders_need_an_officer), IT(a_filled_slot_gives_the_tiles_bonus), IT(an_option_goes_where_the_bonus_is),
        IT(heroes_stand_beside_the_tiles),
        IT(an_option_may_go_on_one_tile_alone), IT(gear_is_tokens_of_ones_choice), IT(gear_is_on_its_own_tile),
        IT(a_deck_has_forty_cards_of_the_own_nation), IT(command_cards_come_with_options),
        IT(equipment_serves_its_tile_an_officers_all_and_heroes_have_everything), IT(a_token_of_equipment_is_used_up),
        IT(each_ally_needs_a_tile_with_units), IT(allies_have_a_share_of_the_points_each),
        IT(allies_have_one_deck_of_fifty),
        IT(a_high_command_takes_options_of_its_bands), IT(the_high_command_is_paid_from_what_all_have),
        IT(a_draft_is_judged_by_the_side_of_its_nation),
        IT(a_draft_of_one_against_two_has_a_deck), IT(a_bill_has_a_line_each_of_the_list),
        IT(a_trait_serves_its_tile_alone_and_an_officers_everybody),
        IT(of_equal_tokens_those_of_the_own_tile_go_first), IT(the_high_command_may_be_paid_by_an_ally),
        IT(the_deck_of_a_side_is_one_whoever_lists_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
