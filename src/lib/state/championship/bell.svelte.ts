import type { Call } from '#lib/championship/bell.ts';

/** Milliseconds that a call fills the wall: time to look up and read it aloud. */
const STAY = 9000;

/** What a struck bell sounds of: each tone with its share, from a low hum up. */
const TONES: readonly (readonly [hertz: number, share: number])[] = [
	[392, 0.5],
	[784, 0.3],
	[1176, 0.12],
	[2093, 0.08]
];
/** Seconds: how long a stroke rings, and when each begins. */
const RINGS = 3;
const STROKES = [0, 0.9];
/** No beginning of a sound from nothing: the exponential needs a number. */
const SILENCE = 0.0001;

/** The bell of the wall: each call once, as a picture for some seconds and, where somebody tapped for it, a sound. */
export class Bell {
	/** The call that fills the wall now. */
	ringing: Call | null = $state.raw(null);
	/** Whether it is heard, too. */
	isLoud = $state(false);
	/** The highest call so far; less than none until the day is read: what was called before the wall opened calls nobody. */
	#highest = -1;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sound: AudioContext | null = null;

	/** Whether this browser makes sounds. */
	readonly canSound = typeof AudioContext === 'function';

	/** Told whenever the last call may be another; null where nothing is called, and then the wall is quiet at once. */
	hear(call: Call | null): void {
		if (!call) this.end();
		const rank = call?.rank ?? 0;
		const isFirst = this.#highest < 0;
		if (rank <= this.#highest) return;
		this.#highest = rank;
		if (isFirst || !call?.isNews) return;
		this.end();
		this.ringing = call;
		this.#timer = setTimeout(() => this.end(), STAY);
		if (this.isLoud) this.#strike();
	}

	end(): void {
		clearTimeout(this.#timer);
		this.ringing = null;
	}

	/** Only a tap lets a browser make sounds; it strikes once, so that whoever tapped hears how loud it is. */
	async toggle(): Promise<void> {
		if (this.isLoud) {
			this.isLoud = false;
			return;
		}
		this.#sound ??= new AudioContext();
		await this.#sound.resume().catch(() => null);
		this.isLoud = this.#sound.state === 'running';
		if (this.isLoud) this.#strike();
	}

	/** The wall is left. */
	close(): void {
		this.end();
		void this.#sound?.close();
		this.#sound = null;
		this.isLoud = false;
	}

	#strike(): void {
		const sound = this.#sound;
		if (!sound) return;
		for (const stroke of STROKES) {
			const from = sound.currentTime + stroke;
			for (const [hertz, share] of TONES) {
				const tone = new OscillatorNode(sound, { frequency: hertz });
				const volume = new GainNode(sound, { gain: SILENCE });
				volume.gain.setValueAtTime(SILENCE, from);
				volume.gain.exponentialRampToValueAtTime(share, from + 0.01);
				volume.gain.exponentialRampToValueAtTime(SILENCE, from + RINGS);
				tone.connect(volume).connect(sound.destination);
				tone.start(from);
				tone.stop(from + RINGS);
			}
		}
	}
}
