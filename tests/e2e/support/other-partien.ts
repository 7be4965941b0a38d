import { seeded } from '../../support/chance.ts';
import type { Fields } from '../../support/entries.ts';
import { mirroredPartie } from '../../support/mirrored-partien.ts';
import type { ClubFile } from './backup.ts';
import { asUpload, Writer } from './championship-file.ts';
import { today } from './phone.ts';

/** The tables of the Partien after the first as files, each written by a phone of its own; these two come to the same. */
export function otherPartien(
	club: ClubFile,
	level: readonly [string, string]
): ReturnType<typeof asUpload>[] {
	const championship = club.entries.findLast(({ kind }) => kind === 'championship');
	const plan = championship?.['plan'] as readonly (readonly (readonly number[])[])[];
	const numbers = Object.entries(championship?.['numbers'] as Readonly<Record<string, number>>);
	const drawn = (wanted: number): string => numbers.find(([, number]) => number === wanted)?.[0] ?? '';
	const common = club.entries.filter(({ kind }) => kind === 'member' || kind === 'championship');
	const chance = seeded('drei Profile');
	return plan.slice(1).flatMap((tables, i) => {
		const seats = tables.map((table) => table.map(drawn));
		const games = mirroredPartie(seats, level, chance);
		return seats.map((members, at) => {
			const place = { championship: championship?.['championship'], partie: i + 2, table: at + 1 };
			const list = listOf(place, members, games[at] ?? []);
			const entries = new Writer(100 * (i + 2) + at).sign(list, Date.now());
			return asUpload(`partie-${i + 2}-tisch-${at + 1}`, { ...club, entries: [...common, ...entries] });
		});
	});
}

function listOf(
	place: Fields,
	seats: readonly string[],
	games: readonly Fields[]
): Parameters<Writer['sign']>[0] {
	const evening = `partie-${String(place['partie'])}-${String(place['table'])}`;
	const about = { date: today(), occasion: 'meisterschaft', rulebook: 'allgaeu' };
	return [
		{ kind: 'draw', what: 'seats', result: seats, ...place },
		{ kind: 'evening', evening, ...about, ...place, seats, dealer: seats.at(-1) },
		...games.map((game) => ({ kind: 'game', evening, game })),
		...seats.map((member) => ({ kind: 'confirm', evening, member })),
		{ kind: 'close', evening }
	];
}
