import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../lib/root.mjs';

/** Changes that would leak into the next test file of the same process. */
const LEAKING_CHANGES =
  /\bvi\.(mock|stubGlobal|useFakeTimers|setSystemTime|resetModules)\b|globalThis\.\w+ = /;

function unitTestsOf(folder: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.api.test.ts'))
    .map((file) => join(folder, file));
}

it.each(['apps/web/src', 'apps/server/src', 'packages/coaching/src', 'scripts'])(
  'runs a test of %s that replaces real parts in its own process',
  (folder) => {
    const tests = unitTestsOf(folder);
    expect(tests.length).toBeGreaterThan(0);
    const leaving = tests.filter((file) =>
      LEAKING_CHANGES.test(readFileSync(inRoot(file), 'utf8')),
    );
    expect(leaving.filter((file) => !file.endsWith('.alone.test.ts'))).toEqual([]);
  },
);
