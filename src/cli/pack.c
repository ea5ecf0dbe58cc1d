/* SPDX-License-Identifier: MIT */
/* pack.c -- `grognard pack`: make cards, check them, try them.  Which parts there are, the program says. */
#include "pack.h"
#include "cli.h"
#include "kernel/nearest.h"

#include <stdio.h>
#include <string.h>

static int print_help(const struct program *program)
{
    printf("usage: grognard pack PART [options]\n\nMake cards for a system, check them, try them.\n\nparts:\n");
    for (const struct program_command *c = program->pack_commands; c->name; c++)
        printf("  %-9s %s\n", c->name, c->about);
    printf("\n'grognard pack PART --help' tells more of one.  Begin with: grognard pack new mypack\n");
    return CLI_YES;
}

int cmd_pack(struct program *program, int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help(program);
    struct grog_nearest near = { .typed = argv[1] };
    for (const struct program_command *c = program->pack_commands; c->name; c++) {
        if (!strcmp(c->name, argv[1]))
            return c->run(program, argc - 1, argv + 1);
        grog_nearest_try(&near, c->name);
    }
    fprintf(stderr, "grognard pack: nothing is called '%s'", argv[1]);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard pack --help'\n");
    return CLI_TROUBLE;
}
