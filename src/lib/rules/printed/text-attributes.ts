import { filledIn } from '#lib/base/collections.ts';
import { ROUNDS, type RoundKind } from '../vocabulary.ts';
import { TOPICS, type Needs, type Outline, type SaidRule, type Telling } from './shape.ts';

/** What a text may call by name. */
export interface Known {
	/** The makers that write rules from data. */
	readonly makers: { has(name: string): boolean };
	/** Other sources, by their ids, that it takes rules over from. */
	readonly others?: Readonly<Record<string, Outline>>;
	/** Whether a book has this place. Without it every place is believed: the form of a book is loaded only where one is checked. */
	readonly isPlace?: (place: string) => boolean;
}

export interface TextLine {
	readonly at: number;
	readonly text: string;
}
/** Ends the reading, with file and line. */
export type RefuseLine = (at: number, why: string) => never;

/** The lines below a heading or a rule: `> needs: contracts.sie?`, `> alike`. Whoever knows one takes it; what is left nobody knows. */
export class Attributes {
	readonly #left = new Map<string, TextLine>();
	readonly #known: Known;
	readonly #refuse: RefuseLine;

	constructor(lines: readonly TextLine[], known: Known, refuse: RefuseLine) {
		this.#known = known;
		this.#refuse = refuse;
		for (const { at, text } of lines) {
			const [, name = '', value = ''] = /^> ([^:]+)(?:: (.+))?$/.exec(text) ?? refuse(at, 'no attribute');
			if (this.#left.has(name)) refuse(at, `${name} stands here twice`);
			this.#left.set(name, { at, text: value });
		}
	}

	#take(name: string): TextLine | undefined {
		const line = this.#left.get(name);
		this.#left.delete(name);
		return line;
	}

	text(name: string): string | undefined {
		const line = this.#take(name);
		return line?.text === '' ? this.#refuse(line.at, `${name} says nothing`) : line?.text;
	}

	bySlot(name: string): Readonly<Record<string, string>> | undefined {
		const names = [...this.#left.keys()].filter((one) => one.startsWith(`${name} `));
		const slots = names.map((one) => [one.slice(name.length + 1), this.text(one) ?? ''] as const);
		return slots.length === 0 ? undefined : Object.fromEntries(slots);
	}

	needs(): Needs | undefined {
		const line = this.#take('needs');
		return line && needsOf(line, this.#known, this.#refuse);
	}

	ofRule(): Pick<SaidRule, 'source' | 'needs' | 'told' | 'alike' | 'ours' | 'elsewhere'> {
		const told = this.#take('told');
		return filledIn({
			source: this.text('source'),
			needs: this.needs(),
			told: told && tellingOf(told, this.#refuse),
			alike: this.#take('alike') !== undefined,
			ours: this.text('ours'),
			elsewhere: this.text('elsewhere')
		});
	}

	end(): void {
		for (const [name, { at }] of this.#left) this.#refuse(at, `${name} is nothing that is known here`);
	}
}

/** Places of the book, "contracts.solo.tout?, schuss.names". */
export function needsOf({ at, text }: TextLine, { isPlace }: Known, refuse: RefuseLine): Needs {
	for (const need of text.split(', ')) {
		// Of several only one has to be there: that they are alike says nothing.
		if (!/^\w+(?:\.\w+)*(?:\??|≥\d+|(?:\/\w+(?:\.\w+)*)+\?)$/.test(need)) refuse(at, `"${need}" is no place`);
		for (const place of need.replace(/\?$|≥\d+$/, '').split('/'))
			if (isPlace?.(place) === false) refuse(at, `no book has a place ${place}`);
	}
	return text.split(', ');
}

/** When a table is told it: the topic, then what has to hold, "deal, at evening, not in gardareizrunde". */
function tellingOf({ at, text }: TextLine, refuse: RefuseLine): Telling {
	const oneOf = <T>(list: readonly T[], word: string): T =>
		list.find((one) => String(one) === word) ?? refuse(at, `"${word}" is none of ${list.join(', ')}`);
	const rounds = (words: string): readonly RoundKind[] => words.split(' ').map((word) => oneOf(ROUNDS, word));
	const [topic = '', ...holds] = text.split(', ');
	const known: Readonly<Record<string, (words: string) => Partial<Telling>>> = {
		at: (words) => ({ at: oneOf(['championship', 'evening'], words) }),
		from: (words) => ({ from: oneOf([5, 6], words) }),
		bars: (words) => ({ bars: oneOf(['tout'], words) }),
		in: (words) => ({ in: rounds(words) }),
		'not in': (words) => ({ notIn: rounds(words) }),
		'first game': () => ({ first: true })
	};
	return holds.reduce<Telling>(
		(told, one) => {
			const [, what = '', words = ''] = /^(at|from|bars|in|not in|first game)(?: (.+))?$/.exec(one) ?? [];
			return {
				...told,
				...(known[what]?.(words) ?? refuse(at, `"${one}" is nothing that can hold at a table`))
			};
		},
		{ topic: oneOf(TOPICS, topic) }
	);
}
