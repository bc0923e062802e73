import fc from 'fast-check';
import { expect, it } from 'vitest';
import { simulateBpm } from './use-heart-rate.ts';

it('simulates a rate within 5 of the middle of the target', () => {
  expect(simulateBpm({ min: 158, max: 178 }, 0)).toBe(163);
  expect(simulateBpm({ min: 158, max: 178 }, 1)).toBe(173);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      expect(Math.abs(simulateBpm({ min: 118, max: 138 }, random) - 128)).toBeLessThanOrEqual(5);
    }),
    { seed: 2 },
  );
});
