/* SPDX-License-Identifier: MIT */
/* message.c -- see message.h.
 *
 * What always holds here: a message is said only after grog_message_check has found
 * its braces in order, so that to say it is to walk it once. */
#include "message.h"
#include "kernel/state.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- arguments ----------------------------------------------------------- */

struct grog_args grog_no_args(void)
{
    struct grog_args a;
    a.n = 0;
    a.used = 0;
    return a;
}

static const char *keep(struct grog_args *a, const char *text)
{
    size_t n = strlen(text) + 1;
    if (n > sizeof a->store - a->used)
        return "";
    char *at = memcpy(a->store + a->used, text, n);
    a->used += n;
    return at;
}

static struct grog_arg *add(struct grog_args *a, const char *name)
{
    static const struct grog_arg empty;
    if (a->n == GROG_ARGS_MAX)
        return NULL;
    a->at[a->n] = empty;
    a->at[a->n].name = keep(a, name);
    return &a->at[a->n++];
}

void grog_arg_number(struct grog_args *a, const char *name, int64_t n)
{
    char text[24];
    struct grog_arg *arg = add(a, name);
    if (!arg)
        return;
    snprintf(text, sizeof text, "%" PRId64, n);
    arg->text = arg->gender = keep(a, text);
    arg->number = n;
    arg->counts = true;
}

void grog_arg_text(struct grog_args *a, const char *name, const char *text, const char *gender)
{
    struct grog_arg *arg = add(a, name);
    if (!arg)
        return;
    arg->text = keep(a, text);
    arg->gender = keep(a, gender ? gender : *text ? "" : "none");
}

void grog_arg_lend(struct grog_args *a, const char *name, const char *text)
{
    struct grog_arg *arg = add(a, name);
    if (!arg)
        return;
    arg->text = text;
    arg->gender = *text ? "" : "none";
}

void grog_arg_noun(struct grog_args *a, const struct grog_words *w, const char *name, const char *key,
                   const char *otherwise, const char *gender)
{
    struct grog_found text = grog_lookup(w, "noun", key, NULL), said = grog_lookup(w, "noun", key, "gender", NULL);
    struct grog_arg *arg = add(a, name);
    if (!arg)
        return;
    arg->text = text.text ? text.text : keep(a, otherwise);
    arg->gender = gender ? gender : said.text ? said.text : "";
    arg->key = keep(a, key);
}

static const struct grog_arg *find(const struct grog_args *a, const char *name, size_t n)
{
    for (unsigned i = a->n; i-- > 0;)
        if (strlen(a->at[i].name) == n && !memcmp(a->at[i].name, name, n))
            return &a->at[i];
    return NULL;
}

/* ---- checking ------------------------------------------------------------ */

static size_t name_length(const char *c)
{
    return strspn(c, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.");
}

/* One insertion, from behind its brace; c goes behind its end. */
static const char *check_braces(const char **c, unsigned depth)
{
    *c += **c == '+';
    size_t n = name_length(*c);
    unsigned parts = 0;
    if (!n)
        return "a '{' without a name behind it";
    if (depth > GROG_MESSAGE_DEPTH)
        return "too many '{' inside each other";
    *c += n;
    char how = **c;
    if (!how)
        return "a '{' without its '}'";
    if (how != '}' && how != '|' && how != ':')
        return "a name in braces ends in '}', '|' or ':'";
    for (; **c != '}'; ) {
        parts += **c == '|' || (how == ':' && parts == 0);
        ++*c;
        for (; **c && **c != '}' && **c != '|'; ) {
            const char *wrong = NULL;
            bool opens = **c == '{';
            ++*c;
            if (opens && (wrong = check_braces(c, depth + 1)) != NULL)
                return wrong;
        }
        if (!**c)
            return "a '{' without its '}'";
    }
    ++*c;
    return how == ':' && parts % 2 ? "genders and texts do not come in pairs" : NULL;
}

const char *grog_message_check(const char *text)
{
    while (*text) {
        const char *wrong = NULL;
        char c = *text++;
        if (c == '}')
            return "a '}' without its '{'";
        if (c == '{' && (wrong = check_braces(&text, 1)) != NULL)
            return wrong;
    }
    return NULL;
}

/* ---- saying -------------------------------------------------------------- */

struct saying {
    const struct grog_words  *words;            /* to look nouns up */
    const struct grog_plural *plural;
    const struct grog_args   *args;
    struct grog_text         *out;
    const struct grog_arg    *counted;          /* whose words by number are being said */
};

static void say_range(const struct saying *s, const char *from, const char *to);

/* Where the part that begins here ends: at the next bar or brace of this depth. */
static const char *part_end(const char *c, const char *stop)
{
    for (unsigned depth = 0; c < stop && (depth || *c != '|'); c++)
        depth += (unsigned)(*c == '{') - (unsigned)(*c == '}');
    return c;
}

static void say_arg(const struct saying *s, const struct grog_arg *arg, bool sign)
{
    if (arg->counts && sign)
        grog_print(s->out, "%+" PRId64, arg->number);
    else if (arg->text)
        grog_print(s->out, "%s", arg->text);
    if (arg->after && s->counted != arg)
        grog_print(s->out, "%s", arg->after);
}

/* {card.many}: the form, or if there is none the noun. */
static void say_form(const struct saying *s, const struct grog_arg *arg, const char *form, size_t n)
{
    char key[GROG_KEY_MAX];
    snprintf(key, sizeof key, "noun.%s.%.*s", arg->key ? arg->key : "", (int)n, form);
    struct grog_found f = grog_find(s->words, key);
    if (f.text)
        grog_print(s->out, "%s", f.text);
    else
        say_arg(s, arg, false);
}

/* {n|one|other}: from behind the first bar. */
static void say_plural(const struct saying *s, const struct grog_arg *arg, const char *c, const char *stop)
{
    int64_t n = arg && arg->counts ? arg->number : 0;
    unsigned wanted = s->plural->form(n < 0 ? (uint64_t)-n : (uint64_t)n);
    const char *end = part_end(c, stop);
    for (; wanted && end < stop; wanted--) {
        c = end + 1;
        end = part_end(c, stop);
    }
    struct saying inside = *s;
    inside.counted = arg;
    say_range(&inside, c, end);
    if (arg && arg->after && s->counted != arg)         /* "1 card (2 if so)" */
        grog_print(s->out, "%s", arg->after);
}

/* {card:m|der|*|das}: from behind the colon; if none fits, the last. */
static void say_gender(const struct saying *s, const struct grog_arg *arg, const char *c, const char *stop)
{
    const char *gender = arg ? arg->gender : "none";
    for (;;) {
        const char *bar = part_end(c, stop), *end = part_end(bar + 1, stop);
        size_t n = (size_t)(bar - c);
        bool fits = (n == 1 && *c == '*') || (strlen(gender) == n && !memcmp(gender, c, n));
        if (fits || end == stop) {
            say_range(s, bar + 1, end);
            return;
        }
        c = end + 1;
    }
}

/* One insertion, c at its name, stop at its closing brace. */
static void say_braces(const struct saying *s, const char *c, const char *stop)
{
    bool sign = *c == '+';
    c += sign;
    size_t n = name_length(c);
    const char *dot = memchr(c, '.', n);
    const struct grog_arg *arg = find(s->args, c, dot ? (size_t)(dot - c) : n);
    if (c[n] == '|')
        say_plural(s, arg, c + n + 1, stop);
    else if (c[n] == ':')
        say_gender(s, arg, c + n + 1, stop);
    else if (arg && dot)
        say_form(s, arg, dot + 1, n - (size_t)(dot + 1 - c));
    else if (arg)
        say_arg(s, arg, sign);
}

static void say_range(const struct saying *s, const char *from, const char *to)
{
    while (from < to) {
        const char *brace = memchr(from, '{', (size_t)(to - from)), *plain = brace ? brace : to;
        grog_print(s->out, "%.*s", (int)(plain - from), from);
        if (!brace)
            return;
        const char *stop = brace + 1;
        for (unsigned depth = 1; depth; stop++)
            depth += (unsigned)(*stop == '{') - (unsigned)(*stop == '}');
        say_braces(s, brace + 1, stop - 1);
        from = stop;
    }
}

void grog_message(const struct grog_words *from, struct grog_found message, const struct grog_args *a,
                  struct grog_text *out)
{
    static const struct grog_args nothing;
    struct saying s = { from, message.in->plural, a ? a : &nothing, out, NULL };
    say_range(&s, message.text, message.text + strlen(message.text));
}

/* ---- by key -------------------------------------------------------------- */

/* A system that plays with another's cards says what they are in its words: "campaign.like = warfighter". */
static struct grog_found look_up_like(const struct grog_words *w, const char *key)
{
    static const char *const of_cards[] = { ".field.", ".kind.", ".choice." };
    char like[GROG_KEY_MAX], other[2 * GROG_KEY_MAX];
    const char *system = key + (strncmp(key, "noun.", 5) ? 0 : 5), *rest = strchr(system, '.');
    bool cards = false;
    for (unsigned i = 0; rest && i < sizeof of_cards / sizeof *of_cards; i++)
        cards = cards || !strncmp(rest, of_cards[i], strlen(of_cards[i]));
    snprintf(like, sizeof like, "%.*s.like", cards ? (int)(rest - system) : 0, system);
    struct grog_found f = cards ? grog_find(w, like) : (struct grog_found){ NULL, NULL };
    if (!f.text)
        return f;
    snprintf(other, sizeof other, "%.*s%s%s", (int)(system - key), key, f.text, rest);
    return grog_find(w, other);
}

static struct grog_found look_up(const struct grog_words *w, const char *part, va_list parts)
{
    char key[GROG_KEY_MAX], slug[GROG_KEY_MAX];
    size_t n = 0;
    for (; part; part = va_arg(parts, const char *)) {
        grog_slug(part, slug);
        int wrote = snprintf(key + n, sizeof key - n, "%s%s", n ? "." : "", slug);
        n += wrote > 0 ? (size_t)wrote : 0;
        if (n >= sizeof key)
            return (struct grog_found){ NULL, NULL };
    }
    struct grog_found f = grog_find(w, key);
    return f.text ? f : look_up_like(w, key);
}

struct grog_found grog_lookup(const struct grog_words *w, const char *part, ...)
{
    va_list parts;
    va_start(parts, part);
    struct grog_found f = look_up(w, part, parts);
    va_end(parts);
    return f;
}

bool grog_say(const struct grog_words *w, const struct grog_args *a, struct grog_text *out, const char *part, ...)
{
    va_list parts;
    va_start(parts, part);
    struct grog_found f = look_up(w, part, parts);
    va_end(parts);
    if (f.text)
        grog_message(w, f, a, out);
    return f.text != NULL;
}

void grog_sentence(struct grog_text *t, size_t at)
{
    if (at + 1 >= t->room || at >= t->n)
        return;
    unsigned char *c = (unsigned char *)t->at + at;
    if (*c >= 'a' && *c <= 'z')
        *c = (unsigned char)(*c - 'a' + 'A');
    else if (*c == 0xc3 && at + 2 < t->room && c[1] >= 0xa0 && c[1] <= 0xbe && c[1] != 0xb7)
        c[1] = (unsigned char)(c[1] - 0x20);                /* a to thorn with their accents */
}
