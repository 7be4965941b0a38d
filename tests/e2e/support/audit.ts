import { started } from '../../support/program.ts';

interface AuditedEvening {
	readonly games: readonly {
		readonly entry: string;
		readonly price: number;
		readonly payoff: Readonly<Record<string, number>>;
		readonly points?: Readonly<Record<string, number>>;
	}[];
	readonly balance: Readonly<Record<string, number>>;
	/** Only where it belongs to a championship. */
	readonly points?: Readonly<Record<string, number>>;
	readonly dealer: string;
	readonly winnings: number;
	readonly round: { readonly kind: string; readonly played: number; readonly of: number | null } | null;
	readonly queue: readonly string[];
	readonly openVotes: number;
	readonly warnings?: readonly { readonly entry: string; readonly rule: string }[];
}

interface AuditedPlace {
	readonly place: number;
	readonly player: string;
	readonly points: number;
	readonly criteria: readonly number[];
}

interface Audited {
	readonly evenings: Readonly<Record<string, AuditedEvening>>;
	readonly kasse: { readonly balance: number };
	readonly championships: Readonly<Record<string, { readonly ranking: readonly AuditedPlace[] }>>;
}

/** What the command line computes of a club file, without any browser. */
export function audit(file: string): Audited {
	const { status, stdout, stderr } = started('abrechnung', [file]);
	if (status !== 0) throw new Error(stderr);
	return JSON.parse(stdout) as Audited;
}
