/* SPDX-License-Identifier: MIT */
/* journal.c -- a game at a table: what was done, and taking it back.
 *
 * What always holds here:
 *   (1) the log only grows; its length is the sequence number of the next act;
 *   (2) the game is what playing the log from the seed gives;
 *   (3) a snapshot is the game at a barrier, and the acts that stand since the last
 *       one, taken again from it, give the game: undo takes them again but the last;
 *   (4) one snapshot is kept, so undo cannot cross a barrier; practice keeps many.
 *       Even there the dice go on from where they are: nobody rolls again for the
 *       number that he has seen;
 *   (5) whoever else has taken options since must say yes first. */
#include "journal.h"
#include "table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LOG_MAX = GROG_STEPS_MAX, PRACTICE_SNAPSHOTS = 256 };


struct grog_journal {
    const struct grog_match *m;
    uint8_t  seed[GROG_SEED_BYTES];
    struct grog_game *game;
    struct grog_act  *log;
    uint32_t logged;
    struct grog_act  *act;                      /* the options and settings that stand, */
    uint32_t acts;
    struct grog_act  *undone;                   /* the options taken back: pop to redo; */
    uint32_t undos;                             /* pad[0] marks the last of a batch */
    unsigned char *snapshot;                    /* games at barriers, the last one last, */
    uint32_t *snapshot_at;                      /* and how many acts stood then */
    uint32_t snapshots, room;
};

static bool is_option(const struct grog_act *a) { return !grog_is_act(a->option); }

struct grog_journal *grog_journal_new(const struct grog_match *m, const uint8_t seed[GROG_SEED_BYTES])
{
    struct grog_journal *j = calloc(1, sizeof *j);
    if (!j)
        return NULL;
    j->m = m;
    j->room = m->practice ? PRACTICE_SNAPSHOTS : 1;
    j->game = calloc(1, grog_state_bytes(m));
    j->log = calloc(LOG_MAX, sizeof *j->log);
    j->act = calloc(LOG_MAX, sizeof *j->act);
    j->undone = calloc(LOG_MAX, sizeof *j->undone);
    j->snapshot = calloc(j->room, grog_state_bytes(m));
    j->snapshot_at = calloc(j->room, sizeof *j->snapshot_at);
    if (!j->game || !j->log || !j->act || !j->undone || !j->snapshot || !j->snapshot_at) {
        grog_journal_free(j);
        return NULL;
    }
    grog_journal_restart(j, seed);
    return j;
}

void grog_journal_free(struct grog_journal *j)
{
    if (!j)
        return;
    free(j->game);
    free(j->log);
    free(j->act);
    free(j->undone);
    free(j->snapshot);
    free(j->snapshot_at);
    free(j);
}

const struct grog_match *grog_journal_match(const struct grog_journal *j) { return j->m; }
const struct grog_game  *grog_journal_game(const struct grog_journal *j)  { return j->game; }
const uint8_t           *grog_journal_seed(const struct grog_journal *j)  { return j->seed; }

const struct grog_act *grog_journal_log(const struct grog_journal *j, uint32_t *n)
{
    *n = j->logged;
    return j->log;
}

/* ---- snapshots ----------------------------------------------------------- */

static struct grog_game *snapshot(struct grog_journal *j, uint32_t i)
{
    return (struct grog_game *)(void *)(j->snapshot + i * grog_state_bytes(j->m));
}

/* The seats with options that can still be taken back. */
static unsigned who_could_undo(const struct grog_journal *j)
{
    unsigned seats = 0;
    for (uint32_t i = j->snapshot_at[0]; i < j->acts; i++)
        if (is_option(&j->act[i]))
            seats |= 1u << j->act[i].seat;
    return seats;
}

static void take_snapshot(struct grog_journal *j)
{
    size_t bytes = grog_state_bytes(j->m);
    if (j->snapshots == j->room) {                      /* the oldest goes */
        j->snapshots--;
        memmove(j->snapshot, j->snapshot + bytes, j->snapshots * bytes);
        memmove(j->snapshot_at, j->snapshot_at + 1, j->snapshots * sizeof *j->snapshot_at);
    }
    j->snapshot_at[j->snapshots++] = j->acts;
    j->game->table.acted = (uint8_t)who_could_undo(j);
    memcpy(snapshot(j, j->snapshots - 1), j->game, bytes);
}

void grog_journal_restart(struct grog_journal *j, const uint8_t seed[GROG_SEED_BYTES])
{
    memmove(j->seed, seed, sizeof j->seed);
    grog_start(j->m, j->game, j->seed, NULL);
    j->logged = j->acts = j->undos = j->snapshots = 0;
    take_snapshot(j);
}

/* ---- undo and redo ------------------------------------------------------- */

static bool same_person(const struct grog_journal *j, unsigned a, unsigned b)
{
    return j->game->table.person[a] == j->game->table.person[b];
}

/* The last option of this seat's person that can be taken back; j->acts if none. */
static uint32_t last_own(const struct grog_journal *j, unsigned seat)
{
    for (uint32_t i = j->acts; i > j->snapshot_at[0]; i--)
        if (is_option(&j->act[i - 1]) && same_person(j, j->act[i - 1].seat, seat))
            return i - 1;
    return j->acts;
}

/* The other people's seats that have taken options after it. */
static unsigned who_must_agree(const struct grog_journal *j, unsigned seat, uint32_t target)
{
    unsigned seats = 0;
    for (uint32_t i = target; i < j->acts; i++)
        if (is_option(&j->act[i]) && !same_person(j, j->act[i].seat, seat))
            seats |= 1u << j->act[i].seat;
    return seats;
}

static void carry_out(struct grog_journal *j, const struct grog_act *a, struct grog_events *events)
{
    if (is_option(a))
        grog_take_listed(j->m, j->game, a->seat, a->option, events);
    else
        grog_carry_out_act(j->m, j->game, a->seat, a->option, events);
}

/* Put the options from `target` on aside, in one batch, the first on top. */
static void put_aside(struct grog_journal *j, uint32_t target)
{
    bool last = true;
    for (uint32_t i = j->acts; i > target; i--)
        if (is_option(&j->act[i - 1])) {
            j->undone[j->undos] = j->act[i - 1];
            j->undone[j->undos++].pad[0] = last;
            last = false;
        }
}

/* Back to the snapshot before `target`, then again what stood, but its options from there on. */
static void rewind_to(struct grog_journal *j, uint32_t target)
{
    struct grog_dice dice = j->game->dice;
    uint32_t last = j->snapshots - 1;
    put_aside(j, target);
    while (j->snapshot_at[j->snapshots - 1] > target)
        j->snapshots--;
    if (j->snapshots - 1 != last)
        j->undos = 0;                                   /* past a barrier there is no way forth */

    struct grog_game *from = snapshot(j, j->snapshots - 1);
    from->dice = dice;
    memcpy(j->game, from, grog_state_bytes(j->m));
    uint32_t kept = j->snapshot_at[j->snapshots - 1], end = j->acts;
    for (uint32_t i = kept; i < end; i++)
        if (i < target || !is_option(&j->act[i])) {
            j->act[kept++] = j->act[i];
            carry_out(j, &j->act[i], NULL);
        }
    j->acts = kept;
    j->game->table.undone = (uint16_t)j->undos;
    j->game->table.undo_by = j->game->table.undo_wait = 0;
}

static void redo(struct grog_journal *j, struct grog_events *events)
{
    for (bool last = false; !last && j->undos; ) {
        struct grog_act a = j->undone[--j->undos];
        last = a.pad[0];
        a.pad[0] = 0;
        j->act[j->acts++] = a;
        carry_out(j, &a, events);
    }
    j->game->table.undone = (uint16_t)j->undos;
}

static void undo(struct grog_journal *j, unsigned seat)
{
    uint32_t target = last_own(j, seat);
    unsigned wait = j->game->table.undo_by ? j->game->table.undo_wait : who_must_agree(j, seat, target);
    if (wait) {
        j->game->table.undo_by = (uint8_t)(seat + 1);
        j->game->table.undo_wait = (uint8_t)wait;
    } else if (target < j->acts) {
        rewind_to(j, target);
    }
}

/* ---- playing ------------------------------------------------------------- */

static void stand(struct grog_journal *j, const struct grog_act *a, struct grog_events *events)
{
    j->act[j->acts++] = *a;
    j->undos = 0;
    carry_out(j, a, events);
    j->game->table.undone = 0;
    bool barrier = is_option(a) ? j->game->table.since == 0 : a->option.verb == GROG_RESIGN;
    if (barrier)
        take_snapshot(j);
}

enum grog_status grog_play(struct grog_journal *j, unsigned seat, struct grog_option o, struct grog_events *events)
{
    if (events)
        events->n = events->lost = 0;
    struct grog_list l = grog_seek(j->m, j->game, seat, o);
    if (!l.found || l.refusal)
        return GROG_REFUSED;
    if (j->logged == LOG_MAX)
        return GROG_FULL;

    struct grog_act a = { .option = o, .seat = (uint8_t)seat };
    j->log[j->logged++] = a;
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
