/* SPDX-License-Identifier: MIT */
/* reference.c -- rows of the reference by their ids. */
#include "reference.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

const struct reference_row *reference_find(const char *id)
{
    for (unsigned i = 0; i < reference_count(); i++)
        if (!strcasecmp(reference_row(i)->id, id))
            return reference_row(i);
    return NULL;
}

bool reference_begins(const struct reference_row *r, const char *begins)
{
    return !strncasecmp(r->id, begins, strlen(begins));
}

/* "d" begins "D-1", and is not meant so: what has no hyphen must be all that stands before one.  What begins like ids
 * and has a digit is meant as one, be it wrong. */
bool reference_is_id(const char *text)
{
    size_t n = strlen(text), first = strcspn(text, "-");
    bool digit = text[strcspn(text, "0123456789")] != '\0';
    if (strchr(text, ' '))
        return false;
    for (unsigned i = 0; n && i < reference_count(); i++) {
        const char *id = reference_row(i)->id;
        bool alike = first < n && digit && !strncasecmp(id, text, first + 1);
        if (alike || (reference_begins(reference_row(i), text) && (first < n || id[n] == '-')))
            return true;
    }
    return false;
}
