import { expect, it } from 'vitest';
import { eventsIn, type ServerEvent } from './events.ts';

/** What is heard of a body that comes in these pieces. */
async function heardOf(...pieces: readonly string[]): Promise<readonly ServerEvent[]> {
	const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
	const body = new ReadableStream<Uint8Array>({
		start: (stream) => {
			for (const piece of bytes) stream.enqueue(piece);
			stream.close();
		}
	});
	const heard: ServerEvent[] = [];
	for await (const event of eventsIn(body, () => {})) heard.push(event);
	return heard;
}

const HERE = { kind: 'here', data: '{"as":"ü"}' };

it('events are heard in whatever pieces they come, and comments are none', async () => {
	const text = ': \n\nevent: ready\ndata\n\nevent: here\ndata: {"as":"ü"}\n\n: \n\ndata: a\ndata: b\n\n';
	const all = [{ kind: 'ready', data: '' }, HERE, { kind: 'message', data: 'a\nb' }];
	expect(await heardOf(text)).toEqual(all);
	expect(await heardOf(...text)).toEqual(all);
	for (let at = 1; at < text.length; at++)
		expect(await heardOf(text.slice(0, at), text.slice(at))).toEqual(all);
});

it('what a cut line leaves unfinished is none', async () => {
	expect(await heardOf('event: here\ndata: {"as":"ü"}\n\nevent: gone\ndata: {"a')).toEqual([HERE]);
});
