import { START_MARK } from '#lib/relay/chain.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import { rowsIn } from '../support/relay-clients.ts';

// Prints what a room holds in each of these folders: in a process of its own, which a damaged file may end.
const [room = '', ...folders] = process.argv.slice(2);
for (const folder of folders) {
	const page = await new LmdbStore(folder).read(room, START_MARK, 1e9);
	console.log(typeof page === 'string' ? page : rowsIn(page.bytes).join(','));
}
process.exit(0);
