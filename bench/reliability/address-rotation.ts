import { signUpForm } from '../../apps/server/src/testing/answers.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Figure } from '../figure.ts';

const PASSWORD = 'stage lights at noon';
const GUESSES = 300;
const STRANGER_EVERY = 3;

/**
 * Guesses for one account from many networks of one customer, and a flood of wrong passwords from everywhere while
 * the owner logs in on a known device.
 */
export async function measureAddressRotation(): Promise<Figure[]> {
  const product = await startProduct({ TRUST_PROXY: 'on', LOG_LEVEL: 'silent' });
  try {
    return [...(await measureGuesses(product)), ...(await measureFlood(product))];
  } finally {
    await product.close();
  }
}

async function measureGuesses(product: Product): Promise<Figure[]> {
  const { email } = await signUp(product, 'guessed@test.example');
  const statuses: number[] = [];
  for (let index = 0; index < GUESSES; index += 1) {
    const address = `2001:db8:77:${index.toString(16)}::1`;
    statuses.push((await logIn(product, { email, password: 'a wrong one', address })).status);
  }
  return [
    {
      name: 'passwords tried at one account',
      value: statuses.filter((status) => status === 401).length,
      unit: 'passwords',
      beside: `of ${GUESSES} guesses from ${GUESSES} /64 networks of one /48`,
    },
    {
      name: 'first guess refused',
      value: statuses.indexOf(429) + 1,
      unit: 'th guess',
    },
  ];
}

async function measureFlood(product: Product): Promise<Figure[]> {
  const owner = await signUp(product, 'owner@test.example');
  const right = { email: owner.email, password: PASSWORD, address: '192.0.2.1' };
  const { cookie } = await logIn(product, { ...right, cookie: owner.cookie });
  // The flood, and the owner's logins during it.
  const flood = Array.from({ length: GUESSES }, (_, index) =>
    logIn(product, {
      email: index % STRANGER_EVERY === 0 ? owner.email : `nobody${index}@test.example`,
      password: 'a wrong one',
      address: `203.0.${index % 100}.${Math.floor(index / 100) + 1}`,
    }),
  );
  const times: number[] = [];
  let refused = 0;
  for (let index = 0; index < 5; index += 1) {
    const startedAt = performance.now();
    const { status } = await logIn(product, { ...right, cookie });
    times.push(performance.now() - startedAt);
    if (status !== 200) refused += 1;
  }
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  return [
    {
      name: 'correct logins rejected on a known device',
      value: refused,
      unit: 'logins',
      beside: `of ${times.length} during ${GUESSES} connections with wrong passwords`,
    },
    { name: 'slowest login', value: Math.max(...times), unit: 'ms' },
    {
      name: 'wrong passwords refused',
      value: statuses.filter((status) => status >= 400).length,
      unit: 'logins',
      beside: `of ${GUESSES}`,
    },
  ];
}

interface Attempt {
  email: string;
  password: string;
  address: string;
  cookie?: string;
}

async function logIn(product: Product, { address, cookie = '', ...body }: Attempt) {
  return post(product, '/api/auth/login', body, { 'x-forwarded-for': address, cookie });
}

async function signUp(product: Product, email: string) {
  const form = signUpForm({ email, password: PASSWORD });
  const { cookie } = await post(product, '/api/users', form, { 'x-forwarded-for': '192.0.2.1' });
  return { email, cookie };
}

/** The server assumes a proxy without TLS in front of it. */
async function post({ url }: Product, path: string, body: object, headers: Record<string, string>) {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  const device = reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .filter((line) => line.startsWith('posedown_device='));
  return { status: reply.status, cookie: device.join('; ') || (headers.cookie ?? '') };
}
