import { type CalendarDay, fromEpochDay, toEpochDay } from '@posedown/coaching';

/** One weigh-in in the athlete's own unit. */
export interface WeightPoint {
  day: CalendarDay;
  weight: number;
  trend: number;
  /** The 95 % band about the trend: what was weighed may be water, and a trend lags behind. */
  low: number;
  high: number;
}

/** Where the trend may run on a day, in the athlete's own unit. */
export interface CorridorPoint {
  day: CalendarDay;
  low: number;
  high: number;
}

/** Everything that the chart draws, in one unit. */
export interface WeightChartData {
  /** Oldest first; at least one. */
  points: readonly WeightPoint[];
  goal: number | null;
  /** Empty where there is no goal to walk towards. */
  corridor: readonly CorridorPoint[];
  unit: string;
}

export type Domain = readonly [number, number];

const LEAST_DAYS = 14;
/** A smaller range would make a cliff of the water in a glass. */
const LEAST_RANGE = 2;
/** The data keeps at least this share of the height; a goal further off is named at the edge. */
const LEAST_DATA_SHARE = 0.3;
const HEADROOM = 0.08;

/** First and last epoch day of the chart: the days weighed, and never fewer than two weeks. */
export function dayDomain(points: readonly WeightPoint[]): Domain {
  const days = points.map(({ day }) => toEpochDay(day));
  const last = Math.max(...days);
  return [Math.min(...days, last - LEAST_DAYS), last];
}

/** Lowest and highest weight of the chart, the band of the trend in it; the goal is where it does not squash. */
export function weightDomain({ points, goal }: WeightChartData): Domain {
  const values = points.flatMap(({ weight, low, high }) => [weight, low, high]);
  const [low, high] = atLeast(LEAST_RANGE, [Math.min(...values), Math.max(...values)]);
  const withGoal: Domain =
    goal === null ? [low, high] : [Math.min(low, goal), Math.max(high, goal)];
  const fits = (high - low) / (withGoal[1] - withGoal[0]) >= LEAST_DATA_SHARE;
  const [bottom, top] = fits ? withGoal : [low, high];
  const air = (top - bottom) * HEADROOM;
  return [bottom - air, top + air];
}

function atLeast(range: number, [low, high]: Domain): Domain {
  const missing = Math.max(0, range - (high - low)) / 2;
  return [low - missing, high + missing];
}

const STEPS_IN_DAYS = [1, 2, 7, 14, 28, 42, 84];

/** Days to label, counted back from the last one, no more than `most`, oldest first. */
export function dayTicks([first, last]: Domain, most: number): CalendarDay[] {
  const step =
    STEPS_IN_DAYS.find((days) => Math.floor((last - first) / days) + 1 <= most) ?? last - first + 1;
  const ticks: CalendarDay[] = [];
  for (let day = last; day >= first; day -= step) ticks.unshift(fromEpochDay(day));
  return ticks;
}

/** The point nearest to an epoch day; undefined only without points. */
export function nearestPoint(
  points: readonly WeightPoint[],
  epochDay: number,
): WeightPoint | undefined {
  const distance = ({ day }: WeightPoint) => Math.abs(toEpochDay(day) - epochDay);
  return points.reduce<WeightPoint | undefined>(
    (nearest, point) => (nearest && distance(nearest) <= distance(point) ? nearest : point),
    undefined,
  );
}
