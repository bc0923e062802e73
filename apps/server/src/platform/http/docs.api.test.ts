import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@posedown/contract';
import { expect, vi } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';

const it = serverTest.extend('api', ({ server }) => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.browser().request({ method: 'GET', url: `/api/docs/${path}`, headers });
  return { ask };
});

it('builds the specification once, and answers others meanwhile', async ({ server, api }) => {
  const build = vi.spyOn(server.app, 'swagger');
  const answered: string[] = [];
  const first = api.ask('json').finally(() => answered.push('specification'));
  const again = api.ask('json');
  const other = server.browser().get('/api/config');
  await other.finally(() => answered.push('other'));
  expect((await again).body).toBe((await first).body);
  expect((await api.ask('json')).body).toBe((await first).body);
  expect(build).toHaveBeenCalledTimes(1);
  expect(answered).toEqual(['other', 'specification']);
  build.mockRestore();
});

it('describes every call of the contract', async ({ api }) => {
  const { paths, components } = JSON.parse((await api.ask('json')).body);
  for (const { method, path } of Object.values(endpoints)) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.responses, `${method} ${path}`).toBeDefined();
  }
  expect(components.schemas.TrainingStats.properties.weeks).toBeDefined();
});

it('has no YAML of it', async ({ api }) => {
  expect((await api.ask('yaml')).statusCode).toBe(404);
});

it('answers 304 only to clients that already have the specification', async ({ api }) => {
  const { headers, body } = await api.ask('json');
  const etag = String(headers.etag);
  const again = await api.ask('json', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await api.ask('json', { 'if-none-match': '"another"' })).body).toBe(body);
});

it('sends it compressed as the client takes it', async ({ api }) => {
  const { body } = await api.ask('json');
  const br = await api.ask('json', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(body);
  const gzip = await api.ask('json', { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(gzip.rawPayload))).toBe(body);
});
