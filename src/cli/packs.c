/* SPDX-License-Identifier: MIT */
/* packs.c -- see packs.h. */
#define _POSIX_C_SOURCE 200809L
#include "packs.h"
#include "compile.h"
#include "file.h"
#include "folder.h"

#include <dirent.h>
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
        || (join(path, folder, name, ".pack") && access(path, R_OK) == 0);
}

typedef bool on_folder(void *arg, const char *folder);

/* The folders of installed packs, the user's first, until visit is content. */
static bool each_folder(on_folder *visit, void *arg)
{
    char folder[PACKS_PATH];
    const char *home = getenv("XDG_DATA_HOME"), *shared = getenv("XDG_DATA_DIRS"), *user = getenv("HOME");
    if (home && *home)
        snprintf(folder, sizeof folder, "%s/grognard/packs", home);
    else
        snprintf(folder, sizeof folder, "%s/.local/share/grognard/packs", user ? user : "");
    if (visit(arg, folder))
        return true;
    for (const char *at = shared && *shared ? shared : "/usr/local/share:/usr/share"; *at; ) {
        size_t n = strcspn(at, ":");
        snprintf(folder, sizeof folder, "%.*s/grognard/packs", (int)n, at);
        if (n && visit(arg, folder))
            return true;
        at += n + (at[n] == ':');
    }
    return false;
}

struct search { const char *name; char *path; };

static bool search_folder(void *arg, const char *folder)
{
    const struct search *s = arg;
    return lies_in(folder, s->name, s->path);
}

static bool find_installed(const char *name, char path[PACKS_PATH])
{
    return !strchr(name, '/') && each_folder(search_folder, &(struct search){ name, path });
}

struct each { void (*visit)(void *arg, const char *path); void *arg; };

static bool list_folder(void *arg, const char *folder)
{
    const struct each *e = arg;
    struct dirent **name;
    int n = scandir(folder, &name, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        char path[PACKS_PATH];
        const char *dot = strrchr(name[i]->d_name, '.');
        bool compiled = dot && !strcmp(dot, ".pack");
        if (name[i]->d_name[0] != '.' && join(path, folder, name[i]->d_name, "") && (compiled || is_folder(path)))
            e->visit(e->arg, path);
        free(name[i]);
    }
    if (n >= 0)
        free(name);
    return false;
}

void packs_each_installed(void (*visit)(void *arg, const char *path), void *arg)
{
    each_folder(list_folder, &(struct each){ visit, arg });
}

/* ---- opening ------------------------------------------------------------- */

static bool put(struct packs *p, struct grog_pack *pack, const char *path)
{
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

/* A compiled file, after what it needs. */
static bool open_file(struct packs *p, const char *path, const struct packs_chain *above)
{
    struct file f;
    struct grog_error why;
    char beside[PACKS_PATH];
    if (!file_read(path, &f))
        return false;
    struct grog_pack *pack = grog_pack_open(f.text, f.n, &why);
    file_free(&f);
    if (!pack) {
        fprintf(stderr, "grognard: %s: %s\n", path, why.text);
        return false;
    }
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

#ifdef GROG_BARE                                        /* a program without the compiler */
struct grog_pack *compile_to_pack(const char *path, struct packs *have, const struct packs_chain *above)
{
    (void)have, (void)above;
    fprintf(stderr, "grognard: %s is a folder; compile it with 'grognard pack build' first\n", path);
    return NULL;
}
#endif

static bool open_path(struct packs *p, const char *path, const struct packs_chain *above)
{
    if (!is_folder(path))
        return open_file(p, path, above);
    struct grog_pack *pack = compile_to_pack(path, p, above);
    return pack && put(p, pack, path);
}

bool packs_add(struct packs *p, const char *what)
{
    char path[PACKS_PATH];
    if (access(what, R_OK) == 0)
        return open_path(p, what, NULL);
    if (find_installed(what, path))
        return open_path(p, path, NULL);
    fprintf(stderr, "grognard: no folder, file or installed pack is called '%s'\n", what);
    return false;
}

bool packs_find(const char *name, const char *beside, char path[PACKS_PATH])
{
    return !strchr(name, '/') && (lies_in(beside, name, path) || find_installed(name, path));
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
