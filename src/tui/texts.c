/* SPDX-License-Identifier: MIT */
/* texts.c -- what the table says of what is under the cursor, and what line mode would print, as text. */
#include "desk.h"
#include "kernel/square.h"
#include "kernel/state.h"

#include <stdio.h>
#include <string.h>

const char *desk_say(struct desk *d, char *room, size_t n, const char *key, const struct grog_pair *pairs)
{
    struct grog_text t = { .at = room, .room = n };
    room[0] = 0;
    grog_say_plain(&d->p->s, key, pairs, &t);
    return room;
}

/* Escape sequences are for terminals. */
static void strip_ink(char *text)
{
    char *to = text;
    for (const char *from = text; *from; from++)
        if (*from == '\033')
            from += strcspn(from, "m") - (from[strcspn(from, "m")] == 0);
        else
            *to++ = *from;
    *to = 0;
}

void desk_capture(struct desk *d, void (*print)(struct desk *d, const char *words), const char *words, char *out)
{
    struct grog_text t = { .at = out, .room = TEXT_MAX };
    out[0] = 0;
    d->p->into = &t;
    print(d, words);
    d->p->into = NULL;
    strip_ink(out);
}

/* ---- an option ------------------------------------------------------------------------- */

static void explain_option(struct desk *d, const char *words)
{
    (void)words;
    play_explain_option(d->p, d->p->scene->options.at[d->t.option], false);
    const struct counted *c = &d->odds[d->t.option];
    char room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (c->state == ODDS_COUNTED)
        grog_say_odds(&d->p->s, d->p->scene->options.at[d->t.option].verb, c->odds, GROG_LONG, &t);
    else if (c->state == ODDS_ASKED || c->state == ODDS_TOO_MANY)
        grog_say_plain(&d->p->s, c->state == ODDS_ASKED ? "table.counting" : "play.odds-full", NULL, &t);
    play_print(d->p, 0, room);
}

/* ---- an object or a square ------------------------------------------------------------------ */

static void say_marks(const struct desk *d, const struct grog_scene_object *o, struct grog_text *t)
{
    size_t from = t->n;
    play_say_marks(d->p, o, ", ", t);
    if (t->n > from)
        grog_print(t, ".\n");
}

static void explain_object(struct desk *d, uint16_t object)
{
    const struct grog_scene_object *o = &d->p->scene->object[object];
    char room[2 * PLAY_LINE] = "", card_room[2 * PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, card = { .at = card_room, .room = sizeof card_room };
    if (o->card)
        grog_say_card_text(&d->p->s, o->card, GROG_LONG, &card);
    table_name(&d->t, object, &t);
    const char *rest = strchr(card_room, '\n');
    bool headed = rest && *room && !strncmp(card_room, room, t.n);      /* the card says its name itself */
    if (headed)
        room[t.n = 0] = 0;
    grog_print(&t, "%.*s\n", headed ? (int)(rest - card_room) : 0, card_room);
    say_marks(d, o, &t);
    play_print(d->p, 0, room);
    play_print(d->p, 0, headed ? rest + 1 : card_room);
}

static void explain_cursor(struct desk *d, const char *words)
{
    char room[TEXT_MAX / 8] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    (void)words;
    if (d->t.object)
        explain_object(d, d->t.object);
    if (d->t.face->explain)
        d->t.face->explain(&d->t, &t);
    play_print(d->p, 0, room);
    uint32_t n = desk_is_asked(d) ? choices_about(d, d->t.object, d->t.square, NULL) : 0;
    if (n)
        play_print(d->p, 0, SAY(d, "table.choices-here", { "n", NULL, n }));
}

static void explain_line(struct desk *d, const char *words)
{
    (void)words;
    if (d->t.line < d->choices)
        play_print(d->p, 0, d->choice[d->t.line].text);
    play_print(d->p, 0, SAID(d, "table.unfolds"));
}

const char *desk_explain(struct desk *d)
{
    bool board = d->t.focus == PANE_BOARD || d->t.focus == PANE_HAND;
    bool cursor = (board || d->t.option == UINT32_MAX) && (d->t.object || d->t.square);
    uint64_t key = d->moment << 40 | (uint64_t)cursor << 39
                 | (cursor ? (uint64_t)d->t.object << 16 | d->t.square
                           : d->t.option == UINT32_MAX ? 0x400000000u + d->t.line : d->t.option);
    key += desk_is_asked(d) ? 1ull << 38 : 0;
    key |= 1ull << 63;
    if (key == d->explained_key)
        return d->explained;
    d->explained[0] = 0;
    if (cursor)
        desk_capture(d, explain_cursor, NULL, d->explained);
    else if (desk_is_asked(d) && d->t.option < d->p->scene->options.n)
        desk_capture(d, explain_option, NULL, d->explained);
    else if (desk_is_asked(d))
        desk_capture(d, explain_line, NULL, d->explained);
    d->explained_key = key;
    return d->explained;
}
