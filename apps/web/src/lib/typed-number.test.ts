import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it('tells an empty field from one that cannot be read', () => {
  expect(typedNumber('82,5')).toBe(82.5);
  expect(typedNumber('  ')).toBeUndefined();
  expect(typedNumber('heavy')).toBeNaN();
});
