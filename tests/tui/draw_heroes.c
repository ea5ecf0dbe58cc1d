/* SPDX-License-Identifier: MIT */
/* draw_heroes.c -- the table of a battle on a canvas, without a terminal: every counter in sight is found by its spot,
 * nothing is drawn outside of the middle, and the cursor goes everywhere, in games of every scenario.
 *
 * With arguments it prints one: draw_heroes SCENARIO SEED DECISIONS WIDTH HEIGHT [KEYS], where keys are h j k l (the
 * cursor), n (the next thing), a (ASCII), d (dangers), t (threats instead), c (the next choice), e (what is said). */
#define _XOPEN_SOURCE 700
#include "battle.h"

#include "heroes/heroes.h"
#include "heroes/rows.h"
#include "tui/face_heroes.h"
#include "session/play_lesson.h"
#include "session/play_table.h"

#include <locale.h>

/* ---- what must hold --------------------------------------------------------------------------------------- */

enum { SPARE = 3 };                     /* cells around the middle that nothing may be drawn on */

static void draw_in(struct sitting *s, int w, int h)
{
    struct area middle = { SPARE, SPARE, w, h };
    canvas_clear(&s->canvas, w + 2 * SPARE, h + 2 * SPARE);
    face_heroes.draw(&s->table, middle);
    for (int y = 0; y < s->canvas.h; y++)
        for (int x = 0; x < s->canvas.w; x++)
            if (!is_in(middle, x, y) && (s->canvas.at[y][x].glyph != ' ' || s->canvas.at[y][x].spot))
                fail_msg("something is drawn at %d, %d, outside of %d x %d", x, y, w, h);
}

static bool has_spot(const struct sitting *s, unsigned spot)
{
    for (int y = 0; y < s->canvas.h; y++)
        for (int x = 0; x < s->canvas.w; x++)
            if (s->canvas.at[y][x].spot == spot)
                return true;
    return false;
}

/* Every counter on the board, when the cursor is on it. */
static void assert_all_found(struct sitting *s, int w, int h)
{
    face_heroes.asked(&s->table);
    draw_in(s, w, h);
    for (uint16_t o = table_next(&s->table, ARRAY_UNIT, 0); o; o = table_next(&s->table, ARRAY_UNIT, o)) {
        const struct grog_scene_object *is = &s->scene.object[o];
        if (!is->square || is->with || table_number(&s->table, o, "wreck"))
            continue;
        s->table.square = is->square;
        s->table.object = o;
        draw_in(s, w, h);
        if (!has_spot(s, SPOT_OBJECT + o))
            fail_msg("a counter at square %u is not found at %d x %d", is->square, w, h);
    }
}

static const int sizes[][2] = { { 78, 14 }, { 80, 30 }, { 140, 50 }, { 60, 10 }, { 198, 56 }, { 30, 6 }, { 12, 3 } };

/* Random games of all scenarios, looked at from time to time. */
TEST(everybody_is_found_and_nothing_is_outside)
{
    static struct sitting s;
    unsigned games = 0;
    for (unsigned nth = 0; games < 100; nth++) {
        const char *name = scenario(nth);
        if (!*name) {
            nth = (unsigned)-1;
            continue;
        }
        if (!sit_down(&s, name, (uint8_t)games))
            continue;
        games++;
        unsigned length = 40 + 37 * games % 900, n = 0;
        while (n++ < length && decide(&s, false))
            ;
        sitting_look(&s);
        const int *size = sizes[games % 5];
        s.table.shows_danger = games % 3 == 0;
        s.canvas.ascii = games % 2;
        assert_all_found(&s, size[0], size[1]);
        sitting_end(&s);
    }
}

/* ---- moments ------------------------------------------------------------------------------------------------ */

/* What is told is so in what is drawn.  A counter that is aboard another stands in no square of its own. */
static void check_moment(struct sitting *s, const struct grog_event *told)
{
    struct grog_text text = { .at = (char[256]){ "" }, .room = 256 };
    const struct heroes *h = (const struct heroes *)(const void *)&s->view;
    const struct unit *u = s->play.m->system->events[told->kind].kind[0] == KIND_UNIT && told->object[0]
                         ? &h->unit[grog_ref_slot(told->object[0])] : NULL;
    switch (told->kind) {
    case TOLD_MOVES: case TOLD_DRIVES: case TOLD_RETREATS: case TOLD_ADVANCES: case TOLD_DISPLACED:
    case TOLD_DEPLOYED:
        assert_int_equal(u->place, told->object[1]);
        if (!u->aboard)
            assert_int_equal(sitting_thing(s, told->object[0])->square, told->object[1]);
        break;
    case TOLD_BOARDS:
        assert_int_equal(u->aboard, grog_ref_slot(told->object[1]) + 1);
        break;
    case TOLD_SUPPRESSED: case TOLD_RALLIES:
        assert_int_equal(u->suppressed, told->amount);
        break;
    case TOLD_WRECKED:
        assert_true(u->flags & UNIT_WRECKED);
        break;
    case TOLD_ACTIVATED:
        assert_true(u->flags & UNIT_ACTIVATED);
        break;
    case TOLD_ELIMINATED:                               /* it is seen a last time */
        assert_true(u->thing.live);
        break;
    case TOLD_POINTS:
        assert_int_equal(h->points[told->object[0]], told->amount);
        break;
    }
    draw_in(s, 80, 30);
    face_heroes.head(&s->table, area_top(canvas_all(&s->canvas), 1));
    grog_say_event(&s->play.s, &s->view.game, told, &text);
}

TEST(what_is_told_is_seen_at_every_moment)
{
    static struct sitting s;
    struct onlooker o = { .looks = check_moment };
    for (unsigned nth = 0; *scenario(nth); nth++) {
        if (!sit_down(&s, scenario(nth), (uint8_t)nth))
            continue;
        sitting_watch(&s, &o);
        for (unsigned n = 0; n < 300 && decide(&s, n > 60); n++)
            ;
        sitting_end(&s);
    }
    print_message("%u moments\n", o.moments);
    assert_true(o.moments > 2000);
}

/* One key too many throws no card away. */
TEST(a_cursor_does_not_begin_on_a_discard)
{
    static struct sitting s;
    unsigned seen = 0;
    assert_true(sit_down(&s, scenario(0), 1));
    for (unsigned i = 0; i < 2000 && decide(&s, true); i++, sitting_look(&s))
        for (uint32_t k = 0; k < s.scene.options.n; k++)
            if (s.scene.options.at[k].verb == VERB_DISCARD && ++seen)
                assert_true(play_is_shunned(&s.play, s.scene.options.at[k]));
    sitting_end(&s);
    assert_true(seen > 0);
}

TEST(any_size_will_do)
{
    static struct sitting s;
    assert_true(sit_down(&s, scenario(0), 1));
    for (unsigned i = 0; i < 200; i++)
        decide(&s, true);
    sitting_look(&s);
    for (int w = 0; w < 200; w += 7)
        for (int h = 0; h < 60; h += 3)
            draw_in(&s, w, h);
    sitting_end(&s);
}

TEST(the_cursor_goes_everywhere)
{
    static struct sitting s;
    char room[4096];
    assert_true(sit_down(&s, scenario(0), 2));
    for (unsigned i = 0; i < 150; i++)
        decide(&s, true);
    sitting_look(&s);
    face_heroes.go(&s.table, 0, 0);
    assert_true(s.table.square && s.table.object);
    for (int i = 0; i < 64; i++)
        face_heroes.go(&s.table, -1, -1);
    for (int y = 0; y < s.table.board.height; y++, face_heroes.go(&s.table, 0, 1))
        for (int x = 0; x < s.table.board.width; x++, face_heroes.go(&s.table, y % 2 ? -1 : 1, 0)) {
            struct grog_text out = { .at = room, .room = sizeof room };
            room[0] = 0;
            sitting_explain(&s, &out);
            assert_true(out.n > 0);
            const struct grog_scene_object *o = &s.scene.object[s.table.object];
            assert_true(!s.table.object || o->square == s.table.square
                        || table_number(&s.table, s.table.object, "tail") == s.table.square);
        }
    unsigned seen = 0;
    uint16_t first = 0;
    for (face_heroes.tab(&s.table, 1), first = s.table.object; seen == 0 || s.table.object != first; seen++) {
        assert_true(s.table.object && s.table.square && seen < 200);
        face_heroes.tab(&s.table, 1);
    }
    assert_true(seen > 4);
    sitting_end(&s);
}

/* The spot of what a choice touches, if it stands on the board. */
static unsigned spot_in(const struct sitting *s, uint32_t option, unsigned touch)
{
    uint16_t o = s->scene.touch[option][touch];
    return o && s->scene.object[o].sort == GROG_IS_A_THING && s->scene.object[o].square ? SPOT_OBJECT + o : 0;
}

/* Where not all of the board is seen, who fires and at whom. */
TEST(who_fires_and_at_whom_are_both_in_sight)
{
    enum { ROWS = 8 };
    static struct sitting s;
    unsigned both = 0;
    assert_true(sit_down(&s, "Clash of Patrols", 3));
    s.table.focus = PANE_CHOICES;
    for (unsigned i = 0; i < 600 && decide(&s, true); i++) {
        if (!(grog_asked(&s.game.game) & 1))
            continue;
        sitting_look(&s);
        for (uint32_t k = 0; k < s.scene.options.n; k++) {
            unsigned us = spot_in(&s, k, 0), them = 0;
            for (unsigned t = 1; t < GROG_SCENE_TOUCHES; t++)
                them = spot_in(&s, k, t) ? spot_in(&s, k, t) : them;
            if (s.scene.options.at[k].verb != VERB_FIRE || !us || !them)
                continue;
            int dy = (int)grog_square_y(s.scene.object[us - SPOT_OBJECT].square)
                   - (int)grog_square_y(s.scene.object[them - SPOT_OBJECT].square);
            s.table.option = k;
            draw_in(&s, 60, 2 + ROWS);
            if (abs(dy) >= ROWS)
                continue;
            both++;
            assert_true(has_spot(&s, us) && has_spot(&s, them));
        }
        s.table.option = UINT32_MAX;
    }
    assert_true(both > 20);
    sitting_end(&s);
}

static bool is_shown(const struct sitting *s, uint16_t object, uint32_t glyph)
{
    for (int i = 0; i < s->canvas.h * s->canvas.w; i++) {
        const struct cell *at = &s->canvas.at[i / s->canvas.w][i % s->canvas.w];
        if (at->spot == SPOT_OBJECT + object && at->glyph == glyph)
            return true;
    }
    return false;
}

/* In squares of one line a number of two digits leaves room for the token, and the head for those to be placed. */
TEST(tokens_are_seen_in_small_squares)
{
    static struct sitting s;
    unsigned tokens = 0, heads = 0;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 60 && decide(&s, true); i++) {
        if (!(grog_asked(&s.game.game) & 1))
            continue;
        sitting_look(&s);
        draw_in(&s, 54, 12);
        for (uint16_t o = table_next(&s.table, ARRAY_UNIT, 0); o; o = table_next(&s.table, ARRAY_UNIT, o)) {
            if (!table_number(&s.table, o, "token") || s.scene.object[o].place < 9)
                continue;
            assert_true(is_shown(&s, o, '?'));
            tokens++;
        }
        if (strcmp(grog_question(s.play.m, &s.view.game), "place an order") != 0)
            continue;
        canvas_clear(&s.canvas, 80, 1);
        face_heroes.head(&s.table, canvas_all(&s.canvas));
        char *text = canvas_as_text(&s.canvas);
        heads++;
        assert_non_null(strstr(text, "Tokens"));
        assert_null(strstr(text, "\u2026"));
        free(text);
    }
    assert_true(tokens > 3 && heads > 3);
    sitting_end(&s);
}

/* Whoever has set up a gun is seen to have, with a token too; a legend that is cut says where it is whole. */
TEST(set_up_is_seen_with_a_token)
{
    static struct sitting s;
    unsigned both = 0, cut = 0;
    assert_true(sit_down(&s, "The Cider Press", 5));
    for (unsigned i = 0; i < 60 && decide(&s, true); i++) {
        struct sheet sheet = { 0 };
        sitting_look(&s);
        draw_in(&s, 75, 29);
        hn_gather(&sheet, &s.table);
        for (const struct counter *c = sheet.counters.at; c < sheet.counters.at + sheet.counters.n; c++)
            if (c->turned && c->token && !c->acted && c->square) {
                both++;
                assert_true(is_shown(&s, c->object, 0x22a5));
            }
        char *text = canvas_as_text(&s.canvas);
        cut += strstr(text, "? has all the signs") != NULL;
        free(text);
    }
    assert_true(both && cut);
    sitting_end(&s);
}

/* Each side's counters have numbers from 1 on, one each. */
TEST(counters_are_numbered_side_by_side)
{
    static struct sitting s;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 20; i++)
        assert_true(decide(&s, true));
    sitting_look(&s);
    struct sheet sheet = { 0 };
    hn_gather(&sheet, &s.table);
    assert_true(sheet.counters.n > 12);
    for (unsigned ours = 0; ours < 2; ours++) {
        bool seen[256] = { 0 };
        unsigned n = 0;
        for (unsigned i = 0; i < sheet.counters.n; i++)
            if ((sheet.counters.at[i].yours || sheet.counters.at[i].allied) == (ours == 1)) {
                assert_false(seen[sheet.counters.at[i].number]);
                seen[sheet.counters.at[i].number] = true;
                n++;
            }
        for (unsigned i = 1; i <= n; i++)
            assert_true(seen[i]);
    }
    sitting_end(&s);
}

/* Enter goes to each square that the unit which acts can come to, and the line below the board says so; Shift and an
 * arrow find such a square. */
TEST(any_square_that_can_be_reached_can_be_gone_to)
{
    static struct sitting s;
    unsigned gone = 0, far = 0, leaps = 0;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 300 && (gone < 300 || leaps < 4) && decide(&s, true); i++) {
        static uint8_t steps[GROG_BOARD_SQUARES];
        static struct play_way way;
        sitting_look(&s);
        s.table.focus = PANE_BOARD;
        s.table.asked = grog_asked(&s.game.game) & 1;
        face_heroes.asked(&s.table);
        const struct grog_scene_object *who = &s.scene.object[s.table.actor];
        if (!s.table.asked || !s.table.actor || !play_ways(&s.play, who->row, who->place, steps))
            continue;
        for (uint16_t at = 1; at <= GROG_BOARD_SQUARES; at++) {
            bool choice = false;
            if (!steps[at - 1] && at % 64)              /* of those that it does not come to, some */
                continue;
            for (uint32_t k = 0; k < s.scene.options.n; k++)
                choice = choice || s.scene.square[k] == at;
            bool goes = table_way(&s.table, s.table.actor, at, &way);
            assert_true(goes == (steps[at - 1] && !choice));
            assert_true(!goes || (way.steps == steps[at - 1] && way.leg[way.steps - 1].square == at));
            gone += goes;
            far += goes && way.steps > 2;
            if (!goes || gone % 16)
                continue;
            s.table.square = at;
            s.table.object = 0;
            draw_in(&s, 120, 40);
            char *text = canvas_as_text(&s.canvas);
            assert_non_null(strstr(text, "Enter: "));
            free(text);
        }
        uint16_t from = who->square;
        s.table.focus = PANE_CHOICES;
        face_heroes.leap(&s.table, 1, 0);
        assert_int_equal(s.table.focus, PANE_BOARD);
        leaps += s.table.square != from && steps[s.table.square - 1];
    }
    assert_true(gone > 100 && far > 10 && leaps > 3);
    sitting_end(&s);
}

/* Where squares are to be chosen, the arrows move over the board from one of them on; else the list has them again. */
TEST(squares_are_chosen_on_the_board)
{
    static struct sitting s;
    unsigned led = 0, back = 0;
    assert_true(sit_down(&s, scenario(0), 4));
    s.table.focus = PANE_CHOICES;
    for (unsigned i = 0; i < 400 && !grog_over(&s.game.game); i++) {
        if (grog_asked(&s.game.game) & 1) {
            sitting_look(&s);
            bool was = s.table.led;
            face_heroes.asked(&s.table);
            uint32_t at = s.table.square ? grog_scene_next_option_at(&s.scene, s.table.square, 0) : UINT32_MAX;
            led += s.table.led && !was;
            back += !s.table.led && was;
            assert_int_equal(s.table.focus, s.table.led ? PANE_BOARD : PANE_CHOICES);
            assert_true(!s.table.led || at != UINT32_MAX || s.table.actor);
        }
        decide(&s, true);
    }
    assert_true(led > 2 && back > 2);
    sitting_end(&s);
}

/* The line of the list in which a counter's name stands beside the board; -1: none. */
static int listed_at(const struct sitting *s, uint16_t object)
{
    for (int y = 0; y < s->canvas.h; y++) {
        int wide = 0;
        for (int x = 0; x < s->canvas.w; x++)
            wide += s->canvas.at[y][x].spot == SPOT_OBJECT + object;
        if (wide > 15)
            return y;
    }
    return -1;
}

/* Where not all of them fit: the list moves only if the one under the cursor was not in it. */
TEST(the_list_of_units_stays_where_it_is)
{
    static struct sitting s;
    static int before[GROG_SCENE_OBJECTS];
    unsigned moved = 0, stayed = 0;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 40; i++)
        decide(&s, true);
    sitting_look(&s);
    for (unsigned i = 0; i < 60; i++) {
        draw_in(&s, 110, 12);
        for (uint16_t o = table_next(&s.table, ARRAY_UNIT, 0); o; o = table_next(&s.table, ARRAY_UNIT, o))
            before[o] = listed_at(&s, o);
        face_heroes.tab(&s.table, i % 7 > 4 ? -1 : 1);
        draw_in(&s, 110, 12);
        bool was = before[s.table.object] >= 0;
        stayed += was;
        for (uint16_t o = table_next(&s.table, ARRAY_UNIT, 0); o && was; o = table_next(&s.table, ARRAY_UNIT, o))
            moved += before[o] != listed_at(&s, o);
    }
    assert_int_equal(moved, 0);
    assert_true(stayed > 10 && stayed < 60);
    sitting_end(&s);
}

/* One's own counters have their lines before they are deployed, so that the enemy's do not wander down. */
TEST(the_enemys_list_does_not_wander)
{
    static struct sitting s;
    int heading = -1;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 200 && !grog_over(&s.game.game); i++) {
        decide(&s, true);
        sitting_look(&s);
        draw_in(&s, 110, 50);
        char *text = canvas_as_text(&s.canvas);
        int line = 0;
        const char *at = strstr(text, "The enemy (");
        assert_non_null(at);
        for (const char *c = text; c < at; c++)
            line += *c == '\n';
        heading = heading < 0 ? line : heading;
        assert_int_equal(line, heading);
        free(text);
    }
    sitting_end(&s);
}

/* Who has taken a hit is told from the others. */
TEST(a_weakened_counter_shows_it)
{
    static struct sitting s;
    unsigned found = 0;
    assert_true(sit_down(&s, "The Cider Press", 6));
    for (unsigned i = 0; i < 600 && !found && !grog_over(&s.game.game); i++) {
        decide(&s, true);
        sitting_look(&s);
        for (uint16_t o = table_next(&s.table, ARRAY_UNIT, 0); o && !found; o = table_next(&s.table, ARRAY_UNIT, o))
            found = s.scene.object[o].square && table_number(&s.table, o, "weakened");
    }
    assert_true(found);
    draw_in(&s, 140, 50);
    char *text = canvas_as_text(&s.canvas);
    assert_non_null(strstr(text, "\xc2\xbd"));
    free(text);
    sitting_end(&s);
}

TEST(signs_are_explained)
{
    static struct sitting s;
    static char room[1 << 15];
    struct grog_text out = { .at = room, .room = sizeof room };
    assert_true(sit_down(&s, "The Cider Press", 5));
    play_say_legend(&s.play, s.canvas.ascii, &out);
    assert_non_null(strstr(room, "Hedgerow"));
    assert_non_null(strstr(room, "Door"));
    assert_non_null(strstr(room, "\xe2\x96\x93"));
    s.canvas.ascii = true;
    room[out.n = 0] = 0;
    play_say_legend(&s.play, s.canvas.ascii, &out);
    assert_null(strstr(room, "\xe2\x96\x93"));
    sitting_end(&s);
}

/* What a seat may not know is not on its screen: a filled game looks the same. */
TEST(a_filled_game_looks_the_same)
{
    static struct sitting s;
    static union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } full;
    const uint8_t seed[GROG_SEED_BYTES] = { 9 };
    assert_true(sit_down(&s, scenario(1), 3));
    for (unsigned i = 0; i < 60; i++) {
        for (unsigned k = 0; k < 5; k++)
            decide(&s, false);
        sitting_look(&s);
        draw_in(&s, 140, 50);
        char *before = canvas_as_text(&s.canvas);
        grog_fill(s.play.m, &s.view.game, 0, seed, &full.game);
        grog_view(s.play.m, &full.game, 0, &s.view.game);
        grog_scene_of(s.play.m, &s.view.game, 0, &s.scene);
        draw_in(&s, 140, 50);
        char *after = canvas_as_text(&s.canvas);
        assert_string_equal(before, after);
        free(before);
        free(after);
    }
    sitting_end(&s);
}

/* ---- to look at ------------------------------------------------------------------------------------------- */

static void press(struct sitting *s, char key, bool *threats, bool *says)
{
    static const struct { char key; int8_t x, y; } ways[] = {
        { 'h', -1, 0 }, { 'j', 0, 1 }, { 'k', 0, -1 }, { 'l', 1, 0 },
    };
    for (unsigned i = 0; i < 4; i++)
        if (ways[i].key == key)
            face_heroes.go(&s->table, ways[i].x, ways[i].y);
    if (key == 'n')
        face_heroes.tab(&s->table, 1);
    s->table.option += key == 'c';
    s->table.focus = key == 'c' ? PANE_CHOICES : s->table.focus;
    s->canvas.ascii |= key == 'a';
    s->table.shows_danger |= key == 'd';
    *threats |= key == 't';
    *says |= key == 'e';
    for (int i = 0; key == 'L' && i < 1000; i++)
        sitting_look(s);
    for (int i = 0; key == 'T' && i < 1000; i++) {      /* for whoever measures it */
        canvas_clear(&s->canvas, 198, 56);
        face_heroes.draw(&s->table, canvas_all(&s->canvas));
    }
}

static int print(char **arg)
{
    static struct sitting s;
    bool threats = false, says = false;
    char room[4096] = "";
    struct grog_text out = { .at = room, .room = sizeof room };
    if (!sit_down(&s, *arg[0] >= '0' && *arg[0] <= '9' ? scenario((unsigned)atoi(arg[0])) : arg[0],
                  (uint8_t)atoi(arg[1])))
        return 1;
    for (int i = atoi(arg[2]); i > 0 && decide(&s, true); i--)
        ;
    for (int i = 0; i < 50 && !(grog_asked(&s.game.game) & 1) && decide(&s, true); i++)
        ;
    sitting_look(&s);
    face_heroes.asked(&s.table);
    for (const char *key = arg[5] ? arg[5] : ""; *key; key++)
        press(&s, *key, &threats, &says);
    canvas_clear(&s.canvas, atoi(arg[3]), atoi(arg[4]) + 1);
    face_heroes.head(&s.table, area_top(canvas_all(&s.canvas), 1));
    (threats ? face_heroes.threats : face_heroes.draw)(&s.table, area_below(canvas_all(&s.canvas), 1));
    char *text = canvas_as_text(&s.canvas);
    fputs(text, stdout);
    free(text);
    if (says)
        sitting_explain(&s, &out);
    printf("%s: %s\n", grog_question(s.play.m, &s.game.game), room);
    sitting_end(&s);
    return 0;
}

int main(int n, char **arg)
{
    setlocale(LC_ALL, "C.UTF-8");
    if (n > 5)
        return print(arg + 1);
    const struct CMUnitTest tests[] = {
        IT(everybody_is_found_and_nothing_is_outside), IT(a_cursor_does_not_begin_on_a_discard),
        IT(any_size_will_do), IT(the_cursor_goes_everywhere), IT(a_filled_game_looks_the_same),
        IT(squares_are_chosen_on_the_board), IT(signs_are_explained), IT(what_is_told_is_seen_at_every_moment),
        IT(the_list_of_units_stays_where_it_is), IT(the_enemys_list_does_not_wander),
        IT(a_weakened_counter_shows_it), IT(who_fires_and_at_whom_are_both_in_sight),
        IT(tokens_are_seen_in_small_squares), IT(set_up_is_seen_with_a_token),
        IT(any_square_that_can_be_reached_can_be_gone_to), IT(counters_are_numbered_side_by_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
