import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesToKeep } from './service-worker.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'posedown-built-'));
  mkdirSync(join(dist, 'assets'));
  for (const name of [
    'base-B.js',
    'app-A.css',
    'inter-C.woff2',
    'inter-latin-wght-normal-D.woff2',
  ]) {
    writeFileSync(join(dist, 'assets', name), name);
  }
  writeFileSync(join(dist, 'app.html'), 'one');
});
afterEach(() => rmSync(dist, { recursive: true }));

it('are the parts by their names, without whole faces, and the page by what it holds', () => {
  const [page, ...parts] = filesToKeep(dist);
  expect(page).toMatchObject({
    url: '/app.html',
    revision: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(parts).toEqual([
    { url: '/assets/app-A.css', revision: null },
    { url: '/assets/base-B.js', revision: null },
    { url: '/assets/inter-C.woff2', revision: null },
  ]);
  writeFileSync(join(dist, 'app.html'), 'two');
  expect(filesToKeep(dist)[0]?.revision).not.toBe(page?.revision);
});
