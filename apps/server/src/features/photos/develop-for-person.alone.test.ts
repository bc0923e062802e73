import { expect, it, vi } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { developForPerson } from './develop-for-person.ts';

/** Each decode takes this long and fails like a broken image. */
const decode = vi.hoisted(() => ({ ms: 0, running: 0, most: 0 }));
vi.mock('./develop-photo.ts', () => ({
  developPhoto: async (_input: unknown, _type: string, onSpent: (ms: number) => void) => {
    decode.running += 1;
    decode.most = Math.max(decode.most, decode.running);
    await new Promise((done) => setImmediate(done));
    decode.running -= 1;
    onSpent(decode.ms);
    throw new AppError('bad_request', { userMessage: 'Broken.' });
  },
}));

const send = (sender: string) =>
  developForPerson(sender, new Uint8Array(), 'image/png').catch((error: AppError) => error.code);

it('decodes one image per person at a time, within a time budget', async () => {
  decode.ms = 40_000;
  const codes = await Promise.all([send('a'), send('a'), send('a'), send('a')]);
  expect(codes).toEqual(['bad_request', 'bad_request', 'bad_request', 'too_many_requests']);
  expect(decode.most).toBe(1);
  expect(await send('b')).toBe('bad_request');
});
