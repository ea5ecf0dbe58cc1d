/* SPDX-License-Identifier: MIT */
/* packlist.c -- see packlist.h. */
#include "packlist.h"
#include "state.h"

#include <string.h>

/* A word of at most `most` letters; the rest of a longer one is passed over, and it is none. */
static bool take_word(const char **at, char *out, size_t most)
{
    size_t n = strcspn(*at, " ,\n");
    bool fits = n && n <= most;
    memcpy(out, *at, fits ? n : 0);
    out[fits ? n : 0] = 0;
    *at += n;
    return fits;
}

bool grog_next_pack(const char **list, struct grog_named_pack *out)
{
    const char *at = *list + strspn(*list, ", ");
    out->hash[0] = 0;
    bool good = take_word(&at, out->name, GROG_PACKLIST_NAME);
    at += strspn(at, " ");
    if (good && *at && *at != ',' && *at != '\n')
        good = take_word(&at, out->hash, GROG_PACKLIST_HASH) && strlen(out->hash) == GROG_PACKLIST_HASH
            && strspn(out->hash, "0123456789abcdef") == GROG_PACKLIST_HASH;
    *list = at;
    return good;
}

bool grog_pack_in(const char *list, const char *name, struct grog_named_pack *out)
{
    while (grog_next_pack(&list, out))
        if (!strcmp(out->name, name))
            return true;
    return false;
}

void grog_packs_differ(const char *made_with, const char *here, struct grog_error *why)
{
    struct grog_named_pack made, is;
    const char *at = made_with;
    while (grog_next_pack(&at, &made)) {
        if (!grog_pack_in(here, made.name, &is)) {
            grog_fail(why, 0, "made with the pack '%s' (%.*s), which is not here", made.name, GROG_PACKLIST_SHORT,
                      made.hash);
            return;
        }
        if (strcmp(made.hash, is.hash) != 0) {
            grog_fail(why, 0, "made with another pack '%s' (%.*s) than here (%.*s)", made.name, GROG_PACKLIST_SHORT,
                      made.hash, GROG_PACKLIST_SHORT, is.hash);
            return;
        }
    }
    for (at = here; grog_next_pack(&at, &is); )
        if (!grog_pack_in(made_with, is.name, &made)) {
            grog_fail(why, 0, "made without the pack '%s', which is here", is.name);
            return;
        }
    grog_fail(why, 0, "the packs it was made with cannot be told from '%.60s'", made_with);
}
