import { describe, expect, it } from 'vitest';
import { mapLink } from './event-text.ts';

const ANDROID =
	'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36';

describe('the link to a map', () => {
	it('asks for the words of the place, whatever signs they have', () => {
		expect(mapLink('Gasthof Post', ANDROID)).toBe('geo:0,0?q=Gasthof%20Post');
		expect(mapLink(' Wirt & Söhne, Hauptstr. 3#2 ', IPHONE)).toBe(
			'maps:?q=Wirt%20%26%20S%C3%B6hne%2C%20Hauptstr.%203%232'
		);
	});

	it('is none without a place, and where no map is known to answer', () => {
		expect(mapLink('  ', ANDROID)).toBeNull();
		expect(mapLink('Gasthof Post', WINDOWS)).toBeNull();
	});
});
