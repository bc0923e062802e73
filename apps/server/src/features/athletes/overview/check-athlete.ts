import {
  athleteEnergy,
  type CalendarDay,
  checkSafety,
  daysOfLowAvailability,
  type LossTrend,
  type NotEnoughData,
  type PlanAnswers,
  type PlannedIntake,
  type SafetyInput,
} from '@posedown/coaching';
import type { ClientOverview } from '@posedown/contract';
import type { Person } from '../queries.ts';

interface Known {
  /** Why the active meal plan is no longer suitable. */
  deficitWarning: string | null;
  today: CalendarDay;
  weightKg: number | null;
  /** Null for an athlete who has not answered everything. */
  answers: PlanAnswers | null;
  /** The meal plans, the one of today first. */
  plans: readonly PlannedIntake[];
  loss: LossTrend | NotEnoughData<'weighIns'>;
}

/** Findings about body, goal and plan for the coach, most severe first. */
export function checkAthlete(athlete: Person, known: Known): ClientOverview['safety'] {
  const { findings } = checkSafety(toInput(athlete, known));
  const { deficitWarning } = known;
  const warning = deficitWarning ? [{ level: 'block' as const, text: deficitWarning }] : [];
  const found = findings
    .flatMap(({ level, text }) => (level === 'ok' ? [] : [{ level, text }]))
    .toSorted((one, other) => one.level.localeCompare(other.level));
  return [...warning, ...found];
}

function toInput(athlete: Person, known: Known): SafetyInput {
  const { sex, age, height, bodyFatGoal, primaryGoal } = athlete;
  const { weightKg, plans, loss } = known;
  const [plan] = plans;
  const cuts = primaryGoal === 'weight_loss' || primaryGoal === 'competition_prep';
  return {
    plan: cuts ? 'deficit' : 'neither',
    conditions: athlete.healthConditions,
    clinicianApproved: athlete.healthClearedOn !== null,
    holds: athlete.openHolds,
    ...(sex ? { sex } : {}),
    ...(age ? { ageYears: age } : {}),
    ...(height ? { heightCm: height } : {}),
    ...(weightKg ? { weightKg } : {}),
    ...(bodyFatGoal ? { bodyFatTargetPercent: bodyFatGoal } : {}),
    ...(plan ? { intakeKcal: plan.intakeKcal } : {}),
    ...energyOf(known),
    ...(loss.kind === 'loss'
      ? { weeklyLossPercent: Math.max(0, loss.weeklyPercent), lossDoubtPercent: loss.doubtPercent }
      : {}),
  };
}

/** What an intake and its energy availability are checked against. */
function energyOf({ answers, plans, today }: Known): Partial<SafetyInput> {
  if (!answers) return {};
  const energy = athleteEnergy(answers);
  const { restingKcal, exerciseKcal, safetyLeanMassKg: fatFreeMassKg, bodyFatSource } = energy;
  return {
    ...{ restingKcal, fatFreeMassKg, exerciseKcal },
    isEstimated: bodyFatSource === 'estimated',
    daysBelow30: daysOfLowAvailability(plans, today, { fatFreeMassKg, exerciseKcal }),
  };
}
