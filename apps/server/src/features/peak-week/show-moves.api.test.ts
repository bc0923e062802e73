import { daysBetween } from '@posedown/coaching';
import { expect } from 'vitest';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { refreshStanding } from '../athletes/index.ts';
import { draft, peakWeekTest as it, putJson } from './testing/scene.ts';

const DAY_MS = 86_400_000;

it('moves with its show as a draft to approve again', async ({ scene, asCoach, server, coach }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const { show } = (await browser.post(url, draft)).json();
  await putJson(asCoach, `${url}/approval`, { version: 0, approved: true });
  const [{ version }] = (await browser.get('/api/competitions')).json();
  const form = { name: 'Peak Open', date: '2026-11-27', category: 'Figure', version };
  const moved = () => putJson(browser, `/api/competitions/${show.competitionId}`, form);
  expect(await eventsReceivedBy(server, coach, moved)).toContainEqual({
    type: 'alert',
    athleteId: athlete.id,
  });
  expect((await browser.get(url)).json().plan).toMatchObject({
    status: 'draft',
    approvedAt: null,
    version: 2,
  });
  expect(await scene.alertsOf(athlete)).toMatchObject([
    { type: 'peak_week_draft', severity: 'medium', resolved: true },
    { type: 'peak_week_draft', severity: 'high', read: false, resolved: false },
  ]);
  const outdated = await putJson(asCoach, `${url}/approval`, {
    version: 1,
    approved: true,
  });
  expect(outdated.json().code).toBe('changed_meanwhile');
  const log = { date: '2026-11-21', waterMl: 2400 };
  expect((await putJson(browser, `${url}/log`, log)).statusCode).toBe(409);
  // Moving again before the coach looks keeps the severity.
  const further = { ...form, date: '2026-11-28', version: version + 1 };
  expect(
    (await putJson(browser, `/api/competitions/${show.competitionId}`, further)).statusCode,
  ).toBe(200);
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({
    severity: 'high',
    message: expect.stringContaining('needs your approval again'),
    resolved: false,
  });
});

it('can’t be approved after its show', async ({ scene, server, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  const { show } = (await browser.post(url, draft)).json();
  const daysOn = daysBetween('2026-11-21', show.date) + 1;
  server.advance(daysOn * DAY_MS);
  const late = await putJson(asCoach, `${url}/approval`, { version: 0, approved: true });
  server.advance(-daysOn * DAY_MS);
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  expect(late.json().error).toContain('The show is over');
});

it('needs no approval once its show is deleted', async ({ scene }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  const { show } = (await browser.post(url, draft)).json();
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: false }]);
  await browser.delete(`/api/competitions/${show.competitionId}`);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: true }]);
});

it('alerts the coach when its show is deleted', async ({ scene, server, coach }) => {
  const { athlete, browser, competitionId } = await scene.createFollowingAthlete();
  const past = await scene.createFollowingAthlete();
  const withdraw = () => browser.delete(`/api/competitions/${competitionId}`);
  expect(await eventsReceivedBy(server, coach, withdraw)).toContainEqual({
    type: 'alert',
    athleteId: athlete.id,
  });
  expect(await scene.alertsOf(athlete)).toMatchObject([
    { type: 'peak_week_draft', resolved: true },
    {
      ...{ type: 'peak_week_withdrawn', severity: 'high', resolved: false },
      message: `${athlete.name} withdrew from Peak Open. Its peak week is no longer active.`,
    },
  ]);
  server.advance(4 * DAY_MS);
  await past.browser.delete(`/api/competitions/${past.competitionId}`);
  server.advance(-4 * DAY_MS);
  expect(await scene.alertsOf(past.athlete)).toHaveLength(1);
});

it('ends with a withdrawal, and needs a new approval once the show is entered again', async ({
  scene,
  asCoach,
}) => {
  const { athlete, browser, url, competitionId } = await scene.createFollowingAthlete();
  const withdrawal = `/api/users/${athlete.id}/competitions/${competitionId}/withdrawal`;
  const [{ version }] = (await browser.get('/api/competitions')).json();
  const gone = await putJson(browser, withdrawal, { withdrawn: true, version });
  expect(gone.json()).toMatchObject({ status: 'cancelled', version: version + 1 });
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({
    ...{ type: 'peak_week_withdrawn', resolved: false },
    message: `${athlete.name} withdrew from Peak Open. Its peak week is no longer active.`,
  });
  expect((await browser.get(url)).json().plan).toBeNull();
  await putJson(browser, withdrawal, { withdrawn: false, version: version + 1 });
  expect((await browser.get(url)).json().plan).toMatchObject({ status: 'draft', approvedAt: null });
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({
    ...{ type: 'peak_week_draft', severity: 'high', resolved: false },
    message: `${athlete.name} entered a show again. The peak week needs your approval again.`,
  });
  const before = await scene.alertsOf(athlete);
  await putJson(asCoach, withdrawal, { withdrawn: true, version: version + 2 });
  expect((await scene.alertsOf(athlete)).length).toBe(before.length);
  expect((await scene.alertsOf(athlete)).at(-1)).toMatchObject({ resolved: true });
});

it.for(['approved', 'deleted'] as const)(
  'only mentions another show’s draft once the moved one is %s',
  async (done, { scene, asCoach }) => {
    const { athlete, browser, url, competitionId } = await scene.createFollowingAthlete();
    const other = { name: 'Other Open', date: '2026-11-29', category: 'Figure' };
    const otherId = (await browser.post('/api/competitions', other)).json().id;
    await browser.post(url, { ...draft, competitionId: otherId });
    const [{ version }] = (await browser.get('/api/competitions'))
      .json()
      .filter(({ id }: { id: string }) => id === competitionId);
    const moved = { name: 'Peak Open', date: '2026-11-25', category: 'Figure', version };
    await putJson(browser, `/api/competitions/${competitionId}`, moved);
    const readReported = async () => (await scene.alertsOf(athlete)).at(-1);
    expect(await readReported()).toMatchObject({ severity: 'high', resolved: false });
    if (done === 'deleted') await browser.delete(`/api/competitions/${competitionId}`);
    else {
      const approval = { competitionId, version: 2, approved: true };
      const reply = await putJson(asCoach, `${url}/approval`, approval);
      expect(reply.statusCode, reply.body).toBe(200);
    }
    expect(await readReported()).toMatchObject({
      ...{ type: 'peak_week_draft', severity: 'medium', resolved: false },
      message: `${athlete.name} has a peak week waiting for your approval.`,
    });
  },
);

it('reports each withdrawn show separately', async ({ scene, asCoach }) => {
  const { athlete, browser, url, competitionId } = await scene.createFollowingAthlete();
  const other = { name: 'Other Open', date: '2026-11-29', category: 'Figure' };
  const otherId = (await browser.post('/api/competitions', other)).json().id;
  await browser.post(url, { ...draft, competitionId: otherId });
  await putJson(asCoach, url, {
    competitionId: otherId,
    version: 0,
    days: [],
    coachNotes: 'Rest.',
  });
  // The first show is a draft again, and the coach approves the one that was changed but not moved.
  const moved = { name: 'Peak Open', date: '2026-11-25', category: 'Figure' };
  await putJson(browser, `/api/competitions/${competitionId}`, moved);
  const readReported = async () => (await scene.alertsOf(athlete)).at(-1);
  const ofTheMove = await readReported();
  expect(ofTheMove).toMatchObject({ message: expect.stringContaining('moved their show.') });
  const approve = (id: string, version: number) =>
    putJson(asCoach, `${url}/approval`, { competitionId: id, version, approved: true });
  expect((await approve(otherId, 1)).statusCode).toBe(200);
  expect(await readReported()).toEqual(ofTheMove);
  expect((await approve(competitionId, 2)).statusCode).toBe(200);
  for (const id of [competitionId, otherId]) await browser.delete(`/api/competitions/${id}`);
  const [first, second] = ['Peak Open', 'Other Open'].map(
    (show) => `${athlete.name} withdrew from ${show}. Its peak week is no longer active.`,
  );
  expect(await readReported()).toMatchObject({ message: `${first} ${second}`, resolved: false });
});

it('needs no approval after its show', async ({ scene, server }) => {
  const { athlete, browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  const later = { name: 'Later Open', date: '2027-02-20', category: 'Figure' };
  await browser.post('/api/competitions', later);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: false }]);
  const days = 30 * 86_400_000;
  server.advance(days);
  await refreshStanding(server, athlete.id);
  server.advance(-days);
  expect(await scene.alertsOf(athlete)).toMatchObject([{ resolved: true }]);
});

it('shows the next show once its own days begin', async ({ scene, server, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  const first = (await browser.post(url, draft)).json().show;
  await browser.post('/api/competitions', {
    ...{ name: 'Second Open', date: '2026-12-01', category: 'Figure' },
  });
  const shown = async (days: number) => {
    server.advance(days * DAY_MS);
    const { show } = (await asCoach.get(url)).json();
    server.advance(-days * DAY_MS);
    return show.date;
  };
  expect(await shown(3)).toBe(first.date);
  expect(await shown(4)).toBe('2026-12-01');
});

it('stays with the last show while the next is far away', async ({ scene, server, asCoach }) => {
  const { browser, url } = await scene.readyAthlete();
  await browser.post(url, draft);
  await browser.post('/api/competitions', {
    ...{ name: 'Far Open', date: '2026-12-12', category: 'Figure' },
  });
  server.advance(6 * DAY_MS);
  expect((await asCoach.get(url)).json().show.date).toBe('2026-11-24');
  server.advance(-6 * DAY_MS);
});
