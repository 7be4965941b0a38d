import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slidesOf, type Scene } from '#lib/championship/wall.ts';
import { Rotation } from './rotation.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The wall with these scenes of one page each, while `look` looks at it. */
function onWall(scenes: readonly Scene[], look: (rotation: Rotation) => void): void {
	const slides = slidesOf(scenes, () => 1);
	const rotation = new Rotation(() => slides);
	const end = $effect.root(() => {
		$effect(() => rotation.run());
	});
	flushSync();
	look(rotation);
	end();
}

/** Lets seconds go by. */
function wait(seconds: number): void {
	vi.advanceTimersByTime(seconds * 1000);
	flushSync();
}

it('shows one page after the other, each for ten seconds', () =>
	onWall(['standings', 'tables'], (rotation) => {
		expect(rotation.name).toBe('standings 0');
		wait(9);
		expect(rotation.name).toBe('standings 0');
		wait(2);
		expect(rotation.name).toBe('tables 0');
		wait(10);
		expect(rotation.name).toBe('standings 0');
	}));

it('leaves the podium where it is until somebody steps on, and comes back to it', () =>
	onWall(['podium', 'standings'], (rotation) => {
		wait(3600);
		expect(rotation.name).toBe('podium 0');
		rotation.step(1);
		flushSync();
		expect(rotation.name).toBe('standings 0');
		wait(11);
		expect(rotation.name).toBe('podium 0');
	}));
