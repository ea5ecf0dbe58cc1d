/* SPDX-License-Identifier: MIT */
/* explain.c -- answers about the game: odds, what an option does, why another is not there, cards, messages, the
 * end. */
#include "library/systems.h"
#include "library/card_json.h"
#include "core.h"
#include "kernel/odds.h"
#include "kernel/square.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/lessons.h"
#include "base/json.h"
#include "command/memory.h"
#include "scene/touch.h"
#include "session/play_ask.h"
#include "session/play_book.h"
#include "session/play_explain.h"
#include "session/play_lesson.h"
#include "session/play_menu.h"
#include "session/play_save.h"
#include "session/play_system.h"

#include <stdlib.h>
#include <string.h>

enum { MILLION = 1000000, PAIRS_MAX = 16 };

static bool say(struct core *c, const char *text)
{
    wire_said(&c->j, NULL, &(struct wire_said){ .text = text });
    return true;
}

/* ---- the program ---------------------------------------------------------------------------- */

bool ask_version(struct core *c, int n, char **arg)
{
    (void)n, (void)arg;
    wire_choice(&c->j, NULL, &(struct wire_choice){ .version = GROG_RULES_VERSION });
    return true;
}

bool ask_messages(struct core *c, int n, char **arg)
{
    size_t length = strlen(arg[0]);
    (void)n;
    wire_messages_open(&c->j, NULL, &(struct wire_messages){ .language = grog_words_language(c->words) });
    wire_messages_list(&c->j);
    for (int layer = 0; layer < 2; layer++) {           /* English has all of them; the language's own come later */
        const struct grog_words *w = c->opened[layer];
        const char *key, *text;
        for (uint32_t i = 0; w && (key = grog_words_key(w, i, &text)); i++)
            if (!strncmp(key, arg[0], length))
                wire_message(&c->j, NULL, &(struct wire_message){ .key = key, .text = text });
    }
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    return true;
}

bool ask_message(struct core *c, int n, char **arg)
{
    struct grog_pair pairs[PAIRS_MAX + 1] = { { 0 } };
    struct grog_speaker s = { .words = c->words, .m = c->p ? c->p->m : NULL, .viewer = GROG_SPECTATOR };
    struct grog_text out = core_room(c, 0);
    for (int i = 0; i < PAIRS_MAX && 2 + 2 * i < n; i++) {
        const char *value = arg[2 + 2 * i];
        char *end;
        int64_t number = strtoll(value, &end, 10);
        bool is_number = *value && !*end;
        pairs[i] = (struct grog_pair){ arg[1 + 2 * i], is_number ? NULL : value, is_number ? number : 0 };
    }
    return grog_say_plain(&s, arg[0], pairs, &out) ? say(c, c->text[0]) : core_fail("there is no such message");
}

/* ---- options ----------------------------------------------------------------------------------- */

static void write_chances(struct core *c, const char *as, const struct grog_odds *odds)
{
    for (uint32_t i = 0; i < odds->n; i++) {
        char room[256] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        grog_say_odds_result(&c->p->s, as, odds->at[i].result, &text);
        wire_chance(&c->j, NULL, &(struct wire_chance){ .text = room, .grade = play_grade(c->p, odds->at[i].result),
                    .share = (int64_t)((double)odds->at[i].share / (double)odds->whole * MILLION + 0.5) });
    }
}

static bool write_odds(struct core *c, const struct grog_option *o)
{
    struct grog_odds *odds = must_have(1, sizeof *odds);
    struct grog_text brief = core_room(c, 0), whole = core_room(c, 1), needs = core_room(c, 2);
    const char *as = grog_weighed(c->p->m, c->p->view, *o).as;
    enum grog_status status = grog_told_odds(c->p->m, c->p->view, c->at, *o, odds);
    if (status == GROG_OK) {
        play_say_odds(c->p, *o, odds, &brief);
        grog_say_odds(&c->p->s, as, odds, GROG_LONG, &whole);
    } else {
        grog_say_plain(&c->p->s, status == GROG_FULL ? "play.odds-full" : "play.odds-none", NULL, &whole);
    }
    play_say_needs(c->p, *o, &needs);
    wire_odds_open(&c->j, NULL, &(struct wire_odds){ .brief = c->text[0], .whole = c->text[1], .needs = c->text[2],
                                                     .slow = status == GROG_FULL });
    wire_odds_chances(&c->j);
    if (status == GROG_OK)
        write_chances(c, as, odds);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    free(odds);
    return true;
}

bool ask_odds(struct core *c, int n, char **arg)
{
    const struct grog_option *o = core_option(c, arg[0]);
    (void)n;
    return o && write_odds(c, o);
}

bool ask_best(struct core *c, int n, char **arg)
{
    const struct grog_option *all = c->p->scene->options.at, *o;
    uint32_t *option = must_have((size_t)n, sizeof *option);
    bool slow = false, known = true;
    for (int i = 0; known && i < n; i++) {
        o = core_option(c, arg[i]);
        known = o;
        option[i] = o ? (uint32_t)(o - all) : 0;
    }
    if (known)
        write_odds(c, &all[play_best(c->p, option, (uint32_t)n, &slow)]);
    free(option);
    return known;
}

bool ask_explain(struct core *c, int n, char **arg)
{
    const struct grog_option *o = core_option(c, arg[0]);
    struct grog_text why = core_room(c, 0), needs = core_room(c, 1), cards = core_room(c, 2);
    (void)n;
    if (!o)
        return false;
    c->p->into = &why;
    play_explain_why(c->p, *o);
    c->p->into = &cards;
    play_explain_cards(c->p, *o);
    c->p->into = NULL;
    play_say_needs(c->p, *o, &needs);
    wire_explained(&c->j, NULL, &(struct wire_explained){ .text = c->text[0], .needs = c->text[1],
                                                          .cards = c->text[2] });
    return true;
}

bool ask_why(struct core *c, int n, char **arg)
{
    struct grog_refused *refused = must_have(GROG_SCENE_REFUSED, sizeof *refused);
    struct grog_text words = core_room(c, 0);
    unsigned found = c->at == GROG_SPECTATOR ? 0 : grog_scene_refused(c->p->m, c->p->view, c->p->scene, refused);
    for (int i = 0; i < n; i++)
        grog_print(&words, "%s%s", i ? " " : "", arg[i]);
    wire_refusals_open(&c->j, NULL, &(struct wire_refusals){ 0 });
    wire_refusals_list(&c->j);
    for (unsigned i = 0; i < found; i++) {
        struct grog_text what = core_room(c, 1), why = core_room(c, 2);
        play_say_option(c->p, refused[i].option, GROG_SHORT, &what);
        if (!play_has_words(c->text[1], c->text[0]))
            continue;
        char more_room[512] = "";
        struct grog_text more = { .at = more_room, .room = sizeof more_room };
        char says[512] = "";
        grog_say_refusal(&c->p->s, refused[i].rule, refused[i].option.verb, &why);
        snprintf(says, sizeof says, "%s", c->text[2]);
        play_say_refused(c->p, refused[i].option, refused[i].rule, &more);
        grog_print(&why, "%s%s", *more_room ? ": " : "", more_room);
        char square[16] = "";
        uint16_t at = grog_names(c->p->m, refused[i].option, GROG_SQUARE);
        if (at)
            grog_print_square(&(struct grog_text){ .at = square, .room = sizeof square }, at);
        wire_refusal(&c->j, NULL, &(struct wire_refusal){ .text = c->text[1], .why = c->text[2],
            .says = says, .besides = more_room, .rule = refused[i].rule, .rare = play_how_rare(c->p, &refused[i]),
            .actor = scene_actor(c, &refused[i].option), .square = square });
    }
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    free(refused);
    return true;
}

/* ---- things and cards ---------------------------------------------------------------------------- */

static bool describe(struct core *c, uint16_t object, uint16_t square)
{
    struct grog_text out = core_room(c, 0);
    play_describe(c->p, &(struct grog_pointed){ .object = object, .square = square, .option = UINT32_MAX }, &out);
    return say(c, c->text[0]);
}

bool ask_describe(struct core *c, int n, char **arg)
{
    uint64_t id;
    (void)n;
    if (!core_number(arg[0], c->p->scene->objects - 1, &id))
        return false;
    return describe(c, (uint16_t)id, c->p->scene->object[id].square);
}

bool ask_place(struct core *c, int n, char **arg)
{
    uint16_t square = grog_square_named(arg[0]);
    (void)n;
    return square ? describe(c, 0, square) : core_fail("there is no such square");
}

bool ask_legend(struct core *c, int n, char **arg)
{
    struct grog_text out = core_room(c, 0);
    (void)n, (void)arg;
    play_say_legend(c->p, false, &out);
    return say(c, c->text[0]);
}

/* "heroes-normandy:m1-rifles"; 0: none is called so. */
static uint16_t card_with_id(const struct grog_cards *cards, const char *id)
{
    for (uint16_t i = 1; cards->text && i < cards->cards; i++)
        if (cards->text[i].id && !strcmp(cards->text[i].id, id))
            return i;
    return 0;
}

bool ask_card(struct core *c, int n, char **arg)
{
    uint64_t card = card_with_id(c->p->m->cards, arg[0]);
    const struct grog_box box = { c->p->m->system, c->p->m->cards };
    (void)n;
    if (!card && (!core_number(arg[0], c->p->m->cards->cards - 1, &card) || !card))
        return core_fail("no such card");
    card_to_json(&c->j, c->words, &box, (uint16_t)card);
    return true;
}

bool ask_say(struct core *c, int n, char **arg)
{
    struct grog_text line = core_room(c, 0), out = core_room(c, 1);
    for (int i = 0; i < n; i++)
        grog_print(&line, "%s%s", i ? " " : "", arg[i]);
    play_gather(c->p);
    c->p->into = &out;
    play_command(c->p, c->text[0]);
    c->p->into = NULL;
    play_look(c->p, c->at);
    return say(c, c->text[1]);
}

/* ---- the end --------------------------------------------------------------------------------------- */

static void write_scores(struct core *c, const struct grog_result *r)
{
    for (unsigned i = 0; i < r->lines; i++) {
        char room[256] = "", kind[128] = "";
        if (grog_is_result_kept(&c->p->s, r->line[i].kind))
            continue;
        struct grog_text name = { .at = room, .room = sizeof room }, word = { .at = kind, .room = sizeof kind };
        if (r->line[i].card)
            grog_say_card(&c->p->s, r->line[i].card, GROG_SHORT, &name);
        grog_say_result_word(&c->p->s, r->line[i].kind, &word);
        wire_score(&c->j, NULL, &(struct wire_score){ .kind = kind, .seat = r->line[i].seat, .card = r->line[i].card,
                   .name = room, .amount = r->line[i].amount });
    }
}

static void say_title(const struct core *c, const char *lesson, struct grog_text *out)
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct grog_error why;
    if (lesson_named(lesson, l, &why))
        grog_lesson_say(l, c->words, 0, "title", out);
    free(l);
}

bool ask_result(struct core *c, int n, char **arg)
{
    struct grog_result *r = must_have(1, sizeof *r);
    struct grog_text text = core_room(c, 0), ending = core_room(c, 1);
    char next[32] = "", title[GROG_LESSON_TEXT] = "";
    (void)n, (void)arg;
    grog_result(c->p->m, core_game(c), r);
    grog_say_result(&c->p->s, r, &text);
    if (r->over)
        grog_say_ending(&c->p->s, core_game(c), &ending);
    if (c->lesson && lesson_is_over(c->p)) {
        lesson_set_done(c->lesson->name, NULL);
        if (lesson_next(c->lesson, next))
            say_title(c, next, &(struct grog_text){ .at = title, .room = sizeof title });
    }
    bool drawn = r->over && !r->winners && (r->broken || !grog_explain_of(c->p->m->system)->lost_by_all);
    wire_result_open(&c->j, NULL, &(struct wire_result){ .over = r->over, .won = r->winners & c->p->hands,
                     .drawn = drawn, .winners = r->winners, .text = c->text[0], .ending = c->text[1], .next = next,
                     .next_title = title });
    wire_result_scores(&c->j);
    write_scores(c, r);
    json_close(&c->j, ']');
    json_close(&c->j, '}');
    free(r);
    return true;
}

bool ask_replay(struct core *c, int n, char **arg)
{
    struct grog_text text = { 0 };
    (void)n, (void)arg;
    do
        must(grog_replay_write(c->walk ? c->walk->full : c->p->journal, c->p->fair, &text));
    while (text_grows(&text));
    say(c, text.at);
    free(text.at);
    return true;
}

bool ask_report(struct core *c, int n, char **arg)
{
    char path[PLAY_PATH];
    (void)n;
    return play_report(c->p, arg[0], path) ? say(c, path) : core_fail("there is no place for a report");
}
