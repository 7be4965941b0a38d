import { Agent, get } from 'node:http';

// Asks a relay every 100 ms how it is, each time over a new connection, one after the other, and tells when it asked and how long the
// answer took; Infinity without one.

const EVERY = 100;
const PATIENCE = 20_000;
const agent = new Agent({ maxSockets: 1 });

setInterval(() => {
	const begun = Date.now();
	const tell = (isWell: boolean): void =>
		void process.send?.([begun, isWell ? Date.now() - begun : Infinity]);
	const request = get(
		{ host: '127.0.0.1', port: Number(process.argv[2]), path: '/relay/health', agent, timeout: PATIENCE },
		(answer) => answer.resume().once('end', () => tell(answer.statusCode === 200))
	);
	request.once('error', () => tell(false)).once('timeout', () => request.destroy());
}, EVERY);
process.on('disconnect', () => process.exit());
