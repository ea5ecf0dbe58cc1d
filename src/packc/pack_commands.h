/* SPDX-License-Identifier: MIT */
/* pack_commands.h -- the parts of `grognard pack` that compile: begin a pack, check it, build it, test it. */
#ifndef PACKC_PACK_COMMANDS_H
#define PACKC_PACK_COMMANDS_H

#include "command/program.h"

int pack_new(struct program *program, int argc, char **argv);
int pack_check(struct program *program, int argc, char **argv);
int pack_build(struct program *program, int argc, char **argv);
int pack_test(struct program *program, int argc, char **argv);

#endif
