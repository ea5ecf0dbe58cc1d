/* SPDX-License-Identifier: MIT */
/* wf_market.c -- a team that is still being bought: what it costs so far, and what may come to it. */
#include "mission.h"
#include "warfighter/team.h"

#include "kernel/market.h"

static void set(struct grog_match *m, const char *cards)
{
    struct grog_match *all = draft_of(cards);
    unsigned n;
    const struct grog_listed *list = grog_setup_list(all, SETUP_TEAM, &n);
    grog_draft_set(m, list, n);
    grog_match_free(all);
}

static void assert_refuses(struct grog_match *m, const char *cards, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_bill bill;
    set(m, cards);
    assert_false(grog_draft_allows(m, &why));
    assert_false(grog_draft_fits(m, NULL));
    assert_false(grog_draft_bill(m, &bill));
    assert_int_equal(bill.n, 0);
    if (!strstr(why.text, because))
        fail_msg("%s: %s, not: %s", cards, why.text, because);
}

TEST(nobody_is_allowed_and_does_not_fit)
{
    struct grog_match *m = draft_of("mission Light Drill");
    struct grog_error why = { 0 };
    struct grog_bill bill;
    assert_true(grog_draft_allows(m, &why));
    assert_false(grog_draft_fits(m, &why));
    assert_non_null(strstr(why.text, "nobody"));
    assert_true(grog_draft_bill(m, &bill));
    assert_int_equal(bill.n, 0);
    assert_int_equal(bill.cost, 0);
    assert_int_equal(bill.most, 60);
    grog_match_free(m);
}

TEST(a_team_without_a_player_soldier_may_still_get_one)
{
    RULE("WF-BUY-02");
    struct grog_match *m = draft_of("mission Drill");
    struct grog_error why = { 0 };
    set(m, "team Walt");
    assert_true(grog_draft_allows(m, &why));
    assert_false(grog_draft_fits(m, &why));
    assert_non_null(strstr(why.text, "needs a Player Soldier (WF-BUY-02)"));
    set(m, "team Walt + Able");
    assert_true(grog_draft_fits(m, &why));
    grog_match_free(m);
}

TEST(what_is_forbidden_is_so_before_the_team_is_whole)
{
    RULE("WF-SET-23");
    RULE("WF-BUY-05");
    RULE("WF-SOL-10");
    RULE("WF-SKL-09");
    struct grog_match *m = draft_of("mission Light Drill");
    assert_refuses(m, "team Walt + Plain Rifle", "only Player Soldiers are equipped");
    assert_refuses(m, "team Plain Rifle", "begins with a Soldier");
    assert_refuses(m, "team Able + Stride", "it cannot be bought");
    assert_refuses(m, "team Able + Handier", "a Skill that it needs is missing (WF-SKL-09)");
    assert_refuses(m, "team Able + Gast + Quill", "costs 66 Resource Points; the Mission has 60 (WF-BUY-05)");
    assert_refuses(m, "team Able + Plain Rifle x5", "carries 8 and can carry 7 (WF-SOL-10)");
    assert_refuses(m, "team Able + Plain Rifle x52", "no more than 99 counters");
    grog_match_free(m);
}

TEST(the_bill_of_a_team)
{
    RULE("WF-BUY-05");
    RULE("WF-BUY-15");
    RULE("WF-WPN-37");
    RULE("WF-SOL-11");
    RULE("WF-MSN-07");
    struct grog_match *m = draft_of("mission Light Drill");
    static struct grog_bill bill;
    set(m, "team Able + Plain Rifle x2 + Strong + Walt + Baker x2 + Bomb x3");
    assert_true(grog_draft_bill(m, &bill));
    assert_int_equal(bill.n, 6);
    assert_int_equal(bill.cost, bill.at[0].cost + 3 + 2 + bill.at[3].cost + 15 + 3);
    assert_int_equal(bill.at[0].carries, 5);            /* the rifle 4, a set of Ammo 1 */
    assert_int_equal(bill.at[0].most, 12 - 5 + 2);      /* his own, the Mission's, Strong */
    assert_int_equal(bill.at[1].weight, 5);
    assert_int_equal(bill.at[1].member, 0);
    assert_int_equal(bill.at[2].weight, 0);
    assert_int_equal(bill.at[3].most, -1);
    assert_int_equal(bill.at[3].member, 3);
    assert_int_equal(bill.at[4].number, 2);             /* his seat */
    assert_int_equal(bill.at[5].member, 4);
    assert_int_equal(bill.at[5].cost, 3);
    assert_int_equal(bill.at[4].carries, 3);
    grog_match_free(m);
}

TEST(the_price_of_a_card_alone)
{
    struct grog_match *m = draft_of("mission Drill");
    struct grog_bought b;
    wf_market.price(m, &(struct grog_listed){ card("Crate"), 2 }, &b);
    assert_int_equal(b.cost, 4);
    assert_int_equal(b.weight, 10);
    wf_market.price(m, &(struct grog_listed){ card("Able"), 0 }, &b);
    assert_int_equal(b.cost, 20);
    assert_int_equal(b.weight, 0);
    grog_match_free(m);
}

TEST(what_the_ways_in_and_out_cost_cannot_be_spent_again)
{
    RULE("WF-SHW-08");
    struct grog_match *m = draft_of("mission Night Mission");
    struct grog_bill bill;
    assert_true(grog_draft_bill(m, &bill));
    assert_int_equal(bill.most, 42);                    /* 8 of the Mission's 50 are gone */
    grog_match_free(m);
}

TEST(no_list_is_too_long_to_be_refused)
{
    struct grog_match *m = draft_of("mission Drill");
    static struct grog_listed many[GROG_LISTED_MAX + 1];
    struct grog_error why = { 0 };
    for (unsigned i = 0; i <= GROG_LISTED_MAX; i++)
        many[i] = (struct grog_listed){ i ? card("Quick") : card("Able"), 0 };
    grog_draft_set(m, many, TEAM_ROOM + 1);
    assert_false(grog_draft_allows(m, &why));
    assert_non_null(strstr(why.text, "too large"));
    grog_draft_set(m, many, GROG_LISTED_MAX + 1);
    assert_false(grog_draft_allows(m, &why));
    grog_match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(nobody_is_allowed_and_does_not_fit), IT(a_team_without_a_player_soldier_may_still_get_one),
        IT(what_is_forbidden_is_so_before_the_team_is_whole), IT(the_bill_of_a_team), IT(the_price_of_a_card_alone),
        IT(what_the_ways_in_and_out_cost_cannot_be_spent_again), IT(no_list_is_too_long_to_be_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
