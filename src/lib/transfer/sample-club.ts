import { filledIn } from '#lib/base/collections.ts';
import { asId, nextId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { accountOf } from '#lib/kasse/account.ts';
import { duesOf } from '#lib/kasse/dues.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { SAMPLE_ID } from '#lib/log/members.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { FORMAT, VERSION, type ClubFile } from './envelope.ts';

// A club to try the app with: six people, four evenings by the Allgäu's rules and one that goes on, a Kasse and a date.

const MEMBERS = { anni: 'Anni', beppo: 'Beppo', centa: 'Centa', done: 'Done', evi: 'Evi', ferdl: 'Ferdl' };

type Who = keyof typeof MEMBERS;
/** A game as its row tells it, `what` with its suit; the Deckel lies with the first who is named. */
type Game = readonly [who: Who, what: string, augen: number, partner?: Who | null, more?: object];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many days ago, who sat there with the last dealing first, and what was played. */
const EVENINGS: readonly (readonly [ago: number, seats: readonly Who[], games: readonly Game[]])[] = [
	[
		28,
		['anni', 'beppo', 'centa', 'done'],
		[
			['anni', 'rufspiel eichel', 71, 'centa'],
			['beppo', 'rufspiel laub', 55, 'done'],
			['centa', 'solo herz', 93, null, { laufende: 3 }],
			['done', 'rufspiel schell', 64, 'anni'],
			['beppo', 'wenz', 67],
			['anni', 'rufspiel laub', 92, 'beppo']
		]
	],
	[
		21,
		['beppo', 'evi', 'done', 'ferdl'],
		[
			['evi', 'rufspiel eichel', 62, 'ferdl'],
			['done', 'solo eichel', 58],
			['beppo', 'rufspiel schell', 78, 'evi', { schuss: 1 }],
			['ferdl', 'rufspiel laub', 60, 'done'],
			['evi', 'solo schell', 75],
			['done', 'rufspiel eichel', 66, 'beppo']
		]
	],
	[
		14,
		['anni', 'centa', 'evi', 'ferdl'],
		[
			['centa', 'rufspiel laub', 81, 'anni'],
			['ferdl', 'wenz', 91, null, { laufende: 2 }],
			['anni', 'rufspiel eichel', 49, 'evi'],
			['evi', 'rufspiel schell', 69, 'centa'],
			['anni', 'solo laub', 64],
			['ferdl', 'rufspiel eichel', 73, 'evi']
		]
	],
	[
		7,
		['done', 'anni', 'beppo', 'evi'],
		[
			['anni', 'rufspiel schell', 66, 'evi'],
			['beppo', 'rufspiel eichel', 31, 'done'],
			['done', 'solo herz', 70],
			['evi', 'rufspiel laub', 62, 'beppo'],
			['anni', 'wenz', 58]
		]
	],
	[
		0,
		['anni', 'beppo', 'centa', 'done'],
		[
			['anni', 'rufspiel eichel', 71, 'centa'],
			['beppo', 'wenz', 65],
			['done', 'rufspiel laub', 92, 'anni', { laufende: 3 }],
			['centa', 'solo schell', 58],
			['beppo', 'rufspiel schell', 77, 'done', { schuss: 1 }]
		]
	]
];

const EVENING = 'beispiel-';

/** Its evening that goes on. */
export const SAMPLE_TABLE = asId<EveningId>(`${EVENING}0`);

/** Whether an evening of the sample club came with it; any other was written on this phone. */
export const isSampleEvening = (evening: EveningId): boolean => evening.startsWith(EVENING);

function played([declarer, what, augen, partner, more]: Game): object {
	const [contract, suit] = what.split(' ');
	return {
		...{ contract, declarer, augen, deckel: [declarer] },
		...filledIn({ suit, partner }),
		...more
	};
}

/** The club as a file, on a day (YYYY-MM-DD) at a time in milliseconds, which no entry is later than. */
export function sampleClub(today: string, now: number): ClubFile {
	const entries: AnyEntry[] = [];
	let last: EntryId | null = null;
	const dayOf = (ago: number): string =>
		new Date(Date.parse(`${today}T12:00:00Z`) - ago * DAY).toISOString().slice(0, 10);
	/** Writes an entry so many days and minutes ago. */
	const write = (ago: number, minutes: number, fields: object, id?: EntryId): void => {
		const time = now - ago * DAY - minutes * MINUTE;
		last = nextId(last, time, 0n);
		entries.push({ id: id ?? last, at: new Date(time).toISOString(), ...fields } as unknown as AnyEntry);
	};
	write(29, 0, { kind: 'club', name: 'Beispielverein' }, SAMPLE_ID);
	for (const [member, name] of Object.entries(MEMBERS)) write(29, 0, { kind: 'member', member, name });
	write(29, 0, { kind: 'booking', date: dayOf(29), amount: 2500, purpose: 'Anfangsbestand' });
	write(29, 0, {
		...{ kind: 'event', date: dayOf(-7), title: 'Nächster Schafkopfabend', place: 'Gasthof Krone' }
	});
	for (const [ago, seats, games] of EVENINGS) {
		const evening = asId<EveningId>(`${EVENING}${ago}`);
		const lasted = 10 * (games.length + 1);
		const one = (minutes: number, fields: object): void =>
			write(ago, lasted - minutes, { evening, ...fields });
		const dealer = seats.at(-1);
		one(0, {
			...{ kind: 'evening', date: dayOf(ago), occasion: 'abend', rulebook: 'allgaeu', seats, dealer }
		});
		games.forEach((game, i) => one(10 * (i + 1), { kind: 'game', game: played(game) }));
		if (ago > 0) one(lasted, { kind: 'close' });
		// Of the last evening that ended nobody has paid yet.
		if (ago <= 7) continue;
		for (const [member, amount] of owed(entries, evening)) one(lasted, { kind: 'paid', member, amount });
	}
	write(1, 0, { kind: 'booking', date: dayOf(1), amount: -640, purpose: 'Neue Karten' });
	return { format: FORMAT, version: VERSION, club: SAMPLE_ID, entries };
}

/** What each owes the Kasse for an evening, in cents. */
function owed(entries: readonly AnyEntry[], evening: EveningId): readonly (readonly [MemberId, number])[] {
	const own = entries.filter((entry) => eveningOf(entry) === evening);
	const account = accountOf(own, evening, { books: BOOKS, saukopf: foldSaukopf });
	return account ? duesOf(account).dues.map(({ member, open }) => [member, open] as const) : [];
}
