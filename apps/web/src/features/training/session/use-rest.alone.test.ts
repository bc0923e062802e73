import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStale, readRest, restSecondsLeft, stretched } from './use-rest.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a rest', () => {
  it('counts down from its timestamp, however long the screen was off', () => {
    const rest = { sessionId: 's', startedMs: Date.now(), seconds: 90 };
    expect(restSecondsLeft(rest, Date.now())).toBe(90);
    vi.advanceTimersByTime(1000);
    expect(restSecondsLeft(rest, Date.now())).toBe(89);
    vi.setSystemTime(Date.now() + 88_999);
    expect(restSecondsLeft(rest, Date.now())).toBe(1);
    vi.advanceTimersByTime(1);
    expect(restSecondsLeft(rest, Date.now())).toBe(0);
    expect(isStale(rest, Date.now())).toBe(false);
    vi.setSystemTime(Date.now() + 120_000);
    expect(isStale(rest, Date.now())).toBe(true);
  });

  it('can be extended and shortened, and ends when no time is left', () => {
    const rest = { sessionId: 's', startedMs: Date.now(), seconds: 20 };
    expect(restSecondsLeft(stretched(rest, 15), Date.now())).toBe(35);
    expect(restSecondsLeft(stretched(rest, -15), Date.now())).toBe(5);
    vi.advanceTimersByTime(6000);
    expect(restSecondsLeft(stretched(rest, -15), Date.now())).toBe(0);
    expect(readRest(stretched(rest, -30))).toBeDefined();
  });

  it('is restored from a stored rest and from nothing else', () => {
    const rest = { sessionId: 's', startedMs: 5, seconds: 90 };
    expect(readRest(JSON.parse(JSON.stringify(rest)))).toEqual(rest);
    expect(readRest({ ...rest, seconds: 0 })).toBeUndefined();
    expect(readRest('x')).toBeUndefined();
  });
});
