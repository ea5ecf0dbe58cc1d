/* SPDX-License-Identifier: MIT */
/* texts.c -- what the table says of what is under the cursor, and what line mode would print, as text. */
#include "desk.h"
#include "kernel/odds.h"
#include "kernel/square.h"
#include "kernel/state.h"
#include "session/play_explain.h"
#include "session/play_system.h"
#include "session/play_text.h"

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

/* Why and with which odds comes first; what the cards say can be read below. */
static void explain_option(struct desk *d, const char *words)
{
    (void)words;
    struct grog_option o = d->p->scene->options.at[d->t.option];
    const struct counted *c = &d->odds[d->t.option];
    char room[PLAY_LINE] = "", about_room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, about = { .at = about_room, .room = sizeof about_room };
    if (d->areas.choices.h - 2 <= PANE_SMALL)           /* there is no room for it above the choices */
        play_say_about(d->p, &about);
    play_print(d->p, 0, about_room);
    play_explain_why(d->p, o);
    if (c->state == ODDS_COUNTED)
        grog_say_odds(&d->p->s, grog_weighed(d->p->m, d->p->view, o).as, c->odds, GROG_SHORT, &t);
    else if (c->state == ODDS_ASKED || c->state == ODDS_TOO_MANY)
        grog_say_plain(&d->p->s, c->state == ODDS_ASKED ? "table.counting" : "play.odds-full", NULL, &t);
    play_print(d->p, 0, room);
    play_explain_cards(d->p, o);
}

/* ---- an object or a square ------------------------------------------------------------------ */

/* Its name and what is so with it now; then, through `card`, what its card says. */
static void explain_object(struct desk *d, uint16_t object, struct grog_text *card)
{
    char room[2 * PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    play_say_object(d->p, object, &t, card);
    play_print(d->p, 0, room);
}

static bool is_about(const struct desk *d, uint32_t option)
{
    for (unsigned k = 0; d->t.object && k < GROG_SCENE_TOUCHES; k++)
        if (d->p->scene->touch[option][k] == d->t.object)
            return true;
    return d->t.square && table_is_about(&d->t, option, d->t.square);
}

static void list_choice(struct desk *d, uint32_t option)
{
    char room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    grog_print(&t, "- ");
    play_say_option(d->p, d->p->scene->options.at[option], GROG_SHORT, &t);
    play_print(d->p, 0, room);
}

/* Who would do it, and with what. */
static void explain_actor(struct desk *d, uint32_t option)
{
    char room[2 * PLAY_LINE] = "";
    struct grog_text card = { .at = room, .room = sizeof room };
    uint16_t actor = d->p->scene->touch[option][0];
    if (actor && d->p->scene->object[actor].sort == GROG_IS_A_THING)
        explain_object(d, actor, &card);
    play_print(d->p, 0, room);
    play_explain_cards(d->p, d->p->scene->options.at[option]);
}

/* What Enter does there: the one choice in words, or how many there are and the first of them. */
static void explain_enter(struct desk *d)
{
    enum { MOST = 4 };
    uint32_t first = 0, n = desk_is_asked(d) ? choices_at_cursor(d, &first) : 0;
    char room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct play_way way;
    if (way_under_cursor(d, &way)) {
        table_say_way(&d->t, d->t.actor, &way, &t);
        play_print(d->p, 0, room);
        return;
    }
    if (!n)
        return;
    if (n == 1)
        play_say_option(d->p, d->p->scene->options.at[first], GROG_SHORT, &t);
    play_print(d->p, 0, SAY(d, n == 1 ? "table.choice-here" : "table.choices-here", { "n", NULL, n },
                            { "option", room, 0 }));
    for (uint32_t i = first, listed = 0; n > 1 && i < d->p->scene->options.n && listed < MOST; i++)
        if (is_about(d, i)) {
            list_choice(d, i);
            listed++;
        }
    if (!d->t.object)
        explain_actor(d, first);
}

static void explain_cursor(struct desk *d, const char *words)
{
    const struct grog_pointed at = table_pointed(&d->t);
    char room[TEXT_MAX / 8] = "", card_room[2 * PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, card = { .at = card_room, .room = sizeof card_room };
    (void)words;
    if (d->t.object)
        explain_object(d, d->t.object, &card);
    play_say_pointed(d->p, &at, &t);
    play_print(d->p, 0, room);
    explain_enter(d);
    play_print(d->p, 0, card_room);
    room[0] = 0;
    t.n = 0;
    play_say_pointed_too(d->p, &at, &t);
    play_print(d->p, 0, room);
}

/* Whoever all of the line's choices are of; 0: they differ. */
static uint16_t actor_of_line(const struct desk *d, uint32_t line)
{
    const struct menu *u = d->p->menu;
    uint16_t actor = d->p->scene->touch[u->order[u->line[line].from]][0];
    for (uint32_t i = 1; i < u->line[line].n; i++)
        if (d->p->scene->touch[u->order[u->line[line].from + i]][0] != actor)
            return 0;
    return actor;
}

/* A line of several choices: each of them, and who would make it. */
static void explain_line(struct desk *d, const char *words)
{
    enum { MOST = 12 };
    const struct menu *u = d->p->menu;
    char card_room[2 * PLAY_LINE] = "";
    struct grog_text card = { .at = card_room, .room = sizeof card_room };
    (void)words;
    if (d->t.line >= d->choices || d->choice[d->t.line].head)
        return;
    uint32_t line = d->choice[d->t.line].line, n = u->line[line].n;
    play_print(d->p, 0, SAID(d, "table.unfolds"));
    for (uint32_t i = 0; i < n && i < MOST; i++)
        list_choice(d, u->order[u->line[line].from + i]);
    if (n > MOST)
        play_print(d->p, 0, SAY(d, "table.unfolds-more", { "n", NULL, n - MOST }));
    uint16_t actor = actor_of_line(d, line);
    if (actor && actor < d->p->scene->objects) {
        explain_object(d, actor, &card);
        play_print(d->p, 0, card_room);
    }
}

/* Is it about the cursor of the middle or the hand, or about the choice under the other? */
static bool is_about_cursor(const struct desk *d)
{
    bool there = d->t.focus == PANE_BOARD || d->t.focus == PANE_HAND;
    return (there || !d->p->hands) && (d->t.object || d->t.square);    /* who only watches has no choices */
}

/* Below: what its words mean. */
static void add_glossary(const struct desk *d, char *text)
{
    char room[TEXT_MAX] = "";
    struct grog_text meant = { .at = room, .room = sizeof room };
    size_t said = strlen(text);
    grog_say_glossary(&d->p->s, text, &meant);
    if (meant.n && said + meant.n + 2 < TEXT_MAX)
        snprintf(text + said, TEXT_MAX - said, "%s%s", said && text[said - 1] != '\n' ? "\n" : "", room);
}

const char *desk_explain(struct desk *d)
{
    bool cursor = is_about_cursor(d);
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
    add_glossary(d, d->explained);
    d->explained_key = key;
    return d->explained;
}
