/// The shell script that starts a private MariaDB and stops it when its owner is gone.
///
/// The text is that of `scripts/with-mariadb`, with what it sources in its place.
enum MariaDBScript {
  static let text = #"""
    #!/bin/sh
    # Runs a command beside a private MariaDB server that exists as long as the command:
    #
    #   scripts/with-mariadb sh -c 'mariadb --no-defaults --socket="$KOINE_MARIADB_SOCKET" --user=root koine'
    #
    # The command finds the server's socket in KOINE_MARIADB_SOCKET; the user is root, without a password, the
    # database is koine. The server lives in a temporary directory and listens on that socket and on nothing else.
    # Its settings are MariaDB's own, whatever the machine's are: text is Latin-1, compared without case. It is not
    # in UTC. Root needs a user `mysql` or `nobody` to run it as.
    #
    # KOINE_MARIADB_BIN names the directory of the programs where those that are found will not do;
    # `with-mariadb --find` prints the directory that is used.
    #
    # Sources/KoineTesting/Servers/MariaDB/MariaDBScript.swift holds the same text; a test compares them.
    \#(ServerScript.text)

    unset MYSQL_HOME MYSQL_GROUP_SUFFIX MARIADB_HOME MYSQL_UNIX_PORT MYSQL_TCP_PORT MYSQL_HOST MYSQL_PWD
    starting=
    server_users='mysql nobody'
    server_programs='mariadb mariadb-install-db'
    missing_server="no MariaDB server was found; install one without its service \
    (Debian: apt install mariadb-server-core mariadb-client-core; Homebrew: brew install mariadb), or name the \
    directory of its programs in KOINE_MARIADB_BIN"

    # Debian keeps the server apart from the other programs.
    find_server() {
      for file in "$1/mariadbd" "${1%/bin}/sbin/mariadbd"; do
        [ -x "$file" ] && echo "$file" && return
      done
      return 1
    }

    start_server() {
      server=$(find_server "$bin")
      # A server that starts deletes the temporary tables of others that have the same folder for them.
      as_server "mkdir tmp && TMPDIR='$directory/tmp' '$bin/mariadb-install-db' --no-defaults --datadir='$directory/data' --skip-test-db \
        --auth-root-authentication-method=normal" || fail "mariadb-install-db failed: $(head -n 5 "$log")"
      # Only what has no meaning for statements, besides the time zone: where, how many, how durable. Who reads the
      # guardian's answer must not wait for the server's end.
      (
        exec > /dev/null 2>&1
        as_server "echo \$\$ > '$directory/process' && \
          exec '$server' --no-defaults --datadir='$directory/data' --socket='$directory/socket' \
          --pid-file='$directory/data/pid' --tmpdir='$directory/tmp' --skip-networking --max-connections=500 \
          --default-time-zone=+05:30 --innodb-flush-log-at-trx-commit=0 --skip-innodb-doublewrite \
          --innodb-log-file-size=16M"
        : > "$directory/ended"
      ) &
      starting=$!
      tries=0
      until mariadb_root -e 'CREATE DATABASE koine' 2>> "$log"; do
        tries=$((tries + 1))
        [ ! -e "$directory/ended" ] && [ "$tries" -lt 600 ] ||
          fail "MariaDB did not start: $(tail -n 5 "$log")"
        sleep 0.1
      done
      process=$(cat "$directory/process")
    }

    mariadb_root() {
      "$bin/mariadb" --no-defaults --socket="$directory/socket" --user=root "$@"
    }

    stop_server() {
      [ -e "$directory/ended" ] || [ ! -s "$directory/process" ] || kill -KILL "$(cat "$directory/process")" 2>/dev/null
      [ -z "$starting" ] || wait "$starting" 2>/dev/null
    }

    find_programs() {
      if [ -n "$KOINE_MARIADB_BIN" ]; then
        set -- "$KOINE_MARIADB_BIN"
      else
        set -- "$(dirname "$(command -v mariadb-install-db || echo /none/none)")" /usr/bin /usr/local/bin \
          /usr/local/mysql/bin /opt/homebrew/opt/mariadb/bin /usr/local/opt/mariadb/bin
      fi
      for candidate in "$@"; do
        has_programs "$candidate" && find_server "$candidate" >/dev/null && echo "$candidate" && return
      done
      return 1
    }

    export_server() {
      KOINE_MARIADB_SOCKET=$1/socket
      export KOINE_MARIADB_SOCKET
    }

    main "$@"

    """#
}
