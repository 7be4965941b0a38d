import { describe, expect, it } from 'vitest';
import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { contractsNow, enqueue, noRounds, type RunningRound } from '#lib/evening/schafkopf/rounds.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { doubtsOf } from '#lib/rules/house/editor/doubts.ts';
import { worked } from '#lib/rules/house/editor/examples.ts';
import type { Field } from '#lib/rules/house/editor/field.ts';
import { changedParts } from '#lib/rules/house/editor/made-changes.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { tidied } from '#lib/rules/house/house-book.ts';
import { patched } from '#lib/rules/patch.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { opens, solo } from './support/kasse.ts';

// Allgäu §5.5 knows Geier, Farbwenz and Farbgeier in special rounds alone. A club may play them at any time, or keep others so.

const field = (book: Book, section: string, label = 'Wann gespielt'): Field | undefined =>
	sectionsOf(book, allgaeu)
		.find(({ key }) => key === section)
		?.fields.find((one) => one.label === label);

const everyDay = (['geier', 'farbwenz'] as const).reduce(
	(book, contract) => field(book, contract)?.set('always') ?? book,
	allgaeu
);
const AT_ANY_TIME = 'Wann gespielt: „immer“ statt „nur in besonderen Runden“.';

/** What one game costs each loser outside any round, and what is said against it. */
function atTheTable(
	book: Book,
	contract: 'geier' | 'farbgeier' | 'wenz'
): readonly [number, readonly string[]] {
	const played = {
		...solo('a', '2'),
		game: { contract, declarer: 'dora', won: false, deckel: ['anna'] }
	} as unknown as ReturnType<typeof solo>;
	const state = foldEvening(
		standing([opens('a', '2026-01-09'), played]),
		'a' as EveningId,
		new Map([['allgaeu', book]])
	);
	const [row] = state?.rows.flatMap((one) => (one.type === 'game' ? [one] : [])) ?? [];
	return [row?.bill.price ?? NaN, state?.warnings.map(({ text }) => text) ?? []];
}

describe('a contract that its source keeps for special rounds', () => {
	it('is priced at the table, and nothing is said against it once it may be played', () => {
		// §5.5 leaves the price at that of every Einzelspiel, 25 (§4.2.1); one Deckel doubles it.
		expect(atTheTable(allgaeu, 'geier')).toEqual([50, ['Geier gibt es nur in besonderen Runden.']]);
		expect(atTheTable(everyDay, 'geier')).toEqual([50, []]);
		expect(atTheTable(everyDay, 'farbgeier')).toEqual([50, ['Farbgeier gibt es nur in besonderen Runden.']]);
	});

	it('is said among what differs', () => {
		expect(changedParts(allgaeu, everyDay)).toEqual([
			// What is said alike of both is said once.
			{ title: 'Geier und Farbwenz im Einzelnen', sentences: [AT_ANY_TIME] }
		]);
	});

	it('stands in the printed order of the usual games, marked as another', () => {
		const orders = (book: Book) =>
			printSchafkopf(book, allgaeu).flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.filter(({ key }) => key.endsWith('order.usual')))
			);
		expect(orders(everyDay).map(({ differs }) => differs)).toEqual(['anders']);
		expect(
			orders(everyDay)
				.map(({ block }) => sentencesOf(block))
				.join()
		).toMatch(/Geier/);
		expect(
			orders(allgaeu)
				.map(({ block }) => sentencesOf(block))
				.join()
		).not.toMatch(/Geier/);
	});

	it('is shown in the editor as what it is: by its switch, and by an example of one of its rounds', () => {
		const played = (book: Book) => sectionsOf(book, allgaeu).find(({ key }) => key === 'spiele');
		const says = (book: Book) => played(book)?.fields.find(({ key }) => key === '{geier}')?.says;
		const example = (book: Book) =>
			played(book)?.examples.flatMap((one) => {
				const priced = one.game.contract === 'geier' && worked(book, one);
				return priced ? [[priced.says, priced.price]] : [];
			});
		expect(says(allgaeu)).toContain('Nur in besonderen Runden.');
		// §5: an Einzelspiel there counts double, 25 × 2.
		expect(example(allgaeu)).toEqual([['Geier, gewonnen, in besonderer Runde', 50]]);
		expect(says(everyDay)).not.toContain('besonderen');
		expect(example(everyDay)).toEqual([['Geier, gewonnen', 25]]);
	});
});

describe('a contract that its source plays at any time', () => {
	const inRound = (book: Book, label: string): Book => field(book, 'wenz', label)?.set(true) ?? book;
	const kept = field(allgaeu, 'wenz')?.set('specialRounds') ?? allgaeu;
	const alsoInBock = inRound(kept, 'In der Bockrunde');
	const running = (book: Book, kind: RoundKind): RunningRound => {
		const rule = book.rounds[kind];
		if (!rule) throw new Error(`no ${kind}`);
		const opened = { opener: 'x' as EntryId, byGame: false, geschoben: false, dealer: null } as const;
		const waiting = { rule, kind, ...opened, anyContractWinsStock: false };
		const round = enqueue(noRounds(), waiting, []).running;
		if (!round) throw new Error('it begins at once');
		return round;
	};
	const isPlayed = (book: Book, kind: RoundKind | null): boolean =>
		contractsNow(book, kind && running(book, kind)).includes('wenz');

	it('can be kept for rounds, and for those that are named', () => {
		expect(
			[null, 'bockrunde', 'mungorunde', 'riminirunde'].map((kind) => isPlayed(allgaeu, kind as null))
		).toEqual([true, true, true, true]);
		expect(
			[null, 'bockrunde', 'mungorunde', 'riminirunde'].map((kind) => isPlayed(kept, kind as null))
		).toEqual([false, false, true, true]);
		expect(isPlayed(alsoInBock, 'bockrunde')).toBe(true);
		const notThere = field(alsoInBock, 'wenz', 'In der Mungorunde')?.set(false) ?? alsoInBock;
		expect([isPlayed(notThere, 'mungorunde'), isPlayed(notThere, 'riminirunde')]).toEqual([false, true]);
		expect(checkBook(notThere).ok).toBe(true);
	});

	it('is warned of at the table, and said in book and changes alike', () => {
		expect(atTheTable(kept, 'wenz')).toEqual([50, ['Wenz gibt es nur in besonderen Runden.']]);
		expect(changedParts(allgaeu, alsoInBock)).toEqual([
			{
				title: 'Wenz im Einzelnen',
				sentences: ['Wann gespielt: „nur in besonderen Runden“ statt „immer“.', 'In der Bockrunde: ja.']
			}
		]);
		const page = printSchafkopf(alsoInBock, allgaeu)
			.flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.map(({ block }) => sentencesOf(block)))
			)
			.join('\n');
		expect(page).toContain('Alles, was sonst auch gespielt wird, und dazu Wenz.');
		expect(page).toContain('Nur in Runden, die dieses Spiel kennen.');
	});

	it('leaves nothing behind where it is taken back', () => {
		const back = field(alsoInBock, 'wenz', 'In der Bockrunde')?.set(false) ?? alsoInBock;
		expect(field(back, 'wenz')?.set('always')).toEqual(allgaeu);
		const off = field(kept, 'wenz', 'In der Mungorunde')?.set(false) ?? kept;
		expect(field(off, 'wenz', 'In der Mungorunde')?.set(true)).toEqual(kept);
	});

	it('is not asked about without rounds, nor a hand, nor what is owed in a round', () => {
		expect(field(allgaeu, 'sie')).toBeUndefined();
		expect(field(kept, 'wenz', 'In der Stöcklesrunde')).toBeUndefined();
		const asked = sectionsOf(muenchen, muenchen).flatMap(({ fields }) =>
			fields.filter(({ label }) => label === 'Wann gespielt')
		);
		expect(asked).toEqual([]);
	});

	it('is asked about once more where no round knows it', () => {
		const rounds = { mungorunde: null, stoecklesrunde: null, megastoecklesrunde: null, riminirunde: null };
		const never = tidied(patched(kept, { rounds, triggers: { allTricks: null } }));
		expect(doubtsOf(allgaeu, { ...never, name: 'Krone' }, [])).toEqual([
			'Wenz, Geier, Farbwenz und Farbgeier werden so nie gespielt: nur in besonderen Runden, aber in keiner erlaubt. Soll das so sein?'
		]);
		expect(doubtsOf(allgaeu, { ...alsoInBock, name: 'Krone' }, [])).toEqual([]);
	});
});
