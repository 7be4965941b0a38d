import { App } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';

/** The result of trying a fault: how often, and a sentence for everything that was lost or went wrong. */
export interface Outcome {
	readonly runs: number;
	readonly wrong: readonly string[];
	/** Something worth knowing that is not a failure. */
	readonly remark?: string;
}

/** What a fault is tried on: a phone, and the address of the app. */
export interface Ground {
	readonly app: App;
	readonly device: Device;
}

/** Tries a fault on a phone that was never used, and throws it away afterwards. */
export async function onNewDevice(attempt: (ground: Ground) => Promise<Outcome>): Promise<Outcome> {
	const app = await App.start();
	const device = new Device(app.url);
	try {
		const outcome = await attempt({ app, device });
		await device.close();
		return { ...outcome, wrong: [...outcome.wrong, ...device.complaints] };
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		throw new Error(`${message}\n${await screens(device)}`, { cause: error });
	} finally {
		await device.end();
		await app.end();
	}
}

/** The screens' texts, to find out why an attempt got stuck. */
async function screens(device: Device): Promise<string> {
	const pages = device.isRunning ? device.context.pages() : [];
	const texts = pages.map((page) =>
		page
			.locator('body')
			.ariaSnapshot({ timeout: 5_000 })
			.catch((reason: unknown) => `no answer: ${String(reason)}`)
	);
	return (await Promise.all(texts)).map((text, i) => `--- tab ${i + 1}\n${text}`).join('\n');
}
