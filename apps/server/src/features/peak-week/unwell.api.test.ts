import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coachAlerts, users } from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { findPerson } from '../athletes/index.ts';
import { reportUnwell } from './follow-peak-week.ts';

const it = serverTest.extend('api', ({ server }) => {
  /** Creates an athlete, with access to the alerts of their reports. */
  async function newAthlete() {
    const coach = await createPerson(server.db, { role: 'coach' });
    const athlete = await createPerson(server.db, { coachId: coach.id });
    const browser = await signIn(server, athlete);
    const url = `/api/users/${athlete.id}/peak-week/unwell`;
    return {
      athlete,
      report: (symptoms: string[], requestKey: string) =>
        browser.post(url, { symptoms, requestKey }),
      alerts: () =>
        server.db.select().from(coachAlerts).where(eq(coachAlerts.clientId, athlete.id)),
    };
  }
  return { newAthlete };
});

it('raises one alert for a repeated report, another for new symptoms', async ({ api }) => {
  const { report, alerts } = await api.newAthlete();
  const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b17';
  await report(['Fainting', 'Severe cramps'], requestKey);
  await report(['Severe cramps', 'Fainting'], requestKey);
  expect(await alerts()).toHaveLength(1);
  await report(['Palpitations'], requestKey);
  expect(await alerts()).toHaveLength(2);
});

it('alerts the current coach', async ({ api, server }) => {
  const { athlete, alerts } = await api.newAthlete();
  const athleteBefore = await findPerson(server.db, athlete.id);
  if (!athleteBefore) throw new Error('the athlete is gone');
  const taker = await createPerson(server.db, { role: 'coach' });
  await server.db.update(users).set({ coachId: taker.id }).where(eq(users.id, athlete.id));
  const body = { symptoms: [], requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b18' };
  expect(await reportUnwell(server, athleteBefore, body)).toBe(true);
  expect((await alerts()).map(({ coachId }) => coachId)).toEqual([taker.id]);
});
