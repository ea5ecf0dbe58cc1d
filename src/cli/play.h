/* SPDX-License-Identifier: MIT */
/* play.h -- what the parts of `grognard play` share: a game at the terminal.
 *
 * It knows the game through scenes and words alone: everything that it shows comes from
 * the view of the seat that looks. */
#ifndef PLAY_H
#define PLAY_H

#include "bots/bots.h"
#include "chance.h"
#include "grognard.h"
#include "react.h"
#include "scene/scene.h"
#include "words/words.h"

enum { PLAY_LINE = 2048, PLAY_PAST = 64, PLAY_PATH = 4096, PLAY_DRAWN = 160 };

/* The choices as they are numbered: each line is an option, or so many of them that unfold. */
struct menu {
    uint32_t n;
    bool     part;                              /* some of the options only: Enter goes back to all */
    struct { uint32_t from, n; } line[GROG_OPTIONS_MAX];    /* n > 1: it unfolds */
    uint32_t order[GROG_OPTIONS_MAX];           /* by their place in the scene's list */
};

/* All that a seat has been told, in lines, and how to go back in it. */
struct book {
    char   **line;
    uint32_t *moment;                   /* of each line (play_moments.c); 0: none */
    uint32_t n, room, shown;
    struct grog_log log;
    struct { uint32_t decisions, n; struct grog_log log; } *past;       /* PLAY_PAST of them */
};

/* The player's settings for reactions. */
struct react {
    struct reactions set;
    char     file[PLAY_PATH];           /* where they are kept; "": for this game only */
    uint16_t uses;                      /* the card that a setting has just used, until somebody chooses; 0: none */
};

struct play_lesson;
struct grog_lesson;
struct moments;
struct record;

struct play {
    struct grog_match   *m;
    struct grog_journal *journal;
    struct grog_speaker  s;             /* speaks to the seat that looks, */
    struct grog_game    *view;          /* whose view */
    struct grog_scene   *scene;         /* and scene these are */
    struct grog_events  *events;
    struct menu         *menu;
    struct react        *react;
    struct play_lesson  *lesson;        /* NULL: there is none */
    struct moments      *moments;       /* NULL: nobody wants them */
    uint64_t drawn[PLAY_DRAWN];         /* what each paragraph of the board said last */
    uint32_t drawn_turn;
    struct book          book[GROG_SEATS_MAX + 1];      /* of each seat, and of who watches */
    unsigned hands;                     /* the seats that are played here, as bits */
    const struct grog_bot *bot[GROG_SEATS_MAX]; /* who plays the others */
    struct chance chance;               /* the random one's, */
    struct grog_dice dice;              /* and that of those who think */
    bool     curtain;                   /* people of different sides must not see each other's screen */
    const struct grog_fairness *fair;   /* NULL if the dice are nobody's secret */
    char     file[PLAY_PATH];           /* where it is kept; "" until it is first saved */
    bool     saved, quits;
    bool     on_screen;                 /* at the table (tui/table.h), not line by line */
    bool     pictured;                  /* at one that draws counters: nothing is called by the code of its letters */
    uint16_t wonders[2];                /* what "why" is about first: array + 1 and slot of a thing; 0: nothing */
    bool     looks_again;               /* the game is not where it was when the options were shown */
    unsigned width;
    struct grog_text    *into;          /* what would be printed is added there; NULL: it is printed */
    struct { struct grog_match *match; struct record *full, *start; } held;
                                        /* what play_open took, for play_close */
};

/* Columns of the screen: what COLUMNS says, else the terminal, else 80. */
unsigned play_width(void);

/* ---- play_turn.c: one choice ---------------------------------------------------------- */

/* Take an option; the note (NULL: none) stands before what comes of it in the log. */
void play_take(struct play *p, unsigned seat, struct grog_option o, const char *note);
/* The seat looks; a question with one answer needs nobody to give it.  False: there are others. */
bool play_answer_alone(struct play *p, unsigned seat);

/* Play from this position, in this seat: a command's whole answer. */
int play_from(const struct grog_position *from, unsigned seat);
/* The same for a lesson that begins there; `lang` as in `play --lang`, or NULL; plain: line by line. */
int play_lesson(const struct grog_lesson *l, const struct grog_position *from, const char *lang, bool plain);

/* ---- play_text.c: lines on the screen ------------------------------------- */

/* The text in lines of the screen's width; those after the first are indented so far. */
void play_print(const struct play *p, unsigned indent, const char *text);
/* Two lines of one sort about one doer become one, "He draws A, B."; false: they do not.  `last` has PLAY_LINE. */
bool play_join(const struct grog_speaker *s, const struct grog_game *view, char *last, const struct grog_event *was,
               const struct grog_event *now, const char *line);
/* What a card says, with its head. */
void play_show_card(const struct play *p, uint16_t card);
/* A message of the catalogue, "play.undone". */
void play_say(const struct play *p, const char *key, const struct grog_pair *pairs);

/* ---- play_table.c --------------------------------------------------------- */

void play_show_table(struct play *p);
/* The same, but of a system's own board only what has changed. */
void play_show_changes(struct play *p);
/* A paragraph of a board, unless it said the same when it was last shown; id: from 0 to PLAY_DRAWN - 1. */
void play_paragraph(struct play *p, unsigned id, unsigned indent, const char *text);
/* A mark of the scene: "Health 4". */
void play_say_mark(const struct play *p, const struct grog_scene_mark *m, struct grog_text *out);
/* The card of an object's other side, if that is up; else the one that is given. */
uint16_t play_side_up(const struct play *p, uint16_t id, uint16_t card);
/* All marks of an object that people look for. */
void play_say_marks(const struct play *p, const struct grog_scene_object *o, const char *between,
                    struct grog_text *out);
/* Is it a question at which the whole table is looked at, and that is asked whatever the choices are? */
bool play_is_main(const struct play *p);
/* Is there one answer only, so that nobody need be asked? */
bool play_only_answer(const struct play *p);
/* Is it said in the log that an only answer was given?  What becomes of a choice of targets is told anyway. */
bool play_is_told(const struct play *p, struct grog_option o);

/* Boards of their own: a system's state drawn as its players think of it.  They are listed in play_table.c. */
typedef void play_board(struct play *p);
/* What an option's dice need, and what else they may do: a line or two. */
typedef void play_needs(const struct play *p, struct grog_option o, struct grog_text *out);
play_board board_warfighter, board_heroes;
play_needs needs_warfighter, needs_heroes, note_warfighter;
play_needs needs_in_a_line_heroes;                      /* the same in few words */
/* What hides a part of the line between two squares, or all of it: "Wreckage (E9, H7)"; or nothing. */
void between_heroes(const struct play *p, unsigned from, unsigned to, struct grog_text *out);
/* What stands in parentheses behind an option that no dice decide; nothing, and nothing stands there. */
play_needs note_heroes;
void play_say_note(const struct play *p, struct grog_option o, struct grog_text *out);
/* What stands behind the name of who acts, in parentheses; nothing, and the catalogue's `actor-mark` does. */
typedef void play_standing(const struct play *p, unsigned slot, struct grog_text *out);
play_standing actor_heroes;
bool play_say_standing(const struct play *p, unsigned slot, struct grog_text *out);      /* false: nothing does */
/* The key of a choice, `opened`: among those of one line; 0: the next that is free. */
typedef int play_keying(const struct play *p, struct grog_option o, bool opened);
play_keying key_heroes;
int play_key(const struct play *p, struct grog_option o, bool opened);
/* Does it count where the best of several ways is told? */
typedef bool play_ranking(const struct play *p, struct grog_option o);
play_ranking ranks_heroes;
bool play_ranks(const struct play *p, struct grog_option o);
/* How good a result of an option's dice is: 0 nothing, 1 something, 2 what one rolls for, 3 more than that;
 * below 0 harm. */
typedef int play_grading(int32_t result);
play_grading grade_warfighter, grade_heroes;
int play_grade(const struct play *p, int32_t result);
/* What either side of a counter can do, a line each. */
void sides_heroes(const struct play *p, unsigned slot, struct grog_text *out);
/* Who of one's own can be hit by whom: of one unit (slot + 1; 0: none) in full, of the others in a line each. */
void threats_heroes(const struct play *p, unsigned unit, struct grog_text *out);
/* Who aims at a thing, and what keeps him from attacking it: a line each, or nothing. */
typedef void play_aiming(const struct play *p, uint16_t object, struct grog_text *out);
play_aiming aimed_warfighter;
void play_say_aimed(const struct play *p, uint16_t object, struct grog_text *out);
/* Whose dice lie at a moment of the game and what they are thrown at, where no line tells it; or nothing. */
typedef void play_rolling(const struct play *p, const struct grog_game *g, struct grog_text *out);
play_rolling rolls_warfighter;
void play_say_roll(const struct play *p, const struct grog_game *g, struct grog_text *out);
/* What helps to answer the question that is asked: a line, or nothing. */
typedef void play_about(const struct play *p, struct grog_text *out);
play_about about_warfighter, about_heroes;
void play_say_about(const struct play *p, struct grog_text *out);
/* An option that its rows alone do not name well; false: they do. */
typedef bool play_naming(const struct play *p, struct grog_option o, enum grog_length how, struct grog_text *out);
play_naming name_warfighter, name_heroes;
/* What an option does, what comes of it and what it costs: sentences, or nothing. */
typedef void play_explaining(const struct play *p, struct grog_option o, struct grog_text *out);
play_explaining explain_warfighter, explain_heroes;
void play_say_explanation(const struct play *p, struct grog_option o, struct grog_text *out);
/* What a new game is about, before its first question. */
typedef void play_beginning(const struct play *p);
play_beginning begin_warfighter, begin_heroes;
void play_show_beginning(const struct play *p);
/* Results of an option that are to be told by other numbers. */
typedef void play_recounting(const struct grog_match *m, const struct grog_game *view, struct grog_option o,
                             struct grog_odds *odds);
play_recounting odds_warfighter;
/* grog_odds with results as they are told, the smallest first. */
enum grog_status play_odds(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                           struct grog_option o, struct grog_odds *out);
/* Have the dice that lie come out as well as they can? */
typedef bool play_settled(const struct play *p);
play_settled settled_warfighter;
bool play_is_settled(const struct play *p);
/* What keeps an option from being made, beside the rule that refuses it: a line, or nothing. */
typedef void play_refusing(const struct play *p, struct grog_option o, const char *rule, struct grog_text *out);
play_refusing refused_warfighter;
/* What keeps a Hostile from attacking whom it aims at within its Range. */
void held_warfighter(const struct play *p, unsigned slot, struct grog_text *out);
void play_say_refused(const struct play *p, struct grog_option o, const char *rule, struct grog_text *out);
void play_say_option(const struct play *p, struct grog_option o, enum grog_length how, struct grog_text *out);
void play_say_needs(const struct play *p, struct grog_option o, struct grog_text *out);
/* How many are still to be chosen at what is asked, one after the other; 0: that is not told. */
int play_due(const struct play *p);

/* ---- play_menu.c: the choices ---------------------------------------------- */

/* All of them, gathered as the catalogue says; of `words` (may be NULL) those that have all of them, each for itself.
 * How many were found. */
uint32_t play_show_options(struct play *p, const char *words);
/* The choices behind a line that unfolds. */
void play_unfold(struct play *p, uint32_t line);
/* The option of a line, counted from 1; NULL: there is none, or it unfolds. */
const struct grog_option *play_option(const struct play *p, uint64_t line);
/* The same without a word: all of them gathered; those that have the words, or that somebody wants; what is behind a
 * line. */
void play_gather(struct play *p);
void play_pick(struct play *p, const char *words);
typedef bool play_wanted(void *arg, uint32_t option);
void play_pick_if(struct play *p, play_wanted *wanted, void *arg);
void play_open_line(struct play *p, uint32_t line);             /* from 0 */
/* A line (from 0) in words, without its number; `headed`: below the one who acts; the odds (may be ""): its best. */
void play_say_line(const struct play *p, uint32_t line, bool headed, const char *odds, struct grog_text *out);
/* Is one of its options taught by a lesson now? */
bool play_is_taught(const struct play *p, uint32_t line);
/* Who acts in the line, if all that follow are his; nothing if it needs no heading. */
void play_say_heading(const struct play *p, uint32_t line, struct grog_text *out);
/* Odds in short: what stands beside a choice; nothing if they say nothing. */
/* Of several options the one that comes to most on the average; slow: those that are left are not counted. */
uint32_t play_best(const struct play *p, const uint32_t *option, uint32_t n, bool *slow);
void play_say_odds(const struct play *p, struct grog_option o, const struct grog_odds *counted, struct grog_text *out);
/* The only option about the square of this name, "b5"; NULL: there is none, or several. */
const struct grog_option *play_option_at(const struct play *p, const char *square);
bool play_has_words(const char *text, const char *words);

/* ---- play_price.c: several at once, or only after a question ---------------------- */

bool play_is_in_hand(const struct play *p, uint32_t object);
/* Where one and the same may do one thing with any of several cards, or (one more option) no more, several can be
 * marked and are then chosen one after the other. */
bool play_is_one_of_several(const struct play *p, uint32_t option);
/* How many cards of the hand the option can be taken with, one after the other: copies are one option. */
unsigned play_copies(const struct play *p, uint32_t option);
/* Actions that would be lost with a turn, of those who have a choice; and whose (may be NULL). */
int64_t play_left_over(const struct play *p, struct grog_text *out);
/* Is something lost by it, so that it is to be asked about first, `warfighter.confirm.end-turn`? */
bool play_is_to_be_confirmed(const struct play *p, struct grog_option o);

/* ---- play_book.c: what has happened ---------------------------------------- */

void book_open(struct play *p);
void book_close(struct play *p);
void play_begun(struct play *p);                /* p->events: the deal, and what cards did before anybody was asked */
uint32_t book_news(const struct book *b, bool begun);  /* the first line worth telling who sits down: of a game that has
                                                   just begun, what is behind the deal and the first heading */
void book_hear(struct play *p);                 /* p->events, in every book */
/* p->events, line by line, as the speaker's viewer is told them: p->view is his.  A line that may go on where one like
 * it ended begins with BOOK_GOES_ON. */
enum { BOOK_GOES_ON = '\1' };
typedef void book_line(void *to, const char *line, uint32_t moment);
void book_lines(struct play *p, const struct grog_speaker *s, struct grog_log *log, book_line *each, void *to);
void book_add(struct play *p, unsigned seat, const char *text);     /* a line of the program's own */
void book_mark(struct play *p);                 /* before a choice, so that it can be taken back */
void book_go_back(struct play *p);              /* to where the journal is */
void book_show(struct play *p, unsigned seat, bool all);
/* The line at *at, with those that go on where it ended; *at is behind them then.  False: there is none. */
bool book_read(const struct play *p, unsigned seat, uint32_t *at, char line[PLAY_LINE]);
/* The seat looks: its view and scene; of a game that is not (or no longer) the journal's. */
void play_look(struct play *p, unsigned seat);
void play_look_at(struct play *p, const struct grog_game *g, unsigned seat);

/* ---- play_moments.c: the game at each event of the last step ------------------ */

void moments_open(struct play *p);              /* from now on they are kept */
void moments_close(struct play *p);
/* The number of the moment at which p->events->at[event] was told; 0: it was not kept. */
uint32_t moments_of(const struct play *p, uint32_t event);
/* The game at that moment; NULL: it is no longer kept. */
const struct grog_game *moments_at(const struct play *p, uint32_t moment);

/* ---- play_others.c: the seats that no person plays ------------------------- */

/* Their bots, by names (NULL: the heuristic one, if there is one and there are sides); false: stderr says why. */
bool others_come(struct play *p, const char *names, uint64_t seed);
/* One of them chooses, if one of them is asked; false: none is. */
bool others_step(struct play *p);
/* They choose until it is for somebody here to choose. */
void others_play(struct play *p);
/* Nobody here chooses: the whole game as everybody may see it, with the table whenever a phase begins. */
void others_play_all(struct play *p);
/* "seat 1 (the German side)": these seats, as bits. */
void play_name_seats(const struct play *p, unsigned seats, struct grog_text *out);
/* What others call a seat: "the German side". */
void play_call_seat(const struct play *p, unsigned seat, struct grog_text *out);
/* "heuristic plays seat 1"; nothing if there is no such seat. */
void others_name(const struct play *p, struct grog_text *out);

/* ---- play_ask.c: what somebody types ---------------------------------------- */

/* One line that is no choice; the options have been shown. */
void play_command(struct play *p, char *line);
/* Take the last choice back, with what followed from it; do it again.  False: it cannot be. */
bool play_undo(struct play *p);
bool play_redo(struct play *p);

/* ---- play_look.c: what the table shows, in sentences ---------------------------- */

/* What is at a place ("b5", of a path "3"), what is called so, or ("") all of it. */
void look_command(struct play *p, const char *text);
void sight_command(struct play *p, const char *text);   /* "b5 e6" */
void danger_command(struct play *p, const char *text);  /* what the enemy may reach and fire at; "all": every square */
void threat_command(struct play *p, const char *text);  /* how likely the worst is in his coming turn */
/* The same of an object of the scene: "wounded 40%, down 12%".  False: nothing threatens it. */
bool play_say_threat(const struct play *p, uint32_t id, struct grog_text *out);

/* ---- play_lesson.c: a lesson at the table ------------------------------------ */

/* All that a face needs of a lesson; without one all is allowed and nothing is said.  Before an option is taken: may it
 * be?  If not, `why` gets a kind sentence, and nothing is taken. */
bool lesson_allows(const struct play *p, struct grog_option o, struct grog_text *why);
/* Is the option one of those that are taught now, to be marked?  (What is bound is the seat that looks.) */
bool lesson_marks(const struct play *p, struct grog_option o);
/* After play_take: what is said because a step was reached, once; then what is to be done now, or at the end of the
 * lesson its last words.  False: nothing. */
bool lesson_reached(struct play *p, struct grog_text *out);
void lesson_last_reached(const struct play *p, struct grog_text *out);         /* the same, as often as it is asked */
bool lesson_say(struct play *p, struct grog_text *out);
bool lesson_is_over(const struct play *p);
/* Is there something that has not been shown, once for each step? */
bool lesson_is_new(struct play *p);
/* At its first step, what it is about; title and that, with how line mode is used. */
void lesson_about(const struct play *p, struct grog_text *out);
void lesson_greet(const struct play *p, struct grog_text *out);
/* For play.c and play_others.c: begin and end one; take an option with the lesson's dice; what another seat answers. */
bool lesson_open(struct play *p, const struct grog_lesson *l);
void lesson_close(struct play *p);
void lesson_take(struct play *p, unsigned seat, struct grog_option o);
struct grog_option lesson_answer(const struct play *p, const struct grog_options *offered);
/* Line mode: print what it says; print why not, if it is not allowed. */
void lesson_show(struct play *p);
bool lesson_refuses(const struct play *p, struct grog_option o);

/* ---- play_explain.c ----------------------------------------------------------- */

/* A line of the menu, from 1: what it is, or if it unfolds, what it holds. */
void play_explain(struct play *p, uint64_t line);
/* What has the words: one choice is explained, several are shown; of what is refused, why and what it would do. */
void play_explain_words(struct play *p, const char *words);
/* "why" in short, "why all", or only what has the words. */
void play_why(struct play *p, const char *words);
/* Any option: its rule, its cards, what it does, what its dice need; `odds`: and how they may fall. */
void play_explain_option(struct play *p, struct grog_option o, bool odds);
/* The same in two parts: what it does and why; and what its cards say. */
void play_explain_why(const struct play *p, struct grog_option o);
void play_explain_cards(const struct play *p, struct grog_option o);
void play_show_odds(struct play *p, struct grog_option option);
bool play_show_rule(const struct play *p, const char *id);      /* false: there is none */

/* ---- play_react.c: reactions ---------------------------------------------------- */

/* The settings of a file; NULL: the player's own; "none": none.  False: stderr says why. */
bool react_open(struct play *p, const char *file);
/* Whether a setting answers what the seat is asked; and let it answer.  False: nothing does. */
bool react_would_answer(const struct play *p);
bool react_answer(struct play *p, unsigned seat);
/* Is an option not to be listed, since it is never used and others are asked about?  And a line about those. */
bool react_hides(const struct play *p, uint32_t option);
void react_say_hidden(const struct play *p);
/* "reactions", "reactions never Steady Lads". */
void react_command(struct play *p, const char *text);
/* The settings as rows that can be changed where they stand: all, each moment, and below it each of your cards. */
enum { REACT_ROWS = 120 };
struct react_row { enum react_sort sort; uint16_t row; uint8_t point; };
unsigned react_rows(const struct play *p, struct react_row *out, unsigned most);
/* What holds for it; own: it was said of this row. */
enum react_how react_row_is(const struct play *p, const struct react_row *r, bool *own);
void react_say_row(const struct play *p, const struct react_row *r, struct grog_text *name, struct grog_text *does);
void react_put(struct play *p, const struct react_row *r, enum react_how how);
void react_turn(struct play *p, const struct react_row *r, int by);     /* never, ask, always */
/* The row of the first card that is offered now; 0: none is. */
unsigned react_row_asked(const struct play *p, const struct react_row *rows, unsigned n);

/* ---- play_start.c: what is played ------------------------------------------- */

/* Ask for what a match of the system is chosen by, such as Mission and team, unless it was said; with a scenario also
 * for the seat (NULL: it is said), as text.  false: leave. */
struct match_wish;
enum { PLAY_SEAT = 12 };
bool play_choose(struct match_wish *w, const struct grog_words *words, char *seat);
/* Nobody can be asked: the easiest scenario, if one is needed. */
void play_easiest(struct match_wish *w);

/* ---- odds.c ------------------------------------------------------------------ */

/* The results by their numbers, the smallest first, equal ones together. */
void odds_in_order(struct grog_odds *o);

/* ---- result.c: the end as a table -------------------------------------------- */

/* Who has won and why, what the result says of each card in rows, and the rest in lines of the screen's width. */
void result_print(const struct play *p, const struct grog_result *r);

/* ---- play_save.c ------------------------------------------------------------ */

/* Keep the game in its file, or in a new one of the user's state folder; false: stderr says why. */
bool play_save(struct play *p);
bool play_save_in(const struct play *p, const char *file);
/* The user's state folder, made if it is not there: $XDG_STATE_HOME/grognard, or ~/.local/state/grognard. */
bool play_state_folder(char path[PLAY_PATH]);
/* The game of the state folder that was kept last; false: stderr says that there is none. */
bool play_find_last(char path[PLAY_PATH]);
/* play_report.c: the replay to this very decision, with a note; where it was put.  False: there is no place. */
bool play_report(const struct play *p, const char *note, char path[PLAY_PATH]);
/* The folder of a file, and those above it; false: stderr says why. */
bool play_make_folder_of(const char *file);

#endif
