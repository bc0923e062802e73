import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playCue } from './cue.ts';
import { isMuted, setMuted } from './mute.ts';

const vibrate = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('navigator', { vibrate });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockReset();
});

it('vibrates in a distinct pattern for each cue, even without sound', () => {
  setMuted(false);
  playCue('go');
  playCue('ease');
  expect(vibrate.mock.calls).toEqual([[[300]], [[120, 80, 120]]]);
});

it('does nothing while muted, and stays muted', () => {
  setMuted(true);
  playCue('end');
  expect(vibrate).not.toHaveBeenCalled();
  expect([isMuted(), localStorage.getItem('posedown.muted')]).toEqual([true, 'yes']);
});

it('does not fail if the device cannot vibrate', () => {
  vi.stubGlobal('navigator', {});
  setMuted(false);
  expect(() => playCue('tick')).not.toThrow();
});
