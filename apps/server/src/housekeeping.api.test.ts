import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refreshStanding } from './features/athletes/index.ts';
import { runHousekeeping } from './housekeeping.ts';
import { createBackground } from './platform/background.ts';
import { photos, users } from './platform/db/schema/index.ts';
import { createPerson, signIn } from './testing/people.ts';
import { sendPhoto } from './testing/send-photo.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const send = async () => {};

it('sweeps photos also while an athlete of the roster cannot be judged', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const athlete = await createPerson(test.db, { coachId: coach.id });
  await refreshStanding(test, athlete.id);
  const photo = await sendPhoto(await signIn(test, athlete), athlete.id, 'meal');
  await test.db.update(users).set({ timezone: 'Nowhere/Gone' }).where(eq(users.id, athlete.id));
  test.advance(3 * DAY_MS);
  const failures: unknown[] = [];
  const background = createBackground((_job, error) => failures.push(error));
  await runHousekeeping({ ...test, background, mailer: { send }, log: test.app.log });
  expect(await test.db.select().from(photos).where(eq(photos.id, photo))).toEqual([]);
  expect(failures).toEqual([
    new Error('1 roster row couldn’t be refreshed', { cause: expect.anything() }),
  ]);
});
