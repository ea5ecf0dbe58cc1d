/* SPDX-License-Identifier: MIT */
/* report.c -- a Mission that is fought elsewhere: its setup as text, and what came of it, line by line.
 *
 * What always holds here: how it ended is no more taken back once it is told, lines behind it are until the report is
 * closed; lines come in rising order, so that one Mission has one report. */
#include "rules.h"

#include <stdio.h>

enum { MOST_USED = 99 };

static const struct grog_frame *top(const struct grog_game *g) { return &g->frame[g->depth - 1]; }

/* ---- what may be reported ----------------------------------------------------------------- */

void camp_list_outcome(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_SUCCESS, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_FAILURE, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_FORFEIT, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_RECONSIDER, 0, 0, 0, 0), 0);
}

/* WF-PLC-09  Where the Objective lay. */
void camp_list_space(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    for (unsigned space = 2; space <= MOST_SPACE; space++)
        grog_offer(l, grog_option(VERB_SPACE, 0, space, 0, 0), 0);
}

void camp_list_fates(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    unsigned who = (unsigned)top(g)->local[FIELD_WHO];
    unsigned last = sheet(m)[CAMPAIGN_SORT] == DEFENSIVE_CAMPAIGN ? FATE_CAPTURED : FATE_KILLED;   /* WF-DEF-16 */
    (void)seat;
    for (unsigned fate = FATE_FIT; fate <= last; fate++)
        grog_offer(l, grog_option(VERB_FATE, who + 1, fate, 0, 0), 0);
}

static int key_of(unsigned member, enum line line) { return (int)(member * LINES + line + 1); }
static int key_of_used(unsigned goods)             { return (int)(MEMBERS * LINES + goods + 1); }

/* WF-OFF-22, WF-DEF-25  How many counters of it can be gone: of what a Squad has, and somebody who is fit. */
static unsigned most_used(const struct grog_match *m, const struct campaign *c, unsigned goods)
{
    const struct goods *g = &c->goods[goods];
    const struct member *s = &c->member[g->holder - 1];
    struct grog_listed at = { g->thing.card, g->number };
    if (!has_squads(m) || !is_going(s) || s->status != FIT || kind_of(m, g->thing.card) == OF_SKILL)
        return 0;
    unsigned n = wf_units_of(m, &at), most = n > g->missing ? n - g->missing : 0;
    return most < MOST_USED ? most : MOST_USED;
}

void camp_list_lines(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct campaign *c = const_camp(g);
    int last = top(g)->local[FIELD_LAST];
    uint16_t medal[LINES - LINE_MEDAL];
    unsigned medals = camp_medals(m, c, medal);
    (void)seat;
    grog_offer(l, grog_option(VERB_REPORTED, 0, 0, 0, 0), 0);
    EACH_GOING(c, i) {
        int most = numbers_of(m, c->member[i].thing.card)[SOLDIER_HEALTH];
        for (int n = 1; n < most && key_of(i, LINE_WOUNDS) > last && c->member[i].status == FIT; n++)
            grog_offer(l, grog_option(VERB_WOUNDS, i + 1, (unsigned)n, 0, 0), 0);
        for (unsigned n = 1; n <= MOST_KILLS && key_of(i, LINE_KILLS) > last; n++)
            grog_offer(l, grog_option(VERB_KILLS, i + 1, n, 0, 0), 0);
        if (key_of(i, LINE_MEDALS_LOST) > last && camp_medals_of(c, i, 0))
            grog_offer(l, grog_option(VERB_MEDALS_LOST, i + 1, 0, 0, 0), 0);
        for (unsigned k = 0; k < medals && c->member[i].status == FIT && camp_has_room(c, i); k++)
            if (key_of(i, (enum line)(LINE_MEDAL + k)) > last)
                grog_offer(l, grog_option(VERB_MEDAL, i + 1, medal[k], 0, 0), 0);
    }
    EACH_GOODS(c, i)
        for (unsigned n = 1; key_of_used(i) > last && n <= most_used(m, c, i); n++)
            grog_offer(l, grog_option(VERB_USED, 0, goods_ref(c, i), n, 0), 0);
}

/* ---- the report ----------------------------------------------------------------------------- */

/* WF-DWN-15, WF-PLC-13, WF-PLC-17  Who returns to duty stays; nobody else does. */
void camp_take_fate(struct grog_run *r, unsigned member, unsigned fate)
{
    static const uint8_t status[FATES] = { FIT, DISCHARGED, KILLED, CAPTURED };
    static const uint8_t told[FATES] = { TOLD_RETURNS, TOLD_DISCHARGED, TOLD_KILLED, TOLD_CAPTURED };
    struct campaign *c = camp(r->g);
    struct member *s = &c->member[member];
    s->status = status[fate];
    s->left = fate == FATE_FIT ? 0 : (uint8_t)(c->ordinal + 1);
    TELL(told[fate], member_ref(c, member));
    if (fate != FATE_FIT)
        camp_lose_medals(r, member);                    /* WF-MED-16 */
}

static void take_outcome(struct grog_run *r, uint8_t verb)
{
    struct campaign *c = camp(r->g);
    bool success = verb == VERB_SUCCESS, forfeit = verb == VERB_FORFEIT;
    c->outcome = success ? OUTCOME_SUCCESS : forfeit ? OUTCOME_FORFEIT : OUTCOME_FAILURE;
    TELL(success ? TOLD_SUCCESS : forfeit ? TOLD_FORFEIT : TOLD_FAILURE, fought_of(r->m, c));
}

/* WF-OFF-35, WF-DEF-24  Weapons have their printed Ammo again; WF-OFF-36, WF-DEF-25  what is Expended is gone. */
static void use_up(struct grog_run *r, unsigned goods, unsigned n)
{
    struct campaign *c = camp(r->g);
    struct goods *g = &c->goods[goods];
    struct grog_listed at = { g->thing.card, g->number };
    unsigned missing, left = wf_left_after(r->m, &at, g->missing + n, &missing);
    TELL_AMOUNT(TOLD_USED, n, member_ref(c, g->holder - 1u), g->thing.card);
    g->number = (uint8_t)left;
    g->missing = (uint8_t)missing;
    if (!left)
        grog_thing_free(r, goods_ref(c, goods));
}

/* Which line it is that the option tells. */
static enum line line_of(const struct grog_match *m, const struct campaign *c, struct grog_option o)
{
    uint16_t medal[LINES - LINE_MEDAL];
    unsigned n = o.verb == VERB_MEDAL ? camp_medals(m, c, medal) : 0;
    while (n > 0 && medal[--n] != o.object[0])
        continue;
    return o.verb == VERB_WOUNDS ? LINE_WOUNDS : o.verb == VERB_KILLS ? LINE_KILLS
         : o.verb == VERB_MEDALS_LOST ? LINE_MEDALS_LOST : (enum line)(LINE_MEDAL + n);
}

static void take_line(struct grog_run *r, struct grog_option o, int16_t *last)
{
    struct campaign *c = camp(r->g);
    if (o.verb == VERB_USED) {
        *last = (int16_t)key_of_used(grog_ref_slot(o.object[0]));
        use_up(r, grog_ref_slot(o.object[0]), o.object[1]);
        return;
    }
    unsigned who = o.actor - 1u;
    struct member *s = &c->member[who];
    *last = (int16_t)key_of(who, line_of(r->m, c, o));
    if (o.verb == VERB_MEDAL) {
        camp_earn(r, who, o.object[0]);
    } else if (o.verb == VERB_MEDALS_LOST) {
        camp_lose_medals(r, who);
    } else if (o.verb == VERB_WOUNDS) {
        s->wounds = (uint8_t)o.object[0];
        TELL_AMOUNT(TOLD_WOUNDED, s->wounds, member_ref(c, who));
    } else {
        s->kills = (uint8_t)(s->kills + o.object[0] < UINT8_MAX ? s->kills + o.object[0] : UINT8_MAX);
        TELL_AMOUNT(TOLD_KILLS, o.object[0], member_ref(c, who));
    }
}

/* The next of those who went, from this slot on; MEMBERS: nobody. */
static int16_t next_goer(const struct campaign *c, int16_t from)
{
    EACH_GOING(c, i)
        if (i >= (unsigned)from)
            return (int16_t)i;
    return MEMBERS;
}

/* The Mission is fought; then how it ended, where the Objective lay, what became of each, wounds and kills.  Outcome 0:
 * they think again. */
enum grog_flow camp_field(struct grog_run *r, struct grog_frame *f)
{
    struct campaign *c = camp(r->g);
    int16_t *who = &f->local[FIELD_WHO], *last = &f->local[FIELD_LAST];
    BEGIN;
    TELL(TOLD_FIELDED, fought_of(r->m, c), other_of(r->m, c));
    FIELD(FIELD_OUTCOME, ASK_OUTCOME, camp_everybody(r->m, r->g));
    if (r->answer.seat == GROG_NOBODY)
        return GROG_DONE;
    if (r->answer.option.verb == VERB_RECONSIDER) {
        TELL(TOLD_RECONSIDERED, fought_of(r->m, c));
        return GROG_DONE;
    }
    grog_barrier(r);                                    /* the Mission is fought: it is not taken back */
    take_outcome(r, r->answer.option.verb);
    if (c->outcome == OUTCOME_FORFEIT)
        return GROG_DONE;
    if (c->outcome == OUTCOME_SUCCESS && !has_squads(r->m)) {
        FIELD(FIELD_SPACE, ASK_SPACE, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        c->space = (uint8_t)r->answer.option.object[0];
        TELL_AMOUNT(TOLD_SPACE, c->space, objective_of(c));
    }
    for (*who = next_goer(c, 0); *who < MEMBERS; *who = next_goer(c, (int16_t)(*who + 1))) {
        FIELD(FIELD_FATE, ASK_FATE, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        camp_take_fate(r, (unsigned)*who, r->answer.option.object[0]);
    }
    for (;;) {
        FIELD(FIELD_LINES, ASK_LINES, camp_everybody(r->m, r->g));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_REPORTED)
            return GROG_DONE;
        take_line(r, r->answer.option, last);
    }
    END;
}

/* ---- the Mission's setup ------------------------------------------------------------------------ */

static void add_row(struct grog_text *to, const struct grog_match *m, const char *row, uint16_t card)
{
    if (card)
        grog_print(to, ", %s %s", row, grog_card(m, card)->name);
}

static void add_list(struct grog_text *to, const struct grog_match *m, const char *row, const struct grog_listed *at,
                     unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        if (!i)
            grog_print(to, ", %s", row);
        grog_print(to, "%s%s", i ? " + " : " ", grog_card(m, at[i].card)->name);
        if (at[i].number)
            grog_print(to, " x%u", at[i].number);
    }
}

/* Does it change a Mission, and not only what happens between Missions? */
static bool is_of_missions(const int16_t *n)
{
    return n[CIRCUMSTANCE_SPACE] || n[CIRCUMSTANCE_TIME] || n[CIRCUMSTANCE_LOADOUT] || n[CIRCUMSTANCE_VALUE]
        || n[CIRCUMSTANCE_ENTRANCE] || n[CIRCUMSTANCE_XP];
}

/* WF-PLC-23, WF-PLC-24, WF-PLC-26..28  What the chart has brought, as often as it did. */
static unsigned circumstances(const struct grog_match *m, const struct campaign *c, struct grog_listed out[CHART_ROWS])
{
    const int16_t *chart = sheet(m) + CAMPAIGN_CHART;
    uint16_t weekly = (uint16_t)sheet(m)[CAMPAIGN_EACH_WEEK];
    unsigned n = 0, row = c->squad ? c->squad_row[c->squad - 1] : 0;
    /* WF-OFF-14..17, WF-DEF-30, WF-DEF-31  That of the Squad's own row; WF-DEF-01  and what grows by the Week. */
    if (row && is_of_missions(numbers_of(m, wf_listed(chart, (int)row - 1).card)))
        out[n++] = (struct grog_listed){ wf_listed(chart, (int)row - 1).card, 1 };
    if (weekly && c->week)
        out[n++] = (struct grog_listed){ weekly, c->week };
    for (int i = 0; i < chart[0]; i++)
        if (c->adjusted[i] && is_of_missions(numbers_of(m, wf_listed(chart, i).card)))
            out[n++] = (struct grog_listed){ wf_listed(chart, i).card, c->adjusted[i] };
    return n;
}

/* The sheet's, and (WF-MED-01) the one by which Medals are earned. */
static unsigned orders(const struct grog_match *m, struct grog_listed out[FORCE_ROOM + 1])
{
    const int16_t *list = sheet(m) + CAMPAIGN_ORDERS;
    unsigned n = (unsigned)list[0];
    for (unsigned i = 0; i < n; i++)
        out[i] = (struct grog_listed){ (uint16_t)list[1 + i], 0 };
    if (m->setup[SETUP_MEDALS])
        out[n++] = (struct grog_listed){ (uint16_t)m->setup[SETUP_MEDALS], 0 };
    return n;
}

/* WF-DEF-25  What is missing of what a Soldier still has, behind him. */
static unsigned used(const struct campaign *c, struct grog_listed out[TEAM_ROOM])
{
    unsigned n = 0;
    EACH_GOING(c, i) {
        bool named = false;
        EACH_GOODS(c, k) {
            const struct goods *g = &c->goods[k];
            if (g->holder != i + 1 || !g->missing || n + 2 > TEAM_ROOM)
                continue;
            if (!named)
                out[n++] = (struct grog_listed){ c->member[i].thing.card, 0 };
            named = true;
            out[n++] = (struct grog_listed){ g->thing.card, g->missing };
        }
    }
    return n;
}

/* WF-OFF-11, WF-DEF-10  A Location in the place of either is where they start. */
static void add_place(struct grog_text *to, const struct grog_match *m, const char *row, uint16_t card)
{
    add_row(to, m, card && kind_of(m, card) == OF_LOCATION ? "start" : row, card);
}

static bool setup(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    const struct campaign *c = const_camp(g);
    struct grog_listed team[TEAM_ROOM], list[CHART_ROWS > FORCE_ROOM ? CHART_ROWS : FORCE_ROOM + 1];
    grog_print(out, "seats %u", m->seats);
    if (m->practice)
        grog_print(out, ", practice 1");
    add_row(out, m, "setting", camp_setting(m, c));
    add_place(out, m, "mission", mission_of(c));
    add_place(out, m, "objective", objective_of(c));
    add_row(out, m, "declared", (uint16_t)sheet(m)[CAMPAIGN_DECLARED]);         /* WF-DEF-06 */
    add_row(out, m, "hostiles", c->force);
    add_list(out, m, "team", team, camp_team(m, c, team));
    add_list(out, m, "circumstances", list, circumstances(m, c, list));
    add_list(out, m, "orders", list, orders(m, list));
    add_list(out, m, "used", team, used(c, team));
    if (c->week)
        grog_print(out, ", week %u", c->week);
    return out->n < out->room;
}

static uint32_t ordinal(const struct grog_match *m, const struct grog_game *g)
{
    (void)m;
    return const_camp(g)->ordinal;
}

/* ---- its report ------------------------------------------------------------------------------------ */

/* A Mission that is over, and the match and the game that wait for it. */
struct told {
    const struct grog_match *m;
    const struct grog_game  *g;
    const struct grog_match *mission;
    const struct grog_result *result;
};

static bool is_word(const struct told *t, const struct grog_result_line *line, const char *word)
{
    return !strcmp(grog_result_word(t->mission, line->kind), word);
}

/* What it says by that word of a Soldier, or (MEMBERS) of the Mission; 0: nothing. */
static int told_of(const struct told *t, unsigned member, const char *word)
{
    const struct campaign *c = const_camp(t->g);
    for (unsigned i = 0; i < t->result->lines; i++) {
        const struct grog_result_line *line = &t->result->line[i];
        if (is_word(t, line, word)
            && (member == MEMBERS || grog_card_named(t->m->cards, grog_card(t->mission, line->card)->name)
                                     == c->member[member].thing.card))
            return line->amount;
    }
    return 0;
}

/* Is the line about him?  A line about a card of his has the same name on it as one about himself. */
static bool is_about(const struct told *t, const struct grog_result_line *line, unsigned member)
{
    for (unsigned i = 0; i < t->result->lines; i++) {
        const struct grog_result_line *own = &t->result->line[i];
        if (own->whom == line->whom && is_word(t, own, "fate"))
            return grog_card_named(t->m->cards, grog_card(t->mission, own->card)->name)
                == const_camp(t->g)->member[member].thing.card;
    }
    return false;
}

/* Medals of his that it tells of as earned or, `amount` 0, as lost; card 0: of any kind. */
static unsigned medals_told(const struct told *t, unsigned member, uint16_t card, int amount)
{
    unsigned n = 0;
    for (unsigned i = 0; i < t->result->lines; i++) {
        const struct grog_result_line *line = &t->result->line[i];
        n += line->whom && is_word(t, line, "medal") && line->amount == amount && is_about(t, line, member)
          && (!card || grog_card_named(t->m->cards, grog_card(t->mission, line->card)->name) == card);
    }
    return n;
}

static int bounded(int n, int most) { return n < 0 ? 0 : n > most ? most : n; }

/* How a Soldier's outcome is told: nothing, he returns, he is discharged, he is killed. */
static unsigned fate_of(const struct told *t, unsigned member)
{
    static const uint8_t fate[] = { FATE_FIT, FATE_FIT, FATE_DISCHARGED, FATE_KILLED };
    if (sheet(t->m)[CAMPAIGN_SORT] == DEFENSIVE_CAMPAIGN && told_of(t, member, "fate") == WF_FATE_CAPTURED)
        return FATE_CAPTURED;
    return fate[bounded(told_of(t, member, "outcome"), 3)];
}

static int amount_of(const struct told *t, unsigned member, enum line line)
{
    const struct member *s = &const_camp(t->g)->member[member];
    int most = numbers_of(t->m, s->thing.card)[SOLDIER_HEALTH] - 1;
    return line == LINE_KILLS ? bounded(told_of(t, member, "kills"), MOST_KILLS)
         : s->status == FIT ? bounded(told_of(t, member, "wounds"), most) : 0;
}

/* WF-MED-16, WF-MED-14  What is new of his Medals; the verb is 0: nothing. */
static struct grog_option next_medal(const struct told *t, unsigned member)
{
    const struct campaign *c = const_camp(t->g);
    uint16_t medal[LINES - LINE_MEDAL];
    unsigned n = camp_medals(t->m, c, medal);
    int last = top(t->g)->local[FIELD_LAST];
    if (key_of(member, LINE_MEDALS_LOST) > last && camp_medals_of(c, member, 0) && medals_told(t, member, 0, 0))
        return grog_option(VERB_MEDALS_LOST, member + 1, 0, 0, 0);
    for (unsigned k = 0; k < n && c->member[member].status == FIT && camp_has_room(c, member); k++)
        if (key_of(member, (enum line)(LINE_MEDAL + k)) > last
            && medals_told(t, member, medal[k], 1) > camp_medals_of(c, member, medal[k]))
            return grog_option(VERB_MEDAL, member + 1, medal[k], 0, 0);
    return grog_option(0, 0, 0, 0, 0);
}

static int used_of(const struct told *t, unsigned goods)
{
    const struct campaign *c = const_camp(t->g);
    const struct goods *g = &c->goods[goods];
    for (unsigned i = 0; i < t->result->lines; i++) {
        const struct grog_result_line *line = &t->result->line[i];
        if (line->whom && is_word(t, line, "used")
            && grog_card_named(t->m->cards, grog_card(t->mission, line->card)->name) == g->thing.card
            && is_about(t, line, g->holder - 1u))
            return line->amount;
    }
    return 0;
}

static struct grog_option next_line(const struct told *t)
{
    const struct campaign *c = const_camp(t->g);
    static const uint8_t verb[] = { VERB_WOUNDS, VERB_KILLS };
    EACH_GOING(c, i) {
        for (enum line line = 0; line < LINE_MEDALS_LOST; line++)
            if (key_of(i, line) > top(t->g)->local[FIELD_LAST] && amount_of(t, i, line))
                return grog_option(verb[line], i + 1, (unsigned)amount_of(t, i, line), 0, 0);
        struct grog_option medal = next_medal(t, i);
        if (medal.verb)
            return medal;
    }
    EACH_GOODS(c, i) {
        int n = bounded(used_of(t, i), (int)most_used(t->m, c, i));
        if (key_of_used(i) > top(t->g)->local[FIELD_LAST] && n)
            return grog_option(VERB_USED, 0, goods_ref(c, i), (unsigned)n, 0);
    }
    return grog_option(VERB_REPORTED, 0, 0, 0, 0);
}

static bool report(const struct grog_match *m, const struct grog_game *g, const struct grog_match *mission,
                   const struct grog_result *result, struct grog_option *out)
{
    struct told t = { m, g, mission, result };
    const struct grog_frame *f = top(g);
    switch (g->question) {
    case ASK_OUTCOME:
        /* WF-OFF-24  The square is theirs if the Objective is completed, whatever comes then. */
        *out = grog_option(told_of(&t, MEMBERS, sheet(m)[CAMPAIGN_SORT] == OFFENSIVE_CAMPAIGN ? "completed" : "success")
                           ? VERB_SUCCESS : VERB_FAILURE, 0, 0, 0, 0);
        return true;
    case ASK_SPACE: {
        int space = told_of(&t, MEMBERS, "space");
        *out = grog_option(VERB_SPACE, 0, (unsigned)(space < 2 ? 2 : bounded(space, MOST_SPACE)), 0, 0);
        return true;
    }
    case ASK_FATE:
        *out = grog_option(VERB_FATE, (unsigned)f->local[FIELD_WHO] + 1, fate_of(&t, (unsigned)f->local[FIELD_WHO]), 0,
                           0);
        return true;
    case ASK_LINES:
        *out = next_line(&t);
        return true;
    default:
        return false;
    }
}

const struct grog_fielding camp_fielding = {
    .system = "warfighter", .setup = setup, .report = report, .ordinal = ordinal,
};
