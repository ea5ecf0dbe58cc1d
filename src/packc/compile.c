/* SPDX-License-Identifier: MIT */
/* compile.c -- the compiler's steps: run the files, read what they declare, write, link. */
#include "compile.h"
#include "sandbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct packc_limits packc_limits = { 200 * 1000 * 1000, 64 << 20, 1 << 30 };

enum { FILE_BYTES_MAX = 8 << 20 };

/* ---- running ------------------------------------------------------------- */

/* The environment is the compiler's: nobody else has a use for its name. */
static bool may_run(struct compile *c, uint32_t file)
{
    const struct tokens *t = &c->tokens[file];
    for (uint32_t i = 0; i < t->n; i++)
        if (t->at[i].kind == TOKEN_NAME && t->at[i].length == 4 && !memcmp(t->text + t->at[i].at, "_ENV", 4)) {
            mistake(&c->mistakes, (struct place){ file, t->at[i].line, t->at[i].column }, "'_ENV' cannot be used");
            return false;
        }
    return true;
}

static void begin(struct compile *c, const struct packc_input *in)
{
    c->in = in;
    c->system = in->system;
    c->name = "";
    c->mistakes.arena = c->warnings.arena = &c->arena;
    c->mistakes.file = c->warnings.file = in->file;
    c->tokens = arena_take(&c->arena, (in->files + 1u) * sizeof *c->tokens);
    vocabulary_read(&c->arena, in->system, &c->spoken[0]);
    vocabulary_read(&c->arena, in->beside, &c->spoken[1]);
    vocabulary_reserve(&c->arena, &c->spoken[0], &c->spoken[1]);
    c->words = c->spoken[0];
    if (in->system)
        image_begin(&c->image, &c->arena, in->system);
}

static const struct packc_limits *limits_of(const struct compile *c)
{
    return c->in->limits ? c->in->limits : &packc_limits;
}

/* The tokens of a file, if there is room for it and them: the bytes that they take.  What is too long to be looked at
 * is an empty file. */
static size_t look_at(struct compile *c, uint32_t i, struct packc_file *file, size_t room)
{
    const struct place whole = { i, 0, 0 };
    size_t bytes = file->n > FILE_BYTES_MAX ? 0 : file->n + tokens_bytes(file->text, file->n);
    if (file->n > FILE_BYTES_MAX)
        mistake(&c->mistakes, whole, "the file is longer than %d MiB", FILE_BYTES_MAX >> 20);
    else if (bytes > room)
        mistake(&c->mistakes, whole, "the file is too long: with it the pack's text takes more than %zu "
                "KiB of memory", limits_of(c)->memory / 2 >> 10);
    if (file->n > FILE_BYTES_MAX || bytes > room)
        file->n = bytes = 0;
    tokens_read(&c->arena, file->text, file->n, &c->tokens[i]);
    if (!may_run(c, i))
        file->n = 0;
    return bytes;
}

/* The text and its tokens may take half of the memory; the rest is for running it. */
static void run(struct compile *c, struct packc_output *out)
{
    const struct packc_input *in = c->in;
    struct packc_file *file = arena_take(&c->arena, (in->files + 1u) * sizeof *file);
    size_t source = 0;
    for (uint32_t i = 0; i < in->files; i++) {
        file[i] = in->file[i];
        source += look_at(c, i, &file[i], limits_of(c)->memory / 2 - source);
    }
    struct sandbox s = {
        .held = &c->arena, .arena = &c->nodes, .mistakes = &c->mistakes, .file = file, .files = in->files,
        .tokens = c->tokens, .reserved = &c->words.reserved, .kinds = c->words.declared,
        .limits = *limits_of(c), .source = source,
    };
    sandbox_run(&s);
    sandbox_end(&s);
    c->declared = s.declared.at;
    c->declarations = s.declared.n;
    out->instructions = s.used;
    out->memory = s.peak;
}

/* ---- reading ------------------------------------------------------------- */

static void read_declaration(struct compile *c, const struct declaration *d)
{
    struct at word = at_word(d);
    uint32_t kind = vocabulary_find(&c->words, CLASS_KIND, d->word.text);
    if (same_word(d->word.text, "pack"))
        return;
    if (same_word(d->word.text, "test"))
        read_test(c, d);
    else if (kind)
        read_card(c, d, kind);
    else
        expect_one_of(WRONG(c, &word, "no kind of card is called '%s'", d->word.text), d->word.text, c->words.declared);
}

static void read_all(struct compile *c)
{
    read_pack(c);
    cards_know(c);
    for (uint32_t i = 0; i < c->declarations && !mistakes_are_many(&c->mistakes); i++)
        read_declaration(c, &c->declared[i]);
    const char *large = image_is_too_large(&c->image);
    if (large)
        mistake(&c->mistakes, (struct place){ NO_FILE, 0, 0 }, "%s", large);
}

/* ---- the last check ------------------------------------------------------ */

static const char *name_of(const struct grog_pack *p) { return grog_pack_text(p, grog_pack_image(p)->header.name); }

static const struct grog_pack *found(const struct compile *c, const char *name)
{
    for (uint32_t i = 0; i < c->in->needs; i++)
        if (!strcmp(name_of(c->in->needed[i]), name))
            return c->in->needed[i];
    return NULL;
}

/* A pack, and then all that those in the list need, each once. */
static unsigned gather(const struct compile *c, const struct grog_pack *list[GROG_PACKS_MAX],
                       const struct grog_pack *own)
{
    unsigned n = 1;
    list[0] = own;
    for (unsigned i = 0; i < n; i++) {
        const struct grog_pack_image *image = grog_pack_image(list[i]);
        for (uint32_t k = 0; k < image->n[GROG_PACK_NEEDS]; k++) {
            const struct grog_pack *need = found(c, grog_pack_text(list[i], image->needs[k]));
            unsigned at = 0;
            while (at < n && list[at] != need)
                at++;
            if (need && at == n && n < GROG_PACKS_MAX && strcmp(name_of(need), c->name) != 0)
                list[n++] = need;
        }
    }
    return n;
}

/* The linker begins with "pack 'x', card 'Card': ...": a card's mistake stands at the card, not the pack. */
static struct place place_in(const struct compile *c, const char *why)
{
    const char *card = strstr(why, ", card '");
    why = card ? card : why;
    for (uint32_t i = 0; i < c->declarations; i++) {
        const struct declaration *d = &c->declared[i];
        const char *at = *d->name ? strstr(why, d->name) : NULL;
        struct at word = at_word(d);
        if (at && at > why && at[-1] == '\'' && at[strlen(d->name)] == '\'')
            return place_of(c, &word);
    }
    return (struct place){ NO_FILE, 0, 0 };
}

static void link_for(struct compile *c, const struct grog_pack *own, const struct grog_system *s,
                     const struct grog_system *beside)
{
    const struct grog_pack *list[GROG_PACKS_MAX];
    struct grog_error why = { 0 };
    struct grog_cards *cards = grog_cards_link_beside(s, beside, c->in->base, list, gather(c, list, own), &why);
    if (!cards)
        mistake(&c->mistakes, place_in(c, why.text), "%s", why.text);
    grog_cards_free(cards);
}

/* For the pack's system; and for that beside it, if a row is its. */
static void link_once(struct compile *c, const uint8_t *bytes, size_t n)
{
    const struct packc_input *in = c->in;
    struct grog_error why = { 0 };
    struct grog_pack *own = grog_pack_open(bytes, n, &why);
    if (!own) {
        mistake(&c->mistakes, place_in(c, why.text), "%s", why.text);
        return;
    }
    link_for(c, own, in->system, in->beside);
    if (c->says_beside && !c->mistakes.list.n)
        link_for(c, own, in->beside, in->system);
    grog_pack_close(own);
}

static void write(struct compile *c, struct packc_output *out)
{
    out->bytes = image_write(&c->image, &out->n);
    if (out->bytes)
        link_once(c, out->bytes, out->n);
    else
        mistake(&c->mistakes, (struct place){ NO_FILE, 0, 0 }, "the compiled pack is larger than %d MiB",
                GROG_PACK_BYTES_MAX >> 20);
    if (c->mistakes.list.n) {
        free(out->bytes);
        out->bytes = NULL;
        out->n = 0;
    }
}

/* ---- all of it ----------------------------------------------------------- */

static struct compile *new_compile(void)
{
    struct compile *c = calloc(1, sizeof *c);
    must_have_got(c);
    return c;
}

bool packc_compile(const struct packc_input *in, struct packc_output *out)
{
    struct compile *c = new_compile();
    *out = (struct packc_output){ .held = c };
    begin(c, in);
    run(c, out);
    read_all(c);
    if (!c->mistakes.list.n)
        write(c, out);
    out->mistakes = mistakes_finish(&c->mistakes, &out->mistake);
    out->more = c->mistakes.list.n - out->mistakes + c->mistakes.more;
    out->warnings = mistakes_finish(&c->warnings, &out->warning);
    out->meant = c->meant.at;
    out->meants = c->meant.n;
    forgive_meant(out);
    out->test = c->tests.at;
    out->tests = c->tests.n;
    return out->bytes != NULL;
}

void packc_free(struct packc_output *out)
{
    struct compile *c = out->held;
    if (c) {
        arena_free(&c->arena);
        arena_free(&c->nodes);
    }
    free(c);
    free(out->bytes);
    *out = (struct packc_output){ 0 };
}

/* ---- the header alone ---------------------------------------------------- */

static bool copy_name(const struct node *from, char to[GROG_PACK_NAME_MAX + 1])
{
    if (from->type != NODE_TEXT || strlen(from->text) > GROG_PACK_NAME_MAX)
        return false;
    strcpy(to, from->text);
    return true;
}

static bool copy_header(struct compile *c, const struct declaration *d, struct packc_header *out)
{
    const struct entry *system = entry_called(&d->table, "system"), *needs = entry_called(&d->table, "needs");
    struct at table = at_table(d), list = needs ? at_field(&table, needs) : table;
    bool fits = copy_name(&d->word.argument[0], out->name) && (!system || copy_name(&system->value, out->system));
    out->need_line = place_of(c, &list).line;
    for (uint32_t i = 0; needs && needs->value.type == NODE_TABLE && i < needs->value.n; i++) {
        fits = fits && out->needs < GROG_PACK_NEEDS_MAX;
        if (fits && copy_name(&needs->value.entry[i].value, out->need[out->needs]))
            out->needs++;
    }
    return fits;
}

bool packc_read_header(const struct packc_file *pack_lua, struct packc_header *out)
{
    const struct packc_limits limits = { 10 * 1000 * 1000, 16 << 20, 64 << 20 };
    const struct packc_input in = { .file = pack_lua, .files = 1, .limits = &limits };
    struct packc_output run_of = { .held = new_compile() };
    struct compile *c = run_of.held;
    bool found_it = false;
    *out = (struct packc_header){ .needs = 0 };
    begin(c, &in);
    run(c, &run_of);
    for (uint32_t i = 0; i < c->declarations && !found_it; i++)
        found_it = same_word(c->declared[i].word.text, "pack") && copy_header(c, &c->declared[i], out);
    packc_free(&run_of);
    return found_it;
}
