import { VOICE_NOTE_BARS } from '../../lib/voice-limits.ts';

/** The levels of quiet and of loud speech, in dB below the loudest possible sound. */
const QUIET_DB = -55;
const LOUD_DB = -10;

/** The loudness of a piece of sound, 0 to 100. @param samples between -1 and 1 */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  if (sum === 0) return 0;
  const decibels = 10 * Math.log10(sum / samples.length);
  const share = (decibels - QUIET_DB) / (LOUD_DB - QUIET_DB);
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}

/** Reduces or stretches the levels of a recording to the bars of its waveform. Each bar shows its loudest moment. */
export function waveformBars(levels: readonly number[]): number[] {
  return Array.from({ length: VOICE_NOTE_BARS }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / VOICE_NOTE_BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / VOICE_NOTE_BARS));
    return Math.max(0, ...levels.slice(from, to));
  });
}
