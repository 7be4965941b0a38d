import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { game, type Fields } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { beforePlaying, type TypedAtTournament } from './before-playing.ts';
import type { Partie } from './partie.ts';

const ANNA = asId<MemberId>('anna');
const solo = { contract: 'solo', declarer: 'anna', won: true };
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true };

function after(...games: readonly Fields[]): Partie {
	const written = games.map((one, i) => game(`3 game ${i}`, one));
	const log = standing([...partie('schafkopfschule'), ...written]);
	const [only] = foldChampionship(log, CHAMPIONSHIP, BOOKS).partien;
	if (!only) throw new Error('no Partie');
	return only;
}
const hears = (list: Partie, typed: Partial<TypedAtTournament>): string | null =>
	beforePlaying(list, { contract: 'solo', declarer: ANNA, schwarz: false, past: null, ...typed });

describe('before a game of a tournament is saved', () => {
	it('its first game knows neither Tout nor Schwarz (5.2.15), a Rufspiel may be Schwarz', () => {
		expect(hears(after(), { tout: true })).toBe(
			'Im ersten Spiel eines Durchgangs ist Tout nicht erlaubt: In der Liste zählt es als einfaches Spiel, Solo (§\u00a05.2.15).'
		);
		expect(hears(after(), { contract: 'wenz', schwarz: true })).toContain('ist Schwarz nicht erlaubt');
		expect(hears(after(), {})).toBeNull();
		expect(hears(after(), { contract: 'rufspiel', schwarz: true })).toBeNull();
		// The bill itself says that a first game's Sie counts nothing (2.9.1).
		expect(hears(after(), { contract: 'sie' })).toBeNull();
	});

	it('a Tout and a Sie have to be approved (5.2.14)', () => {
		const tout =
			'Ein Tout muss vom Schiedsrichter genehmigt sein (§\u00a05.2.14). Fragt ihn, bevor gespielt wird.';
		expect(hears(after(ruf), { contract: 'wenz', tout: true })).toBe(tout);
		expect(hears(after(ruf), { contract: 'sie' })).toContain('Ein Sie muss');
		expect(hears(after(ruf), { schwarz: true })).toBeNull();
	});

	it('from the fifth Solo or Wenz of a player on, each (5.2.16)', () => {
		const four = [solo, solo, { ...solo, contract: 'wenz' }, solo];
		expect(hears(after(...four.slice(1)), {})).toBeNull();
		expect(hears(after(...four), {})).toContain('Ab dem fünften Solo oder Wenz');
		expect(hears(after(...four), { contract: 'rufspiel' })).toBeNull();
		expect(hears(after(...four), { declarer: asId<MemberId>('ben') })).toBeNull();
		// One that is corrected is asked about as it was dealt.
		const list = after(...four, ruf);
		expect(hears(list, { past: list.games[3]?.row.place ?? null })).toBeNull();
		expect(hears(list, { tout: true, past: list.games[0]?.row.place ?? null })).toContain('§\u00a05.2.15');
	});
});
