import { describe, expect, it } from 'vitest';
import { fileText, FOUR, game, members, opening, tonight } from '../../../tests/support/entries.ts';
import { seeded } from '../../../tests/support/chance.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { auditOf } from './audit.ts';
import { readClubFile } from './club-file.ts';

// Files that nobody writes by hand but that merging or a forger may make. They are computed or refused in words, and never
// throw.

const club = members(...FOUR, 'emil');
const auditOfAll = (...entries: readonly AnyEntry[]): ReturnType<typeof auditOf> => {
	const read = readClubFile(fileText([...club, ...entries]));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	return auditOf(read.value.entries);
};
const rules = (
	warnings: readonly { readonly entry: string; readonly rule: string }[] = []
): readonly string[] => warnings.map(({ entry, rule }) => `${entry} ${rule}`);
const id = (i: number): string => String(i).padStart(3, '0');

describe('what grows too large', () => {
	it('stops a München Stock at 10¹² cents, with a warning for each game that would pay more', () => {
		const lost = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: false };
		const games = Array.from({ length: 50 }, (_, i) => game(id(i + 3), lost));
		const { evenings } = auditOfAll(
			opening('001', { rulebook: 'muenchen' }),
			tonight('002', 'passed'),
			...games
		);
		const evening = evenings['freitag'];
		// 40 cents doubled 34 times are 687,194,767,360; one more doubling would exceed 10¹².
		expect(evening?.stock).toBe(10 ** 12);
		expect(rules(evening?.warnings)).toEqual(games.slice(34).map((one) => `${one.id} too-large`));
		const sum = Object.values(evening?.balance ?? {}).reduce((all: number, cents) => all + cents, 0);
		expect(sum).toBe(-(10 ** 12));
	});
});

describe('seats of another book', () => {
	it('are orphans where a Saukopf evening of three was corrected to the Allgäu: four settle', () => {
		const three = ['anna', 'ben', 'carl'];
		const audit = auditOfAll(
			opening('001', { rulebook: 'saukopf' }),
			tonight('002', 'seats', { seats: three, dealer: 'anna' }),
			opening('003', { replaces: '001' }),
			game('004', { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna'] })
		);
		expect(rules(audit.warnings)).toEqual(['002 orphan']);
		// 25 × 2 Deckel from each of three.
		expect(audit.evenings['freitag']?.games[0]?.payoff).toEqual({
			anna: 150,
			ben: -50,
			carl: -50,
			dora: -50
		});
	});

	it('are a fault of an opening that names its own book', () => {
		const read = readClubFile(
			fileText([...club, opening('001', { seats: ['anna', 'ben', 'carl'], dealer: 'anna' })])
		);
		expect(!read.ok && read.error.map(({ entry, path }) => `${entry} ${path}`)).toEqual(['001 seats']);
	});
});

const WORDS = [
	'anna',
	'emil',
	'x',
	'',
	0,
	-1,
	3,
	1e9,
	2 ** 53,
	null,
	true,
	[],
	{},
	['anna'],
	'solo',
	'mungo',
	'saukopf'
];
const WHOLE = [
	...club,
	opening('001', { stock: 40 }),
	tonight('002', 'round', { round: 'gardareizrunde' }),
	game('003', { contract: 'solo', declarer: 'anna', suit: 'herz', augen: 70, bid: 62 }),
	tonight('004', 'agreed', { anyContractWinsStock: true }),
	tonight('005', 'passed'),
	game('006', { contract: 'mungo', augen: { anna: 10, ben: 20, carl: 40, dora: 50 }, spritzen: ['ben'] }),
	tonight('007', 'seats', { seats: [...FOUR, 'emil'], dealer: 'emil' }),
	tonight('008', 'incident', { incident: 'vergeben', player: 'anna' }),
	game('009', {
		contract: 'rufspiel',
		declarer: 'anna',
		partner: 'ben',
		won: true,
		outOfTurn: true,
		dealtBy: 'carl'
	}),
	game('010', { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true }, { replaces: '009' })
];

/** Changes one random value somewhere in a file. */
function mutated(chance: () => number): string {
	const file = JSON.parse(JSON.stringify(WHOLE)) as Record<string, unknown>[];
	const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(chance() * from.length)];
	for (let times = 1 + Math.floor(chance() * 3); times > 0; times--) {
		let at = pick(file) ?? {};
		for (;;) {
			const key = pick(Object.keys(at)) ?? 'x';
			const inner = at[key];
			if (typeof inner === 'object' && inner !== null && chance() < 0.7)
				at = inner as Record<string, unknown>;
			else {
				if (chance() < 0.2) Reflect.deleteProperty(at, key);
				else at[key] = pick(WORDS);
				break;
			}
		}
	}
	return fileText(file);
}

describe('files changed by chance', () => {
	it('are audited, or refused with an entry and a path', () => {
		const chance = seeded('forged files');
		let audited = 0;
		for (let i = 0; i < 500; i++) {
			const read = readClubFile(mutated(chance));
			if (!read.ok) {
				expect(read.error.length).toBeGreaterThan(0);
				continue;
			}
			audited += 1;
			for (const { balance } of Object.values(auditOf(read.value.entries).evenings)) {
				expect(Object.values(balance).every(Number.isSafeInteger)).toBe(true);
			}
		}
		expect(audited).toBeGreaterThan(20);
	});
});
