/* SPDX-License-Identifier: MIT */
/* play_explain.c -- what a choice is, with its rule, its cards and its odds; and why another is not there. */
#include "library/systems.h"
#include "base/number.h"
#include "play_explain.h"
#include "play_menu.h"
#include "play_system.h"
#include "play_table.h"
#include "play_text.h"
#include "kernel/odds.h"
#include "kernel/showing.h"
#include "kernel/thing.h"
#include "kernel/value.h"
#include "words/noun.h"

#include <stdlib.h>
#include <string.h>

/* ---- one choice ---------------------------------------------------------------- */

bool play_show_rule(const struct play *p, const char *id)
{
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    bool found = grog_say_rule(&p->s, id, &t);
    if (found)
        play_print(p, 2, room);
    return found;
}

void play_show_odds(struct play *p, struct grog_option option)
{
    struct grog_odds o;
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    enum grog_status status = grog_told_odds(p->m, p->view, p->s.viewer, option, &o);
    if (status != GROG_OK) {
        play_say(p, status == GROG_FULL ? "play.odds-full" : "play.odds-none", NULL);
        return;
    }
    grog_say_odds(&p->s, grog_weighed(p->m, p->view, option).as, &o, GROG_LONG, &t);
    play_print(p, 2, room);
}

/* The thing that acts: an option's actor is a slot alone. */
static uint16_t actor_of(const struct play *p, struct grog_option o)
{
    const struct grog_kind *k = &p->m->system->kinds[p->m->system->verbs[o.verb].kind[0]];
    if (k->class != GROG_THING || !o.actor)
        return o.actor;
    return grog_ref(k->array, o.actor - 1u, grog_thing_of(p->m, p->view, k->array, o.actor - 1u)->gen);
}

/* The card of its other side, if that is up: a number that its system shows; else its own. */
uint16_t play_side_up(const struct play *p, uint16_t id, uint16_t card)
{
    const struct grog_scene_object *o = &p->scene->object[id];
    for (unsigned i = 0; id && i < o->marks; i++)
        if (!strcmp(grog_mark_name(p->m, &p->scene->marked[o->mark + i]), "side up"))
            return (uint16_t)p->scene->marked[o->mark + i].value;
    return card;
}

/* The face of an option's object, or 0. */
static uint16_t face_of(const struct play *p, uint8_t kind, uint16_t object)
{
    enum grog_class class = p->m->system->kinds[kind].class;
    unsigned array = p->m->system->kinds[kind].array, slot = grog_ref_slot(object);
    uint16_t id = class == GROG_THING && object && array < GROG_SCENE_ARRAYS && slot < GROG_SCENE_SLOTS
                ? p->scene->thing[array][slot] : 0;
    if (id)
        return play_side_up(p, id, grog_face_of_thing(&p->s, p->view, object));
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
        struct grog_text t = grog_text_in(room, sizeof room);
        if (!grog_row_text(&p->s, "explains", v->name, y->values[i].name))
            continue;
        int is = grog_value(p->m, p->view, i, &about, &because);
        if (grog_say_value(&p->s, i, is, &because, &t))
            play_print(p, 4, room);
    }
}

/* What it does and what comes of it. */
static void show_explanation(const struct play *p, struct grog_option o)
{
    struct grog_text t = { 0 };
    do
        play_say_explanation(p, o, &t);
    while (grog_text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

/* What a choice is: its words, its rule, what its cards say, and if dice decide it, how they may fall. */
void play_explain(struct play *p, uint64_t n)
{
    const struct grog_option *o = play_option(p, n);
    if (o)
        play_explain_option(p, *o, true);
    else
        play_unfold(p, (uint32_t)n);
}

/* What would be done. */
static void show_choice(const struct play *p, struct grog_option o)
{
    char room[2 * PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    play_say_option(p, o, GROG_SHORT, &t);
    grog_sentence(&t, 0);
    grog_print(&t, ".");
    play_print(p, 2, room);
}

static void show_its_rule(const struct play *p, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    if (o.verb >= y->n_verbs || grog_row_text(&p->s, "unruled", y->verbs[o.verb].name, NULL))
        return;                                         /* what it is done for differs, `warfighter.unruled.discard` */
    const struct grog_verb *v = &y->verbs[o.verb];
    unsigned rule = y->showing && y->showing->rules ? y->showing->rules[o.verb] : 0;
    if (!rule)
        rule = v->proc ? y->procs[v->proc].rule : y->questions[p->view->question].rule;
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    if (rule && rule < y->n_rules && grog_say_rule(&p->s, y->rules[rule], &t))
        play_say(p, "play.by-rule", GROG_PAIRS({ "rule", room, 0 }, { "table", NULL, p->on_screen }));
}

/* What comes of it, and what its dice need and why. */
static void show_reasons(const struct play *p, struct grog_option o)
{
    char room[PLAY_LINE];
    struct grog_text needs = grog_text_in(room, sizeof room);
    const char *passes = o.verb == GROG_PASS && p->view->question
                       ? grog_row_text(&p->s, "ask", p->m->system->questions[p->view->question].name, "passes") : NULL;
    if (passes) {
        if (!p->on_screen)                              /* there it stands above the choices */
            play_say_about(p, &needs);
        play_print(p, 2, passes);
        play_print(p, 2, room);
    }
    if (o.verb >= p->m->system->n_verbs)
        return;
    show_explanation(p, o);
    if (!p->m->system->verbs[o.verb].decides)
        return;
    play_say_needs(p, o, &needs);
    play_print(p, 2, room);
    show_values(p, o);
}

void play_explain_cards(const struct play *p, struct grog_option o)
{
    const struct grog_system *y = p->m->system;
    const uint16_t object[] = { o.actor, o.object[0], o.object[1], o.object[2] };
    for (unsigned i = 1; o.verb < y->n_verbs && i < 4; i++) {
        uint16_t card = face_of(p, y->verbs[o.verb].kind[i], object[i]);
        if (card)
            play_show_card(p, card);
    }
}

void play_explain_why(const struct play *p, struct grog_option o)
{
    show_choice(p, o);
    show_reasons(p, o);
    show_its_rule(p, o);
}

void play_explain_option(struct play *p, struct grog_option o, bool odds)
{
    show_choice(p, o);
    show_its_rule(p, o);
    play_explain_cards(p, o);
    show_reasons(p, o);
    if (odds && o.verb < p->m->system->n_verbs && p->m->system->verbs[o.verb].decides)
        play_show_odds(p, o);
}

/* ---- what is refused ----------------------------------------------------------- */

/* Is it offered?  Then say so. */
static bool is_offered(const struct play *p, const char *words)
{
    for (uint32_t i = 0; *words && i < p->scene->options.n; i++) {
        char room[PLAY_LINE];
        struct grog_text t = grog_text_in(room, sizeof room);
        play_say_option(p, p->scene->options.at[i], GROG_SHORT, &t);
        if (play_has_words(room, words)) {
            play_say(p, "play.why-offered", GROG_PAIRS({ "option", room, 0 }));
            return true;
        }
    }
    return false;
}

/* A refusal that has the words, and how many more are of its kind; false: it has them not. */
static bool show_refused(const struct play *p, const struct grog_refused *r, const char *words, unsigned more)
{
    char option_room[PLAY_LINE], why_room[PLAY_LINE];
    struct grog_text option = grog_text_in(option_room, sizeof option_room),
                     t = grog_text_in(why_room, sizeof why_room);
    play_say_option(p, r->option, GROG_SHORT, &option);
    grog_say_refusal(&p->s, r->rule, r->option.verb, &t);
    if (!play_has_words(option_room, words))
        return false;
    char besides[PLAY_LINE];
    struct grog_text other = grog_text_in(besides, sizeof besides);
    play_say_refused(p, r->option, r->rule, &other);
    play_say(p, "play.why", GROG_PAIRS({ "option", option_room, 0 }, { "why", why_room, 0 }, { "more", NULL, more },
                                  { "besides", besides, 0 }));
    return true;
}

/* Refused alike: for the same rule, and kept from it by the same. */
struct why { const struct grog_refused *is; uint64_t besides; };

static bool is_alike(const struct why *a, const struct why *b)
{
    return a->is->option.verb == b->is->option.verb && !strcmp(a->is->rule, b->is->rule) && a->besides == b->besides;
}

static struct why why_of(const struct play *p, const struct grog_refused *r)
{
    char room[PLAY_LINE];
    struct grog_text t = grog_text_in(room, sizeof room);
    uint64_t hash = 14695981039346656037u;
    play_say_refused(p, r->option, r->rule, &t);
    for (const char *c = room; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 1099511628211u;
    return (struct why){ r, hash };
}

/* Of those that are alike the first, and how many more there are. */
static void show_alike(const struct play *p, const struct why *why, unsigned n, unsigned i)
{
    unsigned before = 0, more = 0;
    for (unsigned k = 0; k < i; k++)
        before += is_alike(&why[k], &why[i]);
    for (unsigned k = i + 1; k < n; k++)
        more += is_alike(&why[k], &why[i]);
    if (!before)
        show_refused(p, why[i].is, "", more);
}

/* Rule by rule, in the order in which each comes first. */
static void show_refusals_in_short(const struct play *p, const struct grog_refused *refused, unsigned n)
{
    struct why *why = calloc(n + 1, sizeof *why);
    for (unsigned i = 0; why && i < n; i++)
        why[i] = why_of(p, &refused[i]);
    for (unsigned i = 0; why && i < n; i++) {
        bool told = false;
        for (unsigned k = 0; k < i; k++)
            told = told || !strcmp(refused[k].rule, refused[i].rule);
        for (unsigned k = i; !told && k < n; k++)
            if (!strcmp(refused[k].rule, refused[i].rule))
                show_alike(p, why, n, k);
    }
    free(why);
}

/* Is it seldom wanted, so that "why" alone leaves it out, `warfighter.why-seldom.pass`; or is it told last? */
static bool is_rated(const struct play *p, const struct grog_refused *r, const char *how)
{
    return grog_row_text(&p->s, how, p->m->system->verbs[r->option.verb].name, NULL) != NULL;
}

unsigned play_how_rare(const struct play *p, const struct grog_refused *r)
{
    return is_rated(p, r, "why-seldom") ? 2 : is_rated(p, r, "why-last");
}

/* Is it about what the player has his cursor on? */
static bool is_wondered(const struct play *p, const struct grog_refused *r)
{
    const struct grog_verb *v = &p->m->system->verbs[r->option.verb];
    const uint16_t object[] = { r->option.actor, r->option.object[0], r->option.object[1], r->option.object[2] };
    for (unsigned i = 0; p->wonders[0] && i < 4; i++) {
        const struct grog_kind *k = &p->m->system->kinds[v->kind[i]];
        bool thing = k->class == GROG_THING && object[i] && k->array == p->wonders[0] - 1;
        unsigned slot = i ? grog_ref_slot(object[i]) : object[i] - 1u;
        if (thing && slot == p->wonders[1])
            return true;
    }
    return false;
}

/* What is about the cursor first, and what few ask about last. */
static unsigned rank_of(const struct play *p, const struct grog_refused *r)
{
    return 2u * !is_wondered(p, r) + is_rated(p, r, "why-last");
}

static void show_what_matters(const struct play *p, const struct grog_refused *refused, unsigned n)
{
    struct grog_refused wanted[GROG_SCENE_REFUSED] = { 0 };
    unsigned found = 0;
    for (unsigned rank = 0; rank < 4; rank++)
        for (unsigned i = 0; i < n; i++)
            if (!is_rated(p, &refused[i], "why-seldom") && rank_of(p, &refused[i]) == rank)
                wanted[found++] = refused[i];
    show_refusals_in_short(p, wanted, found);
    if (n && !p->into)
        play_say(p, "play.why-all", NULL);                /* what can be typed in line mode */
}

/* Those that have the words, in short; how many. */
static unsigned show_called(const struct play *p, const struct grog_refused *refused, unsigned n, const char *words)
{
    struct grog_refused called[GROG_SCENE_REFUSED] = { 0 };
    unsigned found = 0;
    for (unsigned i = 0; i < n; i++) {
        char room[PLAY_LINE];
        struct grog_text t = grog_text_in(room, sizeof room);
        play_say_option(p, refused[i].option, GROG_SHORT, &t);
        if (play_has_words(room, words))
            called[found++] = refused[i];
    }
    show_refusals_in_short(p, called, found);
    return found;
}

/* "why" in short; "why all"; "why move church": those that have the words. */
void play_why(struct play *p, const char *words)
{
    uint64_t line;
    struct grog_refused refused[GROG_SCENE_REFUSED];
    if (read_number(words, 1, p->menu->n, &line)) {
        play_explain(p, line);
        return;
    }
    bool all = !strcmp(words, "all");
    unsigned n = grog_scene_refused(p->m, p->view, p->scene, refused), said = 0;
    if (!*words)
        show_what_matters(p, refused, n);
    else if (!all)
        said = show_called(p, refused, n, words);
    for (unsigned i = 0; all && i < n; i++)
        said += show_refused(p, &refused[i], "", 0);
    if (*words && !all && !said && !is_offered(p, words))
        play_say(p, "play.why-not", NULL);
    if (!n && (all || !*words))
        play_say(p, "play.why-none", NULL);
}

/* ---- by words ------------------------------------------------------------------ */

/* Why those that have the words may not be chosen, and what the first of them would do; false: nothing has them. */
static bool explain_refused(const struct play *p, const char *words)
{
    struct grog_refused all[GROG_SCENE_REFUSED], refused = { 0 };
    unsigned n = grog_scene_refused(p->m, p->view, p->scene, all), found = show_called(p, all, n, words);
    for (unsigned i = 0; i < n && !refused.rule; i++) {
        char room[PLAY_LINE];
        struct grog_text t = grog_text_in(room, sizeof room);
        play_say_option(p, all[i].option, GROG_SHORT, &t);
        if (play_has_words(room, words))
            refused = all[i];
    }
    if (found)
        show_explanation(p, refused.option);
    return found > 0;
}

/* Choices that have the words: one is explained, several are shown; if there is none, why not. */
void play_explain_words(struct play *p, const char *words)
{
    uint32_t found = play_show_options(p, words);
    if (found == 1)
        play_explain(p, 1);
    else if (found)
        play_say(p, "play.explain-which", NULL);
    else if (!explain_refused(p, words))
        play_say(p, "play.not-understood", GROG_PAIRS({ "text", words, 0 }));
}
