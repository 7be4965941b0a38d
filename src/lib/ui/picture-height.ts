import type { Picture } from './charts.ts';

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
