import type { Notice } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { notices } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { notifyPerson } from './index.ts';

const ANSWERS = {
  ...{ 'training-energy': 7, hunger: 6, 'sleep-quality': 8, stress: 4, digestion: 7 },
};

const listOf = async (browser: TestBrowser): Promise<Notice[]> =>
  (await browser.get('/api/notices')).json().notices;
const kindsOf = async (browser: TestBrowser) => (await listOf(browser)).map(({ kind }) => kind);
const unreadOf = async (browser: TestBrowser) =>
  (await browser.get('/api/notices/unread')).json().unread;
const settingsOf = async (browser: TestBrowser) =>
  (await browser.get('/api/notices/settings')).json();
const setOff = (browser: TestBrowser, off: string[], others: object = {}) =>
  browser.request({
    ...{ method: 'PUT', url: '/api/notices/settings' },
    payload: { off, digestHour: 7, ...others },
  });

const it = freshPairTest.extend('api', ({ athlete, asCoach, asAthlete }) => {
  const thread = `/api/users/${athlete.id}/messages`;
  const write = (browser: TestBrowser, content = 'How was it?') =>
    browser.post(thread, { content });
  const checkIn = async () => {
    const body = { dueOn: '2026-11-22', formId: null, formVersion: 1, answers: ANSWERS };
    const requestKey = crypto.randomUUID();
    return (await asAthlete.post('/api/weekly-check-ins', { ...body, requestKey })).json();
  };
  const answer = ({ id, version }: { id: string; version: number }) =>
    asCoach.post(`/api/users/${athlete.id}/check-in-review`, {
      ...{ checkInId: id, version, reply: 'Well done.', requestKey: crypto.randomUUID() },
    });
  return { thread, write, checkIn, answer };
});

describe('messages', () => {
  it('join one notice while it is unread', async ({ api, athlete, asAthlete, asCoach }) => {
    for (const text of ['One', 'Two', 'Three']) await api.write(asAthlete, text);
    expect(await listOf(asCoach)).toMatchObject([
      { kind: 'message', amount: 3, athlete: { id: athlete.id, name: 'Ana' }, readAt: null },
    ]);
    expect([await unreadOf(asCoach), await unreadOf(asAthlete)]).toEqual([1, 0]);
  });

  it('are marked as read with the thread, and then start a new notice', async ({
    api,
    asAthlete,
    asCoach,
  }) => {
    await api.write(asCoach, 'One');
    const { id } = (await api.write(asCoach, 'Two')).json();
    const first = (await asAthlete.get(api.thread)).json().messages.at(-1).id;
    await asAthlete.post(`${api.thread}/read`, { upTo: first });
    expect(await unreadOf(asAthlete)).toBe(1);
    await asAthlete.post(`${api.thread}/read`, { upTo: id });
    expect(await unreadOf(asAthlete)).toBe(0);
    await api.write(asCoach, 'Three');
    expect((await listOf(asAthlete)).map(({ amount }) => amount)).toEqual([1, 2]);
  });

  it('leave no unread notice when they are deleted', async ({ api, asAthlete, asCoach }) => {
    const { id } = (await api.write(asCoach)).json();
    await asCoach.request({ method: 'DELETE', url: `${api.thread}/${id}` });
    expect(await unreadOf(asAthlete)).toBe(0);
  });

  it('cause one notice when they are sent twice', async ({ api, asAthlete, asCoach }) => {
    const body = { content: 'Hi', requestKey: crypto.randomUUID() };
    for (const _time of [1, 2]) await asCoach.post(api.thread, body);
    expect(await listOf(asAthlete)).toMatchObject([{ amount: 1 }]);
  });
});

describe('check-ins', () => {
  it('notify the coach, and the athlete of the answer', async ({ api, asAthlete, asCoach }) => {
    const sent = await api.checkIn();
    expect(await kindsOf(asCoach)).toEqual(['check_in_sent']);
    expect((await api.answer(sent)).statusCode).toBe(200);
    expect(await unreadOf(asCoach)).toBe(0);
    // The reply is a message too, but only one notice.
    expect(await kindsOf(asAthlete)).toEqual(['check_in_answered']);
    await asAthlete.post(`/api/weekly-check-ins/${sent.id}/acknowledge`, {});
    expect(await unreadOf(asAthlete)).toBe(0);
  });
});

it('notifies a coach of red flags', async ({ api, asAthlete, asCoach }) => {
  await api.write(asAthlete, 'I fainted yesterday.');
  expect((await kindsOf(asCoach)).toSorted()).toEqual(['message', 'red_flag']);
  const [alert] = (await asCoach.get('/api/alerts')).json().alerts;
  await asCoach.post(`/api/alerts/${alert.id}/read`, {});
  const unread = (await listOf(asCoach)).filter(({ readAt }) => readAt === null);
  expect(unread.map(({ kind }) => kind)).toEqual(['message']);
});

it('notifies an athlete of the coach’s plan changes until they are seen', async ({
  athlete,
  asAthlete,
  asCoach,
}) => {
  const url = `/api/users/${athlete.id}`;
  const mode = { method: 'PUT', url: `${url}/guidance` } as const;
  await asCoach.request({ ...mode, payload: { mode: 'collaborative' } });
  expect(await kindsOf(asAthlete)).toEqual(['plan_changed']);
  const [change] = (await asAthlete.get(`${url}/plan-changes`)).json().changes;
  await asAthlete.post(`${url}/plan-changes/acknowledge`, { upTo: change.id });
  expect(await unreadOf(asAthlete)).toBe(0);
});

describe('settings', () => {
  it('turn kinds off', async ({ api, asAthlete, asCoach }) => {
    expect(await settingsOf(asAthlete)).toMatchObject({ off: [], digestHour: 7 });
    expect((await setOff(asAthlete, ['message'])).statusCode).toBe(200);
    await api.write(asCoach);
    expect(await listOf(asAthlete)).toEqual([]);
    await setOff(asAthlete, []);
    await api.write(asCoach);
    expect(await listOf(asAthlete)).toHaveLength(1);
  });

  it('start with the role’s channels and quiet hours', async ({ asAthlete, asCoach }) => {
    const quietHours = { from: 22, to: 7 };
    const push = ['red_flag', 'message', 'overdue_digest'];
    const ofCoach = { email: ['red_flag', 'overdue_digest'], push, quietHours };
    expect(await settingsOf(asCoach)).toMatchObject(ofCoach);
    const ofAthlete = await settingsOf(asAthlete);
    expect(ofAthlete.email).toContain('plan_changed');
    expect(ofAthlete.push).toContain('check_in_open');
  });

  it('keep what an earlier version of the app doesn’t know', async ({ asAthlete }) => {
    const quietHours = { from: 20, to: 6 };
    const known = { email: ['message'], push: ['check_in_open'], quietHours };
    await setOff(asAthlete, [], known);
    const reply = await setOff(asAthlete, ['plan_changed']);
    expect(reply.json()).toEqual({ off: ['plan_changed'], digestHour: 7, ...known });
  });

  it.for([
    { off: ['rumor'] },
    { email: ['rumor'] },
    { push: ['rumor'] },
    { digestHour: 24 },
    { quietHours: { from: 24, to: 7 } },
  ])('reject unknown kinds and hours: %o', async (wrong, { asAthlete }) => {
    expect((await setOff(asAthlete, [], wrong)).statusCode).toBe(400);
  });
});

describe('the list', () => {
  it('is paged and marked as read up to a notice', async ({ asCoach, coach, server }) => {
    for (const subject of ['1', '2', '3']) {
      const notice = { userId: coach.id, kind: 'check_in_sent', subject, aboutId: null } as const;
      await server.db.transaction((tx) => notifyPerson(tx, notice, server.now()));
    }
    const first = (await asCoach.get('/api/notices?limit=2')).json();
    const rest = await asCoach.get(`/api/notices?limit=2&cursor=${first.nextCursor}`);
    expect(rest.json()).toMatchObject({ notices: [{}], nextCursor: null });
    const upTo = first.notices[1].id;
    const events = await eventsReceivedBy(server, coach, async () => {
      expect((await asCoach.post('/api/notices/read', { upTo })).statusCode).toBe(204);
    });
    expect(events).toEqual([{ type: 'notice', athleteId: coach.id }]);
    expect(await unreadOf(asCoach)).toBe(1);
    expect((await asCoach.get('/api/notices?cursor=nowhere')).statusCode).toBe(400);
  });

  it('hides an athlete from a former coach', async ({
    api,
    athlete,
    asAthlete,
    asCoach,
    server,
  }) => {
    await api.write(asAthlete);
    const password = 'squat bench deadlift';
    const next = await createPerson(server.db, { role: 'coach', password });
    await asCoach.post(`/api/users/${athlete.id}/coach`, { coachId: next.id });
    expect(await listOf(asCoach)).toEqual([]);
    await api.write(asAthlete);
    expect(await kindsOf(await signIn(server, next))).toEqual(['message']);
    expect(await listOf(asCoach)).toEqual([]);
  });
});

it('rolls a notice back with its event', async ({ coach, server }) => {
  const notice = { userId: coach.id, kind: 'check_in_sent', subject: 'x', aboutId: null } as const;
  const failing = server.db.transaction(async (tx) => {
    await notifyPerson(tx, notice, server.now());
    throw new Error('the event failed');
  });
  await expect(failing).rejects.toThrow('the event failed');
  expect(await server.db.$count(notices, eq(notices.userId, coach.id))).toBe(0);
});
