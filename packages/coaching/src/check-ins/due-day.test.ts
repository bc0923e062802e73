import { describe, expect, it } from 'vitest';
import { checkInDue, dueAfter, nextWeekday } from './due-day.ts';

/* 22 November 2026 is a Sunday. */
const SUNDAY = '2026-11-22';
const TIME = { weekday: 6, minute: 20 * 60 };
const at = (day: string, minute: number) => checkInDue(SUNDAY, TIME, { day, minute });

describe('a due day', () => {
  it('is the next day of its weekday, also today', () => {
    expect(nextWeekday('2026-11-18', 6)).toBe(SUNDAY);
    expect(nextWeekday(SUNDAY, 6)).toBe(SUNDAY);
    expect(nextWeekday(SUNDAY, 0)).toBe('2026-11-23');
  });

  it('comes a week after the answered one, or sooner if the weekday changed', () => {
    expect(dueAfter(SUNDAY, 6)).toBe('2026-11-29');
    expect(dueAfter(SUNDAY, 2)).toBe('2026-11-25');
  });
});

describe('a weekly check-in', () => {
  it('opens 24 hours before it is due', () => {
    expect(at('2026-11-21', TIME.minute - 1)).toMatchObject({ dueOn: SUNDAY, isOpen: false });
    expect(at('2026-11-21', TIME.minute)).toMatchObject({ dueOn: SUNDAY, isOpen: true });
  });

  it('is overdue more than 24 hours after', () => {
    expect(at('2026-11-23', TIME.minute)).toMatchObject({ isOverdue: false, daysLate: 1 });
    expect(at('2026-11-23', TIME.minute + 1)).toMatchObject({ isOverdue: true, daysLate: 1 });
  });

  it('gives way to the next one once that opens, and stays overdue', () => {
    expect(at('2026-11-28', TIME.minute - 1)).toMatchObject({ dueOn: SUNDAY, daysLate: 5 });
    expect(at('2026-11-28', TIME.minute)).toMatchObject({ dueOn: '2026-11-29', isOverdue: true });
    expect(at('2026-12-16', 0)).toMatchObject({ dueOn: '2026-12-13', daysLate: 23 });
  });

  it('keeps to a new weekday after missed weeks', () => {
    // It was due on a Wednesday before the coach moved it to Sunday.
    const due = checkInDue('2026-11-18', TIME, { day: '2026-12-01', minute: 0 });
    expect(due.dueOn).toBe('2026-11-29');
  });
});
