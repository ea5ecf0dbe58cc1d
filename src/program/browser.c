/* SPDX-License-Identifier: MIT */
/* browser.c -- the commands that a browser can run: all that need neither a terminal nor the pack compiler. */
#include "cli/cli.h"
#include "cli/pack.h"
#include "lab/lab.h"
#include "web/core.h"

#include <stdio.h>

enum { WIDTH = 500, ARGUMENTS = 512 };

#define ROW(name, about, run) { #name, about, run },

static const struct program_command commands[] = {
#define COMMAND ROW
#include "commands.def"
    { 0 },
};

static const struct program_command pack_commands[] = {
#define PACK_COMMAND ROW
#include "commands.def"
    { 0 },
};

int core_run(size_t n);

int __attribute__((export_name("core_run"))) core_run(size_t n)
{
    char *arg[ARGUMENTS];
    struct program program = { .library = core_library(), .commands = commands, .pack_commands = pack_commands,
                               .width = WIDTH };
    if (!program.library)
        return CLI_TROUBLE;
    int status = program_run(&program, core_arguments(n, arg, ARGUMENTS), arg);
    fflush(NULL);
    return status;
}
