/* SPDX-License-Identifier: MIT */
/* face_warfighter_threats.c -- what the coming Hostile Turn may bring to each Soldier, the worst first, and from
 * whom. */
#include "face_warfighter.h"
#include "kernel/system.h"
#include "kernel/value.h"
#include "session/play_system.h"

#include <stdio.h>

/* ---- what threatens -------------------------------------------------------------------------- */

struct danger { uint16_t soldier; struct grog_shares is; };

static bool is_worse(const struct danger *a, const struct danger *b)
{
    for (unsigned i = GROG_THREATS; i-- > 0; )
        if (a->is.of_thousand[i] != b->is.of_thousand[i])
            return a->is.of_thousand[i] > b->is.of_thousand[i];
    return false;
}

static int gather_dangers(const struct table *t, struct danger out[WF_SOLDIERS])
{
    const struct grog_eyes e = play_eyes(t->p);
    int n = 0;
    for (uint16_t i = 0; n < WF_SOLDIERS && (i = table_next(t, wf_array(t, "soldier"), i)) != 0; ) {
        struct danger d = { .soldier = i };
        int at = n;
        if (!board_threat_of(&e, i, &d.is))
            continue;
        for (; at > 0 && is_worse(&d, &out[at - 1]); at--)
            out[at] = out[at - 1];
        out[at] = d;
        n++;
    }
    return n;
}

bool wf_threats_of(const struct table *t, uint16_t soldier, int out[GROG_THREATS])
{
    const struct grog_eyes e = play_eyes(t->p);
    struct grog_shares is;
    if (!board_threat_of(&e, soldier, &is))
        return false;
    for (unsigned i = 0; i < GROG_THREATS; i++)
        out[i] = board_percent(is.of_thousand[i]);
    return true;
}

/* "43%" with a bar, as long as there is room. */
static void draw_share(struct table *t, struct area a, unsigned of_thousand, enum role role)
{
    int bar = a.w - 5;
    canvas_print(t->canvas, a, 0, 0, of_thousand ? role : ROLE_DIM, of_thousand ? BOLD : 0u, "%3d%%",
                 board_percent(of_thousand));
    if (bar > 2)
        canvas_bar(t->canvas, a, 5, 0, ((int)of_thousand * bar + 500) / 1000, bar - 1, role);
}

static void draw_danger(struct table *t, struct area line, int name, const struct danger *d)
{
    static const uint8_t roles[GROG_THREATS] = { ROLE_WARN, ROLE_BAD, ROLE_BAD, ROLE_BAD };
    int n = 0, wide;
    while (n < GROG_THREATS && t->p->m->system->showing->threats[n])
        n++;
    char text[WF_NAME + 8];
    GROG_ROOM(said, WF_NAME);
    table_name(t, d->soldier, &said);
    snprintf(text, sizeof text, "%d %s", wf_number_of(t, d->soldier), said_room);
    canvas_text(t->canvas, area_left(line, name - 1), 1, 0, ROLE_YOURS, 0, text);
    wide = (line.w - name) / n;
    for (int i = 0; i < n; i++)
        draw_share(t, (struct area){ line.x + name + i * wide, line.y, wide, 1 }, d->is.of_thousand[i], roles[i]);
    wf_mark_line(t, line, d->soldier, false);
}

static void draw_threat_heads(struct table *t, struct area a, int name)
{
    int n = 0;
    while (n < GROG_THREATS && t->p->m->system->showing->threats[n])
        n++;
    for (int i = 0; i < n; i++) {
        char key[64];
        GROG_ROOM(text, 48);
        snprintf(key, sizeof key, "threat-%s", t->p->m->system->showing->threats[i]);
        wf_say(t, key, NULL, &text);
        canvas_text(t->canvas, area_left(a, name + (i + 1) * ((a.w - name) / n) - 1), name + i * ((a.w - name) / n), 0,
                    ROLE_TITLE, 0, text_room);
    }
}

static bool some_are_fast(const struct table *t)
{
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "hostile"), i)) != 0; )
        if (wf_fast_of(t, i) == 1)
            return true;
    return false;
}

/* Below the shares: from whom. */
static void draw_sources(struct table *t, struct area a, const struct danger *danger, int n)
{
    const struct grog_eyes e = play_eyes(t->p);
    char room[2048] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    for (int i = 0; i < n; i++) {
        grog_print(&text, "%s", i ? "\n" : "");
        table_name(t, danger[i].soldier, &text);
        grog_print(&text, ":\n");
        board_say_attackers(&e, danger[i].soldier, &text);
    }
    if (a.h > 0)
        canvas_wrap(t->canvas, a, ROLE_PLAIN, 0, 2, room);
}

void wf_draw_threats(struct table *t, struct area a)
{
    struct danger danger[WF_SOLDIERS];
    int n = gather_dangers(t, danger), name = a.w >= 60 ? 24 : a.w >= 40 ? 18 : 12, room = a.h - 1;
    if (!n) {
        GROG_ROOM(text, 160);
        wf_say(t, "no-threat", NULL, &text);
        canvas_wrap(t->canvas, a, ROLE_GOOD, 0, 0, text_room);
        return;
    }
    if (some_are_fast(t) && room > n) {
        GROG_ROOM(text, 160);
        wf_say(t, "fast-threat", NULL, &text);
        canvas_wrap(t->canvas, area_below(a, n + 2), ROLE_WARN, 0, 0, text_room);
    }
    draw_threat_heads(t, area_top(a, 1), name);
    int shown = n <= room ? n : room - 1;
    for (int i = 0; i < shown; i++)
        draw_danger(t, area_top(area_below(a, 1 + i), 1), name, &danger[i]);
    if (shown < n) {
        GROG_ROOM(text, 64);
        wf_say(t, "more", GROG_PAIRS({ "n", NULL, n - shown }, { "above", NULL, 0 }), &text);
        canvas_text(t->canvas, area_top(area_below(a, 1 + shown), 1), 1, 0, ROLE_WARN, 0, text_room);
    }
    draw_sources(t, area_below(a, shown + (some_are_fast(t) ? 5 : 2)), danger, n);
}
