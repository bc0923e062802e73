import { DEFAULT_QUESTIONS } from '@posedown/coaching';
import type { CheckInForm } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';

const FORMS = '/api/check-in-forms';
const KEY = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0002';
const UNKNOWN = '019aa000-0000-7000-8000-00000000ffff';
const TODAY = '2026-11-21';

const question = { id: 'hunger', type: 'text', label: 'Hunger?', required: true, phases: [] };
const prep = { name: 'Prep check-in', questions: [question] };
const saturday = { weekday: 5, minute: 1200 };

const it = freshPairTest.extend('api', ({ asCoach, asAthlete, athlete }) => {
  const create = async (body: object = {}): Promise<CheckInForm> =>
    (await asCoach.post(FORMS, { ...prep, ...body })).json();
  const change = (formId: string, body: object) =>
    asCoach.request({ method: 'PUT', url: `${FORMS}/${formId}`, payload: { ...prep, ...body } });
  const list = async (browser = asCoach) => (await browser.get(FORMS)).json();
  const names = async () => (await list()).forms.map(({ name }: CheckInForm) => name);
  const withdraw = ({ id, version }: CheckInForm) =>
    asCoach.delete(`${FORMS}/${id}?version=${version}`);
  const restore = (formId: string) => asCoach.post(`${FORMS}/${formId}/restore`);
  const assign = async (formId: string | null, to: object = { kind: 'all' }) =>
    (await asCoach.post(`${FORMS}/assign`, { formId, ...saturday, to })).json().assigned;
  const asked = async () =>
    (await asAthlete.get(`/api/users/${athlete.id}/weekly-check-in`)).json();
  const answer = (body: object) =>
    asAthlete.post('/api/weekly-check-ins', { dueOn: TODAY, requestKey: KEY, ...body });
  return { create, change, list, names, withdraw, restore, assign, asked, answer };
});

describe('the forms of a coach', () => {
  it('are listed by name after the built-in one, and are the coach’s own', async ({
    api,
    asOtherCoach,
  }) => {
    const form = await api.create();
    expect(form).toMatchObject({ ...prep, version: 1, athletes: 0 });
    await api.create({ name: 'Off-season' });
    expect(await api.names()).toEqual(['Off-season', 'Prep check-in']);
    const { standard, unscheduled } = await api.list();
    expect(standard).toMatchObject({ name: 'Standard check-in', athletes: 0 });
    expect(standard.questions).toEqual(DEFAULT_QUESTIONS);
    expect(unscheduled).toBe(1);
    expect(await api.list(asOtherCoach)).toMatchObject({ forms: [], unscheduled: 0 });
  });

  it('are created once per request', async ({ api }) => {
    const replies = await Promise.all([1, 2, 3].map(() => api.create({ requestKey: KEY })));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(await api.names()).toHaveLength(1);
  });

  it('reject questions that can’t be asked', async ({ asCoach }) => {
    const scale = { ...question, type: 'scale', lowLabel: 'Low', highLabel: 'High' };
    const choice = { ...question, type: 'choice', options: ['A', 'B'] };
    const photos = { ...question, type: 'photos', poses: ['front'] };
    const bad: [object, string][] = [
      [{ ...question, label: ' ' }, 'questions.0.label'],
      [{ ...question, id: 'Hunger!' }, 'questions.0.id'],
      [{ ...question, phases: ['Peak Week', 'Peak Week'] }, 'questions.0.phases'],
      [{ ...scale, highLabel: '' }, 'questions.0.highLabel'],
      [{ ...choice, options: ['A'] }, 'questions.0.options'],
      [{ ...choice, options: ['A', 'A'] }, 'questions.0.options'],
      [{ ...choice, options: 'ABCDEFGHI'.split('') }, 'questions.0.options'],
      [{ ...photos, poses: [] }, 'questions.0.poses'],
      [{ ...photos, poses: ['standing'] }, 'questions.0.poses.0'],
    ];
    for (const [wrong, path] of bad) {
      const reply = await asCoach.post(FORMS, { ...prep, questions: [wrong] });
      expect(reply.json().issues?.[0]?.path, JSON.stringify(wrong)).toBe(path);
    }
    for (const questions of [[], [question, question], Array(26).fill(question)]) {
      expect((await asCoach.post(FORMS, { ...prep, questions })).statusCode).toBe(400);
    }
  });
});

describe('a changed form', () => {
  it('has a new version, and rejects a change based on an older one', async ({ api }) => {
    const { id } = await api.create();
    const changed = await api.change(id, { name: 'Peak check-in', version: 1 });
    expect(changed.json()).toMatchObject({ name: 'Peak check-in', version: 2 });
    const late = await api.change(id, { version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().version).toBe(2);
    expect(await api.names()).toEqual(['Peak check-in']);
  });

  it('can still be answered by someone who has the old one open', async ({ api }) => {
    const { id } = await api.create();
    await api.assign(id);
    const { form } = await api.asked();
    const other = { ...question, id: 'sleep', label: 'Sleep?' };
    await api.change(id, { questions: [other], version: 1 });
    const old = { formId: id, formVersion: form.version, answers: { hunger: 'Low' } };
    const sent = await api.answer(old);
    expect(sent.json()).toMatchObject({ questions: [question], answers: { hunger: 'Low' } });
    expect((await api.asked()).form).toMatchObject({ version: 2, questions: [other] });
  });
});

describe('a withdrawn form', () => {
  it('leaves the list, and its athletes get the standard form until it is back', async ({
    api,
  }) => {
    const form = await api.create();
    await api.assign(form.id);
    expect((await api.list()).forms[0].athletes).toBe(1);
    expect((await api.withdraw(form)).statusCode).toBe(204);
    expect(await api.names()).toEqual([]);
    expect((await api.list()).standard.athletes).toBe(1);
    expect((await api.asked()).form).toMatchObject({ id: null, name: 'Standard check-in' });
    expect((await api.restore(form.id)).json()).toMatchObject({ id: form.id, athletes: 1 });
    expect((await api.asked()).form).toMatchObject({ id: form.id, questions: [question] });
    expect((await api.list()).standard.athletes).toBe(0);
  });

  it('can’t be changed or assigned, but can be answered by someone who has it open', async ({
    api,
    asCoach,
  }) => {
    const form = await api.create();
    await api.assign(form.id);
    await api.withdraw(form);
    // Repeating it is harmless.
    expect((await api.withdraw(form)).statusCode).toBe(204);
    expect((await api.change(form.id, { version: 1 })).statusCode).toBe(404);
    for (const formId of [form.id, UNKNOWN]) {
      const body = { formId, ...saturday, to: { kind: 'all' } };
      const reply = await asCoach.post(`${FORMS}/assign`, body);
      expect(reply.json().issues[0].path).toBe('formId');
    }
    const old = { formId: form.id, formVersion: 1, answers: { hunger: 'Low' } };
    expect((await api.answer(old)).statusCode).toBe(201);
  });

  it('is rejected if it changed in the meantime', async ({ api }) => {
    const form = await api.create();
    await api.change(form.id, { version: 1 });
    expect((await api.withdraw(form)).statusCode).toBe(409);
    expect(await api.names()).toHaveLength(1);
  });
});

describe('assigning a form', () => {
  const scheduled = freshPairTest.extend(
    'at',
    ({ asCoach }) =>
      async (athleteId: string) =>
        (await asCoach.get(`/api/users/${athleteId}/check-in-schedule`)).json().schedule,
  );

  scheduled(
    'reaches all, those without one, those in a phase, or chosen ones',
    async ({ at, server, coach, asCoach, athlete }) => {
      const cutting = await createPerson(server.db, { coachId: coach.id });
      await server.db
        .update(users)
        .set({ primaryGoal: 'weight_loss' })
        .where(eq(users.id, cutting.id));
      const assign = async (to: object, minute = 1200) =>
        (await asCoach.post(`${FORMS}/assign`, { formId: null, weekday: 5, minute, to })).json();
      expect((await asCoach.get(FORMS)).json().phases).toEqual([
        { phase: 'Fat Loss', athletes: 1 },
      ]);
      expect(await assign({ kind: 'phase', phase: 'Fat Loss' })).toEqual({ assigned: 1 });
      expect(await assign({ kind: 'phase', phase: 'Peak Week' })).toEqual({ assigned: 0 });
      expect([await at(athlete.id), await at(cutting.id)]).toMatchObject([null, { minute: 1200 }]);
      expect(await assign({ kind: 'unscheduled' }, 600)).toEqual({ assigned: 1 });
      expect([await at(athlete.id), await at(cutting.id)]).toMatchObject([
        { minute: 600 },
        { minute: 1200 },
      ]);
      expect(await assign({ kind: 'athletes', ids: [cutting.id] }, 700)).toEqual({ assigned: 1 });
      expect(await assign({ kind: 'unscheduled' })).toEqual({ assigned: 0 });
      expect(await assign({ kind: 'all' }, 800)).toEqual({ assigned: 2 });
      expect(await at(cutting.id)).toMatchObject({ minute: 800, version: 3 });
    },
  );

  scheduled(
    'ignores athletes of another coach',
    async ({ at, server, otherCoach, asCoach, asOtherCoach, athlete }) => {
      const theirs = await createPerson(server.db, { coachId: otherCoach.id });
      const to = { kind: 'athletes', ids: [theirs.id, athlete.id, UNKNOWN] };
      const reply = await asCoach.post(`${FORMS}/assign`, { formId: null, ...saturday, to });
      expect(reply.json()).toEqual({ assigned: 1 });
      expect(await at(athlete.id)).toMatchObject(saturday);
      const kept = await asOtherCoach.get(`/api/users/${theirs.id}/check-in-schedule`);
      expect(kept.json()).toEqual({ schedule: null });
    },
  );

  scheduled('refuses another coach’s form', async ({ at, asCoach, asOtherCoach, athlete }) => {
    const { id: formId } = (await asOtherCoach.post(FORMS, prep)).json();
    const to = { kind: 'all' };
    const reply = await asCoach.post(`${FORMS}/assign`, { formId, ...saturday, to });
    expect(reply.json().issues[0].path).toBe('formId');
    expect(await at(athlete.id)).toBeNull();
  });
});
