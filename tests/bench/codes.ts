import { fieldsOf } from '../support/entries.ts';
import { shownList } from '../support/shown-lists.ts';
import { atMost, median, type Measured } from './measure.ts';
import { onPhone, tapTimes } from './slow-phone.ts';

/** How long a Partie's code takes to stand on a slow phone after the tap. */
export async function measureCodes(): Promise<readonly Measured[]> {
	const entries = shownList('allgaeu', 'bench');
	const opening = entries.find(({ kind }) => kind === 'evening');
	const path = `/abend/${String(opening && fieldsOf(opening)['evening'])}/abrechnung`;
	const times = await onPhone(entries, (device) =>
		tapTimes(device, [path, { '.games li': 40 }], 'Weitergeben', { 'dialog svg[role="img"]': 1 })
	);
	return [atMost('tap to the code of a Partie of forty games, confirmed', median(times), 200, 'ms')];
}
