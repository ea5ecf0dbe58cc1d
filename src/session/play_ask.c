/* SPDX-License-Identifier: MIT */
/* play_ask.c -- what somebody types that is no choice: help, card, rule, undo ...; play_explain.c and play_react.c
 * have the longer answers. */
#define _POSIX_C_SOURCE 200809L
#include "base/number.h"
#include "play_ask.h"
#include "play_book.h"
#include "play_explain.h"
#include "play_look.h"
#include "play_menu.h"
#include "play_react.h"
#include "play_save.h"
#include "play_table.h"
#include "play_text.h"
#include "play_undo.h"
#include "reference/reference.h"
#include "kernel/showing.h"
#include "kernel/state.h"
#include "kernel/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- questions about the game ----------------------------------------------- */

/* Has the game what this line of the help is about? */
static bool is_of_use(const struct play *p, unsigned line)
{
    enum { RULES = 5, REACTIONS = 10, THREAT = 13, DANGER, SIGHT };
    const struct grog_showing *y = p->m->system->showing;
    switch (line) {
    case RULES:     return p->m->system->n_rules > 1;
    case REACTIONS: return react_has_any(p);
    case THREAT:    return y && y->threat;
    case DANGER:    return y && y->danger;
    case SIGHT:     return y && y->sight;
    default:        return true;
    }
}

/* "D-3" of "D-3.1", "WF-ATK" of "WF-ATK-18". */
static void say_chapter(const char *rule, struct grog_text *out)
{
    const char *end = strchr(rule, '.') ? strchr(rule, '.') : strrchr(rule, '-');
    grog_print(out, "%.*s", end ? (int)(end - rule) : (int)strlen(rule), rule);
}

/* What can be typed in this game. */
static void list_commands(struct play *p)
{
    const struct grog_system *y = p->m->system;
    const char *rule = y->n_rules > 1 ? y->rules[1] : "";
    char chapter_room[64];
    struct grog_text chapter = grog_text_in(chapter_room, sizeof chapter_room);
    bool board = y->showing && (y->showing->board || y->showing->spot);
    say_chapter(rule, &chapter);
    for (unsigned i = 1; ; i++) {
        char key[32], room[256];
        struct grog_text t = grog_text_in(room, sizeof room);
        snprintf(key, sizeof key, "play.help.%02u", i);
        if (!grog_say_plain(&p->s, key, GROG_PAIRS({ "rule", rule, 0 }, { "chapter", chapter_room, 0 },
                            { "board", NULL, board }), &t))
            return;
        if (is_of_use(p, i))
            play_print(p, 16, room);
    }
}

static void help(struct play *p, const char *text)
{
    uint64_t n;
    if (read_number(text, 1, p->menu->n, &n))
        play_explain(p, n);
    else if (*text)
        play_explain_words(p, text);
    else
        list_commands(p);
}

static void table(struct play *p, const char *text)
{
    (void)text;
    play_show_table(p);
    play_show_options(p, NULL);
}

static void settings(struct play *p, const char *text)
{
    struct grog_text t = { 0 };
    (void)text;
    do
        grog_say_setup(&p->s, &t);
    while (grog_text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

static void show_log(struct play *p, const char *text)
{
    (void)text;
    book_show(p, p->s.viewer, true);
}

static void odds(struct play *p, const char *text)
{
    uint64_t n;
    const struct grog_option *o = read_number(text, 1, p->menu->n, &n) ? play_option(p, n) : NULL;
    if (o)
        play_show_odds(p, *o);
    else
        play_say(p, "play.odds-which", NULL);
}

/* The cards whose name begins so (or `within`: has the words), each name once; the last of them, how many. */
static uint16_t cards_called(const struct play *p, const char *text, bool within, unsigned *n, struct grog_text *list)
{
    uint16_t found = 0;
    char last[PLAY_LINE] = "";
    *n = 0;
    for (uint32_t c = 1; c < p->m->cards->cards; c++) {
        char room[PLAY_LINE];
        struct grog_text name = grog_text_in(room, sizeof room);
        grog_say_card(&p->s, (uint16_t)c, GROG_SHORT, &name);
        if (!(within ? play_has_words(room, text) : !strncasecmp(room, text, strlen(text))) || !strcmp(room, last))
            continue;
        grog_print(list, "%s%s", list->n ? ", " : "", room);
        snprintf(last, sizeof last, "%s", room);
        found = (uint16_t)c;
        ++*n;
    }
    return found;
}

static void card(struct play *p, const char *text)
{
    char begin_room[PLAY_LINE], within_room[PLAY_LINE];
    struct grog_text begin = grog_text_in(begin_room, sizeof begin_room),
                     within = grog_text_in(within_room, sizeof within_room);
    unsigned n = 0;
    uint16_t found = grog_card_called(&p->s, text);
    if (!*text) {
        play_say(p, "play.card-which", NULL);
        return;
    }
    if (!found) {
        uint16_t one = cards_called(p, text, false, &n, &begin);
        found = n == 1 ? one : 0;
    }
    if (!found && !n) {
        uint16_t one = cards_called(p, text, true, &n, &within);
        found = n == 1 ? one : 0;
    }
    if (found)
        play_show_card(p, found);
    else
        play_say(p, "play.card-none", GROG_PAIRS({ "list", begin_room, 0 }, { "within", within_room, 0 }));
}

/* Every card of yours, once. */
static void hand(struct play *p, const char *text)
{
    uint16_t last = 0;
    (void)text;
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        if (o->sort != GROG_IS_A_CARD || !(o->bits & GROG_YOURS) || !o->card || o->card == last)
            continue;
        last = o->card;
        play_show_card(p, o->card);
    }
}

/* A row of the reference, as the catalogue says it if it does. */
static void show_row(const struct play *p, const struct reference_row *r)
{
    char line[PLAY_LINE];
    if (play_show_rule(p, r->id))
        return;
    snprintf(line, sizeof line, "%s%s%s: %s", r->id, *r->name ? " " : "", r->name, r->says);
    play_print(p, 2, line);
}

/* All whose ids begin so; nothing typed: all that can be named in this game. */
static bool show_rules(const struct play *p, const char *text)
{
    bool any = false;
    for (unsigned i = 0; grog_rule_id(&p->s, i); i++)
        if (!strncasecmp(grog_rule_id(&p->s, i), text, strlen(text)))
            any = play_show_rule(p, grog_rule_id(&p->s, i)) || any;
    for (unsigned i = 0; *text && i < reference_count(); i++) {
        char room[PLAY_LINE];
        struct grog_text told = grog_text_in(room, sizeof room);
        if (!reference_begins(reference_row(i), text) || grog_say_rule(&p->s, reference_row(i)->id, &told))
            continue;
        show_row(p, reference_row(i));
        any = true;
    }
    return any;
}

/* What plain words find among the rules of this system. */
static bool find_rules(const struct play *p, const char *text)
{
    enum { SHOWN = 8 };
    struct reference_found f;
    if (!reference_search(text, (struct reference_where){ p->m->system->name, REFERENCE_ALL_SETTINGS }, &f))
        return false;
    bool any = f.n > 0;
    for (unsigned i = 0; i < f.n && i < SHOWN; i++)
        show_row(p, reference_row(f.hit[i].row));
    free(f.hit);
    return any;
}

static void rule(struct play *p, const char *text)
{
    char list[PLAY_LINE] = "";
    if (play_show_rule(p, text) || show_rules(p, text) || (!reference_is_id(text) && find_rules(p, text)))
        return;
    for (unsigned i = 0; grog_rule_id(&p->s, i); i++) {
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", i ? ", " : "", grog_rule_id(&p->s, i));
    }
    play_say(p, "play.rule-none", GROG_PAIRS({ "list", list, 0 }));
}

/* ---- the game itself --------------------------------------------------------- */

static void undo(struct play *p, const char *text)
{
    (void)text;
    play_say(p, play_undo(p) ? "play.undone" : play_no_undo(p), NULL);
}

static void redo(struct play *p, const char *text)
{
    (void)text;
    play_say(p, play_redo(p) ? "play.redone" : "play.no-redo", NULL);
}

/* A copy; or, of a game that cannot be kept where it is, another place. */
static void save(struct play *p, const char *text)
{
    struct grog_error why = { 0 };
    bool moves = p->told_unsaved;
    if (!*text && !moves) {
        play_say(p, "play.save-which", NULL);
        return;
    }
    bool good = moves ? play_move(p, text, &why) : play_save_in(p, text, &why);
    play_say(p, !good ? "play.not-saved-why" : moves ? "play.moved" : "play.saved",
             GROG_PAIRS({ "file", moves ? p->file : text, 0 }, { "why", why.text, 0 }));
}

static void quit(struct play *p, const char *text)
{
    (void)text;
    p->quits = true;
}

/* ---- which one --------------------------------------------------------------- */

static const struct {
    const char *name;
    void (*run)(struct play *p, const char *text);
} commands[] = {
    { "?", help }, { "h", help }, { "help", help }, { "t", table }, { "table", table }, { "", table },
    { "setup", settings }, { "log", show_log }, { "why", play_why }, { "odds", odds }, { "card", card },
    { "hand", hand }, { "rule", rule }, { "look", look_command }, { "sight", sight_command },
    { "danger", danger_command }, { "threat", threat_command }, { "threats", threat_command },
    { "reactions", react_command }, { "react", react_command },
    { "u", undo }, { "undo", undo }, { "r", redo }, { "redo", redo }, { "save", save }, { "q", quit }, { "quit", quit },
};

void play_command(struct play *p, char *line)
{
    size_t n = strcspn(line, " ");
    const char *text = line + n + strspn(line + n, " ");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strlen(commands[i].name) == n && !memcmp(commands[i].name, line, n)) {
            commands[i].run(p, text);
            return;
        }
    if (strspn(line, "0123456789") == strlen(line))
        play_say(p, "play.number", GROG_PAIRS({ "n", NULL, p->menu->n }));
    else if (!play_show_options(p, line))
        play_say(p, "play.not-understood", GROG_PAIRS({ "text", line, 0 }));
}
