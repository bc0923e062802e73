import { addDays, showsMax } from '@posedown/coaching';
import type { TrainingStats, TrainingToday } from '@posedown/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../platform/db/schema/columns.ts';
import { nutritionLogs } from '../platform/db/schema/index.ts';
import { insertWorkouts } from './insert-workouts.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from './test-app.ts';

const SESSIONS = 420;
/** Several batches of sessions without sets, between sessions with sets. */
const EMPTY = { from: 100, until: 120 };

let test: TestApp;
let scene: Scene;
let athlete: TestBrowser;
let coach: TestBrowser;
/** The number of queries of each read without history. */
const before = new Map<string, number>();
let queriesOfToday: number;

beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  athlete = await scene.browserOf('athlete');
  coach = await scene.browserOf('coach');
  const { guides }: TrainingToday = (await athlete.get('/api/training/today')).json();
  const exerciseId = guides.find(showsMax)?.exerciseId;
  if (!exerciseId) throw new Error('the plan has no exercise with an e1RM');
  for (const [name, read] of Object.entries(READS)) before.set(name, await countQueries(read));
  queriesOfToday = await countQueries(today);
  await insertWorkouts(
    test.db,
    Array.from({ length: SESSIONS }, (_, n) => {
      const date = addDays('2026-11-20', -Math.floor(n / 6));
      const set = { weight: 1 + n / 4, reps: 5, rpe: null, at: `${date}T08:00:00.000Z` };
      const sets = n >= EMPTY.from && n < EMPTY.until ? [] : [set];
      return {
        ...{ id: newId(), userId: scene.people.athlete.id, date, completed: true },
        exercises: [{ exerciseId, exerciseName: 'Lift', sets }],
      };
    }),
  );
  await test.db.insert(nutritionLogs).values(
    Array.from({ length: SESSIONS }, (_, n) => ({
      ...{ id: newId(), userId: scene.people.athlete.id, mealType: 'Lunch', unit: 'g' as const },
      ...{ date: addDays('2026-11-20', -(n % 60)), foodName: `Food ${n}`, quantity: 100 },
      ...{ calories: 100, protein: 10, carbs: 10, fats: 2 },
    })),
  );
});
afterAll(() => test.close());

const get = async (browser: TestBrowser, url: string) => {
  const reply = await browser.get(url.replace(':userId', scene.people.athlete.id));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
};

const STATS = '/api/users/:userId/training-stats?weeks=26';
const READS = {
  'strength statistics of half a year': () => get(athlete, STATS),
  'a page of workouts': () => get(athlete, '/api/users/:userId/workout-sessions?limit=100'),
  'an assistant answer': () => askAssistant(),
  'the export of sets': () => get(coach, '/api/exports?kind=sets'),
  'the export of meals': () => get(coach, '/api/exports?kind=nutrition'),
};

const today = () => get(athlete, '/api/training/today');

async function askAssistant() {
  const { id: userId } = scene.people.athlete;
  const question = { userId, message: 'What is my best lift?', conversationHistory: [] };
  const reply = await athlete.post('/api/ai/ask-ali', question);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
}

async function countQueries(act: () => Promise<unknown>): Promise<number> {
  const select = vi.spyOn(test.db, 'select');
  await act();
  const { length } = select.mock.calls;
  select.mockRestore();
  return length;
}

it.each(Object.entries(READS))('splits the query for %s into batches', async (name, read) => {
  expect(await countQueries(read)).toBeGreaterThan((before.get(name) ?? 0) + 1);
});

it('loads today’s training with a fixed number of queries', async () => {
  const once = await countQueries(today);
  // One more query may load the sets of earlier sessions.
  expect(once).toBeLessThanOrEqual(queriesOfToday + 1);
});

it('counts every session once across batches', async () => {
  const { exercises }: TrainingStats = (await get(athlete, STATS)).json();
  const lifted = SESSIONS - (EMPTY.until - EMPTY.from);
  expect(exercises[0]).toMatchObject({ exerciseName: 'Lift', sessions: lifted });
  expect(exercises[0]?.points).toHaveLength(lifted);
  // Epley for the oldest session: (1 + 419/4) · (1 + 5/30).
  expect(exercises[0]?.best.kg).toBeCloseTo(123.4, 1);
  const { guides }: TrainingToday = (await get(athlete, '/api/training/today')).json();
  const [best] = guides.flatMap(({ bestMaxKg }) => bestMaxKg ?? []);
  expect(best).toBeCloseTo(123.4, 1);
});

it('exports every row once, in day order', async () => {
  for (const [kind, lines] of [
    ['sets', SESSIONS - (EMPTY.until - EMPTY.from)],
    ['workouts', SESSIONS],
    ['nutrition', SESSIONS],
  ] as const) {
    const [, ...file] = (await get(coach, `/api/exports?kind=${kind}`)).body
      .trimEnd()
      .split('\r\n');
    const days = file.map((line) => line.split(',')[1]);
    expect(days).toHaveLength(lines);
    expect(days).toEqual(days.toSorted());
    if (kind !== 'workouts') expect(new Set(file).size).toBe(lines);
  }
});
