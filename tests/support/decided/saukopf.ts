import { PIG, type Decision } from './decision.ts';

/** How an example of the source ends, where it does not say so. */
const assumed = (name: string): Decision => ({
	books: PIG,
	decided: `how the example ${name} ends`,
	says: /Kopfgeld/
});

export const pig = {
	cut: { books: PIG, decided: 'who cuts and who leads', says: /Es hebt ab, wer rechts vom Geber sitzt/ },
	'bid-none': {
		books: PIG,
		decided: 'nobody bids',
		says: /Bietet keiner, so werden die Karten zusammengeworfen/
	},
	'deal-on': {
		books: PIG,
		decided: 'the deal passes on clockwise',
		says: /geht das Geben im Uhrzeigersinn/,
		printed: 'bid-none'
	},
	'trog-trick': {
		books: PIG,
		decided: 'what is laid away for the Trog is no trick',
		says: /ist aber kein Stich/
	},
	'ramsch-level': {
		books: PIG,
		decided: '"unter 15" and what was chosen',
		says: /Mit 90 geboten sind 15 Augen noch gewonnen/
	},
	'ramsch-lowest': {
		books: PIG,
		decided: 'as many as the lowest opponent still win',
		says: /auch gleich viele wie der Nichtspieler/,
		printed: 'ramsch-level'
	},
	'ramsch-schwarz': {
		books: PIG,
		decided: 'Schwarz in a Ramsch',
		says: /Im Ramsch bekommt den Punkt für Schwarz/
	},
	rate: { books: PIG, decided: 'money', says: /was ein Punkt wert ist/ },
	'penalties.schwarz': {
		books: PIG,
		decided: 'a bid of Schwarz is above 75',
		says: /Auch ein Gebot Schwarz liegt über 75/
	},
	'hansi-head': {
		books: PIG,
		decided: 'the example that counts the Trogsauger otherwise',
		says: /Der Trogsauger steht hier bei den Strafpunkten/
	},
	'example:grunzereien.bid': assumed('Grunzereien, 120'),
	'example:grunzereien.schwarz': assumed('Grunzereien, Schwarz'),
	'example:hauerUnter.taken': assumed('Hauer-Unter, Mit 1'),
	'example:hauerUnter.left': assumed('Hauer-Unter, Ohne 1'),
	'example:feigeSau.won': assumed('Feige Sau, 12 Augen'),
	'example:feigeSau.lost': assumed('Feige Sau, 13 Augen'),
	'example:mastschwein.won': assumed('Feiges Mastschwein, 25 Augen'),
	'example:mastschwein.lost': assumed('Feiges Mastschwein, 26 Augen'),
	'example:nullAugen.won': assumed('0-Augen-Ramscher'),
	'example:nullAugen.schwarz': assumed('0-Augen-Ramscher, Schwarz'),
	'example:keilerTruempfe.won': assumed('Keilertrümpfe')
} as const satisfies Readonly<Record<string, Decision>>;
