import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { todayIn } from '../days.ts';
import { watchDay } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T22:58:00Z') });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('checks for a new day every minute until stopped', () => {
  const days: string[] = [];
  const stop = watchDay(() => days.push(todayIn('Europe/Berlin')));
  vi.advanceTimersByTime(120_000);
  expect(days).toEqual(['2026-11-21', '2026-11-22']);
  stop();
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event('focus'));
  expect(days).toHaveLength(2);
});

it.each(['visibilitychange', 'focus', 'pageshow'])(
  'checks on a %s, after a sleep without ticks',
  (sign) => {
    const days: string[] = [];
    const stop = watchDay(() => days.push(todayIn('UTC')));
    vi.setSystemTime(Date.parse('2026-11-22T07:00:00Z'));
    window.dispatchEvent(new Event(sign));
    expect(days).toEqual(['2026-11-22']);
    stop();
  },
);
