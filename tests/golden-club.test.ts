import { describe, expect, it } from 'vitest';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { countedEvenings } from './support/counted-club.ts';
import { GOLDEN_EVENINGS, GOLDEN_YEARS, goldenClub } from './support/golden-club.ts';

const entries = goldenClub();
const read = readClubFile(writeClubFile('golden', entries));
const audit = auditOf(read.ok ? read.value.entries : []);
const counted = countedEvenings(JSON.parse(JSON.stringify(entries)) as readonly unknown[]);

describe('the golden club', () => {
	it('is the same from the same seed, another from another', () => {
		expect(JSON.stringify(goldenClub())).toBe(JSON.stringify(entries));
		expect(JSON.stringify(goldenClub('anders'))).not.toBe(JSON.stringify(entries));
	});

	it('is a club file of three years of 40 evenings, by six books and at a trip with eight Partien', () => {
		expect(read.ok).toBe(true);
		for (const year of GOLDEN_YEARS) {
			expect(counted.filter(({ date }) => date.startsWith(String(year)))).toHaveLength(GOLDEN_EVENINGS);
		}
		expect([...new Set(counted.map(({ book }) => book))].sort()).toEqual(
			['allgaeu', 'muenchen', 'saukopf', 'schafkopfschule', 'stammtisch', 'weitnau'].sort()
		);
		const occasions = counted.map(({ occasion }) => occasion);
		expect(occasions.filter((one) => one === 'meisterschaft')).toHaveLength(8);
		expect(occasions.filter((one) => one === 'ausflug')).toHaveLength(1);
	});

	it('holds what makes counting hard: games struck, brought back and changed', () => {
		const voids = entries.filter(({ kind }) => kind === 'void').map(({ target }) => target);
		const ofVoids = entries.filter(({ id, kind }) => kind === 'void' && voids.includes(id));
		expect(voids.length).toBeGreaterThan(20);
		expect(ofVoids.length).toBeGreaterThan(5);
		expect(entries.filter(({ replaces }) => replaces !== undefined).length).toBeGreaterThan(20);
	});

	it('costs by hand what the audit says: every game, every balance', () => {
		expect(Object.keys(audit.evenings)).toHaveLength(counted.length);
		for (const { evening, games, balance } of counted) {
			const said = audit.evenings[evening];
			expect(said?.games.map(({ entry, price, payoff }) => ({ entry, price, payoff }))).toEqual(
				games.map(({ entry, price, cents }) => ({ entry, price, payoff: cents }))
			);
			expect(said?.balance).toEqual(balance);
		}
	});
});
