/* SPDX-License-Identifier: MIT */
/* play_text.c -- lines on the screen, wrapped at words. */
#include "kernel/state.h"
#include "play_table.h"
#include "play_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How many columns the next n bytes take: characters, and of ink nothing. */
static unsigned columns(const char *text, size_t n)
{
    unsigned wide = 0;
    bool colour = false;
    for (size_t i = 0; i < n; i++) {
        colour = colour || text[i] == '\033';
        wide += !colour && ((unsigned char)text[i] & 0xc0) != 0x80;
        colour = colour && text[i] != 'm';
    }
    return wide;
}

const char *play_ink(const struct play *p, enum play_ink ink)
{
    static const char *const codes[] = { "\033[0m", "\033[1m", "\033[32m", "\033[31m" };
    return p->into || !p->coloured ? "" : codes[ink];
}

void play_tell(const struct play *p, const char *text)
{
    if (p->into)
        grog_print(p->into, "%s", text);
    else if (p->tell)
        p->tell(p->to, text);
}

/* The line with breaks where the screen ends, into a text of so many letters and more. */
static void wrap(const struct play *p, unsigned indent, const char *text, size_t n, struct grog_text *out)
{
    unsigned at = 0;
    for (size_t i = 0; i < n; ) {
        size_t blanks = strspn(text + i, " "), word = strcspn(text + i + blanks, " \n");
        unsigned wide = columns(text + i, blanks + word);
        if (at && at + wide > p->width) {
            grog_print(out, "\n%*s%.*s", (int)indent, "", (int)word, text + i + blanks);
            at = indent + columns(text + i + blanks, word);
        } else {
            grog_print(out, "%.*s", (int)(blanks + word), text + i);
            at += wide;
        }
        i += blanks + word;
    }
    grog_print(out, "\n");
}

void play_print(const struct play *p, unsigned indent, const char *text)
{
    struct grog_text lines = { 0 };
    if (!text)                                          /* there was no memory for it */
        return;
    if (p->into && *text)
        grog_print(p->into, "%s%s", text, text[strlen(text) - 1] == '\n' ? "" : "\n");
    if (p->into || !*text)
        return;
    do
        for (const char *at = text; *at; ) {
            size_t n = strcspn(at, "\n");
            wrap(p, indent, at, n, &lines);
            at += n + (at[n] == '\n');
        }
    while (grog_text_grows(&lines));
    if (lines.at)
        play_tell(p, lines.at);
    free(lines.at);
}

/* How much of both is the same, up to the blank before the first word that differs. */
static size_t same_words(const char *a, const char *b)
{
    size_t same = 0;
    for (size_t i = 0; a[i] && a[i] == b[i]; i++)
        if (a[i] == ' ')
            same = i + 1;
    return same;
}

/* Where the name of what the event is about ends the line, there it begins, however the names of two begin alike; else
 * where they differ. */
static size_t common(const struct grog_speaker *s, const struct grog_game *view, const struct grog_event *e,
                     const char *last, const char *line)
{
    char room[256] = "";
    struct grog_text name = { .at = room, .room = sizeof room };
    grog_say_object(s, view, s->m->system->events[e->kind].kind[1], e->object[1], GROG_SHORT, &name);
    size_t m = strlen(line);
    bool ends = name.n && m > name.n + 1 && !strncmp(line + m - 1 - name.n, room, name.n);
    if (!ends)
        return same_words(last, line);
    return strncmp(last, line, m - 1 - name.n) ? 0 : m - 1 - name.n;
}

bool play_join(const struct grog_speaker *s, const struct grog_game *view, char *last, const struct grog_event *was,
               const struct grog_event *now, const char *line)
{
    size_t n = strlen(last), m = strlen(line), same = common(s, view, now, last, line);
    bool alike = was->kind == now->kind && was->object[0] == now->object[0] && was->object[1] && !was->object[2]
              && !was->amount && !now->amount;
    if (!strcmp(last, line))
        return false;
    if (!alike || !same || n < 2 || m < 2 || last[n - 1] != '.' || line[m - 1] != '.' || n + m - same + 2 > PLAY_LINE)
        return false;
    snprintf(last + n - 1, PLAY_LINE - n + 1, ", %s", line + same);
    return true;
}

void play_show_card(const struct play *p, uint16_t card)
{
    struct grog_text t = { 0 };
    do
        grog_say_card_text(&p->s, card, GROG_LONG, &t);
    while (grog_text_grows(&t));
    play_print(p, 2, t.at);
    free(t.at);
}

void play_say(const struct play *p, const char *key, const struct grog_pair *pairs)
{
    struct grog_text text = { 0 };
    do
        grog_say_plain(&p->s, key, pairs, &text);
    while (grog_text_grows(&text));
    play_print(p, 0, text.at);
    free(text.at);
}

int play_due(const struct play *p)
{
    const struct grog_game *v = p->view;
    const struct grog_frame *f = v->depth ? &v->frame[v->depth - 1] : NULL;
    const struct grog_proc *of = f ? grog_proc_row(p->m, f->proc) : NULL;
    for (unsigned i = 0; of && i < GROG_PENDING && of->pending[i].name; i++)
        if (!strcmp(of->pending[i].name, "due"))
            return f->pending[i];
    return 0;
}
