/* SPDX-License-Identifier: MIT */
/* verify.c -- `grognard verify`: play recorded games again and compare.
 *
 * The engine compares every hash, the end, and of a fair game the secret with its commitment and the seed with all of
 * them; here it is only told, with what that proves and what it does not. */
#include "command/args.h"
#include "cli.h"
#include "base/json.h"
#include "base/text.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/header.h"
#include "kernel/journal.h"
#include "kernel/sha256.h"
#include "campaign_parts.h"
#include "library/campaigns.h"
#include "library/carry.h"
#include "library/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is asked for. */
struct wish {
    const char *hex;                    /* of a secret to be shown; NULL: none */
    const char *whole;                  /* where the game goes with it; NULL: nowhere */
    bool json;
};

/* ---- what it proves ------------------------------------------------------------ */

/* How a game got its dice; the first row that fits. */
static const struct {
    bool fair, sealed, from;
    const char *dice, *proved, *not_proved;
} told[] = {
    { true, true, false, "fair dice, sealed",
      "the acts follow the rules, from a secret that fits its commitment and one nonce of each seat",
      "who gave the nonces; and for nobody else anything, until the secret is shown" },
    { true, false, false, "fair dice",
      "the acts follow the rules, and the dice come from the secret that was committed to and one nonce of each seat",
      "who gave the nonces, and that the commitment was shown before them" },
    { false, false, true, "a position's dice",
      "the acts follow the rules from the position that it begins with",
      "where that position comes from; it chooses the dice" },
    { false, true, false, "seeded dice, sealed",
      "the acts follow the rules from the seed",
      "anything of the dice: the program or a player chose the seed" },
    { false, false, false, "seeded dice",
      "the acts follow the rules from the seed",
      "anything of the dice: the program or a player chose the seed" },
};

static unsigned row_of(const struct grog_replay *r)
{
    for (unsigned i = 0; i < GROG_COUNT(told); i++)
        if (told[i].fair == r->has_fair && told[i].from == r->from && (told[i].from || told[i].sealed == r->sealed))
            return i;
    return GROG_COUNT(told) - 1;
}

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
    struct grog_error name;
    grog_fail(&name, 0, "%s", r->name);                 /* whoever gave the file gave its name */
    if (r->status == GROG_OK) {
        printf("%sok%s %s: %lu acts, %lu hashes checked, %s, %s\n", ink(INK_GOOD), ink(INK_PLAIN), name.text,
               (unsigned long)p->acts, (unsigned long)p->checked, p->finished ? "finished" : "unfinished",
               told[row_of(p)].dice);
        printf("   proved: %s\n   not proved: %s\n", told[row_of(p)].proved, told[row_of(p)].not_proved);
        print_chapter(r);
        return;
    }
    printf("%s%s%s %s", ink(INK_BAD), r->status == GROG_WAITS ? "WAITS" : "FAULT", ink(INK_PLAIN), name.text);
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
        json_text(j, "dice", told[row_of(p)].dice);
        json_text(j, "proved", told[row_of(p)].proved);
        json_text(j, "not_proved", told[row_of(p)].not_proved);
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
        json_flag(j, "waits", r->status == GROG_WAITS);
        json_number(j, "line", r->why.line);
        json_text(j, "why", r->why.text);
    }
    json_close(j, '}');
}

/* ---- a secret that is shown ------------------------------------------------------ */

/* The file with the secret in it.  False: see why. */
static bool reveal(const struct wish *w, struct file *f, struct grog_error *why)
{
    uint8_t secret[GROG_SEED_BYTES];
    struct grog_text whole = { 0 };
    if (!grog_read_hex(w->hex, secret, sizeof secret))
        return grog_fail(why, 0, "a secret is 64 hex digits") == GROG_OK;
    bool fair = true;
    do fair = grog_replay_reveal(f->text, f->n, secret, &whole, why) == GROG_OK; while (fair && text_grows(&whole));
    if (!fair) {
        free(whole.at);
        return false;
    }
    file_free(f);
    *f = (struct file){ .text = whole.at, .n = whole.n };
    return true;
}

static int verify(struct program *program, const char *name, const struct wish *w, struct json *j)
{
    struct file f;
    struct record r = { .name = name, .status = GROG_BAD_TEXT };
    if (!asked_file(name, &f))
        return CLI_TROUBLE;
    bool opened = (!w->hex || reveal(w, &f, &r.why)) && record_open(&r, program->library, name, &f, UINT32_MAX);
    if (opened)
        judge(&r);
    if (w->json)
        print_json(j, &r);
    else
        print(&r);
    int status = r.status == GROG_OK ? CLI_YES : CLI_NO;
    if (status == CLI_YES && w->whole && !asked_to_write(w->whole, f.text, f.n))
        status = CLI_TROUBLE;
    if (opened)
        record_close(&r);
    file_free(&f);
    return status;
}

int cmd_verify(struct program *program, int argc, char **argv)
{
    struct wish w = { 0 };
    int files, status = CLI_YES;
    const struct args_option options[] = {
        { "secret", "HEX", "show this secret to a fair game that waits for it", ARGS_TEXT(&w.hex) },
        { "whole", "FILE", "write the game with its secret there, if it is true", ARGS_TEXT(&w.whole) },
        { "json", NULL, "the answer as JSON: a list, one of each file", ARGS_FLAG(&w.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "verify", "FILE...", "Play recorded games again and check every hash, the end and the dice's commitment;\n"
        "what that proves is told, and what it does not.  FILE may be - for stdin,\n"
        "or the folder of a campaign: then its Missions are checked too.\n"
        "Status 1: one of them is not true, or waits for its secret.", options, 1, 1 << 20,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &files);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (w.whole && (!w.hex || files != 1)) {
        fprintf(stderr, "grognard verify: --whole is for one FILE and its --secret\n");
        return CLI_TROUBLE;
    }

    struct json j = { .to = stdout };
    if (w.json)
        json_open(&j, NULL, '[');
    for (int i = 1; i <= files; i++) {
        int one = campaigns_is_one(argv[i]) ? campaign_verify(program, argv[i], w.json ? &j : NULL)
                                            : verify(program, argv[i], &w, &j);
        status = one > status ? one : status;
    }
    if (w.json)
        json_close(&j, ']');
    return status;
}
