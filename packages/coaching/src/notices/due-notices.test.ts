import { describe, expect, it } from 'vitest';
import { checkInNotice, showMilestone } from './due-notices.ts';

/** Due on Sunday, November 22, at 20:00. */
const SCHEDULE = { weekday: 6, minute: 20 * 60, pausedUntil: null, nextDueOn: '2026-11-22' };
const at = (day: string, hour: number) => ({ day, minute: hour * 60 });

describe('check-in notices', () => {
  it.each([
    ['a day and an hour before', at('2026-11-21', 19), null],
    ['a day before', at('2026-11-21', 20), 'check_in_open'],
    ['when it is due', at('2026-11-22', 20), 'check_in_open'],
    ['a day later', at('2026-11-23', 20), 'check_in_open'],
    ['more than a day later', at('2026-11-23', 21), 'check_in_overdue'],
    ['until the next one opens', at('2026-11-28', 19), 'check_in_overdue'],
  ])('%s', (_when, now, kind) => {
    expect(checkInNotice(SCHEDULE, now)).toEqual(kind && { kind, dueOn: '2026-11-22' });
  });

  it('is about the next check-in once that replaces a late one', () => {
    const next = { kind: 'check_in_open', dueOn: '2026-11-29' };
    expect(checkInNotice(SCHEDULE, at('2026-11-28', 20))).toEqual(next);
  });

  it('is silent during a break', () => {
    const paused = { ...SCHEDULE, pausedUntil: '2026-11-23' };
    expect(checkInNotice(paused, at('2026-11-22', 20))).toBeNull();
    expect(checkInNotice(paused, at('2026-11-24', 20))).not.toBeNull();
  });
});

describe('show milestones', () => {
  it.each([
    ['2026-08-29', null],
    ['2026-08-30', 12],
    ['2026-09-01', 12],
    ['2026-09-02', null],
    ['2026-09-27', 8],
    ['2026-10-25', 4],
    ['2026-11-08', 2],
    ['2026-11-15', 1],
    ['2026-11-17', 1],
    ['2026-11-18', null],
    ['2026-11-22', 0],
    ['2026-11-23', null],
  ])('on %s: %s weeks out', (today, weeks) => {
    expect(showMilestone('2026-11-22', today)).toBe(weeks);
  });
});
