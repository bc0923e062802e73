/*
 * Short tones made by the browser itself: nothing is downloaded, and they sound without a network.
 * Browsers let a page make a sound only after a tap: call `unlockSound` in the one that starts.
 */

export interface Tone {
  hertz: number;
  seconds: number;
  /** After how many seconds it begins. */
  after?: number;
}

let context: AudioContext | undefined;

/** Asks for leave to sound. Call it while a tap is handled. */
export function unlockSound(): void {
  try {
    context ??= new AudioContext();
    // Refused outside a tap: the next one asks again.
    void context.resume().catch(() => undefined);
  } catch {
    // A browser without Web Audio stays silent; it still vibrates and shows.
  }
}

const LOUDNESS = 0.25;
const FADE_SECONDS = 0.02;

/** Plays tones, if the page may sound. */
export function playTones(tones: readonly Tone[]): void {
  if (context?.state !== 'running') {
    unlockSound();
    return;
  }
  for (const tone of tones) playTone(context, tone);
}

function playTone(audio: AudioContext, { hertz, seconds, after = 0 }: Tone): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = hertz;
  // Faded in and out, so that it does not click.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + FADE_SECONDS);
  gain.gain.setValueAtTime(LOUDNESS, start + seconds - FADE_SECONDS);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
