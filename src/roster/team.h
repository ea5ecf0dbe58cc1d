/* SPDX-License-Identifier: MIT */
/* team.h -- a team that is being put together, and where teams are kept.
 *
 * A team is the list of a setup that is bought (kernel/market.h), and so is an army: in what follows, a team.  What may
 * be in it the system says; nothing here knows a rule. */
#ifndef TEAM_H
#define TEAM_H

#include "grognard.h"
#include "kernel/market.h"
#include "base/json.h"
#include "library/library.h"
#include "pack/pack.h"

enum { TEAM_NAME = 48, TEAM_BYTES = 1 << 16, TEAM_CODE = 4096, TEAM_NUMBER = 99, TEAM_TERMS = 1024 };

/* ---- team_words.c: teams and armies ------------------------------------------------ */

/* What the commands differ in. */
struct team_as {
    const char *command, *system;               /* "team", and the system that it is for */
    const char *mission, *missions;             /* the option that says for what, and where 'grognard list' has them */
    const char *folder, *ending, *form;         /* of files; of codes */
    bool        seats, weighs;                  /* a member's number is his seat, not how many; things have weight */
};

/* Who asks: with which library, in whose words, and where it is told what could not be done. */
struct team_call {
    struct library *library;
    const struct team_as *as;
    const char *command;                        /* "team add" */
    struct grog_error *why;                     /* false and NULL below mean: see there */
};

/* By command, or by system; that of teams if it is neither. */
const struct team_as *team_as(const char *word);
/* A text with the words in {} as this command has them; it lasts as long as the block that it stands in. */
enum { TEAM_SAID = 1536 };
const char *team_say_in(const struct team_as *as, const char *text, char *room) __attribute__((format_arg(2)));
#define team_say(as, text) team_say_in(as, text, (char[TEAM_SAID]){ 0 })

/* ---- a team --------------------------------------------------------------------------- */

struct team {
    const struct team_as *as;
    const struct grog_box *box;
    struct library *library;                    /* that it was opened with */
    struct grog_match *draft;
    char     name[GROG_CARD_NAME_MAX + 1];
    bool     is_card;                           /* a ready-made one of a pack: to be looked at, not changed */
    bool     is_code;                           /* it is kept nowhere: what is changed is printed as a code */
    uint16_t mission, n;
    struct grog_listed at[GROG_LISTED_MAX];
    char     terms[TEAM_TERMS];                 /* what goes with it, as a setup says it; "": nothing */
};

/* ---- team_file.c: teams as text, and where they are kept ------------------------- */

/* A name that a file can have: letters, digits, spaces, '-', '_', '.'; at most TEAM_NAME. */
bool team_is_name(const char *name);
void team_set_name(struct team *t, const char *name);
/* Is there a saved team of this name? */
bool team_is_saved(const struct team_as *as, const char *name);
/* Call visit with the name of each saved team, by name. */
void team_each(const struct team_as *as, void (*visit)(void *arg, const char *name), void *arg);
/* A saved team, a ready-made one, or that of a code.  False: see why, and what is near.  team_close it in any
 * case. */
bool team_load(const struct team_call *call, const char *name, struct team *out);
/* A saved team, if its cards are all in the box; nothing is said if not. */
bool team_load_from(struct library *l, const struct grog_box *box, const char *name, struct team *out);
bool team_save(const struct team *t, struct grog_error *why);   /* of a code nothing is kept */
bool team_delete(const struct team_as *as, const char *name, struct grog_error *why);
/* As text, and back: of the box that is set.  false: see why; nothing is left to close. */
void team_write(const struct team *t, struct grog_text *out);
bool team_read(const char *text, size_t n, struct team *t, struct grog_error *why);
/* The same for a setup: "mission A, team B + C x2"; "" if it is too long.  row: of the list (NULL: the market's). */
void team_setup(const struct team *t, bool with_mission, const char *row, char out[GROG_SETUP_TEXT]);

/* ---- team_code.c: teams as one line ------------------------------------------------ */

bool team_code_write(const struct team *t, struct grog_text *out);
/* The code out of what was pasted: without spaces, line ends and quotes.  false: it is too long. */
bool team_code_clean(const char *pasted, char out[TEAM_CODE]);
bool team_code_is_whole(const char *clean);
/* The system that a code is for; "" if it is no code. */
void team_code_system(const struct team_as *as, const char *clean, char out[TEAM_NAME + 1]);
bool team_code_read(const char *clean, struct team *t, struct grog_error *why);
bool team_load_code(const struct team_call *call, const char *clean, struct team *out);     /* as team_load */

/* ---- team_draft.c: judging and changing -------------------------------------------- */

/* The box of a system (NULL: the command's own) that such teams are bought of.  NULL: see why. */
const struct grog_box *team_box(const struct team_call *call, const char *system);
/* A new team for a Mission (0: the first there is) on these terms; False: see why. */
bool team_open(const struct team_call *call, const struct grog_box *box, uint16_t mission, const char *terms,
               struct team *out);
void team_close(struct team *t);
/* Into a team that is empty, those whom the Mission gives by lot; how many. */
unsigned team_draw(struct team *t);
enum grog_goods team_sort(const struct team *t, uint16_t card);
/* Is it a member that nothing is bought for, and that there may be several of: a card of a deck? */
bool team_is_pile(const struct team *t, uint16_t card);
bool team_allows(struct team *t, struct grog_error *why);
bool team_fits(struct team *t, struct grog_error *why);
bool team_bill(struct team *t, struct grog_bill *out);
/* The place of the member that a line belongs to, and the line behind the last of his. */
unsigned team_member_of(const struct team *t, unsigned line);
unsigned team_end_of(const struct team *t, unsigned member);
/* The last member that things can be bought for, but this one (t->n: any); t->n: there is none. */
unsigned team_carrier(struct team *t, unsigned but);
/* One more card: an item for this member (a line of the list; t->n: nobody), a member at the end.  false: it is not
 * allowed, see why, and nothing has changed.  *line: where it is now. */
bool team_put(struct team *t, struct grog_listed card, unsigned member, unsigned *line, struct grog_error *why);
void team_take(struct team *t, unsigned line);  /* a member goes with what is his */
void team_insert(struct team *t, unsigned line, struct grog_listed card);       /* whether it is allowed or not */

/* What is wrong, card by card: those that have to go so that the rest is allowed.  How many. */
struct team_fault { uint16_t card, member; struct grog_error why; };
unsigned team_faults(const struct team *t, struct team *rest, struct team_fault out[GROG_LISTED_MAX]);

/* A card by what somebody typed: its name, its id, or words of its name.  0: see why. */
typedef bool team_filter(const struct team *t, uint16_t card);
uint16_t team_find(const struct team_call *call, const struct team *t, const char *typed, const char *what,
                   team_filter *of);
team_filter team_is_goods, team_is_mission, team_has;
/* The line of the member who was typed, "#2" the second of them; t->n: there is none: see why. */
unsigned team_find_member(const struct team_call *call, const struct team *t, const char *typed);
/* The line of a card of the team: what this member (a line; t->n: nobody) has first, else the last there is; "#2" the
 * second member, "#2.3" the third thing of his.  t->n: there is none: see why. */
unsigned team_find_line(const struct team_call *call, const struct team *t, const char *typed, unsigned member);
/* A line as "#2" or "#2.3". */
enum { TEAM_PLACE = 16 };
void team_place(const struct team *t, unsigned line, char out[TEAM_PLACE]);
/* The pack that a card came with. */
void team_pack_of(const struct grog_cards *cards, uint16_t card, char out[GROG_PACK_NAME_MAX + 1]);
bool team_has_pack(const struct grog_cards *cards, const char *pack);

/* ---- team_offer.c: what can be bought now --------------------------------------------- */

/* One card of the shop: can it be bought now, for this member (t->n: there is none), instead of this line (t->n: of
 * none)?  `try` is room to try it in: a copy of the team, made once. */
struct team_offer { bool can; struct grog_bought price; struct grog_error why; };
void team_offer(struct team *t, struct team *try, unsigned member, unsigned instead, uint16_t card,
                struct team_offer *out);
/* A refusal without the names that stand before it: "Bomb for Able: it is of ..." */
const char *team_short_why(const struct team *t, uint16_t card, const char *why);

/* ---- team_service.c: the service book -------------------------------------------------- */

/* What members have earned or lost in a game that is over: how many lines have changed.  Names of cards; had and has:
 * how many of it. */
struct team_kept { uint16_t member, card, had, has; };
unsigned team_serve(struct team *t, const struct grog_match *m, const struct grog_game *g,
                    struct team_kept out[GROG_LISTED_MAX]);

/* ---- team_swap.c: one card for another ---------------------------------------------------- */

/* A card instead of what this line has, else as team_put. */
bool team_swap(struct team *t, unsigned out, struct grog_listed in, unsigned member, unsigned *line,
               struct grog_error *why);
/* The lines that a card could be bought instead of, for this member; how many. */
unsigned team_instead(struct team *t, struct team *try, unsigned member, uint16_t card, uint16_t out[GROG_LISTED_MAX]);

/* ---- team_terms.c: what goes with a team beside its cards -------------------------------- */

/* The row of a setup that the word names, if it is one of them; else NULL. */
const char *team_term(const struct grog_box *box, const char *word, size_t n);
/* Each of them: its row, a space, what it is set to; n letters. */
void team_each_term(const char *terms, void (*visit)(void *arg, const char *term, size_t n), void *arg);
bool team_set_term(char terms[TEAM_TERMS], const char *row, const char *value);     /* false: too long */
/* The cards that the term of this number names, of the market's; how many. */
unsigned team_term_cards(const struct team *t, unsigned term, struct grog_listed out[GROG_LISTED_MAX]);
/* Those that a team keeps when it is for another Mission: a card that lies on the table is of one Mission. */
const char *team_terms_for(struct team *t, uint16_t mission);
/* Those of a ready-made team. */
void team_terms_of(const struct grog_box *box, uint16_t card, char out[TEAM_TERMS]);

/* ---- team_fill.c ---------------------------------------------------------------------- */

/* Fill the rest of the points by the plain rule of `grognard team suggest`; the team is allowed. */
void team_suggest(struct team *t);
/* The same, with what was added; and by dice.  Begin with the team alone. */
struct team_filling {
    struct team *t;
    struct grog_bill bill;
    struct { uint16_t card, member; } bought[GROG_LISTED_MAX];      /* what was added, to be told; member: 0 if none */
    unsigned n;
};
void team_fill(struct team_filling *f);
struct grog_dice;
void team_fill_at_random(struct team_filling *f, struct grog_dice *dice);

/* ---- packs that the player owns --------------------------------------------------------- */

/* May a card be offered?  Every card, unless there is a list of packs and its pack is not on it. */
bool team_owns(const struct team *t, uint16_t card);

/* ---- team_why.c: why not ----------------------------------------------------------------- */

/* A refusal, and the rules that it names in a sentence each. */
struct grog_speaker;
void team_why_text(const struct grog_speaker *s, const char *why, struct grog_text *out);
/* The next rule that a refusal ends in, "... (WF-SET-71, WF-SET-26)", from *at on; false: no more. */
enum { TEAM_RULE_ID = 24 };
bool team_next_rule(const char **at, char id[TEAM_RULE_ID]);

#endif
