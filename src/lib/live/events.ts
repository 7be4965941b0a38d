/** An event of a stream of server-sent events. */
export interface ServerEvent {
	readonly kind: string;
	readonly data: string;
}

/** The events of a body as they come; `alive` is called with every byte. What a cut line leaves unfinished is none. */
export async function* eventsIn(
	body: ReadableStream<Uint8Array>,
	alive: () => void
): AsyncGenerator<ServerEvent> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = '';
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			alive();
			text += decoder.decode(value, { stream: true });
			const ended = text.lastIndexOf('\n\n');
			if (ended < 0) continue;
			for (const block of text.slice(0, ended).split('\n\n')) {
				const event = eventOf(block);
				if (event) yield event;
			}
			text = text.slice(ended + 2);
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}

/** Null for a comment, by which a relay says that the line stands. */
function eventOf(block: string): ServerEvent | null {
	let kind: string | null = null;
	const data: string[] = [];
	for (const line of block.split('\n')) {
		const [, field, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
		if (field === 'event') kind = value;
		if (field === 'data') data.push(value);
	}
	if (kind === null && data.length === 0) return null;
	return { kind: kind ?? 'message', data: data.join('\n') };
}
