/* SPDX-License-Identifier: MIT */
/* packs.c -- see packs.h. */
#define _POSIX_C_SOURCE 200809L
#include "packs.h"
#include "base/file.h"
#include "kernel/state.h"
#include "library.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *packs_name(const struct grog_pack *p) { return grog_pack_text(p, grog_pack_image(p)->header.name); }

bool packs_have(const struct packs *p, const char *name)
{
    for (unsigned i = 0; i < p->n; i++)
        if (!strcmp(packs_name(p->at[i]), name))
            return true;
    return false;
}

void packs_close(struct packs *p)
{
    for (unsigned i = 0; i < p->n; i++)
        grog_pack_close(p->at[i]);
    p->n = 0;
}

/* ---- where they lie ------------------------------------------------------ */

static bool join(char path[PACKS_PATH], const char *folder, const char *name, const char *end)
{
    int n = snprintf(path, PACKS_PATH, "%s/%s%s", folder, name, end);
    return n > 0 && n < PACKS_PATH;
}

/* A pack of this name in a folder: a folder of its own, or a compiled file. */
static bool lies_in(const char *folder, const char *name, char path[PACKS_PATH])
{
    return (join(path, folder, name, "") && is_folder(path))
        || (join(path, folder, name, ".pack") && access(path, F_OK) == 0);
}

struct search { const char *name; char *path; };

static bool search_folder(void *arg, const char *folder)
{
    const struct search *s = arg;
    return lies_in(folder, s->name, s->path);
}

static void search_label(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    const struct search *s = arg;
    (void)read;
    if (!strcmp(label->name, s->name))
        snprintf(s->path, PACKS_PATH, "%s", path);
}

/* By the name of its file; else by its own, whatever its file is called. */
static bool find_installed(const struct library *l, const char *name, char path[PACKS_PATH])
{
    struct search s = { name, path };
    if (strchr(name, '/') || places_each(l, search_folder, &s))
        return !strchr(name, '/');
    path[0] = 0;
    packs_each_installed(l, search_label, &s);
    return path[0] != 0;
}

/* ---- opening ------------------------------------------------------------- */

/* One that is there already, since another needs it, is not added again. */
static bool put(struct packs *p, struct grog_pack *pack, const char *path, struct grog_error *why)
{
    if (packs_have(p, packs_name(pack))) {
        grog_pack_close(pack);
        return true;
    }
    if (p->n < GROG_PACKS_MAX) {
        p->at[p->n++] = pack;
        return true;
    }
    grog_fail(why, 0, "%s: more than %d packs", path, GROG_PACKS_MAX);
    grog_pack_close(pack);
    return false;
}

static const char *folder_of(const char *path, char out[PACKS_PATH])
{
    const char *slash = strrchr(path, '/');
    if (slash)
        snprintf(out, PACKS_PATH, "%.*s", (int)(slash - path), path);
    return slash ? out : ".";
}

/* A compiled file; NULL: see why. */
static struct grog_pack *read_pack(const char *path, struct grog_error *why)
{
    struct file f;
    struct grog_error wrong;
    if (!file_read(path, &f, why))
        return NULL;
    struct grog_pack *pack = grog_pack_open(f.text, f.n, &wrong);
    file_free(&f);
    if (!pack)
        grog_fail(why, 0, "%s: %s", path, wrong.text);
    return pack;
}

/* A pack from a compiled file, after what it needs.  NULL is none. */
static bool add_read(struct library *l, struct packs *p, struct grog_pack *pack, const char *path,
                     const struct packs_chain *above, struct grog_error *why)
{
    char beside[PACKS_PATH];
    if (!pack)
        return false;
    const struct grog_pack_image *image = grog_pack_image(pack);
    struct packs_chain chain = { packs_name(pack), above };
    for (uint32_t i = 0; i < image->n[GROG_PACK_NEEDS]; i++) {
        const char *need = grog_pack_text(pack, image->needs[i]);
        if (!strcmp(need, grog_pack_text(pack, image->header.system)))
            continue;
        enum packs_found found = packs_add_needed(l, p, need, folder_of(path, beside), &chain, why);
        if (found == PACKS_ADDED)
            continue;
        if (found != PACKS_BROKEN)
            grog_fail(why, 0, "%s needs the pack '%s', which %s", path, need,
                      found == PACKS_NOT_FOUND ? "is not to be found" : "needs it in turn");
        grog_pack_close(pack);
        return false;
    }
    return put(p, pack, path, why);
}

static bool open_folder(struct library *l, struct packs *p, const char *path, const struct packs_chain *above,
                        struct grog_error *why)
{
    const struct library_compiler *by = library_setup(l)->compiler;
    if (!by) {
        grog_fail(why, 0, "%s: cards are compiled by 'grognard pack build' on a computer", path);
        return false;
    }
    struct grog_pack *pack = by->compile(l, path, p, above, why);
    return pack && put(p, pack, path, why);
}

static bool open_path(struct library *l, struct packs *p, const char *path, const struct packs_chain *above,
                      struct grog_error *why)
{
    return is_folder(path) ? open_folder(l, p, path, above, why)
                           : add_read(l, p, read_pack(path, why), path, above, why);
}

bool packs_add(struct library *l, struct packs *p, const char *what, struct grog_error *why)
{
    char path[PACKS_PATH];
    if (access(what, F_OK) == 0)
        return open_path(l, p, what, NULL, why);
    if (find_installed(l, what, path))
        return open_path(l, p, path, NULL, why);
    grog_fail(why, 0, "no folder, file or installed pack is called '%s'", what);
    return false;
}

bool packs_find(const struct library *l, const char *name, const char *beside, char path[PACKS_PATH])
{
    return !strchr(name, '/') && ((beside && lies_in(beside, name, path)) || find_installed(l, name, path));
}

enum packs_found packs_add_needed(struct library *l, struct packs *p, const char *name, const char *beside,
                                  const struct packs_chain *above, struct grog_error *why)
{
    char path[PACKS_PATH];
    for (const struct packs_chain *c = above; c; c = c->above)
        if (!strcmp(c->name, name))
            return PACKS_IN_A_CIRCLE;
    if (packs_have(p, name))
        return PACKS_ADDED;
    if (!packs_find(l, name, beside, path))
        return PACKS_NOT_FOUND;
    return open_path(l, p, path, above, why) ? PACKS_ADDED : PACKS_BROKEN;
}

/* ---- all that are installed ---------------------------------------------- */

enum { LISTED_MAX = 1024 };

struct each {
    const struct library *library;
    packs_visit *visit;
    void *arg;
    char (*seen)[GROG_PACK_NAME_MAX + 1];
    unsigned n;
};

static bool file_label(const struct each *e, const char *path, struct packs_label *out, struct grog_pack **read)
{
    struct grog_error why = { 0 };
    struct grog_pack *pack = *read = read_pack(path, &why);
    if (!pack) {
        library_tell(e->library, why.text);
        return false;
    }
    snprintf(out->name, sizeof out->name, "%s", packs_name(pack));
    snprintf(out->system, sizeof out->system, "%s", grog_pack_text(pack, grog_pack_image(pack)->header.system));
    return true;
}

/* Is it a pack, and of a name that was not seen yet? */
static bool is_news(struct each *e, const char *path, struct packs_label *label, struct grog_pack **read)
{
    const char *dot = strrchr(path, '.');
    const struct library_compiler *by = library_setup(e->library)->compiler;
    bool pack = is_folder(path) ? by && by->label(path, label)
                                : dot && !strcmp(dot, ".pack") && file_label(e, path, label, read);
    if (!pack || e->n == LISTED_MAX)
        return false;
    for (unsigned i = 0; i < e->n; i++)
        if (!strcmp(e->seen[i], label->name))
            return false;
    memcpy(e->seen[e->n++], label->name, sizeof label->name);
    return true;
}

static bool each_in_folder(void *arg, const char *folder)
{
    struct each *e = arg;
    struct dirent **name;
    int n = scandir(folder, &name, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        char path[PACKS_PATH];
        struct packs_label label;
        struct grog_pack *read = NULL;
        if (name[i]->d_name[0] != '.' && join(path, folder, name[i]->d_name, "") && is_news(e, path, &label, &read))
            e->visit(e->arg, path, &label, &read);
        grog_pack_close(read);
        free(name[i]);
    }
    if (n >= 0)
        free(name);
    return false;
}

void packs_each_installed(const struct library *l, packs_visit *visit, void *arg)
{
    struct each e = { .library = l, .visit = visit, .arg = arg, .seen = calloc(LISTED_MAX, sizeof *e.seen) };
    if (e.seen)
        places_each(l, each_in_folder, &e);
    else
        library_tell(l, "out of memory");
    free(e.seen);
}

struct wanted { struct library *library; struct packs *packs; const char *system; };

static void add_installed(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    const struct wanted *w = arg;
    struct grog_error why = { 0 };
    if (strcmp(label->system, w->system) != 0 || packs_have(w->packs, label->name))
        return;
    bool good = *read ? add_read(w->library, w->packs, *read, path, NULL, &why)
                      : open_path(w->library, w->packs, path, NULL, &why);
    *read = NULL;
    if (!good && *why.text)
        library_tell(w->library, why.text);
}

void packs_add_installed(struct library *l, struct packs *p, const char *system)
{
    packs_each_installed(l, add_installed, &(struct wanted){ l, p, system });
}
