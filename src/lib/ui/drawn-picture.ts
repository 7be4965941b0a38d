import { SUITS } from '#lib/rules/vocabulary.ts';
import { colourOn, drawSuit } from './drawn-card.ts';
import { textThatFits } from './lines-on-paper.ts';

// A picture to send to the others, drawn by hand on a canvas: upright, as phones show it, and always light.

const [WIDTH, HEIGHT, EDGE, HEAD, FOOT] = [1080, 1350, 72, 250, 1244];
const ROOM = WIDTH - 2 * EDGE;
/** The largest heights of a row; many share what is left. */
const [FIGURE_ROW, STANDING_ROW] = [116, 200];

/** A name and what stands beside it, with a remark below. */
export interface PictureLine {
	readonly label: string;
	readonly value: string;
	readonly hint?: string;
}

export interface PictureContent {
	/** The file's name without its ending. */
	readonly file: string;
	/** In the head: what it is, and in large letters whose, or of when. */
	readonly title: string;
	readonly name: string;
	/** The first figure is the large one, or everybody has a large one. */
	readonly lines:
		| { readonly figures: readonly PictureLine[] }
		| { readonly standings: readonly PictureLine[] };
	/** Below the head. */
	readonly note?: string;
}

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

/** Draws it as a PNG. */
export async function drawnPicture({ file, title, name, lines, note }: PictureContent): Promise<File> {
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
		drawHead(pen, name, title);
		if (note) put(pen, note, { at: [EDGE, 340], room: ROOM, sizes: [38, 24], colour: 'faint' });
		if ('figures' in lines) drawFigures(pen, lines.figures);
		else drawStandings(pen, lines.standings);
		drawSuits(pen, paper);
	} finally {
		paper.remove();
	}
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
	if (!blob) throw new Error('no picture');
	return new File([blob], `${file}.png`, { type: 'image/png' });
}

const penFor = (draw: CanvasRenderingContext2D, paper: HTMLElement): Pen => ({
	draw,
	colour: (name) => colourOn(paper, name),
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

function drawHead(pen: Pen, name: string, title: string): void {
	fill(pen, 'paper', 0, HEIGHT);
	fill(pen, 'felt', 0, HEAD);
	fill(pen, 'felt-edge', HEAD, 14);
	const head = { room: ROOM, colour: 'on-felt', family: 'serif' } as const;
	put(pen, title, { ...head, at: [EDGE, 98], sizes: [46, 30] });
	put(pen, name, { ...head, at: [EDGE, 200], sizes: [92, 44], bold: true });
}

/** What is won or lost, by its sign. */
const colourOf = (value: string): Colour =>
	value.startsWith('+') ? 'plus' : value.startsWith('−') ? 'minus' : 'ink';

/** The first of them large, the others below each other. */
function drawFigures(pen: Pen, [first, ...lines]: readonly PictureLine[]): void {
	if (first) {
		const { label, value, hint = '' } = first;
		put(pen, label, { at: [EDGE, 340], room: ROOM, sizes: [38, 38], colour: 'faint' });
		put(pen, value, {
			...{ at: [EDGE, 460], room: ROOM, sizes: [128, 60], bold: true },
			colour: colourOf(value)
		});
		put(pen, hint, { at: [EDGE, 520], room: ROOM, sizes: [38, 24], colour: 'faint' });
	}
	const [left, right] = [0.4 * ROOM, 0.58 * ROOM];
	drawRows(pen, 560, FIGURE_ROW, lines, ({ label, value, hint }, middle) => {
		const end = { align: 'right', room: right } as const;
		put(pen, label, { at: [EDGE, middle + 12], room: left, sizes: [34, 24], colour: 'faint' });
		const above = hint ? middle - 3 : middle + 12;
		put(pen, value, { ...end, at: [WIDTH - EDGE, above], sizes: [38, 24], bold: true });
		if (hint) put(pen, hint, { ...end, at: [WIDTH - EDGE, middle + 31], sizes: [26, 18], colour: 'faint' });
	});
}

/** Everybody with what he won or lost. */
function drawStandings(pen: Pen, lines: readonly PictureLine[]): void {
	drawRows(pen, 390, STANDING_ROW, lines, ({ label, value }, middle, row) => {
		const most = Math.min(72, 0.6 * row);
		put(pen, label, { at: [EDGE, middle + 0.35 * most], room: 0.6 * ROOM, sizes: [most, 0.33 * most] });
		put(pen, value, {
			...{ at: [WIDTH - EDGE, middle + 0.35 * most], room: 0.37 * ROOM, sizes: [most, 0.5 * most] },
			...{ align: 'right', bold: true, colour: colourOf(value) }
		});
	});
}

/** Rows between lines; `one` draws a row around its middle. */
function drawRows(
	pen: Pen,
	top: number,
	most: number,
	lines: readonly PictureLine[],
	one: (line: PictureLine, middle: number, row: number) => void
): void {
	const row = Math.min(most, (FOOT - top) / Math.max(1, lines.length));
	lines.forEach((line, i) => {
		pen.draw.fillStyle = pen.colour('line');
		pen.draw.fillRect(EDGE, top + i * row, ROOM, 2);
		one(line, top + (i + 0.5) * row, row);
	});
}

/** The four suits below. */
function drawSuits({ draw }: Pen, paper: HTMLElement): void {
	SUITS.forEach((suit, i) => {
		const left = WIDTH / 2 + (i - SUITS.length / 2) * 84 + 12;
		drawSuit(draw, suit, { left, top: FOOT + 30, scale: 2.5, on: paper });
	});
}
