import {
  ACTIVITY_LEVELS,
  CARDIO_PREFERENCES,
  DIETARY_RESTRICTIONS,
  EXPERIENCES,
  type PlanAnswers,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
} from '../../athlete/answers.ts';
import { addDays } from '../../calendar/calendar-day.ts';
import type { SeededRandom } from '../../random/seeded.ts';
import { ATHLETE } from '../../training/testing/athletes.ts';
import { HEALTH_CONDITIONS } from '../health-condition-list.ts';

/** How often a figure is an extreme, and how often an optional fact is known. */
const EXTREME = 0.25;
const KNOWN_SHARE = 0.5;

/** Draws figures within a range, often at one of its ends. */
export function figuresOf(random: SeededRandom) {
  const between = (min: number, max: number): number => {
    if (random.next() < EXTREME) return random.pick([min, max]);
    return min + (max - min) * random.next();
  };
  const maybe = <Value>(share: number, value: () => Value): Value | undefined =>
    random.next() < share ? value() : undefined;
  return { between, maybe };
}

/** Any athlete that sign-up and weigh-ins accept, often with extremes, and with or without measurements. */
export function randomProfile(random: SeededRandom): PlanAnswers {
  const { between, maybe } = figuresOf(random);
  const heightCm = between(120, 230);
  // Half of them anywhere within the form's limits, half with a realistic body.
  const weightKg =
    random.next() < 0.5
      ? between(30, 300)
      : Math.min(300, Math.max(30, between(15, 45) * (heightCm / 100) ** 2));
  const sex = maybe(2 / 3, () => random.pick(SEXES));
  const bodyFatPercent = maybe(KNOWN_SHARE, () => between(3, 50));
  const observedLoss = maybe(KNOWN_SHARE, () => ({
    ...{ weeklyPercent: between(-1, 3), doubtPercent: between(0, 1) },
  }));
  const bodyFatGoalPercent = maybe(KNOWN_SHARE, () => between(3, 30));
  const measuredKcal = maybe(KNOWN_SHARE, () => between(500, 8000));
  const competitionDate = maybe(KNOWN_SHARE, () =>
    addDays(ATHLETE.today, random.integer(-10, 400)),
  );
  return {
    ...ATHLETE,
    ...{ heightCm, weightKg, ageYears: random.pick([13, 16, 17, 18, 25, 40, 65, 100]) },
    targetWeightKg: Math.max(30, weightKg * between(0.6, 1.3)),
    ...(sex && { sex }),
    ...(bodyFatPercent !== undefined && { bodyFatPercent }),
    ...(observedLoss && { observedLoss }),
    ...(bodyFatGoalPercent !== undefined && { bodyFatGoalPercent }),
    ...(measuredKcal !== undefined && { measuredKcal }),
    ...(competitionDate && { competitionDate }),
    healthConditions: random.next() < 0.75 ? [] : [random.pick(HEALTH_CONDITIONS)],
    clinicianAgreed: random.next() < 0.3,
    primaryGoal: random.pick(PRIMARY_GOALS),
    targetTimeline: random.pick(TARGET_TIMELINES),
    experience: random.pick(EXPERIENCES),
    activityLevel: random.pick(ACTIVITY_LEVELS),
    trainingFrequency: random.pick(TRAINING_FREQUENCIES),
    sessionDuration: random.pick(SESSION_DURATIONS),
    cardioPreference: random.pick(CARDIO_PREFERENCES),
    dietaryRestrictions: DIETARY_RESTRICTIONS.filter(() => random.next() < 0.15),
  };
}
