/* SPDX-License-Identifier: MIT */
/* squads.c -- Squads: the people of an Offensive or a Defensive Campaign, where they are, what they are worth.
 *
 * What always holds here: who is bought is in one Squad for the whole campaign, with what he has; each Squad has its
 * square of the map, which it leaves only along an arrow. */
#include "rules.h"

/* ---- what a Squad is worth ------------------------------------------------------------------ */

static int worth_of(const struct grog_match *m, const struct campaign *c, unsigned member)
{
    struct grog_listed own[TEAM_ROOM];
    return camp_cost_of(m, own, camp_goods_of(m, c, member, own));
}

/* WF-OFF-21, WF-OFF-38, WF-DEF-18, WF-DEF-32, WF-DEF-33  Its Soldiers, Skills and Gear; Medals count for Hostiles
 * alone. */
int camp_squad_worth(const struct grog_match *m, const struct campaign *c, unsigned squad)
{
    int worth = 0;
    EACH_MEMBER(c, i)
        if (c->member[i].where == squad && c->member[i].status == FIT)
            worth += worth_of(m, c, i);
    return worth;
}

/* WF-DEF-33  All Squads together. */
int camp_worth(const struct grog_match *m, const struct campaign *c)
{
    int worth = 0;
    for (unsigned s = 1; s <= c->squads; s++)
        worth += camp_squad_worth(m, c, s);
    return worth;
}

bool camp_can_fight(const struct grog_match *m, const struct campaign *c, unsigned squad)
{
    EACH_MEMBER(c, i)
        if (c->member[i].where == squad && c->member[i].status == FIT
            && kind_of(m, c->member[i].thing.card) == OF_PLAYER)
            return true;
    return false;
}

/* Those who are fit of this Squad, and nobody else; 0: nobody. */
void camp_muster(struct grog_run *r, unsigned squad)
{
    struct campaign *c = camp(r->g);
    c->squad = (uint8_t)squad;
    EACH_MEMBER(c, i) {
        struct member *s = &c->member[i];
        bool goes = squad && s->where == squad && s->status == FIT;
        s->flags = (uint8_t)(goes ? s->flags | MEMBER_GOES : s->flags & ~(unsigned)MEMBER_GOES);
    }
}

/* ---- the map -------------------------------------------------------------------------------- */

/* WF-CMP-08, WF-OFF-06  Its squares, held by the enemy; but nobody holds one without an Objective. */
void camp_lay_map(struct grog_run *r)
{
    const int16_t *squares = sheet(r->m) + CAMPAIGN_SQUARES;
    for (int i = 0; i < squares[0]; i++) {
        uint16_t ref = grog_thing_new(r, ARRAY_SQUARE, wf_listed(squares, i).card, 0);
        struct square *s = &camp(r->g)->square[grog_ref_slot(ref)];
        s->number = (uint8_t)(i + 1);
        s->held = sheet(r->m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN && kind_of(r->m, s->thing.card) != OF_OBJECTIVE;
    }
}

static bool is_start(const struct grog_match *m, unsigned square)
{
    return wf_listed(sheet(m) + CAMPAIGN_SQUARES, (int)square).n == 1;
}

unsigned camp_starts(const struct grog_match *m)
{
    unsigned n = 0;
    for (int i = 0; i < sheet(m)[CAMPAIGN_SQUARES]; i++)
        n += is_start(m, (unsigned)i);
    return n < SQUADS ? n : SQUADS;
}

/* WF-OFF-08  One Squad in a START square. */
static bool is_taken(const struct campaign *c, unsigned square)
{
    for (unsigned s = 0; s < c->squads; s++)
        if (c->squad_place[s] == square + 1)
            return true;
    return false;
}

/* Squares by their slots, as bits: those that lines lead to from here.  WF-OFF-26  In an Offensive Campaign one goes
 * on through what is held, and stays where the enemy is. */
uint32_t camp_ways_from(const struct grog_match *m, const struct campaign *c, unsigned square)
{
    const int16_t *lines = sheet(m) + CAMPAIGN_LINES;
    uint32_t through = UINT32_C(1) << square, seen = 0, ends = 0;
    while (through != seen) {
        uint32_t now = through & ~seen;
        seen = through;
        for (int i = 0; i < lines[0]; i++) {
            struct wf_listed line = wf_listed(lines, i);
            unsigned to = (unsigned)line.n - 1;
            if (!(now >> (line.card - 1) & 1))
                continue;
            if (sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN && c->square[to].held)
                through |= UINT32_C(1) << to;           /* WF-OFF-26 */
            else
                ends |= UINT32_C(1) << to;              /* WF-OFF-25, WF-DEF-26 */
        }
    }
    return ends;
}

/* ---- Squad Creation ------------------------------------------------------------------------------ */

/* WF-CMP-11, WF-CMP-14  Into a Squad that is there, or, with a Player Soldier, into the next; one a START square. */
void camp_list_divide(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    unsigned who = (unsigned)g->frame[g->depth - 1].local[CREATION_WHO];
    bool leads = kind_of(m, c->member[who].thing.card) == OF_PLAYER;
    (void)seat;
    for (unsigned s = 0; s < (unsigned)(c->squads + leads) && s < SQUADS; s++)
        grog_offer(l, grog_option(VERB_ASSIGN, who + 1, s, 0, 0), s < camp_starts(m) ? 0 : R_CMP_14);
}

/* WF-OFF-07, WF-OFF-08, WF-DEF-04  A START square of its own. */
void camp_list_place(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    unsigned squad = (unsigned)g->frame[g->depth - 1].local[CREATION_WHO];
    (void)seat;
    EACH_SQUARE(c, i)
        grog_offer(l, grog_option(VERB_PLACE, 0, squad, square_ref(c, i), 0),
                   !is_start(m, i) ? R_OFF_07 : is_taken(c, i) ? R_OFF_08 : 0);
}

static void assign(struct grog_run *r, unsigned member, unsigned squad)
{
    struct campaign *c = camp(r->g);
    c->member[member].where = (uint8_t)(squad + 1);
    if (c->squads <= squad)
        c->squads = (uint8_t)(squad + 1);
    TELL(TOLD_ASSIGNED, member_ref(c, member), (uint16_t)squad);
}

static void place(struct grog_run *r, unsigned squad, unsigned square)
{
    struct campaign *c = camp(r->g);
    c->squad_place[squad] = (uint8_t)(square + 1);
    TELL(TOLD_PLACED, (uint16_t)squad, square_ref(c, square));
}

/* Who is in no Squad yet: those who can lead one first; MEMBERS: nobody. */
static int16_t next_to_assign(const struct grog_match *m, const struct campaign *c)
{
    for (unsigned leads = 2; leads-- > 0; )
        EACH_MEMBER(c, i)
            if (!c->member[i].where && (kind_of(m, c->member[i].thing.card) == OF_PLAYER) == leads)
                return (int16_t)i;
    return MEMBERS;
}

static unsigned first_start(const struct grog_match *m, const struct campaign *c)
{
    EACH_SQUARE(c, i)
        if (is_start(m, i) && !is_taken(c, i))
            return i;
    return 0;
}

enum grog_flow camp_creation(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    int16_t *who = &f->local[CREATION_WHO];
    BEGIN;
    /* WF-CMP-10, WF-CMP-13  Soldiers, Skills and Gear, with the Sheet's Resource Points for all Squads together. */
    c->earned = (uint16_t)sheet(r->m)[CAMPAIGN_RESOURCES];
    CALL(CREATION_BUYS, .proc = PROC_OUTFIT, .local = { [OUTFIT_WHEN] = OUTFIT_OF_ALL });
    camp_settle(r);
    c->earned = 0;
    /* WF-CMP-11, WF-CMP-14  Divided; one START square is for one Squad. */
    while (!c->outcome && (*who = next_to_assign(r->m, c)) < MEMBERS) {
        if (camp_starts(r->m) < 2) {
            assign(r, (unsigned)*who, 0);
            continue;
        }
        ASK(CREATION_DIVIDES, ASK_DIVIDE, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        assign(r, (unsigned)*who, r->answer.option.object[0]);
    }
    camp_muster(r, 0);
    /* WF-OFF-07, WF-OFF-08, WF-DEF-04  Their counters on the START squares. */
    for (*who = 0; *who < c->squads; ++*who) {
        if (camp_starts(r->m) < 2) {
            place(r, (unsigned)*who, first_start(r->m, c));
            continue;
        }
        ASK(CREATION_PLACES, ASK_PLACE, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        place(r, (unsigned)*who, grog_ref_slot(r->answer.option.object[1]));
    }
    /* WF-CMP-15  What the log sheet holds. */
    camp_take_stock(r);
    END;
}

/* ---- may it be set up? --------------------------------------------------------------------------- */

static bool is_on_map(const int16_t *squares, struct wf_listed line)
{
    return line.card >= 1 && line.card <= squares[0] && line.n >= 1 && line.n <= squares[0];
}

/* WF-CMP-02..08  What the rules of the Sheet need of it; NULL: nothing is missing. */
const char *camp_sheet_fault(const struct grog_match *m)
{
    const int16_t *n = sheet(m), *squares = n + CAMPAIGN_SQUARES, *lines = n + CAMPAIGN_LINES;
    bool offensive = n[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN;
    if (!n[CAMPAIGN_REGION] || !n[CAMPAIGN_HOSTILES])
        return "a Sheet names a Region and Hostiles (WF-CMP-03)";
    if (!n[CAMPAIGN_WEEKS] || !n[CAMPAIGN_RESOURCES])
        return "a Sheet says how many Weeks and Resource Points there are (WF-CMP-03)";
    if (!n[CAMPAIGN_STARTS] || (!offensive && !n[CAMPAIGN_MISSIONS]))
        return "a Sheet lists Locations to start in, and a defensive one Missions (WF-CMP-05)";
    if (!camp_starts(m))
        return "its map has no square to start in (WF-CMP-08)";
    if ((unsigned)(n[CAMPAIGN_WEEKS] * (int)camp_starts(m) + n[CAMPAIGN_MISSIONS]) >= CARD_ROOM)
        return "so many Weeks and START squares make too many Missions";
    for (int i = 0; i < lines[0]; i++)
        if (!is_on_map(squares, wf_listed(lines, i)))
            return "a line of its map leads from or to a square that is not there (WF-CMP-08)";
    for (int i = 0; offensive && i < squares[0]; i++)
        if (is_start(m, (unsigned)i) && kind_of(m, wf_listed(squares, i).card) != OF_OBJECTIVE)
            return "each START square of an offensive map has an Objective (WF-OFF-10)";
    return NULL;
}
