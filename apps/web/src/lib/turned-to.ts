import { addDays, type CalendarDay, weekdayOf } from '@posedown/coaching';
import type { CardioPlanReply, PeakWeekReply, TrainingToday } from '@posedown/contract';

/** A training day comes round within so many days. */
const WEEK = 7;

/**
 * What an answer that was kept on an earlier day says on this one, as far as the device can tell: which
 * training, cardio or day of peak week is today's. Other answers, and those of this day, stay as they are.
 * @param path as in `/api/training/today`
 */
export function turnedTo(day: CalendarDay, path: string, data: unknown): unknown {
  if (path === '/api/training/today') return trainingOn(day, data as TrainingToday);
  if (/^\/api\/users\/[^/]+\/cardio-plan$/.test(path))
    return cardioOn(day, data as CardioPlanReply);
  if (/^\/api\/users\/[^/]+\/peak-week\b/.test(path)) return peakWeekOn(day, data as PeakWeekReply);
  return data;
}

function trainingOn(day: CalendarDay, kept: TrainingToday): TrainingToday {
  if (kept.date >= day) return kept;
  const on = (date: CalendarDay) => kept.days.find((each) => each.day === weekdayOf(date) + 1);
  const ahead = Array.from({ length: WEEK }, (_, n) => addDays(day, n + 1)).find(on);
  const next = ahead && on(ahead);
  return {
    ...kept,
    date: day,
    todayId: on(day)?.id ?? null,
    next: ahead && next ? { id: next.id, date: ahead } : null,
    finishedToday: [],
  };
}

const cardioOn = (day: CalendarDay, kept: CardioPlanReply): CardioPlanReply =>
  kept.today >= day ? kept : { ...kept, today: day, weekday: weekdayOf(day) };

const peakWeekOn = (day: CalendarDay, kept: PeakWeekReply): PeakWeekReply =>
  kept.today >= day ? kept : { ...kept, today: day };
