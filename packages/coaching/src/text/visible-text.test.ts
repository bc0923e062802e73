import { expect, it } from 'vitest';
import { isVisible, stripInvisible } from './visible-text.ts';

it('strips invisible marks, and keeps those that join letters and emoji', () => {
  expect(stripInvisible('\u2068Mia\u2069')).toBe('Mia');
  expect(stripInvisible('\ufeffJo\u00adhn\u200b')).toBe('John');
  for (const text of ['می‌خواهم', '👩‍🚀', '❤️']) expect(stripInvisible(text)).toBe(text);
});

it.each(['', ' ', '\u200b', '\u2800', '\u3164', '\u200d', '\ufe0f', '\u2800 \u115f'])(
  'finds no visible text in %j',
  (text) => expect(isVisible(text)).toBe(false),
);

it.each(['a', '.', '⠁', '👩‍🚀', '名'])('finds visible text in %j', (text) =>
  expect(isVisible(text)).toBe(true),
);
