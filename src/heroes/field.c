/* SPDX-License-Identifier: MIT */
/* field.c -- the battlefield of a moment: the match's board, and on it ruins, marks, wrecks and units.
 *
 * What lies on a square later hides what lay there before: overlays, then passages, then wrecks; a position lies on
 * what it was dug into. */
#include "field.h"

static void put_ruins(const struct heroes *h, struct field *out)
{
    _Static_assert(OVERLAYS % 8 == 0, "");
    for (unsigned i = 0; i < out->board->n_overlays; i += 8)
        for (unsigned o = i; !hn_are_none(h->ruined + i) && o < i + 8; o++)
            if (h->ruined[o])
                field_ruin(out, o);
}

static uint8_t row_of(const struct board *b, uint16_t terrain)
{
    unsigned row = b->n_grounds ? b->n_grounds - 1u : 0;
    while (row && b->ground[row].card != terrain)
        row--;
    return (uint8_t)row;
}

/* Something is laid on a square: what it hid may be seen then. */
static void put_ground(struct field *out, unsigned place, uint16_t terrain)
{
    out->ground[place] = row_of(out->board, terrain);
    out->blocks[place_y(place)] &= ~(UINT64_C(1) << place_x(place));
    if (ground_at(out, place)->flags & (GROUND_BLOCKS | GROUND_INSIDE))
        out->rough[place_y(place)] |= UINT64_C(1) << place_x(place);
    if (is_blocking(out->board, place))
        out->hides = false;
}

/* HN-EQP-84, HN-EQP-85  Has somebody dug in there: upon a passage, or upon a wreck that lay there (its level)? */
static bool is_dug(const struct heroes *h, unsigned place, bool upon_wreck)
{
    for (unsigned i = 0; i < MARKS; i += 8)
        for (unsigned k = i; !hn_are_none(h->mark_type + i) && k < i + 8; k++)
            if (h->mark_type[k] == MARK_POSITION && h->mark_at[k] == place && (h->mark_level[k] || !upon_wreck))
                return true;
    return false;
}

/* HN-EQP-38, HN-EQP-85, HN-OOP-27  A passage or a position is the ground that its option names. */
static void put_mark(const struct grog_match *m, const struct heroes *h, unsigned i, struct field *out)
{
    if (h->mark_type[i] == MARK_SMOKE && out->smokes < SMOKES) {
        out->smoke[out->smokes].corner = h->mark_at[i];
        out->smoke[out->smokes++].penalty = h->mark_level[i];
    } else if (h->mark_type[i] == MARK_POSITION
               || (h->mark_type[i] == MARK_PASSAGE && !is_dug(h, h->mark_at[i], false))) {
        put_ground(out, h->mark_at[i], (uint16_t)numbers_of(m, h->mark_card[i])[OPTION_TERRAIN]);
    }
}

/* Returns whether a position lies upon a wreck. */
static bool put_marks(const struct grog_match *m, const struct heroes *h, struct field *out)
{
    _Static_assert(MARKS % 8 == 0 && MARK_NOTHING == 0, "");
    bool upon = false;
    if (!hn_are_marks(h))
        return false;
    for (unsigned i = 0; i < MARKS; i += 8)
        for (unsigned k = i; !hn_are_none(h->mark_type + i) && k < i + 8; k++) {
            put_mark(m, h, k, out);
            upon = upon || (h->mark_type[k] == MARK_POSITION && h->mark_level[k]);
        }
    return upon;
}

/* HN-EQP-84  Those that were dug into wrecks, once the wrecks lie there. */
static void put_dug(const struct grog_match *m, const struct heroes *h, struct field *out)
{
    for (unsigned k = 0; k < MARKS; k++)
        if (h->mark_type[k] == MARK_POSITION && h->mark_level[k])
            put_mark(m, h, k, out);
}

/* HN-CTR-24  A wreck is ground. */
static void put_wreck(const struct grog_match *m, const struct heroes *h, const struct unit *u, struct field *out)
{
    uint16_t square[2];
    for (unsigned n = hn_squares(m, h, u, square); n; n--)
        put_ground(out, square[n - 1], (uint16_t)numbers_of(m, u->thing.card)[UNIT_WRECK]);
}

/* HN-ABL-17  Concealed infantry (vehicles are never concealed) stops no line, whatever it is. */
static inline void put_unit(const struct hn_note *notes, const struct unit *u, unsigned slot, struct field *out)
{
    if (u->thing.hidden) {
        field_stand(out, u->place, slot + 1, STANDS_NOTHING);
        return;
    }
    const struct hn_note *note = &notes[u->thing.card];
    if (__builtin_expect(note->class == INFANTRY, 1)) {
        field_stand(out, u->place, slot + 1, STANDS_INFANTRY);
        return;
    }
    field_stand(out, u->place, slot + 1, STANDS_VEHICLE);
    unsigned tail = note->length < 2 ? 0 : neighbour(out->board, u->place, turned_by(u->facing, 4));
    if (tail)
        field_stand(out, tail, slot + 1, STANDS_VEHICLE);
}

void hn_field(const struct grog_match *m, const struct heroes *h, struct field *out)
{
    const struct hn_note *notes = hn_note(m, 0);
    field_of_board(&plan_of(m)->board, out);
    put_ruins(h, out);
    bool upon = put_marks(m, h, out);
    for (unsigned i = 0; i < UNITS && (h->unit[i].place || !grog_unused(&h->unit[i].thing)); i++) {
        const struct unit *u = &h->unit[i];
        if (!u->place)                                  /* nor is one that has gone anywhere */
            continue;
        if (__builtin_expect(u->flags & UNIT_WRECKED, 0))
            put_wreck(m, h, u, out);
        else
            put_unit(notes, u, i, out);
    }
    if (upon)
        put_dug(m, h, out);
}

static bool is_ground(const struct heroes *h, unsigned mark)
{
    return h->mark_type[mark] == MARK_PASSAGE || h->mark_type[mark] == MARK_POSITION;
}

bool hn_still_hides(const struct grog_match *m, const struct heroes *h)
{
    const struct board *b = &plan_of(m)->board;
    for (unsigned i = 0; i < MARKS; i += 8)
        for (unsigned k = i; !hn_are_none(h->mark_type + i) && k < i + 8; k++)
            if (is_ground(h, k) && is_blocking(b, h->mark_at[k]))
                return false;
    EACH_WRECK(m, h, i) {
        uint16_t square[2];
        for (unsigned n = hn_squares(m, h, &h->unit[i], square); n; n--)
            if (is_blocking(b, square[n - 1]))
                return false;
    }
    return b->hides;
}

bool hn_is_laid_on(const struct heroes *h, unsigned place)
{
    for (unsigned i = 0; i < MARKS; i += 8)
        for (unsigned k = i; !hn_are_none(h->mark_type + i) && k < i + 8; k++)
            if (h->mark_at[k] == place && is_ground(h, k))
                return true;
    return false;
}

/* The ground of one square, for whoever asks of no other: as in a field, what was laid last. */
const struct ground *hn_ground(const struct grog_match *m, const struct heroes *h, unsigned place)
{
    GROG_ASSERT(place > 0 && place <= PLACES);
    const struct board *b = &plan_of(m)->board;
    unsigned overlay = b->under[place];
    unsigned row = overlay && h->ruined[overlay - 1] ? b->ruin_lies[place] : b->lies[place];
    for (unsigned i = hn_are_marks(h) ? 0 : MARKS; i < MARKS; i += 8)
        for (unsigned k = i; !hn_are_none(h->mark_type + i) && k < i + 8; k++)
            if (h->mark_at[k] == place && is_ground(h, k)
                && (h->mark_type[k] == MARK_POSITION || !is_dug(h, place, false)))
                row = row_of(b, (uint16_t)numbers_of(m, h->mark_card[k])[OPTION_TERRAIN]);
    EACH_WRECK(m, h, i) {
        uint16_t square[2] = { 0 };
        unsigned n = hn_squares(m, h, &h->unit[i], square);
        if ((square[0] == place || (n > 1 && square[1] == place)) && !is_dug(h, place, true))
            row = row_of(b, (uint16_t)numbers_of(m, h->unit[i].thing.card)[UNIT_WRECK]);
    }
    return &b->ground[row];
}
