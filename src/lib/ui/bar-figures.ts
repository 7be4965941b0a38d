import type { Plugin } from 'chart.js';
import type { Picture } from './charts.ts';

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
