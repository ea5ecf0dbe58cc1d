/* SPDX-License-Identifier: MIT */
/* renamed.c -- see renamed.h.
 *
 * Names in a setup or a position stand behind a sign or a small word ("team"), and end with the line, at a sign or
 * before " x2", " + ": so a name within a longer one is not found. */
#include "renamed.h"
#include "base/text.h"
#include "pack/pack.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 128 };

static bool is_small(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

/* Could a name begin here? */
static bool begins_name(const char *text, const char *at)
{
    if (at == text || at[-1] == '\n')
        return true;
    if (at[-1] != ' ' || at - text < 2)
        return false;
    const char *word = at - 2;
    if (!is_small(*word))
        return strchr("=,+", *word) != NULL;
    while (word > text && is_small(word[-1]))
        word--;
    return word == text || word[-1] == ' ' || word[-1] == '\n';
}

/* Could one end here? */
static bool ends_name(const char *at)
{
    if (!*at || strchr("\r\n,/#:+\"()", *at))
        return true;
    return at[0] == ' ' && (at[1] == '+' || at[1] == '(' || (at[1] == 'x' && at[2] >= '0' && at[2] <= '9'));
}

/* A line of the table: "system", "was" and "is", by tabs. */
struct row { const char *was, *is; size_t n_was, n_is; };

static bool read_row(const char *line, const char *system, struct row *out)
{
    size_t n = strcspn(line, "\t\n");
    if (line[n] != '\t' || n != strlen(system) || strncmp(line, system, n) != 0)
        return false;
    out->was = line + n + 1;
    out->n_was = strcspn(out->was, "\t\n");
    out->is = out->was + out->n_was + (out->was[out->n_was] == '\t');
    out->n_is = strcspn(out->is, "\n");
    return out->n_was && out->n_is && out->n_was < NAME && out->n_is < NAME;
}

static uint16_t find(const struct grog_cards *today, const char *name, size_t n)
{
    char copy[NAME];
    snprintf(copy, sizeof copy, "%.*s", (int)n, name);
    return grog_card_find(today, copy);
}

/* The row of the name that stands here, if it is another one by now. */
static bool find_row(const struct grog_cards *today, const char *system, const char *at, struct row *out)
{
    const char *line = renamed_files[0].text;
    for (; *line; line += strcspn(line, "\n"), line += *line == '\n')
        if (read_row(line, system, out) && !strncmp(at, out->was, out->n_was) && ends_name(at + out->n_was)
            && !find(today, out->was, out->n_was) && find(today, out->is, out->n_is))
            return true;
    return false;
}

uint16_t renamed_find(const struct grog_cards *today, const char *system, const char *name)
{
    struct row row;
    uint16_t card = grog_card_find(today, name);
    if (!card && find_row(today, system, name, &row) && !name[row.n_was])
        card = find(today, row.is, row.n_is);
    return card;
}

void renamed_print(const struct grog_cards *today, const char *system, const char *text, struct grog_text *out)
{
    struct row row;
    for (const char *at = text; *at; ) {
        bool here = begins_name(text, at) && find_row(today, system, at, &row);
        grog_print(out, "%.*s", here ? (int)row.n_is : 1, here ? row.is : at);
        at += here ? row.n_was : 1;
    }
}
