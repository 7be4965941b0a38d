import type { Chart, Plugin } from 'chart.js';
import type { Picture } from './charts.ts';
import { textThatFits } from './text-that-fits.ts';

/** Pixels between a line's end and its name, and the least between two names. */
const [GAP, APART] = [6, 14];

const fontOf = (chart: Chart): string => `600 12px ${getComputedStyle(chart.canvas).fontFamily}`;

/** What a picture holds of a label: at most two fifths of its width. The table behind the picture has all of it. */
export function drawnText(chart: Chart, label: string): string {
	const { ctx: brush, width } = chart;
	brush.save();
	brush.font = fontOf(chart);
	const { text } = textThatFits(label, 0.4 * width, [1, 1], (text) => brush.measureText(text).width);
	brush.restore();
	return text;
}

/** Writes each named line's name at its end, in its colour; where ends meet, the names stand below each other. */
export const namesAtLineEnds: Plugin<'line' | 'bar'> = {
	id: 'names',
	beforeLayout(chart) {
		const { ctx: brush } = chart;
		brush.save();
		brush.font = fontOf(chart);
		const widths = chart.data.datasets.map(
			({ label = '' }) => brush.measureText(drawnText(chart, label)).width
		);
		brush.restore();
		chart.options.layout = { padding: { right: Math.ceil(Math.max(0, ...widths)) + GAP } };
	},
	afterDatasetsDraw(chart) {
		const { ctx: brush, chartArea } = chart;
		const names = chart.data.datasets
			.flatMap(({ label, borderColor }, row) => {
				const end = chart.getDatasetMeta(row).data.at(-1);
				return label && end ? [{ label, colour: String(borderColor), x: end.x, y: end.y }] : [];
			})
			.toSorted((a, b) => a.y - b.y);
		/** Where the name before stands. */
		let last = chartArea.top - APART;
		brush.save();
		brush.font = fontOf(chart);
		brush.textBaseline = 'middle';
		names.forEach(({ label, colour, x, y }, i) => {
			// Those below it need room, too.
			const room = chartArea.bottom - (names.length - 1 - i) * APART;
			last = Math.max(last + APART, Math.min(y, room));
			brush.fillStyle = colour;
			brush.fillText(drawnText(chart, label), x + GAP, last);
		});
		brush.restore();
	}
};

/** Room for the figure at the end of a bar, in pixels. */
export const FIGURE = 58;

/** Writes each bar's value at its end where there is one bar a label; a loss stands on the other side of nothing. */
export const figuresAtBars = ({ text, series }: Picture, ink: string): Plugin<'line' | 'bar'> => ({
	id: 'figures',
	afterDatasetsDraw(chart) {
		const { ctx: brush } = chart;
		brush.save();
		brush.fillStyle = ink;
		brush.textBaseline = 'middle';
		brush.font = `12px ${getComputedStyle(chart.canvas).fontFamily}`;
		chart.getDatasetMeta(0).data.forEach((bar, row) => {
			const end = Math.max(bar.x, chart.scales['x']?.getPixelForValue(0) ?? 0);
			brush.fillText(text(series[0]?.values[row] ?? 0), end + 5, bar.y);
		});
		brush.restore();
	}
});

/** Whether its bars have one figure each. */
export const hasFigures = ({ kind, series }: Picture): boolean => kind === 'bars' && series.length === 1;
