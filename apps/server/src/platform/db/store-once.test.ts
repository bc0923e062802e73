import { describe, expect, it } from 'vitest';
import { repeatResult, sentAs, storeOnce } from './store-once.ts';

const KEY = '019aa000-0000-7000-8000-0000000000bb';
const same = new Error('sent before');

describe('request identity', () => {
  it('depends on the content in any order, but not on the key', () => {
    const sent = sentAs(KEY, { note: 'a', sets: [{ reps: 8, kg: 60 }], requestKey: KEY });
    expect(sentAs(KEY, { sets: [{ kg: 60, reps: 8 }], note: 'a' })).toEqual(sent);
    expect(sentAs(KEY, { note: 'a', sets: [{ reps: 8, kg: 60 }], mood: undefined })).toEqual(sent);
    expect(sent).toMatchObject({ requestKey: KEY, requestHash: expect.stringMatching(/^.{43}$/) });
  });

  it.each([
    ['another value', { note: 'b', sets: [1, 2] }],
    ['another order of a list', { note: 'a', sets: [2, 1] }],
    ['a field more', { note: 'a', sets: [1, 2], mood: null }],
    ['a field less', { note: 'a' }],
  ])('is %s', (_name, other) => {
    const { requestHash } = sentAs(KEY, { note: 'a', sets: [1, 2] });
    expect(sentAs(KEY, other).requestHash).not.toBe(requestHash);
  });

  it('is nothing without a key', () => {
    expect(sentAs(undefined, { note: 'a' })).toEqual({ requestKey: null, requestHash: null });
  });
});

describe('duplicate requests', () => {
  const once = (content: string, stored: string) => {
    const first = { said: stored, requestHash: sentAs(KEY, { said: stored }).requestHash };
    return storeOnce(
      {
        sent: sentAs(KEY, { said: content }),
        isAlreadyStored: (error) => error === same,
        findFirst: async () => first,
        hashOf: ({ requestHash }) => requestHash,
      },
      () => Promise.reject(same),
    );
  };

  it('return the first result, and reject other content under the same key', async () => {
    expect(await once('one', 'one')).toMatchObject({ said: 'one' });
    await expect(once('two', 'one')).rejects.toMatchObject({
      code: 'request_key_reused',
      status: 409,
    });
  });

  it('treat rows stored without a hash as the same request', () => {
    expect(repeatResult('row', { requestHash: null }, sentAs(KEY, 'anything'))).toBe('row');
  });

  it('fail like the store if nothing was stored before', async () => {
    const options = {
      sent: sentAs(KEY, 1),
      isAlreadyStored: (error: unknown) => error === same,
      findFirst: async () => null,
      hashOf: () => null,
    };
    const other = new Error('other');
    await expect(storeOnce(options, () => Promise.reject(other))).rejects.toBe(other);
    await expect(storeOnce(options, () => Promise.reject(same))).rejects.toBe(same);
  });
});
