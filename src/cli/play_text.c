/* SPDX-License-Identifier: MIT */
/* play_text.c -- lines on the screen, wrapped at words. */
#include "out.h"
#include "play.h"

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

static void print_line(const struct play *p, unsigned indent, const char *text, size_t n)
{
    unsigned at = 0;
    for (size_t i = 0; i < n; ) {
        size_t blanks = strspn(text + i, " "), word = strcspn(text + i + blanks, " \n");
        unsigned wide = columns(text + i, blanks + word);
        if (at && at + wide > p->width) {
            printf("\n%*s%.*s", (int)indent, "", (int)word, text + i + blanks);
            at = indent + columns(text + i + blanks, word);
        } else {
            printf("%.*s", (int)(blanks + word), text + i);
            at += wide;
        }
        i += blanks + word;
    }
    putchar('\n');
}

void play_print(const struct play *p, unsigned indent, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        print_line(p, indent, text, n);
        text += n + (text[n] == '\n');
    }
}

void play_say(const struct play *p, const char *key, const struct grog_pair *pairs)
{
    struct grog_text text = { 0 };
    do
        grog_say_plain(&p->s, key, pairs, &text);
    while (text_grows(&text));
    play_print(p, 0, text.at);
    free(text.at);
}
