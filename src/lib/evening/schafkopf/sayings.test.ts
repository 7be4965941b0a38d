import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import { EVENING, FOUR, type Fields, game, opening, tonight } from '../../../../tests/support/entries.ts';
import type { EveningState } from '../state.ts';
import { foldEvening } from './fold.ts';
import { sayings } from './sayings.ts';
import { lineOf, sayingText } from './sayings-text.ts';
import { toldInFull } from './rules-now-text.ts';
import { SCHAFKOPF_TYPING } from './typing.ts';

const NAMES: Readonly<Record<string, string>> = {
	...{ anna: 'Anna', ben: 'Ben', carl: 'Carl', dora: 'Dora', emil: 'Emil', fritz: 'Fritz' }
};
const nameOf = (member: MemberId): string => NAMES[member] ?? member;

function fold(head: Fields, entries: readonly AnyEntry[]): EveningState {
	const state = foldEvening(standing([opening('1', head), ...entries]), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

interface Heard {
	/** What is typed into an untouched panel. */
	readonly typed?: Fields;
	readonly head?: Fields;
	readonly before?: readonly AnyEntry[];
}

function hear({ typed = {}, head = {}, before = [] }: Heard) {
	const state = fold(head, before);
	const moment = SCHAFKOPF_TYPING.momentAt(state, null);
	const written = { ...SCHAFKOPF_TYPING.fresh(moment), ...typed } as TypedGame;
	return { state, moment, written };
}

/** The line's texts, the most urgent first. */
function line(heard: Heard): readonly string[] {
	const { moment, written } = hear(heard);
	return sayings(moment, written).map((saying) => sayingText(moment.book, saying, nameOf));
}

function sheet(heard: Heard): readonly string[] {
	const { state, moment, written } = hear(heard);
	const printed = printSchafkopf(moment.book, null);
	return toldInFull(state, moment, written, nameOf, printed).flatMap(({ title, lines }) => [
		`# ${title}, ${lines.find(({ place }) => place)?.place?.source ?? ''}`,
		...lines.map(({ text }) => text)
	]);
}

const DEAL = 'Carl hebt ab, Anna fängt an';
const deckel = { deckel: ['anna'] };
const round = (kind: string, fields: Fields = {}): AnyEntry =>
	tonight('2', 'round', { round: kind, ...fields });
const book = (rulebook: string): Fields => ({ rulebook });
const five = { seats: [...FOUR, 'emil'], dealer: 'ben' };
const six = { seats: [...FOUR, 'emil', 'fritz'], dealer: 'ben' };

describe('who deals, cuts, leads and announces first', () => {
	// The player to the dealer's right cuts; the one to his left announces first and leads.
	it.each([
		['allgaeu §2.3, §3.1', { ...deckel }, {}],
		['weitnau §2, §3', { ...deckel }, book('weitnau')],
		['schafkopfschule 2.2.4, 2.4.1, 3.1.1', {}, book('schafkopfschule')],
		['muenchen, Vorbereitungen: Rückhand, Vorhand', {}, book('muenchen')]
	])('%s', (_, typed, head) => {
		expect(line({ typed, head })).toEqual([DEAL]);
	});

	it('nobody cuts in the Schule’s tournament: the right neighbour shuffles once more (5.2.6)', () => {
		const head = { ...book('schafkopfschule'), championship: 'turnier', partie: 1, table: 1 };
		const { state, moment, written } = hear({ head });
		expect(lineOf(state, sayings(moment, written), nameOf).at(-1)).toContain(
			'Carl mischt nach, Anna fängt an'
		);
		expect(sheet({ head }).join(' ')).not.toContain('hebt ab');
		expect(sheet({ head }).join(' ')).toContain('Carl mischt nach');
		const club = hear({ head: { ...head, rulebook: 'allgaeu' } });
		expect(lineOf(club.state, sayings(club.moment, club.written), nameOf).at(-1)).toContain('Carl hebt ab');
	});

	it('five: the right neighbour cuts, whose hand the dealer may buy; six: he sits out as well (§7.1, §7.2)', () => {
		expect(line({ typed: deckel, head: five })).toEqual(['Anna hebt ab, Carl fängt an']);
		expect(sheet({ head: five })).toContain('Zu kaufen ist das Blatt von Anna.');
		expect(sheet({ head: six })).toContain('Zu kaufen ist das Blatt von Fritz.');
		expect(sheet({ head: six })).toContain('Ben und Anna setzen aus.');
		expect(sheet({ head: { ...five, ...book('muenchen') } })).toContain('# Aussetzen, §Vorbereitungen');
	});

	it('the deal passes on, and a Bockspiel leaves it where it was (§8.4)', () => {
		const before = [game('2', { contract: 'solo', declarer: 'anna', won: true, ...deckel })];
		expect(line({ typed: deckel, before })).toEqual(['Dora hebt ab, Ben fängt an']);
		expect(line({ typed: { outOfTurn: true, dealtBy: 'ben' } })).toEqual([
			'Bockspiel: doppelt, ohne Deckel; danach gibt Dora',
			'Ben gibt, Anna hebt ab, Carl fängt an'
		]);
	});
});

describe('while no Deckel is out', () => {
	it.each([
		// allgaeu §4.4: "wird ein Mungo gespielt, außer einer hat einen Tout. Ein Tout oder ein Sie kann auch gespielt werden"
		['allgaeu', {}, 'Kein Deckel: Mungo, außer Tout oder Sie'],
		// weitnau §3: "wird ein Mungo gespielt (außer einer hat einen Si)"
		['weitnau', {}, 'Kein Deckel: Mungo, außer Si']
	])('%s: only what goes without one is left', (rulebook, typed, text) => {
		expect(line({ typed, head: book(rulebook) })).toEqual([text, DEAL]);
		expect(line({ typed: { ...typed, ...deckel }, head: book(rulebook) })).toEqual([DEAL]);
	});

	it('of three that go without one, only the last two are parted by a word', () => {
		const saying = { code: 'noDeckel', touts: ['solo'], asks: false } as const;
		const { book: allgaeu } = hear({}).state;
		const text = (contracts: readonly Contract[]): string =>
			sayingText(allgaeu, { ...saying, contracts }, nameOf);
		expect(text(['mungo', 'bettel', 'sie'])).toBe('Kein Deckel: Mungo, außer Tout, Bettel oder Sie');
		expect(text(['bettel', 'sie'])).toBe('Kein Deckel: nur Tout, Bettel oder Sie');
	});

	it('what goes without one is no matter: a Mungo, a Sie, and in the Allgäu a Tout (§4.4, weitnau §3)', () => {
		const tout = { contract: 'wenz', tout: true };
		for (const typed of [{ contract: 'mungo' }, { contract: 'sie' }, tout]) {
			expect(line({ typed })).toEqual([DEAL]);
		}
		expect(line({ typed: tout, head: book('weitnau') })[0]).toBe('Kein Deckel: Mungo, außer Si');
	});

	it('it is asked again in a Bockrunde and at a Meisterschaft, and never in another round (§4.4, §5, §11.4)', () => {
		const text = 'Kein Deckel: Mungo, außer Tout oder Sie';
		expect(line({ before: [round('bockrunde')] })[0]).toBe(text);
		expect(line({ head: { occasion: 'meisterschaft' } })[0]).toBe(text);
		expect(line({ before: [round('riminirunde')] }).join()).not.toContain('Kein Deckel');
	});

	it('who types the first game without one learns what a Deckel is, once', () => {
		const typed = { declarer: 'anna', partner: 'ben' };
		expect(line({ typed })[0]).toBe('Ohne Deckel? Hier steht, was er ist und wie ihr ohne spielt');
		expect(sheet({ typed })).toContain(
			'In jedem Spiel darf jeder einen Deckel hinauslegen, solange er erst vier seiner Karten gesehen hat.'
		);
		const before = [game('2', { contract: 'mungo', losers: ['anna', 'ben'] })];
		expect(line({ typed, before })[0]).toBe('Kein Deckel: Mungo, außer Tout oder Sie');
	});

	it('a bought hand: only unseen it lets its buyer lay one (§7.1)', () => {
		const bought = { buyer: 'ben', seller: 'anna', price: 20 };
		const heard = (typed: Fields, more: Fields = {}) =>
			line({ typed: { bought, ...typed }, head: { ...five, ...more } });
		expect(heard({ deckel: ['carl'] })[0]).toBe('Ungesehen gekauft? Nur dann darf Ben einen Deckel legen');
		expect(heard({ deckel: ['ben'] })[0]).toBe('Ungesehen gekauft, Ben? Nur dann gilt der Deckel');
		expect(heard({}, book('muenchen'))).toEqual(['Anna hebt ab, Carl fängt an']);
	});
});

describe('in a round', () => {
	it.each([
		// §4 with its list for special rounds; §5.2: neither Rufspiel nor Farbgeier.
		['allgaeu', 'mungorunde', 'Solo, Wenz, Geier, Farbwenz, Bettel, Mungo'],
		['allgaeu', 'riminirunde', 'Solo, Wenz, Geier, Farbwenz, Farbgeier, Bettel, Rufspiel, Mungo'],
		// §4.1: "nur eine Solospielart oder ein Mungo"; §4.6 has an order of its own.
		['weitnau', 'mungorunde', 'Solo, Wenz, Bettel, Mungo'],
		['weitnau', 'riminirunde', 'Solo, Geier, Wenz, Farbgeier, Farbwenz, Gargaraz, Bettel, Rufspiel, Mungo'],
		['weitnau', 'abschlussrunde', 'Solo, Wenz, Bettel, Mungo']
	])('%s, %s: what may be played, highest first', (rulebook, kind, text) => {
		expect(line({ head: book(rulebook), before: [round(kind)] })).toEqual([text, DEAL]);
	});

	it('a Bockspiel is bound by no round, and nobody knows by whom it was dealt until it is told (§8.4)', () => {
		expect(line({ typed: { outOfTurn: true }, before: [round('mungorunde')] })).toEqual([
			'Bockspiel: doppelt, ohne Deckel; danach gibt Dora'
		]);
	});

	it('Stöckle: the last in turn must play, who is the dealer (§5.4)', () => {
		expect(line({ before: [round('stoecklesrunde')] })).toEqual([
			'Will keiner, muss Dora spielen',
			'Solo, Wenz, Bettel, Rufspiel, Mungo',
			DEAL
		]);
	});
});

describe('Gardareiz', () => {
	const before = [round('gardareizrunde')];
	const bettel = (bid: number, rulebook: string): string | undefined =>
		line({ typed: { contract: 'bettel', bid }, head: book(rulebook), before })[0];

	it('says the bids until one is typed (§5.3)', () => {
		expect(line({ before })).toEqual(['Gereizt wird 62, 64, 66 …, Bettel bis 76', 'Solo, Bettel', DEAL]);
		expect(line({ before, head: book('weitnau') })[0]).toBe('Gereizt wird 62, 64, 66 …, Bettel bis 82');
		expect(line({ typed: { contract: 'solo', bid: 70 }, before })).toEqual(['Solo, Bettel', DEAL]);
	});

	it('says what a Bettel opens, and what the others swap (§5.3, weitnau §4.3)', () => {
		expect(bettel(62, 'allgaeu')).toBe('Bettel bei 62: 1 Karte offen');
		expect(bettel(70, 'allgaeu')).toBe('Bettel bei 70: 5 Karten offen');
		expect(bettel(76, 'allgaeu')).toBe('Bettel bei 76: 8 Karten offen');
		expect(bettel(78, 'allgaeu')).toBe('Solo, Bettel');
		expect(bettel(78, 'weitnau')).toBe('Bettel bei 78: 8 Karten offen, die Mitspieler tauschen 2');
		expect(bettel(82, 'weitnau')).toBe('Bettel bei 82: 8 Karten offen, die Mitspieler tauschen 6');
		expect(bettel(84, 'weitnau')).toBe('Solo, Bettel');
	});

	it('seven cards each, four in the middle', () => {
		expect(sheet({ before })).toContain(
			'Jeder bekommt nur sieben Karten, erst vier, dann drei; die letzten vier liegen verdeckt in der Mitte. Um sie wird gereizt. Wer nicht höher will, sagt „weiter“ oder „passe“.'
		);
	});
});

it('the line begins with what was opened and the running round, and ends with who does what', () => {
	const level = game('2', { contract: 'solo', declarer: 'anna', augen: 60, ...deckel });
	const { state, moment, written } = hear({ before: [level] });
	expect(lineOf(state, sayings(moment, written), nameOf)).toEqual([
		'Jetzt kommt eine Bockrunde, Spiel 1 von 4.',
		'Kein Deckel: Mungo, außer Tout oder Sie',
		'alles doppelt',
		'Dora hebt ab, Ben fängt an'
	]);
});

it('what a round lets count is a sentence of its own in full', () => {
	const level = game('2', { contract: 'solo', declarer: 'anna', augen: 60, ...deckel });
	expect(sheet({ before: [level] })).toContain('Alles doppelt.');
});

it('a round that waits is named once, by the game that opened it and later by the line', () => {
	const level = game('2', { contract: 'solo', declarer: 'anna', augen: 60, ...deckel });
	const all = { contract: 'solo', declarer: 'anna', won: true, schneider: true, schwarz: true, ...deckel };
	const asked = (id: string): AnyEntry => tonight(id, 'round', { round: 'mungorunde' });
	const named = (...before: readonly AnyEntry[]) =>
		lineOf(hear({ before }).state, [], nameOf).filter((text) => text.includes('Mungorunde'));
	expect(named(level, game('3', all))).toEqual(['Mungorunde vorgemerkt.']);
	expect(named(level, game('3', all), asked('4'))).toEqual(['danach 2 × Mungorunde']);
	expect(named(level, asked('3'), game('4', all))).toEqual(['2 × Mungorunde vorgemerkt.']);
});

describe('all of it, a tap away', () => {
	it.each([
		// §4, weitnau §3, 2.4.4 and muenchen's Vorbereitungen; a Sie before all, then every Tout.
		['allgaeu', 'Sie · Solo-Tout · Wenz-Tout · Solo · Wenz · Bettel · Rufspiel · Mungo'],
		['weitnau', 'Si · Solo-Durch · Wenz-Durch · Solo · Wenz · Bettel · Rufspiel · Mungo'],
		// As the very first game a Sie does not count (2.9.1).
		['schafkopfschule', 'Solo-Tout · Wenz-Tout · Solo · Wenz · Rufspiel']
	])('%s: the whole order', (rulebook, order) => {
		expect(sheet({ head: book(rulebook) })).toContain(order);
	});

	it('names why the round is played, and nothing of another book’s customs', () => {
		const level = game('2', { contract: 'solo', declarer: 'anna', augen: 60, ...deckel });
		expect(sheet({ before: [level] })).toEqual(
			expect.arrayContaining(['# Bockrunde, §5.1', 'Nach Spiel 1: 60 : 60.', 'Bockrunde, Spiel 1 von 4.'])
		);
		expect(sheet({ head: book('schafkopfschule') })).toContain('Im allerersten Spiel zählt ein Sie nicht.');
	});
});
