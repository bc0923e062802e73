import { expect, it } from 'vitest';
import { formatNumber, parseNumber } from './numbers.ts';

it('prints thousands apart and no decimals that say nothing', () => {
  expect(formatNumber(2400)).toBe('2,400');
  expect(formatNumber(82.54, 1)).toBe('82.5');
  expect(formatNumber(82, 1)).toBe('82');
});

it('reads decimal points and decimal commas', () => {
  expect(parseNumber(' 82.5 ')).toBe(82.5);
  expect(parseNumber('82,5')).toBe(82.5);
  expect(parseNumber('2 400')).toBe(2400);
  expect(parseNumber('-5')).toBe(-5);
});

it.each(['', 'abc', '1.2.3', '5kg', '--1', '.'])('does not guess at %j', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});
