/* SPDX-License-Identifier: MIT */
/* play_others.c -- the seats that no person plays: which bots sit there, what they choose, and a game of bots alone.
 *
 * A bot gets what a person in its seat would see (bots.h).  Its chance begins with the seed and the moment, so that
 * a game that was left goes on. */
#include "kernel/state.h"
#include "kernel/system.h"
#include "play_book.h"
#include "play_lesson.h"
#include "play_others.h"
#include "play_table.h"
#include "play_text.h"
#include "play_turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct grog_game *game(const struct play *p) { return grog_journal_game(p->journal); }

bool others_come(struct play *p, const char *names, uint64_t seed, struct grog_error *why)
{
    const char *system = grog_system_name(p->m->system);
    uint8_t bytes[GROG_SEED_BYTES];
    bool sides = grog_side(p->m, 0) != (1u << grog_seats(p->m)) - 1;
    if (!names)
        names = sides && grog_bot_find(system, "heuristic") ? "heuristic" : grog_bot_random.name;
    p->chance.state = seed ^ grog_decisions(game(p));
    grog_seed_from_number(seed ^ grog_decisions(game(p)), bytes);
    grog_dice_seed(&p->dice, bytes);
    return grog_bots_named(system, names, p->bot, why);
}

static bool is_listed(const struct grog_options *l, struct grog_option o)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (!memcmp(&l->at[i], &o, sizeof o))
            return true;
    return false;
}

/* A bot of the seat has its view only; what is not offered it cannot choose. */
static bool choose(struct play *p, unsigned seat)
{
    const struct grog_bot *bot = p->bot[seat];
    struct grog_options *l = &p->scene->options;
    struct grog_option o;
    grog_list(p->m, game(p), seat, l);
    if (p->lesson) {
        o = lesson_answer(p, l);
    } else if (bot == &grog_bot_random) {
        o = l->at[chance_below(&p->chance, l->n)];
    } else {
        grog_view(p->m, game(p), seat, p->view);
        if (!bot->choose(p->m, p->view, seat, l->at, l->n, &p->dice, &o) || !is_listed(l, o))
            o = l->at[grog_dice_below(&p->dice, l->n)];
    }
    return play_take(p, seat, o, NULL);
}

bool others_step(struct play *p)
{
    unsigned others = grog_over(game(p)) ? 0 : grog_asked(game(p)) & ~p->hands;
    return others && choose(p, grog_first_seat(others));
}

bool others_play(struct play *p)
{
    while (others_step(p))
        ;
    return grog_over(game(p)) || !(grog_asked(game(p)) & ~p->hands);
}

/* ---- who they are ---------------------------------------------------------------- */

void play_name_seats(const struct play *p, unsigned seats, struct grog_text *out)
{
    grog_print(out, seats & (seats - 1) ? "seats" : "seat");
    for (unsigned seat = 0, n = 0; seat < grog_seats(p->m); seat++) {
        char room[128] = "";
        struct grog_text led = { .at = room, .room = sizeof room };
        if (seats >> seat & 1)
            grog_print(out, "%s %u", n++ ? "," : "", seat);
        if (seats >> seat & 1 && grog_say_led(&p->s, seat, &led))
            grog_print(out, " (%s)", room);
    }
}

void play_call_seat(const struct play *p, unsigned seat, struct grog_text *out)
{
    grog_call_seat(&p->s, seat, out);
}

/* Those of one bot together: "the bot heuristic plays seats 1, 3". */
static void name_bot(const struct play *p, const struct grog_bot *bot, struct grog_text *out)
{
    char room[256] = "";
    struct grog_text names = { .at = room, .room = sizeof room };
    unsigned seats = 0;
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        seats |= p->bot[seat] == bot && !(p->hands >> seat & 1) ? 1u << seat : 0;
    play_name_seats(p, seats, &names);
    grog_print(out, out->n ? ", " : "");
    grog_say_plain(&p->s, bot == &grog_bot_random ? "play.others.random" : "play.others",
                   GROG_PAIRS({ "name", bot->name, 0 }, { "seats", room, 0 },
                         { "n", NULL, seats & (seats - 1) ? 2 : 1 }), out);
}

void others_name(const struct play *p, struct grog_text *out)
{
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++) {
        bool first = !(p->hands >> seat & 1);
        for (unsigned i = 0; i < seat; i++)
            first = first && (p->bot[i] != p->bot[seat] || p->hands >> i & 1);
        if (first)
            name_bot(p, p->bot[seat], out);
    }
}

void others_list(const struct play *p, struct grog_text *out)
{
    bool any = p->hands != (1u << grog_seats(p->m)) - 1;
    for (unsigned seat = 0; any && seat < grog_seats(p->m); seat++)
        grog_print(out, "%s%s", seat ? "," : "", p->bot[seat]->name);
}

/* ---- a game of theirs -------------------------------------------------------------- */

/* Does a phase or a turn begin in the lines from this one on? */
static bool begins(const struct book *b, uint32_t from)
{
    for (uint32_t i = from; i < b->n; i++)
        if (!strncmp(b->line[i], "--", 2) || !strncmp(b->line[i], "==", 2))
            return true;
    return false;
}

bool others_play_all(struct play *p)
{
    const struct book *b = &p->book[GROG_SPECTATOR];
    play_look(p, GROG_SPECTATOR);
    play_show_table(p);
    while (!grog_over(game(p))) {
        uint32_t from = b->n;
        if (!choose(p, grog_first_seat(grog_asked(game(p)))))
            return false;
        if (!begins(b, from) || grog_over(game(p)))
            continue;
        play_look(p, GROG_SPECTATOR);
        book_show(p, GROG_SPECTATOR, false);
        play_tell(p, "\n");
        play_show_table(p);
        play_tell(p, "\n");
    }
    return true;
}
