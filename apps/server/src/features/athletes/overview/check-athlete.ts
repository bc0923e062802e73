import {
  type CalendarDay,
  checkSafety,
  daysOfLowAvailability,
  type LossTrend,
  leanMassKg,
  mifflinStJeor,
  type NotEnoughData,
  type PlanAnswers,
  type PlannedIntake,
  plannedExerciseKcal,
  type SafetyInput,
} from '@posedown/coaching';
import type { ClientOverview } from '@posedown/contract';
import type { Person } from '../queries.ts';

interface Known {
  /** Why the meal plan in force is no longer right. */
  deficitWarning: string | null;
  today: CalendarDay;
  weightKg: number | null;
  /** Null for an athlete who has not answered everything. */
  answers: PlanAnswers | null;
  /** The meal plans, the one of today first. */
  plans: readonly PlannedIntake[];
  loss: LossTrend | NotEnoughData<'weighIns'>;
}

/** What of an athlete's body, goal and plan a coach should look at, the gravest first. */
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
    ...(sex ? { sex } : {}),
    ...(age ? { ageYears: age } : {}),
    ...(height ? { heightCm: height } : {}),
    ...(weightKg ? { weightKg } : {}),
    ...(bodyFatGoal ? { bodyFatTargetPercent: bodyFatGoal } : {}),
    ...(plan ? { intakeKcal: plan.intakeKcal } : {}),
    ...availabilityOf(known),
    ...(age && height && weightKg
      ? {
          restingKcal: mifflinStJeor({
            ...(sex ? { sex } : {}),
            ageYears: age,
            heightCm: height,
            weightKg,
          }),
        }
      : {}),
    ...(loss.kind === 'loss'
      ? { weeklyLossPercent: Math.max(0, loss.weeklyPercent), lossDoubtPercent: loss.doubtPercent }
      : {}),
  };
}

/** What energy availability is judged by: a lean mass that was measured lately, and the week's training. */
function availabilityOf({ answers, plans, today }: Known): Partial<SafetyInput> {
  if (!answers?.bodyFatPercent) return {};
  const fatFreeMassKg = leanMassKg(answers.weightKg, answers.bodyFatPercent);
  const exerciseKcal = plannedExerciseKcal(answers);
  return {
    fatFreeMassKg,
    exerciseKcal,
    daysBelow30: daysOfLowAvailability(plans, today, { fatFreeMassKg, exerciseKcal }),
  };
}
