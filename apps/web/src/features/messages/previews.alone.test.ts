import { afterEach, expect, it, vi } from 'vitest';
import { cachePreview, freePreviews, previewOf } from './previews.ts';

afterEach(() => vi.restoreAllMocks());

it('retains each preview until it is freed', () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL');
  const freed = vi.spyOn(URL, 'revokeObjectURL');
  const picture = new Blob(['a picture']);
  cachePreview('one', picture);
  cachePreview('two', picture);
  cachePreview('two', picture);
  const addresses = createUrl.mock.results.map(({ value }) => value);
  expect(previewOf('two')).toBe(addresses[2]);
  freePreviews(['one', 'two', 'never kept']);
  freePreviews();
  expect(freed.mock.calls.flat().sort()).toEqual(addresses.sort());
  expect(previewOf('one')).toBeUndefined();
});
