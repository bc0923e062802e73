import { addDays, type CalendarDay, isCalendarDay, mondayOf } from '@posedown/coaching';
import { formatDaysAway, formatTime, formatWeekday, todayIn, withYear } from '../../../lib/days.ts';

/** As chosen by the coach, in the time zone of this device, which all messages are shown in. */
export interface SendTime {
  day: CalendarDay | '';
  /** HH:MM */
  clock: string;
}

/* Copies of the contract's limits. */
const MAX_DAYS = 366;
const MIN_MS = 60_000;

const MORNING = '08:00';
const EVENING = '18:00';
/** Until then, "today" is offered. */
const LAST_CLOCK_FOR_EVENING = '17:30';

/** The instant of a time on this device. Null if it isn't complete. */
export function toInstant({ day, clock }: SendTime): string | null {
  if (!isCalendarDay(day) || !/^\d{2}:\d{2}/.test(clock)) return null;
  const at = new Date(`${day}T${clock.slice(0, 5)}:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

export const sendTimeOf = (instant: string): SendTime => ({
  day: todayIn(undefined, new Date(instant)),
  clock: formatTime(instant),
});

/** The last day that can be chosen. */
export const lastDay = (today: CalendarDay) => addDays(today, MAX_DAYS - 1);

/** What is wrong with a time, by field. */
export function problemsOf(time: SendTime, now: number): Partial<Record<'day' | 'clock', string>> {
  if (time.day === '') return { day: 'Choose a day' };
  const instant = toInstant(time);
  if (instant === null) return { clock: 'Enter a time' };
  const ahead = Date.parse(instant) - now;
  if (ahead < MIN_MS) return { clock: 'Choose a time at least a minute from now' };
  if (ahead > MAX_DAYS * 86_400_000) return { day: 'Choose a day within the next year' };
  return {};
}

interface QuickTime {
  label: string;
  time: SendTime;
}

/** The usual times: this evening, tomorrow morning and Monday morning. */
export function quickTimes(now: number): QuickTime[] {
  const instant = new Date(now);
  const today = todayIn(undefined, instant);
  const tomorrow = addDays(today, 1);
  const monday = addDays(mondayOf(today), 7);
  const times: QuickTime[] = [
    { label: `Tomorrow ${MORNING}`, time: { day: tomorrow, clock: MORNING } },
  ];
  if (formatTime(instant.toISOString()) <= LAST_CLOCK_FOR_EVENING) {
    times.unshift({ label: `Today ${EVENING}`, time: { day: today, clock: EVENING } });
  }
  if (monday !== tomorrow) {
    times.push({ label: `Monday ${MORNING}`, time: { day: monday, clock: MORNING } });
  }
  return times;
}

/** Text such as 'tomorrow, 08:00' or 'Mon 30 Nov, 08:00'. */
export function sendTimeText(instant: string, today: CalendarDay): string {
  const { day, clock } = sendTimeOf(instant);
  const isNear = day >= addDays(today, -1) && day <= addDays(today, 1);
  return `${isNear ? formatDaysAway(today, day) : withYear(formatWeekday, day, today)}, ${clock}`;
}
