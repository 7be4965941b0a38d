import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { entry, strike } from '../../../tests/support/entries.ts';
import { freshName, idsOf, openStore, passed, valueOf } from '../../../tests/support/stores.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { LogReader, type Changed } from './log-reader.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const at = (id: string, evening: string): AnyEntry => entry(id, 'passed', { evening });
const booked = (id: string): AnyEntry => entry(id, 'booking', { date: '2026-01-01', amount: 1, purpose: '' });

/** Records each change as `club ids | evening ids …`, and can wait for a number of changes. */
function follow(name: string) {
	const told: string[] = [];
	const reader = new LogReader(name);
	const ids = (entries: readonly AnyEntry[]): string => entries.map(({ id }) => id).join(' ');
	const write = ({ club, evenings }: Changed): void =>
		void told.push(
			[club === null ? '' : ids(club), ...evenings.map(({ entries }) => ids(entries))].join(' | ')
		);
	const { unsubscribe } = reader.watch().subscribe(write);
	const until = async (count: number): Promise<readonly string[]> => {
		await eventually(() => expect(told.length).toBeGreaterThanOrEqual(count));
		return told;
	};
	return { until, end: () => (unsubscribe(), reader.close()) };
}

describe('what follows the log', () => {
	it('tells all at first, then the whole of what anything came into', async () => {
		const { name, store } = openStore();
		const take = async (...entries: readonly AnyEntry[]) =>
			valueOf(await store.take({ club: 'verein', entries }));
		await take(booked('c1'), at('e1', 'mo'), at('e2', 'di'));
		const { until, end } = follow(name);
		expect(await until(1)).toEqual(['c1 | e1 | e2']);
		await take(at('e3', 'di'));
		expect((await until(2))[1]).toBe(' | e2 e3');
		await take(booked('c2'));
		expect((await until(3))[2]).toBe('c1 c2');
		await take(strike('v1', 'e1'));
		expect((await until(4))[3]).toBe(' | e1 v1');
		end();
	});

	it("tells the club's own entries again only where one of the kinds asked for came", async () => {
		const { name, store } = openStore();
		const take = async (...entries: readonly AnyEntry[]) =>
			valueOf(await store.take({ club: 'verein', entries }));
		await take(booked('c1'));
		const reader = new LogReader(name);
		const told: string[] = [];
		reader.watchClub('void').subscribe((entries) => told.push(idsOf(entries).join(' ')));
		await eventually(() => expect(told).toEqual(['c1']));
		await take(booked('c2'), at('e1', 'mo'));
		await take(strike('v1', 'c1'));
		await eventually(() => expect(told).toEqual(['c1', 'c1 c2 v1']));
		reader.close();
	});

	it('finds what it did not hear once its page catches up', async () => {
		const { name, store } = openStore();
		valueOf(await store.take({ club: 'verein', entries: [at('e1', 'mo')] }));
		const { until, end } = follow(name);
		await until(1);
		const unheard = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
		valueOf(await store.take({ club: 'verein', entries: [at('e2', 'mo')] }));
		unheard.mockRestore();
		await store.catchUp();
		expect((await until(2))[1]).toBe(' | e1 e2');
		end();
	});

	it('reads everything again where a void came before its target', async () => {
		const { name, store } = openStore();
		const take = async (...entries: readonly AnyEntry[]) =>
			valueOf(await store.take({ club: 'verein', entries }));
		await take(at('e1', 'mo'));
		const { until, end } = follow(name);
		await until(1);
		await take(strike('v1', 'e9'));
		expect((await until(2))[1]).toBe(' | e1 v1');
		await take(at('e9', 'mo'));
		expect((await until(3))[2]).toBe(' | e1 e9 v1');
		end();
	});

	it('of an empty database waits for the first entry', async () => {
		const { name, store } = openStore(freshName());
		const { until, end } = follow(name);
		expect(await until(1)).toEqual(['']);
		valueOf(await store.append([passed('one')]));
		expect((await until(2))[1]).toMatch(/^ \| [0-9a-f-]{36}$/);
		end();
	});
});
