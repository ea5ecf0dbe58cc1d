/* SPDX-License-Identifier: MIT */
/* notes.h -- what is known of a card and of what it does whatever happens: found once a match, asked by every list. */
#ifndef WARFIGHTER_NOTES_H
#define WARFIGHTER_NOTES_H

#include "kernel/kernel.h"

/* What a card is. */
enum is { IS_WEAPON = 1, IS_GEAR = 2, HAS_USE = 4,      /* gear that can be laid down; something to do as an Activity */
          IS_COUNTED = 8, IS_SINGLE_SHOT = 16,          /* no use without a counter; one Attack a Turn */
          IS_ARMOR = 32, IS_PLAYER = 64, IS_SQUAD = 128, IS_LOCATION = 256, IS_SUPPORT = 512,
          IS_TARGET = 1024, HAS_DOOR = 2048, IS_SCREENED = 4096,        /* screened: it may not always be Attacked */
          /* and what an item is at the time (look.h) */
          HAS_AMMO = 8192, IS_EMPTY = 16384, IS_JAMMED = 32768,
          /* it has a Bipod; it can be attached to a Weapon; it can be used in two ways; a Mode of it
           * takes Experience, or Ammo by its dice */
          HAS_BIPOD = 1 << 16, IS_ATTACHMENT = 1 << 17, HAS_CHOICE = 1 << 18, HAS_DEAR_MODE = 1 << 19,
          HAS_UPKEEP = 1 << 20,                         /* a Skill that is paid for every Turn */
          IS_THROWN = 1 << 21,                          /* a word on it says so, whatever its Modes are */
          IS_MARKER = 1 << 22,                          /* a Location Marker */
          NEVER_ACTS = 1 << 23,                         /* a Soldier without Actions */
          IS_VEHICLE = 1 << 24,
          COMES_IN_UNITS = 1 << 25,                     /* Weapons that are bought, weighed and given one by one */
          IS_PART = 1 << 26,                            /* a part of another Weapon */
          GOES_ALONG = IS_ATTACHMENT | IS_PART };       /* it may be on a Weapon */
enum { AMMO_TYPES = 32, CAN_ATTEMPT = 1, CAN_ENGAGE = 2, CAN_SEARCH = 4,
       CAN_TURN = 1, CAN_EVADE = 2 };                                  /* types of Ammo beyond that share numbers */
struct wf_note {
    uint32_t is;                                        /* as bits */
    uint16_t ammo;                                      /* a Weapon's type of it, from 1, below AMMO_TYPES; 0: none;
                                                         * of a Mission: the card that Black Ammo is sold by */
    uint16_t era;                                       /* of gear and Skills, and of Soldiers who can be given some:
                                                         * the Era's card + 1; 0: of whatever Era, or nobody's;
                                                         * of a Mission: the card that Subsonic Ammo is sold by */
    int16_t  weight, plain;                             /* what it weighs with so many counters or fewer */
    uint16_t ranges;                                    /* of a Weapon, as bits; so are its Modes; of a Hostile: its
                                                         * other side, or 0; of a Mission: the first Environment, of
                                                         * an Environment: the next; of a Setting: the
                                                         * ability by which one is quiet; of a Soldier: the
                                                         * chart of his bare hands */
    uint16_t needs, or_needs;                           /* facts without which it can do nothing in the Soldier Turn: by
                                                         * the first of its abilities, and by all others */
    uint8_t  modes;                                     /* of a card of the path: CAN_ATTEMPT ...; of a Hostile:
                                                         * CAN_TURN, somebody can pay to Engage it, or CAN_EVADE;
                                                         * of an Action card: facts without which it can do nothing
                                                         * in a window, from IT_HAS_EKIA on */
    int8_t   amount;                                    /* of an Action card: others that are discarded for it; of a
                                                         * Hostile or a target: Reticles (WF-UND-06: of one of a band,
                                                         * its Health) */
    uint16_t one;                                       /* of a Nation and an Era: the first card of that title */
    uint8_t  unused[8];                                 /* a card's is found by a shift */
};
_Static_assert(sizeof(struct wf_note) == 32, "a power of two");
static inline const struct wf_note *wf_note(const struct grog_match *m, uint16_t card)
{
    return (const struct wf_note *)(const void *)m->notes + card;
}

/* The numbers of a card as one of this kind, Mission or Objective; of any other card, and of none, they are all 0. */
const int16_t *wf_numbers_as(const struct grog_match *m, uint16_t card, unsigned kind);

void wf_note_card(const struct grog_match *m, uint16_t card, void *note);
/* Facts without which many a card can do nothing in the Soldier Turn.  Of all: somebody in play has a Wound, a Suppress
 * counter, Experience; a Weapon is empty, or has less Ammo than it came with; something of the Hostiles' is in play,
 * or a Vehicle.
 * Of the Soldier whose card it is: he can act, he has Attacked; he is not Suppressed, has not Moved; he is alone, or
 * Front-most; something of the Hostiles' is where he is, or no Hostile is.  In a window, while a Hostile Attacks: it
 * has EKIA or Suppress counters; Wounds, or a Suppress counter, are about to be suffered; it Attacks a Vehicle; the
 * Soldier whose card it is is the one whom it Attacks; he is, or the team has Experience to raise the card with. */
enum { SOME_WOUND = 1, SOME_SUPPRESS = 2, SOME_XP = 4, SOME_EMPTY = 8, SOME_LACK = 16, SOME_HOSTILE = 32,
       HE_CAN_ACT = 64, HE_ATTACKED = 128, HE_IS_CALM = 256, HE_STAYED = 512, HE_IS_ALONE = 1024, HE_IS_FRONT = 2048,
       SOME_HERE = 4096, NONE_HERE = 8192, SOME_VEHICLE = 16384,
       IT_HAS_EKIA = 1 << 16, IT_HAS_SUPPRESS = 1 << 17, IT_WOUNDS = 1 << 18, IT_SUPPRESSES = 1 << 19,
       ON_VEHICLE = 1 << 20, HE_IS_IT = 1 << 21, HE_CAN_ANSWER = 1 << 22 };
/* Those of windows, which the note of an Action card has in a byte. */
enum { WINDOW_FACTS = 16 };
static inline bool wf_could_do(const struct wf_note *note, uint16_t facts)
{
    return !(note->needs & ~facts) || !(note->or_needs & ~facts);
}
static inline unsigned wf_window_facts(uint32_t facts) { return facts >> WINDOW_FACTS & UINT8_MAX; }
uint32_t wf_needs(const struct grog_match *m, const struct grog_ability *a, uint8_t chooses);

#endif
