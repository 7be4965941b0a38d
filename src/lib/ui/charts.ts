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

// Only this file knows chart.js: which parts are used, and what our pictures look like.

const USED = [
	...[BarController, BarElement, LineController, LineElement, PointElement],
	...[CategoryScale, LinearScale, Legend, Tooltip]
];

let isRegistered = false;
/** Runs with the first picture and not when this module loads: on a slow phone it takes nearly as long as a picture. */
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
	/** Lines over the labels; stacked columns over the labels; or a horizontal stacked bar for each label. */
	readonly kind: 'lines' | 'columns' | 'bars';
	/** What the labels stand for: "Spiel", "Abend", "Mitglied". */
	readonly axis: string;
	readonly labels: readonly string[];
	readonly series: readonly Series[];
	/** Thin lines without a name behind the series, for how all the others did. */
	readonly behind?: readonly (readonly number[])[];
	/** Writes a value: "+2,40 €". */
	readonly text: (value: number) => string;
	/** Writes a value beside the axis, if it is shorter there. */
	readonly tick?: (value: number) => string;
	/** The end of the axis, if it is fixed. */
	readonly most?: number;
}

interface Colours {
	readonly ink: string;
	readonly grid: string;
	readonly paper: string;
	/** The colour of a row, by its number. */
	readonly of: (row: number) => string;
}

/** The reader's own colours, if he has set some. Then only dash, point and hatching tell the rows apart. */
const FORCED: Colours = { ink: 'CanvasText', grid: 'GrayText', paper: 'Canvas', of: () => 'CanvasText' };

/** The style sheet's colours as they apply to the picture: light, dark or on paper. */
function coloursAt(canvas: HTMLCanvasElement): Colours {
	const read = (token: string): string => {
		canvas.style.color = `var(--${token})`;
		return getComputedStyle(canvas).color;
	};
	const [ink = '', grid = '', paper = '', ...rows] = [
		...['ink', 'line', 'card'],
		...STYLES.map((_, i) => `chart-${i + 1}`)
	].map(read);
	canvas.style.color = '';
	return { ink, grid, paper, of: (row) => rows[row % rows.length] ?? ink };
}

/** Rows are told apart by dash and point, or by hatching, as well as by colour. */
const STYLES = [
	{ dash: [], point: 'circle', hatch: 'full' },
	{ dash: [6, 3], point: 'rect', hatch: 'rising' },
	{ dash: [2, 3], point: 'triangle', hatch: 'dots' },
	{ dash: [10, 4, 2, 4], point: 'rectRot', hatch: 'falling' },
	{ dash: [1, 2], point: 'star', hatch: 'level' },
	{ dash: [12, 3], point: 'cross', hatch: 'upright' },
	{ dash: [4, 4], point: 'crossRot', hatch: 'grid' },
	{ dash: [8, 2], point: 'rectRounded', hatch: 'sparse' }
] as const;
type Style = (typeof STYLES)[number];

/** The most letters of a name beside an axis or in a legend. */
const SHORT = 16;

/** With more points than this, they would hide the line. */
const POINTS_UP_TO = 25;

/** Draws a picture; `forced` means in the reader's own colours. The function it returns removes the picture. */
export function drawChart(canvas: HTMLCanvasElement, picture: Picture, forced: boolean): () => void {
	register();
	const colours = forced ? FORCED : coloursAt(canvas);
	const isLine = picture.kind === 'lines';
	const names = shortNames(
		picture.series.map(({ name }) => name),
		SHORT
	);
	const datasets = picture.series.map(({ values }, i) => {
		const series = { name: names[i] ?? '', values };
		const style = STYLES[i % STYLES.length] ?? STYLES[0];
		return isLine ? lineOf(series, style, colours.of(i)) : barOf(series, style, colours.of(i), colours.paper);
	});
	const chart = new Chart<'line' | 'bar', number[]>(canvas, {
		type: isLine ? 'line' : 'bar',
		data: {
			labels: [...shortNames(picture.labels, SHORT)],
			datasets: [...datasets, ...behindOf(picture, colours)]
		},
		options: optionsOf(picture, colours)
	});
	return () => chart.destroy();
}

function lineOf({ name, values }: Series, style: Style, colour: string): ChartDataset<'line', number[]> {
	return {
		label: name,
		data: [...values],
		borderColor: colour,
		backgroundColor: colour,
		borderDash: [...style.dash],
		pointStyle: style.point,
		pointRadius: values.length > POINTS_UP_TO ? 0 : 3,
		borderWidth: 2.5
	};
}

/** The thin lines. Datasets that come last are drawn behind the others; without a name they are not in the legend. */
const behindOf = ({ behind = [] }: Picture, { grid }: Colours): readonly ChartDataset<'line', number[]>[] =>
	behind.map((values) => ({
		label: '',
		data: [...values],
		borderColor: grid,
		pointRadius: 0,
		borderWidth: 1
	}));

function barOf(
	{ name, values }: Series,
	{ hatch }: Style,
	colour: string,
	paper: string
): ChartDataset<'bar', number[]> {
	return {
		label: name,
		data: [...values],
		backgroundColor: hatched(hatch, colour, paper),
		borderColor: colour,
		borderWidth: 1.5,
		maxBarThickness: 44
	};
}

function optionsOf(picture: Picture, { ink, grid }: Colours): ChartOptions<'line' | 'bar'> {
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

/** A fill that differs from the others without its colour. */
function hatched(hatch: Style['hatch'], colour: string, paper: string): string | CanvasPattern {
	if (hatch === 'full') return colour;
	const tile = document.createElement('canvas');
	tile.width = tile.height = HATCH;
	const brush = tile.getContext('2d');
	if (!brush) return colour;
	brush.fillStyle = paper;
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

/** A tile's strokes. They go beyond its edges so that tiles join. */
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
