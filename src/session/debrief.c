/* SPDX-License-Identifier: MIT */
/* debrief.c -- a debrief from a journal: the game is played again, twice: to count, and to tell where it turned. */
#include "library/systems.h"
#include "debrief.h"
#include "explain/explain.h"
#include "kernel/game.h"
#include "kernel/journal.h"
#include "kernel/showing.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "kernel/thing.h"
#include "kernel/witness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* While it is made.  It looks on while the game is played again, to see whose doing an event is. */
struct making {
    struct grog_witness witness;
    struct debrief *d;
    const struct debrief_table *table;
    struct grog_journal *journal;               /* plays it again */
    struct grog_events  *events;
    struct grog_speaker  s;
    struct grog_log     *log;
    struct debrief_score *past;                 /* by decisions */
    uint32_t past_room;
    uint16_t actor, target;                     /* who acts on whom, as far as was told */
    uint16_t card[GROG_EVENTS_MAX];             /* of each event of the step: the card whose doing it is; 0: none */
    char     opening[1024];                     /* the attack that is under way, until it is told, */
    unsigned opened;                            /* and how deep the procedures were when it was chosen */
    int16_t  lying[8], lay[8];                  /* dice until the roll is read, and before: only new ones count again */
};

static const struct grog_game *game(const struct making *k) { return grog_journal_game(k->journal); }

/* ---- things -------------------------------------------------------------------------------- */

static unsigned row_of(const struct debrief *d, uint16_t thing)
{
    unsigned i = 0;
    while (i < d->rows && (!thing || d->row[i].thing != thing))
        i++;
    return i;
}

/* That of a card itself; it gets one when it first does something. */
static unsigned row_of_card(struct making *k, uint16_t card, bool ours)
{
    struct debrief *d = k->d;
    unsigned i = 0;
    while (i < d->rows && (d->row[i].thing || d->row[i].card != card))
        i++;
    if (i == d->rows && i < DEBRIEF_ROWS) {
        struct debrief_row *row = &d->row[d->rows++];
        *row = (struct debrief_row){ .card = card, .owner = GROG_NOBODY, .ours = ours };
        grog_say_card(&k->s, card, GROG_SHORT, &(struct grog_text){ .at = row->name, .room = DEBRIEF_NAME });
    }
    return i;
}

static void sees(struct grog_witness *w, const struct grog_game *g, uint32_t event)
{
    struct making *k = (struct making *)(void *)w;
    if (event < GROG_EVENTS_MAX)
        k->card[event] = k->table && k->table->card ? k->table->card(k->d->m, g) : 0;
}

static bool is_ours(const struct debrief *d, unsigned owner)
{
    return owner < GROG_SEATS_MAX && grog_side(d->m, d->seat) >> owner & 1;
}

/* Whoever is on the table now gets a row, in all eyes. */
static void meet(struct making *k)
{
    struct debrief *d = k->d;
    const struct grog_system *s = d->m->system;
    for (unsigned a = 0; a < s->n_arrays; a++) {
        if (!k->table || strcmp(s->arrays[a].name, k->table->array) != 0)
            continue;
        for (unsigned i = 0; i < s->arrays[a].room; i++) {
            const struct grog_thing *t = grog_thing_of(d->m, game(k), a, i);
            uint16_t ref = grog_ref(a, i, t->gen);
            if (!t->live || !t->card || row_of(d, ref) < d->rows || d->rows == DEBRIEF_ROWS)
                continue;
            struct grog_text name = { .at = d->row[d->rows].name, .room = DEBRIEF_NAME };
            d->row[d->rows].thing = ref;
            d->row[d->rows].card = t->card;
            d->row[d->rows].owner = t->owner;
            d->row[d->rows].ours = is_ours(d, t->owner);
            d->row[d->rows].met = k->table->all;
            k->s.viewer = t->owner < GROG_SEATS_MAX ? t->owner : GROG_SPECTATOR;
            if (s->showing && s->showing->nth)
                grog_say_thing(&k->s, game(k), a, i, &name);
            else
                grog_say_card(&k->s, t->card, GROG_SHORT, &name);
            d->rows++;
        }
    }
    k->s.viewer = GROG_SPECTATOR;
}

/* Does the first object of an event belong to the side that looks?  Enemies may be nobody's. */
static bool is_about_ours(const struct making *k, const struct grog_event *e, const char *kind)
{
    unsigned row = row_of(k->d, e->object[0]);
    if (!kind || strcmp(kind, k->table->array) != 0)
        return false;
    return row < k->d->rows && k->d->row[row].ours;
}

/* ---- one event --------------------------------------------------------------------------------- */

static const char *kind_of(const struct making *k, const struct grog_event *e)
{
    const struct grog_system *s = k->d->m->system;
    const char *kind = e->kind < s->n_events ? s->kinds[s->events[e->kind].kind[0]].name : NULL;
    return kind && *kind ? kind : NULL;
}

static bool fits(const struct making *k, const struct grog_event *e, const char *event, const char *kind)
{
    const struct grog_system *s = k->d->m->system;
    const char *is = kind_of(k, e);
    return e->kind < s->n_events && s->events[e->kind].name && !strcmp(s->events[e->kind].name, event)
        && (!kind || (is && !strcmp(is, kind)));
}

static void add_to(struct making *k, unsigned row, unsigned column, enum debrief_how how, int amount)
{
    if (row >= k->d->rows)
        return;
    int32_t *cell = &k->d->score.column[row][column - 1];
    k->d->row[row].met = true;
    *cell = how == DEBRIEF_LAST ? amount : *cell + (how == DEBRIEF_AMOUNT ? amount : 1);
}

/* Whom a blast hits of one's own side is nobody's merit. */
static bool are_of_one_side(const struct making *k, uint16_t one, uint16_t other)
{
    unsigned a = row_of(k->d, one), b = row_of(k->d, other);
    return a < k->d->rows && b < k->d->rows && k->d->row[a].ours == k->d->row[b].ours;
}

/* Points of a side count by what is new. */
static int new_points(struct making *k, const struct grog_event *e, bool *ours)
{
    unsigned side = e->object[0] & 1;
    int more = e->amount - k->d->score.points[side];
    k->d->score.points[side] = e->amount;
    *ours = (grog_side(k->d->m, k->d->seat) & 1) == (side == 0);
    return more;
}

/* What the event weighs, and what it counts for. */
static double apply(struct making *k, const struct grog_event *e, const struct debrief_rule *r)
{
    bool ours = is_about_ours(k, e, r->kind);
    int times = r->how == DEBRIEF_AMOUNT ? e->amount : 1;
    if (r->points)
        times = new_points(k, e, &ours);
    if (r->acts) {
        bool nobody = r->acts == DEBRIEF_NOBODY_ACTS;
        k->actor = nobody ? 0 : e->object[0];
        k->target = nobody ? 0 : e->object[r->acts - 1];
    }
    uint16_t other = e->object[0] == k->actor ? k->target : k->actor;
    uint16_t card = k->card[e - k->events->at];
    if (r->column && r->who == DEBRIEF_SUBJECT)
        add_to(k, row_of(k->d, e->object[0]), r->column, r->how, e->amount);
    else if (r->column && r->who == DEBRIEF_OTHER && !are_of_one_side(k, e->object[0], other))
        add_to(k, row_of(k->d, other), r->column, r->how, e->amount);
    else if (r->column && r->who == DEBRIEF_CARD && card)
        add_to(k, row_of_card(k, card, !ours), r->column, r->how, e->amount);
    return (ours ? -1 : 1) * times * r->weight / 10.0;
}

/* ---- dice ----------------------------------------------------------------------------------------- */

static void add_die(struct debrief_dice *d, unsigned pips, unsigned sides)
{
    if (!pips || !sides)
        return;
    d->n++;
    d->sum += pips;
    d->expected += (sides + 1) / 2.0;
    d->variance += ((double)sides * sides - 1) / 12;
}

/* Did a die of this number lie already?  Then it is told again. */
static bool is_lying(struct making *k, unsigned pips)
{
    for (unsigned i = 0; i < 8; i++)
        if (k->lay[i] == (int16_t)pips) {
            k->lay[i] = 0;
            return true;
        }
    return false;
}

/* The first of a throw have the cover die with them; what comes behind them is more of it. */
static void add_dice(struct making *k, const struct grog_event *e, const struct debrief_pips *p)
{
    bool ours = p->whose < 0 ? is_about_ours(k, e, p->kind) : p->whose == DEBRIEF_OURS;
    struct debrief_dice *d = &k->d->score.dice[ours ? DEBRIEF_OURS : DEBRIEF_THEIRS];
    unsigned more = p->again && !p->amount ? 4 : 0;
    if (p->again && !more) {
        memcpy(k->lay, k->lying, sizeof k->lay);
        memset(k->lying, 0, sizeof k->lying);
    }
    for (unsigned i = p->first; i <= p->last; i++) {
        if (p->again)
            k->lying[i + more] = (int16_t)e->object[i];
        if (!p->again || !is_lying(k, e->object[i]))
            add_die(d, e->object[i], p->sides);
    }
    if (p->amount && e->amount > 0)
        add_die(d, (unsigned)e->amount, p->amount);
}

/* ---- one act ----------------------------------------------------------------------------------------- */

static double weigh(struct making *k, const struct grog_event *e)
{
    double weight = 0;
    const struct grog_system *s = k->d->m->system;
    if (!k->table)
        return 0;
    for (const struct debrief_rule *r = k->table->rules; r->event; r++)
        if (fits(k, e, r->event, r->kind))
            weight += apply(k, e, r);
    for (const struct debrief_pips *p = k->table->pips; p->event; p++)
        if (fits(k, e, p->event, p->kind))
            add_dice(k, e, p);
    if (s->events[e->kind].part == GROG_ROLLED || s->events[e->kind].part == GROG_OPENS_ROLL)
        memset(k->lying, 0, sizeof k->lying);
    return weight;
}

/* False: no memory. */
static bool keep_tide(struct making *k)
{
    struct debrief *d = k->d;
    uint32_t at = grog_decisions(game(k));
    if (at >= d->tides_room) {
        uint32_t room = 2 * at + 64;
        double *tide = realloc(d->tide, room * sizeof *tide);
        d->tide = tide ? tide : d->tide;
        struct debrief_score *past = tide ? realloc(k->past, room * sizeof *past) : NULL;
        k->past = past ? past : k->past;
        if (!past)
            return false;
        d->tides_room = room;
    }
    d->tide[at] = d->score.tide;
    k->past[at] = d->score;
    d->tides = at + 1;
    return true;
}

/* What was taken back has not happened. */
static bool play_act(struct making *k, const struct grog_act *a)
{
    uint32_t before = grog_decisions(game(k));
    meet(k);
    if (grog_play(k->journal, a->seat, a->option, k->events) != GROG_OK)
        return false;
    if (grog_decisions(game(k)) < before) {
        k->d->score = k->past[grog_decisions(game(k))];
        k->d->tides = grog_decisions(game(k)) + 1;
        return true;
    }
    for (uint32_t i = 0; i < k->events->n; i++)
        k->d->score.tide += weigh(k, &k->events->at[i]);
    return grog_decisions(game(k)) <= before || keep_tide(k);
}

/* ---- where it turned --------------------------------------------------------------------------------- */

static double change_at(const struct debrief *d, uint32_t i) { return i ? d->tide[i] - d->tide[i - 1] : 0; }

static double size_of(double x) { return x < 0 ? -x : x; }

static bool is_chosen(const struct debrief *d, uint32_t decision)
{
    for (unsigned i = 0; i < d->turning; i++)
        if (d->at[i].decision == decision)
            return true;
    return false;
}

/* The largest changes, in the order of the game. */
static void choose_turning(struct debrief *d, uint32_t first)
{
    while (d->turning < DEBRIEF_TURNING) {
        uint32_t best = 0;
        for (uint32_t i = first + 1; i < d->tides; i++)
            if (!is_chosen(d, i) && size_of(change_at(d, i)) > (best ? size_of(change_at(d, best)) : 1.9))
                best = i;
        if (!best)
            break;
        unsigned k = d->turning++;
        for (; k && d->at[k - 1].decision > best; k--)
            d->at[k] = d->at[k - 1];
        d->at[k] = (struct debrief_turning){ .decision = best, .change = change_at(d, best) };
    }
}

/* One line more, if there is room. */
static void add_line(struct grog_text *out, const char *line)
{
    const char *text = line + (line[0] == '-' ? 2 : 0);
    if (*text && out->n + strlen(text) + 2 < out->room)
        grog_print(out, "%s%s", out->n ? " " : "", text);
}

/* The lines of what weighed, each with the attack that brought it about; t NULL: only who attacks is noted.  depth: of
 * the procedures before. */
static void tell_events(struct making *k, struct debrief_turning *t, unsigned depth)
{
    struct grog_text out = { .at = t ? t->text : NULL, .room = t ? sizeof t->text : 0 };
    for (uint32_t i = 0; i < k->events->n; i++) {
        char room[1024] = "";
        struct grog_text line = { .at = room, .room = sizeof room };
        const struct grog_event *e = &k->events->at[i];
        bool said = grog_log_feed(k->log, &k->s, game(k), e, &line);
        if (said && k->d->m->system->events[e->kind].part == GROG_OPENS_ROLL) {
            snprintf(k->opening, sizeof k->opening, "%s", room);
            k->opened = depth;
        }
        if (!t || !said || weigh(k, e) == 0)
            continue;
        add_line(&out, k->opening);
        k->opening[0] = 0;
        add_line(&out, room);
    }
}

static struct debrief_turning *turning_at(struct debrief *d, uint32_t decision)
{
    for (unsigned i = 0; i < d->turning; i++)
        if (d->at[i].decision == decision)
            return &d->at[i];
    return NULL;
}

static void tell_all_turning(struct making *k, const struct grog_act *log, uint32_t n)
{
    struct debrief_score score = k->d->score;           /* telling counts nothing, but it weighs from the beginning */
    memset(&k->d->score, 0, sizeof k->d->score);
    for (uint32_t i = 0; i < n; i++) {
        bool option = log[i].option.verb < GROG_REACT || log[i].option.verb == GROG_PASS;
        struct debrief_turning *t = option ? turning_at(k->d, grog_decisions(game(k)) + 1) : NULL;
        meet(k);
        grog_log_see(k->log, k->d->m, game(k));
        if (t) {
            t->turn = game(k)->turn;
            t->text[0] = 0;
        }
        unsigned depth = game(k)->depth;
        if (depth <= k->opened)
            k->opening[0] = 0;                          /* that attack is over */
        grog_play(k->journal, log[i].seat, log[i].option, k->events);
        grog_log_see(k->log, k->d->m, game(k));
        tell_events(k, t, depth);
        if (t && !*t->text && grog_over(game(k)))
            snprintf(t->text, sizeof t->text, "%s", k->d->outcome);
    }
    k->d->score = score;
}

/* ---- what the result says --------------------------------------------------------------------------- */

/* The line about this row's card, the so-manieth of its owner's with that card; NULL: there is none. */
static const struct grog_result_line *line_of(const struct debrief *d, unsigned row, const char *word)
{
    unsigned before = 0;
    for (unsigned i = 0; i < row; i++)
        before += d->row[i].thing && d->row[i].card == d->row[row].card && d->row[i].owner == d->row[row].owner;
    for (unsigned i = 0; i < d->result.lines && i < GROG_RESULT_LINES; i++) {
        const struct grog_result_line *l = &d->result.line[i];
        if (l->card == d->row[row].card && l->seat == d->row[row].owner
            && !strcmp(grog_result_word(d->m, l->kind), word) && !before--)
            return l;
    }
    return NULL;
}

/* A column that the end has too is the end's.  A card whose doings were taken back has no row. */
static void take_from_result(struct making *k)
{
    struct debrief *d = k->d;
    for (unsigned i = 0; i < d->rows; i++) {
        bool any = d->row[i].thing;
        for (unsigned c = 0; c < d->columns; c++) {
            const char *word = d->row[i].thing ? k->table->result[c] : NULL;
            const struct grog_result_line *l = word ? line_of(d, i, word) : NULL;
            if (l)
                d->score.column[i][c] = l->amount;
            any = any || d->score.column[i][c];
        }
        d->row[i].met = d->row[i].met && any;
    }
}

/* Those of one name are numbered. */
static void number_rows(struct debrief *d)
{
    for (unsigned i = 0; i < d->rows; i++) {
        unsigned n = 0, before = 0;
        if (!d->row[i].met || strchr(d->row[i].name, '#'))
            continue;
        for (unsigned k = i; k < d->rows; k++)
            n += d->row[k].met && !strcmp(d->row[k].name, d->row[i].name);
        for (unsigned k = d->rows; n > 1 && k-- > i; )
            if (d->row[k].met && !strcmp(d->row[k].name, d->row[i].name)) {
                size_t end = strlen(d->row[k].name);
                snprintf(d->row[k].name + end, DEBRIEF_NAME - end, " #%u", n - before++);
            }
    }
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

static struct grog_journal *again(const struct grog_journal *j)
{
    const struct grog_match *m = grog_journal_match(j);
    return grog_journal_start(j) ? grog_journal_from(m, grog_journal_start(j))
                                 : grog_journal_new(m, grog_journal_seed(j));
}

static bool count(struct making *k, const struct grog_act *log, uint32_t n)
{
    uint32_t first = grog_decisions(game(k));
    if (!keep_tide(k))
        return false;
    for (uint32_t i = 0; i < first; i++)
        k->d->tide[i] = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!play_act(k, &log[i]))
            return false;
    meet(k);
    choose_turning(k->d, first);
    k->d->turns = game(k)->turn;
    k->d->decisions = grog_decisions(game(k));
    return true;
}

static void say_outcome(struct making *k)
{
    struct debrief *d = k->d;
    struct grog_text t = { .at = d->outcome, .room = sizeof d->outcome };
    grog_result(d->m, game(k), &d->result);
    k->s.viewer = d->seat;
    grog_say_result(&k->s, &d->result, &t);
    d->outcome[strcspn(d->outcome, "\n")] = 0;
    t = (struct grog_text){ .at = d->why, .room = sizeof d->why };
    grog_say_ending(&k->s, game(k), &t);
    k->s.viewer = GROG_SPECTATOR;
}

static bool make(struct making *k, const struct grog_journal *j)
{
    uint32_t n;
    const struct grog_act *log = grog_journal_log(j, &n);
    k->journal = again(j);
    bool good = k->journal && count(k, log, n);
    if (good) {
        say_outcome(k);
        grog_journal_free(k->journal);
        k->journal = again(j);
        if (k->journal)
            tell_all_turning(k, log, n);
        take_from_result(k);
        number_rows(k->d);
    }
    grog_journal_free(k->journal);
    return good;
}

struct debrief *debrief_of(const struct grog_journal *j, unsigned seat, const struct grog_words *words)
{
    struct debrief *d = calloc(1, sizeof *d);
    struct making k = { .witness.sees = sees, .d = d };
    if (!d)
        return NULL;
    d->m = grog_journal_match(j);
    d->seat = seat < grog_seats(d->m) ? seat : 0;
    k.table = grog_explain_of(d->m->system)->debrief;
    for (; k.table && d->columns < DEBRIEF_COLUMNS && k.table->column[d->columns]; d->columns++)
        d->column[d->columns] = k.table->column[d->columns];
    k.s = (struct grog_speaker){ .words = words, .m = d->m, .viewer = GROG_SPECTATOR };
    k.events = calloc(1, sizeof *k.events);
    k.log = calloc(1, sizeof *k.log);
    if (k.events)
        k.events->witness = &k.witness;
    bool good = k.events && k.log && make(&k, j);
    free(k.events);
    free(k.log);
    free(k.past);
    if (!good) {
        debrief_free(d);
        d = NULL;
    }
    return d;
}

void debrief_free(struct debrief *d)
{
    if (d)
        free(d->tide);
    free(d);
}

/* By Heron, so that no library is needed for one root. */
static double root(double x)
{
    double y = x > 1 ? x : 1;
    for (int i = 0; i < 60 && x > 0; i++)
        y = (y + x / y) / 2;
    return x > 0 ? y : 0;
}

double debrief_luck(const struct debrief *d, unsigned side)
{
    const struct debrief_dice *dice = &d->score.dice[side];
    return dice->variance > 0 ? (dice->sum - dice->expected) / root(dice->variance) : 0;
}
