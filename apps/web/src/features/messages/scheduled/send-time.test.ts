import { expect, it } from 'vitest';
import { problemsOf, quickTimes, sendTimeOf, sendTimeText, toInstant } from './send-time.ts';

/** An instant on this device's clock, whatever its zone. */
const at = (text: string) => new Date(text).getTime();

it('reads a day and a time on this device', () => {
  const time = { day: '2026-11-30', clock: '08:05' };
  const instant = toInstant(time);
  expect(instant).toBe(new Date('2026-11-30T08:05:00').toISOString());
  expect(sendTimeOf(instant ?? '')).toEqual(time);
  expect(toInstant({ day: '', clock: '08:05' })).toBeNull();
  expect(toInstant({ day: '2026-11-30', clock: '' })).toBeNull();
  expect(toInstant({ day: '2026-11-30', clock: '25:61' })).toBeNull();
});

it('names what is wrong with a time', () => {
  const now = at('2026-11-27T12:00:00');
  const problems = (day: string, clock: string) => problemsOf({ day, clock }, now);
  expect(problems('2026-11-27', '12:01')).toEqual({});
  expect(problems('2026-11-27', '12:00')).toEqual({
    clock: 'Choose a time at least a minute from now',
  });
  expect(problems('', '12:00')).toEqual({ day: 'Choose a day' });
  expect(problems('2026-11-28', '')).toEqual({ clock: 'Enter a time' });
  expect(problems('2027-11-29', '12:00')).toEqual({ day: 'Choose a day within the next year' });
});

it('offers the usual times', () => {
  const labels = (now: string) => quickTimes(at(now)).map(({ label }) => label);
  // A Friday.
  expect(labels('2026-11-27T12:00:00')).toEqual(['Today 18:00', 'Tomorrow 08:00', 'Monday 08:00']);
  expect(labels('2026-11-27T17:31:00')).toEqual(['Tomorrow 08:00', 'Monday 08:00']);
  // On a Sunday, tomorrow is Monday.
  expect(labels('2026-11-29T20:00:00')).toEqual(['Tomorrow 08:00']);
  expect(quickTimes(at('2026-11-27T20:00:00')).map(({ time }) => time.day)).toEqual([
    '2026-11-28',
    '2026-11-30',
  ]);
});

it('shows a time relative to today', () => {
  const text = (day: string) =>
    sendTimeText(new Date(`${day}T08:00:00`).toISOString(), '2026-11-27');
  expect(text('2026-11-27')).toBe('today, 08:00');
  expect(text('2026-11-28')).toBe('tomorrow, 08:00');
  expect(text('2026-11-30')).toBe('Mon 30 Nov, 08:00');
  expect(text('2027-01-04')).toBe('Mon 4 Jan 2027, 08:00');
});
