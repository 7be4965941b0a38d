import { base64urlnopad } from '@scure/base';
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, type Map as YMap } from 'yjs';
import type { Heard, Line } from '#lib/live/line.ts';

interface Client {
	readonly line: object;
	readonly document: Doc;
	readonly heard: Heard;
	readonly forward: (update: Uint8Array, origin: unknown) => void;
}

/** A relay without a network: documents by name, and whoever is attached to them. */
export class RelayHub {
	readonly documents = new Map<string, Doc>();
	readonly #clients = new Map<string, Set<Client>>();
	/** Lines that are cut. */
	readonly #cut = new Set<object>();
	/** Names of documents that it will not have, with the reason. */
	readonly refuses = new Map<string, string>();
	/** Bytes that went over lines to level documents. */
	carried = 0;

	/** How many devices keep a document level. */
	attached(name: string): number {
		return this.#clients.get(name)?.size ?? 0;
	}

	line(): Line & { cut(): void } {
		const line = {
			attach: (name: string, document: Doc, _awareness: unknown, heard: Heard) => {
				const forward = (update: Uint8Array, origin: unknown): void => {
					if (origin !== this && !this.#cut.has(line)) this.#spread(name, update);
				};
				const client: Client = { line, document, heard, forward };
				document.on('update', forward);
				const clients = this.#clients.get(name) ?? new Set();
				this.#clients.set(name, clients.add(client));
				queueMicrotask(() => this.#level(name, client));
				return {
					end: () => {
						document.off('update', forward);
						clients.delete(client);
					}
				};
			},
			wake: () => {
				if (!this.#cut.delete(line)) return;
				for (const [name, clients] of this.#clients)
					for (const client of clients) if (client.line === line) this.#level(name, client);
			},
			cut: () => {
				this.#cut.add(line);
				for (const clients of this.#clients.values())
					for (const client of clients) if (client.line === line) client.heard.cut();
			},
			close: () => {}
		};
		return line;
	}

	/** Forgets everything, as a server with a new disk; every line is cut meanwhile. */
	wipe(documents: ReadonlyMap<string, Uint8Array> = new Map()): void {
		const lines = new Set([...this.#clients.values()].flatMap((all) => [...all].map(({ line }) => line)));
		for (const line of lines) (line as ReturnType<RelayHub['line']>).cut();
		this.documents.clear();
		for (const [name, update] of documents) applyUpdate(this.document(name), update);
		for (const line of lines) (line as Line).wake();
	}

	/** What it holds now, to go back to. */
	backup(): ReadonlyMap<string, Uint8Array> {
		return new Map([...this.documents].map(([name, doc]) => [name, encodeStateAsUpdate(doc)]));
	}

	document(name: string): Doc {
		const known = this.documents.get(name) ?? new Doc();
		this.documents.set(name, known);
		return known;
	}

	/** What is put into a document by hand, as a forger would. */
	forge(name: string, key: string, value: Uint8Array): void {
		this.#change(name, (entries) => entries.set(key, value));
	}

	forget(name: string, key: string): void {
		this.#change(name, (entries) => entries.delete(key));
	}

	#change(name: string, change: (entries: YMap<unknown>) => void): void {
		const doc = new Doc();
		applyUpdate(doc, encodeStateAsUpdate(this.document(name)));
		doc.on('update', (update: Uint8Array) => this.#spread(name, update));
		change(doc.getMap('entries'));
	}

	#level(name: string, { document, heard, line }: Client): void {
		if (this.#cut.has(line)) return;
		const why = this.refuses.get(name);
		if (why !== undefined) return heard.refused(why);
		const news = encodeStateAsUpdate(this.document(name), encodeStateVector(document));
		const back = encodeStateAsUpdate(document, encodeStateVector(this.document(name)));
		this.carried += news.length + back.length;
		applyUpdate(document, news, this);
		this.#spread(name, back);
		heard.level();
	}

	#spread(name: string, update: Uint8Array): void {
		applyUpdate(this.document(name), update);
		const stored = `stored ${base64urlnopad.encode(encodeStateVector(this.document(name)))}`;
		for (const { document, heard, line } of this.#clients.get(name) ?? []) {
			if (this.#cut.has(line)) continue;
			applyUpdate(document, update, this);
			heard.told(stored);
		}
	}
}
