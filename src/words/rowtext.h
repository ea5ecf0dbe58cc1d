/* SPDX-License-Identifier: MIT */
/* rowtext.h -- a card's rows in sentences: modifiers and abilities (for cardtext.c). */
#ifndef GROG_ROWTEXT_H
#define GROG_ROWTEXT_H

#include "noun.h"

/* Parts to be joined: "a, b and c". */
enum { GROG_ITEMS = 16, GROG_ITEM = 512 };
struct grog_items {
    unsigned n;
    char at[GROG_ITEMS][GROG_ITEM];
};

/* A text to write the next item into; grog_item_done keeps it unless it is empty. */
struct grog_text grog_item(struct grog_items *items);
void grog_item_done(struct grog_items *items, const struct grog_text *item);
/* `last` is the key of the word before the last item: list.last, list.or, list.then; NULL: only commas.  If an item has
 * a comma or such a word in itself, a comma stands before the last. */
void grog_join(const struct grog_speaker *s, const struct grog_items *items, const char *last, struct grog_text *out);

/* The part as a sentence of its own, with a blank before it if something stands there. */
void grog_end_sentence(const struct grog_speaker *s, struct grog_text *part, struct grog_text *out);

void grog_say_modifier(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row,
                       struct grog_text *out);
void grog_say_ability(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *out);

/* When it is used: "when you declare an Attack". */
void grog_say_moment(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                     struct grog_text *out);
/* Which of a card's own rows keeps it from being used: "only if a Soldier is Wounded".  Nothing, if none does. */
struct grog_lacking;
void grog_say_lacking(const struct grog_speaker *s, uint16_t card, const struct grog_lacking *lacking,
                      struct grog_text *out);

/* What all further prices of the card's abilities are, if the system says it once: `warfighter.raise`. */
void grog_say_raise(const struct grog_speaker *s, uint16_t card, struct grog_text *out);

/* For an ability's questions.  The offer leaves out the conditions, which hold when it is made;
 * `price` buys `more`: "spend 2 Brine", "add 5 to the blow's strength in place of 2". */
void grog_say_offer(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                    struct grog_text *out);
void grog_say_further(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row,
                      struct grog_text *price, struct grog_text *more);
void grog_say_effects(const struct grog_speaker *s, uint16_t card, const struct grog_ability *row, bool raised,
                      struct grog_text *out);

/* What a row speaks of: a "value" or a "point" of the system, and its scope; one or two conditions that stand in
 * its own words, "when you declare an Attack" (NULL: none); the voice of its card's kind, `warfighter.kind.skill.voice`
 * ("": none); the measure that all of it is multiplied by, so that it need not be said twice. */
enum { GROG_SAID = 2 };
struct grog_matter {
    const char *sort, *name;
    uint8_t     scope, per;
    uint16_t    per_word;
    const struct grog_test *said[GROG_SAID];
    const struct grog_test *idle;           /* a condition without which nothing would happen anyway; NULL: none */
    const char *voice;
};
struct grog_matter grog_matter_of(const struct grog_speaker *s, uint16_t card, const char *sort, const char *name,
                                  uint8_t scope, const struct grog_test test[GROG_TESTS]);
/* The words of a point or value that have conditions in them, `warfighter.point.enters.all.if.me`: false if none. */
bool grog_say_matter(const struct grog_speaker *s, struct grog_matter of, struct grog_text *out);

/* For both: a row's conditions, "if" and "unless", and those that follow at once, "with a Rifle"; a measure that
 * it is multiplied by. */
struct grog_conditions { struct grog_items when, unless, at_once; };
void grog_say_tests(const struct grog_speaker *s, struct grog_matter of, const struct grog_test test[GROG_TESTS],
                    struct grog_conditions *out);
/* All that follow at once, each behind a blank; `deny` and `again` are the keys of what stands for a "not". */
void grog_say_at_once(const struct grog_speaker *s, const struct grog_conditions *c, const char *deny,
                      const char *again, struct grog_text *out);
void grog_say_each(const struct grog_speaker *s, uint16_t card, struct grog_matter of, uint8_t measure, uint16_t word,
                   struct grog_text *out);
extern const char *const grog_scopes[GROG_SCOPES];

#endif
