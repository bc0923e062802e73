import { expect, it } from 'vitest';
import { rangeMessage } from './number-messages.ts';

it('formats the limits with their unit', () => {
  expect(rangeMessage({ min: 30, max: 300 }, 'kg')).toBe('Enter a number between 30 and 300 kg');
  expect(rangeMessage({ min: 5, max: 30 }, '%')).toBe('Enter a number between 5 and 30%');
  expect(rangeMessage({ min: 0.01, max: 20_000 }, 'ml')).toBe(
    'Enter a number between 0.01 and 20,000 ml',
  );
  expect(rangeMessage({ min: 1, max: 10 })).toBe('Enter a number between 1 and 10');
});
