/* SPDX-License-Identifier: MIT */
/* wf_eras.c -- Settings and Eras, travel between them, Hostiles by type, Modern Events, Sitreps. */
#include "mission.h"

#include "pack/pack.h"
#include "warfighter/eras.h"

#include <stdio.h>

/* In the deck and its discards: hands have been put back. */
static unsigned in_deck(const struct play *p, unsigned zone, const char *name)
{
    return in_pile(p, zone, name) + in_pile(p, zone + 1, name);
}

static void fits(const char *setup)
{
    struct play p;
    begin(&p, setup);
    end_play(&p);
}

/* ---- the pack of Settings ------------------------------------------------------------ */

static const struct grog_card *named(const struct grog_cards *c, const char *name, enum card_kind kind)
{
    for (uint32_t i = 1; i < c->cards; i++)
        if (c->card[i].kind == kind && !strcmp(c->card[i].name, name))
            return &c->card[i];
    fail_msg("no card is called '%s'", name);
    return NULL;
}

/* The box that is usual: all packs of the project, each of which brings its own Nations. */
static const char *const all_packs[] = { "settings", "wwii-europe", "wwii-expansions", "wwii-pacific", "vietnam",
                                         "modern", "pmc", "shadow-war", "infestation" };

static struct grog_cards *all_cards(void)
{
    struct grog_error why = { 0 };
    struct grog_pack *pack[GROG_COUNT(all_packs)];
    char path[512];
    for (unsigned i = 0; i < GROG_COUNT(all_packs); i++) {
        snprintf(path, sizeof path, "%.*s/%s.pack", (int)(strrchr(SETTINGS, '/') - SETTINGS), SETTINGS, all_packs[i]);
        pack[i] = open_pack(path);
    }
    struct grog_cards *c = grog_cards_link(&warfighter_system, NULL, (const struct grog_pack *const *)pack,
                                           GROG_COUNT(all_packs), &why);
    if (!c)
        fail_msg("%s", why.text);
    for (unsigned i = 0; i < GROG_COUNT(all_packs); i++)
        grog_pack_close(pack[i]);
    return c;
}

/* NULL: it fits. */
static void assert_fits(const struct grog_cards *c, const char *setup, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_box box = { &warfighter_system, c };
    struct grog_match *m = grog_match_new(&box, setup, &why);
    if (!m == !because || (because && !strstr(why.text, because)))
        fail_msg("%s: %s, not: %s", setup, m ? "fits" : why.text, because ? because : "fits");
    grog_match_free(m);
}

TEST(every_setting_belongs_to_one_era)
{
    RULE("WF-ERA-01");
    RULE("WF-ERA-02");
    RULE("WF-ERA-03");
    RULE("WF-ERA-04");
    static const char *const era_of[][2] = {
        { "WWII Europe", "WWII Era" }, { "WWII Pacific", "WWII Era" }, { "Korean War", "WWII Era" },
        { "WWII Undead", "WWII Era" }, { "Vietnam War", "Cold War Era" }, { "Resistance", "Cold War Era" },
        { "Modern Daytime", "Modern Era" }, { "Shadow War", "Modern Era" }, { "Private Military", "Modern Era" },
        { "Infestation", "Near Future Era" },
    };
    struct grog_cards *c = all_cards();
    unsigned settings = 0;
    for (uint32_t i = 1; i < c->cards; i++)
        if (c->card[i].kind == OF_SETTING) {
            settings++;
            assert_int_equal(c->card[(uint16_t)c->card[i].number[SETTING_ERA]].kind, OF_ERA);
        }
    assert_int_equal(settings, GROG_COUNT(era_of));     /* in no pack is one more */
    for (unsigned i = 0; i < GROG_COUNT(era_of); i++) {
        const struct grog_card *s = named(c, era_of[i][0], OF_SETTING);
        const char *era = c->card[(uint16_t)s->number[SETTING_ERA]].name, *pack = strchr(era, ':');
        assert_string_equal(pack ? pack + 1 : era, era_of[i][1]);
    }
    grog_cards_free(c);
}

/* Does a Soldier that the Record is for bear the word? */
static bool is_barred(const struct grog_cards *c, const struct grog_card *record, int16_t word)
{
    static const uint8_t kinds[][2] = { { OF_PLAYER, RECORD_PLAYER }, { OF_TEAM_SOLDIER, RECORD_PLAYER },
                                        { OF_NON_PLAYER, RECORD_NON_PLAYER }, { OF_SQUAD, RECORD_SQUAD } };
    for (uint32_t i = 1; i < c->cards; i++)
        for (unsigned k = 0; k < GROG_COUNT(kinds); k++)
            if (c->card[i].kind == kinds[k][0] && record->number[kinds[k][1]])
                for (int n = 0; n < c->card[i].number[SOLDIER_KEYWORDS]; n++)
                    if (wf_listed(c->card[i].number + SOLDIER_KEYWORDS, n).card == (uint16_t)word)
                        return true;
    return false;
}

TEST(what_a_service_record_bars_is_borne_by_somebody)
{
    RULE("WF-SVC-07");
    struct grog_cards *c = all_cards();
    unsigned bars = 0;
    for (uint32_t i = 1; i < c->cards; i++)
        for (int k = 0; c->card[i].kind == OF_RECORD && k < c->card[i].number[RECORD_BARS]; k++, bars++)
            if (!is_barred(c, &c->card[i], c->card[i].number[RECORD_BARS + 1 + k]))
                fail_msg("%s bars nobody", c->card[i].name);
    assert_true(bars > 0);
    assert_fits(c, "mission Armoured Column, team Captain Ashworth + Arnhem 1944", NULL);
    assert_fits(c, "mission Armoured Column, team Captain Ashworth + Cromwell 'Old Contemptible' + Arnhem 1944",
                "WF-SVC-07");
    grog_cards_free(c);
}

TEST(weapons_for_self_defense_end_attacks_too)
{
    RULE("WF-PMT-15");
    struct grog_cards *c = all_cards();
    uint16_t word = (uint16_t)(named(c, "Quick on the Draw", OF_KEYWORD) - c->card);
    int16_t ours = (int16_t)(named(c, "Mossberg 590 Shotgun", OF_WEAPON)->number[WEAPON_NATIONS + 1]);
    unsigned weapons = 0;
    for (uint32_t i = 1; i < c->cards; i++) {
        const int16_t *n = c->card[i].number;
        bool his = c->card[i].kind == OF_WEAPON && n[WEAPON_NATIONS] && n[WEAPON_NATIONS + 1] == ours, bears = false;
        if (!his || !n[WEAPON_SELF_DEFENSE])
            continue;
        for (int k = 0; k < n[WEAPON_KEYWORDS]; k++)
            bears = bears || wf_listed(n + WEAPON_KEYWORDS, k).card == word;
        if (!bears)
            fail_msg("%s ends no Attack", c->card[i].name);
        weapons++;
    }
    assert_true(weapons > 2);
    grog_cards_free(c);
}

/* Does it lie in the deck of Action cards of this Mission? */
static bool is_in_actions(const struct grog_cards *c, const char *mission, const char *name)
{
    char setup[128];
    struct grog_error why = { 0 };
    struct grog_box box = { &warfighter_system, c };
    snprintf(setup, sizeof setup, "mission %s", mission);
    struct grog_match *m = grog_match_new(&box, setup, &why);
    if (!m)
        fail_msg("%s: %s", setup, why.text);
    bool is = wf_zone_for(m, (uint16_t)(named(c, name, OF_ACTION) - c->card)) == ZONE_ACTIONS;
    grog_match_free(m);
    return is;
}

TEST(all_missions_of_a_setting_have_its_decks)
{
    RULE("WF-ERA-10");
    static const char *const europe[] = { "Dawn Raid", "Night of the Gliders", "Cut the Power", "Over the Pass",
                                          "Raid on the Ridge", "Armoured Column" };
    struct grog_cards *c = all_cards();
    for (uint32_t i = 1; i < c->cards; i++)
        if (c->card[i].kind == OF_MISSION && !c->card[i].number[MISSION_SETTING])
            fail_msg("%s names no Setting", c->card[i].name);
    for (unsigned i = 0; i < GROG_COUNT(europe); i++) {
        assert_true(is_in_actions(c, europe[i], "Cricket Click") && is_in_actions(c, europe[i], "Plans of the Works"));
        assert_true(is_in_actions(c, europe[i], "Mad Minute") && is_in_actions(c, europe[i], "From the Dark"));
    }
    assert_false(is_in_actions(c, "What the Abbey Kept", "Cricket Click"));
    assert_false(is_in_actions(c, "Airstrip by Noon", "Cricket Click"));
    grog_cards_free(c);
}

/* Of whatever pack: who names none could have what another names none for. */
TEST(all_soldiers_and_what_they_have_name_their_era)
{
    RULE("WF-ERA-07");
    static const uint8_t at[CARD_KINDS] = {
        [OF_PLAYER] = SOLDIER_ERA, [OF_NON_PLAYER] = SOLDIER_ERA, [OF_SQUAD] = SOLDIER_ERA, [OF_K9] = SOLDIER_ERA,
        [OF_TEAM_SOLDIER] = SOLDIER_ERA, [OF_WEAPON] = WEAPON_ERA, [OF_EQUIPMENT] = EQUIPMENT_ERA,
        [OF_SKILL] = SKILL_ERA,
    };
    struct grog_cards *c = all_cards();
    for (uint32_t i = 1; i < c->cards; i++)
        if (at[c->card[i].kind] && !c->card[i].number[at[c->card[i].kind]])
            fail_msg("%s names no Era", c->card[i].name);
    assert_fits(c, "mission Search and Clear, team Lieutenant Abernathy + wwii-europe:Strong Back",
                "it is of another Era (WF-ERA-07)");
    grog_cards_free(c);
}

/* Of whatever pack: an Activity that Divinity pays for has no condition of a Reaction. */
TEST(a_power_that_is_no_reaction_costs_an_action)
{
    RULE("WF-DIV-08");
    struct grog_cards *c = all_cards();
    unsigned powers = 0;
    for (uint32_t i = 1; i < c->cards; i++)
        for (uint32_t k = 0; c->card[i].kind == OF_SKILL && k < c->card[i].abilities; k++) {
            const struct grog_ability *a = &c->ability[c->card[i].ability + k];
            bool divine = false, action = false;
            for (unsigned p = 0; p < GROG_PRICES; p++) {
                const struct grog_price *price = &a->price[p];
                divine = divine || (price->cost == COST_COUNTER && strstr(c->card[price->word].name, "Divinity"));
                action = action || price->cost == COST_ACTION;
            }
            if (a->point != POINT_SOLDIER_TURN || !divine)
                continue;
            powers++;
            if (!action)
                fail_msg("%s costs no Action", c->card[i].name);
        }
    assert_true(powers > 3);
    grog_cards_free(c);
}

TEST(what_packs_call_by_one_name_is_one)
{
    RULE("WF-ERA-08");
    RULE("WF-SET-71");
    struct grog_cards *c = all_cards();
    /* an American of the Pacific, and what Americans of Europe have */
#define CALLOWAY "mission Airstrip by Noon, team Lieutenant Calloway + wwii-europe:"
    assert_fits(c, CALLOWAY "M1 Garand + wwii-europe:Strong Back", NULL);
    assert_fits(c, CALLOWAY "Lee-Enfield No. 4", "it is of another Nation");
    assert_fits(c, "mission Search and Clear, team Lieutenant Abernathy + wwii-europe:M1 Garand", "WF-ERA-07");
    grog_cards_free(c);
}

TEST(hostiles_are_of_the_era_and_setting)
{
    RULE("WF-ERA-11");
    struct grog_cards *c = all_cards();
    assert_fits(c, "mission Dawn Raid, hostiles German Elite", NULL);
    assert_fits(c, "mission Dawn Raid, hostiles Japanese Elite", "WF-ERA-11");
    assert_fits(c, "mission Dawn Raid, hostiles Hill Militia", "WF-ERA-11");
    assert_fits(c, "mission Airstrip by Noon, hostiles German Elite", "WF-ERA-11");
    assert_fits(c, "mission Airstrip by Noon, hostiles Japanese Elite", NULL);
    assert_fits(c, "mission Dawn Raid, hostiles The Risen", "WF-ERA-11");       /* a Setting of their own */
    assert_fits(c, "mission Dawn Raid, hostiles The Risen Guard", "WF-ERA-11");
    assert_fits(c, "mission What the Abbey Kept, hostiles German Frontline", "WF-ERA-11");
    assert_fits(c, "mission What the Abbey Kept, hostiles The Risen Guard", NULL);
    assert_fits(c, "mission Dawn Raid, setting WWII Undead, hostiles The Risen", NULL);
    assert_fits(c, "mission What the Abbey Kept, setting WWII Europe, hostiles German Frontline", NULL);
    grog_cards_free(c);
    fits("mission Home Drill, hostiles Marauders, team Able");          /* it shares: those that name none */
    fits("mission Landfall, hostiles Marauders, team Able");            /* of the Nation that is met there */
    assert_unfit("mission Landfall, hostiles Reds, team Able", "WF-ERA-11");
}

/* What each pack has for a First Aid Kit. */
TEST(four_bandages_come_with_each_kit)
{
    RULE("WF-SET-69");
    static const char *const kits[] = { "Aid Man's Bag", "Unit One Bag", "Aid Bag", "modern:Trauma Bag", "Bus Aid Box",
                                        "infestation:Trauma Bag" };
    struct grog_cards *c = all_cards();
    for (unsigned i = 0; i < GROG_COUNT(kits); i++)
        assert_int_equal(named(c, kits[i], OF_EQUIPMENT)->number[EQUIPMENT_COUNTERS], 4);
    grog_cards_free(c);
}

/* A Service Record's Skills are those of his Era too. */
TEST(a_service_record_is_of_his_era)
{
    RULE("WF-ERA-07");
    fits("team Newman + New File");
    assert_unfit("team Oldham + New File", "it is of another Era (WF-ERA-07)");
    fits("team Oldham + July to August");               /* its Skill is of every Era */
    fits("team Oldham + Other July");                   /* it gives none */
}

/* ---- travel --------------------------------------------------------------------------- */

TEST(soldiers_of_every_era_obey_the_same_rules)
{
    RULE("WF-ERA-05");
    struct play p;
    begin(&p, "team Oldham + Old Gun + Newman + New Gun");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 2");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Oldham/1, Old Gun/1, Semi, Nest/1", 7, 1);
    TAKE(&p, "attack Newman/2, New Gun/2, Semi, Nest/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 2");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].actions = 1");
    end_play(&p);
}

TEST(any_soldier_may_go_to_any_setting)
{
    RULE("WF-ERA-06");
    fits("mission Landfall, team Newman");              /* another Era */
    fits("mission Home Drill, team Oldham");            /* another Setting of his own, or the same */
    fits("mission Landfall, team Oldham");
    fits("mission Landfall, team Able");
}

TEST(a_soldier_has_cards_of_his_own_era_alone)
{
    RULE("WF-ERA-07");
    RULE("WF-ERA-09");
    struct play p;
    assert_unfit("mission Home Drill, team Newman + Old Gun", "it is of another Era (WF-ERA-07)");
    assert_unfit("mission Home Drill, team Newman + Old Ruse", "it is of another Era");
    assert_unfit("team Oldham + New Box", "it is of another Era");
    fits("team Oldham + Plain Rifle");                  /* which names none */
    assert_unfit("team Able + Old Gun", "it is of another Era");
    begin(&p, "mission Home Drill, team Newman + New Gun + New Ruse + New Box + Oldham + Old Gun + Old Ruse");
    assert_refused(&p, "pass Newman/1, New Gun/1, Oldham/2", "WF-ERA-07");
    assert_refused(&p, "pass Newman/1, New Box/3, Oldham/2", "WF-ERA-07");
    take(&p, "drop Newman/1, New Gun/1");
    assert_refused(&p, "pick up Oldham/2, New Gun/1", "WF-ERA-07");
    assert_true(offered(&p, "pick up Newman/1, New Gun/1"));
    end_play(&p);
}

TEST(within_an_era_the_setting_does_not_matter)
{
    RULE("WF-ERA-08");
    fits("mission Landfall, team Oldham + Old Gun + Old Ruse");        /* of no Setting, in one of the Era */
    fits("mission Home Drill, team Oldham + Old Gun + Old Ruse");
    fits("mission Landfall, team Newman + New Gun + New Ruse");        /* nor does the Mission's Era */
}

/* ---- decks ------------------------------------------------------------------------------ */

TEST(a_setting_brings_decks_of_its_own)
{
    struct play p;
    begin(&p, "setting Fair Days, team Able");
    assert_int_equal(in_deck(&p, ZONE_ASIDE, "Dry Day"), 3);
    assert_int_equal(in_deck(&p, ZONE_ASIDE, "Short Straw"), 2);
    end_play(&p);
    begin(&p, "setting Plain Days, team Able");
    assert_int_equal(p.wf.aside[0], 0);
    end_play(&p);
    assert_unfit("setting Lost Days, team Able", "Lost Days draws from Almanac, which does not lie beside it");
}

/* What is drawn from a deck lies beside it until none is left; what is drawn from a cup goes back. */
TEST(a_cup_has_back_at_once_what_was_drawn)
{
    struct play p;
    begin(&p, "setting Fair Days, team Able");
    for (unsigned turn = 0; turn < 4; turn++) {         /* one was drawn as the first Turn began */
        assert_int_equal(in_pile(&p, ZONE_ASIDE_DISCARDS, "Dry Day"), turn % 3 + 1);
        assert_int_equal(in_pile(&p, ZONE_ASIDE, "Short Straw"), 2);
        assert_int_equal(p.wf.soldier[0].xp, 2 * (turn + 1));
        end_turn(&p);
    }
    end_play(&p);
}

TEST(a_setting_without_action_cards_is_none_to_play)
{
    RULE("WF-ERA-10");
    assert_unfit("setting Dumb Days, team Able", "no Action card lies in the decks of Dumb Days");
}

TEST(a_mission_has_the_decks_of_its_setting)
{
    RULE("WF-ERA-10");
    RULE("WF-ERA-11");
    struct play p;
    begin(&p, "mission Landfall, team Able");           /* it shares with nobody */
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Far Cry"), 6);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Old Tune"), 3);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Far Map"), 2);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Aim") + in_deck(&p, ZONE_ACTIONS, "Map"), 0);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Calm Sea"), 2);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Fog"), 0);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Trader"), 5);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Loner"), 0);
    end_play(&p);
    begin(&p, "mission Home Drill, team Able");         /* it shares */
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Aim"), 8);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Old Tune"), 3);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Far Cry") + in_deck(&p, ZONE_ACTIONS, "Far Map"), 0);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Fog"), 2);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Calm Sea"), 0);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Squall"), 0);
    end_play(&p);
    begin(&p, "team Able");                             /* no Setting */
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Aim"), 8);
    assert_int_equal(in_deck(&p, ZONE_ACTIONS, "Old Tune"), 0);
    end_play(&p);
}

TEST(the_settings_switches_are_in_force_though_the_setup_does_not_name_it)
{
    RULE("WF-ERA-12");
    struct play p;
    begin(&p, "mission Home Drill, team Able");
    for (unsigned i = 2; i <= 4; i++) {
        given(&p, "hand[0] = Field");
        take(&p, "play location Able/1, Field");
        given(&p, i == 2 ? "soldier[0].place = 2" : i == 3 ? "soldier[0].place = 3" : "soldier[0].place = 4");
    }
    given(&p, "hand[0] = Field");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-01");     /* three a Turn */
    end_play(&p);
    begin(&p, "mission Home Drill, setting Plain Days, team Able");     /* unless another is chosen */
    given(&p, "hand[0] = Field, Field");
    take(&p, "play location Able/1, Field");
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "play location Able/1, Field", "WF-LOC-01");
    end_play(&p);
}

TEST(a_setting_that_says_nothing_has_the_standard_rules)
{
    RULE("WF-ERA-13");
    struct play p, q;
    begin(&p, "setting Plain Days, team Able + Plain Rifle");
    begin(&q, "team Able + Plain Rifle");
    for (unsigned v = 1; v < VALUES; v++)
        assert_int_equal(p.m->base[v], q.m->base[v]);
    assert_int_equal(p.wf.timer, q.wf.timer);
    assert_int_equal(p.wf.soldier[0].actions, q.wf.soldier[0].actions);
    for (unsigned zone = 0; zone < ZONES; zone++)
        assert_int_equal(grog_pile_of(p.m, &p.game, zone, 0)[0], grog_pile_of(q.m, &q.game, zone, 0)[0]);
    end_play(&p);
    end_play(&q);
}

TEST(hostiles_without_levels_are_met_by_type)
{
    RULE("WF-SET-12");
    RULE("WF-SET-76");
    struct play p;
    begin(&p, "mission Landfall, team Able");
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Trader"), 5);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Raider"), 0);          /* another type of the same Nation */
    end_play(&p);
    begin(&p, "mission Landfall, hostiles Marauders, team Able");
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Trader"), 0);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Raider"), 5);
    end_play(&p);
}

TEST(the_levels_of_a_nation_can_be_shuffled_together)
{
    RULE("WF-OPT-13");
    struct play p;
    begin(&p, "hostiles All Reds, team Able");
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Loner"), 6);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Guard"), 4);
    end_play(&p);
    assert_unfit("hostiles Odd Lot, team Able", "of several Nations (WF-OPT-13)");
}

/* ---- Events in the Hostile deck ------------------------------------------------------------ */

static unsigned in_the_cup(const struct play *p)
{
    unsigned n = 0;
    for (unsigned i = 0; i < SOLDIERS; i++)
        n += p->wf.cup[i];
    return n;
}

TEST(modern_events_lie_in_the_hostile_deck)
{
    RULE("WF-EVT-07");
    struct play p;
    begin(&p, "mission Landfall, team Able");
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Squall"), 3);
    assert_int_equal(in_deck(&p, ZONE_HOSTILES, "Gale"), 2);
    assert_int_equal(in_deck(&p, ZONE_EVENTS, "Squall") + in_deck(&p, ZONE_EVENTS, "Gale"), 0);
    stack(&p, ZONE_HOSTILES, "Gale");
    given(&p, "hand[0] = Sandbar");
    take(&p, "play location Able/1, Sandbar");
    assert_true(told(&p, "an Event: Gale, 2"));
    assert_is(&p, "soldier[0].suppress = 0");           /* nobody is there */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Gale"), 1);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(an_event_among_hostiles_looks_like_them)
{
    RULE("WF-EVT-07");
    assert_unfit("setting Bad Backs, team Able", "Odd One lies in the Hostile deck and has the back of Even One");
}

TEST(their_value_counts_to_what_is_drawn)
{
    RULE("WF-EVT-08");
    struct play p;
    begin(&p, "mission Landfall, team Able");
    stack(&p, ZONE_HOSTILES, "Squall, Trader, Trader");
    given(&p, "hand[0] = Sandbar");
    take(&p, "play location Able/1, Sandbar");          /* 1 and 1 */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Squall"), 1);
    end_play(&p);
}

TEST(in_the_reinforcement_draw_the_value_must_match)
{
    RULE("WF-EVT-09");
    RULE("WF-EVT-15");
    struct play p;
    begin(&p, "mission Landfall, team Able");
    given(&p, "soldier[0].xp = 0");
    stack(&p, ZONE_HOSTILES, "Squall");
    end_turn(&p);
    assert_is(&p, "soldier[0].suppress = 1");           /* 1, of 0 to 1: there */
    assert_is(&p, "soldier[0].xp = 0");                 /* its value is nobody's */
    assert_int_equal(in_the_cup(&p), 4);
    assert_int_equal(hostiles_in_play(&p), 0);
    stack(&p, ZONE_HOSTILES, "Gale");
    end_turn(&p);
    assert_is(&p, "soldier[0].suppress = 1");           /* 2: discarded */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Gale"), 1);
    end_play(&p);
}

/* ---- Sitreps -------------------------------------------------------------------------------- */

TEST(one_sitrep_may_be_chosen)
{
    RULE("WF-SET-37");
    struct play p;
    fits("team Able");
    fits("sitrep Good Maps, team Able");
    begin(&p, "sitrep Good Maps, sitrep Bad Maps, team Able");          /* the last that is said */
    assert_int_equal(p.m->setup[SETUP_SITREP], card("Bad Maps"));
    end_play(&p);
    assert_unfit("sitrep Bribe, team Able", "not in this Region or Setting (WF-SET-37)");
    fits("mission Landfall, sitrep Bribe, team Able");
    assert_unfit("sitrep Coast Watch, team Able", "not in this Region or Setting");
    fits("mission Landfall, sitrep Coast Watch, team Able");
}

TEST(a_sitrep_modifies_the_mission)
{
    RULE("WF-SET-38");
    struct play p;
    begin(&p, "mission Home Drill, sitrep Bad Maps, team Able");
    stack(&p, ZONE_HOSTILES, "Pair, Pair");
    given(&p, "hand[0] = Toll");
    take(&p, "play location Able/1, Toll");             /* 1, and 1 more */
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

#define SIXTY "team Baker + Gast + Able + Plain Rifle + Bomb x2"           /* 15, 21, 20, 2, 2 */
TEST(a_sitrep_is_paid_for_or_pays)
{
    RULE("WF-SET-39");
    struct play p;
    fits("mission Home Drill, " SIXTY);                 /* 60 of 60 */
    assert_unfit("mission Home Drill, sitrep Good Maps, " SIXTY, "costs 60 Resource Points; the Mission has 57");
    fits("mission Landfall, sitrep Bribe, " SIXTY " + Calm");           /* 63 of 65 */
    assert_unfit("mission Landfall, sitrep Coast Watch, " SIXTY " + Calm", "has 61");
    begin(&p, "mission Landfall, sitrep Bribe, team Able");
    assert_is(&p, "points = 20");                       /* the Hostiles tables do not know it */
    end_play(&p);
}

TEST(a_sitrep_may_pay_for_each_location)
{
    RULE("WF-SET-40");
    fits("mission Home Drill, sitrep Bad Maps, " SIXTY " + Calm + Handy + Handier + Quick");    /* 72: 2 each of 6 */
    assert_unfit("mission Home Drill, sitrep Bad Maps, " SIXTY " + Calm + Handy + Handier + Quick + Knife",
                 "costs 73 Resource Points; the Mission has 72");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_setting_belongs_to_one_era), IT(what_a_service_record_bars_is_borne_by_somebody),
        IT(weapons_for_self_defense_end_attacks_too), IT(all_missions_of_a_setting_have_its_decks),
        IT(a_power_that_is_no_reaction_costs_an_action), IT(all_soldiers_and_what_they_have_name_their_era),
        IT(what_packs_call_by_one_name_is_one), IT(hostiles_are_of_the_era_and_setting),
        IT(a_service_record_is_of_his_era), IT(four_bandages_come_with_each_kit),
        IT(soldiers_of_every_era_obey_the_same_rules),
        IT(any_soldier_may_go_to_any_setting), IT(a_soldier_has_cards_of_his_own_era_alone),
        IT(within_an_era_the_setting_does_not_matter), IT(a_setting_brings_decks_of_its_own),
        IT(a_cup_has_back_at_once_what_was_drawn), IT(a_setting_without_action_cards_is_none_to_play),
        IT(a_mission_has_the_decks_of_its_setting),
        IT(the_settings_switches_are_in_force_though_the_setup_does_not_name_it),
        IT(a_setting_that_says_nothing_has_the_standard_rules), IT(hostiles_without_levels_are_met_by_type),
        IT(the_levels_of_a_nation_can_be_shuffled_together), IT(modern_events_lie_in_the_hostile_deck),
        IT(an_event_among_hostiles_looks_like_them),
        IT(their_value_counts_to_what_is_drawn), IT(in_the_reinforcement_draw_the_value_must_match),
        IT(one_sitrep_may_be_chosen), IT(a_sitrep_modifies_the_mission), IT(a_sitrep_is_paid_for_or_pays),
        IT(a_sitrep_may_pay_for_each_location),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
