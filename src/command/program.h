/* SPDX-License-Identifier: MIT */
/* program.h -- what a command gets from the program that runs it: the library, the other commands, and a face for the
 * whole screen if there is one.
 *
 * A command gets its own name as argv[0].  Results go to stdout; what is said about them, and progress, to stderr. */
#ifndef PROGRAM_H
#define PROGRAM_H

#include "args.h"
#include "library/library.h"

struct grog_position;
struct grog_words;
struct play;
struct play_wish;
struct program;

struct program_command {
    const char *name, *about;                   /* about: for the list of commands */
    int (*run)(struct program *p, int argc, char **argv);
};

/* What shows games on the whole screen. */
struct faces {
    bool (*can)(void);                          /* is there a terminal that it can use? */
    int  (*start)(struct program *p);           /* the screen that a program without a command begins with */
    bool (*table)(struct play *p);              /* play the game; false: the screen could not be had */
    int  (*replay)(struct program *p, const char *file, const struct grog_words *words);
    /* One of n answers, from 1; 0: leave.  UINT32_MAX: the screen could not be had. */
    unsigned (*ask)(const struct grog_words *words, const char *title, const char *about, const char *const *answer,
                    unsigned n);
    /* A campaign's pages, until the player leaves them; ending: how it ended comes first. */
    void (*campaign)(struct program *p, const char *folder, const struct grog_words *words, bool ending);
};

struct program {
    struct library *library;
    const struct program_command *commands, *pack_commands;     /* each ends in a row of nulls */
    const struct faces *faces;                  /* NULL: there is none */
    /* Play as somebody wishes: a command's whole answer.  NULL: there is nothing here to play at. */
    int (*play)(struct program *p, const struct play_wish *w);
    const char *version;                        /* of the program; NULL: it has none */
    const char *lacks;                          /* what a whole program has and this one does not; "": nothing */
    unsigned width;                             /* columns of the screen */
    char wants_team[96];                        /* at home: another team for this Mission is to be chosen; "": no */
    bool wants_campaign;                        /* and so is a campaign */
    bool at_home;                               /* the start screen runs it: what is left goes back there */
};

/* Run the command that the arguments name, argv[0] aside; packs that they name are opened first. */
int program_run(struct program *p, int argc, char **argv);
/* The same for a command that is run by another part of the program, with its name in argv[0]. */
int program_call(struct program *p, int argc, char **argv);
bool program_has_screen(const struct program *p);

/* "grognard play: why", on stderr; nothing if the text is empty.  CLI_TROUBLE. */
int complain(const char *command, const struct grog_error *why);
/* The calls of the library and of files that commands make, with what went wrong told on stderr. */
const struct grog_box *asked_box(struct program *p, const char *command, const char *system);
const struct grog_box *asked_plain_box(struct program *p, const char *command, const char *system);
bool asked_stock(struct program *p, const char *command, const char *system);
bool asked_words(struct program *p, const char *command, const char *lang, struct grog_words *opened[2]);
struct grog_match *asked_to_speak_of(const struct grog_box *box);       /* or the end of the program */
struct file;
bool asked_file(const char *name, struct file *out);
bool asked_to_write(const char *name, const char *text, size_t n);
struct record;
bool asked_record(struct program *p, struct record *r, const char *name, uint32_t acts);
void complain_of_record(const struct record *r);
struct grog_nearest;
void nearest_say(const struct grog_nearest *n);       /* " (did you mean 'play'?)", on stderr */
/* To be told by a library: a line on stderr. */
void tell_on_stderr(void *to, const char *text);

#endif
