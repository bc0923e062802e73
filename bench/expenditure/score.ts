import { ESTIMATOR_NAMES, type EstimatorName, estimateOn } from './estimators.ts';
import { type Estimate, FIRST_DAY, type SimulatedAthlete } from './simulated-athlete.ts';

/** Standard deviations of a normal error that cover 95% and 90% of the cases. */
const SIGMAS_95 = 1.96;
const SIGMAS_90 = 1.645;

/** One athlete on one day: the truth, and each estimator's result. */
export interface Case {
  athlete: SimulatedAthlete;
  truthKcal: number;
  estimates: Record<EstimatorName, Estimate | null>;
}

export interface Score {
  rmse: number;
  bias: number;
  /** Share of athletes with an estimate; shares are 0–1. */
  answered: number;
  within95: number;
  within90: number;
}

export function casesOn(athletes: readonly SimulatedAthlete[], day: number): Case[] {
  return athletes.map((athlete) => ({
    athlete,
    truthKcal: athlete.loggedMaintenanceKcal[day] ?? Number.NaN,
    estimates: Object.fromEntries(
      ESTIMATOR_NAMES.map((name) => [name, estimateOn(name, athlete, day)]),
    ) as Case['estimates'],
  }));
}

/** An estimator's error on the cases for which it has a result. */
export function scoreOf(cases: readonly Case[], name: EstimatorName): Score {
  const answered = cases.flatMap(({ truthKcal, estimates }) => {
    const estimate = estimates[name];
    return estimate ? [{ off: estimate.kcal - truthKcal, sdKcal: estimate.sdKcal ?? 0 }] : [];
  });
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const within = (sigmas: number) =>
    mean(answered.map(({ off, sdKcal }) => (Math.abs(off) <= sigmas * sdKcal ? 1 : 0)));
  return {
    rmse: Math.sqrt(mean(answered.map(({ off }) => off ** 2))),
    bias: mean(answered.map(({ off }) => off)),
    answered: answered.length / cases.length,
    within95: within(SIGMAS_95),
    within90: within(SIGMAS_90),
  };
}

/** How far the plan's maintenance, the formula, is from the estimate, in standard deviations; 0 without an answer. */
function planSigmas({ athlete, estimates }: Case, name: EstimatorName): number {
  const estimate = estimates[name];
  if (!estimate?.sdKcal) return 0;
  return Math.abs(estimate.kcal - athlete.formulaKcal) / estimate.sdKcal;
}

/** The share of cases in which the plan is noticed because it is outside the 95% band. */
export const noticedShare = (cases: readonly Case[], name: EstimatorName, sigmas = SIGMAS_95) =>
  cases.filter((one) => planSigmas(one, name) > sigmas).length / cases.length;

/** The threshold above which only this share of cases is noticed. */
export function sigmasNoticing(cases: readonly Case[], name: EstimatorName, share: number): number {
  const sigmas = cases.map((one) => planSigmas(one, name)).toSorted((one, other) => other - one);
  return sigmas[Math.floor(share * sigmas.length)] ?? Number.NaN;
}

/** Error of the plan's maintenance, kcal a day. */
export const planError = ({ athlete, truthKcal }: Case) =>
  Math.abs(athlete.formulaKcal - truthKcal);

/** Whether an athlete weighed in and logged on at least this share of the days before. */
export function isDiligent({ weighIns, intakes }: SimulatedAthlete, day: number, share: number) {
  const before = (one: { day: string }) =>
    (Date.parse(one.day) - Date.parse(FIRST_DAY)) / 86_400_000 < day;
  const minDays = share * day;
  return weighIns.filter(before).length >= minDays && intakes.filter(before).length >= minDays;
}
