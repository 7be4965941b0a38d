import { chapter, listing, made, section, sentence, type Outline, type OutlineRule } from './shape.ts';

const p = (number: string, words: string): OutlineRule => sentence(number, words, `§${number}`);

/** Chapters 3 and 4: playing, wrong play, result and payment. */
export const schulePlay: Outline = [
	chapter('3 Das Spielen', [
		section('§3.1', 'Ausspielen', [
			p(
				'3.1.1',
				'Steht das Spiel fest, spielt der Nachbar links vom Geber aus, die anderen folgen im Uhrzeigersinn.'
			),
			p(
				'3.1.2',
				'Den Stich macht die höchste Karte. Wer eine Farbe nicht hat, kann mit Trumpf stechen; liegen mehrere Trümpfe, sticht der höchste.'
			),
			p('3.1.3', 'Wer sticht, legt die vier Karten verdeckt vor sich.'),
			p(
				'3.1.4',
				'Jeder darf einen Stich ansehen, solange der nächste noch nicht umgedreht ist. Die Stiche liegen so übereinander, dass ihre Reihenfolge nachvollziehbar bleibt.'
			),
			p('3.1.5', 'Wer den Stich macht, spielt die nächste Karte aus.'),
			p('3.1.6', 'Jedes Spiel wird zu Ende gespielt, damit sich prüfen lässt, ob richtig bedient wurde.'),
			p('3.1.7', 'Legt einer mehrere Karten offen hin, ist das Spiel zu Ende.'),
			p(
				'3.1.8',
				'Jeder darf jederzeit fragen, wer ausspielt, wer was zugegeben hat, ob und von wem die gerufene Sau gespielt wurde und was im Solo Trumpf ist.'
			)
		]),
		section('§3.2', 'Bedienen', [
			p('3.2.1', 'Auf eine Farbe muss jeder diese Farbe zugeben, gleich wie hoch.'),
			p('3.2.2', 'Auf Trumpf muss jeder Trumpf zugeben, gleich wie hoch.'),
			p('3.2.3', 'Stechen muss keiner.'),
			p('3.2.4', 'Wer die Farbe nicht hat, darf schmieren, mit Trumpf stechen oder spatzen.')
		]),
		section('§3.3', 'Contra', [
			p('3.3.1', 'Ein Gegner, der zu gewinnen glaubt, gibt ein Contra, auch Spritze.'),
			p('3.3.2', 'Das geht nur, solange erst eine Karte auf dem Tisch liegt, die des Ausspielers.'),
			p('3.3.3', 'Der Spieler kann mit Retour antworten, auch er nur, solange erst eine Karte liegt.'),
			p('3.3.4', 'Der Spieler bleibt Spieler; wie viele Augen er braucht, ändert sich nicht.'),
			made('schuss')
		]),
		section('§3.4', 'Falsches Spiel und Strafen', [
			p(
				'3.4.1',
				'Ist abgehoben, so sind alle Fehler und Einwände des alten Spiels erledigt, außer absichtlichem Falschspiel. Wer noch etwas hat, sagt „Stopp“, bevor abgehoben wird.'
			),
			p(
				'3.4.2',
				'Dreht sich beim Geben eine Karte um oder liegt eine offen im Stapel, wird neu gegeben, gleich wer schuld ist. Ebenso, wenn einer zu viele oder zu wenige Karten hat.'
			),
			p(
				'3.4.3',
				'Ist eine Karte geknickt oder gezeichnet, so wird das Kartenspiel nach diesem Spiel getauscht.'
			),
			p(
				'3.4.4',
				'Einwände gegen Mischen, Abheben und Geben müssen sofort kommen, bevor man seine Karten ansieht.'
			),
			p(
				'3.4.5',
				'Gibt einer, der nicht an der Reihe ist, so ist das Spiel ungültig, solange noch nicht alle Karten ausgeteilt sind. Hat es begonnen, gilt es.'
			),
			p(
				'3.4.6',
				'Nach einem Fehler beim Geben, Mischen oder Abheben gibt derselbe noch einmal, wenn er an der Reihe war; sonst, wer es war.'
			),
			p(
				'3.4.7',
				'Wer außer der Reihe eine Karte spielt, beendet das Spiel; nur im letzten Stich ist es erlaubt.'
			),
			p('3.4.8', 'Wer etwas sagt, das über das Spiel Aufschluss gibt, beendet es; es gilt als verloren.'),
			p('3.4.9', 'Wer in den Stichen blättert, mehr als den letzten anzusehen, beendet das Spiel.'),
			p(
				'3.4.10',
				'Spielt einer zum Stich aus, der nicht dran ist, ist das Spiel sofort zu Ende, wenn ein anderer das Bild gesehen hat. Jeder darf ihn daran hindern.'
			),
			p(
				'3.4.11',
				'Wer absichtlich eine Karte zeigt, außer beim Ausspielen, hat verloren; im Turnier kann er ausgeschlossen werden.'
			),
			p(
				'3.4.12',
				'Hat nach richtigem Geben einer im Spiel mehr oder weniger Karten als die anderen, so hat er verloren.'
			),
			p(
				'3.4.13',
				'Haben zwei mehr oder weniger Karten, so gilt das Spiel nicht, und derselbe gibt noch einmal.'
			),
			p(
				'3.4.14',
				'Wer falsch zugibt, hat verloren, auch wenn es gleich auffällt und der Stich noch offen liegt.'
			),
			p('3.4.15', 'Fällt es erst nach dem Spiel auf, aber vor dem Abheben, hat er ebenfalls verloren.'),
			p(
				'3.4.16',
				'Bestraft wird immer der, der den Fehler gemacht hat: im Rufspiel einer der Spieler oder einer der Gegner, im Solo der Alleinspieler oder einer seiner drei Gegner.'
			),
			made('foulPenalty', {
				tout: 'die Vorlage nennt nur die Punkte: beim Tout das Doppelte von Solo und Wenz'
			}),
			sentence(
				'foul-points',
				'Im Turnier kostet der Fehler Minuspunkte: im Rufspiel 4, die zwei Gegner bekommen je 2, der Partner keine. Im Solo oder Wenz 9: Machte ihn der Alleinspieler, bekommen die drei Gegner je 3; machte ihn ein Gegner, bekommt der Alleinspieler 9. Wer sonst noch spielt, bekommt 0. Bei einem Tout sind es 18, und alle anderen bekommen 0.',
				'§3.4.17'
			),
			p(
				'3.4.18',
				'Deckt nach einem Fehler ein anderer fremde Karten auf oder wirft sie hin, bevor der Schiedsrichter entschieden hat, so hat er verloren und bekommt die Minuspunkte; wer den Fehler gemacht hat, bekommt 0. Strafen verhängt im Turnier nur der Schiedsrichter.'
			),
			made('verraten'),
			made('wrongCard')
		]),
		section('§3.5', 'Benehmen', [
			p(
				'3.5.1',
				'Jede Bemerkung oder Geste, die einem Mitspieler etwas verrät oder ihn auffordert, ist verboten und beendet das Spiel.'
			),
			p(
				'3.5.2',
				'Beleidigt und herabgesetzt wird niemand. Gespielt wird fair, ohne Ausreden; Alter, Geschlecht und Herkunft machen keinen Unterschied.'
			),
			p('3.5.3', 'Schneider ist Ehrensache und wird ungefragt bezahlt. Schwarz muss verlangt werden.'),
			p(
				'3.5.4',
				'In fremde Karten zu sehen, die eigenen zu zeigen oder zu sagen, was man hat, ist verboten.'
			),
			p('3.5.5', 'Laut gezählt wird nicht.'),
			p('3.5.6', 'Die Karten hält man das ganze Spiel so, dass keiner sie sieht.')
		])
	]),
	chapter('4 Die Abrechnung', [
		section('§4.1', 'Ergebnis', [
			p('4.1.1', 'Am Ende zählt jede Partei die Augen ihrer Stiche.'),
			made('won'),
			made('schneider'),
			p('4.1.4', 'Wer alle Stiche macht, hat den Gegner Schwarz gespielt.')
		]),
		section('§4.2', 'Bezahlung', [
			p('4.2.1', 'Wird um Geld gespielt, so wird nach jedem Spiel bezahlt.'),
			made('unit', { usual: 'die Vorlage nennt 10 Cent nur als Beispiel' }),
			p(
				'4.2.2',
				'Laufende sind die Trümpfe von oben ohne Lücke, im Rufspiel und im Solo ab dem Eichel-Ober bis hinab zur letzten Sieben, im Wenz die Unter ab dem Eichel-Unter. Ab wie vielen gezahlt wird und wie viele es geben kann, steht beim Spiel.'
			),
			p(
				'4.2.3',
				'Laufende zahlt man nur, wenn sie vor dem nächsten Abheben verlangt werden. Nur bis dahin kann auch zurückgefordert werden.'
			),
			made('falschKassiert'),
			p('4.2.4', 'Gezählt wird in diesen Sätzen:'),
			made('prices'),
			made('surcharges'),
			listing(
				'who-pays',
				[
					'Im Rufspiel zahlen die zwei Verlierer an die zwei Gewinner.',
					'Im Solo zahlt der Spieler jedem der drei denselben Betrag, oder er bekommt ihn von jedem.'
				],
				'§4.2.4'
			)
		])
	])
];
