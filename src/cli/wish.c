/* SPDX-License-Identifier: MIT */
/* wish.c -- see wish.h.  What has an option of its own is a setting behind the others: the last one counts. */
#include "wish.h"
#include "pack/pack.h"
#include "shelf.h"
#include "warfighter/rules.h"

#include <stdio.h>

struct setup { char text[GROG_SETUP_TEXT]; size_t n; };

static void add(struct setup *s, const char *name, const char *value)
{
    size_t room = s->n < sizeof s->text ? sizeof s->text - s->n : 0;
    s->n += (size_t)snprintf(s->text + (room ? s->n : 0), room, "%s%s%s%s", s->n ? ", " : "", name, *name ? " " : "",
                             value);
}

/* A card by its name, or by the id that is easier to type. */
static void add_card(struct setup *s, const struct grog_box *box, const char *name, const char *what)
{
    uint16_t card = what ? grog_card_find(box->cards, what) : 0;
    if (what)
        add(s, name, card ? box->cards->card[card].name : what);
}

/* WF-OPT-12  The record of the game names what came up. */
static bool add_random(struct setup *s, const struct grog_box *box, uint64_t seed)
{
    uint8_t bytes[GROG_SEED_BYTES];
    struct grog_dice dice;
    uint16_t mission, objective;
    grog_seed_from_number(seed, bytes);
    grog_dice_seed(&dice, bytes);
    if (box->system != &warfighter_system || !wf_random_mission(box->cards, &dice, &mission, &objective))
        return false;
    add(s, "mission", box->cards->card[mission].name);
    add(s, "objective", box->cards->card[objective].name);
    return true;
}

struct grog_match *wish_match(const char *command, const struct match_wish *w)
{
    struct setup s = { .n = 0 };
    char seats[24];
    const struct grog_box *box = shelf_box(command, w->system);
    if (!box)
        return NULL;
    add(&s, "", w->setup ? w->setup : "");
    snprintf(seats, sizeof seats, "%u", (unsigned)w->seats);
    if (w->seats)
        add(&s, "seats", seats);
    if (w->random && !add_random(&s, box, w->random)) {
        fprintf(stderr, "grognard %s: there is no Mission to draw\n", command);
        return NULL;
    }
    add_card(&s, box, "mission", w->mission);
    add_card(&s, box, "team", w->team);
    if (s.n >= sizeof s.text) {
        fprintf(stderr, "grognard %s: the setup is too long\n", command);
        return NULL;
    }
    struct grog_match *m = shelf_match(command, grog_system_name(box->system), s.text);
    if (m)
        grog_match_close(m);                            /* its games begin with a seed */
    return m;
}
