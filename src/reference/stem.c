/* SPDX-License-Identifier: MIT */
/* stem.c -- words of a text, and what is left of one without its ending.
 *
 * Endings are those of plain English: it need not be a word that is left, only the same for what belongs together. */
#include "reference.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

bool reference_word(const char **text, char out[REFERENCE_WORD])
{
    const char *at = *text;
    while (*at && !isalnum((unsigned char)*at))
        at++;
    unsigned n = 0;
    for (; isalnum((unsigned char)*at) || (*at == '\'' && n); at++)
        if (n < REFERENCE_WORD - 1)
            out[n++] = (char)tolower((unsigned char)*at);
    out[n] = '\0';
    *text = at;
    return n > 0;
}

static bool has_vowel(const char *word, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strchr("aeiouy", word[i]))
            return true;
    return false;
}

/* The length without this ending, or 0: it has another, or too little would be left. */
static size_t without(const char *word, size_t n, const char *ending, size_t least)
{
    size_t e = strlen(ending);
    return n >= e + least && !memcmp(word + n - e, ending, e) && has_vowel(word, n - e) ? n - e : 0;
}

/* "stopp", of "stopped", is "stop". */
static size_t undoubled(const char *word, size_t n)
{
    return n > 3 && word[n - 1] == word[n - 2] && !strchr("aeiouls", word[n - 1]) ? n - 1 : n;
}

static size_t singular(char *word, size_t n)
{
    size_t m = without(word, n, "ies", 2);
    if (m) {
        word[m] = 'y';
        return m + 1;
    }
    m = without(word, n, "es", 2);
    if (m && (strchr("sxz", word[m - 1]) || (m > 1 && word[m - 1] == 'h' && strchr("cs", word[m - 2]))))
        return m;
    m = without(word, n, "s", 2);
    return m && !strchr("su", word[m - 1]) ? m : n;
}

static size_t plain_form(char *word, size_t n)
{
    size_t m = without(word, n, "ied", 2);
    if (m) {
        word[m] = 'y';
        return m + 1;
    }
    m = without(word, n, "ing", 2);
    m = m ? m : without(word, n, "ed", 2);
    return m ? undoubled(word, m) : n;
}

void reference_stem(char word[REFERENCE_WORD])
{
    size_t n = strcspn(word, "'");                      /* "soldier's" */
    n = singular(word, n);
    n = plain_form(word, n);
    if (n > 3 && word[n - 1] == 'e')
        n--;
    if (n > 2 && word[n - 1] == 'y')
        word[n - 1] = 'i';
    word[n] = '\0';
}
