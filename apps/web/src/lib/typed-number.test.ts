import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { certainSeparator } from './device-decimal.ts';
import { inOwnWords, numberError, readingsOf, roundWithin, typedNumber } from './typed-number.ts';

it('distinguishes an empty field from an unreadable one', () => {
  expect(typedNumber('82,5')).toBe(82.5);
  expect(typedNumber('  ')).toBeUndefined();
  expect(typedNumber('heavy')).toBeNaN();
  expect(typedNumber('1.250')).toBeNaN();
});

it('gives both interpretations of an ambiguous text, in the typed unit', () => {
  expect(readingsOf('1.250')).toEqual({ decimal: 1.25, thousands: 1250 });
  expect(readingsOf('1,250 lb')).toEqual({ decimal: 1.25, thousands: 1250 });
  expect(readingsOf('heavy')).toBeUndefined();
});

it('reports an unreadable number as unreadable, never as out of range', () => {
  expect(numberError(Number.NaN, 'Too much')).toBe(UNREADABLE_NUMBER);
  expect(numberError(500, 'Too much')).toBe('Too much');
  expect(inOwnWords(UNREADABLE_NUMBER, 'Too much')).toBe(UNREADABLE_NUMBER);
  expect(inOwnWords('Enter a number between 1 and 2', 'Too much')).toBe('Too much');
});

it('does not round into the range', () => {
  expect(roundWithin(29.996, 2, { min: 30, max: 300 })).toBe(29.996);
  expect(roundWithin(30.004, 2, { min: 30, max: 300 })).toBe(30);
});

it('is certain of a separator only if languages and place agree', () => {
  const [home, berlin] = ['America/New_York', 'Europe/Berlin'];
  expect(certainSeparator(['en-US', 'en'], [home, home])).toBe('.');
  expect(certainSeparator(['en-US', 'en'], [home, berlin])).toBeUndefined();
  expect(certainSeparator(['en-US', 'en'], [berlin, berlin])).toBeUndefined();
  expect(certainSeparator(['de-DE', 'de'], [berlin, berlin])).toBe(',');
  expect(certainSeparator(['de-DE', 'en'], [berlin, berlin])).toBeUndefined();
  expect(certainSeparator(['de-DE'], [berlin, home])).toBeUndefined();
  expect(certainSeparator([], ['UTC', 'UTC'])).toBeUndefined();
});
