/* SPDX-License-Identifier: MIT */
/* wordy.h -- cards for the duel that use every sort of row, to be read aloud. */
#ifndef TESTS_WORDY_H
#define TESTS_WORDY_H

#include "support.h"
#include "words/words.h"

extern const struct grog_cards wordy_cards;

/* English, a match of the duel with these cards, and somebody to talk to. */
struct talk {
    struct grog_words *words;
    struct grog_match *m;
    struct grog_speaker s;
    char room[8192];
    struct grog_text text;
};
void begin_talk(struct talk *t, const struct grog_cards *cards, const char *setup, unsigned viewer);
void end_talk(struct talk *t);
/* The text begins anew. */
struct grog_text *say(struct talk *t);
uint16_t wordy(const char *name);

/* Both begin with what they are; the difference is printed. */
#define SAYS(t, expected) assert_string_equal((t)->room, expected)

#endif
