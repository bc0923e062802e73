import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { showEndFault } from './show-end.ts';

const STARTS_ON = '2026-06-14';
/** 16 weeks and their last day, cut short by the show. */
const SHOW = '2026-10-03';
const asApproved = {
  ...({ protocolType: 'competition_prep', startsOn: STARTS_ON } as const),
  phases: [{ weeks: 10 }, { weeks: 6 }],
  safety: { findings: [], outlook: [outlookUntil('2026-08-22'), outlookUntil(SHOW)] },
};
function outlookUntil(endDate: string) {
  const energy = { maintenanceKcal: 2500, weeklyRatePercent: -0.7, expectedWeight: 75 };
  return { startDate: STARTS_ON, endDate, ...energy };
}
const faultOf = (showDays: string[], today = '2026-09-20', changes = {}) =>
  showEndFault({ ...asApproved, ...changes }, { today, showDays });

describe('the end of an active prep', () => {
  it('matches its show, which may be one of several', () => {
    expect(faultOf([SHOW])).toBeNull();
    expect(faultOf([addDays(SHOW, -21), SHOW, addDays(SHOW, 21)])).toBeNull();
    expect(faultOf([addDays(SHOW, -3)])).toBeNull();
  });

  it('is too late or too early once the show has moved by weeks', () => {
    const moved = 'The current protocol was made for another show day. ';
    expect(faultOf(['2026-09-26'])).toBe(`${moved}It ends 1 week after the show.`);
    expect(faultOf([addDays(SHOW, 15)])).toBe(
      `${moved}It ends 2 weeks before the show: the peak would come too early.`,
    );
  });

  it('is wrong after the show was withdrawn, or with a show before its start', () => {
    const removedText = 'The show this protocol was made for has been removed.';
    expect(faultOf([])).toBe(removedText);
    expect(faultOf(['2026-06-13'])).toBe(removedText);
    // Before it starts, an earlier show is still ahead.
    expect(faultOf(['2026-06-13'], '2026-06-01')).toContain('after the show.');
  });

  it('is not checked for a protocol that is over, has no show, or was approved to end that way', () => {
    expect(faultOf([], '2026-10-04')).toBeNull();
    expect(faultOf([], undefined, { protocolType: 'cutting' })).toBeNull();
    const text = 'It ends 1 week after the show.';
    const findings = [{ check: 'show_day', level: 'warn', text, phase: null }];
    const accepted = { safety: { ...asApproved.safety, findings } };
    expect(faultOf(['2026-09-26'], undefined, accepted)).toBeNull();
    // That show is over, and the following week was agreed on.
    expect(faultOf(['2026-09-26'], '2026-09-28', accepted)).toBeNull();
    expect(faultOf(['2026-09-19'], undefined, accepted)).toContain('2 weeks after');
  });
});
