import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Product } from '../../e2e/support/product.ts';
import { signIn } from '../load.ts';
import type { Ids, Writer } from './calls.ts';

export interface Session {
  cookie: string;
  ids: Ids;
}

/** Logs in. A coach reads the data of `athlete`. */
export async function enter(product: Product, email: string, athlete?: string): Promise<Session> {
  const cookie = await signIn(product.url, email);
  const me = await fetch(`${product.url}/api/auth/me`, { headers: { cookie } });
  const { user } = (await me.json()) as { user: { id: string } };
  const date = new Date().toISOString().slice(0, 10);
  return { cookie, ids: { athlete: athlete ?? user.id, date } };
}

export interface WritingSession extends Session {
  writer: Writer;
}

/** Starts a workout of the athlete's plan. */
export async function openWorkout(product: Product, email: string): Promise<WritingSession> {
  const session = await enter(product, email);
  const { cookie, ids } = session;
  const today = (await send(product, cookie, { method: 'GET', path: '/api/training/today' })) as {
    date: string;
    days: { id: string }[];
  };
  const sessionId = randomUUID();
  const opened = (await send(product, cookie, {
    method: 'POST',
    path: '/api/workout-sessions',
    body: { sessionId, workoutId: today.days[0]?.id, startedAt: new Date().toISOString() },
  })) as { exerciseData: { key: string }[] };
  const checkIns = (await send(product, cookie, {
    method: 'GET',
    path: `/api/users/${ids.athlete}/check-ins`,
  })) as { date: string; version: number }[];
  const writer = {
    ...{ athlete: ids.athlete, date: today.date, sessionId, setId: randomUUID() },
    exerciseKey: opened.exerciseData[0]?.key ?? '',
    version: checkIns.find(({ date }) => date === today.date)?.version ?? 0,
  };
  return { ...session, writer };
}

const agent = new Agent({ keepAlive: true });

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

/** @throws Error unless the reply is a success */
export function send(
  { url }: Product,
  cookie: string,
  { method, path, body }: Sent,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      cookie,
      origin: url,
      ...(text ? { 'content-type': 'application/json' } : {}),
    };
    const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const reply = Buffer.concat(parts).toString();
        if ((response.statusCode ?? 500) < 300) resolve(reply ? JSON.parse(reply) : null);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${reply}`));
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}
