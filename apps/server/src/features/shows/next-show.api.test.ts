import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { competitions, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { findNextShow, findPlannedShowDay } from './queries.ts';

const DAY_MS = 86_400_000;
const TODAY = '2026-11-21';

let count = 0;

const it = pairTest.extend('api', ({ server, asCoach }) => {
  const newAthlete = (competitionDate?: string) => openAthlete(server, competitionDate);
  /** The next show's day in every place it appears. */
  async function shownDaysOf({ id, name, browser }: Athlete) {
    const { clients } = (
      await asCoach.get(`/api/clients?search=${encodeURIComponent(name)}`)
    ).json();
    const url = `/api/users/${id}`;
    return {
      dashboard: (await browser.get('/api/dashboard')).json().competition?.date ?? null,
      progress: (await browser.get(`${url}/progress`)).json().goals.competitionDate,
      overview: (await asCoach.get(`${url}/overview`)).json().competition?.date ?? null,
      roster: clients[0].competitionDate,
      plans: await plannedFor(id),
    };
  }
  async function plannedFor(id: string) {
    const person = await findPerson(server.db, id);
    return person && findPlannedShowDay(server.db, person, server.now());
  }
  return { newAthlete, shownDaysOf, plannedFor };
});

/** An athlete who signed up with or without a show date. */
async function openAthlete(server: TestApp, competitionDate?: string) {
  count += 1;
  const browser = server.browser();
  const form = signUpForm({
    ...{ email: `show-${count}@test.example`, name: `Show Number${count}` },
    ...{ primaryGoal: 'competition_prep', competitionDate },
  });
  const { id } = (await browser.post('/api/users', form)).json().user;
  const enter = async (date: string, name = 'Harbour Open') =>
    (await browser.post('/api/competitions', { name, date, category: 'Figure' })).json();
  return { id: id as string, name: form.name, browser, enter };
}
type Athlete = Awaited<ReturnType<typeof openAthlete>>;

const everywhere = (day: string | null) => ({
  ...{ dashboard: day, progress: day, overview: day, roster: day, plans: day },
});

describe('the next show', () => {
  it('uses the answers until there is an upcoming competition', async ({ api }) => {
    const athlete = await api.newAthlete('2027-03-01');
    expect(await api.shownDaysOf(athlete)).toEqual(everywhere('2027-03-01'));
    await athlete.enter('2027-04-10');
    expect(await api.shownDaysOf(athlete)).toEqual(everywhere('2027-04-10'));
    await athlete.enter('2027-02-20', 'City Cup');
    expect(await api.shownDaysOf(athlete)).toEqual(everywhere('2027-02-20'));
  });

  it('doesn’t revert to the answers after a deletion', async ({ api }) => {
    const athlete = await api.newAthlete('2027-03-01');
    const { id } = await athlete.enter('2027-03-08');
    await athlete.browser.delete(`/api/competitions/${id}`);
    expect(await api.shownDaysOf(athlete)).toEqual(everywhere(null));
  });

  it('switches to the second show the day after the first', async ({ api, server }) => {
    const athlete = await api.newAthlete();
    await athlete.enter('2026-11-24');
    await athlete.enter('2027-01-16', 'City Cup');
    server.advance(4 * DAY_MS);
    const { dashboard, progress, overview, plans } = await api.shownDaysOf(athlete);
    server.advance(-4 * DAY_MS);
    expect({ dashboard, progress, overview, plans }).toEqual({
      ...{ dashboard: '2027-01-16', progress: '2027-01-16' },
      ...{ overview: '2027-01-16', plans: '2027-01-16' },
    });
  });

  it('ignores past, canceled and finished shows', async ({ api, server }) => {
    const { id: userId } = await api.newAthlete();
    const show = { userId, name: 'Show', category: 'Figure' } as const;
    await server.db.insert(competitions).values([
      { ...show, date: '2026-11-20', status: 'upcoming' },
      { ...show, date: '2026-11-21', status: 'completed' },
      { ...show, date: '2026-11-25', status: 'cancelled' },
    ]);
    expect(await findNextShow(server.db, userId, TODAY)).toBeNull();
    await server.db.insert(competitions).values({ ...show, date: TODAY });
    expect(await findNextShow(server.db, userId, TODAY)).toMatchObject({
      name: 'Show',
      date: TODAY,
    });
  });
});

it('asks for the result once the show is over', async ({ api, server }) => {
  const { id: userId, browser } = await api.newAthlete();
  const show = { userId, name: 'Show', category: 'Figure' } as const;
  const open = async () => (await browser.get('/api/dashboard')).json().openResult?.date ?? null;
  await server.db.insert(competitions).values([
    { ...show, date: '2026-11-10' },
    { ...show, date: '2026-11-25' },
  ]);
  expect(await open()).toBe('2026-11-10');
  await server.db.insert(competitions).values({ ...show, date: '2026-11-18', status: 'completed' });
  server.advance(20 * 60_000);
  expect(await open()).toBeNull();
  server.advance(-20 * 60_000);
});

it('still applies to plans after it is over, so that no diet continues for it', async ({
  api,
  server,
}) => {
  const { id: userId } = await api.newAthlete();
  const { db } = server;
  await db.update(users).set({ targetTimeline: '12_weeks' }).where(eq(users.id, userId));
  const [show] = await db
    .insert(competitions)
    .values({ userId, name: 'Show', category: 'Figure', date: '2026-11-10' })
    .returning();
  const setStatus = (status: 'completed' | 'cancelled') =>
    db
      .update(competitions)
      .set({ status })
      .where(eq(competitions.id, show?.id ?? ''));
  expect(await api.plannedFor(userId)).toBe('2026-11-10');
  await setStatus('completed');
  expect(await api.plannedFor(userId)).toBe('2026-11-10');
  // A long-term timeline means off-season, without a show.
  await db.update(users).set({ targetTimeline: 'long_term' }).where(eq(users.id, userId));
  expect(await api.plannedFor(userId)).toBeNull();
  await db.update(users).set({ targetTimeline: '12_weeks' }).where(eq(users.id, userId));
  await setStatus('cancelled');
  expect(await api.plannedFor(userId)).toBeNull();
});

it('doesn’t block an off-season with older shows', async ({ api, server }) => {
  const { id: userId } = await api.newAthlete();
  const { db } = server;
  await db
    .update(users)
    .set({ targetTimeline: 'long_term', competitionDate: '2026-10-10' })
    .where(eq(users.id, userId));
  const show = { userId, name: 'Show', category: 'Figure' } as const;
  await db.insert(competitions).values({ ...show, date: '2026-10-24' });
  expect(await api.plannedFor(userId)).toBe('2026-10-24');
  await db.insert(competitions).values({ ...show, date: '2026-11-14', status: 'completed' });
  expect(await api.plannedFor(userId)).toBeNull();
  await db.insert(competitions).values({ ...show, date: '2026-11-18' });
  expect(await api.plannedFor(userId)).toBe('2026-11-18');
});

describe('the day of the show in the answers', () => {
  it('is rejected while a competition is upcoming', async ({ api, asCoach }) => {
    const { id, browser, enter } = await api.newAthlete('2027-03-01');
    const url = `/api/users/${id}`;
    await enter('2027-04-10');
    expect((await browser.get(url)).json()).toMatchObject({
      ...{ competitionDate: null, version: 1 },
      nextCompetition: { name: 'Harbour Open', date: '2027-04-10' },
    });
    const late = await asCoach.patch(url, { competitionDate: '2027-05-01', version: 1 });
    expect([late.statusCode, late.json().issues[0].path]).toEqual([400, 'competitionDate']);
    expect((await asCoach.patch(url, { age: 30, version: 1 })).statusCode).toBe(200);
  });

  it('applies again after the season', async ({ api, server }) => {
    const athlete = await api.newAthlete();
    await athlete.enter('2026-11-24');
    server.advance(4 * DAY_MS);
    const change = { competitionDate: '2027-05-01', version: 1 };
    const changed = await athlete.browser.patch(`/api/users/${athlete.id}`, change);
    const reported = await api.shownDaysOf(athlete);
    server.advance(-4 * DAY_MS);
    expect(changed.json()).toMatchObject({ competitionDate: '2027-05-01', nextCompetition: null });
    expect(reported).toEqual(everywhere('2027-05-01'));
  });
});

it('applies to plans until another one is set', async ({ api, server }) => {
  const { id } = await api.newAthlete();
  await server.db
    .insert(competitions)
    .values({ userId: id, name: 'Show', category: 'Figure', date: '2026-11-18' });
  expect(await api.plannedFor(id)).toBe('2026-11-18');
  await server.db.update(users).set({ competitionDate: '2027-05-01' }).where(eq(users.id, id));
  expect(await api.plannedFor(id)).toBe('2027-05-01');
});
