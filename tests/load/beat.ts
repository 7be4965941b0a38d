import { Agent, get } from 'node:http';

// Asks a relay every 100 ms how it is, over a connection of its own, and tells how long the answer took; Infinity without one.

const EVERY = 100;
const PATIENCE = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function ask(begun: number): void {
	const tell = (isWell: boolean): void => void process.send?.(isWell ? performance.now() - begun : Infinity);
	const request = get(
		{ host: '127.0.0.1', port: Number(process.argv[2]), path: '/relay/health', agent, timeout: PATIENCE },
		(answer) => answer.resume().once('end', () => tell(answer.statusCode === 200))
	);
	request.once('timeout', () => request.destroy());
	// A connection that was idle for long may be ended in the moment in which it is used again.
	request.once('error', () => (request.reusedSocket ? ask(begun) : tell(false)));
}

setInterval(() => ask(performance.now()), EVERY);
process.on('disconnect', () => process.exit());
