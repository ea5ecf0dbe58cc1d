/* SPDX-License-Identifier: MIT */
/* width.c -- how wide the screen is; a browser has none. */
#include "base/host.h"
#include "base/number.h"
#include "terminal.h"

#include <stdlib.h>

unsigned terminal_width(void)
{
    const char *columns = getenv("COLUMNS");
    unsigned said = host_screen_width();
    uint64_t width = 80;
    if (columns)
        read_number(columns, 40, 500, &width);
    else if (said >= 40)
        width = said < 500 ? said : 500;
    return (unsigned)width;
}
