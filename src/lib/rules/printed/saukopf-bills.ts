import { asId, type MemberId } from '#lib/base/ids.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { checkSaukopf } from '../saukopf/check.ts';
import type { SaukopfGame } from '../saukopf/game.ts';
import { priceSaukopf, type PointLine, type SaukopfBill } from '../saukopf/price.ts';
import type { Piece } from './shape.ts';

/** A game of the source's examples: who plays it, and what was written. The declarer sits first, his partner second. */
export interface SourceExample {
	readonly slot: string;
	readonly label: string;
	readonly players: readonly string[];
	readonly game: Omit<SaukopfGame, 'declarer' | 'partner'>;
	/** Whether the second of the players is the partner. */
	readonly together?: true;
	/** What the source leaves out and was assumed, so that there is a bill. */
	readonly assumed?: string;
}

/** Everybody the source gives no name is called so, and told once. */
const NAMELESS = 'Nichtspieler';

/** Those beside the named ones, up to so many at the table. */
export const beside = (...named: readonly string[]): readonly string[] => nameless(4, named);
export const besideOfThree = (...named: readonly string[]): readonly string[] => nameless(3, named);

const nameless = (size: number, named: readonly string[]): readonly string[] => [
	...named,
	...Array.from({ length: size - named.length }, (_, i) => `${NAMELESS} ${i + 1}`)
];

/** The game's bill as the book prices it; nothing where the book refuses the game. */
export function exampleBill(book: SaukopfBook, example: SourceExample): readonly Piece[] {
	const players = example.players.map((name) => asId<MemberId>(name));
	const [declarer, second] = players;
	if (declarer === undefined) return [];
	const partner = example.together && second !== undefined ? { partner: second } : {};
	const checked = checkSaukopf(book, { ...example.game, declarer, ...partner });
	if (!checked.ok) return [];
	const bill = priceSaukopf(book, checked.value, players, 0);
	const sum = `${linesText(bill)}; ${pointsText(bill)}`;
	return [
		{
			slot: example.slot,
			...(example.assumed === undefined ? {} : { ours: example.assumed }),
			block: { type: 'example', label: example.label, sum }
		}
	];
}

function linesText({ lines, penalties, kopfgeld, penalty }: SaukopfBill): string {
	const told = (some: readonly PointLine[]): string =>
		some.map(({ label, amount }) => `${label} ${signed(amount)}`).join(', ');
	const head = `Kopfgeld ${kopfgeld} (${told(lines.slice(0, lines.length - penalties.length))})`;
	return penalties.length === 0 ? head : `${head}, Strafpunkte ${penalty} (${told(penalties)})`;
}

/** "Otto −9, je Nichtspieler +3". */
function pointsText({ points }: SaukopfBill): string {
	const told = [...points].map(([player, count]) => {
		const name = player.startsWith(NAMELESS) ? `je ${NAMELESS}` : player;
		return `${name} ${signed(count)}`;
	});
	return [...new Set(told)].join(', ');
}

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count).replace('-', '−'));
