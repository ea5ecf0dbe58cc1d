/* SPDX-License-Identifier: MIT */
/* journal.c -- a game at a table: what was done, and taking it back.
 *
 * What always holds here:
 *   (1) the log only grows; its length is the sequence number of the next act;
 *   (2) the game is what playing the log from the seed (or from a position) gives;
 *   (3) a snapshot is the game at a barrier, and the acts that stand since the last
 *       one, taken again from it, give the game: undo takes them again but the last;
 *   (4) one snapshot is kept, so undo cannot cross a barrier; practice keeps many.
 *       Even there the dice go on from where they are: nobody rolls again for the
 *       number that he has seen;
 *   (5) whoever else has taken options since must say yes first. */
#include "journal.h"
#include "table.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 256, PRACTICE_SNAPSHOTS = 256 };

struct acts { struct grog_act *at; uint32_t n; };

struct grog_journal {
    const struct grog_match *m;
    uint8_t  seed[GROG_SEED_BYTES];
    struct grog_game *start;                    /* the position it began with; NULL: dealt from the seed */
    char *carried;                              /* what it was carried from; NULL: it was not */
    struct grog_game *game;
    struct acts log;                            /* all that was done */
    struct acts act;                            /* the options and settings that stand */
    struct acts undone;                         /* the options taken back, the next to redo last; */
                                                /* pad[0] marks the last of a batch */
    uint32_t acts_room;                         /* of each of the three: none is longer than the log */
    unsigned char *snapshot;                    /* games at barriers, the last one last, */
    uint32_t *snapshot_at;                      /* and how many acts stood then */
    uint32_t snapshots, snapshots_room;
};

static bool grow(struct acts *a, uint32_t room)
{
    struct grog_act *at = realloc(a->at, room * sizeof *at);
    if (at)
        a->at = at;
    return at != NULL;
}

/* Room for one more act in the log, and so for all that it may bring. */
static bool has_room(struct grog_journal *j)
{
    if (j->log.n < j->acts_room)
        return true;
    uint32_t room = j->acts_room ? 2 * j->acts_room : FIRST_ROOM;
    if (!grow(&j->log, room) || !grow(&j->act, room) || !grow(&j->undone, room))
        return false;
    j->acts_room = room;
    return true;
}

static void push(struct acts *a, struct grog_act act) { a->at[a->n++] = act; }

static bool is_option(const struct grog_act *a) { return !grog_is_act(a->option); }
static void begin(struct grog_journal *j);

struct grog_journal *grog_journal_new(const struct grog_match *m, const uint8_t seed[GROG_SEED_BYTES])
{
    struct grog_journal *j = calloc(1, sizeof *j);
    if (!j)
        return NULL;
    j->m = m;
    j->snapshots_room = m->practice ? PRACTICE_SNAPSHOTS : 1;
    j->game = calloc(1, grog_state_bytes(m));
    j->snapshot = calloc(j->snapshots_room, grog_state_bytes(m));
    j->snapshot_at = calloc(j->snapshots_room, sizeof *j->snapshot_at);
    if (!j->game || !j->snapshot || !j->snapshot_at) {
        grog_journal_free(j);
        return NULL;
    }
    grog_journal_restart(j, seed);
    return j;
}

struct grog_journal *grog_journal_from(const struct grog_match *m, const struct grog_game *start)
{
    static const uint8_t no_seed[GROG_SEED_BYTES];
    struct grog_journal *j = grog_journal_new(m, no_seed);
    struct grog_game *copy = calloc(1, grog_state_bytes(m));
    if (!j || !copy) {
        grog_journal_free(j);
        free(copy);
        return NULL;
    }
    memcpy(copy, start, grog_state_bytes(m));
    copy->table.since = copy->table.undone = 0;         /* what was done before is no longer to be taken back */
    copy->table.acted = copy->table.undo_by = copy->table.undo_wait = 0;
    memcpy(j->game, copy, grog_state_bytes(m));
    j->start = copy;
    begin(j);
    return j;
}

void grog_journal_free(struct grog_journal *j)
{
    if (!j)
        return;
    free(j->start);
    free(j->carried);
    free(j->game);
    free(j->log.at);
    free(j->act.at);
    free(j->undone.at);
    free(j->snapshot);
    free(j->snapshot_at);
    free(j);
}

const struct grog_match *grog_journal_match(const struct grog_journal *j) { return j->m; }
const struct grog_game  *grog_journal_game(const struct grog_journal *j)  { return j->game; }
const uint8_t           *grog_journal_seed(const struct grog_journal *j)  { return j->seed; }
const struct grog_game  *grog_journal_start(const struct grog_journal *j) { return j->start; }

const char              *grog_journal_carried(const struct grog_journal *j) { return j->carried; }

bool grog_journal_carry(struct grog_journal *j, const char *from)
{
    size_t n = strlen(from) + 1;
    char *copy = malloc(n);
    if (!copy)
        return false;
    memcpy(copy, from, n);
    free(j->carried);
    j->carried = copy;
    return true;
}

const struct grog_act *grog_journal_log(const struct grog_journal *j, uint32_t *n)
{
    *n = j->log.n;
    return j->log.at;
}

/* ---- snapshots ----------------------------------------------------------- */

static struct grog_game *snapshot(struct grog_journal *j, uint32_t i)
{
    GROG_ASSERT(i < j->snapshots_room);
    return (struct grog_game *)(void *)(j->snapshot + i * grog_state_bytes(j->m));
}

/* The seats with options that can still be taken back. */
static unsigned who_could_undo(const struct grog_journal *j)
{
    unsigned seats = 0;
    for (uint32_t i = j->snapshot_at[0]; i < j->act.n; i++)
        if (is_option(&j->act.at[i]))
            seats |= 1u << j->act.at[i].seat;
    return seats;
}

static void take_snapshot(struct grog_journal *j)
{
    size_t bytes = grog_state_bytes(j->m);
    if (j->snapshots == j->snapshots_room) {                      /* the oldest goes */
        j->snapshots--;
        memmove(j->snapshot, j->snapshot + bytes, j->snapshots * bytes);
        memmove(j->snapshot_at, j->snapshot_at + 1, j->snapshots * sizeof *j->snapshot_at);
    }
    j->snapshot_at[j->snapshots++] = j->act.n;
    j->game->table.acted = (uint8_t)who_could_undo(j);
    memcpy(snapshot(j, j->snapshots - 1), j->game, bytes);
}

/* Nothing has been done yet. */
static void begin(struct grog_journal *j)
{
    j->log.n = j->act.n = j->undone.n = j->snapshots = 0;
    take_snapshot(j);
}

void grog_journal_restart(struct grog_journal *j, const uint8_t seed[GROG_SEED_BYTES])
{
    memmove(j->seed, seed, sizeof j->seed);
    free(j->start);
    free(j->carried);
    j->start = NULL;
    j->carried = NULL;
    grog_start(j->m, j->game, j->seed, NULL);
    begin(j);
}

/* ---- undo and redo ------------------------------------------------------- */

/* The last option of this seat's person that can be taken back; j->act.n if none. */
static uint32_t last_own(const struct grog_journal *j, unsigned seat)
{
    for (uint32_t i = j->act.n; i > j->snapshot_at[0]; i--)
        if (is_option(&j->act.at[i - 1]) && grog_same_person(j->game, j->act.at[i - 1].seat, seat))
            return i - 1;
    return j->act.n;
}

/* The other people's seats that have taken options after it. */
static unsigned who_must_agree(const struct grog_journal *j, unsigned seat, uint32_t target)
{
    unsigned seats = 0;
    for (uint32_t i = target; i < j->act.n; i++)
        if (is_option(&j->act.at[i]) && !grog_same_person(j->game, j->act.at[i].seat, seat))
            seats |= 1u << j->act.at[i].seat;
    return seats;
}

static void carry_out(struct grog_journal *j, const struct grog_act *a, struct grog_events *events)
{
    if (is_option(a))
        grog_carry_out_option(j->m, j->game, a->seat, a->option, events);
    else
        grog_carry_out_act(j->m, j->game, a->seat, a->option, events);
}

/* Put the options from `target` on aside, in one batch, the first on top. */
static void put_aside(struct grog_journal *j, uint32_t target)
{
    bool last = true;
    for (uint32_t i = j->act.n; i > target; i--)
        if (is_option(&j->act.at[i - 1])) {
            struct grog_act a = j->act.at[i - 1];
            a.pad[0] = last;
            push(&j->undone, a);
            last = false;
        }
}

/* Has this act, just carried out, made the past fast? */
static bool is_barrier(const struct grog_journal *j, const struct grog_act *a)
{
    return is_option(a) ? j->game->table.since == 0 : a->option.verb == GROG_RESIGN;
}

/* Back to the snapshot before `target`, then again what stood, but its options from there on. */
static void rewind_to(struct grog_journal *j, uint32_t target)
{
    GROG_ASSERT(j->snapshots && j->snapshot_at[0] <= target && target < j->act.n);
    struct grog_dice dice = j->game->dice;
    uint32_t last = j->snapshots - 1;
    put_aside(j, target);
    while (j->snapshot_at[j->snapshots - 1] > target)
        j->snapshots--;
    if (j->snapshots - 1 != last)
        j->undone.n = 0;                                   /* past a barrier there is no way forth */

    struct grog_game *from = snapshot(j, j->snapshots - 1);
    from->dice = dice;
    memcpy(j->game, from, grog_state_bytes(j->m));
    uint32_t kept = j->snapshot_at[j->snapshots - 1], end = j->act.n;
    for (uint32_t i = kept; i < end; i++)
        if (i < target || !is_option(&j->act.at[i])) {
            struct grog_act a = j->act.at[i];
            j->act.at[kept++] = a;
            j->act.n = kept;
            carry_out(j, &a, NULL);
            if (is_barrier(j, &a))                      /* somebody gave up after `target` */
                take_snapshot(j);
        }
    j->act.n = kept;
    j->game->table.undone = (uint16_t)j->undone.n;
    j->game->table.undo_by = j->game->table.undo_wait = 0;
}

/* A setting made since may have opened or closed a window: redo ends where the game
 * goes another way, be it at dice or at an option that is no longer offered. */
static void redo(struct grog_journal *j, struct grog_events *events)
{
    for (bool last = false; !last && j->undone.n; ) {
        struct grog_act a = j->undone.at[--j->undone.n];
        struct grog_list l = grog_seek(j->m, j->game, a.seat, a.option);
        last = a.pad[0];
        a.pad[0] = 0;
        if (!l.found || l.refusal) {
            j->undone.n = 0;
            break;
        }
        push(&j->act, a);
        carry_out(j, &a, events);
        if (is_barrier(j, &a)) {
            j->undone.n = 0;
            take_snapshot(j);
        }
    }
    j->game->table.undone = (uint16_t)j->undone.n;
}

static void undo(struct grog_journal *j, unsigned seat)
{
    GROG_ASSERT(seat < j->m->seats);
    uint32_t target = last_own(j, seat);
    unsigned wait = j->game->table.undo_by ? j->game->table.undo_wait : who_must_agree(j, seat, target);
    if (wait) {
        j->game->table.undo_by = (uint8_t)(seat + 1);
        j->game->table.undo_wait = (uint8_t)wait;
    } else if (target < j->act.n) {
        rewind_to(j, target);
    }
}

/* ---- playing ------------------------------------------------------------- */

static void stand(struct grog_journal *j, const struct grog_act *a, struct grog_events *events)
{
    push(&j->act, *a);
    j->undone.n = 0;
    carry_out(j, a, events);
    j->game->table.undone = 0;
    if (is_barrier(j, a))
        take_snapshot(j);
}

enum grog_status grog_play(struct grog_journal *j, unsigned seat, struct grog_option o, struct grog_events *events)
{
    grog_forget(events);
    struct grog_list l = grog_seek(j->m, j->game, seat, o);
    if (!l.found || l.refusal)
        return GROG_REFUSED;
    if (!has_room(j))
        return GROG_FULL;

    struct grog_act a = { .option = o, .seat = (uint8_t)seat };
    push(&j->log, a);
    switch (o.verb) {
    case GROG_UNDO:
        undo(j, seat);
        break;
    case GROG_CONSENT:
        grog_carry_out_act(j->m, j->game, seat, o, events);
        undo(j, j->game->table.undo_by - 1u);
        break;
    case GROG_OBJECT:
        grog_carry_out_act(j->m, j->game, seat, o, events);
        break;
    case GROG_REDO:
        redo(j, events);
        break;
    default:
        stand(j, &a, events);
    }
    return GROG_OK;
}
