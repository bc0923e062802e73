import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { refreshStanding } from './features/athletes/index.ts';
import { runHousekeeping } from './housekeeping.ts';
import { createBackground } from './platform/background.ts';
import { photos, users } from './platform/db/schema/index.ts';
import { serverTest as it } from './testing/fixtures.ts';
import { createPerson, signIn } from './testing/people.ts';
import { sendPhoto } from './testing/send-photo.ts';

const DAY_MS = 86_400_000;

const mailer = { check: async () => {}, send: async () => {} };

it('sweeps photos even if a roster row fails', async ({ server }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const athlete = await createPerson(server.db, { coachId: coach.id });
  await refreshStanding(server, athlete.id);
  const photo = await sendPhoto(await signIn(server, athlete), athlete.id, 'meal');
  await server.db.update(users).set({ timezone: 'Nowhere/Gone' }).where(eq(users.id, athlete.id));
  server.advance(3 * DAY_MS);
  const failures: unknown[] = [];
  const background = createBackground((_job, error) => failures.push(error));
  await runHousekeeping({ ...server, background, mailer, log: server.app.log });
  expect(await server.db.select().from(photos).where(eq(photos.id, photo))).toEqual([]);
  expect(failures).toEqual([
    new Error('1 roster row couldn’t be refreshed', { cause: expect.anything() }),
  ]);
});
