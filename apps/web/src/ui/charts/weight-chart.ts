import { type CalendarDay, fromEpochDay, toEpochDay } from '@posedown/coaching';

/** One weigh-in, in the athlete's own unit. */
export interface WeightPoint {
  day: CalendarDay;
  weight: number;
  trend: number;
  /** The 95% band around the trend. A weigh-in may include water, and a trend lags behind. */
  low: number;
  high: number;
}

/** The planned range of the trend on a day, in the athlete's own unit. */
export interface CorridorPoint {
  day: CalendarDay;
  low: number;
  high: number;
}

/** The data of the chart, all in one unit. */
export interface WeightChartData {
  /** Oldest first; at least one. */
  points: readonly WeightPoint[];
  goal: number | null;
  /** Empty without a goal. */
  corridor: readonly CorridorPoint[];
  unit: string;
}

export type Domain = readonly [number, number];

const MIN_DAYS = 14;
/** A smaller range would make a glass of water look like a big change. */
const MIN_RANGE = 2;
/**
 * The data takes at least this share of the height. A goal farther away is only named at the edge.
 */
const MIN_DATA_SHARE = 0.3;
const HEADROOM = 0.08;

/**
 * The first and last epoch day of the chart: the range of the weigh-ins, but at least two weeks.
 */
export function dayDomain(points: readonly WeightPoint[]): Domain {
  const days = points.map(({ day }) => toEpochDay(day));
  const last = Math.max(...days);
  return [Math.min(...days, last - MIN_DAYS), last];
}

/**
 * The lowest and highest weight of the chart, including the band of the trend, and the goal unless
 * it would flatten the data.
 */
export function weightDomain({ points, goal }: WeightChartData): Domain {
  const values = points.flatMap(({ weight, low, high }) => [weight, low, high]);
  const [low, high] = widen(MIN_RANGE, [Math.min(...values), Math.max(...values)]);
  const withGoal: Domain =
    goal === null ? [low, high] : [Math.min(low, goal), Math.max(high, goal)];
  const fits = (high - low) / (withGoal[1] - withGoal[0]) >= MIN_DATA_SHARE;
  const [bottom, top] = fits ? withGoal : [low, high];
  const air = (top - bottom) * HEADROOM;
  return [bottom - air, top + air];
}

function widen(range: number, [low, high]: Domain): Domain {
  const missing = Math.max(0, range - (high - low)) / 2;
  return [low - missing, high + missing];
}

const STEPS_IN_DAYS = [1, 2, 7, 14, 28, 42, 84];

/** The days to label, counted back from the last one, at most `max`, oldest first. */
export function dayTicks([first, last]: Domain, max: number): CalendarDay[] {
  const step =
    STEPS_IN_DAYS.find((days) => Math.floor((last - first) / days) + 1 <= max) ?? last - first + 1;
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
