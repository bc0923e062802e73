import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

/** What a file after it in the same process would meet. */
const LEAVES =
  /\bvi\.(mock|stubGlobal|useFakeTimers|setSystemTime|resetModules)\b|globalThis\.\w+ = /;

function unitTestsOf(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.api.test.ts'))
    .map((file) => join(folder, file));
}

it.each(['apps/web/src', 'apps/server/src', 'packages/coaching/src', 'scripts'])(
  'what a test of %s puts in the place of the real thing, it has to itself',
  (folder) => {
    const tests = unitTestsOf(folder);
    expect(tests.length).toBeGreaterThan(0);
    const leaving = tests.filter((file) => LEAVES.test(readFileSync(inRoot(file), 'utf8')));
    expect(leaving.filter((file) => !file.endsWith('.alone.test.ts'))).toEqual([]);
  },
);
