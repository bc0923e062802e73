import { addDays, type CalendarDay } from '../../calendar/calendar-day.ts';
import type { SeededRandom } from '../../random/seeded.ts';
import { LOSS_RATE_LIMITS } from '../../safety/body-checks.ts';
import { lossTrend } from '../loss-trend.ts';
import type { WeighIn } from '../weigh-ins.ts';

const START: CalendarDay = '2026-03-02';
/** The last simulated day of a diet that starts on day 0. */
const LAST_DAY = 35;
/** The limit applies to a loss after two weeks, and detection may take this many more days. */
const TRUE_FROM_DAY = 14;
export const DETECTED_WITHIN_DAYS = 5;

/**
 * Weigh-ins of a diet's first weeks: steady tissue loss, 0.9 ± 0.5 kg of water per 80 kg within 2.5–5 days
 * (e-folding), scatter of 0.4–0.7 kg with a daily correlation of 0.4, 70–100% of the days weighed.
 */
function simulateDieter(random: SeededRandom, percentAWeek: readonly [number, number]) {
  const between = (min: number, max: number) => min + (max - min) * random.next();
  const weightKg = between(55, 105);
  const percent = between(...percentAWeek);
  const waterKg = (Math.max(0, random.normal(0.9, 0.5)) * weightKg) / 80;
  const decayDays = between(2.5, 5);
  const scatterKg = between(0.4, 0.7);
  const weighedShare = between(0.7, 1);
  const carriedOver = 0.4;
  let scatter = random.normal(0, scatterKg);
  const weighIns: WeighIn[] = [];
  for (let day = 0; day <= LAST_DAY; day += 1) {
    if (day > 0) {
      const fresh = random.normal(0, scatterKg * Math.sqrt(1 - carriedOver ** 2));
      scatter = carriedOver * scatter + fresh;
    }
    if (day > 0 && random.next() > weighedShare) continue;
    const lostKg = ((percent / 100) * weightKg * day) / 7;
    const driedKg = waterKg * (1 - Math.exp(-day / decayDays));
    weighIns.push({ day: addDays(START, day), weightKg: weightKg - lostKg - driedKg + scatter });
  }
  return weighIns;
}

/** A loss limit, % a week. */
type Limit = keyof typeof LOSS_RATE_LIMITS;

/**
 * Whether a limit stops a dieter on a day of their diet.
 * @param knowsStart false to ignore the diet's water, as before it was modeled
 */
function isStopped(weighIns: readonly WeighIn[], day: number, limit: Limit, knowsStart: boolean) {
  const today = addDays(START, day);
  const available = weighIns.filter((weighIn) => weighIn.day <= today);
  const dietStarts = knowsStart ? [START] : [];
  const loss = lossTrend(available, { today, loadDays: [], dietStarts });
  return loss.kind === 'loss' && loss.weeklyPercent > LOSS_RATE_LIMITS[limit];
}

export const DAYS_OF_DIET = [14, 21, 28, LAST_DAY] as const;

/** The share of dieters who lose as planned, 0.5–1% of tissue a week, but are stopped on a given day. */
export function falselyStoppedShare(
  random: SeededRandom,
  { dieters, day, knowsStart = true }: { dieters: number; day: number; knowsStart?: boolean },
): number {
  const stopped = Array.from({ length: dieters }, () =>
    isStopped(simulateDieter(random, [0.5, 1]), day, 'blockPercent', knowsStart),
  );
  return stopped.filter(Boolean).length / dieters;
}

/** The share of too-fast losers a limit catches between day 10 and five days after two weeks of it. */
export function caughtShare(
  random: SeededRandom,
  { dieters, percentAWeek, limit = 'blockPercent' }: CaughtQuery,
): number {
  const last = TRUE_FROM_DAY + DETECTED_WITHIN_DAYS;
  const days = Array.from({ length: last - 9 }, (_, index) => 10 + index);
  const caught = Array.from({ length: dieters }, () => {
    const weighIns = simulateDieter(random, percentAWeek);
    return days.some((day) => isStopped(weighIns, day, limit, true));
  });
  return caught.filter(Boolean).length / dieters;
}

interface CaughtQuery {
  dieters: number;
  percentAWeek: readonly [number, number];
  limit?: Limit;
}
