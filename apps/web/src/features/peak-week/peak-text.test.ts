import type { PeakWeekReply } from '@posedown/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaperDays } from './paper-days.tsx';
import {
  blockedText,
  dayFacts,
  dayFigures,
  dayLabel,
  lastWeighedIn,
  shareText,
} from './peak-text.ts';

it('labels the days relative to the show', () => {
  expect([-6, 0, 3].map(dayLabel)).toEqual(['D-6', 'Show', 'D+3']);
});

const day = {
  ...{ offset: 1, title: '', theme: '', waterMl: 3200, sodiumMg: null, carbsG: null, fatG: null },
  ...{ proteinG: null, kcal: null, training: '', supplements: '', tasks: [], advice: '' },
};

it('separates values and units, in the athlete’s units', () => {
  const short = (units: 'metric' | 'imperial') =>
    dayFigures({ ...day, carbsG: 1310 }, units).map(({ figure, unit }) => [figure, unit]);
  expect(short('metric').slice(0, 3)).toEqual([
    ['3.2', 'l'],
    [null, 'mg'],
    ['1,310', 'g'],
  ]);
  expect(short('imperial')[0]).toEqual(['108', 'fl oz']);
});

it('shows a text for unknown values', () => {
  expect(Object.fromEntries(dayFacts(day, 'metric'))).toMatchObject({
    ...{ Water: '3.2 l', Sodium: 'As usual', Energy: 'Not enough data' },
  });
  expect(Object.fromEntries(dayFacts(day, 'imperial'))).toMatchObject({ Water: '108 fl oz' });
});

it('prints logged water and weight', () => {
  const paper = (measured: Partial<PeakWeekReply['log'][number]>) => {
    const entry = { date: '2026-11-26', tasks: [], waterMl: null, weight: null, ...measured };
    const reply = { athlete: { units: 'metric' }, log: [entry] } as unknown as PeakWeekReply;
    const plan = { days: [day] } as unknown as NonNullable<PeakWeekReply['plan']>;
    return renderToStaticMarkup(createElement(PaperDays, { reply, plan, showDate: '2026-11-25' }));
  };
  expect(paper({ waterMl: 2400, weight: 79.8 })).toContain(
    'Water drunk: 2,400 ml. Weight: 79.8 kg.',
  );
  expect(paper({ weight: 79.8 })).toContain('>Weight: 79.8 kg.<');
  expect(paper({})).not.toMatch(/drunk|Weight/);
});

it('warns athlete and coach about an approved plan that is now barred', () => {
  expect(blockedText({ barredBy: ['Diabetes'], holdBar: null }, false)).toBe(
    'On record: diabetes. Don’t follow this plan until a clinician has agreed and your coach has recorded it. Talk to your coach.',
  );
  expect(blockedText({ barredBy: ['Diabetes', 'Kidney disease'], holdBar: null }, true)).toMatch(
    /^On record: diabetes and kidney disease\. No clinician has agreed\. Withdraw the approval/,
  );
  const unblocked = { barredBy: [], holdBar: null };
  expect([blockedText(unblocked, false), blockedText(unblocked, true)]).toEqual([null, null]);
  const onHold = { barredBy: [], holdBar: 'No peak week while the diet is on hold.' };
  expect(blockedText(onHold, false)).toContain('Don’t follow this plan for now.');
  expect(blockedText(onHold, true)).toContain('Withdraw approval');
});

it('shows the number and percentage of completed tasks', () => {
  expect([shareText(0, 3), shareText(1, 3), shareText(3, 3)]).toEqual([
    ...['0 of 3, 0%', '1 of 3, 33%', '3 of 3, 100%'],
  ]);
  expect(shareText(0, 0)).toBe('0 of 0, 100%');
});

it('finds the latest weight of the week in any order', () => {
  const logged = (date: string, weight: number | null) => ({
    ...{ date, weight, tasks: [], waterMl: null, photo: null },
  });
  const week = [logged('2026-11-22', 79.8), logged('2026-11-23', null), logged('2026-11-21', 80.4)];
  expect(lastWeighedIn(week)).toBe(79.8);
  expect(lastWeighedIn([logged('2026-11-23', null)])).toBeUndefined();
});
