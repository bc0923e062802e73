import { generateMealPlan, seededRandom } from '@posedown/coaching';
import highsLoader from 'highs';
import { worstDeviation } from '../packages/coaching/src/meals/assemble-plan.ts';
import type { MealPlanRequest } from '../packages/coaching/src/meals/generate-meal-plan.ts';
import { randomRequest } from '../packages/coaching/src/meals/testing/random-request.ts';
import { type Figure, median, percentile } from './figure.ts';
import { type RefereedDay, refereeDay } from './meal-referee.ts';

const ATHLETES = 10_000;
/** Probability of each restriction and allergy for an athlete. */
const EXCLUDED = 0.1;
/** Number of athletes, and of athletes whose day misses its targets, that are given to the solver: 2 s each. */
const REFEREED = 12;
const CLOSE = 0.01;

/**
 * How long a day of meals takes and how often it lands within 1% of every target, targets that contradict the
 * athlete's restrictions among them, compared with a mixed-integer solver that chooses from the same dishes and foods.
 */
export async function measureMeals(): Promise<Figure[]> {
  const random = seededRandom('bench-meals');
  const generated = Array.from({ length: ATHLETES }, () =>
    generateAndTime(randomRequest(random, EXCLUDED)),
  );
  const times = generated.map(({ ms }) => ms);
  const missed = generated.filter(({ worst }) => worst > CLOSE);
  const highs = await highsLoader();
  const referee = (days: typeof generated) =>
    days.slice(0, REFEREED).map(({ request }) => refereeDay(highs, request));
  const usual = referee(generated);
  const hard = referee(missed);
  return [
    { name: 'meal plan, median', value: median(times), unit: 'ms' },
    { name: 'meal plan, p99', value: percentile(times, 0.99), unit: 'ms' },
    { name: 'meal plan, slowest', value: Math.max(...times), unit: 'ms' },
    {
      name: 'meal plans within 1% of every macro',
      value: (100 * (ATHLETES - missed.length)) / ATHLETES,
      unit: '%',
      beside: `${missed.length} of ${ATHLETES} athletes missed`,
    },
    {
      name: 'HiGHS (gap 5%, at most 2 s), median',
      value: median(usual.map(({ ms }) => ms)),
      unit: 'ms',
      beside: `${closeAmong(usual)}; of those that the meal maker missed ${closeAmong(hard)}`,
    },
  ];
}

function generateAndTime(request: MealPlanRequest) {
  const startedAt = performance.now();
  const { deviations } = generateMealPlan(request);
  return { request, ms: performance.now() - startedAt, worst: worstDeviation(deviations) };
}

function closeAmong(days: readonly RefereedDay[]): string {
  return `${days.filter(({ worst }) => worst <= CLOSE).length} of ${days.length} within 1%`;
}
