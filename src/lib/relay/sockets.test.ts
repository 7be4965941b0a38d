import { expect, it } from 'vitest';
import { addressOf } from './sockets.ts';

it.each([
	['alone in the net', '203.0.113.7', null, '203.0.113.7'],
	['alone, and says it were another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
	['behind a proxy on this machine', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
	['behind one in a container', '::ffff:172.18.0.4', '198.51.100.1', '198.51.100.1'],
	['behind one, over IPv6', 'fd00::4', '2001:db8::9', '2001:db8::9'],
	['behind one that was told lies', '10.0.0.2', '192.0.2.66, 198.51.100.1', '198.51.100.1'],
	['at home', '192.168.1.20', null, '192.168.1.20'],
	['at an address that only begins like one at home', '172.32.0.1', '198.51.100.1', '172.32.0.1']
])('knows where a client speaks from: %s', (_, remote, forwarded, address) => {
	expect(addressOf(remote, forwarded)).toBe(address);
});
