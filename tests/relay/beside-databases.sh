#!/bin/sh
# Runs a command beside a PostgreSQL and a Redis of its own, in a folder that is gone afterwards. Without a command: the tests of
# the relay. Debian: apt-get install postgresql redis-server
set -eu
folder=$(mktemp -d)
port=$((20000 + $$ % 20000))
[ -x "$(command -v pg_ctl)" ] || PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)"
# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
	as='runuser -u postgres --'
	chown postgres "$folder"
fi
stop() {
	$as env PATH="$PATH" pg_ctl --pgdata "$folder/data" --mode immediate stop >/dev/null 2>&1 || true
	redis-cli -p $((port + 1)) shutdown nosave 2>/dev/null || true
	rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
$as env PATH="$PATH" initdb --pgdata data --username schafkopf --auth trust --encoding UTF8 >/dev/null
$as env PATH="$PATH" pg_ctl --pgdata data --wait --log "$folder/log" \
	--options "-c port=$port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null
redis-server --port $((port + 1)) --bind 127.0.0.1 --save '' --daemonize yes --dir "$folder" >/dev/null
cd - >/dev/null
export DATABASE_URL="postgres://schafkopf@127.0.0.1:$port/postgres" REDIS_URL="redis://127.0.0.1:$((port + 1))"
[ $# -gt 0 ] || set -- npx vitest run --project rooms --no-file-parallelism tests/relay src/lib/relay
"$@"
