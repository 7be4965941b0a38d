#!/bin/sh
# Runs a command beside a PostgreSQL of its own, in a folder that is gone afterwards. Without a command: the tests of the relay.
# `npm run chaos -- --processes 2` runs beside it too. Debian: apt-get install postgresql
set -eu
folder=$(mktemp -d)
# One that is free.
database=$(node -e '
	const server = require("node:net").createServer().listen(0, "127.0.0.1", () => {
		console.log(server.address().port);
		server.close();
	})')
[ -x "$(command -v pg_ctl)" ] || PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)"
# PostgreSQL does not run as root.
as=
if [ "$(id -u)" = 0 ]; then
	as='runuser -u postgres --'
	chown postgres "$folder"
fi
stop() {
	$as env PATH="$PATH" pg_ctl --pgdata "$folder/data" --mode immediate stop >/dev/null 2>&1 || true
	rm -rf "$folder"
}
trap stop EXIT
cd "$folder"
$as env PATH="$PATH" initdb --pgdata data --username schafkopf --auth trust --encoding UTF8 >/dev/null
$as env PATH="$PATH" pg_ctl --pgdata data --wait --log "$folder/log" \
	--options "-c port=$database -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null
cd - >/dev/null
export DATABASE_URL="postgres://schafkopf@127.0.0.1:$database/postgres"
[ $# -gt 0 ] || set -- npx vitest run --project rooms --no-file-parallelism tests/relay src/lib/relay
"$@"
