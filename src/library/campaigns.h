/* SPDX-License-Identifier: MIT */
/* campaigns.h -- where campaigns are kept: each is a folder of the user's data, "campaigns/NAME".
 *
 *     campaign.replay               the campaign itself, as any game
 *     01-salt-road.replay           its first Mission, finished or not; "02-..." its second
 *     01-salt-road.aside-1.replay   what was fought there and counts no more
 *     campaign.chapter-1            what it was before it was carried to other rules or packs
 *
 * Nothing is told of a campaign but by these files; who gives somebody the folder has given him the campaign. */
#ifndef LIBRARY_CAMPAIGNS_H
#define LIBRARY_CAMPAIGNS_H

#include "folders.h"

enum { CAMPAIGN_NAME_MOST = 48, CAMPAIGNS_MOST = 200, CAMPAIGN_MISSIONS_MOST = 999 };

/* A name that a folder can have: letters, digits, spaces, '-', '_', '.', the first a letter or a digit. */
bool campaigns_is_name(const char *name);
/* The folder of a campaign by its name; what has a slash in it, or is "." or "..", is the folder itself.  False: see
 * why; nobody has looked whether it is there. */
bool campaigns_folder(const char *name, char path[PATH_BYTES], struct grog_error *why);
/* The campaign's own replay in such a folder.  False: the name is too long. */
bool campaigns_replay(const char *folder, char path[PATH_BYTES]);
/* Is it a folder with a campaign in it? */
bool campaigns_is_one(const char *folder);

struct campaign_name { char name[CAMPAIGN_NAME_MOST + 1]; };
/* Those that are kept, the one that was played last before all others; how many.  `out` has CAMPAIGNS_MOST. */
unsigned campaigns_list(struct campaign_name *out);

/* The file of a Mission by its number, from 1.  False: there is none. */
bool campaigns_mission(const char *folder, uint32_t number, char path[PATH_BYTES]);
/* The name that such a file has, by the setup of the Mission.  False: it is too long. */
bool campaigns_name_mission(const char *folder, uint32_t number, const char *setup, char path[PATH_BYTES]);
/* A Mission's file counts no more: it stays beside, under a name that is free.  False: see why. */
bool campaigns_set_aside(const char *path, struct grog_error *why);

#endif
