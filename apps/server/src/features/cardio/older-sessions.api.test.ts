import type { CardioSession } from '@posedown/contract';
import { expect } from 'vitest';
import { serverTest as it } from '../../testing/fixtures.ts';
import { openPair, type Pair } from '../../testing/pair.ts';

let pair: Pair;
/** The athlete's sessions in the order they were recorded. */
let recorded: CardioSession[];

it.beforeAll(async ({ server }) => {
  pair = await openPair(server);
  recorded = [];
  // Sessions synced late: ids don't follow the order of days.
  for (const day of ['2024-02-03', '2024-02-01', '2024-02-03', '2023-05-09', '2024-02-03']) {
    const form = {
      ...{ type: 'LISS', modality: 'elliptical', durationSeconds: 1800, completed: true },
      startedAt: `${day}T10:00:00Z`,
    };
    recorded.push((await pair.asAthlete.post('/api/cardio-sessions', form)).json());
  }
});

const address = () => `/api/users/${pair.athlete.id}/cardio-sessions`;
const olderThan = async (before: string, limit: number): Promise<CardioSession[]> =>
  (await pair.asCoach.get(`${address()}?before=${before}&limit=${limit}`)).json();

it('pages through older sessions by whole days, without gaps or duplicates', async () => {
  for (const limit of [1, 2, 3, 4, 5]) {
    const paged: CardioSession[] = [];
    let page = await olderThan('2026-11-21', limit);
    while (page.length >= limit) {
      paged.push(...page);
      page = await olderThan(paged.at(-1)?.date ?? '', limit);
    }
    paged.push(...page);
    const [first, second, third, fourth, fifth] = recorded;
    expect(paged, `by ${limit}`).toEqual([fifth, third, first, second, fourth]);
  }
  expect(await olderThan('2024-02-03', 40)).toMatchObject([
    { date: '2024-02-01' },
    { date: '2023-05-09' },
  ]);
  expect(await olderThan('2023-05-09', 40)).toEqual([]);
});

it('can be corrected, deleted and restored after two years', async () => {
  const [session] = recorded as [CardioSession];
  const { id, version, date, type, modality, startedAt, completed } = session;
  const url = `/api/cardio-sessions/${id}`;
  const change = { modality, durationSeconds: 900, version };
  const send = (method: 'PUT' | 'DELETE', payload: object) =>
    pair.asAthlete.request({ method, url, payload });
  expect((await send('PUT', change)).statusCode).toBe(200);
  expect((await send('DELETE', { version: version + 1 })).statusCode).toBe(204);
  const ids = async () => (await olderThan('2024-02-04', 1)).map((one) => one.id);
  expect(await ids()).not.toContain(id);
  const former = { id, date, type, modality, startedAt, completed, durationSeconds: 900 };
  const requestKey = '5f1a52b2-8a7c-4d0a-9f34-9d3e0d5f7a11';
  const back = await pair.asAthlete.post('/api/cardio-sessions/restore', { ...former, requestKey });
  expect(back.statusCode).toBe(201);
  expect((await ids()).at(-1)).toBe(id);
});

it('rejects a range combined with a day before it, and invalid dates', async () => {
  const bad = ['before=2024-02-30', 'before=0000-01-01', 'before=x', 'before=2024-02-03&limit=0'];
  bad.push('before=2024-02-03&limit=101', 'before=2024-02-03&to=2024-02-01');
  for (const query of bad) {
    const reply = await pair.asAthlete.get(`${address()}?${query}`);
    expect(reply.statusCode, query).toBe(400);
  }
});
