import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { CHAMPIONSHIP, madeChampionship } from '../../../../tests/support/championship.ts';
import { entry, game, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { bestOutcome, possibleOutcomes, type Unclear } from './disputed.ts';
import { foldChampionship, type Championship } from '../from-log.ts';
import { disputedOf, ownGames, pointsOverGames, type OwnGame } from './own-games.ts';
import { owedText, reasonFor } from './reasons.ts';
import type { Ranking } from './ranking.ts';
import { begunPartien, movesIn, rankingAfter } from './standings.ts';

const ANNA = asId<MemberId>('anna');
const BEN = asId<MemberId>('ben');

const fold = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);

function rank(entries: readonly AnyEntry[]): Ranking {
	const { ranking } = fold(entries);
	if (!ranking) throw new Error('no championship');
	return ranking;
}

const placesIn = ({ places }: Ranking): readonly string[] =>
	places.map(({ place, player, points }) => `${place} ${player} ${points}`);

function gamesOf(entries: readonly AnyEntry[], player: string): readonly OwnGame[] {
	const { rulings, partien } = fold(entries);
	if (!rulings.entry) throw new Error('no championship');
	return ownGames(rulings.entry, rulings, partien).get(asId<MemberId>(player)) ?? [];
}

const written = (games: readonly Fields[], fields: Fields = {}): readonly AnyEntry[] =>
	games.map((one, i) => game(`3 ${String(i).padStart(2, '0')}`, one, fields));

const solo = { contract: 'solo', declarer: 'anna', won: true };
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };

describe('why somebody stands where he stands', () => {
	const reasons = (entries: readonly AnyEntry[]) => {
		const ranking = rank(entries);
		const shown = (member: string): string => `${member[0]?.toUpperCase()}${member.slice(1)}`;
		return ranking.places.map((one) => reasonFor(ranking, one, shown));
	};

	it('names the criterion with both figures', () => {
		// anna 15 − 15, ben −5 + 5, carl and dora too: level in points, anna played two Einzelspiele
		expect(reasons([...partie('zockmeisterschaft'), ...written([solo, { ...solo, won: false }])])).toEqual([
			'vor Ben, Carl und Dora durch gespielte Einzelspiele: 2 zu 0',
			...['Carl und Dora', 'Ben und Dora', 'Ben und Carl'].map(
				(others) => `gleichauf mit ${others}; hinter Anna durch gespielte Einzelspiele: 0 zu 2`
			)
		]);
	});

	it('names the points, below zero with a minus sign', () => {
		const games = [ruf, { contract: 'mungo', losers: ['ben', 'dora'] }];
		expect(reasons([...partie('zockmeisterschaft'), ...written(games)])).toEqual([
			'vor Ben durch Gesamtpunkte: 3 zu 1',
			'vor Carl durch Gesamtpunkte: 1 zu −1',
			'vor Dora durch Gesamtpunkte: −1 zu −3',
			'hinter Carl durch Gesamtpunkte: −3 zu −1'
		]);
	});

	it('names play-off and lots', () => {
		const wins = ['anna ben', 'anna carl', 'anna dora'].map((pair, i) => {
			const [winner, loser] = pair.split(' ');
			return ruled(`5 ${i}`, 'playoff', { winner, loser });
		});
		expect(reasons([...partie('zockmeisterschaft'), ...wins])[0]).toBe(
			'vor Ben, Carl und Dora durch Entscheidungsspiel'
		);
		const lots = ruled('5', 'draw', { what: 'lots', result: ['dora', 'anna'] });
		const drawn = reasons([...partie('schafkopfschule'), lots]);
		expect(drawn).toContain('hinter Ben, Carl und Dora durch Los');
		expect(owedText('zockmeisterschaft')).toBe('Ein Entscheidungsspiel muss entscheiden');
		expect(owedText('schafkopfschule')).toBe('Das Los muss entscheiden');
	});

	it('counts where it would name too many, and says nothing of one alone', () => {
		const five = { players: ['anna', 'ben', 'carl', 'dora', 'emil'] };
		const all = [...members('emil'), ...partie('zockmeisterschaft', five)];
		expect(reasons(all)[0]).toBe('gleichauf mit Ben und 3 weiteren');
		expect(reasons(partie('zockmeisterschaft', { players: ['anna'] }))).toEqual(['']);
	});
});

describe('after so many Partien', () => {
	const entries = [
		...partie('zockmeisterschaft'),
		...written([ruf]),
		partieEvening('4', 'zockmeisterschaft', { evening: 'samstag', partie: 2 }),
		...[game('5', { ...solo, declarer: 'dora' }, { evening: 'samstag' })],
		ruled('6', 'playoff', { winner: 'ben', loser: 'anna' })
	];

	it('counts the games until then, and no play-off', () => {
		const { rulings, partien } = fold(entries);
		const after = (count: number) =>
			rulings.entry && placesIn(rankingAfter(rulings.entry, rulings, partien, count));
		expect(begunPartien(partien)).toEqual([1, 2]);
		expect(after(1)).toEqual(['1 anna 2', '1 ben 2', '3 carl -2', '3 dora -2']);
		expect(after(2)).toEqual(['1 dora 13', '2 anna -3', '2 ben -3', '4 carl -7']);
		expect(placesIn(rank(entries))).toEqual(['1 dora 13', '2 ben -3', '3 anna -3', '4 carl -7']);
	});

	it('says the places that the last Partie won and lost', () => {
		const { rulings, partien, ranking } = fold(entries);
		if (!rulings.entry || !ranking) throw new Error('no championship');
		const moves = movesIn(rulings.entry, rulings, partien, ranking);
		// dora 3 to 1, ben 1 to 2 by the play-off, anna 1 to 3, carl 3 to 4
		expect(Object.fromEntries(moves)).toEqual({ dora: 2, ben: -1, anna: -2, carl: -1 });
		const first = partien.filter(({ evening }) => evening.opening.partie === 1);
		expect(movesIn(rulings.entry, rulings, first, ranking).size).toBe(0);
	});
});

describe('the games behind a player’s numbers', () => {
	it('are his, with what they count for, and add up to them', () => {
		const made = madeChampionship(13, 'dahinter');
		const { rulings, partien, ranking } = fold(made.entries);
		if (!rulings.entry || !ranking) throw new Error('no championship');
		const all = ownGames(rulings.entry, rulings, partien);
		for (const { player, criteria, games } of ranking.places) {
			const own = all.get(player) ?? [];
			expect(own).toHaveLength(games);
			expect(pointsOverGames(own).at(-1)).toBe(criteria[0]);
			criteria.slice(1).forEach((count, i) => {
				expect(own.filter(({ criteria: of }) => of.includes(i + 1))).toHaveLength(count);
			});
		}
	});

	it('stand in the order of the Partien, whatever was begun first', () => {
		const entries = [
			...partie('zockmeisterschaft', {}).slice(0, -1),
			partieEvening('2 evening', 'zockmeisterschaft', { partie: 2 }),
			...written([ruf]),
			partieEvening('4', 'zockmeisterschaft', { evening: 'davor', partie: 1 }),
			game('5', solo, { evening: 'davor' })
		];
		expect(pointsOverGames(gamesOf(entries, 'anna'))).toEqual([0, 15, 17]);
		expect(begunPartien(fold(entries).partien.toReversed())).toEqual([1, 2]);
		expect(begunPartien(fold(entries).partien)).toEqual([1, 2]);
	});

	it('are a substitute’s, too, and say what is disputed with both', () => {
		const dispute = ruled('5', 'dispute', { game: '3 00', swing: { ben: -2 }, best: { ben: 2 } });
		const entries = [...partie('zockmeisterschaft'), ...written([ruf, solo]), dispute];
		const { rulings } = fold(entries);
		const disputed = disputedOf(gamesOf(entries, 'ben'), rulings);
		expect(disputed.map(({ points, byLot }) => [points, byLot])).toEqual([[2, -2]]);
		const substitute = ruled('6', 'substitute', { out: 'anna', in: 'emil' });
		const substituted = [...members('emil'), ...entries, substitute];
		expect(gamesOf(substituted, 'emil')).toHaveLength(2);
		expect(gamesOf(substituted, 'anna')).toEqual([]);
	});
});

describe('how the points of a game may have fallen, §11.3', () => {
	const points = (text: string): ReadonlyMap<MemberId, number> =>
		new Map(
			text.split(', ').map((one) => [asId<MemberId>(one.split(' ')[0] ?? ''), Number(one.split(' ')[1])])
		);
	const told = (outcomes: readonly ReadonlyMap<MemberId, number>[]): readonly string[] =>
		outcomes.map((outcome) => [...outcome].map(([player, of]) => `${player} ${of}`).join(', '));

	it.each<[string, string, Unclear, string, readonly string[], string]>([
		[
			'who won a Solo',
			'anna 15, ben -5, carl -5, dora -5',
			...(['winner', '', ['anna 15, ben -5, carl -5, dora -5', 'anna -15, ben 5, carl 5, dora 5']] as const),
			'anna 15, ben 5, carl 5, dora 5'
		],
		[
			'whose partner it was',
			'anna 2, ben 2, carl -2, dora -2',
			...(['sides', 'ben carl', ['ben 2, carl -2', 'ben -2, carl 2']] as const),
			'ben 2, carl 2'
		],
		[
			'who of three played the Solo',
			'anna 15, ben -5, carl -5, dora -5',
			...([
				'sides',
				'anna ben carl',
				['anna 15, ben -5, carl -5', 'anna -5, ben 15, carl -5', 'anna -5, ben -5, carl 15']
			] as const),
			'anna 15, ben 15, carl 15'
		]
	])('%s', (_, written, unclear, concerned, outcomes, best) => {
		const named = concerned.split(' ').map((one) => asId<MemberId>(one));
		const possible = possibleOutcomes(points(written), unclear, named);
		expect([...told(possible)].sort()).toEqual([...outcomes].sort());
		expect(told(possible)[0]).toBe(outcomes[0]);
		expect(told([bestOutcome(possible)])).toEqual([best]);
	});

	it('are one where nothing is to be drawn', () => {
		const written = points('anna 2, ben 2, carl -2, dora -2');
		expect(possibleOutcomes(written, 'sides', [ANNA, BEN])).toHaveLength(1);
		expect(possibleOutcomes(points('anna 0, ben 0, carl 0, dora 0'), 'winner', [])).toHaveLength(1);
	});

	it('always come to the same sum, and nobody to more than his best', () => {
		const four = ['anna', 'ben', 'carl', 'dora'].map((one) => asId<MemberId>(one));
		const any = fc.tuple(
			fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 4, maxLength: 4 }),
			fc.subarray(four, { minLength: 2 })
		);
		fc.assert(
			fc.property(any, ([of, concerned]) => {
				const written = new Map(four.map((player, i) => [player, of[i] ?? 0]));
				const possible = possibleOutcomes(written, 'sides', concerned);
				const best = bestOutcome(possible);
				const sum = (outcome: ReadonlyMap<MemberId, number>): number =>
					[...outcome.values()].reduce((all, one) => all + one, 0);
				for (const outcome of possible) {
					expect(sum(outcome)).toBe(concerned.reduce((all, one) => all + (written.get(one) ?? 0), 0));
					for (const [player, got] of outcome) expect(got).toBeLessThanOrEqual(best.get(player) ?? -Infinity);
				}
			})
		);
	});
});

describe('a player dismissed (schafkopfschule 5.1.4, 5.1.5)', () => {
	const entries = [...partie('schafkopfschule'), ...written([ruf, { ...solo, declarer: 'carl' }])];
	// anna and ben 1, carl and dora −1; then carl 6, the others −2
	const dismissed = ruled('6', 'disqualify', { member: 'carl', reason: 'falsch bedient' });

	it('has no place; the others keep what they won with him and move up', () => {
		expect(placesIn(rank(entries))).toEqual(['1 carl 5', '2 anna -1', '2 ben -1', '4 dora -3']);
		const ranking = rank([...entries, dismissed]);
		expect(placesIn(ranking)).toEqual(['1 anna -1', '1 ben -1', '3 dora -3']);
		expect(ranking.places[0]?.behindBy).toBeNull();
		expect(ranking.unplaced).toEqual([
			{ player: 'carl', number: 3, points: 5, criteria: [5, 0, 0, 0, 1, 1], games: 2 }
		]);
	});

	it('is back once that is taken back; a substitute has his points and a place (5.2.11)', () => {
		expect(placesIn(rank([...entries, dismissed, entry('7', 'void', { target: '6' })]))).toEqual(
			placesIn(rank(entries))
		);
		const emil = [...members('emil'), ruled('7', 'substitute', { out: 'carl', in: 'emil' })];
		const ranking = rank([...entries, dismissed, ...emil]);
		expect(placesIn(ranking)[0]).toBe('1 emil 5');
		expect(ranking.unplaced).toEqual([]);
	});

	it('is nobody who never took part', () => {
		const stranger = ruled('6', 'disqualify', { member: 'emil', reason: 'laut' });
		expect(rank([...members('emil'), ...entries, stranger])).toEqual(rank(entries));
	});
});

describe('a list declared invalid (schafkopfschule 5.3.6)', () => {
	const tout = { ...solo, tout: true };
	const entries = [
		...partie('schafkopfschule'),
		...written([ruf, solo, tout]),
		partieEvening('4', 'schafkopfschule', { evening: 'samstag', partie: 2 }),
		game('5', { ...ruf, partner: 'dora' }, { evening: 'samstag' })
	];
	const invalid = ruled('6', 'invalid', { evening: 'freitag', reason: 'nicht zu lesen' });
	const dispute = ruled('61', 'dispute', { game: '3 00', swing: { anna: 3 }, best: { anna: 9 } });

	it('counts neither points nor Solos, nothing else that was said of its games, and its games were played', () => {
		// the second list: anna and dora 1
		const ranking = rank([...entries, invalid, dispute]);
		expect(placesIn(ranking)).toEqual(['1 anna 1', '1 dora 1', '3 ben -1', '3 carl -1']);
		expect(ranking.places[0]).toMatchObject({ criteria: [1, 0, 0, 0, 0, 0], games: 4 });
		const own = gamesOf([...entries, invalid, dispute], 'anna');
		expect(own.map(({ points, byLot }) => [points, byLot])).toEqual([...[0, 0, 0].map(() => [0, 0]), [1, 1]]);
	});

	it('asks for no approval any more, and its money stands', () => {
		const said = (all: readonly AnyEntry[]) => fold(all).partien[0];
		expect(said(entries)?.warnings).toHaveLength(1);
		expect(said(entries)?.invalid).toBeNull();
		const partie = said([...entries, invalid]);
		expect(partie?.warnings).toEqual([]);
		expect(partie?.invalid).toBe('nicht zu lesen');
		expect(partie?.games.every(({ approval }) => approval === null)).toBe(true);
		expect(partie?.evening.balance).toEqual(said(entries)?.evening.balance);
	});

	it('counts again once that is taken back', () => {
		const back = entry('7', 'void', { target: '6' });
		expect(rank([...entries, invalid, back])).toEqual(rank(entries));
	});
});

it('asks the referee for Tout, Sie and the fifth Solo or Wenz, and keeps what he said', () => {
	const tout = { ...solo, tout: true };
	const games = [ruf, tout, { contract: 'sie', declarer: 'ben' }, solo, solo, solo, solo, ruf];
	const entries = [
		...partie('schafkopfschule'),
		...written(games),
		ruled('8', 'approval', { game: '3 01', approved: true }),
		ruled('9', 'approval', { game: '3 07', approved: false })
	];
	// The Tout is one of the four that need no approval: after three more, anna's next game is her fifth.
	expect(fold(entries).partien[0]?.games.map(({ approval }) => approval)).toEqual([
		...[null, { why: 'tout', approved: true }, { why: 'sie', approved: null }],
		...[null, null, null, { why: 'fifth', approved: null }],
		{ why: null, approved: false }
	]);
});

it('swaps the places of two whose names are swapped, dismissed or in an invalid list', () => {
	const made = madeChampionship(8, 'getauscht');
	const evening = made.entries.find((one) => one.kind === 'evening')?.evening;
	const entries = [
		...made.entries,
		ruled('8', 'disqualify', { member: 'p03', reason: 'Grund' }),
		ruled('9', 'invalid', { evening, reason: 'Grund' })
	];
	const swapped = (text: string): string =>
		text.replaceAll('"p03"', '"?"').replaceAll('"p05"', '"p03"').replaceAll('"?"', '"p05"');
	const other = JSON.parse(swapped(JSON.stringify(entries))) as readonly AnyEntry[];
	expect(rank(other)).toEqual(JSON.parse(swapped(JSON.stringify(rank(entries)))));
	expect(rank(entries).unplaced.map(({ player }) => player)).toEqual(['p03']);
	const points = rank(entries).places.reduce((sum, one) => sum + one.points, 0);
	expect(points + (rank(entries).unplaced[0]?.points ?? 0)).toBe(0);
});
