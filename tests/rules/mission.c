/* SPDX-License-Identifier: MIT */
/* mission.c -- see mission.h. */
#include "mission.h"
#include "warfighter/cards.h"

#include "kernel/market.h"
#include "pack/pack.h"
#include "packc/packc.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- the cards, once a program ------------------------------------------------ */

struct grog_pack *open_pack(const char *path)
{
    static unsigned char bytes[1 << 20];
    struct grog_error why = { 0 };
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(bytes, 1, sizeof bytes, f);
    fclose(f);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    if (!pack)
        fail_msg("%s: %s", path, why.text);
    return pack;
}

/* A pack with one Setting, "This Drill", that lists these words. */
static struct grog_pack *drill_of(const char *words, const struct grog_pack *const *needed, unsigned n_needed)
{
    static const char header[] = "pack \"drill\" { title = \"Drill\", version = \"1\", author = \"a test\", "
                                 "licence = \"CC0-1.0\", system = \"warfighter\", "
                                 "needs = { \"settings\", \"proving\" } }";
    char text[512];
    int n = snprintf(text, sizeof text, "setting \"This Drill\" { shares = true, keywords = { %s } }", words);
    const struct packc_file file[] = { { "pack.lua", header, sizeof header - 1 }, { "drill.lua", text, (size_t)n } };
    struct packc_input in = { .system = &warfighter_system, .file = file, .files = GROG_COUNT(file),
                              .needed = needed, .needs = n_needed, .limits = &packc_limits };
    struct packc_output out;
    struct grog_error why = { 0 };
    assert_true(n > 0 && n < (int)sizeof text);
    struct grog_pack *drill = packc_compile(&in, &out) ? grog_pack_open(out.bytes, out.n, &why) : NULL;
    if (!drill)
        fail_msg("%s: %s", words, out.mistakes ? out.mistake[0].what : why.text);
    packc_free(&out);
    return drill;
}

/* All cards; with the drill of these words, or NULL. */
static struct grog_cards *linked_with(const char *words)
{
    struct grog_error why = { 0 };
    struct grog_pack *settings = open_pack(SETTINGS), *proving = open_pack(PROVING);
    const struct grog_pack *const needed[] = { settings, proving };
    struct grog_pack *drill = words ? drill_of(words, needed, 2) : NULL;
    const struct grog_pack *packs[] = { settings, proving, drill };
    struct grog_cards *linked = grog_cards_link(&warfighter_system, NULL, packs, drill ? 3 : 2, &why);
    if (!linked)
        fail_msg("%s", why.text);
    grog_pack_close(settings);
    grog_pack_close(proving);
    grog_pack_close(drill);
    return linked;
}

static struct grog_cards *with_drill;                   /* of the play that goes on, if it has one */

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked)
        linked = linked_with(NULL);
    return (struct grog_box){ &warfighter_system, with_drill ? with_drill : linked };
}

uint16_t card(const char *name)
{
    struct grog_box b = box();
    unsigned found = grog_card_named(b.cards, name);
    if (!found)
        fail_msg("no card is called '%s'", name);
    return (uint16_t)found;
}

/* ---- setting up ----------------------------------------------------------------- */

static struct grog_match *match_of(const char *setup, struct grog_error *why)
{
    struct grog_box b = box();
    char text[2048];
    /* A test of the standard rules, played in a Setting that says the same: docs/rules/same.tsv. */
    const char *setting = strstr(setup, "setting ") ? NULL : getenv("GROG_SETTING");
    snprintf(text, sizeof text, "%s%s%s%s%s", setting ? "setting " : "", setting ? setting : "", setting ? ", " : "",
             strstr(setup, "mission ") ? "" : "mission Drill, ", setup);
    return grog_match_new(&b, text, why);
}

void assert_unfit(const char *setup, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_match *m = match_of(setup, &why);
    if (m || !strstr(why.text, because)) {
        grog_match_free(m);
        fail_msg("%s: %s, not: %s", setup, m ? "fits" : why.text, because);
    }
}

struct grog_match *draft_of(const char *setup)
{
    struct grog_box b = box();
    struct grog_error why = { 0 };
    struct grog_match *m = grog_draft_new(&b, setup, &why);
    if (!m)
        fail_msg("%s: %s", setup, why.text);
    return m;
}

static void begin_match(struct play *p, const char *setup)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 1 };
    struct grog_error why = { 0 };
    memset(p, 0, sizeof *p);
    p->m = match_of(setup, &why);
    if (!p->m)
        fail_msg("%s: %s", setup, why.text);
    grog_start(p->m, &p->game, seed, &p->heard);
    for (unsigned i = 0; i < SOLDIERS; i++)             /* hands back on the deck */
        while (p->wf.hand[i][0]) {
            struct grog_run r = { .m = p->m, .g = &p->game };
            wf_discard_card(&r, i, p->wf.hand[i][1]);
        }
}

void begin(struct play *p, const char *setup)
{
    grog_cards_free(with_drill);
    with_drill = NULL;
    begin_match(p, setup);
}

void begin_by(struct play *p, const char *words, const char *setup)
{
    char text[1024];
    grog_cards_free(with_drill);
    with_drill = linked_with(words);
    snprintf(text, sizeof text, "setting This Drill, %s", setup);
    begin_match(p, text);
}

void assert_unfit_by(const char *words, const char *setup, const char *because)
{
    char text[1024];
    grog_cards_free(with_drill);
    with_drill = linked_with(words);
    snprintf(text, sizeof text, "setting This Drill, %s", setup);
    assert_unfit(text, because);
    grog_cards_free(with_drill);
    with_drill = NULL;
}

unsigned put_hostile(struct play *p, const char *name, unsigned space, unsigned target)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    uint16_t ref = grog_thing_new(&r, ARRAY_HOSTILE, card(name), GROG_NOBODY);
    struct hostile *h = &p->wf.hostile[grog_ref_slot(ref)];
    h->place = (uint8_t)space;
    h->target = (uint8_t)(target + 1);
    if (p->wf.cup[target]) {
        p->wf.cup[target]--;
        h->flags |= HOSTILE_COUNTER;
    }
    return grog_ref_slot(ref);
}

unsigned put_unaware(struct play *p, const char *name, unsigned space)
{
    unsigned slot = put_hostile(p, name, space, 0);
    p->wf.hostile[slot].awareness = UNAWARE;
    return slot;
}

unsigned in_pile_of(const struct play *p, unsigned zone, unsigned of, const char *name)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, of);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card(name);
    return n;
}

unsigned in_pile(const struct play *p, unsigned zone, const char *name) { return in_pile_of(p, zone, 0, name); }

void put_location(struct play *p, const char *name)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    p->wf.front++;
    grog_thing_new(&r, ARRAY_LOCATION, card(name), GROG_NOBODY);
}

uint16_t quiet_night(struct play *p, const char *setup, const char *hostile, unsigned far)
{
    begin(p, setup);
    put_location(p, "Field");
    put_location(p, "Field");
    return hostile ? hostile_ref(&p->wf, put_unaware(p, hostile, 1 + far)) : 0;
}

struct grog_run run_of(struct play *p)
{
    memset(&p->heard, 0, sizeof p->heard);
    return (struct grog_run){ .m = p->m, .g = &p->game, .events = &p->heard };
}

void stack(struct play *p, unsigned zone, const char *cards)
{
    uint16_t drawn[64];
    unsigned n = 0;
    struct grog_run r = { .m = p->m, .g = &p->game };
    while (*cards) {
        char name[64];
        size_t k = strcspn(cards, ",");
        assert_true(k < sizeof name && n < GROG_COUNT(drawn));
        memcpy(name, cards, k);
        name[k] = 0;
        drawn[n++] = card(name);
        cards += k;
        cards += strspn(cards, ", ");
    }
    while (n--)
        grog_put(&r, zone, 0, drawn[n]);
}

/* ---- the turn ----------------------------------------------------------------------- */

void end_turn_dice(struct play *p, const uint8_t *pips, uint32_t n)
{
    while (p->game.question == ASK_TURN && p->game.asked) {
        unsigned seat = grog_first_seat(p->game.asked);
        bool last = !(p->game.asked & (p->game.asked - 1u));
        take_dice(p, seat, "end turn", last ? pips : NULL, last ? n : 0);
        if (last)
            return;
    }
}

void end_turn(struct play *p) { end_turn_dice(p, NULL, 0); }

int hostiles_in_play(const struct play *p)
{
    int n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += !wf_is_target(p->m, &p->wf.hostile[i]);
    return n;
}

struct search { uint16_t card; bool found; };

static void look_for(void *arg, uint16_t card)
{
    struct search *s = arg;
    s->found = s->found || s->card == card;
}

bool uses_also(const struct play *p, const char *name)
{
    struct search s = { .card = card(name) };
    p->m->system->also(p->m, look_for, &s);
    return s.found;
}
