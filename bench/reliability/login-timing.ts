import { randomUUID } from 'node:crypto';
import { signUpForm } from '../../apps/server/src/testing/answers.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { type Figure, median } from '../figure.ts';

const TRIES = 300;
const PASSWORD = 'quarter turns to the right';

/**
 * Asks who has an account by the clock: how much longer a login with a wrong password takes than one
 * with an unknown e-mail, and a link for a known e-mail than one for an unknown. Each comes from an
 * address of its own, so that no limit answers first; the kinds take turns, so that the machine's moods
 * meet all alike.
 */
export async function measureLoginTiming(): Promise<Figure[]> {
  const product = await startProduct({ TRUST_PROXY: 'on' });
  try {
    const known = await signUpMany(product.url);
    const gaps: Figure[] = [];
    for (const { name, path, body } of ASKED) {
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const answers = new Set<string>();
      for (const email of known) {
        for (const [kind, asked] of [
          ['known', email],
          ['unknown', `${randomUUID()}@test.example`],
        ] as const) {
          const startedAt = performance.now();
          answers.add(await post(product.url, path, body(asked)));
          took[kind].push(performance.now() - startedAt);
        }
      }
      const value = Math.abs(median(took.known) - median(took.unknown));
      const beside = `of ${median(took.unknown).toFixed(1)} ms; ${answers.size} different answers`;
      gaps.push({
        name: `${name}: known against unknown e-mail, median gap`,
        value,
        unit: 'ms',
        beside,
      });
    }
    return gaps;
  } finally {
    await product.close();
  }
}

const ASKED = [
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
];

/** Accounts of whom each is asked about once: no account meets its limit. */
async function signUpMany(url: string): Promise<string[]> {
  const emails = Array.from({ length: TRIES }, (_, n) => `known-${n}@test.example`);
  for (const email of emails) {
    const status = await post(url, '/api/users', signUpForm({ email, password: PASSWORD }));
    if (!status.startsWith('201')) throw new Error(`signing up answered ${status}`);
  }
  return emails;
}

let callers = 0;

/** @returns the status and what is said, without the number of the request */
async function post(url: string, path: string, body: object): Promise<string> {
  callers += 1;
  const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url.replace('http:', 'https:'),
      'x-forwarded-for': address,
      'x-forwarded-proto': 'https',
    },
    body: JSON.stringify(body),
  });
  const said = await reply.text();
  return `${reply.status} ${reply.ok ? '' : JSON.parse(said).error}`;
}
