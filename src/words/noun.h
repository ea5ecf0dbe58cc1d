/* SPDX-License-Identifier: MIT */
/* noun.h -- seats, cards, things and rows as arguments of messages. */
#ifndef GROG_NOUN_H
#define GROG_NOUN_H

#include "kernel/state.h"
#include "message.h"

/* A text of its own, for a part of a sentence. */
enum { GROG_PART = 2048 };
#define PART(name) GROG_ROOM(name, GROG_PART)

void grog_arg_seat(const struct grog_speaker *s, struct grog_args *a, const char *name, unsigned seat);
void grog_arg_card(const struct grog_speaker *s, struct grog_args *a, const char *name, uint16_t card);
void grog_arg_object(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a, const char *name,
                     uint8_t kind, uint16_t object);
/* A row by the noun `SYSTEM.SORT.NAME`. */
void grog_arg_row(const struct grog_speaker *s, struct grog_args *a, const char *name, const char *sort,
                  const char *row);
/* The objects of an option or event, each by the name of its kind; the second of a kind is "seat2". */
void grog_arg_objects(const struct grog_speaker *s, const struct grog_game *view, struct grog_args *a,
                      const uint8_t kind[4], const uint16_t object[4]);

/* For rows without a message: {name} without its colon, and {list}, all that has been added so far. */
void grog_arg_plain(struct grog_args *a, const char *name);

/* What the viewer sees of the thing, or saw last; 0: nothing was ever seen of it. */
uint16_t grog_face_of_thing(const struct grog_speaker *s, const struct grog_game *view, uint16_t ref);
bool     grog_is_back(const struct grog_match *m, uint16_t card);
const char *grog_card_name(const struct grog_match *m, uint16_t card);

#endif
