/* SPDX-License-Identifier: MIT */
/* hnb_ground.c -- what squares are worth to a unit: goals near, cover, danger, what it could fire at from there. */
#include "hn_bot.h"
#include "heroes/step.h"

#include <string.h>

/* How much an objective still matters, and how far it is. */
static int pull_of_goals(const struct mind *d, unsigned slot, unsigned place)
{
    const struct ground_plan *p = plan_of(d->m);
    const int16_t *goals = hn_scenario(d->m) + SCENARIO_OBJECTIVES;
    int all = 0;
    (void)slot;
    for (unsigned i = 0; i < p->n_objectives; i++) {
        struct objective o = objective_at(goals, i);
        int x = place_x(place), y = place_y(place);
        int dx = x < o.x ? o.x - x : x >= o.x + o.width ? x - (o.x + o.width - 1) : 0;
        int dy = y < o.y ? o.y - y : y >= o.y + o.height ? y - (o.y + o.height - 1) : 0;
        int far = dx > dy ? dx : dy, mine = d->h->held[i] == d->side + 1;
        int weight = (20 + 12 * o.points) * (100 + d->late) / 100;
        if (far == 0)
            all += mine ? weight : 2 * weight;
        else
            all -= weight * far / (mine ? 12 : 5);
    }
    return all;
}

int hnb_square(struct mind *d, unsigned slot, unsigned place)
{
    if (d->about != slot + 1) {
        for (unsigned i = 0; i <= PLACES; i++)
            d->known[i] = UNKNOWN;
        d->about = slot + 1;
    }
    if (d->known[place] != UNKNOWN)
        return d->known[place];
    int worth = pull_of_goals(d, slot, place);
    worth -= hnb_danger(d, slot, place) * (100 - d->late / 2) / 100;
    worth += hnb_best_shot(d, slot, place) / 3;
    worth += hn_class(d->m, &d->h->unit[slot]) == INFANTRY ? 6 * ground_at(&d->field, place)->defence : 0;
    /* Do not stand apart: enemies draw near what can hurt them. */
    int near = 99;
    for (unsigned i = 0; i < d->foes; i++) {
        int far = spaces_between(place, d->h->unit[d->foe[i]].place);
        near = far < near ? far : near;
    }
    if (d->foes)
        worth -= near > 7 ? 4 * (near - 7) : 0;
    return d->known[place] = worth;
}

/* The squares that infantry reaches with so many steps: steps left there + 1, or 0. */
static void reach(const struct mind *d, unsigned slot, unsigned from, int steps, uint8_t *left)
{
    uint16_t queue[PLACES];
    unsigned head = 0, tail = 0;
    left[from] = (uint8_t)(steps + 1);
    queue[tail++] = (uint16_t)from;
    while (head < tail) {
        unsigned at = queue[head++];
        for (unsigned way = 0; left[at] > 1 && way < DIRECTIONS; way++) {
            unsigned to = neighbour(d->field.board, at, way);
            if (!to || left[to] || hn_may_step(d->m, d->g, &d->field, slot, at, to))
                continue;
            left[to] = (uint8_t)(hn_left_in(&d->field, to, left[at] - 2) + 1);
            queue[tail++] = (uint16_t)to;
        }
    }
}

int hnb_best_reach(struct mind *d, unsigned slot, unsigned from, int steps)
{
    uint8_t left[PLACES + 1];
    int best = UNKNOWN;
    memset(left, 0, sizeof left);
    reach(d, slot, from, steps, left);
    const struct board *b = d->field.board;
    for (int y = place_y(from) - steps; y <= place_y(from) + steps; y++)
        for (int x = place_x(from) - steps; x <= place_x(from) + steps; x++) {
            if (!is_on_board(b, x, y) || !left[place_at(x, y)]
                || hn_may_stand(d->m, d->g, &d->field, slot, place_at(x, y)))
                continue;
            int worth = hnb_square(d, slot, place_at(x, y));
            best = worth > best ? worth : best;
        }
    return best == UNKNOWN ? hnb_square(d, slot, from) : best;
}

int hnb_move(struct mind *d, unsigned slot)
{
    const struct unit *u = &d->h->unit[slot];
    int steps = hn_movement(d->m, d->g, slot);
    uint16_t square[2];
    if (!hn_squares(d->m, d->h, u, square))
        return 0;
    int here = hnb_square(d, slot, square[0]);
    if (u->aboard)
        return 20;
    if (hn_class(d->m, u) == INFANTRY)
        return hnb_best_reach(d, slot, u->place, steps) - here;
    int best = here;                                    /* a vehicle: the squares around, as the crow flies */
    for (int y = place_y(u->place) - steps; y <= place_y(u->place) + steps; y++)
        for (int x = place_x(u->place) - steps; x <= place_x(u->place) + steps; x++)
            if (is_on_board(d->field.board, x, y) && !hn_is_closed(d->m, u, &d->field, place_at(x, y))) {
                int worth = hnb_square(d, slot, place_at(x, y));
                best = worth > best ? worth : best;
            }
    return (best - here) / 2;
}

/* Towards the middle of the enemies, or of the board. */
int hnb_facing(struct mind *d, unsigned slot, unsigned place, unsigned facing)
{
    int x = 0, y = 0;
    (void)slot;
    for (unsigned i = 0; i < d->foes; i++) {
        x += place_x(d->h->unit[d->foe[i]].place) - place_x(place);
        y += place_y(d->h->unit[d->foe[i]].place) - place_y(place);
    }
    if (!d->foes) {
        x = d->field.board->width / 2 - place_x(place);
        y = d->field.board->height / 2 - place_y(place);
    }
    int along = x * direction_x(facing) + y * direction_y(facing);
    return along > 0 ? 4 : along < 0 ? -4 : 0;
}
