import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { sentenceOf } from '#lib/base/refusal.ts';
import { saukopf } from './book.ts';
import { checkSaukopf } from './check.ts';
import type { SaukopfGame } from './game.ts';
import { SAUKOPF_SENTENCES } from './refusal-text.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');

const eber: SaukopfGame = { contract: 'eber', declarer: A, bid: 61, augen: 70 };
const zucht: SaukopfGame = { contract: 'zucht', declarer: A, suit: 'herz', bid: 61, augen: 70 };
const sauerei: SaukopfGame = {
	contract: 'sauerei',
	declarer: A,
	partner: B,
	suit: 'laub',
	bid: 61,
	augen: 70
};
const schwarte: SaukopfGame = { contract: 'schwarte', declarer: A, partner: B, bid: 61, augen: 70 };
const feige: SaukopfGame = { contract: 'feigeSau', declarer: A, bid: 80, won: true };
const four = { A: 10, B: 20, C: 40, D: 50 };

function pathsOf(game: SaukopfGame): readonly string[] {
	const checked = checkSaukopf(saukopf, game);
	if (checked.ok) return [];
	for (const { refusal } of checked.error)
		expect(sentenceOf(SAUKOPF_SENTENCES, refusal)).toMatch(/^[^A-Z].{10,}|^[A-ZÄÖÜ].{10,}/);
	return checked.error.map(({ path }) => path);
}

const without = (game: SaukopfGame, field: keyof SaukopfGame): SaukopfGame =>
	Object.fromEntries(Object.entries(game).filter(([key]) => key !== field)) as unknown as SaukopfGame;

describe('what the book accepts', () => {
	it.each<readonly [string, SaukopfGame]>([
		['the smallest game', { contract: 'eber', declarer: A, bid: 1, won: true }],
		['a bid of 120', { ...eber, bid: 120 }],
		['a bid of Schwarz, lost', { ...eber, bid: 'schwarz' }],
		['a Solo played open', { ...eber, offen: true }],
		['an unechter Paarhufer played open', { ...without(sauerei, 'partner'), offen: true }],
		['Huftritt and Gegenhieb', { ...eber, huftritt: true, gegenhieb: true }],
		['Gegenhieb that was not given', { ...eber, gegenhieb: false }],
		['a called card in the words of the table', { ...sauerei, card: 'die Alte' }],
		['won and Schneider as the Augen say', { ...eber, augen: 91, won: true, schneider: true }],
		['no Schneider as the Augen say', { ...eber, won: true, schneider: false, schwarz: false }],
		['a Trog at three', { ...eber, trog: true }],
		['a Trog that is not there, as at four', { ...eber, trog: false }],
		['a Trog left lying, where Schneider is entered', { ...eber, trog: false, augen: 80, schneider: true }],
		['every Auge but those of the Trog', { ...eber, trog: false, trogAugen: 22, augen: 98 }],
		[
			'all 14 Laufende of a Zucht with the opponents',
			{ ...zucht, laufende: { side: 'opponents', count: 14 } }
		],
		['ten with the declarer, as at three', { ...zucht, laufende: { side: 'declarer', count: 10 } }],
		['twelve with the Trog', { ...zucht, trog: true, laufende: { side: 'declarer', count: 12 } }],
		['15 in a Paarhufer of two', { ...sauerei, laufende: { side: 'declarer', count: 15 } }],
		['no Laufende in a Ramsch', { ...feige, laufende: { side: 'declarer', count: 0 } }],
		['Saukopf and Müller', { ...sauerei, saukopf: ['opponents'], mueller: 'declarer' }],
		['Saukopf and Müller of an unechter', { ...without(sauerei, 'partner'), saukopf: ['opponents'] }],
		['no Saukopf', { ...eber, saukopf: [] }],
		['a Ramsch of three with the Trog', { ...feige, trog: true, augen: { A: 20, B: 40, C: 60 } }],
		[
			'no trick, but Augen laid away for the Trog',
			{ ...feige, trog: true, schwarz: true, augen: { A: 20, B: 40, C: 60 } }
		],
		['a Ramsch of four', { ...feige, augen: four }]
	])('%s', (_, game) => {
		expect(pathsOf(game)).toEqual([]);
	});
});

describe('what the book refuses', () => {
	it.each<readonly [string, SaukopfGame, readonly string[]]>([
		['a contract of Schafkopf', { ...eber, contract: 'solo' as 'eber' }, ['contract']],
		['a contract every object has', { ...eber, contract: 'constructor' as 'eber' }, ['contract']],
		['nobody plays', without(eber, 'declarer'), ['declarer']],
		['a partner in a Solo', { ...eber, partner: B }, ['partner']],
		['himself for a partner', { ...sauerei, partner: A }, ['partner']],
		['a Schwarte that nobody took', without(schwarte, 'partner'), ['partner']],
		['a Mastschwein that nobody took', { ...feige, contract: 'feigesMastschwein' }, ['partner']],
		['an echter Paarhufer played open', { ...sauerei, offen: true }, ['offen']],
		['a bid of 0', { ...eber, bid: 0 }, ['bid']],
		['a bid of 121', { ...eber, bid: 121 }, ['bid']],
		['half an Auge bid', { ...eber, bid: 61.5 }, ['bid']],
		['a suit in an Eber', { ...eber, suit: 'herz' }, ['suit']],
		['a Sauerei with the Herz Sau', { ...sauerei, suit: 'herz' }, ['suit']],
		['an Unreine Sauerei with another', { ...sauerei, contract: 'unreineSauerei' }, ['suit']],
		['a card in a Zucht', { ...zucht, card: 'Herz 7' }, ['card']],
		['Gegenhieb without Huftritt', { ...eber, gegenhieb: true }, ['gegenhieb']],
		['a Trog in a Paarhufer', { ...sauerei, trog: true }, ['trog']],
		['Augen of a Trog in a Paarhufer', { ...sauerei, trogAugen: 4 }, ['trogAugen']],
		['Augen left in a Trog that was taken', { ...eber, trog: true, trogAugen: 4 }, ['trogAugen']],
		['23 Augen in the Trog', { ...eber, trogAugen: 23 }, ['trogAugen']],
		['Augen in the Trog, and no others', { ...feige, trogAugen: 4 }, ['trogAugen']],
		['Schneider that no Trog explains', { ...eber, trog: false, augen: 67, schneider: true }, ['schneider']],
		['121 Augen', { ...eber, augen: 121 }, ['augen']],
		['Augen that lie in the Trog', { ...eber, trogAugen: 11, augen: 110 }, ['augen']],
		['Augen a player where a side counts', { ...eber, augen: four }, ['augen']],
		['Augen of a side where each counts', { ...feige, augen: 10 }, ['augen']],
		['no result', without(eber, 'augen'), ['won']],
		['lost with enough', { ...eber, won: false }, ['won']],
		['won with too few', { ...eber, augen: 60, won: true }, ['won']],
		['Schneider with 30', { ...eber, augen: 90, schneider: true }, ['schneider']],
		['no Schneider with 29', { ...eber, augen: 91, schneider: false }, ['schneider']],
		['Schwarz with 119', { ...eber, augen: 119, schwarz: true }, ['schwarz']],
		['Schwarz, and the loser has Augen', { ...eber, augen: 2, schwarz: true }, ['schwarz']],
		[
			'Schwarz bid and won without it',
			{ contract: 'eber', declarer: A, bid: 'schwarz', won: true },
			['schwarz']
		],
		[
			'Schwarz and no Schneider',
			{ contract: 'eber', declarer: A, bid: 61, won: true, schwarz: true, schneider: false },
			['schneider']
		],
		[
			'95 bid, won and no Schneider',
			{ contract: 'eber', declarer: A, bid: 95, won: true, schneider: false },
			['schneider']
		],
		['Schneider in a Ramsch', { ...feige, schneider: true }, ['schneider']],
		['Ramsch: 119 in all', { ...feige, augen: { ...four, D: 49 } }, ['augen']],
		['Ramsch: five players', { ...feige, augen: { ...four, E: 0 } }, ['augen']],
		['Ramsch: two players', { ...feige, augen: { A: 20, B: 100 } }, ['augen']],
		['Ramsch: four with a Trog', { ...feige, trog: true, augen: four }, ['augen']],
		['Ramsch: without the declarer', { ...feige, augen: { B: 10, C: 20, D: 40, E: 50 } }, ['augen']],
		['Ramsch: fewer than none', { ...feige, augen: { A: -10, B: 40, C: 40, D: 50 } }, ['augen']],
		['Ramsch: Schwarz with a trick', { ...feige, augen: four, schwarz: true }, ['schwarz']],
		['Laufende in a Ramsch', { ...feige, laufende: { side: 'declarer', count: 1 } }, ['laufende.count']],
		['15 Laufende in a Zucht', { ...zucht, laufende: { side: 'opponents', count: 15 } }, ['laufende.count']],
		['eleven in one hand', { ...zucht, laufende: { side: 'declarer', count: 11 } }, ['laufende.count']],
		[
			'nine in one hand of an unechter',
			{ ...without(sauerei, 'partner'), laufende: { side: 'declarer', count: 9 } },
			['laufende.count']
		],
		[
			'nine in a Schwarte, whose declarer has no trump',
			{ ...schwarte, laufende: { side: 'declarer', count: 9 } },
			['laufende.count']
		],
		[
			'the Knorpel with the declarer',
			{ ...eber, contract: 'knorpel', laufende: { side: 'declarer', count: 1 } },
			['laufende.count']
		],
		['a Saukopf in a Solo', { ...zucht, saukopf: ['declarer'] }, ['saukopf']],
		['a Müller in a Ramsch', { ...feige, mueller: 'declarer' }, ['mueller']],
		['two Saukopf: there is one Herz Sau', { ...sauerei, saukopf: ['declarer', 'opponents'] }, ['saukopf']]
	])('%s', (_, game, paths) => {
		expect(pathsOf(game)).toEqual(paths);
	});

	it('names all faults at once', () => {
		const game: SaukopfGame = {
			...eber,
			partner: B,
			suit: 'herz',
			gegenhieb: true,
			mueller: 'declarer',
			augen: 130
		};
		expect(pathsOf(game)).toEqual(['partner', 'suit', 'gegenhieb', 'mueller', 'augen']);
	});
});
