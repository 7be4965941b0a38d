/** A German Excel reads a table by its byte order mark, semicolons, decimal commas and CRLF. */
const BOM = '\uFEFF';

/** A table for somebody's own program; every cell is safe as it is, or went through `csvCell`. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
	BOM + rows.map((row) => `${row.join(';')}\r\n`).join('');

/** A cell with what somebody typed. If it begins like a formula, an apostrophe marks it as text. */
export function csvCell(typed: string): string {
	const line = typed.replace(/[\r\n\t]+/g, ' ');
	const safe = /^\s*[=+\-@|%]/.test(line) ? `'${line}` : line;
	return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
