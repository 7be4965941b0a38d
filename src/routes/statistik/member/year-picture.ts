import { flushSync, mount, unmount } from 'svelte';
import { SUITS } from '#lib/rules/vocabulary.ts';
import SuitIcon from '#lib/ui/SuitIcon.svelte';
import type { FigureLine } from '../FigureList.svelte';
import { textThatFits } from './text-that-fits.ts';

// A member's year as a picture, drawn by hand on a canvas: upright, as phones show it, and always light.

const [WIDTH, HEIGHT, EDGE, HEAD, FOOT] = [1080, 1350, 72, 250, 1244];
const ROOM = WIDTH - 2 * EDGE;
/** The largest height of a row; many share what is left. */
const ROW = 116;

type Colour = 'paper' | 'ink' | 'faint' | 'line' | 'felt' | 'felt-edge' | 'on-felt' | 'plus' | 'minus';

interface Pen {
	readonly draw: CanvasRenderingContext2D;
	colour(name: Colour): string;
	family(name: 'serif' | 'sans'): string;
}

interface Put {
	readonly at: readonly [number, number];
	readonly room: number;
	/** The size it has at best, and at least. */
	readonly sizes: readonly [number, number];
	readonly colour?: Colour;
	readonly family?: 'serif' | 'sans';
	readonly bold?: boolean;
	readonly align?: CanvasTextAlign;
}

/** Draws the lines of a year under a member's name; the first of them is the large one. */
export async function yearPicture(
	name: string,
	year: number | string,
	[first, ...lines]: readonly FigureLine[]
): Promise<File> {
	const canvas = document.createElement('canvas');
	[canvas.width, canvas.height] = [WIDTH, HEIGHT];
	const draw = canvas.getContext('2d');
	if (!draw) throw new Error('no canvas');
	// Whatever theme the page has, `on-paper` is light; the browser resolves the tokens.
	const paper = document.createElement('span');
	paper.className = 'on-paper';
	paper.style.forcedColorAdjust = 'none';
	document.body.append(paper);
	try {
		const pen = penFor(draw, paper);
		drawHead(pen, name, year);
		if (first) drawFirst(pen, first);
		drawLines(pen, lines);
		drawSuits(pen, paper);
	} finally {
		paper.remove();
	}
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
	if (!blob) throw new Error('no picture');
	return new File([blob], `schafkopfjahr-${year}.png`, { type: 'image/png' });
}

const penFor = (draw: CanvasRenderingContext2D, paper: HTMLElement): Pen => ({
	draw,
	colour(name) {
		paper.style.color = `var(--${name})`;
		return getComputedStyle(paper).color;
	},
	family(name) {
		paper.style.fontFamily = `var(--${name})`;
		return getComputedStyle(paper).fontFamily;
	}
});

function put({ draw, colour, family }: Pen, text: string, how: Put): void {
	const font = (size: number): string =>
		`${how.bold ? 'bold ' : ''}${size}px ${family(how.family ?? 'sans')}`;
	const widthOf = (text: string): number => {
		draw.font = font(100);
		return draw.measureText(text).width / 100;
	};
	const fit = textThatFits(text, how.room, how.sizes, widthOf);
	draw.font = font(fit.size);
	draw.textAlign = how.align ?? 'left';
	draw.fillStyle = colour(how.colour ?? 'ink');
	draw.fillText(fit.text, ...how.at);
}

function fill({ draw, colour }: Pen, name: Colour, top: number, height: number): void {
	draw.fillStyle = colour(name);
	draw.fillRect(0, top, WIDTH, height);
}

function drawHead(pen: Pen, name: string, year: number | string): void {
	fill(pen, 'paper', 0, HEIGHT);
	fill(pen, 'felt', 0, HEAD);
	fill(pen, 'felt-edge', HEAD, 14);
	const head = { room: ROOM, colour: 'on-felt', family: 'serif' } as const;
	put(pen, `Schafkopfjahr ${year}`, { ...head, at: [EDGE, 98], sizes: [46, 46] });
	put(pen, name, { ...head, at: [EDGE, 200], sizes: [92, 44], bold: true });
}

function drawFirst(pen: Pen, { label, value, hint = '' }: FigureLine): void {
	const colour = value.startsWith('+') ? 'plus' : value.startsWith('−') ? 'minus' : 'ink';
	put(pen, label, { at: [EDGE, 340], room: ROOM, sizes: [38, 38], colour: 'faint' });
	put(pen, value, { at: [EDGE, 460], room: ROOM, sizes: [128, 60], colour, bold: true });
	put(pen, hint, { at: [EDGE, 520], room: ROOM, sizes: [38, 24], colour: 'faint' });
}

function drawLines(pen: Pen, lines: readonly FigureLine[]): void {
	const top = 560;
	const row = Math.min(ROW, (FOOT - top) / Math.max(1, lines.length));
	const [left, right] = [0.4 * ROOM, 0.58 * ROOM];
	lines.forEach(({ label, value, hint }, i) => {
		const y = top + i * row;
		pen.draw.fillStyle = pen.colour('line');
		pen.draw.fillRect(EDGE, y, ROOM, 2);
		const middle = y + row / 2 + 12;
		const end = { align: 'right', room: right } as const;
		put(pen, label, { at: [EDGE, middle], room: left, sizes: [34, 24], colour: 'faint' });
		const above = hint ? middle - 15 : middle;
		put(pen, value, { ...end, at: [WIDTH - EDGE, above], sizes: [38, 24], bold: true });
		if (hint) put(pen, hint, { ...end, at: [WIDTH - EDGE, middle + 19], sizes: [26, 18], colour: 'faint' });
	});
}

/** The four suits below, as the page draws them. */
function drawSuits({ draw }: Pen, paper: HTMLElement): void {
	const scale = 2.5;
	SUITS.forEach((suit, i) => {
		const icon = mount(SuitIcon, { target: paper, props: { suit } });
		flushSync();
		draw.save();
		draw.translate(WIDTH / 2 + (i - SUITS.length / 2) * 84 + 12, FOOT + 30);
		draw.scale(scale, scale);
		for (const shape of paper.querySelectorAll<SVGElement>(`svg.${suit} > *`)) trace(draw, shape);
		draw.restore();
		void unmount(icon);
	});
}

function trace(draw: CanvasRenderingContext2D, shape: SVGElement): void {
	const path = new Path2D(shape.getAttribute('d') ?? '');
	if (shape instanceof SVGCircleElement)
		path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI);
	const { fill, stroke, strokeWidth } = getComputedStyle(shape);
	draw.lineWidth = Number.parseFloat(strokeWidth);
	draw.lineCap = draw.lineJoin = 'round';
	if (fill !== 'none') {
		draw.fillStyle = fill;
		draw.fill(path);
	}
	if (stroke !== 'none') {
		draw.strokeStyle = stroke;
		draw.stroke(path);
	}
}
