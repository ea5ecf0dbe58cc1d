/* SPDX-License-Identifier: MIT */
/* packs.c -- see packs.h. */
#define _POSIX_C_SOURCE 200809L
#include "packs.h"
#include "compile.h"
#include "file.h"
#include "folder.h"
#include "out.h"

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
static bool find_installed(const char *name, char path[PACKS_PATH])
{
    struct search s = { name, path };
    if (strchr(name, '/') || places_each(search_folder, &s))
        return !strchr(name, '/');
    path[0] = 0;
    packs_each_installed(search_label, &s);
    return path[0] != 0;
}

/* ---- opening ------------------------------------------------------------- */

/* One that is there already, since another needs it, is not added again. */
static bool put(struct packs *p, struct grog_pack *pack, const char *path)
{
    if (packs_have(p, packs_name(pack))) {
        grog_pack_close(pack);
        return true;
    }
    if (p->n < GROG_PACKS_MAX) {
        p->at[p->n++] = pack;
        return true;
    }
    fprintf(stderr, "grognard: %s: more than %d packs\n", path, GROG_PACKS_MAX);
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

/* A compiled file; NULL: stderr says why. */
static struct grog_pack *read_pack(const char *path)
{
    struct file f;
    struct grog_error why;
    if (!file_read(path, &f))
        return NULL;
    struct grog_pack *pack = grog_pack_open(f.text, f.n, &why);
    file_free(&f);
    if (!pack)
        fprintf(stderr, "grognard: %s: %s\n", path, why.text);
    return pack;
}

/* A pack from a compiled file, after what it needs.  NULL is none. */
static bool add_read(struct packs *p, struct grog_pack *pack, const char *path, const struct packs_chain *above)
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
        enum packs_found found = packs_add_needed(p, need, folder_of(path, beside), &chain);
        if (found == PACKS_ADDED)
            continue;
        if (found != PACKS_BROKEN)
            fprintf(stderr, "grognard: %s needs the pack '%s', which %s\n", path, need,
                    found == PACKS_NOT_FOUND ? "is not to be found" : "needs it in turn");
        grog_pack_close(pack);
        return false;
    }
    return put(p, pack, path);
}

static bool open_path(struct packs *p, const char *path, const struct packs_chain *above)
{
    if (!is_folder(path))
        return add_read(p, read_pack(path), path, above);
    struct grog_pack *pack = compile_to_pack(path, p, above);
    return pack && put(p, pack, path);
}

bool packs_add(struct packs *p, const char *what)
{
    char path[PACKS_PATH];
    if (access(what, F_OK) == 0)
        return open_path(p, what, NULL);
    if (find_installed(what, path))
        return open_path(p, path, NULL);
    fprintf(stderr, "grognard: no folder, file or installed pack is called '%s'\n", what);
    return false;
}

bool packs_find(const char *name, const char *beside, char path[PACKS_PATH])
{
    return !strchr(name, '/') && ((beside && lies_in(beside, name, path)) || find_installed(name, path));
}

enum packs_found packs_add_needed(struct packs *p, const char *name, const char *beside,
                                  const struct packs_chain *above)
{
    char path[PACKS_PATH];
    for (const struct packs_chain *c = above; c; c = c->above)
        if (!strcmp(c->name, name))
            return PACKS_IN_A_CIRCLE;
    if (packs_have(p, name))
        return PACKS_ADDED;
    if (!packs_find(name, beside, path))
        return PACKS_NOT_FOUND;
    return open_path(p, path, above) ? PACKS_ADDED : PACKS_BROKEN;
}

/* ---- all that are installed ---------------------------------------------- */

enum { LISTED_MAX = 1024 };

struct each {
    packs_visit *visit;
    void *arg;
    char (*seen)[GROG_PACK_NAME_MAX + 1];
    unsigned n;
};

static bool file_label(const char *path, struct packs_label *out, struct grog_pack **read)
{
    struct grog_pack *pack = *read = read_pack(path);
    if (!pack)
        return false;
    snprintf(out->name, sizeof out->name, "%s", packs_name(pack));
    snprintf(out->system, sizeof out->system, "%s", grog_pack_text(pack, grog_pack_image(pack)->header.system));
    return true;
}

/* Is it a pack, and of a name that was not seen yet? */
static bool is_news(struct each *e, const char *path, struct packs_label *label, struct grog_pack **read)
{
    const char *dot = strrchr(path, '.');
    bool pack = is_folder(path) ? compile_label(path, label)
                                : dot && !strcmp(dot, ".pack") && file_label(path, label, read);
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

void packs_each_installed(packs_visit *visit, void *arg)
{
    struct each e = { .visit = visit, .arg = arg, .seen = must_have(LISTED_MAX, sizeof *e.seen) };
    places_each(each_in_folder, &e);
    free(e.seen);
}

struct wanted { struct packs *packs; const char *system; };

static void add_installed(void *arg, const char *path, const struct packs_label *label, struct grog_pack **read)
{
    const struct wanted *w = arg;
    if (strcmp(label->system, w->system) != 0 || packs_have(w->packs, label->name))
        return;
    if (*read)
        add_read(w->packs, *read, path, NULL);
    else
        open_path(w->packs, path, NULL);
    *read = NULL;
}

void packs_add_installed(struct packs *p, const char *system)
{
    packs_each_installed(add_installed, &(struct wanted){ p, system });
}
