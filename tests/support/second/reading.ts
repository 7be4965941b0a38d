// How the second program reads a book or a game: as the JSON that it is. Nothing here imports anything of the app on purpose.

export type Fields = object;
export type Names = readonly string[];

export const isObject = (of: unknown): of is Fields =>
	typeof of === 'object' && of !== null && !Array.isArray(of);
export const entries = (of: unknown): [string, unknown][] => Object.entries(isObject(of) ? of : {});
export const at = (of: unknown, path: string): unknown =>
	path.split('.').reduce<unknown>((here, key) => (isObject(here) ? Reflect.get(here, key) : undefined), of);
export const text = (of: unknown, path: string): string => String(at(of, path) ?? '');
/** A number, or the value of a figure; below, one name is a list of names, too. */
export function number(of: unknown, path: string, otherwise = 0): number {
	const found = at(of, `${path}.value`) ?? at(of, path);
	return typeof found === 'number' ? found : otherwise;
}
export const names = (of: unknown, path: string): Names =>
	[at(of, path)].flat().filter((one) => typeof one === 'string');
/** Holds: it is there, and neither null nor false. */
export const yes = (of: unknown, path: string): boolean => (at(of, path) ?? false) !== false;
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const except = (all: Names, some: Names): Names => all.filter((one) => !some.includes(one));
