/* SPDX-License-Identifier: MIT */
/* kept_packs.c -- see kept_packs.h. */
#define _POSIX_C_SOURCE 200809L
#include "kept_packs.h"
#include "base/file.h"
#include "kernel/state.h"
#include "library.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char ending[] = ".pack";

/* ---- finding one ----------------------------------------------------------- */

struct search { const struct grog_named_pack *what; struct grog_pack *found; };

/* A file that may be the pack: it is if its name and hash are. */
static bool try_file(struct search *s, const char *folder, const char *below, const char *name)
{
    char path[PACKS_PATH], hash[GROG_PACKLIST_HASH + 1];
    struct file f;
    struct grog_error why;
    int n = snprintf(path, sizeof path, "%s/%s/%s%s", folder, below, name, ending);
    if (n >= (int)sizeof path || access(path, F_OK) != 0 || !file_read(path, &f, &why))
        return false;
    struct grog_pack *pack = grog_pack_open(f.text, f.n, &why);
    file_free(&f);
    if (!pack)
        return false;
    pool_hash(pack, hash);
    if (!strcmp(hash, s->what->hash) && !strcmp(packs_name(pack), s->what->name))
        s->found = pack;
    else
        grog_pack_close(pack);
    return s->found;
}

static bool try_in(struct search *s, const char *folder, const char *below)
{
    return try_file(s, folder, below, s->what->hash) || try_file(s, folder, below, s->what->name);
}

static bool try_kept(void *arg, const char *folder) { return try_in(arg, folder, "../kept"); }

static bool try_beside(struct search *s, const char *file)
{
    char folder[PACKS_PATH];
    const char *slash = strrchr(file, '/');
    int n = snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - file) : 1, slash ? file : ".");
    return strcmp(file, "-") && n > 0 && n < (int)sizeof folder
        && (try_in(s, folder, "packs") || try_in(s, folder, "../packs"));
}

static bool try_users(struct search *s)
{
    char folder[PATH_BYTES];
    struct grog_error why;
    return user_folder(USER_STATE, "", folder, &why) && try_in(s, folder, "packs");
}

struct grog_pack *kept_pack_open(const struct library *l, const struct grog_named_pack *what, const char *beside)
{
    struct search s = { .what = what };
    if (strchr(what->name, '/') || !*what->hash)
        return NULL;
    if (!(beside && try_beside(&s, beside)) && !try_users(&s))
        places_each(l, try_kept, &s);
    return s.found;
}

/* ---- keeping one ----------------------------------------------------------- */

bool kept_pack_write(const struct library *l, const struct grog_pack *p, struct grog_error *why)
{
    char folder[PATH_BYTES], path[PATH_BYTES];
    struct grog_named_pack what;
    size_t n;
    snprintf(what.name, sizeof what.name, "%s", packs_name(p));
    pool_hash(p, what.hash);
    struct grog_pack *there = kept_pack_open(l, &what, NULL);
    grog_pack_close(there);
    if (there)
        return true;
    if (!user_folder(USER_STATE, "/packs", folder, why) || !make_folder(folder, why))
        return false;
    snprintf(path, sizeof path, "%.*s/%s%s", PATH_BYTES - 96, folder, what.hash, ending);
    const void *bytes = grog_pack_bytes(p, &n);
    return file_keep(path, bytes, n, why);
}

/* ---- those that no game names any more --------------------------------------- */

/* The text of every file of the folder that may be a game or its old chapter, one behind the other. */
static bool read_games(const char *folder, struct grog_text *all, struct grog_error *why)
{
    struct dirent **entry = NULL;
    int n = scandir(folder, &entry, NULL, alphasort);
    bool good = n >= 0;
    if (!good)
        grog_fail(why, 0, "%s: %s", folder, strerror(errno));
    for (int i = 0; i < n; i++) {
        char path[PATH_BYTES + 256];
        struct file f = { 0 };
        snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
        if (good && entry[i]->d_name[0] != '.' && !is_folder(path)) {
            good = file_read(path, &f, why);            /* what cannot be read may name any pack */
            char *more = good ? realloc(all->at, all->n + f.n + 1) : NULL;
            good = good && more;
            if (more) {
                memcpy(more + all->n, f.text, f.n + 1);
                for (char *hole = more + all->n, *end = hole + f.n; (hole = memchr(hole, 0, (size_t)(end - hole))); )
                    *hole = ' ';                        /* a damaged game hides no other */
                all->at = more;
                all->n += f.n;
            }
        }
        file_free(&f);
        free(entry[i]);
    }
    free(entry);
    return good;
}

int kept_packs_clear(struct grog_error *why)
{
    char games[PATH_BYTES], packs[PATH_BYTES];
    struct grog_text all = { 0 };
    int cleared = 0;
    struct dirent **entry = NULL;
    if (!user_folder(USER_STATE, "", games, why) || !user_folder(USER_STATE, "/packs", packs, why))
        return -1;
    if (!is_folder(packs))
        return 0;
    bool good = read_games(games, &all, why);
    int n = good ? scandir(packs, &entry, NULL, alphasort) : 0;
    for (int i = 0; i < n; i++) {
        char hash[GROG_PACKLIST_HASH + 1], path[PATH_BYTES + 256];
        size_t length = strlen(entry[i]->d_name);
        snprintf(hash, sizeof hash, "%.*s", GROG_PACKLIST_HASH, entry[i]->d_name);
        snprintf(path, sizeof path, "%s/%s", packs, entry[i]->d_name);
        if (length == GROG_PACKLIST_HASH + strlen(ending) && !strcmp(entry[i]->d_name + GROG_PACKLIST_HASH, ending)
            && !(all.at && strstr(all.at, hash)) && unlink(path) == 0)
            cleared++;
        free(entry[i]);
    }
    free(entry);
    free(all.at);
    return good ? cleared : -1;
}
