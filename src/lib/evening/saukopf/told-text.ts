import { ours } from '#lib/rules/book.ts';
import type { TypedSaukopf } from '#lib/rules/saukopf/typed-saukopf.ts';
import { DREIHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import type { NameOf } from '../game-text.ts';
import type { Told } from '../told.ts';
import { saukopfSayings } from './sayings.ts';
import type { SaukopfTyped } from './typing.ts';

/** All that holds for the game of Saukopf that is dealt now: who does what, and how the bidding goes. */
export function saukopfToldInFull(
	moment: SaukopfTyped['moment'],
	typed: TypedSaukopf,
	nameOf: NameOf
): readonly Told[] {
	const { book } = moment;
	return saukopfSayings(moment, typed).flatMap((saying): readonly Told[] => {
		const first = nameOf(saying.first);
		if (saying.code === 'mast') {
			const over = saying.over === null ? '' : `, über ${saying.over}`;
			const lines = [
				`${first} bietet zuerst${over}; auch wer vorher gepasst hat, bietet wieder mit.`,
				'Wer am höchsten bietet, spielt mit. Bietet keiner, sagt der Spieler ein Spiel an, das er allein spielt.'
			];
			return [{ title: book.contracts[typed.contract].word, lines, source: 'Mästen' }];
		}
		const { dealer, cutter, leads } = saying;
		const cards =
			moment.seats.length === DREIHAXER
				? 'Jeder bekommt zehn Karten, zwei liegen offen im Trog.'
				: 'Jeder bekommt acht Karten.';
		const { least, most, source } = book.bid;
		const bids = `${first} bietet zuerst, dann reihum: ${least} bis ${most}, darüber nur noch ${book.words.schwarz}. Wer passt, ist draußen.`;
		return [
			{ title: 'Saufutter', lines: [`${nameOf(dealer)} gibt.`, cards], source: 'Saufutter' },
			{ title: 'Grunzen', lines: [bids], source },
			// The chapters name neither; it is as in Schafkopf, but for Aufschlag and Hinterhalt.
			{
				title: 'Abheben und Ausspielen',
				lines: [`${nameOf(cutter)} hebt ab, ${nameOf(leads)} kommt heraus.`],
				source: ours('wie beim Schafkopf')
			}
		];
	});
}
