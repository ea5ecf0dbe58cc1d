/* SPDX-License-Identifier: MIT */
/* rows.c -- the duel as the kernel sees it: its table, row by row.
 *
 * Everything that the kernel does for the duel, it does by these rows; a row that is
 * wrong is refused when a match is made, or found by the laws. */
#include "rules.h"

static const char *const rules[RULES] = {
    "", "D-1.1", "D-2.1", "D-2.2", "D-2.3", "D-3.1", "D-3.2", "D-3.3", "D-3.4", "D-3.5", "D-4.1", "D-4.2", "D-5.1",
    "D-6.1", "D-6.2", "D-6.3",
};

/* ---- what the rows cannot say of a sound game ----------------------------- */

static const char *check_seats(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned s = m->seats; s < GROG_SEATS_MAX; s++)
        if (const_duel(g)->health[s])
            return "health of a seat that is not at the table";
    for (unsigned s = 0; s < m->seats; s++) {
        if ((g->asked >> s & 1) && !in_play(g, s))
            return "a question to a seat that is out";
        if ((g->table.resigned >> s & 1) && in_play(g, s))
            return "a seat that has resigned and still plays";
    }
    return NULL;
}

static bool is_sound(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    bool struck = f->proc == GROG_PROC_POINT && f->local[0] == POINT_STRUCK;
    if (f->proc == PROC_DISCARD && !const_duel(g)->hand[f->target][0])
        return false;
    bool nobodys = f->seat == GROG_NOBODY && (f->proc == GROG_PROC_TRIGGER || f->proc == PROC_DISCARD
                                                || f->proc == PROC_MEND);
    return (f->seat < m->seats || nobodys) && (f->proc != PROC_STRIKE || kind_of(m, f->with) == OF_STRIKE)
        && (!struck || g->frame[f->subject - 1].proc == PROC_STRIKE);
}

static const char *check_procedures(const struct grog_match *m, const struct grog_game *g)
{
    for (unsigned i = 0; i < g->depth; i++)
        if (!is_sound(m, g, &g->frame[i]))
            return "a procedure about the wrong thing";
    int turns = g->frame[0].local[1] + (g->frame[0].step == GAME_TURN);
    if (!g->over && (g->turn >= (uint32_t)m->setup[SETUP_ROUNDS] || turns > m->seats))
        return "a round or a turn after the last";
    return NULL;
}

static const char *check_guards(const struct grog_match *m, const struct grog_game *g)
{
    unsigned guards[GROG_SEATS_MAX] = { 0 };
    for (unsigned i = 0; i < GROG_SEATS_MAX; i++) {
        const struct grog_thing *t = &const_duel(g)->guard[i].thing;
        if (t->live && (t->owner >= m->seats || !t->card))
            return "a guard of nobody";
        if (t->live)
            guards[t->owner]++;
    }
    for (unsigned s = 0; s < m->seats; s++)
        if (guards[s] + const_duel(g)->token[s][0] > 2)
            return "more guards than a seat has";
    return NULL;
}

static const char *check_cards(const struct grog_match *m, const struct grog_game *g)
{
    const struct duel *d = const_duel(g);
    unsigned cards = d->deck[0] + d->discard[0];
    for (unsigned s = 0; s < m->seats; s++)
        cards += d->hand[s][0];
    for (unsigned i = 0; i < STANDARDS; i++) {
        if (d->standard[i].thing.live && !d->standard[i].thing.card)
            return "a standard without a card";
        cards += d->standard[i].thing.live;
    }
    return cards > DECK_ROOM ? "more cards than there is room for" : NULL;
}

/* D-6.2  Each seat has counters within their most. */
static const char *check_counters(const struct grog_match *m, const struct grog_game *g)
{
    uint8_t most[COUNTERS] = { 0 };
    for (uint32_t c = 1; c < m->cards->cards; c++)
        if (kind_of(m, (uint16_t)c) == OF_COUNTER)
            most[grog_card(m, (uint16_t)c)->ordinal] = (uint8_t)number_of(m, (uint16_t)c, COUNTER_MOST);
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++)
        for (unsigned i = 0; i < COUNTERS; i++)
            if (const_duel(g)->counter[s][i] > (s < m->seats && in_play(g, s) ? most[i] : 0))
                return "more counters than a seat may have";
    return NULL;
}

static const char *check(const struct grog_match *m, const struct grog_game *g)
{
    const char *wrong = check_seats(m, g);
    if (!wrong)
        wrong = check_procedures(m, g);
    if (!wrong)
        wrong = check_guards(m, g);
    if (!wrong)
        wrong = check_cards(m, g);
    return wrong ? wrong : check_counters(m, g);
}

#ifdef DUEL_FAULTS
static void faulty_fill(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_dice *dice)
{
    (void)dice;
    if (FAULT(FILL_CHANGES) && duel(g)->hand[seat][0])
        duel(g)->hand[seat][1] = duel(g)->hand[seat][1] % 4 + 3;
}
#else
#define faulty_fill NULL
#endif

/* ---- the table ----------------------------------------------------------- */

static const struct grog_setup_row setup_rows[] = {
    [SETUP_SEATS]    = { "seats", 2, 2, 4, 0, 0 },
    [SETUP_PRACTICE] = { "practice", 0, 0, 1, 0, 0 },
    [SETUP_HEALTH]   = { "health", 4, 1, 9, 0, 0 },
    [SETUP_ROUNDS]   = { "rounds", 12, 1, 99, 0, 0 },
    [SETUP_OPEN]     = { "open", 1, 0, 1, 0, 0 },          /* allies see each other's hands */
    [SETUP_WEATHER]  = { "weather", 0, 0, 0, GROG_SETS_CARD, OF_WEATHER },
    [SETUP_DECK]     = { "deck", 0, 0, 0, GROG_SETS_CARD, OF_DECK },
#ifdef DUEL_FAULTS
    [SETUP_FAULT]    = { "fault", 0, 0, FAULTS - 1, 0, 0 },
#endif
};

static const struct grog_kind kinds[KINDS] = {
    [KIND_CARD] = { .name = "card", .class = GROG_CARD },
    [KIND_SEAT] = { .name = "seat", .class = GROG_SEAT },
    [KIND_STANDARD] = { .name = "standard", .class = GROG_THING, .array = ARRAY_STANDARD },
    [KIND_PIPS] = { .name = "pips", .class = GROG_NUMBER },
};

#define ZONE(member) .at = offsetof(struct duel, member)
static const struct grog_zone zones[] = {
    [ZONE_DECK]    = { "deck", ZONE(deck), DECK_ROOM, 1, GROG_SEEN_BY_NONE, GROG_STACK, ZONE_DISCARD + 1, 0 },
    [ZONE_DISCARD] = { "discard", ZONE(discard), DECK_ROOM, 1, GROG_SEEN_BY_ALL, GROG_STACK, 0, 0 },
    [ZONE_HAND]    = { "hand", ZONE(hand), HAND_ROOM, GROG_SEATS_MAX, GROG_SEEN_BY_OWNER, GROG_SET_OF, 0, 0 },
    [ZONE_TOKEN]   = { "token", ZONE(token), 2, GROG_SEATS_MAX, GROG_SEEN_BY_OWNER, GROG_SET_OF, 0, 0 },
};

static const struct grog_array arrays[] = {
    [ARRAY_STANDARD] = { "standard", ZONE(standard), sizeof ((struct duel *)0)->standard[0], STANDARDS, 1 },
    [ARRAY_GUARD]    = { "guard", ZONE(guard), sizeof ((struct duel *)0)->guard[0], GROG_SEATS_MAX, 0 },
};

static const struct grog_field fields[] = {
    { "health", 0, 0, 0, GROG_U8, ZONE(health), GROG_SEATS_MAX, 0, 9 },
    { "counter", 0, 0, OF_COUNTER, GROG_U8, ZONE(counter), GROG_SEATS_MAX * COUNTERS, 0, 99 },
    { "spare",  0, 0, 0, GROG_U8, ZONE(spare), 10, 0, 200 },
    { "rounds", ARRAY_STANDARD + 1, 0, 0, GROG_U8, 6, 1, 0, 255 },
    { "spare",  ARRAY_STANDARD + 1, 0, 0, GROG_U8, 7, 1, 0, 0 },
};

static const struct grog_verb verbs[VERBS] = {
    [VERB_LAY]    = { "lay",    { 0, KIND_CARD }, PROC_LAY, 0 },
    [VERB_OPEN]   = { "stand open", { 0 }, PROC_LAY, 0 },
    [VERB_STRIKE] = { "strike", { 0, KIND_CARD, KIND_SEAT }, PROC_STRIKE, PROC_STRIKE },
    [VERB_RAISE]  = { "raise",  { 0, KIND_CARD }, PROC_RAISE, 0 },
    [VERB_DRAW]   = { "draw",   { 0 }, PROC_DRAW, 0 },
    [VERB_WAIT]   = { "wait",   { 0 }, PROC_WAIT, 0 },
    [VERB_PARRY]  = { "parry",  { 0, KIND_CARD }, PROC_PARRY, 0 },
    [VERB_MEND]   = { "mend",   { 0, KIND_SEAT }, 0, 0 },
    [VERB_PLOY]   = { "play",   { 0, KIND_CARD }, PROC_PLOY, 0 },
    [VERB_DISCARD]  = { "discard", { 0, KIND_CARD }, 0, 0 },
    [VERB_CHOOSE]   = { "choose", { 0, KIND_SEAT }, 0, 0 },
    [VERB_USE]      = { "use", { 0, KIND_CARD }, 0, 0 },
    [VERB_RAISE_IT] = { "pay more for", { 0, KIND_CARD }, 0, 0 },
    [VERB_DECLINE]  = { "decline", { 0 }, 0, 0 },
};

static const struct grog_question questions[QUESTIONS] = {
    [ASK_GUARD] = { "lay a guard", R_2_1, duel_list_guards, 0, NULL, 0, false },
    [ASK_TURN]  = { "take your turn", R_2_2, duel_list_turn, 0, NULL, 0, false },
    [ASK_PARRY] = { "parry", R_3_2, duel_list_parries, 1, duel_could_parry, 0, false },
    [ASK_MEND]  = { "mend", R_4_2, duel_list_wounded, 0, NULL, 0, false },
    [ASK_DISCARD] = { "discard", R_6_3, duel_list_discards, 0, NULL, 0, false },
    [ASK_USE]     = { "use it", R_4_2, grog_list_use, 0, NULL, 0, false },
    [ASK_RAISE]   = { "pay more", R_6_1, grog_list_raise, 0, NULL, 0, false },
    [ASK_TARGET]  = { "choose whom", R_6_1, grog_list_targets, 0, NULL, 0, false },
};

static const struct grog_step game_steps[] = {
    { "begin", R_2_1, 0, 0 },
    [GAME_BEGINS] = { "begins", R_2_1, GROG_FOR_PROC, GROG_PROC_POINT },
    [GAME_GUARDS] = { "guards", R_2_1, GROG_FOR_ANSWER, ASK_GUARD },
    [GAME_LAID]   = { "laid", R_2_1, GROG_FOR_PROC, PROC_LAY },
    [GAME_TURN]   = { "turn", R_2_2, GROG_FOR_PROC, PROC_TURN },
};
static const struct grog_step turn_steps[] = {
    { "begin", R_2_2, 0, 0 },
    [TURN_CHOICE] = { "choice", R_2_2, GROG_FOR_ANSWER, ASK_TURN },
    [TURN_DOES]   = { "does", R_2_2, GROG_FOR_PROC, 0 },
    [TURN_END]    = { "end", R_2_2, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step strike_steps[] = {
    { "begin", R_3_1, 0, 0 },
    [STRIKE_PARRY] = { "parry", R_3_2, GROG_FOR_PROC, GROG_PROC_POINT },
    [STRIKE_ROLL]  = { "roll", R_3_3, GROG_NEVER_RESTS, 0 },
};
static const struct grog_step mend_steps[] = {
    { "begin", R_4_2, 0, 0 },
    [MEND_WHOM] = { "whom", R_4_2, GROG_FOR_ANSWER, ASK_MEND },
};
static const struct grog_step ploy_steps[] = {
    { "begin", R_6_1, 0, 0 },
    [PLOY_DOES] = { "does", R_6_1, GROG_FOR_PROC, GROG_PROC_TRIGGER },
};
static const struct grog_step discard_steps[] = {
    { "begin", R_6_3, 0, 0 },
    [DISCARD_WHICH] = { "which", R_6_3, GROG_FOR_ANSWER, ASK_DISCARD },
};
static const struct grog_step pay_steps[] = {
    { "begin", R_6_1, 0, 0 },
    [PAY_DISCARDS] = { "discards", R_6_3, GROG_FOR_PROC, PROC_DISCARD },
};
static const struct grog_step no_steps[] = { { "begin", 0, 0, 0 } };

static const struct grog_local game_locals[] = { { "waiting", 0, 63 }, { "turns", 0, GROG_SEATS_MAX } };

#define STEPS(of) .step = of, .steps = GROG_COUNT(of)
static const struct grog_proc procs[PROCS] = {
    [PROC_GAME]   = { .name = "game", .rule = R_2_1, .run = duel_game, STEPS(game_steps),
                      .local = game_locals, .locals = GROG_COUNT(game_locals) },
    [PROC_LAY]    = { .name = "lay", .rule = R_2_1, .run = duel_lay, STEPS(no_steps) },
    [PROC_TURN]   = { .name = "turn", .rule = R_2_2, .run = duel_turn, STEPS(turn_steps) },
    [PROC_STRIKE] = { .name = "strike", .rule = R_3_1, .run = duel_strike, STEPS(strike_steps),
                      .kind = { 0, KIND_CARD, 0, KIND_SEAT },
                      .pending = { { "strength", -MOST_STRENGTH, MOST_STRENGTH } } },
    [PROC_PARRY]  = { .name = "parry", .rule = R_3_2, .run = duel_parry, STEPS(no_steps),
                      .kind = { 0, KIND_CARD } },
    [PROC_RAISE]  = { .name = "raise", .rule = R_4_2, .run = duel_raise, STEPS(no_steps),
                      .kind = { 0, KIND_CARD } },
    [PROC_DRAW]   = { .name = "draw", .rule = R_4_1, .run = duel_draw, STEPS(no_steps) },
    [PROC_WAIT]   = { .name = "wait", .rule = R_2_2, .run = duel_wait, STEPS(no_steps) },
    [PROC_MEND]   = { .name = "mend", .rule = R_4_2, .run = duel_mend, STEPS(mend_steps),
                      .kind = { 0, KIND_STANDARD, 0, KIND_SEAT }, .pending = { { "amount", 0, 9 } } },
    [PROC_PLOY]   = { .name = "ploy", .rule = R_6_1, .run = duel_ploy, STEPS(ploy_steps), .kind = { 0, KIND_CARD } },
    [PROC_DISCARD] = { .name = "discard", .rule = R_6_3, .run = duel_discard, STEPS(discard_steps),
                      .kind = { 0, KIND_STANDARD, 0, KIND_SEAT }, .pending = { { "cards", 0, HAND_ROOM } } },
    [PROC_PAY_CARDS] = { .name = "pay cards", .rule = R_6_1, .run = duel_pay_cards, STEPS(pay_steps),
                      .kind = { 0, KIND_STANDARD },
                      .pending = { { "cards", 0, HAND_ROOM } } },
};

static const struct grog_event_row events[EVENTS] = {
    [EVENT_ROUND]    = { "a round begins", { 0 }, 0, 0, 0, 0, 0 },
    [EVENT_LAID]     = { "lays a guard:", { KIND_SEAT, KIND_CARD }, 2, 0, 0, 0, 0 },
    [EVENT_OPEN]     = { "stands open:", { KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_STRIKES]  = { "strikes:", { KIND_SEAT, KIND_CARD, KIND_SEAT }, 0, 0, GROG_OPENS_ROLL, 0, 0 },
    [EVENT_PARRIES]  = { "parries:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_ROLLED]   = { "rolls:", { KIND_SEAT, KIND_PIPS, KIND_PIPS, KIND_PIPS }, 0, 1, GROG_ROLLED, 0, 0 },
    [EVENT_GUARDED]  = { "turns up a guard:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_STOPPED]  = { "turns up a guard that stops it:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_WOUND]    = { "is wounded:", { KIND_SEAT }, 0, 1, 0, 0, 0 },
    [EVENT_OUT]      = { "is out:", { KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_DREW]     = { "draws:", { KIND_SEAT, KIND_CARD }, 2, 0, 0, 0, 0 },
    [EVENT_SHUFFLED] = { "the discards become the deck", { 0 }, 0, 0, 0, 0, 0 },
    [EVENT_RAISED]   = { "raises:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_WAITS]    = { "waits:", { KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_MENDED]   = { "is mended:", { KIND_SEAT, KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_PLOY]     = { "plays a ploy:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_DISCARDS] = { "discards:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_COUNTERS] = { "now has counters:", { KIND_SEAT, KIND_CARD }, 0, 1, 0, 0, 0 },
    [EVENT_PAYS]     = { "pays health:", { KIND_SEAT }, 0, 1, 0, 0, 0 },
    [EVENT_COUNTS]   = { "counts:", { KIND_CARD }, 0, 1, GROG_COUNTS, 0, 0 },
    [EVENT_USES]     = { "uses:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_DECLINES] = { "declines:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_PAYS_MORE] = { "pays more for:", { KIND_SEAT, KIND_CARD }, 0, 0, 0, 0, 0 },
    [EVENT_CHOOSES]  = { "chooses:", { KIND_SEAT, KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_TAKES_BACK] = { "takes back a guard:", { KIND_SEAT }, 0, 0, 0, 0, 0 },
    [EVENT_UNHEARD]  = { "does not take effect:", { KIND_CARD }, 0, 1, 0, 0, 0 },
};

static const char *const result_words[] = { "health" };

const struct grog_system duel_system = {
    .name = "duel", .version = "1", .about = "a small card duel, two to four seats in two sides",
    .state_bytes = sizeof(struct duel), .root = PROC_GAME, .has_initiative = true,
    .rules = rules, .n_rules = RULES,
    .result_words = result_words, .n_result_words = GROG_COUNT(result_words),
    .setup = setup_rows, .n_setup = GROG_COUNT(setup_rows),
    .kinds = kinds, .n_kinds = KINDS,
    .zones = zones, .n_zones = GROG_COUNT(zones),
    .arrays = arrays, .n_arrays = GROG_COUNT(arrays),
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = verbs, .n_verbs = VERBS,
    .questions = questions, .n_questions = QUESTIONS,
    .procs = procs, .n_procs = PROCS,
    .points = duel_points, .n_points = POINTS,
    .values = duel_values, .n_values = VALUES,
    .events = events, .n_events = EVENTS,
    .card_kinds = duel_card_kinds, .n_card_kinds = CARD_KINDS,
    .measures = duel_measures, .n_measures = MEASURES,
    .costs = duel_costs, .n_costs = COSTS,
    .targets = duel_targets, .n_targets = TARGETS,
    .effects = duel_effects, .n_effects = EFFECTS, .demands = duel_demands,
    .ask_use = ASK_USE, .ask_raise = ASK_RAISE, .ask_target = ASK_TARGET,
    .verb_use = VERB_USE, .verb_raise = VERB_RAISE_IT, .verb_decline = VERB_DECLINE, .event_counts = EVENT_COUNTS,
    .event_uses = EVENT_USES, .event_declines = EVENT_DECLINES, .event_raises = EVENT_PAYS_MORE,
    .event_keeps = EVENT_DECLINES, .event_unheard = EVENT_UNHEARD,
    .side = duel_side, .open_hands = duel_open_hands, .deal = duel_deal, .resign = duel_resign,
    .fits = duel_fits, .result = duel_result, .check = check, .fill = faulty_fill,
};
