/* SPDX-License-Identifier: MIT */
/* support.c -- see support.h. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static const char header_text[] = "pack \"trial\" { system = \"duel\", needs = { \"duel\" } }\n";
const struct packc_file header_file = { "pack.lua", header_text, sizeof header_text - 1 };

bool compile_files(const struct packc_file *file, uint32_t files, const struct packc_limits *limits,
                   struct packc_output *out)
{
    const struct packc_input in = { .system = &duel_system, .base = &duel_cards, .file = file, .files = files,
                                    .limits = limits ? limits : &packc_limits };
    return packc_compile(&in, out);
}

bool compile_text(const char *text, struct packc_output *out)
{
    const struct packc_file file[] = { header_file, { "cards.lua", text, strlen(text) } };
    return compile_files(file, 2, NULL, out);
}

/* ---- folders ------------------------------------------------------------- */

static char *read_file(const char *folder, const char *name, size_t *n)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s/%s", PACKC_TESTS, folder, name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    char *text = malloc(1 << 16);
    *n = fread(text, 1, 1 << 16, f);
    fclose(f);
    return text;
}

static int by_name(const void *a, const void *b)
{
    const struct packc_file *x = a, *y = b;
    int first = !strcmp(y->name, "pack.lua") - !strcmp(x->name, "pack.lua");
    return first ? first : strcmp(x->name, y->name);
}

void read_folder(const char *name, struct folder *out)
{
    char path[1024];
    out->files = 0;
    snprintf(path, sizeof path, "%s/%s", PACKC_TESTS, name);
    DIR *d = opendir(path);
    assert_non_null(d);
    for (struct dirent *e; (e = readdir(d)) && out->files < GROG_COUNT(out->file);)
        if (strstr(e->d_name, ".lua")) {
            struct packc_file *f = &out->file[out->files++];
            f->name = strdup(e->d_name);
            f->text = read_file(name, e->d_name, &f->n);
        }
    closedir(d);
    qsort(out->file, out->files, sizeof out->file[0], by_name);
}

void free_folder(struct folder *f)
{
    for (uint32_t i = 0; i < f->files; i++) {
        free((char *)f->file[i].name);
        free((char *)f->file[i].text);
    }
}

/* ---- what was told ------------------------------------------------------- */

void print_mistakes(const struct packc_output *out)
{
    for (uint32_t i = 0; i < out->mistakes; i++) {
        const struct packc_mistake *m = &out->mistake[i];
        print_error("%s:%u:%u: %s (nearest '%s', expected '%s')\n", m->file ? m->file : "the pack", m->line,
                    m->column, m->what, m->nearest, m->expected);
    }
}

void assert_told(const struct told *t)
{
    struct packc_output out;
    compile_text(t->text, &out);
    const struct packc_mistake *m = out.mistake;
    bool same = out.mistakes == 1 && m->file && !strcmp(m->file, "cards.lua") && m->line == t->line
             && m->column == t->column && !strcmp(m->what, t->what) && !strcmp(m->nearest, t->nearest) && !out.bytes;
    if (!same) {
        print_mistakes(&out);
        packc_free(&out);
        fail_msg("%s\nshould be told %u:%u: %s (nearest '%s')", t->text, t->line, t->column, t->what, t->nearest);
    }
    packc_free(&out);
}

void assert_told_more(const struct told_more *t)
{
    struct packc_output out;
    assert_told(&t->told);
    compile_text(t->told.text, &out);
    assert_string_equal(out.mistake[0].expected, t->expected);
    packc_free(&out);
}

void assert_mistaken(const char *text, const char *what)
{
    struct packc_output out;
    bool found = false;
    compile_text(text, &out);
    for (uint32_t i = 0; i < out.mistakes; i++)
        found = found || strstr(out.mistake[i].what, what);
    if (!found) {
        print_mistakes(&out);
        packc_free(&out);
        fail_msg("%s\nshould be told: %s", text, what);
    }
    packc_free(&out);
}

void assert_fine(const char *text)
{
    struct packc_output out;
    if (!compile_text(text, &out)) {
        print_mistakes(&out);
        packc_free(&out);
        fail_msg("%s\nhas a mistake", text);
    }
    packc_free(&out);
}

/* ---- linking ------------------------------------------------------------- */

struct grog_cards *link_bytes(const struct packc_output *out)
{
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out->bytes, out->n, &why);
    if (!p)
        fail_msg("%s", why.text);
    struct grog_cards *cards = grog_cards_link(&duel_system, &duel_cards, (const struct grog_pack *const *)&p, 1, &why);
    grog_pack_close(p);
    if (!cards)
        fail_msg("%s", why.text);
    return cards;
}

struct grog_cards *link_text(const char *text)
{
    struct packc_output out;
    if (!compile_text(text, &out))
        print_mistakes(&out);
    assert_non_null(out.bytes);
    struct grog_cards *cards = link_bytes(&out);
    packc_free(&out);
    return cards;
}
