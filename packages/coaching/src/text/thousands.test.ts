import { expect, it } from 'vitest';
import { tens, thousands } from './thousands.ts';

it('separates the thousands of a whole number, as on the screens', () => {
  expect([0, 999, 1000.4, 12_345, 1_234_567].map(thousands)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ]);
});

it('rounds energy in sentences to ten', () => {
  expect([0, 4.9, 2413, 2415, 12_346].map(tens)).toEqual(['0', '0', '2,410', '2,420', '12,350']);
});
