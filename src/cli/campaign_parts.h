/* SPDX-License-Identifier: MIT */
/* campaign_parts.h -- the parts of `grognard campaign`: each is a command's whole answer. */
#ifndef CAMPAIGN_PARTS_H
#define CAMPAIGN_PARTS_H

#include "base/file.h"
#include "command/program.h"
#include "session/sortie.h"

int campaign_cmd_new(struct program *program, int argc, char **argv);
int campaign_cmd_list(struct program *program, int argc, char **argv);
int campaign_cmd_play(struct program *program, int argc, char **argv);
int campaign_cmd_report(struct program *program, int argc, char **argv);
int campaign_cmd_show(struct program *program, int argc, char **argv);
int campaign_cmd_verify(struct program *program, int argc, char **argv);
int campaign_cmd_carry(struct program *program, int argc, char **argv);
int campaign_cmd_export(struct program *program, int argc, char **argv);
int campaign_cmd_import(struct program *program, int argc, char **argv);

/* The folder of a campaign that is there, by its name or as a path.  False, and stderr says why. */
bool campaign_find(const char *command, const char *name, char folder[PATH_BYTES]);
/* One program at a time leads a campaign: from before it looks where it stands until it is done.  CLI_YES: it is ours,
 * campaign_unlock it; else stderr says why. */
struct campaign_lock { char name[PATH_BYTES]; struct file_lock lock; };
int  campaign_lock(const char *command, const char *folder, struct campaign_lock *out);
void campaign_unlock(struct campaign_lock *l);
/* The same as `verify FOLDER` and `carry FOLDER` ask for it. */
struct json;
int campaign_verify(struct program *program, const char *folder, struct json *j);
int campaign_carry(struct program *program, const char *folder);
/* What a folder's campaign is called: the folder's own name. */
const char *campaign_called(const char *folder);

#endif
