import { asId, type EveningId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { TypedSystem } from '#lib/evening/typing.ts';
import type { Keeper, PanelTable } from './panel.svelte.ts';

const EVENING = asId<EveningId>('rechner');

/** What is asked of a game, as the end of an address. */
interface Links<C> {
	readonly write: (asked: C) => string;
	/** A sentence where the link is damaged. */
	readonly read: (link: string) => Result<C, string>;
}

/** A game that nobody plays and nothing keeps, typed like any other; `C` is what is asked of it. */
export abstract class AskedGame<S extends TypedSystem, C extends { readonly typed: S['typed'] }> {
	readonly #fresh: C;
	#changed: C | null = $state.raw(null);
	readonly #links: Links<C>;
	readonly #onchange: (link: string) => void;

	/** Hands on the link to what is asked whenever that changes. */
	constructor(fresh: C, links: Links<C>, onchange: (link: string) => void) {
		this.#fresh = fresh;
		this.#links = links;
		this.#onchange = onchange;
	}

	get calculation(): C {
		return this.#changed ?? this.#fresh;
	}

	/** What is asked, as the end of an address. */
	get link(): string {
		return this.#links.write(this.calculation);
	}

	/** Takes what a link says; its sentence where it is damaged, and everything else stays. */
	open(link: string): string {
		const read = this.#links.read(link);
		if (!read.ok) return read.error;
		this.#changed = read.value;
		return '';
	}

	/** A new question. */
	abstract clear(): void;

	protected change(changed: Partial<C>): void {
		this.#changed = { ...this.calculation, ...changed };
		this.#onchange(this.link);
	}

	/** Where the panel types: a table of stand-ins, and what keeps nothing but here. */
	protected desk(
		stateOf: () => S['state'],
		put: (typed: S['typed']) => void
	): [PanelTable<S>, Keeper<S['typed']>] {
		const draftOf = (): Keeper<S['typed']>['draft'] => ({
			...{ token: '', evening: EVENING, at: 0 },
			typed: this.calculation.typed
		});
		return [
			{
				evening: EVENING,
				placeOf: () => null,
				get state() {
					return stateOf();
				}
			},
			{
				get draft() {
					return draftOf();
				},
				status: 'nothing',
				saving: false,
				put,
				setAside: () => {},
				drop: async () => this.clear(),
				save: async () => refused('lost')
			}
		];
	}
}
