import type { Profile, Units } from '@posedown/contract';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { saveCheckInDraft } from './check-in-draft.ts';
import { formOf } from './check-in-form.ts';
import { useOpenDay } from './use-open-day.ts';

const clock = vi.hoisted(() => ({ today: '2026-11-21' }));
vi.mock('../../lib/clock/use-today.ts', () => ({ useToday: () => clock.today }));

type OpenDay = ReturnType<typeof useOpenDay>;

interface ProbeProps {
  /** The units when the form is opened. */
  first: Units;
  /** An event while the form is open. @returns the units after it */
  onEvent: () => Units;
  onShown: (openDay: OpenDay) => void;
}

function Probe({ first, onEvent: happens, onShown }: ProbeProps) {
  const [units, setUnits] = useState(first);
  const [isOver, setOver] = useState(false);
  onShown(useOpenDay({ id: 'ana', units } as Profile));
  if (!isOver) {
    setOver(true);
    setUnits(happens());
  }
  return null;
}

/** The open day afterward, for a form opened in pounds by default. */
function openAfter(onEvent: () => Units, first: Units = 'imperial'): OpenDay {
  const rendered: OpenDay[] = [];
  const onShown = (one: OpenDay) => void rendered.push(one);
  renderToString(createElement(Probe, { first, onEvent, onShown }));
  const last = rendered.at(-1);
  if (!last) throw new Error('nothing was open');
  return last;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  clock.today = '2026-11-21';
});

const form = { ...formOf(undefined, 'imperial'), weight: '183.4' };
const saveDraft = () =>
  saveCheckInDraft('ana', '2026-11-21', { units: 'imperial', version: 0, form });

it('keeps the units of the draft after a switch on another device', () => {
  expect(openAfter(() => 'metric').profile.units).toBe('metric');
  saveDraft();
  expect(openAfter(() => 'metric').profile.units).toBe('imperial');
});

it('reopens in the units of the draft after switching days or reloading', () => {
  saveDraft();
  const { profile, isBegun } = openAfter(() => 'metric', 'metric');
  expect([profile.units, isBegun()]).toEqual(['imperial', true]);
});

it('stays on its day at midnight with a draft, and moves on without one', () => {
  const midnight = () => {
    clock.today = '2026-11-22';
    return 'metric' as const;
  };
  expect(openAfter(midnight)).toMatchObject({ today: '2026-11-22', date: '2026-11-22' });
  clock.today = '2026-11-21';
  saveDraft();
  expect(openAfter(midnight)).toMatchObject({ today: '2026-11-22', date: '2026-11-21' });
});
