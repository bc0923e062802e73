import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

const CALLS = 200_000;
const SUITE = 'apps/server/src/testing/fuzz';

/** The drawn calls of the tests, ten times as many. @throws when one of them fails */
export async function measureFuzz(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-fuzz-'));
  const report = join(folder, 'report.json');
  try {
    const startedAt = performance.now();
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        ...['run', SUITE, '--config', 'vitest.api.config.ts'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { env: { ...process.env, FUZZ_REQUESTS: String(CALLS) }, stdio: ['ignore', 2, 2] },
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const { numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (status !== 0) throw new Error(`The drawn calls found ${numFailedTests} failures.`);
    return [
      { name: 'drawn calls without a failure', value: CALLS, unit: 'calls' },
      { name: 'drawn calls, embedded', value: CALLS / seconds, unit: 'calls/s' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
