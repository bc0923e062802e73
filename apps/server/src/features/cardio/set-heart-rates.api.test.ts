import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardBy } from '../../testing/heard-by.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let athlete: Person;
let browser: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  athlete = await createPerson(test.db);
  browser = await signIn(test, athlete);
});
afterAll(() => test.close());

const set = (payload: object) =>
  browser.request({ method: 'PUT', url: '/api/heart-rates', payload });

it('brings no zones back that another device took away for beta-blockers, and tells the open page', async () => {
  const shown = { measuredMaxHeartRate: null, restingHeartRate: null, version: 0 };
  const treat = () => set({ ...shown, takesBetaBlockers: true });
  const event = { type: 'plan', athleteId: athlete.id };
  expect(await heardBy(test, athlete, treat)).toContainEqual(event);
  const late = await set({ ...shown, restingHeartRate: 52, takesBetaBlockers: false });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: 1 });
  const seen = await set({ ...shown, restingHeartRate: 52, version: 1 });
  const kept = { takesBetaBlockers: true, restingHeartRate: 52, heartRatesVersion: 2 };
  expect(seen.json()).toMatchObject(kept);
});
