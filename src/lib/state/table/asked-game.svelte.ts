import { asId, type EveningId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { TypedSystem } from '#lib/evening/typing.ts';
import type { Keeper, PanelTable } from './panel.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';

const EVENING = asId<EveningId>('rechner');

/** Reads and writes the question about a game as the end of an address. */
interface Links<C> {
	readonly write: (asked: C) => string;
	/** Refuses a damaged link with a sentence. */
	readonly read: (link: string) => Result<C, string>;
}

/** A game that nobody plays and nobody stores, typed like any other. `C` is the question about it. */
export abstract class AskedGame<
	S extends TypedSystem,
	C extends { readonly typed: S['typed'] }
> extends OfSession {
	readonly #fresh: C;
	#changed: C | null = $state.raw(null);
	readonly #links: Links<C>;
	readonly #onchange: (link: string) => void;

	/** `onchange` gets the link to the question whenever that changes. */
	constructor(session: Session, fresh: C, links: Links<C>, onchange: (link: string) => void) {
		super(session);
		this.#fresh = fresh;
		this.#links = links;
		this.#onchange = onchange;
	}

	get calculation(): C {
		return this.#changed ?? this.#fresh;
	}

	/** The question as the end of an address. */
	get link(): string {
		return this.#links.write(this.calculation);
	}

	/** Takes over the question of a link. A damaged link changes nothing and returns its sentence. */
	open(link: string): string {
		const read = this.#links.read(link);
		if (!read.ok) return read.error;
		this.#changed = read.value;
		return '';
	}

	/** Begins a new question. */
	abstract clear(): void;

	protected change(changed: Partial<C>): void {
		this.#changed = { ...this.calculation, ...changed };
		this.#onchange(this.link);
	}

	/** The table that the panel types at: its players are stand-ins, and what is typed is kept only here. */
	protected desk(
		stateOf: () => S['state'],
		put: (typed: S['typed']) => void
	): [PanelTable<S>, Keeper<S['typed']>] {
		const draftOf = (): Keeper<S['typed']>['draft'] => ({
			token: '',
			evening: EVENING,
			at: 0,
			typed: this.calculation.typed
		});
		return [
			{
				evening: EVENING,
				placeOf: () => null,
				write: async () => refused('lost'),
				get state() {
					return stateOf();
				}
			},
			{
				get draft() {
					return draftOf();
				},
				status: 'nothing',
				put,
				setAside: () => {},
				drop: async () => this.clear(),
				append: async () => refused('lost')
			}
		];
	}
}
