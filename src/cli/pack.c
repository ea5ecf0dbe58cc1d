/* SPDX-License-Identifier: MIT */
/* pack.c -- `grognard pack`: make cards, check them, try them. */
#include "pack.h"
#include "cli.h"
#include "nearest.h"

#include <stdio.h>
#include <string.h>

static const struct part {
    const char *name, *about;
    int (*run)(int argc, char **argv);
} parts[] = {
    { "new",      "begin a pack: a folder with a commented first card", pack_new },
    { "check",    "tell all mistakes of a pack, each with its place", pack_check },
    { "build",    "compile a pack to one file", pack_build },
    { "show",     "print cards as the engine understands them", pack_show },
    { "try",      "play at once from a position where a card can be used", pack_try },
    { "test",     "run the tests that are written in a pack", pack_test },
    { "list",     "list the packs that are there, or a pack's cards", pack_list },
    { "usage",    "count on how many cards each word stands", pack_usage },
    { "language", "print all words that cards of a system can use", pack_language },
};
enum { PARTS = sizeof parts / sizeof *parts };

static int print_help(void)
{
    printf("usage: grognard pack PART [options]\n\nMake cards for a system, check them, try them.\n\nparts:\n");
    for (int i = 0; i < PARTS; i++)
        printf("  %-9s %s\n", parts[i].name, parts[i].about);
    printf("\n'grognard pack PART --help' tells more of one.  Begin with: grognard pack new mypack\n");
    return CLI_YES;
}

int cmd_pack(int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help();
    struct grog_nearest near = { .typed = argv[1] };
    for (int i = 0; i < PARTS; i++) {
        if (!strcmp(parts[i].name, argv[1]))
            return parts[i].run(argc - 1, argv + 1);
        grog_nearest_try(&near, parts[i].name);
    }
    fprintf(stderr, "grognard pack: nothing is called '%s'", argv[1]);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard pack --help'\n");
    return CLI_TROUBLE;
}
