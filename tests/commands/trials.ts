/** How a command of the README is tried for a moment, and what shows that it held. */
export interface Trial {
	/** Behind the command; `$OUT` is an empty folder. */
	readonly args?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** A file whose text is its standard input. */
	readonly input?: string;
	/** What it must have said. Where the first group is an address, the command serves there until it is told to end. */
	readonly says: RegExp;
	/** Its exit status; where it does not matter (a bound missed on a busy machine), any. */
	readonly exit?: number | 'any';
}

const GOLDEN = 'tests/golden/allgaeu-evening.schafkopf.json';
const RELAY = { PORT: '0', RELAY_STORE: '$OUT/relay-store' };

/** By the name of the script; every one that the README names is here, and no other. */
export const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
	start: [{ env: RELAY, says: /(http:\/\/localhost:\d+)/ }],
	test: [{ args: ['--brief'], says: /\n\d+ passed, 0 failed\n/ }],
	abrechnung: [
		{ args: [GOLDEN], says: /"evenings":/ },
		{ args: ['-'], input: GOLDEN, says: /"evenings":/ },
		{ args: ['package.json'], says: /format: /, exit: 2 }
	],
	sitzplan: [
		{ args: ['13'], says: /"players":\s*13/ },
		{ args: ['3'], says: /./, exit: 2 }
	],
	relay: [
		{ env: RELAY, says: /(http:\/\/localhost:\d+)\/relay/ },
		{ args: ['--check'], env: RELAY, says: /Alles in Ordnung/ },
		{ args: ['--backup', '$OUT/backup'], env: RELAY, says: /Gesichert/ }
	],
	'test:browsers': [{ args: ['no-story-of-this-name'], says: /\d+ passed, 0 failed/ }],
	bench: [
		{ args: ['sizes', 'rules', 'audit', 'ranking', 'seating'], says: /JavaScript[\s\S]* yes/, exit: 'any' }
	],
	chaos: [{ args: ['--seeds', '1', '--seconds', '5'], says: /1 of 1 seeds came to the same/ }],
	load: [{ args: ['--rooms', '5', '--seconds', '1'], says: /5 rooms of 4 joined/ }],
	faults: [{ args: ['clock'], says: /clock jumps +\| +\d+ \| 0/ }],
	sheets: [{ args: ['-g', 'Aus München', '--max-failures=1'], says: /\d+ passed/ }],
	whole: [{ args: ['-g', 'a year that is none'], says: /\d+ passed/ }],
	pictures: [{ says: /./ }],
	dev: [{ args: ['--port', '0'], says: /(http:\/\/localhost:\d+)/ }],
	commands: [{ args: ['--list'], says: /sitzplan/ }],
	format: [{ says: /package\.json/ }]
};
