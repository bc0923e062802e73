import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveCue } from './cue.ts';
import { isMuted, setMuted } from './mute.ts';

const vibrate = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockReset();
});

it('vibrates in its own pattern for each cue, also where there is no sound', () => {
  setMuted(false);
  giveCue('go');
  giveCue('ease');
  expect(vibrate.mock.calls).toEqual([[[300]], [[120, 80, 120]]]);
});

it('does nothing while muted, and stays so', () => {
  setMuted(true);
  giveCue('end');
  expect(vibrate).not.toHaveBeenCalled();
  expect([isMuted(), localStorage.getItem('posedown.muted')]).toEqual([true, 'yes']);
});

it('is no failure where the device cannot vibrate', () => {
  vi.stubGlobal('navigator', {});
  setMuted(false);
  expect(() => giveCue('tick')).not.toThrow();
});
