/* SPDX-License-Identifier: MIT */
/* mistake.h -- what is wrong, where, and which word was perhaps meant.
 *
 * The same mistake at the same place is told once, however often a loop makes it. */
#ifndef PACKC_MISTAKE_H
#define PACKC_MISTAKE_H

#include "packc.h"
#include "tokens.h"

struct place { uint32_t file, line, column; };          /* file NO_FILE: the whole pack */
enum { NO_FILE = UINT32_MAX, FOUND_MAX = 2000 };        /* beyond FOUND_MAX they are only counted */

struct mistakes {
    struct arena *arena;
    const struct packc_file *file;
    LIST_OF(struct packc_mistake) list;
    LIST_OF(uint32_t) order;                            /* by mistake: its file's number, to sort by */
    struct map told;
    uint32_t more;
    struct packc_mistake none;                          /* what is told twice is written here */
};

/* Tells it; expected and nearest can be added to what is returned. */
__attribute__((format(printf, 3, 4)))
struct packc_mistake *mistake(struct mistakes *all, struct place at, const char *format, ...);
bool mistakes_are_many(const struct mistakes *all);
/* In order of place, at most PACKC_MISTAKES_MAX of them: how many. */
uint32_t mistakes_finish(struct mistakes *all, struct packc_mistake **out);

/* Words to choose from. */
struct names { const char *const *at; uint32_t n; };
/* "one of: ..." and the nearest of them to what was typed. */
void expect_one_of(struct packc_mistake *m, const char *typed, struct names names);
/* One thing more, behind the words; if there is no room for both, in their place. */
void expect_also(struct packc_mistake *m, const char *what);
/* The nearest of several lists of words: begin with a mistake whose nearest is empty. */
void nearest_of(struct packc_mistake *m, const char *typed, struct names names, unsigned *distance);
enum { FAR = 1000 };

/* "a" or "an". */
const char *article(const char *noun);

#endif
