import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capture } from './run.mjs';

/** @typedef {import('./tally.mjs').Result} Result */

/**
 * Runs Vitest and parses its counts.
 * @param {string} config
 * @param {{ env?: Record<string, string>, projects?: string[], tags?: string, workers?: number }} [options] all
 * projects, tests and workers of the configuration by default; `!` excludes a project or a tag
 * @returns {Promise<Result>}
 */
export function runVitest(config, { env = {}, projects = [], tags, workers } = {}) {
  return withReport(async (report) => {
    const { code, output } = await capture(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...['--config', config],
        ...projects.map((project) => `--project=${project}`),
        ...(tags ? [`--tags-filter=${tags}`] : []),
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { NO_COLOR: '1', ...env },
    );
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
      readReport(report, output);
    return {
      passed: numPassedTests,
      failed: atLeastOneIf(code !== 0, numFailedTests),
      skipped: numPendingTests + numTodoTests,
      failures: testResults.flatMap(failuresOfFile),
      output,
    };
  });
}

/**
 * Runs the browser journeys and parses their counts.
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
export function runPlaywright(env) {
  return withReport(async (report) => {
    const { code, output } = await capture(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
      { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
    );
    const { stats, suites } = readReport(report, output);
    return {
      passed: stats.expected,
      // A journey that passes only on retry counts as failed.
      failed: atLeastOneIf(code !== 0, stats.unexpected + stats.flaky),
      skipped: stats.skipped,
      failures: testsIn(suites).flatMap(({ title, results }) =>
        results
          .filter((/** @type {any} */ { error }) => error)
          .map((/** @type {any} */ { error }) => `${title}: ${firstLine(error.message)}`),
      ),
      output: [output, ...pagesAtFailure(suites)].join('\n'),
    };
  });
}

/**
 * Page contents at the failures, as described by Playwright, since a remote run can't be inspected afterward.
 * @param {readonly any[]} suites
 * @returns {string[]}
 */
function pagesAtFailure(suites) {
  return testsIn(suites)
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .filter(({ name }) => name === 'error-context')
    .map(({ path }) => readFileSync(path, 'utf8'));
}

/**
 * Every test of a report, with the title of its journey.
 *
 * @param {readonly any[]} suites
 * @returns {any[]}
 */
function testsIn(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...testsIn(inner),
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests.map((/** @type {any} */ test) => ({ ...test, title })),
    ),
  ]);
}

/**
 * Failures of a test file, one line each. A file that doesn't load counts as one failure.
 * @param {any} file
 * @returns {string[]}
 */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map(
    (/** @type {any} */ { fullName, failureMessages }) =>
      `${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

/** @param {string | undefined} message */
const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0];

/**
 * A suite with an error exit code counts as failed even without a failed test, for example if a file doesn't load.
 * @param {boolean} endedBadly
 * @param {number} failed
 */
function atLeastOneIf(endedBadly, failed) {
  return endedBadly ? Math.max(1, failed) : failed;
}

/**
 * @param {string} report
 * @param {string} output
 */
function readReport(report, output) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`The tests ended without a report.\n${output}`);
  }
}

/**
 * @param {(report: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withReport(work) {
  const directory = mkdtempSync(join(tmpdir(), 'posedown-report-'));
  try {
    return await work(join(directory, 'report.json'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
