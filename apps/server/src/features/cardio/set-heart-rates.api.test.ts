import { expect } from 'vitest';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';

const it = pairTest
  .extend('athlete', { scope: 'file' }, ({ server }) => createPerson(server.db))
  .extend('api', ({ asAthlete }) => {
    const set = (payload: object) =>
      asAthlete.request({ method: 'PUT', url: '/api/heart-rates', payload });
    return { set };
  });

it("doesn't restore outdated zones, and notifies the open page", async ({
  api,
  athlete,
  server,
}) => {
  const shown = { measuredMaxHeartRate: null, restingHeartRate: null, version: 0 };
  const treat = () => api.set({ ...shown, takesBetaBlockers: true });
  const event = { type: 'plan', athleteId: athlete.id };
  expect(await eventsReceivedBy(server, athlete, treat)).toContainEqual(event);
  const late = await api.set({ ...shown, restingHeartRate: 52, takesBetaBlockers: false });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: 1 });
  const updated = await api.set({ ...shown, restingHeartRate: 52, version: 1 });
  const stored = { takesBetaBlockers: true, restingHeartRate: 52, heartRatesVersion: 2 };
  expect(updated.json()).toMatchObject(stored);
});
