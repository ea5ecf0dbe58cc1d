/* SPDX-License-Identifier: MIT */
/* marks.c -- what lies on the board beside counters: passages, positions, charges, smoke. */
#include "marks.h"

/* It, and where: a square, or of smoke a corner. */
static void tell(struct grog_run *r, unsigned event, unsigned mark)
{
    const struct heroes *h = const_heroes(r->g);
    bool smoke = h->mark_type[mark] == MARK_SMOKE;
    TELL((uint8_t)event, h->mark_type[mark], h->mark_card[mark], smoke ? 0 : h->mark_at[mark],
         smoke ? h->mark_at[mark] : 0);
}

bool hn_put_mark(struct grog_run *r, struct mark mark)
{
    struct heroes *h = heroes(r->g);
    for (unsigned i = 0; i < MARKS; i++) {
        if (h->mark_type[i])
            continue;
        h->mark_type[i] = (uint8_t)mark.type;
        h->mark_at[i] = mark.at;
        h->mark_card[i] = mark.card;
        h->mark_owner[i] = mark.owner;
        h->mark_level[i] = mark.level;
        h->mark_overlay[i] = mark.overlay;
        tell(r, TOLD_MARK, i);
        return true;
    }
    return false;
}

/* HN-EQP-41  The wreck that was chosen, where two lie on one square; a charge of before 0.2 knows the square alone. */
bool hn_is_charge_at(const struct heroes *h, unsigned mark, unsigned wreck)
{
    GROG_ASSERT(mark < MARKS && wreck < UNITS);
    if (h->mark_type[mark] != MARK_CHARGE || h->mark_overlay[mark] || !(h->unit[wreck].flags & UNIT_WRECKED))
        return false;
    return h->mark_level[mark] ? h->mark_level[mark] == wreck + 1 : h->mark_at[mark] == h->unit[wreck].place;
}

void hn_take_mark(struct grog_run *r, unsigned mark)
{
    struct heroes *h = heroes(r->g);
    tell(r, TOLD_UNMARK, mark);
    h->mark_type[mark] = h->mark_owner[mark] = h->mark_level[mark] = h->mark_overlay[mark] = 0;
    h->mark_at[mark] = h->mark_card[mark] = 0;
}

/* ---- are they sound? ------------------------------------------------------------------------- */

static bool is_place(const struct board *b, unsigned at)
{
    return at && at <= PLACES && is_on_board(b, place_x(at), place_y(at));
}

static bool mark_fits(const struct grog_match *m, const struct heroes *h, unsigned i)
{
    const struct board *b = &plan_of(m)->board;
    unsigned at = h->mark_at[i];
    switch ((enum mark_type)h->mark_type[i]) {
    case MARK_SMOKE:
        return at && at <= (BOARD_SIDE + 1) * (BOARD_SIDE + 1) && corner_i(at) <= b->width && corner_j(at) <= b->height;
    case MARK_PASSAGE:
    case MARK_POSITION:
        return is_place(b, at) && kind_of(m, h->mark_card[i]) == OF_OPTION;
    case MARK_CHARGE:
        return h->mark_overlay[i] <= b->n_overlays && (h->mark_overlay[i] || is_place(b, at))
            && h->mark_level[i] <= UNITS
            && kind_of(m, h->mark_card[i]) == OF_OPTION && numbers_of(m, h->mark_card[i])[OPTION_WEAPON];
    case MARK_DIRECTIVE:
        return at && at <= UNITS && kind_of(m, h->mark_card[i]) == OF_OPTION;
    default:
        return true;
    }
}

const char *hn_check_marks(const struct grog_match *m, const struct heroes *h)
{
    for (unsigned i = 0; i < MARKS; i++)
        if (h->mark_type[i]
            && (h->mark_card[i] >= m->cards->cards || h->mark_owner[i] >= m->seats || !mark_fits(m, h, i)))
            return "a mark that cannot be";
    EACH_UNIT(h, i)
        if (h->unit[i].bombs && (h->unit[i].bomb >= m->cards->cards || kind_of(m, h->unit[i].bomb) != OF_OPTION
                                 || !numbers_of(m, h->unit[i].bomb)[OPTION_WEAPON]))
            return "a bomb that cannot be";
    return NULL;
}
