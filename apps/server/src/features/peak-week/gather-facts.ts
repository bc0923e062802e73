import {
  addDays,
  athleteEnergy,
  barringConditions,
  calendarDayIn,
  isPartialDay,
  PEAK_LIMITS,
  type PeakFacts,
} from '@posedown/coaching';
import type { MakePeakWeekBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { findCurrentBody, findPlanAnswers, healthFacts, type Person } from '../athletes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { findEater } from './find-eater.ts';
import { readMeans } from './queries.ts';

const MEAN_DAYS = 14;

/** What a peak week rests on: the athlete's own two weeks before today, and nothing made up. */
export async function gatherFacts(
  db: Db,
  athlete: Person,
  now: Date,
  { sodiumMg, showDay }: Pick<MakePeakWeekBody, 'sodiumMg'> & { showDay: string },
): Promise<PeakFacts> {
  const today = calendarDayIn(now, athlete.timezone);
  const { weights, waters, foodDays } = await readMeans(
    db,
    athlete.id,
    addDays(today, -MEAN_DAYS),
    addDays(today, -1),
  );
  const weightKg = meanOf(weights, PEAK_LIMITS.leastWeighIns);
  const { measuredKcal } = await findMeasured(db, athlete, now);
  const body = { ...(await findCurrentBody(db, athlete, now)), weightKg };
  const answers = weightKg === null ? null : findPlanAnswers(athlete, now, { ...body, showDay });
  const energy = answers && athleteEnergy(answers);
  return {
    conditions: barringConditions(healthFacts(athlete), 'peak'),
    holds: athlete.openHolds,
    ...(await findEater(db, athlete, { now, weightKg, showDay })),
    weightKg,
    heightCm: athlete.height,
    ageYears: athlete.age,
    sodiumMg: sodiumMg ?? null,
    waterLitres: meanOf(waters, PEAK_LIMITS.leastWeighIns),
    intakeKcal: meanOf(
      foodDays.filter((kcal) => !isPartialDay(kcal, energy?.restingKcal ?? 0)),
      PEAK_LIMITS.leastFoodDays,
    ),
    // As in meal plans: what diary and scale show, and the formula until they do.
    maintenanceKcal: measuredKcal ?? energy?.formulaKcal ?? null,
  };
}

function meanOf(values: number[], least: number): number | null {
  if (values.length < least) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
