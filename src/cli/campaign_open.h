/* SPDX-License-Identifier: MIT */
/* campaign_open.h -- a campaign to be looked at: played to where it is, with words for it. */
#ifndef CAMPAIGN_OPEN_H
#define CAMPAIGN_OPEN_H

#include "command/program.h"
#include "explain/explain.h"
#include "library/record.h"
#include "library/folders.h"

struct campaign_open {
    struct record record;
    struct grog_game *view;             /* of the seat that is asked, or the first */
    struct grog_words *words[2];
    struct grog_speaker s;
    struct grog_eyes eyes;              /* without a scene */
    const struct grog_explain *explain;
    char file[PATH_BYTES];
    bool opened;
};

/* Yours: campaign_close it in any case.  False, and stderr says why. */
bool campaign_open(struct program *program, const char *command, const char *folder, struct campaign_open *out);
void campaign_close(struct campaign_open *c);
/* A message as text; yours to free. */
char *campaign_say(const struct grog_speaker *s, const char *key, const struct grog_pair *pairs);
/* Those in its books, and its Missions; 0: its system tells none. */
unsigned campaign_people(const struct campaign_open *c, struct grog_person out[GROG_PEOPLE]);
unsigned campaign_stages(const struct campaign_open *c, struct grog_stage out[GROG_STAGES]);
/* The squares of its map, who holds them and which Squads are there: as a list, or as members of the open object.  A
 * campaign without a map prints nothing. */
struct json;
void campaign_map_print(const struct campaign_open *c);
void campaign_map_json(const struct campaign_open *c, struct json *j);
/* How it stands, in a line. */
void campaign_standing(const struct campaign_open *c, struct grog_text *out);
const char *campaign_card(const struct campaign_open *c, uint16_t card);        /* "": none */

#endif
