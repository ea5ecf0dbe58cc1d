/* SPDX-License-Identifier: MIT */
/* team_owned.c -- `grognard team own`: the list of packs that the player owns (library/owned_packs.h). */
#define _POSIX_C_SOURCE 200809L
#include "base/json.h"
#include "team_parts.h"
#include "base/file.h"
#include "kernel/nearest.h"
#include "library/packs.h"
#include "pack/image.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct known {
    const struct owned_packs *owned;
    struct json *json;
    struct grog_nearest near;
    char best[GROG_PACK_NAME_MAX + 1];
    bool found;
};

static void show_pack(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    struct known *k = arg;
    bool is = !k->owned->listed || owned_has(k->owned, label->name);
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
    struct known k = { .owned = library_owned(call->library), .json = json ? &j : NULL };
    char path[PATH_BYTES];
    if (json)
        json_open(&j, NULL, '[');
    packs_each_installed(call->library, show_pack, &k);
    if (json)
        json_close(&j, ']');
    if (!owned_file(path, call->why))
        return CLI_TROUBLE;
    if (!json && library_owned(call->library)->listed)
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
    packs_each_installed(call->library, look_for, &k);
    if (!k.found) {
        fprintf(stderr, "grognard %s: the pack '%s' is not installed", call->command, name);
        nearest_say(&k.near);
        fprintf(stderr, "\n");
    }
    return k.found;
}

static int keep(const struct team_call *call, char **name, int n, bool all)
{
    char path[PATH_BYTES], text[OWNED_MAX * (GROG_PACK_NAME_MAX + 2)] = "# packs that I own, for 'grognard team'\n";
    size_t at = strlen(text);
    for (int i = 0; i < n; i++)
        if (!is_known(call, name[i]))
            return CLI_TROUBLE;
    if (n >= OWNED_MAX || !owned_file(path, call->why))
        return CLI_TROUBLE;
    if (all) {
        if (access(path, F_OK) == 0 && unlink(path) != 0)
            return CLI_TROUBLE;
        printf("all packs count as owned\n");
        return CLI_YES;
    }
    for (int i = 0; i < n; i++)
        at += (size_t)snprintf(text + at, sizeof text - at, "%s\n", name[i]);
    if (!make_folder_of(path, call->why) || !file_keep(path, text, at, call->why))
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
