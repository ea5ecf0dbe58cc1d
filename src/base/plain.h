/* SPDX-License-Identifier: MIT */
/* plain.h -- text from outside that no terminal obeys and no reader is misled by.
 *
 * A plain letter is UTF-8 in its shortest form, and neither a control character (C0, DEL, C1) nor one of the marks that
 * turn the direction of the text around them (bidi controls).  Newline is no plain letter: who reads prose allows it.
 * What is read from outside is refused if it is not plain; what is only told of it is made plain first. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The bytes of the letter here, of n > 0 that there are; 0: it is no UTF-8. */
size_t letter_at(const char *at, size_t n, uint32_t *code);
bool   letter_is_plain(uint32_t code);
bool   text_is_plain(const char *text, size_t n);
bool   text_is_prose(const char *text, size_t n);       /* plain letters and newlines */
/* Each byte that is part of no plain letter becomes '?', but for newlines; a tab becomes a space. */
void   text_make_plain(char *text);

#endif
