import { openStore } from '#lib/cli/open-relay.ts';
import { serve } from '#lib/cli/serve.ts';
import { Relay } from '#lib/relay/relay.ts';

// The relay alone in its process, at the port and with the store that it is told, and with room for so many phones, all of them
// from this machine. It says when it is there, and answers each question with what it has used so far.

const most = 1e9;
const relay = new Relay({
	store: await openStore({ RELAY_STORE: process.argv[3], ...process.env }),
	limits: { lines: most, allLines: most, fromAddress: most, newRooms: most, bytes: most }
});
await serve({ root: null, port: Number(process.argv[2]), otherPort: false, relay });
process.send?.('here');
process.on('message', () => {
	const { user, system } = process.cpuUsage();
	process.send?.({ memory: process.memoryUsage.rss(), seconds: (user + system) / 1e6 });
});
// Nobody is left to ask.
process.on('disconnect', () => process.exit());
