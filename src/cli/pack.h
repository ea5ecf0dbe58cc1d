/* SPDX-License-Identifier: MIT */
/* pack.h -- the parts of `grognard pack`. */
#ifndef CLI_PACK_H
#define CLI_PACK_H

#include <stdint.h>

int pack_new(int argc, char **argv);
int pack_check(int argc, char **argv);
int pack_build(int argc, char **argv);
int pack_show(int argc, char **argv);
int pack_try(int argc, char **argv);
int pack_test(int argc, char **argv);
int pack_list(int argc, char **argv);
int pack_usage(int argc, char **argv);
int pack_language(int argc, char **argv);

/* The card of this name or id in any system's box (or this one's); 0, and stderr says what is near. */
struct grog_box;
struct grog_words;
struct json;
uint16_t pack_find_card(const char *system, const char *what, const struct grog_box **box);
/* A card as `pack show --json` tells it. */
void pack_card_json(struct json *j, const struct grog_words *words, const struct grog_box *box, uint16_t card);

#endif
