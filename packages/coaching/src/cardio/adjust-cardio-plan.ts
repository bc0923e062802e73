import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { CardioColumns } from './generate-cardio-plan.ts';
import {
  type CardioWeek,
  FRESH_LEGS_NOTE,
  GROWING_NOTE,
  SAME_MINUTES_NOTE,
  STEP_MINUTES,
} from './progression.ts';
import { cardioWeekNumber } from './week-on.ts';

type StoredCardio = CardioColumns['cardioProgression'];

/** Allowed minutes of a steady session after a change by a coach or proposal. [our choice] */
export const STEADY_SESSION_MINUTES = { min: 10, max: 60, step: STEP_MINUTES } as const;

const ADJUSTED_NOTE = 'Steady sessions change length starting this week.';

/** A new total of weekly steady minutes, or the change of the current one. */
export type SteadyChange = { weeklyMinutes: number } | { changeMinutes: number };

export type CardioAdjustment =
  | {
      kind: 'adjusted';
      columns: CardioColumns;
      /** First affected week of the plan, from 1. */
      week: number;
      /** Steady minutes of that week, before and after, in steps of 5. */
      before: number;
      after: number;
    }
  | {
      kind: 'impossible';
      reason: 'no-steady-sessions' | 'too-few-minutes' | 'too-many-minutes';
      before: number;
      /** The range of weekly steady minutes that the sessions can fit. */
      leastMinutes: number;
      mostMinutes: number;
    };

/**
 * A stored cardio plan with changed steady minutes from that day's week on. Sessions keep their days, intervals and
 * earlier weeks stay, and later weeks grow from the new level.
 * @throws RangeError if the minutes are not a number
 */
export function adjustCardioPlan(
  columns: CardioColumns,
  { today, change }: { today: CalendarDay; change: SteadyChange },
): CardioAdjustment {
  const plan = columns.cardioProgression;
  const week = cardioWeekNumber(plan, today);
  const old = steadyMinutesOf(plan, week);
  const before = sumOf(old);
  const targetMinutes =
    'weeklyMinutes' in change ? change.weeklyMinutes : before + change.changeMinutes;
  if (!Number.isFinite(targetMinutes)) throw new RangeError('Steady minutes are a number');
  const sessions = old.filter((minutes) => minutes !== null).length;
  const range = {
    leastMinutes: sessions * STEADY_SESSION_MINUTES.min,
    mostMinutes: sessions * STEADY_SESSION_MINUTES.max,
  };
  const reason = whyImpossible(sessions, targetMinutes, range);
  if (reason) return { kind: 'impossible', reason, before, ...range };
  const level = spread(old, targetMinutes);
  const after = sumOf(level);
  return { kind: 'adjusted', week, before, after, columns: withLevel(columns, week, level) };
}

function whyImpossible(
  sessions: number,
  targetMinutes: number,
  { leastMinutes, mostMinutes }: { leastMinutes: number; mostMinutes: number },
) {
  if (sessions === 0) return 'no-steady-sessions';
  if (targetMinutes < leastMinutes) return 'too-few-minutes';
  return targetMinutes > mostMinutes ? 'too-many-minutes' : null;
}

/** Maximum weekly steady minutes of a stored plan, from the week of that day on. */
export function maxSteadyMinutes(plan: StoredCardio, today: CalendarDay): number {
  const week = cardioWeekNumber(plan, today);
  const remainingWeeks = plan.weeks.filter((each) => each.week >= week);
  return Math.max(0, ...remainingWeeks.map((each) => sumOf(steadyMinutesOf(plan, each.week))));
}

type WeekMinutes = readonly (number | null)[];

/** Steady minutes of each day of a week, Monday to Sunday; null on other days. */
function steadyMinutesOf({ schedule, weeks }: StoredCardio, week: number): WeekMinutes {
  const grown = weeks[week - 1]?.steadyMinutes;
  return schedule.map(({ type, duration, weekday }) =>
    type === 'LISS' ? (grown?.[weekday] ?? duration) : null,
  );
}

const sumOf = (minutes: WeekMinutes) => minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0);

/**
 * Spreads a week's minutes over its sessions in whole steps, as evenly as the change allows. Longer sessions are
 * adjusted first.
 */
function spread(old: WeekMinutes, targetMinutes: number): WeekMinutes {
  const { min, max, step } = STEADY_SESSION_MINUTES;
  const level = old.map((minutes) => (minutes === null ? null : inRange(minutes)));
  for (;;) {
    const remainingSteps = Math.round((targetMinutes - sumOf(level)) / step);
    if (remainingSteps === 0) return level;
    const by = Math.sign(remainingSteps) * step;
    const open = level.flatMap((minutes, day) => {
      if (minutes === null || minutes + by < min || minutes + by > max) return [];
      const before = old[day] ?? 0;
      return [{ day, minutes, moved: Math.abs(minutes - before), before }];
    });
    const [next] = open.sort((a, b) => a.moved - b.moved || b.before - a.before || a.day - b.day);
    if (!next) return level;
    level[next.day] = next.minutes + by;
  }
}

function inRange(minutes: number): number {
  const { min, max, step } = STEADY_SESSION_MINUTES;
  return Math.min(max, Math.max(min, Math.round(minutes / step) * step));
}

function withLevel(columns: CardioColumns, week: number, level: WeekMinutes): CardioColumns {
  const plan = columns.cardioProgression;
  const old = steadyMinutesOf(plan, week);
  const weeks: CardioWeek[] = [];
  for (const each of plan.weeks) {
    if (each.week < week) weeks.push(each);
    else {
      const planned = steadyMinutesOf(plan, each.week);
      const steadyMinutes = level.map((minutes, day) =>
        minutes === null ? null : inRange(minutes + (planned[day] ?? 0) - (old[day] ?? 0)),
      );
      weeks.push(
        adjustedWeek(each, {
          planned,
          steadyMinutes,
          before: weeks.at(-1),
          first: each.week === week,
        }),
      );
    }
  }
  return {
    ...columns,
    cardioDuration: weeks[week - 1]?.duration ?? columns.cardioDuration,
    cardioProgression: { ...plan, weeks },
  };
}

interface Change {
  planned: WeekMinutes;
  steadyMinutes: (number | null)[];
  before: CardioWeek | undefined;
  first: boolean;
}

function adjustedWeek(
  week: CardioWeek,
  { planned, steadyMinutes, before, first }: Change,
): CardioWeek {
  const weeklyMinutes = week.weeklyMinutes - sumOf(planned) + sumOf(steadyMinutes);
  const duration = week.sessions === 0 ? 0 : Math.round(weeklyMinutes / week.sessions);
  const grows = before !== undefined && weeklyMinutes > before.weeklyMinutes;
  const note = first ? ADJUSTED_NOTE : grows ? GROWING_NOTE : SAME_MINUTES_NOTE;
  return {
    ...week,
    ...{ duration, weeklyMinutes, steadyMinutes },
    note: week.note === FRESH_LEGS_NOTE ? week.note : note,
  };
}
