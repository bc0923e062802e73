import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  test.browser().request({ method: 'GET', url: `/api/docs/${path}`, headers });

it.each(['json', 'yaml'])('builds the specification once: %s', async (path) => {
  const build = vi.spyOn(test.app, 'swagger');
  const first = await ask(path);
  const second = await ask(path);
  expect(build.mock.calls.length).toBeLessThanOrEqual(1);
  expect([second.statusCode, second.body]).toEqual([200, first.body]);
  build.mockRestore();
});

it('answers 304 only to clients that already have the specification', async () => {
  const { headers, body } = await ask('json');
  const etag = String(headers.etag);
  const again = await ask('json', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await ask('json', { 'if-none-match': '"another"' })).body).toBe(body);
});

it('sends it compressed as the client takes it', async () => {
  const { body } = await ask('json');
  const br = await ask('json', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(body);
  const gzip = await ask('json', { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(gzip.rawPayload))).toBe(body);
});
