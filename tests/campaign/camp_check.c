/* SPDX-License-Identifier: MIT */
/* camp_check.c -- what makes a campaign one that cannot be. */
#include "camp.h"

static void outfitting(struct play *p)
{
    begin_with(p, "Able");
    take(p, "equip Able/1");
    take(p, "buy Able/1, Plain Rifle");
}

TEST(a_broken_campaign_is_told)
{
    BROKEN(outfitting, p.c.member[0].thing.card = card("Plain Rifle"), "a member who is nobody");
    BROKEN(outfitting, p.c.member[0].thing.owner = GROG_NOBODY, "a member who is nobody");
    BROKEN(outfitting, p.c.goods[0].holder = 9, "goods of nobody");
    BROKEN(outfitting, p.c.goods[0].number = 0, "goods of nobody");
    BROKEN(outfitting, p.c.goods[0].thing.card = card("Able"), "goods of nobody");
    BROKEN(outfitting, p.c.adjusted[20] = 1, "a row that the chart has not");
    BROKEN(outfitting, p.c.region = card("Reds"), "another region or other hostiles");
    BROKEN(outfitting, p.c.missions[1] = card("Drill"), "a Mission that is not of this campaign");
    BROKEN(outfitting, p.game.frame[p.game.depth - 1].actor = 0, WRONG);
    BROKEN(outfitting, p.c.member[0].missions = 1, "a member of more Missions than were fought");
    BROKEN(outfitting, p.c.completed = 1, "more Missions than were fought");
    BROKEN(outfitting, p.c.ordinal = UINT8_MAX - 2, "more Missions than were fought");
    BROKEN(outfitting, p.c.mission[0] = p.c.mission[1] = 0, "a Mission that is not there");
}

/* As many Objectives as there is room for, and so many goods of one Soldier. */
TEST(what_is_full_is_sound)
{
    struct play p;
    outfitting(&p);
    for (unsigned i = 0; i < TEAM_ROOM - 1; i++) {
        p.c.goods[i] = p.c.goods[0];
        p.c.goods[i].thing.gen = 1;
    }
    assert_null(grog_check(p.m, &p.game));
    p.c.goods[TEAM_ROOM - 1] = p.c.goods[0];
    assert_string_equal(grog_check(p.m, &p.game), "more goods than one can have");
    grog_match_free(p.m);
    outfitting(&p);
    while (p.c.objectives[0] + p.c.objective[0] < CARD_ROOM)
        p.c.objectives[++p.c.objectives[0]] = card("Weir");
    assert_null(grog_check(p.m, &p.game));
    p.c.done[++p.c.done[0]] = card("Weir");
    assert_string_equal(grog_check(p.m, &p.game), "more Missions than there is room for");
    grog_match_free(p.m);
}

static void reporting(struct play *p)
{
    begin_with(p, "Able, Baker");
    take(p, "go");
    take(p, "success");
    take(p, "objective in space 4");
}

TEST(a_report_is_about_somebody)
{
    BROKEN(reporting, p.game.frame[p.game.depth - 1].local[FIELD_WHO] = 7, "a question that has no answer");
    BROKEN(reporting, p.c.objective[0] = p.c.objective[1] = 0, "a Mission that is not there");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_broken_campaign_is_told), IT(what_is_full_is_sound), IT(a_report_is_about_somebody),
    };
    return cmocka_run_group_tests_name("camp_check", tests, NULL, NULL);
}
