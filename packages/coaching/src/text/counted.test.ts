import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('uses the singular for one, and the plural for zero and more', () => {
  expect([0, 1, 2].map((count) => counted(count, 'set'))).toEqual(['0 sets', '1 set', '2 sets']);
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '2 entries',
  ]);
});
