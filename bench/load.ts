import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
}

const CONNECTIONS = 20;

/**
 * Sends GET requests to one address for several seconds, after an uncounted warm-up.
 * @throws Error if a response isn't successful, since fast rejections would distort the result
 */
export async function load(url: string, cookie = '', seconds = 8): Promise<Load> {
  const options = { url, connections: CONNECTIONS, headers: { cookie } };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were refusals, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
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
