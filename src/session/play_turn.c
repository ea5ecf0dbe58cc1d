/* SPDX-License-Identifier: MIT */
/* play_turn.c -- one choice at the table: it is taken, and every book hears what came of it. */
#include "kernel/fielding.h"
#include "play_book.h"
#include "play_lesson.h"
#include "play_system.h"
#include "play_table.h"
#include "play_turn.h"

/* The Mission whose report was typed is in the books: the next is fought again. */
static bool is_reported(const struct play *p, const struct grog_game *g)
{
    return !grog_fields(p->m, g) || p->m->system->fielding->ordinal(p->m, g) + 1 != p->reported;
}

bool play_stops(struct play *p)
{
    const struct grog_game *g = grog_journal_game(p->journal);
    if (p->part == PLAY_REPORT && is_reported(p, g))
        p->part = PLAY_CAMPAIGN;
    p->stops = p->part == PLAY_CAMPAIGN && grog_fields(p->m, g);
    return p->stops;
}

static uint32_t acts_of(const struct play *p)
{
    uint32_t n;
    grog_journal_log(p->journal, &n);
    return n;
}

uint64_t play_last_decision(const struct play *p)
{
    return (uint64_t)1 << (grog_decisions(grog_journal_game(p->journal)) - 1) % 64;
}

bool play_take(struct play *p, unsigned seat, struct grog_option o, const char *note)
{
    uint32_t acts = acts_of(p);
    book_mark(p);
    if (note)
        book_add(p, seat, note);
    if (p->lesson)
        lesson_take(p, seat, o);
    else
        grog_play(p->journal, seat, o, p->events);
    if (!p->lesson && acts_of(p) == acts)
        return false;
    p->alone &= ~play_last_decision(p);
    book_hear(p);
    return true;
}

/* A question with one answer needs nobody to give it; in the log it is told. */
bool play_answer_alone(struct play *p, unsigned seat)
{
    char option_room[PLAY_LINE] = "", room[PLAY_LINE] = "";
    struct grog_text option = { .at = option_room, .room = sizeof option_room };
    struct grog_text t = { .at = room, .room = sizeof room };
    play_look(p, seat);
    if (!play_only_answer(p))
        return false;
    struct grog_option o = p->scene->options.at[0];
    play_say_option(p, o, GROG_SHORT, &option);
    grog_say_plain(&p->s, "play.only", GROG_PAIRS({ "option", option_room, 0 }), &t);
    if (!play_take(p, seat, o, play_is_told(p, o) && !p->on_screen ? room : NULL))      /* a table shows it */
        return false;
    p->alone |= play_last_decision(p);
    return true;
}
