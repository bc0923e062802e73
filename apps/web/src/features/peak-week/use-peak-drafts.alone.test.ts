import type { PeakWeekReply, Units } from '@posedown/contract';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { readFigures } from './figures.ts';
import type { Plan } from './peak-text.ts';
import { usePeakDrafts } from './use-peak-drafts.ts';

const day = { offset: -1, waterMl: 3000, sodiumMg: 2300, carbsG: 400, fatG: 50, proteinG: 150 };
const plan = { days: [day], coachNotes: null, version: 1 } as unknown as Plan;

type Drafts = ReturnType<typeof usePeakDrafts>;

interface PageProps {
  onDrafts: (drafts: Drafts) => void;
  /** The water the coach types before the athlete switches to metric units. */
  typed: string;
  first?: Units;
}

function Page({ onDrafts, typed, first = 'imperial' }: PageProps) {
  const [units, setUnits] = useState<Units>(first);
  const drafts = usePeakDrafts({ athlete: { id: 'ana', units } } as PeakWeekReply, plan);
  if (units === 'imperial') {
    drafts.change((before) => ({ ...before, version: 1, days: { [-1]: { waterMl: typed } } }));
    setUnits('metric');
  }
  onDrafts(drafts);
  return null;
}

function open(props: Omit<PageProps, 'onDrafts'>): Drafts | undefined {
  const rendered: Drafts[] = [];
  const onDrafts = (drafts: Drafts) => void rendered.push(drafts);
  renderToString(createElement(Page, { ...props, onDrafts }));
  return rendered.at(-1);
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(stored));
});

it('keeps input in fluid ounces after the athlete switches to liters', () => {
  const { units = 'metric', drafts } = open({ typed: '128' }) ?? {};
  const read = readFigures(day, drafts?.days[-1] ?? {}, units);
  expect(read).toMatchObject({ day: { waterMl: 3785 } });
});

it('keeps the units of the input after visiting another page', () => {
  open({ typed: '128' });
  const reopened = open({ typed: '', first: 'metric' });
  expect(reopened).toMatchObject({
    units: 'imperial',
    drafts: { days: { [-1]: { waterMl: '128' } } },
  });
});

it('switches to liters if the input equals the plan', () => {
  expect(open({ typed: '101' })).toMatchObject({ units: 'metric', drafts: { days: {} } });
});
