// What a golden club comes to, counted from its JSON alone: by separate arithmetic, with nothing of the app's. It knows
// only what `golden-club.ts` writes: no special rounds, no Schwarz, no bought hands.

/* oxlint-disable-next-line typescript/no-explicit-any -- raw JSON */
type Raw = any;

export interface CountedGame {
	readonly entry: string;
	readonly evening: string;
	/** From 1 within its evening. */
	readonly number: number;
	readonly contract: string;
	readonly declarer: string | null;
	readonly partner: string | null;
	readonly raw: Raw;
	/** Cents by player who held cards. */
	readonly cents: Readonly<Record<string, number>>;
	readonly price: number;
}

export interface CountedEvening {
	readonly evening: string;
	readonly date: string;
	readonly occasion: string;
	readonly book: string;
	readonly games: readonly CountedGame[];
	/** Cents by everybody who sat there: games, and what was paid into the Stock. */
	readonly balance: Readonly<Record<string, number>>;
	/** Cents that each paid into the Stock; nobody wins it here. */
	readonly fines: Readonly<Record<string, number>>;
}

/** Entries that count, in their order: struck ones left out, changed ones in the old place. */
function counting(entries: readonly Raw[]): readonly Raw[] {
	const struck = new Set<string>();
	const voids = entries.filter(({ kind }) => kind === 'void');
	// A void that was itself struck strikes nothing; none here is struck twice.
	for (const { id, target } of voids) {
		if (!voids.some((other) => other.target === id)) struck.add(target);
	}
	const inPlace = new Map<string, Raw>();
	for (const entry of entries) {
		if (entry.kind === 'void' || struck.has(entry.id)) continue;
		inPlace.set(entry.replaces ?? entry.id, entry);
	}
	return entries.flatMap(({ id }) => inPlace.get(id) ?? []);
}

/** Every evening that counts, in the order of the log. */
export function countedEvenings(entries: readonly Raw[]): readonly CountedEvening[] {
	const all = counting(entries);
	return all
		.filter(({ kind }) => kind === 'evening')
		.map((opening) =>
			countedEvening(
				opening,
				all.filter(({ evening }) => evening === opening.evening)
			)
		);
}

function countedEvening(opening: Raw, entries: readonly Raw[]): CountedEvening {
	const { seats } = opening;
	let dealer = seats.indexOf(opening.dealer);
	const games: CountedGame[] = [];
	const balance: Record<string, number> = Object.fromEntries(seats.map((seat: string) => [seat, 0]));
	const fines: Record<string, number> = {};
	for (const entry of entries) {
		if (entry.kind === 'incident') {
			// 50 cents the first time, 100 every further one.
			const fine = fines[entry.player] ? 100 : 50;
			balance[entry.player] = (balance[entry.player] ?? 0) - fine;
			fines[entry.player] = (fines[entry.player] ?? 0) + fine;
		}
		if (entry.kind !== 'game') continue;
		const holders = seats.filter((_: string, seat: number) => seats.length === 4 || seat !== dealer);
		const priced =
			opening.rulebook === 'saukopf'
				? saukopf(entry.game, holders, opening)
				: schafkopf(entry.game, holders, opening, games.length === 0);
		for (const player of holders) balance[player] = (balance[player] ?? 0) + (priced.cents[player] ?? NaN);
		const { contract, declarer, partner } = entry.game;
		games.push({
			...{ entry: entry.id, evening: opening.evening, number: games.length + 1, contract },
			...{ declarer: declarer ?? null, partner: partner ?? null, raw: entry.game },
			...priced
		});
		if (!entry.game.outOfTurn) dealer = (dealer + 1) % seats.length;
	}
	const { evening, date, occasion, rulebook: book } = opening;
	return { evening, date, occasion, book, games, balance, fines };
}

type Priced = Pick<CountedGame, 'cents' | 'price'>;

const TARIFFS: Record<string, Record<string, number>> = {
	allgaeu: { rufspiel: 10, solo: 25, wenz: 25, sie: 25, bettel: 25, mungo: 10, extra: 5 },
	stammtisch: { rufspiel: 10, solo: 50, wenz: 25, sie: 25, bettel: 25, mungo: 10, extra: 5 },
	weitnau: { rufspiel: 10, solo: 25, wenz: 25, sie: 25, mungo: 10, extra: 5 },
	muenchen: { rufspiel: 5, solo: 20, wenz: 20, sie: 20, extra: 5 },
	schafkopfschule: { rufspiel: 1, solo: 5, wenz: 5, sie: 5, extra: 1 }
};

/** Whether the declarer's side won, by word or by Augen; a Sie always does. */
export const hasWon = (game: Raw): boolean => game.contract === 'sie' || (game.won ?? game.augen >= 61);

const isSchneider = (game: Raw): boolean =>
	game.schneider ?? (game.augen !== undefined && (game.augen < 30 || game.augen > 90));

const FEWEST: Record<string, number> = { rufspiel: 3, solo: 3, wenz: 2 };

function schafkopf(
	game: Raw,
	holders: readonly string[],
	{ rulebook, rate = 1 }: Raw,
	first: boolean
): Priced {
	const tariff = TARIFFS[rulebook] ?? {};
	const { contract, declarer, partner } = game;
	if (contract === 'mungo') return mungo(game, holders, tariff);
	const extra = tariff['extra'] ?? NaN;
	const base = tariff[contract] ?? NaN;
	const ups = contract === 'sie' ? 8 : game.laufende >= (FEWEST[contract] ?? 99) ? game.laufende : 0;
	let price = base + extra * ups + (contract !== 'sie' && !game.tout && isSchneider(game) ? extra : 0);
	if (contract === 'sie') price *= 4;
	// Schafkopfschule 2.9.1: in the very first game a Sie does not count.
	if (contract === 'sie' && rulebook === 'schafkopfschule' && first) price = 0;
	if (game.tout || game.outOfTurn) price *= 2;
	price *= 2 ** (game.schuss ?? 0) * 2 ** (game.deckel?.length ?? 0) * rate;
	return {
		price,
		cents:
			price === 0
				? nothing(holders)
				: paid([declarer, ...(partner ? [partner] : [])], holders, hasWon(game) ? price : -price)
	};
}

const nothing = (holders: readonly string[]): Record<string, number> =>
	Object.fromEntries(holders.map((player) => [player, 0]));

/** What everybody gets if each of the side gets `each` from an opponent. */
function paid(side: readonly string[], holders: readonly string[], each: number): Record<string, number> {
	const others = holders.filter((player) => !side.includes(player));
	return Object.fromEntries(
		holders.map((player) =>
			side.includes(player)
				? [player, (each * others.length) / side.length]
				: [player, side.length === 1 || others.length === 2 ? -each : NaN]
		)
	);
}

function mungo(game: Raw, holders: readonly string[], tariff: Record<string, number>): Priced {
	const price = (tariff['mungo'] ?? NaN) * 2 ** (game.spritzen?.length ?? 0);
	if (game.durchmarsch) return { price, cents: paid([game.durchmarsch], holders, -price) };
	const losers: readonly string[] =
		game.losers ?? [...holders].sort((a, b) => game.augen[b] - game.augen[a]).slice(0, 2);
	return { price, cents: paid(losers, holders, -price) };
}

function saukopf(game: Raw, holders: readonly string[], { rate = 0 }: Raw): Priced {
	const points = 2 + (game.schneider ? 1 : 0) + (game.huftritt ? 2 : 0);
	const price = points * rate;
	const side = [game.declarer, ...(game.partner ? [game.partner] : [])];
	return { price, cents: paid(side, holders, game.won ? price : -price) };
}
