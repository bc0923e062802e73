import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { peakWeekPlans, users } from '../../platform/db/schema/index.ts';
import { draft, peakWeekTest as it, putJson } from './testing/scene.ts';

it('rejects approval under 18 or for a low weight', async ({ scene, server, asCoach }) => {
  const approval = { version: 0, approved: true };
  const young = await scene.readyAthlete();
  await young.browser.post(young.url, draft);
  await server.db.update(users).set({ age: 16 }).where(eq(users.id, young.athlete.id));
  const refused = await putJson(asCoach, `${young.url}/approval`, approval);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'No peak week can be approved. Not offered under 18.',
  ]);
  const light = await scene.readyAthlete({ weight: 62 });
  await light.browser.post(light.url, draft);
  const grown = { height: 190 };
  await server.db.update(users).set(grown).where(eq(users.id, light.athlete.id));
  const tooLight = await putJson(asCoach, `${light.url}/approval`, approval);
  expect([tooLight.statusCode, tooLight.json().error]).toEqual([
    409,
    expect.stringContaining('The BMI is below 18.5.'),
  ]);
  expect((await asCoach.get(light.url)).json().plan.status).toBe('draft');
});

it('flags the week once the athlete is under 18', async ({ scene, asCoach }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  const profile = `/api/users/${athlete.id}`;
  const { version } = (await browser.get(profile)).json();
  expect((await browser.patch(profile, { age: 17, version })).statusCode).toBe(200);
  const unfit = async () =>
    (await asCoach.get(`${profile}/overview`))
      .json()
      .alerts.filter(({ type }: { type: string }) => type === 'unfit_plan');
  expect(await unfit()).toMatchObject([
    {
      severity: 'high',
      message: expect.stringContaining(
        'active, and under 18 there shouldn’t be one: withdraw the approval',
      ),
    },
  ]);
  const { plan } = (await asCoach.get(url)).json();
  const back = { version: plan.version, approved: false };
  expect((await putJson(asCoach, `${url}/approval`, back)).statusCode).toBe(200);
  expect(await unfit()).toEqual([]);
});

it('requires a new draft if the show moves too far', async ({ scene, asCoach, server }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  const moveTo = async (date: string) => {
    const [{ id, version }] = (await browser.get('/api/competitions')).json();
    const form = { name: 'Peak Open', date, category: 'Figure', version };
    return putJson(browser, `/api/competitions/${id}`, form);
  };
  const approve = async () => {
    const { version } = (await asCoach.get(url)).json().plan;
    return putJson(asCoach, `${url}/approval`, { version, approved: true });
  };
  expect((await moveTo('2027-04-20')).statusCode).toBe(200);
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({
    severity: 'high',
    resolved: false,
    message: expect.stringContaining('until you create a new draft on or after 30 Mar 2027.'),
  });
  const refused = await approve();
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringContaining('Draft a new one from 30 Mar 2027.'),
  ]);
  // Moved back, the plan is valid again unless its weights are months old.
  await moveTo('2026-11-26');
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({
    message: expect.stringContaining('needs your approval'),
  });
  const draftedOn = (day: string) =>
    server.db
      .update(peakWeekPlans)
      .set({ createdAt: new Date(`${day}T12:00:00Z`) })
      .where(eq(peakWeekPlans.userId, athlete.id));
  await draftedOn('2026-11-04');
  expect((await approve()).statusCode).toBe(409);
  await draftedOn('2026-11-05');
  expect((await approve()).statusCode).toBe(200);
});
