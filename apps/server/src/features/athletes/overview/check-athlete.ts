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

interface CheckFacts {
  /** Why the active meal plan is no longer suitable. */
  deficitWarning: string | null;
  today: CalendarDay;
  weightKg: number | null;
  /** Null if the athlete hasn't answered everything. */
  answers: PlanAnswers | null;
  /** The meal plans, today's first. */
  plans: readonly PlannedIntake[];
  loss: LossTrend | NotEnoughData<'weighIns'>;
}

/** Findings about body, goal and plan for the coach, most severe first. */
export function checkAthlete(athlete: Person, facts: CheckFacts): ClientOverview['safety'] {
  const { findings } = checkSafety(toInput(athlete, facts));
  const { deficitWarning } = facts;
  const warning = deficitWarning ? [{ level: 'block' as const, text: deficitWarning }] : [];
  const found = findings
    .flatMap(({ level, text }) => (level === 'ok' ? [] : [{ level, text }]))
    .toSorted((one, other) => one.level.localeCompare(other.level));
  return [...warning, ...found];
}

function toInput(athlete: Person, facts: CheckFacts): SafetyInput {
  const { sex, age, height, bodyFatGoal, primaryGoal } = athlete;
  const { weightKg, plans, loss } = facts;
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
    ...energyOf(facts),
    ...(loss.kind === 'loss'
      ? { weeklyLossPercent: Math.max(0, loss.weeklyPercent), lossDoubtPercent: loss.doubtPercent }
      : {}),
  };
}

/** The inputs for checking an intake and its energy availability. */
function energyOf({ answers, plans, today }: CheckFacts): Partial<SafetyInput> {
  if (!answers) return {};
  const energy = athleteEnergy(answers);
  const { restingKcal, exerciseKcal, safetyLeanMassKg: fatFreeMassKg, bodyFatSource } = energy;
  return {
    ...{ restingKcal, fatFreeMassKg, exerciseKcal },
    isEstimated: bodyFatSource === 'estimated',
    daysBelow30: daysOfLowAvailability(plans, today, { fatFreeMassKg, exerciseKcal }),
  };
}
