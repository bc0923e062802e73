import { eq } from 'drizzle-orm';
import { users } from '../platform/db/schema/index.ts';
import { createPerson, type Person, signIn } from './people.ts';
import type { TestApp } from './test-app.ts';

/** An adult with a coach, three weigh-ins and a show in three days, by default. */
export async function athleteBeforeShow(
  test: TestApp,
  coach: Person,
  change: { age?: number; weight?: number; show?: string } = {},
) {
  const { age = 28, weight = 80, show = '2026-11-24' } = change;
  const athlete = await createPerson(test.db, { coachId: coach.id });
  await test.db.update(users).set({ age, height: 178 }).where(eq(users.id, athlete.id));
  const browser = await signIn(test, athlete);
  for (const date of ['2026-11-17', '2026-11-18', '2026-11-19']) {
    const felt = { energyLevel: 6, stressLevel: 4, mood: 'good' };
    await browser.post('/api/progress', { date, weight, ...felt });
  }
  const form = { name: 'Peak Open', date: show, category: 'Figure' };
  await browser.post('/api/competitions', form);
  return { athlete, browser, url: `/api/users/${athlete.id}/peak-week` };
}
