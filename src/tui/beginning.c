/* SPDX-License-Identifier: MIT */
/* beginning.c -- what is told before a game begins: in five lines, and all of it behind a key. */
#include "desk.h"
#include "kernel/state.h"
#include "session/play_others.h"
#include "session/play_system.h"
#include "session/play_table.h"
#include "session/play_text.h"

/* Who plays against him and beside him, or all of it while he looks on. */
static void say_others(struct desk *d)
{
    char bots[256] = "";
    struct grog_text others = { .at = bots, .room = sizeof bots };
    unsigned seats = grog_seats(d->p->m), other = !d->seat, all = (1u << seats) - 1;
    unsigned foes = d->seat < seats ? all & ~d->p->hands & ~grog_side(d->p->m, d->seat) : 0;
    others_name(d->p, &others);
    if (*bots && seats == 2 && foes && d->p->bot[other]) {
        char own[128] = "", theirs[128] = "";
        play_call_seat(d->p, d->seat, &(struct grog_text){ .at = own, .room = sizeof own });
        play_call_seat(d->p, other, &(struct grog_text){ .at = theirs, .room = sizeof theirs });
        play_print(d->p, 0, SAY(d, "table.others-one", { "name", d->p->bot[other]->name, 0 }, { "you", own, 0 },
                                { "they", theirs, 0 }));
    } else if (*bots)
        play_print(d->p, 0, SAY(d, foes ? "table.others" : d->p->hands ? "table.beside" : "table.looks-on",
                                { "others", bots, 0 }));
    if (grog_practice(d->p->m))
        play_print(d->p, 0, SAID(d, "table.practice"));
}

void beginning_say(struct desk *d)
{
    char room[PLAY_LINE] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    if (!d->whole && play_say_brief(d->p, &t)) {
        play_print(d->p, 2, room);
        say_others(d);
        return;
    }
    d->whole = true;                                    /* there is no shorter way to tell it */
    grog_say_game(&d->p->s, &t);
    play_print(d->p, 0, room);
    play_show_beginning(d->p);
    say_others(d);
}
