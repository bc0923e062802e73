import {
  activityFactor,
  addDays,
  barringConditions,
  mifflinStJeor,
  PEAK_LIMITS,
  type PeakFacts,
} from '@posedown/coaching';
import type { MakePeakWeekBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { healthFacts, type Person } from '../athletes/index.ts';
import { findEater } from './find-eater.ts';
import { readMeans } from './queries.ts';

const MEAN_DAYS = 14;
/** Days below this were logged in part and do not count (science.md, section 1). */
const LEAST_DAY_KCAL = 1000;
const LEAST_DAY_SHARE_OF_RESTING = 0.8;

/** What a peak week rests on: the athlete's own two weeks before today, and nothing made up. */
export async function gatherFacts(
  db: Db,
  athlete: Person,
  today: string,
  { sodiumMg }: Pick<MakePeakWeekBody, 'sodiumMg'>,
): Promise<PeakFacts> {
  const { weights, waters, foodDays } = await readMeans(
    db,
    athlete.id,
    addDays(today, -MEAN_DAYS),
    addDays(today, -1),
  );
  const weightKg = meanOf(weights, PEAK_LIMITS.leastWeighIns);
  const restingKcal = restingOf(athlete, weightKg);
  const least = Math.max(LEAST_DAY_KCAL, LEAST_DAY_SHARE_OF_RESTING * (restingKcal ?? 0));
  const { activityLevel } = athlete;
  return {
    conditions: barringConditions(healthFacts(athlete), 'peak'),
    ...(await findEater(db, athlete, { today, weightKg })),
    weightKg,
    heightCm: athlete.height,
    ageYears: athlete.age,
    sodiumMg: sodiumMg ?? null,
    waterLitres: meanOf(waters, PEAK_LIMITS.leastWeighIns),
    intakeKcal: meanOf(
      foodDays.filter((kcal) => kcal >= least),
      PEAK_LIMITS.leastFoodDays,
    ),
    maintenanceKcal:
      restingKcal !== null && activityLevel ? restingKcal * activityFactor(activityLevel) : null,
  };
}

function meanOf(values: number[], least: number): number | null {
  if (values.length < least) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function restingOf({ sex, age, height }: Person, weightKg: number | null): number | null {
  if (weightKg === null || age === null || height === null) return null;
  const figures = { ageYears: age, heightCm: height, weightKg };
  return mifflinStJeor(sex ? { ...figures, sex } : figures);
}
