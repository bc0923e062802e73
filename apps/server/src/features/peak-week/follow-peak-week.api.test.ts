import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  competitions,
  peakWeekTicks,
  photos,
  rosterEntries,
  weighIns,
} from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { sweepPhotos } from '../photos/index.ts';
import { peakWeekTest as it, putJson } from './testing/scene.ts';

const DAY_MS = 86_400_000;

it('alerts the coach to each unwell report', async ({ scene }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const report = (symptoms: string[], requestKey: string) =>
    browser.post(`${url}/unwell`, { symptoms, requestKey });
  await report(['Severe cramps'], '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b15');
  await report(['Fainting'], '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b16');
  const readReported = (await scene.alertsOf(athlete)).map(({ message }) => message);
  expect(readReported.sort()).toEqual([
    expect.stringContaining('fainting'),
    expect.stringContaining('severe cramps'),
  ]);
});

it('counts as a log: weight is the day’s weigh-in', async ({ scene, server, coach }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  const save = (body: object) => putJson(browser, `${url}/log`, { date: '2026-11-21', ...body });
  expect(await eventsReceivedBy(server, coach, () => save({ weight: 79.8 }))).toContainEqual({
    type: 'athlete',
    athleteId: athlete.id,
  });
  await save({ weight: 79.6 });
  await save({ task: 1, done: true });
  const ofDay = await server.db
    .select({ kg: weighIns.kg, source: weighIns.source })
    .from(weighIns)
    .where(and(eq(weighIns.userId, athlete.id), eq(weighIns.date, '2026-11-21')));
  expect(ofDay).toEqual([{ kg: 79.6, source: 'peak-week' }]);
  const line = await server.db
    .select({ lastLog: rosterEntries.lastLog, weight: rosterEntries.weight })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athlete.id));
  expect(line).toEqual([{ lastLog: '2026-11-21', weight: 79.6 }]);
});

it('follows its weigh-in when that is corrected, deleted or restored', async ({ scene }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  const day = { date: '2026-11-21', waterMl: 2400 };
  const save = (weight: number) => putJson(browser, `${url}/log`, { ...day, weight });
  const entries = async () => (await browser.get('/api/progress?limit=500')).json().entries;
  const ofDay = async () =>
    (await entries()).filter(({ date }: { date: string }) => date === day.date);
  const log = async () => (await browser.get(url)).json().log;
  await save(179.8);
  const [{ id, peakDayKey }] = await ofDay();
  const entry = `/api/progress/${id}`;
  const figures = { date: day.date, weight: 79.8 };
  await putJson(browser, entry, { ...figures, version: 1 });
  expect(await log()).toMatchObject([{ ...day, weight: 79.8 }]);

  await browser.request({ method: 'DELETE', url: entry, payload: { version: 2 } });
  expect(await log()).toMatchObject([{ ...day, weight: null }]);
  await browser.post('/api/progress/restore', { ...figures, id, requestKey: peakDayKey });
  expect(await log()).toMatchObject([{ ...day, weight: 79.8 }]);
  await save(79.6);
  expect(await ofDay()).toMatchObject([{ id, weight: 79.6, userId: athlete.id }]);

  await putJson(browser, entry, { ...figures, date: '2026-11-20', version: 2 });
  expect(await log()).toMatchObject([{ ...day, weight: null }]);
  await save(79.4);
  expect(await ofDay()).toMatchObject([{ weight: 79.4 }]);
});

it('counts its own data as the last log', async ({ scene, server }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  await putJson(browser, `${url}/log`, { date: '2026-11-21', task: 1, done: true });
  const line = await server.db
    .select({ lastLog: rosterEntries.lastLog })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athlete.id));
  expect(line).toEqual([{ lastLog: '2026-11-21' }]);
});

it('raises one severe alert for feeling unwell', async ({ scene }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b14';
  for (let time = 0; time < 2; time += 1) {
    const response = await browser.post(`${url}/unwell`, { symptoms: ['Fainting'], requestKey });
    expect(response.json()).toEqual({ coachAlerted: true });
  }
  expect(await scene.alertsOf(athlete)).toMatchObject([
    { type: 'peak_week_unwell', severity: 'high' },
  ]);
});

it('stores a photo for a day until it is removed', async ({ scene, asCoach }) => {
  const { athlete, browser, url } = await scene.createFollowingAthlete();
  const day = { date: '2026-11-21' };
  const photoId = await sendPhoto(browser, athlete.id, 'peak_week');
  const save = (body: object) => putJson(browser, `${url}/log`, { ...day, ...body });
  // Repeating a request whose reply was lost changes nothing.
  for (let time = 0; time < 2; time += 1) expect((await save({ photoId })).statusCode).toBe(200);
  await save({ waterMl: 2400 });
  expect((await asCoach.get(url)).json().log).toMatchObject([
    { ...day, waterMl: 2400, photo: { id: photoId } },
  ]);
  const shown = async () =>
    (await asCoach.get(`/api/users/${athlete.id}/photos/${photoId}`)).statusCode;
  expect(await shown()).toBe(200);
  const meal = await sendPhoto(browser, athlete.id, 'meal');
  expect((await save({ photoId: meal })).statusCode).toBe(400);
  expect((await save({ photoId: null })).json().log[0].photo).toBeNull();
  expect(await shown()).toBe(404);
});

it('detaches the photos of a deleted show', async ({ scene, server }) => {
  const { athlete, browser, url, competitionId } = await scene.createFollowingAthlete();
  const photoId = await sendPhoto(browser, athlete.id, 'peak_week');
  await putJson(browser, `${url}/log`, { date: '2026-11-21', photoId });
  await server.db.delete(competitions).where(eq(competitions.id, competitionId));
  await sweepPhotos({ ...server, log: server.app.log });
  const [row] = await server.db.select().from(photos).where(eq(photos.id, photoId));
  expect(row?.looseSince).toEqual(server.now());
});

it('accepts a show-day tick after another show became next', async ({ scene, server }) => {
  const { athlete, browser, url, competitionId } = await scene.createFollowingAthlete();
  const second = { name: 'Second Open', date: '2026-11-29', category: 'Figure' };
  await browser.post('/api/competitions', second);
  const tick = { date: '2026-11-24', task: 2, done: true };
  const early = await putJson(browser, `${url}/log`, { ...tick, competitionId });
  expect([early.statusCode, early.json().issues[0].path]).toEqual([400, 'date']);
  server.advance(4 * DAY_MS);
  expect((await browser.get(url)).json().show.date).toBe('2026-11-29');
  const late = await putJson(browser, `${url}/log`, { ...tick, competitionId });
  const unnamed = await putJson(browser, `${url}/log`, tick);
  server.advance(-4 * DAY_MS);
  expect(late.statusCode).toBe(200);
  // The second show's week also contains that day but isn't approved.
  expect(unnamed.statusCode).toBe(409);
  const ticks = await server.db
    .select()
    .from(peakWeekTicks)
    .where(eq(peakWeekTicks.userId, athlete.id));
  expect(ticks).toMatchObject([{ competitionId, date: '2026-11-24', tasks: [2] }]);
});

it('deletes a day whose only tick was undone', async ({ scene }) => {
  const { browser, url } = await scene.createFollowingAthlete();
  const tick = (body: object) =>
    putJson(browser, `${url}/log`, { date: '2026-11-21', task: 1, ...body });
  for (const done of [false, true, false]) {
    expect((await tick({ done })).json().log).toMatchObject(done ? [{ tasks: [1] }] : []);
  }
  await tick({ done: true, waterMl: 2400 });
  expect((await tick({ done: false })).json().log).toMatchObject([{ tasks: [], waterMl: 2400 }]);
});

it('clears task ticks but no measurements when the show moves', async ({ scene }) => {
  const { browser, url, competitionId } = await scene.createFollowingAthlete();
  const day = { date: '2026-11-21', waterMl: 2400, weight: 79.8 };
  await putJson(browser, `${url}/log`, { ...day, task: 1, done: true });
  const [{ version }] = (await browser.get('/api/competitions')).json();
  const form = { name: 'Peak Open', date: '2026-11-25', category: 'Figure', version };
  await putJson(browser, `/api/competitions/${competitionId}`, { ...form, date: '2026-11-24' });
  const log = async () => (await browser.get(url)).json().log;
  expect(await log()).toMatchObject([{ ...day, tasks: [1] }]);
  const moved = { ...form, version: version + 1 };
  expect((await putJson(browser, `/api/competitions/${competitionId}`, moved)).statusCode).toBe(
    200,
  );
  expect(await log()).toMatchObject([{ ...day, tasks: [] }]);
});

it('rejects a tick for a foreign show', async ({ scene }) => {
  const { competitionId } = await scene.createFollowingAthlete();
  const { browser, url } = await scene.createFollowingAthlete();
  const tick = { competitionId, date: '2026-11-21', task: 1, done: true };
  expect((await putJson(browser, `${url}/log`, tick)).statusCode).toBe(404);
});
