import type { PrintedChapter } from '#lib/rules/printed/print.ts';
import { toldNow } from '#lib/rules/printed/told-now.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import type { NameOf } from '../game-text.ts';
import { headed, ofBook, ofTable, type Told } from '../rules-now.ts';
import { saukopfSayings } from './sayings.ts';
import type { SaukopfTyped } from './typing.ts';

/** Saukopf knows neither championships nor rounds nor Deckel. */
const NOTHING_ELSE = { championship: false, first: false, round: null, laying: false } as const;

/** All that holds for the game of Saukopf that is dealt now: who does what, and the sentences of the printed book (`chapters`). */
export function saukopfToldInFull(
	moment: SaukopfTyped['moment'],
	typed: TypedSaukopf,
	nameOf: NameOf,
	chapters: readonly PrintedChapter[]
): readonly Told[] {
	const rules = toldNow(chapters, { ...NOTHING_ELSE, seats: moment.seats.length });
	return saukopfSayings(moment, typed).flatMap((saying): readonly Told[] => {
		const first = nameOf(saying.first);
		if (saying.code === 'mast') {
			const over = saying.over === null ? '' : `, über ${saying.over}`;
			return headed(moment.book.contracts[typed.contract].word, [
				ofTable(`${first} bietet zuerst${over}.`),
				...ofBook(rules, 'bids')
			]);
		}
		const [dealer, cutter, leads] = [saying.dealer, saying.cutter, saying.leads].map(nameOf);
		return [
			...headed('Saufutter', [
				ofTable(`${dealer} gibt, ${cutter} hebt ab, ${leads} kommt heraus.`),
				...ofBook(rules, 'deal')
			]),
			...headed('Grunzen', [ofTable(`${first} bietet zuerst.`), ...ofBook(rules, 'announce')])
		];
	});
}
