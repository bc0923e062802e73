import { SAFETY_RULES_VERSION } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { supplements } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { openPair } from '../../testing/pair.ts';
import { rescanSupplements } from './save-supplement.ts';

const it = serverTest.extend('api', ({ server }) => {
  async function openList() {
    const { athlete, asAthlete } = await openPair(server);
    const added = (await asAthlete.post('/api/supplements', CAFFEINE)).json();
    const listed = async () =>
      (await asAthlete.get(`/api/users/${athlete.id}/supplements`)).json().supplements[0];
    const store = (fields: Partial<typeof supplements.$inferInsert>) =>
      server.db.update(supplements).set(fields).where(eq(supplements.id, added.id));
    return { added, listed, store, asAthlete };
  }
  return { openList };
});

const CAFFEINE = {
  ...{ name: 'Caffeine', amount: 200, unit: 'mg', time: 'before_training' },
  weekdays: [0, 2, 4],
};

it('shows the stored note without rescanning', async ({ api }) => {
  const { listed, store } = await api.openList();
  await store({ safety: 'The stored note.' });
  expect(await listed()).toMatchObject({ safety: 'The stored note.' });
});

it('rescans a supplement when its text changes', async ({ api }) => {
  const { added, listed, asAthlete } = await api.openList();
  const payload = { ...CAFFEINE, note: 'I fainted twice on it.', version: added.version };
  const url = `/api/supplements/${added.id}`;
  expect((await asAthlete.request({ method: 'PUT', url, payload })).statusCode).toBe(200);
  expect((await listed()).safety).toMatch(/Fainting means/);
});

it('rescans a supplement after rule changes, in several processes', async ({ api, server }) => {
  const { listed, store } = await api.openList();
  await store({ safety: null, rulesVersion: 0 });
  await Promise.all([rescanSupplements(server), rescanSupplements(server)]);
  expect((await listed()).safety).toMatch(/after noon/);
  await store({
    safety: 'The stored note.',
    rulesVersion: SAFETY_RULES_VERSION,
  });
  await rescanSupplements(server);
  expect((await listed()).safety).toBe('The stored note.');
  await rescanSupplements(server, SAFETY_RULES_VERSION + 1);
  expect((await listed()).safety).toMatch(/after noon/);
});
