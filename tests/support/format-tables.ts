import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { EntryRefusal } from '#lib/log/refusal-text.ts';
import { saukopfGame, schafkopfGame } from '#lib/log/schema-game.ts';
import { SCHEMAS } from '#lib/log/schema-kinds.ts';

// The tables of the file format, written from the schemas: what a field may hold by the schema itself, what it means by the
// comment that stands above it in the source.

/** The part of a valibot schema that says what it accepts. */
interface Schema {
	readonly type: string;
	readonly message?: unknown;
	readonly wrapped?: Schema;
	readonly pipe?: readonly Schema[];
	readonly item?: Schema;
	readonly entries?: Readonly<Record<string, Schema>>;
	readonly options?: readonly unknown[];
	readonly literal?: unknown;
	readonly getter?: (input: unknown) => Schema;
}

const refusalIn = ({ message }: Schema): EntryRefusal | null =>
	typeof message === 'string' && message.startsWith('{') ? (JSON.parse(message) as EntryRefusal) : null;

/** What a field may hold, in words. */
function wordsOf(schema: Schema): string {
	if (schema.type === 'exact_optional' && schema.wrapped) return wordsOf(schema.wrapped);
	if (schema.type === 'picklist')
		return schema.options?.map((option) => `\`${String(option)}\``).join(' ') ?? '';
	if (schema.type === 'literal') return `\`${String(schema.literal)}\``;
	if (schema.type === 'boolean') return 'yes or no';
	if (schema.type === 'lazy') return eitherOf(schema);
	const [first] = schema.pipe ?? [];
	// A further bound on a field.
	if (first?.pipe && first !== schema) return wordsOf(first);
	const inner = schema.pipe?.find(({ type }) => type === 'array' || type === 'loose_object');
	if (inner?.item) return `list of ${wordsOf(inner.item)}`;
	if (inner?.entries) return `{ ${Object.entries(inner.entries).map(groupField).join('; ')} }`;
	return ownWords(refusalIn(first ?? schema));
}

const groupField = ([name, field]: readonly [string, Schema]): string => `\`${name}\`: ${wordsOf(field)}`;

/** One of several forms. */
function eitherOf({ getter }: Schema): string {
	const forms = [1, 'x', {}].flatMap((input) => getter?.(input) ?? []);
	if (forms.some((form) => form === schafkopfGame)) return 'a game of Schafkopf or of Saukopf, as below';
	return [...new Set(forms.map(wordsOf))].join(', or ');
}

function ownWords(refusal: EntryRefusal | null): string {
	switch (refusal?.code) {
		case 'notId':
			return 'id';
		case 'notText':
			return `text, up to ${refusal.most}`;
		case 'notNumber':
			return `whole number, ${refusal.least} to ${refusal.most}`;
		case 'notCents':
			return 'cents';
		case 'notCentsFromZero':
			return 'cents, not negative';
		case 'notDate':
			return 'date';
		case 'notTime':
			return 'time of day, HH:MM';
		case 'notPicture':
			return 'name of a picture, 43 characters';
		case 'notMoment':
			return 'moment';
		case 'tallyTooLong':
			return 'member → whole number';
		case 'notFields':
			return 'fields';
		case 'rulebookReplaced':
			return 'never';
		default:
			throw new Error(`no words for ${JSON.stringify(refusal)}`);
	}
}

/** The comment above each property of an object in the source, by the names that lead to it: "round.dealer". */
function commentsIn(file: string, object: string): ReadonlyMap<string, string> {
	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
	const comments = new Map<string, string>();
	const visit = (node: ts.Node, path: readonly string[]): void => {
		const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
		const here = isNamed && ts.isIdentifier(node.name) ? [...path, node.name.text] : path;
		if (here !== path) {
			const said = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
			if (ts.isPropertyAssignment(node) && said[0])
				comments.set(here.join('.'), said[0].replace(/\s+/g, ' '));
		}
		node.forEachChild((child) => visit(child, here));
	};
	visit(source, []);
	return new Map(
		[...comments].flatMap(([path, said]) =>
			path.startsWith(`${object}.`) ? [[path.slice(object.length + 1), said]] : [[path, said]]
		)
	);
}

const COMMON = new Set(['id', 'at', 'kind', 'replaces', 'note', 'seen', 'seenBeside', 'before', 'copyOf']);

/** One table: a row a field. */
function fieldTable(
	fields: Readonly<Record<string, Schema>>,
	commentOf: (field: string) => string | undefined
): string {
	const rows = Object.entries(fields).map(([name, field]) => {
		const optional = field.type === 'exact_optional' ? '?' : '';
		return `| \`${name}\`${optional} | ${wordsOf(field)} | ${commentOf(name) ?? ''} |`;
	});
	return ['| field | holds | means |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The fields of a kind, each form of it where there are several. */
function formsOf(schema: Schema): readonly Readonly<Record<string, Schema>>[] {
	if (schema.type === 'variant') return (schema.options as readonly Schema[]).flatMap(formsOf);
	return schema.entries ? [schema.entries] : [];
}

/** The document. */
export function formatTables(): string {
	const comments = new Map([
		...commentsIn('src/lib/log/schema-kinds.ts', 'SCHEMAS'),
		...commentsIn('src/lib/log/schema-championship.ts', 'CHAMPIONSHIP_SCHEMAS'),
		...commentsIn('src/lib/log/schema-meeting.ts', 'MEETING_SCHEMAS')
	]);
	const parts = Object.entries(SCHEMAS as Readonly<Record<string, Schema>>).map(([kind, schema]) => {
		const tables = formsOf(schema).map((fields) => {
			const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !COMMON.has(name)));
			return Object.keys(own).length > 0 ? fieldTable(own, (name) => comments.get(`${kind}.${name}`)) : '';
		});
		const atTable = formsOf(schema).some((fields) => 'seen' in fields && 'before' in fields);
		const ofChampionship = formsOf(schema).some((fields) => 'seenBeside' in fields);
		const seen = atTable
			? 'Carries `seen`, and may carry `before` and `copyOf`.'
			: ofChampionship
				? 'Carries `seen`, and may carry `seenBeside`.'
				: '';
		return [`## ${kind}`, comments.get(kind) ?? '', seen, ...tables].filter(Boolean).join('\n\n');
	});
	const games = commentsIn('src/lib/log/schema-game.ts', '');
	const gameTable = (title: string, schema: unknown): string => {
		const fields = formsOf((schema as Schema).pipe?.find(({ entries }) => entries) ?? { type: '' })[0] ?? {};
		return `## ${title}\n\n${fieldTable(fields, (name) => games.get(`${title}.${name}`))}`;
	};
	return [
		'# Kinds of entry',
		'Written from the schemas in `src/lib/log` (`npx vitest run tests/file-format.test.ts -u`); [the file format](file-format.md) says what every entry carries.',
		'A `?` marks a field that may be missing. Cents are whole and less than 10,000,000 either way, dates are YYYY-MM-DD, moments ISO 8601 with their offset, texts count characters.',
		...parts,
		gameTable('A game of Schafkopf', schafkopfGame),
		gameTable('A game of Saukopf', saukopfGame)
	].join('\n\n');
}
