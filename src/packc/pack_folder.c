/* SPDX-License-Identifier: MIT */
/* pack_folder.c -- see pack_folder.h. */
#define _POSIX_C_SOURCE 200809L
#include "pack_folder.h"
#include "base/file.h"
#include "base/plain.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/fielding.h"
#include "kernel/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- compiling ----------------------------------------------------------- */

/* The system that the pack is for; if it names one that plays with another's packs, that other; if none that is here,
 * the first: its other mistakes are told too. */
static const struct grog_box *box_of(const struct library *l, const struct packc_header *header)
{
    const struct grog_box *box = grog_shelf_find(library_boxes(l), header->system);
    box = box ? grog_shelf_find(library_boxes(l), grog_plays_with(box->system)) : NULL;
    return box ? box : library_boxes(l);
}

static bool read_header(const char *path, struct packc_header *out)
{
    char name[PACKS_PATH];
    struct file f;
    struct grog_error why;
    int n = snprintf(name, sizeof name, "%s/pack.lua", path);
    if (n >= (int)sizeof name || !is_folder(path) || !file_read(name, &f, &why))
        return false;
    bool ok = packc_read_header(&(struct packc_file){ "pack.lua", f.text, f.n }, out);
    file_free(&f);
    return ok;
}

static bool label(const char *path, struct packs_label *out)
{
    char name[PACKS_PATH];
    struct packc_header *header = must_have(1, sizeof *header);
    bool ok = snprintf(name, sizeof name, "%s/pack.lua", path) < (int)sizeof name && access(name, R_OK) == 0
           && read_header(path, header);
    if (ok) {
        snprintf(out->name, sizeof out->name, "%s", header->name);
        snprintf(out->system, sizeof out->system, "%s", header->system);
    }
    free(header);
    return ok;
}

/* Does what a pack needs, or what that needs, lead back to a pack that is being opened?  So many
 * packs are looked into. */
static bool leads_back(const struct library *l, const char *name, const char *beside, const struct packs_chain *chain,
                       unsigned *left)
{
    char path[PACKS_PATH];
    for (const struct packs_chain *c = chain; c; c = c->above)
        if (!strcmp(c->name, name))
            return true;
    struct packc_header *header = must_have(1, sizeof *header);
    bool back = false;
    if (*left && (*left)-- && packs_find(l, name, beside, path) && read_header(path, header))
        for (uint32_t i = 0; i < header->needs && !back; i++)
            back = strcmp(header->need[i], name) && leads_back(l, header->need[i], beside, chain, left);
    free(header);
    return back;
}

static void find_needed(struct library *l, struct compiled *c, const struct packc_header *header,
                        const struct packs_chain *above, struct packc_absent *absent, uint32_t *absents)
{
    static const char *const why[] = {
        [PACKS_NOT_FOUND] = "is not to be found: not beside this one, and not among the installed packs",
        [PACKS_IN_A_CIRCLE] = "needs this one in turn: a circle",
        [PACKS_BROKEN] = "has mistakes of its own, told above",
    };
    char beside[4096];
    struct packs_chain chain = { header->name, above };
    snprintf(beside, sizeof beside, "%s/..", c->folder.path);
    for (uint32_t i = 0; i < header->needs; i++) {
        if (c->box->cards && !strcmp(header->need[i], c->box->cards->name))
            continue;
        unsigned left = 256;
        struct grog_error wrong = { 0 };
        enum packs_found found = leads_back(l, header->need[i], beside, &chain, &left) ? PACKS_IN_A_CIRCLE
                               : packs_add_needed(l, &c->needed, header->need[i], beside, &chain, &wrong);
        if (found == PACKS_BROKEN && *wrong.text)
            library_tell(l, wrong.text);
        if (found != PACKS_ADDED)
            absent[(*absents)++] = (struct packc_absent){ header->need[i], why[found] };
    }
}

bool compile_folder(struct library *l, const char *path, struct packs *have, const struct packs_chain *above,
                    struct compiled *c, struct grog_error *why)
{
    struct packc_header header = { 0 };
    struct packc_absent absent[GROG_PACK_NEEDS_MAX];
    uint32_t absents = 0;
    *c = (struct compiled){ 0 };
    if (!folder_read(path, &c->folder, why))
        return false;
    if (!strcmp(c->folder.file[0].name, "pack.lua"))
        packc_read_header(&c->folder.file[0], &header);
    snprintf(c->name, sizeof c->name, "%s", header.name);
    c->box = box_of(l, &header);
    c->beside = library_beside(l, c->box->system);
    c->owns = !have;
    if (have)
        c->needed = *have;
    find_needed(l, c, &header, above, absent, &absents);
    const struct packc_input in = {
        .system = c->box->system, .beside = c->beside, .base = c->box->cards,
        .file = c->folder.file, .files = c->folder.files,
        .needed = (const struct grog_pack *const *)c->needed.at, .needs = c->needed.n,
        .absent = absent, .absents = absents, .limits = &packc_limits,
    };
    packc_compile(&in, &c->out);
    if (have)
        *have = c->needed;                              /* what was opened on the way is the caller's */
    return true;
}

void compile_free(struct compiled *c)
{
    packc_free(&c->out);
    folder_free(&c->folder);
    if (c->owns)
        packs_close(&c->needed);
    *c = (struct compiled){ 0 };
}

/* The mistakes of a pack that is opened because another needs it are told by the library. */
static void tell_library(const struct library *l, const struct compiled *c)
{
    char *text = NULL;
    size_t n = 0;
    FILE *to = open_memstream(&text, &n);
    if (!to)
        return;
    compile_tell(c, to);
    if (fclose(to) == 0)
        library_tell(l, text);
    free(text);
}

static struct grog_pack *compile(struct library *l, const char *path, struct packs *have,
                                 const struct packs_chain *above,
                                 struct grog_error *why)
{
    struct compiled c;
    if (!compile_folder(l, path, have, above, &c, why))
        return NULL;
    struct grog_pack *pack = c.out.bytes ? grog_pack_open(c.out.bytes, c.out.n, why) : NULL;
    if (!pack) {
        tell_library(l, &c);
        why->text[0] = 0;                               /* all is told */
    }
    compile_free(&c);
    return pack;
}

const struct library_compiler packc_compiler = { .label = label, .compile = compile };

/* ---- telling mistakes ---------------------------------------------------- */

static const struct packc_file *file_of(const struct folder *f, const char *name)
{
    for (uint32_t i = 0; name && i < f->files; i++)
        if (!strcmp(f->file[i].name, name))
            return &f->file[i];
    return NULL;
}

enum { LINE_SHOWN = 200 };                              /* a longer one is not */

/* The line of the file, without its end. */
static size_t line_of(const struct packc_file *f, uint32_t number, const char **at)
{
    const char *line = f->text, *end = f->text + f->n;
    for (uint32_t i = 1; i < number && line < end; i++) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        line = stop ? stop + 1 : end;
    }
    const char *stop = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;
    stop = stop ? stop : end;
    *at = line;
    return (size_t)(stop - line) - (stop > line && stop[-1] == '\r');
}

static size_t word_length(const char *at, size_t n)
{
    size_t k = 0;
    while (k < n && (at[k] == '_' || (at[k] >= '0' && at[k] <= '9') || ((at[k] | 32) >= 'a' && (at[k] | 32) <= 'z')))
        k++;
    return k ? k : 1;
}

/* The line and under it a caret; tabs stay tabs, so that the caret stands where it should. */
static void show_line(FILE *to, const struct packc_file *f, const struct packc_mistake *m)
{
    const char *line;
    char shown[LINE_SHOWN + 1];
    size_t n = line_of(f, m->line, &line);
    if (!m->line || n > LINE_SHOWN)
        return;
    memcpy(shown, line, n);
    shown[n] = 0;
    text_make_plain(shown);
    for (size_t i = 0; i < n; i++)
        shown[i] = line[i] == '\t' ? '\t' : shown[i];
    fprintf(to, "    %s\n", shown);
    if (!m->column || m->column > n + 1)
        return;
    fprintf(to, "    ");
    for (size_t i = 0; i + 1 < m->column; i++)
        fputc(line[i] == '\t' ? '\t' : ' ', to);
    size_t length = word_length(line + m->column - 1, n - (m->column - 1));
    fprintf(to, "%s^", to == stdout ? ink(INK_BAD) : "");
    for (size_t i = 1; i < length; i++)
        fputc('~', to);
    fprintf(to, "%s\n", to == stdout ? ink(INK_PLAIN) : "");
}

static void tell(const struct compiled *c, const struct packc_mistake *m, const char *sort, FILE *to)
{
    const struct packc_file *f = file_of(&c->folder, m->file);
    fprintf(to, "%s%s", to == stdout ? ink(INK_BOLD) : "", c->folder.path);
    if (f)
        fprintf(to, "/%s", f->name);
    if (m->line)
        fprintf(to, ":%u", m->line);
    if (m->line && m->column)
        fprintf(to, ":%u", m->column);
    fprintf(to, ":%s %s%s%s%s%s\n", to == stdout ? ink(INK_PLAIN) : "", sort, m->what, m->rule ? " (" : "",
            m->rule ? m->rule : "", m->rule ? ")" : "");
    if (f)
        show_line(to, f, m);
    if (*m->expected)
        fprintf(to, "    expected %s\n", m->expected);
    if (*m->nearest)
        fprintf(to, "    did you mean '%s'?\n", m->nearest);
    if (*m->mend)
        fprintf(to, "    %s\n", m->mend);
    if (m->check && *sort)
        fprintf(to, "    or say on the card why it is so: meant = { %s = \"...\" }\n", m->check);
}

void compile_tell(const struct compiled *c, FILE *to)
{
    for (uint32_t i = 0; i < c->out.mistakes; i++)
        tell(c, &c->out.mistake[i], "", to);
    if (c->out.more)
        fprintf(to, "and %u more\n", c->out.more);
}

void compile_tell_warnings(const struct compiled *c, FILE *to)
{
    for (uint32_t i = 0; i < c->out.warnings; i++)
        tell(c, &c->out.warning[i], "warning: ", to);
    if (c->out.more_warnings)
        fprintf(to, "and %u more warnings\n", c->out.more_warnings);
}

static struct grog_cards *link_for(const struct compiled *c, const struct grog_pack *pack, const struct grog_system *s,
                                   const struct grog_system *beside, struct grog_error *why)
{
    const struct grog_pack *all[GROG_PACKS_MAX + 1];
    for (unsigned i = 0; i < c->needed.n; i++)
        all[i] = c->needed.at[i];
    all[c->needed.n] = pack;
    return grog_cards_link_beside(s, beside, c->box->cards, all, c->needed.n + 1, why);
}

struct grog_cards *compile_link(const struct compiled *c, const struct grog_pack *pack, struct grog_error *why)
{
    return link_for(c, pack, c->box->system, c->beside, why);
}

struct grog_cards *compile_link_beside(const struct compiled *c, const struct grog_pack *pack, struct grog_error *why)
{
    return c->beside ? link_for(c, pack, c->beside, c->box->system, why) : NULL;
}
