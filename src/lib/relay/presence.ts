import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from './limits.ts';
import type { May } from './claims.ts';
import { Gathering } from './gathering.ts';
import { roomIn, type Works } from './streams.ts';

const PATH = '/rooms/:room/presence';
const AS = /^[\w-]{16,32}$/;

const asIn = (request: FastifyRequest): string | null => {
	const { as } = request.query as { readonly as?: unknown };
	return typeof as === 'string' && AS.test(as) ? as : null;
};

/** Who is in a room, said to all who are: sealed, and never stored. */
export async function presence(
	app: FastifyInstance,
	{ mayOf, ...works }: Works & { mayOf(request: FastifyRequest): May }
): Promise<void> {
	const { lines, limits, refusals, store } = works;
	const gathering = new Gathering(store.wire, limits.lifetime);
	app.addHook('onClose', async () => gathering.close());
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

	app.get(PATH, { exposeHeadRoute: false }, async (request, reply): Promise<FastifyReply> => {
		const [room, as, may] = [roomIn(request), asIn(request), mayOf(request)];
		if (!as) return refusals.send(reply, 'malformed', room);
		if (!gathering.maySpeak(room, as, may)) return refusals.send(reply, 'read-only', room);
		const countOut = lines.admit('present', room, clientAddress(request.ip));
		if (!countOut) return refusals.send(reply, 'too-many', room);
		let leave: (() => void) | null = null;
		const line = lines.open(reply, {}, () => {
			countOut();
			leave?.();
		});
		leave = gathering.enter(room, as, may, line);
		if (!line.isOpen) leave();
		return reply;
	});

	app.post(PATH, { bodyLimit: limits.presence }, async (request, reply): Promise<FastifyReply> => {
		const [room, as, may] = [roomIn(request), asIn(request), mayOf(request)];
		const { body } = request;
		if (!as || !Buffer.isBuffer(body) || body.length === 0) return refusals.send(reply, 'malformed', room);
		if (request.headers['content-type'] !== 'application/octet-stream')
			return refusals.send(reply, 'malformed', room);
		if (!gathering.maySpeak(room, as, may)) return refusals.send(reply, 'read-only', room);
		gathering.say(room, as, may, body.toString('base64url'));
		return reply.code(204).send();
	});
}
