/* SPDX-License-Identifier: MIT */
/* play.c -- `grognard play`: a game in the terminal, line by line.
 *
 * Whoever sits here plays some of the seats, bots play the others (play_others.c).  After every choice
 * the game is kept, so that nothing can lose it; the end of the input is a way to leave. */
#define _POSIX_C_SOURCE 200809L
#include "command/play_options.h"
#include "line.h"
#include "base/number.h"
#include "command/args.h"
#include "cli.h"
#include "library/languages.h"
#include "library/lessons.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "library/library.h"
#include "session/play_again.h"
#include "session/play_ask.h"
#include "session/play_book.h"
#include "session/play_lesson.h"
#include "session/play_menu.h"
#include "session/play_others.h"
#include "session/play_react.h"
#include "session/play_save.h"
#include "session/play_system.h"
#include "session/play_table.h"
#include "session/play_text.h"
#include "session/play_turn.h"
#include "session/result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>


enum { CURTAIN = 60 };                  /* empty lines, where a screen cannot be cleared */

static const uint32_t CLEARED = UINT32_MAX;             /* for drawn_turn: nothing of the table is on the screen */

/* ---- one choice after the other ----------------------------------------------- */

static const struct grog_game *game(const struct play *p) { return grog_journal_game(p->journal); }

/* A line of the input without its end; false: there is no more. */
static bool read_line(const struct play *p, char line[PLAY_LINE])
{
    char room[16] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    grog_say_plain(&p->s, "play.prompt", NULL, &t);
    printf("%s%s%s ", ink(INK_BOLD), room, ink(INK_PLAIN));
    fflush(stdout);
    if (!fgets(line, PLAY_LINE, stdin)) {
        printf("\n");
        return false;
    }
    size_t n = strcspn(line, "\r\n");
    for (int c; line[n] == 0 && n == PLAY_LINE - 1 && (c = getchar()) != EOF && c != '\n'; )
        ;
    while (n && line[n - 1] == ' ')
        n--;
    line[n] = 0;
    memmove(line, line + strspn(line, " "), strlen(line + strspn(line, " ")) + 1);
    if (!isatty(STDIN_FILENO))
        printf("%s\n", line);
    return true;
}

static void show_question(struct play *p)
{
    struct grog_text t = { 0 };
    do
        grog_say_question(&p->s, p->view, &t);
    while (text_grows(&t));
    printf("%s", ink(INK_BOLD));
    play_print(p, 2, t.at);
    printf("%s", ink(INK_PLAIN));
    free(t.at);
    char room[PLAY_LINE] = "";
    struct grog_text about = { .at = room, .room = sizeof room };
    play_say_about(p, &about);
    play_print(p, 2, room);
}

static void clear_screen(struct play *p)
{
    if (isatty(STDOUT_FILENO))
        printf("\033[2J\033[3J\033[H");                 /* the lines that have scrolled away, too */
    for (unsigned i = 0; i < CURTAIN && !isatty(STDOUT_FILENO); i++)
        printf("\n");
    memset(p->drawn, 0, sizeof p->drawn);
    p->drawn_turn = CLEARED;
}

/* At one keyboard the next seat must not see the last one's hand, if they are people of two sides. */
static bool hand_over_keyboard(struct play *p, unsigned seat, unsigned *last)
{
    char line[PLAY_LINE];
    bool other = *last != GROG_SPECTATOR && !(grog_side(p->m, seat) >> *last & 1);
    *last = seat;
    if (other && !p->curtain) {
        char room[128] = "";
        struct grog_text name = { .at = room, .room = sizeof room };
        play_call_seat(p, seat, &name);
        printf("\n");
        play_say(p, "play.turn-of", GROG_PAIRS({ "seat", room, 0 }));
    }
    if (!other || !p->curtain)
        return true;
    clear_screen(p);
    play_say(p, "play.pass", GROG_PAIRS({ "n", NULL, seat + 1 }));
    if (!read_line(p, line))
        return false;
    clear_screen(p);
    return true;
}

/* The option of a line; or the one that is about the square that was typed, "B5".  NULL: there is none. */
static const struct grog_option *chosen(const struct play *p, const char *line)
{
    uint64_t n;
    if (read_number(line, 1, p->menu->n, &n))
        return play_option(p, n);
    return play_option_at(p, line);
}

/* Ask until a choice was made, or the game is elsewhere; false: leave. */
static bool ask(struct play *p, unsigned seat)
{
    char line[PLAY_LINE];
    uint64_t n;
    play_look(p, seat);
    printf("\n");
    book_show(p, seat, false);
    if (p->drawn_turn == CLEARED)
        play_show_table(p);
    else
        play_show_changes(p);
    printf("\n");
    lesson_show(p);
    show_question(p);
    play_show_options(p, NULL);
    for (p->looks_again = false; !p->looks_again && !p->quits; ) {
        if (!read_line(p, line))
            return false;
        if (chosen(p, line)) {
            if (lesson_refuses(p, *chosen(p, line)))
                continue;
            p->react->uses = 0;
            must(play_take(p, seat, *chosen(p, line), NULL));
            break;
        }
        if (read_number(line, 1, p->menu->n, &n))
            play_unfold(p, (uint32_t)n);
        else if (p->menu->part && (!*line || !strcmp(line, "0")))
            play_show_options(p, NULL);
        else
            play_command(p, line);
    }
    return !p->quits;
}

/* After every choice; what goes wrong is said at once, and once, with what can be done. */
static bool keep(struct play *p)
{
    struct grog_error why = { 0 };
    bool good = play_save(p, &why);
    if (!good && !p->told_unsaved) {
        complain("play", &why);
        printf("\n");
        play_say(p, "play.unsaved", NULL);
    }
    p->told_unsaved = !good;
    return good;
}

static void play_on(struct play *p)
{
    unsigned last = GROG_SPECTATOR;
    must(others_play(p));
    while (!grog_over(game(p)) && !lesson_is_over(p) && !play_stops(p)) {
        unsigned seat = grog_first_seat(grog_asked(game(p)) & p->hands);
        if (!play_answer_alone(p, seat) && !react_answer(p, seat)
            && (!hand_over_keyboard(p, seat, &last) || !ask(p, seat)))
            return;
        must(others_play(p));
        keep(p);
    }
}

/* ---- the beginning -------------------------------------------------------------- */

static void greet(struct play *p)
{
    char room[PLAY_LINE] = "", seats[256] = "", bots[512] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, others = { .at = bots, .room = sizeof bots },
                     mine = { .at = seats, .room = sizeof seats };
    if (p->lesson) {
        lesson_greet(p, &t);
        play_print(p, 2, room);
        if (!lesson_guides(p))
            return;
        t.n = 0;
        printf("\n");
    }
    grog_say_game(&p->s, &t);
    play_print(p, 2, room);
    play_name_seats(p, p->hands, &mine);
    others_name(p, &others);
    bool all = p->hands == (1u << grog_seats(p->m)) - 1, only = grog_seats(p->m) == 1;
    if (!grog_decisions(game(p)))
        play_show_beginning(p);
    play_say(p, !p->hands ? "play.nobody" : only ? "play.alone" : all ? "play.all" : "play.seats",
             GROG_PAIRS({ "seats", seats, 0 }, { "others", bots, 0 }, { "curtain", NULL, p->curtain }));
}

static void play_in_lines(struct play *p)
{
    greet(p);
    if (p->hands)
        play_on(p);
    else
        must(others_play_all(p));
}

/* ---- the end --------------------------------------------------------------------- */

static void note_done(const struct play *p, const struct grog_lesson *l)
{
    struct grog_error why = { 0 };
    if (lesson_is_over(p) && !lesson_set_done(l->name, &why))
        complain("lesson", &why);
}

/* A lesson is not kept; it is short. */
static void end_lesson(struct play *p, const struct grog_lesson *l)
{
    char next[32];
    printf("\n");
    book_show(p, p->s.viewer, false);
    if (!lesson_is_over(p)) {
        play_say(p, "lesson.left", NULL);
        printf("  grognard lesson %s\n", l->name);
        return;
    }
    lesson_show(p);
    bool more = lesson_next(l, next);
    play_say(p, more ? "lesson.next" : "lesson.last", NULL);
    if (more)
        printf("  grognard lesson %s\n", next);
    else
        printf("  grognard play --system %s\n", l->system);
}

/* Whoever leaves a game that is not saved is asked once more where to keep it, if somebody is there to ask. */
static bool keep_at_last(struct play *p)
{
    char line[PLAY_LINE];
    struct grog_error why = { 0 };
    bool good = keep(p);
    while (!good && isatty(STDIN_FILENO)) {
        play_say(p, "play.unsaved.leaving", NULL);
        if (!read_line(p, line) || !strcmp(line, "q"))
            break;
        good = play_move(p, line, &why);
        if (!good)
            complain("play", &why);
    }
    if (!good)
        play_say(p, "play.not-saved", NULL);
    return good;
}

/* False: choices are lost.  What was left for the start screen or for the next lesson says nothing more. */
static bool say_farewell(const struct program *program, struct play *p, const struct play_wish *w)
{
    if (p->lesson && !lesson_guides(p)) {
        note_done(p, w->lesson);
        if (!program->at_home && !p->wants_next)
            end_lesson(p, w->lesson);
        return true;
    }
    if (program->at_home || p->wants_again || p->wants_next || p->stops)
        return !grog_decisions(game(p)) || keep_at_last(p);
    char again[128] = "";
    struct grog_text how = { .at = again, .room = sizeof again };
    if (w->seat)
        grog_print(&how, " --seat %.16s", w->seat);
    if (w->bot)
        grog_print(&how, " --bot %.64s", w->bot);
    if (w->curtain)
        grog_print(&how, " --curtain");
    if (grog_over(game(p))) {
        struct grog_result result;
        grog_result(p->m, game(p), &result);
        printf("\n");
        book_show(p, p->s.viewer, false);
        result_print(p, &result);
    }
    if (grog_decisions(game(p)) && !keep_at_last(p))
        return false;
    if (!p->saved)
        return true;
    bool over = grog_over(game(p));                     /* commands stand on lines of their own, to be copied */
    play_say(p, over ? "play.watch" : "play.resume", NULL);
    if (over) {
        printf("  grognard replay %s%s\n", p->file, library_packs(p->library));
        play_say(p, "debrief.how", NULL);
        printf("  grognard replay --debrief %s%s\n", p->file, library_packs(p->library));
    } else if (p->command)
        printf("  grognard %s%s\n", p->command, library_packs(p->library));
    else
        printf("  grognard play --resume %s%s%s\n", p->file, again, library_packs(p->library));
    return true;
}

/* ---- the command ------------------------------------------------------------------ */

/* Another game must not be written over; play_open looks again, when nobody else can write there. */
static bool may_save_in(const struct play_wish *w)
{
    if (!w->save || access(w->save, F_OK) != 0 || (w->resume && !strcmp(w->save, w->resume)))
        return true;
    fprintf(stderr, "grognard play: %s is there already; use another name, or --resume it\n", w->save);
    return false;
}

/* Ask for what is not said; false: leave.  `seat` has PLAY_SEAT. */
static bool choose(struct program *program, const struct play *p, struct play_wish *w, char *seat)
{
    if (!w->ask || w->from || w->resume)
        return true;
    if (!play_choose(program, &w->match, p->s.words, w->seat || w->watch || w->curtain ? NULL : seat))
        return false;
    w->seat = *seat ? seat : w->seat;
    return true;
}

/* The game is open in another process: whoever wants to may look on, and not choose. */
static int look_on(struct program *program, const struct play *p, const struct play_wish *w,
                   const struct grog_error *why)
{
    complain("play", why);
    if (w->save) {
        play_say(p, "play.elsewhere.other", NULL);
        return CLI_ELSEWHERE;
    }
    play_say(p, "play.elsewhere", NULL);
    printf("  grognard replay %s%s\n", p->file, library_packs(p->library));
    if (w->plain || !program_has_screen(program))
        return CLI_ELSEWHERE;
    char line[PLAY_LINE];
    play_say(p, "play.elsewhere.enter", NULL);
    if (read_line(p, line) && strcmp(line, "q"))
        program->faces->replay(program, p->file, p->s.words);
    return CLI_ELSEWHERE;
}

/* What is wanted after its end; another team is chosen on the start screen if that runs it. */
static void note_again(struct program *program, const struct play *p, const struct play_wish *w, struct again *out)
{
    again_wish(p, p->wants_again, out);
    out->wish.lang = w->lang;
    program->wants_campaign = p->wants_again == AGAIN_CAMPAIGN;
    if (program->wants_campaign)
        out->how = AGAIN_NOT;
    if (!program->at_home || p->wants_again != AGAIN_TEAM)
        return;
    snprintf(program->wants_team, sizeof program->wants_team, "%s", out->mission);
    out->how = AGAIN_NOT;
}

static int play_once(struct program *program, const struct play_wish *said, struct again *again)
{
    struct play *p = must_have(1, sizeof *p);
    struct grog_words *opened[2] = { NULL, NULL };
    struct play_wish w = *said;
    struct grog_error why = { 0 };
    char seat[PLAY_SEAT] = "";
    int status = CLI_TROUBLE;
    p->library = program->library;
    print_to_stdout(p);
    p->width = program->width;
    if (may_save_in(&w) && asked_words(program, "play", w.lang, opened)) {
        p->s.words = lang_words(opened);
        bool stays = choose(program, p, &w, seat), good = stays && play_open(p, &w, &why);
        status = !stays ? CLI_YES : CLI_TROUBLE;
        if (good) {
            if (w.plain || !program_has_screen(program) || !program->faces->table(p))
                play_in_lines(p);
            status = say_farewell(program, p, &w) ? CLI_YES : CLI_UNSAVED;
        } else if (stays)
            status = p->lock.elsewhere ? look_on(program, p, &w, &why) : complain("play", &why);
        if (w.next)
            *w.next = p->wants_next;
        if (good && p->wants_again)
            note_again(program, p, &w, again);
        play_close(p);
    }
    lang_close(opened);
    free(p);
    return status;
}

int play_at_keyboard(struct program *program, const struct play_wish *said)
{
    struct again *again = must_have(1, sizeof *again);
    int status = play_once(program, said, again);
    while (again->how) {
        const struct play_wish w = again->wish;
        again->how = AGAIN_NOT;
        status = play_once(program, &w, again);
    }
    if (program->wants_campaign && !program->at_home)   /* the start screen has it */
        status = program->faces->start(program);
    free(again);
    return status;
}

int cmd_play(struct program *program, int argc, char **argv)
{
    struct play_wish w = { .seed = play_any_seed() };
    enum args_answer answer = play_read_wish(argc, argv, &w);
    w.ask = w.ask || (!w.match.setup && !w.match.scenario && isatty(STDIN_FILENO));
    return answer == ARGS_GO_ON ? play_at_keyboard(program, &w) : args_exit(answer);
}
