import process from 'node:process';
import { runIfCalled } from './command.ts';
import { operate } from './operator.ts';
import { startServer } from './start.ts';

// The relay by itself; with an argument, what its owner asks of its store.
if (process.argv.length > 2) await runIfCalled(import.meta.url, (args) => operate(args, process.env));
else console.log(`Das Relay läuft: ${await startServer(null)}/relay`);
