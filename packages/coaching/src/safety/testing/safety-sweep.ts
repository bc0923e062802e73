import type { PlanAnswers } from '../../athlete/answers.ts';
import { swapRefusal } from '../../meals/check-swap.ts';
import { makePeakWeek } from '../../peak-week/make-peak-week.ts';
import { assessProtocol } from '../../protocols/assess-protocol.ts';
import { protocolBasis } from '../../protocols/basis.ts';
import { makeProtocol } from '../../protocols/make-protocol.ts';
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
  crossed,
  isBarred,
  leanMass,
  leastKcal,
  macrosCrossed,
  macrosNeedReason,
} from './referee.ts';

/** A way to create plans, and what it wrongly allowed or rejected; empty if it respects every limit. */
type Door = (answers: PlanAnswers, random: SeededRandom) => string[];

export const SAFETY_DOORS = {
  'daily targets': dailyTargets,
  'typed targets': typedTargets,
  'drafted protocol': draftedProtocol,
  'typed protocol': typedProtocol,
  'food swap': foodSwap,
  'peak week': peakWeek,
} satisfies Record<string, Door>;
export type SafetyDoor = keyof typeof SAFETY_DOORS;

export interface Breach {
  door: SafetyDoor;
  what: string;
  answers: PlanAnswers;
}

/** Sends so many athletes through every door. */
export function sweepDoors(seed: string, profiles: number): Breach[] {
  const random = seededRandom(seed);
  return Array.from({ length: profiles }).flatMap(() => {
    const answers = randomProfile(random);
    return Object.entries(SAFETY_DOORS).flatMap(([door, enter]) =>
      enter(answers, random).map((what) => ({ door: door as SafetyDoor, what, answers })),
    );
  });
}

/** Sign-up, new plans, and what both foretell. */
function dailyTargets(answers: PlanAnswers): string[] {
  const made = dailyTargetsFor(answers);
  if (made.kind === 'not-enough-data') return [`no targets: ${made.missing.join()}`];
  const codes = made.notes.map(({ code }) => code);
  const noted = (code: (typeof codes)[number]) => (codes.includes(code) ? [] : [`no ${code} note`]);
  const left = (made.calories - plannedExerciseKcal(answers)) / leanMass(answers);
  return [
    ...crossed(leastKcal(answers), made.calories),
    ...macrosCrossed(answers, made),
    ...(left < 30 - 0.1 ? noted('energy_availability') : []),
    ...(made.calories < made.restingKcal ? noted('below_resting') : []),
    ...(made.weeklyRatePercent < -1.01 ? noted('loss_rate') : []),
    ...(made.calories < made.maintenanceKcal && bmi(answers) < 20 ? noted('low_bmi') : []),
  ];
}

/** Random grams, and their calories or others. */
function anyTargets({ weightKg }: PlanAnswers, random: SeededRandom): MacroTargets {
  const { between } = figuresOf(random);
  const [protein = 0, carbs = 0, fats = 0] = [
    ...[between(0, 8), between(0, 10), between(0, 3)],
  ].map((perKg) => Math.round(perKg * weightKg));
  return { protein, carbs, fats, calories: 4 * protein + 4 * carbs + 9 * fats };
}

/** A coach's figures, the calculator's, and those that go on in the next plan. */
function typedTargets(answers: PlanAnswers, random: SeededRandom): string[] {
  const typed = anyTargets(answers, random);
  const judged = checkOwnTargets(answers, typed);
  const outer = [...crossed(leastKcal(answers), typed.calories), ...macrosCrossed(answers, typed)];
  if (judged.kind === 'allowed') {
    const needsReason = macrosNeedReason(answers, typed) && judged.warnings.length === 0;
    return [...outer, ...(needsReason ? ['allowed without a warning'] : [])];
  }
  if (judged.leastKcal === null) return [];
  const again = checkOwnTargets(answers, { ...typed, calories: judged.leastKcal });
  return again.kind === 'refused' && again.leastKcal !== null ? ['refused at the named least'] : [];
}

const inputOf = (answers: PlanAnswers) => ({ ...NOTHING_LOGGED, answers });

function draftedProtocol(answers: PlanAnswers, random: SeededRandom): string[] {
  const type = random.pick(PROTOCOL_TYPES);
  const made = makeProtocol(type, inputOf(answers));
  if (made.kind === 'not-enough-data') return [];
  const { findings } = assessProtocol(protocolBasis(inputOf(answers)), made, made.startsOn);
  return findings.flatMap(({ level, text }) => (level === 'block' ? [text] : []));
}

/** One phase with any figures: what is not blocked must be within the limits. */
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
  const { floor = 0 } = leastKcal(answers);
  const isLong = answers.sex !== 'male' && 7 * weeks > 14;
  const perKg = answers.sex === 'female' ? 0 : 25;
  const { maintenanceKcal } = basis;
  const least = {
    floor,
    availability: (isLong ? 30 : perKg) * leanMass(answers) + plannedExerciseKcal(answers),
    ...(isBarred(answers) && { deficit: Math.round(maintenanceKcal) }),
  };
  // Other training changes maintenance: phases with less of it aren't checked.
  return [
    ...crossed(least, typed.calories),
    ...macrosCrossed(answers, typed).filter((what) => what !== 'many kcal'),
  ];
}

/** A day of meals that a swap changes; what leads down must end within the limits. */
function foodSwap(answers: PlanAnswers, random: SeededRandom): string[] {
  const before = anyTargets(answers, random);
  const share = figuresOf(random).between(0.8, 1);
  const after = { ...before, calories: Math.round(share * before.calories) };
  const targetKcal = before.calories;
  const { maintenanceKcal } = athleteEnergy(answers);
  if (swapRefusal(answers, { before, after, targetKcal, maintenanceKcal })) return [];
  if (after.calories >= before.calories) return [];
  const { floor = 0, availability = 0 } = leastKcal(answers);
  // The day's rounding, a moved body-fat reading and the weight of a day are room that the door leaves.
  const least = {
    ...{ floor: 0.99 * floor, availability: 0.97 * availability },
    ...(isBarred(answers) && { deficit: 0.97 * maintenanceKcal }),
  };
  return crossed(least, after.calories);
}

function peakWeek(answers: PlanAnswers, random: SeededRandom): string[] {
  const { between, maybe } = figuresOf(random);
  const { sex = null, healthConditions = [], clinicianAgreed, bodyFatPercent } = answers;
  const sessionKcal = between(0, 600);
  const leanMassKg = bodyFatPercent === undefined ? null : leanMass(answers);
  const made = makePeakWeek({
    ...{ sex, leanMassKg, sessionKcal, lowDaysBefore: random.integer(0, 30) },
    ...{ weightKg: answers.weightKg, heightCm: answers.heightCm, ageYears: answers.ageYears },
    sodiumMg: maybe(0.5, () => between(500, 9000)) ?? null,
    waterLiters: maybe(0.5, () => between(0.5, 10)) ?? null,
    intakeKcal: maybe(0.5, () => between(600, 6000)) ?? null,
    maintenanceKcal: maybe(0.5, () => between(600, 6000)) ?? null,
    conditions: clinicianAgreed ? [] : healthConditions,
    holds: answers.holds ?? [],
  });
  if (made.kind !== 'plan') return [];
  const isIll = healthConditions.length > 0 && !clinicianAgreed;
  const isBarredFromIt = answers.ageYears < 18 || bmi(answers) < 18.5 || isIll;
  const { floor = 0 } = leastKcal(answers);
  const perKg = sex === 'female' ? 0 : 25;
  return [
    ...(isBarredFromIt ? ['a peak week that is barred'] : []),
    ...made.days.flatMap(({ offset, kcal }) => {
      if (kcal === null) return [];
      const exerciseKcal = offset <= -4 ? sessionKcal : 0;
      const availability = leanMassKg === null ? 0 : perKg * leanMassKg + exerciseKcal;
      return crossed({ floor, availability }, kcal);
    }),
  ];
}
