import { expect, it } from 'vitest';
import { openDay } from './open-day.ts';

const showDate = '2026-11-25';
const on = '2026-11-21';
const evening = { today: on, showDate };
const morning = { today: '2026-11-22', showDate };

it('goes on with the day where nobody chose another, within the week', () => {
  expect([evening, morning].map((day) => openDay(day, undefined))).toEqual([-4, -3]);
  const around = ['2026-11-01', '2026-12-24'].map((today) =>
    openDay({ today, showDate }, undefined),
  );
  expect(around).toEqual([-6, 7]);
});

it('is the one that was chosen, for as long as it is the same day', () => {
  for (const offset of [-1, -4]) {
    expect([evening, morning].map((day) => openDay(day, { offset, on }))).toEqual([offset, -3]);
  }
});

it('stays the one in whose form something was written before midnight, until it is saved', () => {
  expect(openDay(morning, { offset: -4, on, isBegun: true })).toBe(-4);
  expect(openDay(morning, { offset: -4, on, isBegun: false })).toBe(-3);
});
