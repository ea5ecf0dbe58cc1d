/* SPDX-License-Identifier: MIT */
/* mission.c -- see mission.h. */
#include "mission.h"

#include "kernel/market.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- the cards, once a program ------------------------------------------------ */

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked) {
        static unsigned char bytes[1 << 20];
        struct grog_error why = { 0 };
        FILE *f = fopen(PROVING, "rb");
        assert_non_null(f);
        size_t n = fread(bytes, 1, sizeof bytes, f);
        fclose(f);
        struct grog_pack *pack = grog_pack_open(bytes, n, &why);
        const struct grog_pack *packs[] = { pack };
        linked = pack ? grog_cards_link(&warfighter_system, NULL, packs, 1, &why) : NULL;
        grog_pack_close(pack);
        if (!linked)
            fail_msg("%s", why.text);
    }
    return (struct grog_box){ &warfighter_system, linked };
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
    snprintf(text, sizeof text, "%s%s", strstr(setup, "mission ") ? "" : "mission Drill, ", setup);
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

void given(struct play *p, const char *lines)
{
    while (*lines) {
        char line[1024];
        struct grog_error why = { 0 };
        size_t n = strcspn(lines, "\n");
        assert_true(n < sizeof line);
        memcpy(line, lines, n);
        line[n] = 0;
        if (n && grog_position_set(p->m, &p->game, line, &why) != GROG_OK)
            fail_msg("%s: %s", line, why.text);
        lines += n + (lines[n] == '\n');
    }
}

void begin(struct play *p, const char *setup)
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

void end_play(struct play *p)
{
    const char *broken = grog_check(p->m, &p->game);
    if (broken)
        fail_msg("grog_check: %s", broken);
    grog_match_free(p->m);
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

void put_location(struct play *p, const char *name)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    p->wf.front++;
    grog_thing_new(&r, ARRAY_LOCATION, card(name), GROG_NOBODY);
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

/* ---- taking ----------------------------------------------------------------------- */

static struct grog_option option_of(const struct play *p, unsigned seat, const char *text)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    grog_list(p->m, &p->game, seat, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strcmp(grog_option_text(p->m, &p->game, all.at[i], line), text))
            return all.at[i];
    print_error("seat %u may choose now (%s):\n", seat, p->game.asked ? grog_question(p->m, &p->game) : "nothing");
    for (uint32_t i = 0; i < all.n && i < 60; i++)
        print_error("  %s\n", grog_option_text(p->m, &p->game, all.at[i], line));
    fail_msg("'%s' is not offered", text);
    return (struct grog_option){ 0 };
}

void take_dice(struct play *p, unsigned seat, const char *option, const uint8_t *pips, uint32_t n)
{
    uint32_t used = 0;
    grog_forget(&p->heard);
    assert_int_equal(grog_take_with_dice(p->m, &p->game, seat, option_of(p, seat, option), &p->heard, pips, n, &used),
                     GROG_OK);
    if (used != n)
        fail_msg("'%s': %u of %u dice fell", option, used, n);
}

void take_as(struct play *p, unsigned seat, const char *option) { take_dice(p, seat, option, NULL, 0); }
void take(struct play *p, const char *option) { take_as(p, 0, option); }

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

/* ---- asking ------------------------------------------------------------------------- */

bool offered(const struct play *p, const char *option)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    for (unsigned seat = 0; seat < p->m->seats; seat++) {
        all.n = 0;
        if (p->game.asked >> seat & 1)
            grog_list(p->m, &p->game, seat, &all);
        for (uint32_t i = 0; i < all.n; i++)
            if (!strcmp(grog_option_text(p->m, &p->game, all.at[i], line), option))
                return true;
    }
    return false;
}

void assert_refused(const struct play *p, const char *option, const char *rule)
{
    const char *why = grog_why_not_named(p->m, &p->game, 0, option);
    if (!why || strcmp(why, rule) != 0)
        fail_msg("'%s' is refused by %s, not by %s", option, why ? why : "nothing", rule);
}

void assert_question(const struct play *p, const char *question)
{
    assert_string_equal(p->game.asked ? grog_question(p->m, &p->game) : "", question);
}

void assert_is(const struct play *p, const char *line)
{
    struct grog_error why = { 0 };
    if (grog_position_holds(p->m, &p->game, line, &why) != GROG_OK)
        fail_msg("not '%s': %s", line, why.text);
}

bool told(const struct play *p, const char *text)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (!strcmp(grog_event_text(p->m, &p->game, &p->heard.at[i], line), text))
            return true;
    return false;
}

int told_at(const struct play *p, const char *begins)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < p->heard.n; i++)
        if (!strncmp(grog_event_text(p->m, &p->game, &p->heard.at[i], line), begins, strlen(begins)))
            return (int)i;
    return -1;
}

int hostiles_in_play(const struct play *p)
{
    int n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += !wf_is_target(p->m, &p->wf.hostile[i]);
    return n;
}
