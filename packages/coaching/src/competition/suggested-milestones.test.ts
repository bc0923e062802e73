import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { CHECKLIST_KEYS } from './checklist.ts';
import { suggestedMilestones } from './suggested-milestones.ts';

const today = '2026-11-21';

describe('suggested milestones', () => {
  it('include photos every two weeks, posing rounds, the suit, the tan and the federation card', () => {
    const found = suggestedMilestones(today, '2027-01-30');
    const of = (key: string) => found.filter((milestone) => milestone.key.startsWith(key));
    expect(of('photos').map(({ targetDate }) => targetDate)).toEqual([
      ...['2026-11-21', '2026-12-05', '2026-12-19', '2027-01-02', '2027-01-16'],
    ]);
    expect(of('posing')).toHaveLength(3);
    for (const key of ['suit', 'tan', 'federation-card']) expect(of(key).length).toBeGreaterThan(0);
  });

  it('fall between today and the show, in order, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (daysOut) => {
        const show = addDays(today, daysOut);
        const found = suggestedMilestones(today, show);
        const dates = found.map(({ targetDate }) => targetDate);
        expect([...dates].sort()).toEqual(dates);
        expect(dates.every((date) => date >= today && date < show)).toBe(true);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      }),
    );
  });
});

it('list every item of the show-day checklist once', () => {
  expect(new Set(CHECKLIST_KEYS).size).toBe(CHECKLIST_KEYS.length);
});
