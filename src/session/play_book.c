/* SPDX-License-Identifier: MIT */
/* play_book.c -- what has happened, in lines, as each seat was told it.
 *
 * What always holds here: a seat's lines come from events as it may see them; taken back,
 * a choice leaves no line. */
#include "kernel/journal.h"
#include "play_book.h"
#include "play_moments.h"
#include "play_sums.h"
#include "play_table.h"
#include "play_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Systems that count turns which are over have counted the last one too. */
uint32_t play_turn_shown(const struct grog_game *g, uint32_t asked)
{
    return g->over && g->turn == asked + 1 ? asked : g->turn;
}

void play_look_at(struct play *p, const struct grog_game *g, unsigned seat)
{
    p->s.viewer = seat;
    grog_view(p->m, g, seat, p->view);
    grog_scene_of(p->m, p->view, seat, p->scene);
    if (p->view->asked)
        p->asked_turn = p->view->turn;
    p->scene->turn = play_turn_shown(p->view, p->asked_turn);
}

void play_look(struct play *p, unsigned seat) { play_look_at(p, grog_journal_game(p->journal), seat); }

/* Room for one line more; false: there is none, and the line is lost. */
static bool has_room(struct book *b)
{
    if (b->n < b->room)
        return true;
    uint32_t room = b->room ? 2 * b->room : 64;
    char **line = realloc(b->line, room * sizeof *line);
    b->line = line ? line : b->line;
    uint32_t *moment = line ? realloc(b->moment, room * sizeof *moment) : NULL;
    b->moment = moment ? moment : b->moment;
    b->room = moment ? room : b->room;
    return moment != NULL;
}

static void add_line(struct book *b, const char *text, uint32_t moment)
{
    size_t n = strlen(text) + 1;
    char *line = has_room(b) ? malloc(n) : NULL;
    if (!line)
        return;
    b->moment[b->n] = moment;
    b->line[b->n++] = memcpy(line, text, n);
}

void book_add(struct play *p, unsigned seat, const char *text) { add_line(&p->book[seat], text, 0); }

/* Steps of a move are choices of their own: their lines go on where one like them ended. */
static bool joins(const struct grog_speaker *s, const struct grog_event *e)
{
    return e->kind < s->m->system->n_events && grog_row_text(s, "event", s->m->system->events[e->kind].name, "joins");
}

static void forget_lines(struct book *b, uint32_t n)
{
    while (b->n > n)
        free(b->line[--b->n]);
    if (b->shown > n)
        b->shown = n;
}

/* What the event ends, or rest; line by line. */
static void end_sums(struct book_sums *sums, const struct grog_speaker *s, const struct grog_event *e, const char *line,
                     uint32_t moment, book_line *each, void *to)
{
    char room[PLAY_LINE] = "", *at = room, *end;
    struct grog_text text = { .at = room, .room = sizeof room };
    if (!sums)
        return;
    if (e)
        sums_end(sums, s, e, line, &text);
    else
        sums_rest(sums, s, &text);
    for (; *at; at = end) {
        end = at + strcspn(at, "\n");
        if (*end)
            *end++ = 0;
        each(to, at, moment);
    }
}

/* "! Gantt is Wounded.", "= The section is broken." */
static void mark_line(const struct grog_speaker *s, const struct grog_event *e, char room[PLAY_LINE])
{
    size_t n = strlen(room);
    bool harm = sums_is_harm(s, e), outcome = sums_is_outcome(s, e);
    if (outcome && room[0] != '-' && n + 3 < PLAY_LINE) {
        memmove(room + 2, room, n + 1);
        room[1] = ' ';
    } else if (room[0] != '-' || (!harm && !outcome)) {
        return;
    }
    room[0] = harm ? BOOK_HARM : BOOK_SUM;
}

void book_lines(struct play *p, const struct grog_speaker *s, struct grog_log *log, struct book_sums *sums,
                book_line *each, void *to)
{
    char last[PLAY_LINE] = "";
    const struct grog_event *was = NULL;
    uint32_t moment = 0;                                /* of that event */
    grog_log_see(log, s->m, p->view);
    for (uint32_t i = 0; i < p->events->n; i++) {
        char room[PLAY_LINE] = "";
        struct grog_text text = { .at = room, .room = sizeof room };
        bool said = grog_log_feed(log, s, p->view, &p->events->at[i], &text);
        if (!said && sums)
            sums_add(sums, s, &p->events->at[i]);
        if (!said)
            continue;
        if (sums)
            mark_line(s, &p->events->at[i], room);
        if (joins(s, &p->events->at[i]) && strlen(room) + 1 < sizeof room) {
            memmove(room + 1, room, strlen(room) + 1);
            room[0] = BOOK_GOES_ON;
        }
        if (!was || !play_join(s, p->view, last, was, &p->events->at[i], room)) {
            if (was)
                each(to, last, moment);
            end_sums(sums, s, &p->events->at[i], room, moment, each, to);
            snprintf(last, sizeof last, "%s", room);
        }
        if (sums)
            sums_add(sums, s, &p->events->at[i]);
        was = &p->events->at[i];
        moment = moments_of(p, i);
    }
    if (was)
        each(to, last, moment);
    if (sums && was && (play_is_main(p) || p->view->over))
        end_sums(sums, s, NULL, "", moment, each, to);
}

static void note_line(void *to, const char *line, uint32_t moment) { add_line(to, line, moment); }

static void hear(struct play *p, unsigned seat)
{
    struct grog_speaker s = p->s;
    s.viewer = seat;
    grog_view(p->m, grog_journal_game(p->journal), seat, p->view);
    struct book_sums *sums = p->on_screen ? &p->book[seat].sums : NULL;
    book_lines(p, &s, &p->book[seat].log, sums, note_line, &p->book[seat]);
}

void book_hear(struct play *p)
{
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        if (p->hands >> seat & 1)
            hear(p, seat);
    if (!p->hands)
        hear(p, GROG_SPECTATOR);
}

void play_begun(struct play *p)
{
    p->events->n = 0;
    if (!grog_journal_start(p->journal)) {
        struct grog_game *again = calloc(1, grog_state_bytes(p->m));
        if (again)
            grog_start(p->m, again, grog_journal_seed(p->journal), p->events);
        free(again);
    }
}

bool book_open(struct play *p)
{
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        if (p->hands >> seat & 1) {
            p->book[seat].past = calloc(PLAY_PAST, sizeof *p->book[seat].past);
            if (!p->book[seat].past)
                return false;
        }
    play_begun(p);
    book_hear(p);
    return true;
}

uint32_t book_news(const struct book *b, bool begun)
{
    uint32_t at = b->n;
    if (!begun)
        return b->n > 6 ? b->n - 6 : 0;
    while (at > 0 && strncmp(b->line[at - 1], "==", 2) != 0)
        at--;
    return at ? at : b->n;
}

void book_close(struct play *p)
{
    for (unsigned seat = 0; seat <= GROG_SPECTATOR; seat++) {
        forget_lines(&p->book[seat], 0);
        free(p->book[seat].line);
        free(p->book[seat].moment);
        free(p->book[seat].past);
    }
}

void book_mark(struct play *p)
{
    uint32_t decisions = grog_decisions(grog_journal_game(p->journal));
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        struct book *b = &p->book[i];
        if (!b->past)
            continue;
        b->past[decisions % PLAY_PAST].decisions = decisions;
        b->past[decisions % PLAY_PAST].n = b->n;
        b->past[decisions % PLAY_PAST].log = b->log;
        b->past[decisions % PLAY_PAST].sums = b->sums;
    }
}

void book_go_back(struct play *p)
{
    uint32_t decisions = grog_decisions(grog_journal_game(p->journal));
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        struct book *b = &p->book[i];
        if (!b->past || b->past[decisions % PLAY_PAST].decisions != decisions)
            continue;
        forget_lines(b, b->past[decisions % PLAY_PAST].n);
        b->log = b->past[decisions % PLAY_PAST].log;
        b->sums = b->past[decisions % PLAY_PAST].sums;
    }
}

/* "- He goes to B5." and "- He goes to B6." become "- He goes to B5, B6."; false: they do not. */
static bool go_on(char said[PLAY_LINE], const char *line)
{
    size_t n = strlen(said), same = 0;
    if (line[0] != BOOK_GOES_ON || said[0] != BOOK_GOES_ON || said[n - 1] != '.')
        return false;
    const char *last = strrchr(line, ' ');
    same = last ? (size_t)(last - line) + 1 : 0;
    if (!same || strncmp(said, line, same) != 0 || n + strlen(line) - same + 2 > PLAY_LINE)
        return false;
    snprintf(said + n - 1, PLAY_LINE - n + 1, ", %s", line + same);
    return true;
}

bool book_read(const struct play *p, unsigned seat, uint32_t *at, char line[PLAY_LINE])
{
    const struct book *b = &p->book[seat];
    if (*at >= b->n)
        return false;
    snprintf(line, PLAY_LINE, "%s", b->line[(*at)++]);
    while (*at < b->n && *line && go_on(line, b->line[*at]))
        ++*at;
    if (line[0] == BOOK_GOES_ON)
        memmove(line, line + 1, strlen(line));
    return true;
}

void book_show(struct play *p, unsigned seat, bool all)
{
    struct book *b = &p->book[seat];
    char line[PLAY_LINE];
    if (all && !b->n)
        play_say(p, "play.log-empty", NULL);
    for (uint32_t at = all ? 0 : b->shown; book_read(p, seat, &at, line); )
        play_print(p, 2, line);
    b->shown = b->n;
}
