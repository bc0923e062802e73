import { expect, it } from 'vitest';
import { readSelfRating } from './self-rating.ts';

const RATED = { overallQuality: 8, nextSessionFocus: 'Lats.', videoUrl: 'https://example.com/1' };

it('is restored after a reload, and ignores invalid drafts', () => {
  expect(readSelfRating(JSON.parse(JSON.stringify(RATED)))).toEqual(RATED);
  const wrong = [null, 'x', { ...RATED, overallQuality: '8' }, { ...RATED, videoUrl: 7 }];
  for (const draft of wrong) expect(readSelfRating(draft)).toBeUndefined();
});

it('is restored from an older version’s draft with missing fields empty', () => {
  const { videoUrl: _, ...old } = RATED;
  expect(readSelfRating(old)).toEqual({ ...old, videoUrl: '' });
});
