/* SPDX-License-Identifier: MIT */
/* drive.h -- Movement of vehicles: head, tail and facing; what they push aside. */
#ifndef HEROES_DRIVE_H
#define HEROES_DRIVE_H

#include "field.h"

enum { PUSH_ONE = 1, PUSH_RESTS };
enum { DISPLACE_WHERE = 1, DISPLACE_RESTS };
extern const struct grog_step hn_push_steps[PUSH_RESTS], hn_displace_steps[DISPLACE_RESTS];
extern const struct hn_frame hn_push_frame, hn_displace_frame;
grog_proc_fn hn_push, hn_displace;
lister hn_list_displace;

void hn_offer_drives(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     const struct field *field, struct grog_list *l);
void hn_drive(struct grog_run *r, struct grog_frame *f);
/* The square that a vehicle has newly come into, or 0: neither of those where it stood. */
unsigned hn_entered(const struct grog_match *m, const struct heroes *h, const struct unit *before,
                    const struct unit *now);

#endif
