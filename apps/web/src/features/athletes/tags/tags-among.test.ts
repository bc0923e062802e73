import { expect, it } from 'vitest';
import { tagsAmong } from './tags-among.ts';

it('counts the tags of some athletes, the most frequent first', () => {
  const athletes = [{ tags: ['online', 'bikini'] }, { tags: [] }, { tags: ['online', 'a'] }];
  expect(tagsAmong(athletes)).toEqual([
    { tag: 'online', athletes: 2 },
    { tag: 'a', athletes: 1 },
    { tag: 'bikini', athletes: 1 },
  ]);
});
