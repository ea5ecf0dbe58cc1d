/* SPDX-License-Identifier: MIT */
/* lang.c -- see lang.h. */
#define _POSIX_C_SOURCE 200809L
#include "lang.h"
#include "file.h"
#include "nearest.h"
#include "places.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LANG_NAME = 16 };

/* ---- where ------------------------------------------------------------------------- */

struct wanted { const char *name; char path[PACKS_PATH]; };

/* ".../grognard/packs" has the catalogues beside it, in ".../grognard/words". */
static bool is_installed(void *arg, const char *folder)
{
    struct wanted *w = arg;
    const char *slash = strrchr(folder, '/');
    if (!slash)
        return false;
    int n = snprintf(w->path, sizeof w->path, "%.*s/words/%s.words", (int)(slash - folder), folder, w->name);
    return n < (int)sizeof w->path && access(w->path, F_OK) == 0;
}

static const char *built_in(const char *name)
{
    for (const struct grog_language *l = grog_languages; l->name; l++)
        if (!strcmp(l->name, name))
            return l->text;
    return NULL;
}

static bool is_name(const char *lang)
{
    size_t n = strspn(lang, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-");
    return n > 1 && n < LANG_NAME && !lang[n] && access(lang, F_OK) != 0;
}

/* The language of the locale, "fr" of "fr_CA.UTF-8"; "": none is said. */
static void of_locale(char name[LANG_NAME])
{
    static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    const char *value = "";
    for (unsigned i = 0; i < 3 && !*value; i++)
        value = getenv(variables[i]) ? getenv(variables[i]) : "";
    size_t n = strcspn(value, "_.@-");
    snprintf(name, LANG_NAME, "%.*s", n < LANG_NAME ? (int)n : 0, value);
    if (!strcmp(name, "C") || !strcmp(name, "POSIX") || !strcmp(name, "en"))
        name[0] = 0;
}

/* ---- opening ------------------------------------------------------------------------- */

static bool open_file(const char *path, struct grog_words *opened[2])
{
    struct file f;
    struct grog_error why;
    if (!file_read(path, &f))
        return false;
    opened[1] = grog_words_open(path, f.text, f.n, opened[0], &why);
    file_free(&f);
    if (!opened[1])
        fprintf(stderr, "%s\n", why.text);
    return opened[1] != NULL;
}

/* By name; *there: is there such a catalogue at all? */
static bool open_named(const char *name, struct grog_words *opened[2], bool *there)
{
    struct wanted w = { .name = name };
    struct grog_error why;
    const char *text = built_in(name);
    *there = true;
    if (places_each(is_installed, &w))
        return open_file(w.path, opened);
    *there = text != NULL;
    if (!text)
        return false;
    opened[1] = grog_words_open(name, text, strlen(text), opened[0], &why);
    if (!opened[1])
        fprintf(stderr, "%s\n", why.text);
    return opened[1] != NULL;
}

static bool is_missing(const char *command, const char *name)
{
    struct grog_nearest near = { .typed = name };
    fprintf(stderr, "grognard %s: there is no catalogue for the language '%s'", command, name);
    for (const struct grog_language *l = grog_languages; l->name; l++)
        grog_nearest_try(&near, l->name);
    nearest_say(&near);
    fprintf(stderr, "; built in are en");
    for (const struct grog_language *l = grog_languages; l->name; l++)
        fprintf(stderr, ", %s", l->name);
    fprintf(stderr, "\n");
    return false;
}

bool lang_open(const char *command, const char *lang, struct grog_words *opened[2])
{
    char locale[LANG_NAME];
    bool there = false;
    opened[0] = grog_words_english();
    opened[1] = NULL;
    if (!opened[0]) {
        fprintf(stderr, "grognard %s: out of memory\n", command);
        return false;
    }
    if (!lang || !*lang) {
        of_locale(locale);
        return !*locale || open_named(locale, opened, &there) || !there;
    }
    if (!strcmp(lang, "en"))
        return true;
    if (!is_name(lang))
        return open_file(lang, opened);
    return open_named(lang, opened, &there) || (!there && is_missing(command, lang));
}

void lang_close(struct grog_words *opened[2])
{
    grog_words_close(opened[1]);
    grog_words_close(opened[0]);
}
