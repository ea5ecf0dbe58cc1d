/* SPDX-License-Identifier: MIT */
/* windows_host.c -- see host.h; paths are told with slashes, which Windows takes. */
#include "host.h"

#include <ctype.h>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>
#include <ntsecapi.h>                           /* needs windows.h before it */

size_t host_program_folder(char *out, size_t room)
{
    size_t n = GetModuleFileNameA(NULL, out, (DWORD)room);
    if (n >= room)
        n = 0;
    for (size_t i = 0; i < n; i++)
        if (out[i] == '\\')
            out[i] = '/';
    while (n > 0 && out[n - 1] != '/')
        n--;
    out[n] = 0;
    return n;
}

const char *host_home(void)
{
    const char *home = getenv("HOME");
    if (!home || !*home)
        home = getenv("USERPROFILE");
    return home ? home : "";
}

bool host_is_whole_path(const char *path)
{
    return *path == '/' || *path == '\\' || (isalpha((unsigned char)*path) && path[1] == ':');
}

bool host_chance(void *out, size_t n) { return RtlGenRandom(out, (ULONG)n) != 0; }

int64_t host_changed(const char *file)
{
    WIN32_FILE_ATTRIBUTE_DATA about;
    if (!GetFileAttributesExA(file, GetFileExInfoStandard, &about))
        return 0;
    return (int64_t)((uint64_t)about.ftLastWriteTime.dwHighDateTime << 32 | about.ftLastWriteTime.dwLowDateTime) * 100;
}

unsigned host_screen_width(void)
{
    CONSOLE_SCREEN_BUFFER_INFO about;
    if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &about))
        return 0;
    return (unsigned)(about.srWindow.Right - about.srWindow.Left + 1);
}

static void show_colours(DWORD which)
{
    HANDLE screen = GetStdHandle(which);
    DWORD mode;
    if (GetConsoleMode(screen, &mode))
        SetConsoleMode(screen, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

void host_begin(void)
{
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    SetConsoleCP(CP_UTF8);
    SetConsoleOutputCP(CP_UTF8);
    show_colours(STD_OUTPUT_HANDLE);
    show_colours(STD_ERROR_HANDLE);
}
