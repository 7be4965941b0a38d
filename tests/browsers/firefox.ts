import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Session, type Answer } from './bidi.ts';
import { inPath, PHONE, type Driver, type Found, type Source } from './driver.ts';

// Firefox speaks WebDriver BiDi by itself: no driver stands between.

export function findFirefox(): Found {
	const path = process.env['FIREFOX_PATH'] ?? inPath('firefox-esr', 'firefox');
	if (!path) return { missing: 'not installed (Debian: firefox-esr)' };
	if (typeof WebSocket === 'undefined') return { missing: 'needs a Node with WebSocket' };
	return { start: () => Firefox.start(path) };
}

class Firefox implements Driver {
	readonly complaints: string[] = [];
	readonly downloads: string;
	readonly #path: string;
	readonly #folder = mkdtempSync(join(tmpdir(), 'schafkopf-firefox-'));
	readonly #profile = join(this.#folder, 'profile');
	#name = 'Firefox';
	#process: ChildProcess | undefined;
	#session: Session | undefined;
	#tab = '';

	private constructor(path: string) {
		this.#path = path;
		this.downloads = join(this.#folder, 'downloads');
		mkdirSync(this.downloads);
		mkdirSync(this.#profile);
		const settings = {
			'browser.download.dir': this.downloads,
			'browser.download.folderList': 2,
			'browser.download.alwaysOpenPanel': false,
			'browser.shell.checkDefaultBrowser': false,
			'browser.startup.homepage': 'about:blank',
			'browser.startup.page': 0,
			'datareporting.policy.dataSubmissionEnabled': false,
			'dom.serviceWorkers.enabled': true,
			'network.captive-portal-service.enabled': false,
			'network.connectivity-service.enabled': false,
			'app.normandy.enabled': false,
			'toolkit.telemetry.enabled': false
		};
		const lines = Object.entries(settings).map(
			([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
		);
		writeFileSync(join(this.#profile, 'user.js'), lines.join('\n'));
	}

	static async start(path: string): Promise<Firefox> {
		const firefox = new Firefox(path);
		await firefox.#launch();
		return firefox;
	}

	get name(): string {
		return this.#name;
	}

	async goto(url: string): Promise<void> {
		await this.#send('browsingContext.navigate', { context: this.#tab, url, wait: 'complete' });
	}

	async reload(): Promise<void> {
		await this.#send('browsingContext.reload', { context: this.#tab, wait: 'complete' });
	}

	async evaluate(expression: string): Promise<unknown> {
		const { type, result, exceptionDetails } = await this.#send('script.evaluate', {
			expression: `(async () => JSON.stringify(await ${expression}))()`,
			target: { context: this.#tab },
			awaitPromise: true
		});
		if (type !== 'success') throw new Error(String((exceptionDetails as Answer)['text']));
		const { value } = result as { value?: string };
		return value === undefined ? undefined : (JSON.parse(value) as unknown);
	}

	async perform(sources: readonly Source[]): Promise<void> {
		await this.#send('input.performActions', { context: this.#tab, actions: sources });
	}

	async chooseFile(selector: string, path: string): Promise<void> {
		const { nodes } = await this.#send('browsingContext.locateNodes', {
			context: this.#tab,
			locator: { type: 'css', value: selector }
		});
		const [element] = nodes as { sharedId: string }[];
		if (!element) throw new Error(`no ${selector}`);
		await this.#send('input.setFiles', {
			context: this.#tab,
			element: { sharedId: element.sharedId },
			files: [path]
		});
	}

	async reopen(): Promise<void> {
		await this.#close();
		await this.#launch();
	}

	async end(): Promise<void> {
		await this.#close();
		rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
	}

	#send(method: string, params: Answer): Promise<Answer> {
		if (!this.#session) throw new Error('The browser is not running.');
		return this.#session.send(method, params);
	}

	async #launch(): Promise<void> {
		const args = ['--headless', '--no-remote', '--profile', this.#profile, '--remote-debugging-port', '0'];
		this.#process = spawn(this.#path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
		this.#session = await Session.open(await addressOf(this.#process), (text) => this.complaints.push(text));
		const { capabilities } = await this.#send('session.new', { capabilities: {} });
		this.#name = `Firefox ${String((capabilities as Answer)['browserVersion'])}`;
		await this.#send('session.subscribe', { events: ['log.entryAdded'] });
		const { contexts } = await this.#send('browsingContext.getTree', {});
		this.#tab = (contexts as { context: string }[])[0]?.context ?? '';
		await this.#send('browsingContext.setViewport', { context: this.#tab, viewport: PHONE });
	}

	/** Closes it in an orderly way. */
	async #close(): Promise<void> {
		const running = this.#process;
		if (!running) return;
		const ended = new Promise((resolve) => running.once('exit', resolve));
		await this.#session?.send('browser.close', {}).catch(() => running.kill());
		const late = setTimeout(() => running.kill('SIGKILL'), 30_000);
		await ended;
		clearTimeout(late);
		this.#process = undefined;
	}
}

/** Firefox reports on standard error where it listens. */
async function addressOf(running: ChildProcess): Promise<string> {
	if (!running.stderr) throw new Error('Firefox says nothing.');
	// What it says later is read, too, so that it never waits for a reader.
	const lines = createInterface(running.stderr);
	return new Promise((resolve, reject) => {
		lines.on('line', (line) => {
			const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
			if (address) resolve(address);
		});
		lines.on('close', () => reject(new Error('Firefox did not start.')));
	});
}
