import type { ChampionshipEntry } from '#lib/log/entry.ts';

/** The seats that belong to a drawn number: the table of the first Partie, in a tournament table and seat of both stages. */
export function placesText({ system, plan }: ChampionshipEntry, number: number): string {
	const places = plan.map((tables) => {
		const table = tables.findIndex((numbers) => numbers.includes(number));
		return { table: table + 1, seat: (tables[table]?.indexOf(number) ?? -1) + 1 };
	});
	if (places.some(({ table }) => table === 0)) return '';
	if (system === 'schafkopfschule') {
		return places
			.map(({ table, seat }, i) => `${i + 1}. Durchgang Tisch ${table}, Platz ${seat}`)
			.join(' · ');
	}
	return `Tische ${places.map(({ table }) => table).join(' – ')}`;
}
