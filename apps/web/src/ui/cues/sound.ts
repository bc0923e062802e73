/* Short tones synthesized in the browser, so that they also work offline. Browsers allow sound
   only after a tap: call `unlockSound` in its handler. */

export interface Tone {
  hertz: number;
  seconds: number;
  /** Start time in seconds. */
  after?: number;
}

let context: AudioContext | undefined;

/**
 * Creates the audio context, which stays suspended until a tap. A phone needs about 60 ms, so call
 * this while the screen is idle.
 */
export function prepareSound(): void {
  try {
    context ??= new AudioContext();
  } catch {
    // A browser without Web Audio stays silent; vibration and display still work.
  }
}

/** Asks the browser to allow sound. Call it in a tap handler. */
export function unlockSound(): void {
  void resume();
}

/**
 * Whether the page may play sound now. Outside a tap the browser may refuse, or wait for the next
 * one.
 */
async function resume(): Promise<boolean> {
  prepareSound();
  try {
    await context?.resume();
  } catch {
    return false;
  }
  return context?.state === 'running';
}

/** Events that count as user activation. For touch it is the end of the touch. */
const GESTURES = ['pointerup', 'click', 'keydown'];
/** Captured, in case a component stops propagation. */
const ANYWHERE = { capture: true };

/**
 * Unlocks sound on the first tap or key anywhere: after a reload, when 'Start' doesn't need to be
 * pressed again, and after the screen was locked, since the device may revoke the permission.
 * @returns a function that stops listening
 */
export function unlockSoundByGesture(): () => void {
  const disarm = () => {
    for (const gesture of GESTURES) document.removeEventListener(gesture, unlock, ANYWHERE);
  };
  const unlock = () => void resume().then((isUnlocked) => isUnlocked && disarm());
  const arm = () => {
    for (const gesture of GESTURES) document.addEventListener(gesture, unlock, ANYWHERE);
  };
  arm();
  document.addEventListener('visibilitychange', arm);
  return () => {
    disarm();
    document.removeEventListener('visibilitychange', arm);
  };
}

const LOUDNESS = 0.25;
const FADE_SECONDS = 0.02;
/** A tone later than this would be misleading. */
const LATEST_MS = 1000;

/** Plays tones if the page may play sound now or within a moment. */
export function playTones(tones: readonly Tone[]): void {
  if (context?.state === 'running') {
    playOn(context, tones);
    return;
  }
  const requestedMs = Date.now();
  void resume().then((isUnlocked) => {
    if (context && isUnlocked && Date.now() - requestedMs <= LATEST_MS) playOn(context, tones);
  });
}

function playOn(audio: AudioContext, tones: readonly Tone[]): void {
  for (const tone of tones) playTone(audio, tone);
}

function playTone(audio: AudioContext, { hertz, seconds, after = 0 }: Tone): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = hertz;
  // Fades in and out to avoid clicks.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + FADE_SECONDS);
  gain.gain.setValueAtTime(LOUDNESS, start + seconds - FADE_SECONDS);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
