import { deviceNumber, nextId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { RandomNumber } from '#lib/championship/seating/random-partie.ts';
import { seeded } from './chance.ts';
import { asEntry, type Fields } from './entries.ts';

// A Partie as a phone writes it: ids and times of a device, one game every few minutes, each naming the one before it.

const START = Date.UTC(2026, 10, 20, 18, 30);
const MINUTE = 60_000;
const NAMES = ['Annemarie Huber', 'Korbinian Mayr', 'Bene', 'Vroni Haslinger'];

/** The numbers of the device's ids, and the time each of its entries is written. */
class Writer {
	readonly #chance: RandomNumber;
	readonly #device;
	#last: EntryId | null = null;
	#time: number;

	constructor(chance: RandomNumber, start: number) {
		this.#chance = chance;
		this.#device = deviceNumber(Uint8Array.from({ length: 8 }, () => Math.floor(chance() * 256)));
		this.#time = start;
	}

	id(minutes: number): EntryId {
		this.#time += Math.floor(minutes * MINUTE * (0.5 + this.#chance()));
		return (this.#last = nextId(this.#last, this.#time, this.#device));
	}

	write(minutes: number, kind: string, fields: Fields): AnyEntry {
		const id = this.id(minutes);
		const at = `${new Date(this.#time + 60 * MINUTE).toISOString().slice(0, 19)}+01:00`;
		return asEntry({ id, at, kind, ...fields });
	}
}

/** Everything that the phone of a table shows of its Partie: the four, forty games, four confirmations and the end. */
export function shownList(rulebook: string, seed: string): readonly AnyEntry[] {
	const chance = seeded(seed);
	const home = new Writer(chance, START - 90 * 24 * 60 * MINUTE);
	const table = new Writer(chance, START);
	const seats: string[] = NAMES.map(() => home.id(1));
	const members = NAMES.map((name, i) => home.write(1, 'member', { member: seats[i], name }));
	const [evening, championship] = [table.id(0), home.id(60)];
	const opened = table.write(0, 'evening', {
		...{ evening, date: '2026-11-20', occasion: 'meisterschaft', rulebook, seats, dealer: seats[0] },
		...{ championship, partie: 2, table: 3 }
	});
	let seen = opened.id;
	const games = Array.from({ length: 40 }, () => {
		const game = rulebook === 'saukopf' ? saukopf(seats, chance) : schafkopf(rulebook, seats, chance);
		const written = table.write(4, 'game', { evening, game, seen });
		seen = written.id;
		return written;
	});
	const confirmed = seats.map((member) => table.write(0.2, 'confirm', { evening, member }));
	return [...members, opened, ...games, ...confirmed, table.write(1, 'close', { evening })];
}

const pick = <T>(list: readonly T[], chance: RandomNumber): T =>
	list[Math.floor(chance() * list.length)] as T;

/** Three in four are a Rufspiel, most are written as won or lost with the Augen counted in some. */
function schafkopf(rulebook: string, seats: readonly string[], chance: RandomNumber): Fields {
	const [declarer = '', partner] = [...seats].sort(() => chance() - 0.5);
	const ours = rulebook === 'allgaeu' || rulebook === 'weitnau';
	const result = chance() < 0.5 ? { won: chance() < 0.6 } : { augen: Math.floor(chance() * 120) };
	const beside = {
		...(chance() < 0.35 ? { laufende: 3 + Math.floor(chance() * 2) } : {}),
		...(chance() < 0.2 && rulebook !== 'muenchen' ? { schuss: 1 } : {}),
		...(ours && chance() < 0.5 ? { deckel: seats.filter(() => chance() < 0.3) } : {})
	};
	const kind = chance();
	if (kind < 0.72)
		return {
			contract: 'rufspiel',
			declarer,
			partner,
			suit: pick(['eichel', 'laub', 'schell'], chance),
			...beside,
			...result
		};
	if (kind < 0.9)
		return {
			contract: 'solo',
			declarer,
			suit: pick(['eichel', 'laub', 'herz', 'schell'], chance),
			...beside,
			...result
		};
	return { contract: 'wenz', declarer, ...result };
}

/** Half of them with a partner, one in three with what was said or held beside. */
function saukopf(seats: readonly string[], chance: RandomNumber): Fields {
	const [declarer = '', partner] = [...seats].sort(() => chance() - 0.5);
	const suit = pick(['eichel', 'laub', 'herz', 'schell'], chance);
	return {
		contract: pick(['zucht', 'wutz', 'hauer', 'eber'], chance),
		declarer,
		...(chance() < 0.5 ? { partner } : {}),
		suit,
		bid: 61 + 5 * Math.floor(chance() * 8),
		...(chance() < 0.15 ? { spiess: true } : {}),
		augen: 40 + Math.floor(chance() * 80),
		...(chance() < 0.3 ? { laufende: { side: pick(['declarer', 'opponents'], chance), count: 3 } } : {})
	};
}
