/* SPDX-License-Identifier: MIT */
/* fuzz_lua.c -- any text is compiled as the files of a pack for the duel.
 *
 * A line "-- file: name.lua" begins another file; the first is pack.lua.  Within small
 * bounds it ends; mistakes have places and are in order; without one there is a pack
 * that links, and the same text gives the same again. */
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

static void must_link(const struct packc_output *out)
{
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out->bytes, out->n, &why);
    MUST(p, why.text);
    struct grog_cards *cards = grog_cards_link(duel_with_yards(), &duel_cards, (const struct grog_pack *const *)&p, 1,
                                               &why);
    MUST(cards, why.text);
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
    split((const char *)data, n, &files);
    const struct packc_input in = { .system = duel_with_yards(), .base = &duel_cards, .file = files.file,
                                    .files = files.n, .limits = &limits };
    bool ok = packc_compile(&in, &out);
    MUST(ok == (out.bytes != NULL) && ok == (out.mistakes == 0) && !ok == !out.n, "a pack, or mistakes");
    MUST(out.memory <= limits.memory && out.instructions <= limits.instructions, "within bounds");
    must_be_in_order(&files, &out);
    if (ok)
        must_link(&out);
    must_be_the_same(&in, &out);
    packc_free(&out);
    packc_read_header(&files.file[0], &header);
    return 0;
}
