/* SPDX-License-Identifier: MIT */
/* pack.h -- the parts of `grognard pack` that need no compiler (those that do: packc/pack_commands.h). */
#ifndef CLI_PACK_H
#define CLI_PACK_H

#include "command/program.h"

int pack_show(struct program *program, int argc, char **argv);
int pack_try(struct program *program, int argc, char **argv);
int pack_list(struct program *program, int argc, char **argv);
int pack_usage(struct program *program, int argc, char **argv);
int pack_forget(struct program *program, int argc, char **argv);
int pack_language(struct program *program, int argc, char **argv);

/* The card of this name or id in any system's box (or this one's); 0, and stderr says what is near. */
struct grog_box;
uint16_t pack_find_card(struct program *program, const char *system, const char *what, const struct grog_box **box);
#endif
