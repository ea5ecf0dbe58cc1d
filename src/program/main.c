/* SPDX-License-Identifier: MIT */
/* main.c -- the program `grognard`: the commands, the full-screen face and the pack compiler put together. */
#include "cli/cli.h"
#include "cli/pack.h"
#include "command/terminal.h"
#include "lab/lab.h"
#include "packc/pack_commands.h"
#include "packc/pack_folder.h"
#include "tui/program_faces.h"

#include <stdio.h>

#define ROW(name, about, run) { #name, about, run },

static const struct program_command commands[] = {
#define COMMAND ROW
#define NATIVE  ROW
#include "commands.def"
    { 0 },
};

static const struct program_command pack_commands[] = {
#define PACK_COMMAND ROW
#define PACK_NATIVE  ROW
#include "commands.def"
    { 0 },
};

int main(int argc, char **argv)
{
    const struct library_setup setup = { .also = lab_boxes, .compiler = &packc_compiler, .tell = tell_on_stderr,
                                         .keeps_packs = true };
    struct program program = { .library = library_open(&setup), .commands = commands, .pack_commands = pack_commands,
                               .faces = &tui_program_faces, .play = play_at_keyboard,
                               .width = terminal_width() };
    if (!program.library) {
        fprintf(stderr, "grognard: out of memory\n");
        return CLI_TROUBLE;
    }
    int status = program_run(&program, argc, argv);
    library_close(program.library);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        perror("grognard: stdout");
        return CLI_TROUBLE;
    }
    return status;
}
