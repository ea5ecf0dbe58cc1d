/* SPDX-License-Identifier: MIT */
/* campaign_verify.c -- `grognard campaign verify`: what a campaign's record proves, Mission by Mission. */
#include "base/json.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/terminal.h"
#include "session/sortie_check.h"

#include <stdio.h>

static void print(void *to, const struct sortie_finding *f)
{
    static const char *const grade[] = { "ok", "--", "FAULT" };
    (void)to;
    printf("%s%s%s ", ink(f->grade == SORTIE_FAULT ? INK_BAD : f->grade == SORTIE_TRUE ? INK_GOOD : INK_PLAIN),
           grade[f->grade], ink(INK_PLAIN));
    if (f->number)
        printf("Mission %u%s", (unsigned)f->number, *f->file ? ", " : "");
    printf("%s: ", f->file);
    if (f->grade == SORTIE_TRUE && f->acts)
        printf("%u acts, ", (unsigned)f->acts);
    printf("%s", f->text);
    if (*f->bot)
        printf("; fought by the bot %s", f->bot);
    printf("\n");
}

static void print_json(void *to, const struct sortie_finding *f)
{
    static const char *const grade[] = { "true", "note", "fault" };
    struct json *j = to;
    json_open(j, NULL, '{');
    json_text(j, "grade", grade[f->grade]);
    if (f->number)
        json_number(j, "mission", f->number);
    if (*f->file)
        json_text(j, "file", f->file);
    if (f->acts)
        json_number(j, "acts", f->acts);
    if (*f->bot)
        json_text(j, "bot", f->bot);
    json_text(j, "text", f->text);
    json_close(j, '}');
}

int campaign_verify(struct program *program, const char *folder, struct json *j)
{
    if (j) {
        json_open(j, NULL, '{');
        json_text(j, "campaign", folder);
        json_open(j, "found", '[');
    }
    bool good = sortie_check(program->library, folder, j ? print_json : print, j);
    if (j) {
        json_close(j, ']');
        json_flag(j, "ok", good);
        json_close(j, '}');
    } else {
        printf("   not proved: that a Mission was fought once only, and anything of those reported by hand\n");
    }
    return good ? CLI_YES : CLI_NO;
}

int campaign_cmd_verify(struct program *program, int argc, char **argv)
{
    bool json = false;
    int operands;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign verify", "NAME",
        "Play a campaign again, and each Mission of it, and hold against each other what was fielded,\n"
        "the Missions' setups and dice, and the reports.  A Mission without a file was reported by hand.\n"
        "Status 1: something is not true.", options, 1, 1,
    };
    char folder[PATH_BYTES];
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!campaign_find("campaign verify", argv[1], folder))
        return CLI_TROUBLE;
    struct json j = { .to = stdout };
    return campaign_verify(program, folder, json ? &j : NULL);
}
