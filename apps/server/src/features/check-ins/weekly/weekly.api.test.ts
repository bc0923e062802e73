import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachAlerts, photos, users, weeklyCheckIns } from '../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';

/* The test's clock is at Saturday, 21 November 2026, 09:00 UTC; athletes live in UTC. */
const SUNDAY = '2026-11-22';
const HOUR_MS = 3_600_000;
const key = (n: number) => `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f00${String(n).padStart(2, '0')}`;

const ANSWERS = {
  'training-energy': 7,
  hunger: 6,
  'sleep-quality': 8,
  stress: 4,
  digestion: 7,
};

const it = freshPairTest.extend('api', ({ asAthlete, asCoach, athlete }) => {
  const url = `/api/users/${athlete.id}`;
  const schedule = (fields: object = {}) =>
    asCoach.request({
      method: 'PUT',
      url: `${url}/check-in-schedule`,
      payload: { formId: null, weekday: 6, minute: 1200, version: 0, ...fields },
    });
  const due = async (browser = asAthlete) => (await browser.get(`${url}/weekly-check-in`)).json();
  const send = (body: object = {}) =>
    asAthlete.post('/api/weekly-check-ins', {
      ...{ dueOn: SUNDAY, formId: null, formVersion: 1, answers: ANSWERS, requestKey: key(1) },
      ...body,
    });
  const answer = (body: object) => asCoach.post(`${url}/check-in-review`, body);
  return { schedule, due, send, answer };
});

describe('the weekly check-in', () => {
  it('opens a day before it is due, and is overdue a day after', async ({ api, server }) => {
    await api.schedule();
    expect((await api.due()).due).toMatchObject({ on: SUNDAY, isOpen: false, isOverdue: false });
    // Saturday 20:00.
    server.advance(11 * HOUR_MS);
    expect((await api.due()).due).toMatchObject({ on: SUNDAY, isOpen: true, isOverdue: false });
    server.advance(48 * HOUR_MS);
    expect((await api.due()).due).toMatchObject({ on: SUNDAY, isOpen: true, isOverdue: false });
    server.advance(60_000);
    expect((await api.due()).due).toMatchObject({ on: SUNDAY, isOverdue: true });
    // Once the next one opens, it takes its place.
    server.advance(5 * 24 * HOUR_MS);
    expect((await api.due()).due).toMatchObject({ on: '2026-11-29', isOverdue: true });
    server.advance(-(5 * 24 + 59) * HOUR_MS - 60_000);
  });

  it('is due again a week after it was sent', async ({ api }) => {
    await api.schedule();
    const sent = await api.send();
    expect(sent.statusCode, sent.body).toBe(201);
    const { due, current, previous } = await api.due();
    expect(due).toMatchObject({ on: '2026-11-29', isOpen: false });
    expect(current).toMatchObject({ dueOn: SUNDAY, state: 'waiting', answers: ANSWERS });
    expect(previous).toBeNull();
  });

  it('follows the athlete to another time zone', async ({ api, server, athlete }) => {
    await api.schedule();
    server.advance(12 * HOUR_MS);
    expect((await api.due()).due.isOpen).toBe(true);
    const livesIn = (timezone: string) =>
      server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    await livesIn('America/Los_Angeles');
    expect((await api.due()).due).toMatchObject({ on: SUNDAY, isOpen: false });
    server.advance(-12 * HOUR_MS);
  });

  it('is not asked for without a schedule', async ({ api }) => {
    expect((await api.due()).due).toBeNull();
  });
});

describe('sending it', () => {
  it('stores a duplicate once, and a change as a new version', async ({ api, server, athlete }) => {
    const replies = await Promise.all([api.send(), api.send(), api.send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const changed = { answers: { ...ANSWERS, hunger: 9 }, version: 1, requestKey: key(2) };
    expect((await api.send(changed)).json()).toMatchObject({ version: 2, answers: { hunger: 9 } });
    const rows = await server.db
      .select()
      .from(weeklyCheckIns)
      .where(eq(weeklyCheckIns.athleteId, athlete.id));
    expect(rows).toHaveLength(1);
  });

  it('rejects another device that saw an older version', async ({ api }) => {
    await api.send();
    const late = await api.send({ answers: { ...ANSWERS, stress: 9 }, requestKey: key(3) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('names every missing or wrong answer', async ({ api }) => {
    const { hunger: _left, ...others } = ANSWERS;
    const reply = await api.send({ answers: { ...others, stress: 11 } });
    expect(reply.statusCode).toBe(400);
    const paths = reply.json().issues.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['answers.hunger', 'answers.stress']);
  });

  it('rejects a day that is not open yet or long gone', async ({ api }) => {
    for (const dueOn of ['2026-11-23', '2026-09-21']) {
      expect((await api.send({ dueOn })).json().issues[0].path).toBe('dueOn');
    }
  });

  const addPhoto = async (db: Parameters<typeof createPerson>[0], userId: string) => {
    const facts = { purpose: 'progress', date: '2026-11-20', pose: 'front' } as const;
    const file = { width: 10, height: 20, bytes: 100, sha256: 'x' };
    const [photo] = await db
      .insert(photos)
      .values({ userId, ...facts, ...file })
      .returning();
    return photo;
  };

  it('takes photos of some or all poses', async ({ api, server, athlete }) => {
    const photo = await addPhoto(server.db, athlete.id);
    const answers = { ...ANSWERS, photos: { front: photo?.id } };
    const sent = await api.send({ answers });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ answers, photos: [{ id: photo?.id }] });
  });

  it('rejects someone else’s photo', async ({ api, server, coach }) => {
    const other = await createPerson(server.db, { coachId: coach.id });
    const photo = await addPhoto(server.db, other.id);
    const reply = await api.send({ answers: { ...ANSWERS, photos: { front: photo?.id } } });
    expect(reply.statusCode).toBe(400);
  });

  it('accepts answers to a version of the form that was changed or withdrawn in the meantime', async ({
    api,
    asCoach,
  }) => {
    const questions = [
      { id: 'mood', type: 'yes_no', label: 'Good mood?', required: true, phases: [] },
    ];
    const form = (await asCoach.post('/api/check-in-forms', { name: 'Short', questions })).json();
    await api.schedule({ formId: form.id });
    const changed = { name: 'Short', questions: [{ ...questions[0], id: 'other' }], version: 1 };
    const url = `/api/check-in-forms/${form.id}`;
    await asCoach.request({ method: 'PUT', url, payload: changed });
    await asCoach.delete(`${url}?version=2`);
    const sent = await api.send({
      ...{ formId: form.id, formVersion: 1, answers: { mood: true } },
    });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ questions, answers: { mood: true } });
    expect((await api.due()).form).toMatchObject({ id: null, name: 'Standard check-in' });
  });

  it('rejects the form of a coach who never coached the athlete', async ({ api, asOtherCoach }) => {
    const questions = [{ id: 'a', type: 'yes_no', label: 'A?', required: true, phases: [] }];
    const { id } = (
      await asOtherCoach.post('/api/check-in-forms', { name: 'Theirs', questions })
    ).json();
    const reply = await api.send({ formId: id, answers: { a: true } });
    expect(reply.json().issues[0].path).toBe('formId');
  });

  it('alerts the coach to a red flag in an answer', async ({ api, server, athlete }) => {
    await api.send({ answers: { ...ANSWERS, note: 'Fainted twice after cardio.' } });
    const alerts = await server.db
      .select()
      .from(coachAlerts)
      .where(eq(coachAlerts.clientId, athlete.id));
    expect(alerts.some(({ message }) => message.includes('in the weekly check-in for'))).toBe(true);
  });
});

describe('the coach’s reply', () => {
  it('is in the check-in and in the thread, until the athlete has seen it', async ({
    api,
    asAthlete,
    athlete,
  }) => {
    await api.schedule();
    const { id } = (await api.send()).json();
    const body = { checkInId: id, version: 1, reply: 'Well done.', requestKey: key(4) };
    const replies = await Promise.all([api.answer(body), api.answer(body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { messages } = (await asAthlete.get(`/api/users/${athlete.id}/messages`)).json();
    expect(messages).toHaveLength(1);
    const { current } = await api.due();
    expect(current).toMatchObject({
      ...{ state: 'done', acknowledgedAt: null },
      reply: { content: 'Well done.', messageId: messages[0].id },
    });
    const seen = await asAthlete.post(`/api/weekly-check-ins/${id}/acknowledge`);
    expect(seen.json().acknowledgedAt).not.toBeNull();
  });

  it('ends changes by the athlete', async ({ api }) => {
    const { id } = (await api.send()).json();
    await api.answer({ checkInId: id, version: 1, reply: '', requestKey: key(5) });
    const late = await api.send({ version: 2, requestKey: key(6), answers: ANSWERS });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  });

  it('is rejected if the athlete changed the answers in the meantime', async ({ api }) => {
    const { id } = (await api.send()).json();
    await api.send({ version: 1, requestKey: key(7), answers: { ...ANSWERS, hunger: 2 } });
    const late = await api.answer({ checkInId: id, version: 1, reply: 'Hi', requestKey: key(8) });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('is rejected from a coach who handed the athlete over', async ({ api, server, athlete }) => {
    const { id } = (await api.send()).json();
    const next = await createPerson(server.db, { role: 'coach' });
    await server.db.update(users).set({ coachId: next.id }).where(eq(users.id, athlete.id));
    const late = await api.answer({ checkInId: id, version: 1, reply: 'Hi', requestKey: key(9) });
    expect(late.statusCode).toBe(404);
    const asNext = await signIn(server, next);
    const review = (await asNext.get(`/api/users/${athlete.id}/check-in-review`)).json();
    expect(review.checkIn).toMatchObject({ id, state: 'waiting' });
  });
});
