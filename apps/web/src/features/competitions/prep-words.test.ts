import { expect, it } from 'vitest';
import { limitWords, placingWords } from './prep-words.ts';

it('writes placings as they are announced', () => {
  expect([1, 2, 3, 4, 11, 23].map(placingWords)).toEqual([
    ...['1st place', '2nd place', '3rd place', '4th place', '11th place', '23rd place'],
  ]);
});

it('tells how far a weight is from the limit, in the athlete’s units, and never to cut water', () => {
  const of = (trendKg: number) => limitWords({ trendKg, limitKg: 84, units: 'metric' });
  expect(of(82.5)).toBe('1.5 kg under the limit of 84 kg.');
  expect(of(85)).toContain('1 kg over the limit');
  expect(of(85)).toContain('never by water');
  expect(limitWords({ trendKg: 80, limitKg: 84, units: 'imperial' })).toContain('lb under');
});

it('names a limit that is entered before the first weigh-in, and says so where none is', () => {
  const metric = { trendKg: undefined, units: 'metric' as const };
  expect(limitWords({ ...metric, limitKg: 84 })).toBe('The limit is 84 kg.');
  expect(limitWords({ ...metric, limitKg: null })).toMatch(/^No class limit entered/);
});
