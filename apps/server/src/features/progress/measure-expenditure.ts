import {
  activityFactor,
  adaptiveExpenditure,
  addDays,
  EXPENDITURE_WINDOW_DAYS,
  mifflinStJeor,
  type WeighIn,
} from '@posedown/coaching';
import type { ProgressOverview } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { listIntakes } from './queries.ts';

interface Facts {
  today: string;
  weighIns: readonly WeighIn[];
  latest: { weightKg: number | null; bodyFatPercent: number | null };
}

/** What an athlete burns, learnt from their own diary and scale; or what is missing to say. */
export async function measureExpenditure(
  db: Db,
  athlete: Person,
  { today, weighIns, latest }: Facts,
): Promise<ProgressOverview['expenditure']> {
  const { age, height, activityLevel, sex } = athlete;
  const weightKg = latest.weightKg ?? athlete.weight;
  if (age === null || height === null || weightKg === null || activityLevel === null) {
    return { missing: ['profile'] };
  }
  const figures = { ageYears: age, heightCm: height, weightKg };
  const restingKcal = mifflinStJeor(sex ? { ...figures, sex } : figures);
  const formulaKcal = restingKcal * activityFactor(activityLevel);
  const from = addDays(today, 1 - EXPENDITURE_WINDOW_DAYS);
  const { bodyFatPercent } = latest;
  const estimate = adaptiveExpenditure({
    today,
    weighIns,
    intakes: await listIntakes(db, athlete.id, { from, until: today }),
    formulaKcal,
    restingKcal,
    ...(bodyFatPercent === null ? {} : { fatKg: (weightKg * bodyFatPercent) / 100 }),
  });
  if (estimate.kind === 'not-enough-data') return { missing: [...estimate.missing] };
  const { kcal, lowKcal, highKcal, loggedDays } = estimate;
  return { kcal, lowKcal, highKcal, loggedDays, formulaKcal: Math.round(formulaKcal) };
}
