import type { Page } from '@playwright/test';
import { takeFile } from './support/backup.ts';
import { asUpload, clubFile, idOf, Writer } from './support/championship-file.ts';
import { FANS } from './support/fan.ts';
import { expect, test } from './support/test.ts';

// With all that moves on a phone of everybody.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// What the thumb has learnt stays where it is: whatever is chosen, told, asked or saved, no other control of the entry screen
// moves, and each is large enough.

const NAMES = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz'] as const;

const SIZES = [
	{ width: 390, height: 844 },
	{ width: 360, height: 640 },
	{ width: 844, height: 390 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
	{ width: 390, height: 844, text: '200%' }
] as const;

interface Table {
	readonly book: string;
	readonly players: number;
	/** The special round that is running. */
	readonly round?: string;
	/** Taps one after the other; each scenario begins with an empty panel. */
	readonly scenarios: readonly string[];
}

const TABLES: Readonly<Record<string, Table>> = {
	allgaeu: {
		book: 'allgaeu',
		players: 4,
		scenarios: [
			'Eichel · Anna · Berti · Deckel von Anna · Schneider · 3 Laufende · Schuss · Verloren',
			'Solo · Wenz · Bettel · Sie · Mungo · Rufspiel',
			'Anna · Berti · Clemens · Deckel von Dora',
			'Solo · Tout · Herz · Dora · Verloren · 5 Laufende · Hirsch',
			'Wenz · Anna · Schwarz · 2 Laufende',
			'Bettel · Clemens · Verloren · Re',
			'Sie · Dora',
			'Mungo · Anna · Berti · Spritze von Dora · Deckel von Anna',
			'Mungo · Alle Stiche · Anna · Hingelegt · Berti',
			'Mungo · Augen · 2 · 2 · 3 · 1 · 8 · OK',
			'Anna · Berti · 60 : 60 · 30 : 90 · Verloren',
			'Dora · Anna · Augen eingeben · 9 · 1 · OK',
			'Mehr · Farbwenz · Herz · Anna · 2 Laufende',
			'Mehr · Bockspiel: der Falsche gab, zählt doppelt · Fertig · Anna · Dora',
			'Wer spielt? · Anna · Leeren · Geleertes zurückholen',
			// A game that opens a Bockrunde, and its correction.
			'Anna · Berti · 60 : 60 · Speichern · Solo · Dora · Schwarz · Speichern',
			'1 Anna mit Berti · Ändern · Schuss · Abbrechen',
			// A second game of all tricks asks the table to vote.
			'Wenz · Dora · Schwarz · Speichern · 2 für die Mungorunde · Anna · Berti · Speichern · Berti · Anna · Speichern'
		]
	},
	weitnau: {
		book: 'weitnau',
		players: 4,
		scenarios: [
			'Solo · Durch · Eichel · Anna · 3 Laufende · Reh',
			'Anna · Berti · 11 Laufende · 4 Laufende',
			'Si · Anna · Bettel · Berti · Schuss',
			'Mungo · Augen · 3 · 0 · 3 · 0 · 3 · 0 · 2 · 2 · Schließen · Stiche eingeben · Schließen'
		]
	},
	schafkopfschule: {
		book: 'schafkopfschule',
		players: 4,
		scenarios: [
			'Anna · Berti · Contra · Retour · Schwarz',
			'Sie · Anna · Solo · Tout · Schellen · 3 Laufende · Wenz · 2 Laufende'
		]
	},
	muenchen: {
		book: 'muenchen',
		players: 4,
		scenarios: [
			'Farbgeier · Herz · Anna · 3 Laufende · Farbwenz · 2 Laufende · Geier',
			'Bettel · Anna · Spritz · Solo · Tout · Verloren',
			'Anna · Berti · Verloren · Speichern · Keiner spielt'
		]
	},
	fuenf: {
		book: 'allgaeu',
		players: 5,
		scenarios: [
			'Emil kauft ein Blatt · 5 · 0 · OK · Deckel von Emil · Anna · Berti',
			'Mungo · Anna · Berti · Deckel von Anna · Solo'
		]
	},
	sechs: {
		book: 'weitnau',
		players: 6,
		scenarios: [
			'Franz kauft ein Blatt · 2 · 0 · OK · Blatt von Dora verkauft · Eingabe entfernen · Anna · Berti'
		]
	},
	stoeckle: {
		book: 'allgaeu',
		players: 4,
		round: 'megastoecklesrunde',
		scenarios: [
			'Mungo · Anna · Berti · Clemens · Mungo von Anna, ändern · Berti · Spritze von Anna',
			'Mehr · Geier · Dora · Solo · Schell',
			'Mungo · Hingelegt · Anna · Dora · Speichern · Anna · Berti'
		]
	},
	gardareiz: {
		book: 'allgaeu',
		players: 4,
		round: 'gardareizrunde',
		scenarios: [
			'Herz · Anna · Wie hoch gereizt? · 7 · 0 · OK · Verloren',
			'Bettel · Anna · Wie hoch gereizt? · 6 · 4 · OK · Speichern · Mehr · Keiner spielt: der Nächste gibt'
		]
	},
	saukopf: {
		book: 'saukopf',
		players: 4,
		scenarios: [
			'Eichel · Anna · Berti · 75 geboten · Verloren · Schneider',
			'Anna · allein (unecht): die Rufkarte in der eigenen Hand · Schwarz geboten · Huftritt · Gegenhieb',
			'Zucht · Herz · Anna · 61 geboten · Augen eingeben · 7 · 0 · OK',
			'Feige Sau · Anna · Augen von Anna eingeben · 3 · 0 · Schließen',
			'Anderes Spiel wählen · Hybridschwein · Berti · Anderes Gebot eingeben · 6 · 6 · OK',
			'Zusätze: Laufende · Müller der Gegner · Fertig · Großkopferter · Keiner bietet: der Nächste gibt · Geleertes zurückholen'
		]
	},
	dreihaxer: {
		book: 'saukopf',
		players: 3,
		scenarios: [
			'Zucht · Anna · mit Trog · 80 geboten · mit Trog · Augen eingeben · 7 · 0 · OK · Eber · Huftritt'
		]
	},
	stecklesrunde: {
		book: 'weitnau',
		players: 4,
		round: 'stoecklesrunde',
		scenarios: [
			'Mungo · Anna · Clemens · Dora · Mungo von Anna, ändern · Berti',
			'Mungo · Anna · Augen · 5 · 0 · 3 · 0 · 3 · 0 · 2 · Schließen · Verlierer'
		]
	}
};

/** All these evenings in one club. */
function club() {
	const evenings = Object.entries(TABLES).flatMap(([evening, { book, players, round }]) => {
		const seats = NAMES.slice(0, players).map(idOf);
		const opening = { date: '2026-01-09', occasion: 'abend', rulebook: book, seats, dealer: seats.at(-1) };
		return [{ kind: 'evening', evening, ...opening }, ...(round ? [{ kind: 'round', evening, round }] : [])];
	});
	const members = NAMES.map((name) => ({ kind: 'member', member: idOf(name), name }));
	return clubFile(new Writer(77).sign([...members, ...evenings]));
}

/**
 * Taps the control of this name as soon as it is there, and tells what else has moved since the last look, and
 * what is too small. A player's part and balance are no part of his name here.
 */
function tapAndLook({
	tap,
	fans
}: {
	readonly tap: string;
	readonly fans: typeof FANS;
}): Promise<readonly string[]> {
	type Places = Record<string, readonly [number, number]>;
	const memory = globalThis as { lastLook?: Places | undefined };
	const nameOf = (button: Element): string =>
		(button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim();
	const keyOf = (button: Element): string =>
		button.matches('.save')
			? 'Speichern'
			: nameOf(button).replace(/^(Anna|Berti|Clemens|Dora|Emil|Franz), .*|^(Mehr): .*/, '$1$2');
	const all = (): readonly Element[] =>
		[...document.querySelectorAll('button, a')].filter(
			(control) => !control.closest('dialog') && control.getBoundingClientRect().width > 0
		);
	const look = (): Places =>
		Object.fromEntries(
			all()
				.filter((control) => !control.closest('main'))
				.map((control) => {
					const { x, y, width, height } = control.getBoundingClientRect();
					return [keyOf(control), [x + width / 2, y + height / 2]];
				})
		);
	const compare = (before: Places, after: Places, when: string): readonly string[] =>
		Object.entries(before).flatMap(([key, [x, y]]) => {
			const [toX, toY] = after[key] ?? [x, y];
			return Math.hypot(toX - x, toY - y) > 2 ? [`${when}: ${key} by ${toX - x}, ${toY - y}`] : [];
		});
	const small = (): readonly string[] =>
		all().flatMap((control) => {
			const { width, height } = control.getBoundingClientRect();
			return width < 43.5 || height < 43.5 ? [`${keyOf(control)} is ${width} × ${height}`] : [];
		});
	const meant = (): Element | undefined => {
		const dialog = document.querySelector('dialog[open]');
		const candidates = [...(dialog ?? document).querySelectorAll('button')].filter(
			(button) => !button.disabled
		);
		if (tap === 'Speichern') return document.querySelector('.save') ?? undefined;
		return (
			candidates.find((button) => keyOf(button) === tap) ??
			candidates.find((button) => nameOf(button).startsWith(tap))
		);
	};
	const pictures = (count: number): Promise<void> =>
		new Promise((resolve) => {
			const next = (left: number): void =>
				void (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
			next(count);
		});
	const found = async (): Promise<Element> => {
		for (const until = performance.now() + 10_000; performance.now() < until; await pictures(1)) {
			const button = meant();
			if (button) return button;
			// It is behind a fan; another may be open already.
			const [group] = fans.find(([, names]) => new RegExp(names).test(tap)) ?? [];
			document
				.querySelector<HTMLElement>(`[role="group"][aria-label="${group}"] button[aria-expanded="false"]`)
				?.click();
		}
		throw new Error(`Nothing bears the name ${tap}`);
	};
	return found().then(async (button) => {
		const before = look();
		// What is loaded on a tap may come a moment after it.
		const late = compare(memory.lastLook ?? before, before, `before ${tap}`);
		(button as HTMLElement).click();
		await pictures(2);
		if (tap === 'Speichern') while (!document.querySelector('[data-kept="nothing"]')) await pictures(1);
		memory.lastLook = look();
		return [...late, ...compare(before, memory.lastLook, tap), ...small()];
	});
}

async function resize(page: Page, size: (typeof SIZES)[number]): Promise<void> {
	await page.setViewportSize(size);
	await page.evaluate(
		(text) => {
			document.documentElement.style.fontSize = text;
			(globalThis as { lastLook?: unknown }).lastLook = undefined;
			// A new size is told with the next picture.
			return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		},
		'text' in size ? size.text : ''
	);
}

test('nothing on the entry screen moves, whatever is chosen, told, asked or saved', async ({ page }) => {
	await takeFile(page, asUpload('tische', club()));
	const wrong: string[] = [];
	let turn = 0;
	for (const [evening, { scenarios }] of Object.entries(TABLES)) {
		await page.goto(`/abend/${evening}`);
		await expect(page.getByRole('region', { name: 'Spiel eingeben' })).toBeVisible();
		for (const scenario of scenarios) {
			const size = SIZES[turn++ % SIZES.length] ?? SIZES[0];
			await resize(page, size);
			for (const tap of scenario.split(' · ')) {
				const where = `${evening}, ${size.width} × ${size.height}, ${scenario}`;
				const moved = await page
					.evaluate(tapAndLook, { tap, fans: FANS })
					.catch(({ message }: Error) => [message]);
				wrong.push(...moved.map((what) => `${where}: ${what}`));
			}
			await page.evaluate(tapAndLook, { tap: 'Leeren', fans: FANS });
		}
	}
	expect([...new Set(wrong)]).toEqual([]);
});
