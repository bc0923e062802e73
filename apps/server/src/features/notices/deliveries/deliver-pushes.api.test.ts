import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  noticeDeliveries,
  pushSubscriptions,
  sessions,
} from '../../../platform/db/schema/index.ts';
import { createPushSender, type PushSender } from '../../../platform/push/push-sender.ts';
import {
  createDevice,
  openFakePushService,
} from '../../../platform/push/testing/fake-push-service.ts';
import { freshServerTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { notifyPerson } from '../notify-person.ts';
import { storeNotices } from '../queries.ts';
import { deliverEmails } from './deliver-emails.ts';
import { deliverPushes } from './deliver-pushes.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

const subscribe = async (browser: TestBrowser, path: string) => {
  const device = createDevice(path);
  const payload = device.device;
  const reply = await browser.request({ method: 'PUT', url: '/api/notices/push', payload });
  expect(reply.statusCode).toBe(204);
  return device;
};

/** The clock starts on Saturday, November 21, at 9:00 UTC. */
const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', ({ server, coach }) => createPerson(server.db, { coachId: coach.id }))
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('service', async ({ server: _running }, { onCleanup }) => {
    const service = await openFakePushService();
    onCleanup(() => service.close());
    return service;
  })
  .extend('phone', ({ asAthlete }) => subscribe(asAthlete, '/phone'))
  .extend('push', ({ server, athlete, service, phone }) => {
    const reported: unknown[] = [];
    const { db, now, settings } = server;
    const background = {
      ...server.background,
      report: (_: string, error: unknown) => reported.push(error),
    };
    const open = (door: object = {}) =>
      createPushSender(settings, now, { ...service.door, ...door });
    const deliver = (sender: PushSender = open()) =>
      deliverPushes({ db, now, background, push: sender });
    const messages = () =>
      service.received
        .filter(({ path }) => path === phone.path)
        .map(({ body }) => JSON.parse(phone.read(body)));
    return {
      ...{ reported, deliver, messages, open },
      texts: () => messages().map(({ text }) => text),
      queued: () => db.select().from(noticeDeliveries),
      pushes: async () =>
        (await db.select().from(noticeDeliveries)).filter(({ subscriptionId }) => subscriptionId),
      /** A notice about a check-in, which joins no other. */
      notify: (subject = 'one') => {
        const notice = {
          userId: athlete.id,
          kind: 'check_in_answered',
          subject,
          aboutId: athlete.id,
        } as const;
        return db.transaction((tx) => notifyPerson(tx, notice, now()));
      },
      deliverAfter: async (seconds: number) => {
        server.advance(seconds * SECOND_MS);
        await deliver();
      },
    };
  });

const save = (browser: TestBrowser, settings: object) =>
  browser.request({
    ...{ method: 'PUT', url: '/api/notices/settings' },
    payload: { off: [], digestHour: 7, ...settings },
  });

describe('a push notice', () => {
  it('reaches each of the person’s devices once, seconds after its event', async ({
    server,
    athlete,
    service,
    push,
  }) => {
    const desk = await subscribe(await signIn(server, athlete), '/desk');
    await push.notify();
    await push.deliverAfter(5);
    expect(service.received).toEqual([]);
    await push.deliverAfter(5);
    await push.deliver();
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/desk', '/phone']);
    const shown = {
      title: 'Posedown',
      text: 'Your coach answered your check-in',
      path: '/check-in',
      tag: 'check_in_answered /check-in',
    };
    expect(push.messages()).toEqual([shown]);
    const ofDesk = service.received.find(({ path }) => path === desk.path);
    expect(JSON.parse(desk.read(ofDesk?.body ?? Buffer.of()))).toEqual(shown);
    expect(ofDesk?.headers).toMatchObject({ urgency: 'normal', ttl: String(48 * 3600 - 10) });
    expect(await push.pushes()).toEqual([]);
  });

  it('is urgent for a message, and repeated once per wait', async ({
    athlete,
    asCoach,
    service,
    push,
  }) => {
    const thread = `/api/users/${athlete.id}/messages`;
    for (const content of ['One', 'Two', 'Three']) await asCoach.post(thread, { content });
    await push.deliverAfter(10);
    expect(push.texts()).toEqual(['3 messages from your coach']);
    expect(service.received[0]?.headers.urgency).toBe('high');
    for (const content of ['Four', 'Five']) await asCoach.post(thread, { content });
    await push.deliverAfter(10);
    await push.deliverAfter(60);
    expect(push.texts()).toEqual(['3 messages from your coach', '5 messages from your coach']);
    const topics = service.received.map(({ headers }) => headers.topic);
    expect(new Set(topics).size).toBe(1);
  });

  it('isn’t sent once the notice was read', async ({ asAthlete, push, service }) => {
    await push.notify();
    const [{ id }] = (await asAthlete.get('/api/notices')).json().notices;
    await asAthlete.post(`/api/notices/${id}/read`, {});
    await push.deliverAfter(10);
    expect([service.received, await push.pushes()]).toEqual([[], []]);
  });

  it('is queued for many people at once', async ({ athlete, coach, server, push }) => {
    const about = { subject: 'one', aboutId: null } as const;
    const rows = [
      { userId: athlete.id, kind: 'check_in_open', ...about },
      { userId: coach.id, kind: 'overdue_digest', amount: 3, ...about },
    ] as const;
    for (const _hour of [1, 2]) await storeNotices(server.db, rows, server.now());
    await push.deliverAfter(10);
    expect(push.texts()).toEqual(['Your weekly check-in is open']);
  });

  it('is sent once by two processes', async ({ push }) => {
    for (const subject of ['one', 'two', 'three']) await push.notify(subject);
    await push.deliverAfter(9);
    await Promise.all([push.deliverAfter(1), push.deliver()]);
    expect(push.texts()).toHaveLength(3);
  });

  it('names no one and quotes nothing', async ({ athlete, asAthlete, asCoach, server, push }) => {
    const desk = await subscribe(asCoach, '/desk');
    await asAthlete.post(`/api/users/${athlete.id}/messages`, { content: 'I fainted at 71.4 kg.' });
    const sent: string[] = [];
    const sender: PushSender = {
      send: async (_device, message) => {
        sent.push(JSON.stringify(message));
        return { status: 'sent' };
      },
    };
    server.advance(10 * SECOND_MS);
    await push.deliver(sender);
    expect(desk.path).toBe('/desk');
    expect(sent).toHaveLength(2);
    expect(sent.join()).not.toMatch(new RegExp(`${athlete.name}|faint|kg`));
  });

  it('waits for the end of quiet hours', async ({ asAthlete, push }) => {
    await save(asAthlete, { quietHours: { from: 9, to: 10 } });
    await push.notify();
    await push.deliverAfter(10);
    expect(await push.pushes()).toMatchObject([{ dueAt: new Date('2026-11-21T10:00:00Z') }]);
    await push.deliverAfter(3590);
    expect(push.texts()).toHaveLength(1);
  });

  it('is only of the kinds that the person chose', async ({ asAthlete, push }) => {
    await push.notify();
    await save(asAthlete, { push: ['message'] });
    await push.notify('two');
    expect(await push.pushes()).toHaveLength(1);
    await push.deliverAfter(10);
    expect([push.texts(), await push.pushes()]).toEqual([[], []]);
  });

  it('ends with the device’s login', async ({ athlete, server, push }) => {
    await push.notify();
    await server.db
      .update(sessions)
      .set({ expiresAt: server.now() })
      .where(eq(sessions.userId, athlete.id));
    await push.deliverAfter(10);
    expect([push.texts(), await push.pushes()]).toEqual([[], []]);
    await push.notify('two');
    await server.db.delete(sessions).where(eq(sessions.userId, athlete.id));
    expect(await push.pushes()).toEqual([]);
  });

  it('never arrives again after a stopped process had claimed it', async ({ server, push }) => {
    await push.notify();
    await server.db.update(noticeDeliveries).set({ claimedAt: server.now() });
    await push.deliverAfter(10);
    expect(push.texts()).toEqual([]);
  });
});

describe('a push service', () => {
  it('that knows a device no more ends its subscription', async ({ server, service, push }) => {
    service.replies.set('/phone', { status: 410 });
    for (const subject of ['one', 'two']) await push.notify(subject);
    await push.deliverAfter(10);
    expect(await server.db.$count(pushSubscriptions)).toBe(0);
    expect([await push.pushes(), push.reported]).toEqual([[], []]);
  });

  it('that is busy gets the notice later and later, for two days', async ({
    asAthlete,
    server,
    service,
    push,
  }) => {
    await save(asAthlete, { quietHours: { from: 0, to: 0 } });
    service.replies.set('/phone', { status: 503 });
    await push.notify();
    const start = server.now().getTime();
    await push.deliverAfter(10);
    const pauses: number[] = [];
    for (let [waiting] = await push.pushes(); waiting; [waiting] = await push.pushes()) {
      const pause = waiting.dueAt.getTime() - server.now().getTime();
      pauses.push(pause / 60_000);
      await push.deliverAfter(pause / SECOND_MS);
    }
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect((server.now().getTime() - start) / HOUR_MS).toBeCloseTo(48, -1);
  });

  it('decides how long it is left alone, up to an hour', async ({ server, service, push }) => {
    service.replies.set('/phone', { status: 429, headers: { 'retry-after': '600' } });
    await push.notify();
    await push.deliverAfter(10);
    const dueAt = new Date(server.now().getTime() + 600_000);
    expect(await push.pushes()).toMatchObject([{ dueAt, claimedAt: null }]);
    service.replies.clear();
    await push.deliverAfter(600);
    expect(push.texts()).toHaveLength(2);
  });

  it('that refuses a notice doesn’t get it again', async ({ service, push }) => {
    service.replies.set('/phone', { status: 400 });
    await push.notify();
    await push.deliverAfter(10);
    await push.deliverAfter(3600);
    expect([service.received.length, push.reported.length]).toEqual([1, 1]);
    expect(String(push.reported[0])).not.toContain('/phone');
  });

  it('that doesn’t respond is tried once per run and delays no emails', async ({
    server,
    service,
    push,
  }) => {
    service.replies.set('/phone', 'none');
    for (let number = 0; number < 12; number++) await push.notify(String(number));
    server.advance(2 * 60 * SECOND_MS);
    const { db, now, settings, background } = server;
    const mailer = {
      check: () => Promise.resolve(),
      send: async () => void server.mails.push({ to: '', subject: '', text: '' }),
    };
    const pushing = push.deliver(push.open({ timeLimitMs: 100 }));
    await deliverEmails({ db, now, settings, background, mailer });
    expect(server.mails).toHaveLength(12);
    await pushing;
    // Those that were under way at once.
    expect(service.received.length).toBeLessThanOrEqual(4);
    expect(await push.pushes()).toHaveLength(12);
  });
});
