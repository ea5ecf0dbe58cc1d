/* SPDX-License-Identifier: MIT */
/* kept_games.c -- see kept_games.h. */
#define _POSIX_C_SOURCE 200809L
#include "kept_games.h"
#include "base/file.h"
#include "base/host.h"
#include "base/plain.h"
#include "kernel/state.h"
#include "systems.h"
#include "words/words.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- one game ---------------------------------------------------------------------- */

/* What stands behind a word of the setup, "mission Dawn Raid", up to the next comma. */
void kept_setting(const char *setup, const char *name, char out[KEPT_NAME])
{
    size_t n = strlen(name);
    out[0] = 0;
    for (const char *at = setup; at; at = strchr(at, ',')) {
        at += strspn(at, ", ");
        if (strncmp(at, name, n) != 0 || at[n] != ' ')
            continue;
        snprintf(out, KEPT_NAME, "%.*s", (int)strcspn(at + n + 1, ",\n"), at + n + 1);
        if (!strcmp(out, "none"))
            out[0] = 0;
    }
}

/* "Able + Rifle + Baker" is nobody's name: who is first, and how many cards follow. */
static void shorten(char who[KEPT_NAME])
{
    char *plus = strstr(who, " + ");
    if (plus)
        snprintf(plus, KEPT_NAME - (size_t)(plus - who), " + ...");
}

static void read_setup(const char *setup, struct kept *k)
{
    char army[KEPT_NAME];
    kept_setting(setup, "mission", k->about);
    if (!*k->about)
        kept_setting(setup, "scenario", k->about);
    kept_setting(setup, "team", k->who);
    if (!*k->who)
        kept_setting(setup, "army1", k->who);
    shorten(k->who);
    kept_setting(setup, "army2", army);
    shorten(army);
    size_t n = strlen(k->who);
    if (*army)
        snprintf(k->who + n, sizeof k->who - n, "%s%.30s", n ? " / " : "", army);
}

static void read_line(const char *line, struct kept *k)
{
    unsigned hands = 0, curtain = 0, n = 0;
    int bots = 0;
    if (sscanf(line, "# hands %u, curtain %u, bots %n", &hands, &curtain, &bots) == 2 && bots) {
        k->hands = hands;
        k->curtain = curtain;
        snprintf(k->bots, sizeof k->bots, "%.*s", (int)strcspn(line + bots, "\n"), line + bots);
    } else if (!strncmp(line, "system ", 7)) {
        snprintf(k->system, sizeof k->system, "%.*s", (int)strcspn(line + 7, " \n"), line + 7);
    } else if (sscanf(line, "carried %*s %*[^,], turns %u", &n) == 1) {
        k->before = k->turn = k->acted = n;
    } else if (!strncmp(line, "setup ", 6)) {
        read_setup(line + 6, k);
    } else if (sscanf(line, "= %u ", &n) == 1) {
        k->first = k->first ? k->first : n;             /* the second turn: some count from 0, some from 1 */
        k->turn = k->before + n - k->first + 1;
    } else if (sscanf(line, "end %u ", &n) == 1) {
        k->over = true;
        k->turn = k->acted;                             /* a turn that began with nobody to choose is none */
        k->winners = n;
    } else if (*line >= '0' && *line <= '9') {
        k->acts++;
        k->acted = k->turn;
    }
}

bool kept_read(const char *text, struct kept *k)
{
    bool replay = false;
    k->hands = 1;
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        replay = replay || !strncmp(line, "grognard replay ", 16);
        read_line(line, k);
    }
    if (!*k->about)
        snprintf(k->about, sizeof k->about, "%s", k->system);
    char *const shown[] = { k->about, k->who, k->bots, k->system };     /* nobody has judged the text yet */
    for (unsigned i = 0; i < GROG_COUNT(shown); i++)
        text_make_plain(shown[i]);
    return replay;
}

uint32_t kept_turn(const struct kept *k) { return k->turn + 1; }

void kept_say_turn(const struct kept *k, const struct grog_words *words, struct grog_text *out)
{
    grog_say_turn_of(words, k->system, kept_turn(k), out);
}

enum kept_end kept_end(const struct kept *k)
{
    const struct library_system *of = library_system_named(k->system);
    bool lost_by_all = !of || (of->explain && of->explain->lost_by_all);
    return !k->over ? KEPT_GOES_ON : k->winners & k->hands ? KEPT_WON
         : k->winners || lost_by_all ? KEPT_LOST : KEPT_DRAWN;
}

/* ---- all of them ------------------------------------------------------------------------ */

static int is_replay(const struct dirent *e)
{
    size_t n = strlen(e->d_name), end = strlen(".replay");
    return n > end && !strcmp(e->d_name + n - end, ".replay");
}

static int newer(const void *a, const void *b)
{
    const struct kept *one = a, *other = b;
    if (one->when != other->when)
        return one->when < other->when ? 1 : -1;
    return strcmp(one->file, other->file);
}

/* Made if it is not there. */
static bool kept_folder(char path[PATH_BYTES], struct grog_error *why)
{
    return user_folder(USER_STATE, "", path, why) && make_folder(path, why);
}

static bool read_file(const char *folder, const char *name, struct kept *k)
{
    struct stat about;
    struct file f = { 0 };
    struct grog_error why;
    *k = (struct kept){ 0 };
    snprintf(k->file, sizeof k->file, "%.*s/%.200s", PATH_BYTES - 256, folder, name);
    if (stat(k->file, &about) != 0 || !about.st_size || !file_read(k->file, &f, &why))
        return false;
    k->when = about.st_mtime;
    bool good = kept_read(f.text, k);
    file_free(&f);
    return good;
}

unsigned kept_list(struct kept *out)
{
    char folder[PATH_BYTES];
    struct grog_error why;
    struct dirent **entry = NULL;
    unsigned n = 0;
    int found = kept_folder(folder, &why) ? scandir(folder, &entry, is_replay, alphasort) : -1;
    for (int i = 0; i < found; i++) {
        n += n < KEPT_MOST && read_file(folder, entry[i]->d_name, &out[n]);
        free(entry[i]);
    }
    free(entry);
    qsort(out, n, sizeof *out, newer);
    return n;
}

/* ---- files ---------------------------------------------------------------------------------- */

enum { GAMES = 100000, GAP = 100 };        /* so many names may be free between two games */

/* Is it nobody's, and ours now?  Another process may have saved a game there before we had the lock. */
static bool take_name(const char *path, struct file_lock *lock, struct grog_error *why)
{
    if (access(path, F_OK) == 0 || !file_lock(path, false, lock, why))
        return false;
    if (access(path, F_OK) != 0)
        return true;
    file_unlock(path, lock);
    return false;
}

bool kept_new_file(char path[PATH_BYTES], struct file_lock *lock, struct grog_error *why)
{
    char folder[PATH_BYTES];
    if (!kept_folder(folder, why))
        return false;
    for (unsigned i = 1; i < GAMES; i++) {
        snprintf(path, PATH_BYTES, "%.*s/game-%u.replay", PATH_BYTES - 32, folder, i);
        *lock = (struct file_lock){ 0 };
        why->text[0] = 0;
        if (take_name(path, lock, why))
            return true;
        if (*why->text && !lock->elsewhere)
            break;
    }
    if (!*why->text)
        grog_fail(why, 0, "%s: there are too many games", folder);
    *lock = (struct file_lock){ 0 };
    path[0] = 0;
    return false;
}

static bool is_open(const char *file)
{
    struct kept k = { 0 };
    struct file f = { 0 };
    struct grog_error why;
    bool good = file_read(file, &f, &why) && kept_read(f.text, &k);
    file_free(&f);
    return good && !k.over;
}

bool kept_find_last(char path[PATH_BYTES], struct grog_error *why)
{
    char folder[PATH_BYTES], file[PATH_BYTES];
    struct stat is;
    int64_t newest = 0;
    bool open = false;                                  /* the newest so far goes on */
    path[0] = 0;
    if (!kept_folder(folder, why))
        return false;
    for (unsigned i = 1, gap = 0; i < GAMES && gap < GAP; i++) {
        snprintf(file, sizeof file, "%.*s/game-%u.replay", PATH_BYTES - 32, folder, i);
        if (stat(file, &is) != 0) {
            gap++;
            continue;
        }
        gap = 0;
        int64_t changed = host_changed(file);
        if (!is.st_size || (changed < newest && open))
            continue;
        bool goes_on = is_open(file);
        if (goes_on < open || (goes_on == open && changed < newest))
            continue;
        newest = changed;
        open = goes_on;
        snprintf(path, PATH_BYTES, "%s", file);
    }
    if (!*path)
        grog_fail(why, 0, "no game is kept in %s", folder);
    return *path != 0;
}
