import {
  addDays,
  athleteEnergy,
  blockingConditions,
  calendarDayIn,
  checkPeakDayText,
  checkPeakText,
  currentBodyFat,
  FIRST_PEAK_DAY,
  isPartialDay,
  leanMassKg,
  liftingSessionKcal,
  PEAK_LIMITS,
  type PeakBreach,
  type PeakEater,
  type PeakFacts,
} from '@posedown/coaching';
import type { DraftPeakWeekBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { Services } from '../../platform/services.ts';
import {
  findCurrentBody,
  findLatestBody,
  findPlanAnswers,
  healthFacts,
  lowDaysBefore,
  type Person,
} from '../athletes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { findShow } from './find-show.ts';
import { readMeans } from './queries.ts';

/** Rule violations in a plan's text. */
export interface PlanWordsRead {
  ofDays: PeakBreach[];
  ofNotes: string | null;
}

export const NO_FINDINGS: PlanWordsRead = { ofDays: [], ofNotes: null };

interface PlanTexts {
  competitionId?: string | undefined;
  version: number;
  /** The new notes. Omit to keep the current ones. */
  coachNotes?: string | null | undefined;
}

/**
 * Checks the plan's text as the coach saw it. Call it before the transaction, because scanning takes time. A plan
 * changed in the meantime is rejected by its version.
 */
export async function readPlanText(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
  { competitionId, version, coachNotes }: PlanTexts,
): Promise<PlanWordsRead> {
  const today = calendarDayIn(now(), athlete.timezone);
  const plan = (await findShow(db, athlete.id, today, competitionId))?.plan;
  if (plan?.version !== version) return NO_FINDINGS;
  const ofDays: PeakBreach[] = [];
  for (const day of plan.days) ofDays.push(...(await inSlices(checkPeakDayText(day))));
  const notes = coachNotes === undefined ? plan.coachNotes : coachNotes;
  return { ofDays, ofNotes: await inSlices(checkPeakText(notes ?? '')) };
}

const MEAN_DAYS = 14;

/** A peak week's input: the athlete's own last two weeks. */
export async function gatherFacts(
  db: Db,
  athlete: Person,
  now: Date,
  { sodiumMg, showDay }: Pick<DraftPeakWeekBody, 'sodiumMg'> & { showDay: string },
): Promise<PeakFacts> {
  const today = calendarDayIn(now, athlete.timezone);
  const { weights, waters, foodDays } = await readMeans(
    db,
    athlete.id,
    addDays(today, -MEAN_DAYS),
    addDays(today, -1),
  );
  const weightKg = meanOf(weights, PEAK_LIMITS.minWeighIns);
  const { measuredKcal } = await findMeasured(db, athlete, now);
  const body = { ...(await findCurrentBody(db, athlete, now)), weightKg };
  const answers = weightKg === null ? null : findPlanAnswers(athlete, now, { ...body, showDay });
  const energy = answers && athleteEnergy(answers);
  return {
    conditions: blockingConditions(healthFacts(athlete), 'peak'),
    holds: athlete.openHolds,
    ...(await findIntakeFacts(db, athlete, { now, weightKg, showDay })),
    weightKg,
    heightCm: athlete.height,
    ageYears: athlete.age,
    sodiumMg: sodiumMg ?? null,
    waterLiters: meanOf(waters, PEAK_LIMITS.minWeighIns),
    intakeKcal: meanOf(
      foodDays.filter((kcal) => !isPartialDay(kcal, energy?.restingKcal ?? 0)),
      PEAK_LIMITS.leastFoodDays,
    ),
    // As in meal plans: measured by diary and scale, or else by the formula.
    maintenanceKcal: measuredKcal ?? energy?.formulaKcal ?? null,
  };
}

function meanOf(values: number[], minCount: number): number | null {
  if (values.length < minCount) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface FindEaterInput {
  now: Date;
  weightKg: number | null;
  showDay: string;
}

/** The facts behind a peak week's intake limits, at the plan's weight. */
export async function findIntakeFacts(
  db: Db,
  athlete: Person,
  { now, weightKg, showDay }: FindEaterInput,
): Promise<PeakEater> {
  const today = calendarDayIn(now, athlete.timezone);
  const { bodyFat } = await findLatestBody(db, athlete.id, today);
  const percent = currentBodyFat({ bodyFat, weightKg }, today);
  const { sex, sessionDuration } = athlete;
  const leanKg = weightKg !== null && percent !== null ? leanMassKg(weightKg, percent) : null;
  const day = addDays(showDay, FIRST_PEAK_DAY);
  return {
    sex,
    leanMassKg: leanKg,
    sessionKcal:
      weightKg !== null && sessionDuration ? liftingSessionKcal(sessionDuration, weightKg) : 0,
    // Low-energy days don't limit men's intake.
    lowDaysBefore:
      sex === 'male' || leanKg === null ? 0 : await lowDaysBefore(db, athlete, { day, now }),
  };
}
