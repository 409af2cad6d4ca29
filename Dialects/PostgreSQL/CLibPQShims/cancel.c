#define _GNU_SOURCE
#include "CLibPQShims.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#ifdef LIBPQ_HAS_ASYNC_CANCEL

struct koine_cancel {
  PGcancelConn *connection;
  PostgresPollingStatusType status;
};

koine_key_watch *koine_key_watch_begin(PGconn *connection) {
  (void)connection;
  return NULL;
}

koine_cancel *koine_key_watch_end(PGconn *connection, koine_key_watch *watch) {
  (void)watch;
  if (PQstatus(connection) != CONNECTION_OK) return NULL;
  koine_cancel *request = calloc(1, sizeof *request);
  if (!request) return NULL;
  request->connection = PQcancelCreate(connection);
  if (request->connection) return request;
  free(request);
  return NULL;
}

int koine_cancel_begin(koine_cancel *request) {
  request->status = PGRES_POLLING_WRITING;
  if (PQcancelStart(request->connection)) return 0;
  // Without it, no other attempt would begin.
  PQcancelReset(request->connection);
  return -1;
}

int koine_cancel_advance(koine_cancel *request) {
  int interest = request->status == PGRES_POLLING_READING ? KOINE_READABLE : KOINE_WRITABLE;
  if (!koine_wait_briefly(koine_cancel_socket(request), interest, 0)) return interest;
  request->status = PQcancelPoll(request->connection);
  switch (request->status) {
  case PGRES_POLLING_OK: return KOINE_CANCEL_SENT;
  case PGRES_POLLING_READING: return KOINE_READABLE;
  case PGRES_POLLING_WRITING: return KOINE_WRITABLE;
  default: return KOINE_CANCEL_FAILED;
  }
}

int koine_cancel_socket(const koine_cancel *request) { return PQcancelSocket(request->connection); }

void koine_cancel_end(koine_cancel *request) { PQcancelReset(request->connection); }

void koine_cancel_free(koine_cancel *request) {
  PQcancelFinish(request->connection);
  free(request);
}

#else

// libpq's trace of a connection's messages is its only public word of the secret.
struct koine_key_watch {
  FILE *file;
  char *text;
  size_t size;
};

struct koine_cancel {
  // Where the connection's server listens.
  struct sockaddr_storage address;
  socklen_t size;
  uint32_t message[4];
  int socket;
  // Bytes of the request that were sent.
  size_t sent;
};

koine_key_watch *koine_key_watch_begin(PGconn *connection) {
  koine_key_watch *watch = calloc(1, sizeof *watch);
  if (!watch) return NULL;
  watch->file = open_memstream(&watch->text, &watch->size);
  if (!watch->file) {
    free(watch);
    return NULL;
  }
  PQtrace(connection, watch->file);
  PQsetTraceFlags(connection, PQTRACE_SUPPRESS_TIMESTAMPS);
  return watch;
}

// Finds out where the connection's server listens. Returns 0, or -1.
static int find_address(koine_cancel *request, PGconn *connection) {
  const char *host = PQhost(connection);
  if (host && (host[0] == '/' || host[0] == '@')) {
    // The server's own name of its socket need not be the one that it has here.
    struct sockaddr_un *local = (struct sockaddr_un *)&request->address;
    local->sun_family = AF_UNIX;
    int length =
        snprintf(local->sun_path, sizeof local->sun_path, "%s/.s.PGSQL.%s", host, PQport(connection));
    if (length < 0 || (size_t)length >= sizeof local->sun_path) return -1;
    request->size = sizeof *local;
    if (host[0] == '@') {
      local->sun_path[0] = 0;
      request->size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + (size_t)length);
    }
    return 0;
  }
  request->size = sizeof request->address;
  return getpeername(PQsocket(connection), (struct sockaddr *)&request->address, &request->size);
}

koine_cancel *koine_key_watch_end(PGconn *connection, koine_key_watch *watch) {
  if (!watch) return NULL;
  PQuntrace(connection);
  fclose(watch->file);
  koine_cancel *request = NULL;
  if (watch->text && PQstatus(connection) == CONNECTION_OK) request = calloc(1, sizeof *request);
  if (request) {
    int process = 0, secret = 0, is_found = 0;
    for (char *line = watch->text; (line = strstr(line, "BackendKeyData\t")); line++) {
      is_found = sscanf(line, "BackendKeyData\t%d %d", &process, &secret) == 2 &&
                 process == PQbackendPID(connection);
    }
    // The length, the number of this request, the process, the secret (PostgreSQL documentation, 55.7).
    request->message[0] = htonl(16);
    request->message[1] = htonl(80877102);
    request->message[2] = htonl((uint32_t)process);
    request->message[3] = htonl((uint32_t)secret);
    if (!is_found || find_address(request, connection) != 0) {
      free(request);
      request = NULL;
    }
  }
  if (watch->text) memset(watch->text, 0, watch->size);
  free(watch->text);
  free(watch);
  return request;
}

int koine_cancel_begin(koine_cancel *request) {
  request->sent = 0;
  request->socket = socket(request->address.ss_family, SOCK_STREAM, 0);
  if (request->socket < 0) return -1;
  fcntl(request->socket, F_SETFD, FD_CLOEXEC);
  fcntl(request->socket, F_SETFL, fcntl(request->socket, F_GETFL) | O_NONBLOCK);
#ifdef SO_NOSIGPIPE
  int on = 1;
  setsockopt(request->socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  if (connect(request->socket, (struct sockaddr *)&request->address, request->size) == 0) return 0;
  if (errno == EINPROGRESS || errno == EINTR) return 0;
  koine_cancel_end(request);
  return -1;
}

static int is_temporary(int error) { return error == EAGAIN || error == EWOULDBLOCK || error == EINTR; }

int koine_cancel_advance(koine_cancel *request) {
#ifdef MSG_NOSIGNAL
  int flags = MSG_NOSIGNAL;
#else
  int flags = 0;
#endif
  while (request->sent < sizeof request->message) {
    ssize_t count = send(
        request->socket, (const char *)request->message + request->sent,
        sizeof request->message - request->sent, flags);
    if (count < 0) {
      // While the connection is being made, the socket is not connected, or not writable.
      return is_temporary(errno) || errno == ENOTCONN ? KOINE_WRITABLE : KOINE_CANCEL_FAILED;
    }
    request->sent += (size_t)count;
  }
  // The server answers nothing; it closes the connection when it has passed the request on.
  for (;;) {
    char bytes[64];
    ssize_t count = recv(request->socket, bytes, sizeof bytes, 0);
    if (count > 0) continue;
    if (count < 0 && is_temporary(errno)) return KOINE_READABLE;
    return KOINE_CANCEL_SENT;
  }
}

int koine_cancel_socket(const koine_cancel *request) { return request->socket; }

void koine_cancel_end(koine_cancel *request) { close(request->socket); }

void koine_cancel_free(koine_cancel *request) { free(request); }

#endif
