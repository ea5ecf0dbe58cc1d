/* SPDX-License-Identifier: MIT */
/* main.c -- the program `grognard`: the commands, the full-screen face and the pack compiler put together.
 *
 * A build may lack one of the last two (meson_options.txt); the program says so where it would have been used. */
#include "base/host.h"
#include "cli/cli.h"
#include "cli/pack.h"
#include "command/terminal.h"
#include "lab/lab.h"

#include <stdio.h>

#if GROG_HAS_COMPILER
#include "packc/pack_commands.h"
#include "packc/pack_folder.h"
#define COMPILER &packc_compiler
#define COMPILES(run) run
#else
#define COMPILER NULL
#define COMPILES(run) without_compiler

static int without_compiler(struct program *program, int argc, char **argv)
{
    (void)program;
    (void)argc;
    fprintf(stderr, "grognard pack %s: this program was built without the pack compiler; "
                    "compiled packs (.pack) can be played with\n", argv[0]);
    return CLI_TROUBLE;
}
#endif

#if GROG_HAS_SCREEN
#include "tui/program_faces.h"
#define FACES &tui_program_faces
#else
#define FACES NULL
#endif

#define ROW(name, about, run) { #name, about, run },
#define COMPILER_ROW(name, about, run) { #name, about, COMPILES(run) },

static const struct program_command commands[] = {
#define COMMAND ROW
#define NATIVE  ROW
#include "commands.def"
    { 0 },
};

static const struct program_command pack_commands[] = {
#define PACK_COMMAND  ROW
#define PACK_NATIVE   ROW
#define PACK_COMPILER COMPILER_ROW
#include "commands.def"
    { 0 },
};

/* What this build lacks, by what it has: 1 the screen, 2 the compiler. */
static const char *const lacks[] = { "the full-screen table and the pack compiler", "the pack compiler",
                                     "the full-screen table", "" };

int main(int argc, char **argv)
{
    host_begin();
    const struct library_setup setup = { .also = lab_boxes, .compiler = COMPILER, .tell = tell_on_stderr,
                                         .keeps_packs = true };
    struct program program = { .library = library_open(&setup), .commands = commands, .pack_commands = pack_commands,
                               .faces = FACES, .play = play_at_keyboard, .version = GROG_VERSION,
                               .lacks = lacks[GROG_HAS_SCREEN + 2 * GROG_HAS_COMPILER],
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
