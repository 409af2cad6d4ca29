/// The part of the scripts that start a private server which all of them share.
///
/// The text is that of `scripts/private-server`, held here so that it is at hand wherever the library is.
enum ServerScript {
  static let text = #"""
    # shellcheck shell=sh
    # Sourced by scripts/with-postgres and scripts/with-mariadb: a private server that exists as long as a command.
    #
    # The server lives in a temporary directory and listens on a Unix socket there and on nothing else. Root needs
    # another user to run it as. What differs from engine to engine is defined by the script that sources this one:
    #
    #   find_programs   prints the directory of the server's programs, or fails
    #   missing_server  the message if it fails
    #   server_users    the users that root may run the server as, the best one first
    #   start_server    makes the data and starts the server with them, in $directory; sets $process
    #   stop_server     stops the server at once, in $directory
    #   export_server   exports the address of the server in the directory $1, for the command
    #
    # Sources/KoineTesting/Servers/ServerScript.swift holds the same text; a test compares them.

    # The server's guardian. It starts the server, prints its directory, its programs' directory and its process,
    # then waits until its standard input ends, as it does however the owner of the other end dies.
    guard() {
      trap '' HUP INT TERM
      cd / || exit 1
      umask 077
      LC_ALL=C
      export LC_ALL

      bin=$(find_programs) || fail "$missing_server"
      directory=$(make_directory) || fail "no temporary directory could be made"
      log=$directory/log
      run_as=
      if [ "$(id -u)" = 0 ]; then
        for user in $server_users ''; do
          [ -n "$user" ] && id "$user" >/dev/null 2>&1 && break
        done
        [ -n "$user" ] || fail "a server refuses to run as root, and there is no user ${server_users% *} or ${server_users#* }"
        run_as=$user
        chown "$run_as" "$directory" || fail "$directory could not be given to $run_as"
      fi
      start_server

      printf '%s\n' "$directory" "$bin" "$process"
      exec >/dev/null 2>&1
      read -r _
      clean_up
    }

    has_programs() {
      for program in $server_programs; do
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
      stop_server
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
        *) echo "${0##*/}: ${answer:-error: the guardian of the server ended}" >&2 && exit 1 ;;
      esac
      export_server "$(echo "$answer" | head -n 1)"
      "$@" 9>&-
      status=$?
      exec 9>&-
      wait
      exit $status
    }

    main() {
      case ${1:-} in
        '') echo "usage: ${0##*/} COMMAND [ARGUMENT ...]" >&2 && exit 2 ;;
        --guard) guard ;;
        --find) find_programs ;;
        *) run_beside "$@" ;;
      esac
    }

    """#
}
