import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const FLOOR = fileURLToPath(new URL('./floor-server.ts', import.meta.url));

export interface Load {
  requestsPerSecond: number;
  /** Responses during warm-up and measurement. */
  responses: number;
  p50Ms: number;
  p99Ms: number;
}

const CONNECTIONS = 20;

/**
 * Sends GET requests to one address for several seconds, after an uncounted warm-up.
 * @throws Error if a response isn't successful, since fast rejections would distort the result
 */
export async function load(
  url: string,
  headers: Record<string, string> = {},
  seconds = 8,
): Promise<Load> {
  const options = { url, connections: CONNECTIONS, headers };
  const warmUp = await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were refusals, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    responses: warmUp.requests.total + result.requests.total,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** The rate of the baseline server on the same database. */
export async function measureFloor(databaseUrl: string): Promise<Load> {
  const child = spawn(process.execPath, ['--import', 'tsx', FLOOR, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return await load(line.replace('ready at ', ''));
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Logs in and returns the cookies a browser would send. */
export async function signIn(url: string, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'posedown-demo' }),
  });
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}`);
  const pairs = reply.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return pairs.join('; ');
}
