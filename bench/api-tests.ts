import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The parts of Vitest's report used here. */
export interface TestReport {
  testResults: {
    /** The path of the file. */
    name: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/**
 * Runs API tests on the embedded database, whether or not they pass.
 * @param paths path fragments of the files to run
 * @throws Error if a file couldn't run or the run was interrupted, since its tests are missing from the report
 */
export function runApiTests(paths: string[], env: Record<string, string> = {}): TestReport {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-api-tests-'));
  const file = join(folder, 'report.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        ...['run', ...paths, '--config', 'vitest.api.config.ts'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ],
      { env: { ...process.env, TEST_DATABASE_URL: '', ...env }, stdio: ['ignore', 2, 2] },
    );
    const report = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    const broken = report.testResults.filter(
      ({ assertionResults }) => assertionResults.length === 0,
    );
    if (broken.length > 0) throw new Error(`Not run: ${broken.map(({ name }) => name).join(', ')}`);
    const isClean = report.testResults.every(({ assertionResults }) =>
      assertionResults.every(({ status }) => status === 'passed'),
    );
    if (status !== 0 && isClean) throw new Error(`The tests ended with code ${status}.`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
