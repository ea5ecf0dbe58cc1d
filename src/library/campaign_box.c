/* SPDX-License-Identifier: MIT */
/* campaign_box.c -- see campaign_box.h. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "campaign_box.h"
#include "kernel/state.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 512, NAME_AT = 0, MODE_AT = 100, SIZE_AT = 124, TIME_AT = 136, SUM_AT = 148, TYPE_AT = 156,
       MAGIC_AT = 257, SUM_LENGTH = 8, NAME_LENGTH = 100 };

static const char own[] = "campaign.replay";

static bool fail(struct grog_error *why, const char *what)
{
    grog_fail(why, 0, "%s", what);
    return false;
}

/* ---- which files ---------------------------------------------------------------------- */

static bool ends(const char *name, const char *with)
{
    size_t n = strlen(name), m = strlen(with);
    return n > m && !strcmp(name + n - m, with);
}

/* Letters, digits, '-' and '.' alone; a replay, or a chapter. */
static bool is_campaigns(const char *name)
{
    static const char good[] = "abcdefghijklmnopqrstuvwxyz0123456789-.";
    size_t n = strlen(name);
    if (!n || n >= CAMPAIGN_FILE_NAME || *name == '.' || strspn(name, good) != n)
        return false;
    return ends(name, ".replay")
        || (!strncmp(name, "campaign.chapter-", 17) && strspn(name + 17, "0123456789") == n - 17);
}

static bool is_in(const struct campaign_box *b, const char *name)
{
    for (unsigned i = 0; i < b->n; i++)
        if (!strcmp(b->file[i].name, name))
            return true;
    return false;
}

static bool put(struct campaign_box *b, const char *name, const char *text, size_t n, struct grog_error *why)
{
    if (b->n == CAMPAIGN_FILES || is_in(b, name))
        return fail(why, b->n == CAMPAIGN_FILES ? "there are too many files in it" : "a file is in it twice");
    char *copy = malloc(n + 1);
    if (!copy)
        return fail(why, "out of memory");
    memcpy(copy, text, n);
    copy[n] = 0;
    snprintf(b->file[b->n].name, sizeof b->file[0].name, "%s", name);
    b->file[b->n].text = copy;
    b->file[b->n++].n = n;
    return true;
}

void campaign_box_empty(struct campaign_box *b)
{
    for (unsigned i = 0; i < b->n; i++)
        free(b->file[i].text);
    b->n = 0;
}

static bool put_file(struct campaign_box *b, const char *folder, const char *name, struct grog_error *why)
{
    char path[PATH_BYTES];
    struct file f;
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path || !file_read(path, &f, why))
        return false;
    bool good = put(b, name, f.text, f.n, why);
    file_free(&f);
    return good;
}

bool campaign_box_fill(struct campaign_box *b, const char *folder, struct grog_error *why)
{
    struct dirent **entry = NULL;
    int n = scandir(folder, &entry, NULL, alphasort);
    bool good = n >= 0 || fail(why, "the folder cannot be read");
    for (int i = 0; i < n; i++) {
        if (good && is_campaigns(entry[i]->d_name))
            good = put_file(b, folder, entry[i]->d_name, why);
        free(entry[i]);
    }
    free(entry);
    return good && (is_in(b, own) || fail(why, "there is no campaign in it"));
}

/* ---- the archive ------------------------------------------------------------------------- */

static unsigned sum_of(const unsigned char *block)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < BLOCK; i++)
        sum += i >= SUM_AT && i < SUM_AT + SUM_LENGTH ? ' ' : block[i];
    return sum;
}

static size_t padded(size_t n) { return (n + BLOCK - 1) / BLOCK * BLOCK; }

static void write_head(char *at, const char *folder, const char *name, size_t n)
{
    char sum[SUM_LENGTH];
    memset(at, 0, BLOCK);
    snprintf(at + NAME_AT, NAME_LENGTH, "%.*s/%.*s", CAMPAIGN_NAME_MOST, folder, NAME_LENGTH - CAMPAIGN_NAME_MOST - 2,
             name);
    memcpy(at + MODE_AT, "0000600\0" "0000000\0" "0000000", 24);
    snprintf(at + SIZE_AT, 12, "%011lo", (unsigned long)n);
    snprintf(at + TIME_AT, 12, "%011o", 0u);
    at[TYPE_AT] = '0';
    memcpy(at + MAGIC_AT, "ustar\0" "00", 8);
    snprintf(sum, sizeof sum, "%06o", sum_of((unsigned char *)at) & 0777777u);
    memcpy(at + SUM_AT, sum, 7);
    at[SUM_AT + 7] = ' ';
}

bool campaign_box_write(const struct campaign_box *b, const char *name, struct grog_text *out, struct grog_error *why)
{
    size_t n = (size_t)2 * BLOCK, at = 0;
    for (unsigned i = 0; i < b->n; i++) {
        if (strlen(b->file[i].name) > NAME_LENGTH - CAMPAIGN_NAME_MOST - 2)
            return fail(why, "the name of a file is too long");
        n += BLOCK + padded(b->file[i].n);
    }
    if (!campaigns_is_name(name) || n > FILE_BYTES_MAX)
        return fail(why, n > FILE_BYTES_MAX ? "it is too large" : "its folder has no name that a campaign can have");
    char *text = calloc(1, n + 1);
    if (!text)
        return fail(why, "out of memory");
    for (unsigned i = 0; i < b->n; i++) {
        write_head(text + at, name, b->file[i].name, b->file[i].n);
        memcpy(text + at + BLOCK, b->file[i].text, b->file[i].n);
        at += BLOCK + padded(b->file[i].n);
    }
    *out = (struct grog_text){ .at = text, .n = n, .room = n + 1 };
    return true;
}

/* ---- reading it, without trust -------------------------------------------------------------- */

/* An octal number of so many digits, with blanks or zeros around it; false: it is none. */
static bool read_octal(const char *at, unsigned n, size_t *out)
{
    size_t value = 0;
    unsigned i = 0, digits = 0;
    while (i < n && at[i] == ' ')
        i++;
    for (; i < n && at[i] >= '0' && at[i] <= '7'; i++, digits++)
        value = value * 8 + (size_t)(at[i] - '0');
    for (; i < n; i++)
        if (at[i] != ' ' && at[i] != 0)
            return false;
    *out = value;
    return digits > 0;
}

static bool is_empty(const char *block)
{
    for (unsigned i = 0; i < BLOCK; i++)
        if (block[i])
            return false;
    return true;
}

/* One file of it: its name without the folder's, and how long it is. */
static bool read_head(const char *block, char name[CAMPAIGN_NAME_MOST + 1], char file[CAMPAIGN_FILE_NAME], size_t *n,
                      struct grog_error *why)
{
    char whole[NAME_LENGTH + 1];
    size_t sum;
    memcpy(whole, block + NAME_AT, NAME_LENGTH);
    whole[NAME_LENGTH] = 0;
    char *slash = strchr(whole, '/');
    if (memcmp(block + MAGIC_AT, "ustar", 5) || !read_octal(block + SUM_AT, SUM_LENGTH, &sum)
        || sum != sum_of((const unsigned char *)block) || !read_octal(block + SIZE_AT, 12, n))
        return fail(why, "it is no archive of a campaign");
    if ((block[TYPE_AT] != '0' && block[TYPE_AT]) || block[345] || !slash)
        return fail(why, "something in it is no file of a campaign");
    *slash = 0;
    if (!campaigns_is_name(whole) || !is_campaigns(slash + 1) || (*name && strcmp(name, whole) != 0))
        return fail(why, "something in it is no file of a campaign");
    snprintf(name, CAMPAIGN_NAME_MOST + 1, "%.*s", CAMPAIGN_NAME_MOST, whole);
    snprintf(file, CAMPAIGN_FILE_NAME, "%.*s", CAMPAIGN_FILE_NAME - 1, slash + 1);
    return true;
}

/* A folder's own entry, as other programs write it. */
static bool is_folder_entry(const char *block)
{
    return block[TYPE_AT] == '5' && !memcmp(block + MAGIC_AT, "ustar", 5);
}

bool campaign_box_read(struct campaign_box *b, const char *text, size_t n, char name[CAMPAIGN_NAME_MOST + 1],
                       struct grog_error *why)
{
    name[0] = 0;
    for (size_t at = 0; n - at >= BLOCK && !is_empty(text + at); ) {
        char file[CAMPAIGN_FILE_NAME];
        size_t bytes;
        if (is_folder_entry(text + at)) {
            at += BLOCK;
            continue;
        }
        if (!read_head(text + at, name, file, &bytes, why))
            return false;
        at += BLOCK;
        if (bytes > n - at || padded(bytes) > n - at)
            return fail(why, "it is cut off");
        if (memchr(text + at, 0, bytes))
            return fail(why, "a file of it is no text");
        if (!put(b, file, text + at, bytes, why))
            return false;
        at += padded(bytes);
    }
    return is_in(b, own) || fail(why, "there is no campaign in it");
}

static bool unpack_one(const struct campaign_box *b, unsigned i, const char *folder, struct grog_error *why)
{
    char path[PATH_BYTES];
    if (snprintf(path, sizeof path, "%s/%s", folder, b->file[i].name) >= (int)sizeof path)
        return fail(why, "the name of the folder is too long");
    return file_keep(path, b->file[i].text, b->file[i].n, why);
}

bool campaign_box_unpack(const struct campaign_box *b, const char *folder, struct grog_error *why)
{
    bool good = make_folder(folder, why);
    for (unsigned last = 0; last < 2; last++)
        for (unsigned i = 0; good && i < b->n; i++)
            if ((strcmp(b->file[i].name, own) == 0) == (last == 1))
                good = unpack_one(b, i, folder, why);
    return good;
}
