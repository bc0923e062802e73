import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stepText } from './stepper-field.tsx';

const limit = { min: 1, max: 15, step: 0.5 };

it('starts at the default number if nothing is typed', () => {
  expect(stepText('', { direction: 1, limit, start: 8 })).toBe('8');
  expect(stepText('much', { direction: -1, limit, start: 8 })).toBe('8');
});

it('moves to the next step of the grid from any number', () => {
  expect(stepText('7.5', { direction: 1, limit, start: 8 })).toBe('8');
  expect(stepText('7,7', { direction: 1, limit, start: 8 })).toBe('8');
  expect(stepText('7.7', { direction: -1, limit, start: 8 })).toBe('7.5');
});

it('formats without binary rounding noise', () => {
  const fine = { min: 0, max: 10, step: 0.1 };
  expect(stepText('0.2', { direction: 1, limit: fine, start: 3 })).toBe('0.3');
  expect(stepText('0.3', { direction: -1, limit: fine, start: 3 })).toBe('0.2');
});

it('never leaves the limits', () => {
  const typed = fc.double({ min: -100, max: 100, noNaN: true });
  const direction = fc.constantFrom<1 | -1>(1, -1);
  fc.assert(
    fc.property(typed, direction, (value, step) => {
      const next = Number(stepText(value.toFixed(2), { direction: step, limit, start: 8 }));
      expect(next).toBeGreaterThanOrEqual(limit.min);
      expect(next).toBeLessThanOrEqual(limit.max);
    }),
  );
});
