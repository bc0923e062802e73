import { randomUUID } from 'node:crypto';
import { signUpForm } from '../../apps/server/src/testing/answers.ts';
import { type Figure, median } from '../figure.ts';
import { startProcesses } from './processes.ts';

const TRIES = 300;
const PASSWORD = 'quarter turns to the right';

/**
 * Tests whether response times reveal which accounts exist. Compares a login with a wrong password
 * and one with an unknown email address, and a link or invitation for a known and an unknown
 * address. Each request has its own IP address, so that no limit is hit. The kinds alternate, so
 * that the machine's fluctuations affect all of them equally.
 */
export async function measureLoginTiming(databaseUrl: string): Promise<Figure[]> {
  const processes = await startProcesses(databaseUrl, { TRUST_PROXY: 'on' }, { more: 0 });
  try {
    const [url] = processes.urls;
    const known = await signUpMany(url);
    const { cookie } = await processes.otherCoach('other-coach@test.example');
    const gaps: Figure[] = [];
    for (const { name, path, body, isCoach } of REQUESTS) {
      const durations: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const answers = new Set<string>();
      for (const email of known) {
        // This test exceeds a coach's hourly limit.
        await processes.pool.query('delete from attempts');
        for (const [kind, asked] of [
          ['known', email],
          ['unknown', `${randomUUID()}@test.example`],
        ] as const) {
          const startedAt = performance.now();
          answers.add(await post(url, path, body(asked), isCoach ? cookie : ''));
          durations[kind].push(performance.now() - startedAt);
        }
      }
      const value = Math.abs(median(durations.known) - median(durations.unknown));
      const beside = `of ${median(durations.unknown).toFixed(1)} ms; answers: ${[...answers].join(', ')}`;
      gaps.push({
        name: `${name}: known against unknown e-mail, median gap`,
        value,
        unit: 'ms',
        beside,
      });
    }
    return gaps;
  } finally {
    await processes.close();
  }
}

const REQUESTS = [
  {
    name: 'login',
    path: '/api/auth/login',
    body: (email: string) => ({ email, password: 'lat spread from the rear' }),
  },
  {
    name: 'link for a password',
    path: '/api/auth/password-link',
    body: (email: string) => ({ email }),
  },
  {
    name: 'invitation',
    path: '/api/invitations',
    body: (email: string) => ({ email }),
    isCoach: true,
  },
];

/** Accounts used once each, so that no account hits its limit. */
async function signUpMany(url: string): Promise<string[]> {
  const emails = Array.from({ length: TRIES }, (_, n) => `known-${n}@test.example`);
  for (const email of emails) {
    const status = await post(url, '/api/users', signUpForm({ email, password: PASSWORD }), '');
    if (!status.startsWith('201')) throw new Error(`signing up answered ${status}`);
  }
  return emails;
}

let callers = 0;

/** @returns the status and message, without the request id */
async function post(url: string, path: string, body: object, cookie: string): Promise<string> {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      origin: url.replace('http:', 'https:'),
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return reply.ok ? `${reply.status}` : `${reply.status} ${JSON.parse(text).error}`;
}
