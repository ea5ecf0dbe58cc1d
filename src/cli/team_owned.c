/* SPDX-License-Identifier: MIT */
/* team_owned.c -- `grognard team own`: the packs that the player owns, one a line in grognard/packs of the user's
 * configuration.  Without that file all packs count as owned.  It is no rule: it says what is offered, and what is
 * told when somebody adds another card. */
#define _POSIX_C_SOURCE 200809L
#include "team.h"
#include "args.h"
#include "cli.h"
#include "file.h"
#include "nearest.h"
#include "packs.h"
#include "pack/image.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OWNED_MAX = 256 };

struct owned { bool read, listed; unsigned n; char name[OWNED_MAX][GROG_PACK_NAME_MAX + 1]; };

static bool path_of(char path[PACKS_PATH]) { return team_folder("XDG_CONFIG_HOME", ".config", "/packs", path); }

static void add(struct owned *o, const char *line, size_t n)
{
    while (n && strchr(" \t\r", line[n - 1]))
        n--;
    if (n && n <= GROG_PACK_NAME_MAX && *line != '#' && o->n < OWNED_MAX)
        snprintf(o->name[o->n++], sizeof o->name[0], "%.*s", (int)n, line);
}

static void read_owned(struct owned *o)
{
    char path[PACKS_PATH];
    struct file f;
    o->read = true;
    if (!path_of(path) || access(path, F_OK) != 0 || !file_read(path, &f))
        return;
    o->listed = true;
    for (const char *at = f.text; *at; ) {
        size_t n = strcspn(at, "\n"), gap = strspn(at, " \t");
        if (gap < n)
            add(o, at + gap, n - gap);
        at += n + (at[n] == '\n');
    }
    file_free(&f);
}

static const struct owned *owned(void)
{
    static struct owned once;                           /* a program reads it once */
    if (!once.read)
        read_owned(&once);
    return &once;
}

static bool has(const struct owned *o, const char *pack)
{
    for (unsigned i = 0; i < o->n; i++)
        if (!strcmp(o->name[i], pack))
            return true;
    return false;
}

bool team_owns(const struct team *t, uint16_t card)
{
    char pack[GROG_PACK_NAME_MAX + 1];
    team_pack_of(t->box->cards, card, pack);
    return !owned()->listed || !strcmp(pack, t->box->cards->name) || has(owned(), pack);
}

/* ---- the command --------------------------------------------------------- */

struct known {
    const struct owned *owned;
    struct json *json;
    struct grog_nearest near;
    char best[GROG_PACK_NAME_MAX + 1];
    bool found;
};

static void show_pack(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    struct known *k = arg;
    bool is = !k->owned->listed || has(k->owned, label->name);
    (void)path, (void)read;
    if (k->json) {
        json_open(k->json, NULL, '{');
        json_text(k->json, "pack", label->name);
        json_flag(k->json, "owned", is);
        json_close(k->json, '}');
    } else {
        printf("%s %s\n", is ? "owned " : "not   ", label->name);
    }
}

static void look_for(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    struct known *k = arg;
    (void)path, (void)read;
    struct grog_nearest now = k->near;
    k->found = k->found || !strcmp(now.typed, label->name);
    grog_nearest_try(&now, label->name);
    if (now.word != label->name)
        return;
    memcpy(k->best, label->name, sizeof k->best);
    k->near = (struct grog_nearest){ now.typed, k->best, now.distance };
}

static int show(const struct team_call *call, bool json)
{
    struct json j = { .to = stdout };
    struct known k = { .owned = owned(), .json = json ? &j : NULL };
    char path[PACKS_PATH];
    if (json)
        json_open(&j, NULL, '[');
    packs_each_installed(show_pack, &k);
    if (json)
        json_close(&j, ']');
    if (!path_of(path))
        return CLI_TROUBLE;
    if (!json && owned()->listed)
        fprintf(stderr, "the list is %s\n", path);
    else if (!json)
        fprintf(stderr, "no list is kept, so all count; 'grognard %s PACK...' makes one\n", call->command);
    return CLI_YES;
}

/* What is not installed may still be owned: it is told, and kept. */
static bool is_known(const struct team_call *call, const char *name)
{
    struct known k = { .near = { .typed = name } };
    if (!grog_is_pack_name(name)) {
        fprintf(stderr, "grognard %s: '%s' is no pack's name\n", call->command, name);
        return false;
    }
    packs_each_installed(look_for, &k);
    if (!k.found) {
        fprintf(stderr, "grognard %s: the pack '%s' is not installed", call->command, name);
        nearest_say(&k.near);
        fprintf(stderr, "\n");
    }
    return k.found;
}

static int keep(const struct team_call *call, char **name, int n, bool all)
{
    char path[PACKS_PATH], text[OWNED_MAX * (GROG_PACK_NAME_MAX + 2)] = "# packs that I own, for 'grognard team'\n";
    size_t at = strlen(text);
    for (int i = 0; i < n; i++)
        if (!is_known(call, name[i]))
            return CLI_TROUBLE;
    if (n >= OWNED_MAX || !path_of(path))
        return CLI_TROUBLE;
    if (all) {
        if (access(path, F_OK) == 0 && unlink(path) != 0)
            return CLI_TROUBLE;
        printf("all packs count as owned\n");
        return CLI_YES;
    }
    for (int i = 0; i < n; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s\n", name[i]);
    char *slash = strrchr(path, '/');
    *slash = 0;
    bool good = team_make_folder(path);
    *slash = '/';
    if (!good || !file_write(path, text, at))
        return CLI_TROUBLE;
    printf("%d %s owned\n", n, n == 1 ? "pack is" : "packs are");
    return CLI_YES;
}

int team_cmd_own(const struct team_call *call, int argc, char **argv)
{
    bool json = false, all = false;
    int n = 0;
    const struct args_option options[] = {
        { "all", NULL, "keep no list: all packs count", ARGS_FLAG(&all) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        call->command, "[PACK...]",
        "Say which packs you own: shop, suggest and random offer their cards alone, and add refuses others.\n"
        "Without a pack it tells which are.  One line each, in grognard/packs of $XDG_CONFIG_HOME (~/.config).",
        options, 0, OWNED_MAX - 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    return n || all ? keep(call, argv + 1, n, all) : show(call, json);
}
