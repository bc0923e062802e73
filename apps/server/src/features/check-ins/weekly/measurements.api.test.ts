import type { ProgressEntry, ProgressOverview } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';

/* The test's clock is at Saturday, 21 November 2026, 09:00 UTC; athletes live in UTC. */
const TODAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const key = (n: number) => `5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f01${String(n).padStart(2, '0')}`;

const tape = {
  ...{ id: 'tape', type: 'measurements', label: 'Tape', girths: ['waist', 'hips', 'arms'] },
  ...{ required: false, phases: [] as string[] },
};
const questions = [
  { id: 'mood', type: 'yes_no', label: 'Good mood?', required: false, phases: [] },
  tape,
];

const it = freshPairTest.extend('api', async ({ asAthlete, asCoach, athlete }) => {
  const ask = async (asked: object[] = questions): Promise<string> =>
    (await asCoach.post('/api/check-in-forms', { name: 'Tape', questions: asked })).json().id;
  const formId = await ask();
  const send = (answers: object, body: object = {}) =>
    asAthlete.post('/api/weekly-check-ins', {
      ...{ dueOn: SUNDAY, formId, formVersion: 1, answers, requestKey: key(1), ...body },
    });
  const entries = async (): Promise<ProgressEntry[]> =>
    (await asAthlete.get('/api/progress')).json().entries;
  const change = (id: string, payload: object) =>
    asAthlete.request({ method: 'PUT', url: `/api/progress/${id}`, payload });
  const courses = async (browser = asCoach) => {
    const overview: ProgressOverview = (
      await browser.get(`/api/users/${athlete.id}/progress`)
    ).json();
    const measured = overview.measurements.girths.filter(({ course }) => course.length > 0);
    return Object.fromEntries(measured.map(({ girth, course }) => [girth, course]));
  };
  return { ask, send, entries, change, courses };
});

describe('measurements in a weekly check-in', () => {
  it('are answers and an entry of the day, for the athlete and their coach', async ({
    api,
    asCoach,
    athlete,
  }) => {
    // Cached before.
    expect(await api.courses()).toEqual({});
    const sent = await api.send({ tape: { waist: 82.5, arms: 38 } });
    expect(sent.statusCode, sent.body).toBe(201);
    expect(sent.json()).toMatchObject({ questions, answers: { tape: { waist: 82.5, arms: 38 } } });
    expect(sent.json().photos).toEqual([]);
    expect(await api.entries()).toMatchObject([
      { date: TODAY, measurements: { waist: 82.5, arms: 38 }, weight: null, mood: null },
    ]);
    expect(await api.courses()).toEqual({
      ...{ waist: [{ date: TODAY, value: 82.5 }], arms: [{ date: TODAY, value: 38 }] },
    });
    const review = (await asCoach.get(`/api/users/${athlete.id}/check-in-review`)).json();
    expect(review.checkIn.answers).toEqual({ tape: { waist: 82.5, arms: 38 } });
  });

  it('are one entry, whether sent twice or changed later', async ({ api }) => {
    await Promise.all([1, 2, 3].map(() => api.send({ tape: { waist: 82, arms: 38 } })));
    expect(await api.entries()).toHaveLength(1);
    const [first] = await api.entries();
    await api.send({ tape: { waist: 81, hips: 95 } }, { version: 1, requestKey: key(2) });
    expect(await api.entries()).toMatchObject([
      { id: first?.id, date: TODAY, measurements: { waist: 81, hips: 95 } },
    ]);
    expect((await api.entries())[0]?.measurements).not.toHaveProperty('arms');
  });

  it('leave no entry if they are left out or removed', async ({ api }) => {
    await api.send({ mood: true });
    expect(await api.entries()).toEqual([]);
    await api.send({ tape: { waist: 82 } }, { version: 1, requestKey: key(3) });
    expect(await api.entries()).toHaveLength(1);
    await api.send({ mood: true, tape: {} }, { version: 2, requestKey: key(4) });
    expect(await api.entries()).toEqual([]);
  });

  it('leave alone what the athlete changed in the entry', async ({ api }) => {
    await api.send({ tape: { waist: 82, arms: 38 } });
    const [entry] = await api.entries();
    const corrected = {
      ...{ date: '2026-11-20', version: 1, weight: 80, bodyFat: 12, notes: 'Before lunch.' },
      measurements: { waist: 81.5, arms: 38, neck: 38 },
    };
    await api.change(entry?.id ?? '', corrected);
    await api.send({ mood: false, tape: { waist: 82, arms: 39 } }, next(5));
    const { measurements, version: _version, ...others } = corrected;
    expect(await api.entries()).toMatchObject([
      { id: entry?.id, ...others, measurements: { ...measurements, arms: 39 } },
    ]);
    await api.send({ mood: true }, { version: 2, requestKey: key(6) });
    expect(await api.entries()).toMatchObject([{ ...others, measurements: { neck: 38 } }]);
  });

  it('stay deleted unless they are changed', async ({ api, asAthlete }) => {
    await api.send({ tape: { waist: 82 } });
    const [entry] = await api.entries();
    const url = `/api/progress/${entry?.id}`;
    await asAthlete.request({ method: 'DELETE', url, payload: { version: 1 } });
    await api.send({ mood: true, tape: { waist: 82 } }, next(7));
    expect(await api.entries()).toEqual([]);
    await api.send({ tape: { waist: 80 } }, { version: 2, requestKey: key(8) });
    expect(await api.entries()).toMatchObject([{ measurements: { waist: 80 } }]);
  });

  it('stay beside another entry of the day', async ({ api, asAthlete }) => {
    const felt = { date: TODAY, energyLevel: 7, stressLevel: 3, mood: 'good' };
    await asAthlete.post('/api/progress', { ...felt, measurements: { waist: 83, neck: 38 } });
    await api.send({ tape: { waist: 82 } });
    expect(await api.entries()).toHaveLength(2);
    expect(await api.courses(asAthlete)).toMatchObject({
      ...{ waist: [{ date: TODAY, value: 82 }], neck: [{ date: TODAY, value: 38 }] },
    });
  });

  it('are rejected out of range, and nothing is stored', async ({ api }) => {
    const bad = [{ waist: 49 }, { hips: 151 }, { neck: 38 }, { waist: '82' }, { front: 82 }, 82];
    for (const answer of bad) {
      const reply = await api.send({ tape: answer });
      expect(reply.statusCode, JSON.stringify(answer)).toBe(400);
    }
    const reply = await api.send({ tape: { waist: 49 } });
    expect(reply.json().issues).toEqual([{ path: 'answers.tape', message: 'Check these: waist' }]);
    expect(await api.entries()).toEqual([]);
  });

  it('are rejected out of range in a question of another phase, too', async ({ api }) => {
    const formId = await api.ask([{ ...tape, required: true, phases: ['Peak Week'] }]);
    expect((await api.send({ tape: { waist: 49 } }, { formId })).statusCode).toBe(400);
    expect((await api.send({}, { formId })).statusCode).toBe(201);
  });

  it('are complete if they are required', async ({ api }) => {
    const formId = await api.ask([{ ...tape, required: true }]);
    const reply = await api.send({ tape: { waist: 82 } }, { formId });
    expect(reply.json().issues).toMatchObject([{ message: 'Still missing: hips, arms' }]);
    const whole = { waist: 82, hips: 95, arms: 38 };
    expect((await api.send({ tape: whole }, { formId })).statusCode).toBe(201);
  });

  it('are asked with at least one girth, each once', async ({ asCoach }) => {
    for (const girths of [[], ['waist', 'waist'], ['ankle'], 'waist']) {
      const body = { name: 'Tape', questions: [{ ...tape, girths }] };
      expect((await asCoach.post('/api/check-in-forms', body)).statusCode).toBe(400);
    }
  });

  it('are hidden from another athlete and another coach', async ({ api, server, athlete }) => {
    await api.send({ tape: { waist: 82 } });
    for (const role of ['client', 'coach'] as const) {
      const other = await signIn(server, await createPerson(server.db, { role }));
      const url = `/api/users/${athlete.id}/progress-entries`;
      expect((await other.get(url)).statusCode).toBe(404);
    }
  });
});

const next = (n: number) => ({ version: 1, requestKey: key(n) });
