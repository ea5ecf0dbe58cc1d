/* SPDX-License-Identifier: MIT */
/* reference.h -- the rules as a player reads them: every row of the ledgers in a statement of ours, by chapter; what
 * keywords mean; aids to play by; and the search that finds a rule by plain words.
 *
 * The tables are made from docs/rules when the program is built (make.py).  Rows stand by chapter, in the order of
 * reference_chapters, and in a chapter as the ledger has them. */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>
#include <stdint.h>

struct reference_row {
    const char *id, *name, *says;           /* name: of a keyword, else "" */
    uint16_t chapter;
    uint16_t settings;                      /* bit n: it holds in reference_settings[n] */
};

struct reference_chapter { const char *area, *title, *system; };

/* A group of Settings that the ledger tells apart; cards: their names, by commas. */
struct reference_setting { const char *name, *cards; };

/* A line of a page to play by.  figure: what stands beside it, "{bolt_cost}" for a value in force.  when: "", or a
 * value and what it must be, "night_activity=1", or a Setting, "vietnam" ("!": not), all by commas.  rules: ids by
 * commas. */
struct reference_aid { const char *page, *system, *part, *line, *figure, *when, *rules; };

/* What people say; what the rules say for it, by bars; and the rules that answer it best, ids by commas. */
struct reference_plain { const char *said, *means, *first; };

/* Each ends in a row of nulls. */
extern const struct reference_chapter reference_chapters[];
extern const struct reference_setting reference_settings[];
extern const struct reference_aid     reference_aids[];
extern const struct reference_plain   reference_plain[];

/* The rows, which are the most of it: in the program, or in a file beside it (src/web/reference_rows.c). */
unsigned reference_count(void);
const struct reference_row *reference_row(unsigned i);

static inline const struct reference_chapter *reference_chapter_of(const struct reference_row *r)
{
    return &reference_chapters[r->chapter];
}

/* The row of this id, in small letters too, or NULL. */
const struct reference_row *reference_find(const char *id);
/* Is it the beginning of ids: "wf-atk", "D-3", "NAM"? */
bool reference_is_id(const char *text);
bool reference_begins(const struct reference_row *r, const char *begins);

/* ---- search ---------------------------------------------------------------- */

enum { REFERENCE_WORD = 24, REFERENCE_ALL_SETTINGS = 0xffff,
       REFERENCE_OWN_SETTING = 0x8000 };    /* one that the ledger does not know */

/* Where to look: of this system (NULL: of all), in these Settings. */
struct reference_where { const char *system; uint16_t settings; };

struct reference_hit { uint16_t row; bool all; int32_t score; };    /* all: it has every word, or what stands for it */

struct reference_found {
    struct reference_hit *hit;              /* the best first; yours to free */
    unsigned n;
    char unknown[REFERENCE_WORD];           /* a word that no rule has, or "" */
    char near[REFERENCE_WORD];              /* one that is like it, or "" */
};

/* False: there is no memory. */
bool reference_search(const char *words, struct reference_where where, struct reference_found *out);

/* A word without what is put behind it: "grenades", "grenade" and "attacking", "attack" are the same. */
void reference_stem(char word[REFERENCE_WORD]);
/* The next word of a text in small letters, and where it ends; false: there is none. */
bool reference_word(const char **text, char out[REFERENCE_WORD]);

#endif
