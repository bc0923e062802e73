import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adaptOnNewDay, cacheAnswers, dropAnswers, restoreAnswer } from './offline-answers.ts';
import { createQueryClient } from './query-client.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    me: { method: 'GET', path: '/api/auth/me' },
    profile: { method: 'GET', path: '/api/users/:userId' },
    peakWeek: { method: 'GET', path: '/api/users/:userId/peak-week' },
  },
}));
/** Whether this version of the screens can use the cached replies. */
const shapes = vi.hoisted(() => ({ areKnown: true }));
vi.mock('./matches-contract.ts', () => ({ matchesContract: async () => shapes.areKnown }));

const SESSION = ['/api', 'auth', 'me'];
const DAY = ['/api', 'dashboard'];
const FORTNIGHT_MS = 14 * 86_400_000;
const sessionOf = (id: string) => ({ user: { id } });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  shapes.areKnown = true;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A visit during which someone loads their day, which the device caches. */
async function visitOf(id: string, day: unknown = { kcal: 1800 }): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(SESSION, sessionOf(id));
  const stop = cacheAnswers(client, id);
  await client.fetchQuery({ queryKey: DAY, queryFn: async () => day });
  const look = new QueryClient();
  look.setQueryData(SESSION, sessionOf(id));
  const refetchSession = async () => {
    await restoreAnswer(look, DAY);
    return look.getQueryData(DAY);
  };
  await expect.poll(refetchSession).toEqual(day);
  stop();
}

/** The next visit, before anything is loaded. */
async function restored(queryKey: readonly unknown[], session?: object | null) {
  const client = new QueryClient();
  if (session !== undefined) client.setQueryData(SESSION, session);
  await restoreAnswer(client, queryKey);
  return client.getQueryData(queryKey);
}

describe('cached replies of an athlete', () => {
  it('are restored on the next visit: first the session, then the data', async () => {
    await visitOf('ada');
    expect(await restored(DAY)).toBeUndefined();
    expect(await restored(SESSION)).toEqual(sessionOf('ada'));
    expect(await restored(DAY, sessionOf('ada'))).toEqual({ kcal: 1800 });
  });

  it('are never shown to another user, and are deleted on their visit', async () => {
    await visitOf('ada');
    expect(await restored(DAY, sessionOf('ben'))).toBeUndefined();
    expect(await restored(DAY, null)).toBeUndefined();
    await visitOf('ben', { kcal: 2600 });
    expect(await restored(DAY, sessionOf('ada'))).toBeUndefined();
  });

  it('are deleted with the session, and after two weeks', async () => {
    await visitOf('ada');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + FORTNIGHT_MS + 60_000);
    expect(await restored(DAY, sessionOf('ada'))).toBeUndefined();
    vi.restoreAllMocks();
    await dropAnswers();
    expect(await restored(SESSION)).toBeUndefined();
  });

  it('include the results of writes, until the data is removed', async () => {
    const client = new QueryClient();
    const stop = cacheAnswers(client, 'ada');
    client.setQueryData(DAY, { kcal: 2100 });
    await expect.poll(() => restored(DAY, sessionOf('ada'))).toEqual({ kcal: 2100 });
    client.setQueryData(DAY, null);
    await expect.poll(() => restored(DAY, sessionOf('ada'))).toBeUndefined();
    stop();
  });

  it('exclude paginated lists, which are never restored', async () => {
    const client = new QueryClient();
    const stop = cacheAnswers(client, 'ada');
    const list = ['/api', 'messages'];
    client.setQueryData(list, { pages: [], pageParams: [] });
    client.setQueryData(DAY, { kcal: 2100 });
    await expect.poll(() => restored(DAY, sessionOf('ada'))).toBeDefined();
    expect(await restored(list, sessionOf('ada'))).toBeUndefined();
    stop();
  });

  it('are adapted to the day of the next visit', async () => {
    const today = ['/api', 'training', 'today'];
    const client = new QueryClient();
    const stop = cacheAnswers(client, 'ada');
    client.setQueryData(today, { date: '2020-01-03', days: [], showDays: [], todayId: 'legs' });
    await expect.poll(() => restored(today, sessionOf('ada'))).toMatchObject({ todayId: null });
    stop();
  });

  it("are adapted to the athlete's day, not the device's", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const today = ['/api', 'training', 'today'];
    const client = new QueryClient();
    const stop = cacheAnswers(client, 'ada');
    for (const [timezone, date] of [
      ['Pacific/Kiritimati', '2026-11-23'],
      ['Pacific/Pago_Pago', '2026-11-22'],
    ]) {
      client.setQueryData(['/api', 'users', 'ada'], { timezone });
      client.setQueryData(today, { date: '2026-11-20', days: [], peakDay: null, showDays: [] });
      await expect.poll(() => restored(today, sessionOf('ada'))).toMatchObject({ date });
    }
    stop();
  });

  it('use the cached peak week for that day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const today = ['/api', 'training', 'today'];
    const client = new QueryClient();
    const stop = cacheAnswers(client, 'ada');
    const days = [{ offset: -2, theme: 'Load', training: 'No training. Posing only.' }];
    client.setQueryData(['/api', 'users', 'ada', 'peak-week'], {
      show: { date: '2026-11-25' },
      plan: { status: 'approved', days },
    });
    const push = { id: 'push', day: 1 };
    client.setQueryData(today, { date: '2026-11-20', days: [push], showDays: [] });
    const peakDay = { theme: 'Load', training: 'No training. Posing only.' };
    await expect
      .poll(() => restored(today, sessionOf('ada')))
      .toMatchObject({ todayId: null, peakDay });
    stop();
  });

  it('update an open page at midnight and are refetched', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('window', new EventTarget());
    const today = ['/api', 'training', 'today'];
    const client = new QueryClient();
    client.setQueryData(['/api', 'users', 'ada'], { timezone: 'Europe/Berlin' });
    const days = [
      { id: 'legs', day: 5 },
      { id: 'push', day: 6 },
    ];
    const read = { date: '2026-11-20', days, peakDay: null, showDays: [], todayId: 'legs' };
    client.setQueryData(today, read);
    client.setQueryData(DAY, { kcal: 1800 });
    const stop = adaptOnNewDay(client, 'ada');
    window.dispatchEvent(new Event('focus'));
    await new Promise((done) => setTimeout(done, 20));
    expect(client.getQueryData(today)).toBe(read);
    vi.setSystemTime(new Date('2026-11-20T23:30:00Z'));
    window.dispatchEvent(new Event('focus'));
    const adapted = { date: '2026-11-21', todayId: 'push' };
    await expect.poll(() => client.getQueryData(today)).toMatchObject(adapted);
    expect(client.getQueryState(today)?.isInvalidated).toBe(true);
    expect(client.getQueryState(DAY)).toMatchObject({ data: { kcal: 1800 }, isInvalidated: false });
    stop();
  });

  it("are ignored if the current screens can't use them", async () => {
    await visitOf('ada');
    shapes.areKnown = false;
    expect(await restored(DAY, sessionOf('ada'))).toBeUndefined();
  });

  it('never replace a newer reply', async () => {
    await visitOf('ada');
    const client = new QueryClient();
    client.setQueryData(SESSION, sessionOf('ada'));
    client.setQueryData(DAY, { kcal: 2000 });
    await restoreAnswer(client, DAY);
    expect(client.getQueryData(DAY)).toEqual({ kcal: 2000 });
  });

  it("are shown if the server can't be reached, with the error", async () => {
    await visitOf('ada');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const client = createQueryClient(() => undefined);
    await expect(client.fetchQuery({ queryKey: SESSION })).rejects.toThrow('Failed to fetch');
    expect(client.getQueryData(SESSION)).toEqual(sessionOf('ada'));
    await expect(client.fetchQuery({ queryKey: DAY })).rejects.toThrow('Failed to fetch');
    expect(client.getQueryState(DAY)).toMatchObject({ status: 'error', data: { kcal: 1800 } });
  });

  it('are empty if storage is blocked', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await restored(DAY, sessionOf('ada'))).toBeUndefined();
    await expect(dropAnswers()).resolves.toBeUndefined();
  });
});
