import type { Chart, Plugin } from 'chart.js';

/** Pixels between a line's end and its name, and the least between two names. */
const [GAP, APART] = [6, 14];

const fontOf = (chart: Chart): string => `600 12px ${getComputedStyle(chart.canvas).fontFamily}`;

/** Writes each named line's name at its end, in its colour; where ends meet, the names stand below each other. */
export const namesAtLineEnds: Plugin<'line' | 'bar'> = {
	id: 'names',
	beforeLayout(chart) {
		const { ctx: brush } = chart;
		brush.save();
		brush.font = fontOf(chart);
		const widths = chart.data.datasets.map(({ label = '' }) => brush.measureText(label).width);
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
			brush.fillText(label, x + GAP, last);
		});
		brush.restore();
	}
};
