import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  coachAlerts,
  competitions,
  dailyCheckIns,
  nutritionLogs,
  photos,
  progressEntries,
  rosterEntries,
  users,
} from '../../platform/db/schema/index.ts';
import { heardBy } from '../../testing/heard-by.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { sweepPhotos } from '../photos/index.ts';
import { gatherFacts } from './gather-facts.ts';
import { readMeans } from './queries.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let coach: Person;
let coachBrowser: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach' });
  coachBrowser = await signIn(test, coach);
});
afterAll(() => test.close());

const put = (who: TestBrowser, url: string, payload: object) =>
  who.request({ method: 'PUT', url, payload });

/** An adult with three weigh-ins and a show in three days. */
async function readyAthlete(change: { age?: number; weight?: number; show?: string } = {}) {
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

const draft = { conditions: [] as string[], isRehearsed: false };
const alertsOf = ({ id }: Person) =>
  test.db
    .select()
    .from(coachAlerts)
    .where(and(eq(coachAlerts.clientId, id), like(coachAlerts.type, 'peak_week%')));

it('drafts a plan, lets the coach approve it, and only then takes what is confirmed', async () => {
  const { athlete, browser, url } = await readyAthlete();
  const made = await browser.post(url, draft);
  expect(made.statusCode).toBe(201);
  expect(made.json().plan).toMatchObject({ status: 'draft', weightKg: 80, sodiumMg: null });
  expect(made.json().plan.days).toHaveLength(14);
  expect(await alertsOf(athlete)).toMatchObject([{ type: 'peak_week_draft' }]);
  const log = { date: '2026-11-21', task: 1, done: true };
  expect((await put(browser, `${url}/log`, log)).statusCode).toBe(409);
  const approval = { version: 0, approved: true };
  expect((await put(coachBrowser, `${url}/approval`, approval)).statusCode).toBe(200);
  await put(browser, `${url}/log`, log);
  await put(browser, `${url}/log`, { date: '2026-11-21', waterMl: 2400, weight: 79.8 });
  expect((await coachBrowser.get(url)).json().log).toMatchObject([
    { date: '2026-11-21', tasks: [1], waterMl: 2400, weight: 79.8 },
  ]);
  const ahead = { date: '2026-11-22', task: 1, done: true };
  expect((await put(browser, `${url}/log`, ahead)).statusCode).toBe(400);
  expect((await browser.post(url, draft)).statusCode).toBe(409);
});

it('refuses a coach’s figures outside the hard rules, and an outdated version', async () => {
  const { browser, url } = await readyAthlete();
  const { plan } = (await browser.post(url, draft)).json();
  const { waterMl, sodiumMg, carbsG, fatG, proteinG } = plan.days[0];
  const day = { offset: -6, waterMl, sodiumMg, carbsG, fatG, proteinG };
  const change = (changes: object, version = 0) =>
    put(coachBrowser, url, { version, days: [{ ...day, ...changes }] });
  for (const bad of [{ waterMl: 1000 }, { waterMl: 5000 }, { sodiumMg: 800 }, { carbsG: 50 }]) {
    const response = await change(bad);
    expect(response.statusCode, JSON.stringify(bad)).toBe(400);
    expect(response.json().issues[0].path).toContain('days.-6.');
  }
  const stored = await change({ carbsG: 230 });
  expect(stored.json().plan).toMatchObject({ version: 1 });
  expect(stored.json().plan.days[0]).toMatchObject({ carbsG: 230 });
  expect((await change({ carbsG: 220 })).json().code).toBe('changed_meanwhile');
});

it('refuses a forbidden means in the coach’s notes, and keeps what stood there', async () => {
  const { browser, url } = await readyAthlete();
  await browser.post(url, draft);
  const note = (coachNotes: string) => put(coachBrowser, url, { version: 0, days: [], coachNotes });
  const refused = await note('Take 40 mg of Lasix the night before.');
  expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'coachNotes']);
  expect((await coachBrowser.get(url)).json().plan).toMatchObject({ version: 0, coachNotes: null });
  expect((await note('Salt as usual.')).json().plan.coachNotes).toBe('Salt as usual.');
});

it('alerts the coach to each report of an athlete who feels unwell', async () => {
  const { athlete, browser, url } = await readyAthlete();
  const report = (symptoms: string[], requestKey: string) =>
    browser.post(`${url}/unwell`, { symptoms, requestKey });
  await report(['Severe cramps'], '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b15');
  await report(['Fainting'], '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b16');
  const said = (await alertsOf(athlete)).map(({ message }) => message);
  expect(said.sort()).toEqual([
    expect.stringContaining('fainting'),
    expect.stringContaining('severe cramps'),
  ]);
});

it('makes no plan for a minor, on a low BMI, with a condition, too early or on too little', async () => {
  const minor = await readyAthlete({ age: 17 });
  expect((await minor.browser.post(minor.url, draft)).statusCode).toBe(409);
  const light = await readyAthlete({ weight: 55 });
  expect((await light.browser.post(light.url, draft)).statusCode).toBe(409);
  const { browser, url } = await readyAthlete();
  const ill = await browser.post(url, { ...draft, conditions: ['Diabetes'] });
  expect([ill.statusCode, ill.json().error]).toEqual([409, expect.stringContaining('Diabetes')]);
  const early = await readyAthlete({ show: '2027-02-01' });
  expect((await early.browser.post(early.url, draft)).statusCode).toBe(409);
  const fresh = await createPerson(test.db, { coachId: coach.id });
  const form = { name: 'Peak Open', date: '2026-11-24', category: 'Figure' };
  const freshBrowser = await signIn(test, fresh);
  await freshBrowser.post('/api/competitions', form);
  const response = await freshBrowser.post(`/api/users/${fresh.id}/peak-week`, draft);
  expect([response.statusCode, response.json().code]).toEqual([422, 'not_enough_data']);
});

it('moves with its show only as a draft that the coach approves anew', async () => {
  const { athlete, browser, url } = await readyAthlete();
  const { show } = (await browser.post(url, draft)).json();
  await put(coachBrowser, `${url}/approval`, { version: 0, approved: true });
  const [{ version }] = (await browser.get('/api/competitions')).json();
  const form = { name: 'Peak Open', date: '2026-11-27', category: 'Figure', version };
  const moved = () => put(browser, `/api/competitions/${show.competitionId}`, form);
  expect(await heardBy(test, coach, moved)).toContainEqual({
    type: 'alert',
    athleteId: athlete.id,
  });
  expect((await browser.get(url)).json().plan).toMatchObject({
    status: 'draft',
    approvedAt: null,
    version: 2,
  });
  expect(await alertsOf(athlete)).toMatchObject([
    { type: 'peak_week_draft', severity: 'high', read: false },
  ]);
  const outdated = await put(coachBrowser, `${url}/approval`, { version: 1, approved: true });
  expect(outdated.json().code).toBe('changed_meanwhile');
  const log = { date: '2026-11-21', waterMl: 2400 };
  expect((await put(browser, `${url}/log`, log)).statusCode).toBe(409);
});

it('is a log like any other: weight is the day’s weigh-in, and silence is over', async () => {
  const { athlete, browser, url } = await readyAthlete();
  await browser.post(url, draft);
  await put(coachBrowser, `${url}/approval`, { version: 0, approved: true });
  const save = (body: object) => put(browser, `${url}/log`, { date: '2026-11-21', ...body });
  expect(await heardBy(test, coach, () => save({ weight: 79.8 }))).toContainEqual({
    type: 'athlete',
    athleteId: athlete.id,
  });
  await save({ weight: 79.6 });
  await save({ task: 1, done: true });
  const weighIns = await test.db
    .select({ weight: progressEntries.weight })
    .from(progressEntries)
    .where(and(eq(progressEntries.userId, athlete.id), eq(progressEntries.date, '2026-11-21')));
  expect(weighIns).toEqual([{ weight: 79.6 }]);
  const line = await test.db
    .select({ lastLog: rosterEntries.lastLog, weight: rosterEntries.weight })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athlete.id));
  expect(line).toEqual([{ lastLog: '2026-11-21', weight: 79.6 }]);
});

it('counts what it alone was told as the last log', async () => {
  const { athlete, browser, url } = await readyAthlete();
  await browser.post(url, draft);
  await put(coachBrowser, `${url}/approval`, { version: 0, approved: true });
  await put(browser, `${url}/log`, { date: '2026-11-21', task: 1, done: true });
  const line = await test.db
    .select({ lastLog: rosterEntries.lastLog })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athlete.id));
  expect(line).toEqual([{ lastLog: '2026-11-21' }]);
});

it('rests on the fourteen days before today, each counted once, and on water from check-ins', async () => {
  const { athlete } = await readyAthlete();
  const { id: userId } = athlete;
  const at = { userId, createdAt: test.now() };
  await test.db.insert(progressEntries).values([
    { ...at, date: '2026-11-19', weight: 82, waterIntake: 2 },
    { ...at, date: '2026-11-21', weight: 90, waterIntake: 9 },
  ]);
  const later = new Date(test.now().getTime() + 60_000);
  await test.db.insert(dailyCheckIns).values(
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
  await test.db.insert(nutritionLogs).values(
    ['2026-11-07', '2026-11-20', '2026-11-21'].map((date) => ({
      ...{ ...meal, date, calories: 1500, protein: 1, carbs: 1, fats: 1 },
    })),
  );
  const means = await readMeans(test.db, userId, '2026-11-07', '2026-11-20');
  expect(means).toEqual({ weights: [80, 80, 82], waters: [4, 4], foodDays: [1500, 1500] });
  await test.db
    .delete(progressEntries)
    .where(and(eq(progressEntries.userId, userId), eq(progressEntries.date, '2026-11-18')));
  const person = await findPerson(test.db, userId);
  if (!person) throw new Error('the athlete is gone');
  const facts = await gatherFacts(test.db, person, '2026-11-21', {
    conditions: [],
    isRehearsed: false,
  });
  // Two days before today, three entries of the last days: too little for a mean.
  expect(facts.weightKg).toBeNull();
});

it('turns to the second of two shows a week apart once its own days have begun', async () => {
  const { browser, url } = await readyAthlete();
  const first = (await browser.post(url, draft)).json().show;
  await browser.post('/api/competitions', {
    ...{ name: 'Second Open', date: '2026-12-01', category: 'Figure' },
  });
  const shown = async (days: number) => {
    test.advance(days * DAY_MS);
    const { show } = (await coachBrowser.get(url)).json();
    test.advance(-days * DAY_MS);
    return show.date;
  };
  expect(await shown(3)).toBe(first.date);
  expect(await shown(4)).toBe('2026-12-01');
});

it('stays with the aftermath of a show while the next one is far', async () => {
  const { browser, url } = await readyAthlete();
  await browser.post(url, draft);
  await browser.post('/api/competitions', {
    ...{ name: 'Far Open', date: '2026-12-12', category: 'Figure' },
  });
  test.advance(6 * DAY_MS);
  expect((await coachBrowser.get(url)).json().show.date).toBe('2026-11-24');
  test.advance(-6 * DAY_MS);
});

it('alerts the coach once, and with high severity, when an athlete feels unwell', async () => {
  const { athlete, browser, url } = await readyAthlete();
  const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b14';
  for (let time = 0; time < 2; time += 1) {
    const response = await browser.post(`${url}/unwell`, { symptoms: ['Fainting'], requestKey });
    expect(response.json()).toEqual({ coachAlerted: true });
  }
  expect(await alertsOf(athlete)).toMatchObject([{ type: 'peak_week_unwell', severity: 'high' }]);
});

it('keeps a photo for a day, which the coach sees, and which goes when it is taken away', async () => {
  const { athlete, browser, url } = await readyAthlete();
  await browser.post(url, draft);
  await put(coachBrowser, `${url}/approval`, { version: 0, approved: true });
  const day = { date: '2026-11-21' };
  const photoId = await sendPhoto(browser, athlete.id, 'peak_week');
  const save = (body: object) => put(browser, `${url}/log`, { ...day, ...body });
  // The same answer lost and sent again changes nothing.
  for (let time = 0; time < 2; time += 1) expect((await save({ photoId })).statusCode).toBe(200);
  await save({ waterMl: 2400 });
  expect((await coachBrowser.get(url)).json().log).toMatchObject([
    { ...day, waterMl: 2400, photo: { id: photoId } },
  ]);
  const seen = async () =>
    (await coachBrowser.get(`/api/users/${athlete.id}/photos/${photoId}`)).statusCode;
  expect(await seen()).toBe(200);
  const meal = await sendPhoto(browser, athlete.id, 'meal');
  expect((await save({ photoId: meal })).statusCode).toBe(400);
  expect((await save({ photoId: null })).json().log[0].photo).toBeNull();
  expect(await seen()).toBe(404);
});

it('lets go of the photos of a show that is deleted', async () => {
  const { athlete, browser, url } = await readyAthlete();
  const { show } = (await browser.post(url, draft)).json();
  await put(coachBrowser, `${url}/approval`, { version: 0, approved: true });
  const photoId = await sendPhoto(browser, athlete.id, 'peak_week');
  await put(browser, `${url}/log`, { date: '2026-11-21', photoId });
  await test.db.delete(competitions).where(eq(competitions.id, show.competitionId));
  await sweepPhotos({ db: test.db, now: test.now, settings: test.settings });
  const [row] = await test.db.select().from(photos).where(eq(photos.id, photoId));
  expect(row?.looseSince).toEqual(test.now());
});
