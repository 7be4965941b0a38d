import { createHash, randomBytes } from 'node:crypto';
import { framed } from '#lib/live/bytes.ts';
import { sealEntry } from '#lib/live/seal.ts';
import { Phone } from '../chaos/phone.ts';
import { frames, newRoom, type Keys } from '../support/relay-clients.ts';
import { newKeys } from './honest.ts';
import { many, onlyThese, wait, type Attack, type Target } from './target.ts';

const ONE = frames('x');
const random = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string =>
	createHash('sha256').update(Buffer.from(token, 'base64url')).digest('base64url');

/** What whoever knows a room's name, or its read key, may show in order to write there. */
function forged({ reader }: Keys): readonly string[] {
	const [, token = '', writeHash = ''] = reader.split('.');
	return [
		`w.${random()}.${hashOf(token)}`,
		`w.${random()}.${random()}`,
		`w.${writeHash}.${hashOf(token)}`,
		`w.${token}.${writeHash}`,
		`r.${random()}.${writeHash}`,
		`r.${random()}.${random()}`
	];
}

async function tryAll(target: Target, claims: readonly string[], room: string): Promise<string | null> {
	const asked = claims.flatMap((claim) =>
		[
			['PUT', room],
			['POST', room],
			['DELETE', room],
			['GET', `${room}?offset=-1`],
			['HEAD', room],
			['POST', `${room}/presence?as=0123456789abcdef`],
			['GET', `${room}/presence?as=0123456789abcdef`]
		].map(([method = '', path = '']) => [claim, method, path] as const)
	);
	const answers = await many(asked.length, (i) => {
		const [claim = '', method = '', path = ''] = asked[i] ?? [];
		return target.ask(claim, method, path, method === 'PUT' || method === 'POST' ? ONE : undefined);
	});
	return onlyThese(answers, 403);
}

/** Whether what a room holds is still that. */
const isStill = async (target: Target, keys: Keys, content: Buffer): Promise<string | null> =>
	(await target.content(keys)).equals(content) ? null : 'the room holds something else';

/** Waits until it holds, or twenty seconds. */
async function comes(holds: () => boolean): Promise<boolean> {
	for (let i = 0; i < 400 && !holds(); i++) await wait(50);
	return holds();
}

/** A club of some phones, who have read all there is. */
async function club(
	target: Target,
	count: number
): Promise<{ keys: Awaited<ReturnType<typeof newKeys>>; phones: Phone[] }> {
	const keys = await newKeys();
	const phones: Phone[] = [];
	for (let i = 0; i < count; i++)
		phones.push(await Phone.at([target.port], `phone ${i}`, BigInt(100 + i), keys));
	phones[0]?.write({ kind: 'member', member: 'm1', name: 'Name 1' });
	await comes(() => phones.every((phone) => phone.isHandedOver && phone.log.all.size === 1));
	return { keys, phones };
}

export const KEYS: readonly Attack[] = [
	{
		name: 'A3: taken over by a reader or a stranger, before it is made and after',
		async run(target) {
			const rooms = Array.from({ length: 20 }, newRoom);
			for (const keys of rooms) {
				const before = await tryAll(target, forged(keys), keys.room);
				if (before) return { count: 0, fault: before };
				await target.append(keys, null, ONE);
				const fault = (await tryAll(target, forged(keys), keys.room)) ?? (await isStill(target, keys, ONE));
				if (fault) return { count: 0, fault };
			}
			return { count: 20 * 2 * 6 * 7, fault: null };
		}
	},
	{
		name: 'A6: an entry written over, in turns and at once',
		async run(target, share) {
			const { keys, at } = await target.room(0.1);
			const before = await target.content(keys);
			const over = frames('instead');
			const count = Math.ceil(200 * share);
			const answers = await many(count, (i) => {
				const seq = [at.replace(/^\d+/, '000000000000'), '-1', 'now', '', 'x', '9'.repeat(12) + at.slice(12)][
					i % 6
				];
				return target.ask(keys.writer, 'POST', keys.room, over, { 'stream-seq': seq ?? '' });
			});
			const puts = await many(count, () => target.ask(keys.writer, 'PUT', keys.room, over));
			const headers = ['stream-closed', 'stream-ttl', 'stream-fork-from', 'producer-id', 'stream-expires-at'];
			const closing = await many(headers.length, (i) =>
				target.ask(keys.writer, 'POST', keys.room, over, { [headers[i] ?? '']: 'true', 'stream-seq': at })
			);
			const kept = await isStill(target, keys, before);
			const race = await many(50, () =>
				target.ask(keys.writer, 'POST', keys.room, over, { 'stream-seq': at })
			);
			const won = race.filter((one) => one?.status === 204).length;
			const fault = onlyThese(answers, 409, 400) ?? onlyThese(puts, 200) ?? onlyThese(closing, 400) ?? kept;
			return { count: 2 * count + 55, fault: fault ?? (won === 1 ? null : `${won} of 50 at once won`) };
		}
	},
	{
		name: 'A6: two texts of one entry, sealed with the club’s key: all take the same, and say so',
		async run(target, share) {
			const { keys, phones } = await club(target, 3);
			const peer = [keys.claim, 'POST', keys.room] as const;
			const count = Math.ceil(10 * share);
			for (let i = 0; i < count; i++) {
				const [entry] = phones[0]?.write({ kind: 'member', member: `n${i}`, name: 'Right' }) ?? [];
				const row = entry && (await sealEntry(keys, { ...entry, name: 'False' } as typeof entry));
				for (let status = 409; row && status === 409;) {
					const { headers } = await target.ask(keys.claim, 'GET', `${keys.room}?offset=now`);
					const seen = { 'stream-seq': String(headers['stream-next-offset']) };
					({ status } = await target.ask(...peer, framed([row]), seen));
				}
			}
			const late = await Phone.at([target.port], 'late', 99n, keys);
			const all = [...phones, late];
			const [first] = phones;
			const texts = (): string => first?.log.texts.join() ?? '';
			const isEqual = await comes(() =>
				all.every(
					(one) => one.isHandedOver && one.log.all.size === count + 1 && one.log.texts.join() === texts()
				)
			);
			const said = await comes(() => phones.every(({ state }) => state?.apart === count));
			for (const phone of all) phone.end();
			return { count, fault: isEqual ? (said ? null : 'not all of it is said') : 'phones differ' };
		}
	},
	{
		name: 'A10: writes and ends by a reader',
		async run(target) {
			const { keys } = await target.room(0.1);
			const before = await target.content(keys);
			const answers = await many(150, (i) =>
				target.ask(
					keys.reader,
					['PUT', 'POST', 'DELETE'][i % 3] ?? '',
					keys.room,
					i % 3 === 2 ? undefined : ONE
				)
			);
			return { count: 150, fault: onlyThese(answers, 403) ?? (await isStill(target, keys, before)) };
		}
	},
	{
		name: 'A10: a room full of rows that are none, by a writer: phones join and go on',
		async run(target, share) {
			const { keys, phones } = await club(target, 1);
			const count = Math.ceil(10_000 * share);
			for (let left = count; left > 0; left -= 500) {
				const body = frames(...Array.from({ length: Math.min(500, left) }, () => randomBytes(128)));
				const { headers } = await target.ask(keys.claim, 'GET', `${keys.room}?offset=now`);
				const seen = { 'stream-seq': String(headers['stream-next-offset']) };
				await target.ask(keys.claim, 'POST', keys.room, body, seen);
			}
			const late = await Phone.at([target.port], 'late', 99n, keys);
			const isIn = await comes(() => late.isHandedOver && late.log.all.size === 1);
			late.write({ kind: 'member', member: 'm2', name: 'Name 2' });
			const goesOn = await comes(() => phones[0]?.log.all.size === 2);
			const isLeft = late.state?.left !== null || late.state.aside !== count;
			for (const phone of [...phones, late]) phone.end();
			return { count, fault: isIn && goesOn && !isLeft ? null : 'phones do not go on' };
		}
	}
];
