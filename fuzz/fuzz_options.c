/* SPDX-License-Identifier: MIT */
/* fuzz_options.c -- bytes sit at a table: they choose a setup, then options, table acts and nonsense.
 *
 * After every act the game is sound; what was not offered is refused and changes
 * nothing; and in the end the replay of it all opens to the same game. */
#include "samples.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

enum { SEATS = 3, WEATHERS = 3, HEALTHS = 3, ROUNDS = 3, DUELS = SEATS * 2 * 2 * WEATHERS * HEALTHS * ROUNDS,
       MISSIONS = 6, SEATED = MISSIONS * GROG_SEATS_MAX, BATTLES = 24, TRIALS = 15, SETUPS = DUELS + SEATED + BATTLES };
static const char *const battles[BATTLES] = {           /* the first so many of the trials */
    "scenario Drill", "scenario Blasting", "scenario Card Table", "scenario Errand", "scenario Ambushes",
    "scenario Landing", "scenario Brigades", "seats 3, scenario Trio", "seats 4, scenario Gang",
    "seats 4, scenario Quartet", "scenario Eventful", "scenario Hold", "scenario Garrison", "scenario Gunnery",
    "scenario Drill, practice 1", "scenario The Cider Press", "scenario Four Hedges", "scenario Bridge at Daybreak",
    "scenario Off the Sand", "scenario The Mill below the Ridge", "scenario Clash of Patrols",
    "scenario Clash of Companies", "seats 3, scenario Two Flags at the Mill", "seats 4, scenario The Pocket",
};
static struct { struct grog_match *m; struct grog_journal *j; } tables[SETUPS];
static struct grog_options list;

static unsigned pick(unsigned *from, unsigned n)
{
    unsigned one = *from % n;
    *from /= n;
    return one;
}

static void write_duel(unsigned rest, char text[128])
{
    static const char *const weather[WEATHERS] = { "none", "Mud", "Frost" };
    static const unsigned health[HEALTHS] = { 4, 1, 9 }, rounds[ROUNDS] = { 3, 1, 12 };
    unsigned seats = 2 + pick(&rest, SEATS), practice = pick(&rest, 2), open = pick(&rest, 2);
    unsigned w = pick(&rest, WEATHERS), h = pick(&rest, HEALTHS), r = pick(&rest, ROUNDS);
    snprintf(text, 128, "seats %u, practice %u, open %u, weather %s, health %u, rounds %u", seats, practice, open,
             weather[w], health[h], rounds[r]);
}

/* The nth Mission of the pack, for so many seats. */
static void write_mission(unsigned rest, char text[128])
{
    const struct grog_cards *c = shelf[WARFIGHTER].cards;
    unsigned which = pick(&rest, MISSIONS), seats = 1 + pick(&rest, GROG_SEATS_MAX);
    for (uint32_t i = 1; i < c->cards; i++)
        if (!strcmp(warfighter_system.card_kinds[c->card[i].kind].name, "mission") && which-- == 0)
            snprintf(text, 128, "seats %u, mission %s", seats, c->card[i].name);
}

/* A table of this setup; made once, and restarted for each input. */
static struct grog_journal *sit_down(unsigned setup, uint64_t number, struct grog_match **m)
{
    unsigned which = setup % SETUPS;
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(number, seed);
    if (!tables[which].m) {
        char text[128] = "";
        unsigned box = which < DUELS ? DUEL : which < DUELS + SEATED ? WARFIGHTER : HEROES;
        if (box == DUEL)
            write_duel(which, text);
        else if (box == WARFIGHTER)
            write_mission(which - DUELS, text);
        else
            snprintf(text, sizeof text, "%s", battles[which - DUELS - SEATED]);
        bool trial = which < DUELS + SEATED + TRIALS;
        tables[which].m = grog_match_new(trial ? &shelf[box] : other_shelf, text, NULL);
        MUST(tables[which].m, text);
        tables[which].j = grog_journal_new(tables[which].m, seed);
        MUST(tables[which].j, "memory");
    }
    grog_journal_restart(tables[which].j, seed);
    *m = tables[which].m;
    return tables[which].j;
}

static bool is_listed(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o)
{
    (grog_is_act(o) ? grog_list_acts : grog_list)(m, g, seat, &list);
    for (uint32_t i = 0; i < list.n; i++)
        if (grog_same_option(list.at[i], o))
            return true;
    return false;
}

static void play_nonsense(const struct grog_match *m, struct grog_journal *j, struct input *in)
{
    static any_game before;
    const struct grog_game *g = grog_journal_game(j);
    struct grog_option o;
    uint8_t raw[sizeof o];
    unsigned seat = next(in) % 8;
    for (unsigned i = 0; i < sizeof raw; i++)
        raw[i] = next(in);
    memcpy(&o, raw, sizeof o);
    bool listed = is_listed(m, g, seat, o);
    memcpy(&before, g, grog_state_bytes(m));
    const char *why_not = grog_why_not(m, g, seat, o);
    MUST(listed == !why_not, "why not");
    enum grog_status status = grog_play(j, seat, o, NULL);
    MUST(status == (listed ? GROG_OK : GROG_REFUSED), "refusal");
    MUST(listed || !memcmp(&before, g, grog_state_bytes(m)), "a refused option changes nothing");
}

static void play_listed(const struct grog_match *m, struct grog_journal *j, struct input *in, bool act)
{
    static struct grog_events events;
    const struct grog_game *g = grog_journal_game(j);
    unsigned seat = next(in) % m->seats;
    if (!act && !(g->asked >> seat & 1))
        seat = grog_first_seat(g->asked);
    (act ? grog_list_acts : grog_list)(m, g, seat, &list);
    if (!list.n)
        return;
    struct grog_option o = list.at[next(in) % list.n];
    MUST(grog_play(j, seat, o, &events) == GROG_OK, "an option that is listed can be taken");
    MUST(!events.lost, "events");
}

static void must_replay(const struct grog_match *m, const struct grog_journal *j)
{
    static char text[1 << 20];
    struct grog_text out = { .at = text, .room = sizeof text };
    struct grog_replay r;
    struct grog_error why = { 0 };
    grog_replay_write(j, NULL, &out);
    if (out.n >= sizeof text)
        return;
    const struct grog_box *from = shelf_for((const uint8_t *)text, out.n);
    MUST(grog_replay_open(from, text, out.n, UINT32_MAX, &r, &why) == GROG_OK, why.text);
    MUST(!memcmp(grog_journal_game(r.journal), grog_journal_game(j), grog_state_bytes(m)), "replay");
    grog_replay_close(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct input in = { data, data + n };
    struct grog_match *m;
    unsigned setup = (unsigned)next(&in) << 8;
    setup |= next(&in);
    struct grog_journal *j = sit_down(setup, next(&in), &m);
    const struct grog_game *g = grog_journal_game(j);
    must_be_sound(m, g);
    for (unsigned acts = 0; in.at < in.end && acts < 2000; acts++) {
        uint8_t what = next(&in) % 8;
        if (what < 4)
            play_listed(m, j, &in, false);
        else if (what < 6)
            play_listed(m, j, &in, true);
        else if (what == 6)
            play_nonsense(m, j, &in);
        else
            look_at(m, g, next(&in) % m->seats, acts);
        must_be_sound(m, g);
    }
    must_replay(m, j);
    return 0;
}
