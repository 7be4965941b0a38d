import { chapter, made, part, section, sentence, type Outline } from './shape.ts';

/** The chapter "Spiele". */
export const saukopfGames: Outline = [
	chapter('Spiele: Soli', [
		part('Zucht', 'Zucht, Wutz, Hauer, Eber', 'Zucht', [
			sentence(
				'zucht',
				'Das Solo des Schafkopfs: alle Ober, alle Unter und ein Farbtrumpf, in dem es Sau, Zehn, König, Neun, Acht, Sieben geht.'
			),
			made('contract:zucht')
		]),
		part('Wutz', 'Zucht, Wutz, Hauer, Eber', 'Wutz', [
			sentence('wutz', 'Der Wenz: nur die Unter sind Trumpf.'),
			made('contract:wutz')
		]),
		part('Hauer', 'Zucht, Wutz, Hauer, Eber', 'Hauer', [
			sentence(
				'hauer',
				'Der Farbwenz: die Unter und ein Farbtrumpf. Die Ober sind hier gewöhnliche Karten, so geht es in ihm Sau, Zehn, König, Ober, Neun, Acht, Sieben.'
			),
			made('contract:hauer')
		]),
		part('Eber', 'Zucht, Wutz, Hauer, Eber', 'Eber', [
			sentence('eber', 'Der Geier: nur die Ober sind Trumpf.'),
			made('contract:eber')
		]),
		section('Hybridschwein', 'Hybridschwein', [
			sentence('hybrid', 'Auch Grandezzo: Nur Ober und Unter sind Trumpf.'),
			made('contract:hybridschwein')
		]),
		section('Ferkelparade', 'Ferkelparade', [
			sentence(
				'ferkel',
				'Auch Wurf: Trumpf sind die Neuner, Achter und Siebener, vom Eichel-Neuner bis zum Schellen-Siebener.'
			),
			made('contract:ferkelparade')
		]),
		section('Knorpel', 'Knorpel', [
			sentence(
				'knorpel',
				'Nur eine einzige Karte ist Trumpf, und die muss ein Nichtspieler haben; im Trog darf sie nicht liegen. Alle Farben gehen von der Sau bis zur Sieben.'
			),
			made('contract:knorpel')
		]),
		section('Keiler', 'Keiler', [
			sentence(
				'keiler',
				'Auch Wattenschwein. Ganz oben steht die Maschine: Herz-König, Schellen-Sieben, Eichel-Sieben. Darunter kommt der Schlagtrumpf, alle Karten eines Rangs, und zuletzt der Farbtrumpf, den der Spieler ansagt, von der Sau bis zur Sieben; was weiter oben schon Trumpf ist, fehlt in ihm.'
			),
			sentence(
				'keilerei',
				'Keilerei: Nach den Ansagen bestimmt der Spieler einen Nichtspieler, und der nennt den Rang des Schlagtrumpfs.'
			),
			sentence(
				'haube',
				'Von mehreren Schlagtrümpfen in einem Stich ist der zuerst gespielte der höchste; nur der in der Farbe des Farbtrumpfs, die Haube, sticht sie alle. Am Spieß ist es umgekehrt: Der zuletzt gespielte sticht, und die Haube wird von jedem gestochen. Die Maschine geht immer vor dem Schlagtrumpf, dieser vor dem Farbtrumpf.'
			),
			made('contract:keiler')
		]),
		section('Feige Sau', 'Feige Sau', [
			sentence(
				'feigesau',
				'Ein Ramsch mit den Trümpfen der Herz-Zucht, in dem einer möglichst wenig stechen will.'
			),
			sentence(
				'feigesau-under',
				'Beispiel der Vorlage: 90 geboten, 120 weniger 90 sind 30, die Hälfte ist 15. Ob es 15 sein dürfen oder weniger sein müssen, steht bei „Gewinner ermitteln“.'
			),
			made('contract:feigeSau')
		])
	]),
	chapter('Spiele: Paarhufer', [
		section('Paarhufer', 'Paarhufer', [
			sentence(
				'paarhufer',
				'Zwei gegen zwei, nur zu viert. Trümpfe wie in der Herz-Zucht; darüber, noch über dem Eichel-Ober, steht die Schellen-Zehn, der Grattler.'
			),
			sentence(
				'echt',
				'Echt ist ein Paarhufer nur, wenn wirklich zwei gegen zwei spielen. Einen unechten darf der Spieler offen spielen wie ein Solo; dann deckt er gleich nach der Ansage auf.'
			)
		]),
		section('Schwarte', 'Schwarte', [
			sentence(
				'schwarte',
				'Wer nach dem Austeilen genau einen oder genau zwei Trümpfe hat, legt sie aus und lässt darum bieten. Der Mitspieler gibt dafür ebenso viele Karten verdeckt zurück, keinen Trumpf: Der Spieler ist danach ohne Trumpf.'
			),
			made('contract:schwarte')
		]),
		section('Feiges Mastschwein', 'Feiges Mastschwein', [
			sentence(
				'mastschwein',
				'Ein Ramsch zu zweit. Der Spieler legt eine Karte aus, die kein Trumpf ist; der Mitspieler nimmt sie und gibt eine beliebige zurück, auch dieselbe.'
			),
			made('contract:feigesMastschwein')
		]),
		section('Sauerei', 'Sauerei', [
			sentence(
				'sauerei',
				'Gerufen wird die Eichel-, Gras- oder Schellen-Sau; von ihrer Farbe muss der Spieler mindestens eine andere Karte haben. Wer sie hat, schweigt.'
			),
			sentence(
				'sauerei-search',
				'Die Rufsau darf jederzeit ausgespielt werden. Wird ihre Farbe mit einer anderen Karte angespielt, muss sie zugegeben werden, außer ihr Besitzer ist schon davongelaufen.'
			),
			sentence(
				'sauerei-run',
				'Davonlaufen darf ihr Besitzer, indem er selbst eine andere Karte der Farbe ausspielt; er muss dann noch mindestens drei weitere haben, die Sau nicht gezählt.'
			),
			sentence(
				'sauerei-hold',
				'Wird eine andere Farbe angespielt, darf die Rufsau nicht zugegeben werden, außer nach dem Davonlaufen oder im letzten Stich. Das alles gilt auch, wenn der Spieler sie selbst hat.'
			),
			made('contract:sauerei')
		]),
		section('Unreine Sauerei', 'Unreine Sauerei', [
			sentence(
				'unrein',
				'Gerufen wird die Herz-Sau; der Spieler muss mindestens einen anderen Herztrumpf haben. Gesucht wird sie mit einem Herztrumpf, und davonlaufen darf man mit einem Herztrumpf, wie in der Sauerei. Wer sie nicht hat, muss nur Trumpf bedienen, nicht Herz.'
			),
			sentence(
				'unrein-hold',
				'Wird kein Herztrumpf angespielt, darf sie nicht zugegeben werden, außer nach dem Davonlaufen, im letzten Stich oder wenn ihr Besitzer sonst keinen Trumpf hat.'
			),
			made('contract:unreineSauerei')
		]),
		section('Großkopferter', 'Großkopferter', [
			sentence(
				'ober',
				'Gerufen wird ein Ober; der Spieler muss mindestens einen anderen haben. Wird ein anderer Ober angespielt, muss der gerufene zugegeben werden; ausspielen darf man ihn jederzeit.'
			),
			sentence(
				'ober-farbe',
				'Auf eine Farbe darf mit dem gerufenen Ober nicht gestochen werden, außer im letzten Stich.'
			),
			made('contract:grosskopferter')
		])
	])
];
