/* SPDX-License-Identifier: MIT */
/* play_save.c -- keeping a game: after every choice, in a file that is whole at any moment. */
#define _POSIX_C_SOURCE 200809L
#include "file.h"
#include "out.h"
#include "play.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { GAMES = 100000, GAP = 100 };        /* so many names may be free between two games */

static bool complain(const char *file)
{
    fprintf(stderr, "grognard play: %s: %s\n", file, strerror(errno));
    return false;
}

/* The folder and those above it. */
static bool make_folder(char *path)
{
    for (char *c = path + 1; *c; c++)
        if (*c == '/') {
            *c = 0;
            int made = mkdir(path, 0700);
            *c = '/';
            if (made != 0 && errno != EEXIST)
                return complain(path);
        }
    return mkdir(path, 0700) == 0 || errno == EEXIST || complain(path);
}

bool play_make_folder_of(const char *file)
{
    char path[PLAY_PATH];
    const char *slash = strrchr(file, '/');
    if (!slash || slash == file || slash - file >= PLAY_PATH)
        return true;
    snprintf(path, sizeof path, "%.*s", (int)(slash - file), file);
    return make_folder(path);
}

/* $XDG_STATE_HOME/grognard, or ~/.local/state/grognard. */
bool play_state_folder(char path[PLAY_PATH])
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    bool given = state && *state == '/';
    int n = given ? snprintf(path, PLAY_PATH, "%s/grognard", state)
                  : snprintf(path, PLAY_PATH, "%s/.local/state/grognard", home ? home : "");
    if (n >= PLAY_PATH - 32 || (!given && (!home || *home != '/'))) {
        fprintf(stderr, "grognard play: there is no folder to keep games in; set HOME, or use --save\n");
        return false;
    }
    return make_folder(path);
}

/* The first free name there, and it is ours from now on. */
static bool claim_file(struct play *p)
{
    char folder[PLAY_PATH];
    if (!play_state_folder(folder))
        return false;
    for (unsigned i = 1; i < GAMES; i++) {
        snprintf(p->file, sizeof p->file, "%.*s/game-%u.replay", PLAY_PATH - 32, folder, i);
        int file = open(p->file, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (file >= 0) {
            close(file);
            return true;
        }
        if (errno != EEXIST)
            break;
    }
    complain(p->file);
    p->file[0] = 0;
    return false;
}

bool play_find_last(char path[PLAY_PATH])
{
    char folder[PLAY_PATH], file[PLAY_PATH];
    struct stat is;
    struct timespec newest = { 0 };
    path[0] = 0;
    if (!play_state_folder(folder))
        return false;
    for (unsigned i = 1, gap = 0; i < GAMES && gap < GAP; i++) {
        snprintf(file, sizeof file, "%.*s/game-%u.replay", PLAY_PATH - 32, folder, i);
        if (stat(file, &is) != 0) {
            gap++;
            continue;
        }
        gap = 0;
        bool newer = is.st_mtim.tv_sec != newest.tv_sec ? is.st_mtim.tv_sec > newest.tv_sec
                                                        : is.st_mtim.tv_nsec >= newest.tv_nsec;
        if (!newer || !is.st_size)
            continue;
        newest = is.st_mtim;
        snprintf(path, PLAY_PATH, "%s", file);
    }
    if (!*path)
        fprintf(stderr, "grognard play: no game is kept in %s\n", folder);
    return *path != 0;
}

/* Who plays here, so that whoever goes on need not be told: a remark before the replay. */
static void write_seats(const struct play *p, struct grog_text *out)
{
    grog_print(out, "# hands %u, curtain %u, bots", p->hands, p->curtain);
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        grog_print(out, " %s", p->bot[seat] ? p->bot[seat]->name : "-");
    grog_print(out, "\n");
}

bool play_save_in(const struct play *p, const char *file)
{
    char beside[PLAY_PATH + 8];
    struct grog_text text = { 0 };
    do {
        write_seats(p, &text);
        grog_replay_write(p->journal, p->fair, &text);
    } while (text_grows(&text));
    snprintf(beside, sizeof beside, "%s.new", file);
    bool good = file_write(beside, text.at, text.n);
    if (good && rename(beside, file) != 0)
        good = complain(file);
    free(text.at);
    return good;
}

bool play_save(struct play *p)
{
    if (p->lesson)
        return true;                                    /* a lesson is not kept */
    if (!*p->file && !claim_file(p))
        return false;
    p->saved = play_save_in(p, p->file);
    return p->saved;
}
