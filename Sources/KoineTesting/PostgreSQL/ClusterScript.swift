/// The shell script that starts a private server and stops it when its owner is gone.
///
/// A process of its own does this, because a process that is killed cannot clean up after itself. The text is
/// that of `scripts/with-postgres`, held here so that it is at hand wherever the library is.
enum ClusterScript {
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
    # Sources/KoineTesting/PostgreSQL/ClusterScript.swift holds the same text; a test compares them.

    # The server's guardian. It starts the server, prints its directory, its programs' directory and its process,
    # then waits until its standard input ends, as it does however the owner of the other end dies.
    guard() {
      trap '' HUP INT TERM
      cd / || exit 1
      umask 077
      LC_ALL=C
      export LC_ALL
      unset PGOPTIONS PGDATA PGHOST PGPORT PGUSER PGDATABASE PGSERVICE PGTZ

      bin=$(find_programs) || fail "no PostgreSQL server was found; install one \
    (Debian: apt install postgresql; Homebrew: brew install postgresql@17), or name the directory of its \
    programs in KOINE_POSTGRES_BIN"
      directory=$(make_directory) || fail "no temporary directory could be made"
      log=$directory/log
      run_as=
      if [ "$(id -u)" = 0 ]; then
        for user in postgres nobody ''; do
          [ -n "$user" ] && id "$user" >/dev/null 2>&1 && break
        done
        [ -n "$user" ] || fail "PostgreSQL refuses to run as root, and there is no user postgres or nobody"
        run_as=$user
        chown "$run_as" "$directory" || fail "$directory could not be given to $run_as"
      fi

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

      printf '%s\n' "$directory" "$bin" "$(head -n 1 "$directory/data/postmaster.pid")"
      exec >/dev/null 2>&1
      read -r _
      clean_up
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

    has_programs() {
      for program in initdb postgres pg_ctl createdb psql; do
        [ -x "$1/$program" ] || return 1
      done
    }

    # The path of a socket has at most 103 bytes on macOS and 107 on Linux, and names go into quoted text.
    make_directory() {
      parent=${TMPDIR:-/tmp}
      case $parent in *[!A-Za-z0-9/._+-]*) parent=/tmp ;; esac
      [ "${#parent}" -le 70 ] || parent=/tmp
      # A temporary directory of root's own is closed to the user that the server runs as.
      [ "$(id -u)" != 0 ] || parent=/tmp
      mktemp -d "${parent%/}/koine-XXXXXX"
    }

    # Runs a line of shell as the user of the server.
    as_server() {
      if [ -z "$run_as" ]; then
        sh -c "cd '$directory' && $1"
      elif command -v setpriv >/dev/null; then
        setpriv --reuid="$run_as" --regid="$(id -g "$run_as")" --clear-groups sh -c "cd '$directory' && $1"
      elif command -v runuser >/dev/null; then
        runuser -u "$run_as" -- sh -c "cd '$directory' && $1"
      else
        su -m "$run_as" -c "cd '$directory' && $1"
      fi >> "$log" 2>&1 < /dev/null
    }

    clean_up() {
      [ -n "$directory" ] || return
      [ ! -f "$directory/data/postmaster.pid" ] ||
        as_server "'$bin/pg_ctl' --pgdata='$directory/data' --mode=immediate --silent --wait stop"
      rm -rf "$directory"
    }

    fail() {
      echo "error: $1"
      clean_up
      exit 1
    }

    # Runs a command with a guardian whose standard input this shell holds open.
    run_beside() {
      pipes=$(mktemp -d) || exit 1
      mkfifo "$pipes/life" "$pipes/answer" || exit 1
      guard < "$pipes/life" > "$pipes/answer" &
      exec 9> "$pipes/life"
      answer=$(cat "$pipes/answer")
      rm -rf "$pipes"
      case $answer in
        /*) ;;
        *) echo "with-postgres: ${answer:-error: the guardian of the server ended}" >&2 && exit 1 ;;
      esac
      KOINE_POSTGRES_URL="postgres:///koine?host=$(echo "$answer" | head -n 1)&user=koine"
      export KOINE_POSTGRES_URL
      "$@" 9>&-
      status=$?
      exec 9>&-
      wait
      exit $status
    }

    case ${1:-} in
      '') echo "usage: with-postgres COMMAND [ARGUMENT ...]" >&2 && exit 2 ;;
      --guard) guard ;;
      --find) find_programs ;;
      *) run_beside "$@" ;;
    esac
    """# + "\n"
}
