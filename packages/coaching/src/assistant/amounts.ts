import { type CalendarDay, weekdayOf } from '../calendar/calendar-day.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** 'Saturday 21 November'. */
export function dayInWords(day: CalendarDay): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${WEEKDAYS[weekdayOf(day)]} ${Number(date)} ${MONTHS[Number(month) - 1]}`;
}

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
