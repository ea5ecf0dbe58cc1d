/* SPDX-License-Identifier: MIT */
/* number.c -- see number.h. */
#include "number.h"

bool read_number(const char *text, uint64_t min, uint64_t max, uint64_t *out)
{
    uint64_t n = 0;
    for (const char *c = text; *c; c++) {
        unsigned digit = (unsigned)(*c - '0');
        if (digit > 9 || n > (UINT64_MAX - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    if (!*text || n < min || n > max)
        return false;
    *out = n;
    return true;
}
