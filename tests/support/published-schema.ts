import { toJsonSchema } from '@valibot/to-json-schema';
import { book } from '#lib/rules/book-schema.ts';
import { contractRule } from '#lib/rules/schema-games.ts';
import { parts } from '#lib/rules/schema-shapes.ts';
import { roundRule } from '#lib/rules/schema-rounds.ts';

/** The part of JSON Schema that books need. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: string;
	readonly anyOf?: readonly Schema[];
	readonly enum?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
}

const { $schema, ...made } = toJsonSchema(book, {
	target: 'draft-2020-12',
	definitions: { ...parts, contractRule, roundRule },
	// The last schema of a pipe is what is said; before it stands a guard, behind it what JSON Schema says by a keyword.
	typeMode: 'output',
	ignoreActions: ['raw_check']
});

/** A book's form as it is published: `static/schema/book.schema.json`, written by `house/check-book.test.ts` with `-u`. */
export const BOOK_SCHEMA = {
	$schema,
	title: 'Schafkopf rule book',
	description:
		'A rule book of Schafkopf. The `changes` of a `rulebook` entry are an RFC 7396 merge patch on the data of its base; what they lead to must be a whole book. In a patch `source` may be left out beside `value`.',
	...made
} as Schema & { readonly $defs: Readonly<Record<string, Schema>> };
