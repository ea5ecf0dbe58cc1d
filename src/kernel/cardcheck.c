/* SPDX-License-Identifier: MIT */
/* cardcheck.c -- are the words that cards may use, and the cards, sound?
 *
 * Cards come from outside: after this every number in their rows points at something
 * that is there, and the kernel reads them without asking again. */
#include "cardcheck.h"
#include "demands.h"
#include "drawing.h"
#include "state.h"

#include <string.h>

/* ---- the vocabulary ------------------------------------------------------ */

unsigned grog_field_slots(const struct grog_card_field *f)
{
    unsigned columns = 0;
    switch (f->type) {
    case GROG_IS_NUMBER: case GROG_IS_FLAG: case GROG_IS_CHOICE: case GROG_IS_CARD: case GROG_IS_LETTER: return 1;
    case GROG_IS_RANGE:    return 2;
    case GROG_IS_CARDS: case GROG_IS_KINDS: return 1u + f->room;
    case GROG_IS_KEYWORDS: return 1u + 2u * f->room;
    case GROG_IS_TABLE:
        while (f->word[columns])
            columns++;
        return 1u + f->room * columns;
    case GROG_IS_DRAWING:  return grog_drawing_slots(f->room);
    }
    return 0;
}

void grog_field_default(const struct grog_card_field *f, int16_t *out)
{
    memset(out, 0, grog_field_slots(f) * sizeof *out);
    if (f->type == GROG_IS_NUMBER || f->type == GROG_IS_FLAG || f->type == GROG_IS_CHOICE)
        out[0] = f->base;
    if (f->type == GROG_IS_RANGE) {
        out[0] = f->min;
        out[1] = f->max;
    }
}

/* Squares and edges show words that have letters, and there is room for one square at least. */
static bool drawing_fits(const struct grog_system *s, const struct grog_card_field *f)
{
    return f->of && f->of < s->n_card_kinds && grog_letter_field(&s->card_kinds[f->of]) && f->edges
        && f->edges < s->n_card_kinds && grog_letter_field(&s->card_kinds[f->edges]) && f->room >= 4;
}

/* The fields of a kind take its numbers one after the other, each once. */
static bool fields_fit(const struct grog_system *s, const struct grog_card_kind *k)
{
    unsigned at = 0;
    for (unsigned i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        bool names = f->type == GROG_IS_CARD || f->type == GROG_IS_CARDS || f->type == GROG_IS_KEYWORDS;
        bool words = f->type == GROG_IS_CHOICE || f->type == GROG_IS_TABLE;
        if (f->at != at || f->min > f->max || (names && f->of >= s->n_card_kinds) || (words && !f->word))
            return false;
        if (f->type == GROG_IS_DRAWING && !drawing_fits(s, f))
            return false;
        if (f->type == GROG_IS_LETTER && f != grog_letter_field(k))
            return false;                               /* a word has one */
        at += grog_field_slots(f);
    }
    return at == k->numbers && at <= GROG_NUMBERS_MAX;
}

/* It never lies on the table, or it is a back, or it has one. */
static bool has_one_side(const struct grog_card_kind *k) { return k->is_word + k->is_back + k->has_back == 1; }

static bool takes_word(const struct grog_system *s, uint8_t kind)
{
    return kind < s->n_card_kinds;
}

/* A number of an enum whose row was forgotten: NULL, or of which table. */
static const char *row_left_out(const struct grog_system *s)
{
#define EACH_HAS_A_NAME(rows, n) \
    for (unsigned i = 1; i < s->n; i++) \
        if (!s->rows[i].name) \
            return "a row of " #rows " is left out";
    EACH_HAS_A_NAME(values, n_values)
    EACH_HAS_A_NAME(measures, n_measures)
    EACH_HAS_A_NAME(points, n_points)
    EACH_HAS_A_NAME(costs, n_costs)
    EACH_HAS_A_NAME(targets, n_targets)
    EACH_HAS_A_NAME(effects, n_effects)
#undef EACH_HAS_A_NAME
    return NULL;
}

/* What is wrong with a row; NULL: nothing. */
static const char *fault_of_measure(const struct grog_system *s, const struct grog_measure_row *row)
{
    return !row->read ? "it has no function: .read" : !takes_word(s, row->takes) ? "it .takes no kind of card" : NULL;
}

static const char *fault_of_cost(const struct grog_system *s, const struct grog_cost_row *row)
{
    return !row->can                            ? "it has no function: .can"
         : !row->pay && !row->proc              ? "nothing pays it: it has neither .pay nor .proc"
         : row->pay && row->proc                ? "it is paid twice: it has .pay and .proc"
         : row->proc >= s->n_procs              ? "its .proc is no procedure"
         : !takes_word(s, row->takes)           ? "it .takes no kind of card"
         : !s->ask_use                          ? "the system has no .ask_use to ask whether it is paid" : NULL;
}

static const char *fault_of_target(const struct grog_system *s, const struct grog_target_row *row)
{
    return !row->list                           ? "it has no function: .list"
         : row->chosen >= s->n_verbs            ? "it is .chosen by no verb"
         : row->event >= s->n_events            ? "its .event is none"
         : !row->chosen && row->drawn           ? "it is .drawn but not .chosen"
         : row->chosen && !s->ask_target && !row->drawn
                                                ? "the system has no .ask_target to ask which is chosen" : NULL;
}

static const char *fault_of_effect(const struct grog_system *s, const struct grog_effect_row *row)
{
    return !row->run && !row->proc              ? "nothing carries it out: it has neither .run nor .proc"
         : row->run && row->proc                ? "it is carried out twice: it has .run and .proc"
         : row->proc >= s->n_procs              ? "its .proc is no procedure"
         : !row->target                         ? "it has no .target"
         : row->target >= s->n_targets          ? "its .target is none"
         : !takes_word(s, row->takes)           ? "it .takes no kind of card" : NULL;
}

static const char *fault_of_demand(const struct grog_system *s, const struct grog_demand *row)
{
    return !row->broken                                  ? "it has no function: .broken"
         : row->forbids && !row->rule                    ? "it .forbids without a .rule"
         : grog_demand_called(s, row->name) != row       ? "another demand has its name"
         : s->n_card_kinds < 64 && row->kinds >> s->n_card_kinds ? "its .kinds are none" : NULL;
}

const char *grog_vocabulary_check(const struct grog_system *s, const char **why)
{
    const char *left_out = row_left_out(s);
    if (left_out)
        return left_out;
    for (unsigned i = 1; i < s->n_card_kinds; i++)
        if (!fields_fit(s, &s->card_kinds[i]) || !has_one_side(&s->card_kinds[i]))
            return named(s->card_kinds[i].name);
    for (unsigned i = 1; i < s->n_measures; i++)
        if ((*why = fault_of_measure(s, &s->measures[i])))
            return named(s->measures[i].name);
    for (unsigned i = 1; i < s->n_costs; i++)
        if ((*why = fault_of_cost(s, &s->costs[i])))
            return named(s->costs[i].name);
    for (unsigned i = 1; i < s->n_targets; i++)
        if ((*why = fault_of_target(s, &s->targets[i])))
            return named(s->targets[i].name);
    for (unsigned i = 1; i < s->n_effects; i++)
        if ((*why = fault_of_effect(s, &s->effects[i])))
            return named(s->effects[i].name);
    for (const struct grog_demand *d = s->demands; d && d->name; d++)
        if ((*why = fault_of_demand(s, d)))
            return d->name;
    if (s->ask_use >= s->n_questions || s->ask_raise >= s->n_questions || s->ask_target >= s->n_questions
        || s->verb_use >= s->n_verbs || s->verb_raise >= s->n_verbs || s->verb_decline >= s->n_verbs)
        return "the questions of abilities";
    if (s->event_counts >= s->n_events || s->event_counts_too >= s->n_events || s->event_uses >= s->n_events
        || s->event_declines >= s->n_events || s->event_raises >= s->n_events || s->event_keeps >= s->n_events
        || s->event_takes_effect >= s->n_events || s->event_unheard >= s->n_events)
        return "the events of abilities";
    return NULL;
}

/* ---- the cards ----------------------------------------------------------- */

static bool is_word_of(const struct grog_cards *c, uint8_t kind, uint16_t word)
{
    return kind ? word && word < c->cards && c->card[word].kind == kind : !word;
}

static bool is_measure(const struct grog_system *s, const struct grog_cards *c, uint8_t measure, uint16_t word)
{
    return measure ? measure < s->n_measures && is_word_of(c, s->measures[measure].takes, word) : !word;
}

/* `most`: the bits that a test may have. */
static bool tests_fit(const struct grog_system *s, const struct grog_cards *c, const struct grog_test test[GROG_TESTS],
                      unsigned most)
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        if (!is_measure(s, c, test[i].measure, test[i].word) || (test[i].less & ~most)
            || (i && test[i].measure && !test[i - 1].measure))
            return false;
    return true;
}

static bool price_fits(const struct grog_system *s, const struct grog_cards *c, const struct grog_price *p)
{
    if (!p->cost)
        return true;
    return p->cost < s->n_costs && is_word_of(c, s->costs[p->cost].takes, p->word)
        && p->amount >= s->costs[p->cost].min && p->amount <= s->costs[p->cost].max;
}

/* A measure to multiply by; cards that lend their rows leave the number open. */
static bool is_factor(const struct grog_system *s, const struct grog_cards *c, uint8_t measure, uint16_t word)
{
    return measure == GROG_TIMES_N ? !word : is_measure(s, c, measure, word);
}

static bool is_scope(const struct grog_system *s, uint8_t scope)
{
    return scope < GROG_SCOPES && (scope != GROG_FOR_HERE || s->here);
}

static bool modifier_fits(const struct grog_system *s, const struct grog_cards *c, const struct grog_modifier *row)
{
    return row->value && row->value < s->n_values && row->operation <= GROG_AT_MOST && is_scope(s, row->scope)
        && is_factor(s, c, row->per, row->word) && tests_fit(s, c, row->test, GROG_TEST_LESS);
}

static bool effect_fits(const struct grog_system *s, const struct grog_cards *c, const struct grog_effect *e)
{
    if (!is_factor(s, c, e->per, e->per_word))
        return false;
    if (e->effect >= GROG_EFFECT_ADD)
        return e->word < GROG_PENDING && !e->target;
    return e->effect && e->effect < s->n_effects && e->target && e->target < s->n_targets
        && is_word_of(c, s->effects[e->effect].takes, e->word);
}

static bool ability_fits(const struct grog_system *s, const struct grog_cards *c, const struct grog_ability *a)
{
    uint8_t chosen = 0;
    unsigned tests = a->raise.cost ? GROG_TEST_LESS | GROG_TEST_WAIVED : GROG_TEST_LESS;
    if (!a->point || a->point >= s->n_points || a->effects > GROG_EFFECTS || !is_scope(s, a->scope)
        || a->effect + (uint64_t)a->effects > c->effects || !tests_fit(s, c, a->test, tests)
        || !price_fits(s, c, &a->raise) || (a->raise.cost && !s->ask_raise) || (a->may && !s->ask_use))
        return false;
    for (unsigned i = 0; i < GROG_PRICES; i++)
        if (!price_fits(s, c, &a->price[i]) || (i && a->price[i].cost && !a->price[i - 1].cost))
            return false;
    for (unsigned i = 0; i < a->effects; i++) {
        uint8_t target = c->effect[a->effect + i].target;
        if (target < s->n_targets && s->targets[target].chosen) {
            if (chosen && chosen != target)
                return false;
            chosen = target;
        }
    }
    return true;
}

/* Does a number name a card of the field's kind, or if it says none, any that can lie on the table? */
static bool names_card(const struct grog_system *s, const struct grog_cards *c, const struct grog_card_field *f,
                       int16_t n)
{
    uint16_t card = (uint16_t)n;
    if (f->of)
        return is_word_of(c, f->of, card);
    return card && card < c->cards && !s->card_kinds[c->card[card].kind].is_word;
}

static bool draws_words(const struct grog_cards *c, const struct grog_card_field *f, const int16_t *n)
{
    if (!grog_is_drawing(n, grog_field_slots(f)))
        return false;
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend l = grog_legend_of(n, edges);
        for (unsigned i = 0; i < l.n; i++)
            if (!is_word_of(c, edges ? f->edges : f->of, (uint16_t)n[l.at + i]))
                return false;
    }
    return true;
}

static bool numbers_fit(const struct grog_system *s, const struct grog_cards *c, const struct grog_card *card)
{
    const struct grog_card_kind *k = &s->card_kinds[card->kind];
    for (unsigned i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        const int16_t *n = card->number + f->at;
        unsigned step = f->type == GROG_IS_KEYWORDS ? 2 : 1;
        if (f->type == GROG_IS_CARD && n[0] && !names_card(s, c, f, n[0]))
            return false;
        if (f->type == GROG_IS_CARDS || f->type == GROG_IS_KEYWORDS || f->type == GROG_IS_TABLE
            || f->type == GROG_IS_KINDS)
            if (n[0] < 0 || n[0] > f->room)
                return false;
        for (int16_t j = 0; (f->type == GROG_IS_CARDS || f->type == GROG_IS_KEYWORDS) && j < n[0]; j++)
            if (!names_card(s, c, f, n[1 + (unsigned)j * step]))
                return false;
        if (f->type == GROG_IS_LETTER && n[0] && !grog_is_letter(n[0]))
            return false;
        if (f->type == GROG_IS_DRAWING && !draws_words(c, f, n))
            return false;
        for (int16_t j = 0; f->type == GROG_IS_KINDS && j < n[0]; j++)
            if (n[1 + j] < 1 || n[1 + j] >= s->n_card_kinds)
                return false;
    }
    return true;
}

/* A name that texts can hold: not a number, no comma, no " + ", no space around it. */
static bool is_card_name(const char *name)
{
    return name && *name && !strpbrk(name, ",\n") && !strstr(name, " + ") && !strchr("0123456789-+ #", name[0])
        && name[strlen(name) - 1] != ' ';
}

static const char *check_card(const struct grog_system *s, const struct grog_cards *c, unsigned i)
{
    const struct grog_card *k = &c->card[i];
    if (!is_card_name(k->name))
        return "a card's name is missing or cannot be written";
    if (k->kind >= s->n_card_kinds)
        return k->name;
    if (k->back >= c->cards || (!k->back && !s->card_kinds[k->kind].is_word) || c->card[k->back].back != k->back
        || k->modifier + (uint64_t)k->modifiers > c->modifiers || k->ability + (uint64_t)k->abilities > c->abilities
        || !k->number || !numbers_fit(s, c, k) || (s->card_kinds[k->kind].is_back && k->back != i))
        return k->name;
    return NULL;
}

/* Names stand once: looked through if few, else adjacent in their sorted list. */
static bool names_stand_once(const struct grog_cards *c)
{
    for (uint32_t i = 1; !c->by_name && i < c->cards; i++)
        if (grog_card_named(c, c->card[i].name) != i)
            return false;
    for (uint32_t i = 1; c->by_name && i + 1 < c->cards; i++)
        if (strcmp(c->card[c->by_name[i - 1]].name, c->card[c->by_name[i]].name) >= 0)
            return false;
    return true;
}

/* Whoever can speak has counted out every number. */
static bool counted_out(const struct grog_cards *c, const struct grog_card *k)
{
    for (unsigned i = 0; i < k->modifiers; i++)
        if (c->modifier[k->modifier + i].per == GROG_TIMES_N)
            return false;
    for (unsigned i = 0; i < k->abilities; i++) {
        const struct grog_ability *a = &c->ability[k->ability + i];
        for (unsigned e = 0; e < a->effects; e++)
            if (c->effect[a->effect + e].per == GROG_TIMES_N)
                return false;
    }
    return true;
}

const char *grog_cards_check(const struct grog_system *s, const struct grog_cards *c)
{
    if (c->cards < 1)
        return "cards begin with an empty row";
    if (c->cards > GROG_CARDS_MAX || c->abilities > UINT16_MAX)
        return "too many cards or abilities";
    for (unsigned i = 1; i < c->cards; i++) {
        const char *wrong = check_card(s, c, i);
        if (wrong)
            return wrong;
    }
    if (!names_stand_once(c))
        return "a card's name stands twice";
    for (unsigned i = 0; i < c->modifiers; i++)
        if (!modifier_fits(s, c, &c->modifier[i]))
            return "a modifier";
    for (unsigned i = 0; i < c->abilities; i++)
        if (!ability_fits(s, c, &c->ability[i]))
            return "an ability";
    for (unsigned i = 0; i < c->effects; i++)
        if (!effect_fits(s, c, &c->effect[i]))
            return "an effect";
    for (unsigned i = 1; i < c->cards; i++)
        if (!s->card_kinds[c->card[i].kind].lends && !counted_out(c, &c->card[i]))
            return c->card[i].name;
    return NULL;
}
