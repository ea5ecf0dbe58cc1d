/* SPDX-License-Identifier: MIT */
/* wf_showing.c -- what faces show of a Mission: numbers in force, the path, who is where, and what the Hostile Turn may
 * bring; and that English has a sentence for each of them. */
#include "mission.h"
#include "warfighter/locations.h"
#include "warfighter/sides.h"
#include "warfighter/threat.h"
#include "scene/scene.h"
#include "words/words.h"

#include <math.h>
#include <stdio.h>

/* ---- words ------------------------------------------------------------------------------------- */

static void want(const struct grog_words *words, const char *of, const char *name, unsigned *missing)
{
    char key[128];
    snprintf(key, sizeof key, "warfighter.%s.%s", of, name);
    for (char *c = key; *c; c++)
        *c = *c == '_' ? '-' : *c;
    if (grog_words_has(words, key))
        return;
    print_message("en.words lacks: %s\n", key);
    ++*missing;
}

TEST(everything_shown_has_a_sentence)
{
    const struct grog_showing *y = warfighter_system.showing;
    struct grog_words *english = grog_words_english();
    unsigned missing = 0;
    assert_non_null(english);
    for (unsigned i = 0; i < y->n_shows; i++)
        want(english, "show", y->shows[i].name, &missing);
    for (unsigned i = 0; i < GROG_THREATS && y->threats[i]; i++)
        want(english, "threat", y->threats[i], &missing);
    grog_words_close(english);
    assert_int_equal(missing, 0);
}

/* ---- the scene ------------------------------------------------------------------------------------- */

static struct grog_scene scene;

static int number(const struct play *p, unsigned array, unsigned slot, const char *name)
{
    static union grog_any_game view;
    grog_view(p->m, &p->game, 0, &view.game);
    grog_scene_of(p->m, &view.game, 0, &scene);
    return grog_scene_number(p->m, &scene, scene.thing[array][slot], name);
}

TEST(soldiers_and_what_they_hold)
{
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker");
    given(&p, "soldier[0].wound[0] = 1");
    put_hostile(&p, "Loner", 1, 0);
    int most = numbers_of(p.m, card("Able"))[SOLDIER_HEALTH];
    assert_int_equal(number(&p, ARRAY_SOLDIER, 0, "most_health"), most);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 0, "health"), most - 1);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 0, "cover"), numbers_of(p.m, card("Able"))[SOLDIER_COVER]);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 0, "aimed_at"), 1);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 1, "aimed_at"), 0);
    assert_int_equal(number(&p, ARRAY_ITEM, 0, "ammo"), p.wf.item[0].count);
    assert_int_equal(scene.object[scene.thing[ARRAY_ITEM][0]].with, scene.thing[ARRAY_SOLDIER][0]);
    assert_int_equal(scene.object[scene.thing[ARRAY_SOLDIER][0]].square, grog_square(0, 0));
    assert_int_equal(number(&p, ARRAY_HOSTILE, 0, "standing"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, 0, "attacks"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, 0, "least_wounds"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, 0, "most_wounds"), 1);
    end_play(&p);
}

static int of_table(const struct play *p, const char *name)
{
    number(p, ARRAY_SOLDIER, 0, "health");              /* the scene as it is now */
    return grog_scene_number(p->m, &scene, 0, name);
}

TEST(what_a_squad_soldier_needs_to_hit)
{
    RULE("WF-SOL-45");
    struct play p;
    begin(&p, "team Able + Squad");
    assert_int_equal(number(&p, ARRAY_SOLDIER, 1, "hit_0"), 6);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 1, "hit_1"), 7);
    given(&p, "soldier[1].wound[0] = 1");
    assert_int_equal(number(&p, ARRAY_SOLDIER, 1, "hit_0"), 8);
    end_play(&p);
}

TEST(what_the_objective_wants_is_counted)
{
    RULE("WF-OBJ-06");
    RULE("WF-OBJ-11");
    struct play p;
    begin(&p, "mission Short Drill, objective Mast Hill, team Able");
    assert_int_equal(of_table(&p, "to_destroy"), 3);
    given(&p, "hostile[0].ekia = 1");
    assert_int_equal(of_table(&p, "to_destroy"), 2);
    end_play(&p);
    begin(&p, "mission Brawl, team Able");              /* its Arena wants all of them Eliminated */
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    put_hostile(&p, "Loner", p.wf.objective, 0);        /* there */
    p.wf.hostile[put_hostile(&p, "Loner", 1, 0)].flags |= HOSTILE_MARKED;
    put_hostile(&p, "Loner", 1, 0);                     /* nobody's concern */
    assert_int_equal(of_table(&p, "to_eliminate"), 2);
    end_play(&p);
}

TEST(body_count_that_is_still_to_be_banked_is_counted)
{
    RULE("NAM-CON-07");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Grim Drill, team Able");
    assert_int_equal(of_table(&p, "to_bank"), 2);
    given(&p, "bank = 1");
    assert_int_equal(of_table(&p, "to_bank"), 1);
    given(&p, "bank = 3");
    assert_int_equal(of_table(&p, "to_bank"), 0);
    end_play(&p);
}

TEST(the_path_is_a_row_with_what_is_not_yet_there_covered)
{
    struct play p;
    struct grog_board board;
    begin(&p, "team Able");
    assert_true(grog_scene_board(p.m, &p.game, &board));
    assert_int_equal(board.height, 1);
    assert_int_equal(board.width, p.wf.objective);
    assert_int_equal(board.at[0].ground, p.wf.location[0].thing.card);
    assert_int_equal(board.at[0].bits, 0);
    assert_int_equal(board.at[1].bits, GROG_SQUARE_COVERED);
    assert_int_equal(board.at[board.width - 1].bits, GROG_SQUARE_COVERED);
    assert_int_equal(board.at[board.width - 1].goal, 1);
    end_play(&p);
}

/* ---- threats ------------------------------------------------------------------------------------------ */

enum { TURNS = 20000, PLACES_MOST = 3 };

static const struct danger {
    const char *team, *lines;
    struct { const char *name; unsigned space, target; } hostile[PLACES_MOST];
} dangers[] = {
    { "Able", "", { { "Loner", 1, 0 } } },
    { "Able", "", { { "Crowd", 1, 0 } } },
    { "Able", "soldier[0].wound[0] = 1", { { "Crowd", 1, 0 }, { "Crowd", 1, 0 } } },
    { "Able + Baker", "", { { "Crowd", 1, 0 }, { "Loner", 1, 1 }, { "Loner", 1, 0 } } },
    { "Able + Kevlar + Pot", "", { { "Crowd", 1, 0 }, { "Loner", 1, 0 } } },
    { "Able + Cape", "", { { "Crowd", 1, 0 } } },
    { "Able + Baker", "hostile[0].suppress = 1", { { "Crowd", 1, 1 }, { "Pair", 1, 1 } } },
    { "Able, setting Nest Drill", "", { { "Darter", 2, 0 } } },         /* CHT-FST-13: it comes, and Attacks */
};

static void endanger(struct play *p, const struct danger *d)
{
    char setup[200];
    snprintf(setup, sizeof setup, "team %s", d->team);
    begin(p, setup);
    put_location(p, "Field");
    for (unsigned i = 0; i < PLACES_MOST && d->hostile[i].name; i++)
        put_hostile(p, d->hostile[i].name, d->hostile[i].space, d->hostile[i].target);
    given(p, d->lines);
}

/* What a Hostile Turn has done to each Soldier. */
static void count(const struct play *q, unsigned seen[SOLDIERS][THREATS])
{
    bool so[SOLDIERS][THREATS] = { { false } };
    for (uint32_t i = 0; i < q->heard.n; i++) {
        const struct grog_event *e = &q->heard.at[i];
        int which = e->kind == TOLD_PINNED ? THREAT_SUPPRESS : e->kind == TOLD_WOUND ? THREAT_WOUND
                  : e->kind == TOLD_DOWN ? THREAT_DOWN : -1;
        if (which >= 0)
            so[grog_ref_slot(e->object[0])][which] = true;
    }
    for (unsigned i = 0; i < SOLDIERS; i++)
        for (unsigned k = 0; k < THREATS; k++)
            seen[i][k] += so[i][k];
}

static void roll_turns(const struct play *p, unsigned seen[SOLDIERS][THREATS])
{
    static struct play q;
    struct grog_dice dice;
    grog_dice_seed(&dice, (const uint8_t[GROG_SEED_BYTES]){ 7 });
    q.m = p->m;
    for (unsigned i = 0; i < TURNS; i++) {
        memcpy(&q.wf, &p->wf, sizeof p->wf);
        q.game.dice = dice;
        struct grog_option end = { .verb = VERB_END_TURN };
        assert_int_equal(grog_take(q.m, &q.game, 0, end, &q.heard), GROG_OK);
        count(&q, seen);
        dice = q.game.dice;
    }
}

/* Within five standard errors, and the thousandth that is rounded away. */
static void assert_near(unsigned seen, unsigned of_thousand)
{
    double p = of_thousand / 1000.0, error = 5 * sqrt(p * (1 - p) / TURNS) + 0.0006;
    if (fabs(seen / (double)TURNS - p) > error)
        fail_msg("seen %.4f, shown %.3f", seen / (double)TURNS, p);
}

TEST(twenty_thousand_hostile_turns_come_out_as_is_shown)
{
    unsigned threatened = 0;
    for (unsigned i = 0; i < GROG_COUNT(dangers); i++) {
        static struct play p;
        unsigned seen[SOLDIERS][THREATS] = { { 0 } };
        endanger(&p, &dangers[i]);
        memset(p.wf.hostiles, 0, sizeof p.wf.hostiles);         /* nothing arrives */
        memset(p.wf.hostile_discards, 0, sizeof p.wf.hostile_discards);
        roll_turns(&p, seen);
        EACH_SOLDIER(&p.wf, s) {
            struct grog_shares shown;
            threatened += warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, s, &shown);
            for (unsigned k = 0; k < THREATS; k++)
                assert_near(seen[s][k], shown.of_thousand[k]);
        }
        end_play(&p);
    }
    assert_int_equal(threatened, 9);
}

TEST(nothing_threatens_whom_nobody_can_attack)
{
    struct play p;
    struct grog_shares shown;
    begin(&p, "team Able");
    assert_false(warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, 0, &shown));
    unsigned far = put_hostile(&p, "Loner", 1, 0);
    assert_true(warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, 0, &shown));
    assert_true(shown.of_thousand[THREAT_SUPPRESS] > 0);
    p.wf.hostile[far].suppress = 1;                     /* and has no active Hostile any more */
    assert_false(warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, 0, &shown));
    end_play(&p);
}

TEST(a_fast_hostile_threatens_from_where_it_will_have_moved)
{
    RULE("CHT-FST-05");
    RULE("CHT-FST-15");
    struct play p;
    struct grog_shares shown;
    begin(&p, "team Able + Plain Rifle, setting Nest Drill");
    put_location(&p, "Field");
    put_location(&p, "Field");
    unsigned darter = put_hostile(&p, "Darter", 2, 0);  /* Range 0 */
    assert_int_equal(number(&p, ARRAY_HOSTILE, darter, "is_fast"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, darter, "attacks"), 1);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 0, "attacked_by"), 1);
    assert_true(warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, 0, &shown));
    given(&p, "hostile[0].place = 3");                  /* one Move is not enough */
    assert_int_equal(number(&p, ARRAY_HOSTILE, darter, "attacks"), 0);
    given(&p, "hostile[0].place = 1");
    p.wf.hostile[darter].flags |= HOSTILE_ACTED;
    assert_int_equal(number(&p, ARRAY_HOSTILE, darter, "has_acted"), 1);
    assert_false(warfighter_system.showing->threat(p.m, &p.game, ARRAY_SOLDIER, 0, &shown));
    end_play(&p);
}

/* ---- two sides, Body Count --------------------------------------------------------------------------- */

TEST(sides_and_body_count_are_shown)
{
    RULE("NAM-CON-07");
    RULE("NAM-CON-44");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Grim Drill, team Able + Baker");
    assert_int_equal(of_table(&p, "bodies_wanted"), 2);
    assert_int_equal(of_table(&p, "to_bank"), 2);
    given(&p, "bank = 1\nsaved[1] = Aim");
    assert_int_equal(of_table(&p, "banked"), 1);
    assert_int_equal(of_table(&p, "to_bank"), 1);
    assert_int_equal(number(&p, ARRAY_SOLDIER, 1, "set_by"), 1);
    unsigned farmers = put_hostile(&p, "Armed Farmers", 3, 0), ambush = put_hostile(&p, "Ambush", 1, 0);
    assert_int_equal(number(&p, ARRAY_HOSTILE, farmers, "is_engaged_side"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, farmers, "will_fade"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, ambush, "has_other_side"), 1);
    assert_int_equal(number(&p, ARRAY_HOSTILE, ambush, "will_fade"), 0);
    put_hostile(&p, "Loner", 3, 0);                     /* company */
    assert_int_equal(number(&p, ARRAY_HOSTILE, farmers, "will_fade"), 0);
    end_play(&p);
}

/* To pay for a side that turns back at once is a waste that is told before. */
TEST(whether_the_other_side_would_turn_back)
{
    RULE("NAM-CON-04");
    struct play p;
    begin(&p, "setting Jungle Drill, team Able");
    put_location(&p, "Field");
    unsigned near = put_hostile(&p, "Ambush", 1, 0), far = put_hostile(&p, "Ambush", 2, 0);
    assert_false(wf_turns_back(p.m, &p.wf, near));
    assert_true(wf_turns_back(p.m, &p.wf, far));        /* nobody is there */
    end_play(&p);
}

/* ---- how tables are read ------------------------------------------------------------------------------- */

static const struct grog_card_field *field_of(const struct play *p, const char *of, const char *name)
{
    const struct grog_card_kind *k = &warfighter_system.card_kinds[kind_of(p->m, card(of))];
    for (unsigned i = 0; i < k->fields; i++)
        if (!strcmp(k->field[i].name, name))
            return &k->field[i];
    return NULL;
}

TEST(by_what_a_table_of_hostiles_is_read)
{
    RULE("NAM-ACT-83");
    RULE("NAM-ACT-84");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Far Drill, team Able");
    assert_int_equal(wf_reading(p.m, card("Paddy"), field_of(&p, "Paddy", "hostiles")), 3);
    assert_int_equal(wf_reading(p.m, card("Paddy"), field_of(&p, "Paddy", "entrance")), 0);
    assert_int_equal(wf_value_to_draw(p.m, &p.wf, card("Paddy")), 4);   /* the Objective in #5 */
    end_play(&p);
    begin(&p, "mission Far Drill, team Able");
    assert_int_equal(wf_reading(p.m, card("Paddy"), field_of(&p, "Paddy", "hostiles")), 0);
    end_play(&p);
}

TEST(each_of_several_objectives_lies_in_its_square)
{
    RULE("NAM-MSN-38");
    struct play p;
    struct grog_board board;
    begin(&p, "setting Jungle Drill, mission Two Stops, team Able");
    assert_true(grog_scene_board(p.m, &p.game, &board));
    assert_int_equal(board.at[1].ground, card("Relay"));
    assert_int_equal(board.at[1].goal, 1);
    assert_int_equal(board.at[1].bits, GROG_SQUARE_COVERED);
    assert_int_equal(board.at[2].ground, 0);
    assert_int_equal(board.at[2].goal, 0);
    assert_int_equal(board.at[3].goal, 1);
    end_play(&p);
}

/* The amount of a line of the result; -1: it has none of these. */
static int in_result(const struct play *p, const char *word)
{
    static struct grog_result result;
    grog_result(p->m, &p->game, &result);
    for (unsigned i = 0; i < result.lines; i++)
        if (!strcmp(grog_result_word(p->m, result.line[i].kind), word))
            return result.line[i].amount;
    return -1;
}

TEST(the_result_says_what_was_banked)
{
    RULE("NAM-CON-07");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Grim Drill, team Able");
    given(&p, "bank = 1");
    assert_int_equal(in_result(&p, "objective"), 0);
    assert_int_equal(in_result(&p, "body count banked"), 1);
    assert_int_equal(in_result(&p, "body count wanted"), 2);
    end_play(&p);
    begin(&p, "team Able");                             /* nothing is to be banked */
    assert_int_equal(in_result(&p, "body count wanted"), -1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(everything_shown_has_a_sentence),
        IT(soldiers_and_what_they_hold),
        IT(what_the_objective_wants_is_counted), IT(body_count_that_is_still_to_be_banked_is_counted),
        IT(what_a_squad_soldier_needs_to_hit),
        IT(the_path_is_a_row_with_what_is_not_yet_there_covered),
        IT(twenty_thousand_hostile_turns_come_out_as_is_shown),
        IT(nothing_threatens_whom_nobody_can_attack), IT(a_fast_hostile_threatens_from_where_it_will_have_moved),
        IT(sides_and_body_count_are_shown), IT(whether_the_other_side_would_turn_back),
        IT(by_what_a_table_of_hostiles_is_read),
        IT(each_of_several_objectives_lies_in_its_square),
        IT(the_result_says_what_was_banked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
