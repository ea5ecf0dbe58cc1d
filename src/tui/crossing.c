/* SPDX-License-Identifier: MIT */
/* crossing.c -- see crossing.h: what it is about at the left, the answers at the right, each with its number. */
#include "crossing.h"
#include "command/memory.h"
#include "lists.h"
#include "screen.h"
#include "settings.h"
#include "start.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct crossing {
    const struct grog_words *words;
    const char *title, *about;
    struct list list;
    struct canvas canvas;
};

static void draw(struct crossing *x, int w, int h)
{
    struct canvas *c = &x->canvas;
    char keys[256] = "";
    struct grog_text t = { .at = keys, .room = sizeof keys };
    struct grog_speaker s = { .words = x->words, .viewer = GROG_SPECTATOR };
    canvas_clear(c, w, h);
    struct area all = canvas_all(c);
    canvas_fill(c, area_top(all, 1), ROLE_TITLE);
    canvas_print(c, all, 1, 0, ROLE_TITLE, BOLD, "GROGNARD");
    canvas_put(c, all, 10, 0, 0x25b6, ROLE_DIM, 0);
    canvas_text(c, area_top(all, 1), 12, 0, ROLE_TITLE, 0, x->title);
    grog_say_plain(&s, "campaign.crossing.keys", NULL, &t);
    canvas_text(c, area_bottom(all, 1), 1, 0, ROLE_DIM, 0, keys);
    struct area a = { 0, 1, all.w, all.h - 2 };
    int left = a.w / 2;
    struct area pane = canvas_frame(c, area_left(a, left), x->title, false);
    int y = 0;
    for (const char *at = x->about; *at && y < pane.h; ) {
        char line[1024];
        size_t n = strcspn(at, "\n");
        snprintf(line, sizeof line, "%.*s", (int)n, at);
        struct area in = { pane.x + 1, pane.y + y, pane.w - 2, pane.h - y };
        y += *line ? canvas_wrap(c, in, ROLE_PLAIN, 0, 2, line) : 1;
        at += n + (at[n] == '\n');
    }
    list_draw(&x->list, c, canvas_frame(c, area_right(a, a.w - left), "", true), true);
}

/* The row that a key chooses; 0: none. */
static unsigned chosen(struct crossing *x, uint32_t key)
{
    if (list_key(&x->list, key))
        return 0;
    if (key >= '1' && key <= '9' && key - '1' < x->list.n)
        return key - '0';
    if (key == PRESS_ENTER || list_picks(&x->list, key))
        return list_under(&x->list) ? list_under(&x->list)->row : 0;
    return 0;
}

static unsigned run(struct crossing *x, struct screen *screen)
{
    for (;;) {
        int w, h;
        screen_size(screen, &w, &h);
        x->canvas.ascii = screen_is_ascii(screen);
        draw(x, w, h);
        screen_show(screen, &x->canvas);
        struct input in = screen_wait(screen, -1, -1);
        uint32_t key = in.kind == INPUT_KEY ? in.key : in.kind == INPUT_WHEEL_UP ? (uint32_t)PRESS_UP
                     : in.kind == INPUT_WHEEL_DOWN ? (uint32_t)PRESS_DOWN
                     : in.kind == INPUT_CLICK ? start_click(&x->canvas, in.x, in.y) : 0;
        if (in.kind == INPUT_END || key == PRESS_ESCAPE || key == 'q')
            return 0;
        unsigned row = key ? chosen(x, key) : 0;
        if (row)
            return row;
    }
}

unsigned crossing_ask(const struct grog_words *words, const char *title, const char *about, const char *const *answer,
                      unsigned n)
{
    struct crossing *x = must_have(1, sizeof *x);
    struct settings *set = must_have(1, sizeof *set);
    unsigned row = UINT32_MAX;
    settings_load(set);
    *x = (struct crossing){ .words = words, .title = title, .about = about };
    for (unsigned i = 0; i < n; i++) {
        char name[LIST_NAME];
        snprintf(name, sizeof name, "%u  %.80s", i + 1, answer[i]);
        list_add(&x->list, name, "")->row = i + 1;
    }
    list_sift(&x->list);
    x->list.airy = true;
    struct screen *screen = screen_open(set);
    if (screen)
        row = run(x, screen);
    screen_close(screen);
    list_free(&x->list);
    free(set);
    free(x);
    return row;
}
