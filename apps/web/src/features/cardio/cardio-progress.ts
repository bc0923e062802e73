import { addDays, type CalendarDay, mondayOf } from '@posedown/coaching';
import type { CardioSession } from '@posedown/contract';

/** A week of completed cardio, Monday to Sunday. */
export interface CardioWeekDone {
  monday: CalendarDay;
  sessions: number;
  minutes: number;
  /** Net kcal. */
  calories: number;
  /** Measured by a strap; null if none was worn. */
  averageHeartRate: number | null;
}

const WEEKS = 12;
/** Number of weeks compared with the same number before them. */
const COMPARED = 4;

/** The last twelve weeks, oldest first, up to the current one. */
export function weeksDone(
  sessions: readonly CardioSession[],
  today: CalendarDay,
): CardioWeekDone[] {
  const thisMonday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const monday = addDays(thisMonday, 7 * (index - WEEKS + 1));
    const own = sessions.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
    return {
      monday,
      sessions: own.length,
      minutes: Math.round(sumOf(own, ({ durationSeconds }) => durationSeconds) / 60),
      calories: sumOf(own, ({ netKcal }) => netKcal ?? 0),
      averageHeartRate: averageRate(own),
    };
  });
}

/** Average measured rate, weighted by duration; null without measurements. */
export function averageRate(sessions: readonly CardioSession[]): number | null {
  const measured = sessions.filter(({ averageHeartRate }) => averageHeartRate !== null);
  const seconds = sumOf(measured, ({ durationSeconds }) => durationSeconds);
  if (seconds === 0) return null;
  const beats = sumOf(measured, (each) => (each.averageHeartRate ?? 0) * each.durationSeconds);
  return Math.round(beats / seconds);
}

export interface Improvement {
  label: string;
  /** The last four whole weeks compared with the four before. */
  change: number;
  unit: string;
  /** Explains the change. */
  note: string;
}

/** Changes in figures that both periods have. */
export function improvements(
  sessions: readonly CardioSession[],
  today: CalendarDay,
): Improvement[] {
  const end = mondayOf(today);
  const middle = addDays(end, -7 * COMPARED);
  const start = addDays(middle, -7 * COMPARED);
  const late = sessions.filter(({ date }) => date >= middle && date < end);
  const early = sessions.filter(({ date }) => date >= start && date < middle);
  if (late.length === 0 || early.length === 0) return [];
  const perWeek = (list: readonly CardioSession[]) =>
    sumOf(list, ({ durationSeconds }) => durationSeconds) / 60 / COMPARED;
  const all: Improvement[] = [
    {
      label: 'Minutes a week',
      change: Math.round(perWeek(late) - perWeek(early)),
      unit: 'min',
      note: 'vs. the four weeks before',
    },
  ];
  const isSteady = ({ type }: CardioSession) => type === 'LISS';
  const rates = [averageRate(late.filter(isSteady)), averageRate(early.filter(isSteady))] as const;
  if (rates[0] !== null && rates[1] !== null) {
    all.push({
      label: 'Heart rate in steady sessions',
      change: rates[0] - rates[1],
      unit: 'bpm',
      note: 'vs. the four weeks before; lower at the same effort means fitter',
    });
  }
  return all;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
