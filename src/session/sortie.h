/* SPDX-License-Identifier: MIT */
/* sortie.h -- a campaign in its folder, and the Mission that it waits for.
 *
 * A campaign that fields (kernel/fielding.h) waits for a game of another system.  Here that game is made: its setup and
 * its dice follow from the campaign; it is played as any game is, in a file of its own beside the campaign's; and when
 * it is over its report is handed to the campaign, line by line, as choices like others.  What is so can be seen from
 * the two files alone, so that whoever is cut off at any moment goes on from there.
 *
 * What always holds: a Mission's file is there before the campaign has a line of its report; the campaign's file is
 * written only by who has its lock, and only where it still is what he has looked at; what was begun in earnest is
 * fought to its end. */
#ifndef SESSION_SORTIE_H
#define SESSION_SORTIE_H

#include "grognard.h"
#include "library/folders.h"
#include "library/library.h"

enum { SORTIE_SETUP = 8192 };

enum sortie_state {
    SORTIE_NONE,                        /* it does not wait for a Mission: it is played, or over */
    SORTIE_READY,                       /* a Mission is to be fought: nobody has begun, */
    SORTIE_BEGUN,                       /* or it goes on in its file, */
    SORTIE_FOUGHT,                      /* or it is over there, and its report is still to be taken */
    SORTIE_BY_HAND,                     /* somebody is typing its report */
};

struct sortie {
    enum sortie_state state;
    bool over, practice;                /* the campaign is */
    bool opens;                         /* no line of its report was taken yet */
    uint32_t number, decisions;         /* the Mission's, from 1; how many choices the campaign has had */
    uint32_t told;                      /* of these, those before the last report that is closed; 0: there is none */
    unsigned seats;                     /* who is asked, as bits */
    const char *system;                 /* whose game the Mission is */
    char     setup[SORTIE_SETUP];       /* of the Mission */
    uint8_t  seed[GROG_SEED_BYTES];
    char     folder[PATH_BYTES], campaign[PATH_BYTES], file[PATH_BYTES];        /* file: the Mission's */
    bool     is_there;                  /* something lies under the Mission's number, */
    bool     is_other;                  /* but it is not this Mission */
    struct grog_error refused;          /* why its setup makes no Mission; "": it does */
};

/* What is so in that folder now.  False: see why. */
bool sortie_look(struct library *l, const char *folder, struct sortie *out, struct grog_error *why);
/* The match of the Mission.  Yours: grog_match_free it.  NULL: see why. */
struct grog_match *sortie_match(struct library *l, const struct sortie *s, struct grog_error *why);
/* A file that is no part of the campaign any more makes room; and so does, in a game of practice, a Mission that is to
 * be fought again.  False: see why. */
bool sortie_clear(struct sortie *s, struct grog_error *why);
/* Bots fight the Mission to its end, from where it is; `bot` by name (NULL: the best there is).  False: see why. */
bool sortie_fight(struct library *l, struct sortie *s, const char *bot, struct grog_error *why);
/* The report of a Mission that is over, as the campaign's choices.  False: see why; nothing is half done that the next
 * call would not finish. */
bool sortie_report(struct library *l, const struct sortie *s, struct grog_error *why);
/* A choice of the campaign by its name, "success", of the first seat that is asked; it is kept.  False: see why, and
 * nothing has changed. */
bool sortie_choose(struct library *l, const struct sortie *s, const char *option, struct grog_error *why);
/* Was the Mission begun in earnest, so that nothing but its end is told of it? */
bool sortie_is_bound(const struct sortie *s);
/* Does this option, at the first line, close the report at once: a Mission forfeited; or (back) thought of again? */
bool sortie_closes(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o,
                   bool *back);

#endif
