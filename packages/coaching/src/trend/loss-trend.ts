import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { NEW_DIET_DAYS, recentStart, tissueLoss } from './diet-water.ts';
import { isWithin, stillStretches } from './still-stretches.ts';
import { dailyWeighIns, type WeighIn } from './weigh-ins.ts';
import { SLOPE_NEEDS, weightSlope } from './weight-slope.ts';

/** The trend of the safety limits. Source: the safety limits of the product, after Helms 2014. */
export const LOSS_WINDOW_DAYS = 14;
/** The minimum days from first to last weigh-in: one week says nothing about two. [our choice] */
const LEAST_LOSS_SPAN_DAYS = 10;

/** The day of assessment, and the earlier days that moved water. */
interface Judged {
  today: CalendarDay;
  /** The days of a show or a carbohydrate load. */
  loadDays: readonly CalendarDay[];
}

/** Loss is assessed on tissue: a diet start's water is taken out (`science.md`, adaptive expenditure). */
interface JudgedLoss extends Judged {
  /** As `deficitStarts` finds them. */
  dietStarts: readonly CalendarDay[];
}

/** Days from a load or a show on in which the scale shows water: after a week the rebound still reads as a fast loss. [our choice, 7–10] */
const LOAD_WATER_DAYS = 10;

/** The weigh-ins of each stretch that no load moved, those up to today first. */
const stillOnes = (weighIns: readonly WeighIn[], { today, loadDays }: Judged) =>
  stillStretches(today, loadDays, LOAD_WATER_DAYS).map((stretch) =>
    weighIns.filter(({ day }) => isWithin(stretch, day)),
  );

/** The weigh-ins since the water of the last load is gone; none until then. */
export const stillWeighIns = (weighIns: readonly WeighIn[], judged: Judged): WeighIn[] =>
  stillOnes(weighIns, judged)[0] ?? [];

/**
 * The weigh-ins behind today's pace: two weeks up to the last one, none if that is two weeks old. They end with it
 * rather than today, so a pace only changes with a new weigh-in. Water from loads and post-show eating is excluded.
 */
export const paceWeighIns = (weighIns: readonly WeighIn[], judged: Judged): WeighIn[] =>
  lastWeeks(stillWeighIns(weighIns, judged), judged.today);

function lastWeeks(weighIns: readonly WeighIn[], today: CalendarDay): WeighIn[] {
  const last = weighIns.at(-1)?.day;
  if (last === undefined || daysBetween(last, today) >= LOSS_WINDOW_DAYS) return [];
  return weighIns.filter(({ day }) => daysBetween(day, last) < LOSS_WINDOW_DAYS);
}

/** A loss as it was weighed, % of body weight a week; a loss is positive. */
export interface LossTrend {
  kind: 'loss';
  weeklyPercent: number;
  /** One standard error: possible water, shown with the figure. */
  doubtPercent: number;
}

/**
 * The two-week trend for the loss limits, with its uncertainty: ±0.35 % a week from daily weigh-ins at 80 kg. Fewer
 * than ten days are no trend. In a diet's first six weeks it is tissue loss over up to three weeks since its start,
 * from day 10 on.
 * @param weighIns oldest first
 */
export function lossTrend(weighIns: readonly WeighIn[], judged: JudgedLoss): Loss {
  return lossSince(stillWeighIns(weighIns, judged), judged);
}

/**
 * The same for a plan made during a load's water: by the weigh-ins before it, since a loss that was too fast may
 * continue.
 */
export function lossToPlanBy(weighIns: readonly WeighIn[], judged: JudgedLoss): Loss {
  const last = stillOnes(weighIns, judged).find(({ length }) => length > 0) ?? [];
  return lossSince(last, judged);
}

const startOf = (weighIns: readonly WeighIn[], { dietStarts, today }: JudgedLoss) =>
  recentStart(dietStarts, weighIns.at(-1)?.day ?? today);

/** Until a new diet can be assessed, the earlier loss counts: one that was too fast may continue. */
function lossSince(weighIns: readonly WeighIn[], judged: JudgedLoss): Loss {
  const recent = lastWeeks(weighIns, judged.today);
  const start = startOf(weighIns, judged);
  if (start === undefined || recent.length === 0) return lossOf(recent);
  const last = weighIns.at(-1)?.day ?? start;
  const since = dailyWeighIns(
    weighIns.filter(({ day }) => day >= start && daysBetween(day, last) < NEW_DIET_DAYS.window),
  );
  const isLong = daysBetween(since[0]?.day ?? last, last) >= LEAST_LOSS_SPAN_DAYS;
  if (!isLong || since.length < SLOPE_NEEDS.weighIns) {
    const before = weighIns.filter(({ day }) => day < start);
    const dietStarts = judged.dietStarts.filter((day) => day < start);
    return lossSince(before, { ...judged, dietStarts });
  }
  const { kgPerWeek, standardErrorKg, meanWeightKg } = tissueLoss(since, start);
  return {
    kind: 'loss',
    weeklyPercent: (100 * kgPerWeek) / meanWeightKg,
    doubtPercent: (100 * standardErrorKg) / meanWeightKg,
  };
}

type Loss = LossTrend | NotEnoughData<'weighIns'>;

function lossOf(weighIns: readonly WeighIn[]): Loss {
  const slope = weightSlope(weighIns);
  if (slope.kind === 'not-enough-data' || slope.spanDays < LEAST_LOSS_SPAN_DAYS) {
    return notEnoughData('weighIns');
  }
  const { kgPerWeek, standardErrorKg, meanWeightKg } = slope;
  return {
    kind: 'loss',
    weeklyPercent: (-100 * kgPerWeek) / meanWeightKg,
    doubtPercent: (100 * standardErrorKg) / meanWeightKg,
  };
}
