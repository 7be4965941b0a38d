// Which combinations a book knows, and which of them its worked examples show.
import type { Book, ContractRule } from '#lib/rules/book.ts';
import { ALL_AUGEN, CONTRACTS, HANDS, type Contract } from '#lib/rules/vocabulary.ts';
import type { Example } from './examples.ts';

/** Everything that an example of this book has to show, as readable keys. */
export function knownTo(book: Book): readonly string[] {
	return CONTRACTS.flatMap((contract) => {
		const rule = book.contracts[contract];
		if (!rule) return [];
		if (rule.sides === 'mungo') return mungoKnown(book, contract);
		const outcomes = rule.goal === 'hand' ? [true] : [true, false];
		return [
			...outcomes.flatMap((won) => surchargesKnown(book, rule, contract, won)),
			...(rule.goal === 'augen' ? augenKnown(book, rule, contract) : [])
		];
	});
}

/** The Laufende that an entry decides: none where the contract itself holds them, as the eight Buben of a Sie. */
const enteredLaufende = (rule: ContractRule): ContractRule['laufende'] =>
	rule.laufendeHeld > 0 ? null : rule.laufende;

const said = (won: boolean): string => (won ? 'gewonnen' : 'verloren');
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

function surchargesKnown(
	book: Book,
	rule: ContractRule,
	contract: Contract,
	won: boolean
): readonly string[] {
	const head = `${contract} ${said(won)}`;
	const byAugen = rule.goal === 'augen';
	const laufende = enteredLaufende(rule);
	return [
		...(byAugen ? [`${head} nach Augen`, `${head} ohne Augen`] : [head]),
		...(byAugen && rule.schneider
			? ['Schneider', 'Schwarz'].map((what) => `${head} ${what} ohne Augen`)
			: []),
		...(laufende ? bandsOf(laufende).map((band) => `${head} Laufende ${band}`) : []),
		...(rule.schuss ? upTo(book.schuss.names.length).map((count) => `${head} Schuss ${count}`) : []),
		...(book.deckel ? upTo(HANDS).map((count) => `${head} Deckel ${count}`) : []),
		...(book.bock ? [`${head} Bock`] : []),
		...(book.bockspiel && rule.goal !== 'hand' ? [`${head} Bockspiel`] : []),
		...(book.bockspiel && book.deckel ? [`${contract} Bockspiel mit Deckel`] : []),
		...(rule.tout ? [`${head} Tout`] : []),
		...(rule.tout && laufende ? [`${head} Tout mit Laufenden`, `${head} Tout alles`] : []),
		`${head} alles`
	];
}

function augenKnown(book: Book, rule: ContractRule, contract: Contract): readonly string[] {
	const { won, schneiderDeclarer, schneiderOpponents } = book.augen;
	const own = schneiderDeclarer.value;
	const others = ALL_AUGEN - schneiderOpponents.value;
	const plain = [
		won.value - 2,
		won.value - 1,
		won.value,
		own - 1,
		own,
		own + 1,
		others - 1,
		others,
		others + 1
	];
	const doubled = rule.schuss && book.augen.lastSchuss ? [ALL_AUGEN / 2, own, others] : [];
	return [
		...plain.map((augen) => `${contract} ${augen} Augen Schuss 0`),
		...doubled.flatMap((augen) =>
			upTo(book.schuss.names.length).map((count) => `${contract} ${augen} Augen Schuss ${count}`)
		),
		...[0, ALL_AUGEN].flatMap((augen) => [
			`${contract} ${augen} Augen ohne Schwarz`,
			...(rule.schneider ? [`${contract} ${augen} Augen Schwarz`] : [])
		])
	];
}

/** Every way four can be level in Augen, with every number of Spritzen in each level group. */
function mungoKnown(book: Book, contract: Contract): readonly string[] {
	const groups = [[1, 1, 1, 1], [2, 1, 1], [1, 2, 1], [1, 1, 2], [2, 2], [3, 1], [1, 3], [4]];
	const ties = groups.flatMap((sizes) =>
		sizes.reduce<readonly string[]>(
			(keys, size) =>
				keys.flatMap((key) =>
					size === 1 ? [`${key} 1`] : [0, ...upTo(size)].map((spritzen) => `${key} ${size}/${spritzen}`)
				),
			[`${contract} gleich`]
		)
	);
	return [
		...ties,
		...['augen', 'losers', 'durchmarsch', 'hinleger', 'alle Stiche', '120 ohne alle Stiche'].map(
			(how) => `${contract} ${how}`
		),
		...['augen', 'losers', 'durchmarsch', 'hinleger'].map((how) => `${contract} ${how} mit Spritze`),
		...[0, ...upTo(HANDS)].map((count) => `${contract} Spritzen ${count}`),
		...(book.deckel ? [0, ...upTo(HANDS)].map((count) => `${contract} Deckel ${count}`) : []),
		...[10, 20, 40, 80, 160].flatMap((price) => [
			`${contract} drei mit den wenigsten, Preis ${price}`,
			`${contract} drei mit den meisten, Preis ${price}`
		]),
		`${contract} Bock`,
		...(book.bockspiel ? [`${contract} Bockspiel`] : []),
		`${contract} alles`
	];
}

/** What one example shows, in the same keys. */
export function shownBy(book: Book, example: Example): readonly string[] {
	const rule = book.contracts[example.game.contract];
	if (!rule) return [];
	return rule.sides === 'mungo' ? mungoShown(book, example) : sidesShown(book, rule, example);
}

function sidesShown(book: Book, rule: ContractRule, example: Example): readonly string[] {
	const { game } = example;
	const { contract, augen, laufende = 0, schuss = 0, deckel = [], tout = false, schwarz = false } = game;
	const head = `${contract} ${said(example.won === true)}`;
	const keys: string[] = [];
	const bands = enteredLaufende(rule);
	const full =
		laufende === (bands?.most ?? 0) &&
		schuss === (rule.schuss ? book.schuss.names.length : 0) &&
		deckel.length === (book.deckel ? HANDS : 0) &&
		(example.bock === true || book.bock === null);
	if (tout) {
		keys.push(`${head} Tout`);
		if (bands && laufende >= bands.from.value) keys.push(`${head} Tout mit Laufenden`);
		if (full) keys.push(`${head} Tout alles`);
		return keys;
	}
	if (rule.goal !== 'augen') keys.push(head);
	else keys.push(augen === undefined ? `${head} ohne Augen` : `${head} nach Augen`);
	if (augen === undefined && game.schneider) keys.push(`${head} Schneider ohne Augen`);
	if (augen === undefined && schwarz) keys.push(`${head} Schwarz ohne Augen`);
	if (bands && laufende > 0) keys.push(`${head} Laufende ${bandOf(laufende, bands)}`);
	if (schuss > 0) keys.push(`${head} Schuss ${schuss}`);
	if (deckel.length > 0 && !example.bockspiel) keys.push(`${head} Deckel ${deckel.length}`);
	if (example.bock) keys.push(`${head} Bock`);
	if (example.bockspiel) keys.push(`${head} Bockspiel`);
	if (example.bockspiel && deckel.length > 0) keys.push(`${contract} Bockspiel mit Deckel`);
	if (full && (schwarz || !rule.schneider)) keys.push(`${head} alles`);
	if (typeof augen === 'number') {
		keys.push(`${contract} ${augen} Augen Schuss ${schuss}`);
		keys.push(`${contract} ${augen} Augen ${schwarz ? 'Schwarz' : 'ohne Schwarz'}`);
	}
	return keys;
}

/** There may be none between the first that count and all of them: in a München Geier three count and there are four. */
const bandsOf = ({ from, most }: NonNullable<ContractRule['laufende']>): readonly string[] =>
	most > from.value + 1 ? ['unter', 'ab', 'über', 'alle'] : ['unter', 'ab', 'alle'];

function bandOf(laufende: number, rule: NonNullable<ContractRule['laufende']>): string {
	if (laufende < rule.from.value) return 'unter';
	if (laufende === rule.from.value) return 'ab';
	return laufende < rule.most ? 'über' : 'alle';
}

function mungoShown(book: Book, example: Example): readonly string[] {
	const { contract, augen, durchmarsch, hinleger, losers, tricks, spritzen = [], deckel = [] } = example.game;
	const keys = [`${contract} Spritzen ${spritzen.length}`];
	if (!example.bockspiel) keys.push(`${contract} Deckel ${deckel.length}`);
	if (example.bock) keys.push(`${contract} Bock`);
	if (example.bockspiel) keys.push(`${contract} Bockspiel`);
	const allLaid = deckel.length === (book.deckel ? HANDS : 0);
	if (example.bock && allLaid && spritzen.length === HANDS) keys.push(`${contract} alles`);
	const ways = { augen, losers, durchmarsch, hinleger };
	for (const [how, given] of Object.entries(ways)) {
		if (given !== undefined) keys.push(`${contract} ${how}`);
		if (given !== undefined && spritzen.length > 0) keys.push(`${contract} ${how} mit Spritze`);
	}
	if (typeof augen !== 'object') return keys;
	if (Object.values(tricks ?? {}).includes(8)) return [...keys, `${contract} alle Stiche`];
	if (Object.values(augen).includes(ALL_AUGEN)) keys.push(`${contract} 120 ohne alle Stiche`);
	const levels = [...new Set(Object.values(augen))].sort((one, other) => one - other);
	const tie = levels.map((level) => {
		const group = Object.keys(augen).filter((player) => augen[player] === level);
		const gave = spritzen.filter((player) => group.includes(player));
		return group.length === 1 ? '1' : `${group.length}/${gave.length}`;
	});
	keys.push(`${contract} gleich ${tie.join(' ')}`);
	const price = `Preis ${example.price}`;
	if (tie[0] === '3/0' || tie[0] === '3/3') keys.push(`${contract} drei mit den wenigsten, ${price}`);
	if (tie[1] === '3/0' || tie[1] === '3/3') keys.push(`${contract} drei mit den meisten, ${price}`);
	return keys;
}
