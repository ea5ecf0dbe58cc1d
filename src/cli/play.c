/* SPDX-License-Identifier: MIT */
/* play.c -- `grognard play`: a game in the terminal, line by line.
 *
 * Whoever sits here plays some of the seats, bots play the others (play_others.c).  After every choice
 * the game is kept, so that nothing can lose it; the end of the input is a way to leave. */
#define _POSIX_C_SOURCE 200809L
#include "play.h"
#include "args.h"
#include "cli.h"
#include "lang.h"
#include "lessons.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "out.h"
#include "record.h"
#include "shelf.h"
#include "tui/screen.h"
#include "tui/table.h"
#include "wish.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { CURTAIN = 60 };                  /* empty lines, where a screen cannot be cleared */

static const uint32_t CLEARED = UINT32_MAX;             /* for drawn_turn: nothing of the table is on the screen */

struct wish {
    struct match_wish match;
    const char *seat, *bot, *lang, *save, *resume, *reactions;
    bool curtain, watch, plain;         /* plain: line by line, even at a terminal */
    bool ask;                           /* what is not said is asked for */
    const struct grog_position *from;   /* begin there; NULL: as the others say */
    const struct grog_lesson *lesson;   /* with it; NULL: no lesson */
    uint64_t seed;
};

/* ---- one choice after the other ----------------------------------------------- */

static const struct grog_game *game(const struct play *p) { return grog_journal_game(p->journal); }

void play_take(struct play *p, unsigned seat, struct grog_option o, const char *note)
{
    book_mark(p);
    if (note)
        book_add(p, seat, note);
    if (p->lesson)
        lesson_take(p, seat, o);
    else
        grog_play(p->journal, seat, o, p->events);
    book_hear(p);
}

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
    bool other = *last != GROG_SPECTATOR && !(p->m->side[seat] >> *last & 1);
    *last = seat;
    if (other && !p->curtain) {
        char room[128] = "";
        struct grog_text name = { .at = room, .room = sizeof room };
        play_call_seat(p, seat, &name);
        printf("\n");
        play_say(p, "play.turn-of", PAIRS({ "seat", room, 0 }));
    }
    if (!other || !p->curtain)
        return true;
    clear_screen(p);
    play_say(p, "play.pass", PAIRS({ "n", NULL, seat + 1 }));
    if (!read_line(p, line))
        return false;
    clear_screen(p);
    return true;
}

/* The option of a line; or the one that is about the square that was typed, "B5".  NULL: there is none. */
static const struct grog_option *chosen(const struct play *p, const char *line)
{
    uint64_t n;
    if (args_number(line, 1, p->menu->n, &n))
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
            play_take(p, seat, *chosen(p, line), NULL);
            break;
        }
        if (args_number(line, 1, p->menu->n, &n))
            play_unfold(p, (uint32_t)n);
        else if (p->menu->part && (!*line || !strcmp(line, "0")))
            play_show_options(p, NULL);
        else
            play_command(p, line);
    }
    return !p->quits;
}

/* A question with one answer needs nobody to give it; in the log it is told. */
static bool answer_alone(struct play *p, unsigned seat)
{
    char option_room[PLAY_LINE] = "", room[PLAY_LINE] = "";
    struct grog_text option = { .at = option_room, .room = sizeof option_room };
    struct grog_text t = { .at = room, .room = sizeof room };
    play_look(p, seat);
    if (!play_only_answer(p))
        return false;
    struct grog_option o = p->scene->options.at[0];
    play_say_option(p, o, GROG_SHORT, &option);
    grog_say_plain(&p->s, "play.only", PAIRS({ "option", option_room, 0 }), &t);
    play_take(p, seat, o, play_is_told(p, o) ? room : NULL);
    return true;
}

static void play_on(struct play *p)
{
    unsigned last = GROG_SPECTATOR;
    others_play(p);
    while (!grog_over(game(p)) && !lesson_is_over(p)) {
        unsigned seat = grog_first_seat(grog_asked(game(p)) & p->hands);
        if (!answer_alone(p, seat) && !react_answer(p, seat) && (!hand_over_keyboard(p, seat, &last) || !ask(p, seat)))
            return;
        others_play(p);
        play_save(p);
    }
}

/* ---- the beginning -------------------------------------------------------------- */

/* "0,2" as bits; 0: it is no such list. */
static unsigned seats_in(const struct play *p, const char *list)
{
    unsigned bits = 0;
    for (const char *at = list; ; at++) {
        char one[8];
        uint64_t n;
        snprintf(one, sizeof one, "%.*s", (int)strcspn(at, ","), at);
        if (!args_number(one, 0, grog_seats(p->m) - 1, &n))
            return 0;
        bits |= 1u << n;
        at += strcspn(at, ",");
        if (!*at)
            return bits;
    }
}

/* Which seats are played here, and who plays the others; false: stderr says why. */
static bool take_seats(struct play *p, const struct wish *w)
{
    unsigned all = (1u << grog_seats(p->m)) - 1;
    const char *seats = w->seat ? w->seat : w->curtain ? "all" : "0";
    p->hands = w->watch ? 0 : !strcmp(seats, "all") ? all : seats_in(p, seats);
    p->curtain = w->curtain;
    if (!p->hands && !w->watch) {
        fprintf(stderr, "grognard play: --seat is a number from 0 to %u, several as in 0,1, or 'all'\n",
                grog_seats(p->m) - 1);
        return false;
    }
    return others_come(p, w->bot, w->seed);
}

/* One person holds all seats that are played here, and so may take any of their choices back. */
static void sit_down(struct play *p)
{
    unsigned first = grog_first_seat(p->hands);
    for (unsigned seat = first + 1; seat < grog_seats(p->m); seat++)
        if (p->hands >> seat & 1)
            grog_play(p->journal, seat, (struct grog_option){ .verb = GROG_HAND_OVER, .object = { (uint16_t)first } },
                      p->events);
}

/* Play the acts of a record again, so that all that has happened is known. */
static bool play_again(struct play *p, struct grog_journal *from)
{
    uint32_t n;
    const struct grog_act *log = grog_journal_log(from, &n);
    for (uint32_t i = 0; i < n; i++) {
        bool back = log[i].option.verb == GROG_UNDO || log[i].option.verb == GROG_CONSENT;
        book_mark(p);
        if (grog_play(p->journal, log[i].seat, log[i].option, p->events) != GROG_OK)
            return false;
        if (back)
            book_go_back(p);
        book_hear(p);
    }
    return true;
}

static void greet(struct play *p)
{
    char room[PLAY_LINE] = "", seats[256] = "", bots[512] = "";
    struct grog_text t = { .at = room, .room = sizeof room }, others = { .at = bots, .room = sizeof bots },
                     mine = { .at = seats, .room = sizeof seats };
    if (p->lesson) {
        lesson_greet(p, &t);
        play_print(p, 2, room);
        return;
    }
    grog_say_game(&p->s, &t);
    play_print(p, 2, room);
    play_name_seats(p, p->hands, &mine);
    others_name(p, &others);
    bool all = p->hands == (1u << grog_seats(p->m)) - 1, only = grog_seats(p->m) == 1;
    if (!grog_decisions(game(p)))
        play_show_beginning(p);
    play_say(p, !p->hands ? "play.nobody" : only ? "play.alone" : all ? "play.all" : "play.seats",
             PAIRS({ "seats", seats, 0 }, { "others", bots, 0 }, { "curtain", NULL, p->curtain }));
}

static void play_in_lines(struct play *p)
{
    greet(p);
    if (p->hands)
        play_on(p);
    else
        others_play_all(p);
}

/* ---- the end --------------------------------------------------------------------- */

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
    lesson_set_done(l->name);
    bool more = lesson_next(l, next);
    play_say(p, more ? "lesson.next" : "lesson.last", NULL);
    if (more)
        printf("  grognard lesson %s\n", next);
    else
        printf("  grognard play --system %s\n", l->system);
}

static void say_farewell(struct play *p, const struct wish *w)
{
    if (p->lesson) {
        end_lesson(p, w->lesson);
        return;
    }
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
    if (grog_decisions(game(p)) && !play_save(p))
        play_say(p, "play.not-saved", NULL);
    if (!p->saved)
        return;
    bool over = grog_over(game(p));                     /* commands stand on lines of their own, to be copied */
    play_say(p, over ? "play.watch" : "play.resume", NULL);
    if (over) {
        printf("  grognard replay %s%s\n", p->file, shelf_packs());
        play_say(p, "debrief.how", NULL);
        printf("  grognard replay --debrief %s%s\n", p->file, shelf_packs());
    } else
        printf("  grognard play --resume %s%s%s\n", p->file, again, shelf_packs());
}

/* ---- the command ------------------------------------------------------------------ */

static int play(struct play *p, const struct wish *w, struct grog_journal *record)
{
    p->view = must_have(1, grog_state_bytes(p->m));
    p->scene = must_have(1, sizeof *p->scene);
    p->events = must_have(1, sizeof *p->events);
    p->menu = must_have(1, sizeof *p->menu);
    p->s.m = p->m;
    p->s.viewer = p->hands ? grog_first_seat(p->hands) : GROG_SPECTATOR;
    book_open(p);
    if (w->lesson)
        lesson_open(p, w->lesson);
    bool good = !record || play_again(p, record);
    if (good && !record && p->hands && !p->curtain)
        sit_down(p);
    good = good && react_open(p, w->reactions);
    if (good) {
        for (unsigned i = 0; i < GROG_SEATS_MAX; i++)
            p->book[i].shown = book_news(&p->book[i], !record);
        if (w->plain || !screen_can() || !table_run(p, p->lesson ? &lesson_guide : NULL, NULL))
            play_in_lines(p);
        say_farewell(p, w);
    }
    lesson_close(p);
    book_close(p);
    free(p->view);
    free(p->scene);
    free(p->events);
    free(p->menu);
    free(p->react);
    return good ? CLI_YES : CLI_TROUBLE;
}

static int begin_new(struct play *p, const struct wish *said)
{
    uint8_t seed[GROG_SEED_BYTES];
    char seat[PLAY_SEAT] = "";
    int status = CLI_TROUBLE;
    struct wish w = *said;
    if (w.ask && !play_choose(&w.match, p->s.words, w.seat || w.watch || w.curtain ? NULL : seat))
        return CLI_YES;
    w.seat = *seat ? seat : w.seat;
    play_easiest(&w.match);
    p->m = wish_match("play", &w.match);
    grog_seed_from_number(w.seed, seed);
    p->journal = p->m ? grog_journal_new(p->m, seed) : NULL;
    if (p->journal && take_seats(p, &w))
        status = play(p, &w, NULL);
    grog_journal_free(p->journal);
    grog_match_free(p->m);
    return status;
}

/* From a position a new game begins. */
static int begin_with(struct play *p, const struct wish *w, const struct grog_position *at)
{
    int status = CLI_TROUBLE;
    p->m = at->match;
    p->journal = grog_journal_from(p->m, at->game);
    if (p->journal && take_seats(p, w))
        status = play(p, w, NULL);
    grog_journal_free(p->journal);
    return status;
}

/* A replay is opened twice: `full` gives its acts, `start` is at its beginning and plays them again. */
static int go_on_with(struct play *p, const struct wish *w, struct record *full, struct record *start)
{
    p->m = start->replay.match;
    p->journal = start->replay.journal;
    p->fair = start->replay.has_fair ? &start->replay.fair : NULL;
    if (!*p->file)
        snprintf(p->file, sizeof p->file, "%s", w->resume);
    return take_seats(p, w) ? play(p, w, full->replay.journal) : CLI_TROUBLE;
}

static int resume(struct play *p, const struct wish *w)
{
    struct record full, start;
    int status = CLI_TROUBLE;
    char last[PLAY_PATH];
    struct wish of = *w;
    if (!*w->resume && !play_find_last(last))
        return CLI_TROUBLE;
    of.resume = *w->resume ? w->resume : last;
    w = &of;
    if (!record_read(&full, w->resume, UINT32_MAX))
        return CLI_TROUBLE;
    if (full.status != GROG_OK) {
        record_complain(&full);
    } else if (full.kind == RECORD_POSITION) {
        status = begin_with(p, w, &full.position);
    } else if (record_read(&start, w->resume, 0)) {
        status = go_on_with(p, w, &full, &start);
        record_close(&start);
    }
    record_close(&full);
    return status;
}

/* Another game must not be written over. */
static bool may_save_in(const struct wish *w)
{
    if (!w->save || access(w->save, F_OK) != 0 || (w->resume && !strcmp(w->save, w->resume)))
        return true;
    fprintf(stderr, "grognard play: %s is there already; use another name, or --resume it\n", w->save);
    return false;
}

/* What COLUMNS says, else the terminal, else 80. */
unsigned play_width(void)
{
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    uint64_t width = 80;
    if (columns)
        args_number(columns, 40, 500, &width);
    else if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
        width = size.ws_col < 500 ? size.ws_col : 500;
    return (unsigned)width;
}

static int run(const struct wish *w)
{
    struct play *p = must_have(1, sizeof *p);
    struct grog_words *opened[2] = { NULL, NULL };
    int status = CLI_TROUBLE;
    p->width = play_width();
    if (w->save)
        snprintf(p->file, sizeof p->file, "%s", w->save);
    if (may_save_in(w) && lang_open("play", w->lang, opened)) {
        p->s.words = lang_words(opened);
        status = w->from ? begin_with(p, w, w->from) : w->resume ? resume(p, w) : begin_new(p, w);
    }
    lang_close(opened);
    free(p);
    return status;
}

/* Another game every time; 'inspect' shows its seed afterwards. */
static uint64_t any_seed(void)
{
    uint64_t seed = (uint64_t)time(NULL);
    FILE *f = fopen("/dev/urandom", "rb");
    if (f && fread(&seed, sizeof seed, 1, f) != 1)
        seed = (uint64_t)time(NULL);
    if (f)
        fclose(f);
    return seed >> 1;
}

int play_from(const struct grog_position *from, unsigned seat)
{
    char text[16];
    snprintf(text, sizeof text, "%u", seat);
    struct wish w = { .seed = any_seed(), .seat = text, .from = from, .reactions = "none" };
    return run(&w);
}

int play_lesson(const struct grog_lesson *l, const struct grog_position *from, const char *lang, bool plain)
{
    char text[16];
    snprintf(text, sizeof text, "%u", l->seat);
    struct wish w = { .seed = 1, .seat = text, .from = from, .reactions = "none", .lesson = l, .lang = lang,
                      .plain = plain, .bot = "random" };
    return run(&w);
}

int cmd_play(int argc, char **argv)
{
    struct wish w = { .seed = any_seed() };
    const struct args_option options[] = {
        WISH_OPTIONS(&w.match),
        { "seed",   "S",    "the seed of deck and dice, to play a game again (any)",
                            ARGS_NUMBER(&w.seed, 0, INT64_MAX) },
        { "seat",   "N",    "the seat that you play (0), several as in 0,1, or 'all'", ARGS_TEXT(&w.seat) },
        { "bot",    "NAME", "who plays the other seats (against a side of people: heuristic, if the\n"
                            "system has it; else random); several go round the seats", ARGS_TEXT(&w.bot) },
        { "curtain", NULL,  "two sides at one keyboard: clear the screen before the other side looks",
                            ARGS_FLAG(&w.curtain) },
        { "watch",  NULL,   "play no seat: bots play all of them, and you are told the game", ARGS_FLAG(&w.watch) },
        { "ask",    NULL,   "ask for Mission and team first, even if the input is no terminal", ARGS_FLAG(&w.ask) },
        { "plain",  NULL,   "line by line, even at a terminal that can show the whole table", ARGS_FLAG(&w.plain) },
        { "lang",   "LANGUAGE", "another language by name, as in fr (else as LANG says), or the file of a catalogue",
                            ARGS_TEXT(&w.lang) },
        { "save",   "FILE", "keep the game there, not in the state folder", ARGS_TEXT(&w.save) },
        { "reactions", "FILE", "settings for reactions, instead of your own; 'none': ask for all",
                            ARGS_TEXT(&w.reactions) },
        { "resume", "[FILE]", "go on with this replay, or begin with this position; without a file with\n"
                            "the game that was played last", ARGS_MAYBE(&w.resume) },
        { 0 },
    };
    const struct args_usage usage = {
        "play", "", "Play a game in the terminal.  Type ? there for help.\n"
        "At a terminal it asks for the Mission and the team, or the scenario and the side, unless they are\n"
        "said; Enter takes the first.\n"
        "The game is kept after every choice; leaving tells where, and how to go on.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    w.ask = w.ask || (!w.match.setup && !w.match.scenario && isatty(STDIN_FILENO));
    return answer == ARGS_GO_ON ? run(&w) : args_exit(answer);
}
