/* SPDX-License-Identifier: MIT */
/* search.c -- rules found by plain words.
 *
 * What is typed becomes terms: a phrase of reference_plain or a single word.  A term has forms, as it was typed and as
 * the rules say it; a row has the term if it has all words of a form, whatever their endings.  Rows that have every
 * term come first; if they are few, those that have some come behind them.  Rare terms count more than common ones. */
#include "reference.h"
#include "kernel/nearest.h"

#include <stdlib.h>
#include <string.h>

enum { TERMS = 10, FORMS = 12, WORDS = 6, TEXT = 220, FEW = 5,
       ODD = 12 };                          /* for a row that holds in some Settings only */

typedef char word_t[REFERENCE_WORD];
struct words { unsigned n; word_t at[WORDS]; };
/* The first form is as it was typed, or has no words.  first: the phrase whose best rules are known, or NULL. */
struct term { word_t said; struct words form[FORMS]; unsigned forms; const struct reference_plain *first; };
struct query { struct term term[TERMS]; unsigned terms; };

/* Words that say nothing of a rule. */
static const char *const idle[] = {
    "a", "an", "and", "are", "at", "be", "by", "can", "do", "does", "for", "from", "get", "happens", "has",
    "have", "how", "i", "if", "in", "into", "is", "it", "its", "me", "much", "my", "of", "on", "or", "rule",
    "rules", "should", "that", "the", "there", "they", "this", "to", "what", "what's", "when", "where", "which",
    "who", "why", "will", "with", "you", "your", "about", "did", "many", "mean", "means", "may", "work",
    "works", "would", "we", "one",
};

static bool is_idle(const char *word)
{
    for (unsigned i = 0; i < sizeof idle / sizeof *idle; i++)
        if (!strcmp(idle[i], word))
            return true;
    return false;
}

/* ---- what is asked ----------------------------------------------------------- */

/* The words of a text up to a bar, without endings, idle ones left out; where it ended. */
static const char *read_words(const char *text, struct words *out)
{
    const char *end = text + strcspn(text, "|");
    word_t word;
    out->n = 0;
    while (out->n < WORDS && reference_word(&text, word) && text <= end) {
        if (is_idle(word))
            continue;
        reference_stem(word);
        memcpy(out->at[out->n++], word, sizeof word);
    }
    return *end ? end + 1 : end;
}

/* How many of the typed words from here on are this phrase; 0: they are not. */
static unsigned phrase_length(const word_t *typed, unsigned n, const char *phrase)
{
    word_t word, other;
    unsigned i = 0;
    for (; reference_word(&phrase, word); i++) {
        if (i == n)
            return 0;
        memcpy(other, typed[i], sizeof other);
        reference_stem(word);
        reference_stem(other);
        if (strcmp(word, other) != 0)
            return 0;
    }
    return i;
}

static void add_means(struct term *t, const char *means)
{
    while (*means && t->forms < FORMS) {
        means = read_words(means, &t->form[t->forms]);
        t->forms += t->form[t->forms].n > 0;
    }
}

/* The longest phrase that begins here, with all that it means; how many words it takes. */
static unsigned plain_term(const word_t *typed, unsigned n, struct term *t)
{
    unsigned longest = 0;
    for (const struct reference_plain *p = reference_plain; p->said; p++) {
        unsigned length = phrase_length(typed, n, p->said);
        longest = length > longest ? length : longest;
    }
    for (const struct reference_plain *p = reference_plain; longest && p->said; p++)
        if (phrase_length(typed, n, p->said) == longest) {
            add_means(t, p->means);
            t->first = *p->first ? p : t->first;
        }
    return longest;
}

static void read_query(const char *text, struct query *q)
{
    word_t typed[TERMS * 2];
    unsigned n = 0;
    while (n < TERMS * 2 && reference_word(&text, typed[n]))
        n++;
    q->terms = 0;
    for (unsigned i = 0; i < n && q->terms < TERMS; ) {
        struct term *t = &q->term[q->terms];
        memcpy(t->said, typed[i], sizeof t->said);
        t->form[0].n = 0;
        t->forms = 1;
        t->first = NULL;
        unsigned length = plain_term(typed + i, n - i, t);
        for (unsigned k = 0; k < (length ? length : 1) && t->form[0].n < WORDS; k++) {
            if (is_idle(typed[i + k]))
                continue;
            word_t *to = &t->form[0].at[t->form[0].n++];
            memcpy(to, typed[i + k], sizeof *to);
            reference_stem(*to);
        }
        i += length ? length : 1;
        q->terms += t->form[0].n || t->forms > 1 || t->first;
    }
}

/* ---- one row ------------------------------------------------------------------- */

/* A row in words without endings: its name, what it says, and the title of its chapter. */
struct text { word_t word[TEXT]; unsigned name, says, all; };

static unsigned put_words(struct text *t, unsigned n, const char *from)
{
    while (n < TEXT && reference_word(&from, t->word[n]))
        reference_stem(t->word[n++]);
    return n;
}

static void read_row(const struct reference_row *r, struct text *t)
{
    t->name = put_words(t, 0, r->name);
    t->says = put_words(t, t->name, r->says);
    t->all = put_words(t, t->says, reference_chapter_of(r)->title);
}

/* Where a word stands first from here on; `to` if it does not. */
static unsigned place_of(const struct text *t, const char *word, unsigned from, unsigned to)
{
    while (from < to && strcmp(t->word[from], word) != 0)
        from++;
    return from;
}

static bool has_all(const struct text *t, const struct words *w, unsigned from, unsigned to)
{
    for (unsigned i = 0; i < w->n; i++)
        if (place_of(t, w->at[i], from, to) == to)
            return false;
    return w->n > 0;
}

/* Do they stand behind each other, idle words between them aside?  Where; `to`: they do not. */
static unsigned together(const struct text *t, const struct words *w, unsigned from, unsigned to)
{
    for (unsigned at = place_of(t, w->at[0], from, to); at < to; at = place_of(t, w->at[0], at + 1, to)) {
        unsigned next = at, i = 0;
        while (i < w->n && next < to && (!strcmp(t->word[next], w->at[i]) || (i && is_idle(t->word[next]))))
            i += !strcmp(t->word[next++], w->at[i]);
        if (i == w->n)
            return at;
    }
    return to;
}

/* How well a row has a form; 0: it has not. */
static int points_of(const struct text *t, const struct words *w)
{
    if (!has_all(t, w, 0, t->all))
        return 0;
    int points = 8;
    if (has_all(t, w, 0, t->name))
        points += together(t, w, 0, t->name) ? 6 : w->n == t->name ? 30 : w->n + 1 == t->name ? 14 : 8;
    unsigned at = together(t, w, t->name, t->says);
    if (at < t->says) {
        points += 10 + (at < t->name + 4 ? 6 : at < t->name + 9 ? 3 : 0);
        for (unsigned again = 0; again < 2 && (at = together(t, w, at + 1, t->says)) < t->says; again++)
            points += 2;
    } else if (has_all(t, w, t->name, t->says)) {
        points += 5;
    }
    return points + (together(t, w, t->says, t->all) < t->all ? 8 : 0);
}

/* Where an id stands in a list by commas, from 1; 0: nowhere. */
static int place_in(const char *ids, const char *id)
{
    size_t n = strlen(id);
    for (int place = 1; *ids; place++) {
        size_t length = strcspn(ids, ",");
        if (length == n && !memcmp(ids, id, n))
            return place;
        ids += length;
        ids += strspn(ids, ", ");
    }
    return 0;
}

/* A rule that is known to answer it counts most; what the rules say for it a little less than what was typed. */
static int term_points(const struct reference_row *r, const struct text *t, const struct term *term)
{
    enum { BEST = 120 };
    int best = 0, place = term->first ? place_in(term->first->first, r->id) : 0;
    if (place)
        return BEST - place;
    for (unsigned i = 0; i < term->forms; i++) {
        int points = points_of(t, &term->form[i]);
        points = i && points ? points * 7 / 8 : points;
        best = points > best ? points : best;
    }
    return best;
}

/* ---- all rows -------------------------------------------------------------------- */

/* 1 for a term that half of all rows have, 2 for a quarter ... */
static int weight_of(unsigned rows)
{
    int weight = 1;
    for (unsigned n = rows ? rows : 1; n * 2 < reference_count() && weight < 9; n *= 2)
        weight++;
    return weight;
}

static bool is_there(const struct reference_row *r, struct reference_where where)
{
    return (!where.system || !strcmp(where.system, reference_chapter_of(r)->system)) && (r->settings & where.settings);
}

static int better(const void *a, const void *b)
{
    const struct reference_hit *x = a, *y = b;
    if (x->all != y->all)
        return x->all ? -1 : 1;
    if (x->score != y->score)
        return x->score > y->score ? -1 : 1;
    return x->row < y->row ? -1 : 1;
}

/* The word of a term that no row has, and one of the rules' own that is like it. */
static void look_near(const struct term *t, struct reference_found *out)
{
    struct grog_nearest near = { .typed = out->unknown };
    if (*out->unknown || !t->form[0].n)
        return;
    memcpy(out->unknown, t->said, sizeof out->unknown);
    for (unsigned i = 0; i < reference_count(); i++) {
        word_t word;
        for (const char *at = reference_row(i)->says; reference_word(&at, word); )
            if (strlen(word) > 3 && (grog_nearest_try(&near, word), near.word == word)) {
                memcpy(out->near, word, sizeof word);
                near.word = out->near;
            }
    }
}

static void gather(const struct query *q, const uint8_t *points, struct reference_found *out)
{
    int weight[TERMS];
    unsigned whole = 0;
    for (unsigned k = 0; k < q->terms; k++) {
        unsigned rows = 0;
        for (unsigned i = 0; i < reference_count(); i++)
            rows += points[i * TERMS + k] > 0;
        weight[k] = weight_of(rows);
        if (!rows)
            look_near(&q->term[k], out);
    }
    for (unsigned i = 0; i < reference_count(); i++) {
        struct reference_hit hit = { .row = (uint16_t)i };
        unsigned has = 0;
        for (unsigned k = 0; k < q->terms; k++) {
            has += points[i * TERMS + k] > 0;
            hit.score += points[i * TERMS + k] * weight[k];
        }
        hit.all = has == q->terms;
        hit.score -= (int32_t)(strlen(reference_row(i)->says) / 40);
        hit.score -= reference_row(i)->settings == REFERENCE_ALL_SETTINGS ? 0 : ODD;
        whole += hit.all;
        if (has)
            out->hit[out->n++] = hit;
    }
    qsort(out->hit, out->n, sizeof *out->hit, better);
    if (whole >= FEW)
        out->n = whole;
}

bool reference_search(const char *words, struct reference_where where, struct reference_found *out)
{
    struct query *q = malloc(sizeof *q);
    struct text *t = malloc(sizeof *t);
    uint8_t *points = calloc(reference_count(), TERMS);
    *out = (struct reference_found){ .hit = calloc(reference_count() + 1, sizeof *out->hit) };
    bool good = q && t && points && out->hit;
    if (good) {
        read_query(words, q);
        for (unsigned i = 0; i < reference_count() && q->terms; i++) {
            if (!is_there(reference_row(i), where))
                continue;
            read_row(reference_row(i), t);
            for (unsigned k = 0; k < q->terms; k++)
                points[i * TERMS + k] = (uint8_t)term_points(reference_row(i), t, &q->term[k]);
        }
        if (q->terms)
            gather(q, points, out);
    }
    free(q);
    free(t);
    free(points);
    if (!good) {
        free(out->hit);
        out->hit = NULL;
    }
    return good;
}
