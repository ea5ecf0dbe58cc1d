/* SPDX-License-Identifier: MIT */
/* pack_test.c -- `grognard pack test`: positions and answers that are written in a pack.
 *
 * A test is a position, what seats then do, and what must hold: lines of a position,
 * options that are there, options that a rule forbids. */
#include "command/args.h"
#include "pack_folder.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "pack_commands.h"
#include "words/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct bout {
    const struct packc_test *test;
    const struct grog_words *words;
    struct grog_position at;
    struct grog_log *log;
    struct grog_events *events;
    uint32_t rolled;                /* of the test's dice */
    struct grog_text wrong, happened;
    char wrong_room[4096], happened_room[4096], waits[GROG_TEXT_MAX];
};

static void add_line(struct grog_text *t, const char *format, const char *what, const char *more)
{
    size_t left = t->n < t->room ? t->room - t->n : 0;
    int n = snprintf(left ? t->at + t->n : NULL, left, format, what, more);
    t->n += n > 0 ? (size_t)n : 0;
}

static void wrong(struct bout *b, const char *format, const char *what, const char *more)
{
    add_line(&b->wrong, format, what, more);
}

/* "0 strike High Cut, seat 1": the seat, and what follows. */
static bool read_seat(struct bout *b, const char *line, unsigned *seat, const char **text)
{
    char *end;
    unsigned long n = strtoul(line, &end, 10);
    if (end == line || *end != ' ' || n >= grog_seats(b->at.match)) {
        wrong(b, "    '%s' should begin with a seat%s\n", line, "");
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
        wrong(b, "        nothing: %s%s\n", grog_over(b->at.game) ? "the game is over" : b->waits, "");
    for (uint32_t i = 0; i < list->n && i < 12; i++)
        wrong(b, "        %s%s\n", grog_option_text(b->at.match, b->at.game, list->at[i], text), "");
    free(list);
}

/* Who is asked what now. */
static void note_question(struct bout *b)
{
    unsigned asked = grog_asked(b->at.game);
    struct grog_text t = { .at = b->waits, .room = sizeof b->waits };
    b->waits[0] = 0;
    for (unsigned seat = 0; asked; seat++, asked >>= 1)
        if (asked & 1) {
            char number[16];
            snprintf(number, sizeof number, "%u", seat);
            add_line(&t, t.n ? " and %s%s" : "seat %s%s", number, "");
        }
    if (t.n)
        add_line(&t, " is asked: %s%s", grog_question(b->at.match, b->at.game), "");
}

/* What the act brought about, in words. */
static void note_events(struct bout *b)
{
    struct grog_speaker s = { .words = b->words, .m = b->at.match, .viewer = GROG_SPECTATOR };
    for (uint32_t i = 0; i < b->events->n; i++) {
        char line[1024] = "";
        struct grog_text t = { .at = line, .room = sizeof line };
        if (grog_log_feed(b->log, &s, b->at.game, &b->events->at[i], &t))
            add_line(&b->happened, "        %s%s\n", line, "");
    }
}

/* By chance, or by the test's dice. */
static bool take(struct bout *b, unsigned seat, struct grog_option o)
{
    uint32_t used;
    const struct packc_test *t = b->test;
    grog_log_see(b->log, b->at.match, b->at.game);
    if (grog_take_with_dice(b->at.match, b->at.game, seat, o, b->events, t->dice + b->rolled, t->n_dice - b->rolled,
                            &used) != GROG_OK)
        return false;
    b->rolled += used;
    note_events(b);
    note_question(b);
    return true;
}

static bool act(struct bout *b, const char *line)
{
    unsigned seat;
    const char *text;
    struct grog_option o;
    if (!read_seat(b, line, &seat, &text))
        return false;
    if (grog_option_parse(b->at.match, b->at.game, seat, text, &o) == GROG_OK
        && take(b, seat, o))
        return true;
    const char *rule = grog_why_not_named(b->at.match, b->at.game, seat, text);
    wrong(b, "    '%s' cannot be done (%s); the seat may do\n", line, grog_refusal_in_error(rule));
    tell_offers(b, seat);
    return false;
}

static void expect(struct bout *b, const char *line)
{
    struct grog_error why;
    enum grog_status status = grog_position_holds(b->at.match, b->at.game, line, &why);
    if (status == GROG_BAD_TEXT)
        wrong(b, "    '%s': %s\n", line, why.text);
    else if (status != GROG_OK)
        wrong(b, "    '%s' does not hold: %s\n", line, why.text);
}

static void offers(struct bout *b, const char *line, bool should)
{
    unsigned seat;
    const char *text;
    if (!read_seat(b, line, &seat, &text))
        return;
    const char *rule = grog_why_not_named(b->at.match, b->at.game, seat, text);
    if (should && rule)
        wrong(b, "    '%s' is not offered (%s)\n", line, grog_refusal_in_error(rule));
    if (!should && !rule)
        wrong(b, "    '%s' is offered%s\n", line, "");
    if (!should && rule && !strcmp(rule, GROG_NO_CHOICE))
        wrong(b, "    '%s' is no choice that a rule forbids: is it spelt as it would be offered?%s\n", line, "");
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
        wrong(b, "    the position cannot be: %s%s\n", why.text, "");
    free(text);
    return ok;
}

static void follow(struct bout *b)
{
    const struct packc_test *t = b->test;
    bool done = true;
    note_question(b);
    for (uint32_t i = 0; done && i < t->acts; i++)
        done = act(b, t->act[i]);
    for (uint32_t i = 0; done && i < t->expects; i++)
        expect(b, t->expect[i]);
    for (uint32_t i = 0; done && i < t->offers; i++)
        offers(b, t->offer[i], true);
    for (uint32_t i = 0; done && i < t->refuses; i++)
        offers(b, t->refuse[i], false);
    if (done && b->rolled < t->n_dice)
        wrong(b, "    not all of its dice were rolled%s%s\n", "", "");
}

static bool run(struct bout *b, const struct grog_box *boxes)
{
    b->wrong = (struct grog_text){ .at = b->wrong_room, .room = sizeof b->wrong_room };
    b->happened = (struct grog_text){ .at = b->happened_room, .room = sizeof b->happened_room };
    if (open_position(b, boxes))
        follow(b);
    return !b->wrong.n;
}

/* Is something half done: a window that nobody has passed? */
static bool is_half_done(const struct bout *b)
{
    const struct grog_game *g = b->at.game;
    return g && !grog_over(g) && b->at.match->system->questions[g->question].window;
}

static void tell(const struct compiled *c, const struct bout *b, bool ok)
{
    printf("%s%s%s  %s", ink(ok ? INK_GOOD : INK_BAD), ok ? "ok    " : "FAILED", ink(INK_PLAIN), b->test->name);
    if (ok && is_half_done(b) && !b->test->offers && !b->test->refuses)
        printf(" (but %s)", b->waits);
    printf("\n");
    if (ok)
        return;
    printf("    %s/%s:%u\n%s", c->folder.path, b->test->file, b->test->line, b->wrong_room);
    if (b->happened.n)
        printf("    what happened:\n%s", b->happened_room);
    if (*b->waits)
        printf("    now %s\n", b->waits);
}

static int test_all(const struct compiled *c, const struct grog_box *boxes, const char *only)
{
    unsigned passed = 0, failed = 0;
    struct grog_words *words = grog_words_english();
    for (uint32_t i = 0; words && i < c->out.tests; i++) {
        struct bout *b = must_have(1, sizeof *b);
        if (only && !strstr(c->out.test[i].name, only)) {
            free(b);
            continue;
        }
        *b = (struct bout){ .test = &c->out.test[i], .words = words, .log = must_have(1, sizeof *b->log),
                            .events = must_have(1, sizeof *b->events) };
        bool ok = run(b, boxes);
        ++*(ok ? &passed : &failed);
        tell(c, b, ok);
        grog_position_close(&b->at);
        free(b->log);
        free(b->events);
        free(b);
    }
    grog_words_close(words);
    printf("%u passed, %u failed\n", passed, failed);
    if (!c->out.tests)
        fprintf(stderr, "grognard pack test: %s has no tests; see docs/making-cards.md for how to write one\n",
                c->name);
    return failed ? CLI_NO : CLI_YES;
}

static int test_folder(struct program *program, const char *path, const char *only)
{
    struct compiled c;
    struct grog_error why = { 0 };
    int status = CLI_NO;
    if (!compile_folder(program->library, path, NULL, NULL, &c, &why))
        return complain("", &why);
    struct grog_pack *pack = c.out.bytes ? grog_pack_open(c.out.bytes, c.out.n, &why) : NULL;
    struct grog_cards *cards = pack ? compile_link(&c, pack, &why) : NULL;
    if (!pack)
        compile_tell(&c, stderr);
    else if (!cards)
        complain("", &why);
    if (cards)
        status = test_all(&c, (const struct grog_box[]){ { c.box->system, cards }, { NULL, NULL } },
                          only);
    grog_cards_free(cards);
    grog_pack_close(pack);
    compile_free(&c);
    return status;
}

int pack_test(struct program *program, int argc, char **argv)
{
    int n = 0;
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "pack test", "[DIR [NAME]]",
        "Run the tests that are written in a pack: positions, what is done in them, and what must\n"
        "then hold.  DIR is . if left out; with NAME only the tests in whose names it stands.\n"
        "Status 1: a test failed, or the pack has mistakes.", options, 0, 2,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    return answer == ARGS_GO_ON ? test_folder(program, n ? argv[1] : ".", n > 1 ? argv[2] : NULL) : args_exit(answer);
}
