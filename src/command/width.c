/* SPDX-License-Identifier: MIT */
/* width.c -- how wide the screen is; a browser has none. */
#define _DEFAULT_SOURCE
#include "base/number.h"
#include "terminal.h"

#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

unsigned terminal_width(void)
{
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    uint64_t width = 80;
    if (columns)
        read_number(columns, 40, 500, &width);
    else if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 40)
        width = size.ws_col < 500 ? size.ws_col : 500;
    return (unsigned)width;
}
