import {
	BarController,
	BarElement,
	CategoryScale,
	Chart,
	Legend,
	LinearScale,
	LineController,
	LineElement,
	PointElement,
	type LegendItem,
	type ChartDataset,
	type ChartOptions,
	type TooltipItem,
	Tooltip
} from 'chart.js';

import { shortNames } from '#lib/base/text.ts';

// The one place that knows chart.js: what of it is used, and what our pictures look like in light, in dark and on paper.

const USED = [
	...[BarController, BarElement, LineController, LineElement, PointElement],
	...[CategoryScale, LinearScale, Legend, Tooltip]
];

let isRegistered = false;
/** With the first picture and not with this module: it takes a slow phone nearly as long as to draw one. */
function register(): void {
	if (isRegistered) return;
	Chart.register(...USED);
	isRegistered = true;
}

/** A row of numbers under one name, as many as there are labels. */
export interface Series {
	readonly name: string;
	readonly values: readonly number[];
}

/** What a picture shows, and the table behind it. */
export interface Picture {
	/** Lines over the labels, columns upon one another over them, or a bar a label to the right, upon one another too. */
	readonly kind: 'lines' | 'columns' | 'bars';
	/** What the labels are: "Spiel", "Abend", "Mitglied". */
	readonly axis: string;
	readonly labels: readonly string[];
	readonly series: readonly Series[];
	/** Lines behind the series, thin and without a name: how all the others did. */
	readonly behind?: readonly (readonly number[])[];
	/** A value as it is read: "+2,40 €". */
	readonly text: (value: number) => string;
	/** The same beside the axis, where it is shorter there. */
	readonly tick?: (value: number) => string;
	/** Where the axis ends, if it is known. */
	readonly most?: number;
}

/** `forced`: the reader's own colours, where he has set some. */
export type Theme = 'light' | 'dark' | 'forced';

const THEMES = {
	light: { ink: '#2a2018', grid: '#cdbfa3', paper: '#fffaf0' },
	dark: { ink: '#f3e8d4', grid: '#4a3f31', paper: '#241e17' },
	forced: { ink: 'CanvasText', grid: 'GrayText', paper: 'Canvas' }
} as const;

/** Told apart by dash and point, or by hatching, as well as by colour. */
const STYLES = [
	{ light: '#1d6b48', dark: '#7fd0a2', dash: [], point: 'circle', hatch: 'full' },
	{ light: '#b4470f', dark: '#f0a162', dash: [6, 3], point: 'rect', hatch: 'rising' },
	{ light: '#2b5aa0', dark: '#8fb7f0', dash: [2, 3], point: 'triangle', hatch: 'dots' },
	{ light: '#8a2a6c', dark: '#e59acb', dash: [10, 4, 2, 4], point: 'rectRot', hatch: 'falling' },
	{ light: '#6b5a10', dark: '#dcc65a', dash: [1, 2], point: 'star', hatch: 'level' },
	{ light: '#444444', dark: '#cccccc', dash: [12, 3], point: 'cross', hatch: 'upright' },
	{ light: '#0f6b73', dark: '#6fd3dc', dash: [4, 4], point: 'crossRot', hatch: 'grid' },
	{ light: '#96281c', dark: '#f3a093', dash: [8, 2], point: 'rectRounded', hatch: 'sparse' }
] as const;
type Style = (typeof STYLES)[number];

/** Forced colours leave dash, point and hatching to tell them apart. */
const colourOf = (style: Style, theme: Theme): string =>
	theme === 'forced' ? THEMES.forced.ink : style[theme];

/** Letters of a name beside an axis or in a legend. */
const SHORT = 16;

/** More points than this would hide the line. */
const POINTS_UP_TO = 25;

/** Draws a picture; the function it returns takes it away again. */
export function drawChart(canvas: HTMLCanvasElement, picture: Picture, theme: Theme): () => void {
	register();
	const isLine = picture.kind === 'lines';
	const names = shortNames(
		picture.series.map(({ name }) => name),
		SHORT
	);
	const datasets = picture.series.map(({ values }, i) => {
		const series = { name: names[i] ?? '', values };
		const style = STYLES[i % STYLES.length] ?? STYLES[0];
		return isLine ? lineOf(series, style, theme) : barOf(series, style, theme);
	});
	const chart = new Chart<'line' | 'bar', number[]>(canvas, {
		type: isLine ? 'line' : 'bar',
		data: {
			labels: [...shortNames(picture.labels, SHORT)],
			datasets: [...datasets, ...behindOf(picture, theme)]
		},
		options: optionsOf(picture, theme)
	});
	return () => chart.destroy();
}

function lineOf({ name, values }: Series, style: Style, theme: Theme): ChartDataset<'line', number[]> {
	return {
		label: name,
		data: [...values],
		borderColor: colourOf(style, theme),
		backgroundColor: colourOf(style, theme),
		borderDash: [...style.dash],
		pointStyle: style.point,
		pointRadius: values.length > POINTS_UP_TO ? 0 : 3,
		borderWidth: 2.5
	};
}

/** Drawn last, which is furthest back; they have no name and are in no legend. */
const behindOf = ({ behind = [] }: Picture, theme: Theme): readonly ChartDataset<'line', number[]>[] =>
	behind.map((values) => ({
		label: '',
		data: [...values],
		borderColor: THEMES[theme].grid,
		pointRadius: 0,
		borderWidth: 1
	}));

function barOf({ name, values }: Series, style: Style, theme: Theme): ChartDataset<'bar', number[]> {
	return {
		label: name,
		data: [...values],
		backgroundColor: hatched(style, theme),
		borderColor: colourOf(style, theme),
		borderWidth: 1.5,
		maxBarThickness: 44
	};
}

function optionsOf(picture: Picture, theme: Theme): ChartOptions<'line' | 'bar'> {
	const { ink, grid } = THEMES[theme];
	const { kind, axis, series, text, tick = text } = picture;
	const across = kind === 'bars';
	const labels = {
		stacked: kind !== 'lines',
		ticks: {
			color: ink,
			autoSkip: !across,
			maxRotation: across ? 0 : 50,
			...(across ? {} : { maxTicksLimit: 9 })
		},
		grid: { color: grid, display: kind === 'lines' },
		title: { display: !across, text: axis, color: ink }
	};
	const values = {
		stacked: kind !== 'lines',
		ticks: {
			color: ink,
			precision: 0,
			maxTicksLimit: across ? 5 : 7,
			callback: (value: number | string) => tick(Math.round(Number(value)))
		},
		grid: { color: grid },
		...(picture.most === undefined ? {} : { max: picture.most })
	};
	return {
		animation: false,
		maintainAspectRatio: false,
		indexAxis: across ? 'y' : 'x',
		plugins: {
			legend: {
				display: series.length > 1 || kind === 'lines',
				labels: {
					color: ink,
					usePointStyle: kind === 'lines',
					filter: ({ text }: LegendItem) => text !== '',
					boxHeight: kind === 'lines' ? 6 : 12,
					boxWidth: 18
				}
			},
			tooltip: {
				callbacks: {
					label: ({ dataset, raw }: TooltipItem<'line' | 'bar'>) => `${dataset.label}: ${text(Number(raw))}`
				}
			}
		},
		scales: across ? { x: values, y: labels } : { x: labels, y: values }
	};
}

const HATCH = 8;

/** A fill that is told from the others without its colour. */
function hatched(style: Style, theme: Theme): string | CanvasPattern {
	const { hatch } = style;
	const colour = colourOf(style, theme);
	if (hatch === 'full') return colour;
	const tile = document.createElement('canvas');
	tile.width = tile.height = HATCH;
	const brush = tile.getContext('2d');
	if (!brush) return colour;
	brush.fillStyle = THEMES[theme].paper;
	brush.fillRect(0, 0, HATCH, HATCH);
	brush.fillStyle = brush.strokeStyle = colour;
	brush.lineWidth = hatch === 'sparse' ? 1 : 2.5;
	brush.beginPath();
	for (const [fromX, fromY, toX, toY] of strokesOf(hatch)) {
		brush.moveTo(fromX, fromY);
		brush.lineTo(toX, toY);
	}
	brush.stroke();
	if (hatch === 'dots') for (const at of [2, 6]) brush.fillRect(at - 1, at - 1, 3, 3);
	return brush.createPattern(tile, 'repeat') ?? colour;
}

type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** A tile's strokes, drawn over its edges so that the tiles join. */
function strokesOf(hatch: Exclude<Style['hatch'], 'full'>): readonly Stroke[] {
	const half = HATCH / 2;
	switch (hatch) {
		case 'rising':
		case 'sparse':
			return [-HATCH, 0, HATCH].map((by): Stroke => [by, HATCH, by + HATCH, 0]);
		case 'falling':
			return [-HATCH, 0, HATCH].map((by): Stroke => [by, 0, by + HATCH, HATCH]);
		case 'level':
			return [[0, half, HATCH, half]];
		case 'upright':
			return [[half, 0, half, HATCH]];
		case 'grid':
			return [
				[0, half, HATCH, half],
				[half, 0, half, HATCH]
			];
		case 'dots':
			return [];
	}
}
