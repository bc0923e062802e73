import type { CoachAlert } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { protocolRecommendations } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('tells of a protocol that asks for too little of a body which no deficit is barred for', async () => {
  const coach = await signIn(test, await createPerson(test.db, { role: 'coach' }));
  const browser = test.browser();
  const { user }: { user: Person } = (await browser.post('/api/users', signUpForm())).json();
  const unfit = async (): Promise<CoachAlert[]> =>
    (await coach.get('/api/alerts'))
      .json()
      .alerts.filter(({ type }: CoachAlert) => type === 'unfit_plan');
  const weighIn = (weight: number) =>
    browser.post('/api/progress', {
      ...{ date: test.now().toISOString().slice(0, 10), weight },
      ...{ energyLevel: 5, stressLevel: 5, mood: 'good' },
    });
  const asked = { clientId: user.id, protocolType: 'cutting' };
  const { id } = (await coach.post('/api/ai/protocol-recommendation', asked)).json();
  const approval = { version: 0, warningReason: 'Asked: healthy.' };
  expect((await coach.post(`/api/protocols/${id}/approve`, approval)).statusCode).toBe(200);
  await weighIn(84);
  expect(await unfit()).toEqual([]);
  const own = eq(protocolRecommendations.id, id);
  const [stored] = await test.db.select().from(protocolRecommendations).where(own);
  if (!stored) throw new Error('no protocol');
  const phases = stored.protocol.phases.map((phase) => ({ ...phase, calories: 1300 }));
  await test.db
    .update(protocolRecommendations)
    .set({ protocol: { ...stored.protocol, phases } })
    .where(own);
  await weighIn(83.9);
  expect((await unfit()).map(({ message }) => message)).toEqual([
    'New Athlete: The protocol in force holds too little energy. It holds less than 1,500 kcal a day, the least without a clinician. Generate a new one.',
  ]);
  // It ends with the show, and not with the whole week that this falls into.
  const outlook = stored.safety.outlook.map((phase) => ({ ...phase, endDate: '2026-11-20' }));
  const safety = { ...stored.safety, outlook };
  await test.db.update(protocolRecommendations).set({ safety }).where(own);
  await weighIn(83.8);
  expect(await unfit()).toEqual([]);
});
