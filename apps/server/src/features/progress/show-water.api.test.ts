import type { ClientOverview, CoachAlert, Dashboard } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { competitions, rosterWeeks } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { findMeasured } from './measure-expenditure.ts';

const DAYS = 14;
const SHOW = '2026-11-09';

let test: TestApp;
let coach: TestBrowser;
let athlete: TestBrowser;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  coach = await signIn(test, await createPerson(test.db, { role: 'coach' }));
  athlete = test.browser();
  userId = (await athlete.post('/api/users', signUpForm())).json().user.id;
});
afterAll(() => test.close());

const dayBefore = (days: number) =>
  new Date(test.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** All messages about the rate of loss. */
async function rateMessages() {
  const overview: ClientOverview = (await coach.get(`/api/users/${userId}/overview`)).json();
  const listed: CoachAlert[] = (await coach.get('/api/alerts')).json().alerts;
  const person = await findPerson(test.db, userId);
  const measured = person && (await findMeasured(test.db, person, test.now()));
  const weeks = await test.db.select().from(rosterWeeks).where(eq(rosterWeeks.athleteId, userId));
  return {
    overview: overview.weight.weeklyPercent,
    safety: overview.safety.some(({ text }) => text.includes('too fast')),
    alerts: listed.flatMap(({ type, severity }) => (type === 'loss_rate' ? [severity] : [])),
    plans: measured?.observedLoss?.weeklyPercent,
    analytics: weeks.some(({ weeklyPercent }) => weeklyPercent !== null),
  };
}

it('never counts water lost after a show', async () => {
  const show = { userId, name: 'Open', category: 'Figure', status: 'completed' } as const;
  await test.db.insert(competitions).values({ ...show, date: SHOW });
  const log = (days: number) =>
    athlete.post('/api/progress', {
      ...{ date: dayBefore(days), weight: 80 + 0.25 * days },
      ...{ energyLevel: 6, stressLevel: 4, mood: 'good' },
    });
  for (let days = DAYS - 1; days >= 0; days -= 1) expect((await log(days)).statusCode).toBe(201);
  expect(await rateMessages()).toEqual({
    ...{ overview: null, safety: false, alerts: [], plans: undefined, analytics: false },
  });
  const { loadDays }: Dashboard = (await athlete.get('/api/dashboard')).json();
  expect(loadDays).toEqual([SHOW]);
  // Without the show, the loss counts as too fast.
  await test.db.delete(competitions).where(eq(competitions.userId, userId));
  await athlete.post('/api/check-ins', { date: dayBefore(0), energyLevel: 6, mood: 'good' });
  const fast = await rateMessages();
  expect([fast.overview, fast.plans]).toEqual([expect.closeTo(-2.1, 0), expect.closeTo(2.1, 0)]);
  expect([fast.safety, fast.alerts, fast.analytics]).toEqual([true, ['high'], true]);
});
