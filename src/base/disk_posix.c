/* SPDX-License-Identifier: MIT */
/* disk_posix.c -- disk.h where there are fsync, rename and flock.
 *
 * What always holds: a file that is written is a new one beside the old, which takes its place when it is whole and on
 * the disk.  What a process leaves half-written (.NAME.*.new) goes when the name is locked again: whoever has the
 * lock is the only one who writes there. */
#define _DEFAULT_SOURCE                                 /* flock */
#define _POSIX_C_SOURCE 200809L
#include "disk.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 4096 + 64, TRIES = 1000 };

const char disk_elsewhere[] = "it is open elsewhere";
static const char too_long[] = "the name is too long";
static const char special[] = "not a regular file; symbolic links are not followed";

static size_t folder_bytes(const char *name)            /* with its slash */
{
    const char *slash = strrchr(name, '/');
    return slash ? (size_t)(slash - name) + 1 : 0;
}

/* "folder/.NAME.end"; false: it is too long. */
static bool beside(const char *name, const char *end, char out[PATH])
{
    size_t n = folder_bytes(name);
    return snprintf(out, PATH, "%.*s.%s.%s", (int)n, name, name + n, end) < PATH;
}

bool disk_is_special(const char *name)
{
    struct stat is;
    return lstat(name, &is) == 0 && !S_ISREG(is.st_mode);
}

/* ---- reading --------------------------------------------------------------------------- */

const char *disk_read(const char *name, FILE **out)
{
    struct stat is;
    int file = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);   /* a pipe nobody writes to must not hold us up */
    if (file < 0)
        return strerror(errno);
    const char *wrong = fstat(file, &is) != 0 ? strerror(errno) : S_ISDIR(is.st_mode) ? strerror(EISDIR)
                      : !S_ISREG(is.st_mode) ? "not a regular file" : NULL;
    *out = wrong ? NULL : fdopen(file, "rb");
    if (!wrong && !*out)
        wrong = strerror(errno);
    if (wrong)
        close(file);
    return wrong;
}

/* ---- writing --------------------------------------------------------------------------- */

static bool write_all(int to, const char *text, size_t n)
{
    while (n) {
        ssize_t done = write(to, text, n);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        text += done;
        n -= (size_t)done;
    }
    return true;
}

/* Some file systems have nothing to sync in a folder, and say so. */
static bool sync_folder(int folder)
{
    return fsync(folder) == 0 || errno == EINVAL || errno == ENOTSUP;
}

const char *disk_sync_folder_of(const char *name)
{
    char path[PATH];
    size_t n = folder_bytes(name);
    if (n >= sizeof path)
        return too_long;
    memcpy(path, n ? name : ".", n ? n : 1);
    path[n ? n : 1] = 0;
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return strerror(errno);
    const char *wrong = sync_folder(folder) ? NULL : strerror(errno);
    close(folder);
    return wrong;
}

/* A new file beside the named one, whose name nobody else has; -1: see errno. */
static int new_beside(const char *name, unsigned mode, char path[PATH])
{
    errno = ENAMETOOLONG;
    for (unsigned i = 0; i < TRIES; i++) {
        char end[48];
        snprintf(end, sizeof end, "%ld-%u.new", (long)getpid(), i);
        int file = beside(name, end, path)
                 ? open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, (mode_t)mode) : -1;
        if (file >= 0 || errno != EEXIST)
            return file;
    }
    return -1;
}

static const char *fill(int to, const char *text, size_t n)
{
    const char *wrong = write_all(to, text, n) && fsync(to) == 0 ? NULL : strerror(errno);
    if (close(to) != 0 && !wrong)
        wrong = strerror(errno);
    return wrong;
}

const char *disk_write(const char *name, const char *text, size_t n, unsigned mode)
{
    char path[PATH];
    if (disk_is_special(name))
        return special;
    int to = new_beside(name, mode, path);
    if (to < 0)
        return strerror(errno);
    const char *wrong = fill(to, text, n);
    if (!wrong && rename(path, name) != 0)
        wrong = strerror(errno);
    if (wrong) {
        unlink(path);
        return wrong;
    }
    return disk_sync_folder_of(name);
}

const char *disk_pour(const char *name, const char *text, size_t n)
{
    int to = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, DISK_FOR_ALL);
    if (to < 0)
        return strerror(errno);
    const char *wrong = write_all(to, text, n) ? NULL : strerror(errno);
    if (close(to) != 0 && !wrong)
        wrong = strerror(errno);
    return wrong;
}

/* ---- one process at a time ---------------------------------------------------------------- */

/* Is it what a process that was killed while it wrote this file has left? */
static bool is_left(const char *entry, const char *base)
{
    size_t n = strlen(base), whole = strlen(entry);
    return whole > n + 6 && entry[0] == '.' && !strncmp(entry + 1, base, n) && entry[n + 1] == '.'
        && !strcmp(entry + whole - 4, ".new") && strspn(entry + n + 2, "0123456789-") == whole - n - 6;
}

static void sweep(const char *name)
{
    char path[PATH];
    size_t n = folder_bytes(name);
    snprintf(path, sizeof path, "%.*s", n ? (int)n : 1, n ? name : ".");
    DIR *folder = opendir(path);
    for (struct dirent *e; folder && (e = readdir(folder)); )
        if (is_left(e->d_name, name + n))
            unlinkat(dirfd(folder), e->d_name, 0);
    if (folder)
        closedir(folder);
}

/* Is the file that we have open still what the path stands for?  Whoever gave the lock back has removed it. */
static bool is_still(int file, const char *path)
{
    struct stat open_one, named;
    return fstat(file, &open_one) == 0 && lstat(path, &named) == 0 && S_ISREG(named.st_mode)
        && open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

/* Some file systems have no locks: there we have to do without. */
static bool lock_open_file(int file, bool waits)
{
    while (flock(file, LOCK_EX | (waits ? 0 : LOCK_NB)) != 0)
        if (errno != EINTR)
            return errno == EOPNOTSUPP || errno == ENOLCK || errno == ENOSYS;
    return true;
}

const char *disk_lock(const char *name, bool waits, int *lock)
{
    char path[PATH];
    if (!beside(name, "lock", path))
        return too_long;
    if (disk_is_special(name))
        return special;
    for (unsigned i = 0; i < TRIES; i++) {
        int file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK, DISK_OWN);
        if (file < 0)
            return strerror(errno);
        bool locked = lock_open_file(file, waits);
        const char *wrong = locked ? NULL : errno == EWOULDBLOCK ? disk_elsewhere : strerror(errno);
        if (locked && is_still(file, path)) {
            sweep(name);
            *lock = file;
            return NULL;
        }
        close(file);
        if (wrong)
            return wrong;
    }
    return disk_elsewhere;                              /* others come and go without end */
}

void disk_unlock(const char *name, int lock)
{
    char path[PATH];
    if (beside(name, "lock", path))
        unlink(path);
    close(lock);
}
