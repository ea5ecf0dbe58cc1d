/* SPDX-License-Identifier: MIT */
/* rules.h -- the parts of `grognard rules`. */
#ifndef CLI_RULES_H
#define CLI_RULES_H

#include "base/json.h"
#include "command/program.h"
#include "reference/reference.h"

#include <stddef.h>

/* What is asked for. */
enum { RULES_TITLE = 64 };
struct rules_wish {
    const struct grog_words *words;
    const char *system, *setting;           /* NULL: all */
    const char *page;                       /* "sequence", "aid"; NULL: rules */
    bool json, chapters, settings, whole;   /* whole: every rule that is found */
};

/* A Setting as somebody names it: where it counts, and its card (0: none was named). */
struct rules_setting { const struct grog_box *box; uint16_t bits, card; char title[RULES_TITLE]; };

/* rules_setting.c: "vietnam", or the name or title of a Setting's card.  False: stderr says so. */
bool rules_setting(struct program *program, const struct rules_wish *w, const char *name, struct rules_setting *out);
int rules_list_settings(struct program *program, const struct rules_wish *w);
/* The Settings of these bits, "vietnam, infestation"; "": all. */
void rules_settings_text(uint16_t bits, char *out, size_t room);
/* What a system is called. */
const char *rules_title(const struct rules_wish *w, const char *system, char out[RULES_TITLE]);

/* rules_pages.c: a page to play by, for each system, as the Setting has it. */
int rules_page(struct program *program, const struct rules_wish *w, const struct rules_setting *s);

#endif
