/** As much of JSON Schema as a book needs. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
	readonly description?: string;
	readonly anyOf?: readonly Schema[];
	readonly enum?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly items?: Schema;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly uniqueItems?: boolean;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: false;
}

declare const described: unique symbol;
/** A schema that knows the type of what it lets through; only the compiler sees that. */
export type SchemaOf<T> = Schema & { readonly [described]?: T };
/** The type of what a schema lets through. */
export type TypeOf<S> = S extends { readonly [described]?: infer T } ? T : never;

type Fields = Readonly<Record<string, Schema>>;
type ObjectOf<F extends Fields> = { readonly [Key in keyof F]: TypeOf<F[Key]> };

export const whole = (minimum: number, maximum: number): SchemaOf<number> => ({
	type: 'integer',
	minimum,
	maximum
});
export const text = (maxLength = 80): SchemaOf<string> => ({ type: 'string', minLength: 1, maxLength });
export const oneOf = <const Word extends string>(...words: readonly Word[]): SchemaOf<Word> => ({
	type: 'string',
	enum: words
});
export const flag: SchemaOf<boolean> = { type: 'boolean' };
export const orNull = <T>(schema: SchemaOf<T>): SchemaOf<T | null> => ({ anyOf: [schema, { type: 'null' }] });
/** Each item once. */
export const list = <T>(items: SchemaOf<T>, minItems: number, maxItems: number): SchemaOf<readonly T[]> => ({
	type: 'array',
	items,
	minItems,
	maxItems,
	uniqueItems: true
});
/** All of these fields and no others. */
export const fields = <F extends Fields>(properties: F): SchemaOf<ObjectOf<F>> => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false
});
const eachOf = (keys: readonly string[], value: Schema): Fields =>
	Object.fromEntries(keys.map((key) => [key, value]));
/** Any of these keys, no others. */
export const some = <Key extends string, T>(
	keys: readonly Key[],
	value: SchemaOf<T>
): SchemaOf<Readonly<Partial<Record<Key, T>>>> => ({
	type: 'object',
	properties: eachOf(keys, value),
	additionalProperties: false
});
/** All of these keys. */
export const each = <Key extends string, T>(
	keys: readonly Key[],
	value: SchemaOf<T>
): SchemaOf<Readonly<Record<Key, T>>> =>
	({ ...some(keys, value), required: keys }) as SchemaOf<Readonly<Record<Key, T>>>;
export const said = <T>(description: string, schema: SchemaOf<T>): SchemaOf<T> => ({
	description,
	...schema
});
/** Stands for a schema that is defined once, under this name. */
export const refTo =
	<Defs extends Fields>(_defs: Defs) =>
	<Name extends keyof Defs & string>(name: Name): SchemaOf<TypeOf<Defs[Name]>> => ({
		$ref: `#/$defs/${name}`
	});
