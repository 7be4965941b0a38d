import { describe, expect, it } from 'vitest';
import { eveningOf } from '#lib/log/entry.ts';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { booksOf } from '#lib/log/books.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { gamesBehind, type Which } from '#lib/statistics/games-behind.ts';
import type { CountKey } from '#lib/statistics/counts.ts';
import { besideOf } from '#lib/statistics/two-members.ts';
import { figuresOf, type Figures, type MemberFigures } from '#lib/statistics/figures.ts';
import { soughtBy, type SoughtTerm } from '#lib/statistics/search.ts';
import { playedEvening, type PlayedEvening } from '#lib/statistics/played-games.ts';
import { eveningsIn, type Span } from '#lib/statistics/span.ts';
import { countedEvenings, hasWon, type CountedEvening, type CountedGame } from './support/counted-club.ts';
import { GOLDEN_YEARS, goldenClub } from './support/golden-club.ts';
import { isWhole } from './support/whole.ts';

// Three years of a club, every figure held against a count of its own over the raw entries.

const entries = goldenClub();
const log = standing(entries);
const folding = { books: booksOf(log, BOOKS), saukopf: foldSaukopf };
const played = [...new Set(entries.flatMap((one) => eveningOf(one) ?? []))].flatMap(
	(evening): readonly PlayedEvening[] => {
		const state = foldAnyEvening(log, evening, folding);
		return state ? [playedEvening(state, log)] : [];
	}
);
const counted = countedEvenings(JSON.parse(JSON.stringify(entries)) as readonly unknown[]);
const evening80 = counted[80]?.evening ?? '';
const saukopfEvening = counted.find(({ book }) => book === 'saukopf')?.evening ?? '';

interface Case {
	readonly name: string;
	readonly span: Span;
	readonly counted: readonly CountedEvening[];
}

const oneEvening = (evening: string): Case => ({
	name: `the evening ${evening}`,
	span: { span: 'evening', evening: asId<EveningId>(evening) },
	counted: counted.filter((one) => one.evening === evening)
});
const CASES: readonly Case[] = [
	{ name: 'all years', span: { span: 'all' }, counted },
	...GOLDEN_YEARS.map((year) => ({
		name: `the year ${year}`,
		span: { span: 'year', year } as const,
		counted: counted.filter(({ date }) => date.startsWith(`${year}-`))
	})),
	...(['abend', 'ausflug', 'meisterschaft'] as const).map((occasion) => ({
		name: `all of the occasion ${occasion}`,
		span: { span: 'all', occasion } as const,
		counted: counted.filter((one) => one.occasion === occasion)
	})),
	{
		name: 'the year 2025 by the Allgäu',
		span: { span: 'year', year: 2025, book: 'Allgäu' },
		counted: counted.filter(({ book, date }) => book === 'allgaeu' && date.startsWith('2025-'))
	},
	{
		name: 'all of Saukopf',
		span: { span: 'all', book: 'Saukopf' },
		counted: counted.filter(({ book }) => book === 'saukopf')
	},
	oneEvening(evening80),
	oneEvening(saukopfEvening)
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const holds = (game: CountedGame, member: string): boolean => Object.hasOwn(game.cents, member);
const isMungo = (game: CountedGame): boolean => game.contract === 'mungo';
const isDeclarer = (game: CountedGame, member: string): boolean => !isMungo(game) && game.declarer === member;
/** Who wins and loses with him, including himself. */
function side(game: CountedGame, member: string): readonly string[] {
	if (isMungo(game)) return [member];
	const own = [game.declarer, game.partner].filter((one) => one !== null);
	return own.includes(member) ? own : Object.keys(game.cents).filter((one) => !own.includes(one));
}

/** 1 won, −1 lost, also for nothing, as the Schule's Sie in the very first game (2.9.1); a Mungo can end level. */
function sign(game: CountedGame, member: string): number {
	const moved = Math.sign(game.cents[member] ?? 0);
	if (moved !== 0 || isMungo(game)) return moved;
	return [game.declarer, game.partner].includes(member) === hasWon(game.raw) ? 1 : -1;
}

/** §11.5 and 5.2.7, three times for the one against three; Weitnau and München have no list. */
function points({ raw, contract, number }: CountedGame, book: string): number {
	// 2.9.1: in the very first game a Sie does not count.
	if (book === 'schafkopfschule' && contract === 'sie' && number === 1) return 0;
	if (!['solo', 'wenz', 'bettel', 'sie'].includes(contract)) return 0;
	const factor = 3 * (hasWon(raw) ? 1 : -1);
	const schneider =
		raw.tout || contract === 'bettel' ? 0 : (raw.schneider ?? (raw.augen < 30 || raw.augen > 90)) ? 1 : 0;
	if (book === 'schafkopfschule') return factor * (contract === 'sie' ? 8 : raw.tout ? 6 : 2 + schneider);
	if (book !== 'allgaeu' && book !== 'stammtisch') return 0;
	if (contract === 'sie') return factor * 52;
	const ups = raw.laufende >= (contract === 'wenz' ? 2 : 3) ? raw.laufende : 0;
	return factor * (5 + ups + schneider) * 2 ** (raw.schuss ?? 0);
}

describe.each(CASES)('figures over $name', ({ span, counted: evenings }) => {
	const chosen = eveningsIn(played, span);
	const figures = figuresOf(chosen);
	const games = evenings.flatMap((one) => one.games);
	const members = [...new Set(evenings.flatMap(({ balance }) => Object.keys(balance)))].sort();
	const of = (member: string): MemberFigures => {
		const found = figures.members.find((one) => one.member === member);
		if (!found) throw new Error(`no figures of ${member}`);
		return found;
	};
	const count = (member: string, key: CountKey) =>
		of(member).counts[key] ?? { games: 0, won: 0, lost: 0, cents: 0, points: 0, laufende: 0 };
	/** What stands under a key, by hand. */
	const byHand = (member: string, counts: (game: CountedGame) => boolean) => {
		const own = games.filter((game) => holds(game, member) && counts(game));
		return {
			games: own.length,
			won: own.filter((game) => sign(game, member) > 0).length,
			lost: own.filter((game) => sign(game, member) < 0).length,
			cents: sum(own.map((game) => game.cents[member] ?? NaN))
		};
	};
	const expectCount = (member: string, key: CountKey, counts: (game: CountedGame) => boolean): void => {
		const { games, won, lost, cents } = count(member, key);
		expect({ member, key, games, won, lost, cents }).toEqual({ member, key, ...byHand(member, counts) });
	};

	it('know everybody who was there, every evening and every game', () => {
		expect(figures.members.map(({ member }) => member as string).sort()).toEqual(members);
		expect([figures.evenings, figures.games]).toEqual([evenings.length, games.length]);
		expect(figures.dates).toEqual(
			evenings.map(({ evening, date, games }) => ({ evening, date, games: games.length }))
		);
	});

	it('count games, wins, losses and money by member, all and by contract', () => {
		for (const member of members) {
			expectCount(member, 'all', () => true);
			for (const contract of [
				'rufspiel',
				'solo',
				'wenz',
				'bettel',
				'mungo',
				'sie',
				'sauerei',
				'zucht'
			] as const) {
				expectCount(member, `contract ${contract}`, (game) => game.contract === contract);
				expectCount(
					member,
					`declared ${contract}`,
					(game) => game.contract === contract && isDeclarer(game, member)
				);
			}
		}
	});

	it('know evenings, balance, average, best and worst', () => {
		for (const member of members) {
			const own = evenings.filter(({ balance }) => Object.hasOwn(balance, member));
			const balances = own.map(({ balance }) => balance[member] ?? NaN);
			const all = byHand(member, () => true);
			const { evenings: attended, cents, average, best, worst } = of(member);
			expect({ member, attended, cents }).toEqual({ member, attended: own.length, cents: sum(balances) });
			expect(average).toBeCloseTo(all.cents / all.games, 9);
			expect(best?.cents).toBe(Math.max(...balances));
			expect(worst?.cents).toBe(Math.min(...balances));
			expect(own.find(({ evening }) => evening === best?.evening)?.balance[member]).toBe(best?.cents);
			expect(own.find(({ evening }) => evening === worst?.evening)?.balance[member]).toBe(worst?.cents);
		}
	});

	it('count games apart as declarer, as partner and as opponent', () => {
		for (const member of members) {
			const sides = (game: CountedGame): boolean => !isMungo(game);
			expectCount(member, 'declarer', (game) => isDeclarer(game, member));
			expectCount(member, 'partner', (game) => sides(game) && game.partner === member);
			expectCount(
				member,
				'opponent',
				(game) => sides(game) && ![game.declarer, game.partner].includes(member)
			);
		}
	});

	it('know evenings won, fines, each year and the dearest game', () => {
		for (const member of members) {
			const own = evenings.filter(({ balance }) => Object.hasOwn(balance, member));
			const mine = (one: CountedEvening): number => one.balance[member] ?? NaN;
			const won = own.filter((one) => mine(one) > 0 && mine(one) === Math.max(...Object.values(one.balance)));
			const moved = games.map((game) => Math.abs(game.cents[member] ?? 0));
			const { eveningsWon, fines, years, dearest } = of(member);
			expect({ member, eveningsWon, fines }).toEqual({
				member,
				eveningsWon: won.length,
				fines: sum(own.map((one) => one.fines[member] ?? 0))
			});
			expect(Math.abs(dearest?.cents ?? 0)).toBe(Math.max(0, ...moved));
			expect(years).toEqual(
				[...new Set(own.map(({ date }) => Number(date.slice(0, 4))))].sort().map((year) => {
					const then = own.filter(({ date }) => date.startsWith(String(year)));
					const held = then.flatMap((one) => one.games).filter((game) => holds(game, member));
					return {
						...{ year, evenings: then.length, games: held.length, cents: sum(then.map(mine)) },
						won: held.filter((game) => sign(game, member) > 0).length
					};
				})
			);
		}
	});

	it('tell how games between two sides ended', () => {
		const sided = games.filter(
			(game) => !isMungo(game) && evenings.some((one) => one.book !== 'saukopf' && one.games.includes(game))
		);
		const counted = sided.filter(({ raw }) => typeof raw.augen === 'number');
		expect(figures.endings).toMatchObject({
			games: sided.length,
			counted: counted.length,
			level: counted.filter(({ raw }) => raw.augen === 60).length,
			// nobody here writes it
			schwarz: 0
		});
		const rufspiele = sided.filter(({ contract }) => contract === 'rufspiel');
		const written = rufspiele.filter(({ raw }) => raw.schneider ?? (raw.augen <= 30 || raw.augen > 90));
		expect(figures.endings.schneider).toBeGreaterThanOrEqual(written.length);
		expect(figures.endings.schneider).toBeLessThanOrEqual(sided.length);
	});

	it('find the longest runs', () => {
		for (const member of members) {
			const signs = games.filter((game) => holds(game, member)).map((game) => sign(game, member));
			const text = signs.map((one) => (one > 0 ? 'W' : one < 0 ? 'L' : '0')).join('');
			const longest = (letter: string): number =>
				Math.max(0, ...(text.match(new RegExp(`${letter}+`, 'g')) ?? []).map(({ length }) => length));
			const { won, lost } = of(member).runs;
			expect({ member, won: won?.length ?? 0, lost: lost?.length ?? 0 }).toEqual({
				member,
				won: longest('W'),
				lost: longest('L')
			});
		}
	});

	it('say who wins with whom and against whom', () => {
		const { pairs } = figures;
		const cell = (list: readonly number[], a: string, b: string): number => {
			const at = (one: string): number => pairs.members.indexOf(asId<MemberId>(one));
			return list[at(a) * pairs.members.length + at(b)] ?? NaN;
		};
		for (const a of members) {
			for (const b of members) {
				const both = games.filter((game) => a !== b && holds(game, a) && holds(game, b) && !isMungo(game));
				const together = both.filter((game) => side(game, a).length === 2 && side(game, a).includes(b));
				const against = both.filter((game) => !side(game, a).includes(b));
				const won = (list: readonly CountedGame[]) => list.filter((game) => sign(game, a) > 0).length;
				expect([a, b, cell(pairs.together, a, b), cell(pairs.togetherWon, a, b)]).toEqual([
					...[a, b, together.length, won(together)]
				]);
				expect([a, b, cell(pairs.against, a, b), cell(pairs.againstWon, a, b)]).toEqual([
					...[a, b, against.length, won(against)]
				]);
			}
		}
	});

	it('put two beside each other, where both were', () => {
		for (const a of members) {
			for (const b of members.filter((one) => one > a)) {
				const nights = evenings.filter(({ balance }) => [a, b].every((one) => Object.hasOwn(balance, one)));
				const leads = nights.map(({ balance }) => (balance[a] ?? NaN) - (balance[b] ?? NaN));
				const shared = (kind: 'together' | 'against') => {
					const both = games.filter((game) => holds(game, a) && holds(game, b) && !isMungo(game));
					const own = both.filter((game) =>
						kind === 'together'
							? side(game, a).length === 2 && side(game, a).includes(b)
							: !side(game, a).includes(b)
					);
					return {
						games: own.length,
						won: own.filter((game) => sign(game, a) > 0).length,
						lost: own.filter((game) => sign(game, a) < 0).length,
						cents: [a, b].map((one) => sum(own.map((game) => game.cents[one] ?? NaN)))
					};
				};
				expect(besideOf(chosen, [asId<MemberId>(a), asId<MemberId>(b)])).toEqual({
					...{ two: [a, b], evenings: nights.length },
					ahead: leads.filter((cents) => cents > 0).length,
					behind: leads.filter((cents) => cents < 0).length,
					together: shared('together'),
					against: shared('against')
				});
			}
		}
	});

	it('give every game of a member to exactly one: somebody he was with, alone, or one of three', () => {
		const { pairs } = figures;
		pairs.members.forEach((member, row) => {
			const width = pairs.members.length;
			const together = sum(pairs.together.slice(row * width, (row + 1) * width));
			const all = together + count(member, 'alone').games + count(member, 'inThree').games;
			expect({ member, all }).toEqual({ member, all: count(member, 'all').games });
		});
	});

	it('say how Deckel and Schuss pay off, and what Laufende and Soli come to', () => {
		const bookOf = new Map(evenings.map(({ evening, book }) => [evening, book]));
		for (const member of members) {
			const isOpponent = (game: CountedGame) => ![game.declarer, game.partner].includes(member);
			const shots = (game: CountedGame): number => (isMungo(game) ? 0 : (game.raw.schuss ?? 0));
			const least = (contract: string) => ({ rufspiel: 3, solo: 3, wenz: 2 })[contract] ?? 99;
			const hasUps = (game: CountedGame) => game.raw.laufende >= least(game.contract);
			const isSolo = (game: CountedGame) =>
				isDeclarer(game, member) && ['solo', 'wenz', 'bettel', 'sie'].includes(game.contract);
			expectCount(member, 'deckel', ({ raw }) => (raw.deckel ?? []).includes(member));
			expectCount(member, 'schussGiven', (game) => shots(game) > (isOpponent(game) ? 0 : 1));
			expectCount(member, 'schussTaken', (game) => shots(game) > (isOpponent(game) ? 1 : 0));
			expectCount(member, 'laufende', (game) => isDeclarer(game, member) && hasUps(game));
			expectCount(member, 'einzelspiel', isSolo);
			const own = games.filter((game) => holds(game, member) && isDeclarer(game, member));
			expect(count(member, 'laufende').laufende).toBe(
				sum(own.filter(hasUps).map(({ raw }) => Number(raw.laufende)))
			);
			expect({ member, points: count(member, 'einzelspiel').points }).toEqual({
				member,
				points: sum(own.map((game) => points(game, bookOf.get(game.evening) ?? '')))
			});
		}
	});

	it('count the club’s contracts by year and name the dearest game', () => {
		for (const { year, evenings: nights, games: many, contracts } of figures.years) {
			const own = evenings.filter(({ date }) => date.startsWith(String(year)));
			expect([nights, many]).toEqual([own.length, sum(own.map((one) => one.games.length))]);
			for (const [contract, times] of Object.entries(contracts)) {
				expect(own.flatMap((one) => one.games).filter((game) => game.contract === contract)).toHaveLength(
					times
				);
			}
			expect(sum(Object.values(contracts))).toBe(many);
		}
		const prices = games.map(({ price }) => price).sort((a, b) => b - a);
		expect(figures.dearest.map(({ price }) => price)).toEqual(prices.slice(0, 5));
		for (const { place, price } of figures.dearest) {
			expect(games.find(({ entry }) => log.placeOf(asId(entry))?.id === place)?.price).toBe(price);
		}
	});

	// What takes as long as all else together is asked of the longest spans only where everything is tried.
	it.runIf(isWhole || evenings.length < 60)('lead to as many games as they count', () => {
		const behind = (which: Which) => gamesBehind(chosen, which);
		for (const { member, counts, runs } of figures.members) {
			for (const [key, { games, won, lost }] of Object.entries(counts)) {
				const which = { by: 'count', member, key: key as CountKey } as const;
				expect(behind(which)).toHaveLength(games);
				expect(behind({ ...which, result: 'won' })).toHaveLength(won);
				expect(behind({ ...which, result: 'lost' })).toHaveLength(lost);
			}
			for (const run of [runs.won, runs.lost]) {
				if (!run) continue;
				const list = behind({ by: 'run', member, run });
				expect(list).toHaveLength(run.length);
				expect(list.at(-1)?.place).toBe(run.to.place);
			}
		}
		const { members: ids, together, against } = figures.pairs;
		ids.forEach((member, row) =>
			ids.forEach((other, column) => {
				const cell = row * ids.length + column;
				expect(behind({ by: 'pair', member, other, kind: 'together' })).toHaveLength(together[cell] ?? NaN);
				expect(behind({ by: 'pair', member, other, kind: 'against' })).toHaveLength(against[cell] ?? NaN);
			})
		);
	});

	it('add the course of everybody up to his balance', () => {
		const last = figures.course.cents.map(([member, cents]) => [member, cents.at(-1)]);
		expect(last).toEqual(figures.members.map(({ member, cents }) => [member, cents]));
		expect(figures.course.dates.length).toBeLessThanOrEqual(60);
	});
});

it('is empty over nothing', () => {
	const none: Figures = figuresOf(eveningsIn(played, { span: 'year', year: 1999 }));
	expect(none).toMatchObject({ evenings: 0, games: 0, members: [], years: [], dates: [], dearest: [] });
});

describe('a search over all games', () => {
	const words: readonly (readonly [string, SoughtTerm])[] = [
		...['anna', 'ben', 'carl', 'dora'].map(
			(name) => [`${name} Müßig`, { is: 'member', member: asId<MemberId>(name) }] as const
		),
		['Solo', { is: 'contract', contract: 'solo' }],
		['Rufspiel', { is: 'contract', contract: 'rufspiel' }],
		['Mungo', { is: 'contract', contract: 'mungo' }],
		['Tout', { is: 'tout' }],
		['verloren', { is: 'ended', sign: -1 }]
	];
	const all = eveningsIn(played, { span: 'all' });
	const find = (query: string) => {
		const { terms, unknown } = soughtBy(query, words);
		expect(unknown).toEqual([]);
		return gamesBehind(all, { by: 'search', query, terms }).map(({ place }) => place as string);
	};
	const byHand = (fits: (game: CountedGame, date: string) => boolean) =>
		counted.flatMap(({ games, date }) =>
			games
				.filter((game) => fits(game, date))
				.map(({ entry }) => log.placeOf(asId(entry))?.id as string | undefined)
		);
	const bySide = ({ declarer, partner }: CountedGame, name: string): boolean =>
		declarer === name || partner === name;

	it('finds what a count by hand finds: contract, name, year, result, and who was against it', () => {
		expect(find('solo anna 2025')).toEqual(
			byHand((game, date) => game.contract === 'solo' && bySide(game, 'anna') && date.startsWith('2025'))
		);
		expect(find('Solo TOUT')).toEqual(byHand((game) => game.contract === 'solo' && game.raw.tout === true));
		expect(find('rufsp ben verloren')).toEqual(
			byHand((game) => game.contract === 'rufspiel' && bySide(game, 'ben') && sign(game, 'ben') < 0)
		);
		expect(find('rufspiel gegen dora')).toEqual(
			byHand((game) => game.contract === 'rufspiel' && holds(game, 'dora') && !bySide(game, 'dora'))
		);
		// In a Mungo everybody plays for himself.
		expect(find('mungo carl')).toEqual(byHand((game) => isMungo(game) && holds(game, 'carl')));
		expect(find('solo anna 2025').length).toBeGreaterThan(3);
	});

	it('knows what it does not know, and takes a name however it is written', () => {
		expect(soughtBy('Solo Quatsch', words)).toMatchObject({ unknown: ['quatsch'] });
		expect(find('ANNA mussig solo')).toEqual(find('solo anna'));
	});
});
