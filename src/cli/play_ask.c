/* SPDX-License-Identifier: MIT */
/* play_ask.c -- what somebody types that is no choice: why, odds, card, rule, undo ... */
#define _POSIX_C_SOURCE 200809L
#include "args.h"
#include "out.h"
#include "play.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define PAIRS(...) (const struct grog_pair[]){ __VA_ARGS__, { 0 } }

static struct grog_text empty(char *room, size_t n)
{
    room[0] = 0;
    return (struct grog_text){ .at = room, .room = n };
}

/* ---- questions about the game ----------------------------------------------- */

static void help(struct play *p, const char *text)
{
    (void)text;
    for (unsigned i = 1; ; i++) {
        char key[32], room[256];
        struct grog_text t = empty(room, sizeof room);
        snprintf(key, sizeof key, "play.help.%02u", i);
        if (!grog_say_plain(&p->s, key, NULL, &t))
            return;
        play_print(p, 16, room);
    }
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
    while (text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

static void show_log(struct play *p, const char *text)
{
    (void)text;
    book_show(p, p->s.viewer, true);
}

/* Is it offered?  Then say so. */
static bool is_offered(const struct play *p, const char *words)
{
    for (uint32_t i = 0; *words && i < p->scene->options.n; i++) {
        char room[PLAY_LINE];
        struct grog_text t = empty(room, sizeof room);
        grog_say_option(&p->s, p->view, p->scene->options.at[i], GROG_SHORT, &t);
        if (play_has_words(room, words)) {
            play_say(p, "play.why-offered", PAIRS({ "n", NULL, i + 1 }));
            return true;
        }
    }
    return false;
}

static void why(struct play *p, const char *words)
{
    struct grog_refused refused[GROG_SCENE_REFUSED];
    unsigned n = grog_scene_refused(p->m, p->view, p->scene, refused), said = 0;
    for (unsigned i = 0; i < n; i++) {
        char option_room[PLAY_LINE], why_room[PLAY_LINE];
        struct grog_text option = empty(option_room, sizeof option_room), t = empty(why_room, sizeof why_room);
        grog_say_option(&p->s, p->view, refused[i].option, GROG_SHORT, &option);
        grog_say_refusal(&p->s, refused[i].rule, refused[i].option.verb, &t);
        if (play_has_words(option_room, words)) {
            play_say(p, "play.why", PAIRS({ "option", option_room, 0 }, { "why", why_room, 0 }));
            said++;
        }
    }
    if (!said && !is_offered(p, words))
        play_say(p, *words ? "play.why-not" : "play.why-none", NULL);
}

static void odds(struct play *p, const char *text)
{
    uint64_t n;
    struct grog_odds o;
    char room[PLAY_LINE];
    struct grog_text t = empty(room, sizeof room);
    if (!args_number(text, 1, p->scene->options.n, &n)) {
        play_say(p, "play.odds-which", NULL);
        return;
    }
    struct grog_option option = p->scene->options.at[n - 1];
    enum grog_status status = grog_odds(p->m, p->view, p->s.viewer, option, &o);
    if (status != GROG_OK) {
        play_say(p, status == GROG_FULL ? "play.odds-full" : "play.odds-none", NULL);
        return;
    }
    grog_say_odds(&p->s, option.verb, &o, GROG_LONG, &t);
    play_print(p, 2, room);
}

static void card(struct play *p, const char *text)
{
    struct grog_text t = { 0 };
    uint16_t found = grog_card_called(&p->s, text);
    if (!found) {
        play_say(p, *text ? "play.card-none" : "play.card-which", NULL);
        return;
    }
    do
        grog_say_card_text(&p->s, found, GROG_LONG, &t);
    while (text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

/* Every card of yours, once. */
static void hand(struct play *p, const char *text)
{
    uint16_t last = 0;
    (void)text;
    for (uint32_t i = 1; i < p->scene->objects; i++) {
        const struct grog_scene_object *o = &p->scene->object[i];
        struct grog_text t = { 0 };
        if (o->sort != GROG_IS_A_CARD || !(o->bits & GROG_YOURS) || !o->card || o->card == last)
            continue;
        last = o->card;
        do
            grog_say_card_text(&p->s, o->card, GROG_LONG, &t);
        while (text_grows(&t));
        play_print(p, 2, t.at);
        free(t.at);
    }
}

static bool show_rule(const struct play *p, const char *id)
{
    char room[PLAY_LINE];
    struct grog_text t = empty(room, sizeof room);
    bool found = grog_say_rule(&p->s, id, &t);
    if (found)
        play_print(p, 2, room);
    return found;
}

/* All whose ids begin so; nothing typed: all. */
static bool show_rules(const struct play *p, const char *text)
{
    bool any = false;
    for (unsigned i = 0; grog_rule_id(&p->s, i); i++)
        if (!strncasecmp(grog_rule_id(&p->s, i), text, strlen(text)))
            any = show_rule(p, grog_rule_id(&p->s, i)) || any;
    return any;
}

static void rule(struct play *p, const char *text)
{
    char list[PLAY_LINE] = "";
    if (show_rule(p, text) || show_rules(p, text))
        return;
    for (unsigned i = 0; grog_rule_id(&p->s, i); i++) {
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", i ? ", " : "", grog_rule_id(&p->s, i));
    }
    play_say(p, "play.rule-none", PAIRS({ "list", list, 0 }));
}

/* ---- the game itself --------------------------------------------------------- */

static bool offers(const struct play *p, unsigned seat, uint8_t verb)
{
    struct grog_options *acts = must_have(1, sizeof *acts);
    bool found = false;
    grog_list_acts(p->m, grog_journal_game(p->journal), seat, acts);
    for (uint32_t i = 0; i < acts->n; i++)
        found = found || acts->at[i].verb == verb;
    free(acts);
    return found;
}

/* Those who chose at random let everything be taken back. */
static void consent(struct play *p)
{
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        if (offers(p, seat, GROG_CONSENT))
            grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_CONSENT }, p->events);
}

static void undo(struct play *p, const char *text)
{
    (void)text;
    if (!offers(p, p->s.viewer, GROG_UNDO)
        || grog_play(p->journal, p->s.viewer, (struct grog_option){ .verb = GROG_UNDO }, p->events) != GROG_OK) {
        play_say(p, "play.no-undo", NULL);
        return;
    }
    consent(p);
    book_go_back(p);
    play_say(p, "play.undone", NULL);
    p->looks_again = true;
}

static void redo(struct play *p, const char *text)
{
    (void)text;
    if (!offers(p, p->s.viewer, GROG_REDO)
        || grog_play(p->journal, p->s.viewer, (struct grog_option){ .verb = GROG_REDO }, p->events) != GROG_OK) {
        play_say(p, "play.no-redo", NULL);
        return;
    }
    book_hear(p);
    play_say(p, "play.redone", NULL);
    p->looks_again = true;
}

static void save(struct play *p, const char *text)
{
    if (!*text)
        play_say(p, "play.save-which", NULL);
    else
        play_say(p, play_save_in(p, text) ? "play.saved" : "play.not-saved", PAIRS({ "file", text, 0 }));
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
    { "setup", settings }, { "log", show_log }, { "why", why }, { "odds", odds }, { "card", card },
    { "hand", hand }, { "rule", rule },
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
        play_say(p, "play.number", PAIRS({ "n", NULL, p->scene->options.n }));
    else if (!play_show_options(p, line))
        play_say(p, "play.not-understood", PAIRS({ "text", line, 0 }));
}
