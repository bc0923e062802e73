import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachAlerts, users } from '../../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../../testing/events-received-by.ts';
import { freshServerTest } from '../../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../../testing/people.ts';
import { refreshStaleRoster, refreshStanding } from '../../../athletes/index.ts';

const DAY_MS = 86_400_000;
const JOINED = new Date('2026-10-01T08:00:00.000Z');

/** The clock starts on Saturday, November 21, 2026, at 9:00 UTC. */
const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', async ({ server, coach }) => {
    const athlete = await createPerson(server.db, { coachId: coach.id });
    await server.db.update(users).set({ createdAt: JOINED }).where(eq(users.id, athlete.id));
    await refreshStanding(server, athlete.id);
    return athlete;
  })
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('url', ({ athlete }) => `/api/users/${athlete.id}/pause`)
  .extend(
    'pause',
    ({ asCoach, url }) =>
      (until: unknown) =>
        asCoach.request({ method: 'PUT', url, payload: { until } }),
  )
  .extend('card', ({ asCoach }) => async () => {
    const { clients } = (await asCoach.get('/api/clients')).json();
    return clients[0];
  })
  .extend('openAlerts', ({ server }) => async () => {
    const open = await server.db.select().from(coachAlerts).where(eq(coachAlerts.resolved, false));
    return open.map(({ type }) => type);
  });

describe('a pause', () => {
  it('is on the roster, the athlete’s page and their dashboard, and ends alerts about silence', async ({
    server,
    athlete,
    asCoach,
    asAthlete,
    pause,
    card,
    openAlerts,
  }) => {
    expect(await openAlerts()).toEqual(['silence']);
    const events = await eventsReceivedBy(server, athlete, async () => {
      expect((await pause('2026-11-28')).json()).toEqual({ pausedUntil: '2026-11-28' });
    });
    expect(events).toEqual([{ type: 'athlete', athleteId: athlete.id }]);
    expect(await openAlerts()).toEqual([]);
    const reason = 'Paused until Sat 28 Nov.';
    expect(await card()).toMatchObject({ statusReason: reason, status: null, compliance: null });
    const overview = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(overview).toMatchObject({ pausedUntil: '2026-11-28', standing: { reason } });
    expect((await asAthlete.get('/api/dashboard')).json().pausedUntil).toBe('2026-11-28');
  });

  it('ends on its own, and its days never count', async ({
    server,
    asAthlete,
    pause,
    card,
    openAlerts,
  }) => {
    await pause('2026-11-28');
    server.advance(8 * DAY_MS);
    await refreshStaleRoster(server);
    expect((await card()).statusReason).toBe('Back from a pause: scored after a week.');
    expect(await openAlerts()).toEqual([]);
    expect((await asAthlete.get('/api/dashboard')).json().pausedUntil).toBeNull();
    server.advance(3 * DAY_MS);
    await refreshStaleRoster(server);
    expect(await openAlerts()).toEqual(['silence']);
  });

  it('can be changed and ended early by the coach', async ({
    server,
    athlete,
    asCoach,
    url,
    pause,
    card,
  }) => {
    const stored = async () => {
      const [row] = await server.db.select().from(users).where(eq(users.id, athlete.id));
      return [row?.pausedFrom, row?.pausedUntil];
    };
    await pause('2026-11-28');
    server.advance(2 * DAY_MS);
    await pause('2026-11-24');
    expect(await stored()).toEqual(['2026-11-21', '2026-11-24']);
    expect((await asCoach.delete(url)).statusCode).toBe(204);
    expect(await stored()).toEqual(['2026-11-21', '2026-11-22']);
    expect((await asCoach.delete(url)).statusCode).toBe(204);
    expect((await card()).statusReason).toBe('Back from a pause: scored after a week.');
  });

  it('leaves no trace if it ends on the day it began', async ({ asCoach, url, pause, card }) => {
    const before = await card();
    await pause('2026-11-28');
    await asCoach.delete(url);
    const { version: _version, ...after } = await card();
    expect(before).toMatchObject(after);
  });
});

it('refuses a day that is over in the athlete’s time zone, one after a year, and no day', async ({
  server,
  athlete,
  pause,
}) => {
  for (const until of ['2026-11-20', '2027-11-23', 'soon', null]) {
    expect((await pause(until)).statusCode).toBe(400);
  }
  expect((await pause('2027-11-22')).statusCode).toBe(200);
  const timezone = 'Pacific/Kiritimati';
  server.advance(4 * 3_600_000);
  await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
  expect((await pause('2026-11-21')).json().issues[0].path).toBe('until');
});
