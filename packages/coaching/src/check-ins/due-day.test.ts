import { describe, expect, it } from 'vitest';
import { checkInDue, dueAfter, dueAfterChange, nextDueDay, nextWeekday } from './due-day.ts';

const [MONDAY, FRIDAY, SUNDAY] = [0, 4, 6];
const EVENING = 20 * 60;
const sundayEvening = { weekday: SUNDAY, minute: EVENING };
/** Sunday, 22 November 2026. */
const SUNDAY_22 = '2026-11-22';

describe('a weekday', () => {
  it('is the day itself or the next one', () => {
    expect(nextWeekday(SUNDAY_22, SUNDAY)).toBe(SUNDAY_22);
    expect(nextWeekday(SUNDAY_22, MONDAY)).toBe('2026-11-23');
    expect(nextWeekday('2026-11-23', SUNDAY)).toBe('2026-11-29');
  });

  it('is due today until its time has come', () => {
    expect(nextDueDay(sundayEvening, { day: SUNDAY_22, minute: EVENING - 1 })).toBe(SUNDAY_22);
    expect(nextDueDay(sundayEvening, { day: SUNDAY_22, minute: EVENING })).toBe('2026-11-29');
  });

  it('comes a week after an answer, or at least half a week after one for another weekday', () => {
    expect(dueAfter(SUNDAY_22, SUNDAY)).toBe('2026-11-29');
    expect(dueAfter(SUNDAY_22, FRIDAY)).toBe('2026-11-27');
    expect(dueAfter(SUNDAY_22, MONDAY)).toBe('2026-11-30');
  });
});

describe('a check-in', () => {
  const at = (day: string, minute: number) => checkInDue(SUNDAY_22, sundayEvening, { day, minute });

  it('opens 24 hours before it is due', () => {
    expect(at('2026-11-21', EVENING - 1)).toMatchObject({ dueOn: SUNDAY_22, isOpen: false });
    expect(at('2026-11-21', EVENING)).toMatchObject({ dueOn: SUNDAY_22, isOpen: true });
  });

  it('is overdue after 24 hours', () => {
    expect(at('2026-11-23', EVENING)).toMatchObject({ isOverdue: false, daysLate: 1 });
    expect(at('2026-11-23', EVENING + 1)).toMatchObject({ isOverdue: true, daysLate: 1 });
  });

  it('gives way to the next one once that opens, and stays overdue', () => {
    expect(at('2026-11-28', EVENING - 1)).toMatchObject({ dueOn: SUNDAY_22, daysLate: 5 });
    expect(at('2026-11-28', EVENING)).toMatchObject({ dueOn: '2026-11-29', isOverdue: true });
    expect(at('2026-12-12', EVENING)).toMatchObject({ dueOn: '2026-12-13', daysLate: 20 });
  });
});

describe('a missed check-in of an earlier weekday', () => {
  it('gives way to one on the new weekday', () => {
    // It was due on a Wednesday before the coach moved it to Sunday.
    const due = checkInDue('2026-11-18', sundayEvening, { day: '2026-12-01', minute: 0 });
    expect(due.dueOn).toBe('2026-11-29');
  });
});

describe('a changed schedule', () => {
  const now = { day: SUNDAY_22, minute: 9 * 60 };
  const stored = { ...sundayEvening, pausedUntil: null, nextDueOn: SUNDAY_22 };
  const change = (
    next: Partial<typeof stored> | { pausedUntil: string | null },
    before: Partial<Parameters<typeof dueAfterChange>[1]> = {},
  ) =>
    dueAfterChange(
      { ...sundayEvening, pausedUntil: null, ...next },
      { schedule: stored, answeredOn: null, ...before },
      now,
    );

  it('is due on the first day from now if it is new', () => {
    expect(change({}, { schedule: null })).toBe(SUNDAY_22);
    expect(change({ weekday: MONDAY }, { schedule: null })).toBe('2026-11-23');
  });

  it('keeps a late check-in due if only the time changed', () => {
    const late = { schedule: { ...stored, nextDueOn: '2026-11-15' } };
    expect(change({ minute: 8 * 60 }, late)).toBe('2026-11-15');
    expect(change({ weekday: MONDAY }, late)).toBe('2026-11-23');
  });

  it('doesn’t ask again for an answered check-in', () => {
    const answered = { schedule: { ...stored, nextDueOn: '2026-11-29' }, answeredOn: SUNDAY_22 };
    expect(change({}, answered)).toBe('2026-11-29');
    expect(change({ weekday: MONDAY }, answered)).toBe('2026-11-30');
    expect(change({}, { ...answered, schedule: null })).toBe('2026-11-29');
  });

  it('is due after a break, and from now on when the break ends early', () => {
    expect(change({ pausedUntil: '2026-12-06' })).toBe('2026-12-13');
    expect(change({ pausedUntil: '2026-12-05' })).toBe('2026-12-06');
    const onBreak = { ...stored, pausedUntil: '2026-12-05', nextDueOn: '2026-12-06' };
    expect(change({ pausedUntil: null }, { schedule: onBreak })).toBe(SUNDAY_22);
  });

  it('ignores a break that is over', () => {
    const over = { ...stored, pausedUntil: '2026-11-01', nextDueOn: '2026-11-15' };
    expect(change({ pausedUntil: '2026-11-01' }, { schedule: over })).toBe('2026-11-15');
    expect(change({ pausedUntil: null }, { schedule: over })).toBe('2026-11-15');
  });
});
