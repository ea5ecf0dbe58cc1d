/* SPDX-License-Identifier: MIT */
/* pack_test.c -- `grognard pack test`: positions and answers that are written in a pack.
 *
 * A test is a position, what seats then do, and what must hold: lines of a position,
 * options that are there, options that a rule forbids. */
#include "args.h"
#include "cli.h"
#include "compile.h"
#include "out.h"
#include "pack.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct bout {
    const struct packc_test *test;
    struct grog_position at;
    struct grog_text story;         /* what is wrong; empty if nothing */
    char room[2048];
};

static void wrong(struct bout *b, const char *format, const char *what, const char *more)
{
    size_t left = b->story.n < sizeof b->room ? sizeof b->room - b->story.n : 0;
    int n = snprintf(left ? b->room + b->story.n : NULL, left, format, what, more);
    b->story.n += n > 0 ? (size_t)n : 0;
}

/* "0 strike High Cut, seat 1": the seat, and what follows. */
static bool read_seat(struct bout *b, const char *line, unsigned *seat, const char **text)
{
    char *end;
    unsigned long n = strtoul(line, &end, 10);
    if (end == line || *end != ' ' || n >= grog_seats(b->at.match)) {
        wrong(b, "'%s' should begin with a seat%s\n", line, "");
        return false;
    }
    *seat = (unsigned)n;
    *text = end + 1;
    return true;
}

static void tell_offers(struct bout *b, unsigned seat)
{
    struct grog_options *list = must_have(1, sizeof *list);
    char text[GROG_TEXT_MAX];
    grog_list(b->at.match, b->at.game, seat, list);
    if (!list->n)
        wrong(b, "      nothing: %s%s\n", grog_over(b->at.game) ? "the game is over" : "it is not asked", "");
    for (uint32_t i = 0; i < list->n && i < 12; i++)
        wrong(b, "      %s%s\n", grog_option_text(b->at.match, b->at.game, list->at[i], text), "");
    free(list);
}

static bool act(struct bout *b, const char *line)
{
    unsigned seat;
    const char *text;
    struct grog_option o;
    if (!read_seat(b, line, &seat, &text))
        return false;
    if (grog_option_parse(b->at.match, b->at.game, seat, text, &o) == GROG_OK
        && grog_take(b->at.match, b->at.game, seat, o, NULL) == GROG_OK)
        return true;
    const char *rule = grog_why_not_named(b->at.match, b->at.game, seat, text);
    wrong(b, "'%s' cannot be done (%s); the seat may do\n", line, rule ? rule : "?");
    tell_offers(b, seat);
    return false;
}

static void expect(struct bout *b, const char *line)
{
    struct grog_error why;
    enum grog_status status = grog_position_holds(b->at.match, b->at.game, line, &why);
    if (status == GROG_BAD_TEXT)
        wrong(b, "'%s': %s\n", line, why.text);
    else if (status != GROG_OK)
        wrong(b, "'%s' does not hold%s\n", line, "");
}

static void offers(struct bout *b, const char *line, bool should)
{
    unsigned seat;
    const char *text;
    if (!read_seat(b, line, &seat, &text))
        return;
    const char *rule = grog_why_not_named(b->at.match, b->at.game, seat, text);
    if (should && rule)
        wrong(b, "'%s' is not offered (%s)\n", line, rule);
    if (!should && !rule)
        wrong(b, "'%s' is offered%s\n", line, "");
    if (!should && rule && !strcmp(rule, "not a choice here"))
        wrong(b, "'%s' is no choice that a rule forbids: is it spelt as it would be offered?%s\n", line, "");
}

/* Lines may be indented in the pack's file. */
static void unindent(char *text)
{
    char *to = text;
    for (bool begins = true; *text; text++) {
        if (begins && (*text == ' ' || *text == '\t'))
            continue;
        begins = *text == '\n';
        *to++ = *text;
    }
    *to = 0;
}

static bool open_position(struct bout *b, const struct grog_box *boxes)
{
    const struct packc_test *t = b->test;
    struct grog_error why;
    size_t room = strlen(t->setup) + strlen(t->given) + 256;
    char *text = must_have(1, room);
    snprintf(text, room, "grognard position 1\nsystem %s\nsetup %s\nseed %" PRIu64 "\n%s\n",
             grog_system_name(boxes->system), t->setup, t->seed, t->given);
    unindent(text);
    bool ok = grog_position_open(boxes, text, strlen(text), &b->at, &why) == GROG_OK;
    if (!ok)
        wrong(b, "the position cannot be: %s%s\n", why.text, "");
    free(text);
    return ok;
}

static bool run(const struct packc_test *t, const struct grog_box *boxes, struct bout *b)
{
    *b = (struct bout){ .test = t };
    if (!open_position(b, boxes))
        return false;
    bool done = true;
    for (uint32_t i = 0; done && i < t->acts; i++)
        done = act(b, t->act[i]);
    for (uint32_t i = 0; done && i < t->expects; i++)
        expect(b, t->expect[i]);
    for (uint32_t i = 0; done && i < t->offers; i++)
        offers(b, t->offer[i], true);
    for (uint32_t i = 0; done && i < t->refuses; i++)
        offers(b, t->refuse[i], false);
    grog_position_close(&b->at);
    return !b->story.n;
}

static void tell(const struct compiled *c, const struct bout *b, bool ok)
{
    printf("%s%s%s  %s", ink(ok ? INK_GOOD : INK_BAD), ok ? "ok    " : "FAILED", ink(INK_PLAIN), b->test->name);
    if (ok)
        printf("\n");
    else
        printf(" (%s/%s:%u)\n    %s", c->folder.path, b->test->file, b->test->line, b->room);
}

static int test_all(const struct compiled *c, const struct grog_box *boxes)
{
    unsigned failed = 0;
    for (uint32_t i = 0; i < c->out.tests; i++) {
        struct bout b;
        bool ok = run(&c->out.test[i], boxes, &b);
        failed += !ok;
        tell(c, &b, ok);
    }
    printf("%u passed, %u failed\n", c->out.tests - failed, failed);
    if (!c->out.tests)
        fprintf(stderr, "grognard pack test: %s has no tests; see docs/making-cards.md for how to write one\n",
                c->name);
    return failed ? CLI_NO : CLI_YES;
}

/* The system's cards with the pack and all that it needs. */
static const struct grog_cards *link_with(struct compiled *c, struct grog_pack *pack)
{
    const struct grog_pack *all[GROG_PACKS_MAX + 1];
    struct grog_error why;
    for (unsigned i = 0; i < c->needed.n; i++)
        all[i] = c->needed.at[i];
    all[c->needed.n] = pack;
    const struct grog_cards *cards = grog_cards_link(c->box->system, c->box->cards, all, c->needed.n + 1, &why);
    if (!cards)
        fprintf(stderr, "grognard: %s\n", why.text);
    return cards;
}

static int test_folder(const char *path)
{
    struct compiled c;
    struct grog_error why;
    int status = CLI_NO;
    if (!compile_folder(path, NULL, NULL, &c))
        return CLI_TROUBLE;
    struct grog_pack *pack = c.out.bytes ? grog_pack_open(c.out.bytes, c.out.n, &why) : NULL;
    const struct grog_cards *cards = pack ? link_with(&c, pack) : NULL;
    if (!pack)
        compile_tell(&c, stderr);
    if (cards)
        status = test_all(&c, (const struct grog_box[]){ { c.box->system, cards }, { NULL, NULL } });
    grog_cards_free((struct grog_cards *)(uintptr_t)cards);
    grog_pack_close(pack);
    compile_free(&c);
    return status;
}

int pack_test(int argc, char **argv)
{
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "pack test", "DIR", "Run the tests that are written in a pack: positions, what is done in them, and what must\n"
        "then hold.  Status 1: a test failed, or the pack has mistakes.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? test_folder(argv[1]) : args_exit(answer);
}
