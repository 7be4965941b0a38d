// The part of WebDriver BiDi that the stories need.

export type Answer = Readonly<Record<string, unknown>>;
interface Waiting {
	resolve(answer: Answer): void;
	reject(error: Error): void;
}

/** The session's socket: commands and their answers, and what the page reports in between. */
export class Session {
	readonly #socket: WebSocket;
	readonly #waiting = new Map<number, Waiting>();
	#last = 0;

	private constructor(socket: WebSocket, heard: (text: string) => void) {
		this.#socket = socket;
		socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)), heard));
		socket.addEventListener('close', () => {
			for (const { reject } of this.#waiting.values()) reject(new Error('The browser is gone.'));
		});
	}

	static async open(address: string, heard: (text: string) => void): Promise<Session> {
		const socket = new WebSocket(`${address}/session`);
		await new Promise<void>((resolve, reject) => {
			socket.addEventListener('open', () => resolve(), { once: true });
			socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)), { once: true });
		});
		return new Session(socket, heard);
	}

	send(method: string, params: Answer): Promise<Answer> {
		const id = ++this.#last;
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject });
			this.#socket.send(JSON.stringify({ id, method, params }));
		});
	}

	#take(message: Answer, heard: (text: string) => void): void {
		if (message['type'] === 'event') {
			const { level, type, text } = message['params'] as Answer;
			if (isComplaint(String(text), type === 'javascript' && level === 'error')) heard(String(text));
			return;
		}
		const waiting = this.#waiting.get(Number(message['id']));
		this.#waiting.delete(Number(message['id']));
		if (message['type'] === 'success') waiting?.resolve(message['result'] as Answer);
		else waiting?.reject(new Error(`${String(message['error'])}: ${String(message['message'])}`));
	}
}

/** Uncaught errors and breaches of the security policy; not what a page still asks for while it is being left. */
const isComplaint = (text: string, isError: boolean): boolean =>
	text.includes('Content-Security-Policy') ||
	(isError && !/error loading dynamically imported module|A ServiceWorker intercepted/.test(text));
