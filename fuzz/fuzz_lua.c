/* SPDX-License-Identifier: MIT */
/* fuzz_lua.c -- any text is compiled as the files of a pack.
 *
 * It is for the duel; a text that begins with "-- warfighter" is for that system with the cards of WWII, one that
 * begins with "-- heroes" for that with those of the trials.  A line "-- file: name.lua" begins another file; the first
 * is pack.lua.  Within small bounds it ends; mistakes have places and are in order; without one there is a pack that
 * links, and the same text gives the same again.  With cards of a real system the beginning of a game is played. */
#include "fuzz.h"
#include "packc/packc.h"
#include "toy/yard.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);

enum { FILES_MAX = 8, NAME_MAX_BYTES = 24 };
static const char mark[] = "-- file: ";

struct files { struct packc_file file[FILES_MAX]; char name[FILES_MAX][NAME_MAX_BYTES]; uint32_t n; };

/* Where a line that begins a file stands, from here on; the end if there is none. */
static const char *next_mark(const char *at, const char *end)
{
    const size_t n = sizeof mark - 1;
    for (const char *line = at; line && (size_t)(end - line) > n; ) {
        if (!memcmp(line, mark, n))
            return line;
        line = memchr(line, '\n', (size_t)(end - line));
        line = line ? line + 1 : NULL;
    }
    return end;
}

static void split(const char *text, size_t n, struct files *out)
{
    const char *at = text, *end = text + n;
    out->n = 0;
    while (out->n < FILES_MAX && (at < end || !out->n)) {
        char *name = out->name[out->n];
        strcpy(name, "pack.lua");
        if (out->n) {
            const char *line = memchr(at, '\n', (size_t)(end - at));
            size_t length = (size_t)((line ? line : end) - at) - (sizeof mark - 1);
            length = length < NAME_MAX_BYTES - 1 ? length : NAME_MAX_BYTES - 1;
            memcpy(name, at + sizeof mark - 1, length);
            name[length] = 0;
            at = line ? line + 1 : end;
        }
        const char *stop = next_mark(at, end);
        out->file[out->n++] = (struct packc_file){ name, at, (size_t)(stop - at) };
        at = stop;
    }
}

static uint32_t number_of(const struct files *f, const char *file)
{
    uint32_t i = 0;
    while (file && i < f->n && f->file[i].name != file)
        i++;
    return file ? i + 1 : 0;
}

static void must_be_in_order(const struct files *f, const struct packc_output *out)
{
    for (uint32_t i = 0; i < out->mistakes; i++) {
        const struct packc_mistake *m = &out->mistake[i], *b = i ? m - 1 : NULL;
        MUST(m->what[0] && memchr(m->what, 0, sizeof m->what) && memchr(m->expected, 0, sizeof m->expected)
             && memchr(m->nearest, 0, sizeof m->nearest), "texts end");
        uint32_t file = number_of(f, m->file), before = b ? number_of(f, b->file) : 0;
        MUST(file <= f->n, "a file of the input");
        if (b && before == file)
            MUST(b->line < m->line || (b->line == m->line && b->column <= m->column), "in order");
        MUST(before <= file, "in order");
    }
}

/* ---- the systems --------------------------------------------------------- */

struct trial { const char *name, *setup, *path; const struct grog_system *system; const struct grog_cards *base;
               struct grog_pack *pack; };
extern const struct grog_system warfighter_system, heroes_system;
extern const struct grog_cards heroes_cards;
static struct trial trials[] = {
    { "-- warfighter", "seats 1, mission Dawn Raid", WWII_PACK, &warfighter_system, NULL, NULL },
    { "-- heroes", "scenario Drill", TRIAL_PACK, &heroes_system, &heroes_cards, NULL },
};

static const struct trial *trial_of(const uint8_t *data, size_t n)
{
    static struct trial duel;
    duel = (struct trial){ .system = duel_with_yards(), .base = &duel_cards };
    for (unsigned i = 0; i < GROG_COUNT(trials); i++)
        if (n >= strlen(trials[i].name) && !memcmp(data, trials[i].name, strlen(trials[i].name)))
            return &trials[i];
    return &duel;
}

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    static unsigned char bytes[1 << 20];
    (void)argc, (void)argv;
    for (unsigned i = 0; i < GROG_COUNT(trials); i++) {
        struct grog_error why = { 0 };
        FILE *f = fopen(trials[i].path, "rb");
        MUST(f, trials[i].path);
        trials[i].pack = grog_pack_open(bytes, fread(bytes, 1, sizeof bytes, f), &why);
        MUST(trials[i].pack, why.text);
        fclose(f);
    }
    return 0;
}

/* A few decisions: the cards can do what they like, the game is sound or has ended. */
static void play(const struct grog_match *m, uint32_t key)
{
    static struct grog_options list;
    static any_game g;
    uint8_t seed[GROG_SEED_BYTES];
    struct grog_dice dice = { .key = { key } };
    grog_seed_from_number(key, seed);
    grog_start(m, &g.game, seed, NULL);
    for (unsigned i = 0; i < 60 && !grog_over(&g.game); i++) {
        unsigned seat = grog_first_seat(grog_asked(&g.game));
        must_be_sound(m, &g.game);
        grog_list(m, &g.game, seat, &list);
        MUST(list.n, "an option");
        grog_take_listed(m, &g.game, seat, list.at[grog_dice_below(&dice, list.n)], NULL);
    }
    MUST(!g.game.broken, "room for all");
}

static void must_link(const struct trial *t, const struct packc_output *out)
{
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out->bytes, out->n, &why);
    MUST(p, why.text);
    const struct grog_pack *all[] = { p, t->pack };
    struct grog_cards *cards = grog_cards_link(t->system, t->base, all, t->pack ? 2 : 1, &why);
    struct grog_box box = { t->system, cards };
    struct grog_match *m = cards && t->setup ? grog_match_new(&box, t->setup, &why) : NULL;
    MUST(cards || t->pack, why.text);                   /* alone it links; beside others it may be refused */
    if (m)
        play(m, (uint32_t)out->n);
    grog_match_free(m);
    grog_cards_free(cards);
    grog_pack_close(p);
}

static void must_be_the_same(const struct packc_input *in, const struct packc_output *out)
{
    struct packc_output again;
    packc_compile(in, &again);
    MUST(again.n == out->n && (!out->n || !memcmp(again.bytes, out->bytes, out->n)), "the same bytes");
    MUST(again.mistakes == out->mistakes && again.instructions == out->instructions, "the same run");
    for (uint32_t i = 0; i < out->mistakes; i++)
        MUST(!strcmp(again.mistake[i].what, out->mistake[i].what) && again.mistake[i].line == out->mistake[i].line,
             out->mistake[i].what);
    packc_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    static const struct packc_limits limits = { 200000, 4 << 20, 64 << 20 };
    struct files files;
    struct packc_output out;
    struct packc_header header;
    const struct trial *t = trial_of(data, n);
    split((const char *)data, n, &files);
    const struct packc_input in = { .system = t->system, .base = t->base, .file = files.file,
                                    .files = files.n, .limits = &limits,
                                    .needed = (const struct grog_pack *const *)&t->pack, .needs = t->pack != NULL };
    bool ok = packc_compile(&in, &out);
    MUST(ok == (out.bytes != NULL) && ok == (out.mistakes == 0) && !ok == !out.n, "a pack, or mistakes");
    MUST(out.memory <= limits.memory && out.instructions <= limits.instructions, "within bounds");
    must_be_in_order(&files, &out);
    if (ok)
        must_link(t, &out);
    must_be_the_same(&in, &out);
    packc_free(&out);
    packc_read_header(&files.file[0], &header);
    return 0;
}
