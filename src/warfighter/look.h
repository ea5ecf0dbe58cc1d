/* SPDX-License-Identifier: MIT */
/* look.h -- what a list of the Soldier Turn looks up once: what lies where, what it is, and the cards in force.
 *
 * It lies in C locals and is gone with the list.  What is known of a card whatever happens stands in its note, which
 * the match has (notes.c). */
#ifndef WARFIGHTER_LOOK_H
#define WARFIGHTER_LOOK_H

#include "common.h"

enum { UNKNOWN = INT16_MIN };

/* What can be Attacked. */
struct targets {
    uint8_t  n;
    bool     seen, doors, things;                       /* some have a Door; some are no Hostiles */
    uint16_t at, back;                                  /* spaces of those that can be, as bits: 1 << space, and
                                                         * 1 << (SPACES - space) */
    uint16_t ref[HOSTILES];
    uint8_t  line[HOSTILES], is_target[HOSTILES];       /* line: where in the row it is */
    grog_rule verdict[HOSTILES];
};

/* What each Soldier holds, in rising order of slots (`first` of 0: what lies on the ground), and so on. */
struct look {
    const struct grog_match *m;
    const struct grog_game *g;
    const struct warfighter *w;
    struct grog_voices *voices;
    struct targets *targets;
    uint8_t first[SOLDIERS + 1], next[ITEMS];           /* slot + 1; 0: no more */
    uint32_t is[ITEMS], has[SOLDIERS + 1];              /* enum is, as bits: of an item, and of all that one holds */
    uint16_t facts;                                     /* SOME_WOUND and so on */
    uint16_t things_at, hostiles_at;                    /* spaces where something of the Hostiles' is, or one of them */
    uint8_t front;                                      /* the Front-most Soldier's space */
    bool some_wait, some_turn;                          /* to be Called In; Hostiles to be Engaged or Evaded */
    bool resupplies, saves, lightens;                   /* may cards speak of it? */
    bool beside;                                        /* something lies beside the path */
    grog_rule path;                                     /* what forbids any Location card; RULES: not asked yet */
    uint8_t goal;                                       /* the space of the Objective that is next */
    uint8_t held;                                       /* item.flags with which Gear is not dropped */
    uint32_t choosy;                                    /* enum is: Armor, or all if cards may say who has what */
    uint32_t helped;                                    /* who has a Support card to use, slot + 1, a bit each */
    /* Weapons by their type of Ammo: the first of each, slot + 1, and the next of the same */
    uint8_t type_first[AMMO_TYPES], alike[ITEMS];
    int16_t weight[ITEMS], load[SOLDIERS + 1];          /* of an item; of all that one holds */
    uint64_t own[SOLDIERS + 1];                         /* values that his cards have own rows about (grog_topics) */
    int16_t spare[SOLDIERS];                            /* weight that he could still carry; UNKNOWN until asked */
    uint16_t here[SPACES + 1];                          /* Soldiers in a space, a bit each */
    uint16_t era[SOLDIERS];                             /* as in his note */
    int16_t penalty[SPACES + 1];                        /* what Hostiles there add to the Entrance cost; UNKNOWN */
    bool     moves_heard;                               /* it is known what is said of Moves: */
    uint64_t moves;                                     /* values of them, as in grog_topics */
};
#define EACH_OF(k, holder, i) \
    for (unsigned i##_at = (k)->first[holder], i; i##_at && (i = i##_at - 1u, true); i##_at = (k)->next[i])
#define EACH_THAT(k, what, holder, i) \
    if ((k)->has[holder] & (what)) EACH_OF(k, holder, i) if ((k)->is[i] & (what))

void wf_look_around(struct look *k, const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices,
                    struct targets *t);
/* At one Soldier and what he holds. */
void wf_look_at_one(struct look *k, const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                    struct grog_voices *voices, struct targets *t);

/* With those of a Soldier. */
uint16_t wf_facts_of(const struct look *k, unsigned soldier);

/* Does any card speak of the value when he is concerned? */
static inline bool is_spoken_of(const struct look *k, unsigned soldier, unsigned value)
{
    return (grog_in(k->m->values_own, value) && (k->own[soldier + 1] >> value % 64 & 1))
        || grog_game_modifies(k->m, k->g, k->voices, value);
}

static inline const struct wf_note *note_of(const struct look *k, unsigned soldier)
{
    return wf_note(k->m, k->w->soldier[soldier].thing.card);
}

static inline void offer(struct grog_list *l, grog_rule verdict, unsigned verb, unsigned actor, unsigned object)
{
    grog_offer(l, grog_option(verb, actor, object, 0, 0), verdict);
}

/* choices_gear.c: what he may give, take, drop and load. */
void wf_list_gear(struct look *k, unsigned soldier, struct grog_list *l);
void wf_list_ammo(struct look *k, unsigned soldier, struct grog_list *l);
void wf_list_kinds(struct look *k, unsigned seat, struct grog_list *l);

/* hand_to_hand.c */
void wf_list_engaging(const struct look *k, unsigned soldier, struct grog_list *l);

/* field.c */
void wf_list_resupply(const struct look *k, unsigned soldier, struct grog_list *l);

#endif
