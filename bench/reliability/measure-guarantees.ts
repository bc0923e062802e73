import { runApiTests } from '../api-tests.ts';
import type { Figure } from '../figure.ts';

/** Guarantees of every `npm test`, and the files and tests that verify them. */
const GUARANTEES: readonly { name: string; file: string; tests?: RegExp }[] = [
  { name: 'calls of every route by every kind of caller', file: 'testing/permissions' },
  { name: 'ids of someone else’s, in every place of every call', file: 'testing/foreign-ids' },
  {
    name: 'bodies with a field that is not theirs to send',
    file: 'testing/bad-input',
    tests: /fields it does not name/,
  },
  {
    name: 'bodies over the limit, of another type, or no JSON',
    file: 'testing/bad-input',
    tests: /too large/,
  },
  {
    name: 'slow sockets, and bodies that do not end',
    file: 'platform/http/http-errors',
    tests: /dozens of sockets|waits for no end/,
  },
  { name: 'writes from a foreign page or without fetch metadata', file: 'testing/every-write' },
  { name: 'things that several devices change at once', file: 'testing/several-devices' },
  { name: 'writes that are sent twice', file: 'testing/sent-twice' },
  { name: 'logins, passwords and sessions, and how they end', file: 'features/auth/' },
  {
    name: 'photos: cut off, with a page behind them, moving, large, too many pixels, HEIC, places',
    file: 'features/photos/photos.',
  },
  { name: 'records around midnight where the clocks change', file: 'testing/right-day' },
  {
    name: 'denials (the first 50 an hour of each person), files, deletions and sign-ins in the audit log',
    file: 'testing/audit',
  },
  { name: 'secrets and health in the logs', file: 'testing/log-secrets' },
  { name: 'the export and the deletion of an account', file: 'features/account/' },
];
const ROOT = 'apps/server/src/';

/** For each guarantee, the number of tests and of failures. */
export async function measureGuarantees(): Promise<Figure[]> {
  const paths = new Set(GUARANTEES.map(({ file }) => ROOT + file));
  const { testResults } = runApiTests([...paths]);
  return GUARANTEES.map(({ name, file, tests = /./ }) => {
    const matching = testResults
      .filter((suite) => suite.name.includes(ROOT + file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName }) => tests.test(fullName));
    if (matching.length === 0) throw new Error(`No test holds '${name}'.`);
    const failed = matching.filter(({ status }) => status !== 'passed').length;
    return {
      name,
      value: failed,
      unit: 'wrong',
      beside: `of ${matching.length} tests, ${ROOT}${file}`,
    };
  });
}
