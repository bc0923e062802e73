import { expect, it } from 'vitest';
import { rateText, TYPE_CHOICES, typeLabel } from './protocol-words.ts';

it('offers the four protocol types of the specification', () => {
  expect(TYPE_CHOICES.map(({ value }) => value)).toEqual([
    ...['cutting', 'bulking', 'competition_prep', 'off_season'],
  ]);
  expect(typeLabel('competition_prep')).toBe('Competition Prep');
});

it.each([
  [0.01, 'steady'],
  [-0.7, '−0.70 % a week'],
  [0.25, '+0.25 % a week'],
])('reads a rate of %s as %s', (percent, text) => {
  expect(rateText(percent)).toBe(text);
});
