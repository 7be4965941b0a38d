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
			for (const block of text.slice(0, ended).split('\n\n')) yield eventOf(block);
			text = text.slice(ended + 2);
		}
	} finally {
		await reader.cancel().catch(() => {});
	}
}

function eventOf(block: string): ServerEvent {
	let kind = 'message';
	const data: string[] = [];
	for (const line of block.split('\n')) {
		const [, field, value = ''] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
		if (field === 'event') kind = value;
		if (field === 'data') data.push(value);
	}
	return { kind, data: data.join('\n') };
}
