/* SPDX-License-Identifier: MIT */
/* face_warfighter_night.c -- the night at a glance: how loud it is, who goes for the alarm, how far the enemy has
 * mobilized; and what a Hostile knows of the team, beside its name. */
#include "face_warfighter.h"

#include <stdio.h>

/* Green while nobody who hears it would go for the alarm, red in the last third. */
static int draw_bar(struct table *t, struct area a, int x, int now, int most)
{
    int per = a.w >= 100 ? 1 : 2, wide = (most + per - 1) / per;
    bool safe = !table_number(t, 0, "heard_alarm");
    for (int i = 0; i < wide && x < a.w; i++, x++) {
        bool filled = i * per < now;
        enum role role = !filled ? ROLE_DIM : safe ? ROLE_GOOD : 3 * (i + 1) * per >= 2 * most ? ROLE_BAD : ROLE_WARN;
        canvas_put(t->canvas, a, x, 0, filled ? 0x25a0 : 0x25a1, role, filled ? BOLD : 0u);
    }
    return x + 1;
}

/* Those who are on their way, and how many Actions they need. */
static int draw_alarms(struct table *t, struct area a, int x)
{
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "hostile"), i)) != 0; ) {
        int left = table_number(t, i, "to_alarm");
        GROG_ROOM(name, WF_NAME);
        if (!left)
            continue;
        table_name(t, i, &name);
        x += canvas_print(t->canvas, a, x, 0, left <= 2 ? ROLE_BAD : ROLE_WARN, BOLD, " !%d %s", left, name_room);
    }
    return x;
}

void wf_draw_noise(struct table *t, struct area a)
{
    int now = table_number(t, 0, "noise_now"), most = table_number(t, 0, "loudest");
    bool alert = table_number(t, 0, "is_alert");
    char next[16] = "";
    int to_come = table_number(t, 0, "noise_to_come");
    GROG_ROOM(head, 48);
    GROG_ROOM(text, 256);
    if (to_come)
        snprintf(next, sizeof next, "%+d", to_come);
    canvas_fill(t->canvas, a, ROLE_PLAIN);
    wf_say(t, "head-noise", NULL, &head);
    int x = 1 + canvas_text(t->canvas, a, 1, 0, ROLE_TITLE, BOLD, head_room) + 1;
    x = draw_bar(t, a, x, now, most);
    wf_say(t, "noise", GROG_PAIRS({ "n", NULL, now }, { "most", NULL, most }, { "alert", NULL, alert },
        { "mobilized", NULL, table_number(t, 0, "mobilized_to") }, { "alarm", NULL, table_number(t, 0, "heard_alarm") },
        { "pauses", NULL, table_number(t, 0, "heard_pauses") }, { "next", next, 0 }),
        &text);
    x += canvas_text(t->canvas, a, x, 0, alert ? ROLE_BAD : ROLE_PLAIN, alert ? BOLD : 0u, text_room);
    draw_alarms(t, a, x);
}

void wf_add_awareness(const struct table *t, uint16_t hostile, struct wf_strip *s)
{
    int knows = table_number(t, hostile, "knows"), left = table_number(t, hostile, "to_alarm");
    if (table_number(t, hostile, "is_unrevealed"))
        wf_add(s, ROLE_NEUTRAL, 0, " ▒");
    if (knows == 1)
        wf_add(s, ROLE_GOOD, 0, " z");
    else if (knows == 2)
        wf_add(s, ROLE_WARN, BOLD, " ?");
    else if (knows)
        wf_add(s, ROLE_BAD, BOLD, left ? " !%d" : " !", left);
}
