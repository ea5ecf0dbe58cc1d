/* SPDX-License-Identifier: MIT */
/* desk.h -- what the parts of the table's loop share: choices with their odds, what is told by and by, and what lies
 * over the table. */
#ifndef TUI_DESK_H
#define TUI_DESK_H

#include "screen.h"
#include "settings.h"
#include "table.h"
#include "think.h"

enum { CHOICES_MAX = 600, TEXT_MAX = 1 << 16, MARKS_MAX = 64, NONE = -1 };

/* A line of the choices. */
struct choice {
    bool     head;                      /* a heading: who acts */
    uint32_t line;                      /* of the menu, from 0 */
    uint32_t option;                    /* by the scene's list; UINT32_MAX: it unfolds */
    uint8_t  key;                       /* that takes it; 0: none; */
    uint8_t  who;                       /* after the digit of the one whose it is; 0: by itself */
    bool     weighed;                   /* dice decide it */
    bool     full;                      /* it has all the lines that it needs, else one */
    char    *text, *note;               /* note: what it does, if no dice decide it; NULL: nothing */
};

/* How the dice of an option may fall, as far as it has been counted. */
enum odds_state { ODDS_UNKNOWN, ODDS_ASKED, ODDS_NONE, ODDS_COUNTED, ODDS_TOO_MANY };
struct counted { uint8_t state; char *brief; struct grog_odds *odds; };

/* What the table is doing. */
enum doing {
    DOING_ASK,                          /* somebody here chooses */
    DOING_TELL,                         /* lines of the log come one by one */
    DOING_THINK,                        /* a bot thinks */
    DOING_CURTAIN,                      /* the next person is to sit down */
    DOING_OVER,
};

/* What lies over the table: a text with a search, a list, a question. */
enum overlay {
    OVER_NOTHING, OVER_HELP, OVER_WHY, OVER_LOG, OVER_RULES, OVER_ODDS, OVER_EXPLAIN, OVER_SETTINGS, OVER_NOTE,
    OVER_CONFIRM, OVER_RESULT, OVER_BEGINNING, OVER_LESSON, OVER_LEAVE, OVER_THREATS, OVER_REACTIONS, OVER_PLACE,
    OVERLAYS
};

enum { KEYS_AHEAD = 16 };
enum { PANE_SMALL = 8 };                /* so many lines of choices leave no room for what helps to choose */
struct areas { struct area head, keys, middle, choices, explain, hand, log, threats; bool tabs; };

struct desk {
    struct table t;                     /* what faces see */
    struct play *p;
    struct screen *screen;
    struct thinker *think;
    struct settings set;
    struct canvas canvas;
    struct areas areas;
    enum doing doing;
    bool leaves, dirty, zoomed, unsaved;
    uint32_t kept_acts;                 /* that are in the file */
    char     unsaved_why[256];          /* why they could not be kept */
    uint64_t moment;                    /* counts what happens: what was thought of another is forgotten */

    unsigned seat, last;                /* who looks; who chose last, or GROG_SPECTATOR */
    struct grog_game *kept;             /* what he sees, while the game goes on */

    struct choice choice[CHOICES_MAX];
    uint32_t choices, more;             /* more: so many are not listed */
    struct counted *odds;               /* of the scene's options */
    uint16_t only_object, only_square;  /* the choices are those about it; 0: all */
    bool     from_board;                /* and it was chosen in the middle */
    uint32_t opened;                    /* a line of the menu that was unfolded, + 1; and of that again */
    uint32_t opened_at;                 /* of the choices: where one comes back to */
    char     opened_text[256];          /* what it said */
    bool     typing;                    /* the choices are searched */
    uint8_t  digit;                     /* that was typed: a key of his is to follow; 0: none */

    struct { struct grog_option option; } mark[MARKS_MAX];      /* a price of several cards */
    unsigned marks;
    uint16_t worked[2];                 /* whose choice was taken last: array + 1 and slot of the thing; 0: nobody's */

    struct {                            /* a whole way on the board (way.c): */
        struct grog_option take[GROG_WAY + 1];
        unsigned n, at;                 /* the steps that are still to be taken: from at to n; */
        uint64_t saw;                   /* and what was to be seen before the last step */
    } walk;
    struct { uint32_t from, to; } walked[8];    /* the decisions of the last ways, each of which is taken back whole; */
    unsigned ways;                      /* the next is noted there */

    uint32_t told, since;               /* lines of the log that have been shown; when he last chose */
    bool     own;                       /* they come of the player's own choice */
    uint64_t next_at;                   /* when the next comes, in nanoseconds */
    uint64_t deaf_until;                /* keys that were typed for another question are not heard */
    uint8_t  ahead[KEYS_AHEAD];         /* choices that were typed before anything was asked */
    unsigned aheads;
    uint8_t  answered;                  /* the question that was answered last, */
    bool     used;                      /* by something that could as well have been left undone */
    uint32_t frame;                     /* of what moves */
    uint16_t told_of[GROG_SCENE_TOUCHES];       /* whom the newest line names, if others do something */
    uint16_t flash[GROG_SCENE_TOUCHES]; /* what has just been chosen, while its dice roll */

    enum overlay over;
    bool     whole;                     /* all of what is told before a game, not its five lines */
    char    *text, *found;              /* of the overlay; and what of it has the words */
    char     over_words[128];
    bool     over_typing;
    int      over_up, over_lines;       /* scrolled; lines in all */
    unsigned over_row;
    uint32_t asks_about;                /* the option to confirm */

    bool     rests;                     /* the cursor is on what should need two keys: nothing harmless is left */
    char     note[512];                 /* what has just gone wrong or well: shown until a key comes */
    bool     note_is_bad;
    char    *explained;                 /* of what is under the cursor, */
    uint64_t explained_key;             /* as it was then */
    int      explain_up;
    uint16_t clicked;                   /* the spot of the last click */
    unsigned tab;                       /* of the panes that share a place: which is shown */
};

/* ---- texts ------------------------------------------------------------------- */

/* A message of the catalogue, in memory that lasts until the next but seven. */
const char *desk_say(struct desk *d, char *room, size_t n, const char *key, const struct grog_pair *pairs);
#define SAY(d, key, ...) desk_say((d), (char[512]){ "" }, 512, (key), GROG_PAIRS(__VA_ARGS__))
#define SAID(d, key)     desk_say((d), (char[512]){ "" }, 512, (key), NULL)
void desk_note(struct desk *d, bool bad, const char *text);
/* What line mode would print, without ink. */
void desk_capture(struct desk *d, void (*print)(struct desk *d, const char *words), const char *words, char *out);
const char *desk_explain(struct desk *d);                       /* of what is under the cursor */

/* Whose log is told here. */
static inline unsigned book_of(const struct desk *d) { return d->p->hands ? d->seat : GROG_SPECTATOR; }

/* ---- choices.c ------------------------------------------------------------------ */

void choices_forget(struct desk *d);                            /* another scene: nothing is known of its odds */
void choices_gather(struct desk *d);                            /* by words, by what they are about, or all */
bool choices_would_find(struct desk *d, char more);            /* with one letter more of the search */
void choices_narrow(struct desk *d, uint16_t object, uint16_t square);
bool choices_are_narrow(const struct desk *d);                  /* not all are shown, or some are marked */
bool choices_back(struct desk *d);                              /* one step wider; false: all are shown */
void choices_move(struct desk *d, int by);
bool choices_key(struct desk *d, uint32_t key);                 /* what shows the key is taken, or a digit begins it */
void choices_take_line(struct desk *d, uint32_t choice);        /* take it, or unfold it */
void choices_take_cursor(struct desk *d);                       /* what is under the cursor of the middle or the hand */
void choices_aim(struct desk *d);                               /* t.option, by the line under the cursor */
uint32_t choices_about(const struct desk *d, uint16_t object, uint16_t square, uint32_t *first);
uint32_t choices_at_cursor(const struct desk *d, uint32_t *first);      /* how many Enter is about there */
bool choices_wants_odds(const struct desk *d, uint32_t option);
void choices_count(struct desk *d);                             /* let the next odds be counted */
void choices_counted(struct desk *d, const struct thought *t);
void choices_mark(struct desk *d);                              /* a card of a price, or no longer */
bool choices_can_be_marked(const struct desk *d, uint32_t option);
bool choices_some_can_be_marked(const struct desk *d);
unsigned choices_marked(const struct desk *d, uint32_t option);      /* how often: copies are one option */

/* ---- way.c ----------------------------------------------------------------------- */

bool way_under_cursor(const struct desk *d, struct play_way *out);    /* what Enter does there */
bool way_begin(struct desk *d);                                /* false: there is no way to the cursor */
bool way_goes_on(struct desk *d);                              /* its next step, if nothing speaks against it */
void way_stop(struct desk *d);
uint32_t way_back_to(const struct desk *d, uint32_t now);      /* amid a way: the decision before it, else now */

/* ---- panes.c ---------------------------------------------------------------------- */

void desk_lay_out(struct desk *d);
void desk_draw(struct desk *d);
void panes_draw(struct desk *d);
void panes_more(struct desk *d, struct area frame, bool above, bool below);      /* there is more of it */
void choices_draw(struct desk *d, struct area frame, struct area a);    /* the lines (choice_lines.c) */
int  question_draw(struct desk *d, struct area a);              /* how many lines it takes (question.c) */
int  log_last(struct desk *d, struct area a, int up, uint32_t since);   /* the log from below */
bool line_has_dice(const char *line);
bool hand_has(const struct desk *d, uint16_t object);
bool hand_next(struct desk *d, int way);                        /* the cursor along the cards of the hand */

/* ---- overlays.c ------------------------------------------------------------------- */

void over_open(struct desk *d, enum overlay which);
void over_close(struct desk *d);
void over_draw(struct desk *d);
void beginning_say(struct desk *d);                             /* beginning.c */
void over_key(struct desk *d, uint32_t key);
void over_scroll(struct desk *d, int by);
void curtain_draw(struct desk *d);
bool again_key(struct desk *d, uint32_t key);                   /* again.c: another game of its kind */
int  again_draw(struct desk *d, struct area a);
void reactions_open(struct desk *d);                            /* reactions.c */
void reactions_draw(struct desk *d, struct area frame, struct area a);
void reactions_key(struct desk *d, uint32_t key);

/* ---- keys.c ----------------------------------------------------------------------- */

void desk_key(struct desk *d, uint32_t key);
void keys_hear(struct desk *d);                                 /* what was typed ahead: the question is there */
void desk_mouse(struct desk *d, const struct input *in);
void keys_line(struct desk *d, struct area a);
void keys_help(struct desk *d, struct grog_text *out);
/* Does the letter stand for nothing else at this table, so that it can stand for a choice? */
bool key_is_free(const struct desk *d, uint32_t key);
/* Write what was typed into a text: true if the key was for it. */
bool key_types(uint32_t key, char *text, size_t room);

/* ---- guard.c ---------------------------------------------------------------------- */

void desk_guard(struct desk *d);                                /* keys of before are not for what is asked now */
bool desk_is_on_table(const struct desk *d);                    /* it can be answered in the middle */
bool desk_is_deaf(const struct desk *d);                        /* keys are still those of the question before, */
void desk_stay_deaf(struct desk *d);                            /* and those that come with them are too */

static inline struct grog_scene_object desk_object(const struct desk *d, uint16_t object)
{
    return object && object < d->p->scene->objects ? d->p->scene->object[object] : (struct grog_scene_object){ 0 };
}

/* ---- table.c ---------------------------------------------------------------------- */

void desk_take(struct desk *d, uint32_t option);                /* if nothing speaks against it */
void desk_take_now(struct desk *d, uint32_t option);
void desk_undo(struct desk *d, bool again);
void desk_next_lesson(struct desk *d);                          /* this one is over */
void desk_hasten(struct desk *d);
bool desk_may_go_on(const struct desk *d);
void desk_catch_up(struct desk *d);                             /* what follows at once from what has been told */
void desk_focus(struct desk *d, int way);
void desk_report(struct desk *d, const char *note);             /* report.c */
void desk_move(struct desk *d, const char *file);               /* the game is kept there; "": in the state folder */
bool desk_is_asked(const struct desk *d);

#endif
