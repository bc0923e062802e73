import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coachAlerts, users } from '../../platform/db/schema/index.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { reportUnwell } from './follow-peak-week.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** An athlete, and the alerts that their reports raise. */
async function anAthlete() {
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id });
  const browser = await signIn(test, athlete);
  const url = `/api/users/${athlete.id}/peak-week/unwell`;
  return {
    athlete,
    report: (symptoms: string[], requestKey: string) => browser.post(url, { symptoms, requestKey }),
    alerts: () => test.db.select().from(coachAlerts).where(eq(coachAlerts.clientId, athlete.id)),
  };
}

it('raises one alert for a repeated report, another for new symptoms', async () => {
  const { report, alerts } = await anAthlete();
  const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b17';
  await report(['Fainting', 'Severe cramps'], requestKey);
  await report(['Severe cramps', 'Fainting'], requestKey);
  expect(await alerts()).toHaveLength(1);
  await report(['Palpitations'], requestKey);
  expect(await alerts()).toHaveLength(2);
});

it('alerts the current coach', async () => {
  const { athlete, alerts } = await anAthlete();
  const seen = await findPerson(test.db, athlete.id);
  if (!seen) throw new Error('the athlete is gone');
  const taker = await createPerson(test.db, { role: 'coach' });
  await test.db.update(users).set({ coachId: taker.id }).where(eq(users.id, athlete.id));
  const body = { symptoms: [], requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b18' };
  expect(await reportUnwell(test, seen, body)).toBe(true);
  expect((await alerts()).map(({ coachId }) => coachId)).toEqual([taker.id]);
});
