/* SPDX-License-Identifier: MIT */
/* keptposition.c -- see keptposition.h. */
#include "keptposition.h"
#include "header.h"

#include <stdlib.h>
#include <string.h>

static const char mark[] = "#@ ";
static const char sealed[] = "dice = sealed ";

/* Does every line fit behind the mark?  One that is too long could not be skipped. */
static bool lines_fit(const char *text)
{
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        n = strcspn(text, "\n");
        if (n + sizeof mark >= GROG_LINE_MAX)
            return false;
    }
    return true;
}

void grog_write_kept(struct grog_text *out, const struct grog_journal *j)
{
    const struct grog_game *g = grog_journal_game(j);
    bool seeded = !grog_journal_start(j);
    struct grog_text whole = { 0 };
    if (g->over)
        return;
    do grog_write_whole(&whole, grog_journal_match(j), g, seeded ? GROG_DICE_LEFT_OUT : GROG_DICE_SEALED);
    while (grog_text_grows(&whole));
    const char *line = whole.at && lines_fit(whole.at) ? whole.at : "";
    for (size_t n; *line; line += n + (line[n] == '\n')) {
        n = strcspn(line, "\n");
        grog_print(out, "%s%.*s\n", mark, (int)n, line);
    }
    free(whole.at);
}

char *grog_kept_lines(const char *replay, size_t n)
{
    char *out = malloc(n + 1), *to = out;
    const char *end = replay + n;
    for (const char *line = replay; out && line < end; ) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        const char *next = stop ? stop + 1 : end;
        size_t length = (size_t)(next - line), skip = strlen(mark);
        if (length > skip && !memcmp(line, mark, skip)) {
            memcpy(to, line + skip, length - skip);
            to += length - skip;
        }
        line = next;
    }
    if (out)
        *to = 0;
    return out;
}

/* The dice out of a line of their own, as hex; NULL: there is no such line.  It is cut out. */
static char *cut_sealed(char *lines)
{
    char *line = lines, *at = strstr(lines, sealed);
    while (at && at != line && at[-1] != '\n')
        at = strstr(at + 1, sealed);
    char *hex = at ? malloc(strlen(at) + 1) : NULL;
    if (!hex)
        return NULL;
    size_t n = strcspn(at, "\n"), word = strlen(sealed);
    memcpy(hex, at + word, n - word);
    hex[n - word] = 0;
    memset(at, ' ', n);                                 /* an empty line: the others keep their numbers */
    return hex;
}

enum grog_status grog_read_kept(char *lines, const struct grog_match *m, const struct grog_kept_dice *from,
                                struct grog_game *g, struct grog_error *why)
{
    char *hex = cut_sealed(lines);
    enum grog_status status = grog_read_whole(lines, strlen(lines), m, g, why);
    if (status == GROG_OK && hex && !grog_unseal_dice(g, from->match, hex))
        status = grog_fail(why, 0, "its dice cannot be told");
    else if (status == GROG_OK && !hex && from->seed)
        grog_dice_at(&g->dice, from->seed, g->dice.counter, g->dice.left);
    free(hex);
    if (status != GROG_OK)
        return status;
    const char *broken = grog_check(m, g);
    return broken ? grog_fail(why, 0, "this cannot happen: %s", broken) : GROG_OK;
}
