import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const TONES = [{ hertz: 660, seconds: 0.1 }];
const started: number[] = [];

/** Runs only after a user gesture, as in a browser. Until then `resume` stays pending. */
class FakeAudioContext {
  static isAllowed = false;
  static last: FakeAudioContext | undefined;
  state: AudioContextState | 'interrupted' = 'suspended';
  currentTime = 0;
  destination = {};
  asked = 0;
  private waiting: (() => void)[] = [];

  constructor() {
    FakeAudioContext.last = this;
  }

  resume() {
    this.asked += 1;
    return new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      if (FakeAudioContext.isAllowed) this.run();
    });
  }

  run() {
    this.state = 'running';
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  createOscillator() {
    const start = (at: number) => started.push(at);
    return { frequency: { value: 0 }, connect: (next: unknown) => next, start, stop: vi.fn() };
  }

  createGain() {
    const gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn() };
  }
}

/** A freshly reloaded page without user activation. */
async function reloadedPage() {
  vi.resetModules();
  return await import('./sound.ts');
}

const settled = () => vi.advanceTimersByTimeAsync(0);

/** Simulates a tap, which allows sound. */
async function tap() {
  FakeAudioContext.isAllowed = true;
  document.dispatchEvent(new Event('pointerup'));
  await settled();
  FakeAudioContext.isAllowed = false;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('document', new EventTarget());
  FakeAudioContext.isAllowed = false;
  FakeAudioContext.last = undefined;
  started.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('plays at the end of a rest after a reload and a tap anywhere', async () => {
  const { playTones, unlockSoundByGesture } = await reloadedPage();
  unlockSoundByGesture();
  await tap();
  playTones(TONES);
  expect(started).toHaveLength(1);
});

it('needs one gesture, then stops listening until the screen was locked', async () => {
  const { unlockSoundByGesture } = await reloadedPage();
  const stop = unlockSoundByGesture();
  document.dispatchEvent(new Event('keydown'));
  await settled();
  await tap();
  const audio = FakeAudioContext.last;
  expect(audio?.asked).toBe(2);
  await tap();
  expect(audio?.asked).toBe(2);
  if (audio) audio.state = 'interrupted';
  document.dispatchEvent(new Event('visibilitychange'));
  await tap();
  expect([audio?.asked, audio?.state]).toEqual([3, 'running']);
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  await tap();
  expect(audio?.asked).toBe(3);
});

it('plays if sound is allowed within a second', async () => {
  const { playTones } = await reloadedPage();
  playTones(TONES);
  expect(started).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(900);
  FakeAudioContext.last?.run();
  await settled();
  expect(started).toHaveLength(1);
});

it('does not beep late', async () => {
  const { playTones, unlockSoundByGesture } = await reloadedPage();
  unlockSoundByGesture();
  playTones(TONES);
  await vi.advanceTimersByTimeAsync(1100);
  await tap();
  expect(FakeAudioContext.last?.state).toBe('running');
  expect(started).toHaveLength(0);
});

it('stays silent without Web Audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const { playTones, unlockSoundByGesture } = await reloadedPage();
  unlockSoundByGesture();
  await tap();
  playTones(TONES);
  await settled();
  expect(started).toHaveLength(0);
});
