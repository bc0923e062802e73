import { addDays, EXPENDITURE_READ_DAYS, extendRecord, seededRandom } from '@posedown/coaching';
import type { Figure } from '../figure.ts';
import {
  type Case,
  casesOn,
  isDiligent,
  noticedShare,
  planError,
  scoreOf,
  sigmasNoticing,
} from './score.ts';
import {
  type Cohort,
  FIRST_DAY,
  type SimulatedAthlete,
  simulateAthlete,
} from './simulated-athlete.ts';

const ATHLETES = 500;
const DAYS = [14, 21, 28, 42, 56] as const;
const COHORTS: readonly Cohort[] = [
  { name: 'cut', arm: 'cut', underReporting: 0 },
  { name: 'cut with refeeds', arm: 'refeeds', underReporting: 0 },
  { name: 'hold', arm: 'hold', underReporting: 0 },
  { name: 'gain', arm: 'gain', underReporting: 0 },
  { name: 'cut, women with a cycle', arm: 'cut', underReporting: 0, onlyWomenWithCycle: true },
  { name: 'cut, 10% not logged', arm: 'cut', underReporting: 0.1 },
  { name: 'cut, 20% not logged', arm: 'cut', underReporting: 0.2 },
];
/** Upper limits of the root-mean-square error, kcal a day. */
const GOALS: Record<string, Partial<Record<number, number>>> = {
  cut: { 28: 130, 42: 98, 56: 88 },
  'cut, women with a cycle': { 28: 130, 42: 100 },
  'cut, 20% not logged': { 28: 190, 42: 125 },
};
const NOTICE_DAY = 42;
const DILIGENT_SHARE = 0.6;

type Cases = Map<string, Map<number, Case[]>>;

/**
 * Accuracy of expenditure estimates from diary and scale for athletes with known expenditure: the product's filter,
 * the previous estimator, the formula, and 7,700 kcal per kilogram over 14 days, all for the same athletes.
 */
export async function measureExpenditure(): Promise<Figure[]> {
  const cases: Cases = new Map();
  for (const cohort of COHORTS) {
    const random = seededRandom(`bench-expenditure-${cohort.name}`);
    const days = Math.max(...DAYS) + 1;
    const athletes = Array.from({ length: ATHLETES }, () => simulateAthlete(random, cohort, days));
    cases.set(cohort.name, new Map(DAYS.map((day) => [day, casesOn(athletes, day)])));
  }
  return [...errors(cases), ...answers(cases), ...notices(cases), ...times()];
}

const percent = (share: number) => `${Math.round(100 * share)}%`;

function errors(cases: Cases): Figure[] {
  return [...cases].flatMap(([name, days]) =>
    [...days].map(([day, onDay]) => {
      const filter = scoreOf(onDay, 'filter');
      const previous = scoreOf(onDay, 'previous');
      const before =
        previous.answered > 0
          ? `previous ${Math.round(previous.rmse)} (band ${percent(previous.within95)}, answers ${percent(previous.answered)})`
          : 'previous: no answers';
      const goal = GOALS[name]?.[day];
      return {
        name: `${name}, day ${day}: error (RMSE)`,
        value: Math.round(filter.rmse),
        unit: 'kcal',
        beside: [
          ...(goal === undefined ? [] : [`goal ≤ ${goal}`]),
          `bias ${Math.round(filter.bias)}`,
          `95% band covers ${percent(filter.within95)}, 90% band ${percent(filter.within90)}`,
          before,
          `formula ${Math.round(scoreOf(onDay, 'formula').rmse)}`,
          `fixed 7,700 ${Math.round(scoreOf(onDay, 'fixed7700').rmse)}`,
        ].join('; '),
      };
    }),
  );
}

function answers(cases: Cases): Figure[] {
  const diligent = [...cases.values()].flatMap((days) =>
    [...days].flatMap(([day, onDay]) =>
      day < 21 ? [] : onDay.filter(({ athlete }) => isDiligent(athlete, day, DILIGENT_SHARE)),
    ),
  );
  return [
    {
      name: 'answers from day 21 on, at least 60% of days weighed and logged',
      value: 100 * scoreOf(diligent, 'filter').answered,
      unit: '%',
      beside: `goal ≥ 95%; previous ${percent(scoreOf(diligent, 'previous').answered)}`,
    },
  ];
}

/** Honest logs only. A notice is false if the plan's maintenance is within 50 kcal of the truth. */
function notices(cases: Cases): Figure[] {
  const honest = COHORTS.filter(
    ({ underReporting, onlyWomenWithCycle }) => underReporting === 0 && !onlyWomenWithCycle,
  );
  const onDay = honest.flatMap(({ name }) => cases.get(name)?.get(NOTICE_DAY) ?? []);
  const off = onDay.filter((one) => planError(one) >= 200 && planError(one) <= 300);
  const right = onDay.filter((one) => planError(one) < 50);
  return [
    {
      name: `plan off by 200–300 kcal noticed on day ${NOTICE_DAY}`,
      value: 100 * noticedShare(off, 'filter'),
      unit: '%',
      beside: `goal ≥ 75%; previous ${percent(noticedShare(off, 'previous'))}; ${off.length} athletes`,
    },
    {
      name: `plan within 50 kcal noticed all the same on day ${NOTICE_DAY}`,
      value: 100 * noticedShare(right, 'filter'),
      unit: '%',
      beside: `goal ≤ 5%; previous ${percent(noticedShare(right, 'previous'))}; ${right.length} athletes`,
    },
    {
      name: 'plan off by 200–300 kcal noticed, with the threshold at 5% of the right plans',
      value: 100 * noticedShare(off, 'filter', sigmasNoticing(right, 'filter', 0.05)),
      unit: '%',
      beside: `previous ${percent(noticedShare(off, 'previous', sigmasNoticing(right, 'previous', 0.05)))}`,
    },
  ];
}

/** Times for an athlete with the maximum number of days, rebuilt from scratch and extended by one day. */
function times(): Figure[] {
  const cohort = {
    name: 'long',
    arm: 'hold',
    underReporting: 0,
    onlyWomenWithCycle: true,
  } as const;
  const random = seededRandom('bench-expenditure-times');
  const athlete: SimulatedAthlete = simulateAthlete(random, cohort, EXPENDITURE_READ_DAYS);
  const { formulaKcal, fatKg, weighIns, intakes } = athlete;
  const input = { formulaKcal, fatKg, hasCycle: true, weighIns, intakes };
  const build = (days: number) => extendRecord(null, { ...input, today: addDays(FIRST_DAY, days) });
  const whole = medianMs(50, () => build(EXPENDITURE_READ_DAYS));
  const record = build(EXPENDITURE_READ_DAYS - 1);
  const today = addDays(FIRST_DAY, EXPENDITURE_READ_DAYS);
  const last = { ...input, weighIns: weighIns.slice(-1), intakes: intakes.slice(-1), today };
  const update = medianMs(2000, () => extendRecord(record, last));
  return [
    {
      name: 'one more day for one athlete, median',
      value: update,
      unit: 'ms',
      beside: 'goal < 2 ms',
    },
    { name: `${EXPENDITURE_READ_DAYS} days from scratch, median`, value: whole, unit: 'ms' },
  ];
}

function medianMs(times: number, run: () => unknown): number {
  const durations = Array.from({ length: times }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return durations.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN;
}
