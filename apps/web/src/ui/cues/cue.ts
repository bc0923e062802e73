import { isMuted } from './mute.ts';
import { playTones, type Tone } from './sound.ts';

/**
 * 'tick' counts down the last seconds, 'go' starts work, 'ease' starts rest, 'end' marks the end.
 */
export type Cue = 'tick' | 'go' | 'ease' | 'end';

interface CueParts {
  tones: Tone[];
  /** Milliseconds on, off, on … */
  vibration: number[];
}

/**
 * A timer's signals for athletes who aren't looking at the screen. Each has a distinct sound and
 * vibration.
 */
const CUES: Record<Cue, CueParts> = {
  tick: { tones: [{ hertz: 660, seconds: 0.08 }], vibration: [40] },
  go: { tones: [{ hertz: 990, seconds: 0.45 }], vibration: [300] },
  ease: {
    tones: [
      { hertz: 660, seconds: 0.15 },
      { hertz: 495, seconds: 0.3, after: 0.2 },
    ],
    vibration: [120, 80, 120],
  },
  end: {
    tones: [
      { hertz: 660, seconds: 0.15 },
      { hertz: 825, seconds: 0.15, after: 0.2 },
      { hertz: 990, seconds: 0.5, after: 0.4 },
    ],
    vibration: [200, 100, 200, 100, 400],
  },
};

/** Beeps and vibrates if the device can, unless muted. */
export function playCue(cue: Cue): void {
  if (isMuted()) return;
  const { tones, vibration } = CUES[cue];
  playTones(tones);
  // Safari has no vibration.
  navigator.vibrate?.(vibration);
}
