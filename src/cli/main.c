/* SPDX-License-Identifier: MIT */
/* main.c -- the program `grognard`. */
#include "cli.h"

#include <stdio.h>

int main(int argc, char **argv)
{
    int status = commands_run(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("grognard: stdout");
        return CLI_TROUBLE;
    }
    return status;
}
