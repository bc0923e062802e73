import { expect, it, vi } from 'vitest';
import { calendarDayIn, dayEndIn } from './calendar-day.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const SPELLINGS = ['asia/tokyo', 'ASIA/TOKYO', 'aSiA/tOkYo'];

it('caches one formatter and one end of day per zone, ignoring case', () => {
  const { mock } = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const end = dayEndIn('2026-11-21', 'Asia/Tokyo');
  const uses = mock.calls.length;
  for (const zone of SPELLINGS) expect(dayEndIn('2026-11-21', zone)).toEqual(end);
  expect(mock.calls.length).toBe(uses);
  for (const zone of SPELLINGS) expect(calendarDayIn(NOON, zone)).toBe('2026-11-21');
  expect(new Set(mock.contexts).size).toBe(1);
});
