import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { sentenceOf } from '#lib/base/refusal.ts';
import { allgaeu } from './books/allgaeu.ts';
import { checkGame } from './check.ts';
import { RULES_SENTENCES } from './refusal-text.ts';
import { inWords } from './words-in-text.ts';
import type { Game } from './game.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');
const C = asId<MemberId>('C');
const D = asId<MemberId>('D');
const E = asId<MemberId>('E');

const ruf: Game = { contract: 'rufspiel', declarer: A, partner: B, suit: 'eichel' };
const solo: Game = { contract: 'solo', declarer: A, suit: 'laub' };
const wenz: Game = { contract: 'wenz', declarer: A };
const bettel: Game = { contract: 'bettel', declarer: A, won: true };
const sie: Game = { contract: 'sie', declarer: A };
const mungo: Game = { contract: 'mungo' };
const counted: Game = { contract: 'mungo', augen: { A: 10, B: 20, C: 35, D: 55 } };
const tout: Game = { contract: 'solo', declarer: A, tout: true, won: true };

/** What is wrong, the game, and where the fault has to point: where two fields disagree, either will do. */
type Refused = readonly [says: string, game: Game, ...paths: readonly string[]];
type Accepted = readonly [says: string, game: Game];

/** Whether the fault points at the field or into it. */
const pointsAt = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

function describeRefused(about: string, games: readonly Refused[]): void {
	describe(about, () => {
		for (const [says, game, ...paths] of games) {
			it(says, () => {
				const checked = checkGame(allgaeu, game);
				if (checked.ok) expect.fail(`accepted: ${JSON.stringify(game)}`);
				expect(checked.error.length).toBeGreaterThan(0);
				for (const fault of checked.error) {
					expect(
						paths.filter((path) => pointsAt(fault.path, path)),
						JSON.stringify(fault)
					).not.toEqual([]);
					expect(inWords(null, sentenceOf(RULES_SENTENCES, fault.refusal))).not.toMatch(/[{}]|undefined/);
				}
			});
		}
	});
}

describeRefused('refuses Augen that can not be', [
	['more than 120', { ...ruf, augen: 121 }, 'augen'],
	['fewer than none', { ...solo, augen: -1 }, 'augen'],
	['half a Auge', { ...wenz, augen: 60.5 }, 'augen'],
	['not a number', { ...wenz, augen: Number.NaN }, 'augen'],
	['each player’s Augen in a game of two sides', { ...ruf, augen: { A: 30, B: 30, C: 30, D: 30 } }, 'augen'],
	['neither Augen nor a result', ruf, 'augen', 'won'],
	['Schneider alone', { ...ruf, schneider: true }, 'augen', 'won'],
	['Schwarz alone', { ...ruf, schwarz: true }, 'augen', 'won']
]);

describeRefused('refuses a result that its Augen deny', [
	['won with 59', { ...ruf, augen: 59, won: true }, 'won', 'augen'],
	['lost with 61', { ...ruf, augen: 61, won: false }, 'won', 'augen'],
	['won with 60', { ...ruf, augen: 60, won: true }, 'won', 'augen'],
	[
		'lost with 60 after one Schuss of the opponents',
		{ ...solo, augen: 60, schuss: 1, won: false },
		'won',
		'augen'
	],
	['won with 60 after an own Re', { ...solo, augen: 60, schuss: 2, won: true }, 'won', 'augen'],
	[
		'lost with 60 after a Bock of the opponents',
		{ ...wenz, augen: 60, schuss: 3, won: false },
		'won',
		'augen'
	],
	['won with 60 after an own Hirsch', { ...wenz, augen: 60, schuss: 4, won: true }, 'won', 'augen'],
	['lost with 61 after an own Re', { ...ruf, augen: 61, schuss: 2, won: false }, 'won', 'augen'],
	['no Schneider with 29', { ...ruf, augen: 29, schneider: false }, 'schneider', 'augen'],
	['no Schneider with 91', { ...ruf, augen: 91, schneider: false }, 'schneider', 'augen'],
	['Schneider with 31', { ...ruf, augen: 31, schneider: true }, 'schneider', 'augen'],
	['Schneider with 30', { ...ruf, augen: 30, schneider: true }, 'schneider', 'augen'],
	[
		'Schneider with 30 after a Schuss of the others',
		{ ...ruf, augen: 30, schuss: 1, schneider: true },
		'schneider',
		'augen'
	],
	[
		'no Schneider with 30 after an own Re',
		{ ...ruf, augen: 30, schuss: 2, schneider: false },
		'schneider',
		'augen'
	],
	['Schneider with 90', { ...solo, augen: 90, schneider: true }, 'schneider', 'augen'],
	[
		'no Schneider with 90 after a Schuss of the losers',
		{ ...solo, augen: 90, schuss: 1, schneider: false },
		'schneider',
		'augen'
	],
	[
		'Schneider with 90 after a Re of the winner',
		{ ...solo, augen: 90, schuss: 2, schneider: true },
		'schneider',
		'augen'
	],
	['Schneider with 61', { ...ruf, augen: 61, schneider: true }, 'schneider', 'augen'],
	['no Schneider with no Augen', { ...ruf, augen: 0, schneider: false }, 'schneider', 'augen'],
	['Schwarz with 5 Augen', { ...ruf, augen: 5, schwarz: true }, 'schwarz', 'augen'],
	['Schwarz with 5 Augen of the opponents', { ...ruf, augen: 115, schwarz: true }, 'schwarz', 'augen'],
	[
		'Schwarz without Schneider',
		{ ...ruf, won: true, schneider: false, schwarz: true },
		'schwarz',
		'schneider'
	]
]);

describeRefused('refuses who can not play', [
	['a Rufspiel without declarer', { contract: 'rufspiel', partner: B, augen: 61 }, 'declarer'],
	['a Rufspiel without partner', { contract: 'rufspiel', declarer: A, augen: 61 }, 'partner'],
	['a Rufspiel with oneself', { ...ruf, partner: A, augen: 61 }, 'partner'],
	['a Rufspiel that calls the Herz-Sau', { ...ruf, suit: 'herz', augen: 61 }, 'suit'],
	['a Solo without declarer', { contract: 'solo', augen: 61 }, 'declarer'],
	['a Solo with partner', { ...solo, partner: B, augen: 61 }, 'partner'],
	['a Bettel with partner', { ...bettel, partner: B }, 'partner'],
	['a Bettel without declarer', { contract: 'bettel', won: true }, 'declarer'],
	['a Sie without declarer', { contract: 'sie' }, 'declarer'],
	['a Sie with partner', { ...sie, partner: C }, 'partner'],
	['a Mungo with partner', { ...counted, partner: B }, 'partner'],
	['a suit in a Wenz', { ...wenz, suit: 'herz', augen: 61 }, 'suit'],
	['a suit in a Bettel', { ...bettel, suit: 'herz' }, 'suit'],
	['a suit in a Mungo', { ...counted, suit: 'laub' }, 'suit'],
	['a contract without a price', { contract: 'gargaraz', declarer: A, won: true }, 'contract']
]);

describeRefused('refuses what a contract does not know', [
	['Tout in a Rufspiel', { ...ruf, tout: true, won: true }, 'tout'],
	['Tout in a Bettel', { ...bettel, tout: true }, 'tout'],
	['Tout in a Sie', { ...sie, tout: true }, 'tout'],
	['Tout in a Mungo', { ...counted, tout: true }, 'tout'],
	['a Tout with Augen', { ...tout, augen: 120 }, 'augen'],
	['a Tout without result', { contract: 'solo', declarer: A, tout: true }, 'won'],
	['a Tout with Schneider', { ...tout, schneider: true }, 'schneider'],
	['a Tout with Schwarz', { ...tout, schwarz: true }, 'schwarz'],
	['a Bettel with Augen', { ...bettel, augen: 0 }, 'augen'],
	['a Bettel without result', { contract: 'bettel', declarer: A }, 'won'],
	['a Bettel with Schneider', { ...bettel, schneider: true }, 'schneider'],
	['a Bettel with Schwarz', { ...bettel, schwarz: true }, 'schwarz'],
	['a Bettel with Laufende', { ...bettel, laufende: 3 }, 'laufende'],
	['a Sie with a result', { ...sie, won: true }, 'won'],
	['a Sie that is lost', { ...sie, won: false }, 'won'],
	['a Sie with Augen', { ...sie, augen: 120 }, 'augen'],
	['a Sie with a Schuss', { ...sie, schuss: 1 }, 'schuss'],
	['a Sie with Schneider', { ...sie, schneider: true }, 'schneider'],
	['a Sie with Schwarz', { ...sie, schwarz: true }, 'schwarz'],
	['a Mungo with a Schuss', { ...counted, schuss: 1 }, 'schuss'],
	['a Mungo with a result', { ...counted, won: true }, 'won'],
	['a Mungo with Laufende', { ...counted, laufende: 3 }, 'laufende'],
	['a Mungo with Schneider', { ...counted, schneider: true }, 'schneider'],
	['a Mungo with Schwarz', { ...counted, schwarz: true }, 'schwarz'],
	['losers in a Solo', { ...solo, augen: 61, losers: [B, C] }, 'losers'],
	['Spritzen in a Solo', { ...solo, augen: 61, spritzen: [B] }, 'spritzen'],
	['a Durchmarsch in a Wenz', { ...wenz, won: true, durchmarsch: A }, 'durchmarsch'],
	['a Hinleger in a Rufspiel', { ...ruf, won: true, hinleger: A }, 'hinleger']
]);

describeRefused('refuses Laufende that can not be', [
	['9 in a Rufspiel', { ...ruf, won: true, laufende: 9 }, 'laufende'],
	['9 in a Solo', { ...solo, won: true, laufende: 9 }, 'laufende'],
	['5 in a Wenz', { ...wenz, won: true, laufende: 5 }, 'laufende'],
	['5 in a Geier', { contract: 'geier', declarer: A, won: true, laufende: 5 }, 'laufende'],
	['5 in a Farbwenz', { contract: 'farbwenz', declarer: A, won: true, laufende: 5 }, 'laufende'],
	['5 in a Farbgeier', { contract: 'farbgeier', declarer: A, won: true, laufende: 5 }, 'laufende'],
	['9 in a Solo-Tout', { ...tout, laufende: 9 }, 'laufende'],
	['5 in a Wenz-Tout', { ...tout, contract: 'wenz', laufende: 5 }, 'laufende'],
	['fewer than none', { ...solo, won: true, laufende: -1 }, 'laufende'],
	['half a Laufender', { ...ruf, won: true, laufende: 3.5 }, 'laufende']
]);

describeRefused('refuses Schüsse and Deckel that can not be', [
	['a fifth Schuss', { ...solo, augen: 61, schuss: 5 }, 'schuss'],
	['fewer Schüsse than none', { ...solo, augen: 61, schuss: -1 }, 'schuss'],
	['half a Schuss', { ...bettel, schuss: 1.5 }, 'schuss'],
	['two Deckel of one player', { ...ruf, augen: 61, deckel: [B, B] }, 'deckel'],
	['two Deckel of one player in a Mungo', { ...counted, deckel: [A, B, A] }, 'deckel'],
	['two Deckel of one player on a Sie', { ...sie, deckel: [C, C] }, 'deckel'],
	['five Deckel', { ...solo, augen: 61, deckel: [A, B, C, D, E] }, 'deckel']
]);

describeRefused('refuses a Mungo that can not be', [
	['no result', mungo, 'augen', 'losers', 'durchmarsch', 'hinleger'],
	['one side’s Augen', { ...mungo, augen: 61 }, 'augen'],
	['119 Augen', { ...mungo, augen: { A: 10, B: 20, C: 35, D: 54 } }, 'augen'],
	['121 Augen', { ...mungo, augen: { A: 10, B: 20, C: 35, D: 56 } }, 'augen'],
	['three players’ Augen', { ...mungo, augen: { A: 20, B: 40, C: 60 } }, 'augen'],
	['five players’ Augen', { ...mungo, augen: { A: 20, B: 40, C: 60, D: 0, E: 0 } }, 'augen'],
	['fewer Augen than none', { ...mungo, augen: { A: -10, B: 40, C: 40, D: 50 } }, 'augen'],
	['half Augen', { ...mungo, augen: { A: 10.5, B: 19.5, C: 40, D: 50 } }, 'augen'],
	['Augen and losers', { ...counted, losers: [C, D] }, 'augen', 'losers'],
	['Augen and Durchmarsch', { ...counted, durchmarsch: D }, 'augen', 'durchmarsch'],
	['losers and Durchmarsch', { ...mungo, losers: [C, D], durchmarsch: D }, 'losers', 'durchmarsch'],
	['Durchmarsch and Hinleger', { ...mungo, durchmarsch: A, hinleger: B }, 'durchmarsch', 'hinleger'],
	['seven tricks', { ...counted, tricks: { A: 1, B: 1, C: 2, D: 3 } }, 'tricks'],
	['nine tricks', { ...counted, tricks: { A: 1, B: 2, C: 2, D: 4 } }, 'tricks'],
	['fewer tricks than none', { ...counted, tricks: { A: -1, B: 2, C: 3, D: 4 } }, 'tricks'],
	['half tricks', { ...counted, tricks: { A: 0.5, B: 1.5, C: 2, D: 4 } }, 'tricks'],
	['no trick but Augen', { ...counted, tricks: { A: 0, B: 2, C: 2, D: 4 } }, 'tricks', 'augen'],
	['all tricks but not all Augen', { ...counted, tricks: { A: 0, B: 0, C: 0, D: 8 } }, 'tricks', 'augen'],
	['somebody else’s tricks', { ...counted, tricks: { A: 1, B: 2, C: 1, E: 4 } }, 'tricks'],
	['one loser', { ...mungo, losers: [C] }, 'losers'],
	['three losers', { ...mungo, losers: [B, C, D] }, 'losers'],
	['no losers', { ...mungo, losers: [] }, 'losers'],
	['the same loser twice', { ...mungo, losers: [C, C] }, 'losers'],
	['two Spritzen of one player', { ...counted, spritzen: [B, B] }, 'spritzen'],
	['five Spritzen', { ...mungo, losers: [A, B], spritzen: [A, B, C, D, E] }, 'spritzen']
]);

describe('accepts', () => {
	const games: readonly Accepted[] = [
		['Laufende below the minimum in a Rufspiel', { ...ruf, augen: 61, laufende: 1 }],
		['two Laufende in a Solo', { ...solo, augen: 61, laufende: 2 }],
		['one Laufender in a Wenz', { ...wenz, augen: 61, laufende: 1 }],
		['Laufende below the minimum in a Tout', { ...tout, laufende: 1 }],
		['the most Laufende in a Rufspiel', { ...ruf, augen: 61, laufende: 8 }],
		['no Augen without Schwarz', { ...ruf, augen: 0 }],
		['no Augen, expressly not Schwarz', { ...ruf, augen: 0, schwarz: false }],
		['all Augen without Schwarz', { ...ruf, augen: 120 }],
		['Augen and a result that agree', { ...ruf, augen: 61, won: true, schneider: false, schwarz: false }],
		['60 and won after a Schuss', { ...ruf, augen: 60, schuss: 1, won: true }],
		['60 and lost after a Re', { ...ruf, augen: 60, schuss: 2, won: false }],
		['30 and Schneider after a Re', { ...ruf, augen: 30, schuss: 2, won: false, schneider: true }],
		['30 and no Schneider after a Schuss', { ...ruf, augen: 30, schuss: 1, won: false, schneider: false }],
		['Schwarz and Augen that agree', { ...ruf, augen: 120, won: true, schneider: true, schwarz: true }],
		['Schwarz, Schneider not written', { ...ruf, won: false, schwarz: true }],
		['a Rufspiel without suit', { contract: 'rufspiel', declarer: A, partner: B, augen: 61 }],
		['a Herz-Solo', { ...solo, suit: 'herz', augen: 61 }],
		['four Schüsse and four Deckel', { ...solo, augen: 61, schuss: 4, deckel: [A, B, C, D] }],
		['a Tout', tout],
		['a Bettel with Schuss', { ...bettel, schuss: 4 }],
		['a Sie', sie],
		['a Sie with Deckel', { ...sie, deckel: [B] }],
		['a Mungo', counted],
		['a Mungo with declarer', { ...counted, declarer: C }],
		['a Mungo with tricks', { ...counted, tricks: { A: 1, B: 1, C: 2, D: 4 } }],
		[
			'a Mungo with a trick of no Augen',
			{ ...mungo, augen: { A: 0, B: 0, C: 0, D: 120 }, tricks: { A: 1, B: 1, C: 1, D: 5 } }
		],
		[
			'a Mungo with all tricks',
			{ ...mungo, augen: { A: 0, B: 0, C: 0, D: 120 }, tricks: { A: 0, B: 0, C: 0, D: 8 } }
		],
		['a Solo in which nobody gave a Spritze', { ...solo, augen: 61, spritzen: [] }],
		['a Mungo that names its losers', { ...mungo, losers: [A, C], spritzen: [A, B, C, D] }],
		['a Mungo with Durchmarsch', { ...mungo, durchmarsch: A, deckel: [A] }],
		['a Mungo with Hinleger', { ...mungo, hinleger: A, spritzen: [B] }],
		['a game dealt out of turn', { ...ruf, augen: 61, outOfTurn: true }],
		['a foul as a remark', { ...ruf, won: false, foul: { player: A, kind: 'karte' } }]
	];

	it.each(games)('%s', (_says, game) => {
		expect(checkGame(allgaeu, game)).toMatchObject({ ok: true });
	});
});

describe('a count that a contract does not know', () => {
	const saidOf = (game: Game): readonly string[] => {
		const checked = checkGame(allgaeu, game);
		if (checked.ok) return [];
		return checked.error.map((fault) => inWords(allgaeu, sentenceOf(RULES_SENTENCES, fault.refusal)));
	};

	it('is called unknown, not limited to none', () => {
		expect(saidOf({ ...bettel, laufende: 2 })).toEqual(['bei Bettel gibt es keine Laufenden']);
		expect(saidOf({ ...sie, schuss: 1 })).toEqual(['bei Sie gibt es keinen Schuss']);
		expect(saidOf({ ...solo, augen: 61, laufende: 9 })).toEqual([
			'bei Solo sind höchstens 8 Laufende möglich, nicht 9'
		]);
	});
});
