import { and, asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  auditLog,
  dailyCheckIns,
  nutritionLogs,
  weighIns,
} from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { gatherFacts } from './gather-facts.ts';
import { readMeans } from './queries.ts';
import { draft, peakWeekTest as it, putJson } from './testing/scene.ts';

it('can be followed only after approval', async ({ scene, asCoach }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const created = await browser.post(url, draft);
  expect(created.statusCode).toBe(201);
  expect(created.json().plan).toMatchObject({ status: 'draft', weightKg: 80, sodiumMg: null });
  expect(created.json().plan.days).toHaveLength(14);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ type: 'peak_week_draft' }]);
  const log = { date: '2026-11-21', task: 1, done: true };
  expect((await putJson(browser, `${url}/log`, log)).statusCode).toBe(409);
  const approval = { version: 0, approved: true };
  expect((await putJson(asCoach, `${url}/approval`, approval)).statusCode).toBe(200);
  await putJson(browser, `${url}/log`, log);
  await putJson(browser, `${url}/log`, { date: '2026-11-21', waterMl: 2400, weight: 79.8 });
  expect((await asCoach.get(url)).json().log).toMatchObject([
    { date: '2026-11-21', tasks: [1], waterMl: 2400, weight: 79.8 },
  ]);
  const ahead = { date: '2026-11-22', task: 1, done: true };
  expect((await putJson(browser, `${url}/log`, ahead)).statusCode).toBe(400);
  expect((await browser.post(url, draft)).statusCode).toBe(409);
});

it('notifies coach and athlete, whoever drafts it', async ({ scene, server, coach, asCoach }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const event = { type: 'plan', athleteId: athlete.id };
  const draftBy = (one: TestBrowser, version?: number) => () =>
    one.post(url, { ...draft, version });
  expect(await eventsReceivedBy(server, coach, draftBy(browser))).toContainEqual(event);
  expect(await eventsReceivedBy(server, athlete, draftBy(asCoach, 0))).toContainEqual(event);
});

it('is audited when a coach drafts, changes, approves and reopens', async ({
  scene,
  asCoach,
  server,
  coach,
}) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  await asCoach.post(url, { ...draft, version: 0 });
  await putJson(asCoach, url, { version: 1, days: [], coachNotes: 'Good.' });
  // The last request has no approval to withdraw.
  for (const [version, approved] of [true, false, false].entries()) {
    const approval = { version: version + 2, approved };
    expect((await putJson(asCoach, `${url}/approval`, approval)).statusCode).toBe(200);
  }
  const lines = await server.db
    .select({ action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.subjectId, athlete.id))
    .orderBy(asc(auditLog.id));
  const actions = ['draft', 'change', 'approve', 'reopen'].map((one) => `peak week ${one}`);
  expect(lines).toEqual(actions.map((action) => ({ action, actorId: coach.id })));
});

it('rejects figures outside the hard limits, and outdated versions', async ({ scene, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  const { plan } = (await browser.post(url, draft)).json();
  const { waterMl, sodiumMg, carbsG, fatG, proteinG } = plan.days[0];
  const day = { offset: -6, waterMl, sodiumMg, carbsG, fatG, proteinG };
  const change = (changes: object, version = 0) =>
    putJson(asCoach, url, { version, days: [{ ...day, ...changes }] });
  for (const bad of [{ waterMl: 1000 }, { waterMl: 5000 }, { sodiumMg: 800 }, { carbsG: 50 }]) {
    const response = await change(bad);
    expect(response.statusCode, JSON.stringify(bad)).toBe(400);
    expect(response.json().issues[0].path).toContain('days.-6.');
  }
  // The lower limits of the show day, 2, 0.2 and 1.6 g/kg at 80 kg, are 1296 kcal, while the minimum is 1500.
  const { waterMl: water, sodiumMg: sodium } = plan.days[6];
  const macros = { carbsG: 160, fatG: 16, proteinG: 128 };
  const hungry = { offset: 0, waterMl: water, sodiumMg: sodium, ...macros };
  const starved = await putJson(asCoach, url, { version: 0, days: [hungry] });
  expect([starved.statusCode, starved.json().issues[0].path]).toEqual([400, 'days.0.kcal']);
  expect(starved.json().error).toContain('1,500 kcal');
  const stored = await change({ carbsG: 230 });
  expect(stored.json().plan).toMatchObject({ version: 1 });
  expect(stored.json().plan.days[0]).toMatchObject({ carbsG: 230 });
  expect((await change({ carbsG: 220 })).json().code).toBe('changed_meanwhile');
});

it('rejects forbidden text in the notes', async ({ scene, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  const note = (coachNotes: string) => putJson(asCoach, url, { version: 0, days: [], coachNotes });
  const refused = await note('Take 40 mg of Lasix the night before.');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'coachNotes']);
  expect((await asCoach.get(url)).json().plan).toMatchObject({
    version: 0,
    coachNotes: null,
  });
  for (const words of [
    'From Thursday cut water to 500 ml, sips only on Friday. No salt from Wednesday.',
    'Looks good. HCTZ 25 mg on Friday night, Clen 80 mcg.',
  ]) {
    const repeated = await note(words);
    expect([repeated.statusCode, repeated.json().issues[0].path]).toEqual([400, 'coachNotes']);
  }
  expect((await note('Salt as usual.')).json().plan.coachNotes).toBe('Salt as usual.');
});

it('is refused for minors, low BMI, conditions, too early or too little data', async ({
  scene,
  server,
  coach,
}) => {
  const minor = await scene.readyAthlete({ age: 17 });
  expect((await minor.browser.post(minor.url, draft)).statusCode).toBe(409);
  const light = await scene.readyAthlete({ weight: 55 });
  expect((await light.browser.post(light.url, draft)).statusCode).toBe(409);
  const { browser, url } = await scene.readyAthlete();
  const ill = await browser.post(url, { ...draft, conditions: ['Diabetes'] });
  expect(ill.json()).toMatchObject({ plan: null, barredBy: ['Diabetes'] });
  const early = await scene.readyAthlete({ show: '2027-02-01' });
  expect((await early.browser.post(early.url, draft)).statusCode).toBe(409);
  const fresh = await createPerson(server.db, { coachId: coach.id });
  const form = { name: 'Peak Open', date: '2026-11-24', category: 'Figure' };
  const freshBrowser = await signIn(server, fresh);
  await freshBrowser.post('/api/competitions', form);
  const response = await freshBrowser.post(`/api/users/${fresh.id}/peak-week`, draft);
  expect([response.statusCode, response.json().code]).toEqual([422, 'not_enough_data']);
});

it('uses the fourteen days before today, each once', async ({ scene, server }) => {
  const { athlete } = await scene.readyAthlete();
  const { id: userId } = athlete;
  const at = { userId, createdAt: server.now() };
  await insertEntries(server.db, [
    { ...at, date: '2026-11-19', weight: 82, waterIntake: 2 },
    { ...at, date: '2026-11-21', weight: 90, waterIntake: 9 },
  ]);
  const later = new Date(server.now().getTime() + 60_000);
  await server.db.insert(dailyCheckIns).values(
    ['2026-11-18', '2026-11-19'].map((date) => ({
      ...{ userId, date, createdAt: later, mood: 'good' as const, energyLevel: 6, waterIntake: 4 },
    })),
  );
  const meal = {
    ...at,
    mealType: 'Lunch',
    foodName: 'Rice',
    quantity: 1,
    unit: 'serving',
  } as const;
  await server.db.insert(nutritionLogs).values(
    ['2026-11-07', '2026-11-20', '2026-11-21'].map((date) => ({
      ...{ ...meal, date, calories: 1500, protein: 1, carbs: 1, fats: 1 },
    })),
  );
  const means = await readMeans(server.db, userId, '2026-11-07', '2026-11-20');
  expect(means).toEqual({ weights: [80, 80, 82], waters: [4, 4], foodDays: [1500, 1500] });
  await server.db
    .delete(weighIns)
    .where(and(eq(weighIns.userId, userId), eq(weighIns.date, '2026-11-18')));
  const person = await findPerson(server.db, userId);
  if (!person) throw new Error('the athlete is gone');
  const facts = await gatherFacts(server.db, person, server.now(), {
    showDay: '2026-11-24',
  });
  // Two days earlier, there are only three recent entries: too few for a mean.
  expect(facts.weightKg).toBeNull();
});

it('resolves the draft alert when approved', async ({ scene, asCoach, server, coach }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: false }]);
  const outdated = { version: 7, approved: true };
  expect((await putJson(asCoach, `${url}/approval`, outdated)).statusCode).toBe(409);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: false }]);
  const approve = () => putJson(asCoach, `${url}/approval`, { version: 0, approved: true });
  expect(await eventsReceivedBy(server, coach, approve)).toContainEqual({
    type: 'alert',
    athleteId: athlete.id,
  });
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: true }]);
});

it('keeps notes a change omits, and clears empty ones', async ({ scene, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  const change = async (body: object) =>
    (await putJson(asCoach, url, { days: [], ...body })).json().plan.coachNotes;
  expect(await change({ version: 0, coachNotes: 'Salt as usual.' })).toBe('Salt as usual.');
  expect(await change({ version: 1 })).toBe('Salt as usual.');
  expect(await change({ version: 2, coachNotes: ' ' })).toBeNull();
  expect(await change({ version: 3, coachNotes: 'Sleep.' })).toBe('Sleep.');
  expect(await change({ version: 4, coachNotes: null })).toBeNull();
});

it('rejects a draft over one the coach changed', async ({ scene, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  const { version } = (await browser.post(url, draft)).json().plan;
  await putJson(asCoach, url, { version, days: [], coachNotes: 'Sleep.' });
  for (const seen of [{}, { version }]) {
    expect((await browser.post(url, { ...draft, ...seen })).json().code).toBe('changed_meanwhile');
  }
  expect((await browser.post(url, { ...draft, version: version + 1 })).statusCode).toBe(201);
});
