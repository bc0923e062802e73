import type { CheckInSchedule } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';

/* The test's clock starts on Saturday, 21 November 2026, at 09:00 UTC. */
const HOUR = 3_600_000;
const [MONDAY, SATURDAY, SUNDAY] = [0, 5, 6];
const EVENING = 20 * 60;
const sunday = { formId: null, weekday: SUNDAY, minute: EVENING, version: 0 };
const answers = {
  ...{ 'training-energy': 7, hunger: 6, 'sleep-quality': 8, stress: 4, digestion: 7 },
};

const it = freshPairTest.extend('api', ({ server, asCoach, asAthlete, athlete }, { onCleanup }) => {
  // Tests of a file share the clock.
  const start = server.now().getTime();
  onCleanup(() => server.advance(start - server.now().getTime()));
  const url = `/api/users/${athlete.id}/check-in-schedule`;
  const put = (body: object) =>
    asCoach.request({ method: 'PUT', url, payload: { ...sunday, ...body } });
  const set = async (body: object = {}): Promise<CheckInSchedule> =>
    (await put(body)).json().schedule;
  const shown = async () => (await asCoach.get(url)).json().schedule;
  const assign = (body: object) =>
    asCoach.post('/api/check-in-forms/assign', {
      ...{ formId: null, weekday: SUNDAY, minute: EVENING, to: { kind: 'all' } },
      ...body,
    });
  const due = async () =>
    (await asAthlete.get(`/api/users/${athlete.id}/weekly-check-in`)).json().due;
  const answer = (dueOn: string) =>
    asAthlete.post('/api/weekly-check-ins', {
      ...{ dueOn, formId: null, formVersion: 1, answers },
      requestKey: '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0003',
    });
  const pause = (until: string) =>
    asCoach.request({
      ...{ method: 'PUT', url: `/api/users/${athlete.id}/pause`, payload: { until } },
    });
  const resume = () => asCoach.delete(`/api/users/${athlete.id}/pause`);
  const livesIn = async (timezone: string) => {
    await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    server.forgetReplies();
  };
  return { url, put, set, shown, assign, due, answer, pause, resume, livesIn };
});

describe('the weekly check-in of an athlete', () => {
  it('is set, changed and stopped with the version the coach saw', async ({ api, asCoach }) => {
    expect(await api.shown()).toBeNull();
    const first = await api.set();
    expect(first).toEqual({
      ...{ formId: null, formName: 'Standard check-in', weekday: SUNDAY, minute: EVENING },
      ...{ pausedUntil: null, nextDueOn: '2026-11-22', version: 1 },
    });
    expect(await api.shown()).toEqual(first);
    expect((await api.put({ minute: 600 })).statusCode).toBe(409);
    expect(await api.set({ minute: 600, version: 1 })).toMatchObject({ minute: 600, version: 2 });
    expect((await asCoach.delete(`${api.url}?version=1`)).statusCode).toBe(409);
    expect((await asCoach.delete(`${api.url}?version=2`)).statusCode).toBe(204);
    expect((await asCoach.delete(`${api.url}?version=2`)).statusCode).toBe(404);
    expect([await api.shown(), await api.due()]).toEqual([null, null]);
    expect(await api.set()).toMatchObject({ version: 1 });
  });

  it('reaches the athlete’s open page', async ({ api, server, athlete }) => {
    const received = await eventsReceivedBy(server, athlete, async () => {
      await api.assign({});
      await api.set({ version: 1, minute: 600 });
    });
    const change = { type: 'athlete', athleteId: athlete.id };
    expect(received).toEqual([change, change]);
  });

  it('is due later today until its time has come on the athlete’s clock', async ({
    api,
    server,
  }) => {
    const today = { weekday: SATURDAY, minute: 10 * 60 };
    expect(await api.set(today)).toMatchObject({ nextDueOn: '2026-11-21' });
    server.advance(HOUR);
    const moved = { ...today, weekday: MONDAY, version: 1 };
    expect(await api.set(moved)).toMatchObject({ nextDueOn: '2026-11-23' });
    expect(await api.set({ ...today, version: 2 })).toMatchObject({ nextDueOn: '2026-11-28' });
  });

  it('follows the athlete’s time zone', async ({ api }) => {
    // At 09:00 UTC it is 23:00 of the same day in Kiritimati, and still 22:00 of Friday in Pago Pago.
    await api.livesIn('Pacific/Kiritimati');
    expect(await api.set({ weekday: SATURDAY })).toMatchObject({ nextDueOn: '2026-11-28' });
    await api.livesIn('Pacific/Pago_Pago');
    await api.set({ weekday: MONDAY, version: 1 });
    const saturday = await api.set({ weekday: SATURDAY, version: 2 });
    expect(saturday).toMatchObject({ nextDueOn: '2026-11-21' });
    expect(await api.due()).toMatchObject({ on: '2026-11-21', isOpen: true, isOverdue: false });
  });

  it('keeps its day if the athlete’s time zone changes that day', async ({ api, server }) => {
    await api.set({ weekday: SATURDAY, minute: 22 * 60 });
    await api.livesIn('Pacific/Kiritimati');
    expect(await api.due()).toMatchObject({ on: '2026-11-21', isOpen: true, isOverdue: false });
    expect((await api.answer('2026-11-21')).statusCode).toBe(201);
    await api.livesIn('Pacific/Pago_Pago');
    server.advance(24 * HOUR);
    expect(await api.due()).toMatchObject({ on: '2026-11-28', isOpen: false });
  });
});

describe('a pause', () => {
  it('moves the next check-in past it, and ends on its own', async ({ api, server }) => {
    await api.set();
    expect((await api.pause('2026-11-22')).json()).toEqual({ pausedUntil: '2026-11-22' });
    const paused = { pausedUntil: '2026-11-22', nextDueOn: '2026-11-29' };
    expect(await api.shown()).toMatchObject(paused);
    server.advance(24 * HOUR);
    expect(await api.due()).toMatchObject({ isOpen: false, pausedUntil: '2026-11-22' });
    server.advance(24 * HOUR);
    expect(await api.shown()).toMatchObject({ pausedUntil: null, nextDueOn: '2026-11-29' });
    expect(await api.due()).toMatchObject({ on: '2026-11-29', pausedUntil: null });
  });

  it('can end early', async ({ api }) => {
    await api.set();
    await api.pause('2026-12-20');
    expect((await api.resume()).statusCode).toBe(204);
    const resumed = { pausedUntil: null, nextDueOn: '2026-11-22' };
    expect(await api.shown()).toMatchObject(resumed);
    await api.pause('2026-12-20');
    await api.pause('2026-11-25');
    expect(await api.shown()).toMatchObject({ pausedUntil: '2026-11-25', nextDueOn: '2026-11-29' });
  });

  it('stays when forms are assigned, and the check-in after it is on the new weekday', async ({
    api,
  }) => {
    await api.set();
    await api.pause('2026-12-01');
    await api.assign({ weekday: MONDAY });
    expect(await api.shown()).toMatchObject({
      ...{ pausedUntil: '2026-12-01', weekday: MONDAY, nextDueOn: '2026-12-07' },
    });
  });

  it('excuses no late check-in once it is over', async ({ api, server }) => {
    await api.set();
    await api.pause('2026-11-22');
    server.advance(10 * 24 * HOUR);
    expect(await api.set({ minute: 600, version: 1 })).toMatchObject({ nextDueOn: '2026-11-29' });
  });
});

describe('a schedule changed on the due day', () => {
  const onSunday = it.extend('day', async ({ api, server }) => {
    await api.set();
    server.advance(24 * HOUR);
    return '2026-11-22';
  });

  onSunday('keeps today’s check-in due if only the time changes', async ({ api, day }) => {
    expect(await api.set({ minute: 60, version: 1 })).toMatchObject({ nextDueOn: day });
    await api.assign({ minute: 30 });
    expect(await api.shown()).toMatchObject({ minute: 30, nextDueOn: day });
    expect(await api.due()).toMatchObject({ on: day, isOpen: true });
  });

  onSunday('moves it to the new weekday', async ({ api, day: _day }) => {
    await api.assign({ weekday: MONDAY, minute: 8 * 60 });
    expect(await api.due()).toMatchObject({ on: '2026-11-23', isOpen: true });
  });

  onSunday('doesn’t ask again for one that was answered', async ({ api, day }) => {
    await api.answer(day);
    await api.assign({});
    expect(await api.shown()).toMatchObject({ nextDueOn: '2026-11-29' });
    await api.assign({ weekday: MONDAY });
    expect(await api.shown()).toMatchObject({ nextDueOn: '2026-11-30' });
    expect(await api.due()).toMatchObject({ on: '2026-11-30', isOpen: false });
  });

  onSunday('counts an answer to the check-in that was open', async ({ api, day }) => {
    await api.assign({ weekday: MONDAY });
    expect((await api.answer(day)).statusCode).toBe(201);
    expect(await api.due()).toMatchObject({ on: '2026-11-30', isOpen: false });
  });

  onSunday('still shows a late one as late', async ({ api, server, day }) => {
    server.advance(36 * HOUR);
    await api.assign({ minute: 600 });
    expect(await api.due()).toMatchObject({ on: day, isOverdue: true });
  });
});

describe('an athlete who moved to another coach', () => {
  it('keeps the earlier coach’s form until the new one chooses another', async ({
    api,
    server,
    asCoach,
    athlete,
    otherCoach,
    asOtherCoach,
  }) => {
    const questions = [{ id: 'a', type: 'yes_no', label: 'All good?', required: true, phases: [] }];
    const form = (await asCoach.post('/api/check-in-forms', { name: 'Mine', questions })).json();
    await api.set({ formId: form.id });
    await server.db.update(users).set({ coachId: otherCoach.id }).where(eq(users.id, athlete.id));
    const put = (body: object) =>
      asOtherCoach.request({ method: 'PUT', url: api.url, payload: { ...sunday, ...body } });
    const later = await put({ formId: form.id, minute: 600, version: 1 });
    expect(later.json().schedule).toMatchObject({ formName: 'Mine', minute: 600 });
    expect((await put({ version: 2 })).json().schedule).toMatchObject({ formId: null });
    expect((await put({ formId: form.id, version: 3 })).json().issues[0].path).toBe('formId');
    expect((await asCoach.get(api.url)).statusCode).toBe(404);
  });
});
