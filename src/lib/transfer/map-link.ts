/** Where a phone's own map is asked for, by what its browser says of the system. */
const MAPS: readonly (readonly [RegExp, (place: string) => string])[] = [
	// Android's way to ask for words instead of coordinates (RFC 5870 has none).
	[/Android/, (place) => `geo:0,0?q=${place}`],
	[/iPhone|iPad|Macintosh/, (place) => `maps:?q=${place}`]
];

/**
 * The address at which the system's own map looks for a place; null where no system is known to have one, since a browser
 * does not say whether anything answers there. `agent`: `navigator.userAgent`.
 */
export function mapLink(place: string, agent: string): string | null {
	const words = place.trim();
	const link = MAPS.find(([system]) => system.test(agent))?.[1];
	return words && link ? link(encodeURIComponent(words)) : null;
}
