import { chromium, type Browser, type Page } from '@playwright/test';
import { App } from '../e2e/support/app.ts';
import { takeEntries } from '../e2e/support/backup.ts';
import { phone } from '../e2e/support/phone.ts';
import { watch } from '../e2e/support/watch.ts';
import { clubHalfWay, clubOfAll, clubOfTables, type CrawledClub, type Look } from './club.ts';
import { faultsOf } from './look.ts';
import { faultsOnPaper, PRINTS } from './printed.ts';
import { HALF_WAY_SCREENS, HOUSE_SCREENS, TABLE_SCREENS, type Screen } from './screens.ts';

// Every screen at every size, looked at by a program: see look.ts for what it finds.

const [LITTLE, MUCH] = [1000, 10_000] as const;
const LONG = { names: 'long', over: MUCH } as const;
const ORDINARY = { names: 'ordinary', over: LITTLE } as const;

/** `npm run crawl -- --only kasse long --sizes 320×568`: screens and clubs with all of these words, at these sizes. */
const words: string[] = [];
const sizes: string[] = [];
let list = words;
for (const one of process.argv.slice(2)) {
	if (one === '--only') list = words;
	else if (one === '--sizes') list = sizes;
	else list.push(one.replace(/^(\d+)x(?=\d+$)/, '$1×'));
}
/** How many screens are looked at at once. */
const PAGES = 2;

let looked = 0;
let wrong = 0;

/** Something to look at, and who says what is wrong with it. */
interface Stop {
	readonly name: string;
	readonly address: string;
	readonly faults: (page: Page) => Promise<readonly string[]>;
}

const stopsAt = (screens: readonly Screen[], asked = true): readonly Stop[] =>
	screens.map((screen) => ({
		name: screen.name,
		address: screen.address,
		faults: (page) => faultsOf(page, screen, sizes, asked)
	}));

const onPaper = ({ names }: Look): readonly Stop[] =>
	PRINTS.map((print) => ({
		name: `on paper: ${print.name}`,
		address: print.address,
		faults: (page) => faultsOnPaper(page, print, names)
	}));

/**
 * Balances are read at tables: only there each kind of name is seen with each. Axe is asked with the short ones and with the long:
 * where a balance has a digit more it would find the same.
 */
const TOURS: readonly (readonly [club: () => CrawledClub, stops: readonly Stop[]])[] = [
	...[ORDINARY, LONG].map((look) => [() => clubOfTables(look), stopsAt(TABLE_SCREENS)] as const),
	...[
		{ ...ORDINARY, over: MUCH },
		{ ...LONG, over: LITTLE }
	].map((look) => [() => clubOfTables(look), stopsAt(TABLE_SCREENS, false)] as const),
	...[ORDINARY, LONG].flatMap(
		(look) =>
			[
				[() => clubOfAll(look), [...stopsAt(HOUSE_SCREENS), ...onPaper(look)]],
				[() => clubHalfWay(look), stopsAt(HALF_WAY_SCREENS)]
			] as const
	)
];

/** One after the other what stands at one address: what is typed at a table shows at once on every page that has it open. */
function byAddress(stops: readonly Stop[]): readonly (readonly Stop[])[] {
	const all = new Map<string, Stop[]>();
	for (const stop of stops) all.set(stop.address, [...(all.get(stop.address) ?? []), stop]);
	return [...all.values()];
}

/** Takes what is left for as long as there is something. */
function* taken(left: (readonly Stop[])[]): Generator<Stop> {
	for (let stops = left.shift(); stops; stops = left.shift()) yield* stops;
}

async function tour(browser: Browser, club: CrawledClub, stops: readonly Stop[]): Promise<void> {
	const app = await App.start();
	const context = await browser.newContext({ ...phone, baseURL: app.url, colorScheme: 'light' });
	context.setDefaultTimeout(30_000);
	// What runs a function of ours in the page names it by a helper that is only here.
	await context.addInitScript('globalThis.__name = (one) => one');
	const complaints = await watch(context, app.url);
	const first = await context.newPage();
	await takeEntries(first, club.entries);
	await first.close();
	const left = [...byAddress(stops)];
	const look = async (): Promise<void> => {
		for (const stop of taken(left)) {
			const start = performance.now();
			const page = await context.newPage();
			const faults = await stop.faults(page).catch((error: unknown) => [String(error)]);
			await page.close();
			looked += 1;
			wrong += faults.length > 0 ? 1 : 0;
			const seconds = ((performance.now() - start) / 1000).toFixed(1);
			const outcome = faults.length === 0 ? 'in order' : `${faults.length} WRONG`;
			console.log([`${stop.name} | ${club.name} | ${seconds} s | ${outcome}`, ...faults].join('\n    '));
		}
	};
	await Promise.all(Array.from({ length: PAGES }, look));
	if (complaints.length > 0) {
		wrong += 1;
		console.log(`the pages of ${club.name} complained:\n    ${[...new Set(complaints)].join('\n    ')}`);
	}
	await context.close();
	await app.end();
}

const browser = await chromium.launch(phone.launchOptions);
try {
	for (const [made, stops] of TOURS) {
		const club = made();
		const wanted = stops.filter(({ name }) => words.every((word) => `${name} | ${club.name}`.includes(word)));
		if (wanted.length > 0) await tour(browser, club, wanted);
	}
} finally {
	await browser.close();
}
if (looked === 0) {
	console.error(`No screen has ${words.join(' and ')} in its name.`);
	process.exit(2);
}
console.log(`${looked} screens looked at, ${wrong} with something wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
