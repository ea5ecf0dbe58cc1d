/* SPDX-License-Identifier: MIT */
/* systems.c -- `grognard systems`: what can be played here, and each setting with its default. */
#include "args.h"
#include "cli.h"
#include "out.h"
#include "shelf.h"

static void print(const struct grog_box *box, const char *setup)
{
    printf("%s%s%s: %s\n", ink(INK_BOLD), grog_system_name(box->system), ink(INK_PLAIN),
           grog_system_about(box->system));
    printf("  --setup '%s'\n", setup);
}

static void print_json(struct json *j, const struct grog_box *box, const char *setup)
{
    json_open(j, NULL, '{');
    json_text(j, "system", grog_system_name(box->system));
    json_text(j, "about", grog_system_about(box->system));
    json_text(j, "setup", setup);
    json_close(j, '}');
}

static int list(bool json)
{
    struct json j = { .to = stdout };
    int status = CLI_YES;
    if (json)
        json_open(&j, NULL, '[');
    for (const struct grog_box *box = shelf; box->system; box++) {
        struct grog_match *m = shelf_match("systems", grog_system_name(box->system), "");
        if (!m)
            status = CLI_NO;
        else if (json)
            print_json(&j, box, grog_setup_text(m));
        else
            print(box, grog_setup_text(m));
        grog_match_free(m);
    }
    if (json)
        json_close(&j, ']');
    return status;
}

int cmd_systems(int argc, char **argv)
{
    bool json = false;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "systems", "", "List the games that can be played, and their settings as --setup takes them.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? list(json) : args_exit(answer);
}
