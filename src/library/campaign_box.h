/* SPDX-License-Identifier: MIT */
/* campaign_box.h -- a campaign's folder as one file: a tar archive (POSIX ustar), "NAME/campaign.replay" and so on.
 *
 * What is read comes from outside: it is bounded, has regular files with names of a campaign's alone, each once, in one
 * folder, with the campaign's own among them; anything else is refused, and nothing is written then. */
#ifndef LIBRARY_CAMPAIGN_BOX_H
#define LIBRARY_CAMPAIGN_BOX_H

#include "campaigns.h"

enum { CAMPAIGN_FILES = 1200, CAMPAIGN_FILE_NAME = 96 };

struct campaign_box {
    unsigned n;
    struct { char name[CAMPAIGN_FILE_NAME]; char *text; size_t n; } file[CAMPAIGN_FILES];
};

/* Yours: campaign_box_empty it in any case.  False: see why. */
bool campaign_box_fill(struct campaign_box *b, const char *folder, struct grog_error *why);
bool campaign_box_read(struct campaign_box *b, const char *text, size_t n, char name[CAMPAIGN_NAME_MOST + 1],
                       struct grog_error *why);
void campaign_box_empty(struct campaign_box *b);
/* The archive: yours to free(out->at).  False: see why. */
bool campaign_box_write(const struct campaign_box *b, const char *name, struct grog_text *out, struct grog_error *why);
/* Into a folder that is not there yet; the campaign's own file last, so that what is cut off is no campaign. */
bool campaign_box_unpack(const struct campaign_box *b, const char *folder, struct grog_error *why);

#endif
