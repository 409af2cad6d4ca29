#define _GNU_SOURCE
#include "CLibPQShims.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <string.h>
#if defined(__linux__)
#include <sys/epoll.h>
#else
#include <sys/event.h>
#include <sys/select.h>
#endif
#include <time.h>
#include <unistd.h>

static uint64_t now_in_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

static short events_of(int interest) {
  short events = 0;
  if (interest & KOINE_READABLE) events |= POLLIN;
  if (interest & KOINE_WRITABLE) events |= POLLOUT;
  return events;
}

int koine_wait_briefly(int socket, int interest, uint64_t nanoseconds) {
#if defined(__linux__)
  struct pollfd polled = {.fd = socket, .events = events_of(interest)};
  struct timespec limit = {.tv_sec = 0, .tv_nsec = (long)nanoseconds};
  return ppoll(&polled, 1, &limit, NULL) > 0;
#else
  // No ppoll here, and poll counts milliseconds; select takes low descriptors only.
  if (socket < FD_SETSIZE && nanoseconds > 0) {
    fd_set readable, writable;
    FD_ZERO(&readable);
    FD_ZERO(&writable);
    if (interest & KOINE_READABLE) FD_SET(socket, &readable);
    if (interest & KOINE_WRITABLE) FD_SET(socket, &writable);
    struct timeval limit = {.tv_sec = 0, .tv_usec = (int)(nanoseconds / 1000)};
    return select(socket + 1, &readable, &writable, NULL, &limit) > 0;
  }
  struct pollfd polled = {.fd = socket, .events = events_of(interest)};
  return poll(&polled, 1, 0) > 0;
#endif
}

// No ticket has this number.
#define WAKEUP 0

static void drain(int pipe) {
  char bytes[64];
  while (read(pipe, bytes, sizeof bytes) == (ssize_t)sizeof bytes) {
  }
}

// A task that reads for longer than this must let others have its thread.
#define LONGEST_READ 2000000

int koine_receive_briefly(PGconn *connection, uint64_t nanoseconds) {
  uint64_t start = 0;
  for (;;) {
    if (!PQconsumeInput(connection)) return -1;
    if (!PQisBusy(connection)) return 1;
    uint64_t now = now_in_nanoseconds();
    if (start == 0) start = now;
    if (now - start < nanoseconds) {
      sched_yield();
    } else if (now - start > LONGEST_READ) {
      return 0;
    } else if (!koine_wait_briefly(PQsocket(connection), KOINE_READABLE, 0)) {
      // Of an encrypted record that was larger than libpq's buffer, the rest is where no socket tells of it.
      if (!PQconsumeInput(connection)) return -1;
      return !PQisBusy(connection);
    }
  }
}

int koine_poller_create(koine_poller *poller) {
  if (pipe(poller->wakeup) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(poller->wakeup[end], F_SETFL, fcntl(poller->wakeup[end], F_GETFL) | O_NONBLOCK);
    fcntl(poller->wakeup[end], F_SETFD, FD_CLOEXEC);
  }
#if defined(__linux__)
  poller->queue = epoll_create1(EPOLL_CLOEXEC);
  if (poller->queue < 0) return errno;
  struct epoll_event event = {.events = EPOLLIN, .data.u64 = WAKEUP};
  return epoll_ctl(poller->queue, EPOLL_CTL_ADD, poller->wakeup[0], &event) == 0 ? 0 : errno;
#else
  poller->queue = kqueue();
  if (poller->queue < 0) return errno;
  fcntl(poller->queue, F_SETFD, FD_CLOEXEC);
  struct kevent event;
  EV_SET(&event, poller->wakeup[0], EVFILT_READ, EV_ADD, 0, 0, (void *)(uintptr_t)WAKEUP);
  return kevent(poller->queue, &event, 1, NULL, 0, NULL) == 0 ? 0 : errno;
#endif
}

int koine_poller_watch(const koine_poller *poller, int socket, int interest, uint64_t ticket) {
#if defined(__linux__)
  struct epoll_event event = {.events = EPOLLONESHOT, .data.u64 = ticket};
  if (interest & KOINE_READABLE) event.events |= EPOLLIN;
  if (interest & KOINE_WRITABLE) event.events |= EPOLLOUT;
  // A socket that was watched before is still known.
  if (epoll_ctl(poller->queue, EPOLL_CTL_MOD, socket, &event) == 0) return 0;
  if (errno != ENOENT) return errno;
  return epoll_ctl(poller->queue, EPOLL_CTL_ADD, socket, &event) == 0 ? 0 : errno;
#else
  struct kevent events[2];
  int count = 0;
  void *data = (void *)(uintptr_t)ticket;
  if (interest & KOINE_READABLE)
    EV_SET(&events[count++], socket, EVFILT_READ, EV_ADD | EV_ONESHOT, 0, 0, data);
  if (interest & KOINE_WRITABLE)
    EV_SET(&events[count++], socket, EVFILT_WRITE, EV_ADD | EV_ONESHOT, 0, 0, data);
  return kevent(poller->queue, events, count, NULL, 0, NULL) == 0 ? 0 : errno;
#endif
}

void koine_poller_forget(const koine_poller *poller, int socket) {
#if defined(__linux__)
  // Errors are reported whatever is asked for: once is enough.
  struct epoll_event event = {.events = EPOLLONESHOT, .data.u64 = WAKEUP};
  epoll_ctl(poller->queue, EPOLL_CTL_MOD, socket, &event);
#else
  struct kevent event;
  EV_SET(&event, socket, EVFILT_READ, EV_DELETE, 0, 0, NULL);
  kevent(poller->queue, &event, 1, NULL, 0, NULL);
  EV_SET(&event, socket, EVFILT_WRITE, EV_DELETE, 0, 0, NULL);
  kevent(poller->queue, &event, 1, NULL, 0, NULL);
#endif
}

void koine_poller_wake(const koine_poller *poller) {
  char byte = 0;
  // A full pipe wakes the reader as well.
  while (write(poller->wakeup[1], &byte, 1) < 0 && errno == EINTR) {
  }
}

int koine_poller_wait(const koine_poller *poller, uint64_t *tickets, int capacity, int milliseconds) {
  int ready = 0;
  if (capacity > 64) capacity = 64;
#if defined(__linux__)
  struct epoll_event events[64];
  int count = epoll_wait(poller->queue, events, capacity, milliseconds);
  for (int index = 0; index < count; index++) {
    uint64_t ticket = events[index].data.u64;
#else
  struct kevent events[64];
  struct timespec limit = {
      .tv_sec = milliseconds / 1000, .tv_nsec = (long)(milliseconds % 1000) * 1000000};
  int count =
      kevent(poller->queue, NULL, 0, events, capacity, milliseconds < 0 ? NULL : &limit);
  for (int index = 0; index < count; index++) {
    uint64_t ticket = (uint64_t)(uintptr_t)events[index].udata;
#endif
    if (ticket == WAKEUP) {
      drain(poller->wakeup[0]);
    } else {
      tickets[ready++] = ticket;
    }
  }
  return ready;
}

static void note(void *argument, const PGresult *notice) {
  const char *severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
  if (severity && (strcmp(severity, "FATAL") == 0 || strcmp(severity, "PANIC") == 0)) {
    *(int *)argument = 1;
  }
}

void koine_quiet_notices(PGconn *connection, int *was_fatal) {
  PQsetNoticeReceiver(connection, note, was_fatal);
}

int koine_set_portion_mode(PGconn *connection, int rows) {
#ifdef LIBPQ_HAS_CHUNK_MODE
  return PQsetChunkedRowsMode(connection, rows);
#else
  (void)rows;
  return PQsetSingleRowMode(connection);
#endif
}

int koine_is_portion(const PGresult *result) {
  ExecStatusType status = PQresultStatus(result);
#ifdef LIBPQ_HAS_CHUNK_MODE
  if (status == PGRES_TUPLES_CHUNK) return 1;
#endif
  return status == PGRES_SINGLE_TUPLE;
}
