import { expect, it } from 'vitest';
import { restText } from './rest-text.ts';

it.each([
  [45, '45 s'],
  [90, '90 s'],
  [120, '2 min'],
  [150, '2:30 min'],
  [200, '3:20 min'],
])('formats a rest of %i seconds as %s', (seconds, words) => {
  expect(restText(seconds)).toBe(words);
});
