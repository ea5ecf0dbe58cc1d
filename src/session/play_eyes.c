/* SPDX-License-Identifier: MIT */
/* play_eyes.c -- in whose eyes a recorded game is looked at (replay_walk.h). */
#include "kernel/state.h"
#include "kernel/system.h"
#include "replay_walk.h"
#include "words/message.h"

#include <stdlib.h>
#include <string.h>

struct grog_match *walk_open_cards(const struct walk *w)
{
    struct grog_match *open = malloc(sizeof *open);
    if (!open)
        return NULL;
    *open = *w->m;
    open->open_handed = 1;
    memset(open->sees, 0xff, sizeof open->sees);
    memset(open->looks, 0xff, sizeof open->looks);
    return open;
}

/* May these eyes know which option it was? */
static bool may_know(const struct walk *w, const struct grog_speaker *s, bool all, const struct grog_act *a)
{
    bool for_all_ears = a->option.verb > GROG_REACT && a->option.verb <= GROG_HAND_OVER;
    return all || s->viewer == a->seat || for_all_ears || grog_seats(w->m) == 1;
}

void walk_say_choice(const struct walk *w, const struct grog_speaker *s, const struct grog_game *view, bool all,
                     const struct grog_act *a, struct grog_text *out)
{
    char seat_room[128] = "", option_room[2048] = "";
    struct grog_text seat = { .at = seat_room, .room = sizeof seat_room },
                     option = { .at = option_room, .room = sizeof option_room };
    grog_say_seat(s, a->seat, &seat);
    grog_sentence(&seat, 0);
    if (may_know(w, s, all, a))
        grog_say_option(s, view, a->option, GROG_SHORT, &option);
    if (*option_room && grog_seats(w->m) == 1) {
        grog_sentence(&option, 0);                      /* nobody else could have chosen it */
        grog_print(out, "%s", option_room);
        return;
    }
    grog_say_plain(s, *option_room ? "replay.by" : "replay.hidden", (const struct grog_pair[]){
                   { "seat", seat_room, 0 }, { "option", option_room, 0 }, { 0 } }, out);
}
