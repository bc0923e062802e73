import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sparklinePoints } from './sparkline.tsx';

it('runs from left to right with the largest value at the top', () => {
  expect(sparklinePoints([80, 81, 79], 100, 20)).toBe('0,10 50,0 100,20');
});

it('runs through the middle if nothing changes', () => {
  expect(sparklinePoints([80, 80], 100, 20)).toBe('0,10 100,10');
});

it('returns nothing for fewer than two values', () => {
  expect(sparklinePoints([], 100, 20)).toBe('');
  expect(sparklinePoints([80], 100, 20)).toBe('');
});

it('stays inside its box for any values', () => {
  const values = fc.array(fc.double({ min: 30, max: 300, noNaN: true }), { minLength: 2 });
  fc.assert(
    fc.property(values, (weights) => {
      for (const point of sparklinePoints(weights, 96, 24).split(' ')) {
        const [x = -1, y = -1] = point.split(',').map(Number);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(96);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(24);
      }
    }),
  );
});
