import { describe, expect, it } from 'vitest';
import { entry, members as club } from '../../../../tests/support/entries.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { membersOf } from '#lib/log/members.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { kingsInText, type KingBounds } from './king-lines.ts';
import { kingsOfYears, reigningKing, timesKing, trophyOf } from './king-list.ts';
import type { Reign } from './kings.ts';

const nameOf = (one: MemberId): string => one.charAt(0).toUpperCase() + one.slice(1);
const reign = (year: number, player: string, system: Reign['system'] = 'zockmeisterschaft'): Reign => ({
	...{ championship: `m${year}`, year, system },
	podium: [{ place: 1, player: asId<MemberId>(player), points: 100 }]
});
const king = (id: string, year: number, name: string, more: object = {}): AnyEntry =>
	entry(id, 'king', { year, who: { name }, ...more });
const trophy = (id: string, what: string, year: number, date: string, more: object = {}): AnyEntry =>
	entry(id, 'trophy', { what, year, date, ...more });

describe('the list of kings', () => {
	it('holds those of the app and those from before, newest first', () => {
		const log = standing([king('1', 2018, 'Andi', { points: -7 }), king('2', 2019, 'Toni')]);
		const all = kingsOfYears([reign(2025, 'eva'), reign(2026, 'dora')], log);
		expect(all.map(({ year, kings, points }) => [year, kings, points])).toEqual([
			[2026, [{ member: 'dora' }], 100],
			[2025, [{ member: 'eva' }], 100],
			[2019, [{ name: 'Toni' }], null],
			[2018, [{ name: 'Andi' }], -7]
		]);
	});

	it('takes the last entry for a year, and none where the app counted itself', () => {
		const log = standing([
			king('1', 2018, 'Andi'),
			king('2', 2018, 'Helmut'),
			king('3', 2025, 'Toni'),
			king('4', 2017, 'Anda'),
			king('5', 2017, 'Andi', { replaces: '4' }),
			king('6', 2016, 'Vroni'),
			entry('7', 'void', { target: '6' })
		]);
		const all = kingsOfYears([reign(2025, 'eva')], log);
		expect(all.map(({ year, kings }) => [year, kings])).toEqual([
			[2025, [{ member: 'eva' }]],
			[2018, [{ name: 'Helmut' }]],
			[2017, [{ name: 'Andi' }]]
		]);
	});

	it('keeps the king of a year in which a tournament was played, too', () => {
		const all = kingsOfYears([reign(2025, 'eva', 'schafkopfschule')], standing([king('1', 2025, 'Toni')]));
		expect(all.map(({ system }) => system)).toEqual(['schafkopfschule', 'zockmeisterschaft']);
	});

	it('says which member reigns', () => {
		const all = (reigns: readonly Reign[], ...told: readonly AnyEntry[]) =>
			reigningKing(kingsOfYears(reigns, standing(told)));
		expect(all([reign(2025, 'eva'), reign(2026, 'dora', 'schafkopfschule')])).toBe('eva');
		expect(all([reign(2024, 'eva')], king('1', 2025, '', { who: { member: 'anna' } }))).toBe('anna');
		// A king of old who is no member has no vote here.
		expect(all([reign(2024, 'eva')], king('1', 2025, 'Toni'))).toBeNull();
		const level = {
			...reign(2026, 'eva'),
			podium: ['eva', 'dora'].map((one) => ({ place: 1, player: asId<MemberId>(one), points: 9 }))
		};
		expect(all([level, reign(2025, 'anna')])).toBeNull();
		expect(all([])).toBeNull();
	});

	it('counts how many times somebody was king, by his name whether a member or not; a tournament is none', () => {
		const all = kingsOfYears(
			[reign(2026, 'andi'), reign(2025, 'andi', 'schafkopfschule')],
			standing([king('1', 2017, 'Andi'), king('2', 2018, 'andi'), king('3', 2019, 'Toni')])
		);
		const times = (year: number): number => timesKing(all, { name: 'Andi' }, year, nameOf);
		expect([2016, 2017, 2018, 2025, 2026].map(times)).toEqual([0, 1, 2, 2, 3]);
	});
});

// §11.6: the king has his name engraved and brings the Wanderpokal back for the next Meisterschaft.
describe('the Wanderpokal', () => {
	const kings = (entries: readonly AnyEntry[], ...reigns: readonly Reign[]) => {
		const log = standing(entries);
		return trophyOf(kingsOfYears(reigns, log), log);
	};

	it('is nowhere before the first king', () => {
		expect(kings([])).toBeNull();
		expect(kings([], reign(2026, 'eva', 'schafkopfschule'))).toBeNull();
	});

	it('is taken to be with the newest king', () => {
		expect(kings([king('1', 2024, 'Toni')], reign(2025, 'eva'))).toMatchObject({
			...{ year: 2025, holders: [{ member: 'eva' }], handed: null, engraved: null, broughtBack: null },
			next: null
		});
	});

	it('stays with the king of whom something was said until the next one is handed it', () => {
		const engraved = trophy('1', 'engraved', 2025, '2026-01-03');
		const back = trophy('2', 'broughtBack', 2025, '2026-11-20');
		const handed = trophy('3', 'handed', 2026, '2026-11-22');
		const both = [reign(2025, 'eva'), reign(2026, 'dora')] as const;
		expect(kings([engraved], ...both)).toMatchObject({
			...{ year: 2025, engraved: { date: '2026-01-03' }, broughtBack: null, next: { year: 2026 } }
		});
		expect(kings([engraved, back], ...both)).toMatchObject({
			...{ year: 2025, broughtBack: { date: '2026-11-20' }, next: { kings: [{ member: 'dora' }] } }
		});
		expect(kings([engraved, back, handed], ...both)).toMatchObject({
			...{ year: 2026, holders: [{ member: 'dora' }], handed: { date: '2026-11-22' } },
			...{ engraved: null, broughtBack: null, next: null }
		});
	});

	it('is where it was handed to, and what is taken back was not', () => {
		const handed = trophy('1', 'handed', 2025, '2025-11-22', { who: { name: 'Vroni' } });
		const back = trophy('2', 'broughtBack', 2025, '2026-11-20');
		const taken = entry('3', 'void', { target: '2' });
		expect(kings([handed, back, taken], reign(2025, 'eva'))).toMatchObject({
			...{ holders: [{ name: 'Vroni' }], broughtBack: null }
		});
	});
});

describe('kings as they are typed', () => {
	const members = [...membersOf(standing(club('toni', 'vroni'))).values()];
	const bounds: KingBounds = { members, crowned: [2025], lastYear: 2026 };

	it.each([
		['2019 Sepp', [{ year: 2019, who: { name: 'Sepp' } }]],
		['2019: Sepp Huber', [{ year: 2019, who: { name: 'Sepp Huber' } }]],
		['Sepp, 2019', [{ year: 2019, who: { name: 'Sepp' } }]],
		['2019\tSepp\t+212', [{ year: 2019, who: { name: 'Sepp' }, points: 212 }]],
		['2019 Sepp −12 Punkte', [{ year: 2019, who: { name: 'Sepp' }, points: -12 }]],
		['2019 - Sepp (87 Pkt.)', [{ year: 2019, who: { name: 'Sepp' }, points: 87 }]],
		['Sepp 87 Punkte 2019', [{ year: 2019, who: { name: 'Sepp' }, points: 87 }]],
		['2017, 2018 Andi', ['2017', '2018'].map((year) => ({ year: Number(year), who: { name: 'Andi' } }))],
		[
			'2020 TONI\n\n2019 Hans-Peter',
			[
				{ year: 2020, who: { member: 'toni' } },
				{ year: 2019, who: { name: 'Hans-Peter' } }
			]
		]
	])('%j', (text, kings) => {
		expect(kingsInText(text, bounds)).toEqual({ ok: true, value: kings });
	});

	it('takes a name that two members have for the one whom the app calls so', () => {
		const twins = [
			entry('1', 'member', { member: 'a', name: 'Toni' }),
			entry('2', 'member', { member: 'b', name: 'Toni' })
		];
		const read = kingsInText('2019 toni', { ...bounds, members: [...membersOf(standing(twins)).values()] });
		expect(read).toMatchObject({ value: [{ who: { member: 'a' } }] });
	});

	it.each([
		['', 'kingMissing'],
		['Sepp', 'kingWithoutYear'],
		['2019 Sepp\nToni', 'kingWithoutYear'],
		['2019 +12', 'kingWithoutName'],
		['2019 Sepp\n2019 Toni', 'kingTwice'],
		['2027 Sepp', 'kingNotYet'],
		['2025 Sepp', 'kingOfApp'],
		[`2019 ${'n'.repeat(81)}`, 'kingNameLong']
	])('%j is refused as a whole: %s', (text, code) => {
		expect(kingsInText(text, bounds)).toMatchObject({ ok: false, error: { code } });
	});
});
