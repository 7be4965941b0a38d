import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { saukopfText } from './game-text.ts';

const zenzi: SaukopfGame['declarer'] = asId('Zenzi');
const girgl: SaukopfGame['declarer'] = asId('Girgl');

describe('a game of Saukopf in two lines', () => {
	it.each<readonly [SaukopfGame, string, string]>([
		[
			{
				...{ contract: 'unreineSauerei', declarer: zenzi, partner: girgl, bid: 95, augen: 93, spiess: true },
				...{ suit: 'herz', stellung: 'aufschlag', laufende: { side: 'declarer', count: 4 } }
			},
			'Zenzi mit Girgl verlieren',
			'Unreine Sauerei auf Herz am Spieß mit Aufschlag, 95 geboten, 93 Augen, ohne 4'
		],
		[
			{ contract: 'zucht', declarer: zenzi, suit: 'schell', bid: 61, won: false, offen: true },
			'Zenzi verliert',
			'Schellen Zucht, 61 geboten, Offen'
		],
		[
			{
				...{ contract: 'grosskopferter', declarer: zenzi, card: 'Gras Ober', bid: 'schwarz', augen: 120 },
				...{ schwarz: true, huftritt: true, gegenhieb: true, saukopf: ['declarer'], mueller: 'opponents' }
			},
			'Zenzi gewinnt',
			'Großkopferter auf Gras Ober, Schwarz geboten, unechter Paarhufer, Gegenhieb, 120 Augen, Schwarz, Saukopf, Müller der Verlierer'
		],
		[
			{
				...{ contract: 'knorpel', declarer: zenzi, card: 'Schellen 7', bid: 61, trog: true, huftritt: true },
				...{ augen: 91, laufende: { side: 'opponents', count: 1 } }
			},
			'Zenzi gewinnt',
			'Knorpel Schellen 7, 61 geboten, mit Trog, Huftritt, 91 Augen, Schneider, ohne 1'
		]
	])('%j', (game, ending, played) => {
		const checked = checkSaukopf(saukopf, game);
		if (!checked.ok) throw new Error(JSON.stringify(checked.error));
		expect(saukopfText(saukopf, checked.value, String)).toEqual({ ending, played });
	});
});
