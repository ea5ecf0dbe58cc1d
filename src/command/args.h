/* SPDX-License-Identifier: MIT */
/* args.h -- the arguments of a command, read by the table that also prints its help.
 *
 *     uint64_t games = 1000;
 *     const char *system = NULL;
 *     const struct args_option options[] = {
 *         { "system", "NAME", "the rules to play by", ARGS_TEXT(&system) },
 *         { "games",  "N",    "how many games (1000)", ARGS_NUMBER(&games, 1, 1000000) },
 *         { 0 }
 *     };
 *     const struct args_usage usage = { "sim", "", "play random games", options, 0, 0 };
 *     int files;
 *     switch (args_read(&usage, argc, argv, &files)) ...
 *
 * `--games 5` and `--games=5` are the same; `--` ends the options; `-` is an operand.
 * The operands are gathered in argv[1] and on. */
#ifndef ARGS_H
#define ARGS_H

#include <stdbool.h>
#include <stdint.h>

/* How a program answers. */
enum cli_exit {
    CLI_YES,                        /* done, and the answer is yes */
    CLI_NO,                         /* done, and the answer is no: broken, diverged, different */
    CLI_TROUBLE,                    /* not done: wrong usage, or input that cannot be read */
    CLI_UNSAVED,                    /* a game was played, and could not be saved */
    CLI_ELSEWHERE,                  /* the game is open in another process */
};

enum args_kind { ARGS_IS_FLAG, ARGS_IS_TEXT, ARGS_IS_NUMBER, ARGS_IS_MAYBE };       /* maybe: a text, or "" */

struct args_option {
    const char *name, *argument, *meaning;      /* argument: NULL for a flag */
    enum args_kind kind;
    void    *to;                                /* bool, const char * or uint64_t */
    uint64_t min, max;
};
#define ARGS_FLAG(to)             ARGS_IS_FLAG, (1 ? (to) : (bool *)0), 0, 0
#define ARGS_TEXT(to)             ARGS_IS_TEXT, (1 ? (to) : (const char **)0), 0, 0
#define ARGS_MAYBE(to)            ARGS_IS_MAYBE, (1 ? (to) : (const char **)0), 0, 0
#define ARGS_NUMBER(to, min, max) ARGS_IS_NUMBER, (1 ? (to) : (uint64_t *)0), min, max

struct args_usage {
    const char *command, *operands, *about;     /* operands: as help shows them, or "" */
    const struct args_option *options;          /* ends in a row of nulls */
    int least, most;                            /* how many operands */
};

enum args_answer { ARGS_GO_ON, ARGS_HELPED, ARGS_WRONG };

/* ARGS_HELPED: the help was asked for and printed.  ARGS_WRONG: stderr says what. */
enum args_answer args_read(const struct args_usage *usage, int argc, char **argv, int *operands);

/* The exit status when the answer is not to go on. */
int args_exit(enum args_answer answer);

#endif
