/* SPDX-License-Identifier: MIT */
/* languages.c -- see languages.h. */
#define _POSIX_C_SOURCE 200809L
#include "languages.h"
#include "base/file.h"
#include "kernel/nearest.h"
#include "kernel/state.h"
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

/* The language of the locale, "fr" of "fr_CA.UTF-8"; "": English, or none is said. */
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

static bool open_file(const char *path, struct grog_words *opened[2], struct grog_error *why)
{
    struct file f;
    if (!file_read(path, &f, why))
        return false;
    opened[1] = grog_words_open(path, f.text, f.n, opened[0], why);
    file_free(&f);
    return opened[1] != NULL;
}

/* By name; *there: is there such a catalogue at all? */
static bool open_named(const struct library *l, const char *name, struct grog_words *opened[2], bool *there,
                       struct grog_error *why)
{
    struct wanted w = { .name = name };
    const char *text = built_in(name);
    *there = true;
    if (places_each(l, is_installed, &w))
        return open_file(w.path, opened, why);
    *there = text != NULL;
    if (!text)
        return false;
    opened[1] = grog_words_open(name, text, strlen(text), opened[0], why);
    return opened[1] != NULL;
}

/* Does it say all that English says?  Both are in the order of their keys. */
static bool is_whole(const struct grog_words *w, const struct grog_words *english)
{
    const char *wanted, *key = "", *text;
    for (uint32_t i = 0, at = 0; (wanted = grog_words_key(english, i, &text)); i++) {
        while (key && strcmp(key, wanted) < 0)
            key = grog_words_key(w, at++, &text);
        if (!key || strcmp(key, wanted))
            return false;
    }
    return true;
}

/* What the locale says, if there is such a catalogue and it is whole: nobody is spoken to in two languages unasked. */
static bool open_of_locale(const struct library *l, struct grog_words *opened[2], struct grog_error *why)
{
    char name[LANG_NAME];
    bool there = false;
    of_locale(name);
    if (!*name)
        return true;
    if (!open_named(l, name, opened, &there, why))
        return !there;
    if (!is_whole(opened[1], opened[0])) {
        grog_words_close(opened[1]);
        opened[1] = NULL;
    }
    return true;
}

static bool is_missing(const char *name, struct grog_error *why)
{
    struct grog_nearest near = { .typed = name };
    grog_fail(why, 0, "there is no catalogue for the language '%s'", name);
    for (const struct grog_language *l = grog_languages; l->name; l++)
        grog_nearest_try(&near, l->name);
    grog_nearest_say(&near, why);
    struct grog_text t = { .at = why->text, .n = strlen(why->text), .room = sizeof why->text };
    grog_print(&t, "; built in are en");
    for (const struct grog_language *l = grog_languages; l->name; l++)
        grog_print(&t, ", %s", l->name);
    return false;
}

bool lang_open(const struct library *l, const char *lang, struct grog_words *opened[2], struct grog_error *why)
{
    bool there = false;
    if (!lang || !*lang)
        lang = getenv("GROGNARD_LANG");
    opened[0] = grog_words_english();
    opened[1] = NULL;
    if (!opened[0]) {
        grog_fail(why, 0, "out of memory");
        return false;
    }
    if (!lang || !*lang)
        return open_of_locale(l, opened, why);
    if (!strcmp(lang, "en"))
        return true;
    if (!is_name(lang))
        return open_file(lang, opened, why);
    return open_named(l, lang, opened, &there, why) || (!there && is_missing(lang, why));
}

void lang_close(struct grog_words *opened[2])
{
    grog_words_close(opened[1]);
    grog_words_close(opened[0]);
}
