/* SPDX-License-Identifier: MIT */
/* folders.c -- see folders.h. */
#define _POSIX_C_SOURCE 200809L
#include "folders.h"
#include "base/disk.h"
#include "base/file.h"
#include "base/host.h"
#include "kernel/state.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const struct { const char *variable, *unset, *what; } folders[] = {
    [USER_CONFIG] = { "XDG_CONFIG_HOME", ".config", "settings" },
    [USER_DATA]   = { "XDG_DATA_HOME", ".local/share", "what you make" },
    [USER_STATE]  = { "XDG_STATE_HOME", ".local/state", "games" },
};

bool user_folder(enum user_folder which, const char *behind, char path[PATH_BYTES], struct grog_error *why)
{
    const char *given = getenv(folders[which].variable), *home = host_home();
    bool is_given = given && host_is_whole_path(given), is_home = host_is_whole_path(home);
    int n = is_given ? snprintf(path, PATH_BYTES, "%s/grognard%s", given, behind)
                     : snprintf(path, PATH_BYTES, "%s/%s/grognard%s", home, folders[which].unset, behind);
    if ((is_given || is_home) && n < PATH_BYTES - 96)    /* room for a name in it */
        return true;
    grog_fail(why, 0, "there is no folder to keep %s in: set HOME", folders[which].what);
    return false;
}

static bool fail(struct grog_error *why, const char *path)
{
    grog_fail(why, 0, "%s: %s", path, strerror(errno));
    return false;
}

/* One folder in one that is there; a new one is there to stay. */
static bool make_one(const char *path, struct grog_error *why)
{
    if (mkdir(path, 0700) != 0)
        return errno == EEXIST || is_folder(path) || fail(why, path);
    const char *wrong = disk_sync_folder_of(path);
    if (wrong)
        grog_fail(why, 0, "%s: %s", path, wrong);
    return !wrong;
}

bool make_folder(const char *name, struct grog_error *why)
{
    char path[PATH_BYTES];
    snprintf(path, sizeof path, "%s", name);
    for (char *c = path + 1; *c; c++)
        if (*c == '/') {
            *c = 0;
            if (!make_one(path, why))
                return false;
            *c = '/';
        }
    return make_one(path, why);
}

bool make_folder_of(const char *file, struct grog_error *why)
{
    char path[PATH_BYTES];
    const char *slash = strrchr(file, '/');
    if (!slash || slash == file || slash - file >= PATH_BYTES)
        return true;
    snprintf(path, sizeof path, "%.*s", (int)(slash - file), file);
    return make_folder(path, why);
}
