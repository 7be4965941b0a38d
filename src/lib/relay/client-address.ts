/** Whose requests are counted together: an address, of IPv6 the net that a household has. Who has hung up has none any more. */
export function clientAddress(ip: string | undefined): string {
	const plain = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0] ?? '';
	if (!plain.includes(':')) return plain;
	const [front = '', back] = plain.split('::', 2);
	const groups = front ? front.split(':') : [];
	const behind = back ? back.split(':') : [];
	const left = back === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
	return [...groups, ...Array.from({ length: left }, () => '0'), ...behind]
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':');
}
