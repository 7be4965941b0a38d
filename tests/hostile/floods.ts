import { randomBytes } from 'node:crypto';
import { LIMITS } from '#lib/relay/limits.ts';
import { listen, type Stream } from '../load/http.ts';
import { frames, newRoom, type Keys } from '../support/relay-clients.ts';
import { many, onlyThese, tally, wait, type Attack } from './target.ts';

const ONE = frames('x');
const name = (): string => randomBytes(16).toString('base64url');

/** Streams that are held open, and the status that each began with; `end` lets all go. */
async function hold(
	count: number,
	one: (i: number) => Stream
): Promise<{ readonly begun: readonly number[]; end(): void }> {
	const lines = Array.from({ length: count }, (_, i) => one(i));
	for (const { over } of lines) over.catch(() => {});
	const begun = await Promise.all(lines.map((line) => line.begun));
	return { begun, end: () => lines.forEach((line) => line.end()) };
}

/** What is wrong if so many at most may stay open, and all others hear that there are too many. */
function beyond(begun: readonly number[], most: number): string | null {
	const open = begun.filter((status) => status === 200).length;
	const told = begun.filter((status) => status === 429).length;
	return open === Math.min(most, begun.length) && told === begun.length - open ? null : tally(begun);
}

export const FLOODS: readonly Attack[] = [
	{
		name: 'A1: bodies of one tiny row each, onto a room of 0.9 MB',
		async run(target, share) {
			const { keys, at: end } = await target.room(0.9);
			let at = end;
			const count = Math.ceil(1500 * share);
			for (let i = 0; i < count; i++) at = await target.append(keys, at, ONE);
			const late = await many(2 * count, () =>
				target.ask(keys.writer, 'POST', keys.room, ONE, { 'stream-seq': end })
			);
			const empty = await many(count, () =>
				target.ask(keys.writer, 'POST', keys.room, Buffer.alloc(0), { 'stream-seq': at })
			);
			return { count: 4 * count, fault: onlyThese(late, 409, 429) ?? onlyThese(empty, 400, 429) };
		}
	},
	{
		name: 'A1: bodies of 87,000 rows of one byte',
		async run(target, share) {
			const { keys, at: end } = await target.room();
			let at = end;
			const body = frames(...Array.from({ length: 87_000 }, () => 'x'));
			const rows = 87_000;
			const most = Math.ceil(40 * share);
			let count = 0;
			for (; count < most; count++) {
				const next = await target.append(keys, at, body).catch((error: Error) => error.message);
				if (next === '507') break;
				at = next;
			}
			const content = await target.content(keys);
			const isWhole = content.length === count * body.length + 7 && count * rows < LIMITS.rows + 2 * rows;
			return { count, fault: isWhole ? null : `after ${count} bodies it holds ${content.length} bytes` };
		}
	},
	{
		name: 'A4: new rooms, from one address',
		async run(target) {
			const asked = LIMITS.newRooms + 100;
			const made = await many(asked, () => {
				const { room, writer } = newRoom();
				return target.ask(writer, 'PUT', room, ONE);
			});
			const count = made.filter((one) => one?.status === 201).length;
			target.move();
			const { room, writer } = newRoom();
			const { status } = await target.ask(writer, 'PUT', room, ONE);
			const fault = onlyThese(made, 201, 429) ?? (count > LIMITS.newRooms ? `${count} made` : null);
			return { count: asked, fault: fault ?? (status === 201 ? null : `an honest club hears ${status}`) };
		}
	},
	{
		name: 'A4: empty rooms, and questions for rooms that are not there',
		async run(target, share) {
			const rooms = Array.from({ length: Math.ceil(3000 * share) }, newRoom);
			const made = await many(rooms.length, (i) => {
				const { room = '', writer = '' } = rooms[i] ?? {};
				return target.ask(writer, 'PUT', room, Buffer.alloc(0));
			});
			const kept = await many(rooms.length, (i) => {
				const { room = '', reader = '' } = rooms[i] ?? {};
				return target.ask(reader, 'GET', `${room}?offset=-1`);
			});
			return { count: 2 * rooms.length, fault: onlyThese(made, 201, 429) ?? onlyThese(kept, 404, 429) };
		}
	},
	{
		name: 'A5: a room filled to its 64 MB, and a silent stream on it',
		async run(target) {
			const { keys, at, stored } = await target.room(80);
			const seen = { 'stream-seq': at };
			const full = await target.ask(keys.writer, 'POST', keys.room, Buffer.alloc(0), seen);
			const more = await target.ask(keys.writer, 'POST', keys.room, frames(Buffer.alloc(8192)), seen);
			const line = listen(target.peer(keys.reader), `${keys.room}?offset=${at}&live=sse`, () => {});
			line.over.catch(() => {});
			target.move();
			const { keys: honest } = await target.room();
			const read = (await target.content(honest)).length;
			line.end();
			const size = Math.round(stored / 1024 / 1024);
			// What is left of it may be less than a large body, and more than a row.
			const isFull = size >= 63 && size <= 64 && [204, 507].includes(more.status) && full.status === 400;
			return { count: 1, fault: isFull && read === 7 ? null : `${size} MB stored, then ${more.status}` };
		}
	},
	{
		name: 'presence: a flood of words',
		async run(target, share) {
			const { keys } = await target.room();
			const said = randomBytes(2000);
			const count = Math.ceil(6000 * share);
			const answers = await many(count, () =>
				target.ask(keys.writer, 'POST', `${keys.room}/presence?as=${name()}`, said)
			);
			return { count, fault: onlyThese(answers, 204, 429, 503) };
		}
	},
	{
		name: 'presence: one word to 200 streams, each time another',
		async run(target, share) {
			const { keys } = await target.room();
			const names = Array.from({ length: 200 }, name);
			const { begun, end } = await hold(200, (i) =>
				listen(target.peer(keys.writer), `${keys.room}/presence?as=${names[i]}`, () => {})
			);
			const count = Math.ceil(600 * share);
			const answers = await many(count, (i) =>
				target.ask(keys.writer, 'POST', `${keys.room}/presence?as=${names[i % 200]}`, randomBytes(2000))
			);
			end();
			return { count, fault: beyond(begun, 200) ?? onlyThese(answers, 204, 429, 503) };
		}
	},
	{
		name: 'presence: oversized, empty, nameless; a reader under a writer’s name',
		async run(target) {
			const { keys } = await target.room();
			const as = name();
			const line = listen(target.peer(keys.writer), `${keys.room}/presence?as=${as}`, () => {});
			line.over.catch(() => {});
			await wait(200);
			const path = `${keys.room}/presence?as=`;
			const [large, empty, nameless, foreign] = await Promise.all([
				many(50, () => target.ask(keys.writer, 'POST', path + name(), randomBytes(2049))),
				many(50, () => target.ask(keys.writer, 'POST', path + name(), Buffer.alloc(0))),
				many(50, (i) => target.ask(keys.writer, 'POST', path + 'x'.repeat(i < 25 ? i % 16 : 8 + i), ONE)),
				many(50, () => target.ask(keys.reader, 'POST', path + as, ONE))
			]);
			line.end();
			const fault = onlyThese(large, 413) ?? onlyThese(empty, 400) ?? onlyThese(nameless, 400);
			return { count: 200, fault: fault ?? onlyThese(foreign, 403) };
		}
	},
	{
		name: 'streams: more than a room holds, and more than an address may',
		async run(target) {
			const follow = ({ room, reader }: Keys): Stream =>
				listen(target.peer(reader), `${room}?offset=-1&live=sse`, () => {});
			const meet = ({ room, reader }: Keys): Stream =>
				listen(target.peer(reader), `${room}/presence?as=${name()}`, () => {});
			const [one, other] = [(await target.room()).keys, (await target.room()).keys];
			const rooms = await Promise.all(Array.from({ length: 10 }, async () => (await target.room()).keys));
			const { live, present, lines } = LIMITS;
			const held = [await hold(live + 50, () => follow(one)), await hold(present + 50, () => meet(other))];
			const left = lines - live - present;
			held.push(await hold(left + 50, (i) => follow(rooms[i % rooms.length] ?? one)));
			for (const { end } of held) end();
			const faults = [live, present, left].map((most, i) => beyond(held[i]?.begun ?? [], most));
			return { count: lines + 150, fault: faults.find((fault) => fault !== null) ?? null };
		}
	}
];
