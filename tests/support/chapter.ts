/** As another program reads it. */
export const json = <T>(value: T): Record<string, unknown> =>
	JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
