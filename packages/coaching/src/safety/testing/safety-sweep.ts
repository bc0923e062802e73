import type { PlanAnswers } from '../../athlete/answers.ts';
import { swapRefusal } from '../../meals/check-swap.ts';
import { generatePeakWeek } from '../../peak-week/generate-peak-week.ts';
import { assessProtocol } from '../../protocols/assess-protocol.ts';
import { protocolBasis } from '../../protocols/basis.ts';
import { generateProtocol } from '../../protocols/generate-protocol.ts';
import { PROTOCOL_TYPES } from '../../protocols/protocol.ts';
import { NOTHING_LOGGED } from '../../protocols/testing/drafts.ts';
import { type SeededRandom, seededRandom } from '../../random/seeded.ts';
import { athleteEnergy, plannedExerciseKcal } from '../../targets/athlete-energy.ts';
import { checkOwnTargets } from '../../targets/check-own-targets.ts';
import { dailyTargetsFor } from '../../targets/daily-targets.ts';
import type { MacroTargets } from '../../targets/nutrition-calculator.ts';
import { figuresOf, randomProfile } from './random-profile.ts';
import {
  bmi,
  isBarred,
  leanMass,
  macrosNeedReason,
  minKcal,
  violatedLimits,
  violatedMacros,
} from './referee.ts';

/** A way to create plans. Returns what it wrongly allowed or rejected; empty if it respects every limit. */
type EntryPoint = (answers: PlanAnswers, random: SeededRandom) => string[];

export const SAFETY_DOORS = {
  'daily targets': dailyTargets,
  'typed targets': typedTargets,
  'drafted protocol': draftedProtocol,
  'typed protocol': typedProtocol,
  'food swap': foodSwap,
  'peak week': peakWeek,
} satisfies Record<string, EntryPoint>;
export type SafetyDoor = keyof typeof SAFETY_DOORS;

export interface Breach {
  door: SafetyDoor;
  what: string;
  answers: PlanAnswers;
}

/** Runs random athletes through every entry point. */
export function runSafetySweep(seed: string, profiles: number): Breach[] {
  const random = seededRandom(seed);
  return Array.from({ length: profiles }).flatMap(() => {
    const answers = randomProfile(random);
    return Object.entries(SAFETY_DOORS).flatMap(([door, enter]) =>
      enter(answers, random).map((problem) => ({
        door: door as SafetyDoor,
        what: problem,
        answers,
      })),
    );
  });
}

/** Sign-up targets, new plans, and the preview of both. */
function dailyTargets(answers: PlanAnswers): string[] {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') return [`no targets: ${targets.missing.join()}`];
  const codes = targets.notes.map(({ code }) => code);
  const noted = (code: (typeof codes)[number]) => (codes.includes(code) ? [] : [`no ${code} note`]);
  const availability = (targets.calories - plannedExerciseKcal(answers)) / leanMass(answers);
  return [
    ...violatedLimits(minKcal(answers), targets.calories),
    ...violatedMacros(answers, targets),
    ...(availability < 30 - 0.1 ? noted('energy_availability') : []),
    ...(targets.calories < targets.restingKcal ? noted('below_resting') : []),
    ...(targets.weeklyRatePercent < -1.01 ? noted('loss_rate') : []),
    ...(targets.calories < targets.maintenanceKcal && bmi(answers) < 20 ? noted('low_bmi') : []),
  ];
}

/** Random grams, with matching or random calories. */
function anyTargets({ weightKg }: PlanAnswers, random: SeededRandom): MacroTargets {
  const { between } = figuresOf(random);
  const [protein = 0, carbs = 0, fats = 0] = [
    ...[between(0, 8), between(0, 10), between(0, 3)],
  ].map((perKg) => Math.round(perKg * weightKg));
  return { protein, carbs, fats, calories: 4 * protein + 4 * carbs + 9 * fats };
}

/** Targets typed by a coach, the calculator's, and targets carried over to the next plan. */
function typedTargets(answers: PlanAnswers, random: SeededRandom): string[] {
  const typed = anyTargets(answers, random);
  const checked = checkOwnTargets(answers, typed);
  const outer = [
    ...violatedLimits(minKcal(answers), typed.calories),
    ...violatedMacros(answers, typed),
  ];
  if (checked.kind === 'allowed') {
    const needsReason = macrosNeedReason(answers, typed) && checked.warnings.length === 0;
    return [...outer, ...(needsReason ? ['allowed without a warning'] : [])];
  }
  if (checked.leastKcal === null) return [];
  const rechecked = checkOwnTargets(answers, { ...typed, calories: checked.leastKcal });
  return rechecked.kind === 'refused' && rechecked.leastKcal !== null
    ? ['refused at the named least']
    : [];
}

const inputOf = (answers: PlanAnswers) => ({ ...NOTHING_LOGGED, answers });

function draftedProtocol(answers: PlanAnswers, random: SeededRandom): string[] {
  const type = random.pick(PROTOCOL_TYPES);
  const protocol = generateProtocol(type, inputOf(answers));
  if (protocol.kind === 'not-enough-data') return [];
  const { findings } = assessProtocol(protocolBasis(inputOf(answers)), protocol, protocol.startsOn);
  return findings.flatMap(({ level, text }) => (level === 'block' ? [text] : []));
}

/** A phase with random figures: if it isn't blocked, it must be within the limits. */
function typedProtocol(answers: PlanAnswers, random: SeededRandom): string[] {
  const typed = anyTargets(answers, random);
  const weeks = random.integer(1, 20);
  const phase = {
    ...{ ...typed, name: 'Typed', weeks, cardioMinutes: 0, dailySteps: 7000, trainingDays: 4 },
    ...{ weeklySets: 80, refeedDays: 0, checkPoint: '' },
  };
  const basis = protocolBasis(inputOf(answers));
  const plan = { protocolType: 'cutting', bodyFatTarget: null, phases: [phase] } as const;
  const { findings } = assessProtocol(basis, plan, answers.today);
  if (findings.some(({ level }) => level === 'block')) return [];
  const { floor = 0 } = minKcal(answers);
  const isLong = answers.sex !== 'male' && 7 * weeks > 14;
  const perKg = answers.sex === 'female' ? 0 : 25;
  const { maintenanceKcal } = basis;
  const minByLimit = {
    floor,
    availability: (isLong ? 30 : perKg) * leanMass(answers) + plannedExerciseKcal(answers),
    ...(isBarred(answers) && { deficit: Math.round(maintenanceKcal) }),
  };
  // Phases with less training aren't checked, since that changes maintenance.
  return [
    ...violatedLimits(minByLimit, typed.calories),
    ...violatedMacros(answers, typed).filter((problem) => problem !== 'many kcal'),
  ];
}

/** A day of meals with a food swap: if it lowers intake, it must end within the limits. */
function foodSwap(answers: PlanAnswers, random: SeededRandom): string[] {
  const before = anyTargets(answers, random);
  const share = figuresOf(random).between(0.8, 1);
  const after = { ...before, calories: Math.round(share * before.calories) };
  const targetKcal = before.calories;
  const { maintenanceKcal } = athleteEnergy(answers);
  if (swapRefusal(answers, { before, after, targetKcal, maintenanceKcal })) return [];
  if (after.calories >= before.calories) return [];
  const { floor = 0, availability = 0 } = minKcal(answers);
  // Tolerance for the day's rounding, a changed body-fat reading and daily weight changes.
  const minByLimit = {
    ...{ floor: 0.99 * floor, availability: 0.97 * availability },
    ...(isBarred(answers) && { deficit: 0.97 * maintenanceKcal }),
  };
  return violatedLimits(minByLimit, after.calories);
}

function peakWeek(answers: PlanAnswers, random: SeededRandom): string[] {
  const { between, maybe } = figuresOf(random);
  const { sex = null, healthConditions = [], clinicianAgreed, bodyFatPercent } = answers;
  const sessionKcal = between(0, 600);
  const leanMassKg = bodyFatPercent === undefined ? null : leanMass(answers);
  const plan = generatePeakWeek({
    ...{ sex, leanMassKg, sessionKcal, lowDaysBefore: random.integer(0, 30) },
    ...{ weightKg: answers.weightKg, heightCm: answers.heightCm, ageYears: answers.ageYears },
    sodiumMg: maybe(0.5, () => between(500, 9000)) ?? null,
    waterLiters: maybe(0.5, () => between(0.5, 10)) ?? null,
    intakeKcal: maybe(0.5, () => between(600, 6000)) ?? null,
    maintenanceKcal: maybe(0.5, () => between(600, 6000)) ?? null,
    conditions: clinicianAgreed ? [] : healthConditions,
    holds: answers.holds ?? [],
  });
  if (plan.kind !== 'plan') return [];
  const isIll = healthConditions.length > 0 && !clinicianAgreed;
  const isBlockedFromIt = answers.ageYears < 18 || bmi(answers) < 18.5 || isIll;
  const { floor = 0 } = minKcal(answers);
  const perKg = sex === 'female' ? 0 : 25;
  return [
    ...(isBlockedFromIt ? ['a peak week that is barred'] : []),
    ...plan.days.flatMap(({ offset, kcal }) => {
      if (kcal === null) return [];
      const exerciseKcal = offset <= -4 ? sessionKcal : 0;
      const availability = leanMassKg === null ? 0 : perKg * leanMassKg + exerciseKcal;
      return violatedLimits({ floor, availability }, kcal);
    }),
  ];
}
