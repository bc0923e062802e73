import type { Message, ScheduledMessage } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { scheduledMessages, users } from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { freshServerTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { pruneScheduled, sendDueMessages } from './send-scheduled.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const KEY = '019aa000-0000-7000-8000-0000000000dd';

/** The clock starts on Saturday, November 21, 2026, at 9:00 UTC. */
const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('otherCoach', ({ server, coach: _head }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', ({ server, coach }) =>
    createPerson(server.db, { coachId: coach.id, name: 'Ana' }),
  )
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asOtherCoach', ({ server, otherCoach }) => signIn(server, otherCoach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('api', ({ server, athlete, asCoach, asAthlete }) => {
    const url = `/api/users/${athlete.id}/scheduled-messages`;
    const inHours = (hours: number) =>
      new Date(server.now().getTime() + hours * HOUR_MS).toISOString();
    const schedule = (body: object = {}) =>
      asCoach.post(url, { content: 'Sleep well.', sendAt: inHours(2), ...body });
    const add = async (body?: object): Promise<ScheduledMessage> => {
      const reply = await schedule(body);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    };
    const list = async (query = '') =>
      (await asCoach.get(`/api/messages/scheduled${query}`)).json();
    const sent = async (): Promise<Message[]> =>
      (await asAthlete.get(`/api/users/${athlete.id}/messages`)).json().messages;
    return {
      ...{ url, inHours, schedule, add, list, sent },
      change: (id: string, payload: object) =>
        asCoach.request({ method: 'PUT', url: `${url}/${id}`, payload }),
      send: (id: string, version = 1) => asCoach.post(`${url}/${id}/send`, { version }),
      cancel: (id: string, version = 1) => asCoach.delete(`${url}/${id}?version=${version}`),
      restore: (id: string) => asCoach.post(`${url}/${id}/restore`, {}),
      handOverTo: (coachId: string | null) =>
        server.db.update(users).set({ coachId }).where(eq(users.id, athlete.id)),
      runAfter: (hours: number) => {
        server.advance(hours * HOUR_MS);
        return sendDueMessages(server);
      },
    };
  });

const texts = (messages: readonly { content: string }[]) => messages.map(({ content }) => content);

describe('a scheduled message', () => {
  it('is sent at its time like any other, and is seen by its coach only', async ({
    server,
    api,
    athlete,
    asAthlete,
    asOtherCoach,
  }) => {
    const stored = await api.add();
    expect(stored).toMatchObject({ athleteId: athlete.id, name: 'Ana', problem: null, version: 1 });
    expect(await api.list()).toEqual({
      ...{ messages: [stored], nextCursor: null, counts: { waiting: 1, notSent: 0 } },
    });
    await api.runAfter(1.9);
    expect(await api.sent()).toEqual([]);
    expect((await asAthlete.get('/api/messages/scheduled')).statusCode).toBe(403);
    expect((await asOtherCoach.get('/api/messages/scheduled')).json().messages).toEqual([]);
    const ofAthlete = `/api/messages/scheduled?athleteId=${athlete.id}`;
    expect((await asOtherCoach.get(ofAthlete)).statusCode).toBe(404);

    const events = await eventsReceivedBy(server, athlete, () => api.runAfter(0.1));
    const [message] = await api.sent();
    expect(message).toMatchObject({ content: 'Sleep well.', createdAt: stored.sendAt });
    expect((await api.list()).messages).toEqual([]);
    expect(events).toContainEqual({ type: 'message', athleteId: athlete.id });
    const { notices } = (await asAthlete.get('/api/notices')).json();
    expect(notices).toMatchObject([{ kind: 'message' }]);
  });

  it('is sent exactly once by two processes, and again by none', async ({ api }) => {
    for (const hours of [1, 2, 3])
      await api.add({ content: `${hours}`, sendAt: api.inHours(hours) });
    await Promise.all([api.runAfter(3), api.runAfter(0), api.runAfter(0)]);
    await api.runAfter(1);
    expect(texts(await api.sent()).toSorted()).toEqual(['1', '2', '3']);
  });

  it('stays scheduled if storing the message fails', async ({ server, api }) => {
    await api.add();
    const broken = { ...server, now: () => new Date(Number.NaN) };
    server.advance(3 * HOUR_MS);
    await expect(sendDueMessages(broken)).rejects.toThrow();
    expect(await api.sent()).toEqual([]);
    await api.runAfter(0);
    expect(await api.sent()).toHaveLength(1);
  });

  it('is at least a minute and at most a year ahead, and isn’t empty', async ({ api }) => {
    const minute = 1 / 60;
    for (const body of [
      { sendAt: api.inHours(minute - 0.001) },
      { sendAt: api.inHours(-1) },
      { sendAt: api.inHours(366 * 24 + 0.001) },
      { sendAt: 'tomorrow' },
      { content: ' \n ' },
      { content: 'x'.repeat(5001) },
    ]) {
      expect((await api.schedule(body)).statusCode).toBe(400);
    }
    expect((await api.list()).messages).toEqual([]);
    await api.add({ sendAt: api.inHours(minute) });
    await api.add({ sendAt: api.inHours(366 * 24), content: 'ü'.repeat(5000) });
  });

  it('is one of twenty to an athlete at most, and a double tap stores one', async ({ api }) => {
    const body = { content: 'Once.', requestKey: KEY, sendAt: api.inHours(5) };
    const [one, two] = await Promise.all([api.schedule(body), api.schedule(body)]);
    expect([one?.statusCode, two?.json()]).toEqual([201, one?.json()]);
    for (let count = 1; count < 20; count += 1) await api.add();
    const reply = await api.schedule();
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      '20 messages to this athlete already wait. Send or cancel one first.',
    ]);
    expect((await api.schedule(body)).json()).toEqual(one?.json());
    const { id } = one?.json() ?? {};
    await api.cancel(id);
    await api.add();
    expect((await api.restore(id)).statusCode).toBe(409);
    expect((await api.list()).counts.waiting).toBe(20);
  });

  it('is changed and canceled in the latest version only', async ({ api, asOtherCoach }) => {
    const { id, sendAt } = await api.add();
    const next = { content: 'Sleep longer.', sendAt: api.inHours(4) };
    expect((await api.change(id, { ...next, version: 1 })).json()).toMatchObject({
      ...{ ...next, version: 2 },
    });
    const late = await api.change(id, { content: 'Late.', sendAt, version: 1 });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', version: 2 },
    ]);
    expect((await api.cancel(id, 1)).statusCode).toBe(409);
    expect((await api.send(id, 1)).statusCode).toBe(409);
    const theirs = `${api.url}/${id}`;
    expect((await asOtherCoach.delete(`${theirs}?version=2`)).statusCode).toBe(404);
    expect((await asOtherCoach.post(`${theirs}/restore`, {})).statusCode).toBe(404);
    await api.runAfter(3);
    expect(await api.sent()).toEqual([]);
    await api.runAfter(1);
    expect(texts(await api.sent())).toEqual(['Sleep longer.']);
    expect((await api.change(id, { ...next, version: 2 })).statusCode).toBe(404);
    expect((await api.cancel(id, 2)).statusCode).toBe(404);
  });

  it('isn’t sent once canceled, and can be restored', async ({ api }) => {
    const { id } = await api.add();
    expect((await api.cancel(id)).statusCode).toBe(204);
    expect((await api.cancel(id)).statusCode).toBe(204);
    expect((await api.list()).messages).toEqual([]);
    expect((await api.send(id)).statusCode).toBe(404);
    await api.runAfter(2);
    expect(await api.sent()).toEqual([]);
    expect((await api.restore(id)).json()).toMatchObject({ id, problem: null });
    await api.runAfter(0);
    expect(texts(await api.sent())).toEqual(['Sleep well.']);
  });

  it('is sent now, once', async ({ api }) => {
    const { id } = await api.add();
    const [one, two] = await Promise.all([api.send(id), api.send(id)]);
    expect([one?.statusCode, two?.json()]).toEqual([201, one?.json()]);
    await api.runAfter(2);
    expect((await api.send(id)).json().id).toBe(one?.json().id);
    expect(await api.sent()).toHaveLength(1);
  });
});

describe('a message that can’t be sent at its time', () => {
  it('is still sent within a day, and later the coach decides', async ({ api }) => {
    await api.add({ content: 'In time.', sendAt: api.inHours(3) });
    const { id } = await api.add({ content: 'Too late.', sendAt: api.inHours(2) });
    await api.runAfter(27);
    expect(texts(await api.sent())).toEqual(['In time.']);
    const { messages, counts } = await api.list();
    expect(counts).toEqual({ waiting: 0, notSent: 1 });
    expect(messages).toMatchObject([{ id, problem: 'late', version: 2 }]);
    const next = { content: 'Again.', sendAt: api.inHours(1), version: 2 };
    expect((await api.change(id, next)).json()).toMatchObject({ problem: null, version: 3 });
    await api.runAfter(1);
    expect(texts(await api.sent())).toEqual(['Again.', 'In time.']);
  });

  it('isn’t sent to an athlete of another coach or of none', async ({ api, coach, otherCoach }) => {
    for (const coachId of [otherCoach.id, null]) {
      const { id } = await api.add();
      await api.handOverTo(coachId);
      const before = { id, name: null, problem: 'former', content: 'Sleep well.' };
      expect((await api.list()).messages).toMatchObject([before]);
      expect((await api.list()).counts).toEqual({ waiting: 0, notSent: 1 });
      await api.runAfter(2);
      expect(await api.sent()).toEqual([]);
      expect((await api.list()).messages).toMatchObject([{ ...before, version: 2 }]);
      expect((await api.send(id, 2)).statusCode).toBe(404);
      const next = { content: 'Hi.', sendAt: api.inHours(1), version: 2 };
      expect((await api.change(id, next)).statusCode).toBe(404);
      expect((await api.cancel(id, 2)).statusCode).toBe(204);
      expect((await api.list()).messages).toEqual([]);
      await api.handOverTo(coach.id);
    }
  });

  it('is gone with its athlete’s account', async ({ api, server, athlete }) => {
    await api.add();
    await server.db.delete(users).where(eq(users.id, athlete.id));
    await api.runAfter(2);
    expect(await server.db.select().from(scheduledMessages)).toEqual([]);
  });

  it('is deleted a day after it was canceled, or 90 days after it was due', async ({
    api,
    server,
  }) => {
    const { id } = await api.add();
    await api.add({ sendAt: api.inHours(1) });
    await api.cancel(id);
    server.advance(26 * HOUR_MS);
    await sendDueMessages(server);
    await pruneScheduled(server);
    expect((await api.restore(id)).statusCode).toBe(404);
    expect((await api.list()).counts.notSent).toBe(1);
    server.advance(90 * 24 * HOUR_MS);
    await pruneScheduled(server);
    expect(await server.db.select().from(scheduledMessages)).toEqual([]);
  });
});

it('lists pages by time', async ({ api }) => {
  for (const hours of [3, 1, 2]) await api.add({ content: `${hours}`, sendAt: api.inHours(hours) });
  const first = await api.list('?limit=2');
  const second = await api.list(`?limit=2&cursor=${first.nextCursor}`);
  expect([texts(first.messages), texts(second.messages)]).toEqual([['1', '2'], ['3']]);
  expect([second.nextCursor, second.counts.waiting]).toEqual([null, 3]);
});
