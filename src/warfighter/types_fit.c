/* SPDX-License-Identifier: MIT */
/* types_fit.c -- whether the types of a Mission, its cards and the team go together. */
#include "common.h"
#include "before.h"
#include "decks.h"
#include "fortification.h"
#include "goals.h"
#include "team.h"
#include "types.h"

/* What is looked at: the match, its types and its team. */
struct plan {
    const struct grog_match *m;
    uint16_t type[TYPES_MOST];
    unsigned types;
    const struct grog_listed *at;
    unsigned n;
};

static bool refuse(struct grog_error *why, const struct plan *p, uint16_t card, const char *because)
{
    grog_fail(why, 0, "%s: %s", grog_card(p->m, card)->name, because);
    return false;
}

static bool lists(const int16_t *list, uint16_t card)
{
    for (int i = 0; i < list[0]; i++)
        if ((uint16_t)list[1 + i] == card)
            return true;
    return false;
}

static const int16_t *mission(const struct plan *p)   { return wf_mission_numbers(p->m); }
static const int16_t *objective(const struct plan *p)
{
    return wf_numbers_as(p->m, wf_objective_card(p->m), OF_OBJECTIVE);
}

/* WF-HLD-04, WF-HTL-03, WF-SHO-04, WF-SHO-12  Both are of it, or neither; WF-RAI-02  no such Objective;
 * WF-FRT-09  only some can be declared. */
static bool pairs_fit(const struct plan *p, struct grog_error *why)
{
    uint16_t declared = (uint16_t)p->m->setup[SETUP_TYPE];
    if (declared && !numbers_of(p->m, declared)[TYPE_DECLARED])
        return refuse(why, p, declared, "a Mission cannot be declared to be of this type (WF-FRT-09)");
    for (unsigned i = 0; i < p->types; i++) {
        const int16_t *n = numbers_of(p->m, p->type[i]);
        bool one = lists(mission(p) + MISSION_TYPES, p->type[i]),
             other = lists(objective(p) + OBJECTIVE_TYPES, p->type[i]);
        if (n[TYPE_PAIRED] && one != other)
            return refuse(why, p, p->type[i], "Mission and Objective must both be of this type (WF-HLD-04)");
        for (int k = 0; k < n[TYPE_BARS]; k++)
            if (lists(objective(p) + OBJECTIVE_TYPES, (uint16_t)n[TYPE_BARS + 1 + k]))
                return refuse(why, p, wf_objective_card(p->m), "such an Objective cannot be chosen here (WF-RAI-02)");
    }
    return true;
}

/* Types add up, but not where each wants something else. */
static bool agree(const struct plan *p, struct grog_error *why)
{
    static const uint8_t one[] = { TYPE_LAYS, TYPE_START, TYPE_TRANSPORT, TYPE_FIRST };
    unsigned first = 0;
    for (unsigned i = 0; i < p->types; i++) {
        const int16_t *n = numbers_of(p->m, p->type[i]);
        first += n[TYPE_FIRST] != 0;                    /* WF-FRT-10: one way to draw the first Hostile */
        for (unsigned k = 0; k < i; k++)
            for (unsigned j = 0; j < GROG_COUNT(one); j++) {
                int16_t a = n[one[j]], b = numbers_of(p->m, p->type[k])[one[j]];
                if ((a && b && a != b) || first > 1)
                    return refuse(why, p, p->type[i], "it does not go with the other types of this Mission");
            }
    }
    return true;
}

/* ---- the path ---------------------------------------------------------------- */

/* Cards of a deck of its own; deck 0: Locations of the Region that can be laid at random. */
static int cards_of(const struct plan *p, uint16_t deck, bool reinforced)
{
    int n = 0;
    for (uint32_t c = 1; c < p->m->cards->cards; c++) {
        const int16_t *k = numbers_of(p->m, (uint16_t)c);
        enum card_kind kind = kind_of(p->m, (uint16_t)c);
        if (deck ? wf_deck_of(p->m, (uint16_t)c) == deck
                 : kind == OF_LOCATION && !k[LOCATION_DECK] && !(reinforced && k[PLACE_NEVER])
                   && (!k[PLACE_REGION] || k[PLACE_REGION] == wf_region(p->m)))
            n += k[kind == OF_LOCATION ? LOCATION_COPIES : COPIES];
    }
    return n;
}

/* WF-SHO-01  What lies in the path at the start has its space and its cards. */
static bool path_fits(const struct plan *p, struct grog_error *why)
{
    int laid = wf_objective_space(p->m) - 2;
    for (unsigned i = 0; i < p->types; i++) {
        const int16_t *n = numbers_of(p->m, p->type[i]), *path = n + TYPE_PATH;
        for (int k = 0; k < path[0]; k++) {
            uint16_t deck = wf_listed(path, k).card;
            if (wf_listed(path, k).n >= wf_objective_space(p->m) || !cards_of(p, deck, false))
                return refuse(why, p, p->type[i], "a card of its path has no place or no deck (WF-SHO-01)");
        }
        if (path[0] && path[0] != laid)
            return refuse(why, p, p->type[i], "the Objective is not where its path ends (WF-SHO-01)");
        if (n[TYPE_LAYS] == LAYS_FILLED && !path[0] && cards_of(p, 0, n[TYPE_REDRAW]) < laid)
            return refuse(why, p, p->type[i], "there are too few Locations for it (WF-HLD-05, WF-HTL-05)");
    }
    return true;
}

/* All that lies aside, with a Hostile that is set out, has its room. */
static bool decks_fit(const struct plan *p, struct grog_error *why)
{
    int n = (int)wf_presents(p->m, 0);
    for (uint32_t c = 1; c < p->m->cards->cards; c++)
        if (kind_of(p->m, (uint16_t)c) == OF_DECK && wf_uses_deck(p->m, (uint16_t)c))
            n += cards_of(p, (uint16_t)c, false);
    if (n > ASIDE_ROOM) {
        grog_fail(why, 0, "the decks beside the path are too large: %d cards", n);
        return false;
    }
    return true;
}

/* ---- the team ---------------------------------------------------------------- */

static bool bears_one(const struct plan *p, uint16_t card, const int16_t *words)
{
    for (int i = 0; i < words[0]; i++)
        if (wf_keyword(p->m, card, (uint16_t)words[1 + i]))
            return true;
    return false;
}

/* WF-AIR-02  Who may take part; WF-SHO-06  what cannot be bought. */
static bool members_fit(const struct plan *p, struct grog_error *why)
{
    for (unsigned i = 0; i < p->types; i++) {
        const int16_t *n = numbers_of(p->m, p->type[i]);
        for (unsigned k = 0; k < p->n; k++) {
            uint16_t card = p->at[k].card;
            if (n[TYPE_ONLY] && is_soldier(kind_of(p->m, card)) && !bears_one(p, card, n + TYPE_ONLY))
                return refuse(why, p, card, "a Soldier of this sort cannot take part (WF-AIR-02)");
            if (!is_soldier(kind_of(p->m, card)) && bears_one(p, card, n + TYPE_FORBIDS))
                return refuse(why, p, card, "it cannot be bought for this type of Mission (WF-SHO-06)");
        }
    }
    return true;
}

/* WF-SHO-05, WF-AIR-05, WF-AIR-07  What the team comes by is of a type of the Mission. */
static bool transport_fits(const struct plan *p, struct grog_error *why)
{
    uint16_t transport = wf_transport(p->m), of = 0;
    unsigned soldiers = 0, most;
    if (!transport)
        return true;
    for (unsigned i = 0; i < p->types; i++)
        if (numbers_of(p->m, p->type[i])[TYPE_TRANSPORT]
            && (uint16_t)numbers_of(p->m, transport)[TRANSPORT_TYPE] == p->type[i])
            of = p->type[i];
    if (!of)
        return refuse(why, p, transport, "it is not for a Mission of this type (WF-SHO-05, WF-AIR-05)");
    for (unsigned i = 0; i < p->n; i++)
        soldiers += is_soldier(kind_of(p->m, p->at[i].card));
    most = (unsigned)numbers_of(p->m, transport)[TRANSPORT_CARRIES];
    return !most || soldiers <= most || refuse(why, p, transport, "it does not carry so many Soldiers (WF-AIR-07)");
}

bool wf_types_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    struct plan p = { .m = m, .at = at, .n = n };
    p.types = wf_types(m, p.type);
    return pairs_fit(&p, why) && wf_objectives_fit(m, why) && agree(&p, why) && path_fits(&p, why)
        && decks_fit(&p, why) && members_fit(&p, why) && transport_fits(&p, why);
}
