import { Agent, get } from 'node:http';

// Asks a relay every 100 ms how it is, over a connection of its own, and tells how long the answer took; Infinity without one.

const EVERY = 100;
const PATIENCE = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

setInterval(() => {
	const begun = performance.now();
	const tell = (isWell: boolean): void => void process.send?.(isWell ? performance.now() - begun : Infinity);
	const request = get(
		{ host: '127.0.0.1', port: Number(process.argv[2]), path: '/relay/health', agent, timeout: PATIENCE },
		(answer) => answer.resume().once('end', () => tell(answer.statusCode === 200))
	);
	request.once('error', () => tell(false)).once('timeout', () => request.destroy());
}, EVERY);
process.on('disconnect', () => process.exit());
