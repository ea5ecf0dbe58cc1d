/* SPDX-License-Identifier: MIT */
/* pack_language.c -- `grognard pack language`: every word that cards of a system can use.
 *
 * Printed from the system's own table, so that what is documented is what is there;
 * docs/pack-language.md is this output, and CI compares them. */
#include "command/args.h"
#include "cli.h"
#include "base/text.h"
#include "kernel/fielding.h"
#include "kernel/demands.h"
#include "kernel/system.h"
#include "pack.h"
#include "library/languages.h"
#include "library/library.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* Names as they are written in a card file. */
static const char *word(const char *name, char out[64])
{
    size_t n = 0;
    for (; name[n] && n < 63; n++)
        out[n] = name[n] == ' ' || name[n] == '-' ? '_' : name[n];
    out[n] = 0;
    return out;
}
#define WORD(name) word(name, (char[64]){ 0 })

static const char *kind_name(const struct grog_system *s, uint8_t kind)
{
    return kind ? s->card_kinds[kind].name : "card";
}

/* ---- kinds of card ------------------------------------------------------- */

static const char *an(const char *name) { return strchr("aeiou", name[0]) ? "an" : "a"; }

static void print_list_of(const char *name, unsigned room)
{
    size_t n = strlen(name);
    bool ies = n && name[n - 1] == 'y';
    printf("at most %u %.*s%s", room, (int)(ies ? n - 1 : n), name, ies ? "ies" : "s");
}

static void print_words(const char *const *words)
{
    for (unsigned i = 0; words[i]; i++)
        printf("%s`%s`", i ? ", " : "", words[i]);
}

static void print_type(const struct grog_system *s, const struct grog_card_kind *k, const struct grog_card_field *f)
{
    switch (f->type) {
    case GROG_IS_NUMBER:   printf("%d to %d", f->min, f->max); break;
    case GROG_IS_FLAG:     printf("true or false"); break;
    case GROG_IS_CHOICE:   printf("one of "); print_words(f->word); break;
    case GROG_IS_RANGE:    printf("`{ low, high }`, %d to %d", f->min, f->max); break;
    case GROG_IS_CARD:     printf("%s %s", an(kind_name(s, f->of)), kind_name(s, f->of)); break;
    case GROG_IS_CARDS:    print_list_of(kind_name(s, f->of), f->room); break;
    case GROG_IS_KEYWORDS:
        print_list_of(kind_name(s, f->of), f->room);
        printf(", each alone or with a number: `name(%d)`, %d to %d",
               f->min < 2 && f->max >= 2 ? 2 : f->min, f->min, f->max);
        break;
    case GROG_IS_KINDS:    printf("at most %u kinds of card", f->room); break;
    case GROG_IS_LETTER:
        printf("one character such as `\"f\"`, by which drawings show it; each %s has its own", k->name);
        break;
    case GROG_IS_DRAWING:
        printf("[drawing](making-cards.md#drawings) of squares, each %s %s's letter or `.`, and edges, each %s %s's "
               "letter or a space; at most %u corners", an(kind_name(s, f->of)), kind_name(s, f->of),
               an(kind_name(s, f->edges)), kind_name(s, f->edges), f->room);
        break;
    case GROG_IS_TABLE:
        printf("at most %u rows `{", f->room);
        for (unsigned i = 0; f->word[i]; i++)
            printf("%s %s = n", i ? "," : "", f->word[i]);
        printf(" }`, %d to %d", f->min, f->max);
        break;
    }
}

static void print_default(const struct grog_card_field *f)
{
    if (f->required)
        printf("needed");
    else if (f->type == GROG_IS_NUMBER)
        printf("%d", f->base);
    else if (f->type == GROG_IS_CHOICE)
        printf("`%s`", f->word[f->base]);
    else if (f->type == GROG_IS_FLAG)
        printf("`%s`", f->base ? "true" : "false");
    else if (f->type == GROG_IS_RANGE)
        printf("%d to %d", f->min, f->max);
    else
        printf("none");
}

static void print_kind(const struct grog_system *s, const struct grog_card_kind *k)
{
    char about[256];
    snprintf(about, sizeof about, "%s%s", k->is_word ? "a word: " : "", k->about);
    if (about[0] >= 'a' && about[0] <= 'z')
        about[0] = (char)(about[0] - ('a' - 'A'));
    printf("\n### `%s \"Name\" { ... }`\n%s.", WORD(k->name), about);
    if (k->most)
        printf(" At most %u in all packs together.", k->most);
    if (k->speaks)
        printf(" May have `says`.");
    printf("\n");
    if (k->fields)
        printf("\n|field|what|is|if left out|\n|-|-|-|-|\n");
    for (unsigned i = 0; i < k->fields; i++) {
        printf("|`%s`|%s|", k->field[i].name, k->field[i].about);
        print_type(s, k, &k->field[i]);
        printf("|");
        print_default(&k->field[i]);
        printf("|\n");
    }
}

static void print_kinds(const struct grog_system *s)
{
    printf("\n## Kinds of card\n");
    printf("Any of them may also have `icon`, `art`, `flavour`, `credit` and `text` (strings that no rule reads), "
           "`replaces =\n\"pack:id\"`, to take the place of a card of the same kind in a pack that is needed, and "
           "`meant`, for what is odd on\npurpose ([checks](#checks)).\n");
    for (unsigned i = 1; i < s->n_card_kinds; i++)
        print_kind(s, &s->card_kinds[i]);
}

/* ---- what rows are made of ----------------------------------------------- */

static void print_values(const struct grog_system *s)
{
    printf("\n## Values\nNumbers that the rules read and cards change: `add { %s = 1 }`.\n\n"
           "|value|what|at first|bounds|rule|\n|-|-|-|-|-|\n", WORD(s->values[1].name));
    for (unsigned i = 1; i < s->n_values; i++) {
        const struct grog_value_row *v = &s->values[i];
        printf("|`%s`|%s|", WORD(v->name), v->about);
        if (v->setup)
            printf("setting `%s`", s->setup[v->setup].name);
        else
            printf("%d", v->base);
        printf("|%d to %d|%s|\n", v->min, v->max, s->rules[v->rule]);
    }
}

static void print_measures(const struct grog_system *s)
{
    printf("\n## Conditions and counts\nNumbers that cards can ask for. In `when` and `unless` one is true if it is at "
           "least 1, or compare it:\n`at_least(m, 2)`, `fewer_than(m, 3)`. In `per` it multiplies.\n\n"
           "|word|what|\n|-|-|\n");
    for (unsigned i = 1; i < s->n_measures; i++) {
        const struct grog_measure_row *m = &s->measures[i];
        printf("|`%s", WORD(m->name));
        if (m->takes)
            printf("(%s)", WORD(kind_name(s, m->takes)));
        printf("`|%s|\n", m->about);
    }
}

static void print_points(const struct grog_system *s)
{
    printf("\n## Points\nMoments at which abilities speak: `at { %s, effect = ... }`.\n\n"
           "|point|when|can be changed there with `add` and `set`|rule|\n|-|-|-|-|\n",
           WORD(s->points[1].name));
    for (unsigned i = 1; i < s->n_points; i++) {
        const struct grog_point *p = &s->points[i];
        unsigned n = 0;
        printf("|`%s`|%s|", WORD(p->name), p->about);
        for (unsigned k = 0; p->proc && k < GROG_PENDING; k++)
            if (s->procs[p->proc].pending[k].name)
                printf("%s`%s` (%d to %d)", n++ ? ", " : "", WORD(s->procs[p->proc].pending[k].name),
                       s->procs[p->proc].pending[k].min, s->procs[p->proc].pending[k].max);
        printf("%s|%s|\n", n ? "" : "nothing", s->rules[p->rule]);
    }
}

static void print_call(const struct grog_system *s, const char *name, uint8_t takes, int16_t min, int16_t max)
{
    bool numbered = min || max;
    printf("|`%s", WORD(name));
    if (takes || numbered)
        printf("(%s%s%s)", takes ? WORD(kind_name(s, takes)) : "", takes && numbered ? ", " : "", numbered ? "n" : "");
    printf("`|");
}

static void print_costs(const struct grog_system *s)
{
    printf("\n## Costs\nWhat is paid for an ability: `cost = ...`, and to raise it: `raise = ...`.\n\n"
           "|cost|what|n|\n|-|-|-|\n");
    for (unsigned i = 1; i < s->n_costs; i++) {
        print_call(s, s->costs[i].name, s->costs[i].takes, s->costs[i].min, s->costs[i].max);
        printf("%s|%d to %d|\n", s->costs[i].about, s->costs[i].min, s->costs[i].max);
    }
}

static void print_targets(const struct grog_system *s)
{
    printf("\n## Targets\nWhom a verb is about. A chosen one is chosen once for the whole ability, and so is one that "
           "is drawn at\nrandom.\n\n"
           "|target|who||\n|-|-|-|\n");
    for (unsigned i = 1; i < s->n_targets; i++)
        printf("|`%s`|%s|%s|\n", WORD(s->targets[i].name), s->targets[i].about,
               s->targets[i].drawn ? "drawn" : s->targets[i].chosen ? "chosen" : "");
}

static void print_verbs(const struct grog_system *s)
{
    printf("\n## Verbs\nWhat abilities do, each to its target: `effect = { %s(2), ... }`, at most %d. Behind the "
           "number may\nstand a target and `per(condition)`.\n\n|verb|the target|n|target if left out|\n"
           "|-|-|-|-|\n", WORD(s->effects[1].name), GROG_EFFECTS);
    for (unsigned i = 1; i < s->n_effects; i++) {
        const struct grog_effect_row *e = &s->effects[i];
        print_call(s, e->name, e->takes, e->min, e->max);
        printf("%s|%d to %d|`%s`|\n", e->about, e->min, e->max, WORD(s->targets[e->target].name));
    }
}

/* ---- what cards are checked for -------------------------------------------- */

static void print_kinds_of(const struct grog_system *s, const struct grog_demand *d)
{
    unsigned n = 0;
    for (unsigned i = 1; d->kinds && i < s->n_card_kinds; i++)
        if (d->kinds >> i & 1)
            printf("%s%s", n++ ? ", " : "", WORD(s->card_kinds[i].name));
}

static void print_checks(const struct grog_system *s, const struct grog_words *words)
{
    const struct grog_demand *d;
    printf("\n## Checks\nWhat `pack check` tells of a card: a *mistake*, where a rule forbids it, else a warning, "
           "which can be [meant](making-cards.md#cards-held-against-the-rules).\n\n"
           "|check|of|tells that|rule|\n|-|-|-|-|\n");
    for (unsigned i = 0; (d = grog_demand(s, i)); i++) {
        GROG_ROOM(what, 512);
        GROG_ROOM(mend, 512);
        grog_say_demand(words, s, d, &what, &mend);
        printf("|`%s`|", d->name);
        print_kinds_of(s, d);
        printf("|%s|%s%s|\n", what.at, d->forbids ? "*mistake*, " : "", d->rule ? d->rule : "");
    }
}

static int print(const struct grog_box *box, const struct grog_words *words)
{
    const struct grog_system *s = box->system;
    printf("# The words of %s's cards\nPrinted by `grognard pack language --system %s` from the system's own table. "
           "How they are put\ntogether: [making cards](making-cards.md).\n", s->name, s->name);
    if (s->fielding)
        printf("\n## Kinds of card\nThey are those of %s, with whose packs it is played. A row of a card is in the "
               "words of one of\nthe two, and is heard by that one.\n", grog_plays_with(s));
    else
        print_kinds(s);
    if (s->n_values > 1)
        print_values(s);
    if (s->n_measures > 1)
        print_measures(s);
    if (s->n_points > 1)
        print_points(s);
    if (s->n_costs > 1)
        print_costs(s);
    if (s->n_targets > 1)
        print_targets(s);
    if (s->n_effects > 1)
        print_verbs(s);
    print_checks(s, words);
    return CLI_YES;
}

int pack_language(struct program *program, int argc, char **argv)
{
    const char *system = NULL;
    const struct args_option options[] = {
        { "system", "NAME", "the system that the cards are for", ARGS_TEXT(&system) },
        { 0 },
    };
    const struct args_usage usage = {
        "pack language", "", "Print, as Markdown, every word that cards of a system can use: kinds of card with their\n"
        "fields, values, conditions, points, costs, targets and verbs; and what 'pack check' tells of them.",
        options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    const struct grog_box *box = asked_plain_box(program, "pack language", system);
    struct grog_words *english[2];
    if (!box || !asked_words(program, "pack language", "en", english))
        return CLI_TROUBLE;
    int status = print(box, lang_words(english));
    lang_close(english);
    return status;
}
