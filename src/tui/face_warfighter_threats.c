/* SPDX-License-Identifier: MIT */
/* face_warfighter_threats.c -- what the coming Hostile Turn may bring to each Soldier, the worst first; and what is in
 * force about whatever is under the cursor, with every card that changes it. */
#include "face_warfighter.h"
#include "kernel/system.h"
#include "kernel/value.h"

#include <stdio.h>
#include <string.h>

/* ---- what threatens -------------------------------------------------------------------------- */

struct danger { uint16_t soldier; struct grog_shares is; };

static bool is_worse(const struct danger *a, const struct danger *b)
{
    for (unsigned i = GROG_THREATS; i-- > 0; )
        if (a->is.of_thousand[i] != b->is.of_thousand[i])
            return a->is.of_thousand[i] > b->is.of_thousand[i];
    return false;
}

static bool threat_of(const struct table *t, uint16_t soldier, struct grog_shares *out)
{
    const struct grog_scene_object *o = &t->p->scene->object[soldier];
    return t->p->m->system->showing->threat(t->p->m, t->p->view, o->row, o->place, out);
}

static int gather_dangers(const struct table *t, struct danger out[WF_SOLDIERS])
{
    int n = 0;
    for (uint16_t i = 0; n < WF_SOLDIERS && (i = table_next(t, wf_array(t, "soldier"), i)) != 0; ) {
        struct danger d = { .soldier = i };
        int at = n;
        if (!threat_of(t, i, &d.is))
            continue;
        for (; at > 0 && is_worse(&d, &out[at - 1]); at--)
            out[at] = out[at - 1];
        out[at] = d;
        n++;
    }
    return n;
}

static int percent(unsigned of_thousand) { return (int)(of_thousand + 5) / 10; }

bool wf_threats_of(const struct table *t, uint16_t soldier, int out[GROG_THREATS])
{
    struct grog_shares is;
    if (!threat_of(t, soldier, &is))
        return false;
    for (unsigned i = 0; i < GROG_THREATS; i++)
        out[i] = percent(is.of_thousand[i]);
    return true;
}

/* "43%" with a bar, as long as there is room. */
static void draw_share(struct table *t, struct area a, unsigned of_thousand, enum role role)
{
    int bar = a.w - 5;
    canvas_print(t->canvas, a, 0, 0, of_thousand ? role : ROLE_DIM, of_thousand ? BOLD : 0u, "%3d%%",
                 percent(of_thousand));
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
    ROOM(said, WF_NAME);
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
        ROOM(text, 48);
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

/* Who aims at him. */
static void say_attackers(const struct table *t, uint16_t soldier, struct grog_text *out)
{
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "hostile"), i)) != 0; ) {
        ROOM(name, WF_NAME);
        if (table_number(t, i, "target") != wf_number_of(t, soldier))
            continue;
        table_name(t, i, &name);
        wf_say(t, "aims", PAIRS({ "name", name_room, 0 }, { "attacks", NULL, table_number(t, i, "attacks") },
            { "space", NULL, table_number(t, i, "place") }), out);
        grog_print(out, "\n");
    }
}

/* Below the shares: from whom. */
static void draw_sources(struct table *t, struct area a, const struct danger *danger, int n)
{
    char room[2048] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    for (int i = 0; i < n; i++) {
        grog_print(&text, "%s", i ? "\n" : "");
        table_name(t, danger[i].soldier, &text);
        grog_print(&text, ":\n");
        say_attackers(t, danger[i].soldier, &text);
    }
    if (a.h > 0)
        canvas_wrap(t->canvas, a, ROLE_PLAIN, 0, 2, room);
}

void wf_draw_threats(struct table *t, struct area a)
{
    struct danger danger[WF_SOLDIERS];
    int n = gather_dangers(t, danger), name = a.w >= 60 ? 24 : a.w >= 40 ? 18 : 12, room = a.h - 1;
    if (!n) {
        ROOM(text, 160);
        wf_say(t, "no-threat", NULL, &text);
        canvas_wrap(t->canvas, a, ROLE_GOOD, 0, 0, text_room);
        return;
    }
    if (some_are_fast(t) && room > n) {
        ROOM(text, 160);
        wf_say(t, "fast-threat", NULL, &text);
        canvas_wrap(t->canvas, area_below(a, n + 2), ROLE_WARN, 0, 0, text_room);
    }
    draw_threat_heads(t, area_top(a, 1), name);
    int shown = n <= room ? n : room - 1;
    for (int i = 0; i < shown; i++)
        draw_danger(t, area_top(area_below(a, 1 + i), 1), name, &danger[i]);
    if (shown < n) {
        ROOM(text, 64);
        wf_say(t, "more", PAIRS({ "n", NULL, n - shown }, { "above", NULL, 0 }), &text);
        canvas_text(t->canvas, area_top(area_below(a, 1 + shown), 1), 1, 0, ROLE_WARN, 0, text_room);
    }
    draw_sources(t, area_below(a, shown + (some_are_fast(t) ? 5 : 2)), danger, n);
}

/* ---- what is in force ------------------------------------------------------------------------------ */

/* A number that cards change, with every one of them. */
static void say_reasons(const struct table *t, uint16_t object, struct grog_text *out)
{
    const struct grog_scene_object *o = &t->p->scene->object[object];
    const struct grog_showing *y = t->p->m->system->showing;
    for (unsigned i = 0; i < o->marks; i++) {
        unsigned show = t->p->scene->marked[o->mark + i].show;
        struct grog_because why = { 0 };
        int is = 0;
        unsigned value = show ? y->because(t->p->m, t->p->view, t->p->s.viewer, show - 1, o->place, &is, &why) : 0;
        if (!value)
            continue;
        if (grog_say_value(&t->p->s, value, is, &why, out))
            grog_print(out, "\n");
    }
}

static void say_threats(const struct table *t, uint16_t soldier, struct grog_text *out)
{
    struct grog_shares is;
    ROOM(name, WF_NAME);
    if (!threat_of(t, soldier, &is))
        return;
    table_name(t, soldier, &name);
    wf_say(t, "threats", PAIRS({ "name", name_room, 0 }, { "suppress", NULL, percent(is.of_thousand[0]) },
        { "wound", NULL, percent(is.of_thousand[1]) }, { "down", NULL, percent(is.of_thousand[2]) }), out);
    grog_print(out, "\n");
}

static void say_soldier(const struct table *t, uint16_t soldier, struct grog_text *out)
{
    int size = table_number(t, soldier, "hand_size");
    say_threats(t, soldier, out);
    say_attackers(t, soldier, out);
    if (size && table_number(t, soldier, "cards") > size) {
        wf_say(t, "over-hand", PAIRS({ "n", NULL, table_number(t, soldier, "cards") }, { "size", NULL, size }), out);
        grog_print(out, "\n");
    }
}

/* The card that a field of this card names, by the field's name; 0: none. */
static uint16_t named_by(const struct table *t, uint16_t card, const char *field)
{
    const struct grog_card *c = &t->p->m->cards->card[card];
    const struct grog_card_kind *k = &t->p->m->system->card_kinds[c->kind];
    for (unsigned i = 0; c->number && i < k->fields; i++)
        if (!strcmp(k->field[i].name, field))
            return (uint16_t)c->number[k->field[i].at];
    return 0;
}

/* What lies on the other side of the card, or who he is that may join. */
void wf_explain_side(struct table *t, struct grog_text *out)
{
    uint16_t object = t->object < t->p->scene->objects ? t->object : 0, card = t->p->scene->object[object].card;
    uint16_t other = wf_side_of(t, object) == 2 ? named_by(t, card, "engaged") : 0;
    other = other || wf_side_of(t, object) != 2 ? other : named_by(t, card, "joins");
    if (!wf_is(t, object, "hostile") || !other)
        return;
    wf_say(t, "other-side", NULL, out);
    grog_print(out, " ");
    grog_say_card_text(&t->p->s, other, GROG_LONG, out);
}

/* Is it in an Objective that is not yet active? */
static bool is_shut(const struct table *t, uint16_t object)
{
    for (uint16_t i = 0; (i = table_next(t, wf_array(t, "location"), i)) != 0; )
        if (t->p->scene->object[i].square == t->p->scene->object[object].square)
            return table_number(t, i, "is_inactive");
    return false;
}

static void say_hostile(const struct table *t, uint16_t object, struct grog_text *out)
{
    int target = table_number(t, object, "target");
    uint16_t whom = 0;
    ROOM(name, WF_NAME);
    for (uint16_t i = 0; target && (i = table_next(t, wf_array(t, "soldier"), i)) != 0; )
        whom = wf_number_of(t, i) == target ? i : whom;
    if (whom)
        table_name(t, whom, &name);
    ROOM(held, WF_NAME * 4);
    if (whom && !table_number(t, object, "attacks"))
        held_warfighter(t->p, t->p->scene->object[object].place, &held);
    wf_say(t, table_number(t, object, "is_target") ? "about-target" : "about-hostile", PAIRS(
        { "target", name_room, 0 }, { "held", held_room, 0 },
        { "active", NULL, table_number(t, object, "fighting") }, { "of", NULL, table_number(t, object, "reticles") },
        { "standing", NULL, table_number(t, object, "standing") },
        { "attacks", NULL, table_number(t, object, "attacks") }, { "reach", NULL, table_number(t, object, "in_range") },
        { "low", NULL, table_number(t, object, "least_range") },
        { "high", NULL, table_number(t, object, "most_range") },
        { "roll", NULL, table_number(t, object, "wounds_on") - table_number(t, object, "die_bonus") },
        { "cover", NULL, table_number(t, object, "cover") }, { "most", NULL, table_number(t, object, "most_cover") },
        { "wounds", NULL, table_number(t, object, "most_wounds") },
        { "never", NULL, wf_is_harmless(t, object) },
        { "bonus", NULL, table_number(t, object, "die_bonus") }, { "shut", NULL, is_shut(t, object) },
        { "hits", NULL, table_number(t, object, "hits") },
        { "needed", NULL, table_number(t, object, "hits_needed") }), out);
    wf_say(t, "about-sides", PAIRS({ "side", NULL, wf_side_of(t, object) },
        { "joins", NULL, table_number(t, object, "may_join") }, { "fast", NULL, wf_fast_of(t, object) },
        { "slow", NULL, table_number(t, object, "slow") }, { "field", NULL, table_number(t, object, "field") },
        { "fades", NULL, table_number(t, object, "will_fade") }), out);
    grog_print(out, "\n");
}

static void say_place(const struct table *t, uint16_t place, struct grog_text *out)
{
    wf_say(t, "about-place", PAIRS({ "reinforces", NULL, table_number(t, place, "reinforces") },
        { "low", NULL, table_number(t, place, "reinforce") },
        { "high", NULL, table_number(t, place, "most_reinforce") },
        { "rolls", NULL, table_number(t, place, "rein_roll") },
        { "enter", NULL, table_number(t, place, "enter") }, { "most", NULL, table_number(t, place, "most_enter") },
        { "inactive", NULL, table_number(t, place, "is_inactive") } ), out);
    grog_print(out, "\n");
}

/* What the card of his Location does: of what it gives now and then, sums show only what counts at the moment. */
static void say_ground(const struct table *t, uint16_t soldier, struct grog_text *out)
{
    const struct grog_scene *s = t->p->scene;
    char does[PLAY_LINE] = "", name[WF_NAME] = "";
    struct grog_text text = empty(does, sizeof does), named = empty(name, sizeof name);
    for (uint32_t i = 1; i < s->objects && wf_is(t, soldier, "soldier"); i++)
        if (s->object[soldier].square && s->object[i].square == s->object[soldier].square && s->object[i].place
            && s->object[i].card && wf_is(t, (uint16_t)i, "location")) {         /* the Mission card is no ground */
            grog_say_card_text(&t->p->s, s->object[i].card, GROG_BRIEF, &text);
            table_name(t, (uint16_t)i, &named);
        }
    if (text.n)
        wf_say(t, "ground", PAIRS({ "place", name, 0 }, { "text", does, 0 }), out);
}

void wf_explain(struct table *t, struct grog_text *out)
{
    static const struct {
        const char *array;
        void (*say)(const struct table *t, uint16_t object, struct grog_text *out);
    } sorts[] = {
        { "soldier", say_soldier }, { "hostile", say_hostile }, { "location", say_place },
    };
    if (!t->object && t->square)
        wf_say(t, "about-space", PAIRS({ "space", NULL, (int64_t)grog_square_x(t->square) + 1 }), out);
    if (!t->object || t->object >= t->p->scene->objects)
        return;
    for (unsigned i = 0; i < sizeof sorts / sizeof *sorts; i++)
        if (wf_is(t, t->object, sorts[i].array))
            sorts[i].say(t, t->object, out);
    say_reasons(t, t->object, out);
    say_ground(t, t->object, out);
}
