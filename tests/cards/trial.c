/* SPDX-License-Identifier: MIT */
/* trial.c -- see trial.h. */
#define _POSIX_C_SOURCE 200809L
#include "trial.h"
#include "base/file.h"
#include "packc/packc.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

extern const struct grog_system duel_system, warfighter_system, heroes_system;
extern const struct grog_cards duel_cards, heroes_cards;
static const struct grog_box systems[] = { { &duel_system, &duel_cards }, { &warfighter_system, NULL },
                                           { &heroes_system, &heroes_cards } };

enum { TEXT_ROOM = 1 << 18, CARDS_ROOM = 4096, TRIED_FIRST = 6 };

/* ---- the packs --------------------------------------------------------------- */

static void open_pack(struct box *b, const char *folder, const char *name)
{
    char path[4096];
    struct file bytes;
    struct grog_error why = { 0 };
    size_t n = strlen(name);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (n < 6 || strcmp(name + n - 5, ".pack") != 0 || b->packs == GROG_PACKS_MAX || !file_read(path, &bytes, &why))
        return;
    struct grog_pack *p = grog_pack_open(bytes.text, bytes.n, &why);
    file_free(&bytes);
    const struct grog_pack_image *i = p ? grog_pack_image(p) : NULL;
    if (!i || strcmp(i->strings + i->header.system, b->system->name) != 0) {
        grog_pack_close(p);
        return;
    }
    b->name[b->packs] = i->strings + i->header.name;
    b->pack[b->packs++] = p;
}

static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static void open_packs(struct box *b, const char *folder)
{
    struct dirent **list;
    int n = scandir(folder, &list, NULL, by_name);
    for (int i = 0; i < n; i++) {
        open_pack(b, folder, list[i]->d_name);
        free(list[i]);
    }
    if (n >= 0)
        free(list);
}

static struct grog_cards *link_with(const struct box *b, struct grog_pack *more, struct grog_error *why)
{
    const struct grog_pack *all[GROG_PACKS_MAX + 1];
    memcpy(all, b->pack, b->packs * sizeof *all);
    all[b->packs] = more;
    return grog_cards_link(b->system, b->base, all, b->packs + !!more, why);
}

/* ---- tables ------------------------------------------------------------------ */

/* How often a card was seen. */
struct gathering { const struct grog_match *m; uint32_t seen[GROG_CARDS_MAX]; };

static void see(struct gathering *g, uint16_t card)
{
    if (card && g->m->system->card_kinds[grog_card(g->m, card)->kind].speaks)
        g->seen[card]++;
}

/* The words that the card bears, such as keywords, speak too. */
static void see_words(struct gathering *g, uint16_t card)
{
    const struct grog_card *c = grog_card(g->m, card);
    const struct grog_card_kind *k = &g->m->system->card_kinds[c->kind];
    see(g, card);
    for (unsigned i = 0; i < k->fields; i++) {
        const int16_t *n = c->number + k->field[i].at;
        for (int16_t w = 0; k->field[i].type == GROG_IS_KEYWORDS && w < n[0]; w++)
            see(g, (uint16_t)n[1 + 2 * w]);
    }
}

static unsigned list_seen(const struct gathering *g, const struct gathering *but, struct made_of *out, unsigned most)
{
    unsigned n = 0;
    for (uint32_t i = 1; i < g->m->cards->cards && n < most; i++)
        if (g->seen[i] && (!but || !but->seen[i]))
            out[n++] = (struct made_of){ (uint16_t)i, g->seen[i] };
    return n;
}

/* What is in play or in a hand. */
static void see_table(struct gathering *near, const struct grog_game *g)
{
    const struct grog_system *s = near->m->system;
    for (unsigned a = 0; a < s->n_arrays; a++)
        for (unsigned i = 0; i < s->arrays[a].room; i++)
            if (grog_thing_of(near->m, g, a, i)->live && grog_thing_of(near->m, g, a, i)->card)
                see_words(near, grog_thing_of(near->m, g, a, i)->card);
    for (unsigned z = 0; z < s->n_zones; z++)
        for (unsigned i = 0; s->zones[z].sight == GROG_SEEN_BY_OWNER && i < s->zones[z].piles; i++)
            for (unsigned k = 1; k <= grog_pile_of(near->m, g, z, i)[0]; k++)
                see_words(near, grog_pile_of(near->m, g, z, i)[k]);
}

/* A few games as they are: what is in play in them, and what is reached. */
static void play_first(const struct grog_match *m, struct gathering *near, uint32_t points[256])
{
    static struct grog_options list;
    static struct grog_events events;
    static union grog_any_game g;
    static struct grog_reached reached;
    for (uint32_t i = 0; i < TRIED_FIRST; i++) {
        memset(&reached, 0, sizeof reached);
        uint8_t seed[GROG_SEED_BYTES];
        struct grog_dice dice = { .key = { i } };
        grog_seed_from_number(i, seed);
        grog_start_noting(m, &g.game, seed, &events, &reached);
        while (!g.game.over) {
            see_table(near, &g.game);
            for (unsigned k = 0; k < m->layers; k++)
                see_words(near, m->layer[k]);
            unsigned seat = grog_first_seat(g.game.asked);
            grog_list(m, &g.game, seat, &list);
            grog_take_noting(m, &g.game, seat, list.at[grog_dice_below(&dice, list.n)], &events, &reached);
        }
        for (unsigned p = 1; p < m->system->n_points; p++)
            points[p] += grog_in(reached.point, p);
    }
}

static void lay_table(struct table *t, struct grog_match *m)
{
    static struct gathering near, all;
    near = all = (struct gathering){ .m = m };
    t->m = m;
    t->cards = calloc(2 * CARDS_ROOM, sizeof *t->cards);
    for (unsigned i = 0; i < m->titles; i++)
        see_words(&all, m->title[i]);
    t->from = (struct made_from){ .m = m, .near = t->cards, .far = t->cards + CARDS_ROOM };
    play_first(m, &near, t->from.points);
    t->from.nears = list_seen(&near, NULL, t->cards, CARDS_ROOM);
    t->from.fars = list_seen(&all, &near, t->cards + CARDS_ROOM, CARDS_ROOM);
}

static void read_setups(struct box *b, char *text)
{
    struct grog_box cards = { b->system, b->cards };
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        struct grog_match *m = grog_match_new(&cards, line, NULL);
        if (!m)
            continue;
        grog_match_close(m);
        b->table = realloc(b->table, (b->tables + 1) * sizeof *b->table);
        lay_table(&b->table[b->tables++], m);
    }
}

bool box_open(struct box *b, const char *system, const char *packs, const char *setups)
{
    struct grog_error why = { 0 };
    struct file lines;
    *b = (struct box){ 0 };
    for (unsigned i = 0; i < GROG_COUNT(systems); i++)
        if (!strcmp(systems[i].system->name, system))
            b->system = systems[i].system, b->base = systems[i].cards;
    if (!b->system || (setups && !file_read(setups, &lines, &why))) {
        fprintf(stderr, "%s\n", b->system ? why.text : "no such system");
        return false;
    }
    open_packs(b, packs);
    b->cards = link_with(b, NULL, &why);
    if (b->cards && setups)
        read_setups(b, lines.text);
    if (setups)
        file_free(&lines);
    if (!b->cards || (setups && !b->tables))
        fprintf(stderr, "no match can be played: %s\n", why.text);
    return b->cards && (!setups || b->tables);
}

void box_close(struct box *b)
{
    for (unsigned i = 0; i < b->tables; i++) {
        grog_match_free(b->table[i].m);
        free(b->table[i].cards);
    }
    free(b->table);
    grog_cards_free(b->cards);
    for (unsigned i = 0; i < b->packs; i++)
        grog_pack_close(b->pack[i]);
}

/* ---- a pack ------------------------------------------------------------------ */

unsigned trial_make(const struct box *b, uint64_t seed, uint64_t number, struct made_pack *out)
{
    struct chance c = { seed * UINT64_C(0xd1342543de82ef95) + number * UINT64_C(0xaf251af3b0f025b5) };
    unsigned table = below(&c, b->tables);
    make_pack(&b->table[table].from, &c, out);
    return table;
}

static struct grog_pack *compile(const struct box *b, const char *cards, char *story, size_t n)
{
    static char room[TEXT_ROOM];
    struct grog_text head = grog_text_in(room, sizeof room);
    struct packc_output out;
    struct grog_pack *pack = NULL;
    struct grog_error why = { 0 };
    print_header(b->system, b->name, b->packs, &head);
    const struct packc_file file[] = { { "pack.lua", room, head.n }, { "cards.lua", cards, strlen(cards) } };
    const struct packc_input in = { .system = b->system, .base = b->base, .file = file, .files = GROG_COUNT(file),
                                    .needed = (const struct grog_pack *const *)b->pack, .needs = b->packs,
                                    .limits = &packc_limits };
    if (packc_compile(&in, &out))
        pack = grog_pack_open(out.bytes, out.n, &why);
    else
        snprintf(story, n, "%s:%u: %s", out.mistake[0].file ? out.mistake[0].file : "", out.mistake[0].line,
                 out.mistake[0].what);
    packc_free(&out);
    return pack;
}

/* The abilities of the made cards, which lie in the places of those that they replace: what they say. */
static void count_words(const struct grog_cards *c, const struct grog_card *card, struct tally *t)
{
    for (uint32_t i = card->ability; i < card->ability + card->abilities; i++) {
        const struct grog_ability *a = &c->ability[i];
        t->said[SAID_POINT][a->point]++;
        t->said[SAID_COST][a->raise.cost]++;
        for (unsigned k = 0; k < GROG_PRICES; k++)
            t->said[SAID_COST][a->price[k].cost]++;
        for (unsigned k = 0; k < a->effects; k++) {
            t->said[SAID_EFFECT][c->effect[a->effect + k].effect]++;
            t->said[SAID_TARGET][c->effect[a->effect + k].target]++;
        }
    }
}

static bool is_of_pack(const struct grog_cards *c, uint32_t card) { return !strncmp(c->text[card].id, "made:", 5); }

/* A keyword's rows count where they are lent. */
static void count_fired(const struct grog_match *m, const struct grog_reached *reached, struct tally *t)
{
    const struct grog_cards *c = m->cards;
    for (uint32_t i = 1; i < c->cards; i++) {
        const struct grog_card *card = &c->card[i];
        if (!is_of_pack(c, i))
            continue;
        count_words(c, card, t);
        if (m->system->card_kinds[card->kind].lends)
            continue;
        t->abilities += card->abilities;
        for (uint32_t k = card->ability; k < card->ability + card->abilities; k++)
            t->fired += grog_in(reached->ability, k);
    }
}

static bool play(struct grog_match *m, uint64_t seed, struct length length, struct tally *t, char *story, size_t room)
{
    static struct grog_reached reached;
    struct grog_laws *l = grog_laws_new(m);
    unsigned broken = 0;
    memset(&reached, 0, sizeof reached);
    grog_laws_note(l, &reached);
    grog_laws_stop(l, length.decisions);
    for (unsigned i = 0; i < length.games && !broken; i++)
        broken = grog_laws_game(l, seed + i);
    t->steps += grog_laws_steps(l);
    count_fired(m, &reached, t);
    for (unsigned i = 0; i < 256; i++)
        t->brings[i] |= reached.brings[i], t->nests[i] |= reached.nests[i];
    if (broken)
        snprintf(story, room, "%s", grog_laws_story(l));
    grog_laws_free(l);
    return !broken;
}

bool trial_text(const struct box *b, const char *setup, const char *cards, uint64_t seed, struct length length,
                struct tally *t, char *story, size_t room)
{
    struct grog_error why = { 0 };
    bool good = true;
    story[0] = 0;
    t->packs++;
    struct grog_pack *pack = compile(b, cards, story, room);
    if (!pack)
        return true;
    t->compiled++;
    struct grog_cards *linked = link_with(b, pack, &why);
    struct grog_box box = { b->system, linked };
    struct grog_match *m = linked ? grog_match_new(&box, setup, &why) : NULL;
    if (m) {
        t->fit++;
        grog_match_close(m);
        good = play(m, seed, length, t, story, room);
    } else {
        snprintf(story, room, "%s", why.text);
    }
    grog_match_free(m);
    grog_cards_free(linked);
    grog_pack_close(pack);
    return good;
}

static char *print_cards(const struct box *b, unsigned table, const struct made_pack *p)
{
    static char room[TEXT_ROOM];
    struct grog_text cards = grog_text_in(room, sizeof room);
    print_made(b->table[table].m, p, &cards);
    return room;
}

bool trial_play(const struct box *b, unsigned table, const struct made_pack *p, uint64_t seed, struct length length,
                struct tally *t, char *story, size_t room)
{
    const char *setup = grog_setup_text(b->table[table].m);
    return trial_text(b, setup, print_cards(b, table, p), seed, length, t, story, room);
}

bool trial_write(const struct box *b, unsigned table, const struct made_pack *p, uint64_t seed, const char *path)
{
    FILE *f = fopen(path, "w");
    if (!f)
        return false;
    fprintf(f, "-- %s %" PRIu64 ": %s\n%s-- %s: CC0-1.0\n", b->system->name, seed, grog_setup_text(b->table[table].m),
            print_cards(b, table, p), "SPDX-License-Identifier");
    return fclose(f) == 0;
}
