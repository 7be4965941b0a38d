import { at, type Book, ours } from '../book.ts';
import { patched, type Patch } from '../patch.ts';
import { allgaeu } from './allgaeu.ts';

// What Weitnau plays otherwise than the Allgäu, whose book holds the rest: a price that is not here is there.

/** The same value as in the Allgäu, from another paragraph. */
const said = (source: string): { readonly source: string } => ({ source });

const STECKLE = ['solo', 'wenz', 'bettel', 'rufspiel', 'mungo'] as const;
const MORE_STECKLE = ['geier', 'farbgeier', 'farbwenz'] as const;

/** §3: if nobody laid a Deckel, only a Mungo or a Si is played. A Durch is no exception, as a Tout is in the Allgäu. */
const notWithoutDeckel = { withoutDeckel: 'no' } as const;
const durch = said('§3.2.3 Durch');
/** §4.5 names them without a price, a minimum of Laufende or a Durch. They count as a Wenz. */
const likeWenz = said(ours('Geier, Farbwenz, Farbgeier'));
const bockInRound = { doubles: said('§4') } as const;

// §3: Laufende are all trumps from the top that one side holds. Three opponents together hold more than eight cards, so all
// 14 trumps of a Solo and all 11 of a Farbwenz or Farbgeier can count.
const changes: Patch<Book> = {
	id: 'weitnau',
	name: 'Weitnau',
	edition: 'ZGB',
	// The order of §4.5 and §4.6, with that of §3 around it.
	order: ['sie', 'solo', 'geier', 'wenz', 'farbgeier', 'farbwenz', 'gargaraz', 'bettel', 'rufspiel', 'mungo'],
	contracts: {
		rufspiel: { base: said('§3.1'), laufende: { from: said('§3.1'), most: 14 } },
		solo: {
			base: said('§3.2.3'),
			laufende: { from: said('§3.2.3'), most: 14 },
			tout: durch,
			...notWithoutDeckel
		},
		wenz: { base: said('§3.2.2'), laufende: { from: said('§3.2.2') }, tout: durch, ...notWithoutDeckel },
		geier: { base: likeWenz, laufende: { from: likeWenz }, tout: likeWenz, ...notWithoutDeckel },
		farbwenz: {
			base: likeWenz,
			laufende: { from: likeWenz, most: 11 },
			tout: likeWenz,
			...notWithoutDeckel
		},
		farbgeier: {
			base: likeWenz,
			laufende: { from: likeWenz, most: 11 },
			tout: likeWenz,
			...notWithoutDeckel
		},
		// §4.5 names it without explaining it. Taken as an Einzelspiel with Schneider and Schwarz, without Laufende.
		gargaraz: {
			sides: 'einzelspiel',
			base: at(25, ours('Gargaraz')),
			goal: 'augen',
			schneider: true,
			laufende: null,
			laufendeHeld: 0,
			tout: null,
			factor: null,
			schuss: true,
			suits: [],
			place: 'specialRounds',
			withoutDeckel: 'no'
		},
		bettel: { base: said('§3.2.1') },
		mungo: { base: said('§3.3.2') },
		sie: { base: said('§3.2.4'), laufende: { from: said('§3.2.4') }, factor: said('§3.2.4') }
	},
	augen: {
		won: said('§3.1'),
		schneiderDeclarer: said('§3'),
		schneiderOpponents: said('§3'),
		lastSchuss: said('§5')
	},
	schneider: said('§5'),
	schwarz: said('§5'),
	laufender: said('§5'),
	rounding: null,
	cap: null,
	schuss: { factor: said('§5'), names: ['Schuss', 'Reh', 'Bock', 'Hirsch'] },
	deckel: { factor: said('§3'), rule: said('§3') },
	mungo: {
		spritze: said('§5'),
		ties: { by: 'tricks', source: '§3.3.2' },
		durchmarsch: said('§3.3.2'),
		hinleger: said('§3')
	},
	bock: said('§4.2'),
	rounds: {
		bockrunde: { source: '§4.2', doubles: said('§4.2') },
		mungorunde: {
			source: '§4.1',
			// "bis vier Mungospiele gemacht wurden", with five or six players as well.
			lasts: 'fourMungos',
			contracts: ['solo', 'wenz', 'bettel', 'mungo'],
			canBeGeschoben: false,
			...bockInRound
		},
		gardareizrunde: { source: '§4.3', ...bockInRound },
		stoecklesrunde: { source: '§4.4', ...bockInRound },
		// Gargaraz may be played ("nur nach Absprache"), but is not owed.
		megastoecklesrunde: {
			source: '§4.5',
			contracts: [...STECKLE, ...MORE_STECKLE, 'gargaraz'],
			...bockInRound
		},
		riminirunde: { source: '§4.6', contracts: [...STECKLE, ...MORE_STECKLE, 'gargaraz'], ...bockInRound },
		abschlussrunde: {
			source: '§4.7',
			lasts: 'round',
			contracts: ['solo', 'wenz', 'bettel', 'mungo'],
			deckel: false,
			doubles: { games: 'einzelspiel', source: '§4' },
			alteDeals: false,
			onlyWithout: 'mungorunde'
		}
	},
	triggers: {
		level: said('§4.2'),
		allTricks: { voteAgainst: null, afterKeinStich: true, source: '§4.1' }
	},
	gardareiz: { source: '§4.3', bettelUpTo: 82, payMost: said('§4.3') },
	bockspiel: said('§3'),
	vergeben: { first: said('§3'), further: said('§3') },
	verabhebt: { first: said('§3'), further: said('§3') },
	falschKassiert: said('§5'),
	verratenPaysAlone: { source: '§3' },
	wrongCardLoses: { source: '§3' },
	boughtHand: said('§6'),
	winningsToKasse: null,
	points: null,
	words: {
		contracts: { gargaraz: 'Gargaraz', sie: 'Si' },
		rounds: { stoecklesrunde: 'Stecklesrunde', megastoecklesrunde: 'Megastecklesrunde' },
		tout: 'Durch',
		stoeckle: 'Steckle'
	}
};

/** Weitnau-Gang, the forerunner of the Allgäu rules: only what differs is written here. */
export const weitnau: Book = patched(allgaeu, changes);
