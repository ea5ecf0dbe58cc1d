/* SPDX-License-Identifier: MIT */
/* draw_any.c -- the table of a system without a face of its own: whose a line is, what lies in piles that are seen, and
 * that nothing is cut without a sign. */
#define _XOPEN_SOURCE 700
#include "sitting.h"

#include "duel/duel.h"
#include "kernel/run.h"
#include "kernel/thing.h"
#include "tui/desk.h"

#include <locale.h>

static struct sitting s;

static struct duel *game(void) { return (struct duel *)(void *)&s.game; }

static void sit_down(void)
{
    struct grog_error why = { 0 };
    struct grog_match *m = grog_match_new(&(struct grog_box){ &duel_system, &duel_cards }, "", &why);
    if (!m)
        fail_msg("%s", why.text);
    sitting_begin(&s, m, &face_any, (const uint8_t[GROG_SEED_BYTES]){ 7 });
}

static void draw_at(int w, int h)
{
    sitting_look(&s);
    canvas_clear(&s.canvas, w, h);
    face_any.draw(&s.table, canvas_all(&s.canvas));
}

/* The line of the canvas that has the text, after another; -1: none has. */
static int line_with(const char *text, int after)
{
    char line[CANVAS_WIDE + 1];
    for (int y = after + 1; y < s.canvas.h; y++) {
        for (int x = 0; x < s.canvas.w; x++)
            line[x] = (char)(s.canvas.at[y][x].glyph < 128 ? s.canvas.at[y][x].glyph : '?');
        line[s.canvas.w] = 0;
        if (strstr(line, text))
            return y;
    }
    return -1;
}

TEST(piles_stand_below_whoever_has_them_and_the_player_sits_last)
{
    sit_down();
    draw_at(60, 20);
    int foe = line_with("seat 1", -1), table = line_with("Table", -1), you = line_with("you ", -1);
    assert_true(foe == 0 && foe < table && table < you);
    assert_in_range(line_with("hand 3", -1), foe + 1, table - 1);
    assert_in_range(line_with("deck 24", -1), table + 1, you - 1);
    assert_true(line_with("hand 3", you) > you);
    sitting_end(&s);
}

/* Cards of the hand stand in its pane, all others here. */
TEST(what_lies_in_ones_own_piles_is_seen)
{
    sit_down();
    draw_at(60, 20);
    assert_true(line_with("High Guard", line_with("you ", -1)) > 0);
    for (uint32_t i = 1; i < s.scene.objects; i++) {
        const struct grog_scene_object *o = &s.scene.object[i];
        char room[256];
        struct grog_text name = grog_text_in(room, sizeof room);
        if (o->sort != GROG_IS_A_CARD || strcmp(duel_system.zones[s.scene.object[o->parent].row].name, "hand") != 0)
            continue;
        grog_say_card(&s.play.s, o->card, GROG_SHORT, &name);
        assert_int_equal(line_with(room, -1), -1);
    }
    sitting_end(&s);
}

TEST(a_pile_with_a_top_names_it)
{
    sit_down();
    uint16_t top = game()->deck[game()->deck[0]];
    game()->discard[++game()->discard[0]] = top;
    game()->deck[0]--;
    char room[256], want[300];
    struct grog_text name = grog_text_in(room, sizeof room);
    grog_say_card(&s.play.s, top, GROG_SHORT, &name);
    snprintf(want, sizeof want, "discards 1: %s", room);
    draw_at(60, 20);
    assert_true(line_with(want, -1) > 0);
    sitting_end(&s);
}

TEST(what_is_cut_has_a_sign_and_the_cursor_finds_it)
{
    sit_down();
    draw_at(60, 5);
    assert_int_equal(s.canvas.at[4][59].glyph, 0x25bc);
    s.table.object = 0;
    face_any.tab(&s.table, -1);
    draw_at(60, 5);
    assert_int_equal(s.canvas.at[0][59].glyph, 0x25b2);
    assert_int_not_equal(s.canvas.at[4][59].glyph, 0x25bc);
    draw_at(60, 20);
    assert_int_equal(s.canvas.at[0][59].glyph, ' ');
    sitting_end(&s);
}

/* At 100 x 30 the choices leave it what it wants. */
TEST(a_small_screen_has_room_for_all_of_it)
{
    static struct desk d;
    sit_down();
    d.t = s.table;
    canvas_clear(&d.canvas, 100, 30);
    desk_lay_out(&d);
    assert_true(d.areas.middle.h >= face_any.height(&s.table));
    assert_true(d.areas.choices.h >= 10);
    sitting_end(&s);
}

TEST(the_head_has_the_name_of_the_game_and_its_turn)
{
    sit_down();
    sitting_look(&s);
    canvas_clear(&s.canvas, 80, 1);
    face_any.head(&s.table, canvas_all(&s.canvas));
    assert_int_equal(line_with("Duel", -1), 0);
    assert_int_equal(line_with("Round 1", -1), 0);
    assert_int_equal(line_with("small", -1), -1);
    sitting_end(&s);
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    const struct CMUnitTest tests[] = {
        IT(piles_stand_below_whoever_has_them_and_the_player_sits_last),
        IT(what_lies_in_ones_own_piles_is_seen),
        IT(a_pile_with_a_top_names_it),
        IT(what_is_cut_has_a_sign_and_the_cursor_finds_it),
        IT(a_small_screen_has_room_for_all_of_it),
        IT(the_head_has_the_name_of_the_game_and_its_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
