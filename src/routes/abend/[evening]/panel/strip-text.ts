import type { NameOf } from '#lib/evening/game-text.ts';
import { warningText } from '#lib/evening/row-text.ts';
import type { TypedSystem } from '#lib/evening/typing.ts';
import type { Panel } from '#lib/state/panel.svelte.ts';

/** What the table does against the rules, although it was told. A bid that is missing stands on the button. */
export function warned<S extends TypedSystem>(panel: Panel<S>, nameOf: NameOf): string | undefined {
	const { touched, priced, question } = panel;
	const [worst] = touched && priced?.ok && question?.of !== 'bid' ? priced.value.warnings : [];
	return worst && warningText(worst, nameOf);
}

/** That the game being typed is not safe yet; empty while it is, or is about to be. */
export const unsafeText = (kept: Panel<TypedSystem>['kept']): string =>
	['kept', 'nothing', 'saving'].includes(kept)
		? ''
		: `${kept === 'full' ? 'Speicher voll: ' : ''}Angefangenes Spiel noch nicht gesichert`;
