import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it('formats whole seconds as a clock does', () => {
  expect([0, 5, 59, 60, 90, 1320, 3661, 3729].map(clockText)).toEqual([
    ...['0:00', '0:05', '0:59', '1:00', '1:30', '22:00', '1:01:01', '1:02:09'],
  ]);
});
