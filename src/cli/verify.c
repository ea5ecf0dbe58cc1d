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
#include "kernel/journal.h"
#include "kernel/sha256.h"
#include "library/carry.h"
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

/* Of a game that was carried here: is the chapter before it beside it, and as it was? */
enum chapter { CHAPTER_IS_THERE, CHAPTER_IS_GONE, CHAPTER_IS_ANOTHER };

static enum chapter look_for_chapter(const struct record *r, const struct carried *c)
{
    char path[PATH_BYTES], is[2 * GROG_HASH_BYTES + 1] = "";
    struct grog_text hex = { .at = is, .room = sizeof is };
    struct file f;
    struct grog_error why;
    uint8_t sum[GROG_HASH_BYTES];
    const char *slash = strrchr(r->name, '/');
    snprintf(path, sizeof path, "%.*s%s", slash ? (int)(slash - r->name) + 1 : 0, r->name, c->file);
    if (strchr(c->file, '/') || !file_read(path, &f, &why))
        return CHAPTER_IS_GONE;
    grog_sha256(f.text, f.n, sum);
    file_free(&f);
    grog_print_hex(&hex, sum, sizeof sum);
    return strcmp(is, c->hash) ? CHAPTER_IS_ANOTHER : CHAPTER_IS_THERE;
}

static bool is_carried(const struct record *r, struct carried *c)
{
    const char *text = r->replay.journal ? grog_journal_carried(r->replay.journal) : NULL;
    return text && carried_read(text, c);
}

static void print_chapter(const struct record *r)
{
    static const char *const is[] = { "is beside it as it was", "is not beside it", "is another file by now" };
    struct carried c;
    if (is_carried(r, &c))
        printf("   it begins with a position that was carried from a game under the rules of %s %s;\n"
               "   that chapter, %s, %s, and was not replayed\n", c.system, c.version, c.file,
               is[look_for_chapter(r, &c)]);
}

static void print(const struct record *r)
{
    const struct grog_replay *p = &r->replay;
    if (r->status == GROG_OK) {
        printf("%sok%s %s: %lu acts, %lu hashes checked, %s, %s\n", ink(INK_GOOD), ink(INK_PLAIN), r->name,
               (unsigned long)p->acts, (unsigned long)p->checked, p->finished ? "finished" : "unfinished",
               dice_word(p));
        print_chapter(r);
        return;
    }
    printf("%sFAULT%s %s", ink(INK_BAD), ink(INK_PLAIN), r->name);
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
        struct carried c;
        if (is_carried(r, &c)) {
            json_open(j, "carried", '{');
            json_text(j, "system", c.system);
            json_text(j, "version", c.version);
            json_text(j, "chapter", c.file);
            json_flag(j, "there", look_for_chapter(r, &c) == CHAPTER_IS_THERE);
            json_flag(j, "replayed", false);
            json_close(j, '}');
        }
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
