import { addDays, type CalendarDay, FIRST_PEAK_DAY, weekdayOf } from '@posedown/coaching';
import type { CardioPlanReply, PeakWeekReply, TrainingToday } from '@posedown/contract';

/** A training day comes round within so many days. */
const WEEK = 7;

/**
 * What an answer that was kept on an earlier day says on this one, as far as the device can tell: which
 * training, cardio or day of peak week is today's. Other answers, and those of this day, stay as they are.
 * @param path as in `/api/training/today`
 * @param peakWeek what the device kept of the peak week, which takes the place of training and cardio
 */
export function answerForDay(
  day: CalendarDay,
  path: string,
  data: unknown,
  peakWeek?: PeakWeekReply,
): unknown {
  const turn = { day, followed: followedOf(peakWeek) };
  if (path === '/api/training/today') return trainingOn(turn, data as TrainingToday);
  if (/^\/api\/users\/[^/]+\/cardio-plan$/.test(path))
    return cardioOn(turn, data as CardioPlanReply);
  if (/^\/api\/users\/[^/]+\/peak-week\b/.test(path)) return peakWeekOn(day, data as PeakWeekReply);
  return data;
}

type PeakPlan = NonNullable<PeakWeekReply['plan']>;

/** A peak week that holds, and the day of its show. */
interface Followed {
  showDay: CalendarDay;
  days: PeakPlan['days'];
}

interface Turn {
  day: CalendarDay;
  /** Null where the device knows of none. */
  followed: Followed | null;
}

function followedOf(kept?: PeakWeekReply): Followed | null {
  const { show = null, plan = null } = kept ?? {};
  return show && plan?.status === 'approved' ? { showDay: show.date, days: plan.days } : null;
}

/** From its first day to the show a peak week stands in for the other plans. */
function covers({ showDay }: Followed, date: CalendarDay): boolean {
  return date >= addDays(showDay, FIRST_PEAK_DAY) && date <= showDay;
}

function peakDayOn({ day, followed }: Turn): TrainingToday['peakDay'] {
  const found = followed?.days.find(
    ({ offset }) => offset <= 0 && addDays(followed.showDay, offset) === day,
  );
  return found ? { theme: found.theme, training: found.training } : null;
}

function trainingOn({ day, followed }: Turn, kept: TrainingToday): TrainingToday {
  if (kept.date >= day) return kept;
  const onWeekday = (date: CalendarDay) =>
    kept.days.find((each) => each.day === weekdayOf(date) + 1);
  // Of a peak week that the device does not know, the answer itself says when training goes on after it.
  const isCovered = (date: CalendarDay) =>
    kept.showDays.includes(date) ||
    (followed
      ? covers(followed, date)
      : kept.peakDay !== null && !(kept.next && date >= kept.next.date));
  const on = (date: CalendarDay) => (isCovered(date) ? undefined : onWeekday(date));
  const ahead = Array.from({ length: WEEK }, (_, n) => addDays(day, n + 1)).find(on);
  const next = ahead && on(ahead);
  return {
    ...kept,
    date: day,
    peakDay: peakDayOn({ day, followed }),
    todayId: on(day)?.id ?? null,
    next: ahead && next ? { id: next.id, date: ahead } : null,
    finishedToday: [],
  };
}

const cardioOn = ({ day, followed }: Turn, kept: CardioPlanReply): CardioPlanReply =>
  kept.today >= day
    ? kept
    : { ...kept, today: day, weekday: weekdayOf(day), peakDay: peakDayOn({ day, followed }) };

const peakWeekOn = (day: CalendarDay, kept: PeakWeekReply): PeakWeekReply =>
  kept.today >= day ? kept : { ...kept, today: day };
