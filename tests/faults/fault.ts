import { App } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';

/** What came of trying a fault: how often, and one sentence for everything that was lost or went wrong. */
export interface Outcome {
	readonly runs: number;
	readonly wrong: readonly string[];
	/** Something worth knowing that is no failure. */
	readonly remark?: string;
}

/** What a fault is tried on: a phone, and where it finds the app. */
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
	} finally {
		await device.end();
		await app.end();
	}
}
