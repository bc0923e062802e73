import type { LiveEvent, PhotoAssessment } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/db/schema/index.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { sendPhoto } from '../../../testing/send-photo.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

const TODAY = '2026-11-21';
const SCORES = { conditioning: 7, symmetry: 6, fullness: 8 };
const KEY = '019aa000-0000-7000-8000-0000000000c1';
const OTHER_KEY = '019aa000-0000-7000-8000-0000000000c2';

const it = pairTest
  .extend('coach', { scope: 'file' }, ({ server }) =>
    createPerson(server.db, { role: 'coach', name: 'Ali' }),
  )
  .extend('api', ({ server, coach, asCoach }) => {
    /** A new athlete of the coach with a progress photo from today and an assessment form. */
    async function photographed() {
      const athlete = await createPerson(server.db, { coachId: coach.id });
      const browser = await signIn(server, athlete);
      const photoId = await sendPhoto(browser, athlete.id, 'progress');
      const url = `/api/users/${athlete.id}/photo-assessments`;
      const form = { ...SCORES, date: TODAY, note: 'Quads are coming in.', requestKey: KEY };
      return {
        athlete,
        browser,
        photoId,
        url,
        form,
        assess: (changes: object = {}) => asCoach.post(url, { ...form, ...changes }),
        seen: async (by: TestBrowser = browser): Promise<PhotoAssessment[]> =>
          (await by.get(`/api/users/${athlete.id}/photos`)).json().assessments,
      };
    }
    return { photographed };
  });

const update = (browser: TestBrowser, url: string, payload: object) =>
  browser.request({ method: 'PUT', url, payload });
const remove = (browser: TestBrowser, url: string, version: number) =>
  browser.request({ method: 'DELETE', url, payload: { version } });

it("appears with the day's photos, author and time", async ({ api, server, asCoach }) => {
  const { assess, seen } = await api.photographed();
  const created = await assess();
  expect(created.statusCode, created.body).toBe(201);
  expect(created.json()).toMatchObject({
    ...SCORES,
    date: TODAY,
    note: 'Quads are coming in.',
    coachName: 'Ali',
    assessedAt: server.now().toISOString(),
    version: 1,
  });
  expect(await seen()).toEqual([created.json()]);
  expect(await seen(asCoach)).toEqual([created.json()]);
});

it('is shown with every entry of its day only', async ({ api }) => {
  const { browser, assess } = await api.photographed();
  const felt = { energyLevel: 7, stressLevel: 3, mood: 'good' };
  for (const date of [TODAY, '2026-11-20']) await browser.post('/api/progress', { date, ...felt });
  const made = (await assess()).json();
  const { entries } = (await browser.get('/api/progress')).json();
  expect(entries).toMatchObject([
    { date: TODAY, photoAnalysis: made },
    { date: '2026-11-20', photoAnalysis: null },
  ]);
});

it('is created once for duplicate forms', async ({ api }) => {
  const { assess, seen } = await api.photographed();
  const [first, again] = await Promise.all([assess(), assess()]);
  expect(again.json()).toEqual(first.json());
  const other = await assess({ requestKey: OTHER_KEY, fullness: 2 });
  expect([other.statusCode, other.json().code]).toEqual([409, 'changed_meanwhile']);
  expect(await seen()).toEqual([first.json()]);
});

it('belongs to the coach who last corrected it', async ({ api, server, asCoach }) => {
  const { athlete, url, assess } = await api.photographed();
  const made = (await assess()).json();
  const next = await createPerson(server.db, { role: 'coach', name: 'Noa' });
  await server.db.update(users).set({ coachId: next.id }).where(eq(users.id, athlete.id));
  const nextBrowser = await signIn(server, next);
  const path = `${url}/${made.id}`;
  const change = { ...SCORES, fullness: 9, version: 1 };
  expect((await update(asCoach, path, change)).statusCode).toBe(404);
  const changed = await update(nextBrowser, path, change);
  expect(changed.json()).toMatchObject({ fullness: 9, note: null, coachName: 'Noa', version: 2 });
  const late = await update(nextBrowser, path, change);
  expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
});

it('can be removed and created again, rejecting outdated forms', async ({ api, asCoach }) => {
  const { url, assess, seen } = await api.photographed();
  const made = (await assess()).json();
  const path = `${url}/${made.id}`;
  expect((await remove(asCoach, path, 0)).statusCode).toBe(409);
  expect((await remove(asCoach, path, 1)).statusCode).toBe(204);
  expect(await seen()).toEqual([]);
  expect((await assess({ requestKey: OTHER_KEY })).statusCode).toBe(201);
  expect((await update(asCoach, path, { ...SCORES, version: 1 })).statusCode).toBe(404);
  expect(await seen()).toMatchObject([{ ...SCORES, version: 1 }]);
});

it('requires progress photos and is deleted with the last one', async ({ api }) => {
  const { athlete, browser, photoId, assess, seen } = await api.photographed();
  const early = await assess({ date: '2026-11-20' });
  expect([early.statusCode, early.json().issues[0].path]).toEqual([400, 'date']);
  await assess();
  const second = await sendPhoto(browser, athlete.id, 'progress');
  await browser.delete(`/api/users/${athlete.id}/photos/${photoId}`);
  expect(await seen()).toHaveLength(1);
  await browser.delete(`/api/users/${athlete.id}/photos/${second}`);
  await sendPhoto(browser, athlete.id, 'progress');
  expect(await seen()).toEqual([]);
});

it('rejects scores outside the scale', async ({ api }) => {
  const { assess, seen } = await api.photographed();
  for (const changes of [{ conditioning: 0 }, { symmetry: 11 }, { fullness: 6.5 }]) {
    expect((await assess(changes)).statusCode).toBe(400);
  }
  expect((await assess({ conditioning: undefined })).statusCode).toBe(400);
  expect(await seen()).toEqual([]);
});

it('notifies coach and athlete when created, changed or removed', async ({
  api,
  coach,
  server,
  asCoach,
}) => {
  const { athlete, url, assess } = await api.photographed();
  const events: [string, LiveEvent][] = [];
  const quiet = { sessionId: 's', beat: () => undefined, end: () => undefined };
  const stops = [athlete.id, coach.id].map((userId) =>
    server.events.listen({ userId, send: (event) => events.push([userId, event]), ...quiet }),
  );
  const event = { type: 'photos', athleteId: athlete.id };
  const once = [
    [athlete.id, event],
    [coach.id, event],
  ];
  const { id } = (await assess()).json();
  expect(events).toEqual(once);
  await update(asCoach, `${url}/${id}`, { ...SCORES, version: 1 });
  await remove(asCoach, `${url}/${id}`, 2);
  expect(events).toEqual([...once, ...once, ...once]);
  for (const stop of stops) stop();
});

// The embedded database runs transactions one after another.
if (process.env.TEST_DATABASE_URL) {
  it('is removed with concurrently deleted last photos', async ({ api, server }) => {
    const { athlete, browser, photoId, assess, seen } = await api.photographed();
    const other = await sendPhoto(browser, athlete.id, 'progress');
    expect((await assess()).statusCode).toBe(201);
    // Each reads before the other's deletion commits.
    const slow = [
      'create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return old; end $$',
      `create constraint trigger waits after delete on photos deferrable initially deferred
        for each row execute function wait()`,
    ];
    for (const line of slow) await server.db.execute(sql.raw(line));
    const url = `/api/users/${athlete.id}/photos`;
    const deleted = await Promise.all([photoId, other].map((id) => browser.delete(`${url}/${id}`)));
    expect(deleted.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    for (const line of ['drop trigger waits on photos', 'drop function wait']) {
      await server.db.execute(sql.raw(line));
    }
    await sendPhoto(browser, athlete.id, 'progress');
    expect(await seen()).toEqual([]);
  });
}
