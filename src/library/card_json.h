/* SPDX-License-Identifier: MIT */
/* card_json.h -- a card as JSON: its names and texts, what it does in sentences, what its words mean, its fields. */
#ifndef LIBRARY_CARD_JSON_H
#define LIBRARY_CARD_JSON_H

#include "base/json.h"
#include "kernel/cards.h"
#include "words/words.h"

/* What is written on it; of a system's own cards nothing. */
const struct grog_card_text *card_text_of(const struct grog_box *box, uint16_t card);
/* An object of the list or value that is open. */
void card_to_json(struct json *j, const struct grog_words *words, const struct grog_box *box, uint16_t card);

#endif
