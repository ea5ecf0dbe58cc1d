/* SPDX-License-Identifier: MIT */
/* play_react.c -- reactions under the player's control: what his settings answer, and the command `reactions`.
 *
 * What always holds here:
 *   (1) a setting answers only where a reaction is offered: in a window, or when a card asks whether to use it;
 *   (2) what it does is what the player could have chosen there, and stands in the log in one line;
 *   (3) a card is used by a setting once at a moment;
 *   (4) it makes no further choice for him and pays no further price: to know whether one would follow, the use is
 *       tried on a copy of the game, and of that only the next question counts. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/ability.h"
#include "kernel/point.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/folders.h"
#include "library/library.h"
#include "play_react.h"
#include "play_system.h"
#include "play_text.h"
#include "play_turn.h"
#include "words/noun.h"
#include "words/rowtext.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- the question ---------------------------------------------------------------- */

static bool is_window(const struct play *p) { return p->m->system->questions[p->view->question].window != 0; }
static bool is_use(const struct play *p)    { return p->view->question && p->view->question == p->m->system->ask_use; }

/* Does it leave things as they are? */
static bool is_way_out(const struct play *p, struct grog_option o)
{
    return o.verb == GROG_PASS || (is_use(p) && o.verb == p->m->system->verb_decline);
}

/* The first card, or thing by its face, of an option; 0: it has none. */
static uint16_t card_of(const struct play *p, struct grog_option o)
{
    const struct grog_verb *v = o.verb < p->m->system->n_verbs ? &p->m->system->verbs[o.verb] : NULL;
    for (unsigned i = 0; v && i < 3; i++) {
        enum grog_class class = p->m->system->kinds[v->kind[i + 1]].class;
        if (class == GROG_CARD)
            return o.object[i];
        if (class == GROG_THING || class == GROG_ANY_THING)
            return grog_face_of_thing(&p->s, p->view, o.object[i]);
    }
    return 0;
}

/* The moment: the point whose window is open, or whose ability asks. */
static uint8_t point_of(const struct play *p)
{
    const struct grog_game *g = p->view;
    const struct grog_frame *top = &g->frame[g->depth ? g->depth - 1 : 0];
    if (is_use(p))
        return grog_ability_of(p->m, top)->point;
    for (unsigned i = g->depth; i-- > 0; )
        if (g->frame[i].proc == GROG_PROC_POINT)
            return (uint8_t)g->frame[i].local[0];
    return 0;
}

static enum react_how how_of(const struct play *p, struct grog_option o, bool *own)
{
    return react_of(&p->react->set, p->m, card_of(p, o), point_of(p), own);
}

/* ---- trying it ------------------------------------------------------------------- */

struct trial { struct grog_game *game; struct grog_events events; struct grog_options options; };

/* Has the further price been paid without a question? */
static bool was_raised(const struct play *p, const struct grog_events *e)
{
    for (uint32_t i = 0; i < e->n; i++)
        if (e->at[i].kind && e->at[i].kind == p->m->system->event_raises)
            return true;
    return false;
}

/* The answer that needs nobody: no further price, or the only one; NULL: it is a choice. */
static const struct grog_option *plain_answer(const struct play *p, const struct trial *t)
{
    for (uint32_t i = 0; t->game->question == p->m->system->ask_raise && i < t->options.n; i++)
        if (t->options.at[i].verb == p->m->system->verb_decline)
            return &t->options.at[i];
    return t->options.n == 1 ? &t->options.at[0] : NULL;
}

/* Carry it out on the copy, up to the first choice within it; true: there was none. */
static bool try_it(const struct play *p, unsigned seat, struct grog_option o, struct trial *t)
{
    unsigned top = t->game->depth;
    uint8_t proc = t->game->frame[top - 1].proc, step = t->game->frame[top - 1].step;
    for (;;) {
        const struct grog_frame *f = &t->game->frame[top - 1];
        if (grog_take(p->m, t->game, seat, o, &t->events) != GROG_OK || was_raised(p, &t->events))
            return false;
        if (grog_over(t->game) || t->game->depth < top || f->proc != proc || f->step <= step
            || !(grog_asked(t->game) >> seat & 1))
            return true;                                /* it has been carried out, or another seat is asked */
        grog_list(p->m, t->game, seat, &t->options);
        if (!plain_answer(p, t))
            return false;
        o = *plain_answer(p, t);
    }
}

static bool is_plain(const struct play *p, unsigned seat, struct grog_option o)
{
    struct trial *t = calloc(1, sizeof *t);
    struct grog_game *game = malloc(grog_state_bytes(p->m));
    bool plain = false;
    if (t && game) {
        t->game = memcpy(game, grog_journal_game(p->journal), grog_state_bytes(p->m));
        plain = try_it(p, seat, o, t);
    }
    free(game);
    free(t);
    return plain;
}

/* ---- what is answered ---------------------------------------------------------------- */

/* What a setting does here. */
struct answer { struct grog_option option; const char *key; };

static bool way_out(const struct play *p, struct grog_option *out)
{
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (is_way_out(p, p->scene->options.at[i])) {
            *out = p->scene->options.at[i];
            return true;
        }
    return false;
}

/* Always is once: a second copy of a card is not used at the same moment. */
static bool is_spent(const struct play *p, struct grog_option o)
{
    bool own;
    return is_window(p) && how_of(p, o, &own) == REACT_ALWAYS && grog_was_used(p->view, o.object[0]);
}

/* The first that is always used, and can be as it is. */
static bool find_use(const struct play *p, unsigned seat, struct grog_option *out)
{
    bool own;
    for (uint32_t i = 0; i < p->scene->options.n; i++) {
        *out = p->scene->options.at[i];
        if (!is_way_out(p, *out) && how_of(p, *out, &own) == REACT_ALWAYS && !is_spent(p, *out)
            && is_plain(p, seat, *out))
            return true;
    }
    return false;
}

/* Is nothing offered but what is never used, or has been? */
static bool only_never(const struct play *p)
{
    bool own;
    unsigned n = 0, never = 0;
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (!is_way_out(p, p->scene->options.at[i])) {
            n++;
            never += how_of(p, p->scene->options.at[i], &own) == REACT_NEVER || is_spent(p, p->scene->options.at[i]);
        }
    return n ? n == never : react_of(&p->react->set, p->m, 0, point_of(p), &own) == REACT_NEVER;
}

/* Does the card do nothing at this point but alter what is about to happen; `below`: but lessen it? */
static bool only_alters(const struct play *p, uint16_t card, bool below)
{
    const struct grog_cards *all = p->m->cards;
    uint8_t point = point_of(p);
    for (unsigned i = 0; i < all->card[card].abilities; i++) {
        const struct grog_ability *a = &all->ability[all->card[card].ability + i];
        for (unsigned k = 0; a->point == point && k < a->effects; k++) {
            const struct grog_effect *e = &all->effect[a->effect + k];
            if (e->effect < GROG_EFFECT_ADD
                || (below && (e->effect != GROG_EFFECT_ADD || e->amount > 0 || e->raised > 0)))
                return false;
        }
    }
    return true;
}

/* Can nothing be changed by what is offered, and would every reaction only change that?  Whoever has said that he wants
 * to be asked is; and where others may not know a hand, to pass at once would tell of it. */
static bool is_idle(const struct play *p)
{
    bool own, open = p->m->seats == 1 || p->m->system->open_hands(p->m);
    enum grog_settled settled = open && !p->react->asks_all && is_window(p) ? play_settled(p) : GROG_OPEN;
    for (uint32_t i = 0; settled && i < p->scene->options.n; i++) {
        struct grog_option o = p->scene->options.at[i];
        if (!is_way_out(p, o) && ((how_of(p, o, &own) == REACT_ASK && own)
                                  || !only_alters(p, card_of(p, o), settled == GROG_SETTLED_BELOW)))
            return false;
    }
    return settled != GROG_OPEN;
}

/* What has just been used by a setting is not raised by it. */
static bool declines_raise(const struct play *p, struct answer *a)
{
    if (!p->view->question || p->view->question != p->m->system->ask_raise || !p->react->uses)
        return false;
    for (uint32_t i = 0; i < p->scene->options.n; i++) {
        struct grog_option o = p->scene->options.at[i];
        if (o.verb == p->m->system->verb_raise && o.object[0] != p->react->uses)
            return false;
        if (o.verb == p->m->system->verb_decline)
            *a = (struct answer){ o, NULL };
    }
    return a->option.verb != 0;
}

static bool find_answer(const struct play *p, unsigned seat, struct answer *a)
{
    *a = (struct answer){ .key = NULL };
    if (declines_raise(p, a))
        return true;
    if (!p->view->question || (!is_window(p) && !is_use(p)))
        return false;
    if (is_idle(p)) {
        a->key = "play.react.idle";
        return way_out(p, &a->option);
    }
    a->key = "play.react.used";
    if (find_use(p, seat, &a->option))
        return true;
    a->key = "play.react.passed";
    return only_never(p) && way_out(p, &a->option);
}

bool react_would_answer(const struct play *p)
{
    struct answer a;
    return find_answer(p, p->s.viewer, &a);
}

/* Their cards, each once. */
static void say_cards(const struct play *p, struct grog_text *out)
{
    uint16_t last = 0;
    for (uint32_t i = 0; i < p->scene->options.n; i++) {
        uint16_t card = card_of(p, p->scene->options.at[i]);
        if (is_way_out(p, p->scene->options.at[i]) || !card || card == last)
            continue;
        grog_print(out, "%s", out->n ? ", " : "");
        grog_say_card(&p->s, card, GROG_SHORT, out);
        last = card;
    }
}

bool react_answer(struct play *p, unsigned seat)
{
    char option_room[PLAY_LINE], list_room[PLAY_LINE], room[2 * PLAY_LINE];
    struct grog_text option = grog_text_in(option_room, sizeof option_room),
                     list = grog_text_in(list_room, sizeof list_room),
                     t = grog_text_in(room, sizeof room);
    struct answer a;
    if (!find_answer(p, seat, &a))
        return false;
    bool out = is_way_out(p, a.option);
    say_cards(p, &list);
    play_say_option(p, a.option, GROG_SHORT, &option);
    if (a.key && (!out || list.n))
        grog_say_plain(&p->s, a.key, GROG_PAIRS({ "option", option_room, 0 }, { "list", list_room, 0 }), &t);
    uint16_t uses = out ? 0 : card_of(p, a.option);
    if (!play_take(p, seat, a.option, *room ? room : NULL))
        return false;
    p->alone |= play_last_decision(p);
    p->react->uses = uses;
    return true;
}

bool react_hides(const struct play *p, uint32_t option)
{
    bool own;
    struct grog_option o = p->scene->options.at[option];
    return p->view->question && (is_window(p) || is_use(p)) && !is_way_out(p, o)
        && how_of(p, o, &own) == REACT_NEVER && !only_never(p);
}

void react_say_hidden(const struct play *p)
{
    char list_room[PLAY_LINE];
    struct grog_text list = grog_text_in(list_room, sizeof list_room);
    for (uint32_t i = 0; i < p->scene->options.n; i++)
        if (react_hides(p, i)) {
            grog_print(&list, "%s", list.n ? ", " : "");
            grog_say_card(&p->s, card_of(p, p->scene->options.at[i]), GROG_SHORT, &list);
        }
    if (list.n)
        play_say(p, "play.react.hidden", GROG_PAIRS({ "list", list_room, 0 }));
}

/* ---- the command ------------------------------------------------------------------- */

static void say_name(const struct play *p, const struct react_name *of, struct grog_text *out)
{
    if (of->sort == REACT_MOMENT)
        react_say_moment(&p->s, (uint8_t)of->row, out);
    else if (of->sort == REACT_CARD)
        grog_say_card(&p->s, of->row, GROG_SHORT, out);
    else
        grog_print(out, "%s", of->name);
}

/* What a card does at a moment. */
static void say_does(const struct play *p, uint16_t card, uint8_t point, struct grog_text *out)
{
    const struct grog_cards *all = p->m->cards;
    for (unsigned i = 0; i < all->card[card].abilities; i++) {
        const struct grog_ability *a = &all->ability[all->card[card].ability + i];
        char part_room[PLAY_LINE];
        struct grog_text part = grog_text_in(part_room, sizeof part_room);
        if (a->point != point)
            continue;
        grog_say_ability(&p->s, card, a, &part);
        grog_end_sentence(&p->s, &part, out);
    }
}

/* A card of yours at a moment: its setting, and what it does there. */
static void show_card_at(const struct play *p, uint16_t card, uint8_t point)
{
    char name_room[256], does_room[PLAY_LINE], room[2 * PLAY_LINE];
    struct grog_text name = grog_text_in(name_room, sizeof name_room), does = grog_text_in(does_room, sizeof does_room),
                     t = grog_text_in(room, sizeof room);
    bool own;
    enum react_how how = react_of(&p->react->set, p->m, card, point, &own);
    grog_say_card(&p->s, card, GROG_SHORT, &name);
    say_does(p, card, point, &does);
    grog_print(&t, "      ");
    grog_say_plain(&p->s, "play.react.card", GROG_PAIRS({ "card", name_room, 0 }, { "how", react_words[how], 0 },
                   { "does", does_room, 0 }), &t);
    play_print(p, 8, room);
}

/* Your next object that offers a reaction there, each card once; 0: no more. */
static uint16_t next_card(const struct play *p, uint8_t point, uint32_t *at)
{
    for (; *at < p->scene->objects; ++*at) {
        const struct grog_scene_object *o = &p->scene->object[*at];
        bool in_hand = o->sort == GROG_IS_A_CARD;
        bool seen = !o->card || !(o->bits & GROG_YOURS) || (!in_hand && o->sort != GROG_IS_A_THING);
        for (uint32_t i = 1; !seen && i < *at; i++)
            seen = p->scene->object[i].card == o->card && (p->scene->object[i].bits & GROG_YOURS)
                && p->scene->object[i].sort == o->sort;
        if (!seen && react_offers(p->m, o->card, point, in_hand))
            return p->scene->object[(*at)++].card;
    }
    return 0;
}

/* Is the moment one of this game: it opens a window, a card of yours speaks there, or something was said of it? */
static bool is_listed(const struct play *p, uint8_t point)
{
    uint32_t at = 1;
    return react_is_moment(&p->s, point) && (p->m->system->points[point].window || next_card(p, point, &at)
                                             || react_said(&p->react->set, REACT_MOMENT, point));
}

static void show_moment(const struct play *p, uint8_t point)
{
    const struct react_setting *said = react_said(&p->react->set, REACT_MOMENT, point);
    uint32_t at = 1;
    uint16_t card = next_card(p, point, &at);
    char words_room[256];
    struct grog_text words = grog_text_in(words_room, sizeof words_room);
    if (!is_listed(p, point))
        return;
    react_say_moment(&p->s, point, &words);
    grog_sentence(&words, 0);
    play_say(p, said ? "play.react.moment" : "play.react.moment-as-all",
             GROG_PAIRS({ "moment", words_room, 0 }, { "how", react_words[said ? said->how : p->react->set.all], 0 }));
    for (; card; card = next_card(p, point, &at))
        show_card_at(p, card, point);
}

/* Is it a card of yours that was shown with its moment? */
static bool is_at_hand(const struct play *p, uint16_t card)
{
    for (uint32_t i = 1; i < p->scene->objects; i++)
        if (p->scene->object[i].card == card && (p->scene->object[i].bits & GROG_YOURS))
            return true;
    return false;
}

/* What was said of cards that are not at hand, or of what this game does not know. */
static void show_others(const struct play *p)
{
    const struct reactions *r = &p->react->set;
    for (uint32_t i = 0; i < r->n; i++) {
        char room[256];
        struct grog_text t = grog_text_in(room, sizeof room);
        bool known = r->at[i].of.sort == REACT_CARD;
        if (r->at[i].of.sort == REACT_MOMENT || (known && is_at_hand(p, r->at[i].of.row)))
            continue;
        say_name(p, &r->at[i].of, &t);
        play_say(p, known ? "play.react.elsewhere" : "play.react.not-here",
                 GROG_PAIRS({ "name", room, 0 }, { "how", react_words[r->at[i].how], 0 }));
    }
}

static void show_all(const struct play *p)
{
    play_say(p, "play.react.all", GROG_PAIRS({ "how", react_words[p->react->set.all], 0 }));
    for (uint8_t i = 1; i < p->m->system->n_points; i++)
        show_moment(p, i);
    show_others(p);
    play_say(p, "play.react.how", NULL);
}

/* As the player's default, unless there is no place for it; the file that has it, or NULL. */
static const char *keep(const struct play *p)
{
    struct grog_text text = { 0 };
    if (!*p->react->file)
        return NULL;
    do
        react_write(&p->react->set, &p->s, &text);
    while (grog_text_grows(&text));
    struct grog_error why;
    bool good = text.at && make_folder_of(p->react->file, &why)
             && file_keep(p->react->file, text.at, text.n, &why);
    free(text.at);
    return good ? p->react->file : NULL;
}

static void change(struct play *p, const struct react_name *of, enum react_how how)
{
    char room[256];
    struct grog_text name = grog_text_in(room, sizeof room);
    if (!react_set(&p->react->set, of, how)) {
        play_say(p, "play.react.full", NULL);
        return;
    }
    const char *file = keep(p);
    say_name(p, of, &name);
    play_say(p, "play.react.set", GROG_PAIRS({ "name", room, 0 }, { "how", react_words[how], 0 },
             { "file", file ? file : "", 0 }));
    p->looks_again = is_window(p) || is_use(p);        /* it may be about what is asked now */
}

void react_command(struct play *p, const char *text)
{
    enum react_how how;
    const char *name;
    if (!*text) {
        show_all(p);
        return;
    }
    if (!react_parse(text, &how, &name) || !*name) {
        play_say(p, "play.react.how", NULL);
        return;
    }
    struct react_name of = react_find(&p->s, name, true);
    if (of.sort == REACT_UNKNOWN)
        play_say(p, "play.react.unknown", GROG_PAIRS({ "name", name, 0 }, { "near", of.near, 0 }));
    else
        change(p, &of, how);
}

/* ---- the same as rows ---------------------------------------------------------------- */

bool react_has_any(const struct play *p)
{
    const struct grog_system *y = p->m->system;
    if (y->ask_use)
        return true;
    for (uint8_t i = 1; i < y->n_points; i++)
        if (y->points[i].window && react_is_moment(&p->s, i))
            return true;
    return false;
}

unsigned react_rows(const struct play *p, struct react_row *out, unsigned most)
{
    unsigned n = 0;
    out[n++] = (struct react_row){ .sort = REACT_ALL };
    for (uint8_t i = 1; i < p->m->system->n_points; i++) {
        uint32_t at = 1;
        if (!is_listed(p, i))
            continue;
        if (n < most)
            out[n++] = (struct react_row){ REACT_MOMENT, i, i };
        for (uint16_t card = next_card(p, i, &at); card && n < most; card = next_card(p, i, &at))
            out[n++] = (struct react_row){ REACT_CARD, card, i };
    }
    return n;
}

enum react_how react_row_is(const struct play *p, const struct react_row *r, bool *own)
{
    const struct react_setting *said = r->sort == REACT_ALL ? NULL : react_said(&p->react->set, r->sort, r->row);
    *own = said || r->sort == REACT_ALL;
    return r->sort == REACT_ALL ? p->react->set.all
         : react_of(&p->react->set, p->m, r->sort == REACT_CARD ? r->row : 0, r->point, &(bool){ false });
}

void react_say_row(const struct play *p, const struct react_row *r, struct grog_text *name, struct grog_text *does)
{
    if (r->sort == REACT_ALL)
        grog_say_plain(&p->s, "play.react.row-all", NULL, name);
    else if (r->sort == REACT_CARD)
        grog_say_card(&p->s, r->row, GROG_SHORT, name);
    else
        react_say_moment(&p->s, r->point, name);
    grog_sentence(name, 0);
    if (r->sort == REACT_CARD)
        say_does(p, r->row, r->point, does);
    else
        grog_say_plain(&p->s, r->sort == REACT_ALL ? "play.react.about-all" : "play.react.about-moment", NULL, does);
}

void react_put(struct play *p, const struct react_row *r, enum react_how how)
{
    struct react_name of = react_name_of(p->m, r->sort, r->row);
    react_set(&p->react->set, &of, how);
    keep(p);
}

void react_turn(struct play *p, const struct react_row *r, int by)
{
    static const enum react_how order[] = { REACT_NEVER, REACT_ASK, REACT_ALWAYS };
    bool own;
    int at = 0;
    while (order[at] != react_row_is(p, r, &own))
        at++;
    react_put(p, r, order[(at + 3 + by) % 3]);
}

unsigned react_row_asked(const struct play *p, const struct react_row *rows, unsigned n)
{
    for (unsigned i = 0; p->view->question && (is_window(p) || is_use(p)) && i < n; i++)
        for (uint32_t k = 0; rows[i].sort == REACT_CARD && k < p->scene->options.n; k++)
            if (rows[i].point == point_of(p) && card_of(p, p->scene->options.at[k]) == rows[i].row)
                return i;
    return 0;
}

/* ---- the beginning ----------------------------------------------------------------- */

/* "" if there is no place. */
static void default_file(char path[PLAY_PATH])
{
    struct grog_error why;
    if (!user_folder(USER_CONFIG, "/reactions", path, &why))
        path[0] = 0;
}

/* Games of old keep "never" of a kind of window in the game itself: it becomes a setting like the others. */
static void take_over(struct play *p, unsigned seat)
{
    const struct grog_system *y = p->m->system;
    for (uint8_t i = 1; i < y->n_points; i++) {
        unsigned window = y->points[i].window ? y->questions[y->points[i].window].window : 0;
        uint8_t was = window ? grog_journal_game(p->journal)->table.reaction[seat][window - 1] : GROG_ASK_ME;
        struct react_name of = react_find(&p->s, y->points[i].name, false);
        if (was == GROG_ASK_ME)
            continue;
        if (was == GROG_NEVER && of.sort == REACT_MOMENT)
            react_set(&p->react->set, &of, REACT_NEVER);
        grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_REACT, .actor = (uint8_t)window,
                  .object = { GROG_ASK_ME } }, p->events);
    }
}

static void tell(void *to, const char *text) { library_tell(to, text); }

bool react_open(struct play *p, const char *file, struct grog_error *why)
{
    struct file f;
    p->react = calloc(1, sizeof *p->react);
    if (!p->react)
        return false;
    if (!file)
        default_file(p->react->file);
    else if (strcmp(file, "none") != 0)
        snprintf(p->react->file, sizeof p->react->file, "%s", file);
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        if (p->hands >> seat & 1)
            take_over(p, seat);
    if (!*p->react->file || access(p->react->file, F_OK) != 0)
        return true;                                    /* it is begun with the first setting */
    if (!file_read(p->react->file, &f, why))
        return false;
    react_read(&p->react->set, &p->s, p->react->file, f.text, f.n, tell, p->library);
    file_free(&f);
    return true;
}
