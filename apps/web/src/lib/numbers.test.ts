import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from './numbers.ts';

it('formats with thousands separators and without trailing zeros', () => {
  expect(formatNumber(2400)).toBe('2,400');
  expect(formatNumber(82.54, 1)).toBe('82.5');
  expect(formatNumber(82, 1)).toBe('82');
});

it('formats every number like the browser, but never as −0', () => {
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
