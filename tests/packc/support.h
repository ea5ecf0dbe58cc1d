/* SPDX-License-Identifier: MIT */
/* support.h -- what the tests of the pack compiler share: texts compiled for the duel. */
#ifndef TESTS_PACKC_SUPPORT_H
#define TESTS_PACKC_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "packc/packc.h"
#include "duel/duel.h"

#define TEST(name) static void name(void **state __attribute__((unused)))
#define IT(name)   cmocka_unit_test(name)

extern const struct packc_file header_file;         /* a pack.lua for the duel */

/* Files for the duel, linked with its own cards alone. */
bool compile_files(const struct packc_file *file, uint32_t files, const struct packc_limits *limits,
                   struct packc_output *out);
/* header_file and a "cards.lua" of this text. */
bool compile_text(const char *text, struct packc_output *out);
/* Every file of a folder beside this one, pack.lua first. */
struct folder { struct packc_file file[16]; uint32_t files; };
void read_folder(const char *name, struct folder *out);
void free_folder(struct folder *f);

/* The text has this mistake, and no other. */
struct told { const char *text; uint32_t line, column; const char *what, *nearest; };
void assert_told(const struct told *t);
struct told_more { struct told told; const char *expected; };
void assert_told_more(const struct told_more *t);
/* The text has a mistake whose sentence contains this. */
void assert_mistaken(const char *text, const char *what);
void assert_fine(const char *text);
void print_mistakes(const struct packc_output *out);

/* The linked cards of a text that has no mistake; free them with grog_cards_free. */
struct grog_cards *link_bytes(const struct packc_output *out);
struct grog_cards *link_text(const char *text);

#endif
