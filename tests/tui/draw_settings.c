/* SPDX-License-Identifier: MIT */
/* draw_settings.c -- what Settings bring to the table beside the standard rules is drawn and said where one looks for
 * it: sides of Hostiles, Fast ones, Body Count, what lies on a Soldier. */
#define _XOPEN_SOURCE 700
#include "sitting.h"

#include "kernel/run.h"
#include "kernel/thing.h"
#include "tui/face_warfighter.h"
#include "warfighter/common.h"

#include <locale.h>

const struct face face_heroes = { .system = "heroes" }, face_any = { 0 };     /* others' */

/* ---- a Mission ----------------------------------------------------------------------------- */

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    static const char *const paths[] = { PACKS "/settings.pack", PACKS "/vietnam.pack", PACKS "/infestation.pack" };
    if (!linked)
        linked = sitting_cards(&warfighter_system, NULL, paths, sizeof paths / sizeof *paths);
    return (struct grog_box){ &warfighter_system, linked };
}

static struct sitting s;

static struct warfighter *game(void) { return (struct warfighter *)(void *)&s.game; }
static uint16_t card(const char *name) { return (uint16_t)grog_card_named(box().cards, name); }

static void sit_down(const char *setup)
{
    struct grog_box b = box();
    struct grog_error why = { 0 };
    struct grog_match *m = grog_match_new(&b, setup, &why);
    if (!m)
        fail_msg("%s: %s", setup, why.text);
    sitting_begin(&s, m, &face_warfighter, (const uint8_t[GROG_SEED_BYTES]){ 1 });
}

/* On the Mission card, aimed at the first Soldier; which one it is. */
static unsigned put_hostile(const char *name)
{
    struct grog_run r = { .m = s.play.m, .g = &s.game.game };
    unsigned slot = grog_ref_slot(grog_thing_new(&r, ARRAY_HOSTILE, card(name), GROG_NOBODY));
    game()->hostile[slot].place = game()->hostile[slot].target = 1;
    return slot;
}

/* ---- what is there -------------------------------------------------------------------------- */

/* Does it stand in one line of the canvas? */
static bool says(const char *text)
{
    char line[CANVAS_WIDE + 1];
    for (int y = 0; y < s.canvas.h; y++) {
        for (int x = 0; x < s.canvas.w; x++)
            line[x] = (char)(s.canvas.at[y][x].glyph < 128 ? s.canvas.at[y][x].glyph : '?');
        line[s.canvas.w] = 0;
        if (strstr(line, text))
            return true;
    }
    return false;
}

static void draw_at(int w, int h)
{
    sitting_look(&s);
    canvas_clear(&s.canvas, w, h);
    face_warfighter.draw(&s.table, canvas_all(&s.canvas));
}

/* Does what is said of the thing have these words? */
static bool explains(unsigned array, unsigned slot, const char *words)
{
    GROG_ROOM(text, 8192);
    sitting_look(&s);
    s.table.object = s.scene.thing[array][slot];
    sitting_explain(&s, &text);
    play_say_pointed_too(&s.play, &(struct grog_pointed){ .object = s.table.object }, &text);
    return strstr(text_room, words) && !strchr(text_room, '{');
}

#define LUNCH "mission Short Walk Before Lunch, team Second Squad"
#define TRUCK "mission Before the Truck Leaves, team Tailgate Crew"

TEST(body_count_stands_in_the_head_line)
{
    sit_down(LUNCH);
    game()->bank = 2;
    sitting_look(&s);
    canvas_clear(&s.canvas, 118, 1);
    face_warfighter.head(&s.table, canvas_all(&s.canvas));
    assert_true(says("Body Count 2 of 5 banked"));
    sitting_end(&s);
    sit_down(TRUCK);                                    /* nobody counts there */
    canvas_clear(&s.canvas, 118, 1);
    face_warfighter.head(&s.table, canvas_all(&s.canvas));
    assert_false(says("Body Count"));
    sitting_end(&s);
}

TEST(each_side_of_a_hostile_is_told)
{
    sit_down(LUNCH);
    unsigned pair = put_hostile("Hamlet Guerrillas");
    draw_at(118, 30);
    assert_true(says("unengaged, Cover 4"));
    assert_true(says("U unengaged E engaged"));         /* what the letters mean */
    draw_at(78, 12);                                    /* one line each */
    assert_true(says(" U "));
    assert_true(explains(ARRAY_HOSTILE, pair, "It is unengaged"));
    assert_false(explains(ARRAY_HOSTILE, pair, "not yet active"));            /* it is not in the Objective */
    game()->hostile[pair].place = game()->objective;
    game()->active = 0, game()->location[1].flags = LOCATION_INACTIVE;
    sitting_look(&s);
    assert_true(explains(ARRAY_HOSTILE, pair, "in the Objective, which is not yet active"));
    game()->hostile[pair].place = 1;
    sitting_look(&s);
    assert_true(explains(ARRAY_HOSTILE, pair, "Guerrillas in the Open"));     /* what lies on the other side */
    game()->hostile[pair].thing.card = card("Guerrillas in the Open");
    draw_at(118, 30);
    assert_true(says("engaged, Cover 3") && !says("unengaged, Cover"));
    assert_true(explains(ARRAY_HOSTILE, pair, "engaged side"));
    sitting_end(&s);
}

TEST(fast_hostiles_and_what_lies_on_them)
{
    sit_down(TRUCK);
    unsigned gleaner = put_hostile("Gleaner");
    draw_at(118, 30);
    assert_true(says("Gleaner") && says(" F ?"));
    assert_true(explains(ARRAY_HOSTILE, gleaner, "moves and then attacks"));
    canvas_clear(&s.canvas, 100, 12);
    face_warfighter.threats(&s.table, canvas_all(&s.canvas));
    assert_true(says("Fast Hostiles (F) need not wait"));
    game()->hostile[gleaner].flags |= HOSTILE_ACTED;
    game()->hostile[gleaner].slow = 2;
    game()->hostile[gleaner].field = 1;
    draw_at(118, 30);
    assert_true(says(" f ?") && says("Slow 2 yields 1"));
    assert_true(explains(ARRAY_HOSTILE, gleaner, "it has acted this Turn"));
    assert_true(explains(ARRAY_HOSTILE, gleaner, "2 Slow counters"));
    sitting_end(&s);
}

TEST(what_lies_on_a_soldier_stands_in_his_row)
{
    struct grog_run r = { .m = NULL };
    sit_down(LUNCH);
    r = (struct grog_run){ .m = s.play.m, .g = &s.game.game };
    game()->soldier[1].bodies = 3;
    grog_put(&r, ZONE_SAVED, 1, card("Hot Landing"));
    game()->soldier[2].part |= PART_RESCUE;
    draw_at(118, 34);
    assert_true(says("Body Count 3"));
    assert_true(says("1 card to enter"));
    assert_true(says("to be rescued"));
    sitting_end(&s);
}

/* A counter of a pack is called by its word wherever marks are told. */
TEST(counters_are_called_by_their_words)
{
    sit_down(TRUCK);
    const struct grog_scene_object *o = &s.scene.object[s.scene.thing[ARRAY_SOLDIER][2]];
    unsigned seen = 0;
    for (unsigned i = 0; i < o->marks; i++) {
        const struct grog_scene_mark *m = &s.scene.marked[o->mark + i];
        GROG_ROOM(text, 128);
        if (strcmp(grog_mark_name(s.play.m, m), "counter"))
            continue;
        grog_say_mark(&s.play.s, &s.view.game, m->field, m->index, m->word, m->value, &text);
        assert_string_equal(text_room, "1 Field Point");
        seen++;
    }
    assert_int_equal(seen, 1);
    sitting_end(&s);
}

/* Of every ready-made team, whatever happens: every message is there and whole, and the tables can be drawn. */
TEST(everything_can_be_drawn_and_explained)
{
    enum { LOOKS = 6 };
    unsigned teams = 0;
    for (uint32_t i = 1; i < box().cards->cards; i++) {
        const struct grog_card *c = &box().cards->card[i];
        char setup[256];
        if (c->kind != OF_TEAM)
            continue;
        snprintf(setup, sizeof setup, "mission %s, team %s", box().cards->card[c->number[TEAM_MISSION]].name, c->name);
        sit_down(setup);
        for (unsigned k = 0; k < LOOKS && !s.game.game.over; k++) {
            for (unsigned n = 0; n < 20 && !s.game.game.over; n++) {
                grog_list(s.play.m, &s.game.game, 0, &s.all);
                struct grog_option o = s.all.at[chance_below(&s.chance, s.all.n)];
                grog_take(s.play.m, &s.game.game, 0, o, &s.heard);
            }
            draw_at(k % 2 ? 118 : 78, k % 3 ? 30 : 12);
            for (uint16_t thing = 1; thing < s.scene.objects; thing++) {
                GROG_ROOM(text, 8192);
                if (s.scene.object[thing].sort != GROG_IS_A_THING)
                    continue;
                s.table.object = thing;
                sitting_explain(&s, &text);
                assert_null(strchr(text_room, '{'));
            }
            s.table.object = 0;
        }
        sitting_end(&s);
        teams++;
    }
    assert_true(teams > 40);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(body_count_stands_in_the_head_line),
        IT(each_side_of_a_hostile_is_told),
        IT(fast_hostiles_and_what_lies_on_them),
        IT(what_lies_on_a_soldier_stands_in_his_row),
        IT(counters_are_called_by_their_words),
        IT(everything_can_be_drawn_and_explained),
    };
    setlocale(LC_CTYPE, "C.UTF-8");
    return cmocka_run_group_tests(tests, NULL, NULL);
}
