/* SPDX-License-Identifier: MIT */
/* draw_aims.c -- a line is drawn on the board of a battle to whom a choice fires at, and to nobody whom it assaults. */
#define _XOPEN_SOURCE 700
#include "battle.h"

#include <locale.h>

/* Strokes in sight: of a line that nothing hides, of one that something hides in part, of one that ends. */
static unsigned strokes_seen(const struct sitting *s)
{
    static const uint32_t strokes[] = { 0x2571, 0x2572, 0x25cb, 0x00d7 };
    unsigned n = 0;
    for (int i = 0; i < s->canvas.h * s->canvas.w; i++)
        for (unsigned k = 0; k < GROG_COUNT(strokes); k++)
            n += s->canvas.at[i / s->canvas.w][i % s->canvas.w].glyph == strokes[k];
    return n;
}

TEST(a_line_is_drawn_to_who_is_fired_at_and_not_to_who_is_assaulted)
{
    enum { WIDTH = 90, HEIGHT = 32 };
    static struct sitting s;
    unsigned fired = 0, assaulted = 0;
    assert_true(sit_down(&s, "Clash of Patrols", 3));
    s.table.focus = PANE_CHOICES;
    for (unsigned i = 0; i < 900 && decide(&s, true); i++) {
        if (!(grog_asked(&s.game.game) & 1))
            continue;
        sitting_look(&s);
        for (uint32_t k = 0; k < s.scene.options.n; k++) {
            bool assault = s.scene.options.at[k].verb == VERB_ASSAULT;
            if (!assault && s.scene.options.at[k].verb != VERB_FIRE)
                continue;
            s.table.option = k;
            canvas_clear(&s.canvas, WIDTH, HEIGHT);
            face_heroes.draw(&s.table, (struct area){ 0, 0, WIDTH, HEIGHT });
            if (assault)
                assert_int_equal(strokes_seen(&s), 0);
            fired += !assault && strokes_seen(&s);
            assaulted += assault;
        }
        s.table.option = UINT32_MAX;
    }
    assert_true(fired > 20);
    assert_true(assaulted > 0);
    sitting_end(&s);
}

int main(void)
{
    setlocale(LC_ALL, "C.UTF-8");
    const struct CMUnitTest tests[] = { IT(a_line_is_drawn_to_who_is_fired_at_and_not_to_who_is_assaulted) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
