/// The shell script that starts a private PostgreSQL and stops it when its owner is gone.
///
/// The text is that of `scripts/with-postgres`, with what it sources in its place.
enum PostgreSQLScript {
  static let text = #"""
    #!/bin/sh
    # Runs a command beside a private PostgreSQL server that exists as long as the command:
    #
    #   scripts/with-postgres swift run flights
    #
    # The command finds the server's address in KOINE_POSTGRES_URL. The server lives in a temporary directory,
    # listens on a Unix socket there and on nothing else, sorts text as ICU en-US does and is not in UTC, so that
    # what holds on it holds elsewhere. Root needs a user `postgres` or `nobody` to run it as.
    #
    # KOINE_POSTGRES_BIN names the directory of initdb and postgres where the newest that is found will not do;
    # `with-postgres --find` prints the directory that is used.
    #
    # Sources/KoineTesting/Servers/PostgreSQL/PostgreSQLScript.swift holds the same text; a test compares them.
    \#(ServerScript.text)

    unset PGOPTIONS PGDATA PGHOST PGPORT PGUSER PGDATABASE PGSERVICE PGTZ
    server_users='postgres nobody'
    server_programs='initdb postgres pg_ctl createdb psql'
    missing_server="no PostgreSQL server was found; install one \
    (Debian: apt install postgresql; Homebrew: brew install postgresql@17), or name the directory of its \
    programs in KOINE_POSTGRES_BIN"

    start_server() {
      version=$("$bin/postgres" --version | sed 's/^[^0-9]*\([0-9]*\).*/\1/')
      if [ "$version" -ge 15 ]; then
        locale='--locale=C --locale-provider=icu --icu-locale=en-US'
      else
        # Before PostgreSQL 15 a database's own order cannot be ICU's.
        name=$(locale -a 2>/dev/null | grep -i '^en_US\.utf-*8$' | head -n 1)
        [ -n "$name" ] || fail "PostgreSQL $version needs the system's locale en_US.UTF-8, which is missing"
        locale="--locale=$name"
      fi
      as_server "'$bin/initdb' --pgdata='$directory/data' --username=koine --auth=trust --encoding=UTF8 \
        $locale --no-sync" || fail "initdb failed: $(tail -n 5 "$log")"
      cat >> "$directory/data/postgresql.conf" <<CONFIGURATION
    listen_addresses = ''
    unix_socket_directories = '$directory'
    port = 5432
    max_connections = 500
    timezone = 'Asia/Kolkata'
    lc_messages = 'C'
    fsync = off
    synchronous_commit = off
    full_page_writes = off
    autovacuum = off
    logging_collector = off
    CONFIGURATION
      as_server "'$bin/pg_ctl' --pgdata='$directory/data' --log='$directory/server.log' --silent --wait \
        --timeout=60 start" || fail "PostgreSQL did not start: $(tail -n 5 "$directory/server.log" "$log")"
      "$bin/createdb" --no-password --host="$directory" --username=koine koine >> "$log" 2>&1 ||
        fail "no database could be made: $(tail -n 5 "$log")"
      process=$(head -n 1 "$directory/data/postmaster.pid")
    }

    stop_server() {
      [ ! -f "$directory/data/postmaster.pid" ] ||
        as_server "'$bin/pg_ctl' --pgdata='$directory/data' --mode=immediate --silent --wait stop"
    }

    find_programs() {
      if [ -n "$KOINE_POSTGRES_BIN" ]; then
        has_programs "$KOINE_POSTGRES_BIN" && echo "$KOINE_POSTGRES_BIN"
        return
      fi
      for version in 17 16 15 14 13 18; do
        for candidate in "/usr/lib/postgresql/$version/bin" "/usr/pgsql-$version/bin" \
          "/opt/homebrew/opt/postgresql@$version/bin" "/usr/local/opt/postgresql@$version/bin"; do
          has_programs "$candidate" && echo "$candidate" && return
        done
      done
      for candidate in "$(dirname "$(command -v initdb || echo /none/none)")" \
        "$(pg_config --bindir 2>/dev/null)"; do
        has_programs "$candidate" && echo "$candidate" && return
      done
      return 1
    }

    export_server() {
      KOINE_POSTGRES_URL="postgres:///koine?host=$1&user=koine"
      export KOINE_POSTGRES_URL
    }

    main "$@"

    """#
}
