/* SPDX-License-Identifier: MIT */
/* systems.c -- `grognard systems`: what can be played here, and each setting with its default. */
#include "command/args.h"
#include "cli.h"
#include "base/json.h"
#include "command/terminal.h"
#include "library/languages.h"
#include "library/library.h"
#include "roster/match_wish.h"

#include <stdio.h>

static void print(const struct grog_box *box, const char *setup)
{
    printf("%s%s%s: %s\n", ink(INK_BOLD), grog_system_name(box->system), ink(INK_PLAIN),
           grog_system_about(box->system));
    printf("  --setup '%s'\n", setup);
}

/* text: what the catalogue says of it, "Duel: a small card duel." */
static void print_json(struct json *j, const struct grog_box *box, const struct grog_match *m,
                       const struct grog_words *words)
{
    char text[512] = "";
    const struct grog_speaker s = { .words = words, .m = m };
    grog_say_game(&s, &(struct grog_text){ .at = text, .room = sizeof text });
    json_open(j, NULL, '{');
    json_text(j, "system", grog_system_name(box->system));
    json_text(j, "about", grog_system_about(box->system));
    json_text(j, "text", text);
    json_text(j, "setup", grog_setup_text(m));
    json_close(j, '}');
}

/* A match as it is set up if nobody says how; of a system of scenarios, the easiest of them. */
static struct grog_match *usual_match(struct program *program, const struct grog_box *box)
{
    struct match_wish w = { .system = grog_system_name(box->system) };
    struct grog_error why = { 0 };
    wish_easiest(program->library, &w);
    struct grog_match *m = wish_match(program->library, &w, &why);
    if (!m)
        complain("systems", &why);
    return m;
}

static int list(struct program *program, bool json, bool all)
{
    struct json j = { .to = stdout };
    struct grog_words *words[2] = { NULL, NULL };
    int status = CLI_YES;
    if (!asked_words(program, "systems", NULL, words))
        return CLI_TROUBLE;
    if (json)
        json_open(&j, NULL, '[');
    for (const struct grog_box *box = library_boxes(program->library); box->system; box++) {
        if (!all && library_is_example(box))
            continue;
        struct grog_match *m = usual_match(program, box);
        if (!m)
            status = CLI_NO;
        else if (json)
            print_json(&j, box, m, lang_words(words));
        else
            print(box, grog_setup_text(m));
        grog_match_free(m);
    }
    if (json)
        json_close(&j, ']');
    lang_close(words);
    return status;
}

int cmd_systems(struct program *program, int argc, char **argv)
{
    bool json = false, all = false;
    const struct args_option options[] = {
        { "all",  NULL, "the duel and the skirmish too: an example to read, and a system to measure", ARGS_FLAG(&all) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "systems", "", "List the games that can be played, and their settings as --setup takes them.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? list(program, json, all) : args_exit(answer);
}
