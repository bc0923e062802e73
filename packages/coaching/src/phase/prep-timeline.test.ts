import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weeksOut } from '../calendar/calendar-day.ts';
import { prepPhaseAt } from './prep-phase.ts';
import { prepTimeline, weeksOutText } from './prep-timeline.ts';

const TODAY = '2026-11-21';

it('marks earlier phases as done and later ones as not started', () => {
  const phases = prepTimeline(TODAY, addDays(TODAY, 4 * 7));
  expect(phases.map(({ done }) => done)).toEqual([1, 1, 0.5, 0]);
  expect(phases.find(({ isCurrent }) => isCurrent)?.phase).toBe('Final Push');
});

it('has no finished phase a year out, and only finished ones on show day', () => {
  expect(prepTimeline(TODAY, addDays(TODAY, 365)).map(({ done }) => done)).toEqual([0, 0, 0, 0]);
  expect(prepTimeline(TODAY, TODAY).map(({ done }) => done)).toEqual([1, 1, 1, 1]);
});

it('marks the phase given by the weeks out, on every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
      const showDay = addDays(TODAY, days);
      const marked = prepTimeline(TODAY, showDay).filter(({ isCurrent }) => isCurrent);
      expect(marked.map(({ phase }) => phase)).toEqual([prepPhaseAt(weeksOut(TODAY, showDay))]);
    }),
  );
});

it('formats the number of weeks', () => {
  expect(weeksOutText(6)).toBe('6 weeks out');
  expect(weeksOutText(1)).toBe('1 week out');
  expect(weeksOutText(0)).toBe('Show time!');
});
