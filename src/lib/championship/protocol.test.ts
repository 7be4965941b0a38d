import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { entry, game, strike, tonight, type Fields } from '../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Names } from '#lib/log/entry-words.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from './from-log.ts';
import { clashesIn } from './merging/clashes.ts';
import {
	protocolOf,
	protocolText,
	protocolTitle,
	undoOf,
	takeBackText,
	type ProtocolLine
} from './protocol.ts';

const NAMES: Names = {
	member: (member) => member,
	game: (game) => game,
	list: (evening) => evening,
	table: ({ table }) => `Tisch ${table}`
};
const START = partie('zockmeisterschaft');
const approval = (id: string, fields = {}): AnyEntry =>
	ruled(id, 'approval', { game: '3', approved: true, ...fields });

function protocol(entries: readonly AnyEntry[]): readonly ProtocolLine[] {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	return protocolOf(
		log,
		CHAMPIONSHIP,
		clashesIn(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded)
	);
}
const linesOf = (...entries: readonly AnyEntry[]): readonly string[] =>
	protocol([...START, ...entries]).map(({ id, counts, said }) => `${id} ${said.what}${counts ? '' : ' –'}`);

describe('the protocol of a championship', () => {
	it('names rulings, the newest first, and those that were taken back', () => {
		expect(linesOf(approval('4'), approval('5'), strike('6', '4'))).toEqual(['5 ruling', '4 ruling –']);
	});

	it('names a corrected ruling once, by its last version', () => {
		expect(linesOf(approval('4'), approval('5', { approved: false, replaces: '4' }))).toEqual(['5 ruling']);
	});

	// §5.1.3 of the Schafkopfschule: the referee decides, then the tribunal.
	it('names what the tribunal decided also once it is taken back, and what the referee had decided before it', () => {
		const complaint = (id: string, fields: Fields = {}): AnyEntry =>
			ruled(id, 'complaint', { by: 'ben', text: 'Falsch bedient', ...fields });
		const referee = { by: 'referee', text: 'Abgelehnt' };
		const tribunal = { by: 'tribunal', text: 'Stattgegeben' };
		const decided = [
			complaint('4'),
			complaint('5', { decided: [referee], replaces: '4' }),
			complaint('6', { decided: [referee, tribunal], replaces: '5' })
		];
		expect(linesOf(...decided)).toEqual(['6 ruling']);
		expect(linesOf(...decided, strike('7', '6'))).toEqual(['6 ruling –', '5 ruling']);
		const [taken, stands] = protocol([...START, ...decided, strike('7', '6')]);
		const text = (line?: ProtocolLine): string => (line ? protocolText(line, NAMES) : '');
		expect(text(taken)).toBe(
			'Beschwerde von ben: Falsch bedient. Schiedsrichter: Abgelehnt. Schiedsgericht: Stattgegeben'
		);
		expect(text(stands)).toBe('Beschwerde von ben: Falsch bedient. Schiedsrichter: Abgelehnt');
		expect([taken && undoOf(taken), stands && undoOf(stands)]).toEqual([['7'], ['5']]);
		// The referee's too is taken back: now the complaint is open again.
		expect(linesOf(...decided, strike('7', '6'), strike('8', '5'))).toEqual([
			'6 ruling –',
			'5 ruling –',
			'4 ruling'
		]);
		// The tribunal decides anew: what it took back stands, and can't come back beside it.
		const anew = complaint('8', {
			decided: [referee, { by: 'tribunal', text: 'Abgewiesen' }],
			replaces: '5'
		});
		const all = protocol([...START, ...decided, strike('7', '6'), anew]);
		expect(all.map(({ id, counts }) => `${id} ${counts}`)).toEqual(['8 true', '6 false']);
		expect(all.map(undoOf)).toEqual([['8'], null]);
	});

	it('counts no complaint among the decisions before somebody decided it', () => {
		const title = (...entries: readonly AnyEntry[]): string =>
			protocolTitle(protocol([...START, ...entries]));
		const complaint = (id: string, fields: Fields = {}): AnyEntry =>
			ruled(id, 'complaint', { text: 'Falsch bedient', ...fields });
		const decided = [{ by: 'referee', text: 'Abgelehnt' }];
		expect(title(complaint('4'))).toBe('Eine offene Beschwerde');
		expect(title(approval('3 a'), complaint('4'), complaint('5'))).toBe(
			'Eine Entscheidung der Turnierleitung · 2 offene Beschwerden'
		);
		expect(title(approval('3 a'), complaint('4'), complaint('5', { decided, replaces: '4' }))).toBe(
			'2 Entscheidungen der Turnierleitung'
		);
		expect(title(complaint('4'), strike('5', '4'))).toBe('Von der Turnierleitung zurückgenommen');
	});

	// allgaeu §11.3: three of five games, each written for itself.
	it('tells the play-off of two in one line, of which one game is taken back, and counts it among no decisions', () => {
		const won = (id: string, winner: string, loser: string, fields: Fields = {}): AnyEntry =>
			ruled(id, 'playoffGame', { winner, loser, ...fields });
		const mode = ruled('4', 'draw', { what: 'mode', result: ['anna', 'ben'] });
		const games = [won('5', 'anna', 'ben'), won('6', 'carl', 'dora'), won('7', 'ben', 'anna')];
		const told = (...entries: readonly AnyEntry[]) => {
			const lines = protocol([...START, ...entries]);
			const said = lines.map((line) => `${protocolText(line, NAMES)}: ${takeBackText(line)} ${undoOf(line)}`);
			return [protocolTitle(lines), ...said];
		};
		expect(told(mode)).toEqual([
			'Entscheidungsspiele',
			'Gezogen, wer zuerst ansagt: anna vor ben: Zurücknehmen 4'
		]);
		expect(
			told(approval('3 a'), ...games, won('8', 'anna', 'ben'), won('9', 'ben', 'anna', { round: 2 }))
		).toEqual([
			'Eine Entscheidung der Turnierleitung · 3 Entscheidungsspiele',
			'Entscheidungsspiel: ein Spiel für ben gegen anna: Zurücknehmen 9',
			'Entscheidungsspiel: anna gegen ben 2\u00a0:\u00a01: Letztes Spiel zurücknehmen 8',
			'Entscheidungsspiel: ein Spiel für carl gegen dora: Zurücknehmen 6',
			'3: genehmigt: Zurücknehmen 3 a'
		]);
		expect(told(...games, strike('8', '7'))).toEqual([
			'2 Entscheidungsspiele',
			'Entscheidungsspiel: ein Spiel für ben gegen anna: Doch gelten lassen 8',
			'Entscheidungsspiel: ein Spiel für carl gegen dora: Zurücknehmen 6',
			'Entscheidungsspiel: ein Spiel für anna gegen ben: Zurücknehmen 5'
		]);
	});

	it('names whatever organizers or referee can say', () => {
		const said: readonly (readonly [kind: string, fields: Fields, text: string])[] = [
			[
				'dispute',
				{ game: '3', swing: { anna: -5, ben: 5 }, best: { anna: 15, ben: 5 } },
				'3 ist strittig. Gelost: anna −5, ben +5. Für die Plätze zählt: anna +15, ben +5'
			],
			['approval', { game: '3', approved: true }, '3: genehmigt'],
			['approval', { game: '4', approved: false }, '4: abgelehnt'],
			['substitute', { out: 'anna', in: 'emil' }, 'emil spielt für anna weiter'],
			[
				'leave',
				{ member: 'ben', from: 2, plan: [] },
				'ben ist ausgeschieden und spielt ab der 2. Partie nicht mehr'
			],
			['playoff', { winner: 'carl', loser: 'dora' }, 'Entscheidungsspiel: carl schlägt dora'],
			['playoffGame', { winner: 'dora', loser: 'carl' }, 'Entscheidungsspiel: ein Spiel für dora gegen carl'],
			['draw', { what: 'lots', result: ['anna', 'ben'] }, 'Gelost: anna vor ben'],
			[
				'draw',
				{ what: 'seats', partie: 1, table: 2, result: ['anna', 'ben'], again: 'Los lag offen' },
				'Tisch 2: Plätze ausgelost: anna, ben; noch einmal, weil: Los lag offen'
			],
			[
				'draw',
				{ what: 'numbers', result: ['ben', 'anna'], again: 'Zettel' },
				'Nummern ausgelost: 1 ben, 2 anna; noch einmal, weil: Zettel'
			],
			['disqualify', { member: 'carl', reason: 'laut' }, 'carl ist ausgeschlossen: laut'],
			['invalid', { evening: 'freitag', reason: 'unleserlich' }, 'freitag: Liste ungültig: unleserlich'],
			['complaint', { evening: 'freitag', text: 'Falsch' }, 'freitag: Beschwerde: Falsch']
		];
		const entries = said.map(([kind, fields], i) => ruled(String.fromCharCode(97 + i), kind, fields));
		const lines = protocol([...START, ...entries]).toReversed();
		expect(lines.map((line) => protocolText(line, NAMES))).toEqual(said.map(([, , text]) => text));
	});

	it('names lots and repeated draws, but no first ones', () => {
		const seats = { what: 'seats', partie: 1, table: 1, result: ['anna', 'ben', 'carl', 'dora'] };
		expect(
			linesOf(
				ruled('3', 'draw', { what: 'numbers', result: ['anna', 'ben', 'carl', 'dora'] }),
				ruled('4', 'draw', seats),
				ruled('5', 'draw', { ...seats, again: 'Ein Zettel fehlte.' }),
				ruled('6', 'draw', { what: 'lots', result: ['anna', 'ben'] })
			)
		).toEqual(['6 ruling', '5 ruling']);
	});

	it('takes back no numbers: those who drew anew hold them, and would hide that they did', () => {
		const again = { again: 'Ein Los fiel', at: '2026-11-30T10:00:00+01:00' };
		const numbers = ruled('4', 'draw', { what: 'numbers', result: ['anna', 'ben'], ...again });
		const [line] = protocol([...START, numbers]);
		expect(line && undoOf(line)).toBeNull();
		// Struck in an older version: there it can be brought back.
		const [taken] = protocol([...START, numbers, strike('5', '4')]);
		expect(taken && undoOf(taken)).toEqual(['5']);
		// In a tournament the seats of all tables are drawn with them (schafkopfschule 5.2.2): one line says both.
		const seats = { what: 'seats', partie: 1, table: 1, result: ['ben', 'anna'], ...again };
		expect(linesOf(numbers, ruled('5', 'draw', seats))).toEqual(['4 ruling']);
		expect(linesOf(numbers, ruled('5', 'draw', { ...seats, again: 'Falscher Tisch' }))).toEqual([
			'5 ruling',
			'4 ruling'
		]);
	});

	it('names a change after confirmation, of this championship alone', () => {
		expect(
			linesOf(
				partieEvening('3 other', 'zockmeisterschaft', { evening: 'fremd', championship: 'andere' }),
				tonight('4', 'tick', { remark: 'Spiel 3 vergessen' }),
				entry('5', 'tick', { evening: 'fremd', remark: 'x' }),
				ruled('6', 'approval', { championship: 'andere', game: '3', approved: true })
			)
		).toEqual(['4 tick']);
	});

	it('names a decision between two lists once, with the tick that it wrote, and what was taken back of it', () => {
		const solo = { contract: 'solo', declarer: 'anna', won: true };
		const two = [
			partieEvening('2 evening again', 'zockmeisterschaft', { evening: 'zweite' }),
			game('3', solo),
			entry('4', 'game', { evening: 'zweite', game: solo })
		];
		const note = 'Es gilt die erste Liste.';
		const decided = [
			...two,
			entry('5', 'void', { target: '2 evening again', note }),
			tonight('6', 'tick', { remark: note })
		];
		expect(linesOf(...decided)).toEqual(['5 decision']);
		expect(linesOf(...decided, strike('7', '5'))).toEqual(['5 decision –']);
		// The same once more: that it was taken back before still stands.
		const later = '2026-11-20T20:15:00+01:00';
		const again = { ...entry('8', 'void', { target: '2 evening again', note }), at: later };
		expect(linesOf(...decided, strike('7', '5'), again)).toEqual(['8 decision', '5 decision –']);
	});
});
