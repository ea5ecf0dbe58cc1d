/* SPDX-License-Identifier: MIT */
/* settings.c -- see settings.h. */
#define _POSIX_C_SOURCE 200809L
#include "settings.h"
#include "base/file.h"
#include "library/folders.h"
#include "ink.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const palettes[] = { "dark", "light", "blue-orange", "red-cyan", "mono", NULL };
static const char *const paces[] = { "at-once", "quick", "calm", "slow", NULL };
static const char *const no_yes[] = { "no", "yes", NULL };

_Static_assert(sizeof palettes / sizeof *palettes == PALETTES + 1, "a name for each palette");

const struct setting setting_rows[] = {
    { "palette", palettes, offsetof(struct settings, palette) },
    { "pace",    paces,    offsetof(struct settings, pace) },
    { "still",   no_yes,   offsetof(struct settings, still) },
    { "confirm", no_yes,   offsetof(struct settings, confirm) },
    { "asks",    no_yes,   offsetof(struct settings, asks) },
    { "mouse",   no_yes,   offsetof(struct settings, mouse) },
    { "ascii",   no_yes,   offsetof(struct settings, ascii) },
    { "sound",   no_yes,   offsetof(struct settings, sound) },
};

unsigned settings_number(void) { return sizeof setting_rows / sizeof *setting_rows; }

unsigned setting_values(unsigned row)
{
    unsigned n = 0;
    while (setting_rows[row].values[n])
        n++;
    return n;
}

unsigned setting_get(const struct settings *s, unsigned row)
{
    return ((const unsigned char *)s)[setting_rows[row].at];
}

void setting_set(struct settings *s, unsigned row, unsigned value)
{
    ((unsigned char *)s)[setting_rows[row].at] = (unsigned char)(value % setting_values(row));
}

void settings_default(struct settings *s)
{
    *s = (struct settings){ .pace = 2, .mouse = true, .confirm = true };
}

/* "pace = calm": without blanks around. */
static void read_line(struct settings *s, const char *line, size_t n)
{
    char name[32], value[64];
    if (n >= 96)
        return;
    char copy[96];
    memcpy(copy, line, n);
    copy[n] = 0;
    if (sscanf(copy, " %31[a-z-] = %63s", name, value) != 2)
        return;
    if (!strcmp(name, "lang"))
        snprintf(s->lang, sizeof s->lang, "%.63s", value);
    for (unsigned i = 0; i < settings_number(); i++)
        for (unsigned k = 0; !strcmp(name, setting_rows[i].name) && setting_rows[i].values[k]; k++)
            if (!strcmp(value, setting_rows[i].values[k]))
                setting_set(s, i, k);
}

void settings_read(struct settings *s, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        read_line(s, text, n);
        text += n + (text[n] == '\n');
    }
}

static bool file_of(char path[PATH_BYTES])
{
    struct grog_error why;
    return user_folder(USER_CONFIG, "/table", path, &why);
}

void settings_load(struct settings *s)
{
    char path[PATH_BYTES];
    struct file f;
    struct grog_error why;
    settings_default(s);
    if (!file_of(path) || access(path, R_OK) != 0 || !file_read(path, &f, &why))
        return;
    char *text = calloc(1, f.n + 1);
    if (text) {
        memcpy(text, f.text, f.n);
        settings_read(s, text);
    }
    free(text);
    file_free(&f);
}

bool settings_save(const struct settings *s)
{
    char path[PATH_BYTES], room[1024] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_error why;
    if (!file_of(path) || !make_folder_of(path, &why))
        return false;
    for (unsigned i = 0; i < settings_number(); i++)
        grog_print(&t, "%s = %s\n", setting_rows[i].name, setting_rows[i].values[setting_get(s, i)]);
    if (*s->lang)
        grog_print(&t, "lang = %s\n", s->lang);
    return file_keep(path, room, t.n, &why);
}
