import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@posedown/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  test.browser().request({ method: 'GET', url: `/api/docs/${path}`, headers });

it('builds the specification once, and answers others meanwhile', async () => {
  const build = vi.spyOn(test.app, 'swagger');
  const answered: string[] = [];
  const first = ask('json').finally(() => answered.push('specification'));
  const again = ask('json');
  const other = test.browser().get('/api/config');
  await other.finally(() => answered.push('other'));
  expect((await again).body).toBe((await first).body);
  expect((await ask('json')).body).toBe((await first).body);
  expect(build).toHaveBeenCalledTimes(1);
  expect(answered).toEqual(['other', 'specification']);
  build.mockRestore();
});

it('describes every call of the contract', async () => {
  const { paths, components } = JSON.parse((await ask('json')).body);
  for (const { method, path } of Object.values(endpoints)) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.responses, `${method} ${path}`).toBeDefined();
  }
  expect(components.schemas.TrainingStats.properties.weeks).toBeDefined();
});

it('has no YAML of it', async () => {
  expect((await ask('yaml')).statusCode).toBe(404);
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
