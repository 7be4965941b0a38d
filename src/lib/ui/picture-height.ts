import type { Picture } from './charts.ts';

/** How high a picture is drawn, in pixels. Each label of a bar has a line, so more labels need more height. */
export const pictureHeight = ({ kind, labels }: Pick<Picture, 'kind' | 'labels'>): number =>
	kind === 'bars' ? 56 + labels.length * 30 : 260;

/** The same with what is tapped below it for the table. */
export const cardHeight = (picture: Pick<Picture, 'kind' | 'labels'>): number => pictureHeight(picture) + 48;
