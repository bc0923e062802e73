import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { readUpload } from './read-upload.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function start(onBytes: (bytes: number) => AppError | null = () => null) {
  const payload = new PassThrough();
  const outcome = readUpload(payload, { what: 'photo' as const, maxBytes: 100_000, onBytes }).then(
    (file) => file.length,
    (error: unknown) => (error instanceof AppError ? error.code : 'other'),
  );
  return { payload, outcome };
}

it('rejects a file if hardly any of it has arrived after ten seconds', async () => {
  const { payload, outcome } = start();
  payload.write('x'.repeat(54));
  await vi.advanceTimersByTimeAsync(9000);
  payload.write('x');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe('request_timeout');
});

it('waits for a file that arrives slowly but steadily', async () => {
  const { payload, outcome } = start();
  for (let second = 0; second < 40; second += 1) {
    payload.write('x'.repeat(2100));
    await vi.advanceTimersByTimeAsync(1000);
  }
  payload.end();
  expect(await outcome).toBe(84_000);
});

it('rejects a file as soon as it is too large or there is no room', async () => {
  const large = start();
  large.payload.write('x'.repeat(100_001));
  expect(await large.outcome).toBe('body_too_large');
  const full = start(() => new AppError('unavailable', { userMessage: 'Full.' }));
  full.payload.write('x');
  expect(await full.outcome).toBe('unavailable');
});

it('ends when the sender disconnects', async () => {
  const { payload, outcome } = start();
  payload.destroy(new Error('aborted'));
  expect(await outcome).toBe('other');
});
