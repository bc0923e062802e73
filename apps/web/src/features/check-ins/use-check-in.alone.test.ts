import type { CheckIn } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../lib/api-client.ts';
import { dropSentDraft } from './check-in-draft.ts';
import type { CheckInForm } from './check-in-form.ts';
import { useCheckIn } from './use-check-in.ts';
import { isSameCheckIn, useWaitingCheckIns } from './waiting-check-ins.ts';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast, prepareToasts: vi.fn() }));
vi.mock('../../lib/use-leave.ts', () => ({ useLeave: () => vi.fn() }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

/** A fake storage; `isFull` makes it throw. */
function storage() {
  const stored = new Map<string, string>();
  return {
    kept: stored,
    isFull: false,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}

const date = '2026-11-21';
const form: CheckInForm = {
  ...{
    energyLevel: 7,
    mood: 'good',
    sleepHours: '7.5',
    stressLevel: '',
    waterIntake: '',
    steps: '',
  },
  ...{ weight: '', notes: 'Slept well.', done: [] },
};
const device = { local: storage(), tab: storage() };
let athleteCount = 0;

interface HookResults {
  submit?: () => Promise<void>;
  waits?: ReturnType<typeof useWaitingCheckIns>;
}

/** Exposes the hooks' results. */
function Screen({ id, results }: { id: string; results: HookResults }) {
  const profile = { id, units: 'metric' } as Parameters<typeof useCheckIn>[0]['profile'];
  const { submit } = useCheckIn({ profile, date, saved: undefined });
  Object.assign(results, { submit, waits: useWaitingCheckIns(id) });
  return null;
}

/** The hooks' results for a new athlete with a draft. */
function renderNewAthlete() {
  const id = `athlete ${++athleteCount}`;
  setActiveUser(() => id);
  const draft = `posedown.check-in.${id}.${date}`;
  device.tab.setItem(draft, JSON.stringify({ units: 'metric', version: 0, form }));
  const client = new QueryClient();
  const results: HookResults = {};
  const draw = () => {
    const screen = createElement(Screen, { id, results });
    renderToString(createElement(QueryClientProvider, { client }, screen));
    return results;
  };
  return { id, draw, draft: () => JSON.parse(device.tab.kept.get(draft) ?? 'null') };
}

beforeEach(() => {
  showToast.mockClear();
  device.local = storage();
  device.tab = storage();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', device.local);
  vi.stubGlobal('sessionStorage', device.tab);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

it('deletes the draft once the unsent check-in is stored on the device', async () => {
  const { draw, draft } = renderNewAthlete();
  await draw().submit?.();
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Saved on this device' }),
  );
  expect(draft()).toBeNull();
  expect([...device.local.kept.values()].join()).toContain('Slept well.');
});

it('keeps the draft if the device can’t store it, and asks to keep the page open', async () => {
  device.local.isFull = true;
  const { draw, draft } = renderNewAthlete();
  await draw().submit?.();
  const message = expect.stringMatching(/online\. Keep this page open until then, because/);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Not sent yet', message }),
  );
  expect(draft()).toMatchObject({ form });
  expect(draw().waits).toMatchObject({ isStored: false, waiting: [{ body: { date } }] });
});

it('deletes a draft once its content is sent, but not an edited one', () => {
  const { id, draft } = renderNewAthlete();
  const sent = { units: 'metric', version: 0, form } as const;
  dropSentDraft(id, date, { ...sent, form: { ...form, notes: '' } });
  expect(draft()).toMatchObject({ form });
  dropSentDraft(id, date, sent);
  expect(draft()).toBeNull();
});

it('recognizes a check-in sent by another tab, and one from another device', () => {
  const body = { date, energyLevel: 7, mood: 'good', weight: 82.55, requestKey: '1' } as const;
  const stored: CheckIn = {
    ...{ id: '1', userId: 'ana', date, version: 1, createdAt: '2026-11-21T06:00:00.000Z' },
    ...{ energyLevel: 7, mood: 'good', sleepHours: null, stressLevel: null, waterIntake: null },
    ...{ weight: 82.55, notes: null, completedWorkout: false, followedNutrition: false },
  };
  for (const units of ['metric', 'imperial'] as const) {
    expect(isSameCheckIn(stored, { units, body })).toBe(true);
    expect(isSameCheckIn({ ...stored, notes: 'From afar.' }, { units, body })).toBe(false);
    expect(isSameCheckIn({ ...stored, energyLevel: 3 }, { units, body })).toBe(false);
  }
});
