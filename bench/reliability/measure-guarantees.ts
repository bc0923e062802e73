import { runApiTests } from '../api-tests.ts';
import type { Figure } from '../figure.ts';

/** Guarantees of every `npm test`, and the files and tests that verify them. */
const GUARANTEES: readonly { name: string; file: string; tests?: RegExp }[] = [
  { name: 'every route, called by every kind of caller', file: 'testing/permissions' },
  {
    name: 'other people’s ids, in every parameter and field of every request',
    file: 'testing/foreign-ids',
  },
  {
    name: 'bodies with a field the sender may not set',
    file: 'testing/bad-input',
    tests: /unknown fields/,
  },
  {
    name: 'bodies over the limit, of another type, or not JSON',
    file: 'testing/bad-input',
    tests: /too large/,
  },
  {
    name: 'slow sockets and endless bodies',
    file: 'platform/http/http-errors',
    tests: /dozens of sockets|endless headers/,
  },
  { name: 'writes from a foreign page or without fetch metadata', file: 'testing/every-write' },
  { name: 'concurrent changes from several devices', file: 'testing/several-devices' },
  { name: 'writes sent twice', file: 'testing/duplicate-requests' },
  { name: 'logins, passwords and sessions, including expiry', file: 'features/auth/' },
  {
    name: 'photos: truncated, with HTML appended, animated, large, too many pixels, HEIC, with location',
    file: 'features/photos/photos.',
  },
  { name: 'entries around midnight and daylight saving changes', file: 'testing/right-day' },
  {
    name: 'denials (first 50 per person and hour), file access, deletions and logins in the audit log',
    file: 'testing/audit',
  },
  { name: 'secrets and health data in the logs', file: 'testing/log-secrets' },
  { name: 'account export and deletion', file: 'features/account/' },
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
    if (matching.length === 0) throw new Error(`No test found for '${name}'.`);
    const failed = matching.filter(({ status }) => status !== 'passed').length;
    return {
      name,
      value: failed,
      unit: 'wrong',
      beside: `of ${matching.length} tests, ${ROOT}${file}`,
    };
  });
}
