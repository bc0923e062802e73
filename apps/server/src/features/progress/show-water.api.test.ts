import type { ClientOverview, CoachAlert, Dashboard } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { competitions, rosterWeeks } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest as it } from '../../testing/fixtures.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { findMeasured } from './measure-expenditure.ts';

const DAYS = 14;
const SHOW = '2026-11-09';

/** All messages about the rate of loss. */
async function rateMessages(server: TestApp, asCoach: TestBrowser, userId: string) {
  const overview: ClientOverview = (await asCoach.get(`/api/users/${userId}/overview`)).json();
  const listed: CoachAlert[] = (await asCoach.get('/api/alerts')).json().alerts;
  const person = await findPerson(server.db, userId);
  const measured = person && (await findMeasured(server.db, person, server.now()));
  const weeks = await server.db.select().from(rosterWeeks).where(eq(rosterWeeks.athleteId, userId));
  return {
    overview: overview.weight.weeklyPercent,
    safety: overview.safety.some(({ text }) => text.includes('too fast')),
    alerts: listed.flatMap(({ type, severity }) => (type === 'loss_rate' ? [severity] : [])),
    plans: measured?.observedLoss?.weeklyPercent,
    analytics: weeks.some(({ weeklyPercent }) => weeklyPercent !== null),
  };
}

it('never counts water lost after a show', async ({ server, asCoach }) => {
  const athlete = server.browser();
  const userId = (await athlete.post('/api/users', signUpForm())).json().user.id;
  const dayBefore = (days: number) =>
    new Date(server.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const show = { userId, name: 'Open', category: 'Figure', status: 'completed' } as const;
  await server.db.insert(competitions).values({ ...show, date: SHOW });
  const log = (days: number) =>
    athlete.post('/api/progress', {
      ...{ date: dayBefore(days), weight: 80 + 0.25 * days },
      ...{ energyLevel: 6, stressLevel: 4, mood: 'good' },
    });
  for (let days = DAYS - 1; days >= 0; days -= 1) expect((await log(days)).statusCode).toBe(201);
  expect(await rateMessages(server, asCoach, userId)).toEqual({
    ...{ overview: null, safety: false, alerts: [], plans: undefined, analytics: false },
  });
  const { loadDays }: Dashboard = (await athlete.get('/api/dashboard')).json();
  expect(loadDays).toEqual([SHOW]);
  // Without the show, the loss counts as too fast.
  await server.db.delete(competitions).where(eq(competitions.userId, userId));
  await athlete.post('/api/check-ins', { date: dayBefore(0), energyLevel: 6, mood: 'good' });
  const fast = await rateMessages(server, asCoach, userId);
  expect([fast.overview, fast.plans]).toEqual([expect.closeTo(-2.1, 0), expect.closeTo(2.1, 0)]);
  expect([fast.safety, fast.alerts, fast.analytics]).toEqual([true, ['high'], true]);
});
