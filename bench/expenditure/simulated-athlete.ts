import { addDays, type CalendarDay, type SeededRandom } from '@posedown/coaching';
import { type Body, expenditureOf, type Metabolism, nextBody } from './energy-balance.ts';
import { type Scale, ScaleReadings, scaleOf } from './scale-readings.ts';

export const FIRST_DAY: CalendarDay = '2026-03-02';
/** Day of the coach's plan change, counted from the start of the diet. */
const PLAN_CHANGE_DAY = 28;

export type Arm = 'cut' | 'refeeds' | 'hold' | 'gain';

export interface Cohort {
  name: string;
  arm: Arm;
  /** Share of intake that is never logged. */
  underReporting: number;
  onlyWomenWithCycle?: boolean;
}

export interface SimulatedAthlete {
  sex: 'male' | 'female';
  formulaKcal: number;
  restingKcal: number;
  /** As the product would estimate it. */
  fatKg: number;
  weighIns: { day: CalendarDay; weightKg: number }[];
  intakes: { day: CalendarDay; intakeKcal: number }[];
  intakeSteps: { from: CalendarDay; calories: number; carbs: number }[];
  /** Each day's true value in the athlete's logged terms: what they would log to maintain their weight. */
  loggedMaintenanceKcal: number[];
}

/** An estimator's result for an athlete's expenditure, kcal a day. */
export interface Estimate {
  kcal: number;
  /** null for an estimator without a band. */
  sdKcal: number | null;
}

/** Habits that determine how well the athlete can be observed. */
interface Habits {
  missedWeighIns: number;
  missingLogs: number;
  partialLogs: number;
  dailyScatterKcal: number;
  weekendKcal: number;
  aimOffsetKcal: number;
  refeedDays: number;
  refeedKcal: number;
  /**
   * For under-reporters: true if the log hits the target and more is eaten; false if the target is eaten and less is
   * logged.
   */
  aimsByLog: boolean;
}

const between = (random: SeededRandom, low: number, high: number) =>
  low + (high - low) * random.next();

/** An athlete who starts a plan on day 0, observed for a number of days. */
export function simulateAthlete(
  random: SeededRandom,
  cohort: Cohort,
  days: number,
): SimulatedAthlete {
  const sex = cohort.onlyWomenWithCycle ? 'female' : random.pick(['male', 'female'] as const);
  const { body, metabolism, restingKcal } = newBody(random, sex);
  const formulaKcal = metabolism.maintenanceKcal + random.normal(0, 235);
  const habits = habitsOf(random, cohort.arm);
  const targets = targetsOf(random, cohort.arm, formulaKcal);
  const athlete: SimulatedAthlete = {
    ...{ sex, formulaKcal, restingKcal: restingKcal * (1 + random.normal(0, 0.05)) },
    fatKg: body.fatKg * (1 + random.normal(0, 0.15)),
    ...{ weighIns: [], intakes: [], loggedMaintenanceKcal: [] },
    intakeSteps: targets.map(({ from, kcal }) => ({
      from: addDays(FIRST_DAY, from),
      calories: Math.round(kcal),
      carbs: Math.round((0.42 * kcal) / 4),
    })),
  };
  const withCycle = sex === 'female' && (cohort.onlyWomenWithCycle || random.next() < 0.75);
  live(random, {
    athlete,
    body,
    metabolism,
    habits,
    targets,
    scale: scaleOf(random, withCycle),
    days,
    underReporting: cohort.underReporting,
  });
  return athlete;
}

interface Life {
  athlete: SimulatedAthlete;
  body: Body;
  metabolism: Metabolism;
  habits: Habits;
  targets: readonly Target[];
  scale: Scale;
  days: number;
  underReporting: number;
}

function live(random: SeededRandom, life: Life): void {
  const { athlete, metabolism, habits, scale, days, underReporting } = life;
  const readings = new ScaleReadings(random, scale);
  let body = life.body;
  for (let index = 0; index < days; index += 1) {
    const day = addDays(FIRST_DAY, index);
    const readingKg = readings.read(random, index, body.fatKg + body.leanKg);
    if (random.next() >= habits.missedWeighIns) {
      athlete.weighIns.push({ day, weightKg: Math.round(10 * readingKg) / 10 });
    }
    const { eatenKcal, loggedKcal } = eat(random, life, index);
    if (loggedKcal !== null) athlete.intakes.push({ day, intakeKcal: Math.round(loggedKcal) });
    const spentKcal = expenditureOf(body, metabolism, eatenKcal);
    athlete.loggedMaintenanceKcal.push(
      (1 - underReporting) * expenditureOf(body, metabolism, body.usualIntakeKcal),
    );
    readings.eat(eatenKcal - metabolism.maintenanceKcal);
    body = nextBody(random, body, metabolism, {
      eatenKcal,
      spentKcal: spentKcal + random.normal(0, 120),
    });
  }
}

/** A day's intake and its logged part; null for a day without a log. */
function eat(random: SeededRandom, { habits, targets, underReporting }: Life, index: number) {
  const isLogged = random.next() >= habits.missingLogs;
  const planned = plannedKcal(targets, habits, index);
  const intendedKcal = Math.max(600, planned + random.normal(0, habits.dailyScatterKcal));
  // On days without a log, people eat more, and less evenly.
  const wholeKcal = Math.max(600, intendedKcal + (isLogged ? 0 : random.normal(80, 300)));
  const scatter = underReporting > 0 ? random.normal(0, 0.04) : 0;
  const share = Math.min(0.5, Math.max(0, underReporting + scatter));
  const eatenKcal = habits.aimsByLog ? wholeKcal / (1 - share) : wholeKcal;
  if (!isLogged) return { eatenKcal, loggedKcal: null };
  const part = random.next() < habits.partialLogs ? between(random, 0.25, 0.7) : 1;
  const noted = habits.aimsByLog ? intendedKcal : (1 - share) * intendedKcal;
  return { eatenKcal, loggedKcal: part * noted };
}

function newBody(random: SeededRandom, sex: 'male' | 'female') {
  const isMale = sex === 'male';
  const weightKg = isMale ? between(random, 68, 105) : between(random, 52, 80);
  const fatShare = isMale ? between(random, 0.09, 0.24) : between(random, 0.17, 0.32);
  const fatKg = weightKg * fatShare;
  const leanKg = weightKg - fatKg;
  const restingKcal = 370 + 21.6 * leanKg;
  const maintenanceKcal = restingKcal * between(random, 1.4, 1.9);
  const metabolism: Metabolism = {
    ...{ maintenanceKcal, startFatKg: fatKg, startLeanKg: leanKg },
    adaptation: between(random, 0.05, 0.2),
    adaptationDays: between(random, 10, 20),
    leanShareMultiplier: between(random, 0.5, 1.2),
    movementKcalPerKg: between(random, 5, 12),
    driftKcal: between(random, 3, 9),
  };
  const body: Body = {
    fatKg,
    leanKg,
    adaptedKcal: 0,
    driftedKcal: 0,
    usualIntakeKcal: maintenanceKcal,
  };
  return { body, metabolism, restingKcal };
}

function habitsOf(random: SeededRandom, arm: Arm): Habits {
  return {
    missedWeighIns: between(random, 0.2, 0.4),
    missingLogs: between(random, 0, 0.25),
    partialLogs: 0.04,
    dailyScatterKcal: between(random, 120, 250),
    weekendKcal: between(random, 0, 250),
    aimOffsetKcal: random.normal(0, 80),
    refeedDays: arm === 'refeeds' ? random.integer(1, 2) : 0,
    refeedKcal: between(random, 500, 900),
    aimsByLog: random.next() < 0.5,
  };
}

interface Target {
  from: number;
  kcal: number;
}

/** The plan's targets from day 0 and, after the coach's change, from day 28. */
function targetsOf(random: SeededRandom, arm: Arm, formulaKcal: number): Target[] {
  const ways = {
    cut: [-between(random, 400, 700), -between(random, 100, 300)],
    refeeds: [-between(random, 500, 750), -between(random, 100, 250)],
    hold: [0, random.pick([-1, 1] as const) * between(random, 100, 250)],
    gain: [between(random, 150, 400), between(random, 100, 200)],
  } as const;
  const [start, change] = ways[arm];
  const first = Math.max(1200, formulaKcal + start);
  return [
    { from: 0, kcal: first },
    { from: PLAN_CHANGE_DAY, kcal: Math.max(1200, first + change) },
  ];
}

function plannedKcal(targets: readonly Target[], habits: Habits, index: number): number {
  const target = targets.findLast(({ from }) => from <= index)?.kcal ?? 0;
  const weekday = index % 7;
  const weekend = weekday >= 5 ? habits.weekendKcal : (-2 / 5) * habits.weekendKcal;
  const isRefeed = weekday === 6 || (weekday === 3 && habits.refeedDays > 1);
  const refeed = habits.refeedDays > 0 && isRefeed ? habits.refeedKcal : 0;
  return target + habits.aimOffsetKcal + weekend + refeed;
}
