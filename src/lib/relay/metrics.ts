/** What a relay counts, as plain numbers. */
export class Metrics {
	connections = 0;
	entries = 0;
	bytesIn = 0;
	saves = 0;
	saveSeconds = 0;
	saveFailures = 0;
	readonly refusals = new Map<string, number>();

	refused(why: string): void {
		this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1);
	}

	saved(milliseconds: number): void {
		this.saves += 1;
		this.saveSeconds += milliseconds / 1000;
	}

	/** In the text form that Prometheus reads. */
	text(now: { readonly rooms: number; readonly documents: number }): string {
		const lines: readonly (readonly [string, 'gauge' | 'counter', string, number])[] = [
			['connections', 'gauge', 'Open connections', this.connections],
			['rooms', 'gauge', 'Rooms that somebody is in', now.rooms],
			['documents', 'gauge', 'Documents in memory', now.documents],
			['entries_total', 'counter', 'Entries taken since the start', this.entries],
			['bytes_in_total', 'counter', 'Bytes of all messages taken', this.bytesIn],
			['saves_total', 'counter', 'Documents written to the store', this.saves],
			['save_failures_total', 'counter', 'Writes to the store that failed', this.saveFailures],
			['save_seconds_total', 'counter', 'Seconds that these writes took', this.saveSeconds]
		];
		const told = lines.flatMap(([name, type, help, value]) => [
			`# HELP schafkopf_relay_${name} ${help}`,
			`# TYPE schafkopf_relay_${name} ${type}`,
			`schafkopf_relay_${name} ${Number(value.toFixed(3))}`
		]);
		const refused = [...this.refusals].map(
			([why, count]) => `schafkopf_relay_refusals_total{reason="${why}"} ${count}`
		);
		return [
			...told,
			'# HELP schafkopf_relay_refusals_total What was refused, by the word that the client was told',
			'# TYPE schafkopf_relay_refusals_total counter',
			...refused,
			''
		].join('\n');
	}
}
