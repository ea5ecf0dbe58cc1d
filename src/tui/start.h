/* SPDX-License-Identifier: MIT */
/* start.h -- the screens before a game: what to play, with whom; lessons, replays, settings.
 *
 * They are pages on a stack: each a list with a pane that explains what is under the cursor, or a screen of its own
 * (the builder of teams and armies).  They draw on a canvas and are driven by keys (lists.h), so that nothing here
 * needs a terminal; start_run shows them on one.  What comes of them is a struct start_wish. */
#ifndef TUI_START_H
#define TUI_START_H

#include "library/campaigns.h"
#include "library/kept_games.h"
#include "library/quick.h"
#include "library/scenarios.h"
#include "command/program.h"
#include "roster/match_wish.h"
#include "lists.h"
#include "table.h"

enum start_what { START_STAYS, START_QUITS, START_PLAYS, START_RESUMES, START_SHOWS, START_TEACHES, START_CAMPAIGN };

/* What the player wants. */
struct start_wish {
    enum start_what what;
    struct match_wish match;            /* START_PLAYS: its texts are these */
    char     mission[GROG_CARD_NAME_MAX + 1], team[GROG_SETUP_TEXT], army[4][GROG_SETUP_TEXT];
    char     seat[16], bots[64];        /* "" as usual */
    bool     curtain, watch;
    char     file[PLAY_PATH];           /* START_RESUMES, START_SHOWS */
    char     lesson[64];                /* START_TEACHES */
    char     campaign[CAMPAIGN_NAME_MOST + 1], sheet[GROG_CARD_NAME_MAX + 1];   /* START_CAMPAIGN; sheet: a new one */
    bool     practice;                  /* which can be taken back */
};

/* Lessons are somebody else's: how many there are, and what one is. */
struct start_lesson { char id[64], system[24], name[LIST_NAME]; char about[1024]; bool done; };
struct start_lessons {
    unsigned n;
    void (*read)(unsigned i, const struct grog_words *words, struct start_lesson *out);
};

/* The player's settings, as rows to be changed: somebody else's too.  NULL: there are none. */
struct start_settings {
    unsigned n;
    void    *arg;
    /* "Colours", "dark", and what it means. */
    void (*read)(void *arg, unsigned i, const struct grog_words *words, char name[LIST_NAME], char value[LIST_NOTE],
                 char about[512]);
    void (*change)(void *arg, unsigned i, int by);
};

enum { START_PAGES = 8, START_ABOUT = 1 << 14, START_SYSTEMS = 2 };
/* How a game is put together: a Mission and a team, or a scenario and armies.  Roster knows of which system it is. */
enum start_system { START_BY_TEAM, START_BY_ARMY };
const char *start_system(enum start_system of);
/* Who plays a Mission: the player every seat; the bot one of two; the bot all of them. */
enum start_who { START_ALONE, START_WITH_BOT, START_LOOKS_ON, START_WHO };

struct start;
struct build;

/* One page: all but fill and choose may be left out. */
struct page {
    const char *name;                   /* its messages: start.NAME, start.NAME.keys */
    bool searches;                      /* letters search */
    void (*fill)(struct start *s, struct list *l);
    void (*explain)(struct start *s, const struct line *line, struct grog_text *out);
    enum start_what (*choose)(struct start *s, const struct line *line);
    /* Other keys; true: it was one.  *what may be set. */
    bool (*key)(struct start *s, const struct line *line, uint32_t key, enum start_what *what);
    void (*draw)(struct start *s, struct canvas *c);        /* instead of list and pane */
};

struct start {
    struct library *library;
    const struct grog_words *words;
    const struct grog_box *box[START_SYSTEMS];              /* system NULL: it is not here */
    struct grog_speaker speaker[START_SYSTEMS];
    struct grog_match *speaks[START_SYSTEMS];
    const char *version;                /* of the program; NULL: it has none */
    const struct start_lessons *lessons;
    const struct start_settings *settings;
    struct start_wish wish;
    bool     practice;                  /* in what is begun from here everything can be taken back; */
    enum start_who who;                 /* and who plays it */
    uint64_t seed;
    struct kept *kept;                  /* games in the state folder, */
    unsigned n_kept, goes_on;           /* and the one to go on with; n_kept: none */
    struct campaign_name *campaigns;    /* those that are kept, */
    unsigned n_campaigns, campaign_on;  /* and the one to go on with; n_campaigns: none */
    char    *campaign_about;            /* and START_ABOUT of the one that was looked at last, */
    char     campaign_told[CAMPAIGN_NAME_MOST + 1];     /* which is this */
    uint16_t quick[2];                  /* Mission and team of a quick mission; 0: there is none */
    char     guide[32];                 /* of that one; "": it has none */
    char     first[32];                 /* of the first Mission, which has one; "": there is no such Mission */
    uint16_t first_team[2];
    enum start_system of;               /* what is being chosen: */
    uint16_t mission;                   /* Mission or scenario, */
    unsigned seat;                      /* whose army */
    struct build *build;
    char     said[512];                 /* what came of the last key; "": nothing */
    bool     said_bad;
    char     sure[TEAM_NAME + 1];       /* the team that another Delete deletes */
    char    *about;                     /* START_ABOUT, of what is under the cursor */
    struct { const struct page *page; struct list list; int scroll; } at[START_PAGES];
    unsigned depth;
};

/* The packs must be on the shelf.  Lessons and settings may be NULL. */
void start_open(struct start *s, struct library *library, const struct grog_words *words, uint64_t seed,
                const struct start_lessons *lessons, const struct start_settings *settings);
void start_close(struct start *s);
void start_again(struct start *s);      /* the state folder has changed: back to the first page */
void start_back(struct start *s);       /* the same, on this page */
void start_taught(struct start *s);     /* the same, on the next lesson if this one was finished */
void start_draw(struct start *s, struct canvas *c, int w, int h);
enum start_what start_key(struct start *s, uint32_t key);
/* A click on a cell, as a key; 0: it is on nothing. */
uint32_t start_click(const struct canvas *c, int x, int y);

/* ---- for the pages ------------------------------------------------------------------- */

void start_push(struct start *s, const struct page *page);
void start_pop(struct start *s);
void start_refill(struct start *s);     /* the page's list anew, the cursor on the same line */
void start_say(const struct start *s, const char *key, const struct grog_pair *pairs, struct grog_text *out);
/* Into a room of fixed size, overwriting it. */
void start_put(const struct start *s, const char *key, const struct grog_pair *pairs, char *out, size_t room);
/* What stands on the line of messages. */
void start_tell(struct start *s, bool bad, const char *key, const struct grog_pair *pairs);
/* "[Enter] choose  [Esc] back": what stands in brackets is a key. */
void start_draw_keys(struct canvas *c, struct area a, const char *text);
/* All lines of the text, drawn from line `skip` on if there is a canvas; how many.  "# " begins a heading. */
int  start_draw_text(struct canvas *c, struct area a, const char *text, int skip);
/* The same scrolled, as far as there is more of it. */
void start_draw_about(struct canvas *c, struct area a, const char *text, int *scroll);
struct area start_frame(struct start *s, struct canvas *c, const char *title, const char *keys);

bool start_is_given(const struct grog_box *box, uint16_t card);           /* a scenario with its armies */
/* What a `sort`, pack or system, is called; without words for it, its name. */
const char *start_title(const struct start *s, const char *sort, const char *name, char room[LIST_NAME]);
const char *start_name(const struct start *s, uint16_t card);
/* The same as it is said, without the pack that tells two apart. */
const char *start_says(const struct start *s, uint16_t card, char room[LIST_NAME]);

/* The wish's match, with practice or without; of a Mission also as its seats are played. */
enum start_what start_plays(struct start *s);
/* How a game is begun: rows of a page, what they say, and Enter on one. */
enum start_how { START_PRACTICE, START_PLAYERS };
void start_how_note(const struct start *s, enum start_how how, char note[LIST_NOTE]);
void start_how_about(const struct start *s, enum start_how how, struct grog_text *out);
void start_how_next(struct start *s, enum start_how how);

/* What a card says about itself in a word or two; that Mission with that team; a game that is kept. */
void start_say_flavour(const struct start *s, uint16_t card, struct grog_text *out);
enum start_what start_play_team(struct start *s, const char *mission, const char *team);
enum start_what start_resume(struct start *s, const struct kept *k);

extern const struct page page_home, page_missions, page_teams, page_scenarios, page_seats, page_armies, page_lessons,
                         page_replays, page_settings, page_about, page_build, page_campaigns, page_new_campaign;

/* ---- start_campaigns.c ------------------------------------------------------------------ */

void start_find_campaigns(struct start *s);
bool start_has_campaigns(const struct start *s);        /* is there one, or something to begin one with? */

/* How that one stands and who is left; found once. */
void start_tell_campaign(struct start *s, const char *name, struct grog_text *out);
/* Has the player won a game, and begun no campaign?  The page with the first one under the cursor. */
bool start_has_first_campaign(const struct start *s);
void start_first_campaign(struct start *s);

/* ---- build.c: the builder ------------------------------------------------------------- */

/* For the Mission of the page; `from`: a saved or a ready-made team, "": a new one. */
bool build_open(struct start *s, const char *from);
void build_close(struct start *s);

/* ---- start_lessons.c ------------------------------------------------------------------- */

void start_lessons(struct start_lessons *out);          /* n 0: there are none */
int start_teach(struct program *program, const char *name, const char *lang);

/* ---- start_run.c ------------------------------------------------------------------------ */

/* `grognard` alone at a terminal: the start screen, games, and back, until the player leaves. */
int start_run(struct program *program);

#endif
