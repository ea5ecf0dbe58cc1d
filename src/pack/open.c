/* SPDX-License-Identifier: MIT */
/* open.c -- a pack in memory: a copy of its bytes, and the image that points into them. */
#include "image.h"
#include "kernel/state.h"

#include <stdlib.h>
#include <string.h>

struct grog_pack {
    struct grog_pack_image image;
    uint8_t *bytes;
};

struct grog_pack *grog_pack_open(const void *bytes, size_t n, struct grog_error *why)
{
    struct grog_pack *p = calloc(1, sizeof *p);
    if (!p || n > GROG_PACK_BYTES_MAX || !(p->bytes = malloc(n ? n : 1))) {
        grog_fail(why, 0, n > GROG_PACK_BYTES_MAX ? "pack: larger than a pack may be" : "out of memory");
        grog_pack_close(p);
        return NULL;
    }
    if (n)
        memcpy(p->bytes, bytes, n);
    if (grog_pack_read(p->bytes, n, &p->image, why))
        return p;
    grog_pack_close(p);
    return NULL;
}

void grog_pack_close(struct grog_pack *p)
{
    if (p)
        free(p->bytes);
    free(p);
}

const struct grog_pack_image *grog_pack_image(const struct grog_pack *p) { return &p->image; }

const void *grog_pack_bytes(const struct grog_pack *p, size_t *n)
{
    *n = p->image.header.bytes;
    return p->bytes;
}

const char *grog_pack_text(const struct grog_pack *p, grog_string s)
{
    return s < p->image.n[GROG_PACK_STRINGS] ? p->image.strings + s : "";
}
