import { inflateSync } from 'node:zlib';

/** A page of a PDF: how many letters stand on it, and whether a picture does. */
export interface PdfPage {
	readonly letters: number;
	readonly pictures: number;
}

/** The pages of a PDF as Chromium writes it: an object for each, its text in glyphs of two bytes. */
export function pagesOf(pdf: Buffer): readonly PdfPage[] {
	const objects = objectsIn(pdf.toString('latin1'));
	const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head));
	return pages.map(({ head }) => {
		const [, content = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
		const drawn = drawnBy(objects.get(content));
		const shown = [...drawn.matchAll(/<([\da-f]+)>/gi)].map(([, glyphs = '']) => glyphs.length / 4);
		return {
			letters: shown.reduce((all, one) => all + one, 0),
			pictures: drawn.match(/\/\w+ Do\b/g)?.length ?? 0
		};
	});
}

interface PdfObject {
	readonly head: string;
	readonly stream: string;
}

/** Each object by its number. A stream is as long as its head says: its bytes may look like anything, an end among them. */
function objectsIn(text: string): ReadonlyMap<string, PdfObject> {
	const objects = new Map<string, PdfObject>();
	const BEGIN = /(\d+) 0 obj\b/g;
	for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
		const from = BEGIN.lastIndex;
		const end = text.indexOf('endobj', from);
		const [marker = ''] = /stream\r?\n/.exec(text.slice(from, end)) ?? [];
		const at = marker ? text.indexOf(marker, from) : end;
		const head = text.slice(from, at);
		const length = marker ? Number(/\/Length (\d+)/.exec(head)?.[1]) : 0;
		const stream = text.slice(at + marker.length, at + marker.length + length);
		objects.set(begin[1] ?? '', { head, stream });
		BEGIN.lastIndex = at + marker.length + length;
	}
	return objects;
}

function drawnBy(object: PdfObject | undefined): string {
	const { head = '', stream = '' } = object ?? {};
	return head.includes('/FlateDecode')
		? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
		: stream;
}
