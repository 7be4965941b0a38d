import { fanOf } from '../e2e/support/fan.ts';
import { FORTY_GAMES, priceOf, type Played } from '../e2e/support/forty-games.ts';
import { euro, FOUR } from '../e2e/support/table.ts';
import { buttonNames, textsOf } from './in-page.ts';
import { quoted, type Screen } from './screen.ts';

const PANEL = 'section[aria-label="Spiel eingeben"]';
const ROWS = 'ol[aria-label="Spiele, das neueste zuerst"] > li';
const GAME = `${ROWS} > button.row`;

/** The first games of the evening that was worked out by hand. */
export const GAMES: readonly Played[] = FORTY_GAMES.slice(0, 11);

/** What this many games come to: the sums of their payoffs worked out by hand. */
export const balancesAfter = (count: number): readonly number[] =>
	FOUR.map((_, i) => GAMES.slice(0, count).reduce((sum, { moves }) => sum + (moves[i] ?? 0), 0));

/** Opens an evening of the four in the Allgäu from the start page; Dora deals first. */
export async function newEvening(screen: Screen): Promise<Table> {
	await screen.tap('Neuer Abend');
	for (const name of FOUR) {
		await screen.fill('Neuer Name', name);
		await screen.tap('Dazu');
	}
	await screen.tap('Dora gibt');
	await screen.tap('Los geht’s');
	return new Table(screen);
}

/** The evening's screen as the Schreiber uses it. */
export class Table {
	readonly #screen: Screen;

	constructor(screen: Screen) {
		this.#screen = screen;
	}

	/** Written as in the hand-made games: "Anna · Berti · +Anna". */
	async tap(taps: string): Promise<void> {
		for (const word of taps.split(' · ')) {
			const name = word.startsWith('+') ? `Deckel von ${word.slice(1)}` : word;
			// A tick that marks a chosen one and a player's balance are no part of the name.
			const pattern = `^${quoted(name)}( ✓|, [+−]?[\\d.]+,\\d\\d €)?$`;
			const group = fanOf(name);
			if (group !== undefined && !(await this.#isThere(name))) {
				await this.#screen.touch({
					within: `${PANEL} [role="group"][aria-label="${group}"]`,
					selector: 'button[aria-expanded]'
				});
			}
			await this.#screen.touch({ within: `${PANEL}, dialog[open]`, selector: 'button', name: pattern });
		}
	}

	async #isThere(name: string): Promise<boolean> {
		return (await this.#screen.call(buttonNames, PANEL)).includes(name);
	}

	/** Types a game of those worked out by hand, looks at its price, saves it, and looks at everybody's balance. */
	async play(number: number): Promise<void> {
		const played = GAMES[number - 1];
		if (!played) throw new Error(`no game ${number}`);
		await this.tap(played.taps);
		await this.save(priceOf(played));
		await this.balances(balancesAfter(number));
		await this.#screen.sees(played.text.replace(': ', ' '), GAME);
	}

	async save(price: number): Promise<void> {
		await this.#screen.sees(`· ${euro(price)}`, `${PANEL} button:last-of-type`);
		await this.#screen.touch({ within: PANEL, selector: 'button', last: true });
		await this.kept('nothing');
	}

	/** Waits until the half-typed game lies in the database, or none is left of it. */
	async kept(what: 'kept' | 'nothing'): Promise<void> {
		await this.#screen.sees('', `${PANEL}[data-kept="${what}"]`);
	}

	/** Opens the row of a game by its number, when so many are written. */
	async open(number: number): Promise<void> {
		await this.#screen.touch({ selector: GAME, name: `^${number} ` });
		await this.#screen.sees('', 'dialog[open]');
	}

	async balances(cents: readonly number[]): Promise<void> {
		const wanted = FOUR.map((name, i) => `${name}, ${euro(cents[i] ?? 0, true)}`);
		const seats = async (): Promise<string[]> => {
			const names = await this.#screen.call(buttonNames, PANEL);
			return names.filter((name) => FOUR.some((one) => name.startsWith(`${one}, `)));
		};
		// They sit around the table, not in the order of the list.
		await this.#screen.shows(async () => (await seats()).sort(), wanted);
	}

	/** How many rows the list has. */
	async rows(count: number): Promise<void> {
		await this.#screen.shows(async () => (await this.#screen.call(textsOf, GAME)).length, count);
	}
}
