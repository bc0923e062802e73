import { expect, it } from 'vitest';
import { isSizeConflict } from './size-conflict.ts';

it.each([
  [120, 180, true],
  [230, 30, true],
  [178, 18, true],
  [178, 84, false],
  [150, 175, false],
  [205, 55, false],
  [160, 31, false],
  [160, 30, true],
  [null, 180, false],
  [120, null, false],
])('reports a conflict for %s cm and %s kg: %s', (heightCm, weightKg, is) => {
  expect(isSizeConflict({ heightCm, weightKg })).toBe(is);
});
