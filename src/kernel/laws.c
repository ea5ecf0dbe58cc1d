/* SPDX-License-Identifier: MIT */
/* laws.c -- what holds for any system, tried on random games.
 *
 * A law knows nothing of the rules: it compares what the engine says of one game
 * with what it says of a copy, a view, a filled game, a position, a replay.  Cheap
 * laws are checked at every step, those that write text now and then.  The first
 * step at which any law breaks ends the game, after all laws were asked, so that
 * one fault does not hide another; its replay is the evidence.
 *
 * The table's own acts are played as well: undo, redo, consent, settings, handing
 * over, giving up.  What chooses is not the game's dice but a generator of its own. */
#include "list.h"
#include "reached.h"
#include "state.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum law {
    LAW_OPTIONS, LAW_REFUSAL, LAW_VIEWS, LAW_SECRETS, LAW_FILL, LAW_CANONICAL, LAW_SAME, LAW_UNDO,
    LAW_CONSERVATION, LAW_INVARIANTS, LAW_END, LAWS
};

static const char *const law_name[LAWS] = {
    [LAW_OPTIONS]      = "options: somebody is asked, and whoever is asked can answer, until the end",
    [LAW_REFUSAL]      = "refusal: what was not offered is refused and changes nothing",
    [LAW_VIEWS]        = "views: a seat's options from its view are those from the game",
    [LAW_SECRETS]      = "secrets: what a seat may not see alters neither its view nor its events",
    [LAW_FILL]         = "fill: a filled view looks like the view again",
    [LAW_CANONICAL]    = "canonical: unused bytes are zero and sets are sorted",
    [LAW_SAME]         = "same: a copy, a position and a replay are the same game",
    [LAW_UNDO]         = "undo: never past a barrier, and undo with redo changes nothing",
    [LAW_CONSERVATION] = "conservation: every card and counter is somewhere",
    [LAW_INVARIANTS]   = "invariants: the game passes its check, and all that it tells fits",
    [LAW_END]          = "end: every game ends, and none is broken",
};

enum { TEXT_ROOM = 1 << 22, CHANCE_OF_ALL = 1000 };

struct grog_laws {
    grog_player *player;            /* NULL: chance chooses */
    void *arg;
    struct grog_reached *reached;   /* NULL: nobody wants to know which rows were used */
    struct grog_box shelf[2];                   /* the match's own cards: what it writes is read with these */
    const struct grog_match *m;
    struct grog_match   *twin;                  /* the same match, made again: a copy plays on with it */
    struct grog_journal *journal;
    const struct grog_game *g;                  /* the journal's */
    uint64_t chance, steps;
    uint32_t stop;                              /* decisions; 0: the end of the game */
    unsigned broken;
    char     story[1024];
    union grog_any_game before, copy, view, filled, other;
    struct grog_options options, from_view, more;
    struct grog_events  events, other_events;
    struct grog_result  result;
    uint16_t census[GROG_TITLES_MAX], now[GROG_TITLES_MAX];
    char     words[GROG_TEXT_MAX], text[TEXT_ROOM];
};

const char *grog_law_name(unsigned law) { return law < LAWS ? law_name[law] : NULL; }

struct grog_laws *grog_laws_new(const struct grog_match *m)
{
    static const uint8_t seed[GROG_SEED_BYTES];
    struct grog_laws *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    l->shelf[0] = (struct grog_box){ m->system, m->cards };
    l->m = m;
    l->twin = grog_match_new(l->shelf, m->setup_text, NULL);
    l->journal = grog_journal_new(m, seed);
    if (l->twin && l->journal)
        return l;
    grog_laws_free(l);
    return NULL;
}

void grog_laws_free(struct grog_laws *l)
{
    if (!l)
        return;
    grog_match_free(l->twin);
    grog_journal_free(l->journal);
    free(l);
}

uint64_t    grog_laws_steps(const struct grog_laws *l) { return l->steps; }
const char *grog_laws_story(const struct grog_laws *l) { return l->story; }
void grog_laws_replay(const struct grog_laws *l, struct grog_text *out) { grog_replay_write(l->journal, NULL, out); }

/* ---- small tools --------------------------------------------------------- */

/* SplitMix64. */
static uint32_t below(struct grog_laws *l, uint32_t n)
{
    uint64_t z = l->chance += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) >> 32) % n;
}

static bool now_and_then(struct grog_laws *l, uint32_t per_mille) { return below(l, CHANCE_OF_ALL) < per_mille; }

__attribute__((format(printf, 3, 4)))
static void breaks(struct grog_laws *l, enum law law, const char *format, ...)
{
    size_t n = strlen(l->story);
    va_list args;
    if (l->broken >> law & 1)
        return;
    l->broken |= 1u << law;
    n += (size_t)snprintf(l->story + n, sizeof l->story - n, "decision %u: %.*s: ", l->g->decisions,
                          (int)strcspn(law_name[law], ":"), law_name[law]);
    if (n >= sizeof l->story)
        return;
    va_start(args, format);
    vsnprintf(l->story + n, sizeof l->story - n, format, args);
    va_end(args);
    n = strlen(l->story);
    snprintf(l->story + n, sizeof l->story - n, "\n");
}

static size_t bytes(const struct grog_laws *l) { return l->m->system->state_bytes; }

static bool same_bytes(const struct grog_laws *l, const void *a, const void *b) { return memcmp(a, b, bytes(l)) == 0; }

static bool same_list(const struct grog_options *a, const struct grog_options *b)
{
    return a->n == b->n && memcmp(a->at, b->at, a->n * sizeof a->at[0]) == 0;
}

static bool in_list(const struct grog_options *list, struct grog_option o)
{
    for (uint32_t i = 0; i < list->n; i++)
        if (grog_same_option(list->at[i], o))
            return true;
    return false;
}

static const char *in_words(struct grog_laws *l, struct grog_option o)
{
    return grog_option_text(l->m, l->g, o, l->words);
}

/* ---- laws of one game at rest -------------------------------------------- */

static void law_options(struct grog_laws *l)
{
    if (!l->g->asked)
        breaks(l, LAW_OPTIONS, "nobody is asked");
    for (unsigned s = 0; s < l->m->seats; s++) {
        grog_list(l->m, l->g, s, &l->more);
        if ((l->g->asked >> s & 1) && (!l->more.n || l->more.overflow))
            breaks(l, LAW_OPTIONS, "seat %u has %u options, and %u did not fit", s, l->more.n, l->more.overflow);
        if (!(l->g->asked >> s & 1) && l->more.n)
            breaks(l, LAW_OPTIONS, "seat %u was not asked and has options", s);
    }
}

/* What nobody offered: an offered option with one byte changed, or one of another seat. */
static void law_refusal(struct grog_laws *l, unsigned seat)
{
    unsigned char raw[sizeof(struct grog_option)];
    struct grog_option o = l->options.at[below(l, l->options.n)];
    memcpy(raw, &o, sizeof raw);
    raw[below(l, sizeof raw)] = (unsigned char)below(l, now_and_then(l, 500) ? 8 : 256);
    memcpy(&o, raw, sizeof raw);
    if (now_and_then(l, 200)) {
        o = l->options.at[0];
        seat = (seat + 1 + below(l, GROG_SEATS_MAX)) % GROG_SEATS_MAX;
        grog_list(l->m, l->g, seat, &l->more);
    } else {
        l->more.n = l->options.n;
        memcpy(l->more.at, l->options.at, l->options.n * sizeof o);
    }
    if (in_list(&l->more, o))
        return;
    memcpy(&l->copy, l->g, bytes(l));
    if (grog_take(l->m, &l->copy.game, seat, o, &l->other_events) != GROG_REFUSED)
        breaks(l, LAW_REFUSAL, "seat %u: '%s' was accepted", seat, in_words(l, o));
    else if (!same_bytes(l, &l->copy, l->g) || l->other_events.n)
        breaks(l, LAW_REFUSAL, "seat %u: '%s' was refused but changed the game", seat, in_words(l, o));
}

static void law_views(struct grog_laws *l, unsigned seat)
{
    grog_view(l->m, l->g, seat, &l->view.game);
    grog_list(l->m, l->g, seat, &l->more);
    grog_list(l->m, &l->view.game, seat, &l->from_view);
    if (!same_list(&l->more, &l->from_view))
        breaks(l, LAW_VIEWS, "seat %u: %u options from the game, %u from its view, or in another order", seat,
               l->more.n, l->from_view.n);
    grog_list_acts(l->m, l->g, seat, &l->more);
    grog_list_acts(l->m, &l->view.game, seat, &l->from_view);
    if (!same_list(&l->more, &l->from_view))
        breaks(l, LAW_VIEWS, "seat %u: other table acts from its view", seat);
}

/* A game that the seat cannot tell from this one, in l->filled, and what it sees of both in l->view. */
static bool make_filled(struct grog_laws *l, unsigned seat)
{
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(l->chance, seed);
    grog_view(l->m, l->g, seat, &l->view.game);
    grog_fill(l->m, &l->view.game, seat, seed, &l->filled.game);
    grog_view(l->m, &l->filled.game, seat, &l->other.game);
    if (same_bytes(l, &l->view, &l->other))
        return true;
    breaks(l, LAW_FILL, "seat %u sees another game than the one that was filled", seat);
    return false;
}

static void law_fill(struct grog_laws *l, unsigned seat)
{
    if (!make_filled(l, seat) || grog_check(l->m, l->g))
        return;
    grog_list(l->m, &l->view.game, seat, &l->from_view);
    grog_list(l->m, &l->filled.game, seat, &l->more);
    if (!same_list(&l->more, &l->from_view))
        breaks(l, LAW_FILL, "seat %u has other options in a filled game", seat);
    const char *wrong = grog_check(l->m, &l->filled.game);
    if (wrong)
        breaks(l, LAW_FILL, "seat %u: a filled game that cannot be: %s", seat, wrong);
}

static void law_canonical(struct grog_laws *l)
{
    grog_canonical(l->m, l->g, &l->other.game);
    for (size_t i = 0; i < bytes(l); i++)
        if (l->other.bytes[i] != ((const unsigned char *)l->g)[i]) {
            breaks(l, LAW_CANONICAL, "byte %zu", i);
            return;
        }
}

static void law_conservation(struct grog_laws *l)
{
    grog_census(l->m, l->g, l->now);
    for (unsigned i = 0; i < l->m->titles; i++)
        if (l->now[i] != l->census[i])
            breaks(l, LAW_CONSERVATION, "%s: %u at the start, %u now", grog_card(l->m, l->m->title[i])->name,
                   l->census[i], l->now[i]);
}

static void law_invariants(struct grog_laws *l)
{
    const char *wrong = grog_check(l->m, l->g);
    if (wrong)
        breaks(l, LAW_INVARIANTS, "%s", wrong);
    else if (l->g->over)
        grog_result(l->m, l->g, &l->result);
    if (!wrong && l->g->over && l->result.lost)
        breaks(l, LAW_INVARIANTS, "%u lines of its result did not fit", l->result.lost);
}

/* A broken game is well made; but its cards ask for too much, and that should have been refused to them before. */
static void law_whole(struct grog_laws *l)
{
    static const char *const how[] = { [GROG_TOO_DEEP] = "procedures nest too deep",
                                       [GROG_ENDLESS] = "a step without end", [GROG_PILE_FULL] = "a pile is full" };
    if (l->g->broken)
        breaks(l, LAW_END, "%s, by '%s'", how[l->g->broken], grog_card(l->m, l->g->breaker)->name);
}

/* ---- laws of the game as text -------------------------------------------- */

static void law_names(struct grog_laws *l, unsigned seat)
{
    char text[GROG_TEXT_MAX];
    struct grog_option o = l->options.at[below(l, l->options.n)], read;
    grog_option_text(l->m, l->g, o, text);
    if (grog_option_parse(l->m, l->g, seat, text, &read) != GROG_OK || !grog_same_option(o, read))
        breaks(l, LAW_SAME, "'%s' reads as another option", text);
}

static void law_position(struct grog_laws *l)
{
    struct grog_text out = { .at = l->text, .room = TEXT_ROOM };
    struct grog_position p;
    struct grog_error why = { 0 };
    grog_position_write(l->m, l->g, &out);
    if (grog_position_open(l->shelf, l->text, out.n, &p, &why) != GROG_OK) {
        law_invariants(l);
        if (!l->broken)
            breaks(l, LAW_SAME, "its position is refused: line %u: %s", why.line, why.text);
        return;
    }
    if (!same_bytes(l, p.game, l->g))
        breaks(l, LAW_SAME, "its position is another game");
    grog_position_close(&p);
}

static void law_replay(struct grog_laws *l)
{
    struct grog_text out = { .at = l->text, .room = TEXT_ROOM };
    struct grog_replay r;
    struct grog_error why = { 0 };
    grog_replay_write(l->journal, NULL, &out);
    enum grog_status status = grog_replay_open(l->shelf, l->text, out.n, UINT32_MAX, &r, &why);
    if (status != GROG_OK)
        breaks(l, LAW_SAME, "its replay fails at line %u: %s", why.line, why.text);
    else if (!same_bytes(l, grog_journal_game(r.journal), l->g))
        breaks(l, LAW_SAME, "its replay is another game");
    grog_replay_close(&r);
}

/* ---- laws of what happens ------------------------------------------------ */

/* Is a seat told the same? */
static bool same_events(const struct grog_laws *l, unsigned seat)
{
    const struct grog_events *a = &l->events, *b = &l->other_events;
    bool same = a->n == b->n;
    for (uint32_t i = 0; same && i < a->n; i++) {
        struct grog_event x = grog_event_for(l->m, &a->at[i], seat), y = grog_event_for(l->m, &b->at[i], seat);
        same = x.kind == y.kind && x.amount == y.amount && memcmp(x.object, y.object, sizeof x.object) == 0;
    }
    return same;
}

/* The cards, not backs, that a seat is told of where others get backs, in whatever order: two of
 * them may be drawn the other way round and leave the same hand. */
static uint64_t cards_told(const struct grog_laws *l, const struct grog_events *told, unsigned seat)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < told->n; i++) {
        struct grog_event e = grog_event_for(l->m, &told->at[i], seat);
        for (unsigned k = 0; k < 4; k++)
            if ((l->m->system->events[e.kind].hides >> k & 1) && grog_card(l->m, e.object[k])->back != e.object[k])
                sum += (e.object[k] * UINT64_C(0x9e3779b97f4a7c15)) >> 7;
    }
    return sum;
}

/* Two futures of what a seat saw as one game: l->copy with l->events, l->filled with l->other_events. */
static bool look_the_same(struct grog_laws *l, unsigned seat)
{
    grog_view(l->m, &l->copy.game, seat, &l->view.game);
    grog_view(l->m, &l->filled.game, seat, &l->other.game);
    if (!same_bytes(l, &l->view, &l->other))
        return false;
    if (cards_told(l, &l->events, seat) != cards_told(l, &l->other_events, seat))
        breaks(l, LAW_SECRETS, "seat %u is told of cards that it cannot see", seat);
    return true;
}

/* The same option in the game and in one that the seat cannot tell from it: whatever
 * comes out differently was learnt, so there is a barrier. */
static void law_hidden_cards(struct grog_laws *l, unsigned actor, unsigned seat)
{
    struct grog_option o = l->options.at[below(l, l->options.n)];
    if (!make_filled(l, seat))
        return;
    l->filled.game.dice = l->g->dice;
    memcpy(l->filled.game.table.reaction, l->g->table.reaction, sizeof l->g->table.reaction);
    if (grog_take(l->m, &l->filled.game, actor, o, &l->other_events) != GROG_OK)
        return;                                         /* not possible there: another hand */
    memcpy(&l->copy, l->g, bytes(l));
    grog_take_listed(l->m, &l->copy.game, actor, o, &l->events);
    l->filled.game.dice = l->copy.game.dice;
    bool same = look_the_same(l, seat) && same_events(l, seat);
    if (!same && !l->copy.game.over && l->copy.game.table.since)
        breaks(l, LAW_UNDO, "seat %u learns something from '%s', and there is no barrier", seat, in_words(l, o));
}

/* Two options of another seat: if they look the same when told, they look the same on the table. */
static void law_hidden_choice(struct grog_laws *l, unsigned actor, unsigned seat)
{
    struct grog_option a = l->options.at[below(l, l->options.n)], b = l->options.at[below(l, l->options.n)];
    if (l->m->sees[seat] >> actor & 1)
        return;
    memcpy(&l->copy, l->g, bytes(l));
    memcpy(&l->filled, l->g, bytes(l));
    grog_take_listed(l->m, &l->copy.game, actor, a, &l->events);
    grog_take_listed(l->m, &l->filled.game, actor, b, &l->other_events);
    if (!look_the_same(l, seat) && same_events(l, seat))
        breaks(l, LAW_SECRETS, "seat %u sees '%s' in its view, but was told nothing of it", seat, in_words(l, a));
}

/* A copy, in a match made again, comes out as the game does. */
static void law_copy(struct grog_laws *l, unsigned seat, struct grog_option o)
{
    unsigned acted = l->g->table.acted;
    struct grog_list offered = grog_seek(l->twin, &l->copy.game, seat, o);
    if (!offered.found || offered.refusal) {
        breaks(l, LAW_SAME, "a copy refuses the option");
        return;
    }
    grog_take_noting(l->twin, &l->copy.game, seat, o, &l->other_events, l->reached);
    if (l->m->practice)                                 /* there the journal knows more */
        l->copy.game.table.acted = (uint8_t)acted;
    if (!same_bytes(l, &l->copy, l->g))
        breaks(l, LAW_SAME, "a copy came out otherwise");
    if (l->events.n != l->other_events.n
        || memcmp(l->events.at, l->other_events.at, l->events.n * sizeof l->events.at[0]) != 0)
        breaks(l, LAW_SAME, "a copy told other events");
    if (l->events.lost)
        breaks(l, LAW_INVARIANTS, "%u events did not fit", l->events.lost);
}

static bool same_dice(const struct grog_game *a, const struct grog_game *b)
{
    return a->dice.counter == b->dice.counter && a->dice.left == b->dice.left;
}

/* ---- acts at the table --------------------------------------------------- */

static bool act(struct grog_laws *l, unsigned seat, uint8_t verb)
{
    return grog_play(l->journal, seat, (struct grog_option){ .verb = verb }, &l->other_events) == GROG_OK;
}

/* Undo by this seat, with everybody's yes. */
static bool undo(struct grog_laws *l, unsigned seat)
{
    if (!act(l, seat, GROG_UNDO))
        return false;
    for (unsigned s = 0; s < l->m->seats; s++)
        if (l->g->table.undo_wait >> s & 1)
            act(l, s, GROG_CONSENT);
    return true;
}

/* l->before is the game before the option that has just been taken by this seat. */
static void law_undo(struct grog_laws *l, unsigned seat)
{
    memcpy(&l->copy, l->g, bytes(l));
    if (!undo(l, seat)) {
        if (l->g->table.since)
            breaks(l, LAW_UNDO, "an option without a barrier cannot be taken back");
        return;
    }
    if (!l->m->practice && !l->copy.game.table.since)
        breaks(l, LAW_UNDO, "undo crossed a barrier");
    l->other = l->before;
    l->other.game.table.undone = l->g->table.undone;
    l->other.game.table.undo_by = l->other.game.table.undo_wait = 0;
    if (!l->m->practice && !same_bytes(l, &l->other, l->g))
        breaks(l, LAW_UNDO, "after undo the game is not what it was");
    if (l->g->table.undone) {
        act(l, seat, GROG_REDO);
        if (!same_bytes(l, &l->copy, l->g))
            breaks(l, LAW_UNDO, "after undo and redo the game is not what it was");
    }
}

/* Any table act; giving up only rarely. */
static void random_act(struct grog_laws *l)
{
    unsigned seat = below(l, l->m->seats);
    grog_list_acts(l->m, l->g, seat, &l->more);
    if (!l->more.n)
        return;
    struct grog_option o = l->more.at[below(l, l->more.n)];
    if (o.verb == GROG_RESIGN && !now_and_then(l, 5))
        return;
    struct grog_dice dice = l->g->dice;
    if (grog_play(l->journal, seat, o, &l->other_events) != GROG_OK)
        breaks(l, LAW_REFUSAL, "seat %u: '%s' was offered and is refused", seat, in_words(l, o));
    if (o.verb != GROG_RESIGN && memcmp(&dice, &l->g->dice, sizeof dice) != 0 && !l->m->practice)
        breaks(l, LAW_UNDO, "'%s' moved the dice", in_words(l, o));
}

/* ---- a game -------------------------------------------------------------- */

static unsigned any_asked(struct grog_laws *l)
{
    unsigned seat = below(l, l->m->seats);
    while (!(l->g->asked >> seat & 1))
        seat = (seat + 1) % l->m->seats;
    return seat;
}

static void laws_at_rest(struct grog_laws *l)
{
    law_canonical(l);
    law_whole(l);
    if (l->g->broken)
        return;                                         /* it stopped in its middle */
    law_conservation(l);
    if (!l->g->over)
        law_options(l);
    for (unsigned s = 0; s < l->m->seats; s++)
        law_views(l, s);
    if (!l->broken && (l->g->over || now_and_then(l, 100)))     /* the check asks for some laws again */
        law_invariants(l);
    if (!l->broken && (l->g->over || now_and_then(l, 30)))
        law_position(l);
}

static void laws_of_choice(struct grog_laws *l, unsigned actor)
{
    unsigned seat = below(l, l->m->seats);
    law_refusal(l, actor);
    if (now_and_then(l, 300))
        law_fill(l, seat);
    if (now_and_then(l, 300))
        law_hidden_cards(l, actor, seat);
    if (now_and_then(l, 300))
        law_hidden_choice(l, actor, seat);
    if (now_and_then(l, 100))
        law_names(l, actor);
}

static struct grog_option choose(struct grog_laws *l, unsigned seat)
{
    uint32_t i = UINT32_MAX;
    if (l->player) {
        grog_view(l->m, l->g, seat, &l->copy.game);
        i = l->player(l->arg, l->m, &l->copy.game, seat, &l->options);
    }
    return l->options.at[i < l->options.n ? i : below(l, l->options.n)];
}

void grog_laws_stop(struct grog_laws *l, uint32_t decisions) { l->stop = decisions; }

void grog_laws_note(struct grog_laws *l, struct grog_reached *to) { l->reached = to; }

void grog_laws_player(struct grog_laws *l, grog_player *player, void *arg)
{
    l->player = player;
    l->arg = arg;
}

static void play_step(struct grog_laws *l)
{
    unsigned seat = any_asked(l);
    grog_list(l->m, l->g, seat, &l->options);
    if (!l->options.n)
        return;
    laws_of_choice(l, seat);
    struct grog_option o = choose(l, seat);
    memcpy(&l->before, l->g, bytes(l));
    memcpy(&l->copy, l->g, bytes(l));
    if (grog_play(l->journal, seat, o, &l->events) != GROG_OK)
        breaks(l, LAW_REFUSAL, "seat %u: '%s' was offered and is refused", seat, in_words(l, o));
    law_copy(l, seat, o);
    if (!same_dice(&l->before.game, l->g) && l->g->table.since)
        breaks(l, LAW_UNDO, "dice were rolled in '%s', and there is no barrier", in_words(l, o));
    if (!l->broken && now_and_then(l, 200))
        law_undo(l, seat);
    l->steps++;
}

unsigned grog_laws_game(struct grog_laws *l, uint64_t seed)
{
    uint8_t game_seed[GROG_SEED_BYTES];
    grog_seed_from_number(seed, game_seed);
    grog_journal_restart(l->journal, game_seed);
    l->g = grog_journal_game(l->journal);
    l->chance = seed * UINT64_C(0xd1342543de82ef95) + 1;
    l->broken = 0;
    l->story[0] = 0;
    grog_census(l->m, l->g, l->census);

    uint32_t acts = 0;
    for (laws_at_rest(l); !l->g->over && !l->broken; laws_at_rest(l)) {
        if (l->stop && l->g->decisions >= l->stop)
            break;
        play_step(l);
        if (!l->broken && !l->g->over && (l->g->decisions == 8 || l->g->decisions == 64))
            law_replay(l);                              /* kept and gone on with: the same game, dice and all */
        if (!l->broken && now_and_then(l, 60))
            random_act(l);
        if (++acts >= GROG_STEPS_MAX / 4) {
            breaks(l, LAW_END, "%u decisions, and no end", acts);
            break;
        }
    }
    if (!l->broken && now_and_then(l, 500))
        law_replay(l);
    return l->broken;
}
