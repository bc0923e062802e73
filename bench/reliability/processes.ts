import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashToken, newToken } from '../../apps/server/src/platform/session/token.ts';
import { signUpForm } from '../../apps/server/src/testing/answers.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { startHaproxy, startPgBouncer } from './proxies.ts';

/** Processes of the product with a shared database and folder, and users who call them. */
export interface Processes {
  /** Addresses for clients: of each process, or of the proxy before them. */
  urls: [string, ...string[]];
  products: [Product, ...Product[]];
  pool: pg.Pool;
  /** Signs an athlete up. */
  signUp(email: string): Promise<Caller>;
  /** A session of the athletes' coach. */
  coach(): Promise<Caller>;
  /** A session of a new coach. */
  otherCoach(email: string): Promise<Caller>;
  close(): Promise<void>;
}

/** A logged-in user. */
export interface Caller {
  userId: string;
  cookie: string;
  /** @param url of the called process */
  call(url: string, method: string, path: string, body?: object): Promise<Response>;
  /** The reply of a call that must succeed. */
  ask<Reply>(url: string, method: string, path: string, body?: object): Promise<Reply>;
}

interface Setup {
  /** Number of additional processes. */
  more?: number;
  /** Whether clients connect through HAProxy, and the processes to PostgreSQL through PgBouncer. */
  isProxied?: boolean;
}

/**
 * @param databaseUrl a PostgreSQL on which their database is created
 * @param settings of each process
 */
export async function startProcesses(
  databaseUrl: string,
  settings: Record<string, string> = {},
  { more = 1, isProxied = false }: Setup = {},
): Promise<Processes> {
  const { url, drop } = await createDatabase(databaseUrl);
  const pooler = isProxied ? await startPgBouncer(url) : null;
  const all = {
    ...settings,
    DATABASE_URL: url,
    ...(pooler && { DATABASE_POOL_URL: pooler.url, TRUST_PROXY: 'on' }),
  };
  const first = await startProduct({ ...all, PGAPPNAME: 'process 1' });
  const others: Product[] = [];
  while (others.length < more) {
    const name = { PGAPPNAME: `process ${others.length + 2}` };
    others.push(await startProduct({ ...all, ...name, DATA_DIR: first.dataDir }));
  }
  const balancer = isProxied ? await startBalancer([first, ...others]) : null;
  const entrance = balancer ? `http://${balancer.host}` : first.url;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A PostgreSQL restart closes connections from the other side.
  pool.on('error', () => undefined);
  return {
    urls: balancer ? [entrance] : [first.url, ...others.map((it) => it.url)],
    products: [first, ...others],
    pool,
    signUp: (email) => signUp(entrance, email),
    coach: () => createSession(pool),
    async otherCoach(email) {
      await pool.query(
        `insert into users (id, role, email, name, created_at)
         values (gen_random_uuid(), 'coach', $1, 'Other coach', now())`,
        [email],
      );
      return createSession(pool, email);
    },
    async close() {
      await pool.end();
      await balancer?.stop();
      for (const product of [...others, first]) await product.close();
      await pooler?.stop();
      await drop();
    },
  };
}

/** The product's configuration of HAProxy has two processes, without sticky sessions. */
function startBalancer(products: readonly Product[]) {
  const [one = '', two = ''] = products.map(({ url }) => new URL(url).host);
  return startHaproxy('haproxy.cfg', { APP1: one, APP2: two });
}

async function createDatabase(serverUrl: string) {
  const server = new pg.Pool({ connectionString: serverUrl, max: 1 });
  server.on('error', () => undefined);
  const name = `posedown_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

async function signUp(url: string, email: string): Promise<Caller> {
  const anonymous = callerWith('', '');
  const reply = await anonymous.call(url, 'POST', '/api/users', signUpForm({ email }));
  const cookie = reply.headers
    .getSetCookie()
    .map((it) => it.split(';', 1)[0])
    .join('; ');
  const { user } = (await reply.json()) as { user: { id: string } };
  return callerWith(user.id, cookie);
}

/** Coaches have no password yet, so the session is created in the database; for the first coach by default. */
async function createSession(pool: pg.Pool, email?: string): Promise<Caller> {
  const token = newToken();
  const { rows } = await pool.query<{ user_id: string }>(
    `insert into sessions (id, token_hash, user_id, user_agent, address, expires_at)
     select gen_random_uuid(), $1, id, 'bench', '127.0.0.1', now() + interval '1 day'
     from users where role = 'coach' and email = coalesce($2, email)
     order by created_at, id limit 1 returning user_id`,
    [hashToken(token), email ?? null],
  );
  return callerWith(rows[0]?.user_id ?? '', `posedown_session=${token}`);
}

function callerWith(userId: string, cookie: string): Caller {
  const call: Caller['call'] = (url, method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    userId,
    cookie,
    call,
    async ask<Reply>(url: string, method: string, path: string, body?: object) {
      const reply = await call(url, method, path, body);
      if (!reply.ok) throw new Error(`${method} ${path} answered ${await reply.text()}`);
      return (await reply.json()) as Reply;
    },
  };
}
