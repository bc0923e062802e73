import { addDays, showsMax } from '@posedown/coaching';
import type { TrainingStats, TrainingToday } from '@posedown/contract';
import { expect, vi } from 'vitest';
import { newId } from '../platform/db/schema/columns.ts';
import { nutritionLogs } from '../platform/db/schema/index.ts';
import { sceneTest } from './fixtures.ts';
import { insertWorkouts } from './insert-workouts.ts';
import type { TestApp, TestBrowser } from './test-app.ts';

const SESSIONS = 420;
/** More than two batches of the export. */
const MEALS = 2100;
/** Several batches of sessions without sets, between sessions with sets. */
const EMPTY = { from: 100, until: 120 };

/** The athlete with the history, their browser and their coach's. */
interface Readers {
  userId: string;
  asAthlete: TestBrowser;
  asCoach: TestBrowser;
}

const it = sceneTest.extend('readers', { scope: 'file' }, ({ scene, asAthlete, asCoach }) => {
  const readers: Readers = { userId: scene.people.athlete.id, asAthlete, asCoach };
  return readers;
});

/** The number of queries of each read without history. */
const before = new Map<string, number>();
let queriesOfToday: number;

it.beforeAll(async ({ server, readers }) => {
  const { userId } = readers;
  const { guides }: TrainingToday = (await today(readers)).json();
  const exerciseId = guides.find(showsMax)?.exerciseId;
  if (!exerciseId) throw new Error('the plan has no exercise with an e1RM');
  for (const [name, read] of Object.entries(READS)) {
    before.set(name, await countQueries(server, () => read(readers)));
  }
  queriesOfToday = await countQueries(server, () => today(readers));
  await insertWorkouts(
    server.db,
    Array.from({ length: SESSIONS }, (_, n) => {
      const date = addDays('2026-11-20', -Math.floor(n / 6));
      const set = { weight: 1 + n / 4, reps: 5, rpe: null, at: `${date}T08:00:00.000Z` };
      const sets = n >= EMPTY.from && n < EMPTY.until ? [] : [set];
      return {
        ...{ id: newId(), userId, date, completed: true },
        exercises: [{ exerciseId, exerciseName: 'Lift', sets }],
      };
    }),
  );
  await server.db.insert(nutritionLogs).values(
    Array.from({ length: MEALS }, (_, n) => ({
      ...{ id: newId(), userId, mealType: 'Lunch', unit: 'g' as const },
      ...{ date: addDays('2026-11-20', -(n % 60)), foodName: `Food ${n}`, quantity: 100 },
      ...{ calories: 100, protein: 10, carbs: 10, fats: 2 },
    })),
  );
  server.forgetReplies();
});

const get = async (browser: TestBrowser, url: string) => {
  const reply = await browser.get(url);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
};

const today = ({ asAthlete }: Readers) => get(asAthlete, '/api/training/today');
const stats = ({ asAthlete, userId }: Readers) =>
  get(asAthlete, `/api/users/${userId}/training-stats?weeks=26`);
const READS = {
  'strength statistics of half a year': stats,
  'a page of workouts': ({ asAthlete, userId }: Readers) =>
    get(asAthlete, `/api/users/${userId}/workout-sessions?limit=100`),
  'an assistant answer': askAssistant,
  'the export of sets': ({ asCoach }: Readers) => get(asCoach, '/api/exports?kind=sets'),
  'the export of meals': ({ asCoach }: Readers) => get(asCoach, '/api/exports?kind=nutrition'),
};

async function askAssistant({ asAthlete, userId }: Readers) {
  const question = { userId, message: 'What is my best lift?', conversationHistory: [] };
  const reply = await asAthlete.post('/api/ai/ask-ali', question);
  expect(reply.statusCode, reply.body).toBe(200);
}

async function countQueries({ db }: TestApp, act: () => Promise<unknown>): Promise<number> {
  const select = vi.spyOn(db, 'select');
  await act();
  const { length } = select.mock.calls;
  select.mockRestore();
  return length;
}

it.for(Object.entries(READS))(
  'splits the query for %s into batches',
  async ([name, read], { server, readers }) => {
    const queries = await countQueries(server, () => read(readers));
    expect(queries).toBeGreaterThan((before.get(name) ?? 0) + 1);
  },
);

it('loads today’s training with a fixed number of queries', async ({ server, readers }) => {
  const once = await countQueries(server, () => today(readers));
  // One more query may load the sets of earlier sessions.
  expect(once).toBeLessThanOrEqual(queriesOfToday + 1);
});

it('counts every session once across batches', async ({ readers }) => {
  const { exercises }: TrainingStats = (await stats(readers)).json();
  const lifted = SESSIONS - (EMPTY.until - EMPTY.from);
  expect(exercises[0]).toMatchObject({ exerciseName: 'Lift', sessions: lifted });
  expect(exercises[0]?.points).toHaveLength(lifted);
  // Epley for the oldest session: (1 + 419/4) · (1 + 5/30).
  expect(exercises[0]?.best.kg).toBeCloseTo(123.4, 1);
  const { guides }: TrainingToday = (await today(readers)).json();
  const [best] = guides.flatMap(({ bestMaxKg }) => bestMaxKg ?? []);
  expect(best).toBeCloseTo(123.4, 1);
});

it('exports every row once, in day order', async ({ asCoach }) => {
  for (const [kind, lines] of [
    ['sets', SESSIONS - (EMPTY.until - EMPTY.from)],
    ['workouts', SESSIONS],
    ['nutrition', MEALS],
  ] as const) {
    const [, ...file] = (await get(asCoach, `/api/exports?kind=${kind}`)).body
      .trimEnd()
      .split('\r\n');
    const days = file.map((line) => line.split(',')[1]);
    expect(days).toHaveLength(lines);
    expect(days).toEqual(days.toSorted());
    if (kind !== 'workouts') expect(new Set(file).size).toBe(lines);
  }
});
