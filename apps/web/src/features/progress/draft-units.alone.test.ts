import type { Profile, Units } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { saveEntry } from './entry-draft.ts';
import { newEntry } from './entry-form.ts';
import { useStatsForm } from './overview/update-stats.tsx';
import { useDraftUnits, useEntry } from './use-entry.ts';

vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast: vi.fn(), prepareToasts: vi.fn() }));
vi.mock('../../lib/use-leave.ts', () => ({ useLeave: () => vi.fn() }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

interface ScreenProps {
  /** Typed into the weight fields before another device switches to kilograms. */
  typed: string;
  /** Whether the body-fat estimate is open. */
  isEstimating?: boolean;
  onForms: (forms: Forms) => void;
}

/** Forms opened in pounds. */
function useOpenForms({ typed, isEstimating = false }: Omit<ScreenProps, 'onForms'>) {
  const [units, setUnits] = useState<Units>('imperial');
  const read = { id: 'ana', timezone: 'UTC', units } as Profile;
  const profile = useDraftUnits(read, isEstimating);
  const entry = useEntry(profile, []);
  const stats = useStatsForm(read);
  if (units === 'imperial') {
    const felt = { energyLevel: 6, stressLevel: 4 };
    if (typed) entry.form.setValues({ ...felt, weight: typed, waist: '33.5', waterIntake: '64' });
    stats.set('weight', typed);
    stats.set('bodyFat', '12');
    setUnits('metric');
  }
  return { entry, stats, shown: [profile.units, stats.units] };
}

type Forms = ReturnType<typeof useOpenForms>;

function Screen({ onForms, ...typed }: ScreenProps) {
  onForms(useOpenForms(typed));
  return null;
}

/** The forms after the switch to kilograms. */
function openedWith(typed: string, isEstimating = false): Forms {
  const rendered: Forms[] = [];
  const screen = createElement(Screen, {
    typed,
    isEstimating,
    onForms: (forms) => void rendered.push(forms),
  });
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, screen));
  const last = rendered.at(-1);
  if (!last) throw new Error('nothing was open');
  return last;
}

const ENTRY = {
  ...newEntry('2026-11-21', '018f0000-0000-4000-8000-000000000001'),
  ...{ energyLevel: 6, stressLevel: 4 },
};

const drafts = new Map<string, string>();

beforeEach(() => {
  drafts.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(drafts));
});

it('sends input typed in pounds as pounds after another device switched to kilograms', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)));
    return Response.json({ date: '2026-11-21' });
  });
  const { entry, stats, shown } = openedWith('183.4');
  expect(shown).toEqual(['imperial', 'imperial']);
  expect(JSON.parse([...drafts.values()].join())).toMatchObject({ units: 'imperial' });
  await entry.save();
  await stats.save();
  expect(sent.mock.calls).toMatchObject([
    [{ weight: 83.19, measurements: { waist: 85.09 }, waterIntake: 1.89 }],
    [{ weight: 83.19, bodyFat: 12 }],
  ]);
});

it('switches to kilograms if nothing is typed and the body-fat estimate is closed', () => {
  expect(openedWith('').shown).toEqual(['metric', 'metric']);
  expect(openedWith('', true).shown).toEqual(['imperial', 'metric']);
});

it('reopens an entry in the units of its draft', () => {
  openedWith('183.4');
  const read = { id: 'ana', timezone: 'UTC', units: 'metric' } as Profile;
  const opened = drawHook(new QueryClient(), () => {
    const profile = useDraftUnits(read, false);
    return { units: profile.units, entry: useEntry(profile, []).form.values };
  });
  expect(opened).toMatchObject({ units: 'imperial', entry: { weight: '183.4' } });
});

it('asks once before sending a weight far from the last one', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)).weight);
    return Response.json({ date: '2026-11-21' });
  });
  const read = { id: 'ana', timezone: 'UTC', units: 'metric' } as Profile;
  saveEntry('ana', { units: 'metric', today: '2026-11-21', entry: { ...ENTRY, weight: '300' } });
  const { save } = drawHook(new QueryClient(), () => useEntry(read, [], 80));
  await save();
  expect(sent).not.toHaveBeenCalled();
  await save();
  expect(sent.mock.calls).toEqual([[300]]);
});
