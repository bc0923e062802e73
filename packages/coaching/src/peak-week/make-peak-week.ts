import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { BMI_LIMITS, bodyMassIndex } from '../safety/body-checks.ts';
import { ADULT_YEARS } from '../safety/exclusions.ts';
import { AFTER_SHOW_WORDS, PEAK_DAY_WORDS } from './peak-days.data.ts';
import {
  LAST_PEAK_DAY,
  PEAK_DAY_RULES,
  PEAK_LIMITS,
  type PeakCondition,
  type PerKg,
} from './rules.ts';

/** What a peak week rests on: two-week means, and null where too little was logged. */
export interface PeakFacts {
  weightKg: number | null;
  heightCm: number | null;
  ageYears: number | null;
  /** mg a day, litres a day, kcal a day. */
  sodiumMg: number | null;
  waterLitres: number | null;
  intakeKcal: number | null;
  maintenanceKcal: number | null;
  conditions: readonly PeakCondition[];
}

/** One day of a plan. Null figures are not known and not made up. */
export interface PeakDay {
  /** Days from the show: -6 to 7. */
  offset: number;
  title: string;
  theme: string;
  waterMl: number;
  sodiumMg: number | null;
  carbsG: number | null;
  fatG: number | null;
  proteinG: number | null;
  kcal: number | null;
  training: string;
  supplements: string;
  tasks: string[];
  advice: string;
}

export type PeakWeek =
  | { kind: 'plan'; days: PeakDay[] }
  | { kind: 'refused'; reasons: string[] }
  | NotEnoughData<'weight' | 'height' | 'age'>;

/** A peak week by the rules, or why there is none. */
export function makePeakWeek(facts: PeakFacts): PeakWeek {
  const { weightKg, heightCm, ageYears } = facts;
  const missing = [
    ...(weightKg === null ? (['weight'] as const) : []),
    ...(heightCm === null ? (['height'] as const) : []),
    ...(ageYears === null ? (['age'] as const) : []),
  ];
  const reasons = peakRefusals(facts);
  if (reasons.length > 0) return { kind: 'refused', reasons };
  if (weightKg === null || missing.length > 0) return notEnoughData(...missing);
  const before = Object.keys(PEAK_DAY_RULES)
    .map(Number)
    .sort((a, b) => a - b)
    .map((offset) => dayBefore(offset, weightKg, facts));
  const after = Array.from({ length: LAST_PEAK_DAY }, (_, index) =>
    dayAfter(index + 1, weightKg, facts),
  );
  return { kind: 'plan', days: [...before, ...after] };
}

/** Why nobody may be given this peak week; empty where nothing known speaks against it. */
export function peakRefusals(facts: PeakFacts): string[] {
  const { weightKg, heightCm, ageYears, sodiumMg, conditions } = facts;
  const reasons: string[] = [];
  if (ageYears !== null && ageYears < ADULT_YEARS) reasons.push('You are under 18.');
  if (weightKg !== null && heightCm !== null) {
    const bmi = bodyMassIndex(weightKg, heightCm);
    if (bmi < BMI_LIMITS.block) reasons.push('Your BMI is below 18.5.');
  }
  for (const condition of conditions) reasons.push(`${condition}: ask a clinician first.`);
  if (sodiumMg !== null && sodiumMg * (1 + PEAK_LIMITS.sodiumChange) < PEAK_LIMITS.leastSodiumMg) {
    reasons.push('Your sodium is so low that a safe target would be a sudden change.');
  }
  return reasons;
}

/** ml a day: the athlete's own habit within 35–45 ml/kg, the middle of it where it is not known. */
export function peakWaterMl(weightKg: number, waterLitres: number | null): number {
  const [low, high] = PEAK_LIMITS.waterTargetMlPerKg;
  const habit = waterLitres === null ? (low + high) / 2 : (waterLitres * 1000) / weightKg;
  const most = Math.min(high * weightKg, PEAK_LIMITS.waterMlPerHour * PEAK_LIMITS.hoursAwake);
  const target = Math.min(most, Math.max(low * weightKg, habit * weightKg));
  return within(Math.round(target / 50) * 50, low * weightKg, most);
}

const within = (value: number, low: number, high: number) =>
  Math.min(Math.floor(high), Math.max(Math.ceil(low), value));

function sodiumOf({ sodiumMg }: PeakFacts): number | null {
  if (sodiumMg === null) return null;
  return Math.max(PEAK_LIMITS.leastSodiumMg, Math.round(sodiumMg));
}

const middle = ([low, high]: PerKg, weightKg: number) => Math.round(((low + high) / 2) * weightKg);

function dayBefore(offset: number, weightKg: number, facts: PeakFacts): PeakDay {
  const rule = PEAK_DAY_RULES[offset];
  const words = PEAK_DAY_WORDS[offset];
  if (!rule || !words) throw new RangeError(`no rule for day ${offset}`);
  const carbsG = middle(rule.carbs, weightKg);
  const fatG = middle(rule.fat, weightKg);
  const proteinG = middle(rule.protein, weightKg);
  return {
    ...words,
    tasks: [...words.tasks],
    offset,
    waterMl: peakWaterMl(weightKg, facts.waterLitres),
    sodiumMg: sodiumOf(facts),
    ...{ carbsG, fatG, proteinG },
    kcal: kcalOf({ carbsG, fatG, proteinG }),
  };
}

/** kcal of a day: 4 per g of carbohydrate and protein, 9 per g of fat. */
export function kcalOf(day: { carbsG: number; fatG: number; proteinG: number }): number {
  return 4 * (day.carbsG + day.proteinG) + 9 * day.fatG;
}

/** Rise of the intake in the week after, a share a day: 'about 20 %' of the source. */
const RISE_PER_DAY = 0.2;

function dayAfter(offset: number, weightKg: number, facts: PeakFacts): PeakDay {
  const { intakeKcal, maintenanceKcal } = facts;
  const known = intakeKcal !== null && maintenanceKcal !== null;
  const risen = known ? intakeKcal * (1 + RISE_PER_DAY) ** offset : 0;
  const kcal = known ? Math.round(Math.min(risen, Math.max(intakeKcal, maintenanceKcal))) : null;
  return {
    ...AFTER_SHOW_WORDS,
    title: offset === 1 ? 'The day after' : `${offset} days after`,
    tasks: [...AFTER_SHOW_WORDS.tasks],
    offset,
    waterMl: peakWaterMl(weightKg, facts.waterLitres),
    sodiumMg: sodiumOf(facts),
    ...{ carbsG: null, fatG: null, proteinG: null, kcal },
  };
}
