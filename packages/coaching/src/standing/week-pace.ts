import type { PlanAnswers } from '../athlete/answers.ts';
import { type BodyFatReading, currentBodyFat } from '../body-composition/body-fat-reading.ts';
import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';
import { stableWeighIns } from '../trend/loss-trend.ts';
import { hundredths } from '../trend/trend-points.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';
import { assessPace, PACE_WINDOW_DAYS, type PaceSide, plannedPace } from '../trend/weight-pace.ts';

/** The active meal plan's pace input. */
export interface PaceBasis {
  /** Measured maintenance, kcal a day. */
  measuredKcal: number | undefined;
  /** Intake set by a person rather than derived from the answers, kcal a day. */
  setKcal: number | undefined;
  /** The day the plan was created; it doesn't apply to earlier days. */
  since: CalendarDay;
}

/** A week's pace input. */
export interface PaceFacts {
  /** With the shows that plans use; null if answers are missing. */
  answers: PlanAnswers | null;
  /** At least those of the four weeks before the day. */
  weighIns: readonly WeighIn[];
  /** Show and carb-load days. */
  loadDays: readonly CalendarDay[];
  /** The latest measurement. */
  bodyFat: BodyFatReading | null;
  basis: PaceBasis | null;
}

/** The weight trend of four weeks, and its planned corridor, % a week. */
export interface WeekPace {
  pace: PaceSide | null;
  weeklyPercent: number | null;
  plannedFrom: number | null;
  plannedTo: number | null;
}

const NO_PACE: WeekPace = { pace: null, weeklyPercent: null, plannedFrom: null, plannedTo: null };

/** Compares the weight trend of the four weeks before a day with the plan. */
export function weekPace(facts: PaceFacts, day: CalendarDay): WeekPace {
  const { loadDays, basis } = facts;
  const recent = facts.weighIns.filter(
    (weighIn) => weighIn.day <= day && weighIn.day > addDays(day, -PACE_WINDOW_DAYS),
  );
  // The distance to the target at that time, not now.
  const answers = recent[0] ? answersAt(facts, recent[0].weightKg, day) : null;
  const { measuredKcal, setKcal } = (basis && basis.since <= day && basis) || NO_BASIS;
  const measured = measuredKcal === undefined ? {} : { measuredKcal };
  const planned = answers && plannedPace({ ...answers, ...measured, today: day }, setKcal);
  const paced = planned && assessPace(stableWeighIns(recent, { today: day, loadDays }), planned);
  if (!paced || paced.kind === 'not-enough-data') return NO_PACE;
  return {
    pace: paced.side,
    weeklyPercent: hundredths(paced.weeklyPercent),
    plannedFrom: planned.fromPercent,
    plannedTo: planned.toPercent,
  };
}

const NO_BASIS = { measuredKcal: undefined, setKcal: undefined };

/** The answers with the body of a given day. */
function answersAt(
  { answers, bodyFat }: PaceFacts,
  weightKg: number,
  day: CalendarDay,
): PlanAnswers | null {
  if (!answers) return null;
  const { bodyFatPercent: _ofToday, ...others } = answers;
  const bodyFatPercent = currentBodyFat({ bodyFat, weightKg }, day);
  return { ...others, weightKg, ...(bodyFatPercent ? { bodyFatPercent } : {}) };
}
