import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesToCache } from './service-worker.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'posedown-built-'));
  mkdirSync(join(dist, 'assets'));
  for (const name of [
    'base-B.js',
    'app-A.css',
    'inter-C.woff2',
    'inter-latin-wght-normal-D.woff2',
    'alerts-E.js',
    'answers-F.js',
    'contract-G.js',
  ]) {
    writeFileSync(join(dist, 'assets', name), name);
  }
  writeFileSync(join(dist, 'app.html'), 'one');
});
afterEach(() => rmSync(dist, { recursive: true }));

const manifest = {
  'index.html': { file: 'assets/base-B.js', css: ['assets/app-A.css'] },
  'inter.woff2': { file: 'assets/inter-C.woff2' },
  'inter-latin.woff2': { file: 'assets/inter-latin-wght-normal-D.woff2' },
  'alerts.tsx': { file: 'assets/alerts-E.js' },
  '_answers-F.js': {
    file: 'assets/answers-F.js',
    name: 'settled',
    imports: ['index.html'],
    dynamicImports: ['contract.ts'],
  },
  'contract.ts': { file: 'assets/contract-G.js' },
};

it('lists the files of every page first, without whole faces, and versions the page by its content', () => {
  const { first, parts, answerParts } = filesToCache(dist, manifest);
  expect(first).toEqual([
    { url: '/app.html', revision: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { url: '/assets/app-A.css', revision: null },
    { url: '/assets/base-B.js', revision: null },
    { url: '/assets/inter-C.woff2', revision: null },
  ]);
  expect(answerParts).toEqual(['/assets/answers-F.js', '/assets/contract-G.js']);
  expect(parts).toEqual(['/assets/alerts-E.js', ...answerParts]);
  writeFileSync(join(dist, 'app.html'), 'two');
  expect(filesToCache(dist, manifest).first[0]?.revision).not.toBe(first[0]?.revision);
});
