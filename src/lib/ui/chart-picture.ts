import type { Card } from '#lib/rules/cards.ts';

/** A row of numbers under one name, as many as there are labels. */
export interface Series {
	readonly name: string;
	/** Whose line it is: his own card, shown at its end and where lines are chosen. */
	readonly card?: Card | undefined;
	readonly values: readonly number[];
	/** What its bars mean, if that is more than a number: games won or lost, or money won and lost by its sign. */
	readonly means?: 'won' | 'lost' | 'bySign';
}

/** What a picture shows, and the table behind it. */
export interface Picture {
	/** Lines over the labels; stacked columns over the labels; or a horizontal stacked bar for each label. */
	readonly kind: 'lines' | 'columns' | 'bars';
	/** What the labels stand for: "Spiel", "Abend", "Mitglied". */
	readonly axis: string;
	readonly labels: readonly string[];
	readonly series: readonly Series[];
	/** The lines in colour, by their place among the series. The others are thin and grey behind them; without this none is. */
	readonly chosen?: readonly number[];
	/** Writes a value: "+2,40 €". */
	readonly text: (value: number) => string;
	/** Writes a value beside the axis, if it is shorter there. */
	readonly tick?: (value: number) => string;
	/** Writes a label below the axis, if not all of it fits there. */
	readonly under?: (label: string) => string;
	/** The end of the axis, if it is fixed. */
	readonly most?: number;
}

interface Measured {
	readonly kind: Picture['kind'];
	readonly labels: readonly unknown[];
	readonly series: readonly unknown[];
}

/** How high a picture is drawn, in pixels. Each label of a bar has a line, so more labels need more height. */
export const pictureHeight = ({ kind, labels }: Pick<Measured, 'kind' | 'labels'>): number =>
	kind === 'bars' ? 56 + labels.length * 30 : 260;

/** The same with what is tapped below it: for the table, and for other curves than the first three. */
export const cardHeight = (picture: Measured): number =>
	pictureHeight(picture) + (picture.kind === 'lines' && picture.series.length > 3 ? 96 : 48);
