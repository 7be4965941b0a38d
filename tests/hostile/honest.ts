import { keysFrom, newKey, type RoomKeys } from '#lib/live/keys.ts';
import { Phone } from '../chaos/phone.ts';
import { wait } from './target.ts';

export async function newKeys(): Promise<RoomKeys> {
	const keys = await keysFrom(newKey());
	if (!keys) throw new Error('a new key opens a room');
	return keys;
}

/** Two phones of a club that write in turn, each as soon as it has the other's last entry. */
export class Honest {
	readonly #phones: readonly [Phone, Phone];
	#worst = 0;
	#begun = performance.now();
	#isOver = false;
	readonly #living: Promise<void>;
	/** Entries that went over. */
	exchanged = 0;

	private constructor(phones: readonly [Phone, Phone]) {
		this.#phones = phones;
		this.#living = this.#live();
	}

	static async at(port: number): Promise<Honest> {
		const keys = await newKeys();
		const [one, other] = await Promise.all(
			[1n, 2n].map((device) => Phone.at([port], `honest ${device}`, device, keys))
		);
		return new Honest([one as Phone, other as Phone]);
	}

	/** The longest that an entry took from one to the other since the last call, in milliseconds. */
	worst(): number {
		const worst = Math.max(this.#worst, performance.now() - this.#begun);
		this.#worst = 0;
		return worst;
	}

	/** Resolves to what is wrong between them; null if nothing is. */
	async end(): Promise<string | null> {
		this.#isOver = true;
		await Promise.race([this.#living, wait(20_000)]);
		const [one, other] = this.#phones;
		for (let i = 0; i < 100 && !(one.isHandedOver && other.isHandedOver); i++) await wait(100);
		const isSame = one.log.texts.join() === other.log.texts.join();
		const isDone = one.isHandedOver && other.isHandedOver;
		for (const phone of this.#phones) phone.end();
		return isSame ? (isDone ? null : 'something waits') : 'their logs differ';
	}

	async #live(): Promise<void> {
		for (let i = 0; !this.#isOver; i++) {
			const [from, to] = i % 2 === 0 ? this.#phones : this.#phones.toReversed();
			this.#begun = performance.now();
			const [entry] = (from as Phone).write({ kind: 'member', member: `m${i}`, name: `Name ${i}` });
			while (entry && !(to as Phone).log.all.has(entry.id)) await wait(5);
			this.#worst = Math.max(this.#worst, performance.now() - this.#begun);
			this.exchanged += 1;
			await wait(150);
			this.#begun = performance.now();
		}
	}
}
