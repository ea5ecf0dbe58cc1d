/* SPDX-License-Identifier: MIT */
/* play_options.c -- see play_options.h. */
#include "play_options.h"
#include "match_options.h"
#include "lesson/lesson.h"
#include "program.h"

#include <stdio.h>

enum args_answer play_read_wish(int argc, char **argv, struct play_wish *w)
{
    const struct args_option options[] = {
        WISH_OPTIONS(&w->match),
        { "seed",   "S",    "the seed of deck and dice, to play a game again (any)",
                            ARGS_NUMBER(&w->seed, 0, INT64_MAX) },
        { "seat",   "N",    "the seat that you play (0), several as in 0,1, or 'all'", ARGS_TEXT(&w->seat) },
        { "bot",    "NAME", "who plays the other seats (against a side of people: heuristic, if the\n"
                            "system has it; else random); several go round the seats", ARGS_TEXT(&w->bot) },
        { "curtain", NULL,  "two sides at one keyboard: clear the screen before the other side looks",
                            ARGS_FLAG(&w->curtain) },
        { "watch",  NULL,   "play no seat: bots play all of them, and you are told the game", ARGS_FLAG(&w->watch) },
        { "ask",    NULL,   "ask for Mission and team first, even if the input is no terminal", ARGS_FLAG(&w->ask) },
        { "plain",  NULL,   "line by line, even at a terminal that can show the whole table", ARGS_FLAG(&w->plain) },
        { "lang",   "LANGUAGE", "another language by name, fr (else the locale's, if whole), or a catalogue's file",
                            ARGS_TEXT(&w->lang) },
        { "save",   "FILE", "keep the game there, not in the state folder", ARGS_TEXT(&w->save) },
        { "reactions", "FILE", "settings for reactions, instead of your own; 'none': ask for all",
                            ARGS_TEXT(&w->reactions) },
        { "resume", "[FILE]", "go on with this replay, or begin with this position; without a file with\n"
                            "the game that was played last", ARGS_MAYBE(&w->resume) },
        { 0 },
    };
    const struct args_usage usage = {
        "play", "", "Play a game in the terminal.  Type ? there for help.\n"
        "At a terminal it asks for the Mission and the team, or the scenario and the side, unless they are\n"
        "said; Enter takes the first.\n"
        "The game is kept after every choice; leaving tells where, and how to go on.", options, 0, 0,
    };
    return args_read(&usage, argc, argv, NULL);
}

static int play(struct program *program, const struct play_wish *w)
{
    if (program->play)
        return program->play(program, w);
    fprintf(stderr, "grognard: that needs a terminal\n");
    return CLI_TROUBLE;
}

int play_from(struct program *program, const struct grog_position *from, unsigned seat)
{
    char text[16];
    snprintf(text, sizeof text, "%u", seat);
    struct play_wish w = { .seed = play_any_seed(), .seat = text, .from = from, .reactions = "none" };
    return play(program, &w);
}

int play_lesson(struct program *program, const struct grog_lesson *l, const struct grog_position *from,
                const char *lang, bool plain, bool *next)
{
    char text[16];
    snprintf(text, sizeof text, "%u", l->seat);
    struct play_wish w = { .seed = 1, .from = from, .lesson = l, .lang = lang, .plain = plain, .next = next };
    if (!l->plays_on) {                                 /* else it is a game like any */
        w.seat = text;
        w.reactions = "none";
        w.bot = "random";
    }
    return play(program, &w);
}
