/* SPDX-License-Identifier: MIT */
/* campaign_pages.h -- a campaign to be looked at: its people, its memorial, its chronicle, how it stands. */
#ifndef TUI_CAMPAIGN_PAGES_H
#define TUI_CAMPAIGN_PAGES_H

#include <stdbool.h>

struct grog_words;
struct program;

/* Until the player leaves; ending: how it ended comes first. */
void campaign_pages(struct program *program, const char *folder, const struct grog_words *words, bool ending);

#endif
