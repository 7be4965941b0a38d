// Evenings worked out by hand, walked through row by row: after every one, the fold and the audit say what must stand.
import { describe, expect, it } from 'vitest';
import { BOOKS } from '#lib/rules/books/index.ts';
import { bockrunden } from './allgaeu-bockrunden.ts';
import { gardareiz } from './allgaeu-gardareiz.ts';
import { mungorunden } from './allgaeu-mungorunden.ts';
import { stoecklesrunden } from './allgaeu-stoecklesrunden.ts';
import { tables } from './allgaeu-tables.ts';
import { amountsOf, stepsOf } from './must-stand.ts';
import { crossed } from './crossed.ts';
import type { Evening } from './protocol.ts';
import { asideByFold, auditOfFile, foldOf, miscounted, saidByAudit, saidByFold } from './said.ts';
import { thrownIn } from './thrown-in.ts';
import { weitnauRounds } from './weitnau-rounds.ts';
import { weitnauTables } from './weitnau-tables.ts';

const evenings: readonly Evening[] = [
	...bockrunden,
	...mungorunden,
	...stoecklesrunden,
	...gardareiz,
	...tables,
	...weitnauRounds,
	...weitnauTables,
	...thrownIn,
	...crossed
];

const nameOf = ({ book, source, says }: Evening): string => `${book} ${source}: ${says}`;

describe.each([...BOOKS.keys()])('worked evenings, %s', (book) => {
	const ours = evenings.filter((evening) => evening.book === book);

	it('are there', () => {
		expect(ours).not.toEqual([]);
	});

	it.each(ours.map((evening) => [nameOf(evening), evening] as const))('%s', (_, evening) => {
		const steps = stepsOf(evening);
		for (const { row, log, must, aside } of steps) {
			const state = foldOf(log);
			expect(saidByFold(state), `the fold after row ${row}`).toEqual(must);
			expect(asideByFold(state, aside.owes), `the fold after row ${row}, aside`).toEqual(aside);
			const audit = auditOfFile(log);
			expect(saidByAudit(audit, book), `the audit after row ${row}`).toEqual(must);
			expect(miscounted(audit, book)).toEqual([]);
		}
		expect(steps.at(-1)?.must.balance, 'the balance at the end').toEqual(amountsOf(evening.balance));
	});

	it.each(ours.map((evening) => [nameOf(evening), evening] as const))(
		'%s, its entries given backwards and twice',
		(_, evening) => {
			const last = stepsOf(evening).at(-1);
			if (!last) throw new Error('an evening without rows');
			const state = foldOf([...last.log.toReversed(), ...last.log]);
			expect(saidByFold(state)).toEqual(last.must);
			expect(auditOfFile(last.log.toReversed())).toEqual(auditOfFile(last.log));
		}
	);
});

describe('the tables', () => {
	it('name every evening differently, with its paragraphs', () => {
		expect(new Set(evenings.map(nameOf)).size).toBe(evenings.length);
		expect(evenings.filter(({ source }) => !/^(§\d|[A-Z])/.test(source))).toEqual([]);
	});

	it.each(evenings.map((evening) => [nameOf(evening), evening] as const))(
		'%s: balances and the Stock add up to what was carried in',
		(_, evening) => {
			for (const { must } of stepsOf(evening)) {
				const sum = Object.values(must.balance).reduce((total: number, cents) => total + Number(cents), 0);
				expect(sum + must.stock).toBe(evening.stock ?? 0);
			}
		}
	);
});
