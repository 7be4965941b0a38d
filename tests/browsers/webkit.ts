import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPath, PHONE, until, type Driver, type Found, type Source } from './driver.ts';

// WebKitGTK is driven by its own driver, through classic WebDriver. Its browser needs a display: the present one,
// or one that nobody sees.

export function findWebKit(): Found {
	const driver = inPath('WebKitWebDriver');
	const browser = miniBrowser();
	if (!driver || !browser) return { missing: 'not installed (Debian: webkit2gtk-driver)' };
	const hasDisplay = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
	const xvfb = inPath('Xvfb');
	if (!hasDisplay && !xvfb) return { missing: 'no display (Debian: xvfb)' };
	return { start: () => WebKit.start(driver, browser, hasDisplay ? undefined : xvfb) };
}

function miniBrowser(): string | undefined {
	const roots = ['/usr/lib', '/usr/libexec'].flatMap((root) =>
		existsSync(root) ? [root, ...readdirSync(root).map((name) => join(root, name))] : []
	);
	return roots
		.flatMap((root) => ['6.0', '4.1', '4.0'].map((api) => join(root, `webkit2gtk-${api}`, 'MiniBrowser')))
		.concat(roots.map((root) => join(root, 'webkitgtk-6.0', 'MiniBrowser')))
		.find((path) => existsSync(path));
}

/** What Safari has had since 16 and WebKitGTK keeps switched off; `createWritable`, which came with Safari 26, stays off. */
const AS_SAFARI = '--features=+FileSystem,+AccessHandle,+StorageAPI';

type Answer = Readonly<Record<string, unknown>>;

class WebKit implements Driver {
	// Classic WebDriver does not report what happens in a page.
	readonly complaints: string[] = [];
	readonly downloads: string;
	readonly #folder = mkdtempSync(join(tmpdir(), 'schafkopf-webkit-'));
	readonly #processes: ChildProcess[] = [];
	#address = '';
	#name = 'WebKit';

	private constructor() {
		this.downloads = join(this.#folder, 'downloads');
		mkdirSync(this.downloads);
		const config = join(this.#folder, '.config');
		mkdirSync(config);
		writeFileSync(join(config, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
	}

	static async start(driver: string, browser: string, xvfb: string | undefined): Promise<WebKit> {
		const webkit = new WebKit();
		const display = xvfb && (await webkit.#display(xvfb));
		await webkit.#drive(driver, browser, display);
		return webkit;
	}

	get name(): string {
		return this.#name;
	}

	async goto(url: string): Promise<void> {
		await this.#send('POST', '/url', { url });
	}

	async reload(): Promise<void> {
		await this.#send('POST', '/refresh', {});
	}

	async evaluate(expression: string): Promise<unknown> {
		const script =
			'const done = arguments[0];' +
			`(async () => JSON.stringify({ value: await ${expression} }))()` +
			'.then(done, (error) => done(JSON.stringify({ error: String(error) })));';
		const answer = await this.#send('POST', '/execute/async', { script, args: [] });
		const { value, error } = JSON.parse(String(answer)) as { value?: unknown; error?: string };
		if (error !== undefined) throw new Error(error);
		return value;
	}

	async perform(actions: readonly Source[]): Promise<void> {
		await this.#send('POST', '/actions', { actions });
	}

	async chooseFile(selector: string, path: string): Promise<void> {
		const found = await this.#send('POST', '/element', { using: 'css selector', value: selector });
		const [id] = Object.values(found as Record<string, string>);
		await this.#send('POST', `/element/${id ?? ''}/value`, { text: path });
	}

	/** A browser under automation keeps no profile: a window is closed and, with its page's process gone, another is opened. */
	async reopen(): Promise<void> {
		const { handle } = (await this.#send('POST', '/window/new', { type: 'window' })) as { handle: string };
		await this.#send('DELETE', '/window');
		await this.#send('POST', '/window', { handle });
		await this.#asPhone();
	}

	async end(): Promise<void> {
		await this.#send('DELETE', '').catch(() => undefined);
		for (const running of this.#processes.reverse()) {
			const ended = new Promise((resolve) => running.once('exit', resolve));
			if (running.exitCode === null && running.kill()) await ended;
		}
		rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
	}

	async #display(xvfb: string): Promise<string> {
		const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
		const running = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
		this.#processes.push(running);
		return new Promise((resolve, reject) => {
			running.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
			running.once('exit', () => reject(new Error('Xvfb did not start.')));
		});
	}

	async #drive(driver: string, binary: string, display: string | undefined): Promise<void> {
		const port = await freePort();
		const env = { ...process.env, HOME: this.#folder, ...(display ? { DISPLAY: display } : {}) };
		const own = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('XDG_')));
		this.#processes.push(spawn(driver, [`--port=${port}`], { env: own, stdio: 'ignore' }));
		const options = { binary, args: ['--automation', AS_SAFARI] };
		this.#address = `http://127.0.0.1:${port}/session`;
		const alwaysMatch = { 'webkitgtk:browserOptions': options };
		const begun = await until(
			() => this.#send('POST', '', { capabilities: { alwaysMatch } }) as Promise<Answer>,
			() => 'WebKit did not start'
		);
		this.#address += `/${String(begun['sessionId'])}`;
		this.#name = `WebKitGTK ${String((begun['capabilities'] as Answer)['browserVersion'])}`;
		await this.#asPhone();
	}

	/** As narrow as a phone, or as its window can get. */
	async #asPhone(): Promise<void> {
		await this.#send('POST', '/window/rect', { ...PHONE });
	}

	async #send(method: string, path: string, body?: Answer): Promise<unknown> {
		const response = await fetch(this.#address + path, {
			method,
			...(body ? { body: JSON.stringify(body) } : {})
		});
		const { value } = (await response.json()) as { value: unknown };
		if (response.ok) return value;
		const { error, message } = value as Record<string, string>;
		throw new Error(`${error ?? ''}: ${message ?? ''}`);
	}
}

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}
