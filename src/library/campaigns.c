/* SPDX-License-Identifier: MIT */
/* campaigns.c -- see campaigns.h.  What always holds: a name that was typed never leads out of the folder of campaigns,
 * unless it is a path as such. */
#define _POSIX_C_SOURCE 200809L
#include "campaigns.h"
#include "base/disk.h"
#include "base/file.h"
#include "base/plain.h"
#include "kernel/state.h"
#include "kept_games.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { SLUG = 40, ASIDES = 1000 };

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_digit(char c)  { return c >= '0' && c <= '9'; }

bool campaigns_is_name(const char *name)
{
    size_t n = strlen(name);
    for (const char *c = name; *c; c++)
        if (!(*c & 0x80) && !is_letter(*c) && !is_digit(*c) && (c == name || !strchr(" -_.", *c)))
            return false;
    return n > 0 && n <= CAMPAIGN_NAME_MOST && text_is_plain(name, n) && name[n - 1] != ' ';
}

bool campaigns_folder(const char *name, char path[PATH_BYTES], struct grog_error *why)
{
    if (strchr(name, '/') || !strcmp(name, ".") || !strcmp(name, "..")) {
        size_t n = strlen(name);
        while (n > 1 && name[n - 1] == '/')
            n--;
        if (snprintf(path, PATH_BYTES, "%.*s", (int)(n < PATH_BYTES ? n : PATH_BYTES), name) < PATH_BYTES - 96)
            return true;
        grog_fail(why, 0, "the name of the folder is too long");
        return false;
    }
    if (!campaigns_is_name(name)) {
        grog_fail(why, 0, "no campaign can be called '%.60s'", name);
        return false;
    }
    if (!user_folder(USER_DATA, "/campaigns", path, why))
        return false;
    size_t n = strlen(path);
    return snprintf(path + n, PATH_BYTES - n, "/%s", name) < (int)(PATH_BYTES - n);
}

bool campaigns_replay(const char *folder, char path[PATH_BYTES])
{
    return snprintf(path, PATH_BYTES, "%s/campaign.replay", folder) < PATH_BYTES;
}

bool campaigns_is_one(const char *folder)
{
    char path[PATH_BYTES];
    return is_folder(folder) && campaigns_replay(folder, path) && access(path, F_OK) == 0;
}

/* ---- all of them -------------------------------------------------------------------- */

struct found { struct campaign_name name; time_t when; };

/* When somebody last chose, in the campaign or in one of its Missions. */
static time_t last_choice(const char *folder)
{
    time_t last = 0;
    struct dirent **entry = NULL;
    int n = scandir(folder, &entry, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        char path[PATH_BYTES];
        struct stat is;
        size_t length = strlen(entry[i]->d_name), end = strlen(".replay");
        if (length > end && !strcmp(entry[i]->d_name + length - end, ".replay")
            && snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name) < (int)sizeof path
            && stat(path, &is) == 0 && is.st_mtime > last)
            last = is.st_mtime;
        free(entry[i]);
    }
    free(entry);
    return last;
}

static int newer(const void *a, const void *b)
{
    const struct found *one = a, *other = b;
    if (one->when != other->when)
        return one->when < other->when ? 1 : -1;
    return strcmp(one->name.name, other->name.name);
}

unsigned campaigns_list(struct campaign_name *out)
{
    char all[PATH_BYTES], folder[PATH_BYTES];
    struct grog_error why;
    struct dirent **entry = NULL;
    struct found *found = calloc(CAMPAIGNS_MOST, sizeof *found);
    int entries = found && user_folder(USER_DATA, "/campaigns", all, &why) ? scandir(all, &entry, NULL, alphasort) : -1;
    unsigned n = 0;
    for (int i = 0; i < entries; i++) {
        const char *name = entry[i]->d_name;
        if (n < CAMPAIGNS_MOST && campaigns_is_name(name) && campaigns_folder(name, folder, &why)
            && campaigns_is_one(folder)) {
            snprintf(found[n].name.name, sizeof found[n].name.name, "%.*s", CAMPAIGN_NAME_MOST, name);
            found[n++].when = last_choice(folder);
        }
        free(entry[i]);
    }
    free(entry);
    if (found)
        qsort(found, n, sizeof *found, newer);
    for (unsigned i = 0; i < n; i++)
        out[i] = found[i].name;
    free(found);
    return n;
}

/* ---- the files of its Missions -------------------------------------------------------- */

/* "salt-road" of "Salt Road"; "mission" of what has no letters. */
static void make_slug(const char *name, char out[SLUG + 1])
{
    size_t n = 0;
    for (const char *c = name; *c && n < SLUG; c++) {
        if (is_letter(*c) || is_digit(*c))
            out[n++] = *c >= 'A' && *c <= 'Z' ? (char)(*c - 'A' + 'a') : *c;
        else if (n && out[n - 1] != '-')
            out[n++] = '-';
    }
    while (n && out[n - 1] == '-')
        n--;
    out[n] = 0;
    if (!n)
        snprintf(out, SLUG + 1, "mission");
}

/* "01-salt-road.replay" with this number; not "01-salt-road.aside-1.replay". */
static bool is_mission(const char *name, uint32_t number)
{
    char head[16];
    int n = snprintf(head, sizeof head, "%02u-", (unsigned)number);
    const char *dot = strchr(name, '.');
    return !strncmp(name, head, (size_t)n) && dot && !strcmp(dot, ".replay");
}

bool campaigns_mission(const char *folder, uint32_t number, char path[PATH_BYTES])
{
    struct dirent **entry = NULL;
    int n = scandir(folder, &entry, NULL, alphasort);
    bool found = false;
    for (int i = 0; i < n; i++) {
        if (!found && is_mission(entry[i]->d_name, number))
            found = snprintf(path, PATH_BYTES, "%s/%s", folder, entry[i]->d_name) < PATH_BYTES;
        free(entry[i]);
    }
    free(entry);
    return found;
}

bool campaigns_name_mission(const char *folder, uint32_t number, const char *setup, char path[PATH_BYTES])
{
    char name[KEPT_NAME], slug[SLUG + 1];
    kept_setting(setup, "mission", name);
    if (!*name)
        kept_setting(setup, "scenario", name);
    make_slug(name, slug);
    return snprintf(path, PATH_BYTES, "%s/%02u-%s.replay", folder, (unsigned)number, slug) < PATH_BYTES;
}

bool campaigns_set_aside(const char *path, struct grog_error *why)
{
    char to[PATH_BYTES];
    size_t n = strlen(path) - strlen(".replay");
    for (unsigned i = 1; i < ASIDES; i++) {
        if (snprintf(to, sizeof to, "%.*s.aside-%u.replay", (int)n, path, i) >= (int)sizeof to)
            break;
        if (access(to, F_OK) == 0)
            continue;
        const char *wrong = rename(path, to) == 0 ? disk_sync_folder_of(to) : strerror(errno);
        if (wrong)
            grog_fail(why, 0, "%s: %s", path, wrong);
        return !wrong;
    }
    grog_fail(why, 0, "%s: there is no free name to set it aside", path);
    return false;
}
