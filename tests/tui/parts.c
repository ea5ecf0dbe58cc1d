/* SPDX-License-Identifier: MIT */
/* parts.c -- parts of the table that need no terminal: settings, palettes, where panes are. */
#define _XOPEN_SOURCE 700
#include "tui/desk.h"
#include "tui/ink.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- settings ----------------------------------------------------------------------- */

static void settings_are_checked_when_they_are_read(void **state)
{
    struct settings s;
    (void)state;
    settings_default(&s);
    settings_read(&s, "pace = slow\npalette = light\nmouse = no\nstill=yes\nlang = fr.words\n");
    assert_int_equal(s.pace, 3);
    assert_int_equal(s.palette, 1);
    assert_false(s.mouse);
    assert_true(s.still);
    assert_string_equal(s.lang, "fr.words");
    struct settings before = s;
    settings_read(&s, "pace = 99\npalette = \nnonsense\nmouse = perhaps\n= = =\npace slow\n\xff\xfe = yes\n");
    assert_memory_equal(&s, &before, sizeof s);
    char *much = malloc(100001);
    memset(much, 'x', 100000);
    much[100000] = 0;
    settings_read(&s, much);
    assert_memory_equal(&s, &before, sizeof s);
    free(much);
}

static void settings_go_round(void **state)
{
    struct settings s;
    (void)state;
    settings_default(&s);
    for (unsigned i = 0; i < settings_number(); i++) {
        unsigned was = setting_get(&s, i);
        for (unsigned k = 0; k < setting_values(i); k++)
            setting_set(&s, i, setting_get(&s, i) + 1);
        assert_int_equal(setting_get(&s, i), was);
    }
}

static void settings_are_kept(void **state)
{
    struct settings s, again;
    (void)state;
    char folder[] = "/tmp/grognard-settings-XXXXXX";
    assert_non_null(mkdtemp(folder));
    setenv("XDG_CONFIG_HOME", folder, 1);
    settings_load(&s);
    assert_int_equal(s.pace, 2);
    s.pace = 1;
    s.palette = 3;
    s.ascii = true;
    assert_true(settings_save(&s));
    settings_load(&again);
    assert_memory_equal(&s, &again, sizeof s);
}

/* ---- palettes ------------------------------------------------------------------------- */

static void every_role_can_be_read_in_every_palette(void **state)
{
    (void)state;
    for (unsigned p = 0; p < PALETTES; p++)
        for (enum depth depth = DEPTH_8; depth <= DEPTH_TRUE; depth++)
            for (unsigned role = 0; role < ROLES; role++) {
                struct cell cell = { .glyph = 'x', .role = (uint8_t)role };
                struct ink_cell ink = ink_of(palette_of(p), depth, &cell);
                assert_true(ink.text != ink.back || ink.text == INK_DEFAULT);
            }
}

static void what_is_laid_over_a_board_can_be_told_apart(void **state)
{
    static const enum role laid[] = { ROLE_PLAIN, ROLE_CHOSEN, ROLE_REACH, ROLE_SIGHT, ROLE_DANGER, ROLE_TARGET };
    (void)state;
    for (unsigned p = 0; p + 1 < PALETTES; p++)
        for (enum depth depth = DEPTH_8; depth <= DEPTH_TRUE; depth++)
            for (unsigned i = 0; i < sizeof laid / sizeof *laid; i++)
                for (unsigned k = 0; k < i; k++) {
                    struct cell one = { .over = (uint8_t)laid[i] }, other = { .over = (uint8_t)laid[k] };
                    assert_int_not_equal(ink_of(palette_of(p), depth, &one).back,
                                         ink_of(palette_of(p), depth, &other).back);
                }
}

static void without_colour_there_is_a_look(void **state)
{
    static const enum role told[] = { ROLE_CHOSEN, ROLE_FOCUS, ROLE_KEY, ROLE_BAD, ROLE_TARGET, ROLE_DANGER };
    (void)state;
    for (unsigned i = 0; i < sizeof told / sizeof *told; i++) {
        struct cell cell = { .glyph = 'x', .role = (uint8_t)told[i] }, over = { .glyph = 'x', .over = ROLE_CHOSEN };
        assert_int_equal(ink_of(palette_of(0), DEPTH_NONE, &cell).text, INK_DEFAULT);
        assert_true(ink_of(palette_of(0), DEPTH_NONE, &cell).look != 0);
        assert_true(ink_of(palette_of(0), DEPTH_NONE, &over).look & REVERSE);
    }
}

static void colours_are_near(void **state)
{
    (void)state;
    assert_int_equal(ink_nearest(0x000000), 16);
    assert_int_equal(ink_nearest(0xffffff), 231);
    assert_int_equal(ink_nearest(0xff0000), 196);
    assert_int_equal(ink_nearest(0x808080), 244);
}

/* ---- where panes are --------------------------------------------------------------------- */

static bool lies_in(struct area a, struct area b)
{
    return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

static bool overlap(struct area a, struct area b)
{
    return a.w && a.h && b.w && b.h && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void check_layout(struct desk *d)
{
    const struct areas *r = &d->areas;
    struct area all = canvas_all(&d->canvas);
    const struct area of[] = { r->head, r->keys, r->middle, r->choices, r->explain,
                               r->tabs ? (struct area){ 0 } : r->hand, r->tabs ? (struct area){ 0 } : r->log,
                               r->threats };
    for (unsigned i = 0; i < sizeof of / sizeof *of; i++) {
        assert_true(lies_in(of[i], all) || !of[i].w);
        for (unsigned k = 0; k < i; k++)
            assert_false(overlap(of[i], of[k]));
    }
}

static void a_threat(struct table *t, struct area a)
{
    (void)t;
    (void)a;
}

static void panes_do_not_overlap_at_any_size(void **state)
{
    static struct desk d;
    static const struct { int w, h; } least[] = { { 0, 0 }, { 40, 10 }, { 78, 11 }, { 120, 22 }, { 190, 30 } };
    (void)state;
    for (unsigned i = 0; i < sizeof least / sizeof *least; i++) {
        const struct face face = { .least_width = least[i].w, .least_height = least[i].h,
                                   .threats = i % 2 ? a_threat : NULL };
        d.t.face = &face;
        for (int w = 64; w <= 300; w += 4)
            for (int h = 18; h <= 120; h += 3)
                for (int focus = -1; focus < PANES; focus++) {
                    canvas_clear(&d.canvas, w, h);
                    d.zoomed = focus >= 0;
                    d.t.focus = focus >= 0 ? (enum pane)focus : PANE_CHOICES;
                    desk_lay_out(&d);
                    check_layout(&d);
                }
    }
}

static void all_is_shown_where_there_is_room(void **state)
{
    static struct desk d;
    static const struct face face = { .least_width = 100, .least_height = 20, .threats = a_threat };
    (void)state;
    d.t.face = &face;
    canvas_clear(&d.canvas, 200, 60);
    desk_lay_out(&d);
    assert_true(d.areas.middle.w >= 100 && d.areas.middle.h >= 20);
    assert_true(d.areas.choices.h > 10 && d.areas.explain.h > 5 && d.areas.hand.h > 3 && d.areas.log.h > 3);
    assert_true(d.areas.threats.h > 3);
    canvas_clear(&d.canvas, 80, 24);
    desk_lay_out(&d);
    assert_true(d.areas.tabs);
    assert_true(d.areas.choices.h >= 8 && d.areas.choices.w >= 40 && d.areas.middle.h >= 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_are_checked_when_they_are_read),
        cmocka_unit_test(settings_go_round),
        cmocka_unit_test(settings_are_kept),
        cmocka_unit_test(every_role_can_be_read_in_every_palette),
        cmocka_unit_test(what_is_laid_over_a_board_can_be_told_apart),
        cmocka_unit_test(without_colour_there_is_a_look),
        cmocka_unit_test(colours_are_near),
        cmocka_unit_test(panes_do_not_overlap_at_any_size),
        cmocka_unit_test(all_is_shown_where_there_is_room),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
