/** How a command of the README is tried for a moment, and what shows that it held. */
export interface Trial {
	/** Behind the command; `$OUT` is a folder of the trials' own, outside of the clone. */
	readonly args?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** A file whose text is its standard input. */
	readonly input?: string;
	/** Files that are written over before it, and the text that each gets. */
	readonly given?: Readonly<Record<string, string>>;
	/** What it must have said; the first group of one that serves is its address. */
	readonly says: RegExp;
	/** What the address of one that serves answers, by path; after that it is told to end. */
	readonly answers?: Readonly<Record<string, RegExp>>;
	/** Files that it must have written, and what stands in each. */
	readonly writes?: Readonly<Record<string, RegExp>>;
	/** Its exit statuses that are no fault; 0 alone where nothing else is said. */
	readonly exits?: readonly number[];
}

const GOLDEN = 'tests/golden/allgaeu-evening.schafkopf.json';
const RELAY = { PORT: '0', RELAY_STORE: '$OUT/relay-store' };
const HEALTHY = { '/relay/health': /^ok$/m };
const PAGE = /<title>Schafkopf<\/title>/;

/** Lines that stand there one after the other, with others between. */
const inTurn = (...lines: readonly string[]): RegExp => new RegExp(`^${lines.join('$[^]*^')}$`, 'm');

/** A line of the benchmark's table, with a figure and its bound. One missed on a busy machine is no fault of the command. */
const figure = (what: string): string => ` *${what}.*  [\\d.,]+ .*  [≤≥] [\\d.,]+ .* (yes|NO)`;

/** A line of the load's figures, each with its bound. */
const bounded = (what: string): string => `${what} +[\\d.]+ \\w+ +≤ \\d+.*`;

/** Told in a browser that is installed here, and said to be missing otherwise. */
const told = (browser: string, story: string): string =>
	`${browser}(: not tried, (not installed|no display) \\(Debian: .+\\)|.* \\| ${story}.* \\| passed)`;
const STORY = 'closed in the middle of a hand';

const PICTURES = ['start', 'kasse', 'tisch', 'statistik', 'stand'].map(
	(name) => `static/screenshots/${name}.png`
);
/** A whole PNG, and too large for an empty page. */
const PICTURE = /^\x89PNG[^]{30000,}IEND[^]{4}$/;

/** By the name of the script; every one that the README names is here, and no other. */
export const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
	start: [{ env: RELAY, says: /(http:\/\/localhost:\d+)/, answers: { '/': PAGE, ...HEALTHY } }],
	test: [{ args: ['--brief'], says: /\n\d+ passed, 0 failed\n/ }],
	abrechnung: [
		{ args: [GOLDEN], says: /"evenings":/ },
		{ args: ['-'], input: GOLDEN, says: /"evenings":/ },
		{ args: ['tests/golden/every-book.schafkopf.json'], says: /"sonntag":/ },
		{ args: ['package.json'], says: /format: /, exits: [2] }
	],
	sitzplan: [
		{ args: ['13'], says: /"players":\s*13/ },
		{ args: ['3'], says: /mindestens 4 Spieler/, exits: [2] }
	],
	relay: [
		{ env: RELAY, says: /(http:\/\/localhost:\d+)\/relay/, answers: HEALTHY },
		{ args: ['--check'], env: RELAY, says: /Alles in Ordnung/ },
		{
			args: ['--backup', '$OUT/backup'],
			env: RELAY,
			says: /Gesichert/,
			writes: { '$OUT/backup/data.mdb': /./ }
		}
	],
	'test:browsers': [
		{
			args: STORY.split(' '),
			says: inTurn(told('Firefox', STORY), told('WebKit', STORY), '\\d passed, 0 failed')
		},
		{
			args: ['no-story-of-this-name'],
			says: /^No story has no-story-of-this-name in its name\.$/m,
			exits: [2]
		}
	],
	bench: [
		{
			args: ['sizes', 'rules', 'ranking', 'codes'],
			says: inTurn(
				'what +measured +bound +ok',
				figure('JavaScript of the table screen in all, gzipped'),
				figure('checking and pricing a game, games a second'),
				figure('ranking 48 players over 1,920 games'),
				figure('tap to the code of a Partie')
			),
			exits: [0, 1]
		}
	],
	chaos: [
		{
			args: ['--seeds', '1', '--seconds', '5'],
			says: /1 of 1 seeds came to the same after [1-9]\d* entries/
		}
	],
	load: [
		{
			args: ['--rooms', '5', '--seconds', '1', '--catching', '4'],
			says: inTurn(
				'5 rooms of 2 phones joined in.*',
				bounded('\\d rows a second stored, p95'),
				bounded('all 10 phones level after it is back'),
				bounded('GET /relay/health meanwhile, longest')
			),
			exits: [0, 1]
		}
	],
	hostile: [
		{
			args: ['--brief', '--only', 'A6'],
			says: inTurn(
				'A6: an entry written over.* held',
				'A6: two texts of one entry.* held',
				'All of it held.*'
			)
		}
	],
	faults: [{ args: ['clock'], says: /clock jumps +\| +[1-9]\d* \| 0/ }],
	crawl: [
		{
			args: ['--only', '/termine | house, ordinary', '--sizes', '390x844'],
			says: /^1 screens looked at, 0 with something wrong$/m
		},
		{ args: ['--only', 'no-such-screen'], says: /^No screen has no-such-screen in its name\.$/m, exits: [2] }
	],
	// One of those that `npm test` leaves out.
	sheets: [{ args: ['-g', 'Heilsbronn'], says: /^ *1 passed/m }],
	// Like `npm test`, a little of each step: what it runs besides is tried above.
	whole: [{ args: ['--brief'], says: /\n\d+ passed, 0 failed\n/ }],
	pictures: [
		{
			// The clone's pictures are emptied, so that what lies there afterwards is new.
			given: Object.fromEntries(PICTURES.map((path) => [path, ''])),
			says: /pictures/,
			writes: Object.fromEntries(PICTURES.map((path) => [path, PICTURE]))
		}
	],
	dev: [
		{
			args: ['--port', '0'],
			says: /(http:\/\/localhost:\d+)/,
			// A screen's source, made into what a browser reads.
			answers: { '/': PAGE, '/src/routes/+page.svelte': /^import .*svelte/m }
		}
	],
	commands: [
		{ args: ['sitzplan'], says: /^sitzplan +\d+ s {2}held\nAll of them held\.$/m },
		{ args: ['no-command'], says: /names no command no-command\./, exits: [2] }
	],
	format: [
		{
			given: { 'src/shapeless.ts': 'export  const one = { "two": "three" }' },
			says: /Finished/,
			writes: { 'src/shapeless.ts': /^export const one = { two: 'three' };\n$/ }
		}
	]
};
