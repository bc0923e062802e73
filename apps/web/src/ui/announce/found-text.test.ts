import { expect, it } from 'vitest';
import { foundText } from './found-text.ts';

it('says how many results there are for which search, and whether there may be more', () => {
  const found = { one: 'athlete', text: ' ana ', hasMore: false };
  expect(foundText({ ...found, count: 0 })).toBe('No athlete found for ana');
  expect(foundText({ ...found, count: 1 })).toBe('1 athlete found for ana');
  expect(foundText({ ...found, count: 20, hasMore: true })).toBe(
    'At least 20 athletes found for ana',
  );
});
