import { expect, it } from 'vitest';
import { moveActive } from './command-list.tsx';

it('wraps around at both ends, and leaves other keys to the input', () => {
  expect(moveActive('ArrowDown', 0, 3)).toBe(1);
  expect(moveActive('ArrowDown', 2, 3)).toBe(0);
  expect(moveActive('ArrowUp', 0, 3)).toBe(2);
  expect(moveActive('Home', 1, 3)).toBeNull();
});

it('does nothing in an empty list', () => {
  expect(moveActive('ArrowDown', 0, 0)).toBeNull();
});
