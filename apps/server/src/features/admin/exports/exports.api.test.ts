import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AuditLine } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { users, workoutSessions } from '../../../platform/db/schema/index.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { insertEntries } from '../../../testing/insert-entries.ts';
import { insertWorkouts } from '../../../testing/insert-workouts.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';

/** More than fit into the buffers of a stream no one reads. */
const ATHLETES = 80;
const HOUR_MS = 3_600_000;

const it = pairTest
  .extend('athlete', { scope: 'file' }, ({ server, coach }) =>
    createPerson(server.db, { coachId: coach.id, name: 'Ana Silva' }),
  )
  .extend('api', ({ asAthlete, asCoach, asOtherCoach }) => {
    const log = (notes: string) =>
      asAthlete.post('/api/progress', {
        ...{ date: '2026-11-21', weight: 70.5, energyLevel: 6, stressLevel: 4, mood: 'good' },
        notes,
      });
    const get = (path: string) => asCoach.get(`/api/exports?kind=${path}`);
    const getAsOther = (path: string) => asOtherCoach.get(`/api/exports?kind=${path}`);
    return { log, get, getAsOther };
  });

describe('coach data export', () => {
  it("contains only the coach's own athletes, with formulas neutralized", async ({ api }) => {
    await api.log('Fine.');
    await api.log('=HYPERLINK("https://x.example","a, b")');
    const file = await api.get('progress&from=2026-11-01&to=2026-11-30');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="posedown-progress-2026-11-21.csv"',
    );
    const [head, ...lines] = file.body.split('\r\n');
    expect(head).toMatch(/^\ufeffName,Date,Weight \(kg\),/);
    expect(lines[0]).toBe('Ana Silva,2026-11-21,70.5,,,,,,,,6,4,good,,,Fine.');
    expect(lines[1]).toContain('"\'=HYPERLINK(""https://x.example"",""a, b"")"');
    expect(lines.at(-1)).toBe('');
    const others = await api.getAsOther('progress');
    expect(others.body.split('\r\n')).toHaveLength(2);
  });

  it.for<[kind: string, head: string]>([
    ['roster', 'Name,Email,Goal'],
    ['nutrition', 'Name,Date,Time,Meal'],
    ['workouts', 'Name,Date,Workout'],
  ])(
    'has as many cells per row as header columns for %s',
    async ([kind, head], { asAthlete, athlete, api }) => {
      await asAthlete.post(`/api/users/${athlete.id}/nutrition-logs`, {
        ...{ date: '2026-11-21', time: '12:30', mealName: 'Lunch' },
        ...{ calories: 500, protein: 40, carbs: 50, fats: 10 },
      });
      const [first, ...lines] = (await api.get(kind)).body.trimEnd().split('\r\n');
      expect(first?.slice(1)).toMatch(new RegExp(`^${head}`));
      if (kind !== 'workouts') expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line.split(',')).toHaveLength(first?.split(',').length ?? 0);
    },
  );

  it("dates the sign-up by the athlete's own time zone, like their page", async ({
    server,
    athlete,
    api,
    coach,
    asCoach,
  }) => {
    await server.db
      .update(users)
      .set({ createdAt: new Date('2026-11-20T23:30:00Z') })
      .where(eq(users.id, athlete.id));
    const joined = async () => (await api.get('roster')).body.trimEnd().split(',').at(-1);
    expect(await joined()).toBe('2026-11-20');
    const moveTo = (timezone: string, { id }: Person) =>
      server.db.update(users).set({ timezone }).where(eq(users.id, id));
    await moveTo('Asia/Tokyo', coach);
    expect(await joined()).toBe('2026-11-20');
    await moveTo('Asia/Tokyo', athlete);
    expect(await joined()).toBe('2026-11-21');
    const { joinedOn } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(joinedOn).toBe('2026-11-21');
    await moveTo('UTC', coach);
    await moveTo('UTC', athlete);
  });

  it('contains check-ins and cardio sessions, with formulas neutralized', async ({
    asAthlete,
    api,
  }) => {
    const saved = await asAthlete.post('/api/check-ins', {
      ...{ date: '2026-11-21', energyLevel: 7, mood: 'good', completedWorkout: true },
      notes: '=1+1',
      steps: 9500,
    });
    expect(saved.statusCode, saved.body).toBe(201);
    const ridden = await asAthlete.post('/api/cardio-sessions', {
      ...{ type: 'LISS', modality: 'stationary-bike', durationSeconds: 1890, completed: true },
      ...{ startedAt: '2026-11-21T05:00:00Z', distanceKm: 14.2, rpe: 4, notes: '@work' },
    });
    expect(ridden.statusCode, ridden.body).toBe(201);
    const { netKcal } = ridden.json();
    const linesOf = async (kind: string) => (await api.get(kind)).body.slice(1).split('\r\n');
    expect(await linesOf('check-ins')).toEqual([
      'Name,Date,Weight (kg),Energy (1-10),Stress (1-10),Mood,Sleep (h),Water (l),Steps,Trained,Ate as planned,Notes',
      "Ana Silva,2026-11-21,,7,,good,,,9500,true,false,'=1+1",
      '',
    ]);
    expect(await linesOf('cardio')).toEqual([
      'Name,Date,Type,How,Finished,Minutes,Distance (km),Speed (km/h),Incline (%),Average heart rate (bpm),Highest heart rate (bpm),Net energy (kcal),RPE,Notes',
      `Ana Silva,2026-11-21,LISS,stationary bike,true,31.5,14.2,,,,,${netKcal},4,'@work`,
      '',
    ]);
    for (const kind of ['check-ins', 'cardio']) {
      expect((await api.getAsOther(kind)).body.split('\r\n')).toHaveLength(2);
    }
  });

  it("contains supplement ticks under the athlete's name for the supplement", async ({
    asAthlete,
    api,
  }) => {
    const listed = await asAthlete.post('/api/supplements', {
      ...{ name: '=Zinc', amount: 15, unit: 'mg', time: 'before_bed', weekdays: [5] },
    });
    const url = `/api/supplements/${listed.json().id}/ticks`;
    const payload = { date: '2026-11-21', taken: true };
    await asAthlete.request({ method: 'PUT', url, payload });
    expect((await api.get('supplements')).body.slice(1).split('\r\n')).toEqual([
      'Name,Date,Supplement,Amount,Unit,When',
      "Ana Silva,2026-11-21,'=Zinc,15,mg,before bed",
      '',
    ]);
    expect((await api.getAsOther('supplements')).body.split('\r\n')).toHaveLength(2);
  });

  it('contains every set in order, including older sessions', async ({ server, athlete, api }) => {
    const done = { at: '2026-11-20T08:00:00.000Z', rpe: null };
    const full = {
      ...done,
      rpe: 8.5,
      form: 9,
      pump: 'High',
      mindMuscle: 'Good',
      energy: 'Peak',
    } as const;
    await insertWorkouts(server.db, [
      {
        ...{ id: newId(), userId: athlete.id, name: 'Pull, heavy', date: '2026-11-20' },
        exercises: [
          {
            ...{ exerciseId: newId(), exerciseName: '=Row' },
            sets: [
              ...Array.from({ length: 9 }, () => ({ ...done, weight: 80, reps: 8 })),
              { ...full, weight: 82.5, reps: 6 },
            ],
          },
          {
            exerciseId: newId(),
            exerciseName: 'Dead Hang',
            sets: [{ ...done, weight: null, reps: 45 }],
          },
          { exerciseId: newId(), exerciseName: 'Left out', sets: [], skipped: true },
        ],
      },
    ]);
    const [head, ...lines] = (await api.get('sets')).body.slice(1).trimEnd().split('\r\n');
    expect(head).toBe(
      'Name,Date,Workout,Exercise,Set,Weight (kg),Reps (seconds of a hold),RPE,Form (1-10),Pump,Mind-muscle,Energy',
    );
    const session = 'Ana Silva,2026-11-20,"Pull, heavy"';
    expect(lines).toEqual([
      ...Array.from({ length: 9 }, (_, place) => `${session},'=Row,${place + 1},80,8,,,,,`),
      `${session},'=Row,10,82.5,6,8.5,9,High,Good,Peak`,
      `${session},Dead Hang,1,,45,,,,,`,
    ]);
    expect((await api.getAsOther('sets')).body.split('\r\n')).toHaveLength(2);
  });

  it('contains workout ratings and the notes of athlete and coach', async ({
    server,
    athlete,
    api,
  }) => {
    await server.db.insert(workoutSessions).values({
      ...{ id: newId(), userId: athlete.id, name: 'Legs', date: '2026-11-19', completed: true },
      ...{ duration: 62, overallRpe: 8, energyLevel: 7, motivation: 9, pump: 6, focus: 5 },
      ...{ sessionNotes: '=Heavy.', coachFeedback: '+Good depth.', nextSessionGoals: '@100 kg' },
    });
    const file = await api.get('workouts&from=2026-11-19&to=2026-11-19');
    expect(file.body.slice(1).split('\r\n')).toEqual([
      'Name,Date,Workout,Finished,Minutes,RPE,Energy (1-10),Motivation (1-10),Pump (1-10),Focus (1-10),Notes,Coach’s feedback,Goals for the next session',
      "Ana Silva,2026-11-19,Legs,true,62,8,7,9,6,5,'=Heavy.,'+Good depth.,'@100 kg",
      '',
    ]);
  });

  it('is audited', async ({ api, asCoach }) => {
    await api.get('roster');
    await api.get('progress&from=2026-11-01&to=2026-11-30');
    const [last, before]: AuditLine[] = (await asCoach.get('/api/audit?kind=exports')).json().lines;
    expect(before?.details).toEqual({ kind: 'roster' });
    expect(last?.details).toEqual({ kind: 'progress', from: '2026-11-01', to: '2026-11-30' });
  });

  it('includes the current day of an athlete further east by default', async ({
    server,
    coach,
    api,
  }) => {
    const ahead = await createPerson(server.db, { coachId: coach.id, name: 'Kiri Ahead' });
    await server.db
      .update(users)
      .set({ timezone: 'Pacific/Kiritimati' })
      .where(eq(users.id, ahead.id));
    const asAhead = await signIn(server, ahead);
    // 1 a.m. tomorrow for the athlete, 11 p.m. today for the coach.
    server.advance(2 * HOUR_MS);
    const saved = await asAhead.post('/api/check-ins', {
      ...{ date: '2026-11-22', energyLevel: 7, mood: 'good' },
    });
    expect(saved.statusCode, saved.body).toBe(201);
    expect((await api.get('check-ins')).body).toContain('Kiri Ahead,2026-11-22');
    expect((await api.get('check-ins&to=2026-11-21')).body).not.toContain('Kiri Ahead');
    server.advance(-2 * HOUR_MS);
  });

  it('covers twelve weeks by default and accepts any day a diary can have', async ({
    api,
    asCoach,
  }) => {
    await api.get('progress');
    const [last]: AuditLine[] = (await asCoach.get('/api/audit?kind=exports')).json().lines;
    expect(last?.details).toEqual({ kind: 'progress', from: '2026-08-30', to: '2026-11-22' });
    expect((await api.get('progress&from=1999-01-01&to=1999-01-31')).statusCode).toBe(200);
  });

  it('stops reading when the client disconnects', async ({ server }) => {
    const coach = await createPerson(server.db, { role: 'coach' });
    for (let index = 0; index < ATHLETES; index += 1) {
      const { id: userId } = await createPerson(server.db, { coachId: coach.id });
      await insertEntries(server.db, [{ userId, date: '2026-11-20', weight: 80 }]);
    }
    const browser = await signIn(server, coach);
    const url = '/api/exports?kind=progress';
    const reads = await countStatements(async () => {
      const reply = await browser.request({ method: 'GET', url, payloadAsStream: true });
      const stream = reply.stream();
      await once(stream, 'readable');
      stream.destroy();
      await once(stream, 'close');
      await setTimeout(200);
    }, /json_build_array/);
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(ATHLETES / 2);
  });

  it('rejects an invalid range and an unknown file', async ({ api }) => {
    for (const wrong of [
      'progress&from=2026-11-30&to=2026-11-01',
      'progress&from=2024-01-01&to=2026-11-01',
      'progress&from=2026-02-30',
      'progress&to=0001-01-01',
      'progress&columns=password',
      'users',
    ]) {
      expect((await api.get(wrong)).statusCode, wrong).toBe(400);
    }
  });
});
