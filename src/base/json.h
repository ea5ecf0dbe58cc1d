/* SPDX-License-Identifier: MIT */
/* json.h -- a JSON value written to a file as it is told. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A value written as it is told: json_open, members in order, json_close.  The key is
 * NULL in lists and for the outermost value. */
struct json { FILE *to; bool member; unsigned depth; };

void json_open(struct json *j, const char *key, char bracket);          /* '{' or '[' */
void json_close(struct json *j, char bracket);                          /* the outermost ends the line */
void json_text(struct json *j, const char *key, const char *value);     /* bytes that are not UTF-8 become U+FFFD */
void json_number(struct json *j, const char *key, int64_t value);
void json_flag(struct json *j, const char *key, bool value);
void json_tenths(struct json *j, const char *key, uint64_t tenths);     /* 123 is 12.3 */
void json_decimal(struct json *j, const char *key, double value, int decimals);

#endif
