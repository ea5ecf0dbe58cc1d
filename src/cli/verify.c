/* SPDX-License-Identifier: MIT */
/* verify.c -- `grognard verify`: play recorded games again and compare.
 *
 * The engine compares every hash, the end, and of a fair game the secret with its
 * commitment and the seed with both; here it is only told. */
#include "command/args.h"
#include "cli.h"
#include "base/json.h"
#include "base/text.h"
#include "command/terminal.h"
#include "library/record.h"

#include <stdio.h>
#include <string.h>

static const char *dice_word(const struct grog_replay *r) { return r->has_fair ? "fair dice" : "seeded dice"; }

/* A position is a true record, but nothing that can be verified. */
static void judge(struct record *r)
{
    if (r->kind != RECORD_POSITION || r->status != GROG_OK)
        return;
    r->status = GROG_BAD_TEXT;
    r->why = (struct grog_error){ .text = "a position; only replays can be verified" };
}

static void print(const struct record *r)
{
    const struct grog_replay *p = &r->replay;
    struct grog_error name;
    grog_fail(&name, 0, "%s", r->name);                 /* whoever gave the file gave its name */
    if (r->status == GROG_OK) {
        printf("%sok%s %s: %lu acts, %lu hashes checked, %s, %s\n", ink(INK_GOOD), ink(INK_PLAIN), name.text,
               (unsigned long)p->acts, (unsigned long)p->checked, p->finished ? "finished" : "unfinished",
               dice_word(p));
        return;
    }
    printf("%sFAULT%s %s", ink(INK_BAD), ink(INK_PLAIN), name.text);
    if (r->why.line)
        printf(", line %lu", (unsigned long)r->why.line);
    printf(": %s\n", r->why.text);
}

static void print_json(struct json *j, const struct record *r)
{
    const struct grog_replay *p = &r->replay;
    json_open(j, NULL, '{');
    json_text(j, "file", r->name);
    json_flag(j, "ok", r->status == GROG_OK);
    if (r->status == GROG_OK) {
        json_number(j, "acts", p->acts);
        json_number(j, "checked", p->checked);
        json_flag(j, "finished", p->finished);
        json_text(j, "dice", dice_word(p));
    } else {
        json_number(j, "line", r->why.line);
        json_text(j, "why", r->why.text);
    }
    json_close(j, '}');
}

static int verify(struct program *program, const char *name, struct json *json)
{
    struct file f;
    struct record r;
    if (!asked_file(name, &f))
        return CLI_TROUBLE;
    bool opened = record_open(&r, program->library, name, &f, UINT32_MAX);
    if (opened)
        judge(&r);
    if (json)
        print_json(json, &r);
    else
        print(&r);
    if (opened)
        record_close(&r);
    file_free(&f);
    return r.status == GROG_OK ? CLI_YES : CLI_NO;
}

int cmd_verify(struct program *program, int argc, char **argv)
{
    bool json = false;
    int files, status = CLI_YES;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON: a list, one of each file", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "verify", "FILE...", "Play recorded games again and check every hash, the end and the dice's commitment.\n"
        "FILE may be - for stdin.  Status 1: one of them is not true.", options, 1, 1 << 20,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &files);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);

    struct json j = { .to = stdout };
    if (json)
        json_open(&j, NULL, '[');
    for (int i = 1; i <= files; i++) {
        int one = verify(program, argv[i], json ? &j : NULL);
        status = one > status ? one : status;
    }
    if (json)
        json_close(&j, ']');
    return status;
}
