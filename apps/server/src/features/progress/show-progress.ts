import {
  addDays,
  calendarDayIn,
  currentBodyFat,
  dietStarts,
  fatFreeMassIndex,
  GIRTHS,
  goalWarnings,
  hundredths,
  leanMassKg,
  leanTargetKg,
  mondayOf,
  trendPoints,
  type WeighIn,
  weeksOut,
} from '@posedown/coaching';
import type { PaceCorridor, ProgressOverview } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { findAfterShow, findLatestBody, type Person, toAfterShow } from '../athletes/index.ts';
import { findShowsAround } from '../shows/index.ts';
import { type CorridorBasis, findCorridorBasis } from './corridor/queries.ts';
import { measureExpenditure } from './measure-expenditure.ts';
import { listMeasured, type Measured } from './queries.ts';

/** Summarizes an athlete's entries of the last weeks. */
export async function showProgress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
  weeks: number,
): Promise<ProgressOverview> {
  const today = calendarDayIn(now(), athlete.timezone);
  const from = addDays(today, 1 - 7 * weeks);
  const measured = await listMeasured(db, athlete.id, from, today);
  const latest = await findLatestBody(db, athlete.id, today);
  const weighIns = weighInsOf(measured);
  const weight = latest.weightKg ?? athlete.weight;
  const currentFat = currentBodyFat({ ...latest, weightKg: weight }, today);
  // Today's composition is unknown: use the lean mass of the day it was measured.
  const muscle = leanOf(latest.bodyFat?.weightKg ?? weight, currentFat);
  const { next, last } = await findShowsAround(db, athlete.id, today);
  const afterShow = await findAfterShow(db, athlete, { lastShow: last, now: now() });
  // After a show, the stage weight is no longer a goal.
  const aiming = afterShow ? { ...athlete, targetWeight: null, bodyFatGoal: null } : athlete;
  return {
    currentStats: {
      weight,
      bodyFat: latest.bodyFatPercent,
      muscle,
      ffmi: ffmiOf(athlete, muscle),
      lastUpdated: lastUpdated(latest),
    },
    weeklyProgress: weeklyRows(measured, { today, weeks }),
    goals: {
      ...goalsOf(aiming, today, next),
      afterShow: toAfterShow(afterShow),
      ...assessGoals(aiming, { weightKg: weight, bodyFatPercent: currentFat, muscle }),
      corridor: await findCorridor(db, athlete),
    },
    measurements: {
      lastMeasured: measured.findLast((entry) => hasGirth(entry))?.date ?? null,
      girths: GIRTHS.map((girth) => ({
        girth,
        course: courseOf(measured, ({ measurements }) => measurements[girth]),
      })),
    },
    weightTrend: trendPoints(weighIns),
    bodyFatCourse: courseOf(measured, ({ bodyFat }) => bodyFat),
    expenditure: toExpenditure(await measureExpenditure(db, athlete, now())),
  };
}

function toExpenditure(
  measured: Awaited<ReturnType<typeof measureExpenditure>>,
): ProgressOverview['expenditure'] {
  if (!measured) return { missing: ['profile'] };
  const { energy, expenditure } = measured;
  if (expenditure.kind === 'not-enough-data') return { missing: [...expenditure.missing] };
  const { kcal, lowKcal, highKcal, loggedDays } = expenditure;
  return { kcal, lowKcal, highKcal, loggedDays, formulaKcal: Math.round(energy.formulaKcal) };
}

function lastUpdated({ weighedOn, bodyFat }: Awaited<ReturnType<typeof findLatestBody>>) {
  const days = [weighedOn, bodyFat?.day].filter((day) => typeof day === 'string');
  return days.toSorted().at(-1) ?? null;
}

const hasGirth = ({ measurements }: Measured) => Object.keys(measurements).length > 0;

/** The last weigh-in of each day, as everywhere else. */
function weighInsOf(measured: readonly Measured[]): WeighIn[] {
  const byDay = new Map<string, number>();
  for (const { date, weight } of measured) if (weight !== null) byDay.set(date, weight);
  return [...byDay].map(([day, weightKg]) => ({ day, weightKg }));
}

/** The last value of each day. */
function courseOf(
  measured: readonly Measured[],
  pick: (entry: Measured) => number | null | undefined,
) {
  const byDay = new Map<string, number>();
  for (const entry of measured) {
    const value = pick(entry);
    if (value !== null && value !== undefined) byDay.set(entry.date, value);
  }
  return [...byDay].map(([date, value]) => ({ date, value }));
}

function leanOf(weightKg: number | null, bodyFat: number | null): number | null {
  if (weightKg === null || bodyFat === null) return null;
  return hundredths(leanMassKg(weightKg, bodyFat));
}

/** The normalization was derived from men. */
function ffmiOf({ sex, height }: Person, leanMassKg: number | null): number | null {
  if (leanMassKg === null || height === null) return null;
  const { ffmi, normalised } = fatFreeMassIndex({ leanMassKg, heightCm: height });
  return hundredths(sex === 'male' ? normalised : ffmi);
}

/** Newest first, from the first week with a measurement. The current week appears once it has one. */
function weeklyRows(
  measured: readonly Measured[],
  { today, weeks }: { today: string; weeks: number },
): ProgressOverview['weeklyProgress'] {
  const firstMonday = addDays(mondayOf(today), 7 * (1 - weeks));
  const rows = Array.from({ length: weeks }, (_, index) => {
    const startsOn = addDays(firstMonday, 7 * index);
    const until = addDays(startsOn, 7);
    const within = measured.filter(({ date }) => date >= startsOn && date < until);
    const weight = meanOf(courseOf(within, (entry) => entry.weight));
    const bodyFat = meanOf(courseOf(within, (entry) => entry.bodyFat));
    return { startsOn, weight, bodyFat, muscle: leanOf(weight, bodyFat) };
  });
  const isKnown = ({ weight, bodyFat }: (typeof rows)[number]) =>
    weight !== null || bodyFat !== null;
  const first = rows.findIndex(isKnown);
  if (first < 0) return [];
  return rows
    .slice(first)
    .filter((row, index, { length }) => index < length - 1 || isKnown(row))
    .map((row, index) => ({ week: index + 1, ...row }))
    .reverse();
}

function meanOf(course: readonly { value: number }[]): number | null {
  if (course.length === 0) return null;
  return hundredths(course.reduce((sum, { value }) => sum + value, 0) / course.length);
}

function goalsOf(
  { weight, targetWeight, bodyFatGoal }: Person,
  today: string,
  show: string | null,
): Pick<
  ProgressOverview['goals'],
  'startWeight' | 'targetWeight' | 'targetBodyFat' | 'competitionDate' | 'weeksRemaining'
> {
  return {
    startWeight: weight,
    targetWeight,
    targetBodyFat: bodyFatGoal,
    competitionDate: show,
    weeksRemaining: show === null ? null : weeksOut(today, show),
  };
}

interface Now {
  weightKg: number | null;
  bodyFatPercent: number | null;
  muscle: number | null;
}

/** Problems with the goals, and the lean mass they imply if known. */
function assessGoals(athlete: Person, { weightKg, bodyFatPercent, muscle }: Now) {
  const { height, sex, units, targetWeight, bodyFatGoal } = athlete;
  if (height === null || weightKg === null) {
    return { targetMuscle: leanOf(targetWeight, bodyFatGoal), warnings: [] };
  }
  const body = {
    ...{ heightCm: height, weightKg, units },
    ...(sex ? { sex } : {}),
    ...(bodyFatPercent === null ? {} : { bodyFatPercent }),
  };
  const goals = { targetWeightKg: targetWeight, bodyFatGoalPercent: bodyFatGoal };
  const lean = leanTargetKg({ ...body, leanMassKg: muscle }, goals);
  const warnings = Object.values(goalWarnings(body, goals)).filter((text) => text !== null);
  return { targetMuscle: lean === null ? null : hundredths(lean), warnings };
}

/**
 * The planned weight range since the current diet started, at the same pace as the coach's screens. All charts share
 * it. It ignores training.
 */
export function toCorridor({ plans, pace }: CorridorBasis, timezone: string): PaceCorridor {
  const steps = plans.map(({ createdAt, ...plan }) => ({
    ...plan,
    from: calendarDayIn(new Date(createdAt), timezone),
  }));
  const [first] = steps;
  const starts = dietStarts(steps, first?.maintenanceKcal ?? first?.calories ?? 0);
  const { fromPercent = null, toPercent = null } = pace ?? {};
  return {
    startsOn: starts.at(-1) ?? first?.from ?? null,
    pace: fromPercent === null || toPercent === null ? null : { fromPercent, toPercent },
  };
}

/** Loads only the planned weight range. */
export const findCorridor = async (
  db: Db,
  { id, timezone }: Pick<Person, 'id' | 'timezone'>,
): Promise<PaceCorridor> => toCorridor(await findCorridorBasis(db, id), timezone);
