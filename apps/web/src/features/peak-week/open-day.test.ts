import { expect, it } from 'vitest';
import { openDay } from './open-day.ts';

const showDate = '2026-11-25';
const on = '2026-11-21';
const evening = { today: on, showDate };
const morning = { today: '2026-11-22', showDate };

it('defaults to today, within the week', () => {
  expect([evening, morning].map((day) => openDay(day, undefined))).toEqual([-4, -3]);
  const around = ['2026-11-01', '2026-12-24'].map((today) =>
    openDay({ today, showDate }, undefined),
  );
  expect(around).toEqual([-6, 7]);
});

it('uses the chosen day until the next day', () => {
  for (const offset of [-1, -4]) {
    expect([evening, morning].map((day) => openDay(day, { offset, on }))).toEqual([offset, -3]);
  }
});

it('stays on a day with unsaved input after midnight', () => {
  expect(openDay(morning, { offset: -4, on, isUnsaved: true })).toBe(-4);
  expect(openDay(morning, { offset: -4, on, isUnsaved: false })).toBe(-3);
});
