/* SPDX-License-Identifier: MIT */
/* commands.c -- the commands of `grognard` by name: find the one that is meant and run it. */
#include "cli.h"
#include "grognard.h"
#include "nearest.h"
#include "packs.h"
#include "shelf.h"
#include "tui/screen.h"
#include "tui/start.h"

#include <stdio.h>
#include <string.h>

static const struct command {
    const char *name, *about;
    int (*run)(int argc, char **argv);
} commands[] = {
    { "systems", "list the games that can be played, and their settings", cmd_systems },
    { "list",    "list packs, missions, teams, scenarios or armies", cmd_list },
    { "play",    "play a game in the terminal", cmd_play },
    { "lesson",  "learn a game by playing it", cmd_lesson },
    { "team",    "build teams, check them, keep them", cmd_team },
    { "army",    "build armies, check them, keep them", cmd_army },
    { "pack",    "make cards, check them, try them", cmd_pack },
    { "clash",   "make a battle by lot, for armies of so many points", cmd_clash },
    { "board",   "draw the battlefield of a scenario", cmd_board },
    { "rules",   "print the rules of a system by their ids", cmd_rules },
    { "odds",    "print how an option of a position can come out", cmd_odds },
    { "sim",     "let bots play games and count", cmd_sim },
    { "replay",  "print a recorded game", cmd_replay },
    { "verify",  "check that recorded games are true", cmd_verify },
    { "inspect", "show all of a position, and what may be done", cmd_inspect },
    { "diff",    "show where two games or positions differ", cmd_diff },
    { "laws",    "look for a fault in the rules by random play", cmd_laws },
    { "bench",   "measure the speed of the engine", cmd_bench },
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static int print_help(void)
{
    printf("grognard plays tactical card and counter wargames by their rulebook.\n\n"
           "usage: grognard                      the start screen, at a terminal\n"
           "       grognard COMMAND [options]\n\ncommands:\n");
    for (int i = 0; i < COMMANDS; i++)
        printf("  %-9s %s\n", commands[i].name, commands[i].about);
    printf("\n'grognard COMMAND --help' tells more of one; 'man grognard' of all.\n");
    return CLI_YES;
}

static const struct command *find(const char *name)
{
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(commands[i].name, name))
            return &commands[i];
    return NULL;
}

static int unknown(const char *name)
{
    struct grog_nearest near = { .typed = name };
    for (int i = 0; i < COMMANDS; i++)
        grog_nearest_try(&near, commands[i].name);
    fprintf(stderr, "grognard: no command is called '%s'", name);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard --help'\n");
    return CLI_TROUBLE;
}

/* Take every --pack WHAT out of the arguments, open the packs and put their cards on the shelf. */
static bool take_packs(int *argc, char **argv)
{
    struct packs packs = { .n = 0 };
    int n = 1;
    bool ok = true;
    for (int i = 1; ok && i < *argc; i++) {
        const char *what = !strncmp(argv[i], "--pack=", 7) ? argv[i] + 7 : NULL;
        if (!strcmp(argv[i], "--pack") && i + 1 < *argc)
            what = argv[++i];
        if (!what) {
            argv[n++] = argv[i];
            continue;
        }
        ok = !strcmp(what, "none") || packs_add(&packs, what);
        shelf_note_pack(what);
    }
    ok = ok && (!packs.n || shelf_add_packs(&packs));
    packs_close(&packs);
    *argc = n;
    return ok;
}

int commands_run(int argc, char **argv)
{
    if (!take_packs(&argc, argv))
        return CLI_TROUBLE;

    if (argc < 2 && screen_can())
        return start_run();
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help();
    if (!strcmp(argv[1], "--version")) {
        printf("grognard %s\n", GROG_RULES_VERSION);
        return CLI_YES;
    }
    const struct command *c = find(argv[1]);
    return c ? c->run(argc - 1, argv + 1) : unknown(argv[1]);
}
