import { runApiTests } from './api-tests.ts';
import type { Figure } from './figure.ts';

const CALLS = 200_000;

/**
 * Runs the tests' generated calls, ten times as many.
 * @throws if one of them fails
 */
export async function measureFuzz(): Promise<Figure[]> {
  const startedAt = performance.now();
  const { testResults } = runApiTests(['apps/server/src/testing/fuzz'], {
    FUZZ_REQUESTS: String(CALLS),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed');
  if (failed.length > 0) throw new Error(`The drawn calls found ${failed.length} failures.`);
  return [
    { name: 'drawn calls without a failure', value: CALLS, unit: 'calls' },
    { name: 'drawn calls, embedded', value: CALLS / seconds, unit: 'calls/s' },
  ];
}
