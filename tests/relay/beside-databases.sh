#!/bin/sh
# Runs a command beside a PostgreSQL and a Redis of its own, in a folder that is gone afterwards. Without a command: the tests of
# the relay. `npm run chaos -- --processes 2` runs beside it too. Debian: apt-get install postgresql redis-server
set -eu
folder=$(mktemp -d)
# Two that are free.
ports=$(node -e '
	const servers = [1, 2].map(() => require("node:net").createServer().listen(0, "127.0.0.1", end));
	function end() {
		if (!servers.every((server) => server.listening)) return;
		console.log(...servers.map((server) => server.address().port));
		for (const server of servers) server.close();
	}')
database=${ports% *} redis=${ports#* }
[ -x "$(command -v pg_ctl)" ] || PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)"
# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
	as='runuser -u postgres --'
	chown postgres "$folder"
fi
stop() {
	$as env PATH="$PATH" pg_ctl --pgdata "$folder/data" --mode immediate stop >/dev/null 2>&1 || true
	redis-cli -p "$redis" shutdown nosave 2>/dev/null || true
	rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
$as env PATH="$PATH" initdb --pgdata data --username schafkopf --auth trust --encoding UTF8 >/dev/null
$as env PATH="$PATH" pg_ctl --pgdata data --wait --log "$folder/log" \
	--options "-c port=$database -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null
tries=0
redis-server --port "$redis" --bind 127.0.0.1 --save '' --daemonize yes --dir "$folder" >/dev/null
until [ "$(redis-cli -p "$redis" ping 2>/dev/null)" = PONG ]; do
	[ $((tries += 1)) -lt 50 ]
	sleep 0.1
done
cd - >/dev/null
export DATABASE_URL="postgres://schafkopf@127.0.0.1:$database/postgres" REDIS_URL="redis://127.0.0.1:$redis"
[ $# -gt 0 ] || set -- npx vitest run --project rooms --no-file-parallelism tests/relay src/lib/relay
"$@"
