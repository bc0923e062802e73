import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

const webDir = mkdtempSync(join(tmpdir(), 'posedown-pages-'));
afterAll(() => rmSync(webDir, { recursive: true }));

const pages = [
  { path: '/competition/$id', file: 'competition-id.html', guarded: true },
  { path: '/competition/setup', file: 'competition-setup.html', guarded: true },
  { path: '/dashboard', role: 'client', file: 'client.html', guarded: true },
  { path: '/dashboard', role: 'coach', file: 'coach.html', guarded: true },
  { path: '/login', file: 'login/index.html', guarded: false },
];
writeFileSync(join(webDir, 'pages.json'), JSON.stringify(pages));
const find = readPages(webDir);

describe('page of an address', () => {
  it.each([
    ['/login', undefined, 'login/index.html'],
    ['/login/', 'coach', 'login/index.html'],
    ['/dashboard', 'client', 'client.html'],
    ['/dashboard', 'coach', 'coach.html'],
    ['/competition/setup', 'client', 'competition-setup.html'],
    ['/competition/0190', 'coach', 'competition-id.html'],
  ])('%s of %s is %s', (path, hint, file) => {
    expect(find(path, hint)).toEqual({ file, status: 200 });
  });

  it('prefetches nothing for a visitor without a session', () => {
    expect(find('/dashboard', undefined)).toEqual({ file: 'app.html', status: 200 });
    expect(find('/competition/setup', '')).toEqual({ file: 'app.html', status: 200 });
  });

  it('is the plain app for an unknown role', () => {
    expect(find('/dashboard', 'judge')).toEqual({ file: 'app.html', status: 200 });
  });

  it('is missing if no screen has the address', () => {
    for (const path of ['/nowhere', '/competition', '/competition/a/b', '/loginx', '/x/login']) {
      expect(find(path, 'coach')).toEqual({ file: 'app.html', status: 404 });
    }
  });
});
