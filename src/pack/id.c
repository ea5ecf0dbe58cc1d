/* SPDX-License-Identifier: MIT */
/* id.c -- names as ids: small letters and digits, with one '-' for anything between them. */
#include "image.h"

#include <string.h>

/* Letters are those of ASCII, whatever the locale. */
static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }
static bool stays(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

void grog_pack_id(const char *name, char id[GROG_CARD_NAME_MAX + 1])
{
    size_t n = 0;
    bool gap = false;
    for (; *name && n < GROG_CARD_NAME_MAX; name++) {
        char c = small(*name);
        if (!stays(c)) {
            gap = n > 0;
            continue;
        }
        if (gap && n + 2 > GROG_CARD_NAME_MAX)
            break;
        if (gap)
            id[n++] = '-';
        id[n++] = c;
        gap = false;
    }
    id[n] = 0;
}

size_t grog_length(const char *text, size_t most)
{
    size_t n = 0;
    while (n < most && text[n])
        n++;
    return n;
}

bool grog_is_pack_name(const char *name)
{
    char id[GROG_CARD_NAME_MAX + 1];
    if (grog_length(name, GROG_PACK_NAME_MAX + 1) > GROG_PACK_NAME_MAX || name[0] < 'a' || name[0] > 'z')
        return false;
    grog_pack_id(name, id);
    return !strcmp(id, name);
}
