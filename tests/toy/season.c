/* SPDX-License-Identifier: MIT */
/* season.c -- see season.h. */
#include "season.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

extern const struct grog_card_kind duel_card_kinds[CARD_KINDS];     /* a season's cards are the duel's */

enum { GOLD_MOST = 200, HEALTH_MOST = 9 };
enum { KIND_SEATS = 1, KIND_HEALTH, KIND_WEATHERS, SEASON_KINDS };
enum { PROC_SEASON = 1, PROC_TRAIN, PROC_FIGHT, SEASON_PROCS };
enum { VERB_TRAIN = 1, VERB_FIGHT, VERB_WON, VERB_DRAWN, VERB_THINK_AGAIN, VERB_LEFT, SEASON_VERBS };
enum { EVENT_EARNS = 1, EVENT_FOUGHT, EVENT_HOME, EVENT_TRAINED, SEASON_EVENTS };
enum { WEEK_CHOICE = 1, WEEK_DOES, WEEK_ENDS };
enum { FIGHT_OUTCOME = 1, FIGHT_LEFT };

static struct season *season(struct grog_game *g) { return (struct season *)g; }
static const struct season *const_season(const struct grog_game *g) { return (const struct season *)g; }
static unsigned all(const struct grog_match *m) { return (1u << m->seats) - 1; }

static void earn(struct grog_run *r, unsigned seat, int gold)
{
    int sum = season(r->g)->gold[seat] + gold;
    season(r->g)->gold[seat] = (uint8_t)(sum > GOLD_MOST ? GOLD_MOST : sum < 0 ? 0 : sum);
    grog_tell(r, EVENT_EARNS, GROG_EVERYBODY,
              (struct grog_event){ .object = { (uint16_t)seat }, .amount = (int16_t)gold });
}

/* ---- procedures ----------------------------------------------------------- */

static enum grog_flow play_season(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    BEGIN;
    while (r->g->turn < (uint32_t)m->setup[SEASON_WEEKS]) {
        ASK(WEEK_CHOICE, ASK_WEEK, all(m));             /* S-1 */
        if (r->answer.seat == GROG_NOBODY)
            break;
        r->g->initiative = r->answer.seat;
        DO(WEEK_DOES);
        if (r->result)
            continue;
        REACH(WEEK_ENDS, SEASON_WEEK_ENDS);             /* S-4 */
        r->g->turn++;
    }
    unsigned most = 0, best = 0;
    for (unsigned s = 0; s < m->seats; s++) {           /* S-5 */
        best = season(r->g)->gold[s] > most ? 0 : best;
        most = season(r->g)->gold[s] > most ? season(r->g)->gold[s] : most;
        best |= (unsigned)(season(r->g)->gold[s] == most) << s;
    }
    grog_end(r, best);
    END;
}

static enum grog_flow train(struct grog_run *r, struct grog_frame *f)
{
    grog_tell(r, EVENT_TRAINED, GROG_EVERYBODY, (struct grog_event){ .object = { f->seat } });
    r->result = 0;
    return GROG_DONE;
}

static enum grog_flow fight(struct grog_run *r, struct grog_frame *f)
{
    const struct grog_match *m = r->m;
    int16_t *seat = &f->local[0];
    BEGIN;
    FIELD(FIGHT_OUTCOME, ASK_OUTCOME, all(m));          /* S-2 */
    if (r->answer.option.verb == VERB_THINK_AGAIN) {
        r->result = 1;
        return GROG_DONE;
    }
    grog_barrier(r);
    grog_tell(r, EVENT_FOUGHT, GROG_EVERYBODY, (struct grog_event){ .object = { f->seat } });
    if (r->answer.option.verb == VERB_WON)
        earn(r, r->answer.option.object[0], grog_value(m, r->g, SEASON_PRIZE, f, NULL));
    for (*seat = 0; *seat < m->seats; ++*seat) {
        FIELD(FIGHT_LEFT, ASK_LEFT, all(m));            /* S-3 */
        season(r->g)->left[*seat] = (uint8_t)r->answer.option.object[1];
        grog_tell(r, EVENT_HOME, GROG_EVERYBODY,
                  (struct grog_event){ .object = { (uint16_t)*seat, r->answer.option.object[1] } });
    }
    season(r->g)->fought++;
    r->result = 0;
    END;
}

/* ---- questions ------------------------------------------------------------- */

static void list_week(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_TRAIN, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_FIGHT, 0, 0, 0, 0), 0);
}

static void list_outcomes(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)g, (void)seat;
    for (unsigned s = 0; s < m->seats; s++)
        grog_offer(l, grog_option(VERB_WON, 0, s, 0, 0), 0);
    grog_offer(l, grog_option(VERB_DRAWN, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_THINK_AGAIN, 0, 0, 0, 0), 0);
}

/* Whose health is told now. */
static unsigned reported(const struct grog_game *g) { return (unsigned)g->frame[g->depth - 1].local[0]; }

static void list_left(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)seat;
    for (unsigned health = 0; health <= HEALTH_MOST; health++)
        grog_offer(l, grog_option(VERB_LEFT, 0, reported(g), health, 0), 0);
}

/* ---- its duels -------------------------------------------------------------- */

static bool set_up_duel(const struct grog_match *m, const struct grog_game *g, struct grog_text *out)
{
    (void)g;
    uint16_t weather = (uint16_t)m->setup[SEASON_WEATHER];
    grog_print(out, "seats %u, weather %s", m->seats, weather ? grog_card(m, weather)->name : "none");
    return out->n < out->room;
}

static bool report(const struct grog_match *m, const struct grog_game *g, const struct grog_match *mission,
                   const struct grog_result *result, struct grog_option *out)
{
    (void)m;
    if (g->question == ASK_OUTCOME) {
        *out = result->winners ? grog_option(VERB_WON, 0, grog_first_seat(result->winners), 0, 0)
                               : grog_option(VERB_DRAWN, 0, 0, 0, 0);
        return true;
    }
    for (unsigned i = 0; g->question == ASK_LEFT && i < result->lines; i++)
        if (!strcmp(grog_result_word(mission, result->line[i].kind), "health")
            && result->line[i].seat == reported(g)) {
            *out = grog_option(VERB_LEFT, 0, reported(g), (unsigned)result->line[i].amount, 0);
            return true;
        }
    return false;
}

static uint32_t ordinal(const struct grog_match *m, const struct grog_game *g)
{
    (void)m;
    return const_season(g)->fought;
}

static const struct grog_fielding fielding = { "duel", set_up_duel, report, ordinal };

/* ---- what cards may say ------------------------------------------------------- */

static int fought(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                  const struct grog_source *by, uint16_t word)
{
    (void)m, (void)about, (void)by, (void)word;
    return const_season(g)->fought;
}

static unsigned everyone(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         uint16_t out[GROG_TARGETS])
{
    (void)g, (void)f;
    for (unsigned s = 0; s < m->seats; s++)
        out[s] = (uint16_t)s;
    return m->seats;
}

static void earns(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)f, (void)e;
    earn(r, whom, amount);
}

static const struct grog_value_row values[SEASON_VALUES] = {
    [SEASON_PRIZE] = { .name = "prize", .about = "gold for who has won a duel", .base = 3, .max = 20 },
};
static const struct grog_point points[SEASON_POINTS] = {
    [SEASON_WEEK_ENDS] = { .name = "week ends", .about = "a week is over", .proc = PROC_SEASON },
};
static const struct grog_measure_row measures[SEASON_MEASURES] = {
    [SEASON_FOUGHT] = { .name = "fought", .about = "duels so far", .read = fought },
};
static const struct grog_target_row targets[SEASON_TARGETS] = {
    [SEASON_EVERYONE] = { .name = "everyone", .about = "every seat", .list = everyone },
};
static const struct grog_effect_row effects[SEASON_EFFECTS] = {
    [SEASON_EARN] = { .name = "earn", .about = "get gold", .min = 1, .max = 9, .target = SEASON_EVERYONE,
                      .run = earns },
};

/* ---- the table ------------------------------------------------------------------ */

static const struct grog_setup_row setup_rows[SEASON_SETUP] = {
    [SEASON_SEATS]    = { "seats", 2, 2, 4, 0, 0 },
    [SEASON_PRACTICE] = { "practice", 0, 0, 1, 0, 0 },
    [SEASON_WEEKS]    = { "weeks", 4, 1, 20, 0, 0 },
    [SEASON_WEATHER]  = { "weather", 0, 0, 0, GROG_SETS_CARD, OF_WEATHER },
};
static const struct grog_kind kinds[SEASON_KINDS] = {
    [KIND_SEATS] = { .name = "seat", .class = GROG_SEAT },
    [KIND_HEALTH] = { .name = "health", .class = GROG_NUMBER, .words = HEALTH_MOST + 1 },
    [KIND_WEATHERS] = { .name = "weather", .class = GROG_CARD },
};
#define AT(member) .at = offsetof(struct season, member)
static const struct grog_field fields[] = {
    { .name = "gold", .width = GROG_U8, AT(gold), .each = GROG_SEATS_MAX, .max = GOLD_MOST },
    { .name = "left", .width = GROG_U8, AT(left), .each = GROG_SEATS_MAX, .max = HEALTH_MOST },
    { .name = "fought", .width = GROG_U8, AT(fought), .each = 1, .max = 20 },
    { .name = "spare", .width = GROG_U8, AT(spare), .each = 3 },
};
static const struct grog_verb verbs[SEASON_VERBS] = {
    [VERB_TRAIN] = { "train", { 0 }, PROC_TRAIN, 0 },
    [VERB_FIGHT] = { "fight", { 0 }, PROC_FIGHT, 0 },
    [VERB_WON]   = { "won:", { 0, KIND_SEATS }, 0, 0 },
    [VERB_DRAWN] = { "drawn", { 0 }, 0, 0 },
    [VERB_THINK_AGAIN] = { "think again", { 0 }, 0, 0 },
    [VERB_LEFT]  = { "came home:", { 0, KIND_SEATS, KIND_HEALTH }, 0, 0 },
};
static const struct grog_question questions[SEASON_QUESTIONS] = {
    [ASK_WEEK]    = { .name = "the week", .list = list_week },
    [ASK_OUTCOME] = { .name = "how it ended", .list = list_outcomes, .fields = true },
    [ASK_LEFT]    = { .name = "with how much health", .list = list_left, .fields = true },
};
static const struct grog_step season_steps[] = {
    { "begin", 0, 0, 0 },
    [WEEK_CHOICE] = { "choice", 0, GROG_FOR_ANSWER, ASK_WEEK },
    [WEEK_DOES]   = { "does", 0, GROG_FOR_PROC, 0 },
    [WEEK_ENDS]   = { "ends", 0, GROG_FOR_PROC, GROG_PROC_POINT },
};
static const struct grog_step fight_steps[] = {
    { "begin", 0, 0, 0 },
    [FIGHT_OUTCOME] = { "outcome", 0, GROG_FOR_ANSWER, ASK_OUTCOME },
    [FIGHT_LEFT]    = { "left", 0, GROG_FOR_ANSWER, ASK_LEFT },
};
static const struct grog_step no_steps[] = { { "begin", 0, 0, 0 } };
static const struct grog_local fight_locals[] = { { "seat", 0, GROG_SEATS_MAX } };
#define STEPS(of) .step = of, .steps = GROG_COUNT(of)
static const struct grog_proc procs[SEASON_PROCS] = {
    [PROC_SEASON] = { .name = "season", .run = play_season, STEPS(season_steps) },
    [PROC_TRAIN]  = { .name = "train", .run = train, STEPS(no_steps) },
    [PROC_FIGHT]  = { .name = "fight", .run = fight, STEPS(fight_steps), .local = fight_locals, .locals = 1 },
};
static const struct grog_event_row events[SEASON_EVENTS] = {
    [EVENT_EARNS]   = { .name = "earns:", .kind = { KIND_SEATS }, .amount = 1 },
    [EVENT_FOUGHT]  = { .name = "fights:", .kind = { KIND_SEATS } },
    [EVENT_HOME]    = { .name = "comes home:", .kind = { KIND_SEATS, KIND_HEALTH } },
    [EVENT_TRAINED] = { .name = "trains:", .kind = { KIND_SEATS } },
};
static const char *const rules[] = { "" };
static const char *const result_words[] = { "gold" };

static unsigned side(const struct grog_match *m, unsigned seat) { (void)m; return 1u << seat; }
static bool open_hands(const struct grog_match *m) { (void)m; return true; }
static void deal(struct grog_run *r) { (void)r; }
static void resign(struct grog_run *r, unsigned seat) { grog_end(r, all(r->m) & ~(1u << seat)); }

static void result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out)
{
    for (unsigned s = 0; s < m->seats; s++)
        grog_result_add(out, 0, (uint8_t)s, 0, const_season(g)->gold[s]);
}

const struct grog_system season_system = {
    .name = "season", .version = "1", .about = "a season of duels",
    .state_bytes = sizeof(struct season), .root = PROC_SEASON,
    .rules = rules, .n_rules = GROG_COUNT(rules),
    .result_words = result_words, .n_result_words = GROG_COUNT(result_words),
    .setup = setup_rows, .n_setup = SEASON_SETUP, .kinds = kinds, .n_kinds = SEASON_KINDS,
    .fields = fields, .n_fields = GROG_COUNT(fields), .verbs = verbs, .n_verbs = SEASON_VERBS,
    .questions = questions, .n_questions = SEASON_QUESTIONS, .procs = procs, .n_procs = SEASON_PROCS,
    .points = points, .n_points = SEASON_POINTS, .values = values, .n_values = SEASON_VALUES,
    .events = events, .n_events = SEASON_EVENTS,
    .card_kinds = duel_card_kinds, .n_card_kinds = CARD_KINDS,
    .measures = measures, .n_measures = SEASON_MEASURES,
    .targets = targets, .n_targets = SEASON_TARGETS, .effects = effects, .n_effects = SEASON_EFFECTS,
    .side = side, .open_hands = open_hands, .deal = deal, .resign = resign, .result = result,
    .fielding = &fielding,
};
