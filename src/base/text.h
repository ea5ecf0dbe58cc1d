/* SPDX-License-Identifier: MIT */
/* text.h -- printing into a text, and reporting what is wrong with one.
 *
 *     GROG_ROOM(line, 256);
 *     grog_print(&line, "%u cards", n);
 *     puts(line_room);
 *
 * What always holds: a text that has room ends in a 0, and nothing is written past its room.  A text (grognard.h) that
 * is full counts on, so that its n tells how much was wanted. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "grognard.h"

/* An empty text `name` of this size, on the stack; its letters are name_room. */
#define GROG_ROOM(name, size)                                                                                          \
    char name##_room[size] = "";                                                                                       \
    struct grog_text name = { .at = name##_room, .room = sizeof name##_room }

void grog_print(struct grog_text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
void grog_print_hex(struct grog_text *t, const uint8_t *byte, size_t n);

/* GROG_BAD_TEXT, with the line (0: none) and what is wrong there, made plain (plain.h): it may hold pieces of what was
 * read.  why may be NULL. */
enum grog_status grog_fail(struct grog_error *why, uint32_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
