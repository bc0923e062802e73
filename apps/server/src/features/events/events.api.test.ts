import { on, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { PLAN_KINDS } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { relayOverPostgres } from '../../platform/db/relay.ts';
import { openCutLine } from '../../platform/db/testing/breakable-connection.ts';
import { createEventHub, type EventHub } from '../../platform/events/event-hub.ts';
import { SESSION_COOKIE } from '../../platform/session/session.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest
  .extend('athlete', ({ server }) => createPerson(server.db))
  .extend('api', ({ athlete }) => {
    const event = () => ({ type: 'message' as const, athleteId: athlete.id });
    return { event };
  });

async function open(browser: TestBrowser) {
  const headers = { 'accept-encoding': 'br, gzip' };
  const url = '/api/events';
  const response = await browser.request({ method: 'GET', url, headers, payloadAsStream: true });
  const stream = response.stream();
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { response, stream, text: () => text };
}

async function waitForText(stream: Readable, text: string) {
  for await (const [chunk] of on(stream, 'data')) if (String(chunk).includes(text)) return;
}

describe('event stream', () => {
  it('opens at once, uncompressed and uncached', async ({ server, athlete }) => {
    const { response, text } = await open(await signIn(server, athlete));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'cache-control': 'no-store',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    await new Promise(setImmediate);
    expect(text()).toContain('retry: 3000');
  });

  it('notifies every tab of the people concerned, and no one else', async ({
    server,
    athlete,
    api,
  }) => {
    const other = await createPerson(server.db);
    const tabs = [
      await open(await signIn(server, athlete)),
      await open(await signIn(server, athlete)),
    ];
    const stranger = await open(await signIn(server, other));
    const received = tabs.map(({ stream }) => waitForText(stream, 'data:'));
    server.events.publish([athlete.id, null], api.event());
    await Promise.all(received);
    for (const tab of tabs)
      expect(tab.text()).toContain(`data: ${JSON.stringify(api.event())}\n\n`);
    expect(stranger.text()).not.toContain('data:');
  });

  it('notifies an athlete of new plans and changed answers', async ({ server }) => {
    const browser = server.browser();
    const { user } = (await browser.post('/api/users', signUpForm())).json();
    const url = `/api/users/${user.id}`;
    const writes = [
      () => browser.patch(url, { mealFrequency: '4_meals', version: 1 }),
      ...PLAN_KINDS.map((kind) => () => browser.post(`${url}/plans`, { plans: [kind] })),
    ];
    for (const write of writes) {
      const { stream } = await open(browser);
      const received = waitForText(stream, JSON.stringify({ type: 'plan', athleteId: user.id }));
      expect((await write()).statusCode).toBeLessThan(300);
      await received;
      stream.destroy();
    }
  });

  it('ends with its session, but not with others', async ({ server, athlete, api }) => {
    const here = await signIn(server, athlete);
    const there = await signIn(server, athlete);
    const [kept, ended] = [await open(here), await open(there)];
    const isOver = once(ended.stream, 'end');
    await there.post('/api/auth/logout', {});
    await isOver;
    const received = waitForText(kept.stream, 'data:');
    server.events.publish([athlete.id], api.event());
    await received;
    expect(ended.text()).not.toContain('data:');
  });

  it('ends when its session expires, with heartbeats until then', async ({ server, athlete }) => {
    const { stream, text } = await open(await signIn(server, athlete));
    await server.events.beat();
    const isOver = once(stream, 'end');
    server.advance(31 * DAY_MS);
    await server.events.beat();
    await isOver;
    expect(text()).toContain(': beat');
  });

  it('rejects a thirteenth tab', async ({ server, athlete }) => {
    const browser = await signIn(server, athlete);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const cookie = `${SESSION_COOKIE}=${browser.cookies.get(SESSION_COOKIE)}`;
    const leaving = get(`${address}/api/events`, { headers: { cookie } });
    const [answer] = (await once(leaving, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    for (let tab = 1; tab < 12; tab += 1) await open(browser);
    const openTab = async () => (await open(browser)).response.statusCode;
    expect(await openTab()).toBe(429);
    leaving.destroy();
    // The server notices the closed connection a little later.
    await expect.poll(openTab).toBe(200);
  });

  it('closes quickly when the server stops', async ({ server, athlete }) => {
    const { stream } = await open(await signIn(server, athlete));
    const isOver = once(stream, 'end');
    await server.app.close();
    await isOver;
    expect(() => server.events.listen({} as Parameters<EventHub['listen']>[0])).toThrow();
  });
});

const SERVER_URL = process.env.TEST_DATABASE_URL;

// The embedded database supports only one process.
if (SERVER_URL) {
  it('works between processes over PostgreSQL', async ({ athlete, api }) => {
    const openHub = () =>
      createEventHub({
        findLiveSessions: async (ids) => new Set(ids),
        openRelay: relayOverPostgres(SERVER_URL, () => undefined),
        report: (error) => {
          throw error;
        },
      });
    const [one, other] = [openHub(), openHub()];
    const received = new Promise((resolve) => {
      const quiet = { beat: () => undefined, end: () => undefined };
      other.listen({ userId: athlete.id, sessionId: 's', send: resolve, ...quiet });
    });
    // Publish repeatedly: both connect at their own pace, and events sent before that are lost.
    const timer = setInterval(() => one.publish([athlete.id], api.event()), 20);
    expect(await received).toEqual(api.event());
    clearInterval(timer);
    await Promise.all([one.close(), other.close()]);
  });

  it('ends its streams after a PostgreSQL reconnect, so clients refetch', async ({ athlete }) => {
    const line = await openCutLine(SERVER_URL);
    const hub = createEventHub({
      findLiveSessions: async (ids) => new Set(ids),
      openRelay: relayOverPostgres(line.url, () => undefined, 10),
      report: () => undefined,
    });
    const quiet = { beat: () => undefined, send: () => undefined };
    const isOver = new Promise<void>((end) => {
      hub.listen({ userId: athlete.id, sessionId: 's', end, ...quiet });
    });
    await line.heard('listen');
    line.drop();
    line.restore();
    await isOver;
    await hub.close();
    await line.close();
  });
}
