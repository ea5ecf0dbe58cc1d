/* SPDX-License-Identifier: MIT */
/* tell.c -- numbers in words: values with their reasons, odds, settings, the end. */
#include "noun.h"
#include "kernel/showing.h"
#include "kernel/value.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- values -------------------------------------------------------------- */

static void say_reason(const struct grog_speaker *s, const struct grog_because *b, uint32_t i, struct grog_text *out)
{
    static const char *const operation[] = { "set", "add", "times", "at-least", "at-most" };
    struct grog_args a = grog_no_args();
    grog_arg_card(s, &a, "card", b->at[i].card);
    grog_arg_number(&a, "n", b->at[i].amount);
    grog_print(out, ", ");
    if (!grog_say(s->words, &a, out, "because", operation[b->at[i].operation % 5], NULL))
        grog_print(out, "%s %d", a.at[0].text, b->at[i].amount);
}

/* One that adds nothing now, as for each of none, is left out. */
static void say_reasons(const struct grog_speaker *s, const struct grog_because *because, struct grog_text *out)
{
    for (uint32_t i = 0; i < because->n && i < GROG_BECAUSE_MAX; i++)
        if (because->at[i].operation != GROG_ADD || because->at[i].amount)
            say_reason(s, because, i, out);
}

/* False, and nothing is said: no card changes it. */
bool grog_say_value(const struct grog_speaker *s, unsigned value, int is, const struct grog_because *because,
                    struct grog_text *out)
{
    const struct grog_value_row *row = &s->m->system->values[value];
    struct grog_args a = grog_no_args();
    PART(reasons);
    say_reasons(s, because, &reasons);
    if (!reasons.n)
        return false;
    grog_arg_row(s, &a, "value", "value", row->name);
    grog_arg_number(&a, "n", is);
    grog_arg_number(&a, "base", because->base);
    grog_arg_lend(&a, "reasons", reasons_room);
    if (!grog_say(s->words, &a, out, "value", NULL))
        grog_print(out, "%s %d: base %d%s", row->name, is, because->base, reasons_room);
    return true;
}

bool grog_say_shown_why(const struct grog_speaker *s, unsigned row, int is, const struct grog_because *because,
                        struct grog_text *out)
{
    const char *name = s->m->system->showing->shows[row].name;
    struct grog_args a = grog_no_args();
    PART(reasons);
    say_reasons(s, because, &reasons);
    if (!reasons.n)
        return false;
    grog_arg_number(&a, "n", is);
    grog_arg_number(&a, "base", because->base);
    grog_arg_lend(&a, "reasons", reasons_room + 2);     /* behind ", " */
    return grog_say(s->words, &a, out, s->m->system->name, "shown-why", name, NULL)
        || grog_say(s->words, &a, out, "shown-why", NULL);
}

/* ---- odds ---------------------------------------------------------------- */

static uint64_t common(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a ? a : 1;
}

/* "72%", or that it is nearly nothing or nearly all. */
/* In so many of a hundred; never none or all of what can be otherwise. */
static unsigned in_hundred(uint64_t share, uint64_t whole)
{
    bool some = share > 0, all = share == whole;
    for (; whole > UINT64_MAX / 200; whole /= 2)
        share /= 2;
    unsigned percent = (unsigned)((200 * share + whole) / (2 * whole));
    return some && !percent ? 1 : !all && percent == 100 ? 99 : percent;
}

static void arg_percent(const struct grog_speaker *s, struct grog_args *a, const char *name, uint64_t share,
                        uint64_t whole)
{
    PART(text);
    struct grog_args n = grog_no_args();
    bool some = share > 0, all = share == whole;
    for (; whole > UINT64_MAX / 200; whole /= 2)
        share /= 2;
    unsigned percent = (unsigned)((200 * share + whole) / (2 * whole));
    bool hardly = some && percent == 0, nearly = !all && percent == 100;
    grog_arg_number(&n, "n", hardly ? 1 : nearly ? 99 : percent);
    if (!grog_say(s->words, &n, &text, "odds", hardly ? "under" : nearly ? "over" : "percent", NULL))
        grog_print(&text, "%u%%", percent);
    grog_arg_text(a, name, text_room, NULL);
}

static void arg_fraction(struct grog_args *a, const char *name, uint64_t share, uint64_t whole)
{
    char text[64];
    uint64_t by = common(share, whole);
    snprintf(text, sizeof text, "%" PRIu64 "/%" PRIu64, share / by, whole / by);
    grog_arg_text(a, name, text, NULL);
}

/* "hits": what its odds call a result that is not 0, or `missed` for one that is. */
static void arg_outcome(const struct grog_speaker *s, struct grog_args *a, const char *name, const char *as,
                        const char *outcome, int32_t result)
{
    PART(text);
    struct grog_args n = grog_no_args();
    grog_arg_number(&n, "n", result);
    if (!grog_say(s->words, &n, &text, s->m->system->name, "odds", as, outcome, NULL))
        grog_say(s->words, &n, &text, "odds", outcome, NULL);
    grog_arg_text(a, name, text_room, NULL);
}

void grog_say_odds_result(const struct grog_speaker *s, const char *as, int32_t result, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    arg_outcome(s, &a, "outcome", as, "result", result);
    grog_print(out, "%s", a.at[0].text);
}

/* "; if nobody parries"; true if there is anything to be passed. */
static bool say_windows(const struct grog_speaker *s, uint32_t windows, struct grog_text *out)
{
    bool any = false;
    const struct grog_system *y = s->m->system;
    for (unsigned q = 1; q < y->n_questions; q++) {
        struct grog_args a = grog_no_args();
        if (!y->questions[q].window || !(windows >> (y->questions[q].window - 1) & 1))
            continue;
        grog_arg_row(s, &a, "question", "ask", y->questions[q].name);
        grog_print(out, "; ");
        if (!grog_say(s->words, NULL, out, y->name, "ask", y->questions[q].name, "nobody", NULL))
            grog_say(s->words, &a, out, "odds", "nobody", NULL);
        any = true;
    }
    return any;
}

/* "; if nobody parries and nothing more is used" */
static void say_provided(const struct grog_speaker *s, const struct grog_odds *o, struct grog_text *out)
{
    bool any = say_windows(s, o->windows, out);
    if (!o->declined)
        return;
    grog_print(out, any ? " " : "; ");
    grog_say(s->words, NULL, out, "odds", any ? "declined-too" : "declined", NULL);
}

/* A share that ends before the result is known; `begin`: where the first part of the odds stands. */
static void say_open_share(const struct grog_speaker *s, const char *as, const struct grog_odds *o, const char *outcome,
                           uint64_t share, enum grog_length how, size_t begin, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    if (!share)
        return;
    arg_percent(s, &a, "p", share, o->whole);
    grog_arg_number(&a, "n", in_hundred(share, o->whole));
    arg_fraction(&a, "fraction", share, o->whole);
    if (how == GROG_BRIEF)
        grog_arg_text(&a, "outcome", "?", NULL);
    else
        arg_outcome(s, &a, "outcome", as, outcome, 0);
    grog_print(out, "%s", out->n == begin ? "" : how == GROG_BRIEF ? " " : ", ");
    grog_say(s->words, &a, out, "odds", how == GROG_LONG ? "part" : how == GROG_BRIEF ? "letter" : "brief", NULL);
}

/* What ends at a hidden card, and what ends at another decision. */
static void say_unknown(const struct grog_speaker *s, const char *as, const struct grog_odds *o, enum grog_length how,
                        size_t begin, struct grog_text *out)
{
    uint64_t asked = o->asked < o->unknown ? o->asked : o->unknown;
    say_open_share(s, as, o, "unknown", o->unknown - asked, how, begin, out);
    say_open_share(s, as, o, "asked", asked, how, begin, out);
}

/* "Kill 45%, Suppress 40%": results of one name together, if its odds name them, `duel.odds.strike.brief`;
 * a result without a name is what else can happen.  `letter`: "K45 S40". */
static bool say_named(const struct grog_speaker *s, const char *as, const struct grog_odds *o, bool letter,
                      struct grog_text *out)
{
    size_t begin = out->n;
    char name[GROG_ODDS_MAX][64];
    const char *part = letter ? "letter" : "brief";
    if (!grog_lookup(s->words, s->m->system->name, "odds", as, part, NULL).text)
        return false;
    for (uint32_t i = o->n; i-- > 0; ) {
        struct grog_args n = grog_no_args();
        struct grog_text t = { .at = name[i], .room = sizeof name[i] };
        name[i][0] = 0;
        grog_arg_number(&n, "n", o->at[i].result);
        grog_say(s->words, &n, &t, s->m->system->name, "odds", as, part, NULL);
    }
    for (uint32_t i = o->n; i-- > 0; ) {
        struct grog_args a = grog_no_args();
        uint64_t share = 0;
        for (uint32_t k = 0; k < o->n; k++)
            share += strcmp(name[k], name[i]) ? 0 : o->at[k].share;
        bool said = !*name[i];
        for (uint32_t k = i + 1; k < o->n; k++)
            said = said || !strcmp(name[k], name[i]);
        if (said)
            continue;
        arg_percent(s, &a, "p", share, o->whole);
        grog_arg_number(&a, "n", in_hundred(share, o->whole));
        grog_arg_text(&a, "outcome", name[i], NULL);
        grog_print(out, "%s", out->n == begin ? "" : letter ? " " : ", ");
        grog_say(s->words, &a, out, "odds", part, NULL);
    }
    say_unknown(s, as, o, letter ? GROG_BRIEF : GROG_SHORT, begin, out);
    return true;
}

/* Hits so often, else misses. */
static void say_brief(const struct grog_speaker *s, const char *as, const struct grog_odds *o, struct grog_text *out)
{
    uint64_t made = 0, missed = 0;
    size_t begin = out->n;
    struct grog_args a = grog_no_args();
    if (say_named(s, as, o, false, out))
        return;
    for (uint32_t i = 0; i < o->n; i++)
        *(o->at[i].result ? &made : &missed) += o->at[i].share;
    arg_percent(s, &a, "p", made, o->whole);
    arg_outcome(s, &a, "outcome", as, "made", 0);
    arg_outcome(s, &a, "else", as, "missed", 0);
    if (made)
        grog_say(s->words, &a, out, "odds", "brief", NULL);
    say_unknown(s, as, o, GROG_SHORT, begin, out);
    if (missed)
        grog_say(s->words, &a, out, "odds", made || o->unknown ? "else" : "only", NULL);
}

static void say_exactly(const struct grog_speaker *s, const char *as, const struct grog_odds *o, struct grog_text *out)
{
    size_t begin = out->n;
    for (uint32_t i = 0; i < o->n && i < GROG_ODDS_MAX; i++) {
        struct grog_args a = grog_no_args();
        arg_percent(s, &a, "p", o->at[i].share, o->whole);
        arg_fraction(&a, "fraction", o->at[i].share, o->whole);
        arg_outcome(s, &a, "outcome", as, "result", o->at[i].result);
        grog_print(out, i ? ", " : "");
        grog_say(s->words, &a, out, "odds", "part", NULL);
    }
    say_unknown(s, as, o, GROG_LONG, begin, out);
}

void grog_say_odds(const struct grog_speaker *s, const char *as, const struct grog_odds *odds, enum grog_length how,
                   struct grog_text *out)
{
    if (!as || !odds->whole || (how == GROG_BRIEF && say_named(s, as, odds, true, out)))
        return;
    (how == GROG_LONG ? say_exactly : say_brief)(s, as, odds, out);
    say_provided(s, odds, out);
}

/* ---- settings ------------------------------------------------------------ */

static const char *const setting_word[] = {
    [GROG_SETS_NUMBER] = "number", [GROG_SETS_CARD] = "card", [GROG_SETS_PLACED] = "card", [GROG_SETS_LIST] = "list",
    [GROG_SETS_RULES] = "list",
};

/* "Hollis, M1 Garand 2": as the cards of a field. */
static void say_listed(const struct grog_speaker *s, unsigned row, struct grog_text *out)
{
    unsigned n;
    const struct grog_listed *list = grog_setup_list(s->m, row, &n);
    for (unsigned i = 0; i < n; i++) {
        struct grog_args item = grog_no_args();
        grog_arg_card(s, &item, "word", list[i].card);
        grog_arg_number(&item, "n", list[i].number ? list[i].number : 1);
        grog_print(out, i ? ", " : "");
        grog_say(s->words, &item, out, "field", "item", NULL);
    }
}

void grog_say_setup(const struct grog_speaker *s, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    char list_room[GROG_SETUP_TEXT];
    for (unsigned i = 0; i < y->n_setup; i++) {
        struct grog_args a = grog_no_args();
        size_t begin = out->n;
        grog_arg_number(&a, "n", s->m->setup[i]);
        grog_arg_row(s, &a, "setting", "setup", y->setup[i].name);
        if (y->setup[i].type == GROG_SETS_CARD || y->setup[i].type == GROG_SETS_PLACED)
            grog_arg_card(s, &a, "card", (uint16_t)s->m->setup[i]);
        if (y->setup[i].type == GROG_SETS_LIST || y->setup[i].type == GROG_SETS_RULES) {
            struct grog_text list = { .at = list_room, .room = sizeof list_room };
            *list_room = 0;
            say_listed(s, i, &list);
            grog_arg_lend(&a, "list", list_room);
        }
        if (!grog_say(s->words, &a, out, y->name, "setup", y->setup[i].name, NULL))
            grog_say(s->words, &a, out, "setup", setting_word[y->setup[i].type], NULL);
        if (out->n > begin) {
            grog_sentence(out, begin);
            grog_print(out, "\n");
        }
    }
}

/* ---- the end ------------------------------------------------------------- */

static void say_winners(const struct grog_speaker *s, unsigned winners, struct grog_text *out)
{
    PART(list);
    struct grog_args a = grog_no_args();
    unsigned n = 0, left = 0;
    bool mine = s->viewer < s->m->seats && (winners >> s->viewer & 1);
    for (unsigned i = 0; i < s->m->seats; i++)
        left += (winners >> i & 1) && !(mine && i == s->viewer);
    for (unsigned i = 0; i < s->m->seats; i++) {
        if (!(winners >> i & 1) || (mine && i == s->viewer))
            continue;
        struct grog_found and = grog_lookup(s->words, "list.last", NULL);
        grog_print(&list, "%s", !n ? "" : n + 1 == left && and.text ? " " : ", ");
        if (n && n + 1 == left && and.text)
            grog_print(&list, "%s ", and.text);
        grog_say_seat(s, i, &list);
        n++;
    }
    grog_arg_lend(&a, "winners", list_room);
    grog_arg_number(&a, "n", n);
    size_t begin = out->n;
    const char *how = !winners ? "nobody" : mine ? "you" : s->viewer < s->m->seats ? "lost" : "others";
    if (!grog_say(s->words, &a, out, s->m->system->name, "end", how, NULL))
        grog_say(s->words, &a, out, "result", how, NULL);
    grog_sentence(out, begin);
}

/* " 3", or " yes": `warfighter.result.success.1`. */
static void say_amount(const struct grog_speaker *s, const struct grog_result_line *l, struct grog_text *out)
{
    char number[16];
    snprintf(number, sizeof number, "%" PRId32, l->amount);
    struct grog_found word = grog_lookup(s->words, s->m->system->name, "result",
                                         s->m->system->result_words[l->kind], number, NULL);
    const char *text = word.text ? word.text : number;
    grog_print(out, "%s%s", out->n && *text ? " " : "", text);
}

void grog_say_result_word(const struct grog_speaker *s, unsigned kind, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_row(s, &a, "word", "result", s->m->system->result_words[kind]);
    grog_print(out, "%s", a.at[0].text);
}

/* What is for records, and no person needs it beside what else is said: `warfighter.result-kept.end`. */
bool grog_is_result_kept(const struct grog_speaker *s, unsigned kind)
{
    return grog_row_text(s, "result-kept", s->m->system->result_words[kind], NULL) != NULL;
}

/* "Health: you 3, seat 1 0", a line for each of the words. */
static void say_numbers(const struct grog_speaker *s, const struct grog_result *r, unsigned kind,
                        struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    GROG_ROOM(list, 1 << 14);                           /* the gear of a whole company */
    for (unsigned i = 0; i < r->lines && i < GROG_RESULT_LINES; i++) {
        if (r->line[i].kind != kind)
            continue;
        grog_print(&list, list.n ? ", " : "");
        bool seated = r->line[i].seat < s->m->seats && s->m->seats > 1;
        if (seated)
            grog_say_seat(s, r->line[i].seat, &list);
        if (r->line[i].card) {
            grog_print(&list, seated ? " " : "");
            grog_say_card(s, r->line[i].card, GROG_SHORT, &list);
        }
        say_amount(s, &r->line[i], &list);
    }
    if (!list.n)
        return;
    size_t begin = out->n;
    grog_arg_row(s, &a, "word", "result", s->m->system->result_words[kind]);
    grog_arg_lend(&a, "list", list_room);
    grog_say(s->words, &a, out, "result", "line", NULL);
    grog_sentence(out, begin);
    grog_print(out, "\n");
}

/* A game that could not go on: by which card, and for want of what. */
static void say_broken(const struct grog_speaker *s, uint16_t card, unsigned why, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    PART(name);
    if (card)
        grog_say_card(s, card, GROG_SHORT, &name);
    grog_arg_lend(&a, "card", card ? name_room : "none");
    grog_arg_number(&a, "n", (int)why);
    grog_say(s->words, &a, out, "result", "broken", NULL);
}

void grog_say_result(const struct grog_speaker *s, const struct grog_result *r, struct grog_text *out)
{
    if (!r->over) {
        grog_say(s->words, NULL, out, "result", "not-over", NULL);
        grog_print(out, "\n");
        return;
    }
    if (r->broken)
        say_broken(s, r->breaker, r->broken, out);
    else
        say_winners(s, r->winners, out);
    grog_print(out, "\n");
    for (unsigned k = 0; k < s->m->system->n_result_words; k++)
        if (!grog_is_result_kept(s, k))
            say_numbers(s, r, k, out);
}

void grog_say_ending(const struct grog_speaker *s, const struct grog_game *g, struct grog_text *out)
{
    const struct grog_ending *ending = s->m->system->showing ? s->m->system->showing->ending : NULL;
    struct grog_reasons why = { 0 };
    if (ending && !g->broken)
        ending->reasons(s->m, g, &why);
    for (unsigned i = 0; i < why.n; i++) {
        const struct grog_event_row *row = &ending->rows[why.at[i].kind];
        struct grog_args a = grog_no_args();
        grog_print(out, i ? " " : "");
        size_t begin = out->n;
        grog_arg_objects(s, g, &a, row->kind, why.at[i].object);
        grog_arg_number(&a, "n", why.at[i].amount);
        grog_say(s->words, &a, out, s->m->system->name, "ended", row->name, NULL);
        grog_sentence(out, begin);
    }
}

void grog_say_outcome(const struct grog_speaker *s, const struct grog_game *g, struct grog_text *out)
{
    if (!g->over) {
        grog_say(s->words, NULL, out, "result", "not-over", NULL);
        return;
    }
    if (g->broken) {
        say_broken(s, g->breaker, g->broken, out);
        return;
    }
    PART(why);
    grog_say_ending(s, g, &why);
    say_winners(s, g->winners, out);
    grog_print(out, why.n ? " %s" : "%s", why_room);
}
