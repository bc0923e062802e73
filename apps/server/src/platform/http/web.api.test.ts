import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { serverTest } from '../../testing/fixtures.ts';
import { openTestApp } from '../../testing/test-app.ts';

const FILES = {
  'app.html': 'the app',
  'pages.json': '[{"path":"/here","file":"pages/here.html","guarded":false}]',
  'csp-hashes.json': `{"script-src":["'sha256-s'"],"style-src":{"app.html":[],"pages/here.html":["'sha256-h'"]}}`,
  'pages/here.html': 'a page',
  'assets/part.js': 'part()',
  'assets/part.js.br': brotliCompressSync('part()'),
};

const it = serverTest
  .extend('server', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const webDir = mkdtempSync(join(tmpdir(), 'posedown-web-'));
    for (const folder of ['assets', 'pages']) mkdirSync(join(webDir, folder));
    for (const [file, content] of Object.entries(FILES)) writeFileSync(join(webDir, file), content);
    const server = await openTestApp(settings, { webDir });
    onCleanup(async () => {
      await server.close();
      rmSync(webDir, { recursive: true });
    });
    return server;
  })
  .extend(
    'get',
    ({ server }) =>
      (url: string, headers = {}) =>
        server.app.inject({ url, headers }),
  );

it('sends web files with permanent caching, compressed if the client accepts it', async ({
  get,
}) => {
  const plain = await get('/assets/part.js');
  expect([plain.statusCode, plain.body]).toEqual([200, 'part()']);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const small = await get('/assets/part.js', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toContain('javascript');
});

it('sends the page of an address, or else the app', async ({ get }) => {
  const page = await get('/here');
  expect([page.statusCode, page.body]).toEqual([200, 'a page']);
  const none = await get('/nowhere');
  expect([none.statusCode, none.body]).toEqual([404, 'the app']);
});

it("allows only a page's own inline styles", async ({ get }) => {
  const policy = async (url: string) =>
    String((await get(url)).headers['content-security-policy']).split(';');
  expect(await policy('/here')).toContain("style-src 'self' 'sha256-h'");
  for (const url of ['/nowhere', '/api/health']) {
    expect(await policy(url)).toContain("style-src 'self'");
    expect(await policy(url)).toContain("script-src 'self' 'sha256-s'");
  }
});

it('disables browser features that no screen uses', async ({ get }) => {
  const policy = (await get('/here')).headers['permissions-policy'];
  expect(policy).toContain('camera=(self)');
  expect(policy).toContain('microphone=(self)');
  expect(policy).toContain('geolocation=()');
  expect((await get('/assets/part.js')).headers['permissions-policy']).toBeUndefined();
});

it.for([
  '/pages.json',
  '/csp-hashes.json',
  '/pages/here.html',
  '/assets/part.js.br',
  '/assets/none.js',
  '/assets/%2e%2e/pages.json',
])('does not send %s', async (url, { get }) => {
  expect((await get(url)).statusCode).toBe(404);
});
