import { inflateSync } from 'node:zlib';

/** A page of a PDF: how many letters stand on it, and whether a picture does. */
export interface PdfPage {
	readonly letters: number;
	readonly pictures: number;
}

/** The pages of a PDF as Chromium writes it: an object for each, its text in glyphs of two bytes. */
export function pagesOf(pdf: Buffer): readonly PdfPage[] {
	const text = pdf.toString('latin1');
	const objects = new Map(
		[...text.matchAll(/(?<=^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
			id,
			body
		])
	);
	const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b(?!s)/.test(body));
	return pages.map((body) => {
		const [, content = ''] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
		const drawn = streamOf(objects.get(content) ?? '');
		const shown = [...drawn.matchAll(/<([\da-f]+)>/gi)].map(([, glyphs = '']) => glyphs.length / 4);
		return {
			letters: shown.reduce((all, one) => all + one, 0),
			pictures: drawn.match(/\/\w+ Do\b/g)?.length ?? 0
		};
	});
}

/** What an object's stream holds: as long as it says, since its bytes may be anything, also what looks like its end. */
function streamOf(body: string): string {
	const begins = /stream\r?\n/.exec(body);
	if (!begins) return '';
	const from = begins.index + begins[0].length;
	const [, length = ''] = /\/Length (\d+)/.exec(body) ?? [];
	const bytes = Buffer.from(body.slice(from, from + Number(length)), 'latin1');
	return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}
