import { calendarDayIn } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { refreshStanding } from './features/athletes/index.ts';
import { runHousekeeping } from './housekeeping.ts';
import { createBackground } from './platform/background.ts';
import { findInstallationId } from './platform/db/installation-id.ts';
import { planProposals, rosterEntries } from './platform/db/schema/index.ts';
import { MARK } from './platform/storage/file-store.ts';
import { signUpForm } from './testing/answers.ts';
import { countStatements } from './testing/count-statements.ts';
import { eventsReceivedBy } from './testing/events-received-by.ts';
import { freshServerTest as it } from './testing/fixtures.ts';
import { createPerson } from './testing/people.ts';
import { simulateSteadyWeeks } from './testing/simulate-steady-weeks.ts';
import type { TestApp } from './testing/test-app.ts';

const ATHLETES = 60;
const DAY_MS = 86_400_000;

/** Runs the jobs at once, as several processes on one database would. */
async function runJobs(server: TestApp, processes: number) {
  const failures: unknown[] = [];
  const background = createBackground((_job, error) => failures.push(error));
  const services = {
    ...server,
    background,
    mailer: { check: async () => {}, send: async () => {} },
    log: server.app.log,
  };
  await Promise.all(Array.from({ length: processes }, () => runHousekeeping(services)));
  expect(failures).toEqual([]);
}

it('marks the empty uploads folder once in several processes', async ({ server }) => {
  await runJobs(server, 4);
  const mark = String(await server.files.read(MARK)).trim();
  expect(mark).toBe(await findInstallationId(server.db));
});

it('refreshes each roster row once in two processes', async ({ server }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const ids: string[] = [];
  for (let index = 0; index < ATHLETES; index += 1) {
    const { id } = await createPerson(server.db, { coachId: coach.id });
    await refreshStanding(server, id);
    ids.push(id);
  }
  server.advance(2 * DAY_MS);
  const events = await eventsReceivedBy(server, coach, () => runJobs(server, 2));
  const refreshed = events.flatMap((event) => (event.type === 'athlete' ? [event.athleteId] : []));
  expect(refreshed.toSorted()).toEqual(ids.toSorted());
  const today = calendarDayIn(server.now(), 'UTC');
  const rows = await server.db.select({ day: rosterEntries.assessedOn }).from(rosterEntries);
  expect(rows).toEqual(ids.map(() => ({ day: today })));
});

it('computes each weekly proposal once in two processes', async ({ server }) => {
  await createPerson(server.db, { role: 'coach' });
  const people: { id: string }[] = [];
  for (const email of ['one@test.example', 'two@test.example']) {
    const reply = await server.browser().post('/api/users', signUpForm({ email }));
    people.push(reply.json().user);
  }
  for (const { id } of people) await simulateSteadyWeeks(server, id, 2400);
  // Each computation sums up the diary once.
  expect(await countStatements(() => runJobs(server, 2), /sum\("calories"\)/)).toBe(2);
  for (const { id } of people) {
    const own = eq(planProposals.athleteId, id);
    expect(await server.db.$count(planProposals, own)).toBe(1);
  }
});
