import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { bodyOf, draftAfterSave, failureText } from './video-draft.ts';

const stored = { videoUrl: 'https://video.example/a', videoVersion: 3 };
const refused = new ApiError(409, JSON.stringify({ code: 'changed_meanwhile', error: 'No.' }), '');

it('never overwrites another link unseen, and uses the refetched version after a failed save', () => {
  const draft = { address: ' https://video.example/b ', version: 2 };
  expect(bodyOf(draft, stored)).toEqual({ videoUrl: 'https://video.example/b', videoVersion: 2 });
  expect(bodyOf({ ...draft, version: null }, stored).videoVersion).toBe(3);
  expect(bodyOf(undefined, stored)).toEqual(stored);
  expect(bodyOf({ address: '', version: 3 }, stored).videoUrl).toBeNull();
});

it('keeps input typed during a save, based on the saved version', () => {
  const sent = { address: 'https://video.example/b', version: 3 };
  const saved = { videoUrl: sent.address, videoVersion: 4 };
  expect(draftAfterSave({ ...sent }, sent, saved)).toBeUndefined();
  const typedMeanwhile = { address: 'https://video.example/bc', version: 3 };
  expect(draftAfterSave(typedMeanwhile, sent, saved)).toEqual({ ...typedMeanwhile, version: 4 });
});

it('names the link that was saved first, or says that there was no response', () => {
  expect(failureText(refused, stored)).toBe(
    'Another device linked https://video.example/a in the meantime. Save again to replace it with yours.',
  );
  expect(failureText(refused, { ...stored, videoUrl: null })).toMatch(/removed the video/);
  expect(failureText(new TypeError('Failed to fetch'), stored)).toMatch(/didn’t get a response/);
});
