import { expect, it } from 'vitest';
import { thousands } from './thousands.ts';

it('parts the thousands of a whole number, as the screens do', () => {
  expect([0, 999, 1000.4, 12_345, 1_234_567].map(thousands)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
  ]);
});
