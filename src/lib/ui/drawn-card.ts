import { flushSync, mount, unmount } from 'svelte';
import type { Card } from '#lib/rules/cards.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import { INDEX } from './CardMark.svelte';
import SuitIcon from './SuitIcon.svelte';

// Suits and cards on a canvas, as the page draws them.

/** Where a suit is put, and how many times as large; `on` is what the page's colours are read from. */
interface Place {
	readonly left: number;
	readonly top: number;
	readonly scale: number;
	readonly on: HTMLElement;
}

export function drawSuit(draw: CanvasRenderingContext2D, suit: Suit, { left, top, scale, on }: Place): void {
	const holder = document.createElement('span');
	on.append(holder);
	const icon = mount(SuitIcon, { target: holder, props: { suit } });
	flushSync();
	draw.save();
	draw.translate(left, top);
	draw.scale(scale, scale);
	for (const shape of holder.querySelectorAll<SVGElement>('svg > *')) trace(draw, shape);
	draw.restore();
	void unmount(icon);
	holder.remove();
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

/** A card's mark where a line of text is all the room there is, in pixels: suit and letter side by side. */
export const MARK = { width: 30, height: 18 };

/** Somebody's own card as such a mark. Drawn once: a picture is painted anew with every move of the mouse. */
export function cardDrawn({ suit, rank }: Card, on: HTMLElement, ratio: number): HTMLCanvasElement {
	const drawn = document.createElement('canvas');
	[drawn.width, drawn.height] = [MARK.width * ratio, MARK.height * ratio];
	const draw = drawn.getContext('2d');
	if (!draw) return drawn;
	draw.scale(ratio, ratio);
	const [face, edge, letter] = ['face', 'face-edge', 'dark'].map((name) => colourOn(on, name));
	draw.beginPath();
	draw.roundRect(0.5, 0.5, MARK.width - 1, MARK.height - 1, 3);
	draw.fillStyle = face ?? '';
	draw.fill();
	draw.strokeStyle = edge ?? '';
	draw.stroke();
	drawSuit(draw, suit, { left: 2, top: 2.5, scale: 13 / 24, on });
	draw.fillStyle = letter ?? '';
	draw.textAlign = 'center';
	draw.textBaseline = 'middle';
	draw.font = `bold 12px ${getComputedStyle(document.documentElement).getPropertyValue('--serif')}`;
	draw.fillText(INDEX[rank], 21.5, MARK.height / 2 + 0.5, 13);
	return drawn;
}

/** What a token of the style sheet is here. */
export function colourOn(element: HTMLElement, token: string): string {
	const before = element.style.color;
	element.style.color = `var(--${token})`;
	const { color } = getComputedStyle(element);
	element.style.color = before;
	return color;
}
