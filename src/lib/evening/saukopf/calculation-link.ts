import { ok, refused, type Result } from '#lib/base/result.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { saukopfContracts } from '#lib/rules/saukopf/typed-saukopf.ts';
import { DREIHAXER, SAUKOPF_CONTRACTS, VIERHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import { damaged, readLink, readWords, writeLink } from '../link-words.ts';
import {
	seatsOf,
	isUnecht,
	seatedSaukopf,
	type PlayerCount,
	type SaukopfCalculation
} from './calculation.ts';
import { saukopfWords, type SaukopfFields } from './calculation-words.ts';

// A calculation of Saukopf as the end of an address, for people to read:
// "1;vierhaxer;grosskopferter;farbe=laub;gebot=80;augen=77;saukopf=spieler;ende". First the format's version, how many play
// and the contract, then what is known of the game, each once.

const VERSION = '1';
const COUNT_WORDS: Readonly<Record<PlayerCount, string>> = {
	[DREIHAXER]: 'dreihaxer',
	[VIERHAXER]: 'vierhaxer'
};

/** The calculation as the part of an address behind the "#". */
export function writeSaukopf({ players, unit, both, typed }: SaukopfCalculation): string {
	const given: SaukopfFields = {
		...typed,
		...(isUnecht(typed) ? { unecht: true } : {}),
		...(unit > 0 ? { unit } : {}),
		...(both ? { both } : {})
	};
	return writeLink(VERSION, [COUNT_WORDS[players], typed.contract], saukopfWords(seatsOf(players)), given);
}

/** Reads what `writeSaukopf` wrote; one sentence where it is damaged, or where its words do not go together. */
export function readSaukopf(text: string): Result<SaukopfCalculation, string> {
	const link = readLink(VERSION, text);
	if (!link.ok) return link;
	const [count = '', name = '', ...words] = link.value;
	const players = ([DREIHAXER, VIERHAXER] as const).find((players) => COUNT_WORDS[players] === count);
	if (!players) return damaged(count);
	const contract = SAUKOPF_CONTRACTS.find((contract) => contract === name);
	if (!contract) return damaged(name);
	const read = readWords(saukopfWords(seatsOf(players)), words);
	if (!read.ok) return read;
	const { unit = 0, both = false, unecht = false, ...fields } = read.value;
	const typed = { ...fields, contract };
	const seated = seatedSaukopf(typed, players, unecht);
	const possible = saukopfContracts(saukopf, players).includes(contract) && isUnecht(seated) === unecht;
	// What these players and this contract do not know was not written here.
	const whole = Object.keys(typed).every((field) => field in seated);
	return possible && whole ? ok({ players, unit, both, typed: seated }) : APART;
}

const APART = refused('Der Link ist beschädigt: Was darin steht, passt nicht zusammen.');
