import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** The text as the house formats that file. */
export async function formatted(file: string, text: string): Promise<string> {
	const { code, errors } = await format(
		file,
		text,
		JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig
	);
	if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
	return code;
}
