/* SPDX-License-Identifier: MIT */
/* play_ask.c -- what somebody types that is no choice: why, odds, card, rule, undo ... */
#define _POSIX_C_SOURCE 200809L
#include "args.h"
#include "out.h"
#include "play.h"
#include "kernel/thing.h"
#include "kernel/value.h"
#include "words/noun.h"

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

static void explain(struct play *p, uint64_t n);

static void help(struct play *p, const char *text)
{
    uint64_t n;
    if (args_number(text, 1, p->menu->n, &n)) {
        explain(p, n);
        return;
    }
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
            play_say(p, "play.why-offered", PAIRS({ "option", room, 0 }));
            return true;
        }
    }
    return false;
}

static void why(struct play *p, const char *words)
{
    uint64_t line;
    struct grog_refused refused[GROG_SCENE_REFUSED];
    if (args_number(words, 1, p->menu->n, &line)) {
        explain(p, line);
        return;
    }
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

static bool show_rule(const struct play *p, const char *id)
{
    char room[PLAY_LINE];
    struct grog_text t = empty(room, sizeof room);
    bool found = grog_say_rule(&p->s, id, &t);
    if (found)
        play_print(p, 2, room);
    return found;
}

/* ---- one choice ---------------------------------------------------------------- */

static void show_odds(struct play *p, struct grog_option option)
{
    struct grog_odds o;
    char room[PLAY_LINE];
    struct grog_text t = empty(room, sizeof room);
    enum grog_status status = grog_odds(p->m, p->view, p->s.viewer, option, &o);
    if (status != GROG_OK) {
        play_say(p, status == GROG_FULL ? "play.odds-full" : "play.odds-none", NULL);
        return;
    }
    odds_in_order(&o);
    grog_say_odds(&p->s, option.verb, &o, GROG_LONG, &t);
    play_print(p, 2, room);
}

static void odds(struct play *p, const char *text)
{
    uint64_t n;
    const struct grog_option *o = args_number(text, 1, p->menu->n, &n) ? play_option(p, n) : NULL;
    if (o)
        show_odds(p, *o);
    else
        play_say(p, "play.odds-which", NULL);
}

static void show_card(const struct play *p, uint16_t card)
{
    struct grog_text t = { 0 };
    do
        grog_say_card_text(&p->s, card, GROG_LONG, &t);
    while (text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

/* The thing that acts: an option's actor is a slot alone. */
static uint16_t actor_of(const struct play *p, struct grog_option o)
{
    const struct grog_kind *k = &p->m->system->kinds[p->m->system->verbs[o.verb].kind[0]];
    if (k->class != GROG_THING || !o.actor)
        return o.actor;
    return grog_ref(k->array, o.actor - 1u, grog_thing_of(p->m, p->view, k->array, o.actor - 1u)->gen);
}

/* The face of an option's object, or 0. */
static uint16_t face_of(const struct play *p, uint8_t kind, uint16_t object)
{
    enum grog_class class = p->m->system->kinds[kind].class;
    return class == GROG_CARD ? object : class == GROG_THING ? grog_face_of_thing(&p->s, p->view, object) : 0;
}

/* The values that cards may change for the dice that decide the option, each with its reasons. */
static void show_values(const struct play *p, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    const struct grog_verb *v = &y->verbs[o.verb];
    const struct grog_frame about = { .proc = v->decides, .seat = (uint8_t)p->s.viewer,
        .actor = actor_of(p, o), .with = o.object[0], .mode = (uint8_t)o.object[1],
        .target = o.object[2] };
    for (uint8_t i = 1; v->decides && i < y->n_values; i++) {
        struct grog_because because = { 0 };
        char room[PLAY_LINE];
        struct grog_text t = empty(room, sizeof room);
        if (!grog_row_text(&p->s, "explains", v->name, y->values[i].name))
            continue;
        int is = grog_value(p->m, p->view, i, &about, &because);
        if (!because.n)
            continue;
        grog_say_value(&p->s, i, is, &because, &t);
        play_print(p, 4, room);
    }
}

/* What a choice is: its words, its rule, what its cards say, and if dice decide it, how they may fall. */
static void explain(struct play *p, uint64_t n)
{
    const struct grog_system *y = p->m->system;
    const struct grog_option *o = play_option(p, n);
    char room[2 * PLAY_LINE];
    struct grog_text t = empty(room, sizeof room);
    if (!o) {
        play_unfold(p, (uint32_t)n);
        return;
    }
    grog_say_option(&p->s, p->view, *o, GROG_SHORT, &t);
    grog_sentence(&t, 0);
    grog_print(&t, ".");
    play_print(p, 2, room);
    if (o->verb >= y->n_verbs)
        return;
    const struct grog_verb *v = &y->verbs[o->verb];
    const uint16_t object[] = { o->actor, o->object[0], o->object[1], o->object[2] };
    unsigned rule = v->proc ? y->procs[v->proc].rule : y->questions[p->view->question].rule;
    if (rule)
        show_rule(p, y->rules[rule]);
    for (unsigned i = 1; i < 4; i++) {
        uint16_t card = face_of(p, v->kind[i], object[i]);
        if (card)
            show_card(p, card);
    }
    if (v->decides) {
        char needs_room[PLAY_LINE];
        struct grog_text needs = empty(needs_room, sizeof needs_room);
        play_say_needs(p, *o, &needs);
        play_print(p, 2, needs_room);
        show_values(p, *o);
        show_odds(p, *o);
    }
}

static void card(struct play *p, const char *text)
{
    uint16_t found = grog_card_called(&p->s, text);
    if (found)
        show_card(p, found);
    else
        play_say(p, *text ? "play.card-none" : "play.card-which", NULL);
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
        show_card(p, o->card);
    }
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

/* What was answered because there was no other answer goes back with the choice before it. */
static void go_back_alone(struct play *p)
{
    unsigned seat = p->s.viewer;
    for (;;) {
        play_look(p, seat);
        if (!play_only_answer(p) || !offers(p, seat, GROG_UNDO)
            || grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_UNDO }, p->events) != GROG_OK)
            return;
        consent(p);
    }
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
    go_back_alone(p);
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

/* ---- reactions ------------------------------------------------------------------- */

static const char *const reaction_word[] = { "ask", "always", "never" };

static void show_reactions(struct play *p)
{
    const struct grog_system *y = p->m->system;
    for (unsigned q = 1; q < y->n_questions; q++) {
        char room[PLAY_LINE];
        struct grog_text t = empty(room, sizeof room);
        unsigned window = y->questions[q].window;
        if (!window)
            continue;
        grog_print(&t, "%4u  ", window);
        grog_say_option(&p->s, p->view, (struct grog_option){ .verb = GROG_REACT, .actor = (uint8_t)window,
                        .object = { p->view->table.reaction[p->s.viewer][window - 1] } }, GROG_SHORT, &t);
        play_print(p, 6, room);
    }
    play_say(p, "play.react.how", NULL);
}

/* "react", or "react 6 never". */
static void react(struct play *p, const char *text)
{
    char number[8] = "";
    uint64_t window;
    size_t n = strcspn(text, " ");
    const char *word = text + n + strspn(text + n, " ");
    snprintf(number, sizeof number, "%.*s", (int)(n < sizeof number ? n : 0), text);
    for (unsigned i = 0; i < 3; i++)
        if (!strcmp(word, reaction_word[i]) && args_number(number, 1, 32, &window))
            grog_play(p->journal, p->s.viewer, (struct grog_option){ .verb = GROG_REACT, .actor = (uint8_t)window,
                      .object = { (uint16_t)i } }, p->events);
    play_look(p, p->s.viewer);
    show_reactions(p);
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
    { "hand", hand }, { "rule", rule }, { "react", react },
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
        play_say(p, "play.number", PAIRS({ "n", NULL, p->menu->n }));
    else if (!play_show_options(p, line))
        play_say(p, "play.not-understood", PAIRS({ "text", line, 0 }));
}
