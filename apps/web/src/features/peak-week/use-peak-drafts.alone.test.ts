import type { PeakWeekReply, Units } from '@posedown/contract';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { readFigures } from './figures.ts';
import type { Plan } from './peak-words.ts';
import { usePeakDrafts } from './use-peak-drafts.ts';

const day = { offset: -1, waterMl: 3000, sodiumMg: 2300, carbsG: 400, fatG: 50, proteinG: 150 };
const plan = { days: [day], coachNotes: null, version: 1 } as unknown as Plan;

type Drafts = ReturnType<typeof usePeakDrafts>;

/** The coach types fluid ounces; then the athlete chooses litres. */
function Page({ tell }: { tell: (drafts: Drafts) => void }) {
  const [units, setUnits] = useState<Units>('imperial');
  const drafts = usePeakDrafts({ athlete: { id: 'ana', units } } as PeakWeekReply, plan);
  if (units === 'imperial') {
    drafts.change((before) => ({ ...before, days: { [-1]: { waterMl: '128' } } }));
    setUnits('metric');
  }
  tell(drafts);
  return null;
}

it('takes what was typed in fluid ounces for fluid ounces, though the athlete chooses litres meanwhile', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  const told: Drafts[] = [];
  renderToString(createElement(Page, { tell: (drafts: Drafts) => void told.push(drafts) }));
  const { units = 'metric', drafts } = told.at(-1) ?? {};
  const read = readFigures(day, drafts?.days[-1] ?? {}, units);
  expect(read).toMatchObject({ day: { waterMl: 3785 } });
});
