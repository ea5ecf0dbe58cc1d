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
    BROKEN(outfitting, p.c.mission[0] = p.c.mission[1] = 0, "a Mission that is not there");
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
    const struct CMUnitTest tests[] = { IT(a_broken_campaign_is_told), IT(a_report_is_about_somebody) };
    return cmocka_run_group_tests_name("camp_check", tests, NULL, NULL);
}
