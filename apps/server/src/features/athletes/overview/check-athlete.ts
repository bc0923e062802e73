import { checkSafety, leanMassKg, mifflinStJeor, type SafetyInput } from '@posedown/coaching';
import type { ClientOverview } from '@posedown/contract';
import type { Person } from '../queries.ts';

interface Known {
  weightKg: number | null;
  bodyFatPercent: number | null;
  plannedKcal: number | null;
  /** % of body weight; negative is down. */
  weeklyPercent: number | null;
}

/** What of an athlete's body, goal and plan a coach should look at, the gravest first. */
export function checkAthlete(athlete: Person, known: Known): ClientOverview['safety'] {
  const { findings } = checkSafety(toInput(athlete, known));
  return findings
    .flatMap(({ level, text }) => (level === 'ok' ? [] : [{ level, text }]))
    .toSorted((one, other) => one.level.localeCompare(other.level));
}

function toInput(athlete: Person, known: Known): SafetyInput {
  const { sex, age, height, bodyFatGoal, primaryGoal } = athlete;
  const { weightKg, bodyFatPercent, plannedKcal, weeklyPercent } = known;
  const cuts = primaryGoal === 'weight_loss' || primaryGoal === 'competition_prep';
  return {
    plan: cuts ? 'deficit' : 'neither',
    ...(sex ? { sex } : {}),
    ...(age ? { ageYears: age } : {}),
    ...(height ? { heightCm: height } : {}),
    ...(weightKg ? { weightKg } : {}),
    ...(weightKg && bodyFatPercent ? { fatFreeMassKg: leanMassKg(weightKg, bodyFatPercent) } : {}),
    ...(bodyFatGoal ? { bodyFatTargetPercent: bodyFatGoal } : {}),
    ...(plannedKcal ? { intakeKcal: plannedKcal } : {}),
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
    ...(weeklyPercent === null ? {} : { weeklyLossPercent: Math.max(0, -weeklyPercent) }),
  };
}
