import { expect, it } from 'vitest';
import { foundWords } from './found-words.ts';

it('says how many results there are for which search, and whether there may be more', () => {
  const found = { one: 'athlete', text: ' ana ', hasMore: false };
  expect(foundWords({ ...found, count: 0 })).toBe('No athlete found for ana');
  expect(foundWords({ ...found, count: 1 })).toBe('1 athlete found for ana');
  expect(foundWords({ ...found, count: 20, hasMore: true })).toBe(
    'At least 20 athletes found for ana',
  );
});
