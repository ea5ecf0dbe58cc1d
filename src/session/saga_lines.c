/* SPDX-License-Identifier: MIT */
/* saga_lines.c -- what happened in a campaign, in lines: it is played again, from the first of its chapters that can be
 * played.
 *
 * What always holds here: what was taken back has left no line; a line's turn and Mission are those that it is told of,
 * also where one choice ends a Mission and begins the next. */
#include "kernel/fielding.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/list.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/carry.h"
#include "saga_parts.h"
#include "sortie_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2048 };

struct telling {
    struct saga_making *k;
    struct saga *s;
    struct grog_journal *again;
    struct grog_events *events;
    struct grog_log *log;
    struct grog_speaker speaker;
};

static const struct grog_game *game(const struct telling *t) { return grog_journal_game(t->again); }

static enum grog_deed deed_of(const struct telling *t, const struct grog_event *e)
{
    const struct grog_deed_rule *r = t->k->x->deeds;
    while (r && r->deed && r->event != e->kind)
        r++;
    return r ? (enum grog_deed)r->deed : GROG_DEED_NONE;
}

/* Is the first object of such an event somebody, and not the Mission? */
static bool is_about_somebody(enum grog_deed deed) { return deed >= GROG_DEED_JOINED; }

static struct saga_line *add(struct saga *s)
{
    if (s->n_lines == s->room) {
        uint32_t room = s->room ? 2 * s->room : 128;
        struct saga_line *line = realloc(s->line, room * sizeof *line);
        if (!line)
            return NULL;
        s->line = line;
        s->room = room;
    }
    s->line[s->n_lines] = (struct saga_line){ 0 };
    return &s->line[s->n_lines++];
}

/* Choices from this one on do not stand. */
static void forget(struct saga *s, uint32_t from, uint32_t decision)
{
    while (s->n_lines > from && s->line[s->n_lines - 1].decision >= decision)
        free(s->line[--s->n_lines].text);
}

static unsigned count_goers(const struct telling *t)
{
    struct grog_person *at = calloc(GROG_PEOPLE, sizeof *at);
    unsigned n = at && t->k->x->people ? t->k->x->people(t->speaker.m, game(t), at) : 0, goes = 0;
    for (unsigned i = 0; i < n; i++)
        goes += at[i].goes;
    free(at);
    return goes;
}

/* One event: as it is told, and what it is to whom. */
static bool tell_event(struct telling *t, const struct grog_event *e, struct saga_line *as)
{
    char room[LINE] = "";
    struct grog_text text = { .at = room, .room = sizeof room };
    as->deed = deed_of(t, e);
    bool said = grog_log_feed(t->log, &t->speaker, game(t), e, &text);
    if (as->deed == GROG_DEED_BEGINS) {
        as->turn = game(t)->turn;
        as->mission = 0;
    }
    if (as->deed == GROG_DEED_WENT) {
        as->mission = t->speaker.m->system->fielding->ordinal(t->speaker.m, game(t)) + 1;
        as->went = count_goers(t);
    }
    if (!said && !as->deed)
        return true;
    struct saga_line *line = add(t->s);
    size_t n = strlen(room) + 1;
    if (line)
        *line = *as;
    if (!line || !(line->text = malloc(n)))
        return false;
    memcpy(line->text, room, n);
    line->thing = is_about_somebody(as->deed) ? e->object[0] : 0;
    for (unsigned i = 0; i < 2 && as->deed == GROG_DEED_WENT; i++)
        line->card[i] = grog_card_find(t->s->m->cards, grog_card(t->speaker.m, e->object[i])->name);
    line->amount = e->amount;
    line->went = as->deed == GROG_DEED_WENT ? as->went : 0;
    return true;
}

static bool play_act(struct telling *t, const struct grog_act *act, uint32_t from)
{
    const struct grog_match *m = t->speaker.m;
    const struct grog_game *g = game(t);
    struct saga_line as = { .decision = g->decisions, .turn = g->turn };
    if (grog_fields(m, g))
        as.mission = m->system->fielding->ordinal(m, g) + 1;
    if (!grog_is_act(act->option))
        forget(t->s, from, g->decisions);
    grog_log_see(t->log, m, g);
    bool good = grog_play(t->again, act->seat, act->option, t->events) == GROG_OK;
    g = game(t);
    as.points = t->k->x->points ? t->k->x->points(m, g) : 0;
    grog_log_see(t->log, m, g);
    for (uint32_t i = 0; good && i < t->events->n; i++)
        good = tell_event(t, &t->events->at[i], &as);
    return good;
}

static bool play_again(struct telling *t, const struct grog_journal *j)
{
    const struct grog_game *start = grog_journal_start(j);
    uint32_t n, from = t->s->n_lines;
    const struct grog_act *log = grog_journal_log(j, &n);
    t->again = start ? grog_journal_from(t->speaker.m, start) : grog_journal_new(t->speaker.m, grog_journal_seed(j));
    bool good = t->again != NULL;
    for (uint32_t i = 0; good && i < n; i++)
        good = play_act(t, &log[i], from);
    if (good)
        forget(t->s, from, game(t)->decisions);
    grog_journal_free(t->again);
    return good;
}

static bool tell_chapter(struct saga_making *k, const struct record *r)
{
    struct telling t = { .k = k, .s = k->s, .events = calloc(1, sizeof *t.events), .log = calloc(1, sizeof *t.log) };
    t.speaker = (struct grog_speaker){ .words = k->words, .m = record_match(r), .viewer = GROG_SPECTATOR };
    bool good = t.events && t.log && play_again(&t, r->replay.journal);
    free(t.events);
    free(t.log);
    return good;
}

/* What it was carried from, if that can be played still; the same system, so that things are called alike. */
static struct record *chapter_before(const struct saga_making *k, const struct record *r)
{
    const char *text = grog_journal_carried(r->replay.journal);
    struct carried from;
    struct grog_error why;
    char path[PATH_BYTES];
    if (!text || !carried_read(text, &from) || strchr(from.file, '/')
        || snprintf(path, sizeof path, "%s/%s", k->folder, from.file) >= (int)sizeof path)
        return NULL;
    return sortie_read_record(k->library, path, &why);
}

bool saga_tell(struct saga_making *k, const struct record *r)
{
    struct record *chapter[SAGA_CHAPTERS];
    unsigned n = 0;
    bool good = true;
    for (const struct record *at = r; n < SAGA_CHAPTERS && (chapter[n] = chapter_before(k, at)); n++)
        at = chapter[n];
    for (unsigned i = n; i-- > 0; ) {
        good = good && tell_chapter(k, chapter[i]);
        sortie_close_record(chapter[i]);
    }
    return good && tell_chapter(k, r);
}
