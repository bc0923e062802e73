import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@posedown/contract';
import { expect, vi } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';

const it = serverTest.extend('api', ({ server }) => {
  const sendRequest = (path: string, headers: Record<string, string> = {}) =>
    server.browser().request({ method: 'GET', url: `/api/docs/${path}`, headers });
  return { sendRequest };
});

it('builds the specification once while serving other requests', async ({ server, api }) => {
  const build = vi.spyOn(server.app, 'swagger');
  const answered: string[] = [];
  const first = api.sendRequest('json').finally(() => answered.push('specification'));
  const repeated = api.sendRequest('json');
  const other = server.browser().get('/api/config');
  await other.finally(() => answered.push('other'));
  expect((await repeated).body).toBe((await first).body);
  expect((await api.sendRequest('json')).body).toBe((await first).body);
  expect(build).toHaveBeenCalledTimes(1);
  expect(answered).toEqual(['other', 'specification']);
  build.mockRestore();
});

it('describes every endpoint of the contract', async ({ api }) => {
  const { paths, components } = JSON.parse((await api.sendRequest('json')).body);
  for (const { method, path } of Object.values(endpoints)) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(described?.responses, `${method} ${path}`).toBeDefined();
  }
  expect(components.schemas.TrainingStats.properties.weeks).toBeDefined();
});

it("doesn't offer YAML", async ({ api }) => {
  expect((await api.sendRequest('yaml')).statusCode).toBe(404);
});

it('answers 304 only to clients that already have the specification', async ({ api }) => {
  const { headers, body } = await api.sendRequest('json');
  const etag = String(headers.etag);
  const repeated = await api.sendRequest('json', { 'if-none-match': etag });
  expect([repeated.statusCode, repeated.body]).toEqual([304, '']);
  expect((await api.sendRequest('json', { 'if-none-match': '"another"' })).body).toBe(body);
});

it('sends it with the compression the client accepts', async ({ api }) => {
  const { body } = await api.sendRequest('json');
  const br = await api.sendRequest('json', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(br.rawPayload))).toBe(body);
  const gzip = await api.sendRequest('json', { 'accept-encoding': 'gzip' });
  expect(String(gunzipSync(gzip.rawPayload))).toBe(body);
});
