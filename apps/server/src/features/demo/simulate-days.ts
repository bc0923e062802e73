import {
  addDays,
  athleteEnergy,
  bodyWeightKg,
  dailyTargetsFor,
  hallRestingKcal,
  type SeededRandom,
  type SimulatedAthlete,
  seededRandom,
  simulateDay,
  simulatedBodyFatPercent,
  startAthlete,
  weekdayOf,
} from '@posedown/coaching';
import type { CastMember } from './cast.ts';

/** One simulated day: the plan's targets, the intake and the body that morning. */
export interface LivedDay {
  date: string;
  /** True morning weight, and the scale reading, in kg. */
  weightKg: number;
  scaleKg: number;
  bodyFatPercent: number;
  targets: Macros;
  /** Intake as a share of the plan: 1 follows it exactly. */
  eatenShare: number;
  /** Whether the athlete has stopped logging by this day. */
  silent: boolean;
}

export interface Macros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** Days between two reviews of the targets by the coach. */
const REVIEW_DAYS = 28;
const SCALE_NOISE_KG = 0.5;
const WEEKEND_SHARE = 0.05;

/**
 * Simulates an athlete's days until yesterday with the model of Hall et al.: intake follows targets and behavior,
 * weight follows intake.
 */
export function simulateDays(member: CastMember): LivedDay[] {
  const random = seededRandom(`life:${member.email}`);
  const { answers, behavior } = member;
  let body = startBody(member);
  let targets = targetsOf(member, body, answers.today);
  const days: LivedDay[] = [];
  for (let index = 0; index < member.daysHere; index += 1) {
    const date = addDays(answers.today, index);
    const weightKg = bodyWeightKg(body);
    if (index > 0 && index % REVIEW_DAYS === 0) targets = targetsOf(member, body, date);
    const eatenShare = shareEaten(member, date, random);
    days.push({
      date,
      weightKg,
      scaleKg: weightKg + random.normal(0, SCALE_NOISE_KG),
      bodyFatPercent: simulatedBodyFatPercent(body),
      targets,
      eatenShare,
      silent: index >= member.daysHere - behavior.silentDays,
    });
    body = simulateDay(body, {
      energyIntakeKcal: targets.calories * eatenShare,
      carbohydrateKcal: targets.carbs * 4 * eatenShare,
      sodiumDeltaMg: random.normal(0, 600),
    });
  }
  return days;
}

/** Their expenditure matches the plan's formula, so that the plans fit. */
function startBody({ sex, answers, startBodyFatPercent }: CastMember): SimulatedAthlete {
  const body = { ...answers, sex, bodyFatPercent: startBodyFatPercent };
  const pal = athleteEnergy(body).formulaKcal / hallRestingKcal(body);
  return startAthlete({ ...body, pal });
}

/** The coach measures body fat at each review. */
function targetsOf({ answers, email }: CastMember, body: SimulatedAthlete, today: string): Macros {
  const weightKg = bodyWeightKg(body);
  const bodyFatPercent = simulatedBodyFatPercent(body);
  const targets = dailyTargetsFor({ ...answers, today, weightKg, bodyFatPercent });
  if (targets.kind === 'not-enough-data') throw new Error(`${email} has too few answers`);
  const { calories, protein, carbs, fats } = targets;
  return { calories, protein, carbs, fats };
}

/** Intake is higher on weekends. */
function shareEaten({ behavior }: CastMember, date: string, random: SeededRandom): number {
  const weekend = weekdayOf(date) >= 5 ? WEEKEND_SHARE * (1 + behavior.overeats * 10) : 0;
  const share = 1 + behavior.overeats + weekend + random.normal(0, behavior.spread);
  return Math.min(1.6, Math.max(0.6, share));
}
