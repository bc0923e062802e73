import { expect, it } from 'vitest';
import {
  MIND_MUSCLE_LEVELS,
  PUMP_LEVELS,
  SET_DEFAULTS,
  SET_ENERGIES,
  SET_LIMITS,
} from './set-entry.ts';

it('defaults to RPE 8, a tempo of 2-0-2-0 and 30 s under tension', () => {
  expect(SET_DEFAULTS).toEqual({ rpe: 8, tempo: '2-0-2-0', timeUnderTension: 30 });
});

it("uses the specification's pump levels, and weight steps of 0.1", () => {
  expect([...PUMP_LEVELS]).toEqual(['Low', 'Medium', 'High', 'Extreme']);
  expect([...MIND_MUSCLE_LEVELS]).toEqual(['Poor', 'Good', 'Excellent', 'Perfect']);
  expect([...SET_ENERGIES]).toEqual(['Low', 'Medium', 'High', 'Peak']);
  expect(SET_LIMITS.weight.step).toBe(0.1);
});
