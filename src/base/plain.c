/* SPDX-License-Identifier: MIT */
/* plain.c -- see plain.h. */
#include "plain.h"

#include <string.h>

/* By how many bytes follow the first: the least code that needs them. */
static const uint32_t least[] = { 0, 0x80, 0x800, 0x10000 };

size_t letter_at(const char *at, size_t n, uint32_t *code)
{
    unsigned char first = (unsigned char)at[0];
    size_t more = first < 0x80 ? 0 : first < 0xc0 ? 4 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf8 ? 3 : 4;
    if (more >= sizeof least / sizeof *least || more >= n)
        return 0;
    uint32_t c = more ? first & (0x3fu >> more) : first;
    for (size_t i = 1; i <= more; i++) {
        if (((unsigned char)at[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | ((unsigned char)at[i] & 0x3fu);
    }
    if (c < least[more] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0;
    *code = c;
    return 1 + more;
}

bool letter_is_plain(uint32_t code)
{
    static const struct { uint32_t first, last; } not_plain[] = {
        { 0x00, 0x1f }, { 0x7f, 0x9f },                                 /* C0; DEL and C1 */
        { 0x61c, 0x61c }, { 0x200e, 0x200f }, { 0x202a, 0x202e }, { 0x2066, 0x2069 },
    };
    for (size_t i = 0; i < sizeof not_plain / sizeof *not_plain; i++)
        if (code >= not_plain[i].first && code <= not_plain[i].last)
            return false;
    return true;
}

static size_t plain_letter(const char *at, size_t n)
{
    uint32_t code = 0;
    size_t step = letter_at(at, n, &code);
    return letter_is_plain(code) ? step : 0;
}

static bool is_all_plain(const char *text, size_t n, bool prose)
{
    for (size_t i = 0, step; i < n; i += step) {
        step = prose && text[i] == '\n' ? 1 : plain_letter(text + i, n - i);
        if (!step)
            return false;
    }
    return true;
}

bool text_is_plain(const char *text, size_t n) { return is_all_plain(text, n, false); }
bool text_is_prose(const char *text, size_t n) { return is_all_plain(text, n, true); }

void text_make_plain(char *text)
{
    size_t n = strlen(text), step;
    for (size_t i = 0; i < n; i += step) {
        step = plain_letter(text + i, n - i);
        if (step)
            continue;
        step = 1;
        if (text[i] != '\n')
            text[i] = text[i] == '\t' ? ' ' : '?';
    }
}
