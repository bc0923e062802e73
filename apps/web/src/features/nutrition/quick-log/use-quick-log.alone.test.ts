import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setActiveUser } from '../../../lib/api-client.ts';
import { memoryStorage } from '../../../lib/testing/memory-storage.ts';
import { useQuickLog } from './use-quick-log.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({
  showToast,
  prepareToasts: vi.fn(),
}));
const checked = vi.hoisted(() => vi.fn());
vi.mock('../check-meal.ts', async (load) => {
  const { checkMeal } = await load<typeof import('../check-meal.ts')>();
  return { checkMeal: checked.mockImplementation(checkMeal) };
});
vi.mock('../../../lib/use-leave.ts', () => ({ useLeave: () => vi.fn() }));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'ana' }) }));
const profile = vi.hoisted(() => ({ current: { data: { timezone: 'UTC' } } as object }));
vi.mock('../../../lib/profile.ts', () => ({ useProfile: () => profile.current }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

const DRAFT = 'posedown.quick-log.ana';
const FIRST = '018f0000-0000-4000-8000-000000000001';

function storage() {
  const stored = new Map<string, string>();
  return memoryStorage(stored);
}

type HookResult = Partial<ReturnType<typeof useQuickLog>>;

function Screen({ ways }: { ways: HookResult }) {
  Object.assign(ways, useQuickLog());
  return null;
}

/** The hook's result after one render. */
function draw() {
  const result: HookResult = {};
  const client = new QueryClient();
  renderToString(
    createElement(QueryClientProvider, { client }, createElement(Screen, { ways: result })),
  );
  return result;
}

it('sends a changed form under a new key if the first version had arrived', async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  setActiveUser(() => 'ana');
  const keys: string[] = [];
  const arrived = JSON.stringify({ code: 'request_key_reused', error: 'It did arrive.' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    keys.push(JSON.parse(body).requestKey);
    return new Response(arrived, { status: 409 });
  });
  const draft = { mealName: 'Soup', calories: '250', requestKey: FIRST };
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  draw().submit?.();
  const readDraft = () => JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null');
  await expect.poll(() => readDraft().requestKey).not.toBe(FIRST);
  expect(readDraft()).toMatchObject({ mealName: 'Soup', calories: '250' });
  // The first version was logged, so an error would be wrong.
  expect(showToast).not.toHaveBeenCalled();
  draw().submit?.();
  await expect.poll(() => keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

it("doesn't queue an invalid entry and keeps the form", async () => {
  const store = storage();
  vi.stubGlobal('localStorage', store);
  const fetched = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetched);
  setActiveUser(() => 'ana');
  showToast.mockClear();
  for (const calories of ['350-400', '1.200', '1 5', '-50', '12000']) {
    sessionStorage.setItem(DRAFT, JSON.stringify({ mealName: 'Soup', calories }));
    checked.mockClear();
    draw().submit?.();
    await expect.poll(() => checked).toHaveResolvedWith({ calories: expect.any(String) });
    // Nothing below waits for I/O, so it completes within this turn of the event loop.
    await new Promise(setImmediate);
    expect(JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null'), calories).toMatchObject({
      calories,
    });
  }
  expect(fetched).not.toHaveBeenCalled();
  expect(showToast).not.toHaveBeenCalled();
  expect(store.getItem('posedown.meals.ana')).toBeNull();
});

it("uses the account's clock, and no other while the account loads", async () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T22:30:00Z'));
  const sent: { time: string; date: string }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{}', { status: 400 });
  });
  setActiveUser(() => 'ana');
  const data = { timezone: 'Asia/Tokyo' };
  profile.current = { refetch: async () => ({ data }) };
  const draft = { mealName: 'Soup', calories: '250', requestKey: FIRST };
  sessionStorage.setItem(DRAFT, JSON.stringify(draft));
  const early = draw();
  expect(early.form?.time).toBe('');
  early.submit?.();
  await expect.poll(() => sent).toMatchObject([{ time: '07:30', date: '2026-11-22' }]);
  profile.current = { data };
  expect(draw().form?.time).toBe('07:30');
  // Offline, the account never loads.
  profile.current = { fetchStatus: 'paused' };
  expect(draw().form?.time).toBe('14:30');
  now.mockRestore();
  vi.unstubAllEnvs();
});
