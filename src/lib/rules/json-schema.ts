/** The part of JSON Schema that books need. */
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

declare const carried: unique symbol;
/** A schema that carries the type of the data it accepts. Only the compiler sees the type. */
type SchemaOf<T> = Schema & { readonly [carried]?: T };
/** The type of the data that a schema accepts. */
export type TypeOf<S> = S extends { readonly [carried]?: infer T } ? T : never;

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
/** A list in which no item occurs twice. */
export const list = <T>(items: SchemaOf<T>, minItems: number, maxItems: number): SchemaOf<readonly T[]> => ({
	type: 'array',
	items,
	minItems,
	maxItems,
	uniqueItems: true
});
/** An object with all of these fields and no others. */
export const fields = <F extends Fields>(properties: F): SchemaOf<ObjectOf<F>> => ({
	type: 'object',
	properties,
	required: Object.keys(properties),
	additionalProperties: false
});
/** The same with fields that may be left out, so that what was written before they came stays whole. */
export const fieldsAnd = <F extends Fields, More extends Fields>(
	properties: F,
	more: More
): SchemaOf<ObjectOf<F> & Partial<ObjectOf<More>>> => ({
	...(fields(properties) as Schema),
	properties: { ...properties, ...more }
});
const eachOf = (keys: readonly string[], value: Schema): Fields =>
	Object.fromEntries(keys.map((key) => [key, value]));
/** An object with any of these keys and no others. */
export const some = <Key extends string, T>(
	keys: readonly Key[],
	value: SchemaOf<T>
): SchemaOf<Readonly<Partial<Record<Key, T>>>> => ({
	type: 'object',
	properties: eachOf(keys, value),
	additionalProperties: false
});
/** An object with all of these keys and no others. */
export const each = <Key extends string, T>(
	keys: readonly Key[],
	value: SchemaOf<T>
): SchemaOf<Readonly<Record<Key, T>>> =>
	({ ...some(keys, value), required: keys }) as SchemaOf<Readonly<Record<Key, T>>>;
/** The schema with a description in words. */
export const described = <T>(description: string, schema: SchemaOf<T>): SchemaOf<T> => ({
	description,
	...schema
});
/** A reference to one of these schemas, which is defined once under its name. */
export const refTo =
	<Defs extends Fields>(_defs: Defs) =>
	<Name extends keyof Defs & string>(name: Name): SchemaOf<TypeOf<Defs[Name]>> => ({
		$ref: `#/$defs/${name}`
	});
