import { addDays, type CalendarDay, FIRST_PEAK_DAY, weekdayOf } from '@posedown/coaching';
import type { CardioPlanReply, PeakWeekReply, TrainingToday } from '@posedown/contract';

/** A training day recurs within this many days. */
const WEEK = 7;

/**
 * Adapts a reply cached on an earlier day to this day, as far as the device can: which training,
 * cardio or peak-week day is today's. Other replies, and today's, stay unchanged.
 * @param path as in `/api/training/today`
 * @param peakWeek the cached peak week, which replaces training and cardio
 */
export function answerForDay(
  day: CalendarDay,
  path: string,
  data: unknown,
  peakWeek?: PeakWeekReply,
): unknown {
  const target = { day, followed: followedOf(peakWeek) };
  if (path === '/api/training/today') return trainingOn(target, data as TrainingToday);
  if (/^\/api\/users\/[^/]+\/cardio-plan$/.test(path))
    return cardioOn(target, data as CardioPlanReply);
  if (/^\/api\/users\/[^/]+\/peak-week\b/.test(path)) return peakWeekOn(day, data as PeakWeekReply);
  return data;
}

type PeakPlan = NonNullable<PeakWeekReply['plan']>;

/** An approved peak week, and its show day. */
interface Followed {
  showDay: CalendarDay;
  days: PeakPlan['days'];
}

interface TargetDay {
  day: CalendarDay;
  /** Null if the device has none. */
  followed: Followed | null;
}

function followedOf(stored?: PeakWeekReply): Followed | null {
  const { show = null, plan = null } = stored ?? {};
  return show && plan?.status === 'approved' ? { showDay: show.date, days: plan.days } : null;
}

/** From its first day to the show, a peak week replaces the other plans. */
function covers({ showDay }: Followed, date: CalendarDay): boolean {
  return date >= addDays(showDay, FIRST_PEAK_DAY) && date <= showDay;
}

function peakDayOn({ day, followed }: TargetDay): TrainingToday['peakDay'] {
  const found = followed?.days.find(
    ({ offset }) => offset <= 0 && addDays(followed.showDay, offset) === day,
  );
  return found ? { theme: found.theme, training: found.training } : null;
}

function trainingOn({ day, followed }: TargetDay, stored: TrainingToday): TrainingToday {
  if (stored.date >= day) return stored;
  const onWeekday = (date: CalendarDay) =>
    stored.days.find((each) => each.day === weekdayOf(date) + 1);
  // If the peak week isn't cached, the reply itself says when training continues.
  const isCovered = (date: CalendarDay) =>
    stored.showDays.includes(date) ||
    (followed
      ? covers(followed, date)
      : stored.peakDay !== null && !(stored.next && date >= stored.next.date));
  const on = (date: CalendarDay) => (isCovered(date) ? undefined : onWeekday(date));
  const ahead = Array.from({ length: WEEK }, (_, n) => addDays(day, n + 1)).find(on);
  const next = ahead && on(ahead);
  return {
    ...stored,
    date: day,
    peakDay: peakDayOn({ day, followed }),
    todayId: on(day)?.id ?? null,
    next: ahead && next ? { id: next.id, date: ahead } : null,
    finishedToday: [],
  };
}

const cardioOn = ({ day, followed }: TargetDay, stored: CardioPlanReply): CardioPlanReply =>
  stored.today >= day
    ? stored
    : { ...stored, today: day, weekday: weekdayOf(day), peakDay: peakDayOn({ day, followed }) };

const peakWeekOn = (day: CalendarDay, stored: PeakWeekReply): PeakWeekReply =>
  stored.today >= day ? stored : { ...stored, today: day };
