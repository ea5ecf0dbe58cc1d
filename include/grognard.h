/* SPDX-License-Identifier: MIT */
/* grognard.h -- play tactical card wargames by their rulebook.
 *
 * A match is what does not change: the system (its rules), the cards, the setup.
 * A game is one flat value of grog_state_bytes(match) bytes, without a pointer in
 * it: copy it with memcpy, compare it with memcmp, keep one to undo, copy one and
 * go on to search.  The engine runs until a set of seats must choose; list a
 * seat's options, take one, read the events, and so on until grog_over().
 *
 *     struct grog_match *m = grog_match_new(box, "seats 2", &why);
 *     struct grog_game  *g = calloc(1, grog_state_bytes(m));
 *     grog_start(m, g, seed, events);
 *     while (!grog_over(g)) {
 *         unsigned seat = grog_first_seat(grog_asked(g));
 *         grog_list(m, g, seat, options);
 *         grog_take_listed(m, g, seat, options->at[choose(options)], events);
 *     }
 *
 * Packs and whole games of them are in grognard/library.h, sentences in grognard/words.h, what a seat sees in
 * grognard/scene.h, players in grognard/bots.h, a game at a table in grognard/session.h.
 *
 * No call here keeps global state.  Only the calls that say "yours" allocate, and
 * none of them is part of a step.  Same match, seed and options give the same bytes
 * on every compiler and machine that we build for. */
#ifndef GROGNARD_H
#define GROGNARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/* Of the kernel's own meaning: how a log is read, how dice and undo work.  Not the release's, nor a system's: each of
 * these has a version of its own (CONTRIBUTING.md). */
#define GROG_RULES_VERSION "0.1"

enum {
    GROG_STATE_MAX   = 16384,       /* bytes of any system's game */
    GROG_SEATS_MAX   = 6,
    GROG_SPECTATOR   = GROG_SEATS_MAX,  /* in place of a seat: sees what everybody sees */
    GROG_OPTIONS_MAX = 16384,       /* options of one seat at one decision */
    GROG_EVENTS_MAX  = 4096,        /* events of one step */
    GROG_TEXT_MAX    = 256,         /* an option or event in words, with its 0 */
    GROG_SEED_BYTES  = 32,
    GROG_HASH_BYTES  = 32,
    GROG_STEPS_MAX   = 65536,       /* every game is over before so many decisions */
};

struct grog_system;                 /* a rule system's table; see src/kernel/system.h */
struct grog_cards;                  /* the cards to play it with */
struct grog_match;                  /* immutable; may be shared by threads */
struct grog_game;                   /* flat, grog_state_bytes() long */

/* A box on the shelf: a system and cards for it.  A shelf ends in a box of nulls. */
struct grog_box {
    const struct grog_system *system;
    const struct grog_cards  *cards;
};

/* What went wrong with a text: the line (from 1; 0 if none) and a sentence. */
struct grog_error {
    uint32_t line;
    char     text[GROG_TEXT_MAX];
};

enum grog_status {
    GROG_OK,
    GROG_REFUSED,                   /* not offered, or not possible now; nothing has changed */
    GROG_BAD_TEXT,                  /* see the grog_error */
    GROG_DIVERGED,                  /* a replay's hash or result differs */
    GROG_FULL,                      /* a bound of this header was reached */
    GROG_WAITS,                     /* a fair game whose secret is not shown yet */
};

/* ---- the shelf ----------------------------------------------------------- */

const struct grog_box *grog_shelf_find(const struct grog_box *shelf, const char *system);
const char *grog_system_name(const struct grog_system *s);
const char *grog_system_about(const struct grog_system *s);   /* one line for people */

/* ---- the match ----------------------------------------------------------- */

/* Yours: grog_match_free it.  NULL if the setup ("seats 2, rounds 9") does not fit: see why. */
struct grog_match *grog_match_new(const struct grog_box *box, const char *setup, struct grog_error *why);
/* Promise that its games have no cards but those that they begin with: then rows of other cards cost nothing.  Not for
 * games that begin with a position, which may have any card. */
void        grog_match_close(struct grog_match *m);
void        grog_match_free(struct grog_match *m);
size_t      grog_state_bytes(const struct grog_match *m);
unsigned    grog_seats(const struct grog_match *m);
/* The seats that win together with this one, as bits, its own among them; of no seat: none. */
unsigned    grog_side(const struct grog_match *m, unsigned seat);
const char *grog_setup_text(const struct grog_match *m);      /* every setting, as grog_match_new reads it */
bool        grog_practice(const struct grog_match *m);        /* undo may cross barriers */

/* The system's whole table, checked: NULL, or what is wrong with it. */
const char *grog_system_check(const struct grog_system *s, const struct grog_cards *cards);

/* ---- options ------------------------------------------------------------- */

/* A verb, its actor and up to three more objects; kinds stand in the verb's row. */
struct grog_option {
    uint8_t  verb, actor;
    uint16_t object[3];
};

struct grog_options {
    uint32_t n;
    uint32_t overflow;              /* how many did not fit; 0 by the laws */
    struct grog_option at[GROG_OPTIONS_MAX];
};

/* Table acts: verbs that every system has, open to every seat at any time. */
enum grog_table_verb {
    GROG_REACT = 240,               /* actor: kind of window; object 0: grog_reaction */
    GROG_UNDO, GROG_REDO,           /* back before my last option; and forth again */
    GROG_CONSENT, GROG_OBJECT,      /* to an ally's or opponent's undo */
    GROG_RESIGN,
    GROG_HAND_OVER,                 /* object 0: the person who now holds my seat */
    GROG_PASS = 255,                /* not a table act: the way out of a reaction window */
};

enum grog_reaction {
    GROG_ASK_ME,                    /* when I could react, as far as the table can see */
    GROG_ALWAYS,                    /* at every window of this kind */
    GROG_NEVER,                     /* pass for me */
};

/* ---- events -------------------------------------------------------------- */

/* Something that happened.  `seen` is the set of seats that may know all of it. */
struct grog_event {
    uint8_t  kind, seen;
    uint16_t object[4];
    int16_t  amount;
};

struct grog_witness;                /* who looks on while the rules run; see src/kernel/witness.h */

/* What happened in one step, in order.  All of it is zero before it is first handed in. */
struct grog_events {
    uint32_t n;
    uint32_t lost;                  /* how many did not fit; 0 by the laws */
    struct grog_witness *witness;   /* sees the game at each of them; NULL: nobody does */
    struct grog_event at[GROG_EVENTS_MAX];
};

/* The event as a seat sees it: hidden cards have become their backs. */
struct grog_event grog_event_for(const struct grog_match *m, const struct grog_event *e, unsigned seat);
const char *grog_event_text(const struct grog_match *m, const struct grog_game *g,
                            const struct grog_event *e, char text[GROG_TEXT_MAX]);

/* ---- playing ------------------------------------------------------------- */

/* Deal and run to the first decision.  events may be NULL in every call here. */
void     grog_start(const struct grog_match *m, struct grog_game *g,
                    const uint8_t seed[GROG_SEED_BYTES], struct grog_events *events);
void     grog_seed_from_number(uint64_t number, uint8_t seed[GROG_SEED_BYTES]);

bool        grog_over(const struct grog_game *g);
unsigned    grog_asked(const struct grog_game *g);            /* the seats that may choose now, as bits */
unsigned    grog_first_seat(unsigned seats);
uint32_t    grog_decisions(const struct grog_game *g);        /* taken so far */
const char *grog_question(const struct grog_match *m, const struct grog_game *g);
/* Does the game wait for a game of another system (a campaign for its Mission), or for the next line of its report?
 * The report is answered with ordinary options, whoever fought the Mission. */
bool        grog_fields(const struct grog_match *m, const struct grog_game *g);
/* The seed of the Mission with this ordinal, from 0, in a campaign that began with this seed: SHA-256 of a tag, the
 * campaign's seed and the ordinal, each with its length before it. */
void        grog_field_seed(const uint8_t campaign_seed[GROG_SEED_BYTES], uint32_t ordinal,
                            uint8_t seed[GROG_SEED_BYTES]);

void grog_list(const struct grog_match *m, const struct grog_game *g, unsigned seat,
               struct grog_options *out);
void grog_list_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                    struct grog_options *out);

/* GROG_REFUSED, and nothing has changed, unless grog_list would offer it. */
enum grog_status grog_take(const struct grog_match *m, struct grog_game *g, unsigned seat,
                           struct grog_option o, struct grog_events *events);
/* The same for an option that was listed for this very game; it is not looked up again. */
void grog_take_listed(const struct grog_match *m, struct grog_game *g, unsigned seat,
                      struct grog_option o, struct grog_events *events);

/* For tests and lessons: as grog_take, but the first n dice show these pips, pool by pool; *used counts those that
 * were rolled. */
enum grog_status grog_take_with_dice(const struct grog_match *m, struct grog_game *g, unsigned seat,
                                     struct grog_option o, struct grog_events *events, const uint8_t *pips,
                                     uint32_t n, uint32_t *used);

/* Why it is not offered: the id of the rule that forbids it, such as "D-3.1"; NULL if it is offered.  If it is none of
 * the choices that the question puts to the seat, no rule of the system was asked, and the id is GROG_NO_CHOICE.
 * grog_say_refusal (grognard/words.h) puts any of them in words. */
#define GROG_NO_CHOICE "no-choice"
const char *grog_why_not(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                         struct grog_option o);

/* The same for an option by name. */
const char *grog_why_not_named(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                               const char *text);

/* Options by name: what replays hold and people type. */
const char *grog_option_text(const struct grog_match *m, const struct grog_game *g,
                             struct grog_option o, char text[GROG_TEXT_MAX]);
enum grog_status grog_option_parse(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                                   const char *text, struct grog_option *o);

/* ---- the value ----------------------------------------------------------- */

void grog_hash(const struct grog_match *m, const struct grog_game *g, uint8_t hash[GROG_HASH_BYTES]);
/* The same game with unused bytes zeroed and sets sorted; by the laws, the game itself. */
void grog_canonical(const struct grog_match *m, const struct grog_game *g, struct grog_game *out);
/* NULL, or the invariant that is broken. */
const char *grog_check(const struct grog_match *m, const struct grog_game *g);

/* The game with blanks where this seat may not see; and a full game that it could be. */
void grog_view(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_game *out);
void grog_fill(const struct grog_match *m, const struct grog_game *view, unsigned seat,
               const uint8_t seed[GROG_SEED_BYTES], struct grog_game *out);

/* What cards ask for is refused to them before it is more than a game has room for.  If something did not fit all the
 * same, the game is broken: it is over, nobody has won, and its result names the card that was being carried out. */
enum grog_broken {
    GROG_WHOLE,
    GROG_TOO_DEEP,                  /* procedures inside procedures */
    GROG_ENDLESS,                   /* from one decision to the next: no end of them */
    GROG_PILE_FULL,                 /* a card that had no room where it was put */
};

/* How a game ended, as numbers, for campaigns and tables. */
enum { GROG_RESULT_LINES = 512 };
struct grog_result {
    uint8_t  over, winners;         /* winners: seats, as bits; none is a draw or a defeat of all */
    uint16_t lines;
    uint32_t decisions;
    uint16_t breaker;               /* of a broken game: the card; 0: none was being carried out */
    uint8_t  broken;                /* enum grog_broken */
    uint16_t lost;                  /* how many lines did not fit; 0 by the laws */
    uint8_t  game[GROG_HASH_BYTES];
    struct grog_result_line {
        uint8_t  kind, seat;        /* kind: the system's result words */
        uint16_t card;
        int32_t  amount;
        uint16_t whom;              /* the thing, by its name as the game ended, that the line is about, or that has the
                                     * card: of a Soldier's lines and of his gear it is the same; 0: nobody's */
        uint16_t spare;
    } line[GROG_RESULT_LINES];
};
void grog_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);
const char *grog_result_word(const struct grog_match *m, unsigned kind);

/* ---- odds ---------------------------------------------------------------- */

/* The results of an option if nobody reacts, each with its exact share of the whole. */
enum { GROG_ODDS_MAX = 64, GROG_ODDS_RUNS = 1 << 20 };    /* results; sets of dice: more is GROG_FULL */
struct grog_odds {
    uint32_t n;
    uint32_t runs;                  /* how many sets of dice were played out */
    uint32_t windows;               /* kinds of window that were passed, as bits */
    uint32_t declined;              /* 1: abilities that ask were met and not used; else 0 */
    uint64_t whole;
    uint64_t unknown;               /* the share that ends at a hidden card or at another decision, */
    uint64_t asked;                 /* and the part of it that ends at another decision */
    struct { int32_t result; uint64_t share; } at[GROG_ODDS_MAX];
};
enum grog_status grog_odds(const struct grog_match *m, const struct grog_game *view, unsigned seat,
                           struct grog_option o, struct grog_odds *out);

/* ---- the journal: a game at a table -------------------------------------- */

/* One act of one seat: an option or a table act.  Undo is an act too, so the log only grows. */
struct grog_act {
    struct grog_option option;
    uint8_t seat, pad[3];
};

struct grog_journal;
/* Yours: grog_journal_free it. */
struct grog_journal *grog_journal_new(const struct grog_match *m, const uint8_t seed[GROG_SEED_BYTES]);
/* The same for a game that begins with a position; what happened before it cannot be undone. */
struct grog_journal *grog_journal_from(const struct grog_match *m, const struct grog_game *start);
void grog_journal_free(struct grog_journal *j);
void grog_journal_restart(struct grog_journal *j, const uint8_t seed[GROG_SEED_BYTES]);
const struct grog_game *grog_journal_game(const struct grog_journal *j);     /* j's */
const struct grog_act  *grog_journal_log(const struct grog_journal *j, uint32_t *n); /* j's */
const uint8_t *grog_journal_seed(const struct grog_journal *j);                      /* j's */
/* An option or a table act, by the seat that makes it. */
enum grog_status grog_play(struct grog_journal *j, unsigned seat, struct grog_option o,
                           struct grog_events *events);

/* ---- text ---------------------------------------------------------------- */

/* A text in memory that you gave it: `room` bytes, with its 0.  n counts on when it is full: n >= room tells that it
 * did not fit, and how much was wanted. */
struct grog_text {
    char  *at;
    size_t n, room;
};
struct grog_text grog_text_in(char *room, size_t n);          /* an empty one of n bytes, n > 0 */
/* A text however long: it begins as { 0 }, and is written again for as long as it grows.  Yours: free(text.at).
 *
 *     struct grog_text text = { 0 };
 *     do grog_inspect(m, g, &text); while (grog_text_grows(&text));
 *
 * NULL in text.at: there is no memory. */
bool grog_text_grows(struct grog_text *t);

/* Where the dice of a fair game come from, so that everybody who played can check it.  The dealer draws a secret, and
 * shows what he is committed to (grog_fair_commit); then each seat gives a nonce; the seed of the game follows from all
 * of them (grog_fair_seed).  After the game the secret is shown. */
enum { GROG_NONCES_MAX = GROG_SEATS_MAX };
struct grog_fairness {
    uint8_t  commitment[GROG_HASH_BYTES];       /* to the secret, for this match and match_id */
    uint8_t  secret[GROG_SEED_BYTES];
    uint8_t  nonce[GROG_NONCES_MAX][GROG_SEED_BYTES];   /* by seat */
    uint8_t  given, own;            /* seats, as bits: whose nonces are here; of those, whose file this is */
    bool     has_secret;            /* false: what another seat has, who waits for it */
    char     match_id[64];          /* a line of text, so that no two games are the same */
};
/* The commitment to f->secret, which is there from now on. */
void grog_fair_commit(const struct grog_match *m, struct grog_fairness *f);
/* NULL, or what is wrong with it.  Ask before you write it: nonces of others and a match_id come from outside. */
const char *grog_fair_check(const struct grog_match *m, const struct grog_fairness *f);
/* False unless the secret and one nonce of each seat are there, and sound. */
bool grog_fair_seed(const struct grog_match *m, const struct grog_fairness *f, uint8_t seed[GROG_SEED_BYTES]);

/* A replay in full: header, each act by name, a hash now and then, the result.  fair: NULL unless it is a fair game.
 * While a game goes on that is not of practice, its seed or secret is sealed: masked, so that who opens the file does
 * not read the dice to come.  That is no lock.  What another seat than the dealer gets: fair with has_secret false.
 * False: there was no memory to write every act. */
bool grog_replay_write(const struct grog_journal *j, const struct grog_fairness *fair, struct grog_text *out);

/* What a replay says, played through its last act (or through `acts` of them). */
struct grog_replay {
    struct grog_match   *match;     /* yours: grog_replay_close */
    struct grog_journal *journal;
    struct grog_fairness fair;
    bool     has_fair, finished;    /* its dice come from the secret it committed to; it has its end */
    bool     sealed, from;          /* its seed or secret was sealed; it began with a position */
    uint32_t acts, checked;         /* played; hashes compared */
};
/* GROG_WAITS: a fair game whose secret is not shown.  Its lines are sound, and fair, finished and acts are told; it
 * cannot be played, so there is neither a match nor a journal. */
enum grog_status grog_replay_open(const struct grog_box *shelf, const char *text, size_t n, uint32_t acts,
                                  struct grog_replay *out, struct grog_error *why);
void grog_replay_close(struct grog_replay *r);
/* The text of a fair game with its secret shown, which was not there or sealed; grog_replay_open tells whether it is
 * the right one. */
enum grog_status grog_replay_reveal(const char *text, size_t n, const uint8_t secret[GROG_SEED_BYTES],
                                    struct grog_text *out, struct grog_error *why);

/* A position: setup and what differs from its start, by name. */
void grog_position_write(const struct grog_match *m, const struct grog_game *g, struct grog_text *out);
struct grog_position {
    struct grog_match *match;       /* yours: grog_position_close */
    struct grog_game  *game;
};
enum grog_status grog_position_open(const struct grog_box *shelf, const char *text, size_t n,
                                    struct grog_position *out, struct grog_error *why);
void grog_position_close(struct grog_position *p);
/* Is a line of a position ("health[1] = 2") true of the game?  GROG_REFUSED: no, and why tells what is. */
enum grog_status grog_position_holds(const struct grog_match *m, const struct grog_game *g, const char *line,
                                     struct grog_error *why);
/* Make it true.  GROG_BAD_TEXT, and nothing has changed, if it cannot be read or breaks an invariant. */
enum grog_status grog_position_set(const struct grog_match *m, struct grog_game *g, const char *line,
                                   struct grog_error *why);

/* The state in words: frames by name and rule, zones, things, fields that are not 0. */
void grog_inspect(const struct grog_match *m, const struct grog_game *g, struct grog_text *out);
/* What differs between two games of one match, a line each; the number of lines. */
uint32_t grog_diff(const struct grog_match *m, const struct grog_game *a, const struct grog_game *b,
                   struct grog_text *out);

/* ---- the laws ------------------------------------------------------------ */

/* One random game with every law checked at its steps. */
struct grog_laws;
struct grog_laws *grog_laws_new(const struct grog_match *m); /* yours */
void grog_laws_free(struct grog_laws *l);
/* Who chooses in these games, from a seat's view: the place of an option in the list.  Without a player, or if the
 * place lies beyond the list, chance chooses. */
typedef uint32_t grog_player(void *arg, const struct grog_match *m, const struct grog_game *view, unsigned seat,
                             const struct grog_options *options);
void grog_laws_player(struct grog_laws *l, grog_player *player, void *arg);
/* Games are left off after so many decisions; 0: they are played to their end. */
void grog_laws_stop(struct grog_laws *l, uint32_t decisions);
/* The broken laws as bits, 0 if none; then grog_laws_story tells, and _replay opens the game. */
unsigned    grog_laws_game(struct grog_laws *l, uint64_t seed);
uint64_t    grog_laws_steps(const struct grog_laws *l);
const char *grog_laws_story(const struct grog_laws *l);
void        grog_laws_replay(const struct grog_laws *l, struct grog_text *out);
const char *grog_law_name(unsigned law);        /* NULL past the last */

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif
