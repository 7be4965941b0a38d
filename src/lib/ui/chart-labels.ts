import type { Chart, Plugin } from 'chart.js';
import type { Card } from '#lib/rules/cards.ts';
import type { Picture } from './chart-picture.ts';
import { cardDrawn, MARK } from './drawn-card.ts';
import { textThatFits } from './lines-on-paper.ts';

/** Pixels between a line's end and its name, and the least between two names. */
const [GAP, APART] = [6, 14];

const fontOf = (chart: Chart): string => `600 12px ${getComputedStyle(chart.canvas).fontFamily}`;

/** What a picture holds of a label, beside what takes some of its room: two fifths of its width in all. The table behind it has the whole. */
export function drawnText(chart: Chart, label: string, taken = 0): string {
	const { ctx: brush, width } = chart;
	brush.save();
	brush.font = fontOf(chart);
	const room = 0.4 * width - taken;
	const { text } = textThatFits(label, room, [1, 1], (text) => brush.measureText(text).width);
	brush.restore();
	return text;
}

type Marks = readonly (HTMLCanvasElement | undefined)[];

/**
 * Writes each named line's name at its end, in its colour, behind his card if he has one; where ends meet, the names stand below
 * each other. `cards`: by the lines' places.
 */
export function namesAtLineEnds(cards: readonly (Card | undefined)[]): Plugin<'line' | 'bar'> {
	const hasCards = cards.some(Boolean);
	const [before, apart] = hasCards ? [MARK.width + 4, MARK.height + 2] : [0, APART];
	let drawn: Marks | null = null;
	const marksIn = ({ canvas, currentDevicePixelRatio: ratio }: Chart): Marks =>
		(drawn ??= cards.map((card) => card && cardDrawn(card, canvas.parentElement ?? document.body, ratio)));
	return {
		id: 'names',
		beforeLayout(chart) {
			const { ctx: brush } = chart;
			brush.save();
			brush.font = fontOf(chart);
			const widths = chart.data.datasets.map(({ label = '' }) =>
				label === '' ? 0 : brush.measureText(drawnText(chart, label, before)).width + before
			);
			brush.restore();
			chart.options.layout = { padding: { right: Math.ceil(Math.max(0, ...widths)) + GAP } };
		},
		afterDatasetsDraw(chart) {
			const { ctx: brush, chartArea } = chart;
			const marks = marksIn(chart);
			const names = chart.data.datasets
				.flatMap(({ label, borderColor }, row) => {
					const end = chart.getDatasetMeta(row).data.at(-1);
					return label && end
						? [{ label, colour: String(borderColor), mark: marks[row], x: end.x + GAP, y: end.y }]
						: [];
				})
				.toSorted((a, b) => a.y - b.y);
			/** Where the name before stands. */
			let last = chartArea.top - apart;
			brush.save();
			brush.font = fontOf(chart);
			brush.textBaseline = 'middle';
			names.forEach(({ label, colour, mark, x, y }, i) => {
				// Those below it need room, too.
				const room = chartArea.bottom - (names.length - 1 - i) * apart;
				last = Math.max(last + apart, Math.min(y, room));
				if (mark) brush.drawImage(mark, x, last - MARK.height / 2, MARK.width, MARK.height);
				brush.fillStyle = colour;
				brush.fillText(drawnText(chart, label, before), x + before, last);
			});
			brush.restore();
		}
	};
}

/** Room for the figures at the end of a bar, in pixels: none where it has none. */
export const figureRoom = ({ kind, series }: Picture): number =>
	kind !== 'bars' ? 0 : series.length === 1 ? 58 : 36 * series.length;

/** Writes at the end of each bar what it comes to, part by part; a loss stands on the other side of nothing. */
export const figuresAtBars = ({ text, series }: Picture, ink: string): Plugin<'line' | 'bar'> => ({
	id: 'figures',
	afterDatasetsDraw(chart) {
		const { ctx: brush } = chart;
		brush.save();
		brush.fillStyle = ink;
		brush.textBaseline = 'middle';
		brush.font = `12px ${getComputedStyle(chart.canvas).fontFamily}`;
		// What is stacked last ends the bar.
		chart.getDatasetMeta(series.length - 1).data.forEach((bar, row) => {
			const end = Math.max(bar.x, chart.scales['x']?.getPixelForValue(0) ?? 0);
			const figures = series.map(({ values }) => text(values[row] ?? 0));
			brush.fillText(figures.join(' · '), end + 5, bar.y);
		});
		brush.restore();
	}
});
