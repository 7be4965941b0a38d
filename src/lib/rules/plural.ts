/** Several of what this word names, as German usually has it: "Mungos", "Ramsche", "Leger", "Pflichten". */
export function pluralOf(word: string): string {
	if (/schuss$/i.test(word)) return `${word.slice(0, -3)}üsse`;
	if (/stoß$/i.test(word)) return `${word.slice(0, -2)}öße`;
	if (/spiel$/i.test(word)) return `${word}e`;
	if (/spiele$|erl$|[^aeiouäöül]le$/i.test(word)) return word;
	if (/[aiouyäöü]$/i.test(word)) return `${word}s`;
	if (/e$/.test(word)) return `${word}n`;
	if (/(?:el|er|en|le|chen)$/.test(word)) return word;
	return /(?:icht|ung|heit|keit|schaft|spritz)$/i.test(word) ? `${word}en` : `${word}e`;
}
