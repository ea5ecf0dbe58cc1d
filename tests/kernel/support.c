/* SPDX-License-Identifier: MIT */
/* support.c -- see support.h. */
#include "support.h"
#include "kernel/ability.h"

#include <stdlib.h>

const struct grog_box duel_shelf[] = { { &duel_system, &duel_cards }, { NULL, NULL } };
struct grog_events heard;

void number_seed(uint64_t number, uint8_t seed[GROG_SEED_BYTES]) { grog_seed_from_number(number, seed); }

struct grog_match *match_of(const struct grog_system *system, const struct grog_cards *cards, const char *setup)
{
    struct grog_box box = { system, cards };
    struct grog_error why = { 0 };
    struct grog_match *m = grog_match_new(&box, setup, &why);
    if (!m)
        fail_msg("no match: %s", why.text);
    return m;
}

void begin_with(struct play *p, const struct grog_system *system, const struct grog_cards *cards, const char *setup,
                uint64_t seed)
{
    uint8_t bytes[GROG_SEED_BYTES];
    memset(p, 0, sizeof *p);
    p->m = match_of(system, cards, setup);
    number_seed(seed, bytes);
    grog_start(p->m, &p->game, bytes, &heard);
    p->run = (struct grog_run){ .m = p->m, .g = &p->game };
}

void begin(struct play *p, const char *setup, uint64_t seed)
{
    begin_with(p, &duel_system, &duel_cards, setup, seed);
}

const struct grog_system *duel_with_wait(grog_proc_fn *run, const struct grog_step *step, uint8_t steps)
{
    static struct grog_system system;
    static struct grog_proc procs[PROCS];
    static const struct grog_local local[] = { { "a", -999, 999 }, { "b", -999, 999 } };
    system = duel_system;
    memcpy(procs, duel_system.procs, sizeof procs);
    procs[PROC_WAIT] = (struct grog_proc){ .name = "wait", .run = run, .step = step, .steps = steps,
                                                    .local = local, .locals = GROG_COUNT(local) };
    system.procs = procs;
    return &system;
}

void end_play(struct play *p)
{
    grog_match_free(p->m);
    p->m = NULL;
}

struct grog_option option_of(const struct play *p, unsigned seat, const char *option)
{
    struct grog_option o = { 0 };
    if (grog_option_parse(p->m, &p->game, seat, option, &o) != GROG_OK)
        fail_msg("seat %u is not offered '%s' at '%s'", seat, option, grog_question(p->m, &p->game));
    return o;
}

bool offered(const struct play *p, unsigned seat, const char *option)
{
    struct grog_option o;
    return grog_option_parse(p->m, &p->game, seat, option, &o) == GROG_OK;
}

void take(struct play *p, unsigned seat, const char *option)
{
    assert_int_equal(grog_take(p->m, &p->game, seat, option_of(p, seat, option), &heard), GROG_OK);
}

void take_all(struct play *p, const char *const *options)
{
    for (; *options; options++) {
        char *text;
        unsigned seat = (unsigned)strtoul(*options, &text, 10);
        take(p, seat, text + 1);
    }
}

const struct grog_options *options_of(const struct play *p, unsigned seat)
{
    static struct grog_options options;
    grog_list(p->m, &p->game, seat, &options);
    return &options;
}

int32_t usable(const struct play *p, unsigned seat, uint16_t which)
{
    return grog_usable(p->m, &p->game, &(struct grog_source){ .card = which, .owner = (uint8_t)seat }, 0, NULL);
}

void no_guards(struct play *p)
{
    while (p->game.asked && offered(p, grog_first_seat(p->game.asked), "stand open"))
        take(p, grog_first_seat(p->game.asked), "stand open");
}

void step(struct play *p, struct grog_dice *dice)
{
    unsigned seat;
    do
        seat = grog_dice_below(dice, p->m->seats);
    while (!(p->game.asked >> seat & 1));
    const struct grog_options *options = options_of(p, seat);
    assert_true(options->n > 0);
    grog_take_listed(p->m, &p->game, seat, options->at[grog_dice_below(dice, options->n)], &heard);
}

uint16_t card(const char *name)
{
    unsigned found = grog_card_named(&duel_cards, name);
    if (!found)
        fail_msg("no card is called '%s'", name);
    return (uint16_t)found;
}

void lay_out(struct play *p, unsigned zone, unsigned i, const char *cards)
{
    uint16_t *pile = grog_pile(p->m, &p->game, zone, i);
    memset(pile, 0, 2u * (1u + p->m->system->zones[zone].room));
    while (*cards) {
        char name[64];
        size_t n = strcspn(cards, ",");
        assert_true(n < sizeof name);
        memcpy(name, cards, n);
        name[n] = 0;
        grog_put(&p->run, zone, i, card(name));
        cards += n;
        cards += strspn(cards, ", ");
    }
}

void rig(struct play *p, const unsigned *pips, unsigned n)
{
    struct grog_dice *d = &p->game.dice;
    d->left = 16;
    for (unsigned i = 0; i < 16; i++) {
        unsigned face = pips[i < n ? i : n - 1];
        d->block[i] = (uint32_t)(((uint64_t)(2 * face - 1) << 32) / 12);    /* the middle of the face's words */
    }
}

bool heard_event(const struct play *p, const char *text)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < heard.n; i++)
        if (!strcmp(grog_event_text(p->m, &p->game, &heard.at[i], line), text))
            return true;
    return false;
}

void assert_sound(const struct play *p)
{
    const char *broken = grog_check(p->m, &p->game);
    if (broken)
        fail_msg("grog_check: %s", broken);
}

bool same_game(const struct play *p, const struct grog_game *other)
{
    return memcmp(&p->game, other, grog_state_bytes(p->m)) == 0;
}
