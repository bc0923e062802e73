import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, parseNumber } from './numbers.ts';

it('prints thousands apart and no decimals that say nothing', () => {
  expect(formatNumber(2400)).toBe('2,400');
  expect(formatNumber(82.54, 1)).toBe('82.5');
  expect(formatNumber(82, 1)).toBe('82');
});

it('prints every number as the browser would, but no minus before nothing', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(
      fc.oneof(
        value,
        fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 1000),
      ),
      fc.integer({ min: 0, max: 3 }),
      (number, digits) => {
        const browser = new Intl.NumberFormat('en-GB', {
          maximumFractionDigits: digits,
          signDisplay: 'negative',
        });
        expect(formatNumber(number, digits)).toBe(browser.format(number));
      },
    ),
  );
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
