import WebSocket from 'crossws/websocket';

/** A WebSocket as a browser has it, which does not mind that nobody hears how it ended. */
export class BrowserSocket extends WebSocket {
	constructor(...of: ConstructorParameters<typeof WebSocket>) {
		super(...of);
		this.addEventListener('error', () => {});
	}
}
