import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { NEW_DIET_DAYS, recentStart, tissueLoss } from './diet-water.ts';
import { isWithin, stablePeriods } from './stable-periods.ts';
import { dailyWeighIns, type WeighIn } from './weigh-ins.ts';
import { SLOPE_NEEDS, weightSlope } from './weight-slope.ts';

/** The trend of the safety limits. Source: the safety limits of the product, after Helms 2014. */
export const LOSS_WINDOW_DAYS = 14;
/** Minimum days from first to last weigh-in: one week says nothing about two. [our choice] */
const MIN_LOSS_SPAN_DAYS = 10;

/** The day of assessment, and earlier days that moved water. */
interface LoadContext {
  today: CalendarDay;
  /** Show and carb-load days. */
  loadDays: readonly CalendarDay[];
}

/** Loss is assessed on tissue, without the water of a diet's start (`science.md`, adaptive expenditure). */
interface LossContext extends LoadContext {
  /** As returned by `deficitStarts`. */
  dietStarts: readonly CalendarDay[];
}

/**
 * Days after a load or show on which the scale shows water: after a week the rebound still reads as a fast loss.
 * [our choice, 7–10]
 */
const LOAD_WATER_DAYS = 10;

/** The weigh-ins of each period without load water, the latest period first. */
const stableWeighInPeriods = (weighIns: readonly WeighIn[], { today, loadDays }: LoadContext) =>
  stablePeriods(today, loadDays, LOAD_WATER_DAYS).map((stretch) =>
    weighIns.filter(({ day }) => isWithin(stretch, day)),
  );

/** The weigh-ins since the last load's water is gone; empty until then. */
export const stableWeighIns = (weighIns: readonly WeighIn[], context: LoadContext): WeighIn[] =>
  stableWeighInPeriods(weighIns, context)[0] ?? [];

/**
 * The weigh-ins behind today's pace: two weeks up to the last one, or none if that is two weeks old. They end with
 * it rather than today, so that a pace only changes with a new weigh-in. Water from loads and post-show eating is
 * excluded.
 */
export const paceWeighIns = (weighIns: readonly WeighIn[], context: LoadContext): WeighIn[] =>
  lastWeeks(stableWeighIns(weighIns, context), context.today);

function lastWeeks(weighIns: readonly WeighIn[], today: CalendarDay): WeighIn[] {
  const last = weighIns.at(-1)?.day;
  if (last === undefined || daysBetween(last, today) >= LOSS_WINDOW_DAYS) return [];
  return weighIns.filter(({ day }) => daysBetween(day, last) < LOSS_WINDOW_DAYS);
}

/** A weighed loss, % of body weight a week; a loss is positive. */
export interface LossTrend {
  kind: 'loss';
  weeklyPercent: number;
  /** One standard error: possible water, shown with the figure. */
  doubtPercent: number;
}

/**
 * The two-week trend for the loss limits, with its uncertainty: ±0.35% a week from daily weigh-ins at 80 kg. Fewer
 * than ten days give no trend. In a diet's first six weeks it is the tissue loss over up to three weeks since its
 * start, from day 10 on.
 * @param weighIns oldest first
 */
export function lossTrend(weighIns: readonly WeighIn[], context: LossContext): Loss {
  return currentLoss(stableWeighIns(weighIns, context), context);
}

/**
 * The same for a plan created during a load's water: by the weigh-ins before it, since a loss that was too fast may
 * continue.
 */
export function lossForPlanning(weighIns: readonly WeighIn[], context: LossContext): Loss {
  const last = stableWeighInPeriods(weighIns, context).find(({ length }) => length > 0) ?? [];
  return currentLoss(last, context);
}

const startOf = (weighIns: readonly WeighIn[], { dietStarts, today }: LossContext) =>
  recentStart(dietStarts, weighIns.at(-1)?.day ?? today);

/** Until a new diet can be assessed, the earlier loss counts, since one that was too fast may continue. */
function currentLoss(weighIns: readonly WeighIn[], context: LossContext): Loss {
  const recent = lastWeeks(weighIns, context.today);
  const start = startOf(weighIns, context);
  if (start === undefined || recent.length === 0) return lossOf(recent);
  const last = weighIns.at(-1)?.day ?? start;
  const dietWeighIns = dailyWeighIns(
    weighIns.filter(({ day }) => day >= start && daysBetween(day, last) < NEW_DIET_DAYS.window),
  );
  const isLong = daysBetween(dietWeighIns[0]?.day ?? last, last) >= MIN_LOSS_SPAN_DAYS;
  if (!isLong || dietWeighIns.length < SLOPE_NEEDS.weighIns) {
    const before = weighIns.filter(({ day }) => day < start);
    const dietStarts = context.dietStarts.filter((day) => day < start);
    return currentLoss(before, { ...context, dietStarts });
  }
  const { kgPerWeek, standardErrorKg, meanWeightKg } = tissueLoss(dietWeighIns, start);
  return {
    kind: 'loss',
    weeklyPercent: (100 * kgPerWeek) / meanWeightKg,
    doubtPercent: (100 * standardErrorKg) / meanWeightKg,
  };
}

type Loss = LossTrend | NotEnoughData<'weighIns'>;

function lossOf(weighIns: readonly WeighIn[]): Loss {
  const slope = weightSlope(weighIns);
  if (slope.kind === 'not-enough-data' || slope.spanDays < MIN_LOSS_SPAN_DAYS) {
    return notEnoughData('weighIns');
  }
  const { kgPerWeek, standardErrorKg, meanWeightKg } = slope;
  return {
    kind: 'loss',
    weeklyPercent: (-100 * kgPerWeek) / meanWeightKg,
    doubtPercent: (100 * standardErrorKg) / meanWeightKg,
  };
}
