import type { Joining } from './invitation.ts';

/** What a phone of a club is, by the invitation that it accepted. One that shares with nobody is a writer. */
export type Role = 'writer' | 'reader' | 'member';

/** `own`: of the member alone whose phone it is. */
export type Sees = 'all' | 'own' | 'nothing';

/** One thing that phones of a club do or see. */
interface Sight extends Readonly<Record<Role, Sees>> {
	/** In words, for docs/roles.md, which a test holds equal to this table. */
	readonly what: string;
	/** Whether whoever may not is kept out by a key; otherwise it is there, and only not shown. */
	readonly sealed: boolean;
}

/** What each role sees and does; docs/roles.md shows it. Whether this phone writes, every screen asks of `ClubRelay`. */
export const SIGHTS = {
	write: {
		...{ what: 'write entries into the log', sealed: true },
		...{ writer: 'all', reader: 'nothing', member: 'nothing' }
	},
	club: {
		...{ what: 'evenings with their bills and settlements, dates, championships, figures', sealed: false },
		...{ writer: 'all', reader: 'all', member: 'all' }
	},
	book: {
		...{
			what: 'what the Kasse holds, and its book: what was paid in and out, with photos of receipts',
			sealed: false
		},
		...{ writer: 'all', reader: 'all', member: 'all' }
	},
	open: {
		...{ what: 'what is open: to the Kasse, and between members over all evenings', sealed: false },
		...{ writer: 'all', reader: 'all', member: 'own' }
	}
} as const satisfies Readonly<Record<string, Sight>>;

/** What somebody does who was handed an access to the whole club, after "Wer diesen Code hat,". */
export const DOES = {
	write: 'liest und schreibt mit. Gib ihn nur, wem du den Stift gibst.',
	read: 'sieht alles und schreibt nichts.'
} as const satisfies Readonly<Record<Joining['may'], string>>;

/** The role that an access gives. */
export const roleOf = ({ may, whose }: Pick<Joining, 'may' | 'whose'>): Role =>
	may === 'write' ? 'writer' : whose ? 'member' : 'reader';

/** Whether something of this member's is shown on a phone with this access. */
export function isShown(
	sight: keyof typeof SIGHTS,
	access: Pick<Joining, 'may' | 'whose'>,
	member: string
): boolean {
	const sees: Sees = SIGHTS[sight][roleOf(access)];
	return sees === 'all' || (sees === 'own' && member === access.whose);
}
