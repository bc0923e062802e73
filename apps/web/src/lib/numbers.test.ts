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

it('reads thousands as it prints them', () => {
  for (const value of [1200, 2300, 12_500, 1_250_000]) {
    expect(parseNumber(formatNumber(value))).toBe(value);
  }
  expect(parseNumber('1,200.5')).toBe(1200.5);
  expect(parseNumber('0,125')).toBe(0.125);
  expect(parseNumber('1,20')).toBe(1.2);
});

it.each(['', 'abc', '1.2.3', '5kg', '--1', '.'])('does not guess at %j', (text) => {
  expect(parseNumber(text)).toBeUndefined();
});
