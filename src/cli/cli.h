/* SPDX-License-Identifier: MIT */
/* cli.h -- what all commands share: how they are called and how they answer.
 *
 * A command gets its own name as argv[0].  Results go to stdout; what is said about
 * them, and progress, to stderr. */
#ifndef CLI_H
#define CLI_H

enum cli_exit {
    CLI_YES,                        /* done, and the answer is yes */
    CLI_NO,                         /* done, and the answer is no: broken, diverged, different */
    CLI_TROUBLE,                    /* not done: wrong usage, or input that cannot be read */
};

/* The command that the arguments name, argv[0] aside. */
int commands_run(int argc, char **argv);

int cmd_systems(int argc, char **argv);
int cmd_list(int argc, char **argv);
int cmd_clash(int argc, char **argv);
int cmd_board(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_lesson(int argc, char **argv);
int cmd_team(int argc, char **argv);
int cmd_army(int argc, char **argv);
int cmd_pack(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_odds(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_verify(int argc, char **argv);
int cmd_inspect(int argc, char **argv);
int cmd_diff(int argc, char **argv);
int cmd_laws(int argc, char **argv);
int cmd_bench(int argc, char **argv);

#endif
