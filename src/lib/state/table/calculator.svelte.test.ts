import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { atDevice, live } from '../../../../tests/support/live.svelte.ts';
import { Calculator } from './calculator.svelte.ts';
import { SaukopfCalculator } from './saukopf-calculator.svelte.ts';

it('asks two books what a game costs, and hands on the link to it', async () => {
	const { session } = await atDevice();
	const links: string[] = [];
	const calculator = live(() => new Calculator(session, (link) => links.push(link)));
	expect(links).toEqual([]);
	calculator.setBook('first', 'allgaeu');
	calculator.setBook('second', 'weitnau');
	calculator.panel.change({ contract: 'rufspiel' });
	calculator.panel.choose('laufende', 3);
	calculator.setLaid('deckel', 2);
	expect(links.at(-1)).toBe('1;allgaeu;weitnau;rufspiel;gewonnen;laufende=3;deckel=2;ende');
	expect(calculator.answers.map(({ answer }) => answer.priced !== null)).toEqual([true, true]);
	calculator.setLaid('deckel', 2);
	expect(calculator.calculation.typed.deckel).toHaveLength(1);
	calculator.clear();
	expect([calculator.answers.length, calculator.calculation.typed.laufende]).toEqual([2, undefined]);
});

it('begins with a game of the book that is asked, where it has not the one that is typed', async () => {
	const { session } = await atDevice();
	const calculator = live(() => new Calculator(session, () => {}));
	calculator.setBook('first', 'muenchen');
	calculator.panel.change({ contract: 'geier' });
	// The Schafkopfschule knows no Geier (2.4.4), and beside another book it is only said.
	calculator.setBook('second', 'schafkopfschule');
	expect(calculator.panel.typed.contract).toBe('geier');
	calculator.setBook('first', 'schafkopfschule');
	expect(calculator.panel.typed.contract).toBe('rufspiel');
	expect(calculator.answers.map(({ answer }) => answer.unknown)).toEqual([[], []]);
});

it('takes what a link says, and nothing of one that is damaged', async () => {
	const { session } = await atDevice();
	const calculator = live(() => new Calculator(session, () => {}));
	expect(calculator.open('1;allgaeu;-;solo;farbe=eichel;verloren;ende')).toBe('');
	expect(calculator.panel.typed).toEqual({ contract: 'solo', suit: 'eichel', won: false });
	expect(calculator.open('1;allgaeu;-;solo;gewonnen;verloren;ende')).toContain('„verloren“');
	expect(calculator.panel.typed.won).toBe(false);
});

it('asks the same announcement of Saukopf won and lost, at three and at four', async () => {
	const { session } = await atDevice();
	const links: string[] = [];
	const calculator = live(() => new SaukopfCalculator(session, (link) => links.push(link)));
	calculator.toggleBoth();
	expect(calculator.answers.map(({ priced }) => priced?.bill.won)).toEqual([true, false]);
	calculator.toggleUnecht();
	expect([calculator.unecht, calculator.panel.typed.partner]).toEqual([true, undefined]);
	calculator.setPlayers(3);
	// A Paarhufer needs four.
	expect([calculator.panel.typed.contract, calculator.panel.players.length]).toEqual(['zucht', 3]);
	calculator.setUnit(10);
	expect(links.at(-1)).toBe('1;dreihaxer;zucht;gebot=61;gewonnen;punkt=10;beides;ende');
	calculator.panel.clear();
	expect([calculator.calculation.unit, calculator.calculation.players]).toEqual([10, 3]);
});
