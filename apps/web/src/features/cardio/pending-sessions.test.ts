import type { CardioSessionBody } from '@posedown/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPending, keepPending, pendingSessions } from './pending-sessions.ts';

const session = (requestKey: string): CardioSessionBody => ({
  type: 'LISS',
  modality: 'elliptical',
  startedAt: '2026-11-21T06:30:00Z',
  durationSeconds: 1800,
  completed: true,
  requestKey,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps each session once, for its own athlete, until it is dropped', () => {
  expect(keepPending('ada', session('one'))).toBe(true);
  keepPending('ada', session('two'));
  keepPending('ada', session('one'));
  expect(pendingSessions('ada').map(({ requestKey }) => requestKey)).toEqual(['two', 'one']);
  expect(pendingSessions('bob')).toEqual([]);
  dropPending('ada', session('two'));
  dropPending('ada', session('one'));
  expect(pendingSessions('ada')).toEqual([]);
});

it('says when the device cannot keep it', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepPending('ada', session('one'))).toBe(false);
  expect(pendingSessions('ada')).toEqual([]);
});
