import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  checkInSchedules,
  nutritionPlans,
  planProposals,
  weeklyCheckIns,
} from '../../platform/db/schema/index.ts';
import { sceneTest } from '../../testing/fixtures.ts';
import { openProposal } from '../../testing/open-proposal.ts';
import { sendPhoto } from '../../testing/send-photo.ts';

const ANSWERS = {
  'training-energy': 7,
  hunger: 6,
  'sleep-quality': 8,
  stress: 4,
  digestion: 7,
};

let keys = 0;
const newKey = () => {
  keys += 1;
  return `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f1${String(keys).padStart(3, '0')}`;
};

const it = sceneTest.extend('api', ({ scene, asCoach, asAthlete, server }) => {
  const { athlete } = scene.people;
  const url = `/api/users/${athlete.id}/check-in-review`;
  const inbox = async (query = '') => {
    const list = (await asCoach.get(`/api/check-in-inbox${query}`)).json();
    const { waiting } = (await asCoach.get('/api/check-in-inbox/count')).json();
    expect(waiting).toBe(list.counts.waiting);
    return list;
  };
  const review = async () => (await asCoach.get(url)).json();
  const send = async (dueOn = '2026-11-22', answers: object = ANSWERS) => {
    const body = { dueOn, formId: null, formVersion: 1, answers, requestKey: newKey() };
    return (await asAthlete.post('/api/weekly-check-ins', body)).json();
  };
  const answer = (checkIn: { id: string; version: number }, body: object = {}) =>
    asCoach.post(url, {
      ...{ checkInId: checkIn.id, version: checkIn.version, requestKey: newKey() },
      ...body,
    });
  const clear = () =>
    server.db.delete(weeklyCheckIns).where(eq(weeklyCheckIns.athleteId, athlete.id));
  const changes = async () =>
    (await asCoach.get(`/api/users/${athlete.id}/plan-changes`)).json().changes;
  return { inbox, review, send, answer, clear, changes };
});

it.afterEach(async ({ api }) => {
  await api.clear();
});

describe('the inbox', () => {
  it('lists a check-in until it is answered', async ({ api, scene }) => {
    expect((await api.inbox()).rows).toEqual([]);
    const checkIn = await api.send();
    const { rows, counts } = await api.inbox();
    expect(rows).toMatchObject([{ athleteId: scene.people.athlete.id, state: 'waiting' }]);
    expect(counts).toMatchObject({ waiting: 1, done: 0 });
    await api.answer(checkIn);
    expect((await api.inbox()).rows).toEqual([]);
    expect(await api.inbox('?filter=done')).toMatchObject({ rows: [{ state: 'done' }] });
  });

  it('lists athletes who are more than a day late', async ({ api, server, scene }) => {
    const { id: athleteId } = scene.people.athlete;
    const schedule = { athleteId, weekday: 3, minute: 1200, nextDueOn: '2026-11-19' };
    await server.db.insert(checkInSchedules).values(schedule);
    const { rows } = await api.inbox('?filter=overdue');
    expect(rows).toMatchObject([{ athleteId, state: 'overdue', daysLate: 1 }]);
    await server.db.delete(checkInSchedules);
    expect((await api.inbox('?filter=overdue')).rows).toEqual([]);
  });

  it('lists a reply that wasn’t seen for two days', async ({ api, scene, server }) => {
    const checkIn = await api.send();
    await api.answer(checkIn, { reply: 'Hi.' });
    expect((await api.inbox()).rows).toEqual([]);
    const day = new Date(server.now().getTime() - 49 * 3_600_000);
    await server.db.update(weeklyCheckIns).set({ doneAt: day });
    expect((await api.inbox()).rows).toMatchObject([{ state: 'unseen' }]);
    // An overdue check-in comes first.
    const { id: athleteId } = scene.people.athlete;
    const schedule = { athleteId, weekday: 3, minute: 1200, nextDueOn: '2026-11-19' };
    await server.db.insert(checkInSchedules).values(schedule);
    expect((await api.inbox()).counts).toMatchObject({ waiting: 0, overdue: 1 });
    await server.db.delete(checkInSchedules);
  });

  it('pages in a stable order', async ({ api, scene, asCoach }) => {
    await api.send();
    const other = await scene.browserOf('otherAthlete');
    const body = { dueOn: '2026-11-22', formId: null, formVersion: 1, answers: ANSWERS };
    await other.post('/api/weekly-check-ins', { ...body, requestKey: newKey() });
    const first = await api.inbox('?limit=1');
    const second = await api.inbox(`?limit=1&cursor=${first.nextCursor}`);
    const ids = [...first.rows, ...second.rows].map(({ athleteId }) => athleteId);
    expect(new Set(ids).size).toBe(2);
    expect(second.nextCursor).toBeNull();
    expect((await asCoach.get('/api/check-in-inbox?cursor=x')).statusCode).toBe(400);
  });

  it('shows a coach only their own athletes', async ({ api, asOtherCoach }) => {
    await api.send();
    expect((await asOtherCoach.get('/api/check-in-inbox?filter=all')).json().rows).toEqual([]);
  });
});

describe('the review', () => {
  it('compares the answers with earlier check-ins', async ({ api }) => {
    await api.send('2026-10-25', { ...ANSWERS, hunger: 2 });
    await api.send('2026-11-15', { ...ANSWERS, hunger: 3 });
    await api.send('2026-11-22', { ...ANSWERS, hunger: 8, pain: 'Left knee pinches.' });
    const review = await api.review();
    expect(review.checkIn.answers.hunger).toBe(8);
    expect(review.previous.answers.hunger).toBe(3);
    expect(review.earlier.answers.hunger).toBe(2);
    const texts = review.points.map(({ text }: { text: string }) => text);
    expect(texts).toContain('Pain: “Left knee pinches.”');
    expect(texts.length).toBeLessThanOrEqual(4);
  });

  it('has the mean steps of the days that have any', async ({ api, scene }) => {
    const browser = await scene.browserOf('athlete');
    const felt = { energyLevel: 7, mood: 'good' };
    const days = { '2026-11-14': 4000, '2026-11-19': 8000, '2026-11-20': undefined };
    for (const [date, steps] of [...Object.entries(days), ['2026-11-21', 9501] as const]) {
      const { statusCode } = await browser.post('/api/check-ins', { ...felt, date, steps });
      expect(statusCode).toBe(201);
    }
    const { now, before, fourWeeksAgo } = (await api.review()).weeks;
    expect([now.steps, before.steps, fourWeeksAgo.steps]).toEqual([8751, 4000, null]);
  });

  it('offers steps around the current targets, checked in advance', async ({ api }) => {
    const { plan, steps } = await api.review();
    const calories = steps.calories.map(
      ({ targets }: { targets: { calories: number } }) => targets.calories,
    );
    expect(calories).toContain(plan.targets.calories);
    expect(calories).toEqual([...calories].sort((one, other) => one - other));
    expect(steps.calories.some(({ blocked }: { blocked: string | null }) => blocked)).toBe(true);
  });
});

describe('an answer', () => {
  it('carries drawings and links, also without text', async ({ api, scene, asAthlete }) => {
    const { id: athleteId } = scene.people.athlete;
    const checkIn = await api.send();
    const photoId = await sendPhoto(asAthlete, athleteId, 'progress');
    const mark = { kind: 'line', color: 'green', x1: 0, y1: 0.5, x2: 1, y2: 0.5 };
    const markedPhotos = [{ photoId, marks: [mark] }];
    const link = { kind: 'check_in', id: checkIn.id };
    for (const wrong of [
      { markedPhotos: [{ photoId: checkIn.id, marks: [mark] }] },
      { markedPhotos: [{ photoId, marks: Array(21).fill(mark) }] },
      { links: [{ kind: 'workout', id: checkIn.id }] },
    ]) {
      expect((await api.answer(checkIn, wrong)).statusCode).toBe(400);
    }
    expect((await api.review()).checkIn).toMatchObject({ state: 'waiting', reply: null });
    const reply = await api.answer(checkIn, { markedPhotos, links: [link] });
    const sent = {
      ...{ content: '', attachments: [{ id: photoId, marks: [mark] }], deletedPhotos: 0 },
      links: [{ ...link, title: 'Weekly check-in', date: '2026-11-22' }],
    };
    expect(reply.json(), reply.body).toMatchObject({ state: 'done', reply: sent });
    const due = (await asAthlete.get(`/api/users/${athleteId}/weekly-check-in`)).json();
    expect(due.current.reply).toMatchObject(sent);
  });

  it('changes the plan with the check-in as its cause', async ({ api }) => {
    const checkIn = await api.send();
    const { plan, steps } = await api.review();
    const more = steps.calories.find(
      ({ targets }: { targets: { calories: number } }) =>
        targets.calories === plan.targets.calories + 50,
    );
    const change = {
      ...{ kind: 'change', fromCalories: plan.targets.calories, targets: more.targets },
      reason: 'Sleep is falling.',
    };
    const reply = await api.answer(checkIn, { plan: change, reply: 'Up by 50.' });
    expect(reply.statusCode, reply.body).toBe(200);
    const [latest] = await api.changes();
    expect(latest).toMatchObject({ kind: 'targets', cause: 'check_in', actor: 'coach' });
    expect((await api.review()).plan.targets.calories).toBe(plan.targets.calories + 50);
  });

  it('accepts the open proposal with the check-in as its cause', async ({ api, server, scene }) => {
    const checkIn = await api.send();
    const proposalId = await openProposal(server.db, scene.people.athlete.id);
    const plan = { kind: 'accept', proposalId, take: 'food' };
    const reply = await api.answer(checkIn, { plan });
    expect(reply.statusCode, reply.body).toBe(200);
    const [stored] = await server.db
      .select()
      .from(planProposals)
      .where(eq(planProposals.id, proposalId));
    expect(stored?.status).toBe('accepted');
    expect((await api.changes())[0]).toMatchObject({ cause: 'check_in' });
  });

  it('doesn’t find another athlete’s proposal', async ({ api, server, scene }) => {
    const checkIn = await api.send();
    const proposalId = await openProposal(server.db, scene.people.otherAthlete.id);
    const reply = await api.answer(checkIn, { plan: { kind: 'accept', proposalId, take: 'food' } });
    expect(reply.statusCode).toBe(404);
  });

  it('changes nothing if one part of it fails', async ({ api, server, scene }) => {
    const checkIn = await api.send();
    const { plan } = await api.review();
    const targets = { calories: 800, protein: 100, carbs: 55, fats: 20 };
    const change = { kind: 'change', fromCalories: plan.targets.calories, targets };
    const reply = await api.answer(checkIn, { plan: change, reply: 'Starve.' });
    expect(reply.statusCode).toBe(400);
    expect((await api.review()).checkIn).toMatchObject({ state: 'waiting', reply: null });
    const { id } = scene.people.athlete;
    const [active] = await server.db
      .select()
      .from(nutritionPlans)
      .where(eq(nutritionPlans.userId, id));
    expect(active?.targets.calories).not.toBe(800);
  });

  it('is rejected if the plan isn’t the one the coach saw', async ({ api }) => {
    const checkIn = await api.send();
    const { plan } = await api.review();
    const change = { kind: 'change', fromCalories: 1, targets: plan.targets };
    const reply = await api.answer(checkIn, { plan: change });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'plan_changed']);
  });

  it('declines the open proposal on hold', async ({ api, server, scene }) => {
    const checkIn = await api.send();
    const id = await openProposal(server.db, scene.people.athlete.id);
    await api.answer(checkIn, { plan: { kind: 'hold' } });
    const [stored] = await server.db.select().from(planProposals).where(eq(planProposals.id, id));
    expect(stored?.status).toBe('declined');
  });

  it('marks older waiting check-ins as answered, too', async ({ api, server, scene }) => {
    await api.send('2026-11-15');
    const newest = await api.send('2026-11-22');
    await api.answer(newest, { reply: 'Both read.' });
    const rows = await server.db
      .select()
      .from(weeklyCheckIns)
      .where(eq(weeklyCheckIns.athleteId, scene.people.athlete.id));
    expect(rows).toHaveLength(2);
    expect(rows.every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it('is accepted only once', async ({ api }) => {
    const checkIn = await api.send();
    await api.answer(checkIn, { reply: 'First.' });
    const second = await api.answer(checkIn, { reply: 'Second.' });
    expect([second.statusCode, second.json().code]).toEqual([409, 'already_decided']);
  });
});
