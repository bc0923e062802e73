import type { ClientOverview, CoachAlert, Dashboard, PeakWeekReply } from '@posedown/contract';
import { expect } from 'vitest';
import type { TestBrowser } from '../../testing/test-app.ts';
import { draft, peakWeekTest, putJson } from './testing/scene.ts';

const DAY_MS = 86_400_000;

const it = peakWeekTest
  /** Runs a check this many days later. */
  .extend('after', ({ server }) => async <Result>(days: number, look: () => Promise<Result>) => {
    server.advance(days * DAY_MS);
    const shown = await look();
    server.advance(-days * DAY_MS);
    return shown;
  })
  .extend(
    'approve',
    ({ asCoach }) =>
      (url: string, competitionId: string, version = 0) =>
        putJson(asCoach, `${url}/approval`, { competitionId, version, approved: true }),
  );

async function addShow({ browser }: { browser: TestBrowser }, date: string): Promise<string> {
  const form = { name: `Open of ${date}`, date, category: 'Figure' };
  return (await browser.post('/api/competitions', form)).json().id;
}

it('can be planned before and after the earlier show', async ({
  scene,
  asCoach,
  approve,
  after,
}) => {
  const following = await scene.createFollowingAthlete();
  const { browser, url, competitionId: first } = following;
  const second = await addShow(following, '2026-12-08');
  const third = await addShow(following, '2026-12-12');
  const named = `${url}?competitionId=${second}`;
  expect((await browser.get(named)).json()).toMatchObject({
    show: { competitionId: second, date: '2026-12-08' },
    opensOn: '2026-11-17',
    plan: null,
  });

  const created = await browser.post(url, { ...draft, competitionId: second });
  expect(created.statusCode).toBe(201);
  expect(created.json()).toMatchObject({
    show: { competitionId: second },
    plan: { status: 'draft' },
  });
  const notes = { competitionId: second, version: 0, days: [], coachNotes: 'Sleep.' };
  expect((await putJson(asCoach, url, notes)).json().plan.coachNotes).toBe('Sleep.');
  const approved = await approve(url, second, 1);
  expect(approved.json()).toMatchObject({
    show: { competitionId: second },
    plan: { status: 'approved', version: 2 },
  });
  // The default show is unchanged.
  const unnamed: PeakWeekReply = (await asCoach.get(url)).json();
  expect(unnamed).toMatchObject({
    show: { competitionId: first },
    plan: { status: 'approved', version: 1, coachNotes: null },
    others: [
      { competitionId: second, isOfToday: false },
      { competitionId: third, isOfToday: false },
    ],
  });

  const inAftermath = await after(6, async () => ({
    unnamed: (await browser.get(url)).json(),
    drafted: await asCoach.post(url, { ...draft, competitionId: third }),
    without: await asCoach.post(url, draft),
  }));
  expect(inAftermath.unnamed.show.competitionId).toBe(first);
  // Without a requested show, it is for today's show, which is over.
  expect(inAftermath.without.statusCode).toBe(409);
  expect(inAftermath.drafted.statusCode).toBe(201);
  expect(inAftermath.drafted.json()).toMatchObject({ show: { competitionId: third } });
});

it('is rejected for foreign and distant shows, and read-only once over', async ({
  scene,
  asCoach,
  approve,
  after,
}) => {
  const following = await scene.createFollowingAthlete();
  const { browser, url, competitionId: past } = following;
  const next = await addShow(following, '2026-12-01');
  const far = await addShow(following, '2027-03-06');
  const { competitionId: foreign } = await scene.createFollowingAthlete();
  const answers = async (competitionId: string) => {
    const body = { competitionId, version: 0 };
    const replies = [
      await browser.get(`${url}?competitionId=${competitionId}`),
      await asCoach.get(`${url}?competitionId=${competitionId}`),
      await browser.post(url, { ...draft, ...body, conditions: ['Diabetes'] }),
      await putJson(asCoach, url, { ...body, days: [] }),
      await approve(url, competitionId),
    ];
    return replies.map((reply) => `${reply.statusCode} ${reply.json().error}`);
  };
  const five = (words: string) => Array.from({ length: 5 }, () => words);
  expect(await answers(foreign)).toEqual(five('404 Competition not found.'));
  expect(await answers(far)).toEqual(
    five('409 It’s too early: you can create the plan for that show from 13 Feb 2027.'),
  );
  // Its own days have started, so the page shows the next show.
  const late = await after(4, async () => ({
    past: await answers(past),
    shown: (await browser.get(url)).json(),
    lookedUp: (await browser.get(`${url}?competitionId=${past}`)).json(),
  }));
  expect(late.lookedUp).toMatchObject({ isPast: true, show: { competitionId: past } });
  expect(late.lookedUp.plan.days).toHaveLength(14);
  expect(late.lookedUp.others).toMatchObject([{ competitionId: next, isOfToday: true }]);
  // The past week can be read but not changed.
  const read = '200 undefined';
  expect(late.past).toEqual([read, read, ...five('409 That show is over.').slice(2)]);
  // Conditions named with an unavailable show are not stored.
  expect(late.shown).toMatchObject({ show: { competitionId: next }, barredBy: [], others: [] });
});

it('uses the shown one of two shows in a week', async ({ scene, approve, after }) => {
  const ready = await scene.readyAthlete();
  const { browser, url } = ready;
  const first: string = (await browser.get(url)).json().show.competitionId;
  const second = await addShow(ready, '2026-11-27');
  const followed = async () => {
    const { today }: Dashboard = (await browser.get('/api/dashboard')).json();
    const { show, plan }: PeakWeekReply = (await browser.get(url)).json();
    const offset = show && (Date.parse('2026-11-21') - Date.parse(show.date)) / DAY_MS;
    const day = plan?.days.find((one) => one.offset === offset);
    return [
      show?.competitionId,
      plan?.status === 'approved' ? day?.theme : undefined,
      today.peakDay?.theme,
    ];
  };
  await browser.post(url, draft);
  await browser.post(url, { ...draft, competitionId: second });
  expect(await followed()).toEqual([first, undefined, undefined]);
  await approve(url, second);
  const [shown, theme, today] = await followed();
  expect([shown, theme]).toEqual([second, today]);
  // The first show's draft is still open and available.
  expect(await scene.alertsOf(ready.athlete)).toMatchObject([{ resolved: false }]);
  expect((await browser.get(url)).json().others).toMatchObject([{ competitionId: first }]);
  await approve(url, first);
  const [, themeOfFirst, todayOfFirst] = await followed();
  expect(await followed()).toEqual([first, themeOfFirst, todayOfFirst]);
  expect(themeOfFirst).toBe(todayOfFirst);
  expect(await scene.alertsOf(ready.athlete)).toMatchObject([{ resolved: true }]);
  expect(await after(4, async () => (await browser.get(url)).json().show.competitionId)).toBe(
    second,
  );
});

it('is linked from the alert of the soonest draft', async ({ scene, asCoach, server, approve }) => {
  const following = await scene.createFollowingAthlete();
  const { athlete, browser, url } = following;
  const second = await addShow(following, '2026-12-08');
  const third = await addShow(following, '2026-12-01');
  const shown = async () => {
    const overview = await asCoach.get(`/api/users/${athlete.id}/overview`);
    const ofOverview = (overview.json() as ClientOverview).alerts;
    const listed: CoachAlert[] = (await asCoach.get('/api/alerts?limit=100')).json().alerts;
    return [...ofOverview, ...listed]
      .filter(({ type, clientId }) => type === 'peak_week_draft' && clientId === athlete.id)
      .map(({ competitionId }) => competitionId);
  };
  // The coach is notified of a newer draft than the approved one.
  server.advance(1000);
  await browser.post(url, { ...draft, competitionId: second });
  expect(await shown()).toEqual([second, second]);
  await browser.post(url, { ...draft, competitionId: third });
  expect(await shown()).toEqual([third, third]);
  await approve(url, third);
  expect(await shown()).toEqual([second, second]);
  const [alert] = (await scene.alertsOf(athlete)).filter(({ resolved }) => !resolved);
  const read = await asCoach.post(`/api/alerts/${alert?.id}/read`, {});
  expect(read.json()).toMatchObject({ read: true, competitionId: second });
  const far = { name: 'Open', date: '2027-03-06', category: 'Figure' };
  await putJson(browser, `/api/competitions/${second}`, far);
  expect(await shown()).toEqual([null, null]);
});
