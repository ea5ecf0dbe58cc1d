/* SPDX-License-Identifier: MIT */
/* fair.h -- where the dice of a game come from, and how a file tells it.
 *
 *     seed 2900...                  a game whose dice anybody may know: it is over, or of practice
 *     sealed 77c1...                the same while it goes on: the seed, masked
 *
 *     fair 2                        a game whose dice all seats make together
 *     match-id club-night-7
 *     commitment 9f86...            the dealer's, shown before the game: SHA-256 of tag, match, match-id, secret
 *     nonce 0 0b1c...               one of each seat, given after the commitment was shown
 *     nonce 1 66a0... own           "own": of the seat whose file this is
 *     secret 5e88...                shown after the game; or: sealed, in the dealer's file while it goes on; or
 *                                   neither, in another seat's file, which waits for it
 *
 * The seed is SHA-256 of a tag, the match's hash, the match-id, the number of seats, each nonce and the secret, each
 * with its length before it: games that differ in any of these have different dice.  Each line stands once, nonces in
 * the order of seats.
 *
 * A seal is no lock: who has this source can open it.  It keeps coming dice from a glance, and from being pasted into
 * another game. */
#ifndef GROG_FAIR_H
#define GROG_FAIR_H

#include "system.h"

/* The lines of a header, as they are read. */
struct grog_fair_draft {
    struct grog_fairness fair;
    uint8_t  seed[GROG_SEED_BYTES], sealed[GROG_SEED_BYTES];
    unsigned form;                  /* of "fair 2" */
    bool     has_seed, has_sealed, has_id, has_commitment;
    bool     is_fair;               /* one of a fair game's lines stood there */
};

/* Is this one of them?  If so it is read: *status tells whether it could be. */
bool grog_fair_read(struct grog_fair_draft *d, const char *line, uint32_t number, enum grog_status *status,
                    struct grog_error *why);
/* Do they fit together and to the match?  `hash` is that of the match that the file names.  Then d->seed is the game's.
 * GROG_WAITS: all is sound but the secret is not there. */
enum grog_status grog_fair_settle(struct grog_fair_draft *d, const struct grog_match *m,
                                  const uint8_t hash[GROG_HASH_BYTES], uint32_t number, struct grog_error *why);
/* The lines of a game that began with this seed; f: NULL, or of a fair game.  open: its dice may be known. */
void grog_fair_write(struct grog_text *out, const struct grog_match *m, const struct grog_fairness *f,
                     const uint8_t seed[GROG_SEED_BYTES], bool open);

/* Mask n bytes with what follows from a word, the match and an id (""); twice is as before. */
void grog_seal(const char *word, const uint8_t hash[GROG_HASH_BYTES], const char *id, uint8_t *bytes, size_t n);

#endif
