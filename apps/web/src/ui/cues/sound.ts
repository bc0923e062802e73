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

/**
 * Creates the audio context, which stays suspended until a tap. A phone needs about 60 ms for it: call this while the
 * screen is idle, so that the tap does not have to wait.
 */
export function prepareSound(): void {
  try {
    context ??= new AudioContext();
  } catch {
    // A browser without Web Audio stays silent; it still vibrates and shows.
  }
}

/** Asks the browser to let the page play sound. Call it in the handler of a tap. */
export function unlockSound(): void {
  void resume();
}

/** Whether the page may play sound now. Outside a tap a browser may refuse, or wait for the next one. */
async function resume(): Promise<boolean> {
  prepareSound();
  try {
    await context?.resume();
  } catch {
    return false;
  }
  return context?.state === 'running';
}

/** Events that count as user activation; for touch it is the end. */
const GESTURES = ['pointerup', 'click', 'keydown'];
/** Also where a part of the page keeps its events to itself. */
const ANYWHERE = { capture: true };

/**
 * Lets the first tap or key anywhere ask for leave to sound: after a reload, when nobody has to press
 * 'Start' again, and after the screen was locked, for a device may take the leave back.
 * @returns what stops it
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
/** Later than this, the tone would be misleading. */
const LATEST_MS = 1000;

/** Plays tones, if the page may sound now or in a moment. */
export function playTones(tones: readonly Tone[]): void {
  if (context?.state === 'running') {
    playOn(context, tones);
    return;
  }
  const askedMs = Date.now();
  void resume().then((isUnlocked) => {
    if (context && isUnlocked && Date.now() - askedMs <= LATEST_MS) playOn(context, tones);
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
  // Faded in and out, so that it does not click.
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + FADE_SECONDS);
  gain.gain.setValueAtTime(LOUDNESS, start + seconds - FADE_SECONDS);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
