import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { BMI_LIMITS, bodyMassIndex } from '../safety/body-checks.ts';
import { ADULT_YEARS } from '../safety/exclusions.ts';
import type { HealthCondition } from '../safety/health-condition-list.ts';
import type { HoldKind } from '../safety/hold-kinds.ts';
import { holdBlockReason } from '../safety/holds.ts';
import { AFTER_SHOW } from '../targets/after-show.ts';
import { counted } from '../text/counted.ts';
import { assessPeakAvailability } from './peak-availability.ts';
import { AFTER_SHOW_TEXTS, PEAK_DAY_TEXTS } from './peak-days.data.ts';
import {
  kcalOf,
  minPeakKcal,
  type PeakEater,
  type PeakMacros,
  peakMacros,
  targetPeakKcal,
} from './peak-intake.ts';
import { LAST_PEAK_DAY, PEAK_DAY_RULES, PEAK_LIMITS } from './rules.ts';

/** A peak week's input: two-week means, null with too few logs. */
export interface PeakFacts extends PeakEater {
  weightKg: number | null;
  heightCm: number | null;
  ageYears: number | null;
  /** mg a day, liters a day, kcal a day. */
  sodiumMg: number | null;
  waterLiters: number | null;
  intakeKcal: number | null;
  maintenanceKcal: number | null;
  /** Conditions without a clinician's approval. */
  conditions: readonly HealthCondition[];
  /** Open holds. */
  holds: readonly HoldKind[];
}

/** One day of a plan. Unknown figures are null, never made up. */
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

const OFFSETS_BEFORE: readonly number[] = Object.keys(PEAK_DAY_RULES)
  .map(Number)
  .sort((a, b) => a - b);

/** A peak week within the limits, or the reasons against one. */
export function generatePeakWeek(facts: PeakFacts): PeakWeek {
  const { weightKg, heightCm, ageYears } = facts;
  const missing = [
    ...(weightKg === null ? (['weight'] as const) : []),
    ...(heightCm === null ? (['height'] as const) : []),
    ...(ageYears === null ? (['age'] as const) : []),
  ];
  const reasons = peakBlockReasons(facts);
  if (reasons.length > 0) return { kind: 'refused', reasons };
  if (weightKg === null || missing.length > 0) return notEnoughData(...missing);
  const before = OFFSETS_BEFORE.map((offset) => dayBefore(offset, weightKg, facts));
  const after = Array.from({ length: LAST_PEAK_DAY }, (_, index) =>
    dayAfter(index + 1, weightKg, facts),
  );
  return { kind: 'plan', days: [...before, ...after] };
}

/** Why this peak week is refused; empty if nothing known rules it out. */
export function peakBlockReasons(facts: PeakFacts): string[] {
  const { weightKg, heightCm, ageYears, sodiumMg, conditions } = facts;
  const holdReason = holdBlockReason(facts, 'peak');
  const reasons: string[] = holdReason ? [holdReason] : [];
  if (ageYears !== null && ageYears < ADULT_YEARS) reasons.push('Not offered under 18.');
  if (weightKg !== null && heightCm !== null) {
    const bmi = bodyMassIndex(weightKg, heightCm);
    if (bmi < BMI_LIMITS.block) reasons.push('The BMI is below 18.5.');
  }
  if (weightKg !== null && !canMeetIntake(weightKg, facts)) {
    const unknown = facts.sex
      ? ''
      : ' The profile doesn’t include sex, so the higher limit applies.';
    reasons.push(
      `At this weight, the days before a show have less food than is safe: ask a clinician first.${unknown}`,
    );
  }
  if (weightKg !== null && canMeetIntake(weightKg, facts) && staysLowTooLong(weightKg, facts)) {
    reasons.push(
      `The plans before peak week leave less than 30 kcal per kg of lean mass for ${counted(facts.lowDaysBefore, 'day')}, and peak week can’t make up for that: raise the calories before it.`,
    );
  }
  for (const condition of conditions) reasons.push(`${condition}: ask a clinician first.`);
  if (sodiumMg !== null && sodiumMg * (1 + PEAK_LIMITS.sodiumChange) < PEAK_LIMITS.minSodiumMg) {
    reasons.push('The sodium is so low that a safe target would be a sudden change.');
  }
  return reasons;
}

/** Whether every day can meet both its ranges and the minimum intake. */
const canMeetIntake = (weightKg: number, eater: PeakEater): boolean =>
  OFFSETS_BEFORE.every((offset) => macrosOf(offset, weightKg, eater) !== null);

/** Whether energy would stay too low for too long, including earlier plans, even with the ranges fully used. */
function staysLowTooLong(weightKg: number, eater: PeakEater): boolean {
  const days = OFFSETS_BEFORE.map((offset) => {
    const macros = macrosOf(offset, weightKg, eater);
    return { offset, title: '', kcal: macros && kcalOf(macros) };
  });
  return assessPeakAvailability(days, eater).some(({ finding }) => finding.level === 'block');
}

function macrosOf(offset: number, weightKg: number, eater: PeakEater): PeakMacros | null {
  const rule = PEAK_DAY_RULES[offset];
  if (!rule) throw new RangeError(`no rule for day ${offset}`);
  return peakMacros(rule, weightKg, {
    leastKcal: minPeakKcal(eater, offset),
    wantedKcal: targetPeakKcal(eater, offset),
  });
}

/** ml a day: the athlete's habit within 35–45 ml/kg, or the middle of the range if unknown. */
export function peakWaterMl(weightKg: number, waterLiters: number | null): number {
  const [low, high] = PEAK_LIMITS.waterTargetMlPerKg;
  const habit = waterLiters === null ? (low + high) / 2 : (waterLiters * 1000) / weightKg;
  const maxMl = Math.min(high * weightKg, PEAK_LIMITS.waterMlPerHour * PEAK_LIMITS.hoursAwake);
  const target = Math.min(maxMl, Math.max(low * weightKg, habit * weightKg));
  return within(Math.round(target / 50) * 50, low * weightKg, maxMl);
}

const within = (value: number, low: number, high: number) =>
  Math.min(Math.floor(high), Math.max(Math.ceil(low), value));

function sodiumOf({ sodiumMg }: PeakFacts): number | null {
  if (sodiumMg === null) return null;
  return Math.max(PEAK_LIMITS.minSodiumMg, Math.round(sodiumMg));
}

function dayBefore(offset: number, weightKg: number, facts: PeakFacts): PeakDay {
  const words = PEAK_DAY_TEXTS[offset];
  if (!words) throw new RangeError(`no text for day ${offset}`);
  const macros = macrosOf(offset, weightKg, facts);
  if (!macros) throw new RangeError(`day ${offset} cannot fit the minimum intake`);
  return {
    ...words,
    tasks: [...words.tasks],
    offset,
    waterMl: peakWaterMl(weightKg, facts.waterLiters),
    sodiumMg: sodiumOf(facts),
    ...macros,
    kcal: kcalOf(macros),
  };
}

function dayAfter(offset: number, weightKg: number, facts: PeakFacts): PeakDay {
  const { intakeKcal, maintenanceKcal } = facts;
  const hasIntake = intakeKcal !== null && maintenanceKcal !== null;
  const risen = hasIntake ? intakeKcal * (1 + AFTER_SHOW.risePerDay) ** offset : 0;
  const maxKcal = hasIntake ? Math.max(intakeKcal, maintenanceKcal) : 0;
  const kcal = hasIntake
    ? Math.max(minPeakKcal(facts, offset), Math.round(Math.min(risen, maxKcal)))
    : null;
  return {
    ...AFTER_SHOW_TEXTS,
    title: offset === 1 ? 'The day after' : `${offset} days after`,
    tasks: [...AFTER_SHOW_TEXTS.tasks],
    offset,
    waterMl: peakWaterMl(weightKg, facts.waterLiters),
    sodiumMg: sodiumOf(facts),
    ...{ carbsG: null, fatG: null, proteinG: null, kcal },
  };
}
