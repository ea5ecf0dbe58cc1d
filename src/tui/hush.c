/* SPDX-License-Identifier: MIT */
/* hush.c -- commands say on stderr what is wrong; on a full screen it is caught, and stands on the line of messages. */
#define _POSIX_C_SOURCE 200809L
#include "start.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct hush hush_begin(void)
{
    char name[] = "/tmp/grognard-XXXXXX";
    struct hush h = { dup(STDERR_FILENO), mkstemp(name) };
    fflush(stderr);
    if (h.file >= 0) {
        unlink(name);
        dup2(h.file, STDERR_FILENO);
    }
    return h;
}

void hush_end(struct hush h, char *said, size_t room)
{
    char text[2048] = "";
    fflush(stderr);
    if (h.file >= 0) {
        ssize_t n = pread(h.file, text, sizeof text - 1, 0);
        text[n > 0 ? n : 0] = 0;
        close(h.file);
    }
    if (h.err >= 0) {
        dup2(h.err, STDERR_FILENO);
        close(h.err);
    }
    const char *at = text, *colon = strstr(text, ": ");
    if (!strncmp(text, "grognard ", 9) && colon)
        at = colon + 2;
    snprintf(said, room, "%.*s", (int)strcspn(at, "\n"), at);
}
