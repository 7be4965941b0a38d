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
	type Scale,
	type ChartDataset,
	type ChartOptions,
	type TooltipItem,
	Tooltip
} from 'chart.js';

import { colourOn } from './drawn-card.ts';
import { drawnText, namesAtLineEnds, figureRoom, figuresAtBars } from './chart-labels.ts';
import type { Picture, Series } from './chart-picture.ts';

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

interface Colours {
	readonly ink: string;
	readonly grid: string;
	readonly paper: string;
	/** A line that nobody chose. */
	readonly behind: string;
	readonly won: string;
	readonly lost: string;
	/** The colour of a row, by its number. */
	readonly of: (row: number) => string;
}

/** The reader's own colours, if he has set some. Then only dash, point and hatching tell the rows apart. */
const FORCED: Colours = {
	ink: 'CanvasText',
	grid: 'GrayText',
	paper: 'Canvas',
	behind: 'GrayText',
	won: 'CanvasText',
	lost: 'CanvasText',
	of: () => 'CanvasText'
};

/** The style sheet's colours as they apply to the picture: light, dark or on paper. */
function coloursAt(canvas: HTMLCanvasElement): Colours {
	const [ink = '', grid = '', paper = '', behind = '', won = '', lost = '', ...rows] = [
		...['ink', 'line', 'card', 'chart-9', 'plus', 'minus'],
		...STYLES.map((_, i) => `chart-${i + 1}`)
	].map((token) => colourOn(canvas, token));
	return { ink, grid, paper, behind, won, lost, of: (row) => rows[row % rows.length] ?? ink };
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

/** With more points than this, they would hide the line. */
const POINTS_UP_TO = 25;

/** Draws a picture; `forced` means in the reader's own colours. The function it returns removes the picture. */
export function drawChart(canvas: HTMLCanvasElement, picture: Picture, forced: boolean): () => void {
	register();
	const colours = forced ? FORCED : coloursAt(canvas);
	const isLine = picture.kind === 'lines';
	const { series } = picture;
	const { chosen = series.map((_, i) => i) } = picture;
	const datasets = isLine ? linesOf(series, chosen, colours) : series.map((one, i) => barOf(one, i, colours));
	const chart = new Chart<'line' | 'bar', number[]>(canvas, {
		type: isLine ? 'line' : 'bar',
		data: {
			labels: [...picture.labels],
			datasets: [...datasets]
		},
		options: optionsOf(picture, colours),
		plugins: isLine
			? [namesAtLineEnds(chosen.map((at) => series[at]?.card))]
			: figureRoom(picture) > 0
				? [figuresAtBars(picture, colours.ink)]
				: []
	});
	return () => chart.destroy();
}

type Line = ChartDataset<'line', number[]>;
type Bar = ChartDataset<'bar', number[]>;

const styleOf = (row: number): Style => STYLES[row % STYLES.length] ?? STYLES[0];

/** The chosen lines, and the others: what comes last is drawn behind, and without a name none stands at its end. */
const linesOf = (series: readonly Series[], chosen: readonly number[], colours: Colours): readonly Line[] => [
	...chosen.flatMap((at, i) => (series[at] ? lineOf(series[at], styleOf(i), colours.of(i)) : [])),
	...series.filter((_, i) => !chosen.includes(i)).map((one) => behindOf(one, colours))
];

function lineOf({ name, values }: Series, style: Style, colour: string): Line {
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

const behindOf = ({ values }: Series, { behind }: Colours): Line => ({
	label: '',
	data: [...values],
	borderColor: behind,
	pointRadius: 0,
	pointHitRadius: 0,
	borderWidth: 1.25
});

function barOf({ name, values, means }: Series, row: number, colours: Colours): Bar {
	const plain = means ? colours.won : colours.of(row);
	const fill = hatched(means ? 'full' : styleOf(row).hatch, plain, colours.paper);
	const lost = means === 'won' || !means ? null : hatched('falling', colours.lost, colours.paper);
	/** A loss differs by its colour and by its hatching. */
	const isLost = (value: number): boolean => means === 'lost' || (means === 'bySign' && value < 0);
	return {
		label: name,
		data: [...values],
		backgroundColor: values.map((value) => (lost && isLost(value) ? lost : fill)),
		borderColor: values.map((value) => (isLost(value) ? colours.lost : plain)),
		borderWidth: 1.5,
		maxBarThickness: 44
	};
}

function optionsOf(picture: Picture, { ink, grid }: Colours): ChartOptions<'line' | 'bar'> {
	const { kind, series, text } = picture;
	const across = kind === 'bars';
	const isLine = kind === 'lines';
	const [labels, values] = [labelAxis(picture, ink, grid), valueAxis(picture, ink, grid)];
	const label = ({ dataset, raw }: TooltipItem<'line' | 'bar'>) => `${dataset.label}: ${text(Number(raw))}`;
	return {
		animation: false,
		maintainAspectRatio: false,
		indexAxis: across ? 'y' : 'x',
		layout: { padding: { right: figureRoom(picture) } },
		plugins: {
			legend: { display: series.length > 1 && !isLine, labels: { color: ink, boxHeight: 12, boxWidth: 18 } },
			tooltip: { callbacks: { label } }
		},
		scales: across ? { x: values, y: labels } : { x: labels, y: values }
	};
}

function labelAxis({ kind, axis, labels, under = String }: Picture, ink: string, grid: string) {
	const across = kind === 'bars';
	return {
		stacked: kind !== 'lines',
		ticks: {
			color: ink,
			autoSkip: !across,
			maxRotation: across ? 0 : 50,
			callback(this: Scale, at: number | string) {
				return drawnText(this.chart, under(labels[Number(at)] ?? ''));
			},
			...(across ? {} : { maxTicksLimit: 9 })
		},
		grid: { color: grid, display: kind === 'lines' },
		title: { display: !across, text: axis, color: ink }
	};
}

const valueAxis = ({ kind, text, tick = text, most }: Picture, ink: string, grid: string) => ({
	stacked: kind !== 'lines',
	ticks: {
		color: ink,
		precision: 0,
		maxTicksLimit: kind === 'bars' ? 5 : 7,
		callback: (value: number | string) => tick(Math.round(Number(value)))
	},
	grid: { color: grid },
	...(most === undefined ? {} : { max: most })
});

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
