import { expect, it } from 'vitest';
import { phaseOn } from './phase-on.ts';

const outlook = [
  { startDate: '2026-11-02', endDate: '2026-11-15' },
  // The show cuts its two weeks to ten days.
  { startDate: '2026-11-16', endDate: '2026-11-25' },
];
const on = (day: string) => phaseOn(['cut', 'peak'], outlook, day);

it('finds the phase of a day, including its first and last day', () => {
  expect(on('2026-11-02')).toEqual({ place: 0, phase: 'cut' });
  expect(on('2026-11-15')?.phase).toBe('cut');
  expect(on('2026-11-16')).toEqual({ place: 1, phase: 'peak' });
});

it('finds none before the first phase, after the last one, or without phases', () => {
  expect(on('2026-11-25')?.phase).toBe('peak');
  for (const day of ['2026-11-01', '2026-11-26']) expect(on(day), day).toBeNull();
  expect(phaseOn([], [], '2026-11-16')).toBeNull();
  expect(phaseOn([], outlook, '2026-11-16')).toBeNull();
});
