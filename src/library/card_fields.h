/* SPDX-License-Identifier: MIT */
/* card_fields.h -- the fields of a card by name, as JSON: what a face draws its numbers and charts from. */
#ifndef CARD_FIELDS_H
#define CARD_FIELDS_H

#include "grognard.h"

struct grog_speaker;
struct json;

enum { CARD_TITLE = 128 };

/* What stands at its top, in the words of who reads it; `room` is returned. */
const char *card_title(const struct grog_speaker *s, uint16_t card, char room[CARD_TITLE]);

/* "fields": a list with those that the card sets, in the order of its kind.  Each has name, label, type, and `said` if
 * its text speaks of it; then by type `n`, `word`, `low` and `high`, `cards`, `kinds`, `columns` and `rows`, `letter`,
 * or `width` and `height`. */
void card_fields(struct json *j, const struct grog_speaker *s, const struct grog_box *box, uint16_t card);

#endif
