/* SPDX-License-Identifier: MIT */
/* list.h -- what lists of packs share. */
#ifndef CLI_LIST_H
#define CLI_LIST_H

#include "base/json.h"
#include "command/program.h"

/* Call visit with each pack that was named, or if none was, with each that is installed; how many. */
unsigned list_each_pack(struct program *program, void (*visit)(void *arg, const char *what), void *arg);

/* A pack and what it is: a line, and where it lies. */
void list_print_pack(struct program *program, const char *what);

/* A list that is not of cards, as lines or as JSON: the exit code (list_games.c). */
typedef int list_by(struct program *program, const char *system, uint64_t seed, struct json *j);
list_by list_quick, list_games;

#endif
