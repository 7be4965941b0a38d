/** What waits for the owner of a device. */
export interface OnIcon {
	/** A date of the club today. */
	readonly date: boolean;
	/** The last backup is too old. */
	readonly backup: boolean;
	/** Something to be paid into the Kasse. */
	readonly debt: boolean;
}

/**
 * Says on the icon of the installed app how many things wait, and takes the number off when none does. Nothing counts while
 * the app is closed: the icon keeps what the start page knew last.
 */
export async function showDue(
	due: OnIcon,
	icon: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> = navigator
): Promise<void> {
	const many = [due.date, due.backup, due.debt].filter(Boolean).length;
	try {
		await (many > 0 ? icon.setAppBadge?.(many) : icon.clearAppBadge?.());
	} catch {
		// Some systems show a number only after a permission, and nobody is asked for one.
	}
}
