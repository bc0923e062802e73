import { type CalendarDay, weekdayOf } from './calendar-day.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * The parts of a calendar day. Hand-written because the browser's formatters take 20 ms each on a phone before their
 * first use. A test compares the results with the browser's.
 */
function parts(day: CalendarDay) {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return {
    weekday: WEEKDAYS[weekdayOf(day)] ?? '',
    date: Number(day.slice(8)),
    month,
    // The locale abbreviates only September to four letters.
    shortMonth: month.slice(0, month === 'September' ? 4 : 3),
    year: Number(day.slice(0, 4)),
  };
}

/** '2026-11-21' → '21 Nov 2026'. */
export function formatDay(day: CalendarDay): string {
  return `${formatShortDay(day)} ${parts(day).year}`;
}

/** '2026-11-21' → 'Sat 21 Nov'. */
export function formatWeekday(day: CalendarDay): string {
  return `${parts(day).weekday.slice(0, 3)} ${formatShortDay(day)}`;
}

/** '2026-11-21' → '21 Nov'. For axes and lists where the year is obvious. */
export function formatShortDay(day: CalendarDay): string {
  const { date, shortMonth } = parts(day);
  return `${date} ${shortMonth}`;
}

/** '2026-11-21' → 'Saturday 21 November'. */
export function formatLongDay(day: CalendarDay): string {
  const { weekday, date, month } = parts(day);
  return `${weekday} ${date} ${month}`;
}
