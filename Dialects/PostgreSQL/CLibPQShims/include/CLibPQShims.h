#ifndef KOINE_LIBPQ_SHIMS_H
#define KOINE_LIBPQ_SHIMS_H

#include <libpq-fe.h>
#include <stdint.h>

#define KOINE_READABLE 1
#define KOINE_WRITABLE 2

/// Waits until a socket is readable or writable, `nanoseconds` at most. Returns whether it is.
///
/// Below a millisecond the wait is as short as the system can make it; a signal ends it early.
int koine_wait_briefly(int socket, int interest, uint64_t nanoseconds);

/// Reads from the server until a result is there: for `nanoseconds` at most, leaving the processor to others
/// meanwhile, and then as long as there is something to read, for two milliseconds at most. Returns 1 for a
/// result, 0 if there is none yet, -1 when the connection is lost.
///
/// It does not sleep: a timer and a wakeup cost more than the answer to a quick query takes.
int koine_receive_briefly(PGconn *connection, uint64_t nanoseconds);

/// Watches many sockets at once: epoll on Linux, kqueue elsewhere. Sockets may be added while another thread
/// waits.
typedef struct {
  int queue;
  /// A pipe that wakes the thread that waits.
  int wakeup[2];
} koine_poller;

/// Returns 0, or an error number.
int koine_poller_create(koine_poller *poller);

/// Reports `ticket` once, when the socket is ready or in error. Returns 0, or an error number.
int koine_poller_watch(const koine_poller *poller, int socket, int interest, uint64_t ticket);
void koine_poller_forget(const koine_poller *poller, int socket);
void koine_poller_wake(const koine_poller *poller);

/// Waits for a socket, a wakeup, or for the time to pass (-1: no limit). Returns how many tickets are ready.
int koine_poller_wait(const koine_poller *poller, uint64_t *tickets, int capacity, int milliseconds);

/// Sets the notice receiver to one that prints nothing and sets `*was_fatal` when the server says that it
/// ends the connection.
void koine_quiet_notices(PGconn *connection, int *was_fatal);

/// Asks for the rows of the query just sent in portions, or one at a time if libpq is older than 17.
int koine_set_portion_mode(PGconn *connection, int rows);

/// Whether a result is a portion of the rows, with more results to come.
int koine_is_portion(const PGresult *result);

// MARK: Cancelling

/// Watches a connection being made, to learn the secret that a request to cancel has to name: libpq keeps it to
/// itself, and its own request blocks for as long as the network is silent. libpq 17 has one that does not block;
/// there is nothing to learn then.
typedef struct koine_key_watch koine_key_watch;

/// Requests to cancel what a connection runs, one at a time, each on a short connection of its own. They do not
/// block and no longer need the connection.
typedef struct koine_cancel koine_cancel;

/// Call it before the connection's first PQconnectPoll. May return NULL.
koine_key_watch *koine_key_watch_begin(PGconn *connection);

/// Call it when the connection is made or has failed, before PQfinish. Returns what requests to cancel are made
/// with, or NULL if the connection was not made, or there is nothing to make them with.
koine_cancel *koine_key_watch_end(PGconn *connection, koine_key_watch *watch);

#define KOINE_CANCEL_SENT 0
#define KOINE_CANCEL_FAILED -1

/// Begins a request. Returns 0, or -1 if none can be made.
int koine_cancel_begin(koine_cancel *request);

/// Does what can be done without waiting. Returns KOINE_CANCEL_SENT when the server has passed the request on,
/// so that it cannot hit what is sent later; KOINE_CANCEL_FAILED; or what to wait for on the socket.
int koine_cancel_advance(koine_cancel *request);
int koine_cancel_socket(const koine_cancel *request);

/// Ends a request that has begun, sent or not.
void koine_cancel_end(koine_cancel *request);
void koine_cancel_free(koine_cancel *request);

#endif
