import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { trainingPlans } from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { SET_FORM } from '../../../testing/permissions/training.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

const DAY_MS = 86_400_000;
const ONE_SIDED = 'All repetitions on one side, then the other: that is one set.';

let session: WorkoutSession;

const it = sceneTest.extend('api', ({ asAthlete, scene }) => {
  const own = `/api/users/${scene.people.athlete.id}`;
  const today = async (): Promise<TrainingToday> =>
    (await asAthlete.get('/api/training/today')).json();

  async function start(sessionId = newId(), startedAt = '2026-11-21T08:00:00.000Z') {
    const { days } = await today();
    return asAthlete.post('/api/workout-sessions', {
      ...{ sessionId, workoutId: days[0]?.id, startedAt },
    });
  }

  const update = (path: string, payload: object) =>
    asAthlete.request({ method: 'PUT', url: `/api/workout-sessions/${path}`, payload });
  const saveSet = (setId: string, change: object = {}) =>
    update(`${session.id}/sets/${setId}`, {
      ...{ ...SET_FORM, exerciseKey: session.exerciseData[0]?.key, ...change },
    });
  const finish = (change: object = {}) =>
    asAthlete.post(`/api/workout-sessions/${session.id}/finish`, {
      ...{ finishedAt: '2026-11-21T08:55:00.000Z', ...change },
    });
  return { own, today, start, update, saveSet, finish };
});

it.beforeEach(async ({ api }) => {
  session = (await api.start()).json();
});

describe('starting a workout', () => {
  it('uses the plan’s targets and defaults', async ({ api }) => {
    const { days, open, plan } = await api.today();
    expect(plan).toMatchObject({
      ...{ phase: expect.any(String), intensityLevel: expect.any(String) },
      weeksOut: null,
    });
    for (const { estimatedTime, difficulty, targetMuscles, equipment, focusPoints } of days) {
      expect(estimatedTime).toBeGreaterThan(0);
      expect(difficulty).toMatch(/\w/);
      for (const list of [targetMuscles, equipment, focusPoints]) expect(list).not.toEqual([]);
    }
    expect(open?.id).toBe(session.id);
    expect(session).toMatchObject({ name: days[0]?.name, date: '2026-11-21', completed: false });
    expect(session.exerciseData).toHaveLength(days[0]?.exercises.length ?? 0);
    for (const { target } of session.exerciseData) {
      expect(target).toMatchObject({
        rpe: expect.any(Number),
        timeUnderTension: expect.any(Number),
      });
      expect(target?.tempo).toMatch(/^\d-\d-\d-\d$|hold/);
    }
  });

  it('creates one session for concurrent starts', async ({ api }) => {
    const id = newId();
    const replies = await Promise.all([api.start(id), api.start(id), api.start(id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const keys = replies.map((reply) => reply.json().exerciseData[0].key);
    expect(new Set(keys).size).toBe(1);
  });

  it('closes an open session, and deletes it if it has no sets', async ({ api, asAthlete }) => {
    await api.saveSet(newId());
    const saved = session.id;
    const empty: WorkoutSession = (await api.start()).json();
    session = (await api.start()).json();
    const own = `${api.own}/workout-sessions`;
    expect((await asAthlete.get(`${own}/${saved}`)).json()).toMatchObject({
      completed: true,
      duration: 50,
    });
    expect((await asAthlete.get(`${own}/${empty.id}`)).statusCode).toBe(404);
  });
});

describe('logging sets', () => {
  it('saves every field, once', async ({ api }) => {
    const id = newId();
    const full = { form: 9, pump: 'High', mindMuscle: 'Perfect', energy: 'Peak' };
    await api.saveSet(id, { reps: 7 });
    const reply: WorkoutSession = (await api.saveSet(id, full)).json();
    expect(reply.exerciseData[0]?.sets).toEqual([{ ...SET_FORM, ...full, id }]);
  });

  it('loses no sets of two devices', async ({ api }) => {
    const ids = Array.from({ length: 6 }, newId);
    await Promise.all(ids.map((id) => api.saveSet(id)));
    const { open } = await api.today();
    expect(open?.exerciseData[0]?.sets.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('deletes a set, even if repeated', async ({ api, asAthlete }) => {
    const id = newId();
    await api.saveSet(id);
    const remove = () => asAthlete.delete(`/api/workout-sessions/${session.id}/sets/${id}`);
    expect((await remove()).json().exerciseData[0].sets).toEqual([]);
    expect((await remove()).statusCode).toBe(200);
  });

  it('rejects RPE 11, half reps and foreign exercises', async ({ api }) => {
    expect((await api.saveSet(newId(), { rpe: 11 })).statusCode).toBe(400);
    expect((await api.saveSet(newId(), { reps: 7.5 })).statusCode).toBe(400);
    expect((await api.saveSet(newId(), { exerciseKey: newId() })).statusCode).toBe(404);
    expect((await api.today()).open?.exerciseData[0]?.sets).toEqual([]);
  });

  it('swaps, skips and adds exercises, except those with sets', async ({ api }) => {
    const [first, second] = session.exerciseData;
    const other = second?.exerciseId;
    const change = { exerciseId: other, sets: 4, skipped: true, position: 1 };
    const swapped = (await api.update(`${session.id}/exercises/${first?.key}`, change)).json();
    const saved = { ...first?.target, sets: 4, notes: second?.target?.notes ?? null };
    expect(swapped.exerciseData[0]).toMatchObject({ exerciseId: other, skipped: true });
    expect(swapped.exerciseData[0].target).toEqual(saved);
    const instead = { ...change, replaces: first?.key };
    const rest = (await api.update(`${session.id}/exercises/${newId()}`, instead)).json();
    expect(rest.exerciseData[1].target).toEqual(saved);
    const row = { ...change, exerciseId: exerciseIdOf('one-arm-dumbbell-row') };
    const added = (await api.update(`${session.id}/exercises/${newId()}`, row)).json();
    expect(added.exerciseData).toHaveLength(session.exerciseData.length + 2);
    expect(added.exerciseData[1].target).toMatchObject({ sets: 4, notes: ONE_SIDED });
    const locked = { ...change, exerciseId: exerciseIdOf('plank') };
    const plank = (await api.update(`${session.id}/exercises/${newId()}`, locked)).json();
    expect(plank.exerciseData[1]).toMatchObject({ exerciseName: 'Plank', timed: true });
    expect(plank.exerciseData[1].target.reps).toBe('30-45 s');
    expect(plank.exerciseData[2]).toMatchObject({ exerciseId: row.exerciseId, timed: false });
    await api.saveSet(newId());
    const repeated = { ...change, exerciseId: first?.exerciseId };
    expect((await api.update(`${session.id}/exercises/${first?.key}`, repeated)).json().code).toBe(
      'conflict',
    );
    const unknown = { ...change, exerciseId: newId() };
    expect((await api.update(`${session.id}/exercises/${newId()}`, unknown)).statusCode).toBe(400);
  });
});

describe('finishing a workout', () => {
  it('stores duration and ratings', async ({ api }) => {
    await api.saveSet(newId(), { weight: 100, reps: 6 });
    expect((await api.finish()).json()).toMatchObject({ completed: true, duration: 55 });
    const scales = { overallRpe: 8.5, energyLevel: 6, motivation: 9, pump: 7, focus: 8 };
    const felt = { ...scales, sessionNotes: 'Strong day' };
    expect((await api.finish(felt)).json()).toMatchObject({ ...felt, duration: 55 });
    const { guides, open, finishedToday } = await api.today();
    expect(open).toBeNull();
    expect(finishedToday.map(({ id }) => id)).toContain(session.id);
    const guide = guides.find(
      ({ exerciseId }) => exerciseId === session.exerciseData[0]?.exerciseId,
    );
    expect(guide?.last).toMatchObject({ date: '2026-11-21', sets: [{ weight: 100, reps: 6 }] });
    expect(guide?.suggestion).toMatchObject({ reason: expect.any(String) });
    // Epley with the two reps in reserve of RPE 8: 100 · (1 + 8/30).
    expect(guide?.bestMaxKg).toBeCloseTo(126.67, 1);
  });

  it('rejects an empty session, and discards only unfinished ones', async ({ api, asAthlete }) => {
    expect((await api.finish()).json().code).toBe('conflict');
    expect((await asAthlete.delete(`/api/workout-sessions/${session.id}`)).statusCode).toBe(204);
    session = (await api.start()).json();
    await api.saveSet(newId());
    await api.finish();
    expect((await asAthlete.delete(`/api/workout-sessions/${session.id}`)).statusCode).toBe(409);
  });

  it('allows corrections afterward', async ({ api }) => {
    const id = newId();
    await api.saveSet(id);
    await api.finish();
    const reply = (await api.saveSet(id, { reps: 9 })).json();
    expect(reply.completed).toBe(true);
    expect(reply.exerciseData[0].sets[0].reps).toBe(9);
  });

  it('notifies the coach of corrections and keeps the last set', async ({
    server,
    api,
    asAthlete,
    scene,
  }) => {
    const [first, second] = [newId(), newId()];
    await api.saveSet(first);
    await api.saveSet(second);
    await api.finish();
    const remove = (id: string) =>
      asAthlete.delete(`/api/workout-sessions/${session.id}/sets/${id}`);
    const { athlete, coach } = scene.people;
    const reported = await eventsReceivedBy(server, coach, () => remove(first));
    expect(reported).toContainEqual({ type: 'athlete', athleteId: athlete.id });
    const refused = await remove(second);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    const own = `/api/users/${athlete.id}/workout-sessions/${session.id}`;
    expect((await asAthlete.get(own)).json().exerciseData[0].sets).toMatchObject([{ id: second }]);
  });
});

describe('workout history', () => {
  it('pages sessions with sets and volume', async ({ api, asCoach, asAthlete }) => {
    await api.saveSet(newId(), { weight: 50, reps: 10 });
    await api.finish();
    const own = `${api.own}/workout-sessions`;
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { sessions: { id: string }[]; nextCursor: string | null } = (
        await asCoach.get(`${own}?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      paged.push(...page.sessions.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged).toContain(session.id);
    const all = (await asAthlete.get(`${own}?limit=100`)).json().sessions;
    expect(all.find(({ id }: { id: string }) => id === session.id)).toMatchObject({
      ...{ sets: 1, volumeKg: 500, completed: true, hasFeedback: false },
    });
    expect((await asAthlete.get(`${own}?cursor=bm9wZQ`)).statusCode).toBe(400);
  });

  it('counts hard sets by muscle and week, and shows the e1RM', async ({ api, asAthlete }) => {
    await api.saveSet(newId(), { weight: 100, reps: 5, rpe: null });
    await api.finish();
    const url = `${api.own}/training-stats`;
    const stats = (await asAthlete.get(`${url}?weeks=2`)).json();
    expect(stats.weeks).toHaveLength(2);
    expect(stats.weeks[1].startsOn).toBe('2026-11-16');
    const counts: number[] = Object.values(stats.weeks[1].sets);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(counts.every((count) => Number.isInteger(count * 2))).toBe(true);
    expect(stats.exercises[0]).toMatchObject({ best: { kg: expect.any(Number) } });
  });

  it('prefers reliable e1RMs', async ({ api, asAthlete }) => {
    await api.saveSet(newId(), { weight: 140, reps: 12, rpe: null });
    await api.finish();
    const url = `${api.own}/training-stats`;
    const [{ points, best }] = (await asAthlete.get(`${url}?weeks=2`)).json().exercises;
    const kilograms = points.map(({ kg }: { kg: number }) => kg);
    expect(Math.max(...kilograms)).toBeGreaterThan(best.kg);
    expect(points).toContainEqual({ ...best, isReliable: true });
  });
});

it('shows what was done before the open session', async ({ asAthlete, api }) => {
  const { id: key, exerciseId } = { id: newId(), ...session.exerciseData[0] };
  const guide = async () => (await asAthlete.get(`/api/training/guides/${exerciseId}`)).json();
  const before = await guide();
  await api.saveSet(key, { weight: 250, reps: 5 });
  expect(await guide()).toEqual(before);
  await api.finish();
  expect((await guide()).last.sets).toMatchObject([{ weight: 250 }]);
});

it('suggests from the last session outside a deload', async ({ server, api, scene, asAthlete }) => {
  const lift = async (weight: number) => {
    session = (await api.start(newId(), server.now().toISOString())).json();
    await api.saveSet(newId(), { weight, reps: 10 });
    await api.finish({ finishedAt: server.now().toISOString() });
  };
  const isOwn = eq(trainingPlans.userId, scene.people.athlete.id);
  const suggested = async () => (await api.today()).guides[0];
  const [plan] = await server.db.select().from(trainingPlans).where(isOwn);
  const facts = { startsOn: '2026-11-16', weeks: 2, competitionDate: null };
  await server.db
    .update(trainingPlans)
    .set({ ...facts, deloadWeeks: [2] })
    .where(isOwn);
  await lift(100);
  server.advance(3 * DAY_MS);
  await lift(90);
  const stats = `${api.own}/training-stats?weeks=2`;
  const weeks: { eased: string | null }[] = (await asAthlete.get(stats)).json().weeks;
  expect(weeks.map(({ eased }) => eased)).toEqual([null, 'deload']);
  const deload = await suggested();
  expect(deload?.last?.sets).toMatchObject([{ weight: 90 }]);
  expect(deload?.suggestion?.loadKg).toBe(90);
  const own = (await asAthlete.get(`/api/training/guides/${deload?.exerciseId}`)).json();
  expect(own.suggestion.loadKg).toBe(90);
  server.advance(7 * DAY_MS);
  expect((await suggested())?.suggestion?.loadKg).toBe(100);
  server.advance(-10 * DAY_MS);
  if (plan) await server.db.update(trainingPlans).set(plan).where(isOwn);
});
