/* SPDX-License-Identifier: MIT */
/* camp.c -- see camp.h. */
#include "camp.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

extern const struct grog_system warfighter_system;
extern const struct grog_cards  warfighter_cards;

static struct grog_pack *open_pack(const char *path)
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

static struct grog_box box(void)
{
    static struct grog_cards *linked;
    if (!linked) {
        struct grog_error why = { 0 };
        struct grog_pack *pack[] = { open_pack(SETTINGS), open_pack(PROVING), open_pack(MARCHES) };
        linked = grog_cards_link_beside(&campaign_system, &warfighter_system, &warfighter_cards,
                                        (const struct grog_pack *const *)pack, 3, &why);
        if (!linked)
            fail_msg("%s", why.text);
        for (unsigned i = 0; i < 3; i++)
            grog_pack_close(pack[i]);
    }
    return (struct grog_box){ &campaign_system, linked };
}

uint16_t card(const char *name)
{
    struct grog_box b = box();
    unsigned found = grog_card_named(b.cards, name);
    if (!found)
        fail_msg("no card is called '%s'", name);
    return (uint16_t)found;
}

void assert_unfit(const char *setup, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_box b = box();
    struct grog_match *m = grog_match_new(&b, setup, &why);
    if (m || !strstr(why.text, because)) {
        grog_match_free(m);
        fail_msg("%s: %s, not: %s", setup, m ? "fits" : why.text, because);
    }
}

void begin(struct play *p, const char *setup)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 1 };
    struct grog_error why = { 0 };
    struct grog_box b = box();
    memset(p, 0, sizeof *p);
    p->m = grog_match_new(&b, setup, &why);
    if (!p->m)
        fail_msg("%s: %s", setup, why.text);
    grog_start(p->m, &p->game, seed, &p->heard);
}

/* Each of "one, two" with this before it. */
static void take_each(struct play *p, const char *verb, const char *list)
{
    while (*list) {
        char text[128];
        size_t n = strcspn(list, ",");
        snprintf(text, sizeof text, "%s%.*s", verb, (int)n, list);
        take(p, text);
        list += n;
        list += strspn(list, ", ");
    }
}

void begin_with(struct play *p, const char *soldiers)
{
    begin(p, "campaign Two Marches");
    take_each(p, "hire ", soldiers);
    take(p, "go");
}

/* What the list says of him, or that he is fit. */
static void report_fate(struct play *p, const char *fates)
{
    const struct grog_frame *f = &p->game.frame[p->game.depth - 1];
    int who = f->local[FIELD_WHO];
    const char *name = grog_card(p->m, p->c.member[who].thing.card)->name;
    for (unsigned fate = FATE_FIT; fate <= FATE_KILLED; fate++) {
        static const char *const words[] = { "fit", "discharged", "killed" };
        char text[128], said[128];
        snprintf(said, sizeof said, "%s %s", name, words[fate]);
        snprintf(text, sizeof text, "fate %s/%d, %s", name, who + 1, words[fate]);
        if (strstr(fates, said) || (!fate && !strstr(fates, name))) {
            take(p, text);
            return;
        }
    }
    fail_msg("what of %s?", name);
}

void fight_with(struct play *p, unsigned space, const char *fates)
{
    char text[64];
    take(p, "go");
    take(p, space ? "success" : "failure");
    snprintf(text, sizeof text, "objective in space %u", space);
    if (space)
        take(p, text);
    while (p->game.question == ASK_FATE && p->game.asked)
        report_fate(p, fates);
    take(p, "that is all");
}

void fight(struct play *p, unsigned space) { fight_with(p, space, ""); }

void go_on(struct play *p, uint8_t die)
{
    static struct grog_options all;
    char text[GROG_TEXT_MAX];
    while (p->game.question == ASK_SHARE && p->game.asked) {
        grog_list(p->m, &p->game, 0, &all);
        take(p, grog_option_text(p->m, &p->game, all.at[p->c.earned - 1], text));
    }
    take_dice(p, 0, "enough", &die, 1);
}

const char *fielded(const struct play *p)
{
    static char text[GROG_SETUP_TEXT];
    struct grog_text out = grog_text_in(text, sizeof text);
    assert_true(grog_fields(p->m, &p->game));
    assert_true(p->m->system->fielding->setup(p->m, &p->game, &out));
    return text;
}

unsigned in_pile(const struct play *p, unsigned zone, const char *name)
{
    const uint16_t *pile = grog_pile_of(p->m, &p->game, zone, 0);
    unsigned n = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += pile[i] == card(name);
    return n;
}
